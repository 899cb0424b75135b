"""Tables and the picture of the benchmark suite, from the published baselines and the results of controls."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from badbones_experiments.reports import charts
from badbones_experiments.suite.definition import TIERS, TRACKS, find_suite
from badbones_experiments.suite.main import common_scenarios
from badbones_experiments.suite.report import compare_entries, improvement_table, profile_plot, summary_table
from badbones_experiments.suite.scorecard import BASELINES, Entry, baselines, read_entry

from docs.tools.pages.common import load, markdown

BEST = {"response": "learnt response", "champion:simulations=0": "shipped network", "guardian": "`guardian`"}


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


def suite_full(data: Path) -> str:
    """The scores of the entries that have played the tier full."""
    entries = [entry for entry in _entries() if entry.results["tier"] == "full"]
    if not entries:
        return "No entry has been published yet."
    return summary_table(compare_entries(entries, common_scenarios(entries))).markdown()


def suite_bounds(data: Path) -> str:
    """Who the upper bounds are by, in each tier."""
    suite, rows = find_suite(), []
    for tier in TIERS:
        scenarios = [one for one in suite.select(tier) if tier == one.tier and one.name in suite.bounds]
        counts = Counter(suite.bounds[one.name].by for one in scenarios)
        rows.append([f"`{tier}`" + " beyond `mini`" * (tier == "full"), *(str(counts[name]) for name in BEST)])
    return markdown(["scenarios of", *BEST.values()], rows, numbers=True)


def suite_seats(data: Path) -> str:
    """Scores of the same agent with the others in two orders."""
    rows = load(data, "suite-seats")["scenarios"]
    lines = []
    for row in rows:
        difference = f"{row['reversed'] - row['raw']:+.3f} ± {1.96 * row['se']:.3f}"
        lines.append([f"`{row['scenario']}`", f"{row['raw']:.3f}", f"{row['reversed']:.3f}", difference])
    return markdown(["scenario", "raw score", "others reversed", "difference"], lines, numbers=True)


def pictures() -> dict[str, str]:
    """Path in the checkout -> SVG: the performance profiles of the published entries."""
    entries = _entries()
    plot = profile_plot(compare_entries(entries, common_scenarios(entries)))
    return {"docs/images/suite_profiles.svg": charts.standalone(plot)}


SCORES = (suite_table, suite_full, suite_improvement, suite_commands)
FIGURES = (*SCORES, suite_others, suite_bounds, suite_controls, suite_seats, suite_coverage)
