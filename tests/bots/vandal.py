"""An agent for batches that overwrites whatever a batch leads to."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from badbones_env import Game, Simulator
from badbones_env.lowlevel import game_spec


class Vandal:
    def choose(self, batch: Any, seat_mask: Any) -> None:
        arrays = (batch.masks, batch.observations, batch.states, batch.index, seat_mask)
        specs = (batch.spec, game_spec(batch.config), Simulator(batch.config, 1).spec, Game()._spec)
        for array in (*arrays, *(array for spec in specs for array in (spec.tables, spec.initial_state))):
            array.view(np.uint8)[:] = 7
        for values in (*batch.spec.texts.values(), *batch.spec.by_verb.values(), batch.config.parts.costs):
            values.clear()
        batch.spec.by_verb.clear()
        batch.spec.texts.clear()
        batch.actions[:] = 0
        sys.path.clear()
