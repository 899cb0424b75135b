"""What an agent sees of a batch: copies, so that it can neither change the game nor look into its chance."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import Game, GameConfig
from badbones_env.actions import action_texts, legal_actions
from badbones_env.crew import Crew
from badbones_env.observation import Observation
from badbones_env.opponents import RandomOpponent
from badbones_env.rules.state import copy_states
from badbones_env.simulator import Simulator, look
from badbones_env.tables import Layout, layout

from .agent import Agent


class Seen:
    """The part of a :class:`Simulator` that agents work with, on copies of its states without ``key`` and ``drawn``."""

    observation = None  # no layout: ``observations`` are the compact ones

    def __init__(self, config: GameConfig, made: Layout, states: NDArray[Any], index: NDArray[np.int64]) -> None:
        self.config, self.layout, self.index = config, made, index.copy()
        self.states = copy_states(states)
        self.states["key"] = 0
        self.states["drawn"] = 0
        self.games, self.n_actions = len(states), len(made.actions)
        self.actions = np.zeros((self.games, config.players), np.int16)
        self.crew = Crew(1)
        self.scratch = self.crew.room(0)

    @classmethod
    def of(cls, sim: Simulator, rows: slice = slice(None)) -> Seen:
        """These rows of a simulator."""
        return cls(sim.config, sim.layout, sim.states[rows], sim.index[rows])

    @cached_property
    def masks(self) -> NDArray[np.bool_]:
        return look(self.states, self.layout)[0]

    def legal(self, game: int, seat: int) -> dict[int, str]:
        """The legal actions of a seat with their texts."""
        return legal_actions(self.layout, self.states, game, seat)

    @cached_property
    def observations(self) -> NDArray[np.uint8]:
        return look(self.states, self.layout, Observation(self.config))[1]


def choose_for(agent: Agent, game: Game, seat: int, number: int = 0) -> str:
    """The choice of an agent for a seat of one game, as text. ``number``: the game's, if it is one of several.

    >>> from badbones_agents.registry import make_agent
    >>> choose_for(make_agent("greedy"), Game(seed=7), 0) in Game(seed=7).legal()[0]
    True
    """
    return choose_in(agent, game, seat, number)[0]


def choose_in(agent: Agent, game: Game, seat: int, number: int = 0) -> tuple[str, Seen]:
    """The same, and what the agent saw."""
    made = layout(game.config)
    if not set(game.legal()[seat]) <= set(action_texts(made, seat)):
        made = layout(game.config, wide=True)  # a position that holds what its configuration does not have
    seen = Seen(game.config, made, game._state, np.array([number], np.int64))
    chosen = np.zeros((1, game.config.players), np.bool_)
    chosen[0, seat] = True
    agent.choose(seen, chosen)  # type: ignore[arg-type]
    return action_texts(made, seat)[int(seen.actions[0, seat])], seen


def forfeit(sim: Simulator | Seen, game: int, seat: int, seed: int) -> int:
    """The choice that stands in for a forfeited one: legal and random, a function of (seed, game, seat, step)."""
    one = Seen.of(sim, slice(game, game + 1))  # type: ignore[arg-type]
    chosen = np.zeros((1, sim.config.players), np.bool_)
    chosen[0, seat] = True
    RandomOpponent(seed).choose(one, chosen)  # type: ignore[arg-type]
    return int(one.actions[0, seat])
