"""Results of variants, from what is stored and, where that is not enough, from games played now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from .play import CHUNK, Results, gather, play_games
from .setting import Variant
from .store import Store

Span = tuple[Variant, int, int]  # games ``first`` .. ``first + count - 1`` of a variant


@dataclass
class Experiment:
    """Games of one master seed against one field."""

    store: Store
    field: tuple[str, ...]
    seed: int
    workers: int

    def results(self, variants: Sequence[Variant], games: int, first: int = 0) -> dict[Variant, Results]:
        """The results of the same games of every variant."""
        spans = [(lo, min(CHUNK, first + games - lo)) for lo in range(first, first + games, CHUNK)]
        parts = self.play([(variant, lo, n) for lo, n in spans for variant in variants])
        return {variant: gather([parts[variant, lo, n] for lo, n in spans]) for variant in variants}

    def play(self, spans: Sequence[Span]) -> dict[Span, Results]:
        """The results of some games of some variants."""
        keys = {span: f"{span[0].key} {span[1]}+{span[2]}" for span in spans}
        work = {keys[span]: partial(play_games, span[0], self.field, self.seed, *span[1:]) for span in spans}
        parts = dict(zip(work, self.store.complete(work, self.workers, "parts"), strict=True))
        return {span: gather([parts[keys[span]]]) for span in spans}
