"""Intervals from drawing blocks again.

The games of a block share their luck, so the block, not the game, is what the tournament has many of. A sample draws as
many blocks as there are, with repetition, table by table; a statistic's 95% interval spans the middle 95% of what it
comes to in the samples. Samples are a function of the tournament's seed.
"""

from __future__ import annotations

import itertools

import numpy as np
from numpy.typing import NDArray

SAMPLES = 1000
LEVEL = (2.5, 97.5)  # per cent

Array = NDArray[np.float64]


def resampled(stratum: NDArray[np.int64], sums: list[Array], seed: int) -> list[Array]:
    """Sums over drawn blocks: for every (blocks, columns) array in ``sums`` one of (SAMPLES, columns).

    ``stratum`` (blocks,): the table of every block, those of a table beside each other.
    """
    rng = np.random.default_rng(seed)
    edges = np.flatnonzero(np.diff(stratum, prepend=-1, append=-1))
    made = [np.zeros((SAMPLES, one.shape[1])) for one in sums]
    for sample in range(SAMPLES):
        drawn = np.concatenate([rng.integers(lo, hi, hi - lo) for lo, hi in itertools.pairwise(edges)])
        times = np.bincount(drawn, minlength=len(stratum)).astype(np.float64)
        for one, out in zip(sums, made, strict=True):
            out[sample] = times @ one
    return made


def interval(samples: Array) -> tuple[float, float]:
    """The ends of a statistic's interval; samples in which it has no value (nan) are left out."""
    known = samples[~np.isnan(samples)]
    low, high = np.percentile(known, LEVEL) if len(known) else (np.nan, np.nan)
    return float(low), float(high)


def wilson(share: float, n: float) -> tuple[float, float]:
    """Wilson's 95% interval of a share seen in n trials: sensible also for 0% and 100%."""
    z2 = 1.959964**2
    middle, half = share + z2 / (2 * n), np.sqrt(z2) * np.sqrt(share * (1 - share) / n + z2 / (4 * n * n))
    return float(max(0.0, (middle - half) / (1 + z2 / n))), float(min(1.0, (middle + half) / (1 + z2 / n)))
