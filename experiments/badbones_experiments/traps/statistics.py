"""Estimates from paired games: both sides of a difference have common random numbers.

Every game has chance events of its own, so games are the independent observations. Means have Student's interval.
Shares have the binomial interval, and differences of shares that of a score from -1 to 1 (``tournament.intervals``):
these hold for few games and where nearly all games end alike. With fewer than ``MIN_BLOCKS`` games, or where all
games are alike in another measure, nothing is known of the variance and there is no interval (nan).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from ..tournament.intervals import LEVEL, MIN_BLOCKS, Array, binomial_interval, share_interval, student_quantile

Z_SUM = 1.959964 + 0.841621  # normal quantiles: 95% confidence on both sides, power 80%
SHARES = ("win", "survival")  # measures of a game that lie between 0 and 1


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
        return self.low > 0 or self.high < 0

    @property
    def detectable(self) -> float:
        """The smallest difference that so many games detect with 95% confidence and a power of 80%."""
        return Z_SUM * self.sd / math.sqrt(max(self.games, 1))

    def needed(self) -> int | None:
        """Games needed to detect the difference from 0 with 95% confidence and a power of 80%.

        None where the interval includes 0: of a difference that may be none, nobody knows how large it is.
        """
        return max(2, math.ceil((Z_SUM * self.sd / self.value) ** 2)) if self.clear and self.value else None

    def to_json(self) -> dict[str, Any]:
        """As results files have it: an interval that does not exist is null."""
        numbers = asdict(self) | {"needed": self.needed()}
        return {name: None if isinstance(x, float) and math.isnan(x) else x for name, x in numbers.items()}


def mean(values: Array, comparisons: int = 1, fewest: int = MIN_BLOCKS) -> Estimate:
    """The mean of some games with Student's interval.

    ``comparisons``: of so many intervals all hold at once with 95% (Bonferroni's correction).
    """
    games = len(values)
    if games == 0:
        return Estimate(0.0, math.nan, math.nan, 0.0, 0)
    value, sd = float(values.mean()), float(values.std(ddof=1)) if games > 1 else 0.0
    known = games >= fewest and sd > 0
    half = _quantile(games, comparisons) * sd / math.sqrt(games) if known else math.nan
    return Estimate(value, value - half, value + half, sd, games)


def level(values: Array, measure: str) -> Estimate:
    """The mean of a measure, with an interval that it can lie in: binomial for shares, not below 0 for the others."""
    estimate = mean(values)
    if measure in SHARES and estimate.games:
        low, high = binomial_interval(min(max(estimate.value, 0.0), 1.0), estimate.games)
        return replace(estimate, low=low, high=high)
    return replace(estimate, low=max(estimate.low, 0.0))


def gain(differences: Array, measure: str, comparisons: int = 1) -> Estimate:
    """The mean of differences in a measure, game by game; ``comparisons`` as for ``mean``."""
    estimate = mean(differences, comparisons)
    if measure not in SHARES or not estimate.games or np.abs(differences).max() > 1:  # differences of differences
        return estimate
    low, high = (2 * end - 1 for end in share_interval((differences + 1) / 2, np.ones(len(differences))))
    wider = _quantile(estimate.games, comparisons) / _quantile(estimate.games, 1) if estimate.games > 1 else 1.0
    low, high = (estimate.value + wider * (end - estimate.value) for end in (low, high))
    return replace(estimate, low=max(low, -1.0), high=min(high, 1.0))


def paired(values: Array, others: Array, measure: str = "points", comparisons: int = 1) -> Estimate:
    """By how much ``values`` are greater than ``others``, game by game."""
    return gain(values - others, measure, comparisons)


def detectable(estimates: Iterable[Estimate]) -> float:
    """The smallest difference that every row of a table could detect."""
    return max((estimate.detectable for estimate in estimates), default=0.0)


def _quantile(games: int, comparisons: int) -> float:
    return float(student_quantile(games - 1, 1 - (1 - LEVEL) / max(comparisons, 1)))
