"""MAP-Elites over strategies: children of the archive's elites play, and the best of each cell stay.

A child first plays ``screening`` games. If no elite of its cell did better in the same games, it plays the rest; all of
them decide whether it enters. Children come in batches of fixed size, each with a random generator of its own: the
archive depends on seed and options alone, never on workers.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..jobs.keyed import KeyedRun
from ..reports.progress import Progress
from .archive import FRESH, Archive, Cell, Elite, Score, Trial, trials
from .variation import MOST_RULES, Variation

LINE_SECONDS = 30.0  # between two lines of the terminal
BATCH = 32  # children evaluated together
EXPLOIT_PROB = 0.5  # probability that a parent is one of the best; otherwise any elite
FIRST_CHILDREN = 3  # of the strategies to begin with, each, before the archive provides parents


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
        logged = time.monotonic()
        with Progress(self.budget.children, "strategies") as bar:
            self._admit(beginners)
            tried = len(beginners)
            while tried < self.budget.children:
                children = self._children(tried, min(BATCH, self.budget.children - tried), beginners)
                self._admit(children)
                tried += len(children)
                bar.update(tried, self._note())
                if time.monotonic() - logged > LINE_SECONDS:
                    logged = time.monotonic()
                    note = f"{tried:>6} of {self.budget.children} strategies: {self._note()}"
                    print(note, file=sys.stderr, flush=True)

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
        chunks = [trials(data, first, games) for data in candidates]
        flat: list[Trial] = [trial for of_candidate in chunks for trial in of_candidate]
        results = iter(self.run.results(flat, bar=Silent()))
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


class Silent(Progress):
    """No bar of its own: what is done is shown by strategies, not by their parts."""

    def __init__(self) -> None:
        super().__init__(0, "")
        self._shown = False
