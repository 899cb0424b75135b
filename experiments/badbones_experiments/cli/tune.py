"""The command that tunes the weights of an agent: ``tune``."""

from __future__ import annotations

import argparse

from .options import AddCommand, add_game_options, add_kept, add_workers, count, game_options, job_options, number, seed


def _tune(args: argparse.Namespace) -> int:
    from badbones_env import GameConfig

    from ..training.spsa import Schedule
    from ..training.tune import tune

    config = GameConfig.from_options(game_options(args))
    schedule = Schedule(args.iterations, args.directions, args.blocks, args.rate, args.width, args.seed)
    options = job_options(args) | {"only": args.weights, "as_json": args.json}
    return tune(config, args.agent, schedule, args.field, **options)


def add(command: AddCommand) -> None:
    sub = command(
        "tune",
        _tune,
        "Tune the weights of an agent by SPSA: it plays against perturbed copies of itself.",
        "  badbones tune guardian --players 4 --iterations 400 --seed 1 --out runs/tuned\n"
        "  badbones tune guardian --mode coop --players 2 --weights supply intact --out runs/coop\n"
        "  badbones tune path/to/bot.py:Class --field greedy\n"
        "  badbones match guardian:weights=runs/tuned/weights.toml guardian --players 4\n\n"
        "An agent declares its weights (docs/strength.md). The file weights.toml in --out is what it\n"
        "loads: AGENT:weights=FILE.",
    )
    sub.add_argument("agent", metavar="AGENT", help="name, name:key=value,... or path/to/bot.py:Class")
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="master seed")
    group = sub.add_argument_group("SPSA")
    group.add_argument("--iterations", type=count, default=300, metavar="N", help="steps of SPSA")
    group.add_argument(
        "--directions", type=count, default=8, metavar="N", help="perturbations per iteration; the most workers it uses"
    )
    group.add_argument("--blocks", type=count, default=16, metavar="N", help="blocks of games per direction")
    group.add_argument("--rate", type=number(1e-6, 1e6), default=8.0, metavar="R", help="learning rate")
    group.add_argument(
        "--width", type=number(1e-6, 1e3), default=1.0, metavar="W", help="perturbation, in the steps of the agent"
    )
    group.add_argument("--weights", nargs="+", default=[], metavar="NAME", help="only weights that begin like this")
    field = "versus: who sits on the other seats (default: the variants themselves)"
    group.add_argument("--field", default="", metavar="AGENT", help=field)
    add_game_options(sub)
    add_workers(sub)
    add_kept(sub, "games, weights and report")
