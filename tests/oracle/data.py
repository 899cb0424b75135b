"""Everything that is printed on the components: models, boards, arrows, stars, costs, stock.

Plain tables of strings.  Nothing here decides anything.
"""

from __future__ import annotations

from functools import cache

# Geometry (G1, G2, G3).

COLUMNS = "abcde"
RANKS = "12345"
SPACES = [column + rank for rank in RANKS for column in COLUMNS]  # a1 b1 .. e1 a2 .. e5
DIRECTIONS = ["n", "e", "s", "w"]
DELTAS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}

# What lies beyond the board in each direction.
EDGES = {"n": "top edge", "e": "right edge", "s": "bottom edge", "w": "left edge"}

LEFT_SLOTS = ["L1", "L2", "L3", "L4", "L5"]
RIGHT_SLOTS = ["R1", "R2", "R3", "R4", "R5"]
TOP_SLOTS = ["Ta", "Tb", "Tc", "Td", "Te"]
BOTTOM_SLOTS = ["Ba", "Bb", "Bc", "Bd", "Be"]
INWARD = {"L": "e", "R": "w", "T": "s", "B": "n"}

# Tokens (G4, G5, section 10).

SYMBOLS = ["p", "y", "r", "b", "g"]
SYMBOL_NAMES = {"p": "purple", "y": "yellow", "r": "red", "b": "blue", "g": "green"}
HOMES = ["l", "t", "r"]
COPIES_OF_A_MODEL = 12
KINDS = ["artificer", "necromancer", "friend", "instructor", "ghost", "saboteur", "emperor"]
COLOURS = ["white", "black"]

# The slots of a forest in the order of SYMBOLS (clockwise from the bottom left corner).
HOME_SLOTS = {"l": LEFT_SLOTS, "t": TOP_SLOTS, "r": ["R5", "R4", "R3", "R2", "R1"]}
COOP_HOME_SLOTS = {"l": LEFT_SLOTS, "t": BOTTOM_SLOTS, "r": ["R5", "R4", "R3", "R2", "R1"]}


def plain_models() -> list[str]:
    """G4: the fifteen models of ordinary skeletons, as texts."""
    return [symbol + home for symbol in SYMBOLS for home in HOMES]


@cache
def chief_models() -> list[str]:
    """Section 10: the nineteen chiefs, one token of each model, as texts."""
    models = []
    for k, kind in enumerate(KINDS[:-1]):
        for s, home in enumerate(HOMES):
            models.append(SYMBOLS[(k + s) % 5] + home + " " + kind)
    models.append("rt emperor")
    return models


# Boards (G7, CO8): space -> {incoming direction: outgoing direction}.

BASE_ARROWS = {
    "c5": {"e": "s", "w": "s"},
    "c4": {"e": "s", "w": "s"},
    "c1": {"e": "s", "w": "s"},
    "c2": {"e": "n", "w": "n"},
    "b3": {"n": "e", "s": "e"},
    "d3": {"n": "w", "s": "w"},
}
COOP_ARROWS = {
    "b1": {"e": "n"},
    "b3": {"e": "n"},
    "d1": {"w": "n"},
    "d3": {"w": "n"},
    "c5": {"e": "n", "w": "n"},
    # These lie under the towers and show only on a ruin.
    "b2": {"e": "n", "w": "n"},
    "d2": {"e": "n", "w": "n"},
    "b4": {"e": "n", "w": "n"},
    "d4": {"e": "n", "w": "n"},
}
BASE_TOWER = "c3"
COOP_TOWERS = ["b2", "d2", "b4", "d4"]

# Traps and weapons (section 6, WAL1, MK1, MK2).

TRAPS = [
    "wall", "catapult", "dragon", "treasure", "barricade", "bomb", "hearse", "labyrinth", "portal", "spring",
]  # fmt: skip
WEAPONS = ["crossbow", "ice-staff", "death-staff", "teleport-staff", "sword", "axe", "morgenstern", "rapier"]

# The ways a tile can lie: what is appended to its name.
VARIANTS = {"wall": ["/", "\\"], "labyrinth": [":white", ":black"]}

BOUNCE = {
    "/": {"e": "n", "n": "e", "w": "s", "s": "w"},
    "\\": {"e": "s", "s": "e", "w": "n", "n": "w"},
}

# Traps that turn to a damaged side after a use and are destroyed after another.
WEARING_TRAPS = ["wall", "catapult", "dragon", "barricade", "portal", "spring"]

STARS_INTACT = {
    "wall": 2, "catapult": 2, "dragon": 4, "treasure": 4, "barricade": 2,
    "bomb": 2, "hearse": 1, "labyrinth": 2, "portal": 2, "spring": 2,
}  # fmt: skip
STARS_DAMAGED = {"wall": 1, "catapult": 1, "dragon": 2, "barricade": 1, "portal": 1, "spring": 1}

COSTS = {
    "wall": 2, "catapult": 4, "dragon": 6, "barricade": 2, "bomb": 4,
    "hearse": 1, "labyrinth": 3, "portal": 3, "spring": 3,
    "teleport-staff": 2, "crossbow": 3, "rapier": 3, "morgenstern": 3,
    "sword": 4, "axe": 4, "ice-staff": 4, "death-staff": 5,
}  # fmt: skip

# Number of tiles in the market for 1, 2, .. 6 players.
STOCK = {
    "barricade": [1, 1, 2, 2, 3, 3],
    "bomb": [1, 1, 2, 2, 3, 3],
    "labyrinth": [1, 1, 2, 2, 3, 3],
    "hearse": [1, 1, 2, 2, 3, 3],
    "portal": [1, 1, 2, 2, 3, 3],
    "spring": [1, 1, 2, 2, 3, 3],
    "dragon": [2, 3, 5, 6, 8, 9],
    "catapult": [2, 4, 6, 8, 10, 12],
    "wall": [2, 4, 6, 8, 10, 12],
}
TREASURES_IN_BOX = 6

# Buildings and money (S2, SO1, CO1, MK1, CO10, E2).

FLOORS = {"versus": 4, "solo": 1}
HOUSES = {"versus": 5, "solo": 1}
COINS = 20
COOP_COINS = 12
POINTS_PER_FLOOR = 4
POINTS_PER_HOUSE = 3
NECROMANCER_DRAWS = 3
KILLS_FOR_WEAPON = 3
