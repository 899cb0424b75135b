"""Estimates from paired games: both sides of a difference have common random numbers."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..tournament.intervals import binomial_interval

CONFIDENCE = 1.959964  # quantile of the normal distribution for 95%, both sides
POWER = 0.841621  # and for a chance of 80% to see a difference that is there
SHARES = ("win", "survival")  # measures of a game that lie between 0 and 1

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95% interval. ``sd``: of a single game; ``games``: how many it is the mean of."""

    value: float
    low: float
    high: float
    sd: float
    games: int

    @property
    def clear(self) -> bool:
        """Whether the interval excludes 0."""
        return self.games > 1 and (self.low > 0 or self.high < 0)

    def needed(self) -> int | None:
        """Games that would tell it from 0 with 95% confidence, in four of five attempts.

        None where the interval holds 0: of a difference that may be none, nobody knows how large it is.
        """
        if not self.clear or self.value == 0:  # Wilson's interval of 0 excludes 0 by a rounding error
            return None
        return max(2, math.ceil(((CONFIDENCE + POWER) * self.sd / self.value) ** 2))

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"needed": self.needed()}


def quantile(games: int, z: float = CONFIDENCE) -> float:
    """Student's quantile for the mean of ``games`` games where the normal distribution's is ``z`` (usually 97.5%).

    For two and three games in closed form, then by Cornish and Fisher's series.
    """
    df = max(games - 1, 1)
    share = 0.5 * (1 + math.erf(z / math.sqrt(2)))
    if df == 1:
        return math.tan(math.pi * (share - 0.5))
    if df == 2:
        return (2 * share - 1) / math.sqrt(2 * share * (1 - share))
    return (
        z
        + (z**3 + z) / (4 * df)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * df**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * df**3)
    )


def mean(values: Array, z: float = CONFIDENCE) -> Estimate:
    """The mean of some games with Student's interval; ``z``: for another confidence than 95%."""
    games = len(values)
    if games == 0:
        return Estimate(0.0, 0.0, 0.0, 0.0, 0)
    value, sd = float(values.mean()), float(values.std(ddof=1)) if games > 1 else 0.0
    half = quantile(games, z) * sd / math.sqrt(games)
    return Estimate(value, value - half, value + half, sd, games)


def level(values: Array, measure: str) -> Estimate:
    """The mean of a measure, with an interval that it can lie in: binomial for shares, not below 0 for the others."""
    estimate = mean(values)
    if measure in SHARES and estimate.games:
        low, high = binomial_interval(min(max(estimate.value, 0.0), 1.0), estimate.games)
        return replace(estimate, low=low, high=high)
    return replace(estimate, low=max(estimate.low, 0.0))


def gain(differences: Array, measure: str, z: float = CONFIDENCE) -> Estimate:
    """The mean of differences, game by game, in a measure; no share can differ by more than 1."""
    estimate = mean(differences, z)
    if measure in SHARES:
        return replace(estimate, low=max(estimate.low, -1.0), high=min(estimate.high, 1.0))
    return estimate


def paired(values: Array, others: Array, measure: str = "points") -> Estimate:
    """By how much ``values`` are greater than ``others``, game by game."""
    return gain(values - others, measure)


def simultaneous_quantile(numbers: int) -> float:
    """The normal quantile with which this many intervals all hold at once with 95% (Bonferroni), by bisection."""
    wanted, low, high = 1 - 0.025 / max(numbers, 1), 0.0, 9.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if 0.5 * (1 + math.erf(middle / math.sqrt(2))) < wanted else (low, middle)
    return high
