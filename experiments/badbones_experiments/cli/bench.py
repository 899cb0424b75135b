"""The command that measures speed: ``bench``."""

from __future__ import annotations

import argparse

from .options import AddCommand, add_game_options, add_json, game_options, number, whole_number

MOST_GAMES = 1 << 20  # of a batch
batch_size = whole_number(1, MOST_GAMES, f"a number of games from 1 to {MOST_GAMES:,}")


def _bench(args: argparse.Namespace) -> int:
    from badbones_env import GameConfig

    from ..bench import bench

    return bench(GameConfig.from_options(game_options(args)), args.batch, args.seconds, args.json)


def add(command: AddCommand) -> None:
    sub = command(
        "bench",
        _bench,
        "Measure this machine: decisions per second, and what that means for training and tournaments.",
        "  badbones bench\n  badbones bench --mode coop --players 3 --advanced\n  badbones bench --batch 64 --json\n\n"
        "The published benchmarks (docs/benchmarks.md) are made by 'badbones dev bench --full --peers' in a checkout.",
    )
    sub.add_argument("--batch", type=batch_size, default=4096, metavar="N", help="games at a time")
    sub.add_argument("--seconds", type=number(1e-6, 60), default=1.0, metavar="S", help="time for each figure")
    add_json(sub, "all figures")
    add_game_options(sub)
