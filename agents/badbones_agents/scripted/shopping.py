"""What the agents buy in the market of an advanced game."""

from __future__ import annotations

from badbones_env.lowlevel import compiled
from badbones_env.rules.constants import COOP, TRAPS, V_BUY, V_PASS
from badbones_env.rules.trap_phase import holder


@compiled
def shop(s, t, p, bits, wanted):
    """The first item of ``wanted`` (rows of item and enough for a player) that is for sale and too few; else pass."""
    h = holder(s, p)
    lists = int(s.players) if int(s.mode) == COOP else 1
    for k in range(wanted.shape[0]):
        item = int(wanted[k, 0])
        if (bits >> item) & 1 and (item >= TRAPS or int(s.supply[h, item]) < int(wanted[k, 1]) * lists):
            return V_BUY, item
    return V_PASS, 0
