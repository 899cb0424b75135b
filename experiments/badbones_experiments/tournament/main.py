"""``badbones tournament`` from start to end."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from badbones_agents.llm.client import usage_of

from badbones_env import GameConfig

from ..jobs.backends import Workers
from ..jobs.files import link, print_written, write_files
from ..reports.index import update_index
from ..reports.machine import run_line
from .database import Database
from .export import GAMES, RESULTS, as_text, first_faults, to_json, write_csv
from .play import BlockQueue, plan_tournament, play_queue
from .records import parse_records, write_records, write_replays
from .report import report
from .results import FORMAT, decision_times, summarise
from .schedule import Plan

REPORT = "report.html"


class Finished(NamedTuple):
    """A tournament that was played; its database is open."""

    store: Database
    plan: Plan
    results: dict[str, Any]
    timing: dict[str, float]  # milliseconds a decision


def tournament(
    config: GameConfig,
    specs: Sequence[str],
    schedule: str,
    games: int,
    seed: int,
    workers: Workers,
    out: str,
    *,
    as_json: bool = False,
    csv: bool = False,
    records: str | None = None,
    **options: Any,
) -> int:
    """Play a tournament, or the rest of one, and write and print its results; ``options``: of
    ``finished_tournament``."""
    wanted = parse_records(records) if records else {}
    log = sys.stderr if as_json else sys.stdout
    plan = plan_tournament(config, specs, schedule, games, seed)
    with finished_tournament(plan, workers, out, **options, log=log) as finished:
        store, _, results, timing = finished
        print(to_json(results) if as_json else as_text(results, timing), end="" if as_json else "\n")
        for line in first_faults(store):
            print(line, file=log)
        if csv:
            write_csv(store, plan, Path(out) / GAMES)
        written = write_records(store, plan, results, wanted, out) if wanted else []
    print_written(log, results=Path(out) / RESULTS, report=Path(out) / REPORT)
    if written:
        print(f"records: {len(written)} games in {link(written[0].parent, log)}", file=log)
    return 0


@contextmanager
def finished_tournament(
    plan: Plan,
    workers: Workers,
    out: str,
    *,
    batch: int | None = None,
    resume: bool = False,
    overwrite: bool = False,
    command: str = "",
    replays: bool = False,
    log: TextIO | None = None,
) -> Iterator[Finished]:
    """Play a tournament, or the rest of one, and write its results and report.

    ``batch``: blocks in a chunk; ``replays``: with games to watch; ``log``: where progress is printed.
    """
    started = time.time()
    meta = {"command": command, "timed": plan.timed}
    with Database.prepare(out, plan.configuration(), meta, resume=resume, overwrite=overwrite) as store:
        if log:
            print(plan.describe(), file=log)
            if plan.timed:
                print(f"not reproducible: {', '.join(plan.timed)} has a time budget", file=log)
            if resume:
                print(f"{store.done():,} games are already played", file=log)
        missing = store.missing(plan.blocks)
        play_queue(store, plan, BlockQueue(missing, batch), plan.games, workers, out)
        yield conclude(store, plan, out, replays, started if any(missing) else None)


def conclude(store: Database, plan: Plan, out: str, replays: bool = False, started: float | None = None) -> Finished:
    """Write results and report of a tournament.

    ``started``: when the command that played began; the page says so, never the results, which are the same for every
    run. Without it a page that is there is left alone.
    """
    games = store.games()
    results: dict[str, Any] = {"format": FORMAT, "tournament": plan.configuration()}
    results |= summarise(games, plan.agents, plan.versus, store.timed())
    for entrant in results["entrants"]:
        if usage := usage_of(entrant["agent"]):
            entrant["llm"] = usage
    timing = decision_times(games, plan.agents, plan.versus)
    facts = f"{plan.describe()}. badbones {plan.configuration()['badbones']}."
    links = write_replays(store, plan, results, out) if replays else []
    files = {RESULTS: to_json(results)}
    page = Path(out) / REPORT
    if started or page.is_symlink() or not page.is_file():
        run = run_line(started) if started else ""
        files[REPORT] = report(results, timing, plan.game, facts, store.command(), links, run=run)
    write_files(out, files)
    update_index(out)
    return Finished(store, plan, results, timing)
