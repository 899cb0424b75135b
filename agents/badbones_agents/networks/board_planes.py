"""How a network looks at an observation: one's own board as 7 x 7 planes, with the forest slots around the 25 spaces.

The cut is made from the table of fields (``badbones_env.observation.dense``), so it follows all configurations and both
encodings. It is a list of indices into the observation: index ``size`` stands for a zero. Whatever has a place on one's
own board becomes a plane: fields of 5 x 5, fields by slot (waiting, cemetery, bag), and the subject of a decision. The
other boards are blocks of numbers that look alike for all of them. The rest are single numbers.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from badbones_env.lowlevel import GameSpec
from badbones_env.observation.dense import Field, Observation
from badbones_env.rules.constants import LAST_TILE, MODEL_COPIES, SLOTS, SPACES, V_ADVANCE, V_PLACE
from badbones_env.text.choices import SPACE_VERBS

GRID = 7
INNER = np.array([GRID * (space // 5 + 1) + space % 5 + 1 for space in range(SPACES)])  # the cells of the spaces


@dataclass(frozen=True)
class BoardCut:
    """Indices into an observation of ``size`` entries."""

    size: int
    planes: NDArray[np.int64]  # (planes, 49) of one's own board
    rivals: NDArray[np.int64]  # (other boards, entries of one)
    numbers: NDArray[np.int64]  # (all other entries,)


def input_scale(observation: Observation) -> NDArray[np.float32]:
    """What entries are multiplied by: single numbers and the bag come to at most 1, counts and one-hots stay."""
    scale = np.ones(observation.size, np.float32)
    for name, (start, field) in observation.places().items():
        if name == "bag_models":
            scale[start : start + field.size] = 1 / MODEL_COPIES
        elif field.size == 1:
            scale[start] = 1 / field.high
    return scale


def board_cut(observation: Observation) -> BoardCut:
    """The cut of a layout."""
    bottom = observation.config.mode == "coop"
    slots = [GRID * (i + 1) for i in range(5)]
    slots += [(0 if bottom else GRID * 6) + i + 1 for i in range(5)]
    slots += [GRID * (i + 1) + 6 for i in range(5)]
    places = np.concatenate([INNER, slots])
    planes: list[NDArray[np.int64]] = []
    numbers: list[int] = []
    rivals: dict[str, list[int]] = {}

    def cells_of(field: Field) -> NDArray[np.int64] | None:
        if field.shape[-2:] == (5, 5):
            return INNER
        if field.shape == (SLOTS,) and field.name != "decision":
            return places[SPACES:]
        return places if field.name == "subject" else None

    for name, (start, field) in observation.places().items():
        board = name.split("/")[0]
        cells = cells_of(field)
        if board.startswith("board") and board != "board0":
            rivals.setdefault(board, []).extend(range(start, start + field.size))
        elif cells is None:
            numbers += range(start, start + field.size)
        else:
            for first in range(start, start + field.size, len(cells)):
                plane = np.full(GRID * GRID, observation.size)
                plane[cells] = np.arange(first, first + len(cells))
                planes.append(plane)
    others = np.array(list(rivals.values())) if rivals else np.zeros((0, 0), np.int64)
    return BoardCut(observation.size, np.array(planes), others, np.array(numbers))


def action_cells(spec: GameSpec) -> tuple[int, NDArray[np.int64]]:
    """How many verbs take a space, and for every action 25 * verb's number + space (others: 25 * that number)."""
    verbs = [
        verb
        for verb in spec.by_verb
        if verb in SPACE_VERBS or V_PLACE <= verb < V_PLACE + LAST_TILE or V_ADVANCE <= verb < V_ADVANCE + 4
    ]
    number = {verb: k for k, verb in enumerate(verbs)}
    none = SPACES * len(verbs)
    cells = [SPACES * number[verb] + space if verb in number else none for verb, space in spec.actions]
    return len(verbs), np.array(cells)
