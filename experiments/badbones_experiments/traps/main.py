"""``badbones traps`` from start to end: open the store, run the study, write the report."""

from __future__ import annotations

import hashlib
import json
import sys
import textwrap
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from badbones_agents.networks.policy_file import MOST_BYTES
from badbones_agents.strategies.read import find_strategy, shipped

from badbones_env import GameConfig
from badbones_env.files import read_bytes
from badbones_env.version import __version__

from ..jobs.backends import Job, Workers
from ..jobs.files import print_written, results_text, write_files
from ..jobs.keyed import KeyedRun, KeyedStore
from ..reports.index import update_index
from ..reports.machine import run_line
from ..reports.pages import page
from ..reports.tables import terminal_width
from .games import Experiment, GamesJob
from .report import Report, as_markdown, as_text
from .setting import TrapsError, network_file

RESULTS, REPORT, TABLES = "results.json", "report.html", "tables.md"


@dataclass(frozen=True)
class OutputOptions:
    """Where results go."""

    out: str
    resume: bool
    overwrite: bool
    as_json: bool
    workers: Workers
    command: str


def files_in_use(specs: Sequence[str], configs: Sequence[GameConfig]) -> dict[str, str]:
    """The content of the strategies and networks in use, networks as a hash: results depend on it."""
    files = {}
    for spec in specs:
        name = spec.removeprefix("strategy:name=").split(",")[0]
        if spec.startswith("strategy:"):
            files[spec] = repr(find_strategy(name).rules.tolist())
        for path in (network_file(spec, config) for config in configs):
            if path is not None:
                files[f"{spec} {path.name}"] = _hash(path)
    return dict(sorted(files.items()))


def _hash(path: Path) -> str:
    try:
        return hashlib.sha256(read_bytes(path, MOST_BYTES)).hexdigest()
    except OSError as error:
        raise TrapsError(f"cannot read the network {path}: {error.strerror}") from None


def run(
    name: str,
    configs: Sequence[GameConfig],
    agents: Sequence[str],
    opponents: Sequence[str],
    seed: int,
    output: OutputOptions,
    study: Callable[[Experiment], Report],
    *,
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
    log = sys.stderr if output.as_json else sys.stdout
    meta = {"command": output.command}
    job = job or GamesJob(tuple(opponents), seed)
    with KeyedStore.prepare(output.out, settings, meta, resume=output.resume, overwrite=output.overwrite) as store:
        print(f"{name}: {'; '.join(config.describe() for config in configs)}; seed {seed}", file=log)
        try:
            with KeyedRun(job, store, output.workers, output.out) as keyed:
                report = study(Experiment(keyed, tuple(opponents), seed))
        except KeyboardInterrupt:
            print(f"\n{store.done():,} parts are stored; the same command with --resume goes on", file=sys.stderr)
            raise
    figures = {"title": report.title, "facts": report.facts, "command": output.command, **report.figures}
    text = results_text(figures)
    html = page(report.title, report.cards, facts=report.facts, command=output.command, run=run_line(started))
    write_files(output.out, {RESULTS: text, REPORT: html, TABLES: as_markdown(report.cards), **report.files})
    update_index(output.out)
    print(text if output.as_json else f"{report.facts}\n\n{as_text(report.cards)}\n")
    print_written(log, results=Path(output.out) / RESULTS, report=Path(output.out) / REPORT)
    return 0


def list_strategies(names: Sequence[str], as_json: bool = False) -> str:
    """The shipped strategies, or more about some."""
    strategies = [find_strategy(name) for name in names or shipped()]
    if as_json:
        keys = ("name", "title", "about", "hero")
        entries = [{key: getattr(each, key) for key in keys} | {"traps": sorted(each.traps)} for each in strategies]
        return json.dumps(entries, indent=1)
    if names:
        return "\n\n".join(
            f"{each.name}: {each.title}\n{each.about}\nhero: {each.hero}; rules: {len(each.rules) - 1}; "
            f"places: {', '.join(sorted(each.traps)) or 'nothing by rule'}"
            for each in strategies
        )
    width = max(len(each.name) for each in strategies)
    lines = [f"{each.name:<{width}}  {each.about}" for each in strategies]
    return "\n".join(textwrap.fill(line, terminal_width(), subsequent_indent=" " * (width + 2)) for line in lines)
