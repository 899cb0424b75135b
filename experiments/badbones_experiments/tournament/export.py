"""Results as text for the terminal, JSON and CSV."""

from __future__ import annotations

import csv
import json
import math
import re
from pathlib import Path
from typing import Any

from badbones_env.outcome import CAUSES

from ..reports.tables import Table
from .database import Database
from .schedule import Plan

RESULTS, GAMES = "results.json", "games.csv"
NAME = 32  # letters of an agent's spec that a table has room for
Row = list[str]


def to_json(results: dict[str, Any]) -> str:
    return json.dumps(results, indent=1) + "\n"


def write_csv(store: Database, plan: Plan, path: Path) -> None:
    """One line for every seat of every game, in the order of the games; times are in the database only."""
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(
            [
                "game",
                "table",
                "block",
                "rotation",
                "seed",
                "number",
                "decided",
                "rounds",
                "seat",
                "agent",
                "place",
                "won",
                "score",
                "rounds_survived",
                "eliminated_by",
                "decisions",
            ]
        )
        for row in store.query(
            "SELECT game, tbl, block, rotation, number, decided, rounds, seat, agent, place, won, score, survived, "
            "cause, decisions FROM games JOIN seats USING (game) ORDER BY game, seat"
        ):
            *game, number, decided, rounds, seat, agent, place, won, score, survived, cause, decisions = row
            writer.writerow(
                [
                    *game,
                    plan.seed,
                    number,
                    decided,
                    rounds,
                    seat,
                    plan.agents[agent],
                    place,
                    won,
                    score,
                    survived,
                    CAUSES[cause],
                    decisions,
                ]
            )


def with_interval(estimate: dict[str, float | None], form: str) -> str:
    """An estimate and, on a second line, its interval, as far as there are any: ``61.2%\\n58.0% to 64.1%``."""
    value, low, high = estimate["value"], estimate["low"], estimate["high"]
    if value is None:
        return "-"
    text = format(value, form)
    return text if low is None or high is None else f"{text}\n{format(low, form)} to {format(high, form)}"


def table_of(results: dict[str, Any], timing: dict[str, float], full: bool = False) -> tuple[Row, list[Row]]:
    """Head and rows of the table of all entrants, for terminal and report. ``timing``: milliseconds a decision.

    ``full``: with likelihood of superiority, worst case and the rating that clones cannot move.
    """
    entrants = results["entrants"]
    columns: list[tuple[str, str, str]] = [
        ("rating", "rating", ".0f"),
        ("win_share", "win share", ".1%"),
        ("mean_rank", "mean rank", ".2f"),
        ("success", "success", ".1%"),
        ("score", "mean score", ".1f"),
        ("rounds_survived", "rounds survived", ".2f"),
    ]
    shown = [column for column in columns if any(column[0] in entrant for entrant in entrants)]
    causes = [cause for cause in CAUSES[1:] if cause in ("tower", "village") or _any(entrants, cause)]
    ranks = rank_ranges(entrants, shown[0][0])
    head = ["agent", "rank", "games", *(title for _, title, _ in shown), *(f"by {cause}" for cause in causes)]
    compared = _compared(results) if full else []
    head += [title for title, _ in compared]
    cut = results["cut_off"] > 0
    head += [*(["cut off"] if cut else []), "ms/decision", "faults"]
    rows = []
    for k, (entrant, rank) in enumerate(zip(entrants, ranks, strict=True)):
        row = [entrant["agent"] + (" *" if entrant["timed"] else ""), rank, f"{entrant['games']:,}"]
        row += [with_interval(entrant[key], form) for key, _, form in shown]
        row += [f"{entrant['eliminations'][cause]:,}" for cause in causes]
        row += [cells[k] for _, cells in compared]
        row += [f"{entrant['cut_off']:,}"] if cut else []
        faults = ", ".join(f"{n:,} {kind}" for kind, n in entrant["faults"].items())
        rows.append([*row, f"{timing[entrant['agent']]:.3f}", faults or "0"])
    return head, rows


def _compared(results: dict[str, Any]) -> list[tuple[str, Row]]:
    """Columns that compare entrants with each other: titles and cells."""
    entrants, columns = results["entrants"], []
    if "superiority" in results:
        below = [row[k + 1] for k, row in enumerate(results["superiority"][:-1])]
        columns.append(("better than next", [*("-" if los is None else f"{los:.0%}" for los in below), "-"]))
    if "head_to_head" in results:
        worst = [entrant["worst_case"] for entrant in entrants]
        columns.append(("worst case", [f"{w['share']:.1%}\n{w['against']}" if w else "-" for w in worst]))
        columns.append(("against the unbeaten", [f"{entrant['unbeaten']:.1%}" for entrant in entrants]))
    return columns


def rank_ranges(entrants: list[dict[str, Any]], key: str) -> list[str]:
    """The places that the intervals of a figure leave open to each entrant: ``1`` or ``2-3``."""
    spans = []
    for entrant in entrants:
        value, low, high = (entrant[key][name] for name in ("value", "low", "high"))
        value = -math.inf if value is None else value
        spans.append((value if low is None else low, value if high is None else high))
    ranges = []
    for low, high in spans:
        best = 1 + sum(other_low > high for other_low, _ in spans)
        worst = len(spans) - sum(other_high < low for _, other_high in spans)
        ranges.append(str(best) if best == worst else f"{best}-{worst}")
    return ranges


def _any(entrants: list[dict[str, Any]], cause: str) -> bool:
    return any(entrant["eliminations"][cause] for entrant in entrants)


def first_faults(store: Database) -> list[str]:
    """What the first fault of every agent was that has any, a line each."""
    plan, told = store.plan(), dict[int, str]()
    for agent, game, seat, kind, message in store.query(
        "SELECT agent, f.game, f.seat, kind, message FROM faults f JOIN seats s ON s.game = f.game AND s.seat = f.seat "
        "ORDER BY f.game, f.rowid"
    ):
        told.setdefault(agent, f"first fault of {plan.agents[agent]}: {kind} in game {game}, seat {seat}: {message}")
    return [told[agent] for agent in sorted(told)]


def short_name(agent: str) -> str:
    """An agent's spec for a narrow column: without folders, and if it is long still without its middle."""
    short = agent if len(agent) <= NAME else re.sub(r"[^,:=]*/", "", agent)
    return short if len(short) <= NAME else f"{short[: NAME // 2]}…{short[-(NAME // 2) :]}"


def as_text(results: dict[str, Any], timing: dict[str, float], full: bool = False) -> str:
    """The table of all entrants for the terminal; ``full``: as ``table_of`` has it."""
    head, rows = table_of(results, timing, full)
    names = [short_name(row[0]) for row in rows]
    if len(set(names)) == len(names):
        rows = [[name, *row[1:]] for name, row in zip(names, rows, strict=True)]
    text = Table(head, rows).text()
    if not results["reproducible"]:
        text += "\n* has a time budget: its games depend on the machine and do not repeat exactly"
    return text
