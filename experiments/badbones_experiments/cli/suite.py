"""The command that scores agents on fixed scenarios: ``suite``."""

from __future__ import annotations

import argparse
from typing import Any

from .options import AddCommand, Formatter, add_kept, add_workers, command_of, count, job_options

TIERS = ("mini", "full")  # those of suite.definition, whose import takes its time


def _list(args: argparse.Namespace) -> int:
    from badbones_env.errors import BadBonesError

    from ..suite.main import list_suite

    if not args.list:
        raise BadBonesError("say what to do: suite --list, suite run AGENT or suite compare DIR (see 'suite --help')")
    return list_suite(args.suite, args.tier, args.only, args.json)


def _run(args: argparse.Namespace) -> int:
    from ..suite.main import run_suite

    return run_suite(
        args.agents,
        suite=args.suite,
        tier=args.tier,
        only=args.only,
        name=args.name,
        budget=args.budget,
        as_json=args.json,
        **job_options(args),
    )


def _compare(args: argparse.Namespace) -> int:
    from ..suite.main import compare

    return compare(args.entries, args.out, args.json, command_of(args))


def _add_selection(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--suite", default="suite-1", metavar="NAME", help="suite or TOML file")
    parser.add_argument("--tier", choices=TIERS, default="mini", help="which scenarios")
    parser.add_argument(
        "--only", action="append", default=[], metavar="NAME", help="only these scenarios, * matches (repeatable)"
    )


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
    actions = sub.add_subparsers(dest="action", metavar="ACTION", parser_class=type(sub))

    def action(name: str, run: Any, help: str, examples: str) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = actions.add_parser(
            name, help=help, description=help, epilog=f"examples:\n{examples}", formatter_class=Formatter
        )
        parser.set_defaults(run=run)
        return parser

    one = action(
        "run",
        _run,
        "Play the scenarios with an agent and write its scorecard.",
        "  badbones suite run guardian --out runs/guardian\n"
        "  badbones suite run 'sb3:path=runs/{game}/model.zip,trust=yes' --only 'versus/*' --name sb3 --out runs/sb3\n"
        "  badbones suite run champion --tier full --workers 8 --out runs/champion --resume",
    )
    one.add_argument(
        "agents", nargs="+", metavar="AGENT", help="the runs of one entry, say a policy of each seed; {game}: its label"
    )
    _add_selection(one)
    one.add_argument("--name", metavar="TEXT", help="name of the entry (default: the first agent)")
    one.add_argument("--budget", type=count, metavar="N", help="decisions that each run was trained on, to be shown")
    add_workers(one)
    add_kept(one, "results")

    one = action(
        "compare",
        _compare,
        "Compare entries: aggregates, probability of improvement, performance profiles.",
        "  badbones suite compare runs/mine guardian\n  badbones suite compare runs/a runs/b --out runs/comparison",
    )
    one.add_argument(
        "entries", nargs="+", metavar="DIR", help="folders of 'suite run', or names of published baselines"
    )
    one.add_argument("--out", metavar="DIR", help="folder for comparison.json, .csv, .tex and .html")
    one.add_argument("--json", action="store_true", help="print the results as JSON")
