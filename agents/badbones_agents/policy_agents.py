"""The agents that are one compiled policy each."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.rules.chance import WORD

from .agent import Agent
from .compiled.desk import MOST_CHOICES, Desk, make_desk
from .compiled.kernels import choose_with
from .compiled.policies import GREEDY, GUARDIAN, PASSIVE, SENTRY
from .judgement import Judgement, judgement_for
from .weights import Weight


class CompiledAgent(Agent):
    """Chooses by the policy with the number ``policy`` of ``compiled.policies``."""

    policy: int

    def __init__(self, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self._desk = make_desk()
        self._verbs, self._arguments = np.zeros((2, MOST_CHOICES), np.int64)
        self._values = np.zeros(MOST_CHOICES)

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


WEIGHTS = "the judgement: a name (first: that of the planners) or a file of 'badbones tune'; usually that of the game"


class JudgingAgent(CompiledAgent):
    """Judges boards as guardian does, with the weights for the game at hand or with those it was given."""

    def __init__(self, *, weights: str = "", seed: int = 0) -> None:
        super().__init__(seed=seed)
        self._weights = weights
        self._config: GameConfig | None = None
        if weights:
            judgement_for(weights, GameConfig())  # what is wrong with it is said at once

    def choose(self, batch: Batch, chosen: NDArray[np.bool_]) -> None:
        if batch.config is not self._config:
            self._config = batch.config
            self._desk = self._desk_for(judgement_for(self._weights, batch.config))
        super().choose(batch, chosen)

    def _desk_for(self, judgement: Judgement) -> Desk:
        return make_desk(weights=judgement.weights, wanted=judgement.wanted)

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        return judgement_for(self._weights, config).tunable(config)

    def besides(self, config: GameConfig) -> dict[str, Any]:
        return {"buy": judgement_for(self._weights, config).shopping()} if config.advanced else {}


class GuardianAgent(JudgingAgent):
    """Tries each choice to the end of the round, too, but weighs where every skeleton is heading and how soon."""

    name = "guardian"
    policy = GUARDIAN
    parameters: ClassVar[dict[str, str]] = {"weights": WEIGHTS}
