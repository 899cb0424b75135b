"""What Python calls: a policy's choices for seats of a batch."""

from __future__ import annotations

from badbones_env.jit import entry_point
from badbones_env.rules.constants import NOTHING
from badbones_env.rules.kernels import key_of

from .policies import decide


@entry_point
def choose_with(policy, states, tables, actions, chosen, index, seed_low, seed_high, room, legal, options, maps, lo, hi):
    """An action of a policy for every (game, seat) marked in ``chosen`` that has a decision, 0 (wait) else."""
    t = tables[0]
    for game in range(lo, hi):
        low, high = key_of(seed_low, seed_high, int(index[game]))
        for p in range(chosen.shape[1]):
            if chosen[game, p]:
                action = 0
                if int(states[game].decision[p]) != NOTHING:
                    verb, argument = decide(policy, states, game, t, p, low, high, room, legal, options, maps)
                    action = int(t.action[verb, argument])
                actions[game, p] = action
