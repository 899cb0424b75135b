"""A run as tables: the same ones for the terminal and for the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from badbones_experiments.bench import rate

from docs.tools.bench.cases import FIGURES
from docs.tools.bench.goals import GOALS, Document
from docs.tools.bench.measure import game_name
from docs.tools.bench.parts import NEW
from docs.tools.bench.peer_server import PEERS

TEXT_COLUMNS = ("figure", "game", "peer", "goal", "process", "our figure", "compared", "part")  # the others are numbers
TITLES = {
    "figures": "Figures",
    "cores": "Cores",
    "game": "The game",
    "learning": "Learning",
}  # of groups that are listed case by case


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


def spread(found: dict[str, float], show: Any = rate) -> str:
    """The lowest and the highest."""
    return f"{show(found['low'])} .. {show(found['high'])}"


def times(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def _goal_table(found: Document) -> Table:
    """Of a run of the standard set every goal, of another those that it says something of."""
    chosen = any(found["settings"][name] is not None for name in ("figures", "game", "batches"))
    rows = []
    for goal in GOALS:
        value = goal.value(found)
        show = times if goal.unit == "times" else "{:,.0f}".format
        target = f"{'<=' if goal.at_most else '>='} {show(goal.target)} {goal.unit}"
        if value is not None:
            varied = spread(value._asdict(), show) if value.low < value.high else "-"
            rows.append([goal.what, target, show(value.median), varied, "yes" if goal.met(value.median) else "no"])
        elif not chosen:
            rows.append([goal.what, target, "not measured", "-", "-"])
    return Table("Goals", ["goal", "target", "measured", "spread", "met"], rows)


def _result_table(title: str, results: list[dict[str, Any]]) -> Table:
    rows = []
    for one in results:
        decisions, choosing = one.get("decisions"), one.get("with_choosing")
        rows.append(
            [
                one["figure"],
                game_name(one["game"]),
                f"{one['batch']:,}",
                str(one["cores"]),
                rate(decisions["median"]) if decisions else "-",
                spread(decisions) if decisions else "-",
                rate(choosing["median"]) if choosing else "-",
                rate(one["games"]["median"]),
                f"{one['steps']:,.0f}" if decisions else "-",
            ]
        )
    head = ["figure", "game", "batch", "cores", "decisions/s", "spread", "choosing too", "games/s", "calibrated"]
    return Table(title, head, rows)


def _peer_table(results: list[dict[str, Any]], found: Document) -> Table:
    ratios = {one["to"]["figure"]: one for one in found["ratios"] if one["kind"] == "peer"}
    rows = []
    for one in results:
        ours = ratios.get(one["figure"])
        if ours is not None:
            rows.append(
                [
                    one["game"]["name"],
                    one["version"],
                    rate(one["decisions"]["median"]),
                    spread(one["decisions"]),
                    rate(one["games"]["median"]),
                    ours["of"]["figure"] + (", choosing too" if ours["choosing"] else ""),
                    times(ours["median"]),
                    spread(ours, times),
                ]
            )
    for name, why in found["missing_peers"].items():
        rows.append([PEERS[name].title if name in PEERS else name, "-", "-", "-", "-", "-", "-", why])
    head = ["peer", "version", "decisions/s", "spread", "games/s", "our figure", "ours/peer", "ratio's spread"]
    return Table("Peers, side by side with ours", head, rows)


def _ratio_table(found: Document) -> Table:
    rows = []
    for one in found["ratios"]:
        if one["kind"] != "peer":
            rows.append([one["of"]["figure"], _compared(one), times(one["median"]), spread(one, times)])
    return Table("Ratios of decisions/s", ["figure", "compared", "ratio", "spread"], rows)


def _compared(one: dict[str, Any]) -> str:
    """The two ends of a ratio, by what they differ in."""
    case, other = one["of"], one["to"]
    if one["kind"] == "learner":
        return f"with {other['figure']}, {case['cores']} cores"
    if one["kind"] == "cores":
        return f"{case['cores']} cores against {other['cores']}, batch {case['batch']:,}"
    return f"{game_name(case['game'])} against {game_name(other['game'])}"


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


def _part_table(results: list[dict[str, Any]]) -> Table:
    rows = []
    for one in results:
        whole = sum(time for name, time in one["parts"].items() if name != NEW)
        for name, time in one["parts"].items():
            rows.append([name, f"{time:,.0f}", "-" if name == NEW else f"{time / whole:.0%}"])
    return Table("What a round goes to", ["part", "ns/round of a game", "share"], rows)


def _skeleton_table(results: list[dict[str, Any]]) -> Table:
    rows = []
    for one in results:
        costs = {"low": 1e6 / one["games"]["high"], "high": 1e6 / one["games"]["low"]}
        rows.append(
            [
                f"{one['skeletons']:.1f}",
                f"{1e9 / one['decisions']['median']:,.0f}",
                f"{1e6 / one['games']['median']:.2f}",
                spread(costs, "{:.2f}".format),
            ]
        )
    return Table("Cost and skeletons", ["tokens per board", "ns/decision", "µs/round of a game", "spread"], rows)


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


def by_group(found: Document) -> dict[str, list[dict[str, Any]]]:
    """The results of a run by the name of their group."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for one in found["results"]:
        groups.setdefault(one["group"], []).append(one)
    return groups


def tables(found: Document) -> dict[str, Table]:
    """All tables that a run has something for."""
    groups = by_group(found)
    made = {"goals": _goal_table(found)}
    for name, results in groups.items():
        if name == "peers":
            made["ours beside peers"] = _result_table(
                "Ours beside the peers", [one for one in results if one["figure"] in FIGURES]
            )
        elif name == "modes":
            made[name] = _cross_table("Decisions/s by game", results, "game")
        elif name == "batches":
            made[name] = _cross_table("Decisions/s by batch size", results, "batch")
        elif name == "parts":
            made[name] = _part_table(results)
        elif name == "skeletons":
            made[name] = _skeleton_table(results)
        else:
            made[name] = _result_table(TITLES.get(name, name), results)
    made["peers"] = _peer_table(groups.get("peers", []), found)
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
    commit = "" if found["commit"] is None else f" (commit {found['commit']})"
    load = "" if machine["load"] is None else f" (load {machine['load']:.1f} before the run)"
    return (
        f"badbones {found['version']}{commit}, {found['date']}: {machine['processor']}, {machine['cores']} cores"
        f"{load}, {machine['system']}, Python {machine['python']}, {libraries}; {settings['repeat']} windows of "
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
