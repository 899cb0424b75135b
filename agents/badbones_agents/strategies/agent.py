"""The agent that follows a strategy file."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.errors import OptionError

from ..agent import Agent
from ..scripted.agents import EvalWeightsText, GuardianAgent
from ..scripted.policies import ANOTHER, OPEN, POLICY_NAMES
from .read import Strategy, check_base, find_strategy


class StrategyAgent(GuardianAgent):
    """Follows a trap strategy from a file. A base agent moves the hero and decides what the file leaves open."""

    name = "strategy"
    _base: Agent | None  # leads the hero, unless a compiled policy does

    def __init__(
        self,
        *,
        name: Annotated[str, "a shipped strategy, see 'badbones traps list', or a file (path/to/mine.toml)"] = "",
        hero: Annotated[str, "the agent that leads the hero: guardian, greedy, ..., or champion:simulations=0"] = "",
        weights: EvalWeightsText = "",
        seed: int = 0,
    ) -> None:
        super().__init__(weights=weights, seed=seed)
        if not name:
            raise OptionError("a strategy needs its name or file: strategy:name=wall-funnel-left")
        strategy = find_strategy(name)
        self._follow(replace(strategy, hero=check_base(hero)) if hero else strategy)

    def _follow(self, strategy: Strategy, base: Agent | None = None) -> None:
        self.strategy, self.rules, self._base = strategy, strategy.rules, None
        if strategy.hero in POLICY_NAMES:
            self.policy = POLICY_NAMES.index(strategy.hero)
        else:
            from ..registry import make_agent  # here, because the registry imports this class

            self.policy, self._base = ANOTHER, base or make_agent(strategy.hero, self.seed)

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        super().choose(batch, seat_mask)
        if self._base is not None:
            self._base.choose(batch, seat_mask & (batch.actions == OPEN))

    @classmethod
    def of(cls, strategy: Strategy, seed: int = 0, base: Agent | None = None) -> StrategyAgent:
        """An agent for a strategy that has no file. ``base``: an agent for its hero, to share it between strategies."""
        agent = cls.__new__(cls)
        GuardianAgent.__init__(agent, seed=seed)
        agent._follow(strategy, base)
        return agent
