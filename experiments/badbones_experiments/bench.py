"""``badbones bench``: how fast this machine is, and what that means for training and tournaments.

The published benchmarks, with other projects beside ours, are made by ``docs/tools/bench``.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from badbones_env import BadBonesError, GameConfig, Simulator, parallel_env
from badbones_env.opponents import RandomOpponent
from badbones_env.rules.constants import NOTHING
from badbones_env.simulator import available_cores
from badbones_env.table import Table

from .jobs.files import write_json
from .reports.machine import machine
from .reports.progress import Progress
from .reports.tables import ResultTable

SEED = 7
BURN_IN = 40  # steps before anything is timed, after which games stand anywhere between beginning and end
TOURNAMENT_GAMES = 1000


class Work(NamedTuple):
    """Some work that was timed."""

    seconds: float
    decisions: int = 0
    games: int = 0


Prepare = Callable[[GameConfig, int, int], Callable[[], Work]]  # game, batch, cores


def _play(config: GameConfig, batch: int, cores: int) -> Callable[[], Work]:
    sim = Simulator(config, batch, SEED, autoreset=True, masks=False, threads=cores)
    sim.play(SEED, steps=BURN_IN)

    def work() -> Work:
        start = time.perf_counter()
        counts = sim.play(SEED, steps=16)
        return Work(time.perf_counter() - start, counts["decisions"], counts["games"])

    return work


def _stepping(sim: Simulator, step: Callable[[], Any]) -> Callable[[], Work]:
    """Time ``step``; the compiled random player chooses before it."""
    player, seats = RandomOpponent(SEED), np.ones(sim.actions.shape, np.bool_)

    def work() -> Work:
        decisions = int(np.count_nonzero(sim.states["decision"][:, : seats.shape[1]] != NOTHING))
        player.choose(sim, seats)
        start = time.perf_counter()
        step()
        return Work(time.perf_counter() - start, decisions)

    return work


def _step(config: GameConfig, batch: int, cores: int) -> Callable[[], Work]:
    sim = Simulator(config, batch, SEED, autoreset=True, observation="compact", threads=cores)
    sim.play(SEED, steps=BURN_IN)
    return _stepping(sim, lambda: sim.step(check=False))


def _parallel(config: GameConfig, batch: int, cores: int) -> Callable[[], Work]:
    env = parallel_env(**config.options())
    env.reset(seed=SEED)

    def step() -> None:
        env.step(dict(zip(env.possible_agents, env.sim.actions[0].tolist(), strict=True)))
        if not env.agents:
            env.reset()

    return _stepping(env.sim, step)


def _guardian(config: GameConfig, batch: int, cores: int) -> Callable[[], Work]:
    from badbones_agents.registry import make_agent

    agent, games = make_agent("guardian", SEED), min(batch, 64)

    def work() -> Work:
        start = time.perf_counter()
        sim = Simulator(config, games, SEED, masks=False, threads=1)
        Table(sim, [agent], np.zeros(sim.actions.shape, np.int64)).play()
        return Work(time.perf_counter() - start, games=games)

    return work


def _train(config: GameConfig, batch: int, cores: int) -> Callable[[], Work]:
    from .training.config import TrainingConfig
    from .training.ppo import PPO

    learner = PPO(TrainingConfig.load("versus2", {"seed": SEED}), cores)

    def work() -> Work:
        before, start = learner.steps, time.perf_counter()
        learner.update(1.0)
        return Work(time.perf_counter() - start, learner.steps - before)

    return work


FIGURES: dict[str, tuple[str, Prepare]] = {
    "play": ("compiled random play", _play),
    "step": ("Simulator.step: masks and observations", _step),
    "parallel": ("PettingZoo ParallelEnv, one game", _parallel),
    "guardian": ("guardian on all seats (games/s)", _guardian),
    "train": ("PPO training, versus 2", _train),
}
ONE_CORE = ("parallel", "guardian")


def rate(value: float) -> str:
    """A number per second with three digits: 2.26 M, 701 k, 45.7 k, 0.8."""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k"), (1, "")):
        if value >= size:
            scaled = value / size
            return f"{scaled:.{2 if scaled < 10 else 1 if scaled < 100 else 0}f}{letter}"
    return f"{value:.2f}"


def measure(work: Callable[[], Work], seconds: float) -> Work:
    """Repeat some work for at least ``seconds``, after a first time that is not counted."""
    work()
    total = Work(0.0)
    while total.seconds < seconds or not total.decisions + total.games:
        done = work()
        total = Work(total.seconds + done.seconds, total.decisions + done.decisions, total.games + done.games)
    return total


def bench(config: GameConfig, batch: int, seconds: float, json: str | None) -> int:
    """Measure this machine. ``json``: a file, ``-`` for the standard output, None for a table."""
    if json is not None and json != "-" and not Path(json).parent.is_dir():  # better said before the run than after it
        raise BadBonesError(f"{json}: cannot be written: there is no folder {Path(json).parent}")
    cores, results = available_cores(), []
    cases = [(figure, n) for figure in FIGURES for n in sorted({1, 1 if figure in ONE_CORE else cores})]
    with Progress(len(cases), "figures") as bar:
        for number, (figure, n) in enumerate(cases):
            bar.update(number, FIGURES[figure][0])
            total = measure(FIGURES[figure][1](config, batch, n), seconds)
            rates = {"decisions": total.decisions / total.seconds, "games": total.games / total.seconds}
            results.append({"figure": figure, "cores": n} | {f"{unit}/s": round(rates[unit], 1) for unit in rates})
    if json is not None:
        write_json(json, {"machine": machine(), "game": config.options(), "batch": batch, "results": results})
    if json != "-":
        print(as_text(config, batch, results))
    return 0


def as_text(config: GameConfig, batch: int, results: list[dict[str, Any]]) -> str:
    """A table for the terminal, and what it means."""
    from .training.config import TrainingConfig

    here, rates = machine(), {(entry["figure"], entry["cores"]): entry for entry in results}
    columns = sorted({entry["cores"] for entry in results})
    rows = []
    for figure, (title, _) in FIGURES.items():
        cells = (rates.get((figure, n), {}) for n in columns)
        rows.append([title, *(rate(cell["decisions/s"] or cell["games/s"]) if cell else "-" for cell in cells)])
    head = ["decisions per second", *(f"{n} core{'s' if n > 1 else ''}" for n in columns)]
    steps, all_cores = TrainingConfig.load("versus2", {}).steps, columns[-1]
    games, minutes = rates["play", all_cores]["games/s"], steps / rates["train", all_cores]["decisions/s"] / 60
    tournament = TOURNAMENT_GAMES / rates["guardian", 1]["games/s"] / all_cores
    return "\n".join(
        [
            f"{here['processor']}, {here['cores']} cores, {here['system']}, Python {here['python']}",
            f"{config.describe()}, {batch:,} games at a time",
            "",
            ResultTable(head, rows).text(),
            "",
            f"On this machine {60 * games:,.0f} random games are played in a minute.",
            f"A tournament of {TOURNAMENT_GAMES:,} games of scripted agents takes about {tournament:,.1f} seconds.",
            f"'badbones train --config versus2' ({steps:,} decisions) takes about {minutes:,.1f} minutes.",
        ]
    )
