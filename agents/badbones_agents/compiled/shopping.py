"""What the agents buy in the market of an advanced game."""

from __future__ import annotations

from badbones_env.jit import compiled
from badbones_env.rules.constants import BOMB, CATAPULT, COOP, CROSSBOW, DRAGON, TRAPS, V_BUY, V_PASS, WALL
from badbones_env.rules.trap_phase import holder

# in order of preference: an item, and how many of it are enough for one player
WANTED = ((CATAPULT, 3), (DRAGON, 1), (WALL, 2), (BOMB, 2), (TRAPS + CROSSBOW, 1))


@compiled
def shop(s, t, p, bits):
    """The first item of the list that is to be had and still wanted, else pass."""
    h = holder(s, p)
    shares = int(s.players) if int(s.mode) == COOP else 1
    for item, enough in WANTED:
        if (bits >> item) & 1 and (item >= TRAPS or int(s.supply[h, item]) < enough * shares):
            return V_BUY, item
    return V_PASS, 0
