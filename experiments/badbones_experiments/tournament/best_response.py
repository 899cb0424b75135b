"""A best response, as far as it can be learnt in a given time: the compiled learner against a frozen agent.

It is trained as ``badbones train`` trains, but the agent alone sits on the other seats, and nothing else is learnt. It
begins with the shipped network, which plays every game well, or with any other, or by imitating the agent, so that it
starts about level with it. What it wins then on games that it was not trained on is a lower bound: a better response
may win more.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from badbones_agents.networks.policy_agent import champion_file
from badbones_agents.networks.policy_file import PolicyFile

from badbones_env import GameConfig

from ..reports.progress import Progress
from ..training.config import TrainingConfig
from ..training.dataset import make_dataset
from ..training.evaluate import quick_score
from ..training.ppo import PPO

GAMES, BATCH = 256, 2048  # smaller than usual: that learns faster at the beginning
QUICK_GAMES, QUICK_SEED, LOOKS = 200, 1 << 41, 10  # how the learner is watched on its way


SHIPPED, NOTHING = "champion", "nothing"  # networks to begin with: that of the champion, or a random one
CAREFUL = {"learning_rate": 7e-4, "ent_coef": 0.01}  # where there is something to lose


@dataclass(frozen=True)
class Effort:
    """How long it learns: a number of decisions or of minutes."""

    minutes: float = 10.0
    steps: int = 0  # instead of that: the run repeats exactly
    imitate: int = 0  # games of the agent that are learnt from first
    begin: str = SHIPPED  # the file of the network to begin with, or NOTHING
    seed: int = 0
    threads: int | None = None


def learn(config: GameConfig, agent: str, effort: Effort) -> tuple[PolicyFile, dict[str, Any]]:
    """Learn a response to an agent; returns the policy, and how it was learnt."""
    first = None
    if effort.begin != NOTHING and not effort.imitate:
        first = str(champion_file(config.label())) if effort.begin == SHIPPED else effort.begin
    ppo = {"batch_size": BATCH} | (CAREFUL if first is not None else {})
    setting = TrainingConfig.from_dict(
        {
            "game": config.options(),
            "seed": effort.seed,
            "steps": effort.steps or 10**9,
            "environment": {"reward": "outcome", "games": GAMES},
            "ppo": ppo,
            "league": {"self_play": 0.0, "scripted": [agent], "max_snapshots": 0},
        },
        "exploit",
    )
    learner = PPO(setting, effort.threads)
    curve: list[list[float]] = []
    try:
        if first is not None:
            learner.begin_from(first)
        if effort.imitate:
            learner.imitate(make_dataset(config, [agent], effort.imitate, effort.seed + 1, **setting.dataset_settings))
        began, simulations = time.monotonic(), 0
        with Progress(1000, "thousandths") as bar:
            done = 0.0
            while done < 1:
                learner.update(1 - done)
                seconds = time.monotonic() - began
                done = learner.steps / effort.steps if effort.steps else seconds / (60 * effort.minutes)
                if done * LOOKS >= simulations + 1 or done >= 1:
                    simulations = int(done * LOOKS)
                    player = learner.policy().agent(seed=effort.seed)
                    score = quick_score(config, player, agent, QUICK_GAMES, QUICK_SEED)
                    curve.append([learner.steps, round(seconds, 1), round(score, 4)])
                bar.update(int(1000 * min(done, 1)), f"{curve[-1][2]:.0%}" if curve else "")
        made = {"steps": learner.steps, "seconds": round(time.monotonic() - began), "curve": curve}
        return learner.policy_file({"exploits": agent, "seed": effort.seed, "steps": learner.steps}), made
    finally:
        learner.close()
