"""Small linear programs, solved exactly by the simplex method: for matrix games of a few dozen choices.

Written out here because the libraries that do it are large and this is all that is needed of them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from badbones_env import BadBonesError

SMALL = 1e-10

Array = NDArray[np.float64]


def minimise(cost: Array, rows: Array, bounds: Array) -> Array:
    """The x >= 0 with rows @ x <= bounds for which cost @ x is least.

    Two phases: first the artificial variables of rows that x = 0 does not satisfy are driven out, then the cost falls.
    """
    many, size = rows.shape
    short = bounds < 0
    sign = np.where(short, -1.0, 1.0)
    tableau = np.zeros((many, size + many + int(short.sum()) + 1))
    tableau[:, :size] = rows * sign[:, None]
    tableau[:, size : size + many] = np.diag(sign)
    tableau[:, -1] = bounds * sign
    artificial = size + many
    basis = [size + k for k in range(many)]
    for k, row in enumerate(np.flatnonzero(short).tolist()):
        tableau[row, artificial + k] = 1.0
        basis[row] = artificial + k
    first = np.zeros(tableau.shape[1] - 1)
    first[artificial:] = 1.0
    _descend(tableau, basis, first, tableau.shape[1] - 1)
    if any(kind >= artificial and tableau[row, -1] > 1e-7 for row, kind in enumerate(basis)):
        raise BadBonesError("a linear program has no solution")
    _drive_out(tableau, basis, artificial)
    second = np.zeros(tableau.shape[1] - 1)
    second[:size] = cost
    _descend(tableau, basis, second, artificial)
    found = np.zeros(tableau.shape[1] - 1)
    found[basis] = tableau[:, -1]
    return found[:size]


def _descend(tableau: Array, basis: list[int], cost: Array, columns: int) -> None:
    """Pivot until no variable among the first ``columns`` lowers the cost; by Bland's rule, so that it ends."""
    while True:
        reduced = cost - cost[basis] @ tableau[:, :-1]
        entering = next((k for k in range(columns) if reduced[k] < -SMALL), None)
        if entering is None:
            return
        open_rows = [row for row in range(len(basis)) if tableau[row, entering] > SMALL]
        if not open_rows:
            raise BadBonesError("a linear program has no least value")
        leaving = min(open_rows, key=lambda row: (tableau[row, -1] / tableau[row, entering], basis[row]))
        pivot(tableau, basis, leaving, entering)


def _drive_out(tableau: Array, basis: list[int], artificial: int) -> None:
    """Artificial variables that are still in the basis, at 0, give way to others."""
    for row in range(len(basis)):
        if basis[row] >= artificial:
            other = next((k for k in range(artificial) if abs(tableau[row, k]) > SMALL), None)
            if other is not None:
                pivot(tableau, basis, row, other)


def pivot(tableau: Array, basis: list[int], row: int, column: int) -> None:
    """Take a variable into the basis instead of that of a row."""
    tableau[row] /= tableau[row, column]
    for other in range(len(tableau)):
        if other != row:
            tableau[other] -= tableau[other, column] * tableau[row]
    basis[row] = column
