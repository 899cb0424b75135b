"""The entry point of the compiled policies."""

from __future__ import annotations

from badbones_env.lowlevel import entry_point, key_of
from badbones_env.rules.constants import NOTHING

from ..strategies.follow import follow
from .policies import OPEN


@entry_point
def choose_with(policy, states, tables, actions, seat_mask, index, seed_low, seed_high, workspace):
    """Write an action for every seat marked in ``seat_mask``, 0 (wait) for those without a decision.

    It is that of the workspace's trap strategy, where it has one, else of the policy; OPEN if that is ANOTHER agent.
    """
    t = tables[0]
    for game in range(seat_mask.shape[0]):
        low, high = key_of(seed_low, seed_high, int(index[game]))
        for p in range(seat_mask.shape[1]):
            if seat_mask[game, p]:
                action = 0
                if int(states[game].decision[p]) != NOTHING:
                    verb, argument = follow(policy, states[game], t, p, low, high, workspace)
                    action = int(t.action[verb, argument]) if verb != OPEN else OPEN
                actions[game, p] = action
