"""How games stand or have ended: who won, who came in which place, with how many points, what ended it for the others.

This is the one place that says so, for ``Game``, environments, tournaments and experiments. ``Outcomes`` are those of a
batch, as arrays with a row for each game; ``Outcome`` is one of them, in plain numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ._engine.game_spec import GameSpec
from ._engine.kernels import Thread, write_points
from .rules.constants import TRUNCATED
from .rules.scoring import POINT

CAUSES: Final = ("", "tower", "village", "both", "emperor")
"""What eliminated a seat (co-op: lost the game), by number; "" = nothing did."""


@dataclass(frozen=True)
class Outcome:
    """How a game stands or has ended. ``rounds``: the present round, or the one in which the game ended."""

    over: bool
    truncated: bool  # cut off undecided by max_rounds
    winners: tuple[int, ...]
    eliminated: tuple[int, ...]  # co-op: nobody, a team loses together
    scores: tuple[int, ...]  # points by E2, 0 for the eliminated and in co-op
    rounds: int


class Outcomes:
    """The outcomes of some games as they stand now, each figure an array that is computed on first use.

    >>> from badbones_env import Simulator
    >>> sim = Simulator({"players": 3}, games=5, seed=7)
    >>> sim.play(seed=1)["games"]
    5
    >>> sim.outcomes().won.shape
    (5, 3)
    >>> sim.outcomes()[0].over
    True
    """

    def __init__(self, states: NDArray[Any], spec: GameSpec) -> None:
        """Of these states (games,), games of the spec's configuration; they are kept: pass a copy if they change."""
        self._states, self._spec = states, spec
        self.mode, self.players = spec.config.mode, spec.config.players

    def _whole(self, field: str) -> NDArray[np.int64]:
        """A field of every game: (games,)."""
        return self._states[field].astype(np.int64)

    def _seats(self, field: str) -> NDArray[Any]:
        """A field of every seat: (games, players)."""
        seats: NDArray[Any] = self._states[field][:, : self.players]
        return seats

    @cached_property
    def over(self) -> NDArray[np.bool_]:
        """(games,) the game has ended."""
        return self._whole("ended").astype(np.bool_)

    @cached_property
    def truncated(self) -> NDArray[np.bool_]:
        """(games,) cut off undecided by max_rounds."""
        truncated: NDArray[np.bool_] = self._whole("ended") == TRUNCATED
        return truncated

    @cached_property
    def decided(self) -> NDArray[np.bool_]:
        """(games,) over, and not cut off."""
        return self.over & ~self.truncated

    @cached_property
    def rounds(self) -> NDArray[np.int64]:
        """(games,) the present round, or the one in which the game ended."""
        return self._whole("round_no")

    @cached_property
    def steps(self) -> NDArray[np.int64]:
        """(games,) the steps that were made."""
        return self._whole("clock")

    @cached_property
    def won(self) -> NDArray[np.bool_]:
        """(games, players) who has won; all of a team, or nobody."""
        return self._seats("winner").astype(np.bool_)

    @cached_property
    def eliminated(self) -> NDArray[np.bool_]:
        """(games, players) who is eliminated; in co-op nobody, a team loses together."""
        return self._seats("out").astype(np.bool_)

    @cached_property
    def points(self) -> NDArray[np.int64]:
        """(games, players) points by E2, 0 for the eliminated and in co-op."""
        points = np.zeros((len(self), self.players), np.int64)
        nothing = np.zeros(1, np.int64)
        write_points(self._states, self._spec.tables, points, Thread(nothing, nothing, np.zeros((1, 1), np.int64), 0))
        return points

    @cached_property
    def buildings(self) -> NDArray[np.int64]:
        """(games,) co-op: houses of the capital and towers that stand, 0 if the game is lost."""
        if self.mode != "coop":
            return np.zeros(len(self), np.int64)
        towers = np.bitwise_count(self._seats("towers")).sum(axis=1, dtype=np.int64)
        return np.where(self._whole("lost"), 0, self._whole("capital") + towers)

    @cached_property
    def score(self) -> NDArray[np.int64]:
        """(games, players) what players are compared by: the points, in co-op the team's buildings."""
        return self.points + self.buildings[:, None]

    @cached_property
    def places(self) -> NDArray[np.float64]:
        """(games, players) 1 = first, in decided games of versus; elsewhere nan."""
        places, ranked = np.full((len(self), self.players), np.nan), self.decided
        if self.mode == "versus" and ranked.any():
            places[ranked] = places_of(self.points[ranked], self._seats("floors")[ranked], self.eliminated[ranked])
        return places

    @cached_property
    def causes(self) -> NDArray[np.int64]:
        """(games, players) what eliminated each seat (co-op: lost the game): numbers of CAUSES."""
        if self.mode != "coop":
            return causes_of(self.eliminated, self._seats("floors") == 0, self._seats("houses") == 0)
        towerless = (self._seats("towers") == 0).any(axis=1)
        cause = causes_of(self._whole("lost") != 0, towerless, self._whole("capital") == 0)
        return np.repeat(cause[:, None], self.players, axis=1)

    @cached_property
    def survived(self) -> NDArray[np.int64]:
        """(games, players) complete rounds that ended without the seat's elimination (co-op: the loss)."""
        return self.rounds[:, None] - ((self.causes > 0) | ~self.over[:, None])

    @cached_property
    def win_shares(self) -> NDArray[np.float64]:
        """(games, players) each seat's share of the victory: joint winners of versus share it, a team has all of it."""
        joint = 1 if self.mode == "coop" else np.maximum(self.won.sum(axis=1, keepdims=True), 1)
        return self.won / joint

    @cached_property
    def results(self) -> NDArray[np.float64]:
        """(games, players) as in chess: 1 for a victory, 0 for a defeat; 1/2 in versus if nobody or everybody won."""
        if self.mode != "versus":
            return self.won.astype(np.float64)
        even = self.won.all(axis=1, keepdims=True) | ~self.won.any(axis=1, keepdims=True)
        return np.where(even, 0.5, self.won)

    def __len__(self) -> int:
        return len(self._states)

    def __getitem__(self, row: int) -> Outcome:
        return Outcome(
            over=bool(self.over[row]),
            truncated=bool(self.truncated[row]),
            winners=tuple(np.flatnonzero(self.won[row]).tolist()),
            eliminated=tuple(np.flatnonzero(self.eliminated[row]).tolist()),
            scores=tuple(self.points[row].tolist()),
            rounds=int(self.rounds[row]),
        )


def places_of(points: NDArray[Any], floors: NDArray[Any], eliminated: NDArray[np.bool_]) -> NDArray[np.float64]:
    """E1 to E3: the places (games, players) of decided games of versus.

    Most points first, then the taller tower; the eliminated, all of the same phase, share the last places. Those who
    share places have their mean (two joint winners: 1.5).
    """
    keys = np.where(eliminated, -1, points * POINT + floors)
    ahead = (keys[:, None, :] > keys[:, :, None]).sum(axis=2)
    level = (keys[:, None, :] == keys[:, :, None]).sum(axis=2)
    places: NDArray[np.float64] = ahead + (level + 1) / 2
    return places


def causes_of(out: NDArray[np.bool_], tower: NDArray[np.bool_], village: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Numbers of CAUSES: who is out, and whether tower and village are destroyed (co-op: some seat's towers, the
    capital). The emperor (CH10) eliminates without destroying anything."""
    if not out.any():
        return np.zeros(out.shape, np.int64)
    return np.where(out, np.where(tower, np.where(village, 3, 1), np.where(village, 2, 4)), 0)
