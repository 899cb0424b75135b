"""``badbones traps search`` from start to end: fills the atlas, measures it, writes files, picture, replays, report."""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_agents.strategies.read import FOLDER, StrategyError, find_strategy, shipped
from badbones_agents.strategies.write import strategy_text

from badbones_env import GameConfig
from badbones_env.version import __version__

from ..jobs.files import results_text, write_files
from ..jobs.keyed import KeyedRun, KeyedStore
from ..reports.pages import Card, page
from ..reports.progress import Progress
from ..reports.tables import Linked, Table
from ..tournament.bootstrap import wilson
from .archive import Archive, Axis
from .archive_games import FRESH, TrialJob
from .archive_picture import Spot, as_file, atlas_picture
from .archive_replays import page_of, record_game
from .games import AgentPool, field_words
from .main import REPORT, RESULTS, TABLES, OutputOptions
from .map_elites import Effort, Found, Search
from .report import Section, as_markdown
from .setting import TrapsError
from .variation import Variation, beginning, yielding

PICTURE, STRATEGIES, RECORDS, REPLAYS = "atlas.svg", "strategies", "records", "replays"
SENT_AXIS = ("share of skeletons sent to others", 0.0, 0.5, 25)
TRAPS_AXIS = ("traps on the board", 0.0, 5.0, 25)
YIELDING = (0.01, 0.04, 0.1)  # what plans may cost of which the search begins with a form that yields
LISTED = 12  # strategies of the table on the terminal and in documents


def search(
    config: GameConfig,
    names: Sequence[str],
    field: Sequence[str],
    seed: int,
    effort: Effort,
    weights: bool,
    replays: int | None,
    outlet: OutputOptions,
) -> int:
    """Search, or go on with it, and write what was found; ``replays``: pages for how many of the best, else for all."""
    if config.mode != "versus":
        raise TrapsError("an atlas is about what is sent to others: --mode versus")
    given = [_content(name, config) for name in names or [n for n in shipped() if find_strategy(n).fits(config)]]
    beginners = [*given, *(yielding(data, cost) for cost in YIELDING for data in given if data["rule"])]
    archive = Archive(Axis(*SENT_AXIS), Axis(*TRAPS_AXIS))
    settings = {  # neither how many are tried nor the fresh games: a search can be continued
        "badbones": __version__,
        "question": "search",
        "game": config.options(),
        "field": list(field),
        "seed": seed,
        "screening": effort.screening,
        "games": effort.games,
        "weights": weights,
        "beginners": beginners,
        "axes": [SENT_AXIS, TRAPS_AXIS],
    }
    job = TrialJob(json.dumps(config.options(), sort_keys=True), tuple(field), seed)
    say = sys.stderr if outlet.as_json else sys.stdout
    meta = {"command": outlet.command}
    with KeyedStore.prepare(outlet.out, settings, meta, resume=outlet.resume, overwrite=outlet.overwrite) as store:
        print(f"search: {config.describe()}; {effort.children:,} strategies; seed {seed}", file=say)
        try:
            with KeyedRun(job, store, outlet.workers, outlet.out) as run:
                work = Search(
                    run,
                    Variation(config, weights),
                    archive,
                    effort,
                    seed,
                    lambda text: print(text, file=say, flush=True),
                )
                work.explore(beginners)
                found = work.conclude()
        except KeyboardInterrupt:
            print(f"\n{store.done():,} parts are stored; the same command with --resume goes on", file=sys.stderr)
            raise
    figures = _write(config, job, archive, found, effort, replays, outlet)
    print(results_text(figures) if outlet.as_json else f"{figures['facts']}\n\n{_best(figures)}")
    print(f"\natlas: {Path(outlet.out) / REPORT}\nstrategies: {Path(outlet.out) / STRATEGIES}", file=say)
    return 0


def _content(name: str, config: GameConfig) -> dict[str, Any]:
    """What stands in a strategy's file, checked; without a shopping list where there is no market."""
    find_strategy(name)
    path = FOLDER / f"{name}.toml" if name in shipped() else Path(name)
    try:
        data = beginning(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise StrategyError(f"{path}: cannot be read: {error.strerror}") from None
    return data if config.advanced else {key: value for key, value in data.items() if key != "buy"}


def name_of(archive: Archive, cell: tuple[int, int]) -> str:
    """The name of a cell's strategy: where the cell begins, in percent and in tenths of a trap."""
    return f"sent{100 * archive.sent.edge(cell[0]):02.0f}-traps{10 * archive.traps.edge(cell[1]):02.0f}"


def entry(archive: Archive, one: Found) -> dict[str, Any]:
    """What the results say of an elite; its figures are those of the fresh games."""
    low, high = wilson(one.fresh.win, len(one.fresh.wins))
    return {
        "name": name_of(archive, one.cell),
        "cell": list(one.cell),
        "sent": round(one.fresh.sent, 4),
        "traps": round(one.fresh.traps, 3),
        "win": {"value": one.fresh.win, "low": low, "high": high},
        "points": round(float(one.fresh.points.mean()), 3),
        "games": len(one.fresh.wins),
        "searched_win": one.searched.win,
        "rules": len(one.data["rule"]),
        "aim": one.data["aim"],
        "otherwise": one.data["otherwise"],
        "weights": len(one.data.get("weights", {})),
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


def _write(
    config: GameConfig,
    job: TrialJob,
    archive: Archive,
    found: Sequence[Found],
    effort: Effort,
    replays: int | None,
    outlet: OutputOptions,
) -> dict[str, Any]:
    """Everything that is kept; returns the figures."""
    rivals = field_words(config, job.field)
    elites = [entry(archive, one) for one in found]
    facts = (
        f"{config.describe()}; {effort.children:,} strategies tried, {len(found)} cells filled; {rivals}; every number "
        f"from {effort.fresh:,} games that the search has not seen; seed {job.seed}"
    )
    ranked = sorted(elites, key=lambda one: (-one["win"]["value"], one["name"]))
    figures = {
        "title": "Atlas of trap strategies",
        "facts": facts,
        "command": outlet.command,
        "par": 1 / config.players,
        "cells": len(found),
        "children": effort.children,
        "at_par": sum(one["win"]["value"] >= 1 / config.players for one in elites),
        "axes": {"sent": SENT_AXIS, "traps": TRAPS_AXIS},
        "elites": ranked,
    }
    out = Path(outlet.out)
    for folder in (STRATEGIES, RECORDS, REPLAYS):
        (out / folder).mkdir(exist_ok=True)
    cast, watched = AgentPool(job.field, job.seed), {one["name"] for one in ranked[:replays]}
    spots = {}
    with Progress(len(found), "games recorded") as bar:
        for number, (one, figure) in enumerate(zip(found, elites, strict=True), 1):
            game = _write_elite(out, job, cast, one, figure, rivals, figure["name"] in watched)
            spots[one.cell] = _spot(figure, game)
            bar.update(number)
    cast.close()
    picture = atlas_picture(archive, spots, figures["par"])
    files = {
        RESULTS: results_text(figures),
        PICTURE: as_file(picture),
        REPORT: _page(figures, picture),
        TABLES: as_markdown([Section("The best", facts, *_rows(figures, LISTED))]),
    }
    write_files(outlet.out, files)
    return figures


def _write_elite(
    out: Path, job: TrialJob, cast: AgentPool, one: Found, figures: dict[str, Any], rivals: str, watched: bool
) -> str:
    """The file and a game of an elite, the first fresh one that it won, if it won any; returns where the game is.

    That is a page if it is to be ``watched``, else the record.
    """
    name = figures["name"]
    data = described(one.data, figures, rivals)
    write_files(out / STRATEGIES, {f"{name}.toml": strategy_text(data)})
    record = out / RECORDS / f"{name}.bones"
    record_game(job, cast, name, data, FRESH + int(one.fresh.wins.argmax()), record)
    if not watched:
        return f"{RECORDS}/{name}.bones"
    write_files(out / REPLAYS, {f"{name}.html": page_of(record, f"Bad Bones: {data['title']}")})
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
    for one in figures["elites"][:most]:
        win = one["win"]
        rows.append(
            [
                Linked(one["name"], f"{STRATEGIES}/{one['name']}.toml"),
                f"{win['value']:.1%}\n{win['low']:.1%} to {win['high']:.1%}",
                f"{one['points']:.1f}",
                f"{one['sent']:.0%}",
                f"{one['traps']:.1f}",
                str(one["rules"]),
                one["aim"],
                one["otherwise"],
            ]
        )
    return head, rows


def _best(figures: dict[str, Any]) -> str:
    return Table(*_rows(figures, LISTED)).text()


def _page(figures: dict[str, Any], picture: str) -> str:
    explained = (
        "The number leads to the strategy's file, the sign below it to a replay. To the right: more skeletons are sent "
        "to others; upwards: more traps lie on the board."
    )
    picture = f'<div style="min-width:760px">{picture}</div>'
    text = "Figures of the fresh games; shares with their 95% intervals."
    cards = [
        Card("The atlas", explained, figures=[picture], wide=True),
        Card("All strategies", text, Table(*_rows(figures)), wide=True),
    ]
    return page(figures["title"], cards, facts=figures["facts"], command=figures["command"])
