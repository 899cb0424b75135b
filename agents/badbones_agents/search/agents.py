"""The budget of a search, and the agents that search with rollouts: ``search`` and ``mcts``."""

from __future__ import annotations

import time
from typing import Annotated, Any, NamedTuple

from badbones_env.batch import Batch
from badbones_env.errors import OptionError
from badbones_env.rules.chance import WORD

from ..agent import Agent
from ..scripted.workspace import make_workspace
from .mcts import search_rollouts
from .tree import MAX_WIDTH, SearchInfo, make_tree, root_info

NODES = 2048  # of the tree of mcts, at most
SLICE = 16  # simulations between two looks at the clock
MAX_NODES = 4096  # of a search by the clock
Milliseconds = Annotated[float, "instead of that, milliseconds for each decision; games do not repeat exactly"]
Width = Annotated[int, f"candidates, best ones first, 1 to {MAX_WIDTH}"]
OpponentWidth = Annotated[int, f"candidates of each opponent, 1 to {MAX_WIDTH}"]
CPuct = Annotated[float, "weight of exploration in the PUCT formula"]


class SearchParams(NamedTuple):
    """How a decision is searched, for compiled code."""

    width: int  # candidates of the seat that decides
    opponent_width: int  # candidates of each other seat
    horizon: int  # rounds of a simulation
    c_puct: float  # weight of exploration
    core: bool = False  # the network has a policy for hero, trap and market decisions only
    reward: int = 0  # REWARD_...: what its value head predicts


def check_budget(of_agent: str, minimum: int, simulations: int, ms: float, params: SearchParams) -> None:
    """Refuse what is out of range. ``minimum``: simulations and rounds at least."""
    for name, value, low, high in (
        ("simulations", simulations, minimum, 60_000),
        ("ms", ms, 0, 3_600_000),
        ("width", params.width, 1, MAX_WIDTH),
        ("opponent_width", params.opponent_width, 1, MAX_WIDTH),
        ("horizon", params.horizon, minimum, 10_000),
        ("c_puct", params.c_puct, 0, 1000),
    ):
        if not low <= value <= high:
            raise OptionError(f"{name}{of_agent} must be from {low} to {high}, not {value}")


class Searcher:
    """Searches one decision after the other with a compiled function, in arrays of its own."""

    def __init__(self, search: Any, simulations: int, ms: float, params: SearchParams, nodes: int) -> None:
        self._search, self.simulations, self._ms, self.params = search, simulations, ms, params
        self._workspace, self.tree = make_workspace(), make_tree(nodes)

    def decide(self, batch: Batch, game: int, seat: int, seed: int, *context: Any) -> int:
        """The action of a seat that has a decision."""
        key = seed & WORD, seed >> 32, int(batch.index[game])
        first = batch.states, batch.spec.tables, game, seat, key
        last = self.params, self._workspace, self.tree, *context
        if not self._ms:
            return int(self._search(*first, True, self.simulations, *last))
        end = time.perf_counter() + self._ms / 1000
        action = int(self._search(*first, True, SLICE, *last))
        while time.perf_counter() < end and int(self.tree.candidates[0, seat]) > 1:
            action = int(self._search(*first, False, SLICE, *last))
        return action


class SearchAgent(Agent):
    """Flat Monte Carlo: rollouts of every good candidate, in which all play like the sentry; takes the best."""

    name = "search"
    opponent_width = nodes = 1

    def __init__(
        self,
        *,
        simulations: Annotated[int, "rollouts for each decision; the same seed gives the same games"] = 400,
        ms: Milliseconds = 0.0,
        width: Width = 12,
        horizon: Annotated[int, "rounds that a rollout plays"] = 4,
        c_puct: CPuct = 2.0,
        seed: int = 0,
    ) -> None:
        super().__init__(seed=seed)
        params = SearchParams(width, self.opponent_width, horizon, float(c_puct))
        check_budget(f" of {self.name}", 1, simulations, ms, params)
        self.timed = ms > 0
        self.searcher = Searcher(search_rollouts, simulations, ms, params, self.nodes)

    def decide(self, batch: Batch, game: int, seat: int) -> int:
        return self.searcher.decide(batch, game, seat, self.seed)

    def search_info(self, seat: int) -> SearchInfo:
        return root_info(self.searcher.tree, seat)


class MctsAgent(SearchAgent):
    """Decoupled UCT: tree search in which every seat selects by its own statistics at the same time."""

    name = "mcts"
    nodes = NODES

    def __init__(self, *, opponent_width: OpponentWidth = 3, **common: Any) -> None:
        self.opponent_width = opponent_width
        super().__init__(**common)
