"""Projected ends of the sparse encoding: where every skeleton's path ends if nobody interferes.

It walks on as in phase 3 on the board as it is: arrows, walls, springs and the treasure act, and a labyrinth lets it
go on two moves later; every other trap ends the path. So does the hero once it has moved, for the next move only.

Most paths are those of the printed board: a table look-up (``paths``). The others make a detour at ``special`` spaces.
The detours of all boards are listed and followed together, each to its next special space, then again those that have
not ended: no branch depends on what lies where, which no processor predicts.
"""

import numpy as np

from .._engine.bits import lowest_bit
from .._engine.jit import compiled, inlined
from .._engine.simd_lists import DETOUR_BITS, TOKEN_LANES, count_up, list_paths
from .._engine.simd_rows import NO_MEMBER, equal, first_member
from ..rules import constants as c
from ..rules.mover import towards_treasure
from ..rules.state import record
from .features import ENDS, MAX_TOKENS, MOVES, at

# Where tokens walk on the printed board, with no tile on it and all towers standing
PATHS = record([
    ("spaces", np.int32, (8 * c.PLACES,)),        # (place << 2 | facing) * 2 + has it moved? -> spaces, see PATH_END
    ("turns", np.int64, (4 * c.PLACES,)),         # place << 2 | facing -> the directions of its moves, see PATH_MOVES
    ("route", np.int8, (4 * c.PLACES, NO_MEMBER)),  # the spaces that it comes to, then NOWHERE
    ("onward", np.int32, (c.TILES, 4 * c.SPACES)),  # tile, space << 2 | direction -> see ONWARD_END
])  # fmt: skip
PROJECTED_END = at("own/projected_end")
# How a path can end, beside the traps
AT_TOWER, AT_VILLAGE, AT_LEFT, AT_FAR, AT_RIGHT, AT_HERO = range(ENDS)
HOPS = 16  # special spaces that are followed at most: a path with more of them is a ring
# Bits of ``paths.turns``: directions of the moves, two bits each; from PATH_MOVES on how many moves, less 1; from
# PATH_ENDS on how the path ends
PATH_MOVES, PATH_ENDS = 32, 40
# Bits of ``paths.onward``: moves that the tile takes; from DETOUR_BITS on the stack that goes on; from ONWARD_END on
# how the path ends, -1 if it goes on
ONWARD_END = 16
# Rows of the buffer for detours: their stacks, and where their ends are written (row << BUFFER_BITS | column)
DETOURS, OUTPUTS = c.MAX_SEATS + 1, c.MAX_SEATS + 2
BUFFER_BITS = 9
COLUMN = (1 << BUFFER_BITS) - 1
# Scratch entries of each board (see ``sparse_kernels``): its special spaces, and those of its treasures
SPECIAL, TREASURES = 24, 32
ENOUGH = 100  # moves: more count as this many
LOW = (1 << DETOUR_BITS) - 1


@inlined
def find_special(s, t, scratch, b):
    """Bits of the spaces of board b where paths differ from the printed board's; they are kept in ``scratch``."""
    special = int(s.tiles[b]) | (int(t.towers) & ~int(s.towers[b]))
    treasures = equal(s.tile, b, c.TREASURE_TILE)
    scratch[TREASURES + b] = treasures
    while treasures:
        special |= int(t.rook[lowest_bit(treasures)])
        treasures &= treasures - 1
    if int(s.phase) > c.HERO and int(s.hero[b]) >= 0:
        special |= 1 << int(s.hero[b])
    scratch[SPECIAL + b] = special
    return special


@inlined
def list_projected_ends(s, t, paths, buffer, scratch, b, k, detours):
    """List from k on where the tokens of board b will end, first those on printed paths.

    The entries of the others are left for ``follow``. Returns the next index and that among the detours.
    """
    special = find_special(s, t, scratch, b)
    first_detour = detours
    tokens = min(int(s.tokens[b]), MAX_TOKENS)
    for first in range(0, tokens, TOKEN_LANES):
        listed = list_paths(
            buffer, b, k, DETOURS, detours, s.token, b, first, tokens, int(s.colour), paths[0].spaces, special,
            PROJECTED_END,
        )  # fmt: skip
        k += listed & LOW
        detours += listed >> DETOUR_BITS
    count_up(buffer, OUTPUTS, first_detour, b << BUFFER_BITS | k, detours - first_detour)
    return k + detours - first_detour, detours


@inlined
def follow(s, t, paths, buffer, scratch, detours):
    """Follow the detours and write their ends, 0 where there is none; returns whether there are such."""
    hero_acts = 1 if int(s.phase) > c.HERO else -1  # the move in which it ends paths
    for _ in range(HOPS):
        going = 0
        for j in range(detours):
            output = int(np.int64(buffer[OUTPUTS, j]))
            detour = int(np.int64(buffer[DETOURS, j]))
            stack, moves = detour >> DETOUR_BITS, detour & LOW
            b = output >> BUFFER_BITS
            hop = first_member(paths[0].route, stack, int(scratch[SPECIAL + b]))
            turns = int(paths[0].turns[stack])
            printed = hop == NO_MEMBER
            moves += (turns >> PATH_MOVES) & LOW if printed else hop
            hop &= NO_MEMBER - 1
            q = min(int(paths[0].route[stack, hop]), c.SPACES - 1)
            tile = int(s.tile[b, q])
            onward = int(paths[0].onward[tile, q << 2 | (turns >> 2 * hop) & 3])
            end = onward >> ONWARD_END
            end = AT_HERO if (q ^ int(s.hero[b])) | (moves ^ hero_acts) == 0 else end
            end = AT_TOWER if (int(s.towers[b]) >> q) & 1 else end
            end = turns >> PATH_ENDS if printed else end
            buffer[b, output & COLUMN] = PROJECTED_END - 1 + end * MOVES + min(moves, MOVES)
            if int(t.rook[q]) & int(scratch[TREASURES + b]) and (tile == c.NO_TILE or tile == c.EXPLODED):
                onward = -1 << ONWARD_END | (q << 2 | towards_treasure(s, t, b, q, 0)) << DETOUR_BITS | 1
            buffer[OUTPUTS, going] = output
            buffer[DETOURS, going] = (onward & ((1 << ONWARD_END) - 1)) + min(moves, ENOUGH)
            going += 1 if end < 0 else 0
        detours = going
        if detours == 0:
            return False
    for j in range(detours):
        output = int(np.int64(buffer[OUTPUTS, j]))
        buffer[output >> BUFFER_BITS, output & COLUMN] = 0
    return True


@compiled
def drop_endless(buffer, b, count):
    """Take the zeros out of the list of a board; returns its new length."""
    k = 0
    for i in range(count):
        buffer[b, k] = buffer[b, i]
        k += 1 if buffer[b, i] else 0
    return k
