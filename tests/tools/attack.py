"""``badbones dev attack``: the attacks of tests/system/attacks for as long as one likes, counted."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from fnmatch import fnmatch
from typing import Any

from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.progress import Progress
from badbones_experiments.reports.tables import ResultTable

from badbones_env import BadBonesError
from docs.tools.bench.survey import commit
from tests.system.attacks import ATTACKS, campaign


def attack(minutes: int, seed: int, only: Sequence[str], json: str | None) -> int:
    """Attack for some minutes; 0 if all held, 1 if something did not, 130 after Ctrl-C, with the results so far."""
    selected = [item for item in ATTACKS if not only or any(fnmatch(item.name, pattern) for pattern in only)]
    if not selected:
        raise BadBonesError(f"no attack has such a name; there are: {', '.join(item.name for item in ATTACKS)}")

    command = f"badbones dev attack --minutes {minutes} --seed {seed}" + "".join(f" --only '{name}'" for name in only)

    made_by = {"command": command, "commit": commit()}

    def keep(results: Any) -> None:
        if json and json != "-":
            write_json(json, made_by | results)

    with Progress(60 * minutes, "seconds") as bar:
        results = campaign(selected, minutes, seed, lambda seconds, name: bar.update(int(seconds), name), keep)
    rows = [[row["name"], f"{row['attempts']:,}", f"{row['count']:,}", row["held"]] for row in results["attacks"]]
    ResultTable(["attack", "attempts", "attacks", "held"], rows).print(sys.stderr if json == "-" else sys.stdout)
    for breach in results["breaches"]:
        print(f"did not hold: {breach['attack']}, attempt {breach['number']}: {breach['error']}", file=sys.stderr)
    if json == "-":
        write_json(json, made_by | results)
    return 130 if "interrupted" in results else int(bool(results["breaches"]))
