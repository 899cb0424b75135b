"""The seating control: ``python -m docs.tools.suite.seats``. The others sit the other way round.

Every game is played once for each rotation of the table, so a table of one agent and copies of another has no other
order. Where two or three different agents are at the table, the order must not change scores beyond noise.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from pathlib import Path
from typing import Any

from badbones_experiments.jobs.files import write_json
from badbones_experiments.suite.definition import find_suite
from badbones_experiments.suite.play import ScenarioPlayer, chunks_of, merge

AGENT = "guardian"


def main(out: Path = Path("docs/data/suite-seats.json")) -> None:
    """Scores of guardian at mixed tables of the tier mini, in both orders."""
    rows: list[dict[str, Any]] = []
    for scenario in find_suite().select("mini"):
        if len({other.name for other in scenario.others}) > 1:
            scores = []
            for step in (1, -1):
                chunks = chunks_of(scenario, AGENT, 0)
                chunks = [replace(c, plan=replace(c.plan, tables=(c.plan.tables[0][::step],))) for c in chunks]
                player = ScenarioPlayer(chunks[0].plan)
                scores.append(merge([player.do(chunk) for chunk in chunks]))
                player.close()
            there, back = scores
            rows.append({"scenario": scenario.name, "raw": there["raw"], "reversed": back["raw"]})
            rows[-1]["se"] = round(hypot(there["se"], back["se"]), 6)  # of the difference
            print(rows[-1], flush=True)
    write_json(out, {"agent": AGENT, "command": "python -m docs.tools.suite.seats", "scenarios": rows})


if __name__ == "__main__":
    main()
