"""A quick policy for play-outs: rules of thumb from one look at the board, without trying anything.

Every skeleton weighs as much as the damage it is likely to do (``weight_of``). The hero goes where most weight is or
arrives; a trap goes where most weight arrives; a damaged trap that nobody approaches is taken back.
"""

from __future__ import annotations

from badbones_env.jit import compiled
from badbones_env.rules.constants import (
    ALL_SPACES,
    CATAPULT,
    CATAPULT_TILE,
    D_HERO,
    D_MARKET,
    D_TRAP,
    DRAGON,
    DRAGON_TILE,
    EXIT,
    SPACES,
    V_BUY,
    V_MOVE,
    V_PASS,
    V_PLACE,
    V_RETRIEVE,
    WALL,
    WALL_BACKSLASH,
    WALL_SLASH,
)
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.steward import answer
from badbones_env.rules.tokens import colour_of, facing_of, place_of, skeleton_spaces, type_of
from badbones_env.rules.trap_phase import holder, retrievable

from .desk import MAP_ROWS
from .shopping import shop
from .threat import HARMLESS, fate, has_treasure
from .value import harm, need, reach
from .weights import LATER, LEAST, SCARE, THROW, WAIT

# rows of ``maps`` (MAP_ROWS, SPACES)
HERE, NEXT, AFTER, COUNT = 0, 1, 2, 3  # weight on a space, arriving there next and after that; COUNT + way: arrivals


@compiled
def survey(s, t, p, maps, w):
    """Write the maps of seat p's board."""
    for row in range(MAP_ROWS):
        for space in range(SPACES):
            maps[row, space] = 0.0
    treasure = has_treasure(s, p)
    blocked = int(s.tiles[p]) | int(s.towers[p])
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token < 0:
            continue
        place = place_of(token)
        way = facing_of(token)
        end, moves = fate(s, t, p, place, way, treasure)
        if end == HARMLESS:
            continue
        weight = reach(moves, w) * harm(t, type_of(token)) * need(s, p, end, w)
        if place < SPACES:
            maps[HERE, place] += weight
        if colour_of(token) != int(s.colour):
            continue
        q = int(t.neighbour[place, way])
        if q < EXIT and (blocked >> q) & 1 == 0:
            maps[NEXT, q] += weight
            maps[COUNT + way, q] += 1.0
            r = int(t.neighbour[q, int(t.arrow[q, way])])
            if r < EXIT and (blocked >> r) & 1 == 0:
                maps[AFTER, r] += weight


@compiled
def intercept(s, t, p, maps, w):
    """The space for the hero: where it destroys most now and on arrival, with an eye on the next round."""
    survey(s, t, p, maps, w)
    bits = int(t.king[int(s.hero[p])])
    best = -1
    best_value = 0.0
    for space in range(SPACES):
        if (bits >> space) & 1 == 0:
            continue
        value = maps[HERE, space]
        if (int(s.towers[p]) >> space) & 1 == 0:
            value += maps[NEXT, space]
        near = int(t.king[space])
        later = 0.0
        for other in range(SPACES):
            if (near >> other) & 1:
                later = max(later, maps[NEXT, other] + maps[AFTER, other])
        value += w[LATER] * later
        if best < 0 or value > best_value:
            best = space
            best_value = value
    return best


@compiled
def wall_gain(s, t, p, space, slash, maps, w):
    """How much weight a wall takes off those who arrive on a space next: before, less where it sends them."""
    after = 0.0
    for way in range(4):
        count = maps[COUNT + way, space]
        if count > 0.0:
            end, moves = fate(s, t, p, space, way ^ 1 if slash else 3 - way, False)
            if end != HARMLESS:
                after += count * reach(moves + 1, w) * need(s, p, end, w)
    return maps[NEXT, space] - after


@compiled
def set_trap(s, t, p, maps, w):
    """Place the trap that takes off most weight; with little to gain take a damaged one back; else nothing."""
    survey(s, t, p, maps, w)
    h = holder(s, p)
    free = ALL_SPACES & ~int(s.tiles[p]) & ~int(s.towers[p])
    if int(s.hero[p]) >= 0:
        free &= ~(1 << int(s.hero[p]))
    skeletons = skeleton_spaces(s, p)
    catapult = int(s.supply[h, CATAPULT]) > 0
    dragon = int(s.supply[h, DRAGON]) > 0
    wall = int(s.supply[h, WALL]) > 0
    verb = V_PASS
    argument = 0
    best = w[LEAST]
    for space in range(SPACES):
        if (free >> space) & 1 == 0:
            continue
        here = maps[HERE, space]
        arriving = maps[NEXT, space]
        if (skeletons >> space) & 1:
            if dragon and here * w[SCARE] > best:
                best = here * w[SCARE]
                verb, argument = V_PLACE + DRAGON_TILE - 1, space
        elif arriving > 0.0:
            if catapult and arriving * w[THROW] + w[WAIT] * maps[AFTER, space] > best:
                best = arriving * w[THROW] + w[WAIT] * maps[AFTER, space]
                verb, argument = V_PLACE + CATAPULT_TILE - 1, space
            if wall:
                for slash in range(2):
                    gain = wall_gain(s, t, p, space, slash, maps, w)
                    if gain > best:
                        best = gain
                        verb, argument = V_PLACE + (WALL_SLASH if slash else WALL_BACKSLASH) - 1, space
    if verb == V_PASS and int(s.damaged[p]):
        bits = retrievable(s, p) & int(s.damaged[p])
        for space in range(SPACES):
            if (bits >> space) & 1:
                return V_RETRIEVE, space
    return verb, argument


@compiled
def stand_guard(s, t, p, desk):
    """The quick choice of seat p, whatever it is asked."""
    decision = int(s.decision[p])
    if decision == D_HERO:
        return V_MOVE, intercept(s, t, p, desk.maps, desk.weights)
    if decision == D_TRAP:
        return set_trap(s, t, p, desk.maps, desk.weights)
    legal_choices(s, t, p, desk.legal)
    if decision == D_MARKET:
        return shop(s, t, p, int(desk.legal[V_BUY]))
    return answer(s, t, p, desk.legal)
