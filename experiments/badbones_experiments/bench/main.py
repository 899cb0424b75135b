"""``badbones bench`` from start to end: time every figure on one core and on all, print a table or JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from badbones_env import BadBonesError
from badbones_env.simulator import available_cores

from ..jobs.files import write_json
from ..reports.machine import machine
from ..reports.progress import Progress
from ..reports.tables import Table
from .cases import FIGURES, missing_libraries
from .measure import Case, Spread, game_name, measure

LEARNING_GAME = {"mode": "versus", "players": 2}
TITLES = {
    "raw": "simulator: compiled random play",
    "compact": "simulator: step with masks and observations",
    "parallel": "PettingZoo: one ParallelEnv",
    "sb3": "stable-baselines3: VecEnv",
    "rollout": "rollouts to the end of the game (games/s)",
    "learn": "learner: PPO updates, rollouts included (versus 2)",
}
SINGLE = ("parallel",)  # one game on one core
ROLLOUTS = ("rollout",)  # counted in games


def rate(value: float) -> str:
    """A number per second with three digits: 2.26 M, 701 k, 45.7 k, 0.8."""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k"), (1, "")):
        if value >= size:
            scaled = value / size
            return f"{scaled:.{2 if scaled < 10 else 1 if scaled < 100 else 0}f}{letter}"
    return f"{value:.2f}"


def bench(game: dict[str, Any], batch: int, repeat: int, window: float, json: str | None) -> int:
    """Measure this machine. ``json``: a file, ``-`` for the standard output, None for a table."""
    if json is not None and json != "-" and not Path(json).parent.is_dir():  # better said before the run than after it
        raise BadBonesError(f"{json}: cannot be written: there is no folder {Path(json).parent}")
    cases = make_cases(game, batch, available_cores())
    with Progress(len(cases) * (repeat + 1), "windows") as bar:
        ticks = iter(range(1, len(cases) * (repeat + 1) + 1))
        measure(cases, repeat, window, lambda note: bar.update(next(ticks), note))
    results = [result(case) for case in cases]
    if json is not None:
        write_json(json, {"machine": machine(), "game": game, "batch": batch, "results": results})
    if json != "-":
        print(text(game, batch, results))
    return 0


def make_cases(game: dict[str, Any], batch: int, cores: int) -> list[Case]:
    """Every figure whose libraries are installed, on one core and on all."""
    cases = []
    for figure, (_, prepare) in FIGURES.items():
        if figure in missing_libraries():
            continue
        played = LEARNING_GAME if figure == "learn" else game
        for number in sorted({1} if figure in SINGLE else {1, cores}):

            def ready(prepare: Any = prepare, played: dict[str, Any] = played, number: int = number) -> Any:
                return prepare(played, batch, number)

            cases.append(Case(figure, played, batch, number, ready))
    return cases


def result(case: Case) -> dict[str, Any]:
    """What was measured of a case, per second."""
    unit = "games" if case.figure in ROLLOUTS else "decisions"
    rates = Spread.of(getattr(sample, unit) / sample.seconds for sample in case.samples)
    return {"figure": case.figure, "cores": case.cores, "unit": f"{unit}/s", **rates._asdict()}


def text(game: dict[str, Any], batch: int, results: list[dict[str, Any]]) -> str:
    """The results as a table for the terminal."""
    here = machine()
    columns = sorted({entry["cores"] for entry in results})
    rows = []
    for figure, title in TITLES.items():
        rates = {entry["cores"]: rate(entry["median"]) for entry in results if entry["figure"] == figure}
        if rates:
            rows.append([title, *(rates.get(cores, "-") for cores in columns)])
    head = ["decisions per second", *(f"{cores} core{'s' if cores > 1 else ''}" for cores in columns)]
    lines = [
        f"{here['processor']}, {here['cores']} cores, {here['system']}, Python {here['python']}",
        f"{game_name(game)}, {batch:,} games at a time, random play; median of the windows",
        *(f"left out: {figure} {reason}" for figure, reason in missing_libraries().items()),
        "",
        Table(head, rows).text(),
    ]
    return "\n".join(lines)
