"""Points, the end of the game and who has won."""

from .._engine.bits import lowest_bit
from .._engine.jit import compiled
from .constants import COOP, DECIDED, EXPLODED, MAX_FLOORS, NOTHING, OVER, SOLO, TRAP_OF_TILE, TRAPS, TRUNCATED, VERSUS

FLOOR_POINTS = 4
HOUSE_POINTS = 3
POINT = MAX_FLOORS + 1  # more than all floors: what a point counts beside floors (E3)


@compiled
def points(s, t, p):
    """E2, E4: stars in the supply and visible on the board, floors, houses; nothing for the eliminated and in co-op."""
    if int(s.mode) == COOP or int(s.out[p]):
        return 0
    total = FLOOR_POINTS * int(s.floors[p]) + HOUSE_POINTS * int(s.houses[p])
    for trap in range(TRAPS):
        total += int(s.supply[p, trap]) * int(t.stars[0, trap])
    tiles = int(s.tiles[p])
    while tiles:
        space = lowest_bit(tiles)
        tiles &= tiles - 1
        tile = int(s.tile[p, space])
        side = 1 if tile == EXPLODED else (int(s.damaged[p]) >> space) & 1
        total += int(t.stars[side, TRAP_OF_TILE[tile]])
    return total


@compiled
def end_game(s, how):
    """The game is over; nobody has a decision any more."""
    s.ended = how
    s.phase = OVER
    s.turn = 0
    for p in range(int(s.players)):
        s.decision[p] = NOTHING


@compiled
def mark_winners(s, t):
    """E3: most points win, then the taller tower, else the victory is shared; the eliminated cannot win."""
    best = -1
    for p in range(int(s.players)):
        if int(s.out[p]) == 0:
            best = max(best, points(s, t, p) * POINT + int(s.floors[p]))
    for p in range(int(s.players)):
        s.winner[p] = 1 if int(s.out[p]) == 0 and points(s, t, p) * POINT + int(s.floors[p]) == best else 0


@compiled
def ended_by_elimination(s, t):
    """P2, E1, SO2, CO9: after phase 3 an elimination (co-op: the loss) ends the game; True if it does."""
    if int(s.mode) == COOP:
        over = int(s.lost) != 0
    else:
        over = False
        for p in range(int(s.players)):
            over = over or int(s.out[p]) != 0
    if over:
        if int(s.mode) == VERSUS:
            mark_winners(s, t)
        end_game(s, DECIDED)
    return over


@compiled
def ended_by_survival(s):
    """SO3, SO4, CO9: after a complete round the last one may have been reached; True if the game is over.

    At the limit ``max_rounds`` the game is cut off undecided.
    """
    won = False
    if int(s.mode) != VERSUS and 0 < int(s.rounds) <= int(s.round_no):
        won = True
        if int(s.mode) == SOLO and int(s.heroic):
            won = int(s.tokens[0]) == 0  # the cemetery is empty after phase 4
    if won:
        for p in range(int(s.players)):
            s.winner[p] = 1
        end_game(s, DECIDED)
    elif 0 < int(s.max_rounds) <= int(s.round_no):
        end_game(s, TRUNCATED)
    return int(s.phase) == OVER
