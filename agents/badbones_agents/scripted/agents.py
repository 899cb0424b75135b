"""The scripted agents: ``random``, and one class for each compiled policy."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.opponents import RandomOpponent
from badbones_env.rules.chance import WORD

from ..agent import Agent
from ..strategies.follow import choose_with
from ..tunable import Weight
from .eval_weights import eval_weights_for
from .policies import GREEDY, GUARDIAN, PASSIVE, SENTRY
from .workspace import make_workspace


class RandomAgent(Agent):
    """Any legal action with equal probability."""

    name = "random"

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        RandomOpponent(self.seed).choose(batch, seat_mask)


class CompiledAgent(Agent):
    """Chooses by one of the compiled policies of ``scripted.policies``."""

    policy: int

    def __init__(self, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self._workspace = make_workspace()

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        places = batch.states, batch.spec.tables, batch.actions, seat_mask, batch.index
        choose_with(self.policy, *places, self.seed & WORD, self.seed >> 32, self._workspace)


class PassiveAgent(CompiledAgent):
    """Moves the hero at random and never touches a trap."""

    name = "passive"
    policy = PASSIVE


class SentryAgent(CompiledAgent):
    """Rules of thumb without any lookahead, in about a microsecond; the rollout policy of search and mcts."""

    name = "sentry"
    policy = SENTRY


class GreedyAgent(CompiledAgent):
    """One round of lookahead on its own board with every choice; takes the least damage."""

    name = "greedy"
    policy = GREEDY


EvalWeightsText = Annotated[
    str, "of the evaluation: a name (first: those of search) or a file of 'badbones tune'; default: those of the game"
]


class GuardianAgent(CompiledAgent):
    """The same lookahead as greedy, but evaluates where every skeleton is heading and how soon it arrives."""

    name = "guardian"
    policy = GUARDIAN
    rules: NDArray[np.int64] | None = None  # of a trap strategy

    def __init__(self, *, weights: EvalWeightsText = "", seed: int = 0) -> None:
        super().__init__(seed=seed)
        self._weights = weights
        self._config: GameConfig | None = None
        if weights:
            eval_weights_for(weights, GameConfig())  # refuse mistakes at once

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        if batch.config is not self._config:
            self._config = batch.config
            self._workspace = make_workspace(eval_weights_for(self._weights, batch.config), self.rules)
        super().choose(batch, seat_mask)

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        return eval_weights_for(self._weights, config).tunable(config)

    def extra_keys(self, config: GameConfig) -> dict[str, Any]:
        return {"buy": eval_weights_for(self._weights, config).shopping()} if config.advanced else {}
