"""The sparse encoding: one list of features and one numbering of actions for all games.

``features`` has the tables of fields, ``sparse_kernels`` the writers. This module has the layout of an observation
(:class:`SparseObservation`), the names of actions (:func:`action_names`), and the left-right mirror of both.

An observation is a row of uint16: the numbers of the features that are true, then zeros. The first layer of a network
is then an embedding (``torch.nn.EmbeddingBag(FEATURES, width, mode="sum", padding_idx=0)``), whose cost grows with the
number of true features only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .._engine.game_spec import ARGUMENTS, GameSpec, game_spec
from .._engine.jit import python_of
from .._engine.simd_lists import DETOUR_BITS, PATH_END
from .._engine.simd_lists import LANES as SLACK
from ..config import GameConfig
from ..rules import constants as c
from ..rules.state import Row
from ..rules.traps import HOLDS, PASSES_ON, STANDS, tile_effect
from ..text.choices import verb_name
from .features import AXES, ENDS, FEATURES, FIELDS, MOVES, Features, at, list_length, relative_seat, slug
from .projected_ends import AT_FAR, AT_LEFT, AT_RIGHT, AT_TOWER, AT_VILLAGE, ONWARD_END, PATH_ENDS, PATH_MOVES, PATHS

NOWHERE = 31
EXTRA_MOVES = {PASSES_ON: 0, STANDS: 1, HOLDS: 2}  # moves that a tile costs a token; all other effects end its path
BOARDS = {
    "left": "the board of the left neighbour", "right": "that of the right one, from three players on",
    "others": "the boards of all others together, from four players on",
}  # fmt: skip
SPARSE = "sparse"  # the encoding's name
LONG_AXIS = 18


class SparseObservation:
    """The layout of a sparse observation. Features have the same numbers in every game."""

    encoding, dtype = SPARSE, np.uint16

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.size = list_length(config.players)  # the length of a row
        self.fields = FIELDS
        self.paths = _printed_paths(game_spec(config, common=True))

    def bounds(self) -> NDArray[np.uint16]:
        """The highest value of every entry (the lowest is 0)."""
        return np.full(self.size, FEATURES - 1, np.uint16)

    def views(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The count of every feature, by field, in one observation or an array of them."""
        rows = observation.reshape(-1, observation.shape[-1])
        counts = np.zeros((len(rows), FEATURES), np.uint8)
        np.add.at(counts, (np.arange(len(rows))[:, None], rows), 1)
        head = observation.shape[:-1]
        return {
            field.name: counts[:, field.start : field.start + field.size].reshape((*head, *field.shape))
            for field in FIELDS
        }

    def table(self) -> str:
        """The documentation of every feature, as a Markdown table."""
        rows = ["| features | field | labels of its axes | meaning |", "|---|---|---|---|", "| 0 | padding | | |"]
        rows += [_row(field) for field in FIELDS if field.name.partition("/")[0] not in BOARDS]
        for board, whose in BOARDS.items():
            first, *_, last = (field for field in FIELDS if field.name.startswith(f"{board}/"))
            meaning = f"{whose}: `{first.name.split('/')[1]}` to `{last.name.split('/')[1]}`, as in `own`"
            rows.append(f"| {first.start}..{last.start + last.size - 1} | {board}/... | | {meaning} |")
        return "\n".join(rows)


def max_choices(config: GameConfig) -> int:
    """An upper bound of a seat's legal actions (all tiles everywhere, or one of each token type), padded for SIMD."""
    tiles = c.LAST_TILE if config.advanced else c.BASE_TILES
    return -(-max(c.SPACES * tiles + 1, 4 * c.TYPES) // 8) * 8 + SLACK


def _row(field: Features) -> str:
    numbers = str(field.start) if field.size == 1 else f"{field.start}..{field.start + field.size - 1}"
    axes = " / ".join(_axis_labels(labels) for labels in field.labels)
    return f"| {numbers} | {field.name} | {axes} | {field.meaning} |"


def _axis_labels(labels: tuple[str, ...]) -> str:
    """The labels of an axis; long lists of places or numbers are abbreviated."""
    if len(labels) > LONG_AXIS or (len(labels) > 3 and labels[-1].isdigit()):
        labels = (*labels[:2], "..", labels[-1])
    return " ".join(labels)


def action_names() -> list[str]:
    """The name of every action of the sparse encoding, by number: ``pass``, ``place/wall-slash/b3``, ``send/left``."""
    types = tuple(map(slug, game_spec(GameConfig()).type_names))
    names = []
    for verb, axis in ARGUMENTS.items():
        name, _, tile_or_direction = verb_name(verb).partition(" ")
        parts = [name, slug(tile_or_direction)] if tile_or_direction else [name]
        labels = types if axis == "type" else AXES[axis] if axis else ()
        names += ["/".join((*parts, label)) for label in labels] or ["/".join(parts)]
    return names


def _printed_paths(spec: GameSpec) -> NDArray[Any]:
    """The path of a token from every place and direction, on the printed board without tiles."""
    paths = np.zeros(1, PATHS)
    t, w = Row(spec.tables), Row(paths)
    village = c.NORTH if spec.config.mode == c.MODE_NAMES[c.COOP] else c.SOUTH
    edges = {c.EXIT + c.EAST: AT_RIGHT, c.EXIT + c.WEST: AT_LEFT, c.EXIT + c.NORTH: AT_FAR, c.EXIT + c.SOUTH: AT_FAR}
    edges |= {c.EXIT + village: AT_VILLAGE}
    w.route[:] = NOWHERE
    for stack in range(4 * c.PLACES):  # a stack: a place and a direction
        place, way, path, end, moves = stack >> 2, stack & 3, 0, None, 0
        while end is None:  # the printed arrows have no cycle, and no path longer than NO_MEMBER
            place = int(t.neighbour[place, way])
            w.turns[stack] |= way << 2 * moves
            moves += 1
            if place >= c.EXIT:
                end = edges[place]
                continue
            w.route[stack, moves - 1] = place
            path |= 1 << place
            if int(t.towers) >> place & 1:
                end = AT_TOWER
            way = int(t.arrow[place, way])
        w.turns[stack] |= moves - 1 << PATH_MOVES | end << PATH_ENDS
        for delay in range(2):
            w.spaces[2 * stack + delay] = path | end * MOVES + min(moves + delay, MOVES) - 1 << PATH_END
    for tile in range(c.TILES):
        w.onward[tile] = [_onward(t, tile, stack >> 2, stack & 3) for stack in range(4 * c.SPACES)]
    return paths


def _onward(t: Any, tile: int, space: int, way: int) -> int:
    """How a tile changes a path that reaches it, packed as at ONWARD_END. ``follow`` handles adjacent treasures."""
    effect, place, onward = python_of(tile_effect)(t, tile, space, way)
    moves = EXTRA_MOVES.get(effect)
    end = -1 if moves is not None else ENDS + int(c.TRAP_OF_TILE[tile])
    return int(end << ONWARD_END | (place << 2 | onward) << DETOUR_BITS | (moves or 0))


# The mirror swaps columns a and e, b and d, and with them everything on the left and right. Forests show their symbols
# clockwise (G5), so purple and green, yellow and blue swap. So do the slants of walls and the neighbours (G10).


def _mirrored_axes(players: int) -> dict[str, list[int]]:
    """For every axis that the mirror changes: the image of each entry."""
    space = [5 * (place // 5) + 4 - place % 5 for place in range(c.SPACES)]
    slot = [*range(10, 15), *range(9, 4, -1), *range(5)]
    place = space + [c.SPACES + k for k in slot]
    way = [c.NORTH, c.WEST, c.SOUTH, c.EAST]
    wall = {c.WALL_SLASH: c.WALL_BACKSLASH, c.WALL_BACKSLASH: c.WALL_SLASH}
    seat = list(range(c.MAX_SEATS))
    for distance in range(players):
        seat[relative_seat(distance, players)] = relative_seat(-distance % players, players)
    end = list(range(len(AXES["end"])))
    end[AT_LEFT], end[AT_RIGHT] = AT_RIGHT, AT_LEFT
    return {
        "space": space,
        "slot": slot,
        "place": place,
        "goal": place + [c.EXIT + d for d in way],
        "direction": way,
        "end": end,
        "cell": [c.SPACES * d + k for d in way for k in space] + [4 * c.SPACES + k for k in slot],
        "tile": [wall.get(tile, tile) - 1 for tile in range(1, c.TILES)],
        "symbol": list(range(c.SYMBOLS - 1, -1, -1)),
        "seat": seat,
        "other": [number - 1 for number in seat[1:]],
    }


def _permutation(axes: Sequence[str | range], mirrored: dict[str, list[int]]) -> NDArray[np.int64]:
    """The image of each entry of an array with these axes, flattened in C order."""
    permutation = np.zeros(1, np.int64)
    for axis in axes:
        size = len(AXES[axis] if isinstance(axis, str) else axis)
        images = np.array(mirrored.get(axis, range(size)) if isinstance(axis, str) else range(size))
        permutation = (permutation[:, None] * size + images).reshape(-1)
    return permutation


def mirror_features(players: int) -> NDArray[np.uint16]:
    """The mirror image of each feature."""
    mirrored = _mirrored_axes(players)
    swapped = {"left/": "right/", "right/": "left/"} if players > 2 else {}
    images = np.arange(FEATURES, dtype=np.uint16)
    for field in FIELDS:
        block = field.name.partition("/")[0] + "/"
        there = at(swapped.get(block, block) + field.name.partition("/")[2]) if block in swapped else field.start
        images[field.start : field.start + field.size] = there + _permutation(field.axes, mirrored)
    return images


def mirror_actions(spec: GameSpec) -> NDArray[np.int16]:
    """The mirror image of each action of the sparse encoding.

    The chiefs of a kind are not symmetrical: a type of token without a mirror image is mapped to itself.
    """
    mirrored = _mirrored_axes(spec.config.players)
    types = {model: k for k, model in enumerate(spec.types)}
    mirrored["type"] = [
        types.get((c.SYMBOLS - 1 - symbol, 2 - home, kind), k) for k, (symbol, home, kind) in enumerate(spec.types)
    ]
    verbs = {verb: verb for verb in ARGUMENTS}
    verbs |= {c.V_PLACE + k: c.V_PLACE + image for k, image in enumerate(mirrored["tile"]) if k < c.LAST_TILE}
    verbs |= {first + d: first + mirrored["direction"][d] for first in (c.V_ADVANCE, c.V_PICK) for d in range(4)}
    starts, total = {}, 0
    for verb, axis in ARGUMENTS.items():
        starts[verb] = total
        total += len(AXES[axis]) if axis else 1
    parts = [starts[verbs[verb]] + _permutation([axis] if axis else [], mirrored) for verb, axis in ARGUMENTS.items()]
    return np.concatenate(parts).astype(np.int16)
