"""Tianshou: masked Q-learning of one seat, the other seats played by opponents.

    pip install -c constraints.txt torch==2.13.0
    pip install -c constraints.txt -e . torch==2.13.0 tianshou==2.0.1
    python docs/examples/tianshou_example.py

Tianshou looks for a mask under the name ``mask`` beside ``obs`` in the observation: ``Named`` is the dict observation
of ``gymnasium.make(..., flat=False)`` with these names. Its discrete policies then choose, and take the best next
action, among the legal ones only.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from torch import nn


class Named(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The names that Tianshou knows."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        self.observation_space = spaces.Dict(
            {"obs": env.observation_space["observation"], "mask": env.observation_space["action_mask"]}  # type: ignore
        )

    def observation(self, observation: Any) -> Any:
        return {"obs": observation["observation"], "mask": observation["action_mask"].astype(np.bool_)}


class Values(nn.Module):
    """Q-values of all actions; Tianshou masks them."""

    def __init__(self, size: int, actions: int, width: int = 64) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, actions))

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[torch.Tensor, Any]:
        inputs = obs.obs if hasattr(obs, "obs") else obs
        return self.layers(torch.log1p(torch.as_tensor(np.asarray(inputs), dtype=torch.float32))), state


def make() -> gymnasium.Env[Any, Any]:
    """Versus for two against a random opponent."""
    return Named(gymnasium.make("BadBones/Versus2-v2", flat=False, decisions="core", opponents="random"))


def main(steps: int = 1_000, epochs: int = 2, seed: int = 7) -> None:
    """A few epochs of DQN."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # more cost more than they save in so small a network
    np.random.seed(seed)
    train, test = DummyVectorEnv([make] * 4), DummyVectorEnv([make] * 4)
    train.seed(seed)
    test.seed(seed + 1)
    space = make().observation_space
    actions: Any = make().action_space
    values = Values(space["obs"].shape[0], int(actions.n))  # type: ignore[index]
    policy = DiscreteQLearningPolicy(model=values, action_space=actions, eps_training=0.1, eps_inference=0.0)
    algorithm: Any = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=0.99, target_update_freq=100)
    buffer = VectorReplayBuffer(20_000, 4)
    train_collector: Any = Collector[CollectStats](algorithm, train, buffer, exploration_noise=True)
    test_collector: Any = Collector[CollectStats](algorithm, test)
    result = algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=train_collector,
            test_collector=test_collector,
            max_epochs=epochs,
            epoch_num_steps=steps,
            collection_step_num_env_steps=20,
            test_step_num_episodes=20,
            batch_size=64,
            verbose=False,
            show_progress=False,
        )
    )
    print(f"tianshou: {result.train_step} steps, best mean return of 20 test games {result.best_reward:+.2f}")


if __name__ == "__main__":
    main()
