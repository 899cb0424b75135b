"""Commands that compare agents: ``tournament``, ``leaderboard``, ``match``, ``exploit``."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from typing import Any

from badbones_env.config import OPTIONS

from .options import (
    AddCommand,
    add_game_options,
    add_kept,
    add_workers,
    count,
    game_flag,
    game_options,
    index,
    job_options,
    number,
    seed,
    workers,
)


def _tournament(args: argparse.Namespace) -> int:
    from badbones_env import GameConfig

    from ..tournament.main import tournament

    config = GameConfig.from_options(game_options(args))
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
    from ..jobs.files import print_written
    from ..tournament.match import EXIT_CODES, REPORT, RESULTS, conclusion, play_match

    log = sys.stderr if args.json else sys.stdout
    results = play_match(*match_options(args), **job_options(args), batch=args.batch, log=log)
    print(json.dumps(results, indent=1) if args.json else conclusion(results))
    print_written(log, results=f"{args.out}/{RESULTS}", report=f"{args.out}/{REPORT}")
    return EXIT_CODES[results["verdict"]]


def _exploit(args: argparse.Namespace) -> int:
    from badbones_env import GameConfig

    from ..tournament.exploit import Effort, exploit

    config = GameConfig.from_options(game_options(args))
    effort = Effort(args.minutes, args.steps, args.begin_from, args.begin, args.seed, args.workers)
    return exploit(config, args.agent, effort, args.games, **job_options(args), as_json=args.json)


def add(command: AddCommand) -> None:
    sub = command(
        "tournament",
        _tournament,
        "Play a seeded tournament between agents: ratings, head-to-head, report.",
        "  badbones tournament greedy guardian random\n"
        "  badbones tournament greedy guardian random --games 1000 --seed 7 --out runs/first\n"
        "  badbones tournament greedy guardian search:ms=20 random --players 4 --workers 2 --out runs/four\n"
        "  badbones tournament guardian greedy random --schedule gauntlet --out runs/guardian\n"
        "  badbones tournament guardian greedy --mode solo --games 500 --out runs/solo\n"
        "  badbones tournament greedy guardian random --games 1000 --seed 7 --out runs/first --resume\n\n"
        "The folder --out then holds tournament.db, results.json and report.html.",
    )
    sub.add_argument("agents", nargs="+", metavar="AGENT", help="name, name:key=value,... or path/to/bot.py:Class")
    schedule = (
        "round-robin: all tables of different agents (solo, co-op: each agent as a team); table: just these agents at "
        "one table; gauntlet: the first against the others"
    )
    sub.add_argument("--schedule", default="round-robin", metavar="HOW", help=schedule)
    games = "games in all, rounded up to whole blocks, the same number at every table"
    sub.add_argument("--games", type=count, default=400, metavar="N", help=games)
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="master seed")
    add_game_options(sub)
    group = add_workers(sub)
    group.add_argument("--batch", type=count, metavar="N", help="blocks played side by side (default: adapted)")
    group = add_kept(sub, "database, results and report")
    group.add_argument("--csv", action="store_true", help="write games.csv too: a line for every seat of every game")
    records = "write .bones files of chosen games: closest, longest, surprising, faults; closest=3, say"
    group.add_argument("--records", metavar="WHICH", help=records)
    group.add_argument(
        "--no-replays", dest="replays", action="store_false", help="no pages of the games that are worth watching"
    )

    sub = command(
        "leaderboard",
        "..tournament.leaderboard:leaderboard",
        "Merge tournaments of the same game into one table.",
        "  badbones leaderboard runs/*\n  badbones leaderboard runs/first runs/second --html board.html",
    )
    sub.add_argument("folders", nargs="+", metavar="DIR", help="folders that hold a tournament; others are skipped")
    sub.add_argument("--json", action="store_true", help="print the results as JSON")
    sub.add_argument("--html", metavar="FILE", help="write a report as well, and beside it games of every two agents")
    sub.add_argument("--no-replays", dest="replays", action="store_false", help="no pages of games to watch")

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

    sub = command(
        "exploit",
        _exploit,
        "Train a best response to an agent and measure it: a lower bound on exploitability.",
        "  badbones exploit guardian\n"
        "  badbones exploit sentry --begin nothing --minutes 2 --games 2000 --out runs/exploit-sentry\n"
        "  badbones exploit guardian --steps 2000000 --begin-from 500 --out runs/exact\n\n"
        "docs/strength.md has what was found against the shipped agents.",
    )
    sub.add_argument("agent", metavar="AGENT", help="name, name:key=value,... or bot.py:Class")
    sub.add_argument("--minutes", type=number(0.01, 1e6), default=10.0, metavar="M", help="how long it trains")
    repeat = "instead of --minutes: decisions to train for; the result then repeats"
    sub.add_argument("--steps", type=index, default=0, metavar="N", help=repeat)
    begin = "network to begin with: champion, nothing or a policy.npz"
    sub.add_argument("--begin", default="champion", metavar="FILE", help=begin)
    imitate = "instead of --begin: first imitate N games of the agent"
    sub.add_argument("--begin-from", type=index, default=0, metavar="N", help=imitate)
    sub.add_argument("--games", type=count, default=1000, metavar="N", help="games that measure the response")
    sub.add_argument("--seed", type=seed, default=0, metavar="S", help="master seed")
    add_game_options(sub)
    sub.add_argument("--workers", type=workers, metavar="N", help="threads of the learner (default: all cores)")
    add_kept(sub, "the response and the results", resume=False)
