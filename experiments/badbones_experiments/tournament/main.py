"""``badbones tournament`` from start to end."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_agents.registry import make_agent

from badbones_env import GameConfig

from ..jobs.backends import Workers
from ..jobs.files import write_files
from ..reports.machine import run_line
from .blocks import play_missing
from .database import Database
from .export import GAMES, RESULTS, as_text, first_faults, to_json, write_csv
from .records import parse_records, write_records
from .replays import write_replays
from .report import report
from .results import FORMAT, decision_times, summarise
from .schedule import Plan, make_plan

REPORT = "report.html"


def tournament(
    config: GameConfig,
    specs: Sequence[str],
    schedule: str,
    games: int,
    seed: int,
    workers: Workers,
    out: str,
    *,
    batch: int | None = None,
    resume: bool = False,
    overwrite: bool = False,
    as_json: bool = False,
    csv: bool = False,
    records: str | None = None,
    command: str = "",
    replays: bool = False,
) -> int:
    """Play a tournament, or the rest of one, and write its results; ``replays``: with games to watch."""
    started = time.time()
    wanted = parse_records(records) if records else {}
    agents = [make_agent(spec, seed) for spec in specs]
    names, timed = [agent.spec for agent in agents], sorted({agent.spec for agent in agents if agent.timed})
    for agent in agents:
        agent.close()
    plan = make_plan(config, names, schedule, games, seed)
    meta = {"command": command, "timed": timed}
    with Database.prepare(out, plan.configuration(), meta, resume=resume, overwrite=overwrite) as store:
        say = sys.stderr if as_json else sys.stdout
        print(plan.describe(), file=say)
        if timed:
            print(f"not reproducible: {', '.join(timed)} has a time budget", file=say)
        if resume:
            print(f"{store.done():,} games are already played", file=say)
        try:
            play_missing(store, plan, workers, out, batch)
        except KeyboardInterrupt:
            print(
                f"\n{store.done():,} of {plan.games:,} games are stored; the same command with --resume goes on",
                file=sys.stderr,
            )
            raise
        results, timing = conclude(store, plan, out, replays, started)
        print(to_json(results) if as_json else as_text(results, timing), end="" if as_json else "\n")
        for line in first_faults(store):
            print(line, file=say)
        if csv:
            write_csv(store, plan, Path(out) / GAMES)
        written = write_records(store, plan, results, wanted, out) if wanted else []
    print(f"results: {Path(out) / RESULTS}", f"report: {Path(out) / REPORT}", sep="\n", file=say)
    if written:
        print(f"records: {len(written)} games in {written[0].parent}", file=say)
    return 0


def conclude(
    store: Database, plan: Plan, out: str, replays: bool = False, started: float | None = None
) -> tuple[dict[str, Any], dict[str, float]]:
    """Write results and report of a finished tournament; returns the results and the times of decisions.

    ``started``: when the command began; the page says so, never the results, which are the same for every run.
    """
    games = store.games()
    results = {"format": FORMAT, "tournament": plan.configuration()}
    results |= summarise(games, plan.agents, plan.versus, store.timed())
    timing = decision_times(games, plan.agents, plan.versus)
    facts = f"{plan.describe()}. badbones {plan.configuration()['badbones']}."
    watched = write_replays(store, plan, results, out) if replays else []
    page = report(
        results, timing, plan.game, facts, store.text("command"), watched, run=run_line(started) if started else ""
    )
    write_files(out, {RESULTS: to_json(results), REPORT: page})
    return results, timing
