"""The Nash mixture of baskets: double oracle with sampled games, then a replay.

In every stage the baskets with the best forecast against the present mixture enter (``baskets.screen``), and all that
have entered play games in which the others draw their baskets from the mixture and from the rest. All stages together
say how much more often a basket won than another at the same table: a matrix game, whose exact equilibrium is the next
mixture. With more than two players what a basket does to another depends on the third, which is why tables are drawn
from the mixture itself: where it stays the same, it is an equilibrium of the whole game.

The replay plays new games: every basket that has entered, and those with the best forecast, against players who draw
from the mixture. The mixture holds if none of them wins more often than a player who draws from it, by more than the
interval allows; the intervals hold for all baskets at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from badbones_env import GameConfig
from badbones_env.rules.constants import TRAP_NAMES, WEAPON_NAMES

from ..tournament.nash import solve
from .baskets import screen
from .games import Experiment, ranges
from .setting import Kit, Mixture, TrapsError, Variant, trap_counts, usual_kit
from .statistics import Array, Estimate, gain

EXPLORE_PROB = 0.4  # that another player has any basket instead of one of the mixture
LEAST_PROB = 0.02  # a basket that is drawn less often is left out of a mixture
PRIOR = 20.0  # games with no winner that every pair is taken to have played, so that few games prove little
APART = 3  # items in which baskets that enter in the same stage have to differ
FIRST_REPLAYED = 1 << 41  # numbers of the replayed games, apart from all others
REPLAYS = 4  # attempts at a mixture that holds


@dataclass(frozen=True)
class MixtureBudget:
    """How much is played to find a mixture."""

    screening: int  # games with random baskets, in every stage
    entering: int  # baskets that enter in every stage
    stages: int
    games: int  # of every basket that has entered, in every stage
    replayed: int  # games of every basket in the replay


@dataclass
class Market:
    """A game and who plays it; makes variants."""

    experiment: Experiment
    config: GameConfig
    agent: str
    bought: bool

    def variant(self, kit: Kit, others: Mixture) -> Variant:
        return Variant.of(self.config, self.agent, kit, bought=self.bought, others=others)

    def play(self, kits: Sequence[Kit], others: Mixture, first: int, games: int) -> dict[Kit, dict[str, Array]]:
        """The same games of every kit, against players who draw theirs; all that ``GamesPlayer`` returns."""
        played = {}
        chunks = {kit: ranges(self.variant(kit, others), first, games) for kit in kits}
        results = iter(self.experiment.run.results([chunk for of_kit in chunks.values() for chunk in of_kit]))
        for kit, of_kit in chunks.items():
            parts = [next(results) for _ in of_kit]
            played[kit] = {name: np.concatenate([np.asarray(part[name]) for part in parts]) for name in parts[0]}
        return played


@dataclass
class Meetings:
    """How much more often a basket won than another, over all tables that they shared."""

    kits: list[Kit] = field(default_factory=list)
    total: Array = field(default_factory=lambda: np.zeros((0, 0)))
    count: Array = field(default_factory=lambda: np.zeros((0, 0)))

    def enter(self, kits: Sequence[Kit]) -> None:
        new = [kit for kit in dict.fromkeys(kits) if kit not in self.kits]
        self.kits += new
        self.total, self.count = (np.pad(matrix, (0, len(new))) for matrix in (self.total, self.count))

    def add(self, kit: Kit, others: Mixture, played: dict[str, Array], first: int) -> None:
        """Games of a basket from number ``first`` on."""
        mine, theirs = self.kits.index(kit), np.array([self.kits.index(other) for other, _ in others])
        games, players = played["shares"].shape
        seats = (first + np.arange(games)) % players
        for step in range(1, players):
            other = (np.arange(games), (seats + step) % players)
            met = theirs[played["drawn"][other].astype(np.int64)]
            np.add.at(self.total[mine], met, played["win"] - played["shares"][other])
            np.add.at(self.count[mine], met, 1.0)

    def payoffs(self) -> Array:
        """What the row wins from the column, in shares of victories."""
        matrix: Array = (self.total - self.total.T) / (self.count + self.count.T + PRIOR)
        return matrix

    def nash_mixture(self) -> Mixture:
        """The equilibrium of the matrix, the most frequent kit first."""
        probs = solve(self.payoffs()).columns
        probs = np.where(probs >= min(LEAST_PROB, probs.max()), probs, 0.0)
        probs = probs / probs.sum()
        kept = [(kit, round(float(prob), 6)) for kit, prob in zip(self.kits, probs.tolist(), strict=True) if prob > 0]
        return tuple(sorted(kept, key=lambda item: (-item[1], item[0])))


def explored(mixture: Mixture, kits: Sequence[Kit], explore_prob: float) -> Mixture:
    """The mixture, with any of the kits in its place this often."""
    probs = dict(mixture)
    return tuple((kit, round((1 - explore_prob) * probs.get(kit, 0.0) + explore_prob / len(kits), 9)) for kit in kits)


def promising(forecast: dict[Kit, float], count: int, known: Sequence[Kit]) -> list[Kit]:
    """The kits with the best forecast that are not known yet and differ from each other."""
    kits: list[Kit] = []
    for kit in sorted(forecast, key=lambda kit: (-forecast[kit], kit)):
        if len(kits) == count:
            break
        if kit not in known and all(_apart(kit, other) >= APART for other in kits):
            kits.append(kit)
    return kits


def _apart(kit: Kit, other: Kit) -> int:
    return sum(abs(kit.count(item) - other.count(item)) for item in {*kit, *other})


def best_with_each(forecast: dict[Kit, float]) -> list[Kit]:
    """For every item the kit with the best forecast that has it: nothing is left out untried."""
    kits = []
    for item in sorted({item for kit in forecast for item in kit}):
        kits.append(max((kit for kit in forecast if item in kit), key=lambda kit: (forecast[kit], kit)))
    return list(dict.fromkeys(kits))


@dataclass(frozen=True)
class MixtureResult:
    """A mixture and its replay."""

    mixture: Mixture
    gains: dict[Kit, Estimate]  # in shares of victories, over drawing from the mixture; 95% for all at once
    wins: dict[Kit, float]
    copies: dict[str, float]  # of each trap that a player who draws from the mixture wanted and got
    weapons: dict[str, float]  # the probability that each is wanted
    entered: int
    games: int  # of the replay
    attempts: int  # replays that it took

    @property
    def holds(self) -> bool:
        """Whether no basket wins more often than the mixture by more than the interval allows."""
        return all(estimate.low <= 0 for estimate in self.gains.values())

    def ranked(self) -> list[Kit]:
        """All kits, the largest gain first."""
        return sorted(self.gains, key=lambda kit: (-self.gains[kit].value, kit))


def find_mixture(market: Market, candidates: Sequence[Kit], budget: MixtureBudget) -> MixtureResult:
    """The Nash mixture over ``candidates``."""
    if market.config.mode != "versus":
        raise TrapsError("a Nash mixture of baskets is for versus, where there are others to beat")
    meetings = Meetings()
    usual = usual_kit(market.config)
    mixture: Mixture = ((usual if usual in candidates else candidates[0], 1.0),)
    meetings.enter([mixture[0][0]])

    def forecast() -> dict[Kit, float]:
        against = mixture
        return screen(market.experiment, lambda kit: market.variant(kit, against), candidates, budget.screening, "win")

    for number in range(budget.stages):
        expected = forecast()
        meetings.enter(
            [*(best_with_each(expected) if number == 0 else ()), *promising(expected, budget.entering, meetings.kits)]
        )
        others = explored(mixture, meetings.kits, EXPLORE_PROB if number else 1.0)
        _play_all(market, meetings, others, number * budget.games, budget.games)
        mixture = meetings.nash_mixture()
    for attempt in range(REPLAYS):
        meetings.enter(promising(forecast(), budget.entering, meetings.kits))
        first = FIRST_REPLAYED + attempt * budget.replayed
        played = _play_all(market, meetings, mixture, first, budget.replayed)
        result = _replayed(meetings.kits, mixture, played, attempt + 1)
        if result.holds:
            break
        mixture = meetings.nash_mixture()
    return result


def _play_all(
    market: Market, meetings: Meetings, others: Mixture, first: int, games: int
) -> dict[Kit, dict[str, Array]]:
    played = market.play(meetings.kits, others, first, games)
    for kit in meetings.kits:
        meetings.add(kit, others, played[kit], first)
    return played


def _replayed(
    kits: Sequence[Kit], mixture: Mixture, played: dict[Kit, dict[str, Array]], attempt: int
) -> MixtureResult:
    """What every kit won more than a player who draws from the mixture, on the same games."""
    par: Array = np.sum([prob * played[kit]["win"] for kit, prob in mixture], axis=0)
    copies: NDArray[np.float64] = np.sum(
        [prob * np.minimum(played[kit]["got"], trap_counts(kit)).mean(axis=0) for kit, prob in mixture], axis=0
    )
    weapons = {name: sum(prob for kit, prob in mixture if name in kit) for name in WEAPON_NAMES}
    return MixtureResult(
        mixture,
        {kit: gain(played[kit]["win"] - par, "win", len(kits)) for kit in kits},
        {kit: float(played[kit]["win"].mean()) for kit in kits},
        dict(zip(TRAP_NAMES, copies.tolist(), strict=True)),
        weapons,
        len(kits),
        len(par),
        attempt,
    )
