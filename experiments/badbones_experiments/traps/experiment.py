"""Results of variants, from what is stored and, where that is not enough, from games played now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..jobs.keyed import KeyedRun
from .games import CHUNK, GameRange, Results, gather
from .setting import Variant


@dataclass
class Experiment:
    """Games of one master seed against one field."""

    run: KeyedRun
    field: tuple[str, ...]
    seed: int

    def results(self, variants: Sequence[Variant], games: int, first: int = 0) -> dict[Variant, Results]:
        """The results of the same games of every variant."""
        spans = [(lo, min(CHUNK, first + games - lo)) for lo in range(first, first + games, CHUNK)]
        parts = self.play([GameRange(variant, lo, n) for lo, n in spans for variant in variants])
        return {variant: gather([parts[GameRange(variant, lo, n)] for lo, n in spans]) for variant in variants}

    def play(self, spans: Sequence[GameRange]) -> dict[GameRange, Results]:
        """The results of some games of some variants."""
        return {span: gather([part]) for span, part in zip(spans, self.run.results(spans), strict=True)}
