"""What this project wants to reach, and what a run says of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .plan import BASE, BATCH, TWO

Document = dict[str, Any]


def result(found: Document, figure: str, game: dict[str, Any], batch: int, cores: int = 1) -> dict[str, Any] | None:
    """The first result of a figure in a run; None if it was not measured."""
    for one in found["results"]:
        if (one["figure"], one["game"], one["batch"], one["cores"]) == (figure, game, batch, cores):
            return dict(one)
    return None


def _rate(figure: str, game: dict[str, Any], batch: int, of: str = "decisions") -> Callable[[Document], float | None]:
    def value(found: Document) -> float | None:
        one = result(found, figure, game, batch)
        return float(one[of]["median"]) if one else None

    return value


def _ratio(name: str) -> Callable[[Document], float | None]:
    return lambda found: next((float(one["median"]) for one in found["ratios"] if one["name"] == name), None)


def _state_bytes(found: Document) -> float | None:
    return next((float(one["bytes"]["state"]) for one in found["memory"] if one["game"] == BASE), None)


def _microseconds(found: Document) -> float | None:
    rate = _rate("parallel", BASE, 1)(found)
    return 1e6 / rate if rate else None


@dataclass(frozen=True)
class Goal:
    """A value to reach: at least the target, or at most."""

    what: str
    target: float
    unit: str
    value: Callable[[Document], float | None]
    at_most: bool = False

    def met(self, value: float) -> bool:
        return value <= self.target if self.at_most else value >= self.target


GOALS = (
    Goal("raw random play against OpenSpiel's C++ goofspiel for four", 1.5, "times", _ratio("peer goofspiel")),
    Goal("masks and compact observations", 1.5e6, "decisions/s", _rate("compact", BASE, BATCH)),
    Goal("masks and complete observations", 0.5e6, "decisions/s", _rate("complete", BASE, BATCH)),
    Goal("raw random play, 2 cores against 1", 1.8, "times", _ratio("2 cores, raw")),
    Goal("masks and compact observations, 2 cores against 1", 1.8, "times", _ratio("2 cores, compact")),
    Goal("the state of a game for four", 8192, "bytes", _state_bytes, at_most=True),
    Goal("the full game (advanced, chiefs, 6 players) against the base game, raw", 0.25, "times", _ratio("full game")),
    Goal("rollouts to the end, base game for two, one core", 20_000, "games/s", _rate("rollout", TWO, BATCH, "games")),
    Goal("the same from the beginning of a game", 20_000, "games/s", _rate("whole", TWO, BATCH, "games")),
    Goal("one PettingZoo environment, 4 players", 60, "µs/decision", _microseconds, at_most=True),
)
