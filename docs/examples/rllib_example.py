"""RLlib (new API stack): PPO in self-play on versus for two, with an RLModule that masks illegal actions.

    python3 -m venv /tmp/rllib                                   # of its own: ray[rllib] 2.60 pins gymnasium==1.2.2
    /tmp/rllib/bin/pip install torch==2.13.0
    /tmp/rllib/bin/pip install -e . 'ray[rllib]==2.60' torch==2.13.0 numba==0.68.1 pettingzoo==1.27.0
    /tmp/rllib/bin/python docs/examples/rllib_example.py --iterations 3

On a cluster: ``--address auto --runners 64`` on its head; docs/training.md has the steps.

RLlib's default module knows no masks. ``MaskedModule`` below does: it takes observation and mask from the dict
observation and gives illegal actions the lowest logit. With the default module use ``flat=True, illegal="replace"`` (an
illegal action is replaced by the first legal one) and SuperSuit's ``dtype_v0(env, np.float32)``. Both seats share one
module.
"""

from __future__ import annotations

import argparse
from typing import Any

import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv
from ray.rllib.utils.torch_utils import FLOAT_MIN
from ray.tune.registry import register_env
from torch import nn

from badbones_env import parallel_env

ENV, MODULE = "badbones_v2", "shared"


class MaskedModule(TorchRLModule, ValueFunctionAPI):
    """A small network with a policy and a value head; illegal actions are masked out."""

    def setup(self) -> None:
        width = self.model_config.get("width", 64)
        size = self.observation_space["observation"].shape[0]
        self.body = nn.Sequential(nn.Linear(size, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.policy = nn.Linear(width, self.action_space.n)
        self.value = nn.Linear(width, 1)

    def _embed(self, batch: dict[str, Any]) -> torch.Tensor:
        embedded: torch.Tensor = self.body(torch.log1p(batch[Columns.OBS]["observation"].float()))
        return embedded

    def _forward(self, batch: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        embedded = self._embed(batch)
        illegal = batch[Columns.OBS]["action_mask"] == 0
        logits = self.policy(embedded).masked_fill(illegal, FLOAT_MIN)
        return {Columns.ACTION_DIST_INPUTS: logits, Columns.EMBEDDINGS: embedded}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> torch.Tensor:
        value: torch.Tensor = self.value(self._embed(batch) if embeddings is None else embeddings).squeeze(-1)
        return value


def make_env(options: dict[str, Any]) -> ParallelPettingZooEnv:
    return ParallelPettingZooEnv(parallel_env("versus", 2, decisions="core", reward="shaped", **options))


def make_config(batch: int, runners: int) -> PPOConfig:
    """PPO with one module for both seats; with ``runners=0`` games are played in the training process itself."""
    config = PPOConfig()
    config.environment(ENV, disable_env_checking=True)  # that check plays actions without looking at the masks
    config.env_runners(num_env_runners=runners)
    config.multi_agent(policies={MODULE}, policy_mapping_fn=lambda agent, episode, **_: MODULE)
    module = RLModuleSpec(module_class=MaskedModule)
    config.rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={MODULE: module}))
    config.training(train_batch_size_per_learner=batch, minibatch_size=min(128, batch), num_epochs=2, lr=3e-4)
    return config


def main(
    iterations: int = 3, batch: int = 500, runners: int = 0, address: str | None = None, checkpoint: str | None = None
) -> None:
    """Train on the Ray cluster at ``address``, or on a Ray of this machine; ``checkpoint``: a folder for the result."""
    register_env(ENV, make_env)
    own = {"num_cpus": max(1, runners), "include_dashboard": False}
    ray.init(log_to_driver=False, ignore_reinit_error=True, **({"address": address} if address else own))
    algorithm = make_config(batch, runners).build_algo()
    for iteration in range(iterations):
        result = algorithm.train()
        played = result["env_runners"]
        learned = result["learners"][MODULE]
        print(
            f"iteration {iteration}: {played['num_episodes']} games, mean length {played['episode_len_mean']:.1f}, "
            f"entropy {learned['entropy']:.3f}, value loss {learned['vf_loss']:.3f}"
        )
    if checkpoint:
        algorithm.save_to_path(checkpoint)
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="RLlib's PPO in self-play on versus for two.")
    parser.add_argument("--iterations", type=int, default=3)
    parser.add_argument("--batch", type=int, default=500, help="decisions in an iteration")
    parser.add_argument("--runners", type=int, default=0, help="processes that play; 0: the training process itself")
    parser.add_argument("--address", help="of a Ray cluster, say auto; without: a Ray of this machine")
    parser.add_argument("--checkpoint", help="folder for the trained algorithm")
    main(**vars(parser.parse_args()))
