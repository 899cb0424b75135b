"""Results as text for the terminal, JSON and CSV."""

from __future__ import annotations

import codecs
import csv
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_agents.spec import BOT_PATH

from badbones_env.outcome import CAUSES

from ..jobs.files import replacing
from ..reports.tables import ResultTable
from .database import Database
from .intervals import MIN_BLOCKS
from .schedule import Plan

RESULTS, GAMES = "results.json", "games.csv"
NAME = 32  # letters of an agent's spec that a table has room for
MAX_FOLDERS = 4  # of a path, in names of agents that are called alike
FIGURES = [
    ("rating", "rating", ".0f"),
    ("win_share", "win share", ".1%"),
    ("mean_rank", "mean rank", ".2f"),
    ("success", "success", ".1%"),
    ("score", "mean score", ".1f"),
    ("rounds_survived", "rounds survived", ".2f"),
]
HEAD = "game table block rotation seed number decided rounds seat agent place won score rounds_survived eliminated_by"
Row = list[str]


def to_json(results: dict[str, Any]) -> str:
    return json.dumps(results, indent=1) + "\n"


def write_csv(store: Database, plan: Plan, path: Path) -> None:
    """One line for every seat of every game, in the order of the games; times are in the database only."""
    with replacing(path) as file:
        writer = csv.writer(codecs.getwriter("utf-8")(file))
        writer.writerow([*HEAD.split(), "decisions"])
        for row in store.query(
            "SELECT game, tbl, block, rotation, number, decided, rounds, seat, agent, place, won, score, survived, "
            "cause, decisions FROM games JOIN seats USING (game) ORDER BY game, seat"
        ):
            *game, number, decided, rounds, seat, agent, place, won, score, survived, cause, decisions = row
            outcome = [plan.agents[agent], place, won, score, survived, CAUSES[cause], decisions]
            writer.writerow([*game, plan.seed, number, decided, rounds, seat, *outcome])


def with_interval(estimate: dict[str, float | None] | None, form: str) -> str:
    """An estimate and, on a second line, its interval, as far as there are any: ``61.2%\\n58.0% to 64.1%``."""
    if estimate is None or estimate["value"] is None:
        return "-"
    value, low, high = estimate["value"], estimate["low"], estimate["high"]
    text = format(value, form)
    return text if low is None or high is None else f"{text}\n{format(low, form)} to {format(high, form)}"


def table_of(results: dict[str, Any], timing: dict[str, float], full: bool = False) -> ResultTable:
    """The table of all entrants, for terminal and report. ``timing``: milliseconds a decision.

    ``full``: with likelihood of superiority, worst case and deviation rating.
    """
    entrants = results["entrants"]
    shown = [column for column in FIGURES if any(column[0] in entrant for entrant in entrants)]
    counted = {cause for entrant in entrants for cause, count in entrant["eliminations"].items() if count}
    causes = [cause for cause in CAUSES[1:] if cause in {"tower", "village"} | counted]
    compared = _compared(results) if full else []
    cut = results["cut_off"] > 0
    head = ["agent", "rank", "games", *(title for _, title, _ in shown), *(f"by {cause}" for cause in causes)]
    head += [*(title for title, _ in compared), *(["cut off"] if cut else []), "ms/decision", "faults"]
    names = short_names([entrant["agent"] for entrant in entrants])
    rows = []
    for k, (entrant, name) in enumerate(zip(entrants, names, strict=True)):
        row = [name + (" *" if entrant["timed"] else ""), _rank(entrant), f"{entrant['games']:,}"]
        row += [with_interval(entrant[key], form) for key, _, form in shown]
        row += [f"{entrant['eliminations'][cause]:,}" for cause in causes]
        row += [cells[k] for _, cells in compared]
        row += [f"{entrant['cut_off']:,}"] if cut else []
        faults = ", ".join(f"{n:,} {kind}" for kind, n in entrant["faults"].items())
        rows.append([*row, f"{timing[entrant['agent']]:.3f}", faults or "0"])
    return ResultTable(head, rows)


def llm_table(results: dict[str, Any]) -> ResultTable | None:
    """What the decisions of language models came to: their answers that did not count, tokens and cost."""
    entrants = [entrant for entrant in results["entrants"] if "llm" in entrant]
    if not entrants:
        return None
    counts = ("decisions", "forfeited", "illegal", "unparsable", "truncated")
    rows = []
    for entrant in entrants:
        usage = entrant["llm"]
        rating = with_interval(entrant["rating"], ".0f") if "rating" in entrant else "-"
        amounts = [f"{usage['tokens_in']:,.0f}", f"{usage['tokens_out']:,.0f}", f"{usage['cost']:.4f}"]
        rows.append([entrant["agent"], rating, *(f"{usage[count]:,}" for count in counts), *amounts])
    return ResultTable(["agent", "rating", *counts, "tokens in", "tokens out", "cost a decision"], rows)


def _rank(entrant: dict[str, Any]) -> str:
    """The ranks that are left open to an entrant: ``1`` or ``2-3``."""
    best, worst = entrant.get("rank", [None, None])
    return "-" if best is None else str(best) if best == worst else f"{best}-{worst}"


def _compared(results: dict[str, Any]) -> list[tuple[str, Row]]:
    """Columns that compare entrants with each other: titles and cells."""
    entrants, columns = results["entrants"], []
    if "superiority" in results:
        below = [row[k + 1] for k, row in enumerate(results["superiority"][:-1])]
        cells = ["-" if los is None else f"{los:.0%}" for los in below]
        columns.append(("better than next", cells + ["-"] * (len(entrants) - len(cells))))
    if "head_to_head" in results:
        worst = [entrant["worst_case"] for entrant in entrants]
        columns.append(("worst case", [f"{w['share']:.1%}\n{w['against']}" if w else "-" for w in worst]))
        columns.append(("vs Nash mixture", [f"{entrant['vs_nash']:.1%}" for entrant in entrants]))
    return columns


def conclusion(results: dict[str, Any]) -> str:
    """What a tournament says, in a sentence: who is first, by how much, and what cannot be told."""
    if "pairs" not in results or results["pairs"] < 1:
        return ""
    if results["smallest_detectable_difference"] is None:
        return f"too few blocks for intervals: every agent needs {MIN_BLOCKS}, so play more --games"
    first = results["entrants"][0]
    leader, other = short_names([entrant["agent"] for entrant in results["entrants"]])[:2]
    lead = first["ahead_of_next"]
    amount = f"{_amount(results, lead['value'])} ({_amount(results, lead['low'])} to {_amount(results, lead['high'])})"
    is_first = first["rank"] == [1, 1]
    text = f"{leader} is first, ahead of" if is_first else f"nobody is clearly first: {leader} leads"
    text += f" {other} by {amount}"
    left = results["pairs"] - results["pairs_told_apart"]
    apart = f"{left} of {results['pairs']} pairs cannot be told apart" if left else "all pairs can be told apart"
    smallest = _amount(results, results["smallest_detectable_difference"])
    return f"{text}; {apart}\nsmallest detectable difference: {smallest} (80% power, 5% false positives)"


def _amount(results: dict[str, Any], value: float) -> str:
    return f"{value:.0f}" if results["compared_by"] == "rating" else f"{value:.1%}"


def first_faults(store: Database) -> list[str]:
    """What the first fault of every agent was that has any, a line each."""
    plan, first = store.plan(), dict[int, str]()
    for agent, game, seat, kind, message in store.query(
        "SELECT agent, f.game, f.seat, kind, message FROM faults f JOIN seats s ON s.game = f.game AND s.seat = f.seat "
        "ORDER BY f.game, f.rowid"
    ):
        first.setdefault(agent, f"first fault of {plan.agents[agent]}: {kind} in game {game}, seat {seat}: {message}")
    return [first[agent] for agent in sorted(first)]


def short_names(agents: Sequence[str]) -> list[str]:
    """Specs for narrow columns: a bot by its class, others without folders; with the folders that tell them apart."""
    tried = [[_by_class(agent) for agent in agents]]
    tried += [[_without_folders(agent, kept) for agent in agents] for kept in range(MAX_FOLDERS)]
    return next((names for names in tried if len(set(names)) == len(names)), list(agents))


def _by_class(agent: str) -> str:
    bot = BOT_PATH.match(agent)
    return bot["name"] if bot else _without_folders(agent)


def _without_folders(agent: str, kept: int = 0) -> str:
    return agent if len(agent) <= NAME else re.sub(rf"[^,:=]*/((?:[^,:=/]+/){{{kept}}})", r"\1", agent)


def as_text(results: dict[str, Any], timing: dict[str, float], full: bool = False) -> str:
    """The table of all entrants for the terminal, and what it says; ``full``: as ``table_of`` has it."""
    lines = [table_of(results, timing, full).text()]
    models = llm_table(results)
    if models:
        lines.append("\n" + models.text() + "\n")
    if not results["reproducible"]:
        lines.append("* has a time budget: its games depend on the machine and do not repeat exactly")
    return "\n".join(filter(None, [*lines, conclusion(results)]))
