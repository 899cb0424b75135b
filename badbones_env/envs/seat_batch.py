"""One seat of every game learns, the others are played: what the single-agent environments stand on."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..batch import Player
from ..config import GameConfig
from ..errors import IllegalChoiceError, OptionError, whole_numbers
from ..opponents import make_opponent
from ..rules.constants import NOTHING, OVER
from ..simulator import Simulator
from ..table import OUTSIDE, Hook, Table


class SeatBatch:
    """``games`` games seen from one seat. Steps in which the seat has no decision are skipped.

    ``opponents`` is a name or object for all other seats, or a list of them: row g, seat p is then played by number
    ``(g + p) % len(opponents)``. Arrays are those of the simulator: row i is the learner of game i. ``illegal``: as in
    ``Simulator.step``, for learners and opponents.
    """

    def __init__(
        self,
        config: GameConfig,
        games: int,
        seed: int,
        *,
        seat: int = 0,
        opponents: str | Player | Sequence[str | Player] = "random",
        hooks: Sequence[Hook] = (),
        illegal: str = "error",
        **options: Any,
    ) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < config.players:
            raise OptionError(f"seat must be from 0 to {config.players - 1}, not {seat!r}")
        self.seat = seat
        self.sim = Simulator(config, games, seed, **options)
        if not isinstance(opponents, Sequence) or isinstance(opponents, str):
            opponents = [opponents]
        players = [make_opponent(opponent) for opponent in opponents]
        if not players:
            raise OptionError("opponents must name at least one opponent")
        seats = (np.arange(games)[:, None] + np.arange(config.players)) % len(players)
        seats[:, seat] = OUTSIDE
        self.table = Table(self.sim, players, seats, *hooks, illegal=illegal)
        self._faulty = [player for player in players if hasattr(player, "faults")]
        self._actions = np.zeros(seats.shape, np.int64)  # only the learners' column is read
        self.rewards = np.zeros(games, np.float32)
        self.terminated = np.zeros(games, np.bool_)
        self.truncated = np.zeros(games, np.bool_)
        self.replaced = np.zeros(games, np.bool_)  # with illegal="replace": what the learner chose was not legal
        self._catch_up()

    @property
    def observations(self) -> NDArray[np.uint8]:
        """What the learners see: (games, size), a view."""
        return self.sim.observations[:, self.seat]

    @property
    def masks(self) -> NDArray[np.bool_]:
        """The learners' legal actions: (games, actions), a view."""
        return self.sim.masks[:, self.seat]

    def reset(self, seed: int | list[int] | None = None) -> None:
        """Begin all games anew."""
        self.sim.reset(seed)
        self._catch_up()

    def reset_rows(self, rows: NDArray[np.bool_]) -> None:
        """Begin the next game in the marked rows."""
        self.sim.reset_rows(rows)
        rewards, flags = self.rewards.copy(), (self.terminated.copy(), self.truncated.copy())
        self._catch_up()
        # what the finished games gave is for the caller to read
        self.rewards[:], self.terminated[:], self.truncated[:] = rewards, *flags

    def step(self, actions: ArrayLike) -> None:
        """The learners' choices in, their rewards and flags out; games that are over rest."""
        self._actions[:, self.seat] = whole_numbers(actions, (self.sim.games,), "actions", IllegalChoiceError)
        if self.table.step(self._actions):
            self.rewards[:] = self.sim.rewards[:, self.seat]
            self.terminated[:] = self.sim.terminated
            self.truncated[:] = self.sim.truncated
            self.replaced[:] = self.sim.replaced[:, self.seat]
            self._catch_up()
            if self._faulty:
                self._warn_of_faults()
        else:  # all games are over
            for array in (self.rewards, self.terminated, self.truncated, self.replaced):
                array[:] = 0

    def _warn_of_faults(self) -> None:
        """Warn of the first fault of an opponent: with random choices in the place of its own it teaches nothing."""
        for player in [opponent for opponent in self._faulty if opponent.faults]:
            first = player.faults[0]
            name = getattr(player, "spec", "") or type(player).__name__
            warnings.warn(
                f"the opponent {name} forfeits choices, the first by {first.kind}: {first.message}",
                RuntimeWarning,
                stacklevel=4,
            )
            self._faulty.remove(player)

    def _catch_up(self) -> None:
        """Play on where the learner has nothing to decide; what that brings is added to rewards and flags."""
        rows = self._waiting(np.flatnonzero(self.sim.states["decision"][:, self.seat] == NOTHING))
        while len(rows):
            row_mask = np.zeros(self.sim.games, np.bool_)
            row_mask[rows] = True
            self.table.step(rows=row_mask)
            self.rewards[rows] += self.sim.rewards[rows, self.seat]
            self.terminated[rows] |= self.sim.terminated[rows]
            self.truncated[rows] |= self.sim.truncated[rows]
            rows = self._waiting(rows)

    def _waiting(self, rows: NDArray[np.intp]) -> NDArray[np.intp]:
        """Those of these games that go on without the learner for now."""
        states = self.sim.states
        waiting: NDArray[np.bool_] = (states["decision"][rows, self.seat] == NOTHING) & (states["phase"][rows] != OVER)
        return rows[waiting]
