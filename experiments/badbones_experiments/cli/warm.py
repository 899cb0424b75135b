"""The command ``warm``: compile before it is needed."""

from __future__ import annotations

import argparse

from .options import AddCommand, count


def _warm(args: argparse.Namespace) -> int:
    from badbones_env.simulator import available_cores

    from ..warm import warm

    return warm(args.what, args.jobs or available_cores())


def add(command: AddCommand) -> None:
    sub = command(
        "warm",
        _warm,
        "Compile for this machine now, on all cores, instead of at first use: for CI and Docker images.",
        "  badbones warm\n  badbones warm environment agents\n\n"
        "Code is cached in ~/.cache/badbones, or in the folder BADBONES_CACHE_DIR.",
    )
    sub.add_argument("what", nargs="*", metavar="WHAT", help="environment, agents, training (default: all)")
    sub.add_argument("--jobs", type=count, default=0, metavar="N", help="processes at a time (default: one a core)")
