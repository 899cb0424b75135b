"""What the seats of some games are shown: legal actions and observations, made when they are first asked for."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .config import GameConfig
from .observation import OFFSETS, Observation
from .rules.constants import VERBS
from .rules.kernels import SHOW, Games, Orders, Thread, run_games
from .tables import Layout

COMPACT = "compact"  # the encoding of who does not say


@lru_cache(maxsize=64)
def observation_of(config: GameConfig, encoding: str) -> Observation:
    """The layout of an encoding, made once."""
    return Observation(config, encoding)


def look(
    states: NDArray[Any], made: Layout, observation: Observation | None = None, masks: bool = True
) -> tuple[NDArray[np.bool_], NDArray[np.uint8]]:
    """The masks and, with the layout of an encoding, the observations of some states, in new arrays."""
    n = made.config.players
    legal = np.zeros((len(states) if masks else 0, n, len(made.actions)), np.bool_)
    seen = np.zeros((len(states), n, observation.size) if observation else (0, n, 0), np.uint8)
    offsets = observation.offsets if observation else np.zeros(1, OFFSETS)
    rows, flags, numbers = np.zeros((0, n), np.float32), np.zeros(0, np.bool_), np.zeros(VERBS, np.int64)
    games = Games(
        states, made.fresh, made.tables, np.zeros((0, n), np.int16), numbers, rows, rows, flags, flags, states, legal,
        seen, seen.view(np.int64), offsets,
    )  # fmt: skip
    run_games(games, Orders(SHOW, 0, 0, 0, 0, 0), Thread(numbers, numbers, np.zeros((1, 1), np.int64), 0))
    return legal, seen


class Observer:
    """Masks and observations of an array of states, each made once and kept until the states change."""

    def __init__(self, states: NDArray[Any], made: Layout) -> None:
        self._states, self._layout = states, made
        self._masks: NDArray[np.bool_] | None = None
        self._observations: dict[str, NDArray[np.uint8]] = {}

    def forget(self) -> None:
        """The states have changed."""
        self._masks = None
        self._observations.clear()

    def masks(self) -> NDArray[np.bool_]:
        """The legal actions: (games, players, actions)."""
        if self._masks is None:
            self._masks = look(self._states, self._layout)[0]
        return self._masks

    def observations(self, encoding: str) -> NDArray[np.uint8]:
        """What every seat sees: (games, players, size)."""
        if encoding not in self._observations:
            observation = observation_of(self._layout.config, encoding)
            self._observations[encoding] = look(self._states, self._layout, observation, masks=False)[1]
        return self._observations[encoding]
