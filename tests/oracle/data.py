"""Everything that is printed on the components: models, boards, arrows, stars, costs, stock.

Plain tables of strings.  Nothing here decides anything.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

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


class Trap(NamedTuple):
    """What is printed on a trap and said of it, in one row."""

    stars: tuple[int, ...]  # intact, and damaged if a use turns it to a damaged side and another destroys it
    cost: int = 0  # 0: not for sale
    stock: tuple[int, ...] = ()  # tiles in the market for 1, 2, .. 6 players; the last is what the box holds
    variants: tuple[str, ...] = ("",)  # the ways a tile can lie: what is appended to its name
    base: bool = False  # part of the base game


FEW = (1, 1, 2, 2, 3, 3)
TRAP_TABLE = {
    "wall": Trap((2, 1), 2, (2, 4, 6, 8, 10, 12), ("/", "\\"), base=True),
    "catapult": Trap((2, 1), 4, (2, 4, 6, 8, 10, 12), base=True),
    "dragon": Trap((4, 2), 6, (2, 3, 5, 6, 8, 9), base=True),
    "treasure": Trap((4,), base=True),
    "barricade": Trap((2, 1), 2, FEW),
    "bomb": Trap((2,), 4, FEW),
    "hearse": Trap((1,), 1, FEW),
    "labyrinth": Trap((2,), 3, FEW, (":white", ":black")),
    "portal": Trap((2, 1), 3, FEW),
    "spring": Trap((2, 1), 3, FEW),
}
TREASURES_IN_BOX = 6
WEAPON_COSTS = {
    "crossbow": 3, "ice-staff": 4, "death-staff": 5, "teleport-staff": 2, "sword": 4, "axe": 4, "morgenstern": 3,
    "rapier": 3,
}  # fmt: skip

# The same by subject.
TRAPS = list(TRAP_TABLE)
BASE_TRAPS = [name for name, trap in TRAP_TABLE.items() if trap.base]
TILES = [name + variant for name, trap in TRAP_TABLE.items() for variant in trap.variants]
BASE_TILES = [name + variant for name, trap in TRAP_TABLE.items() if trap.base for variant in trap.variants]
VARIANTS = {name: list(trap.variants) for name, trap in TRAP_TABLE.items() if len(trap.variants) > 1}
WEARING_TRAPS = [name for name, trap in TRAP_TABLE.items() if len(trap.stars) == 2]
STARS_INTACT = {name: trap.stars[0] for name, trap in TRAP_TABLE.items()}
STARS_DAMAGED = {name: TRAP_TABLE[name].stars[1] for name in WEARING_TRAPS}
WEAPONS = list(WEAPON_COSTS)
COSTS = {name: trap.cost for name, trap in TRAP_TABLE.items() if trap.cost} | WEAPON_COSTS
STOCK = {name: trap.stock for name, trap in TRAP_TABLE.items() if trap.cost}
BOX = {name: trap.stock[-1] if trap.stock else TREASURES_IN_BOX for name, trap in TRAP_TABLE.items()}

BOUNCE = {
    "/": {"e": "n", "n": "e", "w": "s", "s": "w"},
    "\\": {"e": "s", "s": "e", "w": "n", "n": "w"},
}

# Buildings and money (S2, SO1, CO1, MK1, CO10, E2).

FLOORS = {"versus": 4, "solo": 1}
HOUSES = {"versus": 5, "solo": 1}
COINS = 20
COOP_COINS = 12
POINTS_PER_FLOOR = 4
POINTS_PER_HOUSE = 3
NECROMANCER_DRAWS = 3
KILLS_FOR_WEAPON = 3
