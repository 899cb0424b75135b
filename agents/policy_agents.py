"""The agents that are one compiled policy each."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from badbones_env.game import WORD
from badbones_env.rules.constants import SPACES, VERBS
from badbones_env.rules.state import STATE
from badbones_env.simulator import Simulator

from .agent import Agent
from .compiled.kernels import choose_with
from .compiled.policies import GREEDY, GUARDIAN, PASSIVE, SENTRY


class PolicyNumber(Agent):
    policy = 0

    def __init__(self, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self._room = np.zeros(2, STATE)
        self._legal, self._options = np.zeros(VERBS, np.int64), np.zeros(VERBS, np.int64)
        self._maps = np.zeros((8, SPACES), np.float64)

    def choose(self, sim: Simulator, chosen: NDArray[np.bool_]) -> None:
        choose_with(
            self.policy, sim.states, sim.layout.tables, sim.actions, chosen, sim.index, self.seed & WORD,
            self.seed >> 32, self._room, self._legal, self._options, self._maps, 0, sim.games,
        )  # fmt: skip


class PassiveAgent(PolicyNumber):
    """Moves the hero at random and never touches a trap."""

    name = "passive"
    policy = PASSIVE


class GreedyAgent(PolicyNumber):
    """Avoids the damage of this round: plays each choice out to the end of the round on its own board."""

    name = "greedy"
    policy = GREEDY


class GuardianAgent(PolicyNumber):
    name = "guardian"
    policy = GUARDIAN


class SentryAgent(PolicyNumber):
    name = "sentry"
    policy = SENTRY
