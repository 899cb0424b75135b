"""Positions in which every kind of decision is due, from the scenarios: agents/badbones_agents/bots/conformance.json.

``python -m tests.tools.conformance`` writes the file; a test fails when a kind of decision is missing.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from badbones_env import BadBonesError, Game
from badbones_env.rules.constants import DECISION_NAMES

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "tests" / "rules" / "scenarios"
FILE = ROOT / "agents" / "badbones_agents" / "bots" / "conformance.json"


def moments(scenario: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Of each kind of decision the first moment of a scenario at which it is due."""
    found: dict[str, dict[str, Any]] = {}
    game = Game.from_position(scenario.get("game", {}), scenario.get("position", {}), 0)
    steps: list[dict[str, str]] = []
    for step in [*scenario.get("step", []), {}]:
        for seat in game.legal():
            moment = {"game": scenario.get("game", {}), "position": scenario.get("position", {}), "steps": list(steps)}
            found.setdefault(game.decision(seat), {**moment, "seat": seat})
        if step:
            game.step({int(seat[1:]): text for seat, text in step.items()})
            steps.append(step)
    return found


def collect() -> dict[str, dict[str, Any]]:
    """The shortest moment of every kind of decision."""
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    for path in sorted(SCENARIOS.rglob("*.toml")):
        try:
            found = moments(tomllib.loads(path.read_text(encoding="utf-8")))
        except BadBonesError:
            continue  # a scenario that shows what is refused
        for decision, moment in found.items():
            size = len(json.dumps(moment))
            if decision not in best or size < best[decision][0]:
                best[decision] = size, {**moment, "scenario": path.stem}
    return {decision: best[decision][1] for decision in DECISION_NAMES if decision in best}


def main() -> None:
    """Write the file."""
    FILE.write_text(json.dumps(collect(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
