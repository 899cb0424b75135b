"""A network of the sparse encoding that plays, in any game."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.observer import observation_of
from badbones_env.rules.chance import WORD
from badbones_env.rules.constants import VERBS
from badbones_env.rules.sparse import NOTE_ROOM, NOTES
from badbones_env.sparse import SPARSE, SparseObservation
from badbones_env.tables import layout

from .compiled.desk import MOST_CHOICES
from .compiled.sparse_network import Net, make_thought
from .compiled.sparse_policy import Eyes, choose_with_net


def make_eyes(config: GameConfig) -> Eyes:
    """What a network needs to look at games of a configuration, of one thread."""
    observation, players = observation_of(config, SPARSE), config.players
    assert isinstance(observation, SparseObservation)
    features = np.zeros((1, players, observation.size), np.uint16)
    most = MOST_CHOICES  # a position may hold more than its configuration has
    return Eyes(
        observation.ways, layout(config, common=True).tables, features, features.reshape(-1),
        np.zeros((1, players, 2), np.int16), np.zeros(most, np.int16), np.zeros(most, np.int64),
        np.zeros(most, np.int64), np.zeros(VERBS, np.int64), np.zeros((NOTES, NOTE_ROOM), np.uint16),
    )  # fmt: skip


class SparsePlayer:
    """Chooses for seats of a batch. ``core``: the steward answers all but hero, trap and market decisions."""

    def __init__(self, net: Net, core: bool) -> None:
        self.net, self.core = net, core
        self._thought = make_thought(net)
        self._config: GameConfig | None = None

    def choose(self, batch: Batch, chosen: NDArray[np.bool_], seed: int, temperature: float) -> None:
        """Write an action for every seat marked; ``temperature`` 0: the likeliest."""
        if batch.config != self._config:
            self._eyes, self._config = make_eyes(batch.config), batch.config
        choose_with_net(
            self.net, self._thought, self._eyes, batch.states, batch.layout.tables, batch.actions, chosen, batch.index,
            seed & WORD, seed >> 32, self.core, temperature,
        )  # fmt: skip
