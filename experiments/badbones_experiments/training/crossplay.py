"""``badbones crossplay``: how well do agents play beside, or against, agents that they were not trained with?

A cell of the matrix has the row's agent on some seats and the column's on all others. All cells play the same games,
with the seats rotated from game to game. Co-op: the success rate, beside what independent seats would reach: the
geometric mean of both pure teams, weighted by seats. Versus: the row's share of the wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.registry import make_agent

from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.simulator import Simulator
from badbones_env.table import Table

from ..jobs.files import results_text, write_files
from ..reports import tables
from ..reports.charts import heat_map, standalone
from ..reports.progress import Progress
from ..tournament.intervals import binomial_interval

RESULTS, PICTURE = "crossplay.json", "crossplay.svg"


def crossplay(
    config: GameConfig,
    agents: Sequence[str],
    partners: Sequence[str],
    seats: int | None,
    games: int,
    seed: int,
    out: str,
    command: str = "",
    as_json: bool = False,
) -> int:
    """Play the matrix, write it into the folder ``out`` and print it as a table or as JSON.

    Without ``partners`` the ``agents`` of the rows are those of the columns; without ``seats`` they have half of them.
    """
    coop, players = config.mode == "coop", config.players
    rows, columns, seats = agents, partners or agents, seats or players // 2
    if not agents:
        raise OptionError("name the agents of the rows, say --agents guardian,greedy")
    if players < 2 or not 0 < seats < players:
        raise OptionError(f"--seats must leave seats for both agents: 1 to {max(players - 1, 1)}, not {seats}")
    specs = list(dict.fromkeys([*rows, *columns]))
    for spec in specs:
        make_agent(spec, seed).close()  # unknown agents are an error before anything is played
    cells: dict[tuple[str, str], float] = {}
    teams: dict[str, float] = {}
    with Progress(len(rows) * len(columns) + (len(specs) if coop else 0), "cells") as bar:
        for spec in specs if coop else ():
            teams[spec] = success(config, spec, spec, players, games, seed)
            bar.update(len(teams), f"{spec} {teams[spec]:.0%}")
        for row in rows:
            for column in columns:
                alike = coop and row == column
                cells[row, column] = teams[row] if alike else success(config, row, column, seats, games, seed)
                bar.update(len(teams) + len(cells), f"{row} + {column} {cells[row, column]:.0%}")
    results: dict[str, Any] = {
        "format": 1,
        "command": command,
        "game": config.options(),
        "seats": seats,
        "games": games,
        "seed": seed,
        "teams": {spec: _estimate(value, games) for spec, value in teams.items()},
        "cells": [
            {"agent": row, "partner": column, **_estimate(value, games)} for (row, column), value in cells.items()
        ],
    }
    if coop:  # the success rate if every seat were as good as in a team of its kind
        part = seats / players
        for cell in results["cells"]:
            cell["independent"] = round(teams[cell["agent"]] ** part * teams[cell["partner"]] ** (1 - part), 4)
    title = f"{config.label()}: the row's agent on {seats} of {players} seats, the column's on the others"
    matrix = [[cells[row, column] for column in columns] for row in rows]
    middle = 0.5 if coop else seats / players
    picture = standalone(heat_map(rows, columns, matrix, title, middle))
    Path(out).mkdir(parents=True, exist_ok=True)
    write_files(out, {RESULTS: results_text(results), PICTURE: picture})
    if as_json:
        print(results_text(results), end="")
    else:
        print(title, table(results).text(), f"{Path(out) / RESULTS}, {Path(out) / PICTURE}", sep="\n")
    return 0


def success(config: GameConfig, row: str, column: str, seats: int, games: int, seed: int) -> float:
    """The mean result of the row's agent on ``seats`` seats of every game, the column's on the others."""
    players = config.players
    turn = (np.arange(players) + np.arange(games)[:, None]) % players
    is_row = turn * seats % players < seats  # spread around the table
    sim = Simulator(config, games, seed, threads=1, masks=False)
    agents = [make_agent(row, seed), make_agent(column, seed)]
    Table(sim, agents, np.where(is_row, 0, 1), illegal="replace").play()
    for agent in agents:
        agent.close()
    outcomes = sim.outcomes()
    if config.mode == "coop":
        return float(outcomes.won.any(axis=1).mean())
    return float((outcomes.win_shares * is_row).sum(axis=1).mean())


def table(results: dict[str, Any]) -> tables.ResultTable:
    """A line for every cell."""
    lines = []
    for cell in results["cells"]:
        line = [cell["agent"], cell["partner"], f"{cell['value']:.1%} ({cell['low']:.1%} to {cell['high']:.1%})"]
        lines.append([*line, f"{cell['independent']:.1%}"] if "independent" in cell else line)
    head = ["agent", "beside", "won (95%)", "independent seats"]
    return tables.ResultTable(head[: len(lines[0])], lines)


def _estimate(value: float, games: int) -> dict[str, float]:
    low, high = binomial_interval(value, games)
    return {"value": round(value, 4), "low": round(low, 4), "high": round(high, 4)}
