"""Positions in which both seats choose once, and whose matrix game is solved (``badbones_agents.search.matrix``).

They are found by playing: sentries play games for two, and positions in which both have a choice are kept where the
best mixture is worth more than any single choice, because only there it matters how one mixes. They are rare (about one
in ten with eight ways for chance to go, and hardly any with many): what one seat does hardly changes what is good for
the other.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from badbones_agents.registry import make_agent
from badbones_agents.scripted.workspace import Workspace, make_workspace
from badbones_agents.search.matrix import respond_at_root, think_at_root, write_payoffs
from badbones_agents.search.tree import make_tree
from numpy.typing import NDArray

from badbones_env import GameConfig, Simulator
from badbones_env.lowlevel import GameSpec
from badbones_env.rules.constants import NOTHING
from badbones_env.table import Table

from ..linear import Array
from ..reports.progress import Progress
from .matrix_game import Solution, exploitability, solve

WIDTH, LUCKS, HORIZON = 8, 8, 6
FIRST_ROUND, GAMES = 6, 64
LEAST_GAP = 0.05  # between what both can be sure of with single choices


@dataclass(frozen=True)
class Solved:
    """A position, its game and its solution; ``actions``: those of both seats that the rows and columns stand for."""

    state: NDArray[np.void]  # (1,)
    spec: GameSpec
    key: int
    payoffs: Array
    actions: tuple[NDArray[np.int64], NDArray[np.int64]]
    solution: Solution

    def searched(self, select: str, simulations: int) -> tuple[Array, Array, float]:
        """What a tree search with this rule would play on both sides, and how exploitable that is."""
        tree, workspace = make_tree(1 + WIDTH * WIDTH, select), make_workspace()
        think_at_root(self.state, self.spec.tables, 0, self.key, 1, WIDTH, LUCKS, HORIZON, simulations, workspace, tree)
        mixtures = []
        for seat, count in enumerate(self.payoffs.shape):
            shares = tree.average[0, seat, :count] if select == "regret" else tree.tried[0, seat, :count]
            mixtures.append(shares / shares.sum())
        return mixtures[0], mixtures[1], exploitability(self.payoffs, *mixtures)

    def answered(self, columns: Array, trials: int) -> tuple[float, float]:
        """What the best answer to a mixture of seat 1 wins, and what the one wins that trials against it find."""
        tree, workspace = make_tree(1), make_workspace()
        row = respond_at_root(
            self.state, self.spec.tables, 0, self.key, 1, WIDTH, LUCKS, HORIZON, trials, columns, workspace, tree
        )
        worth = self.payoffs @ columns
        return float(worth.max()), float(worth[row])


def find(number: int, seed: int) -> list[Solved]:
    """The first ``number`` positions of the games with this seed."""
    config = GameConfig(players=2)
    workspace, first = make_workspace(), 0
    found: list[Solved] = []
    with Progress(number, "positions") as bar:
        while len(found) < number:
            sim = Simulator(config, GAMES, seed, threads=1, first=first)
            table = Table(sim, [make_agent("sentry", seed)], np.zeros((GAMES, 2), np.int64))
            first += GAMES
            taken: set[int] = set()
            while len(found) < number and table.step():
                states = sim.states
                both = (states["decision"][:, :2] != NOTHING).all(axis=1) & (states["round_no"] >= FIRST_ROUND)
                for game in np.flatnonzero(both).tolist():
                    if game in taken or len(found) == number:
                        continue
                    position = _solved(sim, game, workspace, seed)
                    if position is not None:
                        taken.add(game)  # one of a game, so that they differ
                        found.append(position)
                        bar.update(len(found))
    return found


def _solved(sim: Simulator, game: int, workspace: Workspace, seed: int) -> Solved | None:
    verbs, arguments = np.zeros((2, 2, WIDTH), np.int64)
    values, payoffs = np.zeros((2, WIDTH)), np.zeros((WIDTH, WIDTH))
    key = (seed * 1_000_003 + int(sim.index[game])) & 0xFFFFFFFF
    state = sim.states[game : game + 1].copy()
    rows, columns = write_payoffs(
        state, sim.spec.tables, 0, key, 1, WIDTH, LUCKS, HORIZON, workspace, verbs, arguments, values, payoffs
    )
    known = payoffs[:rows, :columns].copy()
    if known.max(axis=0).min() - known.min(axis=1).max() < LEAST_GAP:
        return None
    number = sim.spec.tables[0]["action"]
    actions = tuple(number[verbs[seat, :count], arguments[seat, :count]] for seat, count in enumerate((rows, columns)))
    return Solved(state, sim.spec, key, known, (actions[0], actions[1]), solve(known))
