"""The agent that any other has to beat."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.registry import RandomOpponent

from ..agent import Agent


class RandomAgent(Agent):
    """Any legal action with equal probability."""

    name = "random"

    def __init__(self, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self._random = RandomOpponent(seed)

    def choose(self, batch: Batch, chosen: NDArray[np.bool_]) -> None:
        self._random.choose(batch, chosen)
