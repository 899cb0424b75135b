"""A run as tables: the same ones for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..peers.client import TITLES
from .goals import GOALS, Document
from .measure import game_name
from .ours import FIGURES

TEXT_COLUMNS = ("figure", "game", "peer", "goal", "process", "our figure")  # the others are numbers


@dataclass(frozen=True)
class Table:
    """A title, the columns' names and the rows."""

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def text(self) -> str:
        """For the terminal."""
        widths = [max(len(row[k]) for row in [self.head, *self.rows]) for k in range(len(self.head))]

        def line(row: Sequence[str]) -> str:
            cells = zip(self.head, row, widths, strict=True)
            return "  ".join(c.ljust(w) if name in TEXT_COLUMNS else c.rjust(w) for name, c, w in cells).rstrip()

        return "\n".join([self.title, line(self.head), line(["-" * width for width in widths]), *map(line, self.rows)])

    def markdown(self) -> str:
        """For the page, without the title."""
        marks = ["---" if name in TEXT_COLUMNS else "---:" for name in self.head]
        return "\n".join("| " + " | ".join(row) + " |" for row in [self.head, marks, *self.rows])


def rate(value: float) -> str:
    """A number a second with three digits: 2.26 M, 701 k, 45.7 k, 0.8."""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k"), (1, "")):
        if value >= size:
            scaled = value / size
            return f"{scaled:.{2 if scaled < 10 else 1 if scaled < 100 else 0}f}{letter}"
    return f"{value:.2f}"


def spread(found: dict[str, float], show: Any = rate) -> str:
    """The lowest and the highest."""
    return f"{show(found['low'])} .. {show(found['high'])}"


def times(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def _goal_table(found: Document) -> Table:
    rows = []
    for goal in GOALS:
        value = goal.value(found)
        show = times if goal.unit == "times" else (lambda x: f"{x:,.0f}")
        target = f"{'<=' if goal.at_most else '>='} {show(goal.target)} {goal.unit}"
        measured = "not measured" if value is None else show(value)
        met = "-" if value is None else "yes" if goal.met(value) else "no"
        rows.append([goal.what, target, measured, met])
    return Table("Goals", ["goal", "target", "measured", "met"], rows)


def _result_table(title: str, results: list[dict[str, Any]]) -> Table:
    rows = []
    for one in results:
        decisions, choosing = one.get("decisions"), one.get("with_choosing")
        rows.append([
            one["figure"], game_name(one["game"]), f"{one['batch']:,}", str(one["cores"]),
            rate(decisions["median"]) if decisions else "-", spread(decisions) if decisions else "-",
            rate(choosing["median"]) if choosing else "-", rate(one["games"]["median"]),
            f"{one['steps']:,.0f}" if decisions else "-",
        ])  # fmt: skip
    head = ["figure", "game", "batch", "cores", "decisions/s", "spread", "choosing too", "games/s", "calibrated"]
    return Table(title, head, rows)


def _peer_table(results: list[dict[str, Any]], found: Document) -> Table:
    ratios = {one["name"]: one for one in found["ratios"]}
    rows = []
    for one in results:
        if one["figure"] not in TITLES:
            continue
        title, ours = TITLES[one["figure"]]
        times_ours = ratios[f"peer {one['figure']}"]
        rows.append([
            title, one["version"].partition(" ")[2], rate(one["decisions"]["median"]), spread(one["decisions"]),
            rate(one["games"]["median"]), ours, times(times_ours["median"]), spread(times_ours, times),
        ])  # fmt: skip
    rows += [
        [TITLES[name][0], "-", "-", "-", "-", TITLES[name][1], "-", why] for name, why in found["missing_peers"].items()
    ]
    head = ["peer", "version", "decisions/s", "spread", "games/s", "our figure", "ours/peer", "ratio's spread"]
    return Table("Peers, side by side with ours", head, rows)


def _ratio_table(found: Document) -> Table:
    rows = [
        [one["name"], times(one["median"]), spread(one, times)]
        for one in found["ratios"]
        if not one["name"].startswith("peer ")
    ]  # fmt: skip
    return Table("Ratios of decisions/s", ["figure", "ratio", "spread"], rows)


def _cross_table(title: str, results: list[dict[str, Any]], by: str) -> Table:
    """A row for every game or batch size, a column for every figure."""
    columns: dict[tuple[str, int], None] = {}
    rows: dict[str, dict[tuple[str, int], str]] = {}
    for one in results:
        column = (one["figure"], one["cores"])
        columns[column] = None
        row = game_name(one["game"]) if by == "game" else f"{one['batch']:,}"
        rows.setdefault(row, {})[column] = rate(one["decisions"]["median"])
    names = [figure if cores == 1 else f"{figure}, {cores} cores" for figure, cores in columns]
    return Table(title, [by, *names], [[row, *(cells.get(c, "-") for c in columns)] for row, cells in rows.items()])


def _skeleton_table(results: list[dict[str, Any]]) -> Table:
    rows = [
        [f"{one['skeletons']:.1f}", f"{1e9 / one['decisions']['median']:,.0f}", f"{1e6 / one['games']['median']:.2f}"]
        for one in results
    ]
    return Table("Cost and skeletons", ["tokens per board", "ns/decision", "µs/round of a game"], rows)


def _memory_table(found: Document) -> Table:
    names = list(found["memory"][0]["bytes"])
    rows = [[game_name(one["game"]), *(f"{one['bytes'][name]:,}" for name in names)] for one in found["memory"]]
    return Table("Memory per game, bytes", ["game", *names], rows)


def _startup_table(found: Document) -> Table:
    rows = [
        [one["what"], one["cache"], f"{one['seconds']['median']:.2f}", spread(one["seconds"], "{:.2f}".format)]
        for one in found["startup"]
    ]
    return Table("Start-up, seconds of the whole process", ["process", "cache", "seconds", "spread"], rows)


def tables(found: Document) -> dict[str, Table]:
    """All tables that a run has something for."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for one in found["results"]:
        groups.setdefault(one["group"].partition(",")[0], []).append(one)
    made = {"goals": _goal_table(found)}
    for name, results in groups.items():
        if name == "peers":
            made["ours beside peers"] = _result_table("Ours beside the peers", [
                one for one in results if one["figure"] in FIGURES
            ])  # fmt: skip
            made[name] = _peer_table(results, found)
        elif name == "modes":
            made[name] = _cross_table("Decisions/s by game", results, "game")
        elif name == "batches":
            made[name] = _cross_table("Decisions/s by batch size", results, "batch")
        elif name == "skeletons":
            made[name] = _skeleton_table(results)
        else:
            made[name] = _result_table(name.capitalize(), results)
    made["ratios"] = _ratio_table(found)
    if found["memory"]:
        made["memory"] = _memory_table(found)
    if found["startup"]:
        made["startup"] = _startup_table(found)
    return {name: table for name, table in made.items() if table.rows}


def setting(found: Document) -> str:
    """What a run was made with and on."""
    machine, settings = found["machine"], found["settings"]
    libraries = ", ".join(f"{name} {number}" for name, number in machine["libraries"].items())
    load = "" if machine["load"] is None else f" (load {machine['load']:.1f} before the run)"
    return (
        f"badbones {found['badbones']}, {found['date']}: {machine['processor']}, {machine['cores']} cores{load}, "
        f"{machine['system']}, Python {machine['python']}, {libraries}; {settings['repeat']} windows of "
        f"{settings['window']} s each."
    )


def calibration(found: Document) -> str:
    """The calibration in words; "" if a run has none."""
    one = found["calibration"]
    if not one:
        return ""
    return f"{one['median']:.2f} ns a step ({one['low']:.2f} .. {one['high']:.2f}, {one['samples']} samples)"


def text(found: Document) -> str:
    """All of a run for the terminal."""
    head = [setting(found), "Median and spread of the windows; a decision is one that a seat really makes."]
    if found["calibration"]:
        head.append(f"Calibration: {calibration(found)}; 'calibrated' is what a decision costs in such steps.")
    head += [f"Left out: {figure} {why}." for figure, why in found["skipped"].items()]
    return "\n\n".join(["\n".join(head), *(table.text() for table in tables(found).values())])
