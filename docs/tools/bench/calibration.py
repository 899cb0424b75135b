"""What windows of several cases say together: calibrated costs and ratios.

A calibration loop, always the same work, is timed in every round of windows. Rates of two machines, or of one machine
on two days, can be compared through it.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numba
import numpy as np

from badbones_env import BadBonesError
from docs.tools.bench.measure import Case, Sample, Spread, clock

CALIBRATION_STEPS, CALIBRATION_START = 5_000_000, np.uint64(88172645463325252)


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
    """Nanoseconds of one step of the calibration loop, at this moment."""
    loop = _calibration_loop()
    begin = clock()
    loop(CALIBRATION_START, steps)
    return (clock() - begin) / steps * 1e9


def ratio(case: Case, other: Case, choosing: bool = False) -> Spread:
    """How many times as many decisions a second as the other one, from the windows of the same rounds.

    ``choosing``: with the time in which the actions were chosen, where that is known apart.
    """

    def rate(sample: Sample) -> float:
        return sample.decisions / (sample.seconds + (sample.choosing if choosing else 0.0))

    pairs = zip(case.samples, other.samples, strict=False)  # a run that was stopped may lack the last one
    return Spread.of(rate(one) / rate(two) for one, two in pairs)


def summary(case: Case, calibrations: Sequence[float]) -> dict[str, Any]:
    """A measured case as JSON, given the calibrations of its rounds.

    Rates are per second; ``steps`` is what a decision costs in steps of the calibration.
    """
    samples = case.samples
    if not samples:
        raise BadBonesError(f"{case.label} has not been measured")
    result: dict[str, Any] = {
        **case.setting,
        "repeats": len(samples),
        "games": Spread.of(s.games / s.seconds for s in samples)._asdict(),
        **case.more,
    }
    if any(sample.decisions for sample in samples):
        rounds = zip(samples, calibrations, strict=False)  # who stops a run may leave one more calibration
        result["decisions"] = Spread.of(s.decisions / s.seconds for s in samples)._asdict()
        result["steps"] = statistics.median(1e9 * s.seconds / s.decisions / calibration for s, calibration in rounds)
    if any(sample.choosing for sample in samples):
        result["with_choosing"] = Spread.of(s.decisions / (s.seconds + s.choosing) for s in samples)._asdict()
    return result
