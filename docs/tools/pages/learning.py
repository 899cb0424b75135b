"""Tables and charts of the training runs on file (docs/data/learning.json)."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import mean
from typing import Any

from badbones_experiments.reports import charts

from docs.tools.learning.runs import load
from docs.tools.learning.studies import MINUTES, RECIPE
from docs.tools.pages.common import markdown, percent

_, SECONDS, GUARDIAN, _, FIRST = range(5)  # of a point of a curve
Runs = list[dict[str, Any]]


def runs_of(data: Path, study: str) -> dict[str, Runs]:
    """Label -> the runs of a study, in the order of their seeds."""
    groups: dict[str, Runs] = {}
    for run in load(data / "learning.json")["runs"]:
        if run["study"] == study:
            groups.setdefault(run["label"], []).append(run)
    return {label: sorted(runs, key=lambda run: int(run["seed"])) for label, runs in groups.items()}


def strength_by_minutes(data: Path) -> str:
    """What the network alone wins against guardian, with its weights and its first ones, and how long that took."""
    rows = []
    for label, runs in runs_of(data, MINUTES).items():
        for run in runs:
            reached = next((point[SECONDS] for point in run["curve"] if point[FIRST] >= 0.6), None)
            rows.append(
                [
                    f"{label}, seed {run['seed']}",
                    f"{run['decisions'] / 1e6:.0f} million",
                    f"{run['seconds'] / 60:.1f}",
                    f"{run['decisions'] / run['seconds']:,.0f}",
                    percent(run["final"]["won"]),
                    percent(run["first"]["won"]),
                    "-" if reached is None else f"{reached / 60:.1f}",
                    run["version"],
                ]
            )
    head = ["run", "decisions", "minutes", "decisions/s", "won against guardian", "won against its first weights"]
    return markdown([*head, "minutes to a score of 60% against these", "badbones"], rows, numbers=True)


def recipes(data: Path) -> str:
    """What changes of the recipe gave."""
    rows = []
    for label, runs in runs_of(data, RECIPE).items():
        settings, shares = runs[0]["settings"], [run["final"]["won"]["value"] for run in runs]
        each = ", ".join(f"{share:.1%}" for share in shares)
        seconds = f"{mean(run['cpu_seconds'] for run in runs):.0f}"
        rows.append([label, f"`{' '.join(settings)}`" if settings else "", each, f"{mean(shares):.1%}", seconds])
    head = ["recipe", "settings", "won against guardian, each seed", "mean", "processor seconds"]
    return markdown(head, rows, numbers=True)


def _mean_curve(label: str, runs: Runs, column: int, unit: float, score: int) -> charts.Series:
    """The mean of runs at each of their evaluations, and their range."""
    points, ranges = [], []
    for together in zip(*(run["curve"] for run in runs), strict=False):
        scores = [point[score] for point in together]
        points.append((mean(point[column] for point in together) * unit, mean(scores)))
        ranges.append((min(scores), max(scores)))
    return charts.Series(label, points, ranges)


def _families(points: list[dict[str, Any]]) -> list[charts.Series]:
    """A curve for each family of games: the mean of its games, with and without chiefs."""
    curves: dict[str, list[tuple[float, float]]] = {}
    for point in points:
        scores: dict[str, list[float]] = {}
        for game, score in point["scores"].items():
            words = game.partition("/")[0].split("-")
            mode = next(name for name in ("versus", "solo", "coop") if words[0].startswith(name))
            options = [name for name in ("advanced", "heroic") if name in words]
            scores.setdefault(", ".join([mode, *options]), []).append(score)
        for family, values in scores.items():
            curves.setdefault(family, []).append((point["steps"] / 1e6, mean(values)))
    return [charts.Series(family, curve, []) for family, curve in sorted(curves.items())]


def pictures(checkout: Path) -> dict[str, str]:
    """Path in the checkout -> SVG."""
    data = checkout / "docs" / "data"
    minutes = [_mean_curve(label, runs, SECONDS, 1 / 60, GUARDIAN) for label, runs in runs_of(data, MINUTES).items()]
    plots = {
        "learning_minutes": (minutes, "Score against guardian over minutes", "minutes of playing and learning"),
    }
    generalist = data / "generalist.json"
    if generalist.exists():
        families = _families(json.loads(generalist.read_text(encoding="utf-8"))["points"])
        plots["learning_generalist"] = (families, "One network for every game", "million decisions")
    return {
        f"docs/images/{name}.svg": charts.standalone(
            charts.line_plot(curves, title, x_title, "score", y_limits=(0.0, 1.0), show=charts.percent)
        )
        for name, (curves, title, x_title) in plots.items()
    }


FIGURES = (strength_by_minutes, recipes)
