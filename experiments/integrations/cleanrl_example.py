"""A learning loop of one's own, in the style of CleanRL: masked PPO in one file, on the native batch.

    pip install -c constraints.txt torch==2.13.0
    pip install -c constraints.txt -e .
    python -m integrations.cleanrl_example --out runs/cleanrl.pt
    badbones tournament torch:path=PATH/OF/cleanrl_example.py:player,weights=runs/cleanrl.pt random --out runs/cleanrl

The environment is ``gymnasium.make_vec``: one learning seat in each of ``games`` games, the others played by opponents,
all of them stepped together in compiled code. Finished rows begin their next game in the same step.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn
from torch.distributions import Categorical
from torch.nn import functional as F


class Agent(nn.Module):
    """Policy and value on one trunk."""

    def __init__(self, size: int, actions: int, width: int = 64) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        h = self.body(torch.log1p(seen.float()))
        return Categorical(logits=self.policy(h).masked_fill(mask == 0, -1e9)), self.value(h)[:, 0]


def main(
    id: str = "BadBones/Versus2-v1",
    games: int = 256,
    steps: int = 16,
    updates: int = 20,
    epochs: int = 3,
    minibatch: int = 1024,
    gamma: float = 0.99,
    lam: float = 0.95,
    clip: float = 0.2,
    rate: float = 2e-3,
    seed: int = 1,
    out: str = "",
    **options: Any,
) -> list[float]:
    """Train for ``updates`` updates; the share of finished games that were won in each of them. ``out``: kept there."""
    torch.manual_seed(seed)
    np.random.seed(seed)
    envs = gymnasium.make_vec(
        id, num_envs=games, autoreset_mode=AutoresetMode.SAME_STEP, decisions="core", reward="outcome", **options
    )
    size, choices = envs.single_observation_space.shape[0], int(envs.single_action_space.n)  # type: ignore
    agent = Agent(size, choices)
    optimizer = torch.optim.Adam(agent.parameters(), lr=rate, eps=1e-5)
    shape = (steps, games)
    seen = torch.zeros((*shape, size), dtype=torch.uint8)
    masks = torch.zeros((*shape, choices), dtype=torch.int8)
    actions, logs, rewards, done, values = (torch.zeros(shape) for _ in range(5))
    observation, info = envs.reset(seed=seed)
    won = []
    for update in range(updates):
        for t in range(steps):
            seen[t], masks[t] = torch.from_numpy(observation), torch.from_numpy(info["action_mask"])
            with torch.no_grad():
                policy, values[t] = agent(seen[t], masks[t])
                choice = policy.sample()
                logs[t] = policy.log_prob(choice)
            observation, reward, terminated, truncated, info = envs.step(choice.numpy())
            actions[t], rewards[t] = choice, torch.from_numpy(reward)
            done[t] = torch.from_numpy(terminated | truncated)
        with torch.no_grad():
            coming = agent(torch.from_numpy(observation), torch.from_numpy(info["action_mask"]))[1]
            advantages, last = torch.zeros(shape), torch.zeros(games)
            for t in reversed(range(steps)):
                delta = rewards[t] + gamma * coming * (1 - done[t]) - values[t]
                advantages[t] = last = delta + gamma * lam * (1 - done[t]) * last
                coming = values[t]
        flat = [x.flatten(0, 1) for x in (seen, masks, actions, logs, advantages, advantages + values)]
        for _ in range(epochs):
            for rows in torch.randperm(steps * games).split(minibatch):
                b_seen, b_masks, b_actions, b_logs, b_advantages, b_returns = (x[rows] for x in flat)
                policy, guess = agent(b_seen, b_masks)
                ratio = (policy.log_prob(b_actions) - b_logs).exp()
                b_advantages = (b_advantages - b_advantages.mean()) / (b_advantages.std() + 1e-8)
                gain = torch.min(b_advantages * ratio, b_advantages * ratio.clamp(1 - clip, 1 + clip)).mean()
                loss = -gain + 0.5 * F.mse_loss(guess, b_returns) - 0.01 * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
        ended = int(done.sum())
        won.append(float((rewards[done > 0] > 0).float().mean()) if ended else 0.0)
        print(f"update {update}: {ended} games ended, {won[-1]:.1%} of them won")
    envs.close()
    if out:
        Path(out).parent.mkdir(parents=True, exist_ok=True)
        torch.save({"size": size, "actions": choices, "state": agent.state_dict()}, out)
    return won


def player(weights: str) -> Callable[[torch.Tensor, torch.Tensor], torch.Tensor]:
    """What was trained, for the agent ``torch``: logits of observations and masks."""
    kept = torch.load(weights, weights_only=True)
    agent = Agent(kept["size"], kept["actions"])
    agent.load_state_dict(kept["state"])
    return lambda seen, mask: agent(seen, mask)[0].logits


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Masked PPO in one file, against random opponents.")
    parser.add_argument("--id", default="BadBones/Versus2-v1", help="the environment")
    parser.add_argument("--updates", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="", help="file for the weights")
    main(**vars(parser.parse_args()))
