"""The agent that follows a strategy file."""

from __future__ import annotations

from typing import ClassVar

from badbones_env.errors import OptionError

from ..compiled.desk import Desk, make_desk
from ..compiled.policies import POLICY_NAMES
from ..judgement import Judgement
from ..policy_agents import WEIGHTS, JudgingAgent
from .read import find_strategy


class StrategyAgent(JudgingAgent):
    """Follows a trap strategy from a file; its hero, and what the file is silent about, follow another agent."""

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
        strategy = find_strategy(name)
        self.policy = POLICY_NAMES.index(hero or strategy.hero)
        self._rules = strategy.rules

    def _desk_for(self, judgement: Judgement) -> Desk:
        return make_desk(self._rules, judgement.weights, judgement.wanted)
