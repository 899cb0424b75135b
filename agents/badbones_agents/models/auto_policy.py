"""The auto policy for single decisions, for agents that decide only hero, trap and market."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.lowlevel import answer, entry_point
from badbones_env.rules.constants import D_HERO, D_MARKET, D_TRAP, NOTHING
from badbones_env.rules.legal import legal_choices

CORE = np.array([NOTHING, D_HERO, D_TRAP, D_MARKET])


@entry_point
def choose_auto(states, tables, actions, seat_mask, legal):
    """The auto policy's answer as an action for every (game, seat) of ``seat_mask`` that has a decision."""
    for game in range(states.shape[0]):
        for p in range(seat_mask.shape[1]):
            if seat_mask[game, p] and int(states[game].decision[p]) != NOTHING:
                legal_choices(states[game], tables[0], p, legal)
                verb, argument = answer(states[game], tables[0], p, legal)
                actions[game, p] = int(tables[0].action[verb, argument])


def leave_to_auto_policy(batch: Batch, pending: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The auto policy answers all but hero, trap and market decisions of these seats; returns the seats left."""
    skipped = pending & ~np.isin(batch.states["decision"][:, : batch.config.players], CORE)
    if skipped.any():
        choose_auto(batch.states, batch.spec.tables, batch.actions, skipped, batch.scratch)
    return pending & ~skipped
