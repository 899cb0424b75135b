"""``badbones regret``: how much worse an agent's choices are than the best ones, in 200 fixed positions.

``regret.json`` has positions of all modes with the champion's value of every legal choice. The regret of a choice is
the best value less its own: 0 for the best. An agent is asked once in every position, or with ``samples`` several times
(an agent that plays at random has less noise then). The positions are the same for all agents, so two of them are
compared by the differences position by position (paired).

A value is what the champion's value head predicts: the outcome, from -1 to 1, to which some of its networks add the
share of buildings that stand at the end. ``badbones dev regret`` makes the file (docs/tools/regret_positions.py).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.agent import first_fault
from badbones_agents.bots.public_batch import choose_for
from badbones_agents.registry import make_agent
from numpy.typing import NDArray

from badbones_env import Game, OptionError
from badbones_env.version import __version__

from .jobs.files import write_json
from .reports.progress import Progress
from .reports.tables import ResultTable
from .tournament.intervals import LEVEL

FILE = Path(__file__).with_name("regret.json")


@cache
def positions() -> list[dict[str, Any]]:
    """The positions: ``game`` options, ``position``, ``seat``, its ``player`` so far, ``values`` of its choices."""
    rows: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["positions"]
    return rows


def regrets(spec: str, seed: int, samples: int = 1) -> NDArray[np.float64]:
    """The mean regret of an agent's choices in every position; its faults are reported on standard error."""
    agent = make_agent(spec, seed)
    result = np.zeros(len(positions()))
    try:
        with Progress(len(result), f"positions, {spec}") as bar:
            for number, row in enumerate(positions()):
                game = Game.from_position(row["game"], row["position"], seed)
                choices = [choose_for(agent, game, row["seat"], number + len(result) * k) for k in range(samples)]
                mean = sum(row["values"][choice] for choice in choices) / samples
                result[number] = max(row["values"].values()) - mean
                bar.update(number + 1)
        if agent.faults:
            print(first_fault(agent), file=sys.stderr)
    finally:
        agent.close()
    return result


def interval(sample: NDArray[np.float64]) -> dict[str, float]:
    """The mean of a sample with Student's interval."""
    from scipy.stats import t

    mean, error = float(sample.mean()), float(sample.std(ddof=1)) / len(sample) ** 0.5
    margin = float(t.ppf((1 + LEVEL) / 2, len(sample) - 1)) * error
    return {"value": round(mean, 5), "low": round(mean - margin, 5), "high": round(mean + margin, 5)}


def measure(specs: Sequence[str], seed: int, samples: int = 1) -> dict[str, Any]:
    """The results of all agents, the best first."""
    if len(set(specs)) < len(specs):
        raise OptionError("an agent is named twice: its regret would be the same")
    by_agent = {spec: regrets(spec, seed, samples) for spec in specs}
    ranked = sorted(specs, key=lambda spec: float(by_agent[spec].mean()))
    modes = np.array([row["game"]["mode"] for row in positions()])
    own = np.array([row["player"].startswith("champion") for row in positions()])  # the network has seen such ones
    groups = {"modes": np.ones_like(own), "played_by_champion": own, "played_by_others": ~own}
    agents = []
    for place, spec in enumerate(ranked):
        sample = by_agent[spec]
        entry = {"agent": spec, "regret": interval(sample), "best": round(float((sample < 1e-9).mean()), 4)}
        for name, group in groups.items():
            parts = {str(mode): sample[group & (modes == mode)] for mode in np.unique(modes)}
            entry[name] = {mode: interval(part) for mode, part in parts.items() if len(part) > 1}
        if place:
            entry["more_than_before"] = interval(sample - by_agent[ranked[place - 1]])
        agents.append(entry)
    return {"positions": len(modes), "samples": samples, "seed": seed, "agents": agents}


def table(results: dict[str, Any]) -> ResultTable:
    """One line an agent; the last column compares it with the agent above."""
    modes = list(results["agents"][0]["modes"])
    rows = []
    for entry in results["agents"]:
        shown = [_shown(entry["modes"][mode]) for mode in modes]
        more = entry.get("more_than_before")
        rows.append([entry["agent"], _shown(entry["regret"]), f"{entry['best']:.0%}", *shown, _shown(more)])
    return ResultTable(["agent", "regret a decision", "best choice", *modes, "more than above"], rows)


def _shown(estimate: dict[str, float] | None) -> str:
    if estimate is None:
        return ""
    return f"{estimate['value']:.3f}\n{estimate['low']:.3f} to {estimate['high']:.3f}"


def regret(agents: Sequence[str], seed: int, samples: int, json: str | None) -> int:
    """Measure agents, print a table and write the results."""
    results = measure(agents, seed, samples)
    if json != "-":
        table(results).print()
    if json:
        command = f"badbones regret {' '.join(agents)} --seed {seed} --samples {samples}"
        write_json(json, {"command": command, "version": __version__} | results)
    return 0
