"""Candidates: the legal choices of a seat, ranked by one round of lookahead on its own board."""

from __future__ import annotations

import math

from badbones_env.lowlevel import answer, compiled, count_bits
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import COOP, D_ADVANCE, D_MARKET, TYPES, V_BUY, V_SEND, VERBS
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.scoring import points

from ..scripted.evaluation import LOST, standing
from ..scripted.lookahead import finish_round
from ..scripted.shopping import shop
from ..scripted.weight_vector import SENT
from ..scripted.workspace import LOOKAHEAD

DAMAGE, STANDING = 0, 1  # how boards are compared
MIN_PRIOR = 0.02  # so that every candidate is visited some time
AIM = 1e-4  # the receiver of skeletons decides only between choices that are equal for one's own board


@compiled
def damage_only(s, t, p):
    """The buildings left to seat p, in points; between equals fewer skeletons are better."""
    if int(s.mode) == COOP:
        left = 3.0 * int(s.capital) + 4.0 * count_bits(int(s.towers[p])) - LOST * int(s.lost)
    else:
        left = 3.0 * int(s.houses[p]) + 4.0 * int(s.floors[p]) - LOST * int(s.out[p])
    return left - 0.1 * int(s.tokens[p])


@compiled
def lookahead_value(s, t, p, verb, argument, measure, workspace):
    """The value of seat p's board at the end of the round after a choice; the state is left alone."""
    workspace.states[LOOKAHEAD] = s
    after = workspace.states[LOOKAHEAD]
    choose(after, t, p, verb, argument)
    finish_round(after, t, p, workspace.legal)
    if measure == STANDING:
        value = standing(after, t, p, workspace) + workspace.weights[SENT] * sent(after, p)
    else:
        value = damage_only(after, t, p)
    return value + AIM * target(s, t, (p + argument) % int(s.players)) if verb == V_SEND else value


@compiled
def sent(s, p):
    """Skeletons in the cemeteries of the others; in co-op they count negative."""
    count = 0
    for q in range(int(s.players)):
        if q != p:
            for model in range(TYPES):
                count += int(s.cemetery[q, model])
    return -count if int(s.mode) == COOP else count


@compiled
def target(s, t, seat):
    """Preference for a receiver of skeletons: in versus the leader, in co-op whoever has the fewest."""
    return -int(s.tokens[seat]) if int(s.mode) == COOP else points(s, t, seat)


@compiled
def list_candidates(s, t, p, measure, width, workspace, verbs, arguments, values):
    """Write the ``width`` best legal choices of seat p, best first, with their lookahead values; returns how many.

    Purchases and the order of movement follow a fixed rule: one round of lookahead says nothing about them.
    """
    legal_choices(s, t, p, workspace.legal)
    decision = int(s.decision[p])
    if decision == D_MARKET or decision == D_ADVANCE:
        if decision == D_MARKET:
            verb, argument = shop(s, t, p, int(workspace.legal[V_BUY]), workspace.wanted)
        else:
            verb, argument = answer(s, t, p, workspace.legal)
        verbs[0] = verb
        arguments[0] = argument
        values[0] = 0.0
        return 1
    for verb in range(VERBS):
        workspace.options[verb] = workspace.legal[verb]
    count = 0
    for verb in range(VERBS):
        bits = int(workspace.options[verb])
        argument = 0
        while bits:
            if bits & 1:
                value = lookahead_value(s, t, p, verb, argument, measure, workspace)
                k = min(count, width - 1)
                if count < width or value > values[k]:
                    while k > 0 and values[k - 1] < value:
                        values[k] = values[k - 1]
                        verbs[k] = verbs[k - 1]
                        arguments[k] = arguments[k - 1]
                        k -= 1
                    values[k] = value
                    verbs[k] = verb
                    arguments[k] = argument
                    count = min(count + 1, width)
            bits >>= 1
            argument += 1
    return count


@compiled
def softmax_priors(values, count, temperature):
    """Replace the lookahead values of candidates, best first, by priors."""
    best = values[0]
    total = 0.0
    for k in range(count):
        values[k] = math.exp((values[k] - best) / temperature) + MIN_PRIOR
        total += values[k]
    for k in range(count):
        values[k] /= total


@compiled
def puct_score(value_sum, visits, prior, mean, total_visits, c_puct):
    """Q + U as in AlphaZero; an unvisited candidate has the ``mean`` of its siblings for Q."""
    value = value_sum / visits if visits else mean
    return value + c_puct * prior * math.sqrt(total_visits + 1.0) / (1.0 + visits)
