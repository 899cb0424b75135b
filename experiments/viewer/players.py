"""Who sits at the table: people, and agents that are asked for one choice of one game."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from agents.agent import Agent
from agents.registry import make_agent
from badbones_env import Game, Simulator
from badbones_env.actions import action_texts
from badbones_env.errors import OptionError
from badbones_env.rules.constants import TREASURE_TILE

HUMAN = "human"
OPPONENT = "guardian"


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
            make_agent(name)
    return names


class Adviser:
    """An agent that plays single games: ``choose(game, seat)``."""

    def __init__(self, spec: str, seed: int = 0) -> None:
        self.spec = spec
        self._agent: Agent = make_agent(spec, seed)
        self._sim: Simulator | None = None

    def choose(self, game: Game, seat: int) -> str:
        """The agent's choice for a seat that has a decision."""
        sim = self._simulator(game)
        chosen = np.zeros((1, game.config.players), np.bool_)
        chosen[0, seat] = True
        self._agent.choose(sim, chosen)
        return action_texts(sim.layout, seat)[int(sim.actions[0, seat])]

    def _simulator(self, game: Game) -> Simulator:
        """The game as a batch of one. Its action space holds what lies in the position, whatever the options say."""
        state = game._state[0]
        wide = game.config.advanced or bool((state.tile > TREASURE_TILE).any() or (state.weapon >= 0).any())
        config = replace(game.config, advanced=wide)
        if self._sim is None or self._sim.config != config:
            self._sim = Simulator(config, 1)
        self._sim.load(game._state)
        return self._sim

    def close(self) -> None:
        self._agent.close()
