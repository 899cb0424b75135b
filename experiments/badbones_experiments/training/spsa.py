"""Simultaneous perturbation (SPSA): all numbers of an agent are changed at once, and the games say in which direction.

An iteration tries some directions: in each every number goes up or down by its step, by lot, and the agent so changed
plays the one that is changed the other way. What the first won more is, over the change of a number, an estimate of
what that number is worth; the mean over the directions moves all numbers. Everything is counted in steps, so numbers of
any size are moved alike. The answer is the mean over the later part of the way, which is quieter than its last point.

Everything is a function of the seed and of the results so far, so a tuning that was stopped goes on exactly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from badbones_agents.tunable import Weight
from numpy.typing import NDArray

ALPHA, GAMMA = 0.602, 0.101  # how changes fade and trials shrink with the iterations, as usual for SPSA
SETTLING = 0.1  # the share of the iterations in which changes keep about their size

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Schedule:
    """How long, how wide and how fast."""

    iterations: int
    directions: int = 8
    blocks: int = 16  # games of equal luck in each direction
    rate: float = 8.0  # how many steps a number moves where it makes the difference between all and nothing
    width: float = 1.0  # of the trials, in steps
    seed: int = 0

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def rate_at(self, iteration: int) -> float:
        settling = max(1.0, SETTLING * self.iterations)
        return float(self.rate / (1 + iteration / settling) ** ALPHA)

    def width_at(self, iteration: int) -> float:
        return float(self.width / (1 + iteration) ** GAMMA)

    def signs(self, iteration: int, direction: int, numbers: int) -> Array:
        """+1 or -1 for every number."""
        rng = np.random.default_rng([self.seed, iteration, direction])
        return rng.choice([-1.0, 1.0], numbers)


class SpsaState:
    """Where the numbers stand, in steps from where they began, iteration by iteration."""

    def __init__(self, weights: Mapping[str, Weight], schedule: Schedule) -> None:
        self.names, self.schedule = list(weights), schedule
        self._weights = list(weights.values())
        self.iteration = 0
        self.at = np.zeros(len(weights))
        self.past: list[Array] = []

    def values(self, steps: Array) -> dict[str, float]:
        """The numbers at a place, each within what is allowed."""
        found = zip(self.names, self._weights, steps.tolist(), strict=True)
        return {name: weight.kept(weight.start + step * weight.step) for name, weight, step in found}

    def trials(self) -> list[tuple[dict[str, float], dict[str, float]]]:
        """Both variants of every direction of the present iteration."""
        width = self.schedule.width_at(self.iteration)
        made = []
        for direction in range(self.schedule.directions):
            change = width * self.schedule.signs(self.iteration, direction, len(self.names))
            made.append((self.values(self.at + change), self.values(self.at - change)))
        return made

    def learn(self, gains: Sequence[float]) -> None:
        """How much more the first variant of every direction won, from -1 to 1: go on."""
        width = self.schedule.width_at(self.iteration)
        signs = [self.schedule.signs(self.iteration, k, len(self.names)) for k in range(len(gains))]
        slope = np.mean([gain / (2 * width) * sign for gain, sign in zip(gains, signs, strict=True)], axis=0)
        self.at = self._kept(self.at + self.schedule.rate_at(self.iteration) * slope)
        self.past.append(self.at)
        self.iteration += 1

    def _kept(self, steps: Array) -> Array:
        """Not beyond what is allowed, so that a number at its end can come back at once."""
        pairs = zip(self._weights, steps.tolist(), strict=True)
        return np.array(
            [(weight.kept(weight.start + step * weight.step) - weight.start) / weight.step for weight, step in pairs]
        )

    def answer(self) -> dict[str, float]:
        """The mean over the later half of the way so far."""
        later = self.past[len(self.past) // 2 :]
        return self.values(np.mean(later, axis=0) if later else self.at)
