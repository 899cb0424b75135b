"""The command ``check``: random games with all invariants checked, wherever the package is installed."""

from __future__ import annotations

import argparse

from .options import AddCommand, add_json, count, seed


def _check(args: argparse.Namespace) -> int:
    from ..check import check

    return check(args.games, args.seed, json=args.json)


def add(command: AddCommand) -> None:
    sub = command(
        "check",
        _check,
        "Play random games of every mode and option and check all invariants at every step.",
        "  badbones check --games 100000 --seed 1",
    )
    sub.add_argument("--games", type=count, default=2000, metavar="N", help="games in all")
    sub.add_argument("--seed", type=seed, default=0, metavar="S")
    add_json(sub, "the counts")
