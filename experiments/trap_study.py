"""Which trap strategy is best? Every strategy plays the same games on the same seat (common random numbers).

    python experiments/trap_study.py                                # a few seconds
    python experiments/trap_study.py my.toml wall-funnel-left no-traps --games 2000

The same as ``badbones traps compare``. Without names it compares a strategy written here with three shipped ones: a
strategy is a TOML file (docs/traps.md).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from badbones_experiments.jobs.backends import Workers
from badbones_experiments.traps.compare import compare, entrants
from badbones_experiments.traps.main import run

from badbones_env import BadBonesError, GameConfig

CATAPULTS = """\
title = "Catapults only"
about = "A catapult next to the tower, on the space that a skeleton reaches next."
buy = ["catapult", "catapult"]

[[rule]]
do = "place"
trap = "catapult"
on = ["c4", "b3", "d3", "c2"]
when = { arriving = 1 }

[[rule]]
do = "retrieve"
when = { damaged = true, idle = true }
"""


def parse_args(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Compare trap strategies.", formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    parser.add_argument("strategies", nargs="*", help="names of shipped strategies, TOML files or agents")
    parser.add_argument("--players", type=int, default=2, help="seats at the table")
    parser.add_argument("--opponents", default="sentry", help="agent on the other seats")
    parser.add_argument("--games", type=int, default=500, help="games of each strategy")
    parser.add_argument("--seed", type=int, default=7, help="seed of the games")
    parser.add_argument("--workers", type=int, default=None, help="processes; one a core if left out")
    parser.add_argument("--out", default="runs/trap_study", help="folder for games, results and report")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> None:
    args = parse_args(argv)
    folder = Path(args.out)
    names = args.strategies
    if not names:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "catapults.toml").write_text(CATAPULTS, encoding="utf-8")
        names = [str(folder / "catapults.toml"), "catapult-gates", "wall-funnel-left", "no-traps"]
    config = GameConfig(mode="versus", players=args.players)
    specs, opponents = entrants(names, config), [args.opponents]
    run(
        "compare",
        [config],
        specs,
        opponents,
        args.seed,
        lambda played: compare(played, config, specs, args.games),
        Workers(args.workers),
        args.out,
        overwrite=True,
    )
    best, *_ = json.loads((folder / "results.json").read_text(encoding="utf-8"))["entrants"]
    win = best["win"]
    print(f"best: {best['agent']}, wins {win['value']:.1%} ({win['low']:.1%} to {win['high']:.1%}) of its games")
    print(f"next: open {folder / 'report.html'} in a browser")
    print("or:   badbones traps where --tiles dragon --out runs/where    # the best spaces for a trap")


if __name__ == "__main__":
    try:
        main()
    except BadBonesError as error:
        raise SystemExit(str(error)) from None
