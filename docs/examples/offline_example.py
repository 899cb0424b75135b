"""Offline learning: discrete CQL of d3rlpy learns versus for two from recorded games, without playing.

    pip install -c constraints.txt torch
    pip install -c constraints.txt -e . d3rlpy==2.8.0
    python docs/examples/offline_example.py --quality good --games 4000 --steps 20000

The dataset is that of ``badbones dataset --quality``. The result is measured against random legal moves.
"""

from __future__ import annotations

import argparse

import d3rlpy
import numpy as np
from badbones_experiments.training.dataset import make_dataset
from badbones_experiments.training.dataset_folder import QUALITIES
from badbones_experiments.training.offline import masked_argmax, to_d3rlpy

from badbones_env import GameConfig, Simulator

CONFIG = GameConfig(mode="versus", players=2)


def win_rate(algorithm: d3rlpy.algos.DiscreteCQL, games: int, seed: int) -> float:
    """The share of games that the learnt policy wins on seat 0 against random moves; a draw counts half."""
    sim, rng = Simulator(CONFIG, games, seed, decisions="core"), np.random.default_rng(seed)
    while not sim.outcomes().over.all():
        noise = rng.random(sim.masks.shape) * sim.masks
        actions = noise.argmax(axis=-1)
        rows = np.flatnonzero(sim.masks[:, 0].sum(axis=-1) > 1)
        if len(rows):
            actions[rows, 0] = masked_argmax(algorithm, sim.observations[rows, 0], sim.masks[rows, 0])
        sim.step(actions)
    return float(sim.outcomes().results[:, 0].mean())


def main(quality: str = "good", games: int = 4000, steps: int = 20_000, seed: int = 7) -> float:
    """Make the dataset, learn from it, and return the win rate against random moves."""
    d3rlpy.seed(seed)
    data = make_dataset(CONFIG, QUALITIES[quality], games, seed)
    print(f"{len(data):,} decisions of {games:,} {quality} games")
    algorithm = d3rlpy.algos.DiscreteCQLConfig(batch_size=256, learning_rate=3e-4, alpha=1.0, gamma=0.99).create()
    per_epoch = max(1, steps // 10)
    algorithm.fit(
        to_d3rlpy(data),
        n_steps=per_epoch * 10,
        n_steps_per_epoch=per_epoch,
        logger_adapter=d3rlpy.logging.NoopAdapterFactory(),
        show_progress=True,
    )
    won = win_rate(algorithm, 500, seed + 1)
    print(f"cql: won {100 * won:.1f}% against random moves after {steps:,} updates")
    return won


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Discrete CQL from recorded games, by d3rlpy.")
    parser.add_argument("--quality", choices=QUALITIES, default="good")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=7)
    main(**vars(parser.parse_args()))
