"""``badbones traps search`` from start to end: fill the archive, measure its elites on fresh games, write it."""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_agents.strategies.read import FOLDER, StrategyError, find_strategy, shipped

from badbones_env import GameConfig
from badbones_env.version import __version__

from ..jobs.files import results_text
from ..jobs.keyed import KeyedRun, KeyedStore
from .archive import Archive, Axis, TrialJob
from .archive_report import SENT_AXIS, STRATEGIES, TRAPS_AXIS, best_table, write_archive
from .main import REPORT, OutputOptions
from .map_elites import Budget, MapElites
from .setting import TrapsError
from .variation import Variation, beginning, yielding

YIELDING = (0.01, 0.04, 0.1)  # what plans may cost of which the search begins with a form that yields


def search(
    config: GameConfig,
    names: Sequence[str],
    field: Sequence[str],
    seed: int,
    budget: Budget,
    weights: bool,
    replays: int | None,
    output: OutputOptions,
) -> int:
    """Search, or resume a search, and write the archive. ``replays``: pages for so many of the best; None: for all."""
    if config.mode != "versus":
        raise TrapsError("an archive is about what is sent to others: --mode versus")
    given = [_content(name, config) for name in names or [n for n in shipped() if find_strategy(n).fits(config)]]
    beginners = [*given, *(yielding(data, cost) for cost in YIELDING for data in given if data["rule"])]
    archive = Archive(Axis(*SENT_AXIS), Axis(*TRAPS_AXIS))
    settings = {  # neither how many are tried nor the fresh games: a search can be continued
        "badbones": __version__,
        "question": "search",
        "game": config.options(),
        "field": list(field),
        "seed": seed,
        "screening": budget.screening,
        "games": budget.games,
        "weights": weights,
        "beginners": beginners,
        "axes": [SENT_AXIS, TRAPS_AXIS],
    }
    job = TrialJob(json.dumps(config.options(), sort_keys=True), tuple(field), seed)
    log = sys.stderr if output.as_json else sys.stdout
    meta = {"command": output.command}
    with KeyedStore.prepare(output.out, settings, meta, resume=output.resume, overwrite=output.overwrite) as store:
        print(f"search: {config.describe()}; {budget.children:,} strategies; seed {seed}", file=log)
        try:
            with KeyedRun(job, store, output.workers, output.out) as run:
                work = MapElites(
                    run,
                    Variation(config, weights),
                    archive,
                    budget,
                    seed,
                    lambda text: print(text, file=log, flush=True),
                )
                work.explore(beginners)
                final = work.conclude()
        except KeyboardInterrupt:
            print(f"\n{store.done():,} parts are stored; the same command with --resume goes on", file=sys.stderr)
            raise
    figures = write_archive(config, job, archive, final, budget, replays, output)
    print(results_text(figures) if output.as_json else f"{figures['facts']}\n\n{best_table(figures)}")
    print(f"\narchive: {Path(output.out) / REPORT}\nstrategies: {Path(output.out) / STRATEGIES}", file=log)
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
