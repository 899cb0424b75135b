"""Phase 2: placing and retrieving traps."""

from .._engine.bits import lowest_bit
from .._engine.jit import compiled
from . import constants as c
from .order import land
from .tokens import colour_of, discard, pack, place_of, skeleton_spaces, tidy, type_of


@compiled
def holder(s, p):
    """CO5: whose supply seat p uses: its own, in co-op the common one (row 0)."""
    return 0 if int(s.mode) == c.COOP else p


@compiled
def placeable(s, p, tile, skeletons):
    """T2, T3, DRA3, BOM3: bits of the spaces on which seat p may place a tile it owns."""
    bits = c.ALL_SPACES & ~int(s.tiles[p]) & ~int(s.towers[p])
    if tile == c.DRAGON_TILE:
        return bits
    if tile == c.BOMB_TILE:
        hero = 1 << int(s.hero[p]) if int(s.hero[p]) >= 0 else 0
        return bits & ~(skeletons & hero)
    return bits & ~skeletons


@compiled
def retrievable(s, p):
    """T4, BOM2: bits of the spaces from which seat p may retrieve a trap."""
    bits = int(s.tiles[p])
    left = bits
    while left:
        space = lowest_bit(left)
        left &= left - 1
        if int(s.tile[p, space]) == c.EXPLODED:
            bits &= ~(1 << space)
    return bits


@compiled
def place_trap(s, t, p, tile, space):
    """T2: a tile of the supply is laid on a space, intact, and acts at once where it is a treasure, dragon or bomb."""
    s.supply[holder(s, p), c.TRAP_OF_TILE[tile]] -= 1
    bit = 1 << space
    s.tile[p, space] = tile
    s.tiles[p] = int(s.tiles[p]) | bit
    if tile == c.TREASURE_TILE:
        attract(s, t, p, space)
    elif tile == c.DRAGON_TILE and (skeleton_spaces(s, p) >> space) & 1:
        s.damaged[p] = int(s.damaged[p]) | bit
        land(s, t, p, space)
    elif tile == c.BOMB_TILE and (skeleton_spaces(s, p) >> space) & 1:
        explode_at_once(s, t, p, space)


@compiled
def attract(s, t, p, space):
    """TRE1: skeletons on the spaces next to a treasure just placed turn towards it."""
    for d in range(4):
        q = int(t.neighbour[space, d])
        if q < c.EXIT:
            for i in range(int(s.tokens[p])):
                token = int(s.token[p, i])
                if place_of(token) == q:
                    s.token[p, i] = pack(q, (d + 2) % 4, type_of(token), colour_of(token))


@compiled
def explode_at_once(s, t, p, space):
    """BOM3: a bomb placed on skeletons destroys them and is exploded."""
    s.tile[p, space] = c.EXPLODED
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if place_of(token) == space:
            discard(s, t, p, type_of(token))
            s.token[p, i] = -1
    tidy(s, p)


@compiled
def remove_tile(s, p, space):
    """T5: a tile leaves its space; until then it stays."""
    bit = 1 << space
    s.tile[p, space] = c.NO_TILE
    s.tiles[p] = int(s.tiles[p]) & ~bit
    s.damaged[p] = int(s.damaged[p]) & ~bit
    s.used[p] = int(s.used[p]) & ~bit


@compiled
def retrieve_trap(s, p, space):
    """T4, CO6: the trap returns to the supply intact; in co-op nobody can take it before the phase is over."""
    trap = c.TRAP_OF_TILE[int(s.tile[p, space])]
    if int(s.mode) == c.COOP:
        s.returned[trap] += 1
    else:
        s.supply[p, trap] += 1
    remove_tile(s, p, space)


@compiled
def return_retrieved(s):
    """CO6: after phase 2 what was retrieved is back in the common supply."""
    for trap in range(c.TRAPS):
        s.supply[0, trap] += s.returned[trap]
        s.returned[trap] = 0
