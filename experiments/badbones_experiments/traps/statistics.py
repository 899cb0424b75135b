"""Estimates from paired games: both sides of a difference had the same luck."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

CONFIDENCE = 1.959964  # quantile of the normal distribution for 95%, both sides
POWER = 0.841621  # and for a chance of 80% to see a difference that is there

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
        """Games that would tell it from 0 with 95% confidence, in four of five attempts; None if it is 0."""
        if self.value == 0 or self.games < 2:
            return None
        return max(2, math.ceil(((CONFIDENCE + POWER) * self.sd / self.value) ** 2))

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"needed": self.needed()}


def quantile(games: int) -> float:
    """Student's 97.5% quantile for the mean of so many games (to the second order; exact enough from 5 on)."""
    z, df = CONFIDENCE, max(games - 1, 1)
    return z + (z**3 + z) / (4 * df) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * df**2)


def mean(values: Array) -> Estimate:
    """The mean of some games with Student's interval."""
    games = len(values)
    if games == 0:
        return Estimate(0.0, 0.0, 0.0, 0.0, 0)
    value, sd = float(values.mean()), float(values.std(ddof=1)) if games > 1 else 0.0
    half = quantile(games) * sd / math.sqrt(games)
    return Estimate(value, value - half, value + half, sd, games)


def paired(one: Array, other: Array) -> Estimate:
    """How much more ``one`` has than ``other``, game by game."""
    return mean(one - other)
