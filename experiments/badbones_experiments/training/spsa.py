"""Simultaneous perturbation stochastic approximation (SPSA, Spall 1992): all weights of an agent are tuned at once.

An iteration tries several random directions. In each, every weight moves up or down by its step, and the agent plays
against itself moved the other way. The difference in wins, divided by the change of a weight, estimates its gradient;
the mean over the directions moves all weights. ``theta`` counts in steps from the start, so weights of any size move
alike. The result averages the later half of the iterations, which is less noisy than the last one.

Everything is a function of the seed and of the results so far, so a stopped tuning resumes exactly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from badbones_agents.tunable import Weight
from numpy.typing import NDArray

ALPHA, GAMMA = 0.602, 0.101  # exponents of the learning rate and of the perturbation, as usual for SPSA
STABILITY = 0.1  # fraction of the iterations in which the learning rate hardly falls

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Schedule:
    """Iterations, their games, learning rate and perturbation."""

    iterations: int
    directions: int = 8
    blocks: int = 16  # games on common random numbers in each direction
    rate: float = 8.0  # steps that a weight moves where it decides every game
    width: float = 1.0  # of the perturbation, in steps
    seed: int = 0

    def rate_at(self, iteration: int) -> float:
        stability = max(1.0, STABILITY * self.iterations)
        return float(self.rate / (1 + iteration / stability) ** ALPHA)

    def width_at(self, iteration: int) -> float:
        return float(self.width / (1 + iteration) ** GAMMA)

    def signs(self, iteration: int, direction: int, weights: int) -> Array:
        """+1 or -1 for every weight."""
        return np.random.default_rng([self.seed, iteration, direction]).choice([-1.0, 1.0], weights)


class SpsaState:
    """The weights of a tuning, iteration by iteration."""

    def __init__(self, weights: Mapping[str, Weight], schedule: Schedule) -> None:
        self.names, self.schedule = list(weights), schedule
        self._weights = list(weights.values())
        self.iteration = 0
        self.theta = np.zeros(len(weights))
        self.history: list[Array] = []

    def values(self, theta: Array) -> dict[str, float]:
        """The weights at a point, each within its bounds."""
        points = zip(self.names, self._weights, theta.tolist(), strict=True)
        return {name: weight.clip(weight.start + step * weight.step) for name, weight, step in points}

    def perturbed(self) -> list[tuple[dict[str, float], dict[str, float]]]:
        """Both variants of every direction of this iteration."""
        width = self.schedule.width_at(self.iteration)
        pairs = []
        for direction in range(self.schedule.directions):
            change = width * self.schedule.signs(self.iteration, direction, len(self.names))
            pairs.append((self.values(self.theta + change), self.values(self.theta - change)))
        return pairs

    def update(self, gains: Sequence[float]) -> None:
        """Move the weights, given how much more the first variant of each direction won, from -1 to 1."""
        width = self.schedule.width_at(self.iteration)
        signs = [self.schedule.signs(self.iteration, k, len(self.names)) for k in range(len(gains))]
        gradient = np.mean([gain / (2 * width) * sign for gain, sign in zip(gains, signs, strict=True)], axis=0)
        theta = self.theta + self.schedule.rate_at(self.iteration) * gradient
        # clipped to the bounds, so that a weight at its bound can come back at once
        starts, steps = (np.array([getattr(weight, name) for weight in self._weights]) for name in ("start", "step"))
        self.theta = (np.array(list(self.values(theta).values())) - starts) / steps
        self.history.append(self.theta)
        self.iteration += 1

    def averaged(self) -> dict[str, float]:
        """The weights averaged over the later half of the iterations."""
        later = self.history[len(self.history) // 2 :]
        return self.values(np.mean(later, axis=0) if later else self.theta)
