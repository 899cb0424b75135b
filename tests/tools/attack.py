"""``badbones dev attack``: the attacks of tests/system/attacks for as long as one likes, counted."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from typing import Any

from badbones_experiments.cli.commands import CHECKOUT
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.progress import Progress
from badbones_experiments.reports.tables import Table

from badbones_env import BadBonesError


def load_attacks() -> Any:
    """The suite, from tests/system/attacks of a checkout."""
    if not (CHECKOUT / "tests" / "system" / "attacks").is_dir():
        raise BadBonesError("attack needs the suite of a source checkout (tests/system/attacks); none is here")
    if str(CHECKOUT) not in sys.path:
        sys.path.insert(0, str(CHECKOUT))
    return importlib.import_module("tests.system.attacks")


def attack(minutes: int, seed: int, only: Sequence[str], json: str | None) -> int:
    """Attack for some minutes; 0 if all held, 1 if something did not."""
    suite = load_attacks()
    chosen = [one for one in suite.ATTACKS if not only or any(fnmatch(one.name, pattern) for pattern in only)]
    if not chosen:
        raise BadBonesError(f"no attack has such a name; there are: {', '.join(one.name for one in suite.ATTACKS)}")

    def keep(found: Any) -> None:
        if json and json != "-":
            write_json(json, found)

    with Progress(60 * minutes, "seconds") as bar:
        found = suite.campaign(chosen, minutes, seed, lambda seconds, name: bar.update(int(seconds), name), keep)
    rows = [[one["name"], f"{one['attempts']:,}", f"{one['count']:,}", one["held"]] for one in found["attacks"]]
    Table(["attack", "attempts", "attacks", "held"], rows).print(sys.stderr if json == "-" else sys.stdout)
    for breach in found["breaches"]:
        print(f"did not hold: {breach['attack']}, attempt {breach['number']}: {breach['told']}", file=sys.stderr)
    if json == "-":
        write_json(json, found)
    return int(bool(found["breaches"]))
