"""Taking the time: windows of a least length, repeated in turn, the median and the spread of what they give.

All cases of a group are measured round robin, one window each, then all again: what disturbs the machine for a while
disturbs them alike, so that their ratios hold where their values do not. A calibration loop, always the same work, is
timed in every round: rates of two machines (or of one machine on two days) can be compared through it.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

import numba
import numpy as np

from badbones_env import BadBonesError

CALIBRATION_STEPS, CALIBRATION_START = 5_000_000, np.uint64(88172645463325252)

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
    calibrations: list[float] = field(default_factory=list)  # of each sample's round
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
        found = sorted(values)
        return cls(statistics.median(found), found[0], found[-1])


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


@cache
def _calibration_loop() -> Callable[[np.uint64, int], np.uint64]:
    left, right, again = np.uint64(13), np.uint64(7), np.uint64(17)

    @numba.njit  # type: ignore[untyped-decorator]
    def xorshift(state: Any, steps: int) -> Any:
        """Every step needs the result of the one before: the time is the processor's latency and nothing else."""
        for _ in range(steps):
            state ^= state << left
            state ^= state >> right
            state ^= state << again
        return state

    xorshift(CALIBRATION_START, 10)
    return xorshift  # type: ignore[no-any-return]


def calibrate(steps: int = CALIBRATION_STEPS) -> float:
    """Nanoseconds of one step of the calibration loop, now."""
    loop = _calibration_loop()
    begin = clock()
    loop(CALIBRATION_START, steps)
    return (clock() - begin) / steps * 1e9


def window(work: Work, seconds: float) -> Sample:
    """Repeat the work for at least ``seconds``, and until there is something to count."""
    total = Sample(0.0)
    while total.seconds < seconds or not total.decisions + total.games:
        total += work()
    return total


def measure(
    group: Sequence[Case], repeat: int, seconds: float, calibrations: list[float], tick: Callable[[str], None]
) -> None:
    """Measure a group of cases: ``repeat`` windows each, in turn, after a warm-up that is not counted.

    Samples go into the cases and calibrations into the list as they come, so that whoever stops the run keeps them. A
    case that raises ``LeaveOut`` is left out from then on.
    """
    works: list[tuple[Case, Work]] = []
    for case in group:
        tick(f"{case.label}: warm-up")
        with _on_its_cores(case):
            work = case.prepare()
            window(work, seconds / 3)
            works.append((case, work))
    for _ in range(repeat):
        with on_cores(1):
            calibrations.append(calibrate())
        for case, work in works:
            if not case.left_out:
                with _on_its_cores(case):
                    sample = window(work, seconds)
                    case.calibrations.append(calibrations[-1])
                    case.samples.append(sample)
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


def ratio(case: Case, other: Case, choosing: bool = False) -> Spread:
    """How many times as many decisions a second as the other one, from the windows of the same rounds.

    ``choosing``: with the time in which the actions were chosen, where that is known apart.
    """

    def rate(sample: Sample) -> float:
        return sample.decisions / (sample.seconds + (sample.choosing if choosing else 0.0))

    pairs = zip(case.samples, other.samples, strict=False)  # a run that was stopped may lack the last one
    return Spread.of(rate(one) / rate(two) for one, two in pairs)


def summary(case: Case) -> dict[str, Any]:
    """A measured case as JSON. Rates are per second; ``steps`` is what a decision costs in steps of the calibration."""
    samples = case.samples
    if not samples:
        raise BadBonesError(f"{case.label} has not been measured")
    found: dict[str, Any] = {
        **case.setting,
        "repeats": len(samples),
        "games": Spread.of(s.games / s.seconds for s in samples)._asdict(),
        **case.more,
    }
    if any(sample.decisions for sample in samples):
        rounds = zip(samples, case.calibrations, strict=False)  # who stops a run may leave one more calibration
        found["decisions"] = Spread.of(s.decisions / s.seconds for s in samples)._asdict()
        found["steps"] = statistics.median(1e9 * s.seconds / s.decisions / calibration for s, calibration in rounds)
    if any(sample.choosing for sample in samples):
        found["with_choosing"] = Spread.of(s.decisions / (s.seconds + s.choosing) for s in samples)._asdict()
    return found
