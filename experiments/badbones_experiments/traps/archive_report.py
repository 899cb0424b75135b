"""What a search leaves: a file and a recorded game for every elite, the picture, tables and the report."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.registry import agent_seed
from badbones_agents.strategies.agent import StrategyAgent
from badbones_agents.strategies.read import parse_strategy
from badbones_agents.strategies.write import strategy_text
from numpy.typing import NDArray

from badbones_env import GameConfig, Record, Recorder, Simulator
from badbones_env.table import Hook, Marks
from badbones_env.table import Table as GameTable
from badbones_env.text.choices import action_texts

from ..jobs.files import results_text, write_files
from ..reports.pages import Card, page
from ..reports.progress import Progress
from ..reports.tables import Linked, Table
from ..tournament.intervals import binomial_interval
from ..viewer.replay import replay_page
from .archive import FRESH, Archive, Cell, TrialJob
from .archive_picture import Spot, archive_picture, as_file
from .games import AgentPool, describe_field, subjects
from .main import REPORT, RESULTS, TABLES, OutputOptions
from .map_elites import Budget, FinalElite
from .report import Section, as_markdown

PICTURE, STRATEGIES, RECORDS, REPLAYS = "archive.svg", "strategies", "records", "replays"
SENT_AXIS = ("share of skeletons sent to others", 0.0, 0.5, 25)
TRAPS_AXIS = ("traps on the board", 0.0, 5.0, 25)
LISTED = 12  # strategies of the table on the terminal and in documents


def name_of(archive: Archive, cell: Cell) -> str:
    """The name of a cell's strategy: where the cell begins, in percent and in tenths of a trap."""
    return f"sent{100 * archive.sent.edge(cell[0]):02.0f}-traps{10 * archive.traps.edge(cell[1]):02.0f}"


def entry(archive: Archive, elite: FinalElite) -> dict[str, Any]:
    """What the results say of an elite; its figures are those of the fresh games."""
    low, high = binomial_interval(elite.fresh.win, len(elite.fresh.wins))
    return {
        "name": name_of(archive, elite.cell),
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
        "weights": len(elite.data.get("weights", {})),
    }


def described(data: dict[str, Any], figures: dict[str, Any], rivals: str) -> dict[str, Any]:
    """A strategy with a title and a sentence about it, as they stand in its file."""
    win = figures["win"]
    about = (
        f"Found by search: wins {win['value']:.1%} ({win['low']:.1%} to {win['high']:.1%}) of {figures['games']:,} "
        f"fresh games {rivals}."
    )
    title = f"Sends {figures['sent']:.0%} away, {figures['traps']:.1f} traps out"
    return {"title": title, "about": about, **{key: data[key] for key in data if key not in ("title", "about")}}


def write_archive(
    config: GameConfig,
    job: TrialJob,
    archive: Archive,
    final: Sequence[FinalElite],
    budget: Budget,
    replays: int | None,
    output: OutputOptions,
) -> dict[str, Any]:
    """Write strategies, records, replays, picture and report; returns the figures."""
    rivals = describe_field(config, job.field)
    elites = [entry(archive, elite) for elite in final]
    facts = (
        f"{config.describe()}; {budget.children:,} strategies tried, {len(final)} cells filled; {rivals}; every number "
        f"from {budget.fresh:,} games that the search has not seen; seed {job.seed}"
    )
    ranked = sorted(elites, key=lambda one: (-one["win"]["value"], one["name"]))
    figures = {
        "title": "Archive of trap strategies",
        "facts": facts,
        "command": output.command,
        "par": 1 / config.players,
        "cells": len(final),
        "children": budget.children,
        "at_par": sum(one["win"]["value"] >= 1 / config.players for one in elites),
        "axes": {"sent": SENT_AXIS, "traps": TRAPS_AXIS},
        "elites": ranked,
    }
    out = Path(output.out)
    for folder in (STRATEGIES, RECORDS, REPLAYS):
        (out / folder).mkdir(exist_ok=True)
    pool, watched = AgentPool(job.field, job.seed), {one["name"] for one in ranked[:replays]}
    spots = {}
    with Progress(len(final), "games recorded") as bar:
        for number, (elite, figure) in enumerate(zip(final, elites, strict=True), 1):
            game = _write_elite(out, job, pool, elite, figure, rivals, figure["name"] in watched)
            spots[elite.cell] = _spot(figure, game)
            bar.update(number)
    pool.close()
    picture = archive_picture(archive, spots, figures["par"])
    files = {
        RESULTS: results_text(figures),
        PICTURE: as_file(picture),
        REPORT: _page(figures, picture),
        TABLES: as_markdown([Section("The best", facts, *_rows(figures, LISTED))]),
    }
    write_files(output.out, files)
    return figures


def _write_elite(
    out: Path, job: TrialJob, pool: AgentPool, elite: FinalElite, figures: dict[str, Any], rivals: str, watched: bool
) -> str:
    """The file and a game of an elite, the first fresh one that it won, if it won any; returns where the game is.

    That is a page if it is to be ``watched``, else the record.
    """
    name = figures["name"]
    data = described(elite.data, figures, rivals)
    write_files(out / STRATEGIES, {f"{name}.toml": strategy_text(data)})
    record = out / RECORDS / f"{name}.bones"
    record_game(job, pool, name, data, FRESH + int(elite.fresh.wins.argmax()), record)
    if not watched:
        return f"{RECORDS}/{name}.bones"
    write_files(out / REPLAYS, {f"{name}.html": replay_page([Record.read(record)], f"Bad Bones: {data['title']}")})
    return f"{REPLAYS}/{name}.html"


def _spot(figures: dict[str, Any], replay: str) -> Spot:
    win = figures["win"]
    note = (
        f"{figures['name']}: wins {win['value']:.1%} ({win['low']:.1%} to {win['high']:.1%}), sends "
        f"{figures['sent']:.0%} away, {figures['traps']:.1f} traps on the board, {figures['rules']} rules"
    )
    return Spot(win["value"], note, f"{STRATEGIES}/{figures['name']}.toml", replay)


def _rows(figures: dict[str, Any], most: int | None = None) -> tuple[list[str], list[list[str]]]:
    head = ["strategy", "win share", "points", "sent", "traps", "rules", "aim", "otherwise"]
    rows = []
    for elite in figures["elites"][:most]:
        win = elite["win"]
        rows.append(
            [
                Linked(elite["name"], f"{STRATEGIES}/{elite['name']}.toml"),
                f"{win['value']:.1%}\n{win['low']:.1%} to {win['high']:.1%}",
                f"{elite['points']:.1f}",
                f"{elite['sent']:.0%}",
                f"{elite['traps']:.1f}",
                str(elite["rules"]),
                elite["aim"],
                elite["otherwise"],
            ]
        )
    return head, rows


def best_table(figures: dict[str, Any]) -> str:
    return Table(*_rows(figures, LISTED)).text()


def _page(figures: dict[str, Any], picture: str) -> str:
    explained = (
        "The number links to the strategy's file, the sign below it to a replay. To the right: more skeletons are sent "
        "to others; upwards: more traps on the board."
    )
    picture = f'<div style="min-width:760px">{picture}</div>'
    text = "Figures of the fresh games; shares with their 95% intervals."
    cards = [
        Card("The archive", explained, figures=[picture], wide=True),
        Card("All strategies", text, Table(*_rows(figures)), wide=True),
    ]
    return page(figures["title"], cards, facts=figures["facts"], command=figures["command"])


class RecordHook(Hook):
    """Records what everybody does in the one game of a table."""

    def __init__(self, recorder: Recorder, texts: list[list[str]]) -> None:
        self._recorder, self._texts = recorder, texts

    def on_choices(self, table: GameTable, pending: Marks, actions: NDArray[np.int64]) -> None:
        seats = np.flatnonzero(pending[0]).tolist()
        self._recorder.step({seat: self._texts[seat][int(actions[0, seat])] for seat in seats})


def record_game(job: TrialJob, pool: AgentPool, name: str, data: dict[str, Any], number: int, path: Path) -> None:
    """Play game ``number`` of the job again with a strategy and write its record."""
    config = GameConfig.from_options(json.loads(job.game))
    sim = Simulator(config, 1, job.seed, threads=1, masks=False, first=number)
    table = pool.table(sim, job.field[0], subjects(sim))
    agent = StrategyAgent.of(parse_strategy(data, name), agent_seed(job.seed))
    names = [name, *(str(player.spec) for player in map(pool.agent, job.field))]
    table.players = [agent, *table.players[1:]]
    texts = [action_texts(sim.spec, seat) for seat in range(config.players)]
    agents = [names[int(seat)] for seat in table.seats[0]]
    with Recorder(path, config.options(), seed=job.seed, index=number, agents=agents) as recorder:
        table.hooks = (RecordHook(recorder, texts),)
        table.play()
