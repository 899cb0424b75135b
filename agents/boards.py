"""How a network looks at an observation: boards as 7 x 7 planes, with the forest slots around the 25 spaces.

The cut is made from the table of fields (``badbones_env.observation``), so it follows every configuration and both
encodings. It is a list of indices into the observation: index ``size`` stands for a zero. Whatever has a place on a
board becomes a plane: fields of 5 x 5, fields by slot (waiting, cemetery, bag), and the subject of a decision, which
lies on one's own board. The rest are numbers of a board or of the table.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from badbones_env.actions import SPACE_VERBS
from badbones_env.observation import Field, Observation
from badbones_env.rules.constants import LAST_TILE, MODEL_COPIES, SLOTS, SPACES, V_ADVANCE, V_PLACE
from badbones_env.tables import Layout

GRID = 7
INNER = np.array([GRID * (space // 5 + 1) + space % 5 + 1 for space in range(SPACES)])  # the cells of the spaces


@dataclass(frozen=True)
class BoardCut:
    """Indices into an observation of ``size`` entries."""

    size: int
    planes: NDArray[np.int64]  # (boards, planes, 49)
    numbers: NDArray[np.int64]  # (boards, numbers of a board)
    common: NDArray[np.int64]  # (numbers of the table and of the observer,)


def input_scale(seen: Observation) -> NDArray[np.float32]:
    """What entries are multiplied by: single numbers and the bag come to at most 1, counts and one-hots stay."""
    scale = np.ones(seen.size, np.float32)
    for name, (start, field) in seen.places().items():
        if name == "bag_models":
            scale[start : start + field.size] = 1 / MODEL_COPIES
        elif field.size == 1:
            scale[start] = 1 / field.high
    return scale


def board_cut(seen: Observation) -> BoardCut:
    """The cut of a layout."""
    bottom = seen.config.mode == "coop"
    slots = [GRID * (i + 1) for i in range(5)]
    slots += [(0 if bottom else GRID * 6) + i + 1 for i in range(5)]
    slots += [GRID * (i + 1) + 6 for i in range(5)]
    places = np.concatenate([INNER, slots])
    boards = range(seen.config.players)
    planes: list[list[NDArray[np.int64]]] = [[] for _ in boards]
    numbers: list[list[int]] = [[] for _ in boards]
    common: list[int] = []
    # one encoder for all boards: what only one's own or only the others' blocks have is 0 on the other ones
    every = {(field.name, field.shape): field for field in (*seen.board_fields, *seen.rival_fields)}

    def put(board: int, start: int, cells: NDArray[np.int64]) -> None:
        plane = np.full(GRID * GRID, seen.size)
        plane[cells] = np.arange(start, start + len(cells))
        planes[board].append(plane)

    def cells_of(field: Field) -> NDArray[np.int64] | None:
        if field.shape[-2:] == (5, 5):
            return INNER
        if field.shape == (SLOTS,) and field.name != "decision":
            return places[SPACES:]
        return places if field.name == "subject" else None

    for field in seen.fields:
        cells = cells_of(field)
        if cells is None:
            common += range(field.offset, field.offset + field.size)
            continue
        for board in boards:
            if board == 0 or field.name == "bag_models":
                put(board, field.offset, cells)
            else:
                put(board, seen.size, np.zeros(0, np.int64))
    for board in boards:
        start = seen.first_board
        if board:
            start += seen.board_size + (board - 1) * seen.rival_size
        here = {(field.name, field.shape): field for field in (seen.rival_fields if board else seen.board_fields)}
        for key, field in every.items():
            cells = cells_of(field)
            first = start + here[key].offset if key in here else -1
            if cells is None:
                numbers[board] += range(first, first + field.size) if key in here else [seen.size] * field.size
                continue
            for k in range(0, field.size, len(cells)):
                put(board, first + k if key in here else seen.size, cells if key in here else cells[:0])
    return BoardCut(seen.size, np.array(planes), np.array(numbers), np.array(common))


def action_cells(layout: Layout) -> tuple[int, NDArray[np.int64]]:
    """How many verbs take a space, and for every action 25 * verb's number + space (others: 25 * that number)."""
    verbs = [verb for verb in layout.by_verb if verb in SPACE_VERBS or V_PLACE <= verb < V_PLACE + LAST_TILE
             or V_ADVANCE <= verb < V_ADVANCE + 4]  # fmt: skip
    number = {verb: k for k, verb in enumerate(verbs)}
    none = SPACES * len(verbs)
    cells = [SPACES * number[verb] + space if verb in number else none for verb, space in layout.actions]
    return len(verbs), np.array(cells)
