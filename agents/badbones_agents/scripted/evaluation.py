"""The evaluation of a position for a seat: its buildings, less the damage that is on its way.

The damage is projected: where a skeleton is heading if nobody interferes, and when it gets there.
"""

import math

from badbones_env.lowlevel import compiled, count_bits
from badbones_env.rules import constants as c
from badbones_env.rules.mover import towards_treasure
from badbones_env.rules.tokens import colour_of, facing_of, place_of, type_of
from badbones_env.rules.trap_phase import holder
from badbones_env.rules.traps import HOLDS, PASSES_ON, STANDS, tile_effect

from .eval_weights import CROWD, DAMAGED, HERO, HOUSES, INTACT, LAST_REACH, REACH, SUPPLY, TOWER, VILLAGE

AT_TOWER, AT_VILLAGE, HARMLESS = 0, 1, 2  # where skeletons end
FAR = 12  # moves that are projected
LOST = 50.0  # the cost of an elimination
CATCH = 0  # row of ``workspace.maps``


@compiled
def has_treasure(s, p):
    """Does a treasure lie on seat p's board?"""
    tiles = int(s.tiles[p])
    space = 0
    while tiles >> space:
        if (tiles >> space) & 1 and int(s.tile[p, space]) == c.TREASURE_TILE:
            return True
        space += 1
    return False


@compiled
def projected_end(s, t, p, place, way, treasure):
    """What a skeleton on ``place`` facing ``way`` will hit, and in how many moves (the first one counts 1).

    Walls, springs, arrows and (where there is one) the treasure act; every other trap ends its way: HARMLESS.
    """
    village = c.NORTH if int(s.mode) == c.COOP else c.SOUTH
    tiles = int(s.tiles[p])
    towers = int(s.towers[p])
    moves = 1
    for _ in range(FAR):
        q = int(t.neighbour[place, way])
        if q >= c.EXIT:
            return (AT_VILLAGE if way == village else HARMLESS), moves
        if (towers >> q) & 1:
            return AT_TOWER, moves
        tile = c.NO_TILE
        if (tiles >> q) & 1:
            tile = int(s.tile[p, q])
        effect, place, way = tile_effect(t, tile, q, way)
        if effect == STANDS:
            if treasure:
                way = towards_treasure(s, t, p, q, way)
            moves += 1
        elif effect == HOLDS:
            moves += 2
        elif effect != PASSES_ON:
            return HARMLESS, moves
    return HARMLESS, moves


@compiled
def harm(t, model):
    """Floors or houses that a token of this type costs (a friend gives one, the emperor takes all)."""
    kind = int(t.kind[model])
    if kind == c.FRIEND:
        return -0.5
    if kind == c.EMPEROR:
        return 4.0
    return 2.0 if kind == c.ARTIFICER else 1.0


@compiled
def reach(moves, w):
    """How likely a skeleton that is ``moves`` moves from a building is to do its damage there."""
    return w[REACH + min(moves - 1, LAST_REACH)]


@compiled
def parts_left(s, p, end):
    """Parts that are left of the building that is hit (AT_TOWER, AT_VILLAGE)."""
    if int(s.mode) == c.COOP:
        return count_bits(int(s.towers[p])) if end == AT_TOWER else int(s.capital)
    return int(s.floors[p]) if end == AT_TOWER else int(s.houses[p])


@compiled
def worth(left, end, w):
    """The value of a building of which ``left`` parts will be left: each further one matters less."""
    if end == AT_TOWER:
        return -math.exp(-left / w[TOWER])
    return -w[HOUSES] * math.exp(-left / w[VILLAGE])


@compiled
def need(s, p, end, w):
    """The value of one more part of a building for seat p."""
    return -worth(parts_left(s, p, end), end, w) / (w[TOWER] if end == AT_TOWER else w[VILLAGE])


@compiled
def arsenal(s, t, p, w):
    """The value of the traps of seat p, in its supply and on the board."""
    value = 0.0
    h = holder(s, p)
    for trap in range(c.TRAPS):
        value += int(s.supply[h, trap]) * w[SUPPLY + trap]
    tiles = int(s.tiles[p])
    space = 0
    while tiles >> space:
        if (tiles >> space) & 1:
            tile = int(s.tile[p, space])
            if tile != c.EXPLODED:
                damaged = (int(s.damaged[p]) >> space) & 1
                value += w[(DAMAGED if damaged else INTACT) + c.TRAP_OF_TILE[tile]]
        space += 1
    return value


@compiled
def standing(s, t, p, workspace):
    """The value of seat p's board before its hero moves: the more negative, the nearer to its end."""
    w = workspace.weights
    for space in range(c.SPACES):
        workspace.maps[CATCH, space] = 0.0
    tower = 0.0
    village = 0.0
    per_floor = need(s, p, AT_TOWER, w)
    per_house = need(s, p, AT_VILLAGE, w)
    treasure = has_treasure(s, p)
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token < 0:
            continue
        place = place_of(token)
        way = facing_of(token)
        end, moves = projected_end(s, t, p, place, way, treasure)
        if end == HARMLESS:
            continue
        if colour_of(token) != int(s.colour):
            moves += 1
        weight = reach(moves, w) * harm(t, type_of(token))
        if end == AT_TOWER:
            tower += weight
            weight *= per_floor
        else:
            village += weight
            weight *= per_house
        if place < c.SPACES:
            workspace.maps[CATCH, place] += weight
        q = int(t.neighbour[place, way])
        if q < c.EXIT:
            workspace.maps[CATCH, q] += weight
    out = int(s.lost) if int(s.mode) == c.COOP else int(s.out[p])
    value = worth(parts_left(s, p, AT_TOWER) - tower, AT_TOWER, w)
    value += worth(parts_left(s, p, AT_VILLAGE) - village, AT_VILLAGE, w)
    value += arsenal(s, t, p, w) + w[HERO] * best_catch(s, t, p, workspace.maps) - w[CROWD] * int(s.tokens[p])
    return value - LOST if out else value


@compiled
def best_catch(s, t, p, maps):
    """The most that the hero of seat p can destroy with its next move."""
    best = 0.0
    if int(s.hero[p]) >= 0:
        near = int(t.king[int(s.hero[p])]) & ~int(s.towers[p])
        for space in range(c.SPACES):
            if (near >> space) & 1:
                best = max(best, maps[CATCH, space])
    return best
