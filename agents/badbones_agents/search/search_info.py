"""What an agent weighed before it chose."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .tree import Tree


class SearchInfo(NamedTuple):
    """Choices that an agent weighed: verbs and arguments, shares of its trials, and values from -1 to 1."""

    verbs: NDArray[np.int64]
    arguments: NDArray[np.int64]
    shares: NDArray[np.float64]
    values: NDArray[np.float64]  # nan where a choice was not tried
    points: NDArray[np.float64] | None = None  # the points that it expects, if it can tell
    priors: NDArray[np.float64] | None = None  # how probable it thought them before it tried any


def at_root(tree: Tree, seat: int) -> SearchInfo:
    """What a tree search weighed for a seat."""
    count = int(tree.count[0, seat])
    tried, total = tree.tried[0, seat, :count], tree.total[0, seat, :count]
    return SearchInfo(
        tree.verb[0, seat, :count].copy(),
        tree.argument[0, seat, :count].copy(),
        *visit_probs(tried, total),
        priors=tree.prior[0, seat, :count].copy(),
    )


def visit_probs(
    tried: NDArray[np.int64], total: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Shares and mean values of choices, from how often each was tried and what it came to in all."""
    made = max(int(tried.sum()), 1)
    return tried / made, np.divide(total, tried, out=np.full(len(tried), np.nan), where=tried > 0)
