"""``badbones traps`` from start to end: open the store, run the study, write the report."""

from __future__ import annotations

import hashlib
import json
import sys
import textwrap
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from badbones_agents.networks.policy_agent import champion_file
from badbones_agents.networks.policy_file import MAX_BYTES
from badbones_agents.spec import parse_spec
from badbones_agents.strategies.read import find_strategy, shipped

from badbones_env import GameConfig
from badbones_env.files import read_bytes
from badbones_env.version import __version__

from ..jobs.backends import Job, Workers
from ..jobs.files import print_written, results_text, write_files
from ..jobs.keyed import KeyedRun, KeyedStore
from ..reports.index import update_index
from ..reports.machine import run_line
from ..reports.pages import Card, page
from ..reports.tables import ResultTable, terminal_width
from .games import Experiment, GamesPlayer
from .report import Report

RESULTS, REPORT, TABLES = "results.json", "report.html", "tables.md"
PRINTED_ROWS = 40  # of a table on the terminal


def files_in_use(specs: Sequence[str], configs: Sequence[GameConfig]) -> dict[str, str]:
    """The strategies and networks in use, networks as a hash: results depend on what is in them."""
    files = {}
    for spec in specs:
        name, values = parse_spec(spec)
        if name == "strategy":
            strategy = find_strategy(values["name"])
            files[spec] = repr(strategy.rules.tolist())
            files |= files_in_use([values.get("hero", strategy.hero)], configs)
        networks = [Path(values["path"])] if name in ("policy", "style") and "path" in values else []
        if name in ("champion", "style") and not networks:
            networks = [champion_file(config) for config in configs]
        for path in networks:
            files[f"{spec} {path.name}"] = hashlib.sha256(read_bytes(path, MAX_BYTES)).hexdigest()
    return dict(sorted(files.items()))


def run(
    name: str,
    configs: Sequence[GameConfig],
    agents: Sequence[str],
    opponents: Sequence[str],
    seed: int,
    study: Callable[[Experiment], Report],
    workers: Workers,
    out: str,
    *,
    resume: bool = False,
    overwrite: bool = False,
    as_json: bool = False,
    command: str = "",
    job: Job | None = None,
    settings: dict[str, Any] | None = None,
) -> int:
    """Run a study and write its report.

    ``settings``: what results depend on besides; a run with others is not resumed. ``job``: what workers do, by
    default play games.
    """
    started = time.time()
    settings = {
        "badbones": __version__,
        "study": name,
        "configs": [config.options() for config in configs],
        "opponents": list(opponents),
        "seed": seed,
        "files": files_in_use([*agents, *opponents], configs),
        **(settings or {}),
    }
    log = sys.stderr if as_json else sys.stdout
    job = job or partial(GamesPlayer, tuple(opponents), seed)
    with KeyedStore.prepare(out, settings, {"command": command}, resume=resume, overwrite=overwrite) as store:
        print(f"{name}: {'; '.join(config.describe() for config in configs)}; seed {seed}", file=log)
        try:
            with KeyedRun(job, store, workers, out) as keyed:
                report = study(Experiment(keyed, tuple(opponents), seed))
        except KeyboardInterrupt:
            print(f"\n{store.done():,} parts are stored; the same command with --resume goes on", file=sys.stderr)
            raise
    figures = {"title": report.title, "facts": report.facts, "command": command, **report.figures}
    text = results_text(figures)
    html = page(report.title, report.cards, facts=report.facts, command=command, run=run_line(started))
    write_files(out, {RESULTS: text, REPORT: html, TABLES: as_markdown(report.cards), **report.files})
    update_index(out)
    print(text if as_json else f"{report.facts}\n\n{as_text(report.cards)}\n")
    print_written(log, results=Path(out) / RESULTS, report=Path(out) / REPORT)
    return 0


def as_text(cards: Sequence[Card]) -> str:
    """The tables for the terminal."""
    parts = []
    for card in cards:
        if card.table:
            more = len(card.table.rows) - PRINTED_ROWS
            table = ResultTable(card.table.head, card.table.rows[:PRINTED_ROWS]).text()
            parts.append(f"{card.title}\n{card.text}\n\n{table}" + (f"\n... and {more} more" if more > 0 else ""))
    return "\n\n".join(parts)


def as_markdown(cards: Sequence[Card]) -> str:
    """The tables for a document."""
    tables = [f"**{card.title}.** {card.text}\n\n{card.table.markdown()}" for card in cards if card.table]
    return "\n\n".join(tables) + "\n"


def list_strategies(names: Sequence[str], as_json: bool = False) -> int:
    """Print the shipped strategies, or more about some."""
    strategies = [find_strategy(name) for name in names or shipped()]
    if as_json:
        keys = ("name", "title", "about", "hero")
        entries = [
            {key: getattr(strategy, key) for key in keys} | {"traps": sorted(strategy.traps)} for strategy in strategies
        ]
        print(json.dumps(entries, indent=1))
        return 0
    width = max(len(strategy.name) for strategy in strategies)
    for strategy in strategies:
        if names:
            print(f"{strategy.name}: {strategy.title}\n{strategy.about}")
            print(f"hero: {strategy.hero}; rules: {len(strategy.rules) - 1}; ", end="")
            print(f"places: {', '.join(sorted(strategy.traps)) or 'nothing by rule'}")
        else:
            line = f"{strategy.name:<{width}}  {strategy.about}"
            print(textwrap.fill(line, terminal_width(), subsequent_indent=" " * (width + 2)))
    return 0
