"""How near the compiled learner comes to the best response where that is known: in solved positions.

Network, sampling, advantages, gradients and optimiser are the learner's own, but its worker plays matrix games: seat 0
of every position chooses, seat 1 draws from a frozen mixture, and the payoff is the reward. One network learns all
positions at once, each of them several times in every rollout.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from badbones_experiments.tournament.nash import Array
from badbones_experiments.training.config import TrainingConfig
from badbones_experiments.training.ppo import PPO
from badbones_experiments.training.ppo_kernels import NONE, sample_actions
from badbones_experiments.training.rollout import RolloutWorker
from numpy.typing import NDArray

from badbones_env import GameConfig
from badbones_env.lowlevel import copy_states
from badbones_env.observation.sparse_kernels import CHOICES_LISTED
from badbones_env.rules.chance import WORD

from .positions import WIDTH, Solved

COPIES = 32  # of every position in a rollout
ROLLOUTS = 400
SETTINGS = {"n_steps": 1, "batch_size": 128, "n_epochs": 2, "learning_rate": 2e-3, "ent_coef": 0.01, "gamma": 1.0}


class Answering(RolloutWorker):
    """Plays seat 0 of solved positions against mixtures of seat 1."""

    def pose(self, positions: Sequence[Solved], mixtures: Sequence[Array], seed: int) -> None:
        """The games that it plays from now on."""
        self._rng = np.random.default_rng(seed)
        self._payoffs = np.zeros((len(positions), WIDTH, WIDTH))
        self._below = np.ones((len(positions), WIDTH))  # of each choice of seat 1: the share of those up to it
        for k, (one, columns) in enumerate(zip(positions, mixtures, strict=True)):
            rows, width = one.payoffs.shape
            self._payoffs[k, :rows, :width], self._below[k, : width - 1] = one.payoffs, np.cumsum(columns)[:-1]
        part = self.envs[0]
        part.learners[:, 1] = False
        copy_states(np.concatenate([one.state for one in positions for _ in range(COPIES)]), part.sim.states)
        part.sim.refresh()
        rows = part.sim.choices.reshape(len(part.learners), 2, -1)
        for game in range(len(part.learners)):  # choices that are not considered cannot be chosen
            actions = positions[game // COPIES].actions[0]
            rows[game, 0, : len(actions)] = actions
            part.sim.sizes[game, 0, CHOICES_LISTED] = len(actions)

    def collect(self) -> None:
        trajectories, buffer = self.trajectories, self.buffer
        trajectories.size[0] = 0
        trajectories.last[:] = NONE
        seed = int(self._rng.integers(1 << 63))
        env = self.envs[0].arrays._replace(seed_low=seed & WORD, seed_high=seed >> 32)
        sample_actions(self.net, self.activations, buffer, trajectories, env)
        position = self._position()
        theirs = (self._rng.random(self.size)[:, None] >= self._below[position]).sum(axis=1)
        trajectories.rewards[: self.size, 0] = self._payoffs[position, buffer.actions[: self.size], theirs]
        trajectories.dones[: self.size] = 1
        self.compute_gae(np.float32(1), np.float32(1))

    def _position(self) -> NDArray[np.int32]:
        """The number of the position that each decision of the last rollout was made in."""
        found: NDArray[np.int32] = self.trajectories.slot[: self.size] // 2 // COPIES
        return found

    def argmax(self, position: int) -> int:
        """The answer that was given most often in the last rollout."""
        return int(np.bincount(self.buffer.actions[: self.size][self._position() == position]).argmax())


class Answerer(PPO):
    """PPO, on matrix games."""

    Worker = Answering


def missed(positions: Sequence[Solved], mixtures: Sequence[Array], seed: int) -> list[float]:
    """How far the answers that were learnt fall short of the best ones, in every position."""
    games = len(positions) * COPIES
    config = TrainingConfig.from_dict(
        {
            "game": GameConfig(players=2).options(),
            "seed": seed,
            "steps": games * ROLLOUTS,
            "ppo": SETTINGS,
            "environment": {"games": games, "decisions": "full"},
            "league": {"self_play": 1.0, "scripted": []},
        },
        "answers",
    )
    learner = Answerer(config, 1)
    try:
        (worker,) = learner.workers
        assert isinstance(worker, Answering)
        worker.pose(positions, mixtures, seed)
        for number in range(ROLLOUTS):
            learner.update(1 - number / ROLLOUTS)
        return [
            float((worth := one.payoffs @ columns).max() - worth[worker.argmax(k)])
            for k, (one, columns) in enumerate(zip(positions, mixtures, strict=True))
        ]
    finally:
        learner.close()
