"""Proximal policy optimization: the default learner.

The algorithm is ``PPO.update``, in the order of CleanRL's ``ppo.py``. Where to find its parts:

- rollout: ``rollout.RolloutWorker.collect``, one worker a thread
- GAE: ``ppo_kernels.compute_gae``
- minibatches, normalised advantages, loss coefficients: ``compiled_learner.CompiledLearner``
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

from badbones_env.errors import OptionError

from .compiled_learner import CompiledLearner
from .config import OnPolicySettings, TrainingConfig


@dataclass
class PPOSettings(OnPolicySettings):
    """The table ``[ppo]``."""

    batch_size: int = 2048  # decisions in a minibatch
    n_epochs: int = 3
    clip_range: float = 0.2


class PPO(CompiledLearner):
    """PPO on the sparse network, compiled, on all cores."""

    Settings: ClassVar[type] = PPOSettings

    def __init__(self, config: TrainingConfig, *args: Any, **kwargs: Any) -> None:
        settings, slots = config.settings, config.slots()
        if settings.batch_size > settings.n_steps * slots:
            raise OptionError(
                f"{config.learner}.batch_size {settings.batch_size} is more than a rollout holds: {settings.n_steps} "
                f"steps x {slots} slots = {settings.n_steps * slots}"
            )
        super().__init__(config, *args, **kwargs)

    def update(self, progress_remaining: float) -> dict[str, float]:
        """Collect a rollout, then learn from it for ``n_epochs`` epochs."""
        args: PPOSettings = self.settings
        start = time.perf_counter()
        learning_rate = self.learning_rate_at(progress_remaining)

        # rollout: decisions with advantages and returns, in the buffer of each worker
        decisions = self.collect_rollouts()
        collected = time.perf_counter()
        data = [worker.buffer for worker in self.workers]

        # optimize the policy and the value network
        rows = [worker.rows for worker in self.workers]
        rng = np.random.default_rng([self.config.seed, 1, self.updates])
        n_minibatches = max(1, round(decisions / args.batch_size))
        for _ in range(args.n_epochs):
            for minibatch in self.minibatches(rng, rows, n_minibatches):
                coefs = self.loss_coefs(data, minibatch, args.clip_range)
                self.gradient_step(data, minibatch, coefs, learning_rate)

        metrics = self.end_update(decisions, learning_rate, start, collected)
        return metrics | {"train/clip_range": args.clip_range}
