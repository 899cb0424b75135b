"""The agents that are one compiled policy each."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.rules.chance import WORD

from .agent import Agent
from .compiled.desk import make_desk
from .compiled.kernels import choose_with
from .compiled.policies import GREEDY, GUARDIAN, MOST_TIES, PASSIVE, SENTRY


class CompiledAgent(Agent):
    """Chooses by the policy with the number ``policy`` of ``compiled.policies``."""

    policy: int

    def __init__(self, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self._desk = make_desk()
        self._verbs, self._arguments = np.zeros((2, MOST_TIES), np.int64)
        self._values = np.zeros(MOST_TIES)

    def choose(self, batch: Batch, chosen: NDArray[np.bool_]) -> None:
        choose_with(
            self.policy, batch.states, batch.layout.tables, batch.actions, chosen, batch.index, self.seed & WORD,
            self.seed >> 32, self._desk, self._verbs, self._arguments, self._values,
        )  # fmt: skip


class PassiveAgent(CompiledAgent):
    """Moves the hero at random and never touches a trap."""

    name = "passive"
    policy = PASSIVE


class SentryAgent(CompiledAgent):
    """Rules of thumb from one look at the board, in about a microsecond: what the planners' play-outs use."""

    name = "sentry"
    policy = SENTRY


class GreedyAgent(CompiledAgent):
    """Avoids the damage of this round: tries each choice on a copy of its own board, to the end of the round."""

    name = "greedy"
    policy = GREEDY


class GuardianAgent(CompiledAgent):
    """Tries each choice to the end of the round, too, but weighs where every skeleton is heading and how soon."""

    name = "guardian"
    policy = GUARDIAN
