"""Search with a trained network: its budget, and the arrays that ``puct`` works in."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.errors import ModelError
from badbones_env.lowlevel import full_points
from badbones_env.rules.chance import WORD
from badbones_env.rules.rewards import REWARD_OUTCOME, REWARD_SCORE, REWARD_SHAPED

from ..networks.player import make_buffers
from ..networks.sparse_net import OWN_SHARE, SparseNet, make_activations
from ..scripted.workspace import make_workspace
from .budget import check_range, spend
from .puct import PolicyContext, SearchParams, search_puct
from .tree import MAX_WIDTH, SearchInfo, make_tree, root_info, visit_probs

VALUE_UNITS = {"outcome": REWARD_OUTCOME, "score": REWARD_SCORE, "shaped": REWARD_SHAPED}  # that ``puct`` can value
MAX_NODES = 4096  # of a search by the clock


@dataclass(frozen=True)
class Budget:
    """Simulations, or milliseconds, for each decision, and how they are spent."""

    simulations: int = 0
    ms: float = 0.0
    width: int = 8  # candidates of the seat that decides
    opponent_width: int = 4  # candidates of each other seat
    horizon: int = 4  # rounds of a simulation
    c_puct: float = 1.0  # weight of exploration
    guardian: float = 0.0  # weight of guardian's lookahead in the priors of the root

    def check(self) -> None:
        """Refuse what is out of range."""
        for name, value, least, most in (
            ("simulations", self.simulations, 0, 60_000),
            ("ms", self.ms, 0, 3_600_000),
            ("width", self.width, 1, MAX_WIDTH),
            ("opponent_width", self.opponent_width, 1, MAX_WIDTH),
            ("horizon", self.horizon, 0, 10_000),
            ("c_puct", self.c_puct, 0, 1000),
            ("guardian", self.guardian, 0, 1),
        ):
            check_range(name, value, least, most)

    def __bool__(self) -> bool:
        """Is there anything to spend?"""
        return self.simulations > 0 or self.ms > 0


def reward_of(value_unit: str, source: str) -> int:
    """The reward (REWARD_...) that a value head predicts: at the end of a game search takes it for the value."""
    if value_unit not in VALUE_UNITS:
        raise ModelError(
            f"{source}: its value head predicts {value_unit!r}, which search cannot compare with results; known are "
            f"{', '.join(VALUE_UNITS)}: leave out simulations and ms"
        )
    return VALUE_UNITS[value_unit]


class NetworkSearch:
    """Decides by PUCT with a network."""

    def __init__(self, net: SparseNet, core: bool, reward: int, budget: Budget) -> None:
        self._net, self._activations, self._budget = net, make_activations(net), budget
        self._params = SearchParams(
            budget.width,
            budget.opponent_width,
            budget.horizon,
            float(budget.c_puct),
            float(budget.guardian),
            core,
            reward,
        )
        self._workspace = make_workspace()
        self._tree = make_tree(MAX_NODES if budget.ms else budget.simulations + 1)
        self._config: GameConfig | None = None

    def choose(self, batch: Batch, pending: NDArray[np.bool_], seed: int) -> None:
        """Write an action for every seat marked, all of which have a decision."""
        if batch.config != self._config:
            self._context = PolicyContext(self._net, self._activations, make_buffers(batch.config))
            self._config = batch.config
        for game, seat in np.argwhere(pending).tolist():
            batch.actions[game, seat] = self._decide(batch, game, seat, seed)

    def _decide(self, batch: Batch, game: int, seat: int, seed: int) -> int:
        key = seed & WORD, seed >> 32, int(batch.index[game])

        def search(restart: bool, simulations: int) -> int:
            action: int = search_puct(
                batch.states,
                batch.spec.tables,
                game,
                seat,
                key,
                restart,
                simulations,
                self._params,
                self._workspace,
                self._context,
                self._tree,
            )
            return action

        return spend(self._budget.simulations, self._budget.ms, search, lambda: int(self._tree.candidates[0, seat]) > 1)

    def search_info(self, seat: int) -> SearchInfo:
        """The candidates of the last decision of a seat."""
        info = root_info(self._tree, seat)
        if self._config is None or self._config.mode == "coop" or len(self._net.value) <= OWN_SHARE:
            return info
        count = len(info.verbs)
        _, shares = visit_probs(self._tree.action_visits[0, seat, :count], self._tree.points_sum[:count])
        return info._replace(points=full_points(self._config) * shares)
