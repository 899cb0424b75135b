"""The course of a game: which phase follows which, and what happens between them without a choice."""

from __future__ import annotations

from ..jit import compiled
from .arrival import draw_first_buyer, draw_for_all, first_skeletons, rise
from .bits import lowest_bit
from .constants import (
    BOMB_TILE,
    COOP,
    D_HERO,
    D_START,
    D_TRAP,
    EXPLODED,
    HEARSE,
    HEARSE_TILE,
    HERO,
    LABYRINTH_BLACK,
    LABYRINTH_WHITE,
    MARKET,
    NO_TILE,
    NOTHING,
    OVER,
    SKELETONS,
    START,
    TRAP,
    TREASURE_TILE,
    TYPES,
)
from .market import next_buyer
from .order import begin_board
from .scoring import ended_by_elimination, ended_by_survival
from .tokens import skeleton_spaces, tidy, type_of
from .trap_phase import holder, remove_tile, return_retrieved


@compiled
def new_game(s, t, log):
    """S1-S3, MK1, CO4, CO10: from a fresh record with its options, bag and key to the first decision."""
    for p in range(int(s.players)):
        first_skeletons(s, t, p)
    if int(s.phase) == MARKET:
        draw_first_buyer(s)
    open_phase(s, t)
    proceed(s, t, log)


@compiled
def undecided(s):
    """P1: does any seat have a choice to make?"""
    for p in range(int(s.players)):
        if int(s.decision[p]) != NOTHING:
            return True
    return False


@compiled
def proceed(s, t, log):
    """P1, P2, G9, CO6: go on from phase to phase until somebody has a choice to make or the game is over."""
    while int(s.phase) != OVER and not undecided(s):
        phase = int(s.phase)
        if phase == MARKET:
            s.turn += 1
            if next_buyer(s, t):
                return
            s.turn = 0
            s.phase = START if int(s.mode) == COOP else HERO
        elif phase == START:
            s.phase = HERO
        elif phase == HERO:
            s.phase = TRAP
            s.turn = 0
        elif phase == TRAP:
            if int(s.mode) == COOP:
                s.turn += 1
                if int(s.turn) < int(s.players):
                    open_phase(s, t)
                    continue
                return_retrieved(s)
            s.phase = SKELETONS
        else:
            end_skeletons(s, t)
            if ended_by_elimination(s, t):
                return
            s.colour = 1 - int(s.colour)
            draw_for_all(s, t, log)
            for p in range(int(s.players)):
                rise(s, t, p)
            if ended_by_survival(s):
                return
            s.round_no += 1
            s.phase = HERO
        open_phase(s, t)


@compiled
def open_phase(s, t):
    """P1, H4, CO4, CO6: ask everybody who has a choice at the beginning of the current phase."""
    phase = int(s.phase)
    n = int(s.players)
    if phase == MARKET:
        if not next_buyer(s, t):
            s.turn = 0
    elif phase == START:
        for p in range(n):
            towers = int(s.towers[p])
            if towers & (towers - 1):  # CO4
                s.decision[p] = D_START
            elif towers:
                s.hero[p] = lowest_bit(towers)
    elif phase == HERO:
        for p in range(n):
            if int(s.hero[p]) >= 0:  # H4
                s.decision[p] = D_HERO
    elif phase == TRAP:
        if int(s.mode) == COOP:  # CO6
            s.decision[(int(s.round_no) - 1 + int(s.turn)) % n] = D_TRAP
        else:
            for p in range(n):
                s.decision[p] = D_TRAP
    elif phase == SKELETONS:
        s.saboteurs = 0
        for p in range(n):
            begin_board(s, t, p)


@compiled
def end_skeletons(s, t):
    """M9: the end of phase 3: theft, saboteurs, used traps, hearses (the weapons have been used)."""
    for p in range(int(s.players)):
        steal_treasure(s, p)
    if int(s.saboteurs):
        bag_saboteurs(s)
    for p in range(int(s.players)):
        turn_used(s, p)


@compiled
def steal_treasure(s, p):
    """TRE3: a treasure with a skeleton on it, and no hero, is removed for good."""
    if int(s.tiles[p]) == 0:
        return
    thieves = skeleton_spaces(s, p) & int(s.tiles[p])
    while thieves:
        space = lowest_bit(thieves)
        thieves &= thieves - 1
        if int(s.tile[p, space]) == TREASURE_TILE and int(s.hero[p]) != space:
            remove_tile(s, p, space)


@compiled
def bag_saboteurs(s):
    """CH8: saboteurs that triggered a trap go to the bag, wherever they are."""
    saboteurs = int(s.saboteurs)
    for p in range(int(s.players)):
        for model in range(TYPES):
            if (saboteurs >> model) & 1 and int(s.cemetery[p, model]):
                s.cemetery[p, model] = 0
                s.bag[model] += 1
        for i in range(int(s.tokens[p])):
            model = type_of(int(s.token[p, i]))
            if (saboteurs >> model) & 1:
                s.token[p, i] = -1
                s.bag[model] += 1
        tidy(s, p)


@compiled
def turn_used(s, p):
    """M9, T5, WAL2, BOM2, HEA1, LAB2, CO3, CH8: sabotaged traps go, used ones turn or go, hearses pass on."""
    used = int(s.used[p])
    while used:
        space = lowest_bit(used)
        used &= used - 1
        bit = 1 << space
        tile = int(s.tile[p, space])
        if tile == BOMB_TILE:
            s.tile[p, space] = EXPLODED
        elif (int(s.sabotaged[p]) >> space) & 1:
            remove_tile(s, p, space)
        elif tile == HEARSE_TILE:
            s.supply[holder(s, int(s.target[p, space])), HEARSE] += 1
            remove_tile(s, p, space)
        elif tile == LABYRINTH_WHITE or tile == LABYRINTH_BLACK or tile == NO_TILE:
            pass  # LAB2; a treasure stolen or a trap gone
        elif int(s.damaged[p]) & bit:
            remove_tile(s, p, space)
        else:
            s.damaged[p] = int(s.damaged[p]) | bit
        s.target[p, space] = -1
    s.used[p] = 0
    s.sabotaged[p] = 0
