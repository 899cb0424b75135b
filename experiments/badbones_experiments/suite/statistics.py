"""Estimators for a matrix of normalised scores (runs, scenarios), as in rliable (Agarwal et al. 2021).

The bootstrap is stratified: every scenario resamples its own runs. With a single run nothing is known of the variation
between training runs. Then the scores are redrawn from the standard errors of their games, and the interval covers the
chance events of the games only.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ..tournament.intervals import LEVEL, TAIL

Scores = NDArray[np.float64]  # (runs, scenarios), or replicates of it (replicates, runs, scenarios)

REPLICATES = 2000
SEED = 20261118  # of the bootstrap: the same scores give the same interval
PROFILE = tuple(round(0.05 * k, 2) for k in range(25))  # thresholds of performance profiles, 0 to 1.2


def iqm(scores: Scores) -> Scores:
    """Interquartile mean over all runs and scenarios, of each replicate."""
    from scipy.stats import trim_mean

    values = scores.reshape(*scores.shape[:-2], -1)
    return np.asarray(trim_mean(values, 0.25, axis=-1), np.float64)


def probability_of_improvement(x: Scores, y: Scores) -> Scores:
    """How likely a run of x is to score higher than a run of y, averaged over scenarios; ties count half."""
    left, right = x[..., :, None, :], y[..., None, :, :]
    return np.asarray(((left > right) + 0.5 * (left == right)).mean(axis=(-3, -2, -1)), np.float64)


def profile(scores: Scores, thresholds: Sequence[float] = PROFILE) -> list[float]:
    """The fraction of all runs and scenarios that score above each threshold."""
    return [round(float((scores > threshold).mean()), 6) for threshold in thresholds]


def replicates(scores: Scores, errors: Scores, stream: int = 0, count: int = REPLICATES) -> Scores:
    """Bootstrap replicates (count, runs, scenarios); ``errors``: the standard error of every score."""
    rng = np.random.default_rng([SEED, stream])
    runs, scenarios = scores.shape
    if runs == 1:
        return scores + errors * rng.standard_normal((count, runs, scenarios))
    drawn = rng.integers(0, runs, (count, runs, scenarios))
    return scores[drawn, np.arange(scenarios)]


def interval(replicate_values: Scores) -> tuple[float, float]:
    """The percentile interval at the level of all intervals of the project."""
    low, high = np.quantile(replicate_values, (TAIL, TAIL + LEVEL))
    return float(low), float(high)
