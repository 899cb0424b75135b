"""The features of the sparse encoding: everything that a seat can be told, numbered alike for all games.

An observation is the list of the features that are true of a position, so what a game does not have costs nothing. A
feature may be listed more than once: three skeletons that walk alike are the same number three times. Number 0 is no
feature: it fills up lists.

The tables below give each field a name, a shape and a meaning. Numbers, documentation, named views and mirroring
(``observation.sparse``) follow from them, and so do the numbers that ``sparse_kernels`` uses: ``at("round")``.
To tell more of a game, add a row and write it; models made before keep their weights, which are stored by field name.

A seat that has nothing to decide is told nothing. Seats are named as they sit: oneself, the left neighbour (who gets
what leaves by the left edge), the right one, and the others clockwise. With two players the one opponent is the left
neighbour.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod

from .._engine.simd_lists import AT_ONCE
from ..rules.constants import (
    DECISION_NAMES,
    DIRECTION_NAMES,
    ITEMS,
    KIND_NAMES,
    MAX_SEATS,
    MODE_NAMES,
    MOST_FLOORS,
    MOST_HOUSES,
    PHASE_NAMES,
    PLACES,
    SLOTS,
    SPACES,
    SYMBOL_NAMES,
    SYMBOLS,
    TILE_NAMES,
    TILES,
    TRAP_NAMES,
    TRAPS,
    TYPES,
    WEAPON_NAMES,
    WEAPONS,
)

ENDS = 6  # of a skeleton's way, beside the traps: tower, village, left, far, right, hero
MOVES = 8  # that are looked ahead
SUPPLY = 5  # of a trap are told apart: 1 to 4, 5 or more
STOCK = 4
GROUP = 6
COINS = 22
PURSE = 32
POINTS = 32  # steps of two points
LEAD = 21  # steps of two points, in the middle none
ROUNDS = 16
DRAWS = 8
BAGS = 10  # steps of twenty tokens
KILLS = 4
LIST_PLACES = "a1 b1 .. e5, L1..L5, Ta..Te (co-op Ba..Be), R1..R5"
LIST_SEATS = "left, right, then the others clockwise"


# What a field, or the argument of an action, can run over, beside plain numbers. Left and right change places on all of
# these when a position is mirrored (badbones_env.observation.sparse).
AXES = {
    "space": SPACES,
    "place": PLACES,  # spaces, then slots
    "goal": PLACES + 4,  # places, then beyond the edges
    "cell": 4 * SPACES + SLOTS,  # where a token can be and face: spaces by facing, slots
    "slot": SLOTS,
    "way": 4,
    "end": ENDS + TRAPS,
    "tile": TILES - 1,
    "symbol": SYMBOLS,
    "seat": MAX_SEATS,  # oneself, left, right, up to three others
    "other": MAX_SEATS - 1,  # the same without oneself
    "type": TYPES,
}


@dataclass(frozen=True)
class Field:
    """A run of features, over one axis or more: names of AXES, or plain numbers."""

    name: str
    axes: tuple[str | int, ...]
    meaning: str
    start: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis if isinstance(axis, int) else AXES[axis] for axis in self.axes)

    @property
    def size(self) -> int:
        return prod(self.shape)


# The game and the middle of the table; what says which game it is stays true throughout the game
TABLE = (
    Field("mode", (3,), ", ".join(MODE_NAMES)),
    Field("players", (6,), "1 to 6"),
    Field("advanced", (1,), "with a market, new traps and weapons"),
    Field("chiefs", (1,), "with chiefs"),
    Field("ask", (1,), "order = ask"),
    Field("heroic", (1,), "solo until no skeleton is left"),
    Field("draw", (DRAWS,), f"tokens that each seat draws, 0 to {DRAWS - 1} or more; not told if it is 3"),
    Field("round", (ROUNDS,), f"the round, 1 to {ROUNDS} or later"),
    Field("to_go", (ROUNDS,), f"rounds to survive after this one, 0 to {ROUNDS - 1} or more"),
    Field("phase", (6,), ", ".join(PHASE_NAMES)),
    Field("black", (1,), "with labyrinths in the game: what is still to move shows black"),
    Field("bag", (BAGS,), "tokens in the bag, in steps of 20"),
    Field("stock", (ITEMS, STOCK), f"in the market: {', '.join(TRAP_NAMES + WEAPON_NAMES)}; 1 to {STOCK} or more"),
    Field("capital", (7,), "co-op: houses of the capital"),
    Field("supply", (TRAPS, SUPPLY), f"co-op: the common supply: {', '.join(TRAP_NAMES)}; 1 to {SUPPLY} or more"),
    Field("returned", (TRAPS,), "co-op: retrieved in this phase, not to be taken yet"),
    Field("purse", (PURSE,), "co-op in the market: coins in the common purse, in steps of 2"),
)
# What the seat is asked
ASKED = (
    Field("decision", (len(DECISION_NAMES),), ", ".join(DECISION_NAMES)),
    Field("subject", ("goal",), f"where those are that it is about: {LIST_PLACES}, beyond the n e s w edge"),
    Field("begin", ("place",), f"where their move began: {LIST_PLACES}"),
    Field("way", ("way",), f"their direction: {' '.join(DIRECTION_NAMES)}"),
    Field("mover", (len(KIND_NAMES),), f"what moves, or leads: {', '.join(KIND_NAMES)}"),
    Field("home", ("slot",), "its home slot"),
    Field("group", (GROUP,), f"how many move as one, 1 to {GROUP} or more"),
    Field("cleave", ("symbol",), f"axe: skeletons next to the hero, by symbol ({', '.join(SYMBOL_NAMES)})"),
    Field("lead", ("other", LEAD), f"versus: points of {LIST_SEATS}, less one's own, in steps of 2 from -20 to 20"),
)
# A board as all see it
BOARD = (
    Field("fate", ("end", MOVES),
          "of every skeleton, where it will end if nobody interferes: tower, village (co-op: capital), left edge, far "
          "edge (top, co-op: bottom), right edge, hero (once it has moved), "
          f"{', '.join(TRAP_NAMES)}; after 1 to {MOVES} moves or more"),
    Field("hero", ("space",), "where the hero stands"),
    Field("floors", (MOST_FLOORS + 1,), "floors of the tower"),
    Field("houses", (MOST_HOUSES + 1,), "houses of the village"),
    Field("standing", (5,), "co-op: towers that stand"),
    Field("points", (POINTS,), "points by E2, in steps of 2"),
    Field("owned", (TRAPS, SUPPLY), f"traps in the supply: {', '.join(TRAP_NAMES)}; 1 to {SUPPLY} or more"),
    Field("weapon", (WEAPONS,), ", ".join(WEAPON_NAMES)),
    Field("coins", (COINS,), f"in the market: coins, 0 to {COINS - 1} or more"),
    Field("passed", (1,), "has passed in the market"),
    Field("cemetery", ("slot",), "of every token in the cemetery its home slot"),
    Field("choosing", (1,), "has a decision to make"),
    Field("out", (1,), "its elimination is sealed"),
)  # fmt: skip
# What is told of one's own board alone
OWN = (
    Field("skeletons", ("cell",), "of every skeleton still to move: its space by facing (n e s w), or its slot"),
    Field("moved", ("cell",), "of every other one likewise"),
    Field("kinds", (len(KIND_NAMES) - 1, "place"), f"of every chief ({', '.join(KIND_NAMES[1:])}) its place"),
    Field("tiles", ("tile", 2, "space"), f"tiles: {', '.join(TILE_NAMES[1:])}; intact, damaged; space"),
    Field("used", ("space",), "traps triggered in this round"),
    Field("aimed", ("seat",), f"of every catapult or hearse with a target who that is: oneself, {LIST_SEATS}"),
    Field("towers", ("space",), "co-op: standing towers"),
    Field("killed", (KILLS,), f"destroyed by the hero in this move or phase, 1 to {KILLS} or more"),
)
BLOCKS = (("", TABLE + ASKED), ("own", BOARD + OWN), ("left", BOARD), ("right", BOARD), ("others", BOARD))
"""The blocks of features with their fields. What is told of the others beyond left and right adds up."""


def _placed() -> tuple[Field, ...]:
    """All fields under their full names, one after the other from number 1 on."""
    fields, start = [], 1
    for block, members in BLOCKS:
        for field in members:
            fields.append(replace(field, name=f"{block}/{field.name}" if block else field.name, start=start))
            start += field.size
    return tuple(fields)


FIELDS = _placed()
FEATURES = FIELDS[-1].start + FIELDS[-1].size
_STARTS = {field.name: field.start for field in FIELDS}


def at(name: str) -> int:
    """The number of the first feature of a field."""
    return _STARTS[name]


# How much higher the numbers of a board's features are in the block of a neighbour than in one's own
TO_LEFT = at("left/fate") - at("own/fate")
TO_RIGHT = at("right/fate") - at("own/fate")
TO_OTHERS = at("others/fate") - at("own/fate")

# Lists are bounded: of more tokens on a board or in a cemetery the first ones are told
MOST_TOKENS = 48
MOST_DEAD = 24


def relative_seat(distance: int, players: int) -> int:
    """A seat at a clockwise distance as it sits: 0 oneself, 1 the left neighbour, 2 the right one, then the others."""
    if distance <= 1:
        return distance
    return 2 if distance == players - 1 else distance + 1


def room(players: int) -> int:
    """Room for the features of an observation, and a vector more: twice what is usual.

    One's own board comes first. Where more is true than there is room for, the other boards are cut short.
    """
    return 160 + 48 * (players - 1) + AT_ONCE
