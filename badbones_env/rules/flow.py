"""The phases of a game: their order, and what happens between them without a decision."""

from .._engine.bits import lowest_bit
from .._engine.jit import compiled
from . import constants as c
from .arrival import draw_first_buyer, draw_for_all, first_skeletons, rise
from .buildings import settle_capital
from .market import next_buyer
from .order import begin_board
from .scoring import end_game, ended_by_elimination, ended_by_survival
from .tokens import skeleton_spaces, tidy, type_of
from .trap_phase import holder, remove_tile, return_retrieved


@compiled
def new_game(s, t, log):
    """S1-S3, MK1, CO4, CO10: from an initial state with options, bag and key to the first decision."""
    for p in range(int(s.players)):
        first_skeletons(s, t, p)
    if int(s.phase) == c.MARKET:
        draw_first_buyer(s)
    open_phase(s, t)
    proceed(s, t, log)


@compiled
def undecided(s):
    """P1: does any seat have a decision?"""
    for p in range(int(s.players)):
        if int(s.decision[p]) != c.NOTHING:
            return True
    return False


@compiled
def proceed(s, t, log):
    """P1, P2, G9, CO6: run the phases until a seat has a decision or the game is over."""
    while int(s.phase) != c.OVER and not undecided(s):
        phase = int(s.phase)
        if phase == c.MARKET:
            s.turn += 1
            if next_buyer(s, t):
                return
            s.turn = 0
            s.phase = c.START if int(s.mode) == c.COOP else c.HERO
        elif phase == c.START:
            s.phase = c.HERO
        elif phase == c.HERO:
            s.phase = c.TRAP
            s.turn = 0
        elif phase == c.TRAP:
            if int(s.mode) == c.COOP:
                s.turn += 1
                if int(s.turn) < int(s.players):
                    open_phase(s, t)
                    continue
                return_retrieved(s)
                settle_capital(s)
            s.phase = c.SKELETONS
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
            s.phase = c.HERO
        open_phase(s, t)


@compiled
def resume_truncated(s, t, log):
    """Continue a truncated game to its next decision, for observations of it. Nothing is drawn before that."""
    s.round_no += 1
    s.phase = c.HERO
    open_phase(s, t)
    proceed(s, t, log)


@compiled
def truncate_again(s):
    """Undo ``resume_truncated``."""
    s.round_no -= 1
    end_game(s, c.TRUNCATED)


@compiled
def open_phase(s, t):
    """P1, H4, CO4, CO6: set the decisions of the seats at the beginning of the current phase."""
    phase = int(s.phase)
    n = int(s.players)
    if phase == c.MARKET:
        next_buyer(s, t)
    elif phase == c.START:
        for p in range(n):
            towers = int(s.towers[p])
            if towers & (towers - 1):  # CO4
                s.decision[p] = c.D_START
            elif towers:
                s.hero[p] = lowest_bit(towers)
    elif phase == c.HERO:
        for p in range(n):
            if int(s.hero[p]) >= 0:  # H4
                s.decision[p] = c.D_HERO
    elif phase == c.TRAP:
        if int(s.mode) == c.COOP:  # CO6
            s.decision[(int(s.round_no) - 1 + int(s.turn)) % n] = c.D_TRAP
        else:
            for p in range(n):
                s.decision[p] = c.D_TRAP
    elif phase == c.SKELETONS:
        s.saboteurs = 0
        for p in range(n):
            begin_board(s, t, p)


@compiled
def end_skeletons(s, t):
    """M9, CO13: the end of phase 3: theft, saboteurs, used traps, hearses, capital. Weapons were resolved before."""
    for p in range(int(s.players)):
        steal_treasure(s, p)
    if int(s.saboteurs):
        bag_saboteurs(s)
    for p in range(int(s.players)):
        flip_used_traps(s, p)
    settle_capital(s)


@compiled
def steal_treasure(s, p):
    """TRE3: a treasure with a skeleton on it, and no hero, is removed for good."""
    if int(s.tiles[p]) == 0:
        return
    thieves = skeleton_spaces(s, p) & int(s.tiles[p])
    while thieves:
        space = lowest_bit(thieves)
        thieves &= thieves - 1
        if int(s.tile[p, space]) == c.TREASURE_TILE and int(s.hero[p]) != space:
            remove_tile(s, p, space)


@compiled
def bag_saboteurs(s):
    """CH8: saboteurs that triggered a trap go to the bag, wherever they are."""
    saboteurs = int(s.saboteurs)
    for p in range(int(s.players)):
        for type_id in range(c.TYPES):
            if (saboteurs >> type_id) & 1 and int(s.cemetery[p, type_id]):
                s.cemetery[p, type_id] = 0
                s.bag[type_id] += 1
        for i in range(int(s.tokens[p])):
            type_id = type_of(int(s.token[p, i]))
            if (saboteurs >> type_id) & 1:
                s.token[p, i] = -1
                s.bag[type_id] += 1
        tidy(s, p)


@compiled
def flip_used_traps(s, p):
    """M9, T5, WAL2, BOM2, HEA1, LAB2, CO3, CH8: flip used traps; remove damaged or sabotaged ones; hand on hearses."""
    used = int(s.used[p])
    while used:
        space = lowest_bit(used)
        used &= used - 1
        bit = 1 << space
        tile = int(s.tile[p, space])
        if tile == c.BOMB_TILE:
            s.tile[p, space] = c.EXPLODED
        elif (int(s.sabotaged[p]) >> space) & 1:
            remove_tile(s, p, space)
        elif tile == c.HEARSE_TILE:
            s.supply[holder(s, int(s.target[p, space])), c.HEARSE] += 1
            remove_tile(s, p, space)
        elif tile == c.LABYRINTH_WHITE or tile == c.LABYRINTH_BLACK or tile == c.NO_TILE:
            pass  # LAB2; the trap or treasure is gone already
        elif int(s.damaged[p]) & bit:
            remove_tile(s, p, space)
        else:
            s.damaged[p] = int(s.damaged[p]) | bit
        s.target[p, space] = -1
    s.used[p] = 0
    s.sabotaged[p] = 0
