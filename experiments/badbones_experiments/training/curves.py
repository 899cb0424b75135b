"""``badbones curves``: learning curves of several runs as one picture (SVG)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_env.errors import OptionError

from ..charts import Series, alone, line_plot, percent
from .files import read_lines, write_atomically

PROGRESS = "progress.jsonl"
AXES = {"steps": ("steps", 1e-6, "million decisions"), "time": ("time/seconds", 1 / 60, "minutes")}


def curves(runs: Sequence[str], metric: str, out: str, by: str = "steps") -> int:
    """A line for every run, named by its folder."""
    key, unit, axis = AXES[by]
    series = []
    for run in runs:
        lines = read_lines(Path(run) / PROGRESS)
        if not lines:
            raise OptionError(f"{run} holds no training run: it has no {PROGRESS}")
        points = [(line[key] * unit, line[metric]) for line in lines if metric in line and key in line]
        if not points:
            known = ", ".join(sorted({name for line in lines for name in line if "/" in name}))
            raise OptionError(f"{run} has no metric {metric!r}; it has {known}")
        series.append(Series(Path(run).name, points))
    # metrics of training have no natural limits, scores run from 0 to 1
    score = metric.split("/")[0] in ("eval", "pool") or metric == "games/won"
    limits: dict[str, Any] = {"y_limits": (0.0, 1.0), "show": percent} if score else {}
    drawing = line_plot(series, f"{metric} of {', '.join(one.label for one in series)}", axis, metric,
                        **limits)  # fmt: skip
    write_atomically(Path(out), alone(drawing).encode())
    print(f"{out}: {metric} of {len(series)} run{'' if len(series) == 1 else 's'}")
    return 0
