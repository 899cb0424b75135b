"""The results of an entry: ``results.json``, its score matrix and its summary."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from badbones_env.errors import OptionError, describe_error, is_int, short_repr
from badbones_env.files import MEGABYTE, read_text

from ..tournament.intervals import detectable, estimate
from .definition import HERE, SELF_PLAY, TEAM, TRACKS, Suite, SuiteScenario
from .statistics import Scores, interval, iqm, profile, replicates

RESULTS = "results.json"
BASELINES = HERE / "baselines"
FORMAT = 1
MAX_SCORE = 1e9  # of a score


@dataclass(frozen=True)
class Entry:
    """An algorithm with the scores of its runs; ``results`` is what results.json holds."""

    results: dict[str, Any]

    @property
    def name(self) -> str:
        return str(self.results["name"])

    @property
    def names(self) -> list[str]:
        """The scenarios that count, in order."""
        return [row["name"] for row in self.results["scenarios"] if row["track"] in TRACKS]

    def matrix(self, names: Sequence[str]) -> tuple[Scores, Scores]:
        """Normalised scores (runs, scenarios) of these scenarios, and their standard errors."""
        rows = {row["name"]: row for row in self.results["scenarios"]}
        columns = [rows[name] for name in names]
        scores = np.array([row["normalised"] for row in columns], np.float64).T
        errors = np.array([np.array(row["se"]) / (row["upper"] - row["lower"]) for row in columns], np.float64).T
        return scores, errors

    def bounds(self) -> dict[str, tuple[float, float]]:
        """The bounds of every scenario."""
        return {row["name"]: (row["lower"], row["upper"]) for row in self.results["scenarios"]}

    def track(self, track: str) -> list[str]:
        """The scenarios of a track."""
        return [row["name"] for row in self.results["scenarios"] if row["track"] == track]


def make_results(
    suite: Suite,
    tier: str,
    name: str,
    agents: Sequence[str],
    scenarios: Sequence[SuiteScenario],
    played: dict[str, list[dict[str, Any]]],
    about: dict[str, Any],
) -> dict[str, Any]:
    """What results.json holds. It depends on suite, agents and scenarios alone; ``about``: what else is kept."""
    rows = []
    for scenario in scenarios:
        runs, bounds = played[scenario.name], suite.bounds[scenario.name]
        rows.append(
            {
                "name": scenario.name,
                "track": scenario.track,
                "games": runs[0]["games"],
                "lower": bounds.lower,
                "upper": bounds.upper,
                "raw": [run["raw"] for run in runs],
                "se": [run["se"] for run in runs],
                "won": [round(run["won"] / run["games"], 6) for run in runs],
                "normalised": [round(bounds.normalise(run["raw"]), 6) for run in runs],
            }
        )
    results = {
        "format": FORMAT,
        "suite": suite.name,
        "sha256": suite.sha256,
        "tier": tier,
        "name": name,
        "agents": list(agents),
        **about,
        "faults": sum(run["faults"] for runs in played.values() for run in runs),
        "scenarios": rows,
    }
    entry = Entry(results)
    return results | {"summary": summary(entry, entry.names)}


def summary(entry: Entry, names: Sequence[str]) -> dict[str, Any]:
    """The figures of a scorecard over these scenarios."""
    runs = len(entry.results["agents"])
    figures: dict[str, Any] = {"runs": runs, "interval_over": "runs" if runs > 1 else "games"}
    if not names:
        return figures
    scores, errors = entry.matrix(names)
    means = scores.mean(axis=0)
    worst = int(means.argmin())
    tracks = {track: [name for name in entry.track(track) if name in set(names)] for track in TRACKS}
    return figures | {
        "iqm": aggregate(entry, names),
        "tracks": {track: aggregate(entry, some) for track, some in tracks.items() if some},
        "self_play_gap": self_play_gap(entry, names),
        "worst": {"scenario": names[worst], "value": round(float(means[worst]), 6)},
        "detectable": detectable_difference(scores, errors),
        "profile": profile(scores),
    }


def aggregate(entry: Entry, names: Sequence[str]) -> dict[str, float | None]:
    """The IQM over these scenarios with its interval."""
    scores, errors = entry.matrix(names)
    value, drawn = float(iqm(scores)), iqm(replicates(scores, errors))
    if len(scores) == 1:  # luck drawn on top of luck shifts the IQM, but no estimate may lie outside its interval
        drawn += value - drawn.mean()
    return estimate(value, *interval(drawn))


def detectable_difference(scores: Scores, errors: Scores) -> float:
    """The smallest difference between the IQMs of two such entries that is detected with a power of 80%."""
    runs, scenarios = scores.shape
    error = float(iqm(replicates(scores, errors)).std(ddof=1)) * np.sqrt(2)
    df = np.inf if runs == 1 else 2 * (runs - 1) * scenarios
    return round(detectable(error, df), 6)


def self_play_gap(entry: Entry, names: Sequence[str]) -> dict[str, float] | None:
    """Self-play minus cross-play: mean normalised scores of pure teams and, in these scenarios, of mixed ones, of each
    game that has both."""
    gaps = []
    for pure in entry.track(SELF_PLAY):
        game = pure.split("/")[1]
        mixed = [name for name in entry.track(TEAM) if name in names and name.split("/")[1] == game]
        if mixed:
            gaps.append((entry.matrix([pure])[0].mean(), entry.matrix(mixed)[0].mean()))
    if not gaps:
        return None
    alone, crossed = np.mean(gaps, axis=0)
    named = {"value": alone - crossed, "self_play": alone, "cross_play": crossed}
    return {key: round(float(value), 6) for key, value in named.items()}


def read_entry(source: str | Path) -> Entry:
    """The results of a folder of ``suite run``, of a file, or of a published baseline by its name."""
    path = Path(source)
    if path.is_dir():
        path = path / RESULTS
    if not path.is_file() and (BASELINES / f"{source}.json").is_file():
        path = BASELINES / f"{source}.json"
    try:
        results = json.loads(read_text(path, 64 * MEGABYTE))
    except (OSError, ValueError, RecursionError):
        known = ", ".join(baselines()) or "none"
        raise OptionError(
            f"{source} holds no results of a suite ({RESULTS}) and is no published baseline; those are {known}"
        ) from None
    try:
        _check(results)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise OptionError(f"{path} is not what 'badbones suite run' writes: {describe_error(error)}") from None
    return Entry(results)


def _check(results: dict[str, Any]) -> None:
    """Refuse results whose comparison would fail, or mean nothing."""
    rows, runs, budget = results["scenarios"], len(results["agents"]), results.get("budget") or 0
    texts = [results["name"], results["suite"], results["sha256"], results["tier"], *results["agents"]]
    for row in rows:
        texts += [row["name"], row["track"], row["name"].split("/")[1]]
        scores = [row[key] for key in ("raw", "se", "normalised")]
        figures = [x for column in scores for x in column] + [row["lower"], row["upper"]]
        known = all(isinstance(x, (int, float)) and abs(x) <= MAX_SCORE for x in figures)
        if not known or row["upper"] <= row["lower"] or {runs} != set(map(len, scores)) or not runs:
            raise ValueError(f"{short_repr(row['name'])} has scores that cannot be")
    if results["format"] != FORMAT or not is_int(budget) or len({row["name"] for row in rows}) != len(rows):
        raise ValueError("a format, a budget or names of scenarios that it does not write")
    if not all(isinstance(text, str) and text.isprintable() for text in texts):
        raise ValueError("names that are no plain texts")


def baselines() -> list[str]:
    """The names of the published entries."""
    return sorted(path.stem for path in BASELINES.glob("*.json"))
