"""Tables, files and the page of one or several entries."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from ..reports.charts import Interval, Series, interval_plot, line_plot
from ..reports.pages import Card, page
from ..reports.tables import ResultTable
from ..tournament.export import with_interval
from ..tournament.intervals import estimate
from .definition import TRACKS
from .scorecard import Entry, summary
from .statistics import PROFILE, interval, probability_of_improvement, replicates

FORM = ".3f"  # of scores


def compare_entries(entries: Sequence[Entry], names: Sequence[str]) -> dict[str, Any]:
    """All figures of a comparison over these scenarios, which every entry has played; the best entry first."""
    rows: list[dict[str, Any]] = [
        {"name": entry.name, "budget": entry.results.get("budget")} | summary(entry, names) for entry in entries
    ]
    rows.sort(key=lambda row: -row["iqm"]["value"])
    return {"scenarios": list(names), "entries": rows, "improvement": _improvement(entries, rows, names)}


def _improvement(entries: Sequence[Entry], rows: Sequence[dict[str, Any]], names: Sequence[str]) -> list[list[Any]]:
    """The probability of improvement of each entry (row) over each other, in the order of ``rows``."""
    by_name = {entry.name: entry.matrix(names) for entry in entries}
    table: list[list[Any]] = []
    for row in rows:
        x = by_name[row["name"]]
        cells: list[Any] = []
        for column in rows:
            y = by_name[column["name"]]
            if column is row:
                cells.append(None)
                continue
            value = float(probability_of_improvement(x[0], y[0]))
            drawn = probability_of_improvement(replicates(*x, stream=1), replicates(*y, stream=2))
            cells.append(estimate(value, *interval(drawn)))
        table.append(cells)
    return table


def summary_table(compared: dict[str, Any], title: str = "") -> ResultTable:
    """A row for each entry."""
    tracks = [track for track in TRACKS if any(track in row["tracks"] for row in compared["entries"])]
    head = ["entry", "runs", "decisions", "IQM", *tracks, "self-play gap", "worst scenario", "detectable"]
    rows = []
    for row in compared["entries"]:
        gap = row["self_play_gap"]
        budget = f"{row['budget']:,}" if row["budget"] else "-"
        rows.append(
            [row["name"], str(row["runs"]), budget, with_interval(row["iqm"], FORM)]
            + [with_interval(row["tracks"].get(track), FORM) for track in tracks]
            + [f"{gap['value']:.3f}" if gap else "-", f"{row['worst']['value']:.3f}", f"{row['detectable']:.3f}"]
        )
    return ResultTable(head, rows, title)


def improvement_table(compared: dict[str, Any]) -> ResultTable:
    """How likely the entry of a row is to beat that of a column."""
    names = [row["name"] for row in compared["entries"]]
    rows = [
        [name, *(with_interval(figure, FORM) for figure in cells)]
        for name, cells in zip(names, compared["improvement"], strict=True)
    ]
    return ResultTable(["entry", *names], rows, "Probability of improvement of the row over the column")


def scenario_table(entries: Sequence[Entry], names: Sequence[str]) -> ResultTable:
    """The mean normalised score of every entry in every scenario; with one entry, its raw scores as well."""
    if len(entries) == 1:
        wanted = [row for row in entries[0].results["scenarios"] if row["name"] in set(names)]
        figures = [(fmean(row["raw"]), fmean(row["normalised"]), row["lower"], row["upper"]) for row in wanted]
        rows = [[row["name"], *(format(x, FORM) for x in values)] for row, values in zip(wanted, figures, strict=True)]
        return ResultTable(["scenario", "raw", "normalised", "lower", "upper"], rows)
    means = [entry.matrix(names)[0].mean(axis=0) for entry in entries]
    rows = [[name, *(format(mean[k], FORM) for mean in means)] for k, name in enumerate(names)]
    return ResultTable(["scenario", *(entry.name for entry in entries)], rows)


def latex(table: ResultTable) -> str:
    """The table for a paper (package booktabs); intervals stand in brackets."""
    escapes = {"_": r"\_", "%": r"\%", "&": r"\&", "#": r"\#"}

    def line(cells: Sequence[str]) -> str:
        plain = ["".join(escapes.get(char, char) for char in text) for text in cells]
        joined = (text.replace("\n", " {\\scriptsize [") + "]}" * ("\n" in text) for text in plain)
        return " & ".join(joined).replace(" to ", ", ") + r" \\"

    body = [line(row) for row in table.rows]
    columns = "l" + "r" * (len(table.head) - 1)
    top = [rf"\begin{{tabular}}{{{columns}}}", r"\toprule", line(table.head), r"\midrule"]
    return "\n".join([*top, *body, r"\bottomrule", r"\end{tabular}", ""])


def profile_plot(compared: dict[str, Any]) -> str:
    """The performance profile of every entry."""
    rows = compared["entries"]
    lines = [Series(row["name"], list(zip(PROFILE, row["profile"], strict=True))) for row in rows]
    title = "Fraction of runs and scenarios above a score"
    return line_plot(lines, title, "normalised score", "fraction above", y_limits=(0.0, 1.0))


def html(
    entries: Sequence[Entry], compared: dict[str, Any], title: str, facts: str, command: str, run: str = ""
) -> str:
    """The page: aggregates, profiles, scenarios of these entries. ``compared`` may have others beside them."""
    rows = compared["entries"]
    aggregates = [Interval(row["name"], row["iqm"]["value"], row["iqm"]["low"], row["iqm"]["high"]) for row in rows]
    cards = [
        Card("Scores", "0 is passive, 1 the best response. 95% intervals.", summary_table(compared)),
        Card("Interquartile mean", figures=[interval_plot(aggregates, "Interquartile mean", "normalised score")]),
        Card("Performance profiles", figures=[profile_plot(compared)]),
    ]
    if len(entries) > 1:
        cards.append(Card("Probability of improvement", table=improvement_table(compared)))
    cards.append(Card("All scenarios", table=scenario_table(entries, compared["scenarios"])))
    return page(title, cards, facts=facts, command=command, run=run)
