"""What Python calls for the agents that are one policy each."""

from __future__ import annotations

from badbones_env.lowlevel import entry_point, key_of
from badbones_env.rules.constants import NOTHING

from ..strategies.follow import follow


@entry_point
def choose_with(
    policy, states, tables, actions, chosen, index, seed_low, seed_high, workspace, verbs, arguments, values
):
    """An action for every (game, seat) marked in ``chosen`` that has a decision, 0 (wait) else.

    It is that of the strategy on the desk, where it has one, else of the policy.
    """
    t = tables[0]
    for game in range(chosen.shape[0]):
        low, high = key_of(seed_low, seed_high, int(index[game]))
        for p in range(chosen.shape[1]):
            if chosen[game, p]:
                action = 0
                if int(states[game].decision[p]) != NOTHING:
                    verb, argument = follow(policy, states[game], t, p, low, high, workspace, verbs, arguments, values)
                    action = int(t.action[verb, argument])
                actions[game, p] = action
