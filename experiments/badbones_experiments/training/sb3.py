"""MaskablePPO as a learner: the reference, and for those who want stable-baselines3's model."""

from __future__ import annotations

import io
import time
import zipfile
from collections import deque
from typing import Any

import numpy as np
import torch
from badbones_agents.networks.policy_file import MEMBER, PolicyFile
from sb3_contrib import MaskablePPO
from stable_baselines3.common.logger import KVWriter, Logger

from badbones_env.errors import OptionError

from .checkpoint import whole
from .config import TrainingConfig
from .dataset import Dataset
from .hooks import Additions
from .learner import shares
from .sb3_env import LeagueVecEnv
from .sb3_imitation import imitate
from .sb3_networks import BoardPolicy


class Sb3Learner:
    """See ``training.learner.Learner``."""

    def __init__(self, config: TrainingConfig, threads: int | None = None, additions: Additions | None = None) -> None:
        if threads is not None:
            torch.set_num_threads(threads)
        self.config = config
        self.env = LeagueVecEnv(config, torch.get_num_threads(), additions)
        self.leagues = [self.env.league]
        self.ppo = make_model(config, self.env)
        self._metrics = _Metrics()
        self.ppo.set_logger(Logger(None, [self._metrics]))
        _, self._callback = self.ppo._setup_learn(config.steps, None)  # first observations, buffers for statistics

    @property
    def steps(self) -> int:
        return int(self.ppo.num_timesteps)

    @property
    def threads(self) -> int:
        return int(torch.get_num_threads())

    def update(self, left: float) -> dict[str, float]:
        """The loop of ``MaskablePPO.learn``, once."""
        model, env, league = self.ppo, self.env, self.env.league
        began, before, opponents = time.perf_counter(), self.steps, league.seconds
        env.seconds = 0.0
        model.collect_rollouts(env, self._callback, model.rollout_buffer, model.n_steps)
        league.merge()
        collected = time.perf_counter()
        model._current_progress_remaining = left
        model.train()
        ended = time.perf_counter()
        model.logger.dump(self.steps)
        opponents = league.seconds - opponents
        return self._metrics.values | shares(
            env.seconds - opponents, opponents, collected - began, ended - collected, self.steps - before
        )

    def policy_file(self, made: dict[str, Any]) -> PolicyFile:
        config = self.config
        weights = self.ppo.policy.weights()
        setting = config.environment
        return PolicyFile(
            config.game, setting.decisions, config.observation, config.network.kind, weights, made, setting.reward
        )

    def model(self, policy: PolicyFile) -> dict[str, bytes]:
        """``model.zip`` of stable-baselines3, with the policy inside."""
        buffer = io.BytesIO()
        self.ppo.save(buffer, exclude=["_last_obs", "_last_episode_starts"])  # megabytes that only a checkpoint needs
        with zipfile.ZipFile(buffer, "a") as archive:
            archive.writestr(MEMBER, policy.to_bytes())
        return {"model.zip": buffer.getvalue()}

    def begin(self, policy: PolicyFile, source: str) -> None:
        raise OptionError("only the learner compiled begins with the network of a file: leave out --begin")

    def imitate(self, data: Dataset) -> float:
        return imitate(self.ppo.policy, data, self.config)

    def save(self) -> dict[str, Any]:
        model = self.ppo
        kind, keys, *rest = np.random.get_state()
        return {
            "steps": self.steps,
            "updates": model._n_updates,
            "policy": _plain(model.policy.state_dict()),
            "optimizer": _plain(model.policy.optimizer.state_dict()),
            "torch": torch.get_rng_state().numpy(),
            "numpy": [kind, keys, *rest],
            "starts": model._last_episode_starts,
            "leagues": [self.env.league.save()],
        }

    def restore(self, saved: dict[str, Any], policies: dict[str, PolicyFile]) -> None:
        model = self.ppo
        self.env.league.restore(saved["leagues"][0], policies)
        self.env.restored()
        model.policy.load_state_dict(_tensors(saved["policy"]))
        optimizer = _tensors(saved["optimizer"])
        optimizer["state"] = {int(key): value for key, value in optimizer["state"].items()}  # JSON has texts for keys
        model.policy.optimizer.load_state_dict(optimizer)
        model.num_timesteps, model._n_updates = whole(saved["steps"]), whole(saved["updates"])
        model._last_obs, model._last_episode_starts = self.env.observe(), saved["starts"]
        model.ep_info_buffer, model.ep_success_buffer = deque(maxlen=100), deque(maxlen=100)
        torch.set_rng_state(torch.from_numpy(saved["torch"]))
        kind, keys, *rest = saved["numpy"]
        np.random.set_state((kind, keys, *rest))

    def close(self) -> None:
        self.env.close()


class _Metrics(KVWriter):
    """What stable-baselines3 logs of an update."""

    def __init__(self) -> None:
        self.values: dict[str, float] = {}

    def write(self, key_values: dict[str, Any], key_excluded: dict[str, Any], step: int = 0) -> None:
        self.values = {name: float(value) for name, value in key_values.items() if name.startswith("train/")}

    def close(self) -> None:
        pass


def _plain(value: Any) -> Any:
    """Tensors as arrays."""
    if isinstance(value, torch.Tensor):
        return value.detach().numpy().copy()
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def _tensors(value: Any) -> Any:
    """And back."""
    if isinstance(value, np.ndarray):
        return torch.from_numpy(value.copy())
    if isinstance(value, dict):
        return {key: _tensors(item) for key, item in value.items()}
    return [_tensors(item) for item in value] if isinstance(value, list) else value


def make_model(config: TrainingConfig, env: LeagueVecEnv) -> MaskablePPO:
    """MaskablePPO with the policy of the configuration."""
    ppo = config.ppo
    if config.game.get("mix"):
        raise OptionError("sb3 learns one game: take --learner compiled for a mix")
    return MaskablePPO(
        BoardPolicy,
        env,
        n_steps=ppo.rollout,
        batch_size=ppo.batch_size,
        n_epochs=ppo.epochs,
        gamma=ppo.gamma,
        learning_rate=_falling(ppo.learning_rate, ppo.final_rate),
        gae_lambda=ppo.gae_lambda,
        clip_range=ppo.clip_range,
        ent_coef=ppo.entropy,
        vf_coef=ppo.value,
        max_grad_norm=ppo.max_grad_norm,
        seed=config.seed % (1 << 32),
        device="cpu",
        policy_kwargs={"game": config.game, "observation": config.observation, "network": vars(config.network)},
    )


def _falling(first: float, last: float) -> Any:
    return lambda left: last + (first - last) * max(left, 0.0)
