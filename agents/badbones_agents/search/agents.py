"""The agents that plan with play-outs: ``search`` and ``mcts``."""

from __future__ import annotations

import time
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.errors import OptionError
from badbones_env.rules.chance import WORD
from badbones_env.rules.constants import NOTHING

from ..agent import Agent
from ..scripted.workspace import make_workspace
from .flat import search_on
from .mcts import search_roots
from .search_info import SearchInfo, at_root, visit_probs
from .tree import MOST_WIDTH, make_tree

BUDGET = {
    "simulations": "play-outs for each decision; the same seed gives the same games",
    "ms": "instead of that, milliseconds for each decision; games do not repeat exactly",
    "width": f"the choices it thinks about, best ones first, 1 to {MOST_WIDTH}",
    "horizon": "rounds that a play-out looks ahead",
}
SLICE = 16  # play-outs between two looks at the clock


class Planner(Agent):
    """An agent with a budget for each decision."""

    def __init__(self, simulations: int, ms: float, width: int, horizon: int, seed: int) -> None:
        super().__init__(seed=seed)
        for name, value, least, most in (
            ("simulations", simulations, 1, 60_000),
            ("ms", ms, 0, 3_600_000),
            ("width", width, 1, MOST_WIDTH),
            ("horizon", horizon, 1, 10_000),
        ):
            if not least <= value <= most:
                raise OptionError(f"{name} of {self.name} must be from {least} to {most}, not {value}")
        self.simulations, self.ms, self.width, self.horizon = simulations, ms, width, horizon
        self.timed = ms > 0
        self._workspace = make_workspace()

    def run_search(self, batch: Batch, game: int, seat: int, begin: bool, simulations: int) -> int:
        """More play-outs for a decision, the first ones if ``begin``; returns the best action so far."""
        raise NotImplementedError

    def undecided(self, seat: int) -> bool:
        """Does the decision at hand have more than one choice worth thinking about?"""
        raise NotImplementedError

    def choose(self, batch: Batch, chosen: NDArray[np.bool_]) -> None:
        batch.actions[chosen] = 0
        due = chosen & (batch.states["decision"][:, : chosen.shape[1]] != NOTHING)
        for game, seat in np.argwhere(due).tolist():
            batch.actions[game, seat] = self._decide(batch, game, seat)

    def _decide(self, batch: Batch, game: int, seat: int) -> int:
        if not self.timed:
            return self.run_search(batch, game, seat, True, self.simulations)
        end = time.perf_counter() + self.ms / 1000
        action = self.run_search(batch, game, seat, True, SLICE)
        while time.perf_counter() < end and self.undecided(seat):
            action = self.run_search(batch, game, seat, False, SLICE)
        return action


class SearchAgent(Planner):
    """Plays every promising choice out many times, the others playing by rules of thumb, and takes the best."""

    name = "search"
    parameters: ClassVar[dict[str, str]] = BUDGET

    def __init__(
        self, *, simulations: int = 400, ms: float = 0.0, width: int = 12, horizon: int = 4, seed: int = 0
    ) -> None:
        super().__init__(simulations, ms, width, horizon, seed)
        self._verbs, self._arguments, self._visits = np.zeros((3, MOST_WIDTH), np.int64)
        self._priors, self._values = np.zeros((2, MOST_WIDTH))
        self._count = np.zeros(1, np.int64)

    def run_search(self, batch: Batch, game: int, seat: int, begin: bool, simulations: int) -> int:
        action: int = search_on(
            batch.states,
            batch.spec.tables,
            game,
            seat,
            int(batch.index[game]),
            self.seed & WORD,
            self.seed >> 32,
            begin,
            simulations,
            self.width,
            self.horizon,
            self._workspace,
            self._verbs,
            self._arguments,
            self._priors,
            self._values,
            self._visits,
            self._count,
        )
        return action

    def undecided(self, seat: int) -> bool:
        return int(self._count[0]) > 1

    def search_info(self, seat: int) -> SearchInfo:
        count = int(self._count[0])
        tried, total = self._visits[:count], self._values[:count]
        return SearchInfo(self._verbs[:count].copy(), self._arguments[:count].copy(), *visit_probs(tried, total))


class MctsAgent(Planner):
    """Decoupled UCT: a tree in which every seat chooses by its own statistics at the same time."""

    name = "mcts"
    parameters: ClassVar[dict[str, str]] = BUDGET | {
        "rivals": f"the choices it grants each of the others, 1 to {MOST_WIDTH}",
        "nodes": "the most nodes of its tree",
        "select": "uct: the most promising choice is tried; regret: a mixture with none to regret is tried and played",
    }

    def __init__(
        self,
        *,
        simulations: int = 400,
        ms: float = 0.0,
        width: int = 12,
        rivals: int = 3,
        horizon: int = 4,
        nodes: int = 2048,
        select: str = "uct",
        seed: int = 0,
    ) -> None:
        super().__init__(simulations, ms, width, horizon, seed)
        for name, value, most in (("rivals", rivals, MOST_WIDTH), ("nodes", nodes, 1_000_000)):
            if not 1 <= value <= most:
                raise OptionError(f"{name} of {self.name} must be from 1 to {most}, not {value}")
        self.rivals = rivals
        self._tree = make_tree(nodes, select)

    def run_search(self, batch: Batch, game: int, seat: int, begin: bool, simulations: int) -> int:
        action: int = search_roots(
            batch.states,
            batch.spec.tables,
            game,
            seat,
            int(batch.index[game]),
            self.seed & WORD,
            self.seed >> 32,
            begin,
            simulations,
            self.width,
            self.rivals,
            self.horizon,
            self._workspace,
            self._tree,
        )
        return action

    def undecided(self, seat: int) -> bool:
        return int(self._tree.count[0, seat]) > 1

    def search_info(self, seat: int) -> SearchInfo:
        return at_root(self._tree, seat)
