"""``badbones traps`` from start to end: open the store, run the experiment, write the report."""

from __future__ import annotations

import hashlib
import json
import sys
import textwrap
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
from ..jobs.files import results_text, write_files
from ..jobs.keyed import KeyedRun, KeyedStore
from ..reports.tables import terminal_width
from .games import Experiment, GamesJob
from .report import Report, as_markdown, as_page, as_text, board_files
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
    kind: str,
    configs: Sequence[GameConfig],
    specs: Sequence[str],
    field: Sequence[str],
    seed: int,
    output: OutputOptions,
    question: Callable[[Experiment], Report],
    *,
    job: Job | None = None,
    settings: dict[str, Any] | None = None,
) -> int:
    """Run an experiment and write its report. ``job``: what its workers do, unless they play games."""
    settings = {
        "badbones": __version__,
        "question": kind,
        "games": [config.options() for config in configs],
        "field": list(field),
        "seed": seed,
        "files": files_in_use([*specs, *field], configs),
        **(settings or {}),
    }
    log = sys.stderr if output.as_json else sys.stdout
    meta = {"command": output.command}
    job = job or GamesJob(tuple(field), seed)
    with KeyedStore.prepare(output.out, settings, meta, resume=output.resume, overwrite=output.overwrite) as store:
        print(f"{kind}: {'; '.join(config.describe() for config in configs)}; seed {seed}", file=log)
        try:
            with KeyedRun(job, store, output.workers, output.out) as work:
                report = question(Experiment(work, tuple(field), seed))
        except KeyboardInterrupt:
            print(f"\n{store.done():,} parts are stored; the same command with --resume goes on", file=sys.stderr)
            raise
    figures = {"title": report.title, "facts": report.facts, "command": output.command, **report.figures}
    text = results_text(figures)
    page = as_page(report.title, report.facts, report.sections, output.command)
    files = {RESULTS: text, REPORT: page, TABLES: as_markdown(report.sections), **board_files(report.sections)}
    write_files(output.out, files)
    print(text if output.as_json else f"{report.facts}\n\n{as_text(report.sections)}")
    print(f"\nresults: {Path(output.out) / RESULTS}\nreport: {Path(output.out) / REPORT}", file=log)
    return 0


def list_strategies(names: Sequence[str], as_json: bool = False) -> str:
    """The shipped strategies, or more about some."""
    if as_json:
        keys = ("name", "title", "about", "hero")
        strategies = [find_strategy(name) for name in names or shipped()]
        return json.dumps(
            [{key: getattr(one, key) for key in keys} | {"traps": sorted(one.traps)} for one in strategies], indent=1
        )
    if names:
        found = [find_strategy(name) for name in names]
        return "\n\n".join(
            f"{one.name}: {one.title}\n{one.about}\nhero: {one.hero}; rules: {len(one.rules) - 1}; "
            f"places: {', '.join(sorted(one.traps)) or 'nothing by rule'}"
            for one in found
        )
    width = max(map(len, shipped()))
    return "\n".join(
        textwrap.fill(
            f"{name:<{width}}  {find_strategy(name).about}", terminal_width(), subsequent_indent=" " * (width + 2)
        )
        for name in shipped()
    )
