"""A sequential test (SPRT): is the new player better? It stops as soon as the results decide.

The score. A *block* is a set of games on common random numbers, one for every seat of the new player; its
score is the new player's mean share of the victory. A victory of nobody is shared by all, so equal players score
1/n. In solo and co-op a block is a game by each on the same chance events, and the score is 1, 1/2 or 0. Blocks are
independent and identically distributed, whatever happens within one: seats and chance events are paired away.

The hypotheses. ``elo0`` and ``elo1`` are differences in strength; ``expected`` turns them into mean scores by the
model of Bradley, Terry, Plackett and Luce: one player of strength d wins against n - 1 others of strength 0 with
probability 10^(d/400) / (10^(d/400) + n - 1).

The statistic: the generalised likelihood ratio (GSPRT). Among distributions on the scores seen so far, it compares the
most likely one with mean ``m1`` to the most likely one with mean ``m0``. No variance is assumed. The test accepts H1
when the log ratio reaches log((1 - beta) / alpha), and H0 at log(beta / (1 - alpha)). A little weight on the extreme
scores keeps it finite where one side wins everything.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist

import numpy as np

from .intervals import Array, share_interval

PSEUDO_COUNT = 1e-3  # blocks added at the lowest and at the highest score
DIGITS = 9  # to which scores are rounded, so that equal ones are counted together
ACCEPT, REJECT, UNDECIDED = "accept", "reject", "undecided"


def expected(elo: float, players: int = 2) -> float:
    """The expected score of a player who is ``elo`` stronger than each of ``players`` - 1 others."""
    return 1 / (1 + (players - 1) * 10 ** (-elo / 400))


def elo_of(score: float, players: int = 2) -> float:
    """The difference in strength with this expected score; infinite for 0 and 1."""
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score * (players - 1) / (1 - score))


@dataclass(frozen=True)
class Hypotheses:
    """Both hypotheses and the error rates."""

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05  # false-positive rate: H1 accepted where H0 holds
    beta: float = 0.05  # false-negative rate: H0 accepted where H1 holds
    players: int = 2  # players of a game; 2 in solo and co-op, where two teams are compared

    @property
    def bounds(self) -> tuple[float, float]:
        """The log likelihood ratios at which the test stops: lower, upper."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    @property
    def means(self) -> tuple[float, float]:
        """The expected scores under H0 and H1."""
        return expected(self.elo0, self.players), expected(self.elo1, self.players)

    def verdict(self, ratio: float) -> str:
        """The result of the test at this log likelihood ratio."""
        low, high = self.bounds
        return ACCEPT if ratio >= high else REJECT if ratio <= low else UNDECIDED


@dataclass
class Scores:
    """The scores of the blocks so far, as counts."""

    counts: Counter[float] = field(default_factory=Counter)

    @classmethod
    def of(cls, scores: Iterable[float]) -> Scores:
        counted = cls()
        counted.add(scores)
        return counted

    def add(self, scores: Iterable[float]) -> None:
        """Count the scores of more blocks."""
        self.counts.update(round(float(score), DIGITS) for score in scores)

    @property
    def blocks(self) -> int:
        return self.counts.total()

    def arrays(self, others: Iterable[float] = ()) -> tuple[Array, Array]:
        """All scores seen, 0, 1 and ``others`` in ascending order, and the number of blocks with each."""
        values = sorted({0.0, 1.0, *self.counts, *others})
        return np.array(values), np.array([float(self.counts[value]) for value in values])

    @property
    def mean(self) -> float:
        return sum(score * count for score, count in self.counts.items()) / self.blocks if self.blocks else math.nan

    @property
    def deviation(self) -> float:
        """The standard deviation of a block's score, with a floor for few blocks that all have the same score."""
        if not self.blocks:
            return 0.5
        mean = self.mean
        squares = sum((score - mean) ** 2 * count for score, count in self.counts.items())
        return max(math.sqrt(squares / max(self.blocks - 1, 1)), 0.5 / math.sqrt(self.blocks + 1))

    def interval(self, games: int = 1) -> tuple[float, float]:
        """The 95% interval of the mean score of blocks of ``games`` games; 0 to 1 with too few blocks."""
        return share_interval(*self.arrays(), games)


def probabilities(values: Array, counts: Array) -> Array:
    """The empirical distribution of the scores, with a little weight on the extremes."""
    weights = counts + PSEUDO_COUNT * ((values == values[0]) | (values == values[-1]))
    probs: Array = weights / weights.sum(axis=-1, keepdims=True)
    return probs


def tilt(values: Array, counts: Array, mean: float) -> Array:
    """The divisor that turns the empirical distribution of ``counts`` (..., values) into the most likely distribution
    with this mean (empirical likelihood).

    It is 1 + t (values - mean), with the t that gives this mean. The equation for t is monotonic between its poles, so
    Newton's method solves it, with a bisection step wherever a Newton step would leave the bracket.
    """
    probs = probabilities(values, counts)
    deviations = values - mean
    low = np.full(probs.shape[:-1], -1 / deviations.max())
    high = np.full(probs.shape[:-1], -1 / deviations.min())
    t = np.zeros(probs.shape[:-1])
    for _ in range(200):
        terms = deviations / (1 + t[..., None] * deviations)
        residual = (probs * terms).sum(axis=-1)
        low, high = np.where(residual > 0, t, low), np.where(residual > 0, high, t)
        proposal = t + residual / (probs * terms**2).sum(axis=-1)
        proposal = np.where((proposal > low) & (proposal < high), proposal, (low + high) / 2)
        converged = float(np.abs(proposal - t).max(initial=0.0)) < 1e-12
        t = proposal
        if converged:
            break
    divisor: Array = 1 + t[..., None] * deviations
    return divisor


def log_ratios(values: Array, counts: Array, hypotheses: Hypotheses) -> Array:
    """The log of the generalised likelihood ratio of H1 to H0 for each row of ``counts`` (..., values)."""
    divisor0, divisor1 = (tilt(values, counts, mean) for mean in hypotheses.means)
    ratios: Array = (counts * np.log(divisor0 / divisor1)).sum(axis=-1)
    return ratios


def path(before: Scores, scores: Sequence[float], hypotheses: Hypotheses) -> Array:
    """The log ratio after each new block, (blocks,), given the scores before."""
    if not len(scores):
        return np.zeros(0)
    rounded = [round(float(score), DIGITS) for score in scores]
    values, counts = before.arrays(rounded)
    column = {value: k for k, value in enumerate(values.tolist())}
    steps = np.zeros((len(rounded), len(values)))
    steps[np.arange(len(rounded)), [column[score] for score in rounded]] = 1
    return log_ratios(values, counts + steps.cumsum(axis=0), hypotheses)


def blocks_expected(scores: Scores, hypotheses: Hypotheses) -> float:
    """Wald's approximation of the total number of blocks, if future blocks are like those so far."""
    low, high = hypotheses.bounds
    if scores.blocks < 2:
        return math.nan
    values, counts = scores.arrays()
    divisor0, divisor1 = (tilt(values, counts, mean) for mean in hypotheses.means)
    steps, probs = np.log(divisor0 / divisor1), counts / counts.sum()
    drift = float(np.sum(probs * steps))  # per block
    variance = max(float(np.sum(probs * steps**2)) - drift**2, 1e-12)
    exponent = 2 * drift / variance
    if abs(exponent) * max(high, -low) < 1e-3:  # the limit for no drift
        return -low * high / variance
    up, down = (math.exp(min(50.0, max(-50.0, -exponent * bound))) for bound in (high, low))
    accept = (1 - down) / (up - down)  # the probability of accepting H1
    return (accept * high + (1 - accept) * low) / drift


def fixed_blocks(hypotheses: Hypotheses, deviation: float, other: float | None = None) -> int:
    """The number of blocks of a fixed-length test with the same error rates.

    ``deviation``: of a block's score under H0; ``other``: under H1, if it differs.
    """
    m0, m1 = hypotheses.means
    other = deviation if other is None else other
    spread = NormalDist().inv_cdf(1 - hypotheses.alpha) * deviation + NormalDist().inv_cdf(1 - hypotheses.beta) * other
    return math.ceil((spread / (m1 - m0)) ** 2)
