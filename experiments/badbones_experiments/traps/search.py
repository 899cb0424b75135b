"""Search for strategies: fill a MAP-Elites archive, measure its elites on fresh games, write each as a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_agents.strategies.read import find_strategy, shipped, strategy_text

from badbones_env import GameConfig

from ..jobs.files import inside, write_files
from ..reports.charts import heat_map, standalone
from ..reports.pages import Card
from ..reports.tables import Linked
from ..tournament.intervals import binomial_interval
from .games import Experiment
from .map_elites import Archive, Axis, Budget, Elite, MapElites
from .report import Report, table_of
from .setting import TrapsError, describe_opponents
from .variation import Variation, base_strategy, with_cost_limit

STRATEGIES = "strategies"  # the folder of the files
SENT_AXIS = ("share of skeletons sent to others", 0.0, 0.5, 25)
TRAPS_AXIS = ("traps on the board", 0.0, 5.0, 25)
COSTS = (0.01, 0.04, 0.1)  # what a rule may cost in the with_cost_limit forms that the search begins with


def first_strategies(names: Sequence[str], config: GameConfig, hero: str) -> list[dict[str, Any]]:
    """What the search begins with: the named strategies (all shipped ones that fit), and forms of them that yield.

    All have the same ``hero``, whatever their files say.
    """
    if config.mode != "versus":
        raise TrapsError("an archive is about what is sent to others: --mode versus")
    strategies = [find_strategy(name) for name in names or shipped()]
    fitting = [strategy for strategy in strategies if names or strategy.fits(config)]
    given = [base_strategy(strategy.content, hero, config.advanced) for strategy in fitting]
    return [*given, *(with_cost_limit(data, cost) for cost in COSTS for data in given if data["rule"])]


def search(
    experiment: Experiment,
    config: GameConfig,
    heroes: Sequence[str],
    initial: Sequence[dict[str, Any]],
    budget: Budget,
    out: Path,
) -> Report:
    """Search, and write what is in the archive."""
    archive = Archive(Axis(*SENT_AXIS), Axis(*TRAPS_AXIS))
    elites = MapElites(experiment.run, Variation(config, heroes), archive, budget, experiment.seed)
    elites.explore(initial)
    final = elites.conclude()
    opponents = describe_opponents(config, experiment.opponents)
    entries = [_entry(archive, elite) for elite in final]
    files = {
        f"{entry['name']}.toml": strategy_text(_described(elite.data, entry, opponents))
        for elite, entry in zip(final, entries, strict=True)
    }
    inside(out, STRATEGIES).mkdir(exist_ok=True)
    write_files(out / STRATEGIES, files)
    entries.sort(key=lambda entry: (-entry["win"]["value"], entry["name"]))
    par = 1 / config.players
    facts = (
        f"{config.describe()}; {budget.children:,} strategies tried, {len(final)} cells filled; {opponents}; every "
        f"number from {budget.fresh:,} games that the search has not seen; seed {experiment.seed}"
    )
    figures = {
        "par": par,
        "cells": len(final),
        "children": budget.children,
        "at_par": sum(entry["win"]["value"] >= par for entry in entries),
        "not_below_par": sum(entry["win"]["high"] >= par for entry in entries),
        "axes": {"sent": SENT_AXIS, "traps": TRAPS_AXIS},
        "elites": entries,
    }
    chart = archive_map(entries, archive, par)
    cards = archive_cards(entries, chart)
    return Report("Archive of trap strategies", facts, figures, cards, {"archive.svg": standalone(chart)})


def _entry(archive: Archive, elite: Elite) -> dict[str, Any]:
    """The figures of an elite, from its fresh games."""
    fresh, (column, row) = elite.fresh or elite.score, archive.cell(elite.score)
    low, high = binomial_interval(fresh.win, len(fresh.wins))
    return {
        "name": f"sent{100 * archive.sent.edge(column):02.0f}-traps{10 * archive.traps.edge(row):02.0f}",
        "cell": [column, row],
        "sent": round(fresh.sent, 4),
        "traps": round(fresh.traps, 3),
        "win": {"value": fresh.win, "low": low, "high": high},
        "points": round(float(fresh.points.mean()), 3),
        "games": len(fresh.wins),
        "searched_win": elite.score.win,
        "rules": len(elite.data["rule"]),
        "hero": elite.data["hero"],
        "aim": elite.data["aim"],
        "otherwise": elite.data["otherwise"],
    }


def _described(data: dict[str, Any], entry: dict[str, Any], opponents: str) -> dict[str, Any]:
    """A strategy with a title and a sentence about it, as they stand in its file."""
    about = f"Found by search: wins {_share(entry['win'])} of {entry['games']:,} fresh games {opponents}."
    title = f"Sends {entry['sent']:.0%} away, {entry['traps']:.1f} traps out"
    return data | {"title": title, "about": about}


def _share(win: dict[str, float]) -> str:
    return f"{win['value']:.1%} ({win['low']:.1%} to {win['high']:.1%})"


def archive_map(entries: Sequence[dict[str, Any]], archive: Archive, par: float) -> str:
    """The archive as a heat map up to the last elite; every cell links to the file of its elite."""
    elites = {tuple(entry["cell"]): entry for entry in entries}
    columns, rows = (range(max((cell[k] for cell in elites), default=0) + 1) for k in range(2))
    grid = [[elites.get((column, row)) for column in columns] for row in reversed(rows)]
    return heat_map(
        [f"{archive.traps.edge(row):.1f}" for row in reversed(rows)],
        [f"{archive.sent.edge(column):.0%}" for column in columns],
        [[entry["win"]["value"] if entry else None for entry in line] for line in grid],
        "Win share of the best strategy in each cell",
        middle=par,
        spread=max((abs(entry["win"]["value"] - par) for entry in entries), default=par),
        notes=[[_note(entry) if entry else "" for entry in line] for line in grid],
        faded=[[bool(entry and entry["win"]["low"] <= par <= entry["win"]["high"]) for entry in line] for line in grid],
        links=[[f"{STRATEGIES}/{entry['name']}.toml" if entry else "" for entry in line] for line in grid],
        axes=(archive.traps.name, archive.sent.name),
    )


def _note(entry: dict[str, Any]) -> str:
    return (
        f"{entry['name']}: wins {_share(entry['win'])}, sends {entry['sent']:.0%} away, {entry['traps']:.1f} traps on "
        f"the board, {entry['rules']} rules, hero {entry['hero']}"
    )


def archive_cards(entries: Sequence[dict[str, Any]], chart: str) -> list[Card]:
    """The map and the table of an archive."""
    columns: dict[str, Sequence[str]] = {
        "strategy": [Linked(entry["name"], f"{STRATEGIES}/{entry['name']}.toml") for entry in entries],
        "win share": [_share(entry["win"]).replace(" (", "\n").removesuffix(")") for entry in entries],
        "points": [f"{entry['points']:.1f}" for entry in entries],
        "sent": [f"{entry['sent']:.0%}" for entry in entries],
        "traps": [f"{entry['traps']:.1f}" for entry in entries],
        **{key: [str(entry[key]) for entry in entries] for key in ("rules", "hero", "aim", "otherwise")},
    }
    text = (
        "Win share of the best strategy in each cell: blue above par, orange below, faded where the interval includes "
        "par. To the right more skeletons are sent to others, upwards more traps lie on the board. A cell links to the "
        "file of its strategy."
    )
    return [
        Card("The archive", text, figures=[chart]),
        Card("All strategies", "From fresh games, with 95% intervals. Names link to files.", table_of(columns)),
    ]
