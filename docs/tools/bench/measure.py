"""Timing: windows of a minimum length, repeated round robin; the median and the range of their rates.

All cases of a group run in turn, one window each, then all again. A disturbance of the machine hits them alike, so
their ratios hold where their values do not.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from badbones_env import BadBonesError

clock = time.perf_counter


class LeaveOut(BadBonesError):
    """Raised by a case that cannot be measured, or not any more; the others of its group can."""


class Sample(NamedTuple):
    """What some work was, and how long it took. ``choosing``: time to choose the actions, not part of ``seconds``."""

    seconds: float
    decisions: int = 0
    games: int = 0
    choosing: float = 0.0

    def __add__(self, other: Sample) -> Sample:  # type: ignore[override]
        return Sample(
            self.seconds + other.seconds,
            self.decisions + other.decisions,
            self.games + other.games,
            self.choosing + other.choosing,
        )


Work = Callable[[], Sample]


@dataclass
class Case:
    """One thing to measure. ``prepare`` makes everything ready and returns the work, which is done over and over."""

    figure: str
    game: dict[str, Any]
    batch: int
    cores: int
    prepare: Callable[[], Work]
    samples: list[Sample] = field(default_factory=list)
    more: dict[str, Any] = field(default_factory=dict)  # what else there is to say of it
    left_out: str = ""  # why it is not part of the run

    @property
    def label(self) -> str:
        return f"{self.figure} {game_name(self.game)}"

    @property
    def setting(self) -> dict[str, Any]:
        """What was measured, as JSON."""
        return {"figure": self.figure, "game": self.game, "batch": self.batch, "cores": self.cores}


class Spread(NamedTuple):
    """The median of some repetitions, and the lowest and highest of them."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Iterable[float]) -> Spread:
        ordered = sorted(values)
        return cls(statistics.median(ordered), ordered[0], ordered[-1])


def game_name(game: dict[str, Any]) -> str:
    """A game as a few words: ``versus 4``, ``coop 2 advanced chiefs``; a peer's game has a name."""
    if "name" in game:
        return str(game["name"])
    words = [game["mode"], str(game["players"])]
    words += [name for name in ("advanced", "chiefs", "heroic") if game.get(name)]
    words += [f"{name}={game[name]}" for name in ("order", "draw", "rounds", "max_rounds") if name in game]
    return " ".join(words)


def allowed_cores() -> list[int]:
    """The cores this process may use, by number; [] where the system does not tell."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


@contextmanager
def on_cores(number: int) -> Iterator[None]:
    """Keep this thread, and the threads and processes it starts, to some cores; without effect where that cannot be."""
    before = allowed_cores()
    if number >= len(before):
        yield
        return
    os.sched_setaffinity(0, before[:number])
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def window(work: Work, seconds: float) -> Sample:
    """Repeat the work for at least ``seconds``, and until there is something to count."""
    total = Sample(0.0)
    while total.seconds < seconds or not total.decisions + total.games:
        total += work()
    return total


def measure(
    group: Sequence[Case],
    repeat: int,
    seconds: float,
    tick: Callable[[str], None],
    before_round: Callable[[], None] = lambda: None,
) -> None:
    """Measure a group of cases: ``repeat`` windows each, in turn, after a warm-up that is not counted.

    Samples go into the cases as they come, so that whoever stops the run keeps them. A case that raises ``LeaveOut`` is
    left out from then on. ``before_round`` is called before each round of windows.
    """
    works: list[tuple[Case, Work]] = []
    for case in group:
        tick(f"{case.label}: warm-up")
        with _on_its_cores(case):
            work = case.prepare()
            window(work, seconds / 3)
            works.append((case, work))
    for _ in range(repeat):
        before_round()
        for case, work in works:
            if not case.left_out:
                with _on_its_cores(case):
                    case.samples.append(window(work, seconds))
            tick(case.label)


@contextmanager
def _on_its_cores(case: Case) -> Iterator[None]:
    """Keep to the cores of a case; if it has to be left out, it is told why."""
    with on_cores(case.cores):
        try:
            yield
        except LeaveOut as error:
            case.left_out = str(error)
        except MemoryError:
            raise BadBonesError(
                f"not enough memory for {case.label}, {case.batch:,} games; use a smaller --batch"
            ) from None
