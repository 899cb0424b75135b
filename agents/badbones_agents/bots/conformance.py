"""``badbones bot check``: does a bot answer every kind of decision, in every mode?

First it is asked once for every kind of decision, in short positions (``conformance.json``, made by
``tests/tools/conformance.py``). Then it plays a whole game of every mode on all seats.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from badbones_env import Game

from ..agent import Agent
from ..registry import make_agent
from .exec_agent import ExecAgent
from .public_batch import choose_for

MOMENTS = Path(__file__).with_name("conformance.json")
GAMES: tuple[dict[str, Any], ...] = (
    {"mode": "versus", "players": 2},
    {"mode": "versus", "players": 6, "advanced": True},
    {"mode": "versus", "players": 3, "chiefs": True, "order": "ask"},
    {"mode": "solo"},
    {"mode": "solo", "advanced": True, "chiefs": True, "heroic": True, "rounds": 3},
    {"mode": "coop", "players": 2, "order": "ask"},
    {"mode": "coop", "players": 4, "advanced": True, "chiefs": True},
)
MAX_STEPS = 400  # of a game


@dataclass
class CheckResult:
    """What came of a part of the check."""

    name: str
    decisions: int
    problems: list[str]


def check_bot(spec: str, seed: int = 7) -> Iterator[CheckResult]:
    """The results of all parts, one after the other."""
    for decision, moment in json.loads(MOMENTS.read_text(encoding="utf-8")).items():
        with closing(make_agent(spec, seed)) as agent:
            yield _check_decision(agent, decision, moment)
    for number, options in enumerate(GAMES):
        with closing(make_agent(spec, seed)) as agent:
            yield _check_game(agent, Game(**options, seed=seed, index=number), number)


def _check_decision(agent: Agent, decision: str, moment: dict[str, Any]) -> CheckResult:
    game = Game.from_position(moment["game"], moment["position"], 0)
    for step in moment["steps"]:
        game.step({int(seat[1:]): text for seat, text in step.items()})
    choose_for(agent, game, moment["seat"])
    return CheckResult(f"decision {decision}", 1, _problems(agent))


def _check_game(agent: Agent, game: Game, number: int) -> CheckResult:
    decisions = 0
    for _ in range(MAX_STEPS):
        if game.over:
            break
        legal = game.legal()
        game.step({seat: choose_for(agent, game, seat, number) for seat in legal})
        decisions += len(legal)
    if isinstance(agent, ExecAgent):  # it is told the end of the game, and must be there for the next one
        for seat in range(game.config.players):
            agent.on_game_over(number, seat, game.outcome)
        following = Game(**game.config.options(), seed=1, index=number)
        choose_for(agent, following, min(following.legal()), number)
    return CheckResult(f"game: {game.config.describe()}", decisions, _problems(agent))


def _problems(agent: Agent) -> list[str]:
    """The faults of an agent, equal ones once."""
    counts = Counter(f"{fault.kind}: {fault.message}" for fault in agent.faults)
    agent.faults.clear()
    return [text if count == 1 else f"{text} ({count} times)" for text, count in counts.items()]
