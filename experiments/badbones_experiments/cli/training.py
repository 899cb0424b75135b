"""Commands that train and measure bots: ``train``, ``evaluate``, ``crossplay``, ``curves``, ``dataset``, ``tune``."""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from badbones_env.config import OPTIONS
from badbones_env.errors import OptionError

from .options import (
    AddCommand,
    add_game_options,
    add_kept,
    add_workers,
    command_of,
    count,
    game_options,
    job_options,
    number,
    seed,
    whole_number,
    workers,
)


def seeds(text: str) -> int | list[int]:
    """``5``: as many, from ``--seed`` on; ``3,7``: these two."""
    if "," in text:
        return [seed(part) for part in text.split(",") if part.strip()]
    return whole_number(1, 1000, "a number of seeds from 1 to 1000, or seeds such as 3,7")(text)


steps = whole_number(1, 10**12, "a whole number from 1 to 10**12")


def _changes(args: argparse.Namespace) -> dict[str, Any]:
    """What the command line changes in a configuration, as nested tables."""
    from ..training.config import parse_setting

    given = {name: value for name, value in vars(args).items() if value is not None}
    changes: dict[str, Any] = {
        "game": {name: value for name, value in game_options(args).items() if value is not None},
        "environment": {name: given[name] for name in ("decisions", "reward") if name in given},
    }
    changes |= {name: given[name] for name in ("learner", "steps", "seed") if name in given}
    for text in args.set:
        for table, value in parse_setting(text).items():
            if isinstance(value, dict):
                changes.setdefault(table, {}).update(value)
            else:
                changes[table] = value
    return changes


def _without(words: Sequence[str], *options: str) -> list[str]:
    """The words of a command line without these options and their values."""
    kept, rest = [], iter(words)
    for word in rest:
        name, equals, _ = word.partition("=")
        if name not in options:
            kept.append(word)
        elif not equals:
            next(rest, None)
    return kept


def _train(args: argparse.Namespace) -> int:
    from badbones_agents.spec import split_specs

    from ..jobs.backends import Workers
    from ..jobs.files import locked
    from ..training.config import TrainingConfig
    from ..training.hooks import TrainingHook
    from ..training.trackers import tracker_hook
    from ..training.train import resumed, train

    changes = _changes(args)
    if args.resume:
        own = ("steps", "seed") if args.seeds else ("steps",)
        others = [value for name, value in changes.items() if value and name not in own]
        if args.config or args.imitate or args.begin or args.set or others:
            raise OptionError(
                "a run goes on with its own configuration: beside --resume give --out, and if need be "
                "--steps, --workers and --backend"
            )
    if isinstance(args.seeds, list) and args.seed is not None:
        raise OptionError("--seeds names the seeds already: leave out --seed")
    if args.address and args.backend != "ray":
        raise OptionError("--address is that of a Ray cluster: add --backend ray")
    if args.seeds and args.backend != "threads":
        raise OptionError("--seeds trains one run a core on this machine: leave out --backend")
    if args.seeds:
        if not args.resume:
            TrainingConfig.load(args.config, changes)  # errors are told once
        return _train_seeds(args)
    hooks: list[TrainingHook] = [tracker_hook(args.log)] if args.log else []
    if args.watch:
        from ..viewer.training_page import TrainingPage

        hooks.append(TrainingPage())
    with locked(args.out):
        if args.resume:
            config = resumed(args.out, args.steps, split_specs(args.trust) if args.trust else ())
        else:
            config = TrainingConfig.load(args.config, changes)
        if config.learner == "sb3":
            from ..training.sb3 import train_sb3

            if args.imitate or args.begin or args.log or args.backend != "threads":
                raise OptionError("--imitate, --begin, --log and --backend are for the learner ppo")
            return train_sb3(config, args.out, args.threads, command_of(args))
        return train(
            config,
            args.out,
            resume=args.resume,
            imitated=args.imitate,
            begin=args.begin,
            threads=args.threads,
            command=shlex.join(["badbones", *args.words]),
            hooks=hooks,
            elsewhere=None if args.backend == "threads" else Workers(args.threads, args.backend, args.address),
        )


def _train_seeds(args: argparse.Namespace) -> int:
    """A run for each seed, in processes of their own, as many at a time as there are cores for."""
    from badbones_env.simulator import available_cores

    threads = args.threads or (None if args.resume else 1)
    at_a_time = max(1, available_cores() // (threads or 1))
    first = args.seed or 0
    numbers = args.seeds if isinstance(args.seeds, list) else range(first, first + args.seeds)

    def run(number: int) -> int:
        out = f"{args.out}/seed-{number}"
        words = [*_without(args.words, "--seeds", "--seed"), "--out", out]  # of options given twice the last counts
        words += [] if args.resume else ["--seed", str(number), "--workers", str(threads)]
        command = [sys.executable, "-m", "badbones_experiments.cli", *words]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
            for line in process.stdout or ():
                print(f"seed {number}: {line}", end="", flush=True)
        return process.returncode

    with ThreadPoolExecutor(at_a_time) as executor:
        try:
            return max(executor.map(run, numbers))
        except KeyboardInterrupt:  # the runs were interrupted as well: each keeps a checkpoint
            executor.shutdown(wait=True, cancel_futures=True)
            return 130


def _evaluate(args: argparse.Namespace) -> int:
    from badbones_agents.spec import split_specs

    from ..jobs.backends import Workers
    from ..training.evaluate import evaluate

    return evaluate(
        args.model,
        split_specs(args.against) if args.against else [],
        args.games,
        args.seed,
        Workers(args.workers, args.backend, args.address),
        args.out,
        as_json=args.json,
    )


def _dataset(args: argparse.Namespace) -> int:
    from badbones_agents.spec import split_specs

    from badbones_env import GameConfig

    from ..training.dataset import make_dataset
    from ..training.dataset_folder import QUALITIES, write_folder

    if bool(args.agents) == bool(args.quality):
        raise OptionError("say whose games: --agents SPEC..., or --quality " + ", ".join(QUALITIES))
    config = GameConfig.from_options(game_options(args))
    agents = QUALITIES[args.quality] if args.quality else split_specs(args.agents)
    names = ("decisions", "observation", "reward", "gamma")
    setting = {name: getattr(args, name) for name in names}
    if Path(args.out).suffix:
        data = make_dataset(config, agents, args.games, args.seed, **setting)
        data.write(args.out)
        decisions = len(data)
    else:
        decisions = write_folder(args.out, config, agents, args.games, args.seed, command_of(args), **setting)
    print(f"{decisions:,} decisions of {args.games:,} games: {args.out}")
    return 0


def _crossplay(args: argparse.Namespace) -> int:
    from badbones_agents.spec import split_specs

    from badbones_env import GameConfig

    from ..training.crossplay import crossplay

    config, rows = GameConfig.from_options(game_options(args)), split_specs(args.agents)
    columns = split_specs(args.partners) if args.partners else rows
    seats = args.seats or config.players // 2
    return crossplay(config, rows, columns, seats, args.games, args.seed, args.out, command_of(args), args.json)


def _tune(args: argparse.Namespace) -> int:
    from badbones_env import GameConfig

    from ..training.spsa import Schedule
    from ..training.tune import tune

    config = GameConfig.from_options(game_options(args))
    schedule = Schedule(args.iterations, args.directions, args.blocks, args.rate, args.width, args.seed)
    options = job_options(args) | {"only": args.weights, "as_json": args.json}
    return tune(config, args.agent, schedule, args.field, **options)


def add(command: AddCommand) -> None:
    rewards = "outcome, score, shaped or another named reward"
    sub = command(
        "train",
        _train,
        "Train a bot: PPO in self-play and against a pool of agents and past selves.",
        "  badbones train --config versus2 --out runs/versus2\n"
        "  badbones train --mode solo --steps 3_000_000 --seed 1 --out runs/solo\n"
        "  badbones train --config versus2 --begin runs/versus2/policy.npz --out runs/versus2-more\n"
        "  badbones train --out runs/versus2 --resume\n"
        "  badbones train --config versus2 --seeds 5 --out runs/five\n"
        "  badbones train --config generalist --workers 16 --backend ray --address HOST:6379 --out runs/generalist\n\n"
        "The folder --out then holds policy.npz (play it as policy:path=.../policy.npz), report.html, the checkpoint,\n"
        "past selves and logs (tensorboard --logdir DIR). docs/training.md explains configurations and metrics.",
    )
    sub.add_argument("--config", metavar="FILE", help="a TOML file, or the name of a shipped one such as versus2")
    add_game_options(sub)
    sub.set_defaults(**dict.fromkeys(option.name for option in OPTIONS))  # the configuration has the defaults
    group = sub.add_argument_group("the training")
    group.add_argument("--learner", metavar="NAME", help="ppo, or sb3: MaskablePPO of sb3-contrib (default: ppo)")
    group.add_argument("--decisions", metavar="LEVEL", help="core (hero, trap, market) or full (default: core)")
    group.add_argument("--reward", metavar="NAME", help=f"{rewards} (default: shaped)")
    group.add_argument("--steps", type=steps, metavar="N", help="decisions to learn from (default: 10 million)")
    group.add_argument("--seed", type=seed, metavar="S", help="default: 0")
    several = "N runs with seeds S, S+1, ... (or 3,7), one a core, in --out/seed-S"
    group.add_argument("--seeds", type=seeds, metavar="N", help=several)
    group.add_argument("--log", choices=("wandb", "trackio", "mlflow"), help="send the metrics to this tracker as well")
    watch = "a page with the curves and a game of the network, every half minute"
    group.add_argument("--watch", action="store_true", help=watch)
    group.add_argument("--imitate", metavar="DATASET", help="first learn from games of 'badbones dataset'")
    group.add_argument("--begin", metavar="FILE", help="begin with the network of a policy.npz instead of a random one")
    other = "any other value of the configuration"
    group.add_argument("--set", action="append", default=[], metavar="TABLE.KEY=VALUE", help=other)
    group.add_argument(
        "--workers",
        "--threads",
        dest="threads",
        type=workers,
        metavar="N",
        help="how many play at a time; a run depends on it (default: all cores)",
    )
    where = "where they play: threads, local: processes, ray: a cluster; nothing depends on it"
    group.add_argument("--backend", default="threads", choices=("threads", "local", "ray"), help=where)
    group.add_argument("--address", metavar="HOST:PORT", help="of a Ray cluster (default: one on this machine)")
    group.add_argument("--out", default="runs/train", metavar="DIR", help="folder of the run")
    group.add_argument("--resume", action="store_true", help="go on with the run in --out, exactly where it stopped")
    group.add_argument("--trust", metavar="A,B,..", help="with --resume: opponents, not shipped, to trust")

    sub = command(
        "evaluate",
        _evaluate,
        "Measure a trained model: a tournament against others in the game it was trained for.",
        "  badbones evaluate runs/versus2/policy.npz --against guardian,search:ms=20 --games 500 --seed 7\n"
        "  badbones evaluate policy:path=runs/solo/policy.npz,simulations=128 --against guardian --games 1000\n"
        "  badbones evaluate sb3:path=mine.zip,trust=yes,game=Versus2 --against guardian",
    )
    sub.add_argument("model", metavar="MODEL", help="a file of 'badbones train', or the spec of a model")
    against = "its opponents; solo, co-op: whom it is compared with"
    sub.add_argument("--against", default="", metavar="A,B,..", help=against)
    sub.add_argument("--games", type=count, default=500, metavar="N", help="games against each")
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="master seed")
    add_workers(sub)
    sub.add_argument("--out", default="runs/evaluate", metavar="DIR", help="folder, replaced if it exists")
    sub.add_argument("--json", action="store_true", help="print the results as JSON")

    sub = command(
        "crossplay",
        _crossplay,
        "Cross-play matrix: how well agents play beside (co-op) or against (versus) each other, in mixed teams.",
        "  badbones crossplay --mode coop --players 4 --seats 3 --agents champion:simulations=0 --partners sentry\n"
        "  badbones crossplay --mode coop --agents champion:simulations=0,guardian,greedy --games 1000 --seed 7",
    )
    sub.add_argument("--agents", required=True, metavar="A,B,..", help="the rows")
    sub.add_argument("--partners", default="", metavar="A,B,..", help="the columns (default: the rows' agents)")
    sub.add_argument("--seats", type=count, metavar="K", help="seats of the row's agent (default: half of them)")
    sub.add_argument("--games", type=count, default=400, metavar="N", help="of every cell")
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="master seed")
    add_game_options(sub)
    sub.add_argument("--out", default="runs/crossplay", metavar="DIR", help="folder for the results")
    sub.add_argument("--json", action="store_true", help="print the results as JSON")

    sub = command(
        "curves",
        "..training.curves:curves",
        "Draw the learning curves of training runs: SVG, PNG or CSV.",
        "  badbones curves runs/five --metric eval/guardian --out mean.svg\n"
        "  badbones curves runs/versus2 runs/mine --metric eval/guardian --by time --out runs.png\n"
        "  badbones curves runs/five --metric eval/guardian --out mean.csv",
    )
    folders = "folders of 'badbones train'; runs of --seeds are one curve, their mean"
    sub.add_argument("runs", nargs="+", metavar="DIR", help=folders)
    sub.add_argument("--metric", required=True, metavar="NAME", help="as in progress.jsonl, say eval/guardian")
    sub.add_argument("--by", choices=("steps", "time"), default="steps", help="the other axis")
    sub.add_argument("--out", required=True, metavar="FILE", help=".svg, .png or .csv")

    sub = command(
        "dataset",
        _dataset,
        "Play games between agents and write every decision: for imitation, offline learning.",
        "  badbones dataset --agents guardian --games 5000 --seed 1 --out runs/guardian.npz\n"
        "  badbones dataset --agents policy:path=runs/versus2/policy.npz --games 1000 --out games.parquet\n"
        "  badbones dataset --mode coop --quality mixed --games 20000 --out runs/coop-mixed",
    )
    sub.add_argument("--agents", metavar="A,B,..", help="who plays; they change seats from game to game")
    quality = "instead of --agents: games of random, of greedy, of the champion's network, or of the three together"
    sub.add_argument("--quality", choices=("poor", "medium", "good", "mixed"), help=quality)
    sub.add_argument("--games", type=count, default=1000, metavar="N", help="games in all")
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="master seed")
    add_game_options(sub)
    group = sub.add_argument_group("what is written")
    group.add_argument("--decisions", default="core", metavar="LEVEL", help="core or full")
    observation = "compact, complete or sparse (for --imitate)"
    group.add_argument("--observation", default="compact", metavar="NAME", help=observation)
    group.add_argument("--reward", default="shaped", metavar="NAME", help=rewards)
    group.add_argument("--gamma", type=number(0, 1), default=0.99, metavar="G", help="discount of returns")
    out = "a file .npz (NumPy) or .parquet, or a folder: Parquet shards with a card and a Croissant description"
    group.add_argument("--out", required=True, metavar="FILE", help=out)

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
    directions = "perturbations per iteration; the most workers it uses"
    group.add_argument("--directions", type=count, default=8, metavar="N", help=directions)
    group.add_argument("--blocks", type=count, default=16, metavar="N", help="blocks of games per direction")
    group.add_argument("--rate", type=number(1e-6, 1e6), default=8.0, metavar="R", help="learning rate")
    width = "perturbation, in the steps of the agent"
    group.add_argument("--width", type=number(1e-6, 1e3), default=1.0, metavar="W", help=width)
    group.add_argument("--weights", nargs="+", default=[], metavar="NAME", help="only weights that begin like this")
    field = "versus: who sits on the other seats (default: the variants themselves)"
    group.add_argument("--field", default="", metavar="AGENT", help=field)
    add_game_options(sub)
    add_workers(sub)
    add_kept(sub, "games, weights and report")
