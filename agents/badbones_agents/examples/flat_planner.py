"""Flat Monte Carlo in thirty lines. It beats greedy; make it better.

badbones tournament agents/badbones_agents/examples/flat_planner.py:FlatPlanner greedy --games 100 --out runs/flat
"""

from __future__ import annotations

import numpy as np

from badbones_agents.registry import make_agent
from badbones_env.planning import PlanningBatch
from badbones_env.rules.constants import NOTHING


class FlatPlanner:
    """Tries every legal action in the same few rollouts, played by the sentry; takes the best mean return."""

    def __init__(self, samples: int = 8, rounds: int = 3, seed: int = 0) -> None:
        self.samples, self.rounds, self.seed = samples, rounds, seed
        self.policy = make_agent("sentry", seed)

    def choose(self, batch, seat_mask):
        batch.actions[seat_mask] = 0
        pending = seat_mask & (batch.states["decision"][:, : seat_mask.shape[1]] != NOTHING)
        for game, seat in np.argwhere(pending):
            batch.actions[game, seat] = self.best(batch, game, seat)

    def best(self, batch, game, seat):
        legal = np.flatnonzero(batch.masks[game, seat])
        rollouts = PlanningBatch(batch.config, len(legal) * self.samples)
        rollouts.load(batch, game, numbers=np.tile(np.arange(self.samples), len(legal)), seed=self.seed)
        rollouts.play(self.policy, self.rounds, first={seat: np.repeat(legal, self.samples)})
        return legal[rollouts.returns[:, seat].reshape(len(legal), -1).mean(axis=1).argmax()]
