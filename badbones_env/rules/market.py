"""The market before an advanced game."""

from .._engine.jit import compiled
from .constants import COOP, D_MARKET, ITEMS, NO_WEAPON, TRAPS
from .trap_phase import holder


@compiled
def buyer(s):
    """MK3, CO10: whose turn it is: clockwise from the first buyer, then back, and so on; in co-op round and round."""
    n = int(s.players)
    turn = int(s.turn)
    if int(s.mode) == COOP:
        return turn % n
    position = turn % n
    if (turn // n) % 2:
        position = n - 1 - position
    return (int(s.first) + position) % n


@compiled
def affordable(s, t, p):
    """MK2, MK4: bits of the items that seat p can buy."""
    bits = 0
    for item in range(ITEMS):
        if int(s.stock[item]) == 0 or int(t.cost[item]) > int(s.coins[holder(s, p)]):
            continue
        if item >= TRAPS and int(s.weapon[p]) != NO_WEAPON:
            continue
        bits |= 1 << item
    return bits


@compiled
def buy(s, t, p, item):
    """MK1, MK2, CO10: one item for its price."""
    h = holder(s, p)
    s.stock[item] -= 1
    s.coins[h] -= t.cost[item]
    if item >= TRAPS:
        s.weapon[p] = item - TRAPS
    else:
        s.supply[h, item] += 1


@compiled
def next_buyer(s, t):
    """MK5: ask the next seat that has not passed and can buy something; False when all have passed."""
    left = 0
    for p in range(int(s.players)):
        if int(s.passed[p]) == 0:
            left += 1
    while left:
        p = buyer(s)
        if int(s.passed[p]) == 0:
            if affordable(s, t, p):
                s.decision[p] = D_MARKET
                return True
            s.passed[p] = 1
            left -= 1
        s.turn += 1
    return False
