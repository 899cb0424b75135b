"""Agents that show what the suite measures: ``badbones suite run docs/tools/suite/controls.py:OpenLoop --out DIR``.

``OpenLoop`` does not look at the board: a benchmark that it scores on rewards memorised sequences (as SMAC did).
``Specialist`` is strong with copies of itself and useless with strangers: its self-play gap must show that.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from badbones_agents.registry import make_agent
from numpy.typing import NDArray

ROUNDS = 64


class OpenLoop:
    """Plays by the round only: in every round a fixed order of preference among all actions."""

    def __init__(self, *, variant: int = 0) -> None:
        self._rng_seed = variant

    def choose(self, batch: Any, seat_mask: NDArray[np.bool_]) -> None:
        preference = np.random.default_rng([7, self._rng_seed]).random((ROUNDS, batch.n_actions))
        rows = preference[batch.states["round_no"] % ROUNDS]  # (games, actions)
        ranked = np.where(batch.masks, rows[:, None, :], -1.0)
        batch.actions[seat_mask] = ranked.argmax(axis=2)[seat_mask]


class Specialist:
    """Plays like guardian where it holds every seat, like passive where it does not."""

    def __init__(self) -> None:
        self._expert, self._novice = make_agent("guardian"), make_agent("passive")
        self._alone: dict[int, bool] = {}  # by the number of the game: does it hold every seat?

    def choose(self, batch: Any, seat_mask: NDArray[np.bool_]) -> None:
        for row in np.flatnonzero((batch.states["clock"] == 0) & seat_mask.any(axis=1)).tolist():
            self._alone[int(batch.index[row])] = bool(seat_mask[row].all())
        alone = np.array([self._alone.get(index, False) for index in batch.index.tolist()])
        for agent, rows in ((self._expert, alone), (self._novice, ~alone)):
            theirs = seat_mask & rows[:, None]
            if theirs.any():
                agent.choose(batch, theirs)
