"""A sequential test: is the new player better? It looks at the results as they come and stops when it knows.

What is compared. A *block* is a set of games on common random numbers, one for every seat of the new player; its
score is the new player's mean share of the victory (nobody's victory is shared by all, so players that are alike score
1/n). In solo and co-op a block is a game by each on the same chance events, and the score is 1, 1/2 or 0. Blocks are
independent and identically distributed, whatever happens within one: seats and chance events are paired away.

The hypotheses. ``elo0`` and ``elo1`` are differences in strength; ``expected`` turns them into mean scores by the
model of Bradley, Terry, Plackett and Luce: one player of strength d wins against n - 1 others of strength 0 with
probability 10^(d/400) / (10^(d/400) + n - 1).

The statistic. Of all distributions on the scores seen so far, the likeliest with mean ``m0`` is compared with the
likeliest with mean ``m1``: the generalised likelihood ratio (GSPRT). No variance has to be known or assumed. The test
accepts H1 when its logarithm reaches log((1 - beta) / alpha), and H0 at log(beta / (1 - alpha)). A little weight on
the extreme scores keeps it finite where one side wins everything.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist

import numpy as np

from .intervals import Array, share_interval

PSEUDO = 1e-3  # blocks that are added at the lowest and the highest score
DIGITS = 9  # scores that differ less are the same
ACCEPT, REJECT, UNDECIDED = "accept", "reject", "undecided"


def expected(elo: float, players: int = 2) -> float:
    """The mean share of the victory of one player with this difference in strength among ``players`` - 1 others."""
    return 1 / (1 + (players - 1) * 10 ** (-elo / 400))


def elo_of(score: float, players: int = 2) -> float:
    """The difference in strength that goes with a mean score; infinite for 0 and 1."""
    if not 0 < score < 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score * (players - 1) / (1 - score))


@dataclass(frozen=True)
class Hypotheses:
    """What is asked, and with which error rates it may be answered."""

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05  # of accepting H1 where H0 holds
    beta: float = 0.05  # of accepting H0 where H1 holds
    players: int = 2  # among whom a victory is shared: 2 in solo and co-op, where two teams are compared

    @property
    def bounds(self) -> tuple[float, float]:
        """The logarithms of the likelihood ratio at which the test ends."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    @property
    def means(self) -> tuple[float, float]:
        """The mean scores of both hypotheses."""
        return expected(self.elo0, self.players), expected(self.elo1, self.players)

    def verdict(self, ratio: float) -> str:
        """What the test says at this logarithm of the likelihood ratio."""
        low, high = self.bounds
        return ACCEPT if ratio >= high else REJECT if ratio <= low else UNDECIDED


@dataclass
class Scores:
    """The blocks so far: how often each score came up."""

    counts: Counter[float] = field(default_factory=Counter)

    @classmethod
    def of(cls, scores: Iterable[float]) -> Scores:
        counted = cls()
        counted.add(scores)
        return counted

    def add(self, scores: Iterable[float]) -> None:
        """Some more blocks."""
        self.counts.update(round(float(score), DIGITS) for score in scores)

    @property
    def blocks(self) -> int:
        return self.counts.total()

    def arrays(self, others: Iterable[float] = ()) -> tuple[Array, Array]:
        """The scores seen, the extremes and ``others``, in order, and how many blocks had each."""
        values = sorted({0.0, 1.0, *self.counts, *others})
        return np.array(values), np.array([float(self.counts[value]) for value in values])

    @property
    def mean(self) -> float:
        return sum(score * count for score, count in self.counts.items()) / self.blocks if self.blocks else math.nan

    @property
    def deviation(self) -> float:
        """The standard deviation of a block's score, not below that of one block more or less at the other end."""
        if not self.blocks:
            return 0.5
        mean = self.mean
        squares = sum((score - mean) ** 2 * count for score, count in self.counts.items())
        return max(math.sqrt(squares / max(self.blocks - 1, 1)), 0.5 / math.sqrt(self.blocks + 1))

    def interval(self, games: int = 1) -> tuple[float, float]:
        """The 95% interval of the mean score of blocks of ``games``; from 0 to 1 where there are too few blocks."""
        return share_interval(*self.arrays(), games)


def probabilities(values: Array, counts: Array) -> Array:
    """The empirical distribution of the scores, with a little weight on the extremes."""
    weights = counts + PSEUDO * ((values == values[0]) | (values == values[-1]))
    probs: Array = weights / weights.sum(axis=-1, keepdims=True)
    return probs


def tilt(values: Array, counts: Array, mean: float) -> Array:
    """What the empirical distribution of ``counts`` (..., values) is divided by to get the likeliest distribution with
    this mean (empirical likelihood).

    It is 1 + t (values - mean) for the t at which the mean comes out. The function whose zero that is falls all the way
    between its poles: Newton's steps, and halves where one would leave the interval that is known to hold the zero.
    """
    probs = probabilities(values, counts)
    apart = values - mean
    low = np.full(probs.shape[:-1], -1 / apart.max())
    high = np.full(probs.shape[:-1], -1 / apart.min())
    t = np.zeros(probs.shape[:-1])
    for _ in range(200):
        pulled = apart / (1 + t[..., None] * apart)
        off = (probs * pulled).sum(axis=-1)
        low, high = np.where(off > 0, t, low), np.where(off > 0, high, t)
        better = t + off / (probs * pulled**2).sum(axis=-1)
        better = np.where((better > low) & (better < high), better, (low + high) / 2)
        done = float(np.abs(better - t).max(initial=0.0)) < 1e-12
        t = better
        if done:
            break
    tilted: Array = 1 + t[..., None] * apart
    return tilted


def log_ratios(values: Array, counts: Array, hypotheses: Hypotheses) -> Array:
    """The logarithm of the generalised likelihood ratio of H1 and H0 for each row of ``counts`` (..., values)."""
    less, more = (tilt(values, counts, mean) for mean in hypotheses.means)
    ratios: Array = (counts * np.log(less / more)).sum(axis=-1)
    return ratios


def path(before: Scores, scores: Sequence[float], hypotheses: Hypotheses) -> Array:
    """The logarithms after each of some more blocks (blocks,)."""
    if not len(scores):
        return np.zeros(0)
    rounded = [round(float(score), DIGITS) for score in scores]
    values, counts = before.arrays(rounded)
    column = {value: k for k, value in enumerate(values.tolist())}
    steps = np.zeros((len(rounded), len(values)))
    steps[np.arange(len(rounded)), [column[score] for score in rounded]] = 1
    return log_ratios(values, counts + steps.cumsum(axis=0), hypotheses)


def blocks_expected(scores: Scores, hypotheses: Hypotheses) -> float:
    """About how many blocks the test takes in all, if the logarithm goes on as it did so far (Wald's approximation)."""
    low, high = hypotheses.bounds
    if scores.blocks < 2:
        return math.nan
    values, counts = scores.arrays()
    less, more = (tilt(values, counts, mean) for mean in hypotheses.means)
    steps, probs = np.log(less / more), counts / counts.sum()
    drift = float(np.sum(probs * steps))  # a block
    noise = max(float(np.sum(probs * steps**2)) - drift**2, 1e-12)
    steep = 2 * drift / noise
    if abs(steep) * max(high, -low) < 1e-3:
        return -low * high / noise
    up, down = (math.exp(min(50.0, max(-50.0, -steep * bound))) for bound in (high, low))
    above = (1 - down) / (up - down)  # the probability of ending there
    return (above * high + (1 - above) * low) / drift


def fixed_blocks(hypotheses: Hypotheses, deviation: float, other: float | None = None) -> int:
    """How many blocks a test of fixed length with the same error rates takes.

    ``deviation``: of a block's score under the first hypothesis, ``other``: under the second, if it is another.
    """
    m0, m1 = hypotheses.means
    other = deviation if other is None else other
    spread = NormalDist().inv_cdf(1 - hypotheses.alpha) * deviation + NormalDist().inv_cdf(1 - hypotheses.beta) * other
    return math.ceil((spread / (m1 - m0)) ** 2)
