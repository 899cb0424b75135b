"""The command that measures speed: ``bench``."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from badbones_env.errors import BadBonesError

from .options import AddCommand, add_game_options, add_json, count, game_options, number


def _batches(text: str) -> list[int]:
    sizes = [count(part) for part in text.split(",")]
    if max(sizes) > 1 << 20:
        raise argparse.ArgumentTypeError(f"a batch has at most {1 << 20:,} games, not {max(sizes):,}")
    return list(dict.fromkeys(sizes))


def _names(text: str) -> list[str]:
    return list(dict.fromkeys(text.split(",")))


def _bench(args: argparse.Namespace) -> int:
    from ..bench.peers import PEERS
    from ..bench.survey import Settings, bench

    given = {name: value for name, value in game_options(args).items() if value != args.untouched[name]}
    if args.full and (args.batch or given):
        raise BadBonesError("--full measures a set of games and batch sizes of its own: leave out --batch and the game")
    if args.peers_python is not None and not args.peers:
        raise BadBonesError("--peers-python is the interpreter of the peers: --peers measures them")
    if args.peers and not PEERS:
        raise BadBonesError("--peers measures other projects beside this one: it needs a checkout (README.md)")
    settings = Settings(
        repeat=args.repeat or (5 if args.full else 3),
        window=args.window,
        full=args.full,
        figures=args.only,
        game=_game(given) if given else None,
        batches=args.batch,
        peers=args.peers,
        peers_python=args.peers_python or sys.executable,
    )
    return bench(settings, args.json)


def _game(given: dict[str, Any]) -> dict[str, Any]:
    """The options that were given, checked, with mode and number of players in any case."""
    from badbones_env import GameConfig

    config = GameConfig.from_options({"mode": "versus"} | given)
    return given | {"mode": config.mode, "players": config.players}


def add(command: AddCommand) -> None:
    sub = command(
        "bench",
        _bench,
        "Measure how fast simulator and environments are: a table in under two minutes.",
        "  badbones bench\n  badbones bench --only raw,compact --batch 1,4096\n"
        "  badbones bench --mode coop --players 3 --advanced\n"
        "  badbones bench --full --peers --peers-python peers/bin/python --json run.json\n\n"
        "figures: raw, step, masks, compact, complete, sparse, checked, vector, sb3, sb3-copy, parallel, clone,\n"
        "rollout, whole, think, learn, learn-sb3, parts, skeletons, memory, startup (docs/benchmarks.md).\n"
        "Ctrl-C prints what has been measured until then.",
    )
    sub.add_argument(
        "--full",
        action="store_true",
        help="all modes, player counts, batch sizes and a cold start-up; takes 4 GB of memory",
    )
    sub.add_argument("--only", type=_names, metavar="A,B", help="only these figures")
    sub.add_argument("--batch", type=_batches, metavar="N,M", help="only these batch sizes (of one game)")
    sub.add_argument("--repeat", type=count, metavar="N", help="windows of each (default: 3; with --full 5)")
    sub.add_argument(
        "--window", type=number(1e-6, 60), default=0.3, metavar="S", help="seconds of a window (default: 0.3)"
    )
    add_json(sub, "all figures")
    sub.add_argument("--peers", action="store_true", help="other projects' environments as well, side by side")
    sub.add_argument(
        "--peers-python",
        metavar="PATH",
        help="the interpreter of an environment that has the peers (default: this one)",
    )
    add_game_options(sub)
    sub.set_defaults(mode=None)  # so that a mode that was asked for can be told
    sub.set_defaults(untouched=game_options(sub.parse_args([])))
