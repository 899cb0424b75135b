"""The sparse encoding: one list of features and one numbering of actions for all games.

``rules.features`` has the tables of fields, ``rules.sparse`` the writers. Here is what Python makes of them: the layout
of an observation of a configuration (:class:`SparseObservation`), and the mirror: what a position, and a choice in it,
are when left and right change places.

An observation is a row of uint16: the numbers of the features that are true, then zeros. It fits an embedding layer
(``torch.nn.EmbeddingBag(FEATURES, width, mode="sum", padding_idx=0)``), which is the first layer of a network at the
cost of the features that are true alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .._engine.game_spec import ARGUMENTS, GameSpec, game_spec
from .._engine.jit import python_of
from .._engine.simd_lists import AT_ONCE as SLACK
from .._engine.simd_lists import DETOUR_BITS, PATH_END
from .._engine.simd_rows import NO_MEMBER
from ..config import GameConfig
from ..rules.constants import (
    BASE_TILES,
    COOP,
    EAST,
    EXIT,
    EXPLODED,
    LABYRINTH_BLACK,
    LABYRINTH_WHITE,
    LAST_TILE,
    MAX_SEATS,
    MODE_NAMES,
    NO_TILE,
    NORTH,
    PLACES,
    SOUTH,
    SPACES,
    SPRING_TILE,
    SYMBOLS,
    TILES,
    TRAP_OF_TILE,
    TYPES,
    V_ADVANCE,
    V_PICK,
    V_PLACE,
    WALL_BACKSLASH,
    WALL_SLASH,
    WEST,
)
from ..rules.state import Row, record
from ..rules.traps import bounce
from .features import AXES, ENDS, FEATURES, FIELDS, MOVES, Field, at, relative_seat, room
from .projected_ends import AT_FAR, AT_LEFT, AT_RIGHT, AT_TOWER, AT_VILLAGE, ONWARD_END, PATH_ENDS, PATH_MOVES

# Where tokens walk on the printed board, with no tile on it and all towers standing (rules.sparse)
PATHS = record([
    ("way", np.int32, (8 * PLACES,)),           # (place << 2 | facing) * 2 + has it moved? -> its spaces, see WAY_END
    ("turns", np.int64, (4 * PLACES,)),         # place << 2 | facing -> the directions of its moves, see WAY_MOVES
    ("route", np.int8, (4 * PLACES, NO_MEMBER)),  # the spaces that it comes to, then NOWHERE
    ("onward", np.int32, (TILES, 4 * SPACES)),  # tile, space << 2 | direction -> see ONWARD_END
])  # fmt: skip
NOWHERE = 31
BOARDS = {
    "left": "the board of the left neighbour", "right": "that of the right one, from three players on",
    "others": "those of all others together, from four players on",
}  # fmt: skip
SPARSE = "sparse"  # the encoding's name
NO_CHOICES = np.zeros((0, 0, 0), np.int16)
NO_LISTS = (np.zeros((0, 0, 0), np.uint16), np.zeros(1, PATHS), NO_CHOICES, NO_CHOICES)
"""What the kernels are given where no lists are wanted: features, ways, choices, sizes."""


class SparseObservation:
    """The layout of a sparse observation; the numbers of features are the same in every game."""

    encoding, dtype = SPARSE, np.uint16

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.size = room(config.players)  # the length of a row
        self.fields = FIELDS
        self.paths = _paths(game_spec(config, common=True))

    def bounds(self) -> NDArray[np.uint16]:
        """The highest value of every entry (the lowest is 0)."""
        return np.full(self.size, FEATURES - 1, np.uint16)

    def views(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """How often every feature is listed, by the names of the fields: of an observation or of an array of them."""
        rows = observation.reshape(-1, observation.shape[-1])
        counts = np.zeros((len(rows), FEATURES), np.uint8)
        np.add.at(counts, (np.arange(len(rows))[:, None], rows), 1)
        head = observation.shape[:-1]
        return {one.name: counts[:, one.start : one.start + one.size].reshape(*head, *one.shape) for one in FIELDS}

    def table(self) -> str:
        """The documentation of every feature, as a Markdown table."""
        rows = ["| features | field | shape | meaning |", "|---|---|---|---|", "| 0 | | | none: fills up a list |"]
        rows += [_row(field) for field in FIELDS if field.name.partition("/")[0] not in BOARDS]
        for board, whose in BOARDS.items():
            first, *_, last = (field for field in FIELDS if field.name.startswith(f"{board}/"))
            told = f"{whose}: `{first.name.split('/')[1]}` to `{last.name.split('/')[1]}`, as of `own`"
            rows.append(f"| {first.start}..{last.start + last.size - 1} | {board}/... | | {told} |")
        return "\n".join(rows)


def most_choices(config: GameConfig) -> int:
    """Room for the legal actions of a seat: all tiles everywhere, or a token of each type, and a vector more."""
    tiles = LAST_TILE if config.advanced else BASE_TILES
    return -(-max(SPACES * tiles + 1, 4 * TYPES) // 8) * 8 + SLACK


def _row(field: Field) -> str:
    numbers = str(field.start) if field.size == 1 else f"{field.start}..{field.start + field.size - 1}"
    return f"| {numbers} | {field.name} | {' x '.join(map(str, field.shape))} | {field.meaning} |"


def _paths(made: GameSpec) -> NDArray[Any]:
    """Where tokens walk on the printed board of a layout."""
    paths = np.zeros(1, PATHS)
    t, w = Row(made.tables), Row(paths)
    village = NORTH if made.config.mode == MODE_NAMES[COOP] else SOUTH
    edges = {EXIT + EAST: AT_RIGHT, EXIT + WEST: AT_LEFT, EXIT + NORTH: AT_FAR, EXIT + SOUTH: AT_FAR}
    edges |= {EXIT + village: AT_VILLAGE}
    w.route[:] = NOWHERE
    for stack in range(4 * PLACES):
        place, way, path, end, moves = stack >> 2, stack & 3, 0, None, 0
        while end is None:  # the printed arrows lead nobody round in a ring, nor further than NO_MEMBER
            place = int(t.neighbour[place, way])
            w.turns[stack] |= way << 2 * moves
            moves += 1
            if place >= EXIT:
                end = edges[place]
                continue
            w.route[stack, moves - 1] = place
            path |= 1 << place
            if int(t.towers) >> place & 1:
                end = AT_TOWER
            way = int(t.arrow[place, way])
        w.turns[stack] |= moves - 1 << PATH_MOVES | end << PATH_ENDS
        for later in range(2):
            w.way[2 * stack + later] = path | end * MOVES + min(moves + later, MOVES) - 1 << PATH_END
    for tile in range(TILES):
        w.onward[tile] = [_onward(t, tile, stack >> 2, stack & 3) for stack in range(4 * SPACES)]
    return paths


def _onward(t: Any, tile: int, space: int, way: int) -> int:
    """What a tile makes of a way that comes to it: see ONWARD_END. A treasure beside it is left to ``rules.fates``."""
    moves, end = 0, -1
    if tile in (NO_TILE, EXPLODED):
        way, moves = int(t.arrow[space, way]), 1
    elif tile in (WALL_SLASH, WALL_BACKSLASH):
        way = python_of(bounce)(way, tile)
    elif tile == SPRING_TILE:
        over = int(t.neighbour[space, way])
        space = space if over >= EXIT else over  # over the edge it is one step from here as well
    elif tile in (LABYRINTH_WHITE, LABYRINTH_BLACK):
        moves = 2
    else:
        end = ENDS + int(TRAP_OF_TILE[tile])
    return end << ONWARD_END | (space << 2 | way) << DETOUR_BITS | moves


# The mirror -------------------------------------------------------------------------------------------------------
# Columns a and e, b and d change places, and with them all that lies left or right. Forests show their symbols
# clockwise (G5), so purple and green, yellow and blue swap; so do the slants of walls, and the neighbours (G10).


def _mirrored_axes(players: int) -> dict[str, list[int]]:
    """For every axis of ``rules.features`` which entry takes whose place."""
    space = [5 * (place // 5) + 4 - place % 5 for place in range(SPACES)]
    slot = [*range(10, 15), *range(9, 4, -1), *range(5)]
    place = space + [SPACES + k for k in slot]
    way = [NORTH, WEST, SOUTH, EAST]
    wall = {WALL_SLASH: WALL_BACKSLASH, WALL_BACKSLASH: WALL_SLASH}
    seat = list(range(MAX_SEATS))
    for distance in range(players):
        seat[relative_seat(distance, players)] = relative_seat(-distance % players, players)
    end = list(range(AXES["end"]))
    end[AT_LEFT], end[AT_RIGHT] = AT_RIGHT, AT_LEFT
    return {
        "space": space,
        "slot": slot,
        "place": place,
        "goal": place + [EXIT + d for d in way],
        "way": way,
        "end": end,
        "cell": [SPACES * d + k for d in way for k in space] + [4 * SPACES + k for k in slot],
        "tile": [wall.get(tile, tile) - 1 for tile in range(1, TILES)],
        "symbol": list(range(SYMBOLS - 1, -1, -1)),
        "seat": seat,
        "other": [one - 1 for one in seat[1:]],
    }


def _permutation(axes: Sequence[str | int], mirrored: dict[str, list[int]]) -> NDArray[np.int64]:
    """Of a run over these axes which entry takes whose place, in C order."""
    found = np.zeros(1, np.int64)
    for axis in axes:
        one = np.arange(axis) if isinstance(axis, int) else np.array(mirrored[axis])
        found = (found[:, None] * len(one) + one).reshape(-1)
    return found


def mirror_features(players: int) -> NDArray[np.uint16]:
    """feature -> the feature that is true in the mirror."""
    mirrored = _mirrored_axes(players)
    swapped = {"left/": "right/", "right/": "left/"} if players > 2 else {}
    found = np.arange(FEATURES, dtype=np.uint16)
    for field in FIELDS:
        block = field.name.partition("/")[0] + "/"
        there = at(swapped.get(block, block) + field.name.partition("/")[2]) if block in swapped else field.start
        found[field.start : field.start + field.size] = there + _permutation(field.axes, mirrored)
    return found


def mirror_actions(made: GameSpec) -> NDArray[np.int16]:
    """action -> the same choice in the mirror, in a common layout.

    The chiefs of a kind are not symmetrical: a type of token that has no image stays what it is.
    """
    mirrored = _mirrored_axes(made.config.players)
    types = {model: k for k, model in enumerate(made.types)}
    mirrored["type"] = [
        types.get((SYMBOLS - 1 - symbol, 2 - home, kind), k) for k, (symbol, home, kind) in enumerate(made.types)
    ]
    verbs = {verb: verb for verb in ARGUMENTS}
    verbs |= {V_PLACE + k: V_PLACE + image for k, image in enumerate(mirrored["tile"]) if k < LAST_TILE}
    verbs |= {first + d: first + mirrored["way"][d] for first in (V_ADVANCE, V_PICK) for d in range(4)}
    starts, total = {}, 0
    for verb, axis in ARGUMENTS.items():
        starts[verb] = total
        total += axis if isinstance(axis, int) else AXES[axis]
    parts = [starts[verbs[verb]] + _permutation([axis], mirrored) for verb, axis in ARGUMENTS.items()]
    return np.concatenate(parts).astype(np.int16)
