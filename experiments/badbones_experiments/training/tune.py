"""``badbones tune``: better weights for an agent, written to a file that it loads.

Two variants of the agent play on common random numbers. Versus: both at one table, on alternate seats, and again with
the seats exchanged. With a ``field``: each variant alone against it, on every seat. Solo and co-op: each variant as a
team; wins are rare in some games, so half of the score are the rounds survived.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.agent import Agent
from badbones_agents.registry import make_agent
from badbones_agents.spec import parse_spec
from badbones_agents.tunable import Weight, file_text, with_weights
from numpy.typing import NDArray

from badbones_env import GameConfig, Simulator
from badbones_env.table import Table
from badbones_env.version import __version__

from ..jobs.backends import JobError, Worker, Workers
from ..jobs.files import results_text, write_files
from ..jobs.keyed import KeyedRun, KeyedStore
from ..reports.charts import Series, line_plot
from ..reports.index import update_index
from ..reports.pages import Card, page
from ..reports.progress import Progress
from ..reports.tables import ResultTable
from .spsa import Schedule, SpsaState

RESULTS, REPORT, WEIGHTS = "results.json", "report.html", "weights.toml"
ENDLESS = 30  # rounds that count as a whole game where there is no last one
MAX_LINES, MAX_POINTS = 8, 200  # of the chart: the weights that moved furthest


@dataclass(frozen=True)
class Trial:
    """A direction of an iteration: both variants, and the blocks that they play."""

    iteration: int
    direction: int
    variants: tuple[str, str]
    first: int  # number of the first block
    blocks: int

    @property
    def key(self) -> str:
        return f"{self.iteration}/{self.direction}"

    def __str__(self) -> str:
        return f"direction {self.direction} of iteration {self.iteration}"


class TrialPlayer(Worker):
    """Plays trials."""

    def __init__(self, config: GameConfig, field: str, seed: int) -> None:
        self.config, self.field, self.seed = config, field, seed

    def do(self, trial: Trial) -> list[float]:
        """How much more the first variant won than the second in every block, from -1 to 1."""
        specs = [*trial.variants, *([self.field] if self.field else [])]
        agents = [make_agent(spec, self.seed) for spec in specs]
        try:
            gains = np.zeros(trial.blocks)
            seatings = self._seatings(trial.blocks)
            for seats in seatings:
                gains += self._gain(agents, seats, trial.first)
            return [float(gain) for gain in (gains / self._scale(len(seatings))).round(9)]
        finally:
            for agent in agents:
                agent.close()

    def _scale(self, games: int) -> float:
        return games / 2 if self.config.mode != "versus" or self.field else games

    def _seatings(self, blocks: int) -> list[NDArray[np.int64]]:
        """Who sits where (blocks, players) in each game of a block: 0 and 1 are the variants, 2 is ``field``."""
        players = self.config.players
        if self.config.mode != "versus":
            return [np.full((blocks, players), variant) for variant in (0, 1)]
        if self.field:
            return [
                np.where(np.arange(players) == seat, variant, 2) + np.zeros((blocks, 1), np.int64)
                for variant in (0, 1)
                for seat in range(players)
            ]
        other = (np.arange(players) + np.arange(blocks)[:, None]) % 2
        side_by_side = (np.arange(players) // 2 + np.arange(blocks)[:, None] // 2) % 2  # neighbours of one kind
        mixed = np.where((np.arange(blocks) // 2 % 2 == 0)[:, None] | (players < 4), other, side_by_side)
        return [mixed, 1 - mixed]

    def _gain(self, agents: Sequence[Agent], seats: NDArray[np.int64], first: int) -> NDArray[np.float64]:
        sim = Simulator(self.config, len(seats), self.seed, threads=1, masks=False, first=first)
        Table(sim, agents, seats, illegal="replace").play()
        outcomes, config = sim.outcomes(), self.config
        if config.mode == "versus":
            sides = (seats == 0).astype(np.float64) - (seats == 1)
            gains: NDArray[np.float64] = (outcomes.win_shares * sides).sum(axis=1)
            return gains
        rounds = np.minimum(outcomes.survived[:, 0] / (config.rounds or ENDLESS), 1.0)
        score = (outcomes.won[:, 0] + rounds) / 2
        return np.where(seats[:, 0] == 0, score, -score)


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
    """Tune an agent, or resume a tuning, and write the weights."""
    weights = declared(spec, config, only)
    if field:
        make_agent(field).close()
    plan = {
        "badbones": __version__,
        "agent": spec,
        "game": config.options(),
        "field": field,
        "weights": {name: [w.start, w.step] for name, w in weights.items()},
    } | asdict(schedule)
    log = sys.stderr if as_json else sys.stdout
    print(
        f"{spec}, {config.describe()}: {len(weights)} weights, {schedule.iterations} iterations of "
        f"{schedule.directions} directions, {schedule.blocks} blocks each",
        file=log,
    )
    state = SpsaState(weights, schedule)
    with (
        KeyedStore.prepare(out, plan, {"command": command}, resume=resume, overwrite=overwrite) as store,
        KeyedRun(partial(TrialPlayer, config, field, schedule.seed), store, workers, out) as run,
        Progress(schedule.iterations * schedule.directions, "directions", store.done()) as bar,
    ):
        for iteration in range(schedule.iterations):
            gains = run.results(_trials(state, spec, iteration), bar=bar)
            state.update([sum(blocks) / len(blocks) for blocks in gains])
    start = {name: weight.start for name, weight in weights.items()}
    results: dict[str, Any] = {"format": 1, "tuning": plan, "weights": state.averaged(), "start": start}
    table = ResultTable(
        ["weight", "before", "tuned"],
        [[name, f"{start[name]:.4g}", f"{value:.4g}"] for name, value in results["weights"].items()],
    )
    _write(out, results, table, state, config, command)
    print(results_text(results) if as_json else table.text())
    file = Path(out) / WEIGHTS
    print(f"weights: {file}", file=log)
    print(f"is it better? badbones match {_loading(spec, str(file))} {spec} ... --out {out}/match", file=log)
    return 0


def declared(spec: str, config: GameConfig, only: list[str]) -> dict[str, Weight]:
    """The weights of an agent in a game; ``only`` those whose names begin with one of these."""
    agent = make_agent(spec)
    try:
        weights = agent.tunable(config)
    finally:
        agent.close()
    if not weights:
        raise JobError(f"{spec} declares no weights to tune; docs/strength.md tells how a class does")
    selected = {name: w for name, w in weights.items() if not only or any(name.startswith(part) for part in only)}
    if not selected:
        raise JobError(f"none of {', '.join(only)} begins the name of a weight of {spec}: {', '.join(weights)}")
    return selected


def _trials(state: SpsaState, spec: str, iteration: int) -> list[Trial]:
    blocks, directions = state.schedule.blocks, state.schedule.directions
    pairs = [(with_weights(spec, more), with_weights(spec, less)) for more, less in state.perturbed()]
    return [Trial(iteration, k, pair, (iteration * directions + k) * blocks, blocks) for k, pair in enumerate(pairs)]


def _loading(spec: str, file: str) -> str:
    """The spec of the agent with the weights of a file."""
    name, values = parse_spec(spec)
    head = f"{values.pop('path')}:{values.pop('class')}" if name == "bot" else name
    values["weights"] = file
    return f"{head}:{','.join(f'{key}={value}' for key, value in values.items())}"


def _write(
    out: str, results: dict[str, Any], table: ResultTable, state: SpsaState, config: GameConfig, command: str
) -> None:
    spec, every = results["tuning"]["agent"], max(1, len(state.history) // MAX_POINTS)
    game = {key: value for key, value in config.options().items() if value is not None}
    remarks = [f"Found by {command or 'badbones tune'}"]
    curves = [
        Series(state.names[k], [(i + 1.0, float(theta[k])) for i, theta in enumerate(state.history)][::every])
        for k in sorted(range(len(state.names)), key=lambda k: -abs(state.theta[k]))[:MAX_LINES]
    ]
    plot = line_plot(curves, "Weights by iteration", "iterations", "steps")
    cards = [Card("Path", "Change from the start, in steps.", figures=[plot]), Card("All weights", table=table)]
    files = {
        WEIGHTS: file_text(spec, game, results["weights"], remarks, make_agent(spec).extra_keys(config)),
        RESULTS: results_text(results),
        REPORT: page(f"Tuning of {spec}: {config.describe()}", cards, command=command),
    }
    write_files(out, files)
    update_index(out)
