"""Where a skeleton is heading if nobody interferes, and when it gets there."""

from __future__ import annotations

from badbones_env.jit import compiled
from badbones_env.rules.constants import (
    COOP,
    EXIT,
    EXPLODED,
    LABYRINTH_BLACK,
    LABYRINTH_WHITE,
    NO_TILE,
    NORTH,
    SOUTH,
    SPRING_TILE,
    TREASURE_TILE,
    WALL_BACKSLASH,
    WALL_SLASH,
)
from badbones_env.rules.mover import towards_treasure
from badbones_env.rules.traps import bounce

AT_TOWER, AT_VILLAGE, HARMLESS = 0, 1, 2
FAR = 12  # moves that are looked ahead


@compiled
def has_treasure(s, p):
    """Does a treasure lie on seat p's board?"""
    tiles = int(s.tiles[p])
    space = 0
    while tiles >> space:
        if (tiles >> space) & 1 and int(s.tile[p, space]) == TREASURE_TILE:
            return True
        space += 1
    return False


@compiled
def fate(s, t, p, place, way, treasure):
    """What a skeleton on ``place`` facing ``way`` will hit, and in how many moves (the first one counts 1).

    Walls, springs, arrows and (where there is one) the treasure act; every other trap ends its way: HARMLESS.
    """
    village = NORTH if int(s.mode) == COOP else SOUTH
    tiles = int(s.tiles[p])
    towers = int(s.towers[p])
    moves = 1
    for _ in range(FAR):
        q = int(t.neighbour[place, way])
        if q >= EXIT:
            return (AT_VILLAGE if way == village else HARMLESS), moves
        if (towers >> q) & 1:
            return AT_TOWER, moves
        tile = NO_TILE
        if (tiles >> q) & 1:
            tile = int(s.tile[p, q])
        if tile == NO_TILE or tile == EXPLODED:
            way = int(t.arrow[q, way])
            if treasure:
                way = towards_treasure(s, t, p, q, way)
            moves += 1
        elif tile == WALL_SLASH or tile == WALL_BACKSLASH:
            way = bounce(way, tile)
        elif tile == SPRING_TILE:
            over = int(t.neighbour[q, way])
            q = q if over >= EXIT else over
        elif tile == LABYRINTH_WHITE or tile == LABYRINTH_BLACK:
            moves += 2
        else:
            return HARMLESS, moves
        place = q
    return HARMLESS, moves
