"""``badbones curves``: learning curves as a picture or a table; and the report page of a run."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from scipy.special import stdtrit

from badbones_env.errors import OptionError

from ..jobs.files import read_lines, write_atomically
from ..reports.charts import Series, line_plot, percent, standalone
from ..reports.index import update_index
from ..reports.pages import Card, page
from .run_log import PROGRESS

REPORT = "report.html"
AXES = {"steps": ("steps", 1e-6, "million decisions"), "time": ("time/seconds", 1 / 60, "minutes")}
REPORTED = {
    "rollout/ep_rew_mean": "Mean return of finished games",
    "games/rounds": "Mean number of rounds",
    "train/entropy_loss": "Minus the entropy: near 0 the policy no longer explores",
    "train/explained_variance": "Of the returns, by the value network: 1 perfect, 0 useless",
    "train/approx_kl": "How far an update moved the policy",
}


def curves(runs: Sequence[str], metric: str, out: str, by: str = "steps") -> int:
    """A curve for every run, named by its folder; runs of several seeds are one curve, their mean."""
    series, notes = [], []
    for run in runs:
        seeds = sorted(path.parent for path in Path(run).glob(f"seed-*/{PROGRESS}"))
        name = Path(run).name
        if seeds:
            series.append(_mean(f"{name} ({len(seeds)} seeds)", [_curve(name, seed, metric, by) for seed in seeds]))
            notes.append(f"{name}: mean of {len(seeds)} seeds, with 95% intervals")
        else:
            series.append(_curve(name, Path(run), metric, by))
    write_atomically(Path(out), _render(series, metric, by, Path(out).suffix))
    print(f"{out}: {metric} of {len(series)} run{'' if len(series) == 1 else 's'}", *notes, sep="\n")
    return 0


def _render(series: Sequence[Series], metric: str, by: str, suffix: str) -> bytes:
    """The curves as a file of this kind."""
    if suffix == ".svg":
        return standalone(_chart(series, metric, by)).encode()
    if suffix == ".csv":
        return _table(series, metric, by).encode()
    if suffix == ".png":
        return _png(series, metric, by)
    raise OptionError(f"curves are written as .svg, .png or .csv, not {suffix or 'without an ending'}")


def _chart(series: Sequence[Series], metric: str, by: str) -> str:
    # scores run from 0 to 1; metrics of training have no natural limits
    score = metric.split("/")[0] in ("eval", "pool") or metric == "games/won"
    limits: dict[str, Any] = {"y_limits": (0.0, 1.0), "show": percent} if score else {}
    title = f"{metric} of {', '.join(curve.label for curve in series)}"
    return line_plot(series, title, AXES[by][2], metric, markers=True, **limits)


def _table(series: Sequence[Series], metric: str, by: str) -> str:
    """A row for every point: run, place on the axis, value, 95% interval."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["run", AXES[by][2], metric, "low", "high"])
    for curve in series:
        bars: Sequence[tuple[Any, Any]] = curve.bars or [("", "")] * len(curve.points)
        writer.writerows([curve.label, *point, *bar] for point, bar in zip(curve.points, bars, strict=True))
    return text.getvalue()


def _png(series: Sequence[Series], metric: str, by: str) -> bytes:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise OptionError("a .png needs matplotlib: pip install matplotlib, or write an .svg") from None
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot(xlabel=AXES[by][2], ylabel=metric.replace("$", r"\$"))
    for curve in series:
        x, y = zip(*curve.points, strict=True)
        (line,) = axes.plot(x, y, marker="o", markersize=4, label=curve.label.replace("$", r"\$"))
        if curve.bars:
            low, high = zip(*curve.bars, strict=True)
            axes.fill_between(x, low, high, color=line.get_color(), alpha=0.2, linewidth=0)
    axes.grid(alpha=0.3)
    axes.legend()
    content = io.BytesIO()
    figure.savefig(content, format="png", dpi=150)
    return content.getvalue()


def _curve(label: str, run: Path, metric: str, by: str) -> Series:
    """A metric of a run, with the intervals of evaluations."""
    key, unit, _ = AXES[by]
    lines = read_lines(run / PROGRESS)
    if not lines:
        raise OptionError(f"{run} holds no training run: it has no {PROGRESS}")
    lines_with = [line for line in lines if _is_number(line.get(metric)) and _is_number(line.get(key, 0.0))]
    if not lines_with:
        known = ", ".join(sorted({name for line in lines for name in line if "/" in name}))
        raise OptionError(f"{run} has no values of {metric!r}; it has {known}")
    points = [(line.get(key, 0.0) * unit, line[metric]) for line in lines_with]
    low, high = (f"eval_interval/{metric.removeprefix('eval/')}/{end}" for end in ("low", "high"))
    ends = [(line.get(low), line.get(high)) for line in lines_with]
    bars: list[tuple[Any, Any]] = [(start, end) for start, end in ends if _is_number(start) and _is_number(end)]
    return Series(label, points, bars if len(bars) == len(points) else [])


def _is_number(value: Any) -> bool:
    """Can it be drawn? Logs come from anywhere, and some metrics are NaN at times."""
    return type(value) in (int, float) and abs(value) < 1e12


def _mean(label: str, runs: Sequence[Series]) -> Series:
    """The mean of several runs at the points of the first, with its 95% interval (Student's t)."""
    places = [x for x, _ in runs[0].points]
    values = np.array([np.interp(places, *np.transpose(run.points)) for run in runs])
    means = values.mean(axis=0)
    points = list(zip(places, means.tolist(), strict=True))
    if len(runs) < 2:
        return Series(label, points)
    half = stdtrit(len(runs) - 1, 0.975) * values.std(axis=0, ddof=1) / np.sqrt(len(runs))
    return Series(label, points, list(zip((means - half).tolist(), (means + half).tolist(), strict=True)))


def write_report(folder: Path, command: str) -> None:
    """``report.html`` of a run: its evaluations and its most telling metrics."""
    known = {name for line in read_lines(folder / PROGRESS) for name in line if _is_number(line[name])}
    scores = [_curve(name[5:], folder, name, "steps") for name in sorted(known) if name.startswith("eval/")]
    cards = []
    if scores:
        note = "Fixed games, most probable actions; 1 for a win, 1/2 for a draw; 95% intervals."
        cards.append(Card("Evaluation", note, figures=[_chart(scores, "eval/score", "steps")]))
    for metric, note in REPORTED.items():
        if metric in known:
            curve = _curve(folder.name, folder, metric, "steps")
            cards.append(Card(metric, note, figures=[_chart([curve], metric, "steps")]))
    write_atomically(folder / REPORT, page(f"Training run {folder.name}", cards, command=command).encode())
    update_index(folder)
