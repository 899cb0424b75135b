"""What the seats of some games are shown: legal actions and observations, made when they are first asked for."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .._engine.game_spec import GameSpec
from .._engine.kernels import SHOW, Games, StepArgs, run_games
from .._engine.threads import ThreadTeam
from ..config import GameConfig
from .dense import ENCODINGS as DENSE
from .dense import OFFSETS, Observation
from .sparse import NO_CHOICES, NO_LISTS, SPARSE, SparseObservation

COMPACT = "compact"  # the encoding for those who name none
ENCODINGS = (*DENSE, SPARSE)
NO_OBSERVATIONS = np.zeros((0, 0, 0), np.uint8)
NO_OFFSETS = np.zeros(1, OFFSETS)


AnyObservation = Observation | SparseObservation


@lru_cache(maxsize=64)
def observation_of(config: GameConfig, encoding: str) -> AnyObservation:
    """The layout of an encoding, made once."""
    return SparseObservation(config) if encoding == SPARSE else Observation(config, encoding)


def room_for(observation: AnyObservation | None, games: int, players: int) -> NDArray[Any]:
    """An array for the observations of an encoding; without one it has no rows."""
    if observation is None:
        return np.zeros((0, players, 0), np.uint8)
    return np.zeros((games, players, observation.size), observation.dtype)


def written(observation: AnyObservation | None, seen: NDArray[Any]) -> tuple[Any, Any, Any, Any, Any]:
    """What the kernels write to for an encoding: ``obs``, ``words``, ``offsets``, ``features`` and ``paths``."""
    if isinstance(observation, SparseObservation):
        return NO_OBSERVATIONS, NO_OBSERVATIONS.view(np.int64), NO_OFFSETS, seen, observation.paths
    offsets = observation.offsets if observation else NO_OFFSETS
    return seen, seen.view(np.int64), offsets, NO_LISTS[0], NO_LISTS[1]


def look(
    states: NDArray[Any], made: GameSpec, observation: AnyObservation | None = None, masks: bool = True
) -> tuple[NDArray[np.bool_], NDArray[Any]]:
    """The masks and, with the layout of an encoding, the observations of some states, in new arrays."""
    n = made.config.players
    legal = np.zeros((len(states) if masks else 0, n, len(made.actions)), np.bool_)
    seen = room_for(observation, len(states), n)
    rows, flags, numbers = np.zeros((0, n), np.float32), np.zeros(0, np.bool_), np.zeros(0, np.int64)
    games = Games(
        states,
        made.initial_state,
        made.tables,
        np.zeros((0, n), np.int16),
        numbers,
        rows,
        rows,
        flags,
        flags,
        states,
        legal,
        *written(observation, seen),
        NO_CHOICES,
        np.zeros((len(states), n, 2), np.int16),
    )
    ThreadTeam(1).run(lambda thread: run_games(games, StepArgs(SHOW, 0, 0, 0, 0, 0), thread))
    return legal, seen


class Observer:
    """Masks and observations of an array of states, each made once and kept until the states change."""

    def __init__(self, states: NDArray[Any], made: GameSpec) -> None:
        self._states, self._spec = states, made
        self._masks: NDArray[np.bool_] | None = None
        self._observations: dict[str, NDArray[Any]] = {}

    def forget(self) -> None:
        """The states have changed."""
        self._masks = None
        self._observations.clear()

    def masks(self) -> NDArray[np.bool_]:
        """The legal actions: (games, players, actions)."""
        if self._masks is None:
            self._masks = look(self._states, self._spec)[0]
        return self._masks

    def observations(self, encoding: str) -> NDArray[Any]:
        """What every seat sees: (games, players, size)."""
        if encoding not in self._observations:
            observation = observation_of(self._spec.config, encoding)
            self._observations[encoding] = look(self._states, self._spec, observation, masks=False)[1]
        return self._observations[encoding]
