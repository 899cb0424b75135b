"""Follow a trap strategy: a table of rules (``strategies.table``), of which the first that applies is obeyed."""

from badbones_env.lowlevel import compiled, crowd, entry_point, key_of, receiver
from badbones_env.rules import constants as c
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.scoring import points
from badbones_env.rules.tokens import colour_of, facing_of, place_of

from ..scripted.evaluation import AT_TOWER, AT_VILLAGE, has_treasure, parts_left, projected_end, standing
from ..scripted.lookahead import shop
from ..scripted.policies import GREEDY, GUARDIAN, OPEN, decide, measure_of, one_of_the_best, rank_choices
from ..scripted.sentry import COUNT, HERE, NEXT, survey, wall_gain
from ..scripted.workspace import MAX_CHOICES
from . import table as r

NOWHERE = -1


@compiled
def follow(policy, s, t, p, low, high, workspace):
    """The choice of seat p: that of the workspace's strategy where it has one for the decision, else the policy's."""
    rules = workspace.rules
    decision = int(s.decision[p])
    if rules.shape[0]:
        if decision == c.D_TRAP:
            return follow_in_trap_phase(policy, s, t, p, low, high, workspace)
        elif decision == c.D_MARKET and int(rules[0, r.PURCHASES]):
            legal_choices(s, t, p, workspace.legal)
            return shop(s, t, p, int(workspace.legal[c.V_BUY]), workspace.wanted)
        elif decision == c.D_SEND and int(rules[0, r.AIM]) != r.BASE_AIM:
            legal_choices(s, t, p, workspace.legal)
            return c.V_SEND, aim(s, t, p, int(rules[0, r.AIM]), int(workspace.legal[c.V_SEND]), workspace)
    return decide(policy, s, t, p, low, high, workspace)


@compiled
def follow_in_trap_phase(policy, s, t, p, low, high, workspace):
    """The choice of strategy and policy in the trap phase."""
    do, verb, argument, count = apply_rules(policy, s, t, p, workspace)
    if do != r.BASE:
        return verb, argument
    if count and (policy == GREEDY or policy == GUARDIAN):  # the policy's choices are ranked already
        return one_of_the_best(s, p, low, high, count, workspace)
    return decide(policy, s, t, p, low, high, workspace)


@compiled
def aim(s, t, p, how, bits, workspace):
    """The distance of the seat that skeletons are sent to, one of ``bits``."""
    n = int(s.players)
    if how == r.LEFT and (bits >> 1) & 1:
        return 1
    if how == r.RIGHT and (bits >> (n - 1)) & 1:
        return n - 1
    best = NOWHERE
    best_value = 0.0
    if how == r.WEAKEST or how == r.CROWDED or how == r.STRONGEST or how == r.SHAKIEST:
        for distance in range(n):
            if (bits >> distance) & 1:
                value = preference(s, t, (p + distance) % n, how, workspace)
                if best == NOWHERE or value > best_value:
                    best = distance
                    best_value = value
    return receiver(s, t, p, bits) if best == NOWHERE else best


@compiled
def preference(s, t, seat, how, workspace):
    """How much an aim prefers a seat as the receiver of skeletons."""
    if how == r.WEAKEST:
        return -float(points(s, t, seat))
    if how == r.CROWDED:
        return float(s.tokens[seat])
    value = standing(s, t, seat, workspace)
    return value if how == r.STRONGEST else -value


@compiled
def apply_rules(policy, s, t, p, workspace):
    """The first rule that applies in the trap phase: DO, verb, argument, and how many choices were ranked for it."""
    rules = workspace.rules
    count = 0
    stakes = 0.0
    if int(rules[0, r.USES_LOOKAHEAD]):
        count = rank_choices(s, t, p, measure_of(policy), MAX_CHOICES, workspace)
        stakes = workspace.lookahead_values[0] - value_of(c.V_PASS, 0, count, workspace)
    legal_choices(s, t, p, workspace.legal)
    survey(s, t, p, workspace.maps, workspace.weights)
    for row in range(1, rules.shape[0]):
        do = int(rules[row, r.DO])
        if not holds(s, t, p, rules, row):
            continue
        if count and not (rules[row, r.STAKES_FROM] <= stakes * r.WORTH <= rules[row, r.STAKES_TO]):
            continue
        if do == r.BASE:
            return do, c.V_PASS, 0, count
        if do == r.PASS:
            if is_worth_it(row, c.V_PASS, 0, stakes, count, workspace):
                return do, c.V_PASS, 0, count
        elif int(rules[row, r.WHERE]) == r.BEST:
            k = best_that_fits(s, t, p, row, stakes, count, workspace)
            if k != NOWHERE:
                return do, int(workspace.verbs[k]), int(workspace.arguments[k]), count
        elif do == r.RETRIEVE:
            space = trap_to_retrieve(s, t, p, row, stakes, count, workspace)
            if space != NOWHERE:
                return do, c.V_RETRIEVE, space, count
        else:
            tile, space = best_place(s, t, p, row, stakes, count, workspace)
            if space != NOWHERE:
                return do, c.V_PLACE + tile - 1, space, count
    return int(rules[0, r.OTHERWISE]), c.V_PASS, 0, count


@compiled
def value_of(verb, argument, count, workspace):
    """The lookahead value of a ranked choice."""
    for k in range(count):
        if int(workspace.verbs[k]) == verb and int(workspace.arguments[k]) == argument:
            return workspace.lookahead_values[k]
    return workspace.lookahead_values[count - 1]


@compiled
def is_worth_it(row, verb, argument, stakes, count, workspace):
    """Does a rule allow a choice, by its cost against the best one and its gain against passing?"""
    if count == 0:
        return True
    return allows(row, workspace.lookahead_values[0] - value_of(verb, argument, count, workspace), stakes, workspace)


@compiled
def allows(row, cost, stakes, workspace):
    """Does a rule allow a choice that costs this much?"""
    rules = workspace.rules
    return cost * r.WORTH <= rules[row, r.COST_TO] and (stakes - cost) * r.WORTH >= rules[row, r.GAIN_FROM]


@compiled
def best_that_fits(s, t, p, row, stakes, count, workspace):
    """The first, hence best, of the ranked choices that a rule describes and allows; NOWHERE if there is none."""
    rules = workspace.rules
    retrieves = int(rules[row, r.DO]) == r.RETRIEVE
    for k in range(count):
        verb = int(workspace.verbs[k])
        space = int(workspace.arguments[k])
        if not listed(rules, row, space):
            continue
        if retrieves:
            if verb != c.V_RETRIEVE or not to_retrieve(s, t, p, rules, row, space):
                continue
        elif not c.V_PLACE <= verb < c.V_PLACE + c.LAST_TILE or not to_place(s, p, row, verb, space, workspace):
            continue
        cost = workspace.lookahead_values[0] - workspace.lookahead_values[k]  # those that follow cost more, gain less
        return k if allows(row, cost, stakes, workspace) else NOWHERE
    return NOWHERE


@compiled
def listed(rules, row, space):
    """Is a space one of a rule's?"""
    for k in range(int(rules[row, r.SPACE_COUNT])):
        if int(rules[row, r.FIRST_SPACE + k]) == space:
            return True
    return False


@compiled
def to_place(s, p, row, verb, space, workspace):
    """Is a tile on a space what a rule wants to place?"""
    rules = workspace.rules
    tile = verb - c.V_PLACE + 1
    if c.TRAP_OF_TILE[tile] != rules[row, r.TRAP] or (int(rules[row, r.TILE]) and tile != int(rules[row, r.TILE])):
        return False
    return crowd(s, p, space) >= rules[row, r.STANDING] and arriving(workspace.maps, space) >= rules[row, r.ARRIVING]


@compiled
def holds(s, t, p, rules, row):
    """Do the conditions of a rule hold that do not depend on its space?"""
    round_no = int(s.round_no)
    skeletons = int(s.tokens[p])
    if round_no < rules[row, r.ROUND_FROM] or round_no > rules[row, r.ROUND_TO]:
        return False
    if skeletons < rules[row, r.SKELETONS_FROM] or skeletons > rules[row, r.SKELETONS_TO]:
        return False
    if parts_left(s, p, AT_TOWER) >= rules[row, r.FLOORS_BELOW]:
        return False
    if parts_left(s, p, AT_VILLAGE) >= rules[row, r.HOUSES_BELOW]:
        return False
    heading = int(rules[row, r.HEADING])
    if heading and stepping_onto(s, t, p, heading) < rules[row, r.HEADING_AT_LEAST]:
        return False
    if rules[row, r.TOWER_IN] and not threatened(s, t, p, AT_TOWER, int(rules[row, r.TOWER_IN])):
        return False
    return int(rules[row, r.VILLAGE_IN]) == 0 or threatened(s, t, p, AT_VILLAGE, int(rules[row, r.VILLAGE_IN]))


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
def trap_to_retrieve(s, t, p, row, stakes, count, workspace):
    """The first space of a rule from which its trap can be retrieved."""
    rules = workspace.rules
    bits = int(workspace.legal[c.V_RETRIEVE])
    for k in range(int(rules[row, r.SPACE_COUNT])):
        space = int(rules[row, r.FIRST_SPACE + k])
        if (bits >> space) & 1 == 0 or not to_retrieve(s, t, p, rules, row, space):
            continue
        if is_worth_it(row, c.V_RETRIEVE, space, stakes, count, workspace):
            return space
    return NOWHERE


@compiled
def to_retrieve(s, t, p, rules, row, space):
    """Is the trap on a space one that a rule wants to retrieve?"""
    trap = int(rules[row, r.TRAP])
    if trap != r.ANY and c.TRAP_OF_TILE[int(s.tile[p, space])] != trap:
        return False
    damaged = (int(s.damaged[p]) >> space) & 1
    if rules[row, r.DAMAGED] != r.ANY and damaged != rules[row, r.DAMAGED]:
        return False
    return int(rules[row, r.IDLE]) == 0 or stepping_onto(s, t, p, 1 << space) == 0


@compiled
def best_place(s, t, p, row, stakes, count, workspace):
    """Tile and space of a rule that places a trap: the first space of its list, or the one with the most weight."""
    rules = workspace.rules
    where = int(rules[row, r.WHERE])
    maps = workspace.maps
    best_tile = 0
    best = NOWHERE
    best_value = 0.0
    for k in range(int(rules[row, r.SPACE_COUNT])):
        space = int(rules[row, r.FIRST_SPACE + k])
        if crowd(s, p, space) < rules[row, r.STANDING] or arriving(maps, space) < rules[row, r.ARRIVING]:
            continue
        tile, gain = tile_for(s, t, p, rules, row, space, workspace)
        if tile == 0:
            continue
        if not is_worth_it(row, c.V_PLACE + tile - 1, space, stakes, count, workspace):
            continue
        if where == r.LISTED:
            return tile, space
        value = maps[HERE, space] if where == r.CROWD else gain
        if value > best_value:
            best_tile = tile
            best = space
            best_value = value
    return best_tile, best


@compiled
def arriving(maps, space):
    """Skeletons that would do damage and step onto this space next."""
    return maps[COUNT, space] + maps[COUNT + 1, space] + maps[COUNT + 2, space] + maps[COUNT + 3, space]


@compiled
def tile_for(s, t, p, rules, row, space, workspace):
    """The tile with which a rule's trap can be placed on a space, 0 if it cannot, and the weight that it takes off.

    A wall without a slant takes the better one, if it gains anything; a labyrinth without a colour the one that holds.
    """
    tile = int(rules[row, r.TILE])
    trap = int(rules[row, r.TRAP])
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
                if int(states[game].decision[p]) != c.NOTHING:
                    verb, argument = follow(policy, states[game], t, p, low, high, workspace)
                    action = int(t.action[verb, argument]) if verb != OPEN else OPEN
                actions[game, p] = action
