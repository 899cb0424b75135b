"""The agents that are one compiled policy each."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.rules.chance import WORD

from ..agent import Agent
from ..tunable import Weight
from .eval_weights import EvalWeights, eval_weights_for
from .kernels import choose_with
from .policies import GREEDY, GUARDIAN, PASSIVE, SENTRY
from .workspace import MOST_CHOICES, Workspace, make_workspace


class CompiledAgent(Agent):
    """Chooses by the policy with the number ``policy`` of ``compiled.policies``."""

    policy: int

    def __init__(self, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self._workspace = make_workspace()
        self._verbs, self._arguments = np.zeros((2, MOST_CHOICES), np.int64)
        self._values = np.zeros(MOST_CHOICES)

    def choose(self, batch: Batch, chosen: NDArray[np.bool_]) -> None:
        choose_with(
            self.policy,
            batch.states,
            batch.spec.tables,
            batch.actions,
            chosen,
            batch.index,
            self.seed & WORD,
            self.seed >> 32,
            self._workspace,
            self._verbs,
            self._arguments,
            self._values,
        )


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


class EvaluatingAgent(CompiledAgent):
    """Judges boards as guardian does, with the weights for the game at hand or with those it was given."""

    def __init__(self, *, weights: str = "", seed: int = 0) -> None:
        super().__init__(seed=seed)
        self._weights = weights
        self._config: GameConfig | None = None
        if weights:
            eval_weights_for(weights, GameConfig())  # what is wrong with it is said at once

    def choose(self, batch: Batch, chosen: NDArray[np.bool_]) -> None:
        if batch.config is not self._config:
            self._config = batch.config
            self._workspace = self._workspace_for(eval_weights_for(self._weights, batch.config))
        super().choose(batch, chosen)

    def _workspace_for(self, eval_weights: EvalWeights) -> Workspace:
        return make_workspace(weights=eval_weights.weights, wanted=eval_weights.wanted)

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        return eval_weights_for(self._weights, config).tunable(config)

    def extra_files(self, config: GameConfig) -> dict[str, Any]:
        return {"buy": eval_weights_for(self._weights, config).shopping()} if config.advanced else {}


class GuardianAgent(EvaluatingAgent):
    """Tries each choice to the end of the round, too, but weighs where every skeleton is heading and how soon."""

    name = "guardian"
    policy = GUARDIAN
    parameters: ClassVar[dict[str, str]] = {"weights": WEIGHTS}
