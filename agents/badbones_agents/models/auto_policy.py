"""The auto policy for single decisions, for agents that decide only hero, trap and market."""

from __future__ import annotations

from badbones_env.lowlevel import answer, entry_point
from badbones_env.rules.constants import NOTHING
from badbones_env.rules.legal import legal_choices


@entry_point
def choose_auto(states, tables, actions, seat_mask, legal):
    """The auto policy's answer as an action for every (game, seat) of ``seat_mask`` that has a decision."""
    for game in range(states.shape[0]):
        for p in range(seat_mask.shape[1]):
            if seat_mask[game, p] and int(states[game].decision[p]) != NOTHING:
                legal_choices(states[game], tables[0], p, legal)
                verb, argument = answer(states[game], tables[0], p, legal)
                actions[game, p] = int(tables[0].action[verb, argument])
