"""What the seats of some games observe: legal actions and observations, computed on first use."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .._engine.game_spec import GameSpec
from .._engine.kernels import REFRESH, Games, StepArgs, run_games
from .._engine.threads import ThreadTeam
from ..config import GameConfig
from .dense import ENCODINGS as DENSE
from .dense import Observation
from .sparse import SPARSE, SparseObservation

COMPACT = "compact"  # the default encoding
ENCODINGS = (*DENSE, SPARSE)
AnyObservation = Observation | SparseObservation


@lru_cache(maxsize=64)
def observation_of(config: GameConfig, encoding: str) -> AnyObservation:
    """The layout of an encoding, made once."""
    return SparseObservation(config) if encoding == SPARSE else Observation(config, encoding)


def empty_observations(observation: AnyObservation | None, games: int, players: int) -> NDArray[Any]:
    """An array for the observations of an encoding; without one it has no rows."""
    if observation is None:
        return np.zeros((0, players, 0), np.uint8)
    return np.zeros((games, players, observation.size), observation.dtype)


def kernel_arrays(observation: AnyObservation | None, obs: NDArray[Any]) -> dict[str, Any]:
    """The arguments of ``Games`` with which kernels write observations to this array."""
    if observation is None:
        return {}
    if isinstance(observation, SparseObservation):
        return {"features": obs, "paths": observation.paths}
    return {"obs": obs, "words": obs.view(np.int64), "offsets": observation.offsets}


def observe(
    states: NDArray[Any], spec: GameSpec, observation: AnyObservation | None = None, masks: bool = True
) -> tuple[NDArray[np.bool_], NDArray[Any]]:
    """The masks and, with the layout of an encoding, the observations of some states, in new arrays."""
    n = spec.config.players
    legal = np.zeros((len(states) if masks else 0, n, len(spec.actions)), np.bool_)
    obs = empty_observations(observation, len(states), n)
    games = Games(
        states,
        spec.initial_state,
        spec.tables,
        np.zeros((0, n), np.int16),
        masks=legal,
        sizes=np.zeros((len(states), n, 2), np.int16),
        **kernel_arrays(observation, obs),
    )
    ThreadTeam(1).run(lambda thread: run_games(games, StepArgs(REFRESH, 0, 0, 0, 0, 0), thread))
    return legal, obs


class Observer:
    """Masks and observations of an array of states, each computed once and kept until the states change."""

    def __init__(self, states: NDArray[Any], spec: GameSpec) -> None:
        self._states, self._spec = states, spec
        self._masks: NDArray[np.bool_] | None = None
        self._observations: dict[str, NDArray[Any]] = {}

    def clear(self) -> None:
        """The states have changed."""
        self._masks = None
        self._observations.clear()

    def masks(self) -> NDArray[np.bool_]:
        """The legal actions: (games, players, actions)."""
        if self._masks is None:
            self._masks = observe(self._states, self._spec)[0]
        return self._masks

    def observations(self, encoding: str) -> NDArray[Any]:
        """What every seat observes: (games, players, size)."""
        if encoding not in self._observations:
            observation = observation_of(self._spec.config, encoding)
            self._observations[encoding] = observe(self._states, self._spec, observation, masks=False)[1]
        return self._observations[encoding]
