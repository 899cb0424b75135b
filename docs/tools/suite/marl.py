"""MAPPO and QMIX on the suite's team track: ``python -m docs.tools.suite.marl mappo --steps 500_000 --out DIR``.

BenchMARL with the task and the settings of ``docs/examples/benchmarl_example.py`` (its packages are named there): a
network for each co-op game of ``mini``, in self-play. Every step of every seat is learnt from and counts as a decision;
these are divided evenly over the games. ``mlp`` plays the actors.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from docs.examples.benchmarl_example import GROUP, RoundsSurvived, make_experiment
from docs.tools.suite import mlp

GAMES = {f"coop{players}": {"mode": "coop", "players": players} for players in (2, 3, 4)}
BATCH = 1_500  # steps between two updates of MAPPO


def train(algorithm: str, steps: int, seed: int, folder: Path) -> None:
    """Train the networks of a run; those that are there already are left alone."""
    for label, game in GAMES.items():
        path = folder / label / "policy.npz"
        if path.exists():
            continue
        frames = steps // len(GAMES) // game["players"] // BATCH * BATCH
        experiment = make_experiment(algorithm, game, frames, BATCH, seed, str(path.parent), [RoundsSurvived()])
        experiment.run()
        state = experiment.group_policies[GROUP].state_dict()
        mlp.save(path, state, [f"module.0.mlp.params.{k}" for k in (0, 2, 4)], log1p=True)
        print(f"{algorithm}, {label}, seed {seed}: {frames * game['players']:,} decisions", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="MAPPO or QMIX by BenchMARL on the co-op games of the suite.")
    parser.add_argument("algorithm", choices=["mappo", "qmix"])
    parser.add_argument("--steps", type=int, default=500_000, help="decisions to learn from")
    parser.add_argument("--seeds", type=int, nargs="+", default=range(5))
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    torch.set_num_threads(1)
    for number in args.seeds:
        train(args.algorithm, args.steps, number, args.out / f"seed-{number}")
