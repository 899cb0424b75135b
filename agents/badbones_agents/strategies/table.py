"""A trap strategy as a table of int64: one row of settings, then one for each rule.

``read`` makes it from a file, ``follow`` obeys it. An empty table is no strategy.
"""

# row 0; USES_LOOKAHEAD: some rule needs lookahead values
AIM, OTHERWISE, USES_LOOKAHEAD, PURCHASES, FIRST_PURCHASE = range(5)
MAX_PURCHASES = 40
LEADER, WEAKEST, CROWDED, LEFT, RIGHT, BASE_AIM, STRONGEST, SHAKIEST = range(8)
AIM_NAMES = ("leader", "weakest", "crowded", "left", "right", "base", "strongest", "shakiest")

# every further row: the action, its trap and its spaces ...
DO, TRAP, TILE, WHERE, SPACE_COUNT, FIRST_SPACE = range(6)
PLACE, RETRIEVE, PASS, BASE = range(4)
DO_NAMES = ("place", "retrieve", "pass", "base")
LISTED, PATH, CROWD, BEST = range(4)  # BEST: of the spaces listed the one with the best lookahead value
ANY = -1  # as TRAP, of a retrieval; as DAMAGED: whether or not

# ... and its conditions, all of which have to hold
FIRST_CONDITION = FIRST_SPACE + 25
(
    HEADING, HEADING_AT_LEAST, ARRIVING, STANDING, TOWER_IN, VILLAGE_IN, FLOORS_BELOW, HOUSES_BELOW, ROUND_FROM,
    ROUND_TO, SKELETONS_FROM, SKELETONS_TO, DAMAGED, IDLE, COST_TO, GAIN_FROM, STAKES_FROM, STAKES_TO,
) = range(FIRST_CONDITION, FIRST_CONDITION + 18)  # fmt: skip
COLUMNS = STAKES_TO + 1
WORTH = 1_000_000  # values of choices are stored in millionths
ENDLESS = 1 << 30  # no limit
