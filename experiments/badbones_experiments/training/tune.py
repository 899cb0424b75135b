"""``badbones tune``: better numbers for an agent, written to a file that it loads."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from badbones_agents.registry import make_agent
from badbones_agents.tunable import Weight, file_text, with_weights

from badbones_env import GameConfig
from badbones_env.registry import parse_spec
from badbones_env.version import __version__

from ..jobs.backends import JobError, Workers
from ..jobs.keyed import KeyedRun, KeyedStore
from ..reports.charts import Series, line_plot
from ..reports.pages import Card, page
from ..reports.progress import Progress
from ..reports.tables import Table
from .spsa import Schedule, SpsaState
from .tune_games import Trial, TuningJob

RESULTS, REPORT, WEIGHTS = "results.json", "report.html", "weights.toml"
LINE_SECONDS = 30.0  # between two lines of the terminal
MOST_LINES = 8  # numbers in the picture: those that went furthest


def tune(
    config: GameConfig,
    spec: str,
    schedule: Schedule,
    field: str,
    workers: Workers,
    out: str,
    *,
    only: list[str],
    resume: bool = False,
    overwrite: bool = False,
    as_json: bool = False,
    command: str = "",
) -> int:
    """Tune an agent, or go on with it, and write what was found."""
    weights = declared(spec, config, only)
    if field:
        make_agent(field).close()
    plan = {
        "badbones": __version__,
        "agent": spec,
        "game": config.options(),
        "field": field,
        "weights": {name: [w.start, w.step] for name, w in weights.items()},
    } | schedule.to_json()
    say = sys.stderr if as_json else sys.stdout
    print(
        f"{spec}, {config.describe()}: {len(weights)} numbers, {schedule.iterations} iterations of "
        f"{schedule.directions} directions, {schedule.blocks} blocks each",
        file=say,
    )
    way, told = SpsaState(weights, schedule), time.monotonic()
    with (
        KeyedStore.prepare(out, plan, {"command": command}, resume=resume, overwrite=overwrite) as store,
        KeyedRun(TuningJob(config, field, schedule.seed), store, workers, out) as run,
        Progress(schedule.iterations * schedule.directions, "directions", store.done()) as bar,
    ):
        for iteration in range(schedule.iterations):
            results = run.results(_trials(way, spec, iteration), bar=bar)
            way.learn([sum(result) / len(result) for result in results])
            if time.monotonic() - told > LINE_SECONDS:
                told = time.monotonic()
                print(f"{iteration + 1:>6} of {schedule.iterations}: {_moved(way, weights)}", file=say, flush=True)
    found = {"format": 1, "tuning": plan, "weights": way.answer(), "start": {n: w.start for n, w in weights.items()}}
    _write(out, found, way, config, spec, command)
    print(json.dumps(found, indent=1) if as_json else _table(found))
    file = Path(out) / WEIGHTS
    print(
        f"weights: {file}",
        f"is it better? badbones match {_loaded(spec, str(file))} {spec} ... --out {out}/match",
        sep="\n",
        file=say,
    )
    return 0


def declared(spec: str, config: GameConfig, only: list[str]) -> dict[str, Weight]:
    """The numbers of an agent in a game; ``only`` those whose names begin with one of these."""
    agent = make_agent(spec)
    try:
        weights = agent.tunable(config)
    finally:
        agent.close()
    if not weights:
        raise JobError(f"{spec} declares no weights to tune; docs/strength.md tells how a class does")
    chosen = {name: w for name, w in weights.items() if not only or any(name.startswith(part) for part in only)}
    if not chosen:
        raise JobError(f"none of {', '.join(only)} begins the name of a weight of {spec}: {', '.join(weights)}")
    return chosen


def _trials(way: SpsaState, spec: str, iteration: int) -> list[Trial]:
    schedule = way.schedule
    first = iteration * schedule.directions * schedule.blocks
    return [
        Trial(
            iteration,
            k,
            (with_weights(spec, more), with_weights(spec, less)),
            first + k * schedule.blocks,
            schedule.blocks,
        )
        for k, (more, less) in enumerate(way.trials())
    ]


def _moved(way: SpsaState, weights: dict[str, Weight]) -> str:
    """The numbers that are furthest from where they began."""
    far = sorted(zip(way.at.tolist(), way.names, strict=True), key=lambda pair: -abs(pair[0]))[:4]
    values = way.values(way.at)
    return ", ".join(f"{name} {weights[name].start:.3g} -> {values[name]:.3g}" for _, name in far)


def _loaded(spec: str, file: str) -> str:
    name, values = parse_spec(spec)
    head = f"{values.pop('path')}:{values.pop('class')}" if name == "bot" else name
    values["weights"] = file
    return f"{head}:{','.join(f'{key}={value}' for key, value in values.items())}"


def _table(found: dict[str, Any]) -> str:
    return Table(["weight", "before", "now"], _rows(found)).text()


def _rows(found: dict[str, Any]) -> list[list[str]]:
    return [[name, f"{found['start'][name]:.4g}", f"{value:.4g}"] for name, value in found["weights"].items()]


def _write(out: str, found: dict[str, Any], way: SpsaState, config: GameConfig, spec: str, command: str) -> None:
    remarks = [f"Found by {command}" if command else "Found by badbones tune"]
    game = {key: value for key, value in config.options().items() if value is not None}
    text = file_text(spec, game, found["weights"], remarks, make_agent(spec).extra_files(config))
    far = sorted(range(len(way.names)), key=lambda k: -abs(way.at[k]))[:MOST_LINES]
    thin = max(1, len(way.past) // 200)
    lines = [Series(way.names[k], [(float(i + 1), float(at[k])) for i, at in enumerate(way.past)][::thin]) for k in far]
    plot = line_plot(lines, "The way of the numbers", "iterations", "steps")
    cards = [
        Card("The way", "In steps from the start.", figures=[plot]),
        Card("All numbers", table=Table(["weight", "before", "now"], _rows(found))),
    ]
    try:
        (Path(out) / WEIGHTS).write_text(text, encoding="utf-8")
        (Path(out) / RESULTS).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        made = page(f"Tuning of {spec}: {config.describe()}", cards, command=command)
        (Path(out) / REPORT).write_text(made, encoding="utf-8")
    except OSError as error:
        raise JobError(f"{out}: the results cannot be written: {error.strerror}") from None
