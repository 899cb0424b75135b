"""Policies: functions of a state, a seat and a key that return a choice as verb and argument.

The number of a policy selects it in ``decide``, so that one kernel serves all.
"""

from badbones_env.lowlevel import answer, compiled, random_choice
from badbones_env.rules.chance import below
from badbones_env.rules.constants import D_HERO, D_MARKET, D_START, D_TRAP, V_PASS
from badbones_env.rules.legal import legal_choices

from .lookahead import DAMAGE, STANDING, list_candidates
from .sentry import stand_guard

PASSIVE, SENTRY, GREEDY, GUARDIAN = range(4)
POLICY_NAMES = ("passive", "sentry", "greedy", "guardian")
ANOTHER = 4  # the base of a strategy is another agent: its decisions are left open
OPEN = -1  # instead of a verb, and of an action: left to that agent
STREAM_TIES = 80  # random numbers of policies, with the agent's key
TIE = 1e-9  # lookahead values that differ by less are equal
MAX_TIES = 64  # choices that are ranked


@compiled
def decide(policy, s, t, p, low, high, workspace):
    """The choice of a policy for seat p, as verb and argument."""
    if policy == ANOTHER:
        return OPEN, 0
    if policy == PASSIVE:
        return wander(s, t, p, low, high, workspace.legal)
    if policy == SENTRY:
        return stand_guard(s, t, p, workspace)
    count = rank_choices(s, t, p, measure_of(policy), MAX_TIES, workspace)
    return one_of_the_best(s, p, low, high, count, workspace)


@compiled
def rank_choices(s, t, p, measure, width, workspace):
    """Write the ``width`` best choices of seat p into the workspace, best first; returns how many."""
    return list_candidates(
        s, t, p, measure, width, workspace, workspace.verbs, workspace.arguments, workspace.lookahead_values
    )


@compiled
def measure_of(policy):
    """How a policy compares boards."""
    return DAMAGE if policy == GREEDY else STANDING


@compiled
def one_of_the_best(s, p, low, high, count, workspace):
    """Of the ranked choices a random one of those that are as good as the first."""
    values = workspace.lookahead_values
    ties = 1
    while ties < min(count, MAX_TIES) and values[ties] > values[0] - TIE:
        ties += 1
    k = below(low, high, STREAM_TIES + p, int(s.clock), ties)
    return int(workspace.verbs[k]), int(workspace.arguments[k])


@compiled
def wander(s, t, p, low, high, legal):
    """The hero moves at random; no trap, no purchase; the auto policy answers the other decisions."""
    decision = int(s.decision[p])
    if decision == D_HERO or decision == D_START:
        return random_choice(s, t, p, low, high, legal)
    if decision == D_TRAP or decision == D_MARKET:
        return V_PASS, 0
    legal_choices(s, t, p, legal)
    return answer(s, t, p, legal)
