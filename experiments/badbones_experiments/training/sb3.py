"""MaskablePPO of sb3-contrib on ``BadBonesVecEnv``: ``badbones train --learner sb3``.

With ``league.scripted`` agents and ``league.self_play`` below 1 seat 0 learns against them, otherwise all seats learn.
The folder then holds ``model.zip`` and ``model.toml``, which the agent ``sb3`` plays, ``progress.jsonl`` and
``report.html``. No pool of past selves, no checkpoints: for those take the learner ppo.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import torch
from badbones_agents.registry import make_agent
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from badbones_env.envs.sb3 import BadBonesVecEnv
from badbones_env.errors import OptionError

from ..jobs.files import replacing, write_atomically
from .config import TrainingConfig
from .curves import REPORT, write_report
from .evaluate import ALONE, EVALUATION_SEED, quick_score
from .league import League, Opponents
from .run_log import RunLog
from .train import print_evaluation


@dataclass
class Sb3Settings:
    """The table ``[sb3]``: arguments of MaskablePPO, under their names."""

    observation: str = "compact"  # or "complete"
    width: int = 128  # of the hidden layers of policy and value network
    layers: int = 2
    n_steps: int = 16
    batch_size: int = 2048
    n_epochs: int = 3
    learning_rate: float = 1e-3  # annealed linearly
    final_learning_rate: float = 1e-4
    gamma: float = 0.99
    gae_lambda: float = 0.95
    clip_range: float = 0.2
    ent_coef: float = 0.02
    vf_coef: float = 0.5
    max_grad_norm: float = 0.5


class Sb3Learner:
    """What a configuration knows of this learner."""

    Settings: ClassVar[type] = Sb3Settings
    unused: ClassVar[Sequence[str]] = (
        "network",
        "styles",
        "curriculum",
        "imitation",
        "checkpoint_every",
        "league.snapshot_every",
        "league.max_snapshots",
    )


class _Evaluation(BaseCallback):
    """Saves and evaluates the model every ``eval_interval`` decisions."""

    def __init__(self, config: TrainingConfig, folder: Path, command: str) -> None:
        super().__init__()
        self.config, self.folder, self.command, self.next = config, folder, command, 0
        self.log, self.start = RunLog(folder, 0), time.perf_counter()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.next:
            self.next = self.num_timesteps + self.config.eval_interval
            self.evaluate()

    def evaluate(self) -> None:
        """Write the model, play with it and print a line."""
        config = self.config
        save_model(self.model, config, self.folder, self.command)
        agent = make_agent(f"sb3:path={self.folder / 'model.zip'},trust=yes")
        opponents = config.evaluation.against if config.game_config.mode == "versus" else [ALONE]
        games = config.evaluation.games
        scores = {name: quick_score(config.game_config, agent, name, games, EVALUATION_SEED) for name in opponents}
        agent.close()
        self.log.record_scores(scores, games)
        self.log.record(self.logger.name_to_value)
        self.log.record({"time/seconds": time.perf_counter() - self.start})
        self.log.dump(self.num_timesteps)
        print_evaluation(self.log, self.num_timesteps, config.steps)


def train_sb3(config: TrainingConfig, out: str, threads: int | None = None, command: str = "") -> int:
    """Train a model into the folder ``out``; returns 0."""
    if len(config.games) > 1:
        raise OptionError("the learner sb3 learns one game: take --learner ppo for a mix")
    folder, league, settings = Path(out), League(config, config.game_config), dict(vars(config.settings))
    with_pool = league.pool_games and league.pool.members
    opponents = Opponents(league.pool, config.games_each) if with_pool else None
    if (folder / "model.zip").exists():
        raise OptionError(f"{folder} holds a run already: choose another --out")
    folder.mkdir(parents=True, exist_ok=True)
    if threads is not None:
        torch.set_num_threads(threads)
    env = BadBonesVecEnv(
        config.games_each,
        **config.game_config.options(),
        opponents=opponents,
        observation=settings.pop("observation"),
        reward=config.environment.reward,
        decisions=config.environment.decisions,
        threads=threads,
        seed=config.seed,
        copy=False,
    )
    first, last = settings.pop("learning_rate"), settings.pop("final_learning_rate")
    net_arch = [settings.pop("width")] * settings.pop("layers")
    if settings["batch_size"] > settings["n_steps"] * env.num_envs:
        raise OptionError(f"sb3.batch_size is more than a rollout holds: {settings['n_steps'] * env.num_envs}")
    model = MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=lambda left: last + (first - last) * max(left, 0.0),
        seed=config.seed % (1 << 32),
        device="cpu",
        policy_kwargs={"net_arch": net_arch},
        **settings,
    )
    evaluation = _Evaluation(config, folder, command)
    model.learn(config.steps, callback=evaluation)
    evaluation.evaluate()
    evaluation.log.close()
    write_report(folder, command)
    if opponents is not None:
        opponents.close()
    print(f"{model.num_timesteps:,} decisions in {time.perf_counter() - evaluation.start:,.0f} s: {folder / REPORT}")
    return 0


def save_model(model: Any, config: TrainingConfig, folder: Path, command: str) -> None:
    """``model.zip``, and ``model.toml``, which tells the agent ``sb3`` how to play it."""
    with replacing(folder / "model.zip") as file:
        model.save(file, exclude=["_last_obs", "_last_episode_starts"])  # megabytes, for nothing
    lines = [f"# command: {command}", f'observation = "{config.settings.observation}"']
    lines += [f'decisions = "{config.environment.decisions}"', "", "[game]"]
    options = {name: value for name, value in config.game.items() if value is not None}
    lines += [f"{name} = {json.dumps(value)}" for name, value in options.items()]
    write_atomically(folder / "model.toml", ("\n".join(lines) + "\n").encode())
