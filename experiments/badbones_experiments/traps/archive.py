"""The atlas: a grid over two behaviours, in every cell the best strategy that was found to behave so."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .archive_games import Score

Cell = tuple[int, int]  # column (skeletons sent), row (traps on the board)


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

    def up_to(self, part: int) -> Axis:
        """The same as far as a part."""
        return Axis(self.name, self.low, self.edge(part + 1), part + 1)


@dataclass
class Elite:
    """A strategy in the atlas: its content, and the games by which it got there."""

    data: dict[str, Any]
    score: Score
    born: int  # the number of the child that it was


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
        """Is a strategy worth more games: is nobody in its cell, or nobody who did better, or the very same, so far?"""
        elite = self.elites.get(self.cell(score))
        if elite is None:
            return True
        held = elite.score.first(len(score.wins))
        return score.win >= held.win and not score.same(held)

    def enter(self, candidate: Elite) -> bool:
        """Let a strategy into its cell if that is empty or held by a worse one; returns whether it is in."""
        cell = self.cell(candidate.score)
        elite = self.elites.get(cell)
        if elite is not None and (elite.score.win, elite.score.points.mean()) >= (
            candidate.score.win,
            candidate.score.points.mean(),
        ):
            return False
        self.elites[cell] = candidate
        return True

    def ordered(self) -> list[tuple[Cell, Elite]]:
        """All elites, by cell."""
        return sorted(self.elites.items(), key=lambda item: item[0])
