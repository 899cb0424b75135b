"""The command that scores agents on fixed scenarios: ``suite``."""

from __future__ import annotations

import argparse


def run_list(args: argparse.Namespace) -> int:
    from badbones_env.errors import BadBonesError

    from ..suite.main import list_suite

    if not args.list:
        raise BadBonesError("say what to do: suite --list, suite run AGENT or suite compare DIR (see 'suite --help')")
    return list_suite(args.suite, args.tier, args.only, args.json)
