"""A trained network that looks ahead: its budget, and the arrays that ``compiled.foresight`` works in."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.errors import ModelError, OptionError
from badbones_env.rules.chance import WORD
from badbones_env.rules.rewards import FULL_POINTS
from badbones_env.simulator import REWARDS

from ..networks.player import make_buffers
from ..networks.sparse_net import OWN_SHARE, SparseNet, make_activations
from ..scripted.workspace import make_workspace
from .puct import SearchParams, search_roots
from .search_info import SearchInfo, at_root, visit_probs
from .tree import MOST_WIDTH, RULES, make_tree

SLICE = 16  # trials between two looks at the clock
MOST_NODES = 4096  # of a tree that grows by the clock


@dataclass(frozen=True)
class Budget:
    """What a decision may cost: trials, or milliseconds, each trial of ``horizon`` rounds, and what is tried."""

    simulations: int = 0
    ms: float = 0.0
    width: int = 8  # of one's own choices the likeliest ones
    rivals: int = 4  # of the others'
    horizon: int = 4
    breadth: float = 1.0  # how much more often choices that were seldom tried are tried
    guardian: float = 0.0  # the share of the trust at the root that goes to choices that guardian prefers
    select: str = "uct"  # how seats choose at nodes

    def check(self) -> None:
        if self.select not in RULES:
            raise OptionError(f"select must be one of {', '.join(RULES)}, not {self.select!r}")
        for name, value, least, most in (
            ("simulations", self.simulations, 0, 60_000),
            ("ms", self.ms, 0, 3_600_000),
            ("width", self.width, 1, MOST_WIDTH),
            ("rivals", self.rivals, 1, MOST_WIDTH),
            ("horizon", self.horizon, 0, 10_000),
            ("breadth", self.breadth, 0, 1000),
            ("guardian", self.guardian, 0, 1),
        ):
            if not least <= value <= most:
                raise OptionError(f"{name} must be from {least} to {most}, not {value}")

    def __bool__(self) -> bool:
        """Is anything tried at all?"""
        return self.simulations > 0 or self.ms > 0


def reward_of(value_unit: str, source: str) -> int:
    """The reward (REWARD_...) that a value head predicts: at the end of a game search takes it for the value."""
    if value_unit not in REWARDS:
        raise ModelError(
            f"{source}: its value head predicts {value_unit!r}, which search cannot compare with results; known are "
            f"{', '.join(REWARDS)}: leave out simulations and ms"
        )
    return REWARDS.index(value_unit)


class NetworkSearch:
    """Decides by trials of a network's likeliest choices."""

    def __init__(self, net: SparseNet, core: bool, reward: int, budget: Budget) -> None:
        self._net, self._thought, self._budget = net, make_activations(net), budget
        self._effort = SearchParams(
            budget.width, budget.rivals, budget.horizon, budget.breadth, budget.guardian, core, reward
        )
        self._workspace = make_workspace()
        self._tree = make_tree(MOST_NODES if budget.ms else budget.simulations + 1, budget.select)
        self._config: GameConfig | None = None

    def choose(self, batch: Batch, chosen: NDArray[np.bool_], seed: int) -> None:
        """Write an action for every seat marked, all of which have a decision."""
        if batch.config != self._config:
            self._buffers, self._config = make_buffers(batch.config), batch.config
        for game, seat in np.argwhere(chosen).tolist():
            batch.actions[game, seat] = self._decide(batch, game, seat, seed)

    def _decide(self, batch: Batch, game: int, seat: int, seed: int) -> int:
        if not self._budget.ms:
            return self._search(batch, game, seat, seed, True, self._budget.simulations)
        end = time.perf_counter() + self._budget.ms / 1000
        action = self._search(batch, game, seat, seed, True, SLICE)
        while time.perf_counter() < end and int(self._tree.count[0, seat]) > 1:
            action = self._search(batch, game, seat, seed, False, SLICE)
        return action

    def _search(self, batch: Batch, game: int, seat: int, seed: int, begin: bool, simulations: int) -> int:
        action: int = search_roots(
            batch.states,
            batch.spec.tables,
            game,
            seat,
            int(batch.index[game]),
            seed & WORD,
            seed >> 32,
            begin,
            simulations,
            self._effort,
            self._workspace,
            self._net,
            self._thought,
            self._buffers,
            self._tree,
        )
        return action

    def search_info(self, seat: int) -> SearchInfo:
        """What the last choice weighed for a seat."""
        found = at_root(self._tree, seat)
        if self._config is None or self._config.mode == "coop" or len(self._net.value) <= OWN_SHARE:
            return found
        _, shares = visit_probs(self._tree.tried[0, seat, : len(found.verbs)], self._tree.points[: len(found.verbs)])
        return found._replace(points=FULL_POINTS * shares)
