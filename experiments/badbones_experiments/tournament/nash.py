"""Ratings that clones cannot move: how each agent does against the mixture of agents that nobody beats.

Ratings such as Plackett and Luce's depend on who else is in the table: enter an agent twice and whoever beats it rises.
Here agents are choices in a game: two players each name an agent, and the payoff is how much more often than in half of
their games the one was ahead of the other. Against an equilibrium of that game no agent does better than even; how much
worse each does is its rating, and 0 for those that the equilibrium needs. Where there are several equilibria the one
counts that leaves every agent as little as possible, in the order from the best on: so each rating is unique, and a
copy of an agent, which adds nothing that could be named, changes none (deviation ratings).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..linear import Array, minimise

TIGHT = 1e-7


def deviation_ratings(payoffs: Array) -> Array:
    """The rating of every agent, 0 or below; ``payoffs`` (agents, agents): what the row wins from the column, with
    ``payoffs[i, j] == -payoffs[j, i]``."""
    agents = len(payoffs)
    known = np.full(agents, np.nan)
    while np.isnan(known).any():
        left = np.isnan(known)
        level = _least(payoffs, known, left)
        unknown = np.flatnonzero(left).tolist()
        held = [agent for agent in unknown if _lowest(payoffs, known, level, agent) > level - TIGHT]
        known[held or left] = level  # nobody: rounding
    return known


def _constraints(payoffs: Array, known: Array) -> tuple[list[Array], list[float]]:
    """Mixtures against which nobody does better than is known, as rows of a linear program with one variable more."""
    agents = len(payoffs)
    rows = [np.append(np.ones(agents), 0.0), np.append(-np.ones(agents), 0.0)]
    bounds = [1.0, -1.0]
    for agent in np.flatnonzero(~np.isnan(known)).tolist():
        rows.append(np.append(payoffs[agent], 0.0))
        bounds.append(float(known[agent]) + TIGHT / 10)
    return rows, bounds


def _least(payoffs: Array, known: Array, others: NDArray[np.bool_]) -> float:
    """The least that the best of the ``others`` can be held to."""
    lowest = float(payoffs.min())  # so that the level, counted from there, is not below 0
    rows, bounds = _constraints(payoffs, known)
    for agent in np.flatnonzero(others).tolist():
        rows.append(np.append(payoffs[agent], -1.0))
        bounds.append(lowest)
    cost = np.append(np.zeros(len(payoffs)), 1.0)
    found = minimise(cost, np.array(rows), np.array(bounds))
    return float(found[-1]) + lowest


def _lowest(payoffs: Array, known: Array, level: float, agent: int) -> float:
    """The least that an agent can be held to where none of those that are not known yet is above the level."""
    rows, bounds = _constraints(payoffs, known)
    for other in np.flatnonzero(np.isnan(known)).tolist():
        rows.append(np.append(payoffs[other], 0.0))
        bounds.append(level + TIGHT / 10)
    found = minimise(np.append(payoffs[agent], 0.0), np.array(rows), np.array(bounds))
    return float(payoffs[agent] @ found[:-1])
