"""Commands that compare agents: ``tournament``, ``leaderboard``."""

from __future__ import annotations

import argparse
import shlex

from badbones_env.config import OPTIONS

from .options import (
    AddCommand,
    add_game_options,
    add_kept,
    add_workers,
    command_of,
    count,
    game_flag,
    game_options,
    job_options,
    seed,
)


def _tournament(args: argparse.Namespace) -> int:
    from badbones_env import GameConfig

    from ..tournament.main import tournament

    config = GameConfig.from_options(game_options(args))
    options = job_options(args) | {"command": _command(args), "batch": args.batch, "as_json": args.json}
    options |= {"csv": args.csv, "records": args.records, "replays": not args.no_replays}
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


def _leaderboard(args: argparse.Namespace) -> int:
    from ..tournament.leaderboard import leaderboard

    return leaderboard(args.folders, args.json, args.html, not args.no_replays, command_of(args))


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
    records = (
        "write .bones files of chosen games: closest, longest, shortest, highest, surprising, faults; closest=3, say"
    )
    group.add_argument("--records", metavar="WHICH", help=records)
    group.add_argument("--no-replays", action="store_true", help="no pages of the games that are worth watching")

    sub = command(
        "leaderboard",
        _leaderboard,
        "Merge tournaments of the same game into one table.",
        "  badbones leaderboard runs/*\n  badbones leaderboard runs/first runs/second --html board.html",
    )
    sub.add_argument("folders", nargs="+", metavar="DIR", help="folders that hold a tournament; others are skipped")
    sub.add_argument("--json", action="store_true", help="print the results as JSON")
    sub.add_argument("--html", metavar="FILE", help="write a report as well, and beside it games of every two agents")
    sub.add_argument("--no-replays", action="store_true", help="no pages of games to watch")
