"""Tables and pictures of the training runs on file (docs/data/learning.json)."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import mean
from typing import Any

from badbones_experiments.reports import charts

from docs.tools.learning.runs import load
from docs.tools.learning.studies import DECISIONS, MINUTES, RECIPE, RECIPES

DATA = "docs/data/learning.json"
STEPS, SECONDS, GUARDIAN, GREEDY, FIRST = range(5)  # of a point of a curve
Runs = list[dict[str, Any]]


def runs_of(data: Path, study: str) -> dict[str, Runs]:
    """Label -> the runs of a study, in the order of their seeds."""
    found: dict[str, Runs] = {}
    for run in load(data / "learning.json")["runs"]:
        if run["study"] == study:
            found.setdefault(run["label"], []).append(run)
    return {label: sorted(runs, key=lambda run: int(run["seed"])) for label, runs in found.items()}


def _nothing(study: str) -> str:
    return f"No runs are on file yet: `badbones dev learning --study {study}` makes them."


def _markdown(head: list[str], rows: list[list[str]]) -> str:
    line = "|---|" + "---:|" * (len(head) - 1)
    return "\n".join([f"| {' | '.join(head)} |", line, *(f"| {' | '.join(row)} |" for row in rows)])


def _won(measured: dict[str, Any]) -> str:
    won = measured["won"]
    return f"{won['value']:.1%} ({won['low'] * 100:.1f} to {won['high'] * 100:.1f})"


def strength_by_minutes(data: Path) -> str:
    """What the network alone wins against guardian, with its weights and its first ones, and how long that took."""
    rows = []
    for label, runs in runs_of(data, MINUTES).items():
        for run in runs:
            first = next((point[SECONDS] for point in run["curve"] if point[FIRST] >= 0.6), None)
            rows.append(
                [
                    f"{label}, seed {run['seed']}",
                    f"{run['decisions'] / 1e6:.0f} million",
                    f"{run['seconds'] / 60:.1f}",
                    f"{run['decisions'] / run['seconds']:,.0f}",
                    _won(run["final"]),
                    _won(run["first"]),
                    "-" if first is None else f"{first / 60:.1f}",
                ]
            )
    head = [
        "run",
        "decisions",
        "minutes",
        "decisions/s",
        "won against guardian",
        "against its first weights",
        "minutes to a score of 60% against these",
    ]
    return _markdown(head, rows) if rows else _nothing(MINUTES)


def learnt_from_nothing(data: Path) -> str:
    """The runs of the shipped recipe in a sentence: what their seeds came to."""
    runs = runs_of(data, MINUTES).get("compiled", [])
    if not runs:
        return _nothing(MINUTES)
    decisions, minutes = runs[0]["decisions"] / 1e6, max(run["seconds"] for run in runs) / 60
    cores = load(data / "learning.json")["machine"]["cores"]
    tuned, first = (sorted(run[name]["won"]["value"] for run in runs) for name in ("final", "first"))
    return (
        f"{decisions:.0f} million decisions, {minutes:.1f} minutes on {cores} cores, win {tuned[0]:.0%} to "
        f"{tuned[-1]:.0%} of games against `guardian`, which it has never met ({first[0]:.0%} to {first[-1]:.0%} "
        f"against its first weights; {len(runs)} seeds, the network alone)"
    )


def learners_agree(data: Path) -> str:
    """The scores of both learners after equal numbers of decisions."""
    rows, decisions = [], 0
    for label, runs in runs_of(data, DECISIONS).items():
        decisions = runs[0]["decisions"]
        for name, at in (("greedy", GREEDY), ("guardian", GUARDIAN)):
            scores = [run["curve"][-1][at] for run in runs]
            each = ", ".join(f"{score:.1%}" for score in scores)
            rows.append([f"`{label}` against `{name}`", each, f"{mean(scores):.1%}"])
    return _markdown([f"after {decisions:,} decisions", "seeds", "mean"], rows) if rows else _nothing(DECISIONS)


def recipes(data: Path) -> str:
    """What changes of the recipe gave."""
    found = runs_of(data, RECIPE)
    rows = []
    for label in (label for label in RECIPES if label in found):
        runs = found[label]
        shares = [run["final"]["won"]["value"] for run in runs]
        rows.append(
            [
                label,
                f"`{' '.join(RECIPES[label])}`" if RECIPES[label] else "",
                ", ".join(f"{x:.1%}" for x in shares),
                f"{mean(shares):.1%}",
                f"{mean(run['cpu_seconds'] for run in runs):.0f}",
            ]
        )
    head = ["recipe", "settings", "won against guardian, each seed", "mean", "processor seconds"]
    return _markdown(head, rows) if rows else _nothing(RECIPE)


def _mean_curve(label: str, runs: Runs, at: int, unit: float, score: int) -> charts.Series:
    """The mean of runs at each of their evaluations, and from where to where they lie."""
    points, bars = [], []
    for together in zip(*(run["curve"] for run in runs), strict=False):
        scores = [point[score] for point in together]
        points.append((mean(point[at] for point in together) * unit, mean(scores)))
        bars.append((min(scores), max(scores)))
    return charts.Series(label, points, bars)


def _families(points: list[dict[str, Any]]) -> list[charts.Series]:
    """A curve for each family of games: the mean of its games, with and without chiefs."""
    names = ("versus", "solo", "coop")
    found: dict[str, list[tuple[float, float]]] = {}
    for point in points:
        scores: dict[str, list[float]] = {}
        for game, score in point["scores"].items():
            words = game.partition("/")[0].split("-")
            mode = next(name for name in names if words[0].startswith(name))
            more = ", heroic" if "heroic" in words else ""
            scores.setdefault(f"{mode}{', advanced' if 'advanced' in words else ''}{more}", []).append(score)
        for family, some in scores.items():
            found.setdefault(family, []).append((point["steps"] / 1e6, mean(some)))
    return [charts.Series(family, curve, []) for family, curve in sorted(found.items())]


def pictures(checkout: Path) -> dict[str, str]:
    """Path in the checkout -> SVG."""
    data = checkout / "docs" / "data"
    by_time = [_mean_curve(label, runs, SECONDS, 1 / 60, GUARDIAN) for label, runs in runs_of(data, MINUTES).items()]
    alike = [
        _mean_curve(f"{label}, against {name}", runs, STEPS, 1e-3, at)
        for label, runs in runs_of(data, DECISIONS).items()
        for name, at in (("greedy", GREEDY), ("guardian", GUARDIAN))
    ]
    drawn = {
        "learning_minutes": charts.line_plot(
            by_time,
            "Score against guardian over minutes",
            "minutes of playing and learning",
            "score",
            y_limits=(0.0, 1.0),
            show=charts.percent,
        ),
        "learning_learners": charts.line_plot(
            alike,
            "Scores of both learners at equal decisions",
            "thousand decisions",
            "score",
            y_limits=(0.0, 1.0),
            show=charts.percent,
        ),
    }
    generalist = data / "generalist.json"
    if generalist.exists():
        drawn["learning_generalist"] = charts.line_plot(
            _families(json.loads(generalist.read_text(encoding="utf-8"))["points"]),
            "One network for every game",
            "million decisions",
            "score",
            y_limits=(0.0, 1.0),
            show=charts.percent,
        )
    return {f"docs/images/{name}.svg": charts.alone(svg) for name, svg in drawn.items()}
