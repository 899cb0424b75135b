"""What is public of a batch: copies for those who must neither change the games nor look into their chance."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import Game, GameConfig
from badbones_env.batch import Batch
from badbones_env.lowlevel import GameSpec, ThreadTeam, copy_states, game_spec
from badbones_env.observation.observer import COMPACT, Observer
from badbones_env.observation.sparse import NO_CHOICES
from badbones_env.registry import RandomOpponent
from badbones_env.text.choices import action_texts, legal_actions

from ..agent import Agent


class PublicBatch:
    """A ``Batch`` on copies of states without ``key`` and ``drawn``, the chance of the games."""

    choices = sizes = NO_CHOICES

    def __init__(self, config: GameConfig, made: GameSpec, states: NDArray[Any], index: NDArray[np.int64]) -> None:
        self.config, self.spec, self.index = config, made, index.copy()
        self.states = copy_states(states)
        self.states["key"] = 0
        self.states["drawn"] = 0
        self.games, self.n_actions = len(states), len(made.actions)
        self.actions = np.zeros((self.games, config.players), np.int16)
        self.team = ThreadTeam(1)
        self._observer = Observer(self.states, made)

    @classmethod
    def of(cls, batch: Batch, rows: slice = slice(None)) -> PublicBatch:
        """These rows of a batch."""
        return cls(batch.config, batch.spec, batch.states[rows], batch.index[rows])

    @property
    def scratch(self) -> NDArray[np.int64]:
        return self.team.scratch(0)

    @property
    def masks(self) -> NDArray[np.bool_]:
        return self._observer.masks()

    @property
    def observations(self) -> NDArray[Any]:
        return self._observer.observations(COMPACT)

    def observe(self, encoding: str) -> NDArray[Any]:
        return self._observer.observations(encoding)

    def legal(self, game: int, seat: int) -> dict[int, str]:
        return legal_actions(self.spec, self.states, game, seat)


def choose_for(agent: Agent, game: Game, seat: int, number: int = 0) -> str:
    """The choice of an agent for a seat of one game, as text. ``number``: the game's, if it is one of several.

    >>> from badbones_agents.registry import make_agent
    >>> choose_for(make_agent("greedy"), Game(seed=7), 0) in Game(seed=7).legal()[0]
    True
    """
    return choose_in(agent, game, seat, number)[0]


def choose_in(agent: Agent, game: Game, seat: int, number: int = 0) -> tuple[str, PublicBatch]:
    """The same, and what the agent saw."""
    made = game_spec(game.config)
    if not set(game.legal()[seat]) <= set(action_texts(made, seat)):
        made = game_spec(game.config, wide=True)  # a position that holds what its configuration does not have
    batch = PublicBatch(game.config, made, game._state, np.array([number], np.int64))
    chosen = np.zeros((1, game.config.players), np.bool_)
    chosen[0, seat] = True
    agent.choose(batch, chosen)
    return action_texts(made, seat)[int(batch.actions[0, seat])], batch


def forfeit(batch: Batch, game: int, seat: int, seed: int) -> int:
    """The choice that stands in for a forfeited one: legal and random, a function of (seed, game, seat, step)."""
    one = PublicBatch.of(batch, slice(game, game + 1))
    chosen = np.zeros((1, batch.config.players), np.bool_)
    chosen[0, seat] = True
    RandomOpponent(seed).choose(one, chosen)
    return int(one.actions[0, seat])
