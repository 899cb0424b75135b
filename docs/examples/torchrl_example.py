"""TorchRL: the parallel environment through ``PettingZooWrapper``, a random rollout and a tiny policy with masks.

    pip install -c constraints.txt torch==2.13.0
    pip install -c constraints.txt -e . torch==2.13.0 torchrl==0.14.1
    python docs/examples/torchrl_example.py --out runs/torchrl.pt
    badbones tournament torch:path=PATH/OF/torchrl_example.py:player,weights=runs/torchrl.pt random --out runs/torchrl

The flat variant has its mask in the info alone, where TorchRL looks for it (it stumbles over a mask in both places); it
hands it out as ``("player", "action_mask")`` and samples random actions by it. Agents stay listed until the game ends,
so ``("player", "mask")`` is true throughout a game: a seat that waits has the one legal action ``wait``, of
log-probability 0, and adds nothing to the gradient.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.envs import PettingZooWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor
from torchrl.objectives.value.functional import reward2go

from badbones_env import parallel_env

GROUP = "player"  # TorchRL groups agents by the name before the underscore
OBS, MASK = (GROUP, "observation"), (GROUP, "action_mask")
LOGITS, ACTION = (GROUP, "logits"), (GROUP, "action")


class Scorer(nn.Module):
    """Logits of all actions from an observation of small integers."""

    def __init__(self, size: int, actions: int, width: int = 64) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(size, width), nn.Tanh(), nn.Linear(width, actions))

    def forward(self, obs: torch.Tensor) -> Any:
        return self.layers(torch.log1p(obs.float()))


def make_env(seed: int) -> PettingZooWrapper:
    """Versus for two, wrapped; ``reset`` goes on to the next game of the seed."""
    return PettingZooWrapper(parallel_env("versus", 2, decisions="core", flat=True), use_mask=True, seed=seed)


def make_policy(env: PettingZooWrapper) -> ProbabilisticActor:
    """One policy for both seats, with a distribution that knows the masks."""
    size = env.observation_spec[OBS].shape[-1]
    actions = env.observation_spec[MASK].shape[-1]
    scorer = TensorDictModule(Scorer(size, actions), in_keys=[OBS], out_keys=[LOGITS])
    return ProbabilisticActor(
        scorer,
        in_keys={"logits": LOGITS, "mask": MASK},
        out_keys=[ACTION],
        spec=env.full_action_spec_unbatched,
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        log_prob_key=(GROUP, "log_prob"),
    )


def main(steps: int = 200, updates: int = 5, seed: int = 7, out: str = "") -> None:
    torch.manual_seed(seed)
    env = make_env(seed)
    rollout = env.rollout(steps, break_when_any_done=False)  # random actions by the masks
    legal = rollout[MASK].gather(-1, rollout[ACTION].unsqueeze(-1))
    assert legal.all(), "an action that the mask forbids"
    print(f"random: {steps} steps, {int(rollout['next', 'done'].sum())} games ended, all actions legal")

    policy = make_policy(env)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    for update in range(updates):
        with torch.no_grad():
            rollout = env.rollout(steps, policy, break_when_any_done=False)
        reward, done = rollout["next", GROUP, "reward"], rollout["next", GROUP, "done"]
        returns = reward2go(reward, done, gamma=0.99, time_dim=0).squeeze(-1)
        loss = -(policy.get_dist(rollout).log_prob(rollout[ACTION]) * returns).mean()  # REINFORCE
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        print(f"update {update}: loss {loss.item():+.3f}, {int(done[:, 0].sum())} games ended")
    if out:
        scorer = policy[0].module
        Path(out).parent.mkdir(parents=True, exist_ok=True)
        torch.save(
            {
                "size": scorer.layers[0].in_features,
                "actions": scorer.layers[-1].out_features,
                "state": scorer.state_dict(),
            },
            out,
        )
    env.close()


def player(weights: str) -> Callable[[torch.Tensor, torch.Tensor], torch.Tensor]:
    """What was trained, for the agent ``torch``: logits of observations and masks."""
    kept = torch.load(weights, weights_only=True)
    scorer = Scorer(kept["size"], kept["actions"])
    scorer.load_state_dict(kept["state"])
    return lambda obs, mask: scorer(obs)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="REINFORCE with masks through TorchRL.")
    parser.add_argument("--updates", type=int, default=5)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", default="", help="file for the weights")
    main(**vars(parser.parse_args()))
