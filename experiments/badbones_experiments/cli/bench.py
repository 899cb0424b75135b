"""The command that measures speed: ``bench``."""

from __future__ import annotations

import argparse

from .options import AddCommand, add_game_options, add_json, count, game_options, number, whole_number

MOST_GAMES = 1 << 20  # of a batch
batch_size = whole_number(1, MOST_GAMES, f"a number of games from 1 to {MOST_GAMES:,}")


def _bench(args: argparse.Namespace) -> int:
    from badbones_env import GameConfig

    from ..bench.main import bench

    given = {name: value for name, value in game_options(args).items() if value != args.defaults[name]}
    config = GameConfig.from_options(given or {"mode": "versus", "players": 4})
    return bench(
        given | {"mode": config.mode, "players": config.players}, args.batch, args.repeat, args.window, args.json
    )


def add(command: AddCommand) -> None:
    sub = command(
        "bench",
        _bench,
        "Measure this machine: decisions per second in the simulator, the environments and the learner.",
        "  badbones bench\n  badbones bench --mode coop --players 3 --advanced\n  badbones bench --batch 64 --json\n\n"
        "The published benchmarks (docs/benchmarks.md) are made by 'badbones dev bench --full --peers' in a checkout.",
    )
    sub.add_argument("--batch", type=batch_size, default=4096, metavar="N", help="games at a time")
    sub.add_argument("--repeat", type=count, default=3, metavar="N", help="windows of each figure")
    sub.add_argument("--window", type=number(1e-6, 60), default=0.3, metavar="S", help="seconds of a window")
    add_json(sub, "all figures")
    add_game_options(sub)
    sub.set_defaults(defaults=game_options(sub.parse_args([])))
