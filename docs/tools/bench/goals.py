"""What this project wants to reach, and what a run says of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from docs.tools.bench.measure import Spread
from docs.tools.bench.plan import BASE, BATCH, EVERYTHING, TWO

Document = dict[str, Any]
Value = Callable[[Document], Spread | None]


def _spread(found: dict[str, Any]) -> Spread:
    return Spread(found["median"], found["low"], found["high"])


def _rate(figure: str, game: dict[str, Any], batch: int, of: str = "decisions") -> Value:
    """Of the first result of a figure on one core."""

    def value(found: Document) -> Spread | None:
        for one in found["results"]:
            if (one["figure"], one["game"], one["batch"], one["cores"]) == (figure, game, batch, 1):
                return _spread(one[of])
        return None

    return value


def _ratio(kind: str, figure: str, game: dict[str, Any] = BASE, cores: int = 1, other: str | None = None) -> Value:
    """``other``: the figure it is compared with, the same if none is named."""
    due = {"figure": figure, "game": game, "batch": BATCH, "cores": cores}

    def value(found: Document) -> Spread | None:
        for one in found["ratios"]:
            if (one["kind"], one["of"], one["to"]["figure"]) == (kind, due, other or figure):
                return _spread(one)
        return None

    return value


def _learnt(figure: str, cores: int) -> Value:
    """Decisions a second of a figure of learning."""

    def value(found: Document) -> Spread | None:
        for one in found["results"]:
            if (one["group"], one["figure"], one["cores"]) == ("learning", figure, cores):
                return _spread(one["decisions"])
        return None

    return value


def _state_bytes(found: Document) -> Spread | None:
    sizes = [float(one["bytes"]["state"]) for one in found["memory"] if one["game"] == BASE]
    return Spread.of(sizes) if sizes else None


def _microseconds(found: Document) -> Spread | None:
    rate = _rate("parallel", BASE, 1)(found)
    return Spread(1e6 / rate.median, 1e6 / rate.high, 1e6 / rate.low) if rate else None


@dataclass(frozen=True)
class Goal:
    """A value to reach: at least the target, or at most. What counts is the median."""

    what: str
    target: float
    unit: str
    value: Value
    at_most: bool = False

    def met(self, value: float) -> bool:
        return value <= self.target if self.at_most else value >= self.target


GOALS = (
    Goal(
        "raw random play against OpenSpiel's C++ goofspiel for four", 1.5, "times",
        _ratio("peer", "raw", other="goofspiel"),
    ),
    Goal("masks and compact observations", 1.5e6, "decisions/s", _rate("compact", BASE, BATCH)),
    Goal("masks and complete observations", 0.5e6, "decisions/s", _rate("complete", BASE, BATCH)),
    Goal("raw random play, 2 cores against 1", 1.8, "times", _ratio("cores", "raw", cores=2)),
    Goal("masks and compact observations, 2 cores against 1", 1.8, "times", _ratio("cores", "compact", cores=2)),
    Goal("the state of a game for four", 8192, "bytes", _state_bytes, at_most=True),
    Goal(
        "the full game (advanced, chiefs, 6 players) against the base game, raw", 0.25, "times",
        _ratio("game", "raw", EVERYTHING),
    ),
    Goal("rollouts to the end, base game for two, one core", 20_000, "games/s", _rate("rollout", TWO, BATCH, "games")),
    Goal("the same from the beginning of a game", 20_000, "games/s", _rate("whole", TWO, BATCH, "games")),
    Goal("one PettingZoo environment, 4 players", 60, "µs/decision", _microseconds, at_most=True),
    Goal(
        "lists of legal actions and sparse observations against Pgx's connect four", 1.0, "times",
        _ratio("peer", "sparse", other="pgx"),
    ),
    Goal("the network alone, one core", 400_000, "positions/s", _learnt("think", 1)),
    Goal("decisions learnt, versus for two, three epochs, 2 cores", 100_000, "decisions/s", _learnt("learn", 2)),
)  # fmt: skip
