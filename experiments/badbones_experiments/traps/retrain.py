"""What a trap is worth to a network that has learnt to do without it.

A network that knows the game trains on with a kit that lacks the trap, and in the same way with the whole kit; each
then plays the same games with the kit that it trained with. The difference between the two is the value under retrained
play: what the ban costs when play has adapted to it. Training has luck of its own, so both are done with several seeds,
and the interval is that of the mean over the seeds.

The seat that learns meets the opponents, who have the usual kit and do not learn; in co-op the whole team learns.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import numpy as np
from badbones_agents.networks.policy_agent import PolicyAgent
from badbones_agents.networks.policy_file import PolicyFile
from numpy.typing import NDArray

from badbones_env import GameConfig

from ..training.config import TrainingConfig
from ..training.hooks import Additions
from ..training.ppo import PPO
from .games import MEASURES, GameRange, GamesJob, GamesPlayer, gather, holds_numbers, ranges
from .setting import Kit, Variant, trap_counts, usual_kit

RETRAINED = "retrained"  # the name under which a network plays after retraining
FIRST_SEED = 1 << 32  # of the training games, apart from those that are measured


@dataclass(frozen=True)
class Retraining:
    """A chunk: train on with a kit, then play games 0 .. ``games - 1``."""

    game: str  # as in Variant
    network: str  # file that training begins with
    kit: Kit
    decisions: int
    attempt: int  # number of the training seed
    games: int

    @property
    def key(self) -> str:
        return f"retraining {self.game} {json.dumps(self.kit)} {self.decisions} {self.attempt} {self.games}"

    def fits(self, result: Any) -> bool:
        """A number for every game, in every measure."""
        return holds_numbers(result, MEASURES, self.games)

    def __str__(self) -> str:
        return (
            f"{self.decisions:,} decisions of training with {', '.join(self.kit) or 'no trap'}, attempt {self.attempt}"
        )


@dataclass(frozen=True)
class RetrainingJob(GamesJob):
    """Games and retrainings against the same opponents."""

    def worker(self) -> RetrainingWorker:
        return RetrainingWorker(self)


class RetrainingWorker(GamesPlayer):
    """Plays game ranges, and retrains."""

    def do(self, chunk: GameRange | Retraining) -> dict[str, Any]:
        if isinstance(chunk, GameRange):
            return super().do(chunk)
        variant = Variant(chunk.game, RETRAINED, chunk.kit)
        policy = retrain(chunk, variant.config, self._job)
        self._pool.add(RETRAINED, PolicyAgent.of(policy, seed=self._job.seed))
        results = gather([super(RetrainingWorker, self).do(part) for part in ranges(variant, 0, chunk.games)])
        return {name: values.tolist() for name, values in results.items()}


def retrain(retraining: Retraining, config: GameConfig, job: GamesJob) -> PolicyFile:
    """The network after retraining: a function of retraining and job."""
    policy = PolicyFile.read(retraining.network)
    learner = PPO(training(retraining, config, policy, job), 1, Additions(supply=supply(config, retraining.kit)))
    try:
        learner.begin_from(retraining.network)
        while learner.steps < retraining.decisions:
            learner.update(1 - learner.steps / retraining.decisions)
            for league in learner.leagues:
                league.report()  # moves the goals of solo and co-op
        return learner.policy_file({"decisions": learner.steps, "kit": retraining.kit})
    finally:
        learner.close()


def supply(config: GameConfig, kit: Kit) -> NDArray[np.int64]:
    """What every seat begins with: the learner, on seat 0, the kit (in co-op the team's), the others the usual one."""
    counts = np.array([trap_counts(usual_kit(config))] * config.players)
    if config.mode == "coop":
        counts[:] = 0
    counts[0] = trap_counts(kit)
    return counts


def training(retraining: Retraining, config: GameConfig, policy: PolicyFile, job: GamesJob) -> TrainingConfig:
    """How training goes on: against the opponents alone, slowly, so that what was learnt before is kept."""
    layers, width = policy.weights["biases"].shape
    games = min(256, max(4, retraining.decisions // 64))  # so that a short retraining has several updates, too
    return TrainingConfig.from_dict(
        {
            "game": config.options(),
            "seed": FIRST_SEED + 1000 * (job.seed % FIRST_SEED) + retraining.attempt,
            "steps": retraining.decisions,
            "environment": {"games": games, "decisions": policy.decisions, "reward": policy.value_unit},
            "network": {"width": width, "layers": layers},
            "ppo": {
                "n_steps": 16,
                "batch_size": min(2048, 16 * games),
                "n_epochs": 2,
                "learning_rate": 5e-4,
                "final_learning_rate": 5e-5,
                "ent_coef": 0.01,
            },
            "league": {
                "self_play": 0.0 if config.mode == "versus" else 1.0,
                "scripted": list(job.opponents),
                "max_snapshots": 0,
            },
        },
        "retraining",
    )
