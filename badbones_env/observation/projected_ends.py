"""Fates in the sparse encoding: where every skeleton will end if nobody interferes.

It walks on as in phase 3 with all as it lies now: arrows, walls, springs and the treasure act, and a labyrinth lets it
go on two moves later; every other trap ends the way. So does the hero, where the skeleton's next move is one of this
round and the hero's is over.

Most ways are as on the printed board: a look into a table (``paths``). The others are bent at ``special`` spaces. Those
of all boards are noted in a list and followed together, each to its next special space, then again those that have not
ended: no jump depends on what lies where, which no processor foresees.
"""

from __future__ import annotations

import numpy as np

from .._engine.bits import lowest_bit
from .._engine.jit import compiled, inlined
from .._engine.simd_lists import DETOUR_BITS, HALF, count_up, list_paths
from .._engine.simd_rows import NO_MEMBER, equal, first_member
from ..rules.constants import EXPLODED, HERO, MAX_SEATS, NO_TILE, SPACES, TREASURE_TILE
from ..rules.mover import towards_treasure
from .features import ENDS, MOST_TOKENS, MOVES, at

PROJECTED_END = at("own/projected_end")
# How a skeleton's way can end, beside the traps
AT_TOWER, AT_VILLAGE, AT_LEFT, AT_FAR, AT_RIGHT, AT_HERO = range(ENDS)
HOPS = 16  # bends that are followed at most: a way that has more goes round in a ring
# What the printed board makes of a stack (``paths.turns``), as bits of one number: directions of its moves, two bits
# each; from here on how many they are, less 1; from here on how the way ends
PATH_MOVES, PATH_ENDS = 32, 40
# What a tile makes of a path (``paths.onward``): the stack it goes on with << DETOUR_BITS, the moves that this takes,
# and from here on how it ends, -1 if it goes on
ONWARD_END = 16
# Where bent ways are noted: their stacks, and where their fates are to be written (row and column). The room of a row
DETOURS, GOALS = MAX_SEATS + 1, MAX_SEATS + 2
BUFFER_BITS = 9
COLUMN = (1 << BUFFER_BITS) - 1
# Numbers that are kept of each board meanwhile (see ``sparse``): its special spaces, and those of its treasures
SPECIAL, TREASURES = 24, 32
ENOUGH = 100  # moves: more are told as this many
LOW = (1 << DETOUR_BITS) - 1


@inlined
def note_special(s, t, ends, b):
    """Note the spaces of board b where ways are other than the printed board has them; returns them as bits."""
    special = int(s.tiles[b]) | (int(t.towers) & ~int(s.towers[b]))
    treasures = equal(s.tile, b, TREASURE_TILE)
    ends[TREASURES + b] = treasures
    while treasures:
        special |= int(t.rook[lowest_bit(treasures)])
        treasures &= treasures - 1
    if int(s.phase) > HERO and int(s.hero[b]) >= 0:
        special |= 1 << int(s.hero[b])
    ends[SPECIAL + b] = special
    return special


@inlined
def list_projected_ends(s, t, paths, buffer, ends, b, k, bent):
    """Note from k on where the tokens of board b will end, first those whose ways are as printed.

    For the others room is left, and ``follow`` has to write there. Returns the next index and that among the bent ways.
    """
    special = note_special(s, t, ends, b)
    first_bent = bent
    told = min(int(s.tokens[b]), MOST_TOKENS)
    for first in range(0, told, HALF):
        listed = list_paths(
            buffer, b, k, DETOURS, bent, s.token, b, first, told, int(s.colour), paths[0].way, special, PROJECTED_END
        )
        k += listed & LOW
        bent += listed >> DETOUR_BITS
    count_up(buffer, GOALS, first_bent, b << BUFFER_BITS | k, bent - first_bent)
    return k + bent - first_bent, bent


@inlined
def follow(s, t, paths, buffer, ends, bent):
    """Follow the bent ways and write their fates, 0 where there is none; returns whether there are such."""
    hero_acts = 1 if int(s.phase) > HERO else -1  # the move in which it ends ways
    for _ in range(HOPS):
        going = 0
        for j in range(bent):
            goal = int(np.int64(buffer[GOALS, j]))
            noted = int(np.int64(buffer[DETOURS, j]))
            stack, moves = noted >> DETOUR_BITS, noted & LOW
            b = goal >> BUFFER_BITS
            hop = first_member(paths[0].route, stack, int(ends[SPECIAL + b]))
            turns = int(paths[0].turns[stack])
            printed = hop == NO_MEMBER
            moves += (turns >> PATH_MOVES) & LOW if printed else hop
            hop &= NO_MEMBER - 1
            q = min(int(paths[0].route[stack, hop]), SPACES - 1)
            tile = int(s.tile[b, q])
            onward = int(paths[0].onward[tile, q << 2 | (turns >> 2 * hop) & 3])
            end = onward >> ONWARD_END
            end = AT_HERO if (q ^ int(s.hero[b])) | (moves ^ hero_acts) == 0 else end
            end = AT_TOWER if (int(s.towers[b]) >> q) & 1 else end
            end = turns >> PATH_ENDS if printed else end
            buffer[b, goal & COLUMN] = PROJECTED_END - 1 + end * MOVES + min(moves, MOVES)
            if int(t.rook[q]) & int(ends[TREASURES + b]) and (tile == NO_TILE or tile == EXPLODED):
                onward = -1 << ONWARD_END | (q << 2 | towards_treasure(s, t, b, q, 0)) << DETOUR_BITS | 1
            buffer[GOALS, going] = goal
            buffer[DETOURS, going] = (onward & ((1 << ONWARD_END) - 1)) + min(moves, ENOUGH)
            going += 1 if end < 0 else 0
        bent = going
        if bent == 0:
            return False
    for j in range(bent):
        goal = int(np.int64(buffer[GOALS, j]))
        buffer[goal >> BUFFER_BITS, goal & COLUMN] = 0
    return True


@compiled
def leave_out_endless(buffer, b, count):
    """Take the zeros out of the list of a board; returns its new length."""
    k = 0
    for i in range(count):
        buffer[b, k] = buffer[b, i]
        k += 1 if buffer[b, i] else 0
    return k
