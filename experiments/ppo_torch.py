"""PPO with action masks in one file, after CleanRL's ppo.py. One seat learns; an agent plays the others.

python experiments/ppo_torch.py               # half a minute on two cores; needs the extra "train"
python experiments/ppo_torch.py --opponent greedy --total-timesteps 4_000_000
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import gymnasium as gym
import torch
from gymnasium.vector import AutoresetMode
from torch import nn
from torch.distributions import Categorical

import badbones_env  # noqa: F401 (registers the ids)


def parse_args(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("--env-id", default="BadBones/Versus2-v2", help="the game")
    parser.add_argument("--opponent", default="random", help="agent on the other seats")
    parser.add_argument("--total-timesteps", type=int, default=400_000, help="decisions to learn from")
    parser.add_argument("--num-envs", type=int, default=256, help="games played in parallel")
    parser.add_argument("--num-steps", type=int, default=16, help="steps of a rollout")
    parser.add_argument("--minibatch-size", type=int, default=1024, help="decisions in a minibatch")
    parser.add_argument("--update-epochs", type=int, default=3, help="passes over a rollout")
    parser.add_argument("--learning-rate", type=float, default=2e-3, help="at the start; falls linearly to 0")
    parser.add_argument("--gamma", type=float, default=0.99, help="discount factor")
    parser.add_argument("--gae-lambda", type=float, default=0.95, help="lambda of the advantage estimate")
    parser.add_argument("--clip-coef", type=float, default=0.2, help="clip range of the policy ratio")
    parser.add_argument("--ent-coef", type=float, default=0.01, help="weight of the entropy bonus")
    parser.add_argument("--seed", type=int, default=1, help="seed of games, network and sampling")
    parser.add_argument("--out", default="runs/ppo_torch/model.pt", help="file for the weights")
    return parser.parse_args(argv)


class ActorCritic(nn.Module):
    """Actor and critic on a shared trunk."""

    def __init__(self, obs_size: int, n_actions: int, width: int = 64) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(obs_size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actor, self.critic = nn.Linear(width, n_actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, obs: torch.Tensor, mask: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        h = self.trunk(torch.log1p(obs.float()))  # observations are small counts
        return Categorical(logits=self.actor(h).masked_fill(mask == 0, -1e9)), self.critic(h)[:, 0]


def load_policy(weights: str) -> Callable[[torch.Tensor, torch.Tensor], torch.Tensor]:
    """The trained policy for the agent ``torch``: (observations, masks) to logits."""
    saved = torch.load(weights, weights_only=True)
    agent = ActorCritic(saved["obs_size"], saved["n_actions"])
    agent.load_state_dict(saved["weights"])
    return lambda obs, mask: agent(obs, mask)[0].logits


def main(argv: Sequence[str] | None = None) -> None:
    args = parse_args(argv)
    torch.manual_seed(args.seed)
    options = {"opponents": args.opponent, "decisions": "core", "autoreset_mode": AutoresetMode.SAME_STEP}
    envs = gym.make_vec(args.env_id, args.num_envs, **options)
    obs_size, n_actions = envs.single_observation_space.shape[0], int(envs.single_action_space.n)  # type: ignore
    agent = ActorCritic(obs_size, n_actions)
    optimizer = torch.optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
    shape = (args.num_steps, args.num_envs)
    obs, masks = torch.zeros(*shape, obs_size, dtype=torch.uint8), torch.zeros(*shape, n_actions, dtype=torch.int8)
    actions, logprobs, rewards, dones, values = (torch.zeros(shape) for _ in range(5))
    next_obs, info = envs.reset(seed=args.seed)
    batch_size, start = args.num_steps * args.num_envs, time.time()
    updates = max(1, args.total_timesteps // batch_size)
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = args.learning_rate * (1 - update / updates)
        for t in range(args.num_steps):
            obs[t], masks[t] = torch.from_numpy(next_obs), torch.from_numpy(info["action_mask"])
            with torch.no_grad():
                policy, values[t] = agent(obs[t], masks[t])
                action = policy.sample()
            actions[t], logprobs[t] = action, policy.log_prob(action)
            next_obs, reward, terminated, truncated, info = envs.step(action.numpy())
            rewards[t], dones[t] = torch.from_numpy(reward), torch.from_numpy(terminated | truncated)
        with torch.no_grad():  # generalised advantage estimation
            next_value = agent(torch.from_numpy(next_obs), torch.from_numpy(info["action_mask"]))[1]
            advantages, last = torch.zeros(shape), torch.zeros(args.num_envs)
            for t in reversed(range(args.num_steps)):
                delta = rewards[t] + args.gamma * next_value * (1 - dones[t]) - values[t]
                advantages[t] = last = delta + args.gamma * args.gae_lambda * (1 - dones[t]) * last
                next_value = values[t]
        batch = [x.flatten(0, 1) for x in (obs, masks, actions, logprobs, advantages, advantages + values)]
        for _ in range(args.update_epochs):
            for rows in torch.randperm(batch_size).split(args.minibatch_size):
                b_obs, b_masks, b_actions, b_logprobs, b_advantages, b_returns = (x[rows] for x in batch)
                policy, value = agent(b_obs, b_masks)
                ratio = (policy.log_prob(b_actions) - b_logprobs).exp()
                b_advantages = (b_advantages - b_advantages.mean()) / (b_advantages.std() + 1e-8)
                clipped = ratio.clamp(1 - args.clip_coef, 1 + args.clip_coef)
                policy_loss = -torch.min(b_advantages * ratio, b_advantages * clipped).mean()
                value_loss = (value - b_returns).square().mean()
                loss = policy_loss + 0.5 * value_loss - args.ent_coef * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
        ended, sps = dones > 0, (update + 1) * batch_size / (time.time() - start)
        wins = (rewards[ended] > 0).float().mean() if ended.any() else torch.tensor(torch.nan)
        print(f"{(update + 1) * batch_size:>10,} decisions: {int(ended.sum())} games, won {wins:.1%}, {sps:,.0f}/s")
    Path(args.out).parent.mkdir(parents=True, exist_ok=True)
    torch.save({"obs_size": obs_size, "n_actions": n_actions, "weights": agent.state_dict()}, args.out)
    spec = f"torch:path={__file__}:load_policy,weights={args.out},decisions=core"
    print(f"next: badbones tournament {spec} greedy random --schedule gauntlet --out runs/ppo_torch/tournament")


if __name__ == "__main__":
    main()
