"""The sentry: a policy of rules of thumb, without lookahead, quick enough for rollouts.

The weight of a skeleton is the damage it is likely to do. The hero goes where most weight is or arrives. A trap goes
where most weight arrives. A trap that no skeleton is about to reach is retrieved.
"""

from badbones_env.lowlevel import answer, compiled
from badbones_env.rules import constants as c
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.tokens import colour_of, facing_of, place_of, skeleton_spaces, type_of
from badbones_env.rules.trap_phase import holder
from badbones_env.rules.traps import tile_effect

from .eval_weights import BOUNCE, DAMAGED, INTACT, LATER, MEET, SCARE, SUPPLY, THROW, WAIT
from .evaluation import HARMLESS, harm, has_treasure, need, projected_end, reach
from .lookahead import shop
from .workspace import MAP_ROWS

# rows of ``maps``: weight on a space, arriving there next and after that; COUNT + way: how many arrive next
HERE, NEXT, AFTER, COUNT = 0, 1, 2, 3


@compiled
def survey(s, t, p, maps, w):
    """Write the maps of seat p's board; returns the bits of the spaces where somebody arrives next."""
    for row in range(MAP_ROWS):
        for space in range(c.SPACES):
            maps[row, space] = 0.0
    treasure = has_treasure(s, p)
    towers = int(s.towers[p])
    arriving = 0
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token < 0:
            continue
        place = place_of(token)
        way = facing_of(token)
        end, moves = projected_end(s, t, p, place, way, treasure)
        q = int(t.neighbour[place, way])
        if q < c.EXIT and colour_of(token) == int(s.colour):
            arriving |= 1 << q
        if end == HARMLESS:
            continue
        weight = reach(moves, w) * harm(t, type_of(token)) * need(s, p, end, w)
        if place < c.SPACES:
            maps[HERE, place] += weight
        if (arriving >> q) & 1 and colour_of(token) == int(s.colour) and (towers >> q) & 1 == 0:
            maps[NEXT, q] += weight
            maps[COUNT + way, q] += 1.0
            r = int(t.neighbour[q, int(t.arrow[q, way])])
            if r < c.EXIT and (towers >> r) & 1 == 0:
                maps[AFTER, r] += weight
    return arriving


@compiled
def intercept(s, t, p, maps, w):
    """The space for the hero: where it destroys the most weight now and on arrival, and next round."""
    survey(s, t, p, maps, w)
    bits = int(t.king[int(s.hero[p])])
    best = -1
    best_value = 0.0
    for space in range(c.SPACES):
        if (bits >> space) & 1 == 0:
            continue
        value = maps[HERE, space]
        if (int(s.towers[p]) >> space) & 1 == 0:
            value += w[MEET] * maps[NEXT, space]
        near = int(t.king[space])
        later = 0.0
        for other in range(c.SPACES):
            if (near >> other) & 1:
                later = max(later, maps[NEXT, other] + maps[AFTER, other])
        value += w[LATER] * later
        if best < 0 or value > best_value:
            best = space
            best_value = value
    return best


@compiled
def wall_gain(s, t, p, space, slash, maps, w):
    """The weight that a wall takes off the skeletons that arrive on a space next."""
    after = 0.0
    for way in range(4):
        count = maps[COUNT + way, space]
        if count > 0.0:
            _, _, onward = tile_effect(t, c.WALL_SLASH if slash else c.WALL_BACKSLASH, space, way)
            end, moves = projected_end(s, t, p, space, onward, False)
            if end != HARMLESS:
                after += count * reach(moves + 1, w) * need(s, p, end, w)
    return maps[NEXT, space] - after


@compiled
def set_trap(s, t, p, maps, w):
    """Place the trap that takes off most weight, or retrieve one that no skeleton is about to reach; else pass."""
    arriving = survey(s, t, p, maps, w)
    h = holder(s, p)
    skeletons = skeleton_spaces(s, p)
    tiles = int(s.tiles[p])
    free = c.ALL_SPACES & ~tiles & ~int(s.towers[p])
    if int(s.hero[p]) >= 0:
        free &= ~(1 << int(s.hero[p]))
    catapult = int(s.supply[h, c.CATAPULT]) > 0
    dragon = int(s.supply[h, c.DRAGON]) > 0
    wall = int(s.supply[h, c.WALL]) > 0
    verb = c.V_PASS
    argument = 0
    best = 0.0
    for space in range(c.SPACES):
        if (tiles >> space) & 1:
            tile = int(s.tile[p, space])
            if (arriving >> space) & 1 == 0 and tile != c.EXPLODED:
                damaged = (int(s.damaged[p]) >> space) & 1
                gain = w[SUPPLY + c.TRAP_OF_TILE[tile]] - w[(DAMAGED if damaged else INTACT) + c.TRAP_OF_TILE[tile]]
                if gain > best:
                    best = gain
                    verb, argument = c.V_RETRIEVE, space
        elif (free >> space) & 1 == 0:
            continue
        elif (skeletons >> space) & 1:
            gain = maps[HERE, space] * w[SCARE] - w[SUPPLY + c.DRAGON]
            if dragon and gain > best:
                best = gain
                verb, argument = c.V_PLACE + c.DRAGON_TILE - 1, space
        elif maps[NEXT, space] > 0.0:
            gain = maps[NEXT, space] * w[THROW] + maps[AFTER, space] * w[WAIT] - w[SUPPLY + c.CATAPULT]
            if catapult and gain > best:
                best = gain
                verb, argument = c.V_PLACE + c.CATAPULT_TILE - 1, space
            if wall:
                for slash in range(2):
                    gain = wall_gain(s, t, p, space, slash, maps, w) * w[BOUNCE] - w[SUPPLY + c.WALL]
                    if gain > best:
                        best = gain
                        verb, argument = c.V_PLACE + (c.WALL_SLASH if slash else c.WALL_BACKSLASH) - 1, space
    return verb, argument


@compiled
def stand_guard(s, t, p, workspace):
    """The choice of seat p in any decision."""
    decision = int(s.decision[p])
    if decision == c.D_HERO:
        return c.V_MOVE, intercept(s, t, p, workspace.maps, workspace.quick)
    if decision == c.D_TRAP:
        return set_trap(s, t, p, workspace.maps, workspace.quick)
    legal_choices(s, t, p, workspace.legal)
    if decision == c.D_MARKET:
        return shop(s, t, p, int(workspace.legal[c.V_BUY]), workspace.wanted)
    return answer(s, t, p, workspace.legal)
