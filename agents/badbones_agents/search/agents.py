"""The agents that search with rollouts: ``search`` and ``mcts``."""

from __future__ import annotations

from typing import Any, ClassVar

from badbones_env.batch import Batch
from badbones_env.rules.chance import WORD

from ..agent import Agent
from ..scripted.workspace import make_workspace
from .budget import check_range, spend
from .flat import search_flat
from .mcts import MctsParams, search_mcts
from .tree import MAX_WIDTH, SearchInfo, make_tree, root_info

PARAMETERS = {
    "simulations": "rollouts for each decision; the same seed gives the same games",
    "ms": "instead of that, milliseconds for each decision; games do not repeat exactly",
    "width": f"candidates, best ones first, 1 to {MAX_WIDTH}",
    "horizon": "rounds that a rollout plays",
    "c_puct": "weight of exploration in the PUCT formula",
}


class RolloutSearchAgent(Agent):
    """An agent with a search budget for each decision."""

    search: ClassVar[Any]  # the compiled search
    opponent_width = nodes = 1

    def __init__(
        self,
        *,
        simulations: int = 400,
        ms: float = 0.0,
        width: int = 12,
        horizon: int = 4,
        c_puct: float = 2.0,
        seed: int = 0,
    ) -> None:
        super().__init__(seed=seed)
        for name, value, least, most in (
            ("simulations", simulations, 1, 60_000),
            ("ms", ms, 0, 3_600_000),
            ("width", width, 1, MAX_WIDTH),
            ("opponent_width", self.opponent_width, 1, MAX_WIDTH),
            ("horizon", horizon, 1, 10_000),
            ("c_puct", c_puct, 0, 1000),
            ("nodes", self.nodes, 1, 1_000_000),
        ):
            check_range(f"{name} of {self.name}", value, least, most)
        self.simulations, self.ms, self.timed = simulations, ms, ms > 0
        self.params = MctsParams(width, self.opponent_width, horizon, float(c_puct))
        self._workspace, self._tree = make_workspace(), make_tree(self.nodes)

    def decide(self, batch: Batch, game: int, seat: int) -> int:
        key = self.seed & WORD, self.seed >> 32, int(batch.index[game])
        states, tables = batch.states, batch.spec.tables

        def search(restart: bool, simulations: int) -> int:
            action: int = self.search(
                states, tables, game, seat, key, restart, simulations, self.params, self._workspace, self._tree
            )
            return action

        return spend(self.simulations, self.ms, search, lambda: int(self._tree.candidates[0, seat]) > 1)

    def search_info(self, seat: int) -> SearchInfo:
        return root_info(self._tree, seat)


class SearchAgent(RolloutSearchAgent):
    """Flat Monte Carlo: rollouts of every good candidate, in which all play like the sentry; takes the best."""

    name = "search"
    parameters: ClassVar[dict[str, str]] = PARAMETERS
    search = staticmethod(search_flat)


class MctsAgent(RolloutSearchAgent):
    """Decoupled UCT: tree search in which every seat selects by its own statistics at the same time."""

    name = "mcts"
    parameters: ClassVar[dict[str, str]] = PARAMETERS | {
        "opponent_width": f"candidates of each opponent, 1 to {MAX_WIDTH}",
        "nodes": "the most nodes of the tree",
    }
    search = staticmethod(search_mcts)

    def __init__(self, *, opponent_width: int = 3, nodes: int = 2048, **common: Any) -> None:
        self.opponent_width, self.nodes = opponent_width, nodes
        super().__init__(**common)
