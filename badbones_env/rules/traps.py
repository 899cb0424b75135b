"""What each trap does to skeletons that arrive on it. See ``mover`` for the state of a move.

``tile_effect`` says it in short, for whoever looks ahead: the projected ends of skeletons, the auto policy, agents. The
moves themselves are dispatched by it (``movement.arrive``), so a trap that it describes as passing on works everywhere.
"""

from .._engine.bits import lowest_bit
from .._engine.jit import compiled
from . import constants as c
from .mover import GOES_ON, ask, deliver, destroy, only_receiver, settle, stand, stay, step_on

# What a tile does to a skeleton that arrives on it
STANDS = 0  # it stands as on a plain space and moves on in the next round; arrows act
PASSES_ON = 1  # it goes on in the same move
HOLDS = 2  # it stands there and moves on a round late
BLOCKS = 3  # it does not come in
CHASES = 4  # the owner sends it on
TAKES = 5  # it leaves the board
RETURNS = 6  # it goes to its home slot
BAITS = 7  # it stands there and takes the tile


@compiled
def tile_effect(t, tile, space, way):
    """What a tile on a space does to a skeleton that arrives in direction ``way``: effect, place, direction.

    STANDS and HOLDS: the space and the facing that it then has. PASSES_ON: it goes one step from that place in that
    direction. For all others place and direction are those of the arrival. A treasure next to the space, towers and the
    hero come on top of it.
    """
    if tile == c.NO_TILE or tile == c.EXPLODED:  # G6, G8
        return STANDS, space, int(t.arrow[space, way])
    if tile == c.WALL_SLASH:  # WAL1: n e s w are 0 1 2 3, so `/` swaps n-e and s-w
        return PASSES_ON, space, way ^ 1
    if tile == c.WALL_BACKSLASH:  # and this one e-s and n-w
        return PASSES_ON, space, 3 - way
    if tile == c.SPRING_TILE:  # SPR1: over the edge it is one step from here as well
        over = int(t.neighbour[space, way])
        return PASSES_ON, (space if over >= c.EXIT else over), way
    if tile == c.LABYRINTH_WHITE or tile == c.LABYRINTH_BLACK:
        return HOLDS, space, way
    if tile == c.BARRICADE_TILE:
        return BLOCKS, space, way
    if tile == c.DRAGON_TILE:
        return CHASES, space, way
    if tile == c.PORTAL_TILE:
        return RETURNS, space, way
    if tile == c.TREASURE_TILE:
        return BAITS, space, way
    return TAKES, space, way  # catapult, hearse, bomb


@compiled
def trigger(s, p, space):
    """M8, M9, DRA4, CH8: the trap on the space is used (in phase 2 arrivals on a landing dragon belong to it)."""
    if space == int(s.landing[p]):
        return
    s.used[p] = int(s.used[p]) | 1 << space
    if int(s.spies[p]) and int(s.phase) == c.SKELETONS:
        s.sabotaged[p] = int(s.sabotaged[p]) | 1 << space
        s.saboteurs = int(s.saboteurs) | int(s.spies[p])


@compiled
def met_before(s, p, space, way):
    """M11: has this move met the trap in this direction of movement before? From now on it has."""
    met = int(s.met[p, way])
    s.met[p, way] = met | 1 << space
    return (met >> space) & 1 == 1


@compiled
def pass_on(s, t, p, space, way, tile):
    """WAL1, SPR1: a wall or spring sends the movers on in the same move; what a spring throws flies."""
    trigger(s, p, space)
    if met_before(s, p, space, way):
        return stay(s, p)
    _, start, onward = tile_effect(t, tile, space, way)
    step_on(s, t, p, start, onward)
    s.flying[p] = 1 if tile == c.SPRING_TILE else 0
    return GOES_ON


@compiled
def take(s, t, p, space, tile):
    """CAT1, HEA1, BOM1: the movers leave the board, destroyed or to a cemetery."""
    return bomb(s, t, p, space) if tile == c.BOMB_TILE else catapult(s, p, space)


@compiled
def barricade(s, t, p, space):
    """BAR1-BAR3, SPR2, CH9: nobody enters, movers stay where they began; who is thrown onto it is destroyed."""
    trigger(s, p, space)
    if int(s.flying[p]):
        return destroy(s, t, p)
    return stay(s, p)


@compiled
def catapult(s, p, space):
    """CAT1, HEA1, M10: to the cemetery chosen at the first arrival of the round; the hearse follows at the end."""
    if int(s.target[p, space]) < 0:
        s.target[p, space] = only_receiver(s, p)
    if int(s.target[p, space]) < 0:
        return ask(s, p, c.D_SEND)
    trigger(s, p, space)
    return deliver(s, p, int(s.target[p, space]))


@compiled
def bomb(s, t, p, space):
    """BOM1: destroyed."""
    trigger(s, p, space)
    return destroy(s, t, p)


@compiled
def portal(s, t, p, space):
    """POR1, CH6: to the home slot on this board (a group: the leader's), moved for this round."""
    trigger(s, p, space)
    slot = int(t.slot[int(s.leader[p])])
    return settle(s, p, slot, int(t.inward[slot]))


@compiled
def labyrinth(s, t, p, space, way):
    """LAB1, CH9: one stands on it as on an ordinary space (whose arrows it covers)."""
    trigger(s, p, space)
    return stand(s, t, p, space, way)


@compiled
def treasure(s, t, p, space, way):
    """TRE3, CH8: one stands on it as on an ordinary space; a saboteur that steps onto it in phase 3 triggers it."""
    if int(s.spies[p]) and int(s.phase) == c.SKELETONS:
        trigger(s, p, space)
    return stand(s, t, p, space, way)


@compiled
def is_held(s, p, place):
    """LAB1: does a labyrinth hold those who are to move out of this place in this phase?"""
    if (int(s.tiles[p]) >> place) & 1 == 0:
        return False
    tile = int(s.tile[p, place])
    return tile == (c.LABYRINTH_BLACK if int(s.colour) == 0 else c.LABYRINTH_WHITE)


@compiled
def flee_bits(s, t, p):
    """DRA1, DRA2: bits of the directions in which the movers may flee the dragon they are on."""
    bits = 0
    for d in range(4):
        q = int(t.neighbour[int(s.at[p]), d])
        if q < c.EXIT and (int(s.tile[p, q]) == c.BARRICADE_TILE or (int(s.fled[p]) >> q) & 1):
            continue
        bits |= 1 << d
    return bits


@compiled
def dragon(s, t, p, space, way):
    """DRA1, DRA2: the owner chooses where to; with one direction left nothing is asked, with none M11 applies."""
    trigger(s, p, space)
    if met_before(s, p, space, way):
        return stay(s, p)
    return flee_dragon(s, t, p, space)


@compiled
def flee_dragon(s, t, p, space):
    """DRA1, DRA2, DRA3, CH6: the movers on a dragon's space flee it (also at its landing)."""
    s.fled[p] = int(s.fled[p]) | 1 << space
    bits = flee_bits(s, t, p)
    if bits == 0:
        return stay(s, p)
    if bits & (bits - 1):
        return ask(s, p, c.D_FLEE)
    return step_on(s, t, p, space, lowest_bit(bits))
