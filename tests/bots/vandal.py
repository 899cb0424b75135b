"""An agent for batches that overwrites whatever a batch leads to."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np


class Vandal:
    def choose(self, batch: Any, seat_mask: Any) -> None:
        arrays = (batch.masks, batch.observations, batch.states, batch.index, seat_mask)
        for array in (*arrays, batch.spec.tables, batch.spec.initial_state):
            array.view(np.uint8)[:] = 7
        for values in (*batch.spec.texts.values(), *batch.spec.by_verb.values(), batch.config.parts.costs):
            values.clear()
        batch.spec.by_verb.clear()
        batch.spec.texts.clear()
        batch.actions[:] = 0
        sys.path.clear()
