"""MAP-Elites over strategies: a grid over two behaviours, each cell holding its best strategy.

Children of the archive's elites play, and the best of each cell stay. A child first plays ``screening`` games. If no
elite of its cell did better in the same games, it plays the rest; all of them decide whether it enters. Children come
in batches of fixed size, each with a random generator of its own: the archive depends on seed and options alone, never
on workers.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..jobs.keyed import KeyedRun
from ..reports.progress import Progress
from .behaviour import LEFT, SENT, TRAPS, TURNS
from .games import COUNTED, ranges
from .setting import Variant
from .variation import MOST_RULES, Variation

FRESH = 1 << 40  # the number of the first game that is kept for the end: the search plays none from there on
BATCH = 32  # children evaluated together
EXPLOIT_PROB = 0.5  # probability that a parent is one of the best; otherwise any elite
FIRST_CHILDREN = 3  # of the strategies to begin with, each, before the archive provides parents

Cell = tuple[int, int]  # column (skeletons sent), row (traps on the board)


def strategy_json(data: dict[str, Any]) -> str:
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
        def joined(name: str) -> NDArray[np.float64]:
            return np.concatenate([np.asarray(part[name], float) for part in parts])

        return cls(joined("win"), joined("points"), np.stack([joined(name) for name in COUNTED], axis=1))

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
        total = self.counts.sum(axis=0)
        return float(total[SENT] / max(total[LEFT], 1))

    @property
    def traps(self) -> float:
        """Traps on the board when the skeletons begin to move."""
        total = self.counts.sum(axis=0)
        return float(total[TRAPS] / max(total[TURNS], 1))


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


@dataclass
class Elite:
    """A strategy in the archive: its content, and the games by which it got there."""

    data: dict[str, Any]
    score: Score

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

    def ordered(self) -> list[tuple[Cell, Elite]]:
        """All elites, by cell."""
        return sorted(self.elites.items(), key=lambda item: item[0])


@dataclass(frozen=True)
class Budget:
    """How much is played: children, games of each at first and in all, fresh games of each elite."""

    children: int
    screening: int
    games: int
    fresh: int


@dataclass(frozen=True)
class FinalElite:
    """An elite at the end: without idle rules, measured on games the search has not seen."""

    cell: Cell
    data: dict[str, Any]
    searched: Score
    fresh: Score


@dataclass
class MapElites:
    """A search under way."""

    run: KeyedRun
    variation: Variation
    archive: Archive
    budget: Budget
    seed: int

    def explore(self, beginners: Sequence[dict[str, Any]]) -> None:
        """Fill the archive."""
        with Progress(self.budget.children, "strategies") as bar:
            self._admit(beginners)
            tried = len(beginners)
            while tried < self.budget.children:
                children = self._children(tried, min(BATCH, self.budget.children - tried), beginners)
                self._admit(children)
                tried += len(children)
                bar.update(tried, self._note())

    def _note(self) -> str:
        """How far the search has come. The best is chosen by its win share, which is therefore too high."""
        best = max((elite.score.win for elite in self.archive.elites.values()), default=0.0)
        return f"{len(self.archive.elites)} cells, best {best:.1%}"

    def _children(self, tried: int, count: int, beginners: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """The next children; each has its own generator, known by its number."""
        elites = [elite.data for _, elite in self.archive.ordered()]
        best = [elite.data for _, elite in sorted(self.archive.ordered(), key=lambda item: -item[1].score.win)]
        young = tried < FIRST_CHILDREN * len(beginners)
        children = []
        for number in range(tried, tried + count):
            rng = np.random.default_rng([self.seed, number])
            pool = [*beginners] if young else best[: max(len(best) // 4, 4)] if rng.random() < EXPLOIT_PROB else elites
            parent, other = (pool[int(rng.integers(len(pool)))] for _ in range(2))
            children.append(self.variation.child(parent, other, rng))
        return children

    def _admit(self, candidates: Sequence[dict[str, Any]]) -> None:
        """Let candidates play, and those that are the best of their cell into the archive."""
        budget = self.budget
        screened = self._scores(candidates, 0, budget.screening)
        promising = [k for k, score in enumerate(screened) if self.archive.promising(score)]
        whole = self._scores([candidates[k] for k in promising], 0, budget.games)
        for k, score in zip(promising, whole, strict=True):
            self.archive.enter(Elite(candidates[k], score))

    def _scores(self, candidates: Sequence[dict[str, Any]], first: int, games: int) -> list[Score]:
        config = self.variation.config
        chunks = [ranges(Variant.of(config, strategy_json(data)), first, games) for data in candidates]
        flat = [chunk for of_candidate in chunks for chunk in of_candidate]
        results = iter(self.run.results(flat, bar=Progress(0, "")))  # which is not shown: strategies are counted
        return [Score.of([next(results) for _ in of_candidate]) for of_candidate in chunks]

    def conclude(self) -> list[FinalElite]:
        """The elites without idle rules, measured on games that no choice was based on."""
        elites = self.archive.ordered()
        final: list[FinalElite] = []
        with Progress(len(elites), "elites measured on fresh games") as bar:
            for begin in range(0, len(elites), BATCH):
                some = elites[begin : begin + BATCH]
                data = self._pruned([elite.data for _, elite in some])
                fresh = self._scores(data, FRESH, self.budget.fresh)
                final += [
                    FinalElite(cell, pruned, elite.score, score)
                    for (cell, elite), pruned, score in zip(some, data, fresh, strict=True)
                ]
                bar.update(len(final))
        return final

    def _pruned(self, strategies: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """The same strategies without the rules that change nothing in their first games, the last rules first."""
        kept = list(strategies)
        for place in range(MOST_RULES - 1, -1, -1):
            some = [k for k, data in enumerate(kept) if place < len(data["rule"])]
            fewer = [kept[k] | {"rule": kept[k]["rule"][:place] + kept[k]["rule"][place + 1 :]} for k in some]
            before = self._scores([kept[k] for k in some], 0, self.budget.screening)
            after = self._scores(fewer, 0, self.budget.screening)
            for k, data, old, new in zip(some, fewer, before, after, strict=True):
                if old.same(new):
                    kept[k] = data
        return kept
