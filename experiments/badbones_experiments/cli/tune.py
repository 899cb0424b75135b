"""The command that tunes the weights of an agent: ``tune``."""

from __future__ import annotations

import argparse

from .options import AddCommand, add_game_options, add_kept, add_workers, command_of, count, game_options, number, seed


def _tune(args: argparse.Namespace) -> int:
    from badbones_env import GameConfig

    from ..jobs.backends import Workers
    from ..training.spsa import Schedule
    from ..training.tune import tune

    schedule = Schedule(args.iterations, args.directions, args.blocks, args.rate, args.width, args.seed)
    return tune(
        GameConfig.from_options(game_options(args)),
        args.agent,
        schedule,
        args.field,
        Workers(args.workers, args.backend, args.address),
        args.out,
        only=args.weights,
        resume=args.resume,
        overwrite=args.overwrite,
        as_json=args.json,
        command=command_of(args),
    )


def add(command: AddCommand) -> None:
    sub = command(
        "tune",
        _tune,
        "Tune the weights of an agent by SPSA: it plays against perturbed copies of itself.",
        "  badbones tune guardian --players 4 --iterations 400 --seed 1 --out runs/tuned\n"
        "  badbones tune guardian --mode coop --players 2 --weights supply intact --out runs/coop\n"
        "  badbones tune path/to/bot.py:Class --field greedy --out runs/mine\n"
        "  badbones match guardian:weights=runs/tuned/weights.toml guardian --players 4 --out runs/better\n\n"
        "An agent declares its weights (docs/strength.md). The file weights.toml in --out is what it\n"
        "loads: AGENT:weights=FILE.",
    )
    sub.add_argument("agent", metavar="AGENT", help="name, name:key=value,... or path/to/bot.py:Class")
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="master seed (default: 0)")
    group = sub.add_argument_group("the tuning")
    group.add_argument("--iterations", type=count, default=300, metavar="N", help="default: 300")
    group.add_argument(
        "--directions",
        type=count,
        default=8,
        metavar="N",
        help="perturbations per iteration, and the most workers it can use (default: 8)",
    )
    group.add_argument(
        "--blocks", type=count, default=16, metavar="N", help="blocks of games per direction (default: 16)"
    )
    group.add_argument("--rate", type=number(1e-6, 1e6), default=8.0, metavar="R", help="learning rate (default: 8)")
    group.add_argument(
        "--width",
        type=number(1e-6, 1e3),
        default=1.0,
        metavar="W",
        help="size of the perturbation, in the steps of the agent (default: 1)",
    )
    group.add_argument("--weights", nargs="+", default=[], metavar="NAME", help="only weights that begin like this")
    group.add_argument(
        "--field",
        default="",
        metavar="AGENT",
        help="versus: who sits on the other seats (default: the variants themselves)",
    )
    add_game_options(sub)
    add_workers(sub)
    add_kept(sub, "games, weights and report")
