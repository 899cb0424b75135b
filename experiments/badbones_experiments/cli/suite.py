"""The command that scores agents on fixed scenarios: ``suite``."""

from __future__ import annotations

import argparse

from .options import AddCommand, add_kept, add_workers, adder, count

TIERS = ("mini", "full")  # those of suite.definition, whose import takes its time


def _list(args: argparse.Namespace) -> int:
    from badbones_env.errors import BadBonesError

    from ..suite.main import list_suite

    if not args.list:
        raise BadBonesError("say what to do: suite --list, suite run AGENT or suite compare DIR (see 'suite --help')")
    return list_suite(args.suite, args.tier, args.only, args.json)


def _add_selection(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--suite", default="suite-1", metavar="NAME", help="suite or TOML file")
    parser.add_argument("--tier", choices=TIERS, default="mini", help="which scenarios")
    only = "only these scenarios, * matches (repeatable)"
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help=only)


def add(command: AddCommand) -> None:
    sub = command(
        "suite",
        _list,
        "The benchmark suite: normalised scores of agents on fixed scenarios.",
        "  badbones suite --list\n"
        "  badbones suite run guardian --out runs/guardian\n"
        "  badbones suite run policy:path=runs/a/policy.npz policy:path=runs/b/policy.npz --name mine --out runs/mine\n"
        "  badbones suite compare runs/mine guardian champion-network\n\n"
        "docs/suite.md has the protocol and the published baselines.",
    )
    sub.add_argument("--list", action="store_true", help="list the scenarios")
    _add_selection(sub)
    sub.add_argument("--json", action="store_true", help="print the list as JSON")
    action = adder(sub.add_subparsers(dest="action", metavar="ACTION", parser_class=type(sub)))

    sub = action(
        "run",
        "..suite.main:run_suite",
        "Play the scenarios with an agent and write its scorecard.",
        "  badbones suite run guardian --out runs/guardian\n"
        "  badbones suite run 'sb3:path=runs/{game}/model.zip,trust=yes' --only 'versus/*' --name sb3 --out runs/sb3\n"
        "  badbones suite run champion --tier full --workers 8 --out runs/champion --resume",
    )
    sub.add_argument(
        "agents", nargs="+", metavar="AGENT", help="the runs of one entry, say a policy of each seed; {game}: its label"
    )
    _add_selection(sub)
    sub.add_argument("--name", metavar="TEXT", help="name of the entry (default: the first agent)")
    sub.add_argument("--budget", type=count, metavar="N", help="decisions that each run was trained on, to be shown")
    add_workers(sub)
    add_kept(sub, "results")

    sub = action(
        "compare",
        "..suite.main:compare",
        "Compare entries: aggregates, probability of improvement, performance profiles.",
        "  badbones suite compare runs/mine guardian\n  badbones suite compare runs/a runs/b --out runs/comparison",
    )
    sub.add_argument("sources", nargs="+", metavar="DIR", help="folders of 'suite run', or published baselines")
    sub.add_argument("--out", metavar="DIR", help="folder for comparison.json, .csv, .tex and .html")
    sub.add_argument("--json", action="store_true", help="print the results as JSON")
