"""The agent that searches with play-outs."""

from __future__ import annotations

import time

import numpy as np
from numpy.typing import NDArray

from badbones_env.game import WORD
from badbones_env.rules.constants import SPACES, VERBS
from badbones_env.rules.state import STATE
from badbones_env.simulator import Simulator

from .agent import Agent
from .compiled.candidates import MOST
from .compiled.search import search_on


class SearchAgent(Agent):
    """Plays each promising choice out many times."""

    name = "search"
    parameters = {}

    def __init__(self, *, simulations: int = 300, ms: float = 0.0, width: int = 12, horizon: int = 4, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self.simulations, self.ms, self.width, self.horizon = simulations, ms, width, horizon
        self.timed = ms > 0
        self._room = np.zeros(2, STATE)
        self._legal, self._options = np.zeros(VERBS, np.int64), np.zeros(VERBS, np.int64)
        self._maps = np.zeros((8, SPACES), np.float64)
        self._log = np.zeros(1, np.int64)
        self._verbs, self._arguments = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64)
        self._values, self._visits = np.zeros(MOST), np.zeros(MOST + 1, np.int64)

    def _search(self, sim: Simulator, game: int, seat: int, begin: bool, simulations: int) -> int:
        return search_on(
            sim.states, sim.layout.tables, game, seat, int(sim.index[game]), self.seed & WORD, self.seed >> 32, begin,
            simulations, self.width, self.horizon, self._room, self._legal, self._options, self._maps, self._log,
            self._verbs, self._arguments, self._values, self._visits,
        )

    def choose(self, sim: Simulator, chosen: NDArray[np.bool_]) -> None:
        sim.actions[chosen] = 0
        due = chosen & (sim.states["decision"][:, : chosen.shape[1]] != 0)
        for game, seat in zip(*np.nonzero(due)):
            if self.timed:
                end = time.perf_counter() + self.ms / 1000
                action = self._search(sim, game, seat, True, 0)
                while time.perf_counter() < end:
                    action = self._search(sim, game, seat, False, 16)
            else:
                action = self._search(sim, game, seat, True, self.simulations)
            sim.actions[game, seat] = action
