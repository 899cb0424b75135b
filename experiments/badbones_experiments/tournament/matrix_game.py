"""Matrix games for two whose sum is zero, solved exactly."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..linear import Array, minimise


@dataclass(frozen=True)
class Solution:
    """An equilibrium: both mixtures, and what the rows get."""

    rows: Array
    columns: Array
    value: float


def solve(payoffs: Array) -> Solution:
    """The equilibrium of the game in which the rows get ``payoffs`` and the columns lose them.

    With all payoffs above 0 the columns' mixture, divided by the value, is the largest x with payoffs @ x <= 1; the
    rows' is the same of the game seen from the other side.
    """
    columns, value = _mixture(payoffs)
    rows, _ = _mixture(-payoffs.T)
    return Solution(rows, columns, value)


def _mixture(payoffs: Array) -> tuple[Array, float]:
    """The columns' mixture, and what the rows get."""
    shift = 1.0 - float(payoffs.min())
    rows, columns = payoffs.shape
    found = minimise(-np.ones(columns), payoffs + shift, np.ones(rows))
    return found / found.sum(), 1.0 / float(found.sum()) - shift


def exploitability(payoffs: Array, rows: Array, columns: Array) -> float:
    """How much both sides together would gain by the best answers to these mixtures: 0 in equilibrium."""
    return float((payoffs @ columns).max() - (rows @ payoffs).min())
