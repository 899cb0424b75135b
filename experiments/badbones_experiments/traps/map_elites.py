"""MAP-Elites over strategies: children of strategies in the atlas play, and the best of each kind stay.

A child first plays ``screening`` games. Only where nobody in its cell did better in the very same games it plays the
rest; what it is worth, and whether it enters, all of them decide. Children are made and judged in rounds of fixed size
from generators of their own, so that the atlas depends on seed and options alone, never on workers.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..jobs.keyed import KeyedRun
from ..reports.progress import Progress
from .archive import Archive, Elite
from .archive_games import FRESH, Score, Trial, trials
from .variation import MOST_RULES, Variation

LINE_SECONDS = 30.0  # between two lines of the terminal
BATCH = 32  # children of a round
EXPLOIT_PROB = 0.5  # how often a parent is one of the best; otherwise any
FIRST_CHILDREN = 3  # of the strategies to begin with, each, before the atlas is asked


@dataclass(frozen=True)
class Effort:
    """How much is played: children, games of each at first and in all, fresh games of what is found."""

    children: int
    screening: int
    games: int
    fresh: int


@dataclass(frozen=True)
class Found:
    """An elite at the end: without rules that do nothing, measured on games the search has not seen."""

    cell: tuple[int, int]
    data: dict[str, Any]
    searched: Score
    fresh: Score


@dataclass
class Search:
    """A search under way."""

    run: KeyedRun
    variation: Variation
    archive: Archive
    effort: Effort
    seed: int
    told: Callable[[str], None] = print

    def explore(self, beginners: Sequence[dict[str, Any]]) -> None:
        """Fill the atlas."""
        told = time.monotonic()
        with Progress(self.effort.children, "strategies") as bar:
            self._admit(list(beginners), 0)
            made = len(beginners)
            while made < self.effort.children:
                children = self._children(made, min(BATCH, self.effort.children - made), beginners)
                self._admit(children, made)
                made += len(children)
                bar.update(made, self._note())
                if time.monotonic() - told > LINE_SECONDS:
                    told = time.monotonic()
                    self.told(f"{made:>6} of {self.effort.children} strategies: {self._note()}")
        self.told(self._note())

    def _note(self) -> str:
        """How far the search has come; what it says of the best is too good to be true, as it was chosen by it."""
        best = max((elite.score.win for elite in self.archive.elites.values()), default=0.0)
        return f"{len(self.archive.elites)} cells, best {best:.1%}"

    def _children(self, made: int, count: int, beginners: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """The next children; each has its own generator, known by its number."""
        elites = [elite.data for _, elite in self.archive.ordered()]
        best = [elite.data for _, elite in sorted(self.archive.ordered(), key=lambda item: -item[1].score.win)]
        young = made < FIRST_CHILDREN * len(beginners)
        born = []
        for number in range(made, made + count):
            rng = np.random.default_rng([self.seed, number])
            pool = [*beginners] if young else best[: max(len(best) // 4, 4)] if rng.random() < EXPLOIT_PROB else elites
            parent, other = (pool[int(rng.integers(len(pool)))] for _ in range(2))
            born.append(self.variation.child(parent, other, rng))
        return born

    def _admit(self, candidates: Sequence[dict[str, Any]], first: int) -> None:
        """Let candidates play, and those that are the best of their kind into the atlas."""
        effort = self.effort
        screened = self._scores(candidates, 0, effort.screening)
        chosen = [k for k, score in enumerate(screened) if self.archive.promising(score)]
        whole = self._scores([candidates[k] for k in chosen], 0, effort.games)
        for k, score in zip(chosen, whole, strict=True):
            self.archive.enter(Elite(candidates[k], score, first + k))

    def _scores(self, candidates: Sequence[dict[str, Any]], first: int, games: int) -> list[Score]:
        parts = [trials(data, first, games) for data in candidates]
        flat: list[Trial] = [trial for one in parts for trial in one]
        results = iter(self.run.results(flat, bar=Silent()))
        return [Score.of([next(results) for _ in one]) for one in parts]

    def conclude(self) -> list[Found]:
        """The elites without idle rules, measured on games that nothing was chosen by."""
        held = self.archive.ordered()
        found: list[Found] = []
        with Progress(len(held), "elites measured on fresh games") as bar:
            for begin in range(0, len(held), BATCH):
                some = held[begin : begin + BATCH]
                data = self._pruned([elite.data for _, elite in some])
                fresh = self._scores(data, FRESH, self.effort.fresh)
                found += [
                    Found(cell, one, elite.score, score)
                    for (cell, elite), one, score in zip(some, data, fresh, strict=True)
                ]
                bar.update(len(found))
        return found

    def _pruned(self, strategies: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
        """The same strategies without the rules that change nothing in their first games, the last rules first."""
        kept = list(strategies)
        for place in range(MOST_RULES - 1, -1, -1):
            some = [k for k, data in enumerate(kept) if place < len(data["rule"])]
            less = [kept[k] | {"rule": kept[k]["rule"][:place] + kept[k]["rule"][place + 1 :]} for k in some]
            before = self._scores([kept[k] for k in some], 0, self.effort.screening)
            for k, one, old, new in zip(some, less, before, self._scores(less, 0, self.effort.screening), strict=True):
                if old.same(new):
                    kept[k] = one
        return kept


class Silent(Progress):
    """No bar of its own: what is done is shown by strategies, not by their parts."""

    def __init__(self) -> None:
        super().__init__(0, "")
        self._shown = False
