"""The command that tests which of two players is stronger: ``match``."""

from __future__ import annotations

import argparse
from typing import Any

from .options import AddCommand, add_game_options, add_kept, add_workers, command_of, count, game_options, number, seed


def add_test(group: Any) -> None:
    """The options of a sequential test."""
    strength, rate = number(-2000, 2000), number(1e-6, 0.499)
    group.add_argument("--elo0", type=strength, default=0.0, metavar="E", help="what is no gain (default: 0)")
    group.add_argument("--elo1", type=strength, default=10.0, metavar="E", help="the gain worth having (default: 10)")
    group.add_argument("--alpha", type=rate, default=0.05, metavar="P", help="false-positive rate (default: 0.05)")
    group.add_argument("--beta", type=rate, default=0.05, metavar="P", help="false-negative rate (default: 0.05)")
    group.add_argument(
        "--max-games",
        type=count,
        default=40_000,
        metavar="N",
        help="the test gives up after this many games (default: 40000)",
    )


def _match(args: argparse.Namespace) -> int:
    from badbones_env import GameConfig

    from ..jobs.backends import Workers
    from ..tournament.block_scores import question_of
    from ..tournament.match import match

    config = GameConfig.from_options(game_options(args))
    return match(
        config,
        args.new,
        args.old,
        question_of(config, args.elo0, args.elo1, args.alpha, args.beta),
        args.max_games,
        args.seed,
        Workers(args.workers, args.backend, args.address),
        args.out,
        batch=args.batch,
        resume=args.resume,
        overwrite=args.overwrite,
        as_json=args.json,
        command=command_of(args),
    )


def add(command: AddCommand) -> None:
    sub = command(
        "match",
        _match,
        "Is one agent stronger than another? A sequential test: it stops when it knows.",
        "  badbones match mcts:simulations=100 guardian --out runs/better\n"
        "  badbones match guardian greedy --players 4 --elo1 20 --seed 7 --out runs/four\n"
        "  badbones match mcts guardian --mode coop --players 2 --workers 2 --out runs/coop\n"
        "  badbones match mcts:simulations=100 guardian --out runs/better --resume --max-games 100000\n\n"
        "Versus: NEW on one seat, OLD on all others, in all rotations. Solo, co-op: common random numbers.\n"
        "exit code: 0 accepted, 1 rejected, 3 undecided. docs/strength.md explains the test.",
    )
    sub.add_argument("new", metavar="NEW", help="name, name:key=value,... or path/to/bot.py:Class")
    sub.add_argument("old", metavar="OLD", help="likewise")
    group = sub.add_argument_group("the test")
    add_test(group)
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="master seed (default: 0)")
    add_game_options(sub)
    group = add_workers(sub)
    group.add_argument("--batch", type=count, metavar="N", help="blocks played side by side (default: adapted)")
    add_kept(sub, "games, results and report")
