"""Ratings by the Plackett-Luce model: strengths that explain all rankings of a tournament best.

In a table's ranking the first place goes to an agent with a probability proportional to its strength, the second
likewise among the rest, and so on. With two players that is Bradley-Terry, the model behind Elo. All games are fitted
at once by Newton's method, so neither the order of the games nor how they were divided among workers matters, as it
would for ratings that are updated game by game (Elo, TrueSkill, OpenSkill). Ties, which libraries for the batch model
do not take, count as the mean over all orders of those who share a place.

The logarithms of the strengths have a Gaussian prior (mean 0, standard deviation ``PRIOR`` points), which keeps those
finite who won, or lost, everything: the fit is the maximum of the posterior (MAP). Its covariance is
``H^-1 (prior + meat) H^-1`` with the Hessian H and, as meat, the covariance of the blocks' scores (the gradients of
their log-likelihoods): the Laplace approximation where the model holds and games are independent, the sandwich
estimator where they are not. Few upsets say little about the blocks' covariance, so it is shrunk towards the model's.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from math import comb, log
from typing import Any

import numpy as np

from .intervals import MIN_BLOCKS, PRIOR_UPSETS, Array, Estimates, Ints, student_quantile

SCALE, MEAN = 400.0, 1500.0  # as Elo has it: 400 points are odds of ten to one; the mean of all agents is 1500
POINTS = SCALE / log(10)  # of a rating, for a factor of e in strength
PRIOR = 800.0  # points
OUTWARD = 0.5  # variances: how far outside the estimate the likelihood is looked at
MAX_ITERATIONS, PRECISION = 100, 1e-9


@dataclass(frozen=True)
class Rankings:
    """All that the model needs to know of rankings: sparse matrices."""

    wins: Any  # (blocks, agents) how often an agent was chosen before the last place
    choices: Any  # (blocks, sets) how often the choice was among the agents of a set
    members: Any  # (sets, agents) how often an agent is in a set


@dataclass(frozen=True)
class Fit:
    """Ratings of all agents, their covariance, and in how many blocks each played."""

    ratings: Array
    covariance: Array
    blocks: Ints

    def estimates(self) -> Estimates:
        """The ratings with their intervals. What is uncertain is a rating against the mean of all."""
        rows = self.covariance.mean(axis=1)
        variance = np.diag(self.covariance) - 2 * rows + rows.mean()
        return interval(self.ratings, MEAN, variance, PRIOR**2, _degrees(self.blocks))

    def differences(self) -> tuple[Estimates, Array, Array]:
        """(agents, agents): how much the row is ahead of the column, the standard error, degrees of freedom."""
        difference, variance = self.ratings[:, None] - self.ratings[None], np.diag(self.covariance)
        variance = np.maximum(variance[:, None] + variance[None] - 2 * self.covariance, 0)
        df = _degrees(self.blocks)
        df = df[:, None] + df[None] - 2 * PRIOR_UPSETS
        return interval(difference, 0.0, variance, 2 * PRIOR**2, df), np.sqrt(variance), df


def interval(value: Array, center: float, variance: Array, prior: float, df: Array) -> Estimates:
    """Student's interval of ratings, or of their differences, with this prior variance; wider on the side away from
    ``center``: there results become one-sided and the likelihood flatter, so a symmetric one ends too early."""
    with np.errstate(all="ignore"):
        distance, step = np.abs(value - center) / POINTS, OUTWARD * variance / POINTS**2
        flatter = (np.cosh(distance / 2) / np.cosh((distance + step) / 2)) ** 2  # p (1 - p) a step further out
        outer = 1 / np.maximum((1 / variance - 1 / prior) * flatter + 1 / prior, 1 / prior)
        quantile = np.where(np.isnan(df), np.nan, student_quantile(df))
        inside, outside = quantile * np.sqrt(variance), quantile * np.sqrt(np.maximum(outer, variance))
    above = value > center
    return Estimates(value, value - np.where(above, inside, outside), value + np.where(above, outside, inside))


def _degrees(blocks: Ints) -> Array:
    """Degrees of freedom; nan where there are too few blocks to compare."""
    return np.where(blocks >= MIN_BLOCKS, blocks - 1 + 2 * PRIOR_UPSETS, np.nan)


def stages(places: tuple[float, ...]) -> tuple[list[float], dict[tuple[int, ...], float]]:
    """A ranking as choices: how often each seat was chosen, and the sets of seats that were chosen from."""
    wins = [0.0] * len(places)
    choices: dict[tuple[int, ...], float] = {}
    for place in sorted(set(places)):
        tied = [seat for seat, other in enumerate(places) if other == place]
        behind = [seat for seat, other in enumerate(places) if other > place]
        for seat in tied:
            wins[seat] = 1.0 if behind else (len(tied) - 1) / len(tied)
        for size in range(1, len(tied) + 1):  # of those who share the place, so many are still to be chosen
            for left in itertools.combinations(tied, size):
                if len(left) + len(behind) > 1:
                    choices[(*left, *behind)] = 1.0 / comb(len(tied), size)
    return wins, choices


def collect(agent: Ints, place: Array, block: Ints, agents: int, blocks: int) -> Rankings:
    """The rankings of all games, those without one left out. ``block`` numbers blocks from 0."""
    from scipy.sparse import csr_array

    ranked = ~np.isnan(place).any(axis=1)
    agent, place, block = agent[ranked], place[ranked], block[ranked]
    players = agent.shape[1]
    _, first, pattern = np.unique(
        (2 * place).astype(np.int64) @ (2 * players + 1) ** np.arange(players), return_index=True, return_inverse=True
    )
    wins, at, keys, times = np.zeros(agent.shape), [], [], []
    base = (agents + 1) ** np.arange(players, dtype=np.int64)  # a set as a number: its agents, sorted, as digits
    for number, places in enumerate(place[first].tolist()):
        rows = np.flatnonzero(pattern == number)
        wins[rows], choices = stages(tuple(places))
        for seats, count in choices.items():
            at.append(block[rows])
            keys.append((np.sort(agent[rows][:, seats] + 1, axis=1) * base[: len(seats)]).sum(axis=1))
            times.append(np.full(len(rows), count))
    none = np.zeros(0, np.int64)
    sets, index = np.unique(np.concatenate([none, *keys]), return_inverse=True)
    digits = sets[:, None] // base % (agents + 1)
    inside = digits > 0
    members = csr_array((np.ones(inside.sum()), (np.nonzero(inside)[0], digits[inside] - 1)), (len(sets), agents))
    choices = csr_array((np.concatenate([none, *times]), (np.concatenate([none, *at]), index)), (blocks, len(sets)))
    won = csr_array((wins.ravel(), (np.repeat(block, players), agent.ravel())), (blocks, agents))
    return Rankings(won, choices, members)


def fit(rankings: Rankings) -> Fit:
    """The maximum of the posterior and its covariance. Agents that never met do not count together."""
    from scipy.sparse.csgraph import connected_components

    prior = (POINTS / PRIOR) ** 2
    wins, counts = rankings.wins.sum(axis=0), rankings.choices.sum(axis=0)
    members, agents = rankings.members, len(wins)
    theta, p, chosen, sizes = np.zeros(agents), members.copy(), members.copy(), np.diff(members.indptr)
    for _ in range(MAX_ITERATIONS):
        strength = np.exp(theta - theta.max())
        total = np.maximum(members @ strength, 1e-300)
        p.data = members.data * strength[p.indices] / np.repeat(total, sizes)  # how likely each choice from a set is
        chosen.data = p.data * np.repeat(counts, sizes)
        expected = np.bincount(p.indices, chosen.data, agents)
        information = np.diag(expected) - (p.T @ chosen).toarray()
        hessian = information + prior * np.eye(agents)
        step = np.linalg.solve(hessian, wins - expected - prior * theta)
        theta = theta + step * min(1.0, 2.0 / max(np.abs(step).max(initial=0.0), 1e-12))
        if np.abs(step).max(initial=0.0) < PRECISION:
            break
    scores = rankings.wins - rankings.choices @ p
    played = rankings.wins + abs(scores) > 0
    blocks = np.bincount(played.indices, minlength=agents)
    _, group = connected_components(members.T @ members)
    total = np.bincount(group[played.indices[played.indptr[:-1][np.diff(played.indptr) > 0]]], minlength=len(group))
    correction = total / np.maximum(total - np.bincount(group, minlength=len(group)) + 1, 1)
    empirical = (scores.T @ scores).toarray() * correction[group]
    weight = np.minimum(2 * np.diag(information), np.maximum(blocks - 1, 0))
    weight = weight / (PRIOR_UPSETS + weight)
    data, model = np.sqrt(weight), np.sqrt(1 - weight)
    meat = data[:, None] * empirical * data + model[:, None] * information * model
    inverse = np.linalg.inv(hessian)
    covariance = inverse @ (prior * np.eye(agents) + meat) @ inverse * POINTS**2
    return Fit(MEAN + POINTS * (theta - theta.mean()), covariance, blocks)
