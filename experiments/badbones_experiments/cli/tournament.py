"""Commands that compare agents: ``tournament``, ``leaderboard``, ``match``, ``exploit``."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from typing import TYPE_CHECKING, Any

from badbones_env.config import OPTIONS

from .options import game_flag, game_options, job_options

if TYPE_CHECKING:
    from badbones_env import GameConfig


def run_tournament(args: argparse.Namespace, config: GameConfig) -> int:
    from ..tournament.main import tournament

    options = job_options(args) | {"command": _command(args), "batch": args.batch, "as_json": args.json}
    options |= {"csv": args.csv, "records": args.records, "replays": args.replays}
    return tournament(config, args.agents, args.schedule, args.games, args.seed, **options)


def _command(args: argparse.Namespace) -> str:
    """The command that plays this tournament again: all that its results depend on."""
    words = ["badbones", "tournament", *args.agents]
    for option in OPTIONS:
        value = getattr(args, option.name)
        if option.name == "mode" or value != option.default:
            words += [game_flag(option.name), *([] if value is True else [str(value)])]
    words += ["--schedule", args.schedule, "--games", str(args.games), "--seed", str(args.seed), "--out", args.out]
    return shlex.join(words)


def match_options(args: argparse.Namespace) -> tuple[Any, ...]:
    """What the set ``match`` says: the first arguments of ``play_match``."""
    from badbones_env import GameConfig

    from ..tournament.match import hypotheses_of, match_plan

    config = GameConfig.from_options(game_options(args))
    hypotheses = hypotheses_of(config, args.elo0, args.elo1, args.alpha, args.beta)
    return match_plan(config, args.new, args.old, args.seed), hypotheses, args.max_games


def run_match(args: argparse.Namespace) -> int:
    from ..jobs.files import print_written
    from ..tournament.match import EXIT_CODES, REPORT, RESULTS, conclusion, play_match

    log = sys.stderr if args.json else sys.stdout
    results = play_match(*match_options(args), **job_options(args), batch=args.batch, log=log)
    print(json.dumps(results, indent=1) if args.json else conclusion(results))
    print_written(log, results=f"{args.out}/{RESULTS}", report=f"{args.out}/{REPORT}")
    return EXIT_CODES[results["verdict"]]


def run_exploit(args: argparse.Namespace, config: GameConfig) -> int:
    from ..tournament.exploit import TrainingBudget, exploit

    effort = TrainingBudget(args.minutes, args.steps, args.begin_from, args.begin, args.seed, args.workers)
    return exploit(config, args.agent, effort, args.games, **job_options(args), as_json=args.json)
