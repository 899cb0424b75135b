"""How games stand or have ended: who won, who came in which place, with how many points, what ended it for the others.

This is the one place that says so, for ``Game``, environments, tournaments and experiments. ``Outcomes`` are those of a
batch, as arrays with a row for each game; ``Outcome`` is one of them, in plain numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from .rules.constants import TRUNCATED
from .rules.kernels import write_points
from .tables import Layout

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
    buildings: int = field(default=0, repr=False)  # co-op: houses of the capital and towers that stand, 0 if lost
    places: tuple[float, ...] = field(default=(), repr=False)  # 1 = first; a decided game of versus, else none
    causes: tuple[str, ...] = field(default=(), repr=False)  # of CAUSES, for each seat
    survived: tuple[int, ...] = field(default=(), repr=False)  # complete rounds, for each seat


@dataclass(frozen=True)
class Outcomes:
    """The outcomes of a batch of games.

    >>> from badbones_env import Simulator
    >>> sim = Simulator({"players": 3}, games=5, seed=7)
    >>> sim.play(seed=1)["games"]
    5
    >>> sim.outcomes().won.shape
    (5, 3)
    >>> sim.outcomes()[0].over
    True
    """

    mode: str
    over: NDArray[np.bool_]  # (games,)
    truncated: NDArray[np.bool_]  # (games,) cut off undecided by max_rounds
    rounds: NDArray[np.int64]  # (games,) the present round, or the one in which the game ended
    buildings: NDArray[np.int64]  # (games,) co-op: houses of the capital and towers that stand, 0 if lost
    won: NDArray[np.bool_]  # (games, players) and so are all that follow
    eliminated: NDArray[np.bool_]  # co-op: nobody, a team loses together
    points: NDArray[np.int64]  # by E2, 0 for the eliminated and in co-op
    places: NDArray[np.float64]  # 1 = first; nan without a ranking
    causes: NDArray[np.int64]  # numbers of CAUSES

    @classmethod
    def of(cls, states: NDArray[Any], made: Layout) -> Outcomes:
        """The outcomes of some states, games of the layout's configuration."""
        players, mode = made.config.players, made.config.mode
        points = np.zeros((len(states), players), np.int64)
        write_points(states, made.tables, points, np.zeros((1, 1), np.int64), 0)
        eliminated = states["out"][:, :players] != 0
        floors, ended = states["floors"][:, :players], states["ended"]
        truncated = ended == TRUNCATED
        buildings = np.zeros(len(states), np.int64)
        if mode == "coop":
            towers, capital = np.bitwise_count(states["towers"][:, :players]), states["capital"]
            lost = states["lost"] != 0
            buildings = np.where(lost, 0, capital + towers.sum(axis=1, dtype=np.int64))
            cause = causes_of(lost, (towers == 0).any(axis=1), capital == 0)
            causes = np.repeat(cause[:, None], players, axis=1)
        else:
            causes = causes_of(eliminated, floors == 0, states["houses"][:, :players] == 0)
        places = np.full(points.shape, np.nan)
        ranked = (ended != 0) & ~truncated
        if mode == "versus" and ranked.any():
            places[ranked] = places_of(points[ranked], floors[ranked], eliminated[ranked])
        return cls(
            mode=mode, over=ended != 0, truncated=truncated, rounds=states["round_no"].astype(np.int64),
            buildings=buildings, won=states["winner"][:, :players] != 0, eliminated=eliminated, points=points,
            places=places, causes=causes,
        )  # fmt: skip

    @property
    def decided(self) -> NDArray[np.bool_]:
        """(games,) over, and not cut off."""
        return self.over & ~self.truncated

    @property
    def score(self) -> NDArray[np.int64]:
        """(games, players) what players are compared by: the points, in co-op the team's buildings."""
        return self.points + self.buildings[:, None]

    @property
    def survived(self) -> NDArray[np.int64]:
        """(games, players) complete rounds that ended without the seat's elimination (co-op: the loss)."""
        return self.rounds[:, None] - ((self.causes > 0) | ~self.over[:, None])

    @property
    def shares(self) -> NDArray[np.float64]:
        """(games, players) each seat's share of the victory: joint winners of versus share it, a team has all of it."""
        joint = 1 if self.mode == "coop" else np.maximum(self.won.sum(axis=1, keepdims=True), 1)
        return self.won / joint

    @property
    def results(self) -> NDArray[np.float64]:
        """(games, players) as in chess: 1 for a victory, 0 for a defeat; 1/2 in versus if nobody or everybody won."""
        if self.mode != "versus":
            return self.won.astype(np.float64)
        even = self.won.all(axis=1, keepdims=True) | ~self.won.any(axis=1, keepdims=True)
        return np.where(even, 0.5, self.won)

    def __len__(self) -> int:
        return len(self.over)

    def __getitem__(self, row: int) -> Outcome:
        places = self.places[row].tolist()
        return Outcome(
            over=bool(self.over[row]), truncated=bool(self.truncated[row]),
            winners=tuple(np.flatnonzero(self.won[row]).tolist()),
            eliminated=tuple(np.flatnonzero(self.eliminated[row]).tolist()), scores=tuple(self.points[row].tolist()),
            rounds=int(self.rounds[row]), buildings=int(self.buildings[row]),
            places=() if np.isnan(places[0]) else tuple(places),
            causes=tuple(CAUSES[cause] for cause in self.causes[row].tolist()),
            survived=tuple(self.survived[row].tolist()),
        )  # fmt: skip


def places_of(points: NDArray[Any], floors: NDArray[Any], eliminated: NDArray[np.bool_]) -> NDArray[np.float64]:
    """E1 to E3: the places (games, players) of decided games of versus.

    Most points first, then the taller tower; the eliminated, all of the same phase, share the last places. Those who
    share places have their mean (two joint winners: 1.5).
    """
    keys = np.where(eliminated, -1, points * 8 + floors)
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
