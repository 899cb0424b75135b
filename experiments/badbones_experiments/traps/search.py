"""Search for strategies: fill a MAP-Elites archive, measure its elites on fresh games, write each as a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.strategies.read import FOLDER, StrategyError, find_strategy, shipped, strategy_text
from numpy.typing import NDArray

from badbones_env import GameConfig, Recorder, Simulator
from badbones_env.files import read_toml
from badbones_env.table import Hook, Marks
from badbones_env.table import Table as GameTable
from badbones_env.text.choices import action_texts

from ..jobs.files import write_files
from ..reports.charts import alone, heat_map
from ..reports.pages import Card
from ..reports.progress import Progress
from ..reports.tables import Linked, Table
from ..tournament.intervals import binomial_interval
from .games import AgentPool, Experiment, subjects
from .map_elites import FRESH, Archive, Axis, Budget, FinalElite, MapElites, strategy_json
from .report import Report
from .setting import TrapsError, describe_opponents
from .variation import Variation, beginning, yielding

STRATEGIES, RECORDS = "strategies", "records"  # folders
SENT_AXIS = ("share of skeletons sent to others", 0.0, 0.5, 25)
TRAPS_AXIS = ("traps on the board", 0.0, 5.0, 25)
COSTS = (0.01, 0.04, 0.1)  # what a rule may cost in the yielding forms that the search begins with


def first_strategies(names: Sequence[str], config: GameConfig) -> list[dict[str, Any]]:
    """What the search begins with: the named strategies (all shipped ones that fit), and forms of them that yield."""
    if config.mode != "versus":
        raise TrapsError("an archive is about what is sent to others: --mode versus")
    given = [_content(name, config) for name in names or [n for n in shipped() if find_strategy(n).fits(config)]]
    return [*given, *(yielding(data, cost) for cost in COSTS for data in given if data["rule"])]


def _content(name: str, config: GameConfig) -> dict[str, Any]:
    """What stands in a strategy's file, checked; without a shopping list where there is no market."""
    find_strategy(name)
    path = FOLDER / f"{name}.toml" if name in shipped() else Path(name)
    data = beginning(read_toml(path, StrategyError))
    return data if config.advanced else {key: value for key, value in data.items() if key != "buy"}


def search(
    experiment: Experiment,
    config: GameConfig,
    beginners: Sequence[dict[str, Any]],
    budget: Budget,
    out: Path,
) -> Report:
    """Search, and write what is in the archive."""
    archive = Archive(Axis(*SENT_AXIS), Axis(*TRAPS_AXIS))
    elites = MapElites(experiment.run, Variation(config), archive, budget, experiment.seed)
    elites.explore(beginners)
    final = elites.conclude()
    opponents = describe_opponents(config, experiment.opponents)
    entries = [_entry(archive, elite) for elite in final]
    ranked = sorted(entries, key=lambda entry: (-entry["win"]["value"], entry["name"]))
    write_elites(out, experiment, config, final, entries)
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
        "axes": {"sent": SENT_AXIS, "traps": TRAPS_AXIS},
        "elites": ranked,
    }
    chart = archive_map(ranked, archive, par)
    return Report(
        "Archive of trap strategies", facts, figures, archive_cards(ranked, chart), {"archive.svg": alone(chart)}
    )


def name_of(archive: Archive, elite: FinalElite) -> str:
    """The name of an elite: where its cell begins, in percent and in tenths of a trap."""
    column, row = elite.cell
    return f"sent{100 * archive.sent.edge(column):02.0f}-traps{10 * archive.traps.edge(row):02.0f}"


def _entry(archive: Archive, elite: FinalElite) -> dict[str, Any]:
    """The figures of an elite, from its fresh games."""
    low, high = binomial_interval(elite.fresh.win, len(elite.fresh.wins))
    return {
        "name": name_of(archive, elite),
        "cell": list(elite.cell),
        "sent": round(elite.fresh.sent, 4),
        "traps": round(elite.fresh.traps, 3),
        "win": {"value": elite.fresh.win, "low": low, "high": high},
        "points": round(float(elite.fresh.points.mean()), 3),
        "games": len(elite.fresh.wins),
        "searched_win": elite.searched.win,
        "rules": len(elite.data["rule"]),
        "aim": elite.data["aim"],
        "otherwise": elite.data["otherwise"],
    }


def archive_map(ranked: Sequence[dict[str, Any]], archive: Archive, par: float) -> str:
    """The archive as a heat map up to the last elite; every cell links to a record of its elite."""
    elites = {tuple(entry["cell"]): entry for entry in ranked}
    columns, rows = (range(max((cell[k] for cell in elites), default=0) + 1) for k in range(2))
    grid = [[elites.get((column, row)) for column in columns] for row in reversed(rows)]
    return heat_map(
        [f"{archive.traps.edge(row):.1f}" for row in reversed(rows)],
        [f"{archive.sent.edge(column):.0%}" for column in columns],
        [[entry["win"]["value"] if entry else None for entry in line] for line in grid],
        "Win share of the best strategy in each cell",
        middle=par,
        spread=max((abs(entry["win"]["value"] - par) for entry in ranked), default=par),
        notes=[[_note(entry) if entry else "" for entry in line] for line in grid],
        links=[[f"{RECORDS}/{entry['name']}.bones" if entry else "" for entry in line] for line in grid],
        axes=(archive.traps.name, archive.sent.name),
    )


def _note(entry: dict[str, Any]) -> str:
    return (
        f"{entry['name']}: wins {entry['win']['value']:.1%} ({entry['win']['low']:.1%} to {entry['win']['high']:.1%}), "
        f"sends {entry['sent']:.0%} away, {entry['traps']:.1f} traps on the board, {entry['rules']} rules"
    )


def archive_cards(ranked: Sequence[dict[str, Any]], chart: str) -> list[Card]:
    """The map and the table of an archive."""
    rows = [
        [
            Linked(entry["name"], f"{STRATEGIES}/{entry['name']}.toml"),
            f"{entry['win']['value']:.1%}\n{entry['win']['low']:.1%} to {entry['win']['high']:.1%}",
            f"{entry['points']:.1f}",
            f"{entry['sent']:.0%}",
            f"{entry['traps']:.1f}",
            str(entry["rules"]),
            entry["aim"],
            entry["otherwise"],
        ]
        for entry in ranked
    ]
    head = ["strategy", "win share", "points", "sent", "traps", "rules", "aim", "otherwise"]
    text = (
        "Win share of the best strategy in each cell: blue above par, orange below. To the right more skeletons are "
        "sent to others, upwards more traps lie on the board. A cell links to the record of a game: badbones replay."
    )
    return [
        Card("The archive", text, figures=[chart]),
        Card("All strategies", "From fresh games, with 95% intervals. Names link to files.", Table(head, rows)),
    ]


def write_elites(
    out: Path,
    experiment: Experiment,
    config: GameConfig,
    final: Sequence[FinalElite],
    entries: Sequence[dict[str, Any]],
) -> None:
    """Write a file of every elite, and the record of the first fresh game that it won, if it won any."""
    for folder in (STRATEGIES, RECORDS):
        (out / folder).mkdir(exist_ok=True)
    opponents = describe_opponents(config, experiment.opponents)
    pool = AgentPool(experiment.opponents, experiment.seed)
    with Progress(len(final), "games recorded") as bar:
        for number, (elite, entry) in enumerate(zip(final, entries, strict=True), 1):
            name, data = entry["name"], _described(elite.data, entry, opponents)
            write_files(out / STRATEGIES, {f"{name}.toml": strategy_text(data)})
            number_of_game = FRESH + int(elite.fresh.wins.argmax())
            record_game(pool, config, name, data, number_of_game, out / RECORDS / f"{name}.bones")
            bar.update(number)
    pool.close()


def _described(data: dict[str, Any], entry: dict[str, Any], opponents: str) -> dict[str, Any]:
    """A strategy with a title and a sentence about it, as they stand in its file."""
    win = entry["win"]
    about = (
        f"Found by search: wins {win['value']:.1%} ({win['low']:.1%} to {win['high']:.1%}) of {entry['games']:,} "
        f"fresh games {opponents}."
    )
    title = f"Sends {entry['sent']:.0%} away, {entry['traps']:.1f} traps out"
    return {"title": title, "about": about, **{key: data[key] for key in data if key not in ("title", "about")}}


class RecordHook(Hook):
    """Records the choices of the only game of a table."""

    def __init__(self, recorder: Recorder, texts: list[list[str]]) -> None:
        self._recorder, self._texts = recorder, texts

    def on_choices(self, table: GameTable, pending: Marks, actions: NDArray[np.int64]) -> None:
        seats = np.flatnonzero(pending[0]).tolist()
        self._recorder.step({seat: self._texts[seat][int(actions[0, seat])] for seat in seats})


def record_game(pool: AgentPool, config: GameConfig, name: str, data: dict[str, Any], number: int, path: Path) -> None:
    """Play game ``number`` again with a strategy and write its record."""
    sim = Simulator(config, 1, pool.seed, threads=1, masks=False, first=number)
    table = pool.table(sim, strategy_json(data), subjects(sim))
    names = [name, *(str(pool.agent(spec).spec) for spec in pool.opponents)]
    texts = [action_texts(sim.spec, seat) for seat in range(config.players)]
    agents = [names[int(seat)] for seat in table.seats[0]]
    with Recorder(path, config.options(), seed=pool.seed, index=number, agents=agents) as recorder:
        table.hooks = (RecordHook(recorder, texts),)
        table.play()
