"""Styles in training: every learning seat may have weights on events, which it is paid for beside the outcome.

A style is drawn for each seat of each game (a function of seed, game and seat, so nothing has to be saved). Its
features are appended to the observation. Events are counted on a copy of the seat's own board, on which its choice is
carried out and the round finished, before all choices are carried out together.
"""

from __future__ import annotations

import numpy as np
from badbones_agents.agent import uniform
from badbones_agents.scripted.workspace import make_workspace
from badbones_agents.styles.events import count_events
from badbones_agents.styles.style import EVENTS, LEVELS, encode
from numpy.typing import NDArray

from badbones_env.lowlevel import entry_point
from badbones_env.observation.features import FEATURES
from badbones_env.observation.sparse_kernels import FEATURES_LISTED
from badbones_env.simulator import Simulator

from .config import StylesConfig

STYLE_FEATURES = len(EVENTS) * len(LEVELS)
REWARDS = np.array([reward for reward, *_ in EVENTS.values()])


class GameStyles:
    """The styles of the seats of one simulator's games."""

    def __init__(self, sim: Simulator, settings: StylesConfig) -> None:
        shape = sim.games, sim.config.players
        self.weights = np.zeros((*shape, len(EVENTS)))
        self._settings, self._seed = settings, sim.seed
        self._features = np.zeros((*shape, STYLE_FEATURES), np.bool_)
        self._games = np.full(sim.games, -1, np.int64)  # for which the styles were drawn
        self._events = np.zeros((*shape, len(EVENTS)))
        self._workspace = make_workspace()

    def observe(self, sim: Simulator) -> None:
        """Append the styles to the observations, once for each."""
        new = np.flatnonzero(self._games != sim.index)
        if len(new):
            self._games[new] = sim.index[new]
            self.weights[new] = draw_styles(self._seed, sim.index[new], sim.config.players, self._settings)
            self._features[new] = encode(self.weights[new]) > 0
        append_features(sim.observations, sim.sizes, self._features)

    def bonus(self, sim: Simulator, learners: NDArray[np.bool_]) -> NDArray[np.float64]:
        """What the events of the chosen actions pay (games, players)."""
        self._events[:] = 0
        count_events(sim.states, sim.spec.tables, sim.actions, learners, self._workspace, self._events)
        bonus: NDArray[np.float64] = (self._events * self.weights * REWARDS).sum(axis=2)
        return bonus * self._settings.scale


def draw_styles(seed: int, games: NDArray[np.int64], players: int, settings: StylesConfig) -> NDArray[np.float64]:
    """Weights (games, players, events): for a fraction of the seats 1 to ``max_events`` random ones."""
    game, seat = np.repeat(games, players), np.tile(np.arange(players), len(games))

    def draw(number: int) -> NDArray[np.float64]:
        return uniform(seed, game, seat, np.full(len(game), number))

    weights, rows = np.zeros((len(game), len(EVENTS))), np.arange(len(game))
    has_style, count = draw(0) < settings.fraction, 1 + np.floor(draw(1) * settings.max_events)
    for k in range(settings.max_events):
        event, level = (draw(2 + 2 * k) * len(EVENTS)).astype(int), (draw(3 + 2 * k) * len(LEVELS)).astype(int)
        used = has_style & (k < count)
        weights[rows[used], event[used]] = np.array(LEVELS)[level[used]]
    return weights.reshape(len(games), players, len(EVENTS))


@entry_point
def append_features(observations, sizes, styles):
    """Append the features of styles (games, players, features) to lists that do not have them yet."""
    for game in range(sizes.shape[0]):
        for p in range(sizes.shape[1]):
            listed = int(sizes[game, p, FEATURES_LISTED])
            if listed == 0 or int(observations[game, p, listed - 1]) >= FEATURES:
                continue
            for feature in range(styles.shape[2]):
                if styles[game, p, feature] and listed < observations.shape[2]:
                    observations[game, p, listed] = FEATURES + feature
                    listed += 1
            sizes[game, p, FEATURES_LISTED] = listed
