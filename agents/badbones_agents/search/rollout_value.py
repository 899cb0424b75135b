"""Values of choices by rollouts with common random numbers, for people: survival and points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from badbones_env import Game
from badbones_env.lowlevel import full_points
from badbones_env.planning import PlanningBatch
from badbones_env.text.choices import action_texts

from ..registry import make_agent

SAMPLES, ROUNDS = 64, 4
PLAYER = "guardian"  # of all seats in the rollouts: strong, and thousands of rounds a second


@dataclass(frozen=True)
class RolloutValue:
    """After a choice: the fraction of rollouts in which tower and village (co-op: the team) stand, and mean points."""

    choice: str
    stands: float
    points: float
    full_points: int  # those that a game begins with

    @property
    def worth(self) -> float:
        """Both in one number: survival counts as much as the points of a whole game."""
        return self.full_points * self.stands + self.points


def rollout_values(
    game: Game, seat: int, choices: Sequence[str], samples: int = SAMPLES, rounds: int = ROUNDS
) -> list[RolloutValue]:
    """Play ``samples`` rollouts of ``rounds`` rounds after each choice of a seat; all choices share their draws."""
    rollouts = PlanningBatch(game.config, samples * len(choices))
    rollouts.load(game, numbers=np.tile(np.arange(samples), len(choices)), seed=1)
    sim, texts = rollouts.sim, action_texts(rollouts.sim.spec, seat)
    actions = np.repeat([texts.index(choice) for choice in choices], samples)
    rollouts.play(make_agent(PLAYER), rounds, first={seat: actions})
    stood = np.asarray(sim.states["lost"] == 0 if game.config.mode == "coop" else sim.states["out"][:, seat] == 0)
    points, most = sim.points()[:, seat], full_points(game.config)
    return [
        RolloutValue(choice, float(stood[rows].mean()), float(points[rows].mean()), most)
        for choice, rows in zip(choices, np.split(np.arange(len(stood)), len(choices)), strict=True)
    ]
