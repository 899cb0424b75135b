"""A network of the sparse encoding as a player of batches."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.lowlevel import game_spec
from badbones_env.observation.observer import observation_of
from badbones_env.observation.sparse import SPARSE, SparseObservation
from badbones_env.observation.sparse_kernels import BUFFER_ROWS, BUFFER_WIDTH
from badbones_env.rules.chance import WORD
from badbones_env.rules.constants import VERBS

from ..scripted.workspace import MAX_CHOICES
from .sparse_net import SparseNet, make_activations
from .sparse_policy import ObservationBuffers, choose_with_net


def make_buffers(config: GameConfig) -> ObservationBuffers:
    """Observation buffers for games of a configuration, for one thread."""
    observation, players = observation_of(config, SPARSE), config.players
    assert isinstance(observation, SparseObservation)
    features = np.zeros((1, players, observation.size), np.uint16)
    most = MAX_CHOICES  # a position may hold more than its configuration has
    return ObservationBuffers(
        observation.paths,
        game_spec(config, common=True).tables,
        features,
        features.reshape(-1),
        np.zeros((1, players, 2), np.int16),
        np.zeros(most, np.int16),
        np.zeros(most, np.int64),
        np.zeros(most, np.int64),
        np.zeros(VERBS, np.int64),
        np.zeros((BUFFER_ROWS, BUFFER_WIDTH), np.uint16),
    )


class SparsePlayer:
    """Chooses actions for seats of a batch. ``core``: the auto policy answers all but hero, trap and market."""

    def __init__(self, net: SparseNet, core: bool) -> None:
        self.net, self.core = net, core
        self._activations = make_activations(net)
        self._config: GameConfig | None = None

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_], seed: int, temperature: float) -> None:
        """Write an action for every seat of the mask; ``temperature`` 0: the most probable."""
        if batch.config != self._config:
            self._buffers, self._config = make_buffers(batch.config), batch.config
        choose_with_net(
            self.net,
            self._activations,
            self._buffers,
            batch.states,
            batch.spec.tables,
            batch.actions,
            seat_mask,
            batch.index,
            seed & WORD,
            seed >> 32,
            self.core,
            temperature,
        )
