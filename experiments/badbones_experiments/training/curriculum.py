"""A curriculum for solo and co-op: few rounds to survive at first, one more whenever enough games are won."""

from __future__ import annotations

from collections.abc import Sequence

from badbones_env.simulator import Simulator

from .checkpoint import whole

WINDOW = 500  # games between two checks of the goal


class Curriculum:
    """Sets the number of rounds to survive in the next games of these simulators; ``first`` 0: as configured."""

    def __init__(self, simulators: Sequence[Simulator], first: int, raise_at: float) -> None:
        self.last, self.raise_at = simulators[0].config.rounds, raise_at
        self.goal = min(first, self.last) if first else self.last
        self.games = self.won = 0  # since the last check
        self._simulators = simulators
        self._apply()

    def _apply(self) -> None:
        for sim in self._simulators:
            sim.set_goal_rounds(self.goal)

    def record(self, games: int, won: int) -> None:
        """Count finished games; add a round if enough of them were won."""
        self.games += games
        self.won += won
        if self.games >= WINDOW:
            if self.won >= self.raise_at * self.games and self.goal < self.last:
                self.goal += 1
                self._apply()
            self.games = self.won = 0

    def save(self) -> list[int]:
        return [self.goal, self.games, self.won]

    def restore(self, saved: list[int]) -> None:
        self.goal, self.games, self.won = map(whole, saved)
        if self.goal > self.last:
            raise ValueError(f"{self.goal} rounds cannot be the goal")
        self._apply()
