"""MAP-Elites over strategies: a grid over two behaviours, each cell holding its best strategy.

Children of the archive's elites play, and the best of each cell stay. A child first plays ``screening`` games. If no
elite of its cell did better in the same games, it plays the rest; all of them decide whether it enters. Children come
in batches of fixed size, each with a random generator of its own: the archive depends on seed and options alone, never
on workers.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..jobs.keyed import KeyedRun
from ..reports.progress import Progress
from .behaviour import LEFT, SENT, TRAPS, TURNS
from .games import COUNTED, ranges
from .setting import Variant
from .variation import MAX_RULES, Data, Variation

FRESH = 1 << 40  # the number of the first game that is kept for the end: the search plays none from there on
BATCH = 32  # children evaluated together
EXPLOIT_PROB = 0.5  # probability that a parent is one of the best; otherwise any elite
FIRST_CHILDREN = 3  # of the strategies to begin with, each, before the archive provides parents

Cell = tuple[int, int]  # column (skeletons sent), row (traps on the board)


def strategy_json(data: Data) -> str:
    """What a strategy does, without how it is called: the same text for the same play."""
    return json.dumps({key: value for key, value in data.items() if key not in ("title", "about")}, sort_keys=True)


@dataclass(frozen=True)
class Score:
    """The results of some games of a strategy."""

    wins: NDArray[np.float64]
    points: NDArray[np.float64]
    counts: NDArray[np.float64]  # (games, COUNTED)

    @classmethod
    def of(cls, parts: Sequence[dict[str, Any]]) -> Score:
        wins, points, *counts = (np.concatenate([part[name] for part in parts]) for name in ("win", "points", *COUNTED))
        return cls(wins, points, np.stack(counts, axis=1).astype(float))

    @property
    def win(self) -> float:
        return float(self.wins.mean())

    def same(self, other: Score) -> bool:
        """Whether these are the same games, as far as the figures say."""
        return bool(np.array_equal(self.points, other.points) and np.array_equal(self.counts, other.counts))

    def first(self, games: int) -> Score:
        """The same of the first games alone."""
        return Score(self.wins[:games], self.points[:games], self.counts[:games])

    @property
    def sent(self) -> float:
        """Of the skeletons that left the seat's board in any way, the share that went to others."""
        return self._ratio(SENT, LEFT)

    @property
    def traps(self) -> float:
        """Traps on the board when the skeletons begin to move."""
        return self._ratio(TRAPS, TURNS)

    def _ratio(self, count: int, of: int) -> float:
        total = self.counts.sum(axis=0)
        return float(total[count] / max(total[of], 1))


@dataclass(frozen=True)
class Axis:
    """A behaviour cut into equal parts; what lies beyond an end belongs to the part there."""

    name: str
    low: float
    high: float
    parts: int

    def part(self, value: float) -> int:
        """The part that a value belongs to."""
        return min(max(int((value - self.low) / (self.high - self.low) * self.parts), 0), self.parts - 1)

    def edge(self, part: int) -> float:
        """Where a part begins."""
        return self.low + (self.high - self.low) * part / self.parts


@dataclass(frozen=True)
class Elite:
    """A strategy in the archive, and the games by which it got there; at the end, fresh ones as well."""

    data: Data
    score: Score
    fresh: Score | None = None

    def rank(self) -> tuple[float, float]:
        """What elites of a cell are compared by."""
        return self.score.win, float(self.score.points.mean())


@dataclass
class Archive:
    """The elites by cell."""

    sent: Axis
    traps: Axis
    elites: dict[Cell, Elite] = field(default_factory=dict)

    def cell(self, score: Score) -> Cell:
        """Where a strategy that behaves so belongs."""
        return self.sent.part(score.sent), self.traps.part(score.traps)

    def promising(self, score: Score) -> bool:
        """Whether a strategy is worth more games: its cell is empty, or its elite did no better and not the same."""
        elite = self.elites.get(self.cell(score))
        if elite is None:
            return True
        elite_score = elite.score.first(len(score.wins))
        return score.win >= elite_score.win and not score.same(elite_score)

    def enter(self, candidate: Elite) -> bool:
        """Let a strategy into its cell if that is empty or has a worse elite; returns whether it is in."""
        cell = self.cell(candidate.score)
        if cell in self.elites and self.elites[cell].rank() >= candidate.rank():
            return False
        self.elites[cell] = candidate
        return True

    def ordered(self) -> list[Elite]:
        """All elites, by cell."""
        return [self.elites[cell] for cell in sorted(self.elites)]


@dataclass(frozen=True)
class Budget:
    """How much is played: children, games of each at first and in all, fresh games of each elite."""

    children: int
    screening: int
    games: int
    fresh: int


@dataclass
class MapElites:
    """A search under way."""

    run: KeyedRun
    variation: Variation
    archive: Archive
    budget: Budget
    seed: int

    def explore(self, initial: Sequence[Data]) -> None:
        """Fill the archive."""
        with Progress(self.budget.children, "strategies") as bar:
            self._admit(initial)
            tried = len(initial)
            while tried < self.budget.children:
                children = self._children(tried, min(BATCH, self.budget.children - tried), initial)
                self._admit(children)
                tried += len(children)
                best = max(elite.score.win for elite in self.archive.ordered())  # and so a little too high
                bar.update(tried, f"{len(self.archive.elites)} cells, best {best:.1%}")

    def _children(self, tried: int, count: int, initial: Sequence[Data]) -> list[Data]:
        """The next children; each has its own generator, known by its number."""
        elites = self.archive.ordered()
        best = sorted(elites, key=lambda elite: -elite.score.win)[: max(len(elites) // 4, 4)]
        children = []
        for number in range(tried, tried + count):
            rng = np.random.default_rng([self.seed, number])
            if tried < FIRST_CHILDREN * len(initial):
                pool = list(initial)
            else:
                pool = [elite.data for elite in (best if rng.random() < EXPLOIT_PROB else elites)]
            parent, other = (pool[int(rng.integers(len(pool)))] for _ in range(2))
            children.append(self.variation.child(parent, other, rng))
        return children

    def _admit(self, candidates: Sequence[Data]) -> None:
        """Let candidates play, and those that are the best of their cell into the archive."""
        screened = self._scores(candidates, 0, self.budget.screening)
        promising = [data for data, score in zip(candidates, screened, strict=True) if self.archive.promising(score)]
        for data, score in zip(promising, self._scores(promising, 0, self.budget.games), strict=True):
            self.archive.enter(Elite(data, score))

    def _scores(self, candidates: Sequence[Data], first: int, games: int) -> list[Score]:
        config = self.variation.config
        chunks = [ranges(Variant(config, strategy_json(data)), first, games) for data in candidates]
        flat = [chunk for of_candidate in chunks for chunk in of_candidate]
        results = iter(self.run.results(flat, bar=Progress(0, "")))  # which is not shown: strategies are counted
        return [Score.of([next(results) for _ in of_candidate]) for of_candidate in chunks]

    def conclude(self) -> list[Elite]:
        """The elites without idle rules, measured on games that no choice was based on."""
        elites = self.archive.ordered()
        final: list[Elite] = []
        with Progress(len(elites), "elites measured on fresh games") as bar:
            for begin in range(0, len(elites), BATCH):
                some = elites[begin : begin + BATCH]
                data = self._pruned([elite.data for elite in some])
                fresh = self._scores(data, FRESH, self.budget.fresh)
                for elite, pruned, score in zip(some, data, fresh, strict=True):
                    final.append(replace(elite, data=pruned, fresh=score))
                bar.update(len(final))
        return final

    def _pruned(self, strategies: Sequence[Data]) -> list[Data]:
        """The same strategies without the rules that change nothing in their first games, the last rules first."""
        pruned = list(strategies)
        for place in range(MAX_RULES - 1, -1, -1):
            some = [k for k, data in enumerate(pruned) if place < len(data["rule"])]
            fewer = [pruned[k] | {"rule": pruned[k]["rule"][:place] + pruned[k]["rule"][place + 1 :]} for k in some]
            before = self._scores([pruned[k] for k in some], 0, self.budget.screening)
            after = self._scores(fewer, 0, self.budget.screening)
            for k, data, old, new in zip(some, fewer, before, after, strict=True):
                if old.same(new):
                    pruned[k] = data
        return pruned
