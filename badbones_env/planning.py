"""Planning: copies of a game with chance of their own, in which choices are tried out.

A planner must not see the future: what will be drawn is decided by the game's key, so copies get keys of their own. Two
copies with the same *number* have the same future whatever is chosen in them, so that choices can be compared on the
same luck.

    futures = Futures(config, rows=len(legal) * 8)
    futures.fill(batch, row, numbers=np.tile(np.arange(8), len(legal)))
    futures.play(player, rounds=3, first={seat: np.repeat(legal, 8)})
    worth = futures.value[:, seat].reshape(len(legal), 8).mean(axis=1)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .batch import Batch, Player
from .config import GameConfig
from .errors import OptionError
from .game import Game
from .rules.chance import WORD
from .rules.constants import NOTHING, OVER
from .rules.state import copy_states
from .simulator import Simulator


class Futures:
    """Room for ``rows`` copies of a game, played on side by side. ``sim`` is the simulator that holds them.

    ``value`` (rows, players) is what became of them: the outcome (1, -1, ...; 0 while nothing is decided) and how
    everybody stands, as the shaped reward counts it, against the start of a game.
    """

    def __init__(self, config: GameConfig, rows: int, *, threads: int | None = 1, **options: Any) -> None:
        """``options`` are those of ``Simulator``, such as ``decisions="core"``."""
        self.sim = Simulator(config, rows, reward="shaped", threads=threads, **{"masks": False, **options})
        self._standing = self.sim._standing.copy()
        self.value: NDArray[np.float32] = np.zeros_like(self.sim.rewards)

    def fill(self, source: Game | Batch, row: int = 0, *, numbers: ArrayLike | None = None, seed: int = 0) -> None:
        """Copy a game, or this row of a batch, into all rows; row k gets the future with the number ``numbers[k]``
        (by default k) of the seed. Players that have chance of their own get the same for the same number, too."""
        sim = self.sim
        states = source._state if isinstance(source, Game) else source.states[row : row + 1]
        copy_states(np.repeat(states, sim.games), sim.states)
        future = np.arange(sim.games) if numbers is None else np.asarray(numbers)
        if future.shape != (sim.games,) or future.dtype.kind not in "iu":
            raise OptionError(f"numbers must be {sim.games} whole numbers, one for each row")
        sim.states["key"] = np.stack([future & WORD, np.full(sim.games, seed & WORD)], axis=1)
        sim.states["drawn"] = 0
        sim.index[:] = future
        sim._standing[:] = self._standing
        self.value[:] = 0
        sim.refresh()

    @property
    def running(self) -> NDArray[np.bool_]:
        """(rows,) the games that are not over."""
        return np.asarray(self.sim.states["phase"] != OVER)

    def step(self, actions: ArrayLike, rows: NDArray[np.bool_] | None = None) -> None:
        """One step of all games, or of some: an action for every (row, seat), 0 where a seat has nothing to decide."""
        rows = self.running if rows is None else rows
        self.sim.step(actions, rows=rows, check=False)
        self.value[rows] += self.sim.rewards[rows]

    def play(self, player: Player, rounds: int = 0, first: Mapping[int, ArrayLike] | None = None) -> None:
        """Play on with one player on all seats, to the end or for ``rounds`` rounds. ``first``: the actions (rows,) of
        some seats in the first step."""
        sim = self.sim
        last = sim.states["round_no"] + rounds
        while True:
            rows = self.running & (sim.states["round_no"] < last) if rounds else self.running
            if not rows.any():
                return
            asked = rows[:, None] & (sim.states["decision"][:, : sim.config.players] != NOTHING)
            sim.actions.fill(0)
            player.choose(sim, asked)
            for seat, actions in (first or {}).items():
                sim.actions[:, seat] = actions
            first = None
            self.step(sim.actions, rows)
