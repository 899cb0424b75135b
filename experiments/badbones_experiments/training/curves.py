"""``badbones curves``: learning curves of several runs as one picture (SVG)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from badbones_env.errors import OptionError

from ..jobs.files import read_lines, write_atomically
from ..reports.charts import Series, alone, line_plot, percent

PROGRESS = "progress.jsonl"
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)  # 97.5% points of 1, 2, .. degrees
AXES = {"steps": ("steps", 1e-6, "million decisions"), "time": ("time/seconds", 1 / 60, "minutes")}


def curves(runs: Sequence[str], metric: str, out: str, by: str = "steps") -> int:
    """A line for every run, named by its folder; for the folder of several seeds their mean, with its interval."""
    key, unit, axis = AXES[by]
    series, told = [], []
    for run in runs:
        seeds = sorted(path.parent for path in Path(run).glob(f"seed-*/{PROGRESS}"))
        found = [_points(one, metric, key, unit) for one in seeds or [Path(run)]]
        name = Path(run).name
        series.append(_mean(f"{name} ({len(found)} seeds)", found) if seeds else Series(name, found[0]))
        told += [f"{name}: mean of {len(found)} seeds, with 95% intervals"] if seeds else []
    # metrics of training have no natural limits, scores run from 0 to 1
    score = metric.split("/")[0] in ("eval", "pool") or metric == "games/won"
    limits: dict[str, Any] = {"y_limits": (0.0, 1.0), "show": percent} if score else {}
    drawing = line_plot(series, f"{metric} of {', '.join(one.label for one in series)}", axis, metric, **limits)
    write_atomically(Path(out), alone(drawing).encode())
    print(f"{out}: {metric} of {len(series)} run{'' if len(series) == 1 else 's'}", *told, sep="\n")
    return 0


def _points(run: Path, metric: str, key: str, unit: float) -> list[tuple[float, float]]:
    """A metric of a run, point by point."""
    lines = read_lines(run / PROGRESS)
    if not lines:
        raise OptionError(f"{run} holds no training run: it has no {PROGRESS}")
    points = [(line[key] * unit, line[metric]) for line in lines if metric in line and key in line]
    if not points:
        known = ", ".join(sorted({name for line in lines for name in line if "/" in name}))
        raise OptionError(f"{run} has no metric {metric!r}; it has {known}")
    return points


def _mean(name: str, runs: Sequence[Sequence[tuple[float, float]]]) -> Series:
    """The mean of several runs where the first of them has its points, and its 95% interval (Student's)."""
    places = [x for x, _ in runs[0]]
    values = np.array([np.interp(places, [x for x, _ in run], [y for _, y in run]) for run in runs])
    means = values.mean(axis=0)
    if len(runs) < 2:
        return Series(name, list(zip(places, means.tolist(), strict=True)))
    half = STUDENT[min(len(runs) - 1, len(STUDENT)) - 1] * values.std(axis=0, ddof=1) / np.sqrt(len(runs))
    bars = list(zip((means - half).tolist(), (means + half).tolist(), strict=True))
    return Series(name, list(zip(places, means.tolist(), strict=True)), bars)
