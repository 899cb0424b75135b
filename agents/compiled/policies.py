"""Policies: functions of a state, a seat and a key that return a choice as verb and argument.

``room`` is an array of states to work in; ``legal`` and ``maps`` are room for bits of arguments and for numbers by
space. The number of a policy selects it in ``decide``, so that one kernel serves all.
"""

from __future__ import annotations

from badbones_env.jit import compiled
from badbones_env.rules.chance import below
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import (
    COOP,
    D_ADVANCE,
    D_HERO,
    D_MARKET,
    D_SEND,
    D_START,
    D_TRAP,
    V_BUY,
    V_PASS,
    VERBS,
)
from badbones_env.rules.kernels import count_bits, random_choice
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.steward import answer

from .ahead import finish_round
from .sentry import stand_guard
from .shopping import shop
from .value import LOST, standing

RANDOM, PASSIVE, GREEDY, GUARDIAN, SENTRY = range(5)
STREAM_TIES = 80  # chance of policies, with the agent's key


@compiled
def decide(policy, states, game, t, p, low, high, room, legal, options, maps):
    """The choice of a policy for seat p of a game, as verb and argument."""
    s = states[game]
    if policy == RANDOM:
        return random_choice(s, t, p, low, high, legal)
    if policy == PASSIVE:
        return wander(s, t, p, low, high, legal)
    if policy == SENTRY:
        return stand_guard(s, t, p, legal, maps)
    return foresee(policy, states, game, t, p, low, high, room, legal, options)


@compiled
def wander(s, t, p, low, high, legal):
    """The hero moves at random; no trap, no purchase; the steward answers the rest."""
    decision = int(s.decision[p])
    if decision == D_HERO or decision == D_START:
        return random_choice(s, t, p, low, high, legal)
    if decision == D_TRAP or decision == D_MARKET:
        return V_PASS, 0
    legal_choices(s, t, p, legal)
    return answer(s, t, p, legal)


@compiled
def damage_only(s, t, p):
    """What greedy looks at: what is left of the buildings, then how few skeletons there are."""
    if int(s.mode) == COOP:
        left = 3.0 * int(s.capital) + 4.0 * count_bits(int(s.towers[p])) - LOST * int(s.lost)
    else:
        left = 3.0 * int(s.houses[p]) + 4.0 * int(s.floors[p]) - LOST * int(s.out[p])
    return left - 0.1 * int(s.tokens[p])


@compiled
def foresee(policy, states, game, t, p, low, high, room, legal, options):
    """The choice after which the board of seat p looks best at the end of the round; of equal ones any."""
    s = states[game]
    decision = int(s.decision[p])
    legal_choices(s, t, p, legal)
    if decision == D_MARKET:
        return shop(s, t, p, int(legal[V_BUY]))
    if decision == D_SEND or decision == D_ADVANCE:
        return answer(s, t, p, legal)
    for verb in range(VERBS):
        options[verb] = legal[verb]
    best_verb = V_PASS
    best_argument = 0
    best = -1e9
    ties = 0
    for verb in range(VERBS):
        bits = int(options[verb])
        argument = 0
        while bits:
            if bits & 1:
                room[0] = s
                choose(room[0], t, p, verb, argument)
                finish_round(room[0], t, p, legal)
                value = damage_only(room[0], t, p) if policy == GREEDY else standing(room[0], t, p)
                ties += 1
                if value > best + 1e-9:
                    ties = 1
                    best = value
                    best_verb, best_argument = verb, argument
                elif value > best - 1e-9:
                    if below(low, high, STREAM_TIES + p, int(s.clock) * 256 + ties, ties) == 0:
                        best_verb, best_argument = verb, argument
                else:
                    ties -= 1
            bits >>= 1
            argument += 1
    return best_verb, best_argument
