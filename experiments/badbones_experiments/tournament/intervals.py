"""95% intervals that hold for few blocks, and for shares of 0% and 100%.

The games of a block share their chance events, so blocks, not games, are the independent observations. ``Clusters`` has
the sums of a figure over every block of every entrant and estimates the variance of its mean from them, table by table
(a stratified cluster sample). What follows from the variance depends on the figure.

*Means* (score, rounds survived) have Student's interval.

*Shares* (games won, success, mean rank) cannot use it: near 0% and 100% most samples have no variance at all. The
method is Korn and Graubard's for cluster samples. The variance gives the design effect, that is how many independent
games the sample is worth; the interval is the binomial one for so many games (Jeffreys'), made a little wider for the
degrees of freedom. Rare results say little about the design effect, so it is shrunk towards 1: the fewer upsets were
seen, the more.

*Ratings* have a Gaussian prior, so they are finite; their covariance is the sandwich estimator over blocks
(``rating.fit``), shrunk likewise, with Student's quantiles.

*Pairs* are told apart by the difference of their ratings or by the games in which they met (a sign test with the
effective number of games, which has more power where one of them wins nearly everything), teams by McNemar's exact test
of the games that only one of them won. Holm's correction keeps the false-positive rate at 5% in all: that of calling
any two equal agents different.

With fewer than ``MIN_BLOCKS`` blocks nothing is known of the variance, and there is no interval (nan).
``badbones dev coverage`` measures how often the intervals hold; docs/tournaments.md has the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

LEVEL = 0.95
TAIL = (1 - LEVEL) / 2
POWER = 0.8  # of the smallest difference that a table can detect
MIN_BLOCKS = 8
PRIOR_UPSETS = 4.0  # how many upsets the prior design effect of 1 is worth

Array = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Estimates:
    """A figure of all entrants with its interval; nan where there is none."""

    value: Array
    low: Array
    high: Array

    def entry(self, k: int | tuple[int, int]) -> dict[str, float | None]:
        """The estimate of an entrant, or of a pair, as results files have it."""
        return estimate(self.value[k], self.low[k], self.high[k])


def estimate(value: float, low: float, high: float) -> dict[str, float | None]:
    """An estimate as results files have it: numbers that do not exist are null."""
    named = {"value": value, "low": low, "high": high}
    return {name: round(float(number), 6) if np.isfinite(number) else None for name, number in named.items()}


def student_quantile(df: Any, level: float = LEVEL) -> Any:
    """How many standard errors the two-sided interval of a mean spans to each side; infinite for df below 1."""
    from scipy.special import stdtrit

    df = np.asarray(df, np.float64)
    return np.where(df >= 1, stdtrit(np.maximum(df, 1), (1 + level) / 2), np.inf)


def binomial_interval(share: Any, trials: Any) -> tuple[Any, Any]:
    """Jeffreys' interval of a share in (effectively) so many independent trials, which need not be whole numbers."""
    from scipy.special import betaincinv

    share, trials = np.broadcast_arrays(np.asarray(share, np.float64), np.asarray(trials, np.float64))
    wins, losses = share * trials, (1 - share) * trials
    low = np.where(wins > 1e-9, betaincinv(wins + 0.5, losses + 0.5, TAIL), 0.0)
    high = np.where(losses > 1e-9, betaincinv(wins + 0.5, losses + 0.5, 1 - TAIL), 1.0)
    return (low, high) if share.ndim else (float(low), float(high))


def effective_trials(share: Any, variance: Any, trials: Any, df: Any) -> Any:
    """How many independent trials a share with this variance is worth; nan where the variance is."""
    with np.errstate(all="ignore"):
        upsets = trials * np.minimum(share, 1 - share)
        effect = np.where(upsets > 0, variance * trials / (share * (1 - share)), 1.0)
        weight = np.minimum(upsets, df)
        effect = (PRIOR_UPSETS + weight * effect) / (PRIOR_UPSETS + weight)
        student = student_quantile(np.inf) / student_quantile(df + 2 * PRIOR_UPSETS)
        return np.where(np.isnan(variance) | (trials == 0), np.nan, trials / effect * student**2)


def share_interval(values: Array, counts: Array, games: int = 1) -> tuple[float, float]:
    """The interval of the mean of block scores from 0 to 1, of which ``counts`` had each value; from 0 to 1 where there
    are too few blocks. ``games``: in a block."""
    blocks = counts.sum()
    if blocks < MIN_BLOCKS:
        return 0.0, 1.0
    mean = float(counts @ values / blocks)
    variance = float(counts @ (values - mean) ** 2 / (blocks - 1) / blocks)
    low, high = binomial_interval(mean, effective_trials(mean, variance, games * blocks, blocks - 1))
    return float(low), float(high)


class Clusters:
    """Blocks of entrants: cell k has the sums of entrant ``entrant[k]`` over a block at table ``stratum[k]``."""

    def __init__(self, entrant: Ints, stratum: Ints, entrants: int) -> None:
        self.entrant, self.entrants = entrant, entrants
        self.blocks = np.bincount(entrant, minlength=entrants)
        tables = int(stratum.max(initial=-1)) + 1
        key = entrant * (tables + 1) + stratum
        _, group, counts = np.unique(key, return_inverse=True, return_counts=True)
        alone = counts[group] == 1  # tables with a single block are compared with each other
        key = np.where(alone, entrant * (tables + 1) + tables, key)
        _, self._group, self._size = np.unique(key, return_inverse=True, return_counts=True)
        first = np.unique(self._group, return_index=True)[1]
        self.df = np.bincount(entrant[first], self._size - 1.0, entrants)

    def _total(self, values: Array) -> Array:
        return np.bincount(self.entrant, values, self.entrants).astype(np.float64)

    def mean(self, sums: Array, games: Array) -> tuple[Array, Array]:
        """The mean of a figure over all games of an entrant, and the variance of that mean."""
        with np.errstate(all="ignore"):
            total = self._total(games)
            value = self._total(sums) / total
            residual = sums - value[self.entrant] * games
            center = np.bincount(self._group, residual) / self._size
            squares = (residual - center[self._group]) ** 2
            scale = self._size / np.maximum(self._size - 1, 1)
            variance = self._total(squares * scale[self._group]) / total**2
        return value, np.where(self.blocks >= MIN_BLOCKS, variance, np.nan)

    def average(self, sums: Array, games: Array) -> Estimates:
        """A mean with Student's interval; none where all blocks are alike."""
        value, variance = self.mean(sums, games)
        half = student_quantile(self.df) * np.sqrt(np.where(variance > 0, variance, np.nan))
        return Estimates(value, value - half, value + half)

    def effective(self, sums: Array, games: Array) -> tuple[Array, Array]:
        """A mean of numbers from 0 to 1, and how many independent games it is worth (nan: too few blocks)."""
        value, variance = self.mean(sums, games)
        return value, effective_trials(value, variance, self._total(games), self.df)

    def share(self, sums: Array, games: Array) -> Estimates:
        """A mean of numbers from 0 to 1 with Korn and Graubard's interval."""
        value, effective = self.effective(sums, games)
        known = ~np.isnan(effective)
        low, high = binomial_interval(np.where(known, np.clip(value, 0, 1), 0.5), np.where(known, effective, 1.0))
        return Estimates(value, np.where(known, low, np.nan), np.where(known, high, np.nan))


def sign_test(wins: Array, losses: Array) -> Array:
    """How likely a fair coin is to win less often than this (mid-P): near 1 if the wins are no accident."""
    from scipy.special import betainc

    fewer = np.where(wins > 0, betainc(losses + 1, np.maximum(wins, 1e-9), 0.5), 0.0)
    at_most = np.where(losses > 0, betainc(np.maximum(losses, 1e-9), wins + 1, 0.5), 1.0)
    return np.asarray(np.where(wins + losses > 0, (fewer + at_most) / 2, 0.5), np.float64)


def exact_test(wins: Array, losses: Array) -> Array:
    """The two-sided p-value of so many wins and losses of a fair coin."""
    from scipy.special import betainc

    larger, smaller = np.maximum(wins, losses), np.minimum(wins, losses)
    return np.asarray(np.where(larger > 0, np.minimum(2 * betainc(np.maximum(larger, 1), smaller + 1, 0.5), 1.0), 1.0))


def holm(p: Array) -> NDArray[np.bool_]:
    """Which of many hypotheses with these p-values are rejected, with a false-positive rate of 5% in all."""
    order = np.argsort(p)
    passed = p[order] <= (1 - LEVEL) / np.arange(len(p), 0, -1)
    rejected = np.zeros(len(p), np.bool_)
    rejected[order[: len(p) if passed.all() else int(passed.argmin())]] = True
    return rejected


def detectable(standard_error: float, df: float) -> float:
    """The smallest difference that is found with a probability of 80%, by a test with 5% false positives."""
    from scipy.special import ndtri

    return float((student_quantile(df) + ndtri(POWER)) * standard_error)
