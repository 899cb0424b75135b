"""Tables of speeds, from the benchmarks on file (docs/data/benchmarks.json)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from badbones_experiments.bench import rate

from badbones_env import BadBonesError
from docs.tools.bench.cases import FIGURES as KNOWN
from docs.tools.bench.measure import game_name
from docs.tools.pages.common import load, markdown

OBSERVED = {"step": "the step itself", "masks": "masks", "compact": "compact observations"}  # each adds to the last


def _results(data: Path, group: str, cores: int | None = 1) -> list[dict[str, Any]]:
    results = load(data, "benchmarks")["results"]
    return [entry for entry in results if entry["group"] == group and cores in (None, entry["cores"])]


def _largest(results: list[dict[str, Any]], figure: str) -> dict[str, Any]:
    """The first result of a figure at its largest batch."""
    entries = [entry for entry in results if entry["figure"] == figure]
    if not entries:
        raise BadBonesError(f"docs/data/benchmarks.json has no figure {figure}")
    return max(entries, key=lambda entry: int(entry["batch"]))


def speeds(data: Path, *names: str) -> str:
    """Decisions per second on one core: ``speeds raw compact``; of ``rollout`` games per second."""
    results, rows = _results(data, "figures"), []
    for name in names:
        entry = _largest(results, name)
        unit = "games" if name in ("rollout", "whole", "clone") else "decisions"
        what = KNOWN[name][0] if name in KNOWN else name
        rows.append([what, game_name(entry["game"]), f"{entry['batch']:,}", f"{rate(entry[unit]['median'])} {unit}/s"])
    return markdown(["one core", "game", "batch", "speed"], rows)


def round_parts(data: Path) -> str:
    """What the time of a round goes to."""
    (entry,) = _results(data, "parts")
    parts = {name: time for name, time in entry["parts"].items() if name != "a new game"}
    rows = [[name, f"{time / sum(parts.values()):.0%}"] for name, time in parts.items()]
    return markdown(["part", "share"], rows, numbers=True)


def decision_costs(data: Path) -> str:
    """What masks and observations cost a decision."""
    results = _results(data, "figures")
    names = [name for name in (*OBSERVED, "complete") if any(entry["figure"] == name for entry in results)]
    cost = {name: 1e9 / _largest(results, name)["decisions"]["median"] for name in names}
    rows, before = [], 0.0
    for name in OBSERVED:
        rows.append([OBSERVED[name], f"{cost[name] - before:.0f}"])
        before = cost[name]
    rows.append(["complete observations instead", f"{cost['complete'] - cost['masks']:.0f}"])
    return markdown(["part", "ns per decision"], rows, numbers=True)


def speed_of_learning(data: Path) -> str:
    """Decisions per second of both learners and of the network alone."""
    results = _results(data, "learning", None)
    sb3 = {entry["cores"]: entry["decisions"]["median"] for entry in results if entry["figure"] == "learn-sb3"}
    rows = []
    for entry in results:
        speed, reference = entry["decisions"], sb3.get(entry["cores"])
        compared = f"{speed['median'] / reference:.1f}" if entry["figure"] == "learn" and reference else ""
        spread = f"{speed['low']:,.0f} to {speed['high']:,.0f}"
        rows.append([f"`{entry['figure']}`", str(entry["cores"]), f"{speed['median']:,.0f}", spread, compared])
    return markdown(["figure", "cores", "decisions/s", "spread", "times sb3"], rows, numbers=True)


def cold_start(data: Path) -> str:
    """CPU seconds of a first use, in a checkout and, where it was measured, with a wheel."""
    results = load(data, "cold_start")
    kinds = [kind for kind in ("checkout", "wheel") if kind in results]
    head = [
        "nothing compiled yet",
        *(f"{kind}: {what}" for kind in kinds for what in ("CPU s", "s", "calibration, s", "load")),
    ]
    rows = []
    for task in results[kinds[0]]["tasks"]:
        row = [task]
        for kind in kinds:
            entry = results[kind]["tasks"][task]
            row += [f"{entry['cpu_seconds']:.0f}", f"{entry['seconds']:.0f}", f"{entry['calibration']:.2f}"]
            row.append(f"{results[kind]['load']:.0f}")
        rows.append(row)
    return markdown(head, rows, numbers=True)


def server_load(data: Path) -> str:
    """How long a choice in the browser game takes while many people play."""
    result = load(data, "server_load")
    times = [f"{result['milliseconds'][name]:.0f}" for name in ("p50", "p90", "p99")]
    row = [
        str(result["clients"]),
        str(result["think_seconds"]),
        str(result["choices"]),
        *times,
        f"{result['load_before']:.1f}",
    ]
    head = [
        "clients",
        "seconds before a choice",
        "choices",
        "median, ms",
        "p90, ms",
        "p99, ms",
        "load of the machine before",
    ]
    return markdown(head, [row], numbers=True)


FIGURES = (cold_start, server_load, speeds, round_parts, decision_costs, speed_of_learning)
