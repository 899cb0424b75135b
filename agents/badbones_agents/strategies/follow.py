"""Following a trap strategy: a table of rules (``strategy_table``), the first that applies is obeyed."""

from __future__ import annotations

from badbones_env.lowlevel import compiled, crowd, receiver
from badbones_env.rules import constants as c
from badbones_env.rules.choose import choose
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.scoring import points
from badbones_env.rules.tokens import colour_of, facing_of, place_of
from badbones_env.rules.trap_phase import holder

from ..scripted.evaluation import parts_left, standing
from ..scripted.lookahead import answer_all
from ..scripted.policies import GREEDY, decide, measure_of, one_of_the_best
from ..scripted.sentry import COUNT, HERE, NEXT, survey, wall_gain
from ..scripted.threat import AT_TOWER, AT_VILLAGE, has_treasure, projected_end
from ..scripted.workspace import PLAY, Workspace
from ..search.candidates import list_candidates, lookahead_value
from .table import (
    AIM,
    ANY,
    ARRIVING,
    BASE,
    BASE_AIM,
    BEST,
    COST_TO,
    CROWD,
    CROWDED,
    DAMAGED,
    DO,
    FIRST_PURCHASE,
    FIRST_SPACE,
    FLOORS_BELOW,
    GAIN_FROM,
    HEADING,
    HEADING_AT_LEAST,
    HOUSES_BELOW,
    IDLE,
    LEFT,
    LISTED,
    OTHERWISE,
    PASS,
    PURCHASES,
    RETRIEVE,
    RIGHT,
    ROUND_FROM,
    ROUND_TO,
    SHAKIEST,
    SKELETONS_FROM,
    SKELETONS_TO,
    SPACE_COUNT,
    STAKES_FROM,
    STAKES_TO,
    STANDING,
    STRONGEST,
    TILE,
    TOGETHER,
    TOWER_IN,
    TRAP,
    VILLAGE_IN,
    WEAKEST,
    WEIGHS,
    WHERE,
    WORTH,
)

NOWHERE = -1


@compiled
def follow(policy, s, t, p, low, high, workspace, verbs, arguments, values):
    """The choice of seat p: what the strategy on the desk says to it, else what the policy does."""
    rules = workspace.rules
    decision = int(s.decision[p])
    if rules.shape[0]:
        if decision == c.D_TRAP:
            return follow_in_traps(policy, s, t, p, low, high, workspace, verbs, arguments, values)
        elif decision == c.D_HERO and int(rules[0, TOGETHER]):
            return c.V_MOVE, move_together(policy, s, t, p, low, high, workspace, verbs, arguments, values)
        elif decision == c.D_MARKET and int(rules[0, PURCHASES]):
            legal_choices(s, t, p, workspace.legal)
            return buy_next(s, p, rules, int(workspace.legal[c.V_BUY]))
        elif decision == c.D_SEND and int(rules[0, AIM]) != BASE_AIM:
            legal_choices(s, t, p, workspace.legal)
            return c.V_SEND, aim(s, t, p, int(rules[0, AIM]), int(workspace.legal[c.V_SEND]), workspace)
    return decide(policy, s, t, p, low, high, workspace, verbs, arguments, values)


@compiled
def for_traps(workspace):
    """The same desk with the judgement for traps on it."""
    return Workspace(
        workspace.states,
        workspace.legal,
        workspace.options,
        workspace.lookahead_values,
        workspace.maps,
        workspace.values,
        workspace.trap_weights,
        workspace.wanted,
        workspace.quick,
        workspace.log,
        workspace.rules,
        workspace.trap_weights,
    )


@compiled
def move_together(policy, s, t, p, low, high, workspace, verbs, arguments, values):
    """The hero's move that is best together with the trap that the strategy would then lay or take back."""
    legal_choices(s, t, p, workspace.legal)
    bits = int(workspace.legal[c.V_MOVE])
    best = NOWHERE
    best_value = 0.0
    for space in range(c.SPACES):
        if (bits >> space) & 1 == 0:
            continue
        workspace.states[PLAY] = s
        moved = workspace.states[PLAY]
        choose(moved, t, p, c.V_MOVE, space)
        answer_all(moved, t, p, workspace.legal)
        moved.phase = c.TRAP
        moved.decision[p] = c.D_TRAP
        verb, argument = follow_in_traps(policy, moved, t, p, low, high, workspace, verbs, arguments, values)
        value = lookahead_value(moved, t, p, verb, argument, measure_of(policy), workspace)
        if best == NOWHERE or value > best_value:
            best = space
            best_value = value
    return best


@compiled
def follow_in_traps(policy, s, t, p, low, high, workspace, verbs, arguments, values):
    """What the strategy does in the trap phase, the policy's part included."""
    done, verb, argument, count = trap_by_rules(policy, s, t, p, workspace, verbs, arguments, values)
    if done != BASE:
        return verb, argument
    if count and policy >= GREEDY:  # what the policy would do is known already
        k = one_of_the_best(s, p, low, high, values, count)
        return int(verbs[k]), int(arguments[k])
    return decide(policy, s, t, p, low, high, workspace, verbs, arguments, values)


@compiled
def buy_next(s, p, rules, bits):
    """The first item of the list that is to be had and not yet bought as often as listed up to there, else pass.

    In co-op, where the supply is common, every player brings a list.
    """
    h = holder(s, p)
    lists = int(s.players) if int(s.mode) == c.COOP else 1
    for k in range(int(rules[0, PURCHASES])):
        item = int(rules[0, FIRST_PURCHASE + k])
        wanted = 0
        for j in range(k + 1):
            if int(rules[0, FIRST_PURCHASE + j]) == item:
                wanted += 1
        if (bits >> item) & 1 and (item >= c.TRAPS or int(s.supply[h, item]) < wanted * lists):
            return c.V_BUY, item
    return c.V_PASS, 0


@compiled
def aim(s, t, p, how, bits, workspace):
    """The distance of the seat that skeletons are sent to, one of ``bits``."""
    n = int(s.players)
    if how == LEFT and (bits >> 1) & 1:
        return 1
    if how == RIGHT and (bits >> (n - 1)) & 1:
        return n - 1
    best = NOWHERE
    best_value = 0.0
    if how == WEAKEST or how == CROWDED or how == STRONGEST or how == SHAKIEST:
        for distance in range(n):
            if (bits >> distance) & 1:
                value = liking(s, t, (p + distance) % n, how, workspace)
                if best == NOWHERE or value > best_value:
                    best = distance
                    best_value = value
    return receiver(s, t, p, bits) if best == NOWHERE else best


@compiled
def liking(s, t, seat, how, workspace):
    """How gladly skeletons are sent to a seat."""
    if how == WEAKEST:
        return -float(points(s, t, seat))
    if how == CROWDED:
        return float(s.tokens[seat])
    value = standing(s, t, seat, workspace)
    return value if how == STRONGEST else -value


@compiled
def trap_by_rules(policy, s, t, p, whole_desk, verbs, arguments, values):
    """What is done in the trap phase, as DO, verb and argument, and how many choices were weighed (best first)."""
    workspace = for_traps(whole_desk)
    rules = workspace.rules
    count = 0
    stakes = 0.0
    if int(rules[0, WEIGHS]):
        count = list_candidates(s, t, p, measure_of(policy), len(verbs), workspace, verbs, arguments, values)
        stakes = values[0] - judged(c.V_PASS, 0, verbs, arguments, values, count)
    legal_choices(s, t, p, workspace.legal)
    survey(s, t, p, workspace.maps, workspace.weights)
    for row in range(1, rules.shape[0]):
        do = int(rules[row, DO])
        if not holds(s, t, p, rules, row):
            continue
        if count and not (rules[row, STAKES_FROM] <= stakes * WORTH <= rules[row, STAKES_TO]):
            continue
        if do == BASE:
            return do, c.V_PASS, 0, count
        if do == PASS:
            if worth_it(rules, row, c.V_PASS, 0, stakes, verbs, arguments, values, count):
                return do, c.V_PASS, 0, count
        elif int(rules[row, WHERE]) == BEST:
            k = best_that_fits(s, t, p, rules, row, workspace.maps, stakes, verbs, arguments, values, count)
            if k != NOWHERE:
                return do, int(verbs[k]), int(arguments[k]), count
        elif do == RETRIEVE:
            space = trap_to_retrieve(
                s, t, p, rules, row, int(workspace.legal[c.V_RETRIEVE]), stakes, verbs, arguments, values, count
            )
            if space != NOWHERE:
                return do, c.V_RETRIEVE, space, count
        else:
            tile, space = best_place(s, t, p, rules, row, workspace, stakes, verbs, arguments, values, count)
            if space != NOWHERE:
                return do, c.V_PLACE + tile - 1, space, count
    return int(rules[0, OTHERWISE]), c.V_PASS, 0, count


@compiled
def judged(verb, argument, verbs, arguments, values, count):
    """The prospect of a choice that was weighed."""
    for k in range(count):
        if int(verbs[k]) == verb and int(arguments[k]) == argument:
            return values[k]
    return values[count - 1]


@compiled
def worth_it(rules, row, verb, argument, stakes, verbs, arguments, values, count):
    """May a rule's choice be made, by what it costs against the best one and gains against passing?"""
    if count == 0:
        return True
    cost = values[0] - judged(verb, argument, verbs, arguments, values, count)
    return cost * WORTH <= rules[row, COST_TO] and (stakes - cost) * WORTH >= rules[row, GAIN_FROM]


@compiled
def best_that_fits(s, t, p, rules, row, maps, stakes, verbs, arguments, values, count):
    """Of the choices weighed the first, hence best, that a rule allows; NOWHERE if there is none."""
    retrieves = int(rules[row, DO]) == RETRIEVE
    for k in range(count):
        verb = int(verbs[k])
        space = int(arguments[k])
        if not listed(rules, row, space):
            continue
        if retrieves:
            if verb != c.V_RETRIEVE or not to_retrieve(s, t, p, rules, row, space):
                continue
        elif not c.V_PLACE <= verb < c.V_PLACE + c.LAST_TILE or not to_place(s, p, rules, row, verb, space, maps):
            continue
        cost = values[0] - values[k]  # those that follow cost more and gain less
        fits = cost * WORTH <= rules[row, COST_TO] and (stakes - cost) * WORTH >= rules[row, GAIN_FROM]
        return k if fits else NOWHERE
    return NOWHERE


@compiled
def listed(rules, row, space):
    """Is a space one of a rule's?"""
    for k in range(int(rules[row, SPACE_COUNT])):
        if int(rules[row, FIRST_SPACE + k]) == space:
            return True
    return False


@compiled
def to_place(s, p, rules, row, verb, space, maps):
    """Is a tile on a space what a rule wants to place?"""
    tile = verb - c.V_PLACE + 1
    if c.TRAP_OF_TILE[tile] != rules[row, TRAP] or (int(rules[row, TILE]) and tile != int(rules[row, TILE])):
        return False
    return crowd(s, p, space) >= rules[row, STANDING] and arriving(maps, space) >= rules[row, ARRIVING]


@compiled
def holds(s, t, p, rules, row):
    """Do the conditions of a rule hold that are not about the space it is carried out on?"""
    moment = int(s.round_no)
    crowd = int(s.tokens[p])
    if moment < rules[row, ROUND_FROM] or moment > rules[row, ROUND_TO]:
        return False
    if crowd < rules[row, SKELETONS_FROM] or crowd > rules[row, SKELETONS_TO]:
        return False
    if parts_left(s, p, AT_TOWER) >= rules[row, FLOORS_BELOW]:
        return False
    if parts_left(s, p, AT_VILLAGE) >= rules[row, HOUSES_BELOW]:
        return False
    heading = int(rules[row, HEADING])
    if heading and stepping_onto(s, t, p, heading) < rules[row, HEADING_AT_LEAST]:
        return False
    if rules[row, TOWER_IN] and not threatened(s, t, p, AT_TOWER, int(rules[row, TOWER_IN])):
        return False
    return int(rules[row, VILLAGE_IN]) == 0 or threatened(s, t, p, AT_VILLAGE, int(rules[row, VILLAGE_IN]))


@compiled
def stepping_onto(s, t, p, bits):
    """Skeletons whose next step leads onto one of these spaces."""
    count = 0
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token >= 0 and colour_of(token) == int(s.colour):
            q = int(t.neighbour[place_of(token), facing_of(token)])
            if q < c.SPACES and (bits >> q) & 1:
                count += 1
    return count


@compiled
def threatened(s, t, p, building, moves):
    """Will some skeleton hit the building within this many moves if nobody stops it?"""
    treasure = has_treasure(s, p)
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token >= 0:
            end, due = projected_end(s, t, p, place_of(token), facing_of(token), treasure)
            if end == building and due <= moves:
                return True
    return False


@compiled
def trap_to_retrieve(s, t, p, rules, row, bits, stakes, verbs, arguments, values, count):
    """The first space of a rule from which its trap can be retrieved."""
    for k in range(int(rules[row, SPACE_COUNT])):
        space = int(rules[row, FIRST_SPACE + k])
        if (bits >> space) & 1 == 0 or not to_retrieve(s, t, p, rules, row, space):
            continue
        if worth_it(rules, row, c.V_RETRIEVE, space, stakes, verbs, arguments, values, count):
            return space
    return NOWHERE


@compiled
def to_retrieve(s, t, p, rules, row, space):
    """Is what lies on a space what a rule wants to retrieve?"""
    trap = int(rules[row, TRAP])
    if trap != ANY and c.TRAP_OF_TILE[int(s.tile[p, space])] != trap:
        return False
    damaged = (int(s.damaged[p]) >> space) & 1
    if rules[row, DAMAGED] != ANY and damaged != rules[row, DAMAGED]:
        return False
    return int(rules[row, IDLE]) == 0 or stepping_onto(s, t, p, 1 << space) == 0


@compiled
def best_place(s, t, p, rules, row, workspace, stakes, verbs, arguments, values, count):
    """Tile and space of a rule that places a trap: the first space of its list, or the one where most weight is."""
    where = int(rules[row, WHERE])
    maps = workspace.maps
    best_tile = 0
    best = NOWHERE
    best_value = 0.0
    for k in range(int(rules[row, SPACE_COUNT])):
        space = int(rules[row, FIRST_SPACE + k])
        if crowd(s, p, space) < rules[row, STANDING] or arriving(maps, space) < rules[row, ARRIVING]:
            continue
        tile, gain = tile_for(s, t, p, rules, row, space, workspace)
        if tile == 0:
            continue
        if not worth_it(rules, row, c.V_PLACE + tile - 1, space, stakes, verbs, arguments, values, count):
            continue
        if where == LISTED:
            return tile, space
        value = maps[HERE, space] if where == CROWD else gain
        if value > best_value:
            best_tile = tile
            best = space
            best_value = value
    return best_tile, best


@compiled
def arriving(maps, space):
    """Skeletons that would do harm and step onto this space next."""
    return maps[COUNT, space] + maps[COUNT + 1, space] + maps[COUNT + 2, space] + maps[COUNT + 3, space]


@compiled
def tile_for(s, t, p, rules, row, space, workspace):
    """The tile with which a rule's trap can be laid on a space, 0 if it cannot, and the weight that it takes off there.

    A wall without a slant takes the better one, if that is any good; a labyrinth without a colour the one that holds.
    """
    tile = int(rules[row, TILE])
    trap = int(rules[row, TRAP])
    gain = workspace.maps[NEXT, space]
    if tile == 0 and trap == c.WALL:
        slash = wall_gain(s, t, p, space, 1, workspace.maps, workspace.weights)
        back = wall_gain(s, t, p, space, 0, workspace.maps, workspace.weights)
        gain = max(slash, back)
        tile = c.WALL_SLASH if slash >= back else c.WALL_BACKSLASH
        if gain <= 0.0:
            return 0, gain
    elif tile == 0 and trap == c.LABYRINTH:
        tile = c.LABYRINTH_WHITE if int(s.colour) == c.WHITE else c.LABYRINTH_BLACK
    if (int(workspace.legal[c.V_PLACE + tile - 1]) >> space) & 1 == 0:
        return 0, gain
    return tile, gain
