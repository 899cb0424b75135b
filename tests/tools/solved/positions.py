"""Positions in which both seats choose once, and whose matrix game is solved.

Sentries play games for two. Positions in which both have a choice are kept where the best mixture is worth more than
any pure strategy. They are rare: what one seat does hardly changes what is good for the other.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from badbones_agents.registry import make_agent
from badbones_agents.scripted.workspace import Workspace, make_workspace
from badbones_experiments.tournament.nash import Array, minimax_level
from numpy.typing import NDArray

from badbones_env import GameConfig, Simulator
from badbones_env.lowlevel import GameSpec
from badbones_env.rules.constants import NOTHING
from badbones_env.table import Table

from .payoffs import write_payoffs

WIDTH, LUCKS, HORIZON = 8, 8, 6
FIRST_ROUND, GAMES = 6, 64
MIN_GAP = 0.05  # between what both can be sure of with single choices


@dataclass(frozen=True)
class Equilibrium:
    """A Nash equilibrium of a zero-sum game: both mixtures, and what the rows get."""

    rows: Array
    columns: Array
    value: float


def solve(payoffs: Array) -> Equilibrium:
    """The equilibrium of the game in which the rows get ``payoffs`` and the columns lose them."""
    columns, value, rows = minimax_level(payoffs, np.full(len(payoffs), np.nan))
    return Equilibrium(rows / rows.sum(), columns / columns.sum(), value)


@dataclass(frozen=True)
class Solved:
    """A position, its game and its equilibrium; ``actions``: what rows and columns stand for, by seat."""

    state: NDArray[np.void]  # (1,)
    spec: GameSpec
    key: int
    payoffs: Array
    actions: tuple[NDArray[np.int64], NDArray[np.int64]]
    equilibrium: Equilibrium


def find(number: int, seed: int) -> list[Solved]:
    """The first ``number`` positions of the games with this seed."""
    config = GameConfig(players=2)
    workspace, first = make_workspace(), 0
    positions: list[Solved] = []
    while len(positions) < number:
        sim = Simulator(config, GAMES, seed, threads=1, first=first)
        table = Table(sim, [make_agent("sentry", seed)], np.zeros((GAMES, 2), np.int64))
        first += GAMES
        used: set[int] = set()  # one position of a game, so that they differ
        while len(positions) < number and table.step():
            states = sim.states
            both = (states["decision"][:, :2] != NOTHING).all(axis=1) & (states["round_no"] >= FIRST_ROUND)
            for game in np.flatnonzero(both).tolist():
                if game in used or len(positions) == number:
                    continue
                position = _solved(sim, game, workspace, seed)
                if position is not None:
                    used.add(game)
                    positions.append(position)
    return positions


def _solved(sim: Simulator, game: int, workspace: Workspace, seed: int) -> Solved | None:
    verbs, arguments = np.zeros((2, 2, WIDTH), np.int64)
    values, payoffs = np.zeros((2, WIDTH)), np.zeros((WIDTH, WIDTH))
    key = (seed * 1_000_003 + int(sim.index[game])) & 0xFFFFFFFF
    state = sim.states[game : game + 1].copy()
    rows, columns = write_payoffs(
        state, sim.spec.tables, 0, key, 1, WIDTH, LUCKS, HORIZON, workspace, verbs, arguments, values, payoffs
    )
    known = payoffs[:rows, :columns].copy()
    if known.max(axis=0).min() - known.min(axis=1).max() < MIN_GAP:
        return None
    number = sim.spec.tables[0]["action"]
    actions = tuple(number[verbs[seat, :count], arguments[seat, :count]] for seat, count in enumerate((rows, columns)))
    return Solved(state, sim.spec, key, known, (actions[0], actions[1]), solve(known))
