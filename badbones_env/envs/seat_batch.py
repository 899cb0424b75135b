"""One seat of every game learns, the others are played: what the single-agent environments stand on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..batch import Player
from ..config import GameConfig
from ..errors import IllegalChoiceError, OptionError
from ..opponents import make_opponent
from ..rules.constants import OVER
from ..simulator import Simulator


class SeatBatch:
    """``games`` games seen from one seat. Steps in which the seat has nothing to decide are made without asking.

    ``opponents`` is a name or object for all other seats, or a list of them: row g, seat p is then played by number
    ``(g + p) % len(opponents)``. Arrays are those of the simulator: row i is the learner of game i.
    """

    def __init__(
        self,
        config: GameConfig,
        games: int,
        seed: int,
        *,
        seat: int = 0,
        opponents: str | Player | Sequence[str | Player] = "random",
        **options: Any,
    ) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < config.players:
            raise OptionError(f"seat must be from 0 to {config.players - 1}, not {seat!r}")
        self.seat = seat
        self.sim = Simulator(config, games, seed, **options)
        given = opponents if isinstance(opponents, Sequence) and not isinstance(opponents, str) else [opponents]
        if not given:
            raise OptionError("opponents must name at least one opponent")
        made = [make_opponent(opponent) for opponent in given]
        turn = (np.arange(games)[:, None] + np.arange(config.players)) % len(made)
        turn[:, seat] = -1
        self._others = [(opponent, turn == k) for k, opponent in enumerate(made)] if config.players > 1 else []
        self.rewards = np.zeros(games, np.float32)
        self.terminated = np.zeros(games, np.bool_)
        self.truncated = np.zeros(games, np.bool_)
        self._catch_up()

    @property
    def observations(self) -> NDArray[np.uint8]:
        """What the learners see: (games, size), a view."""
        return self.sim.observations[:, self.seat]

    @property
    def masks(self) -> NDArray[np.bool_]:
        """The learners' legal actions: (games, actions), a view."""
        return self.sim.masks[:, self.seat]

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew."""
        self.sim.reset(seed)
        self._catch_up()

    def renew(self, rows: NDArray[np.bool_]) -> None:
        """Begin the next game in the marked rows."""
        self.sim.renew(rows)
        rewards, flags = self.rewards.copy(), (self.terminated.copy(), self.truncated.copy())
        self._catch_up()
        # what the finished games gave is for the caller to read
        self.rewards[:], self.terminated[:], self.truncated[:] = rewards, *flags

    def step(self, actions: ArrayLike, illegal: str = "error") -> None:
        """The learners' choices in, their rewards and flags out; games that are over rest."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.sim.games,) or chosen.dtype.kind not in "iu":
            raise IllegalChoiceError(f"actions must be {self.sim.games} whole numbers, not {actions!r:.200}")
        for opponent, seats in self._others:
            opponent.choose(self.sim, seats)
        row = self.sim.actions.astype(np.int64)
        row[:, self.seat] = chosen
        row[self.sim.states["phase"] == OVER] = 0
        self.sim.step(row, illegal=illegal)
        self.rewards[:] = self.sim.rewards[:, self.seat]
        self.terminated[:] = self.sim.terminated
        self.truncated[:] = self.sim.truncated
        self._catch_up()

    def _catch_up(self) -> None:
        """Play on where the learner has nothing to decide; what that brings is added to rewards and flags."""
        while True:
            waiting = self.masks[:, 0].copy()  # only ``wait`` is legal: nothing to decide, or the game is over
            rows = np.flatnonzero(waiting)
            waiting[rows] = self.sim.states["phase"][rows] != OVER
            if not waiting.any():
                return
            for opponent, seats in self._others:
                opponent.choose(self.sim, seats & waiting[:, None])
            self.sim.actions[:, self.seat] = 0
            self.sim.step(rows=waiting)
            self.rewards[waiting] += self.sim.rewards[waiting, self.seat]
            self.terminated[waiting] |= self.sim.terminated[waiting]
            self.truncated[waiting] |= self.sim.truncated[waiting]
