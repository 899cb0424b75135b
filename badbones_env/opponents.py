"""The players of the seats that do not learn in a single-agent environment.

An opponent is a ``Player``, an object with ``choose(batch, seat_mask)`` (see ``batch``), or the spec of an agent, such
as ``guardian`` or ``mcts:ms=20``. ``random`` is built in. All others are made by the registry of agents, which this
package knows only as an entry point (group ``badbones.registry``).
"""

from __future__ import annotations

from importlib.metadata import entry_points

import numpy as np
from numpy.typing import NDArray

from ._engine.kernels import Thread, choose_listed, choose_random
from .batch import Batch, Player
from .errors import OptionError
from .rules.chance import WORD

REGISTRY = "badbones.registry"
ONE_THREAD = 2048  # up to this many choices one thread is faster than two


class RandomOpponent:
    """Uniformly random legal actions, compiled; a function of (seed, game number, seat, step)."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        low, high = self.seed & WORD, self.seed >> 32

        def work(thread: Thread) -> None:
            if len(batch.choices):
                choose_listed(
                    batch.states, batch.actions, seat_mask, batch.index, low, high, batch.choices, batch.sizes, thread
                )
            else:
                choose_random(batch.states, batch.spec.tables, batch.actions, seat_mask, batch.index, low, high, thread)

        batch.team.run(work, single_threaded=int(np.count_nonzero(seat_mask)) < ONE_THREAD)


def make_opponent(opponent: str | Player) -> Player:
    """An opponent by its spec (with the seed 0), or the object itself."""
    if not isinstance(opponent, str):
        if not callable(getattr(opponent, "choose", None)):
            raise OptionError(
                "an opponent is the spec of an agent such as 'guardian', or an object with choose(batch, seat_mask); "
                f"not {opponent!r}"
            )
        return opponent
    if opponent.strip() == "random":
        return RandomOpponent()
    for registry in entry_points(group=REGISTRY, name="make_agent"):
        player: Player = registry.load()(opponent)
        return player
    raise OptionError(
        f"there is no agent {opponent!r}: all but random come from badbones_agents, which is not installed "
        "(in a checkout: pip install -e .)"
    )
