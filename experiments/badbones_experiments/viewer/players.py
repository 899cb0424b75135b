"""Who sits at the table: people, and agents that are asked for one choice of one game."""

from __future__ import annotations

from badbones_agents.public_batch import choose_for
from badbones_agents.registry import SHIPPED, make_agent

from badbones_env import Game
from badbones_env.errors import OptionError

HUMAN = "human"
OPPONENT = "guardian"
KNOWN = tuple(name for name in SHIPPED if name not in ("bot", "policy", "strategy"))
"""Agents that anybody may ask for by name: the others need a file, and that of a bot is code that would run."""


def check_players(names: list[str], players: int) -> list[str]:
    """The names of all seats from those given: one for each, one for each seat but the first, one for all others."""
    if not names:
        names = [HUMAN, *[OPPONENT] * (players - 1)]
    if HUMAN not in names and len(names) == players - 1:
        names = [HUMAN, *names]
    if len(names) == 1 and players > 1:
        names = [HUMAN, *names * (players - 1)] if names != [HUMAN] else names * players
    if len(names) != players:
        raise OptionError(f"{len(names)} players are named, {players} play: name one for each other seat")
    if HUMAN not in names:
        raise OptionError("nobody is left to play: one of the players must be 'human'")
    for name in names:
        if name != HUMAN:
            make_agent(name).close()
    return names


class Adviser:
    """An agent that plays single games."""

    def __init__(self, spec: str, seed: int = 0) -> None:
        self._agent = make_agent(spec, seed)

    def choose(self, game: Game, seat: int) -> str:
        """The agent's choice for a seat that has a decision."""
        return choose_for(self._agent, game, seat)

    def close(self) -> None:
        self._agent.close()
