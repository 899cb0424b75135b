"""One round of lookahead: try each legal choice on a copy of the state, play the seat's own board to the end of the
round by the rules, and evaluate it. Purchases follow a fixed list."""

from badbones_env.lowlevel import answer, compiled, count_bits
from badbones_env.rules import constants as c
from badbones_env.rules.arrival import rise
from badbones_env.rules.buildings import settle_capital
from badbones_env.rules.choose import choose
from badbones_env.rules.flow import bag_saboteurs, flip_used_traps, steal_treasure
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.order import begin_board
from badbones_env.rules.scoring import points
from badbones_env.rules.trap_phase import holder

from .eval_weights import SENT
from .evaluation import LOST, standing
from .workspace import LOOKAHEAD

DAMAGE, STANDING = 0, 1  # measures of a board
TIE_BREAK = 1e-4  # so small that the receiver of skeletons matters only between equal choices


@compiled
def answer_all(s, t, p, legal):
    """Let the auto policy decide for seat p until it has no decision left."""
    while int(s.decision[p]) != c.NOTHING:
        legal_choices(s, t, p, legal)
        verb, argument = answer(s, t, p, legal)
        choose(s, t, p, verb, argument)


@compiled
def finish_round(s, t, p, legal):
    """Play seat p's board to the end of the round: skeletons move, used traps flip, its cemetery rises; no draws.

    The other boards do not move, so only seat p's board is valid afterwards.
    """
    answer_all(s, t, p, legal)
    if int(s.phase) != c.SKELETONS:
        s.phase = c.SKELETONS
        s.saboteurs = 0
        begin_board(s, t, p)
        answer_all(s, t, p, legal)
    steal_treasure(s, p)
    if int(s.saboteurs):
        bag_saboteurs(s)
    flip_used_traps(s, p)
    settle_capital(s)
    s.colour = 1 - int(s.colour)
    rise(s, t, p)
    s.phase = c.HERO


@compiled
def damage_only(s, t, p):
    """The points of seat p's remaining buildings; ties are broken by the number of skeletons."""
    if int(s.mode) == c.COOP:
        left = 3.0 * int(s.capital) + 4.0 * count_bits(int(s.towers[p])) - LOST * int(s.lost)
    else:
        left = 3.0 * int(s.houses[p]) + 4.0 * int(s.floors[p]) - LOST * int(s.out[p])
    return left - 0.1 * int(s.tokens[p])


@compiled
def lookahead_value(s, t, p, verb, argument, measure, workspace):
    """The value of seat p's board at the end of the round after a choice. The state is not changed."""
    workspace.states[LOOKAHEAD] = s
    after = workspace.states[LOOKAHEAD]
    choose(after, t, p, verb, argument)
    finish_round(after, t, p, workspace.legal)
    if measure == STANDING:
        value = standing(after, t, p, workspace) + workspace.weights[SENT] * sent(after, p)
    else:
        value = damage_only(after, t, p)
    return value + TIE_BREAK * receiver_preference(s, t, (p + argument) % int(s.players)) if verb == c.V_SEND else value


@compiled
def sent(s, p):
    """The number of skeletons in the cemeteries of the other seats; negative in co-op."""
    count = 0
    for q in range(int(s.players)):
        if q != p:
            for model in range(c.TYPES):
                count += int(s.cemetery[q, model])
    return -count if int(s.mode) == c.COOP else count


@compiled
def receiver_preference(s, t, seat):
    """Which seat to send skeletons to: the leader in versus, the seat with the fewest in co-op."""
    return -int(s.tokens[seat]) if int(s.mode) == c.COOP else points(s, t, seat)


@compiled
def list_candidates(s, t, p, measure, width, workspace, verbs, arguments, values):
    """Write the ``width`` best legal choices of seat p, best first, with their lookahead values; returns their number.

    Purchases and the order of movement follow fixed rules, because one round of lookahead cannot compare them.
    """
    legal_choices(s, t, p, workspace.legal)
    decision = int(s.decision[p])
    if decision == c.D_MARKET or decision == c.D_ADVANCE:
        if decision == c.D_MARKET:
            verb, argument = shop(s, t, p, int(workspace.legal[c.V_BUY]), workspace.wanted)
        else:
            verb, argument = answer(s, t, p, workspace.legal)
        verbs[0] = verb
        arguments[0] = argument
        values[0] = 0.0
        return 1
    for verb in range(c.VERBS):
        workspace.options[verb] = workspace.legal[verb]
    count = 0
    for verb in range(c.VERBS):
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
def shop(s, t, p, bits, wanted):
    """Buy the first affordable item of ``wanted`` (rows: item, target count per player) below its target; else pass."""
    h = holder(s, p)
    lists = int(s.players) if int(s.mode) == c.COOP else 1
    for k in range(wanted.shape[0]):
        item = int(wanted[k, 0])
        if (bits >> item) & 1 and (item >= c.TRAPS or int(s.supply[h, item]) < int(wanted[k, 1]) * lists):
            return c.V_BUY, item
    return c.V_PASS, 0
