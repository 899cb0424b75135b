"""The result of a search: the candidates of a decision with their statistics."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .tree import Tree


class SearchInfo(NamedTuple):
    """The candidates of a decision."""

    verbs: NDArray[np.int64]
    arguments: NDArray[np.int64]
    visit_probs: NDArray[np.float64]  # fractions of the visits
    values: NDArray[np.float64]  # means from -1 to 1; nan without visits
    points: NDArray[np.float64] | None = None  # predicted points at the end, if there is a prediction
    priors: NDArray[np.float64] | None = None


def root_info(tree: Tree, seat: int) -> SearchInfo:
    """The candidates of a seat at the root."""
    count = int(tree.candidates[0, seat])
    return SearchInfo(
        tree.verb[0, seat, :count].copy(),
        tree.argument[0, seat, :count].copy(),
        *visit_probs(tree.action_visits[0, seat, :count], tree.value_sum[0, seat, :count]),
        priors=tree.prior[0, seat, :count].copy(),
    )


def visit_probs(
    visits: NDArray[np.int64], value_sum: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Fractions of the visits, and mean values."""
    total = max(int(visits.sum()), 1)
    return visits / total, np.divide(value_sum, visits, out=np.full(len(visits), np.nan), where=visits > 0)
