"""A seeded tournament from Python: ratings with intervals, a report, and the games as a database.

    python experiments/tournament.py                                # a few seconds
    python experiments/tournament.py champion mcts:ms=20 guardian --players 4 --games 400

The same as ``badbones tournament``. Results depend on nothing but agents, game, number of games and seed.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from badbones_experiments.jobs.backends import Workers
from badbones_experiments.tournament.main import tournament

from badbones_env import BadBonesError, GameConfig


def parse_args(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="A seeded tournament.", formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    parser.add_argument("agents", nargs="*", help="agents, name:key=value or path/to/bot.py:Class")
    parser.add_argument("--players", type=int, default=2, help="seats at a table")
    parser.add_argument("--advanced", action="store_true", help="with market, new traps and weapons")
    parser.add_argument("--schedule", default="round-robin", help="round-robin, table or gauntlet")
    parser.add_argument("--games", type=int, default=600, help="games in all")
    parser.add_argument("--seed", type=int, default=7, help="seed of the games")
    parser.add_argument("--workers", type=int, default=None, help="processes; one a core if left out")
    parser.add_argument("--out", default="runs/tournament", help="folder for database, results and report")
    return parser.parse_args(argv)


def wins_by_seat(database: Path) -> list[float]:
    """The share of games that each seat wins: every table of a tournament can be queried."""
    with sqlite3.connect(database) as games:
        return [share for _, share in games.execute("SELECT seat, AVG(won) FROM seats GROUP BY seat ORDER BY seat")]


def main(argv: Sequence[str] | None = None) -> None:
    args = parse_args(argv)
    agents = args.agents or ["random", "greedy", "sentry", "guardian"]
    config = GameConfig(mode="versus", players=args.players, advanced=args.advanced)
    workers = Workers(args.workers)
    tournament(config, agents, args.schedule, args.games, args.seed, workers, args.out, overwrite=True, replays=True)
    folder = Path(args.out)
    best = json.loads((folder / "results.json").read_text(encoding="utf-8"))["entrants"][0]["agent"]
    seats = ", ".join(f"{share:.1%}" for share in wins_by_seat(folder / "tournament.db"))
    print(f"first: {best}; wins by seat: {seats}")
    print(f"next: open {folder / 'report.html'} in a browser; or play against the winner: badbones play --web")


if __name__ == "__main__":
    try:
        main()
    except BadBonesError as error:
        raise SystemExit(str(error)) from None
