"""The features of the sparse encoding: everything a seat can observe, numbered alike for all games.

An observation is the list of the features that are true of a position, so what a game does not have costs nothing. A
feature may be listed more than once: three skeletons that walk alike are the same number three times. Number 0 is
padding.

The tables below give each field a name, axes and a meaning. Numbers, names (``feature_names``), documentation, named
views and mirroring (``observation.sparse``) follow from them, and so do the numbers that ``sparse_kernels`` uses:
``at("round")``. To observe more, add a row and write it: policy files, which store weights by feature name, stay valid.

A seat without a decision observes nothing. Seats are relative: self, the left neighbour (who gets what leaves by the
left edge), the right one, and the others clockwise. With two players the one opponent is the left neighbour.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from math import prod

from .._engine.simd_lists import LANES
from ..rules import constants as c
from ..text.spaces import SLOT_NAMES, SPACE_NAMES

# Where a projected path can end, beside the traps
END_NAMES = ("tower", "village", "left", "far", "right", "hero")
ENDS = len(END_NAMES)
MOVES = 8  # projected moves that are told apart
SUPPLY = 5  # counts of a trap: 1 to 4, 5 or more
STOCK = 4
GROUP = 6
COINS = 22
PURSE = 32
POINTS = 32  # steps of two points
LEAD = 21  # steps of two points, 0 in the middle
ROUNDS = 16
DRAWS = 8
BAGS = 10  # steps of twenty tokens
KILLS = 4
LIST_SEATS = "left, right, then the others clockwise"


def slug(name: str) -> str:
    """A tile or token type as part of a name: ``wall/`` -> ``wall-slash``, ``pl artificer`` -> ``pl-artificer``."""
    return name.replace("/", "-slash").replace("\\", "-backslash").replace(":", "-").replace(" ", "-")


# The labels of what a field, or the argument of an action, runs over, beside plain numbers
AXES: dict[str, tuple[str, ...]] = {
    "space": SPACE_NAMES,
    "place": SPACE_NAMES + SLOT_NAMES,
    "goal": SPACE_NAMES + SLOT_NAMES + tuple(f"beyond-{direction}" for direction in c.DIRECTION_NAMES),
    # where a token can be and face: spaces by facing, slots
    "cell": tuple(f"{space}-{facing}" for facing in c.DIRECTION_NAMES for space in SPACE_NAMES) + SLOT_NAMES,
    "slot": SLOT_NAMES,
    "direction": c.DIRECTION_NAMES,
    "end": END_NAMES + c.TRAP_NAMES,
    "tile": tuple(slug(name) for name in c.TILE_NAMES[1:]),
    "side": ("intact", "damaged"),
    "trap": c.TRAP_NAMES,
    "weapon": c.WEAPON_NAMES,
    "item": c.TRAP_NAMES + c.WEAPON_NAMES,
    "symbol": c.SYMBOL_NAMES,
    "kind": c.KIND_NAMES,
    "chief": c.KIND_NAMES[1:],
    "mode": c.MODE_NAMES,
    "phase": c.PHASE_NAMES,
    "decision": c.DECISION_NAMES,
    "seat": ("self", "left", "right", "other-1", "other-2", "other-3"),
    "other": ("left", "right", "other-1", "other-2", "other-3"),
    "type": tuple(f"type-{number}" for number in range(c.TYPES)),  # their names depend on the components
}


@dataclass(frozen=True)
class Features:
    """A run of features over no axis (a flag), one or more: names of AXES, or ranges of numbers."""

    name: str
    axes: tuple[str | range, ...]
    meaning: str
    start: int = 0

    @property
    def labels(self) -> list[tuple[str, ...]]:
        """The labels of each axis."""
        return [AXES[axis] if isinstance(axis, str) else tuple(map(str, axis)) for axis in self.axes]

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(map(len, self.labels))

    @property
    def size(self) -> int:
        return prod(self.shape)

    def names(self) -> list[str]:
        """The name of every feature: ``own/tiles/wall-slash/intact/b3``."""
        return ["/".join((self.name, *labels)) for labels in product(*self.labels)]


def up_to(count: int) -> range:
    """1, 2, ... ``count`` (or more)."""
    return range(1, count + 1)


# The game and what is common to all seats; what tells games apart stays true throughout a game
TABLE = (
    Features("mode", ("mode",), "the mode"),
    Features("players", (up_to(c.MAX_SEATS),), "number of players"),
    Features("advanced", (), "with a market, new traps and weapons"),
    Features("chiefs", (), "with chiefs"),
    Features("order_ask", (), "order = ask"),
    Features("heroic", (), "solo until no skeleton is left"),
    Features("draw", (range(DRAWS),), f"tokens each seat draws, up to {DRAWS - 1} or more; not listed if 3"),
    Features("round", (up_to(ROUNDS),), f"the round, up to {ROUNDS} or later"),
    Features("rounds_left", (range(ROUNDS),), f"rounds to survive after this one, up to {ROUNDS - 1} or more"),
    Features("phase", ("phase",), "the phase"),
    Features("black_to_move", (), "with labyrinths in the game: skeletons still to move show black"),
    Features("bag", (range(0, 20 * BAGS, 20),), "tokens in the bag, at least"),
    Features("stock", ("item", up_to(STOCK)), f"market: stock of an item, up to {STOCK} or more"),
    Features("capital", (range(c.MAX_SEATS + 1),), "co-op: houses of the capital"),
    Features("common_supply", ("trap", up_to(SUPPLY)), f"co-op: traps in the common supply, up to {SUPPLY} or more"),
    Features("retrieved", ("trap",), "co-op: retrieved in this phase, not to be placed yet"),
    Features("common_coins", (range(0, 2 * PURSE, 2),), "co-op, market: common coins, at least"),
)
# The decision of the seat
DECISION = (
    Features("decision", ("decision",), "the decision"),
    Features("subject", ("goal",), "place of the skeletons it is about, or beyond an edge"),
    Features("origin", ("place",), "where their move began"),
    Features("direction", ("direction",), "their direction"),
    Features("mover", ("kind",), "kind of the skeleton that moves or leads"),
    Features("mover_home", ("slot",), "its home slot"),
    Features("group", (up_to(GROUP),), f"how many move together, up to {GROUP} or more"),
    Features("cleave", ("symbol",), "axe: skeletons next to the hero, by symbol"),
    Features("lead", ("other", range(1 - LEAD, LEAD, 2)),
          f"versus: points of another seat minus one's own, rounded up to even; seats: {LIST_SEATS}"),
)  # fmt: skip
# A board as all seats see it
BOARD = (
    Features("projected_end", ("end", up_to(MOVES)),
          "of every skeleton: where its path ends if nobody interferes, and after how many moves. village: in co-op "
          "the capital; far: the top edge, in co-op the bottom one; hero: only once it has moved; or at a trap"),
    Features("hero", ("space",), "where the hero stands"),
    Features("floors", (range(c.MAX_FLOORS + 1),), "floors of the tower"),
    Features("houses", (range(c.MAX_HOUSES + 1),), "houses of the village"),
    Features("towers_standing", (range(5),), "co-op: number of standing towers"),
    Features("points", (range(0, 2 * POINTS, 2),), "points (E2), at least"),
    Features("supply", ("trap", up_to(SUPPLY)), f"traps in the supply, up to {SUPPLY} or more"),
    Features("weapon", ("weapon",), "the weapon"),
    Features("coins", (range(COINS),), f"market: coins, up to {COINS - 1} or more"),
    Features("passed", (), "has passed in the market"),
    Features("cemetery", ("slot",), "of every token in the cemetery: its home slot"),
    Features("to_move", (), "has a decision"),
    Features("eliminated", (), "will be eliminated"),
)  # fmt: skip
# What a seat observes of its own board only
OWN = (
    Features("skeletons", ("cell",), "of every skeleton still to move: its space and facing, or its slot"),
    Features("moved", ("cell",), "the same of every skeleton that has moved"),
    Features("chiefs", ("chief", "place"), "of every chief: its kind and place"),
    Features("tiles", ("tile", "side", "space"), "tiles: kind, side, space"),
    Features("used", ("space",), "traps triggered in this round"),
    Features("targets", ("seat",), f"of every catapult or hearse with a target: that seat; seats: self, {LIST_SEATS}"),
    Features("towers", ("space",), "co-op: standing towers"),
    Features("kills", (up_to(KILLS),), f"skeletons slain by the hero in this move or phase, up to {KILLS} or more"),
)
BLOCKS = (("", TABLE + DECISION), ("own", BOARD + OWN), ("left", BOARD), ("right", BOARD), ("others", BOARD))
"""The blocks of features with their fields. Features of the boards beyond left and right are listed together."""


def _placed() -> tuple[Features, ...]:
    """All fields under their full names, numbered from 1 on."""
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


def feature_names() -> list[str]:
    """The name of every feature, by number: ``mode/versus``, ``own/tiles/wall-slash/intact/b3``."""
    return ["padding", *(name for field in FIELDS for name in field.names())]


# How much higher the numbers of a board's features are in the block of a neighbour than in one's own
TO_LEFT = at("left/projected_end") - at("own/projected_end")
TO_RIGHT = at("right/projected_end") - at("own/projected_end")
TO_OTHERS = at("others/projected_end") - at("own/projected_end")

# Lists are bounded: of more tokens on a board or in a cemetery the first ones are listed
MAX_TOKENS = 48
MAX_DEAD = 24


def relative_seat(distance: int, players: int) -> int:
    """The index on the axis ``seat`` of the seat at a clockwise distance."""
    if distance <= 1:
        return distance
    return 2 if distance == players - 1 else distance + 1


def list_length(players: int) -> int:
    """The length of an observation: twice the usual number of features, and one vector more.

    One's own board comes first. Where more features are true than fit, the other boards are cut short.
    """
    return 160 + 48 * (players - 1) + LANES
