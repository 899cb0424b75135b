"""The public part of a batch: copies for players that must neither change the games nor see their random keys."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import Game, GameConfig
from badbones_env.batch import Batch
from badbones_env.lowlevel import GameSpec, ThreadTeam, copy_states, game_spec
from badbones_env.observation.observer import COMPACT, Observer
from badbones_env.opponents import RandomOpponent
from badbones_env.text.choices import action_texts, legal_actions

from ..agent import Agent


class PublicBatch:
    """A ``Batch`` on copies of states without ``key`` and ``drawn``, from which the future could be computed."""

    choices = sizes = np.zeros((0, 0, 0), np.int16)  # no lists of legal actions

    def __init__(self, config: GameConfig, spec: GameSpec, states: NDArray[Any], index: NDArray[np.int64]) -> None:
        self.config, self.spec, self.index = config, spec, index.copy()
        self.states = copy_states(states)
        self.states["key"] = 0
        self.states["drawn"] = 0
        self.games, self.n_actions = len(states), len(spec.actions)
        self.actions = np.zeros((self.games, config.players), np.int16)
        self.team = ThreadTeam(1)
        self._observer = Observer(self.states, spec)

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

    def game(self) -> Game:
        """The one game of this batch, to be looked at. Its chance is not the true one."""
        return game_of(self.config, self.states)


def game_of(config: GameConfig, state: NDArray[Any]) -> Game:
    """A game in a given state (1,), which it takes over."""
    game = Game.__new__(Game)
    game._set_up(config)
    game._state = state
    return game


def one_seat(players: int, seat: int) -> NDArray[np.bool_]:
    """The seat mask of one seat of one game."""
    seat_mask = np.zeros((1, players), np.bool_)
    seat_mask[0, seat] = True
    return seat_mask


def choose_for(agent: Agent, game: Game, seat: int, number: int = 0) -> str:
    """The choice of an agent for a seat of one game, as text. ``number``: that of the game, if it is one of several.

    >>> from badbones_agents.registry import make_agent
    >>> choose_for(make_agent("greedy"), Game(seed=7), 0) in Game(seed=7).legal()[0]
    True
    """
    return choose_in(agent, game, seat, number)[0]


def choose_in(agent: Agent, game: Game, seat: int, number: int = 0) -> tuple[str, PublicBatch]:
    """The same, with the batch that the agent was given."""
    spec = game_spec(game.config)
    if not set(game.legal()[seat]) <= set(action_texts(spec, seat)):
        spec = game_spec(game.config, wide=True)  # a position that holds what its configuration does not have
    batch = PublicBatch(game.config, spec, game._state, np.array([number], np.int64))
    agent.choose(batch, one_seat(game.config.players, seat))
    return action_texts(spec, seat)[int(batch.actions[0, seat])], batch


def random_action(batch: Batch, row: int, seat: int, seed: int) -> int:
    """A random legal action of a seat: a function of (seed, game, seat, step)."""
    public = PublicBatch.of(batch, slice(row, row + 1))
    RandomOpponent(seed).choose(public, one_seat(batch.config.players, seat))
    return int(public.actions[0, seat])
