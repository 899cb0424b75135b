"""One move on one board: the effects of the places that the movers reach, until the move ends."""

from .._engine.bits import lowest_bit
from .._engine.jit import compiled
from . import constants as c
from .buildings import break_tower, enter_tower, enter_village, mark_lost
from .hero import slay
from .mover import (
    ASKED,
    GOES_ON,
    SETTLED,
    ask,
    begin_move,
    deliver,
    is_mover,
    mover_index,
    mover_types,
    only_receiver,
    stand,
    stay,
    step_on,
)
from .tokens import discard, place_of, type_of
from .traps import (
    BAITS,
    BLOCKS,
    CHASES,
    HOLDS,
    PASSES_ON,
    RETURNS,
    TAKES,
    barricade,
    dragon,
    is_held,
    labyrinth,
    pass_on,
    portal,
    take,
    tile_effect,
    treasure,
)


@compiled
def meet_hero(s, t, p):
    """M4, CO12: the hero destroys the movers; the trap under it is not triggered."""
    for i in range(int(s.low[p]), int(s.high[p])):
        if is_mover(s, p, i):
            slay(s, t, p, type_of(int(s.token[p, i])))
            s.token[p, i] = -1
    return SETTLED


@compiled
def meet_tower(s, t, p):
    """M5, CO7, CH6, CH10: every mover hits the tower; a co-op tower stops one, the others walk on."""
    if int(s.mode) == c.COOP:
        types = mover_types(s, p)
        if types & int(t.kind_types[c.EMPEROR]):
            admit_emperor(s, t, p)
            types = mover_types(s, p)
        if types == 0:
            return SETTLED
        if types & (types - 1) and int(s.ask):
            return ask(s, p, c.D_STOP)
        return stop_mover(s, t, p, lowest_bit(types))
    while mover_types(s, p):
        enter_tower(s, t, p, take_mover(s, p, lowest_bit(mover_types(s, p))))
    return SETTLED


@compiled
def take_mover(s, p, type_id):
    """The first mover of this type leaves the board; returns the type."""
    s.token[p, mover_index(s, p, type_id)] = -1
    return type_id


@compiled
def stop_mover(s, t, p, type_id):
    """CO7, CH4, CH6: the co-op tower that the movers have reached stops the one of this type; a friend harms none."""
    if int(t.kind[type_id]) == c.FRIEND:
        discard(s, t, p, take_mover(s, p, type_id))
    else:
        break_tower(s, t, p, take_mover(s, p, type_id), int(s.at[p]))
    return GOES_ON if mover_types(s, p) else SETTLED


@compiled
def admit_emperor(s, t, p):
    """CH10: an emperor that reaches the space of a co-op tower, standing or ruin, loses the game and leaves it."""
    emperor = mover_types(s, p) & int(t.kind_types[c.EMPEROR])
    if emperor:
        take_mover(s, p, lowest_bit(emperor))
        mark_lost(s, p)


@compiled
def meet_ruin(s, t, p, space):
    """CH4, CH10: the effect of a co-op ruin on an emperor or a friend; True if no mover is left."""
    admit_emperor(s, t, p)
    types = mover_types(s, p)
    alone = int(s.high[p]) == int(s.low[p]) + 1
    if alone and types & int(t.kind_types[c.FRIEND]) and is_free_ruin(s, t, p, space, int(s.low[p])):
        rebuild(s, t, p, take_mover(s, p, lowest_bit(types)), space)
        return True
    return types == 0


@compiled
def is_free_ruin(s, t, p, space, friend):
    """CH4: can the friend (a token index) rebuild here? The tower must have fallen, its space hold nothing else."""
    if (int(t.towers) & ~int(s.towers[p]) & ~int(s.tiles[p])) >> space & 1 == 0:
        return False
    for i in range(int(s.tokens[p])):
        if i != friend and int(s.token[p, i]) >= 0 and place_of(int(s.token[p, i])) == space:
            return False
    return True


@compiled
def rebuild(s, t, p, type_id, space):
    """CH4: a friend makes a ruin a tower again and goes to the bag."""
    s.towers[p] = int(s.towers[p]) | 1 << space
    discard(s, t, p, type_id)


@compiled
def leave(s, t, p, way):
    """M6, M7, G10, SO1, CO2, CO3, CH6: the movers leave the board in direction ``way``."""
    n = int(s.players)
    village = c.NORTH if int(s.mode) == c.COOP else c.SOUTH
    if way == village:
        while mover_types(s, p):
            enter_village(s, t, p, take_mover(s, p, lowest_bit(mover_types(s, p))))
        return SETTLED
    if way == c.WEST:
        return deliver(s, p, (p + 1) % n)
    if way == c.EAST:
        return deliver(s, p, (p + n - 1) % n)
    seat = only_receiver(s, p)
    if seat < 0:
        return ask(s, p, c.D_SEND)
    return deliver(s, p, seat)


@compiled
def arrive(s, t, p):
    """M4-M8, BAR3, CH10: the effect of the place that the movers have reached."""
    q = int(s.at[p])
    way = int(s.way[p])
    if q >= c.EXIT:
        return leave(s, t, p, way)
    tile = int(s.tile[p, q])
    effect, _, _ = tile_effect(t, tile, q, way)
    if effect == BLOCKS:
        return barricade(s, t, p, q)
    if (int(s.towers[p]) >> q) & 1:
        return meet_tower(s, t, p)
    if int(s.hero[p]) == q:
        return meet_hero(s, t, p)
    if effect == PASSES_ON:
        return pass_on(s, t, p, q, way, tile)
    if effect == TAKES:
        return take(s, t, p, q, tile)
    if effect == CHASES:
        return dragon(s, t, p, q, way)
    if effect == RETURNS:
        return portal(s, t, p, q)
    if int(s.chiefs) and (int(t.towers) >> q) & 1 and meet_ruin(s, t, p, q):
        return SETTLED
    if effect == HOLDS:
        return labyrinth(s, t, p, q, way)
    if effect == BAITS:
        return treasure(s, t, p, q, way)
    return stand(s, t, p, q, way)


@compiled
def go_on(s, t, p, status):
    """M8, M10: resolve the current move until it ends (False) or its owner has a decision (True)."""
    while status == GOES_ON:
        status = arrive(s, t, p)
    if status == ASKED:
        return True
    s.moving[p] = 0
    return False


@compiled
def set_out(s, t, p, low, high, leader):
    """M2, LAB1, CH5: move a token, or a group with its leader; True if its owner has a decision."""
    begin_move(s, t, p, low, high, leader)
    begin = int(s.begin[p])
    if is_held(s, p, begin):
        stay(s, p)
        s.moving[p] = 0
        return False
    step_on(s, t, p, begin, int(s.facing[p]))
    return go_on(s, t, p, GOES_ON)
