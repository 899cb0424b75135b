"""Policies: functions of a state, a seat and a key that return a choice as verb and argument.

The number of a policy selects it in ``decide``, so that one kernel serves all.
"""

from __future__ import annotations

from badbones_env.lowlevel import answer, compiled, random_choice
from badbones_env.rules.chance import below
from badbones_env.rules.constants import D_HERO, D_MARKET, D_START, D_TRAP, V_PASS
from badbones_env.rules.legal import legal_choices

from ..search.candidates import DAMAGE, STANDING, list_candidates
from .sentry import stand_guard

PASSIVE, SENTRY, GREEDY, GUARDIAN = range(4)
POLICY_NAMES = ("passive", "sentry", "greedy", "guardian")
STREAM_TIES = 80  # chance of policies, with the agent's key
TIES = 1e-9  # prospects that differ by less are equal
MOST_TIES = 64  # this many equal choices are remembered at most


@compiled
def decide(policy, s, t, p, low, high, workspace, verbs, arguments, values):
    """The choice of a policy for seat p, as verb and argument."""
    if policy == PASSIVE:
        return wander(s, t, p, low, high, workspace.legal)
    if policy == SENTRY:
        return stand_guard(s, t, p, workspace)
    count = list_candidates(s, t, p, measure_of(policy), MOST_TIES, workspace, verbs, arguments, values)
    k = one_of_the_best(s, p, low, high, values, count)
    return int(verbs[k]), int(arguments[k])


@compiled
def measure_of(policy):
    """How a policy compares boards."""
    return DAMAGE if policy == GREEDY else STANDING


@compiled
def one_of_the_best(s, p, low, high, values, count):
    """Of candidates in order one of those that are as good as the first, by lot."""
    ties = 1
    while ties < min(count, MOST_TIES) and values[ties] > values[0] - TIES:
        ties += 1
    return below(low, high, STREAM_TIES + p, int(s.clock), ties)


@compiled
def wander(s, t, p, low, high, legal):
    """The hero moves at random; no trap, no purchase; the auto policy answers the rest."""
    decision = int(s.decision[p])
    if decision == D_HERO or decision == D_START:
        return random_choice(s, t, p, low, high, legal)
    if decision == D_TRAP or decision == D_MARKET:
        return V_PASS, 0
    legal_choices(s, t, p, legal)
    return answer(s, t, p, legal)
