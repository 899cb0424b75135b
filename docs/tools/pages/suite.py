"""Tables and the picture of the benchmark suite, from the published baselines and the results of controls."""

from __future__ import annotations

from pathlib import Path

from badbones_experiments.reports import charts
from badbones_experiments.suite.definition import TRACKS, find_suite
from badbones_experiments.suite.main import common_scenarios
from badbones_experiments.suite.report import compare_entries, improvement_table, summary_table
from badbones_experiments.suite.scorecard import BASELINES, Entry, baselines, read_entry
from badbones_experiments.suite.statistics import PROFILE

from docs.tools.pages.common import load, markdown


def _entries() -> list[Entry]:
    return [read_entry(BASELINES / f"{name}.json") for name in baselines()]


def suite_table(data: Path) -> str:
    """The scores of the published entries."""
    return summary_table(compare_entries(_entries(), common_scenarios(_entries()))).markdown()


def suite_improvement(data: Path) -> str:
    """How likely each published entry is to beat each other one."""
    return improvement_table(compare_entries(_entries(), common_scenarios(_entries()))).markdown()


def suite_commands(data: Path) -> str:
    """The command of every published entry."""
    return "\n".join(f"- **{entry.name}**: `{entry.results['command']}`" for entry in _entries())


def suite_others(data: Path) -> str:
    """Who is for evaluation only."""
    others = find_suite().others.values()
    return markdown(
        ["agent", "how it plays", "SHA-256"], [[f"`{o.name}`", o.about, f"`{o.sha256[:12]}`"] for o in others]
    )


def suite_controls(data: Path) -> str:
    """The highest score of any run of the control agents in any scenario of each track, and their gap."""
    rows = []
    for name in ("open-loop", "specialist"):
        entry = Entry(load(data, f"suite-{name}"))
        highest = [entry.matrix(entry.track(track))[0].max() for track in TRACKS]
        gap = entry.results["summary"]["self_play_gap"]
        figures = [*highest, entry.results["summary"]["iqm"]["value"], gap["self_play"], gap["cross_play"]]
        rows.append([f"`{name}`", *(f"{figure:.3f}" for figure in figures)])
    highest_of = [f"highest, {track}" for track in TRACKS]
    return markdown(["control", *highest_of, "IQM", "self-play", "with strangers"], rows, numbers=True)


def suite_coverage(data: Path) -> str:
    """Rounds survived where the agent takes over games that strangers began."""
    rows = load(data, "suite-coverage")["scenarios"]
    kinds = ("self_play", "taken_over", "strangers")
    lines = [[f"`{row['scenario']}`", *(f"{row[kind]:.2f}" for kind in kinds)] for row in rows]
    lines.append(["mean", *(f"{sum(row[kind] for row in rows) / len(rows):.2f}" for kind in kinds)])
    return markdown(["scenario", "self-play", "taken over", "with strangers"], lines, numbers=True)


def pictures() -> dict[str, str]:
    """Path in the checkout -> SVG: the performance profiles of the published entries."""
    entries = _entries()
    if not entries:
        return {}
    rows = compare_entries(entries, common_scenarios(entries))["entries"]
    series = [charts.Series(row["name"], list(zip(PROFILE, row["profile"], strict=True))) for row in rows]
    title = "Fraction of runs and scenarios above a score"
    plot = charts.line_plot(series, title, "normalised score", "fraction above", y_limits=(0.0, 1.0))
    return {"docs/images/suite_profiles.svg": charts.alone(plot)}


FIGURES = (suite_table, suite_improvement, suite_commands, suite_others, suite_controls, suite_coverage)
