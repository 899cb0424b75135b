"""Following a trap strategy: a table of rules (``strategy_table``), the first that applies is obeyed."""

from __future__ import annotations

from badbones_env.jit import compiled
from badbones_env.rules import constants as c
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.scoring import points
from badbones_env.rules.steward import crowd, receiver
from badbones_env.rules.tokens import colour_of, facing_of, place_of
from badbones_env.rules.trap_phase import holder

from .policies import decide
from .sentry import COUNT, HERE, NEXT, survey, wall_gain
from .strategy_table import (
    AIM,
    ANY,
    ARRIVING,
    BASE,
    BASE_AIM,
    CROWD,
    CROWDED,
    DAMAGED,
    DO,
    FIRST_PURCHASE,
    FIRST_SPACE,
    FLOORS_BELOW,
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
    SKELETONS_FROM,
    SKELETONS_TO,
    SPACE_COUNT,
    STANDING,
    TILE,
    TOWER_IN,
    TRAP,
    VILLAGE_IN,
    WEAKEST,
    WHERE,
)
from .threat import AT_TOWER, AT_VILLAGE, fate, has_treasure
from .value import parts_left

NOWHERE = -1


@compiled
def follow(policy, s, t, p, low, high, desk, verbs, arguments, values):
    """The choice of seat p: what the strategy on the desk says to it, else what the policy does."""
    rules = desk.rules
    decision = int(s.decision[p])
    if rules.shape[0]:
        if decision == c.D_TRAP:
            done, verb, argument = trap_by_rules(s, t, p, desk)
            if done != BASE:
                return verb, argument
        elif decision == c.D_MARKET and int(rules[0, PURCHASES]):
            legal_choices(s, t, p, desk.legal)
            return buy_next(s, p, rules, int(desk.legal[c.V_BUY]))
        elif decision == c.D_SEND and int(rules[0, AIM]) != BASE_AIM:
            legal_choices(s, t, p, desk.legal)
            return c.V_SEND, aim(s, t, p, int(rules[0, AIM]), int(desk.legal[c.V_SEND]))
    return decide(policy, s, t, p, low, high, desk, verbs, arguments, values)


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
def aim(s, t, p, how, bits):
    """The distance of the seat that skeletons are sent to, one of ``bits``."""
    n = int(s.players)
    if how == LEFT and (bits >> 1) & 1:
        return 1
    if how == RIGHT and (bits >> (n - 1)) & 1:
        return n - 1
    best = NOWHERE
    best_value = 0
    if how == WEAKEST or how == CROWDED:
        for distance in range(n):
            if (bits >> distance) & 1:
                seat = (p + distance) % n
                value = -points(s, t, seat) if how == WEAKEST else int(s.tokens[seat])
                if best == NOWHERE or value > best_value:
                    best = distance
                    best_value = value
    return receiver(s, t, p, bits) if best == NOWHERE else best


@compiled
def trap_by_rules(s, t, p, desk):
    """What is done in the trap phase, as DO, verb and argument."""
    rules = desk.rules
    legal_choices(s, t, p, desk.legal)
    survey(s, t, p, desk.maps, desk.weights)
    for row in range(1, rules.shape[0]):
        do = int(rules[row, DO])
        if not holds(s, t, p, rules, row):
            continue
        if do == PASS or do == BASE:
            return do, c.V_PASS, 0
        if do == RETRIEVE:
            space = trap_to_retrieve(s, t, p, rules, row, int(desk.legal[c.V_RETRIEVE]))
            if space != NOWHERE:
                return do, c.V_RETRIEVE, space
        else:
            tile, space = best_place(s, t, p, rules, row, desk)
            if space != NOWHERE:
                return do, c.V_PLACE + tile - 1, space
    return int(rules[0, OTHERWISE]), c.V_PASS, 0


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
    """Will some skeleton hit the building within so many moves if nobody stops it?"""
    treasure = has_treasure(s, p)
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token >= 0:
            end, due = fate(s, t, p, place_of(token), facing_of(token), treasure)
            if end == building and due <= moves:
                return True
    return False


@compiled
def trap_to_retrieve(s, t, p, rules, row, bits):
    """The first space of a rule from which its trap can be retrieved."""
    for k in range(int(rules[row, SPACE_COUNT])):
        space = int(rules[row, FIRST_SPACE + k])
        if (bits >> space) & 1 == 0:
            continue
        trap = int(rules[row, TRAP])
        if trap != ANY and c.TRAP_OF_TILE[int(s.tile[p, space])] != trap:
            continue
        damaged = (int(s.damaged[p]) >> space) & 1
        if rules[row, DAMAGED] != ANY and damaged != rules[row, DAMAGED]:
            continue
        if rules[row, IDLE] and stepping_onto(s, t, p, 1 << space):
            continue
        return space
    return NOWHERE


@compiled
def best_place(s, t, p, rules, row, desk):
    """Tile and space of a rule that places a trap: the first space of its list, or the one where most weight is."""
    where = int(rules[row, WHERE])
    maps = desk.maps
    best_tile = 0
    best = NOWHERE
    best_value = 0.0
    for k in range(int(rules[row, SPACE_COUNT])):
        space = int(rules[row, FIRST_SPACE + k])
        if crowd(s, p, space) < rules[row, STANDING] or arriving(maps, space) < rules[row, ARRIVING]:
            continue
        tile, gain = tile_for(s, t, p, rules, row, space, desk)
        if tile == 0:
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
def tile_for(s, t, p, rules, row, space, desk):
    """The tile with which a rule's trap can be laid on a space, 0 if it cannot, and the weight that it takes off there.

    A wall without a slant takes the better one, if that is any good; a labyrinth without a colour the one that holds.
    """
    tile = int(rules[row, TILE])
    trap = int(rules[row, TRAP])
    gain = desk.maps[NEXT, space]
    if tile == 0 and trap == c.WALL:
        slash = wall_gain(s, t, p, space, 1, desk.maps, desk.weights)
        back = wall_gain(s, t, p, space, 0, desk.maps, desk.weights)
        gain = max(slash, back)
        tile = c.WALL_SLASH if slash >= back else c.WALL_BACKSLASH
        if gain <= 0.0:
            return 0, gain
    elif tile == 0 and trap == c.LABYRINTH:
        tile = c.LABYRINTH_WHITE if int(s.colour) == c.WHITE else c.LABYRINTH_BLACK
    if (int(desk.legal[c.V_PLACE + tile - 1]) >> space) & 1 == 0:
        return 0, gain
    return tile, gain
