"""The command that tests which of two players is stronger: ``match``."""

from __future__ import annotations

import argparse
from typing import Any

from .options import AddCommand, add_game_options, add_kept, add_workers, count, game_options, job_options, number, seed


def add_test(group: Any) -> None:
    """The options of a sequential test."""
    strength, rate = number(-2000, 2000), number(1e-6, 0.499)
    group.add_argument("--elo0", type=strength, default=0.0, metavar="E", help="what is no gain")
    group.add_argument("--elo1", type=strength, default=10.0, metavar="E", help="the gain worth having")
    group.add_argument("--alpha", type=rate, default=0.05, metavar="P", help="false-positive rate")
    group.add_argument("--beta", type=rate, default=0.05, metavar="P", help="false-negative rate")
    group.add_argument("--max-games", type=count, default=40_000, metavar="N", help="give up after this many games")


def add_match(parser: argparse.ArgumentParser) -> None:
    """Who plays which match, and its test."""
    parser.add_argument("new", metavar="NEW", help="name, name:key=value,... or path/to/bot.py:Class")
    parser.add_argument("old", metavar="OLD", help="likewise")
    add_test(parser.add_argument_group("the test"))
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help="master seed")
    add_game_options(parser)


def match_options(args: argparse.Namespace) -> tuple[Any, ...]:
    """What ``add_match`` says: the first arguments of ``play_match``."""
    from badbones_env import GameConfig

    from ..tournament.match import hypotheses_of

    config = GameConfig.from_options(game_options(args))
    hypotheses = hypotheses_of(config, args.elo0, args.elo1, args.alpha, args.beta)
    return config, args.new, args.old, hypotheses, args.max_games, args.seed


def _match(args: argparse.Namespace) -> int:
    import json
    import sys

    from ..jobs.files import print_written
    from ..tournament.match import EXIT_CODES, REPORT, RESULTS, conclusion, play_match

    log = sys.stderr if args.json else sys.stdout
    results = play_match(*match_options(args), **job_options(args), batch=args.batch, log=log)
    print(json.dumps(results, indent=1) if args.json else conclusion(results))
    print_written(log, results=f"{args.out}/{RESULTS}", report=f"{args.out}/{REPORT}")
    return EXIT_CODES[results["verdict"]]


def add(command: AddCommand) -> None:
    sub = command(
        "match",
        _match,
        "Is one agent stronger than another? A sequential test: it stops when it knows.",
        "  badbones match mcts:simulations=100 guardian\n"
        "  badbones match guardian greedy --players 4 --elo1 20 --seed 7 --out runs/four\n"
        "  badbones match mcts guardian --mode coop --players 2 --workers 2 --out runs/coop\n"
        "  badbones match mcts:simulations=100 guardian --resume --max-games 100000\n\n"
        "Versus: NEW on one seat, OLD on all others, in all rotations. Solo, co-op: common random numbers.\n"
        "exit code: 0 accepted, 1 rejected, 3 undecided. docs/strength.md explains the test.",
    )
    add_match(sub)
    group = add_workers(sub)
    group.add_argument("--batch", type=count, metavar="N", help="blocks played side by side (default: adapted)")
    add_kept(sub, "games, results and report")
