"""A trap strategy as numbers: one row of int64 for what is said once, then one for each rule.

``badbones_agents.strategies`` writes such tables from files, ``strategy`` follows them. Without any row there is no
strategy.
"""

from __future__ import annotations

# row 0
AIM, OTHERWISE, PURCHASES, FIRST_PURCHASE = 0, 1, 2, 3
MOST_PURCHASES = 40
LEADER, WEAKEST, CROWDED, LEFT, RIGHT, BASE_AIM = range(6)
AIM_NAMES = ("leader", "weakest", "crowded", "left", "right", "base")

# every further row: what is done with which trap where ...
DO, TRAP, TILE, WHERE, SPACE_COUNT, FIRST_SPACE = range(6)
PLACE, RETRIEVE, PASS, BASE = range(4)
DO_NAMES = ("place", "retrieve", "pass", "base")
LISTED, PATH, CROWD = range(3)
ANY = -1  # as TRAP, of a retrieval; as DAMAGED: whether or not

# ... and on which conditions: all of them have to hold
FIRST_CONDITION = FIRST_SPACE + 25
(HEADING, HEADING_AT_LEAST, ARRIVING, STANDING, TOWER_IN, VILLAGE_IN, FLOORS_BELOW, HOUSES_BELOW, ROUND_FROM, ROUND_TO,
 SKELETONS_FROM, SKELETONS_TO, DAMAGED, IDLE) = range(FIRST_CONDITION, FIRST_CONDITION + 14)  # fmt: skip
COLUMNS = IDLE + 1
ENDLESS = 1 << 30  # a limit that holds nobody back
