"""The agent that follows a strategy file."""

from __future__ import annotations

from typing import ClassVar

from badbones_env.errors import OptionError

from ..scripted.agents import WEIGHTS, EvaluatingAgent
from ..scripted.eval_weights import EvalWeights
from ..scripted.policies import POLICY_NAMES
from ..scripted.workspace import Workspace, make_workspace
from .read import Strategy, find_strategy


class StrategyAgent(EvaluatingAgent):
    """Follows a trap strategy from a file; its hero, and what the file does not say, follow another agent."""

    name = "strategy"
    parameters: ClassVar[dict[str, str]] = {
        "name": "a shipped strategy, see 'badbones traps list', or a file of yours (path/to/mine.toml)",
        "hero": "the agent that leads the hero: passive, sentry, greedy or guardian, instead of what the file says",
        "weights": WEIGHTS,
    }

    def __init__(self, *, name: str = "", hero: str = "", weights: str = "", seed: int = 0) -> None:
        super().__init__(weights=weights, seed=seed)
        if not name:
            raise OptionError("a strategy needs its name or file: strategy:name=wall-funnel-left")
        if hero and hero not in POLICY_NAMES:
            raise OptionError(f"hero of a strategy must be one of {', '.join(POLICY_NAMES)}, not {hero!r}")
        self._follow(find_strategy(name), hero)

    def _follow(self, strategy: Strategy, hero: str = "") -> None:
        self.strategy = strategy
        self.policy = POLICY_NAMES.index(hero or strategy.hero)

    @classmethod
    def of(cls, strategy: Strategy, seed: int = 0) -> StrategyAgent:
        """The agent of a strategy that has no file."""
        agent = cls.__new__(cls)
        EvaluatingAgent.__init__(agent, seed=seed)
        agent._follow(strategy)
        return agent

    def _workspace_for(self, eval_weights: EvalWeights) -> Workspace:
        traps = eval_weights.changed(self.strategy.weights, "the strategy")
        return make_workspace(self.strategy.rules, eval_weights.weights, eval_weights.wanted, traps.weights)
