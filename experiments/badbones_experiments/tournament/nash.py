"""Deviation ratings: ratings that clones cannot move.

Ratings such as Plackett-Luce's depend on who else is in the table: enter an agent twice, and whoever beats it rises.
For deviation ratings agents are the strategies of a symmetric zero-sum game: two players each name an agent, and the
payoff is how much more often than in half of their games the one was ahead of the other. Against a Nash mixture of that
game no agent does better than even. How much worse each does is its rating: 0 for those in the mixture's support. Where
there are several equilibria the one counts that holds every agent to as little as possible, from the best on. So each
rating is unique, and a copy of an agent, which adds no strategy, changes none.
"""

from __future__ import annotations

import numpy as np

from .intervals import Array

TIGHT = 1e-7  # least dual price of a row that is held at its level
SLACK = 1e-6  # ratings may be exceeded by this: the solver is exact to 1e-7
SAME = 1e-4  # sums of payoffs that differ less are equal


def deviation_ratings(payoffs: Array) -> Array:
    """The rating of every agent, 0 or below; ``payoffs`` (agents, agents): what the row wins from the column, with
    ``payoffs[i, j] == -payoffs[j, i]``.

    An agent with a positive dual price is at the level in every solution of the linear program: its rating is known.
    As soon as what is known leaves the others a single payoff, theirs are known too.
    """
    ratings = np.full(len(payoffs), np.nan)
    while np.isnan(ratings).any():
        unknown = np.isnan(ratings)
        mixture, level, prices = minimax_level(payoffs, ratings)
        binding = unknown & (prices > TIGHT)
        ratings[binding if binding.any() else unknown] = level
        unknown = np.isnan(ratings)
        if unknown.any() and _is_determined(payoffs, ratings):
            ratings[unknown] = payoffs[unknown] @ mixture
    return ratings


def minimax_level(payoffs: Array, ratings: Array) -> tuple[Array, float, Array]:
    """The columns' mixture that holds the best of the rows without a rating (nan) to as little as possible, and the
    others to their ratings. Also that level, and the dual price of every row."""
    unknown = np.isnan(ratings)
    rows = np.column_stack([payoffs, np.where(unknown, -1.0, 0.0)])
    bounds = np.where(unknown, 0.0, ratings + SLACK)
    solution, prices = _minimise(np.append(np.zeros(payoffs.shape[1]), 1.0), rows, bounds)
    return solution[:-1], float(solution[-1]), prices


def _is_determined(payoffs: Array, ratings: Array) -> bool:
    """Does every mixture that holds agents to their ratings give the others the same? Then a random sum of their
    payoffs has a single value."""
    unknown = np.isnan(ratings)
    cost = np.append(np.random.default_rng(0).random(unknown.sum()) @ payoffs[unknown], 0.0)
    rows = np.column_stack([payoffs, np.zeros(len(payoffs))])[~unknown]
    low, high = (cost @ _minimise(sign * cost, rows, ratings[~unknown] + SLACK)[0] for sign in (1, -1))
    return bool(high - low < SAME)


def _minimise(cost: Array, rows: Array, bounds: Array) -> tuple[Array, Array]:
    """The mixture, followed by a free variable, with rows @ x <= bounds and the least cost; the rows' dual prices."""
    from scipy.optimize import linprog

    total = np.append(np.ones(len(cost) - 1), 0.0)[None]
    limits = [(0, None)] * (len(cost) - 1) + [(None, None)]
    done = linprog(cost, A_ub=rows, b_ub=bounds, A_eq=total, b_eq=[1.0], bounds=limits)
    if not done.success:
        raise ArithmeticError(f"no Nash mixture of {len(cost) - 1} strategies: {done.message}")
    return done.x, -done.ineqlin.marginals
