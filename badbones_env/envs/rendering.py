"""Pictures of a state without any drawing library: text, and a plain raster."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..notation import dump
from ..render import text
from ..rules.constants import DECISION_NAMES
from ..simulator import Simulator
from ..spaces import SPACE_NAMES

RENDER_MODES = ("ansi", "rgb_array", "human")
CELL = 36
COLOURS = {
    "ground": (214, 228, 200), "line": (120, 140, 110), "forest": (60, 92, 66), "village": (190, 150, 110),
    "tower": (110, 110, 125), "hero": (30, 90, 200), "bone": (250, 250, 245), "dark": (35, 35, 40),
    "trap": (205, 120, 40), "damaged": (150, 60, 50),
}  # fmt: skip
# 3 x 5 digits, a row of bits each
FONT = {
    "0": (7, 5, 5, 5, 7), "1": (2, 6, 2, 2, 7), "2": (7, 1, 7, 4, 7), "3": (7, 1, 7, 1, 7), "4": (5, 5, 7, 1, 1),
    "5": (7, 4, 7, 1, 7), "6": (7, 4, 7, 5, 7), "7": (7, 1, 1, 1, 1), "8": (7, 5, 7, 5, 7), "9": (7, 5, 7, 1, 7),
}  # fmt: skip


def render_state(sim: Simulator, game: int, mode: str | None) -> Any:
    """What a render mode shows of a game; None for ``human``, which prints."""
    row = sim.states[game : game + 1]
    position = dump(sim.layout, row, sim.points()[game].tolist())
    if mode == "rgb_array":
        return picture(position)
    if mode in ("ansi", "human"):
        asked = {seat: DECISION_NAMES[int(row[0].decision[seat])] for seat in range(sim.config.players)}
        shown = text(sim.config.mode, position, asked)
        if mode == "ansi":
            return shown
        print(shown)
    return None


def picture(position: dict[str, Any]) -> NDArray[np.uint8]:
    """All boards side by side (three a row) as an RGB array."""
    boards = [_board(board) for board in position["board"]]
    across = min(3, len(boards))
    blank = np.full_like(boards[0], 255)
    boards += [blank] * (-len(boards) % across)
    rows = [np.concatenate(boards[i : i + across], axis=1) for i in range(0, len(boards), across)]
    return np.ascontiguousarray(np.concatenate(rows, axis=0))


def _board(board: dict[str, Any]) -> NDArray[np.uint8]:
    size = 7 * CELL
    image = np.empty((size, size, 3), np.uint8)
    image[:] = COLOURS["forest"]
    image[CELL : 6 * CELL, CELL : 6 * CELL] = COLOURS["ground"]
    coop = "towers" in board
    image[:CELL] = COLOURS["village"] if coop else COLOURS["forest"]
    image[6 * CELL :] = COLOURS["forest"] if coop else COLOURS["village"]
    for k in range(1, 7):
        image[k * CELL, CELL : 6 * CELL + 1] = COLOURS["line"]
        image[CELL : 6 * CELL + 1, k * CELL] = COLOURS["line"]
    for space in board.get("towers", ["c3"]):
        y, x = _corner(space)
        image[y + 4 : y + CELL - 3, x + 4 : x + CELL - 3] = COLOURS["tower"]
        if not coop:
            _digits(image, y + 6, x + CELL // 2 - 3, str(board["floors"]), COLOURS["bone"], 2)
    if not coop:
        _digits(image, 6 * CELL + 10, 3 * CELL + 12, str(board["houses"]), COLOURS["dark"], 3)
    for trap in board["traps"]:
        words = trap.split()
        y, x = _corner(words[0])
        colour = COLOURS["damaged"] if words[-1] in ("damaged", "exploded") else COLOURS["trap"]
        _trap(image[y + 3 : y + CELL - 2, x + 3 : x + CELL - 2], words[1], colour)
    if board["hero"] != "none":
        y, x = _corner(board["hero"])
        _disc(image, y + CELL - 11, x + 11, 7, COLOURS["hero"])
    crowd: dict[tuple[str, str], int] = {}
    for item in board["skeletons"]:
        space, facing = item.split()[:2]
        crowd[space, facing] = crowd.get((space, facing), 0) + 1
    for (space, facing), number in crowd.items():
        y, x = _corner(space)
        _arrow(image, y, x, facing, number)
    for slot, number in _waiting(board["forest"]).items():
        y, x = _slot_corner(slot)
        _disc(image, y + CELL // 2, x + CELL // 2, 9, COLOURS["bone"])
        _digits(image, y + CELL // 2 - 5, x + CELL // 2 - 3 * len(str(number)), str(number), COLOURS["dark"], 2)
    return image


def _corner(space: str) -> tuple[int, int]:
    number = SPACE_NAMES.index(space)
    return (5 - number // 5) * CELL, (1 + number % 5) * CELL


def _slot_corner(slot: str) -> tuple[int, int]:
    if slot[0] in "LR":
        return (6 - int(slot[1])) * CELL, 0 if slot[0] == "L" else 6 * CELL
    return 0 if slot[0] == "T" else 6 * CELL, (1 + "abcde".index(slot[1])) * CELL


def _waiting(forest: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for item in forest:
        found[item.split()[0]] = found.get(item.split()[0], 0) + 1
    return found


def _disc(image: NDArray[np.uint8], y: int, x: int, radius: int, colour: tuple[int, int, int]) -> None:
    ys, xs = np.ogrid[: image.shape[0], : image.shape[1]]
    image[(ys - y) ** 2 + (xs - x) ** 2 <= radius**2] = colour


def _arrow(image: NDArray[np.uint8], y: int, x: int, facing: str, number: int) -> None:
    """A white triangle that points where the skeletons face, on that side of the space, with their number."""
    cy, cx = {"n": (9, 24), "e": (20, 29), "s": (30, 24), "w": (20, 16)}[facing]
    dy, dx = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}[facing]
    for k in range(8):
        for across in range(-k, k + 1):
            py, px = y + cy + dy * (4 - k) + dx * across, x + cx + dx * (4 - k) + dy * across
            edge = abs(across) == k or k == 7
            image[py, px] = COLOURS["dark"] if edge else COLOURS["bone"]
    if number > 1:
        _digits(image, y + cy - 2 - 2 * dy, x + cx - 1 - 2 * dx, str(min(number, 9)), COLOURS["dark"], 1)


def _digits(
    image: NDArray[np.uint8], y: int, x: int, number: str, colour: tuple[int, int, int], scale: int
) -> None:
    for digit in number:
        for row, bits in enumerate(FONT[digit]):
            for column in range(3):
                if (bits >> (2 - column)) & 1:
                    top, left = y + row * scale, x + column * scale
                    image[top : top + scale, left : left + scale] = colour
        x += 4 * scale


def _trap(area: NDArray[np.uint8], kind: str, colour: tuple[int, int, int]) -> None:
    """A sign for a trap: walls are diagonals, the others simple shapes that differ in form."""
    size = area.shape[0]
    ys, xs = np.mgrid[:size, :size]
    middle = size // 2
    radius = np.hypot(ys - middle, xs - middle)
    shapes = {
        "wall/": abs(ys + xs - size + 1) < 3,
        "wall\\": abs(ys - xs) < 3,
        "catapult": (ys > size - 8) | (abs(xs - middle) < 3),
        "dragon": (abs(ys - middle) + abs(xs - middle) < size // 2) & ((ys + xs) % 6 < 3),
        "treasure": abs(ys - middle) + abs(xs - middle) < size // 3,
        "barricade": (abs(ys - xs) < 3) | (abs(ys + xs - size + 1) < 3),
        "bomb": radius < size // 3,
        "hearse": (ys > size // 2) & (ys < size - 6),
        "labyrinth:white": (radius % 6 < 2) & (radius < size // 2),
        "labyrinth:black": (radius % 6 < 3) & (radius < size // 2),
        "portal": (radius > size // 4) & (radius < size // 2 - 1),
        "spring": (ys % 8 < 3) & (abs(xs - middle) < size // 4),
    }
    area[shapes[kind]] = colour
