"""Proximal policy optimization: the default learner.

The algorithm is ``PPO.update``, in the order of CleanRL's ``ppo.py``. Where to find its parts:

- rollout: ``rollout.RolloutWorker.collect``, one worker a thread
- GAE: ``ppo_kernels.compute_gae``
- clipped loss, entropy, value loss and their gradient: ``ppo_kernels.add_gradient``
- gradient clipping and Adam: ``adam.Adam.step``
- network: ``badbones_agents.networks.sparse_net``

Tests compare the gradient and Adam with torch, and the advantages with stable-baselines3.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from badbones_agents.networks.sparse_net import RETURN, VALUES

from .compiled_learner import Buffers, CompiledLearner, Minibatch
from .config import OnPolicySettings, TrainingConfig
from .learner import check_batch_size, time_metrics
from .ppo_kernels import LossCoefs


@dataclass
class PPOSettings(OnPolicySettings):
    """The table ``[ppo]``."""

    batch_size: int = 2048  # decisions in a minibatch
    n_epochs: int = 3
    clip_range: float = 0.2
    mirror: bool = False  # every other epoch learns from the decisions with left and right exchanged


class PPO(CompiledLearner):
    """PPO on the sparse network, compiled, on all cores."""

    Settings: ClassVar[type] = PPOSettings

    def __init__(self, config: TrainingConfig, *args: Any, **kwargs: Any) -> None:
        check_batch_size(config.learner, config.settings.batch_size, config.settings.n_steps, config.slots())
        super().__init__(config, *args, **kwargs)

    def update(self, progress_remaining: float) -> dict[str, float]:
        """Collect a rollout, then learn from it for ``n_epochs`` epochs."""
        args: PPOSettings = self.settings
        start, opponents = time.perf_counter(), sum(league.seconds for league in self.leagues)

        # linear annealing from learning_rate to final_learning_rate
        annealed = (args.learning_rate - args.final_learning_rate) * max(progress_remaining, 0.0)
        learning_rate = args.final_learning_rate + annealed

        # rollout: decisions with advantages and returns, in the buffer of each worker
        decisions = self.collect_rollouts()
        collected = time.perf_counter()
        buffers = [[worker.buffer for worker in self.workers]]
        if args.mirror:
            buffers.append([worker.mirrored() for worker in self.workers])
            for mirrored in buffers[-1]:
                self.optimizer.live[mirrored.features] = True

        # optimize the policy and the value network
        rows = [worker.rows for worker in self.workers]
        rng = np.random.default_rng([self.config.seed, 1, self.updates])
        n_minibatches = max(1, round(decisions / args.batch_size))
        for epoch in range(args.n_epochs):
            data = buffers[(self.updates + epoch) % len(buffers)]
            for minibatch in self.minibatches(rng, rows, n_minibatches):
                self.gradient_step(data, minibatch, self.loss_coefs(data, minibatch), learning_rate)

        self.steps += decisions
        self.updates += 1
        learned, workers = time.perf_counter(), len(self.workers)
        environment = sum(worker.env_seconds for worker in self.workers) / workers
        opponents = (sum(league.seconds for league in self.leagues) - opponents) / workers
        times = time_metrics(environment, opponents, collected - start, learned - collected, decisions)
        return self.train_metrics(learning_rate) | {"train/clip_range": args.clip_range} | times

    def loss_coefs(self, buffers: Buffers, minibatch: Minibatch) -> LossCoefs:
        """The loss of a minibatch, with its advantages normalised."""
        args: PPOSettings = self.settings
        advantages = np.concatenate([data.advantages[rows] for data, rows in zip(buffers, minibatch, strict=True)])
        count = len(advantages)
        mean, std = (advantages.mean(), advantages.std(ddof=1)) if count > 1 else (np.float32(0), np.float32(1))
        vf_coefs = np.full(VALUES, args.aux_value_coef, np.float32)
        vf_coefs[RETURN] = args.vf_coef
        return LossCoefs(
            clip_range=np.float32(args.clip_range),
            ent_coef=np.float32(args.ent_coef),
            distillation_coef=np.float32(self.config.distillation.coef),
            vf_coefs=vf_coefs,
            scale=np.float32(1 / count),
            adv_mean=np.float32(mean),
            adv_scale=np.float32(1 / (std + 1e-8)),
        )
