"""Action masks and observations of every seat of a batch, computed on first use."""

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
def layout_of(config: GameConfig, encoding: str) -> AnyObservation:
    """The layout of an encoding for a game; cached."""
    return SparseObservation(config) if encoding == SPARSE else Observation(config, encoding)


def empty_observations(layout: AnyObservation | None, games: int, players: int) -> NDArray[Any]:
    """An array for the observations of all seats; without a layout it has no rows."""
    if layout is None:
        return np.zeros((0, players, 0), np.uint8)
    return np.zeros((games, players, layout.size), layout.dtype)


def kernel_arrays(layout: AnyObservation | None, obs: NDArray[Any]) -> dict[str, Any]:
    """The arguments of ``Games`` that make kernels write observations to ``obs``."""
    if layout is None:
        return {}
    if isinstance(layout, SparseObservation):
        return {"features": obs, "paths": layout.paths}
    return {"obs": obs, "words": obs.view(np.int64), "offsets": layout.offsets}


def observe(
    states: NDArray[Any], spec: GameSpec, layout: AnyObservation | None = None, masks: bool = True
) -> tuple[NDArray[np.bool_], NDArray[Any]]:
    """The action masks of some states and, with a layout, their observations, in new arrays."""
    n = spec.config.players
    legal = np.zeros((len(states) if masks else 0, n, len(spec.actions)), np.bool_)
    obs = empty_observations(layout, len(states), n)
    games = Games(
        states,
        spec.initial_state,
        spec.tables,
        actions=np.zeros((0, n), np.int16),
        masks=legal,
        sizes=np.zeros((len(states), n, 2), np.int16),
        **kernel_arrays(layout, obs),
    )
    args = StepArgs(REFRESH, stride=0, core=0, reward=0, seed_low=0, seed_high=0)  # no step: write only
    ThreadTeam(1).run(lambda thread: run_games(games, args, thread))
    return legal, obs


class Observer:
    """Masks and observations of an array of states, each computed once and cached until the states change."""

    def __init__(self, states: NDArray[Any], spec: GameSpec) -> None:
        self._states, self._spec = states, spec
        self._masks: NDArray[np.bool_] | None = None
        self._observations: dict[str, NDArray[Any]] = {}

    def clear(self) -> None:
        """Drop the cache: the states have changed."""
        self._masks = None
        self._observations.clear()

    def masks(self) -> NDArray[np.bool_]:
        """The legal actions: (games, players, actions)."""
        if self._masks is None:
            self._masks = observe(self._states, self._spec)[0]
        return self._masks

    def observations(self, encoding: str) -> NDArray[Any]:
        """The observations: (games, players, size)."""
        if encoding not in self._observations:
            layout = layout_of(self._spec.config, encoding)
            self._observations[encoding] = observe(self._states, self._spec, layout, masks=False)[1]
        return self._observations[encoding]
