"""Trains the baselines of the suite: ``python -m docs.tools.suite.baselines partners --steps 20_000_000 --out DIR``.

Every run also keeps its policy at 100 thousand, 200 thousand, 500 thousand, ... decisions for the learning curves
(``docs.tools.suite.curves``), and goes on where it was stopped, as far as its learner can. Apart from that

- ``partners`` and ``selfplay`` are the compiled PPO, weight for weight as by ``badbones train --config suite`` with the
  options in ``COMPILED``, ``--seeds 5`` and ``--workers 1``: one network for the games of ``mini``.
- ``sb3`` is MaskablePPO in self-play with a network for each of the ten games; the decisions are divided evenly.
- ``pqn`` is the value-based learner of ``value_learner``: one network for all games, self-play.
"""

from __future__ import annotations

import argparse
import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from badbones_experiments.jobs.files import write_atomically
from badbones_experiments.training.config import TrainingConfig
from badbones_experiments.training.hooks import Run, TrainingHook
from badbones_experiments.training.train import train
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from badbones_env.envs.sb3 import BadBonesVecEnv
from docs.tools.suite import mlp, value_learner

COMMAND = "python -m docs.tools.suite.baselines"
MARKS = [digit * 10**power for power in (5, 6, 7) for digit in (1, 2, 5)]  # decisions
SELF_PLAY: dict[str, Any] = {"league": {"self_play": 1.0, "scripted": []}}
COMPILED: dict[str, tuple[dict[str, Any], str]] = {  # what differs from the configuration ``suite``, also as options
    "partners": ({}, ""),
    "selfplay": (SELF_PLAY, " --set league.self_play=1.0 --set league.scripted=[]"),
}
SB3: dict[str, Any] = {"n_steps": 16, "batch_size": 512, "n_epochs": 3, "ent_coef": 0.02}
SB3 |= {"policy_kwargs": {"net_arch": [128, 128]}}


def kept(folder: Path, mark: int) -> Path:
    """Where the policy after this many decisions is."""
    return folder / f"at-{mark}.npz"


class KeepPolicies(TrainingHook):
    """Writes the policy once this many decisions are learnt from."""

    def on_update(self, run: Run, metrics: dict[str, float]) -> None:
        for mark in MARKS:
            if mark <= run.steps < run.config.steps and not kept(run.folder, mark).exists():
                write_atomically(kept(run.folder, mark), run.policy().to_bytes())


class KeepModels(BaseCallback):
    """The same for one of ``networks`` models of stable-baselines3."""

    def __init__(self, folder: Path, steps: int, networks: int) -> None:
        super().__init__()
        self.folder, self.steps, self.networks = folder, steps, networks

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        for mark in MARKS:
            path, learnt = kept(self.folder, mark), self.num_timesteps * self.networks
            if mark <= learnt < self.steps * self.networks and not path.exists():
                save_layers(self.model, path)


def save_layers(model: Any, path: Path) -> None:
    """Write the layers of the policy of a model of stable-baselines3."""
    layers = ["mlp_extractor.policy_net.0", "mlp_extractor.policy_net.2", "action_net"]
    mlp.save(path, model.policy.state_dict(), layers, log1p=False)


def train_compiled(baseline: str, steps: int, seed: int, folder: Path) -> None:
    changes, options = COMPILED[baseline]
    config = TrainingConfig.load("suite", changes | {"seed": seed, "steps": steps})
    command = f"badbones train --config suite --steps {steps} --seed {seed} --workers 1{options}"
    resume = (folder / "checkpoint.npz").exists()
    train(config, str(folder), resume=resume, threads=1, command=command, hooks=[KeepPolicies()])


def train_sb3(steps: int, seed: int, folder: Path) -> None:
    games = TrainingConfig.load("suite", {}).games
    for game in games:
        out = folder / game.label()
        if not (out / "policy.npz").exists():
            env = BadBonesVecEnv(
                64, **game.options(), reward="shaped", decisions="core", threads=1, seed=seed, copy=False
            )
            rate = functools.partial(np.interp, xp=(0.0, 1.0), fp=(1e-4, 1e-3))  # by the part that is left
            model = MaskablePPO("MlpPolicy", env, learning_rate=rate, **SB3, seed=seed, device="cpu")
            rollout = model.n_steps * env.num_envs
            total = steps // len(games) // rollout * rollout
            model.learn(total, callback=KeepModels(out, total, len(games)))
            save_layers(model, out / "policy.npz")
            print(f"{game.label()}: {model.num_timesteps:,} decisions", flush=True)


def train_pqn(steps: int, seed: int, folder: Path) -> None:
    if not (folder / "policy.npz").exists():
        value_learner.train(steps, seed, folder, {mark: kept(folder, mark) for mark in MARKS if mark < steps})


TRAINERS: dict[str, Callable[[int, int, Path], None]] = {
    name: functools.partial(train_compiled, name) for name in COMPILED
} | {"sb3": train_sb3, "pqn": train_pqn}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train a baseline of the suite.")
    parser.add_argument("baseline", choices=TRAINERS)
    parser.add_argument("--steps", type=int, default=2_000_000, help="decisions to learn from")
    parser.add_argument("--seeds", type=int, nargs="+", default=range(5))
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    torch.set_num_threads(1)
    for seed in args.seeds:
        TRAINERS[args.baseline](args.steps, seed, args.out / f"seed-{seed}")
