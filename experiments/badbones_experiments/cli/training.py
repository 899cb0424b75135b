"""Commands that train: ``train``, ``dataset``, ``tune``."""

from __future__ import annotations

import argparse
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from badbones_env.errors import OptionError

from .options import command_of, game_options, job_options

if TYPE_CHECKING:
    from badbones_env import GameConfig


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


def run_train(args: argparse.Namespace) -> int:
    from ..jobs.backends import Workers
    from ..jobs.files import locked
    from ..training.config import TrainingConfig
    from ..training.hooks import TrainingHook
    from ..training.trackers import tracker_hook
    from ..training.train import resumed_config, train

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
            config = resumed_config(args.out, args.steps, args.trust or ())
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
            dataset=args.imitate,
            begin=args.begin,
            threads=args.threads,
            command=shlex.join(["badbones", *args.words]),
            hooks=hooks,
            remote_workers=None if args.backend == "threads" else Workers(args.threads, args.backend, args.address),
        )


def _train_seeds(args: argparse.Namespace) -> int:
    """A run for each seed, in processes of their own, as many at a time as there are cores for."""
    from badbones_env.simulator import available_cores

    from ..jobs.files import inside

    threads = args.threads or (None if args.resume else 1)
    at_a_time = max(1, available_cores() // (threads or 1))
    first = args.seed or 0
    numbers = args.seeds if isinstance(args.seeds, list) else range(first, first + args.seeds)
    folders = {number: str(inside(args.out, f"seed-{number}")) for number in numbers}
    started: list[subprocess.Popen[str]] = []

    def run(number: int) -> int:
        words = _without(args.words, "--seeds", "--seed")
        words += ["--out", folders[number]]  # of options given twice the last counts
        words += [] if args.resume else ["--seed", str(number), "--workers", str(threads)]
        command = [sys.executable, "-P", "-m", "badbones_experiments.cli.start", *words]
        pipe, both = subprocess.PIPE, subprocess.STDOUT
        with subprocess.Popen(command, stdout=pipe, stderr=both, text=True, start_new_session=True) as process:
            started.append(process)
            for line in process.stdout or ():
                print(f"seed {number}: {line}", end="", flush=True)
        return process.returncode

    with ThreadPoolExecutor(at_a_time) as executor:
        try:
            return max(executor.map(run, numbers))
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            for process in started:  # each keeps a checkpoint
                process.send_signal(signal.SIGINT)
            raise


def run_dataset(args: argparse.Namespace, config: GameConfig) -> int:
    from ..training.dataset import make_dataset
    from ..training.dataset_folder import QUALITIES, write_folder

    if bool(args.agents) == bool(args.quality):
        raise OptionError("say whose games: --agents SPEC..., or --quality " + ", ".join(QUALITIES))
    agents = QUALITIES[args.quality] if args.quality else args.agents
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


def run_tune(args: argparse.Namespace, config: GameConfig) -> int:
    from ..training.spsa import Schedule
    from ..training.tune import tune

    schedule = Schedule(args.iterations, args.directions, args.blocks, args.rate, args.width, args.seed)
    options = job_options(args) | {"only": args.weights, "as_json": args.json}
    return tune(config, args.agent, schedule, args.field, **options)
