"""Towers, villages and the capital: what skeletons do to them."""

from .._engine.jit import compiled
from .constants import ARTIFICER, COOP, EMPEROR, FRIEND
from .tokens import discard


@compiled
def damage(t, type_id):
    """M5, M6, CH1: how many floors or houses a token destroys."""
    if int(t.kind[type_id]) == ARTIFICER:
        return 2
    return 1


@compiled
def raid(s, t, p, type_id, left, full):
    """M5, M6, M13, CH1, CH3, CH7, CH10: a token enters a building with ``left`` of ``full`` parts; what is then left.

    The token goes to the bag (ghost: cemetery; emperor: out of the game). A building without parts stays lost (M13).
    """
    kind = int(t.kind[type_id])
    if kind == EMPEROR:
        mark_lost(s, p)
        return left
    if kind == FRIEND:
        if 0 < left < full:
            left += 1
    else:
        left = max(0, left - damage(t, type_id))
        if left == 0:
            mark_lost(s, p)
    discard(s, t, p, type_id)
    return left


@compiled
def mark_lost(s, p):
    """E1, M13, CO9, CH10: seat p is eliminated (co-op: the game is lost), whatever happens later in the phase."""
    if int(s.mode) == COOP:
        s.lost = 1
    else:
        s.out[p] = 1


@compiled
def enter_tower(s, t, p, type_id):
    """M5: a token arrives on the tower of versus and solo."""
    s.floors[p] = raid(s, t, p, type_id, int(s.floors[p]), int(t.floors))


@compiled
def enter_village(s, t, p, type_id):
    """M6, CO2: a token leaves by the village's side: into the village, in co-op into the capital."""
    if int(s.mode) == COOP:
        enter_capital(s, t, p, type_id)
    else:
        s.houses[p] = raid(s, t, p, type_id, int(s.houses[p]), int(t.houses))


@compiled
def enter_capital(s, t, p, type_id):
    """CO13, CH1, CH3, CH7, CH10: what a token does to the capital waits for the end of the phase; the emperor loses."""
    kind = int(t.kind[type_id])
    if kind == EMPEROR:
        mark_lost(s, p)
        return
    s.capital_change += 1 if kind == FRIEND else -damage(t, type_id)
    discard(s, t, p, type_id)


@compiled
def settle_capital(s):
    """CO9, CO13: at the end of a phase the capital loses and regains all at once; without a house the game is lost."""
    if int(s.capital_change) == 0:
        return
    s.capital = max(0, min(int(s.players), int(s.capital) + int(s.capital_change)))
    s.capital_change = 0
    if int(s.capital) == 0:
        s.lost = 1


@compiled
def break_tower(s, t, p, type_id, space):
    """CO7, CO9: a token (neither friend nor emperor) is stopped by a standing co-op tower, which falls."""
    s.towers[p] = int(s.towers[p]) & ~(1 << space)
    if int(s.towers[p]) == 0:
        mark_lost(s, p)
    discard(s, t, p, type_id)
