"""Tables and pictures of the benchmark suite, from the published baselines, learning curves and results of controls."""

from __future__ import annotations

from collections import Counter
from math import log10
from pathlib import Path
from statistics import mean

from badbones_experiments.reports import charts
from badbones_experiments.reports.tables import ResultTable
from badbones_experiments.suite.definition import TEAM, TIERS, TRACKS, find_suite
from badbones_experiments.suite.main import common_scenarios
from badbones_experiments.suite.report import compare_entries, improvement_table, profile_plot, summary_table
from badbones_experiments.suite.scorecard import BASELINES, Entry, baselines, read_entry

from docs.tools.pages.common import load, markdown

TICKS = (100_000, 300_000, 1_000_000, 3_000_000, 10_000_000)
BEST = {"response": "learnt response", "champion:simulations=0": "shipped network", "guardian": "`guardian`"}


def _entries() -> list[Entry]:
    return [read_entry(BASELINES / f"{name}.json") for name in baselines()]


def _complete() -> list[Entry]:
    """The entries with all scenarios of mini; the others are for the team track only."""
    return [entry for entry in _entries() if set(TRACKS) <= set(entry.results["summary"]["tracks"])]


def suite_table(data: Path) -> str:
    """The scores of the published entries."""
    return summary_table(compare_entries(_complete(), common_scenarios(_complete()))).markdown()


def suite_team(data: Path) -> str:
    """The scores of all entries, those for teams only among them, on the team track."""
    names = [name for name in common_scenarios(_entries()) if name.startswith(f"{TEAM}/")]
    table = summary_table(compare_entries(_entries(), names))
    left_out = table.head.index(TEAM)  # the same as the IQM here
    head, *rows = ([*row[:left_out], *row[left_out + 1 :]] for row in (table.head, *table.rows))
    return ResultTable(head, rows).markdown()


def suite_improvement(data: Path) -> str:
    """How likely each trained entry is to beat each other one."""
    trained = [entry for entry in _complete() if len(entry.results["agents"]) > 1]
    return improvement_table(compare_entries(trained, common_scenarios(trained))).markdown()


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
    """Rounds survived where the agent takes over games that strangers began, and the two parts of the gap."""
    lines, rows = [], load(data, "suite-coverage")["scenarios"]
    means = {kind: mean(row[kind] for row in rows) for kind in ("self_play", "taken_over", "strangers")}
    for row in (*rows, {"scenario": "mean"} | means):
        alone, taken, mixed = row["self_play"], row["taken_over"], row["strangers"]
        name = row["scenario"] if row["scenario"] == "mean" else f"`{row['scenario']}`"
        lines.append([name, f"{alone:.2f}", f"{taken:.2f}", f"{mixed:.2f}"])
        lines[-1] += [f"{alone - taken:+.2f}", f"{taken - mixed:+.2f}"]
    head = ["scenario", "self-play", "taken over", "with strangers", "states", "partners"]
    return markdown(head, lines, numbers=True)


def suite_full(data: Path) -> str:
    """The scores of the entries that have played the tier full."""
    entries = [entry for entry in _complete() if entry.results["tier"] == "full"]
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


def _curve(entry: str, points: dict[str, dict[str, float]]) -> charts.Series:
    """The mean of the runs over decisions (logarithmic), and from the lowest to the highest of them."""
    scores = {int(decisions): list(runs.values()) for decisions, runs in points.items()}
    bars = [(min(values), max(values)) for values in scores.values()]
    return charts.Series(entry, [(log10(decisions), mean(values)) for decisions, values in scores.items()], bars)


def pictures(data: Path) -> dict[str, str]:
    """Path in the checkout -> SVG: the performance profiles of the published entries, and learning curves."""
    if not (data / "suite-curves.json").is_file():
        return {}
    entries = _complete()
    profiles = profile_plot(compare_entries(entries, common_scenarios(entries)))
    lines = [_curve(entry, points) for entry, points in load(data, "suite-curves")["curves"].items()]
    most = max(decisions for line in lines for decisions, _ in line.points)
    curves = charts.line_plot(
        lines,
        "Score over decisions learnt from",
        "decisions",
        "interquartile mean",
        x_ticks=[log10(decisions) for decisions in TICKS if log10(decisions) <= most],
        show_x=lambda x: f"{round(10**x):,}",
        markers=True,
    )
    named = {"suite_profiles": profiles, "suite_curves": curves}
    return {f"docs/images/{name}.svg": charts.standalone(plot) for name, plot in named.items()}


SCORES = (suite_table, suite_team, suite_full, suite_improvement, suite_commands)
FIGURES = (*SCORES, suite_others, suite_bounds, suite_controls, suite_seats, suite_coverage)
