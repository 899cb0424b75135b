"""Where a skeleton is heading if nobody interferes, and when it gets there."""

from __future__ import annotations

from badbones_env.lowlevel import compiled
from badbones_env.rules import constants as c
from badbones_env.rules.mover import towards_treasure
from badbones_env.rules.traps import HOLDS, PASSES_ON, STANDS, tile_effect

AT_TOWER, AT_VILLAGE, HARMLESS = 0, 1, 2
FAR = 12  # moves that are looked ahead


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
