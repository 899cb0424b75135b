"""Learning curves of the suite's baselines: ``python -m docs.tools.suite.curves NAME=FOLDER:STEPS ...``.

Every policy that ``docs.tools.suite.baselines`` has kept plays the scenarios of ``mini``: fewer games than an entry,
and games of another seed. ``docs/data/suite-curves.json`` gets, for every entry and number of decisions, the
interquartile mean of each run. What it holds already is not played again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.networks.policy_file import PolicyFile
from badbones_experiments.jobs.files import write_json
from badbones_experiments.suite.definition import SELF_PLAY, Suite, SuiteScenario, find_suite
from badbones_experiments.suite.play import ScenarioPlayer, chunks_of, merge
from badbones_experiments.suite.statistics import iqm

COMMAND = "python -m docs.tools.suite.curves"
DATA = Path(__file__).parents[2] / "data" / "suite-curves.json"
MLP = "docs/tools/suite/mlp.py:Mlp"
GAMES, SEED = 24, 2  # of every scenario


def policies(folder: Path, steps: int) -> dict[str, str]:
    """What a run has kept, "at-N" or "policy" -> the spec of the agent: a network for all games, or one for each."""
    if (folder / "policy.npz").exists():
        ended = PolicyFile.read(folder / "policy.npz").made["steps"] == steps  # it is also written on the way
        paths = [*folder.glob("at-*.npz"), *([folder / "policy.npz"] if ended else [])]
        return {path.stem: f"policy:path={path}" for path in paths}
    first = next(path for path in folder.iterdir() if path.is_dir())
    return {path.stem: f"{MLP}:weights={folder}/{{game}}/{path.name}" for path in first.glob("*.npz")}


def score(suite: Suite, scenarios: list[SuiteScenario], agent: str) -> float:
    """The interquartile mean of an agent over the scenarios."""
    scores = []
    for scenario in scenarios:
        chunks = chunks_of(scenario, agent, 0, GAMES, SEED)
        player = ScenarioPlayer(chunks[0].plan)
        try:
            raw = merge([player.do(chunk) for chunk in chunks])["raw"]
        finally:
            player.close()
        scores.append(suite.bounds[scenario.name].normalise(raw))
    return round(float(iqm(np.array([scores]))), 6)


def measure(entry: str, folder: Path, steps: int, curves: dict[str, Any]) -> None:
    """Add what is missing of an entry."""
    suite = find_suite()
    scenarios = [scenario for scenario in suite.select("mini") if scenario.track != SELF_PLAY]
    points = curves.setdefault(entry, {})
    for run in sorted(folder.glob("seed-*")):
        seed = run.name.removeprefix("seed-")
        for name, spec in policies(run, steps).items():
            decisions = str(steps) if name == "policy" else name.removeprefix("at-")
            if seed not in points.setdefault(decisions, {}):
                points[decisions][seed] = score(suite, scenarios, spec)
                print(f"{entry}, seed {seed}, {int(decisions):,}: {points[decisions][seed]:.3f}", flush=True)
                curves[entry] = {key: points[key] for key in sorted(points, key=int)}
                write(curves)


def write(curves: dict[str, Any]) -> None:
    about = {"suite": "suite-1", "tier": "mini", "games": GAMES, "seed": SEED, "command": COMMAND}
    write_json(DATA, about | {"curves": curves})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure the policies that the baselines have kept.")
    parser.add_argument("entries", nargs="+", metavar="NAME=FOLDER:STEPS", help="pqn-2m=runs/pqn-2m:2000000")
    held = json.loads(DATA.read_text(encoding="utf-8"))["curves"] if DATA.exists() else {}
    for text in parser.parse_args().entries:
        entry, _, rest = text.partition("=")
        folder, _, steps = rest.partition(":")
        measure(entry, Path(folder), int(steps), held)
