"""What is printed on a board: the ground with forests and village, reorientation arrows; and the marks of choices.

The geometry of a board stands here too: everything that is placed on it asks ``space_centre`` and ``slot_centre``.
"""

from __future__ import annotations

from .palette import (
    ARROW,
    BONE,
    CHOICE,
    EARTH,
    EARTH_DARK,
    FAINT,
    FOREST,
    FOREST_DARK,
    FOREST_LIGHT,
    GOLD,
    GRID,
    HEADER,
    INK,
    PAPER,
    PARCHMENT,
    PARCHMENT_DARK,
    SLOT,
    STONE,
)
from .shapes import Circle, Path, Shape, Symbol, Text, line, polygon, rectangle

CELL = 100.0
STRIP = 84.0  # depth of a forest or village
MARGIN = 6.0
HEADER_HEIGHT = 58.0
LEFT = MARGIN + STRIP + 4  # of the spaces
TOP = HEADER_HEIGHT + 4 + STRIP + 4
RIGHT = LEFT + 5 * CELL
BOTTOM = TOP + 5 * CELL
SHELF = BOTTOM + 4 + STRIP + 6  # supply, cemetery
SHELF_HEIGHT = 78.0
BOARD_WIDTH = RIGHT + LEFT
BOARD_HEIGHT = SHELF + SHELF_HEIGHT + MARGIN
FILES = "abcde"


def space_centre(space: str) -> tuple[float, float]:
    """The middle of a space such as ``c4``."""
    return LEFT + CELL * (FILES.index(space[0]) + 0.5), TOP + CELL * (5.5 - int(space[1]))


def slot_centre(slot: str) -> tuple[float, float]:
    """The middle of a forest slot such as ``L3`` or ``Ta``."""
    if slot[0] in "LR":
        x = LEFT - 4 - STRIP / 2 if slot[0] == "L" else RIGHT + 4 + STRIP / 2
        return x, TOP + CELL * (5.5 - int(slot[1]))
    y = TOP - 4 - STRIP / 2 if slot[0] == "T" else BOTTOM + 4 + STRIP / 2
    return LEFT + CELL * (FILES.index(slot[1]) + 0.5), y


def place_centre(place: str) -> tuple[float, float]:
    """The middle of a space or a slot."""
    return space_centre(place) if place[0] in FILES else slot_centre(place)


def _strips() -> dict[str, tuple[float, float, float, float]]:
    return {
        "left": (LEFT - 4 - STRIP, TOP, STRIP, 5 * CELL),
        "right": (RIGHT + 4, TOP, STRIP, 5 * CELL),
        "top": (LEFT, TOP - 4 - STRIP, 5 * CELL, STRIP),
        "bottom": (LEFT, BOTTOM + 4, 5 * CELL, STRIP),
    }


def _tree(x: float, y: float, size: float, fill: str) -> list[Shape]:
    return [
        Path(polygon((x, y - size), (x + size * 0.55, y + size * 0.1), (x - size * 0.55, y + size * 0.1)), fill),
        Path(polygon((x, y - size * 0.5), (x + size * 0.7, y + size * 0.7), (x - size * 0.7, y + size * 0.7)), fill),
    ]


def _forest(x: float, y: float, width: float, height: float) -> list[Shape]:
    shapes: list[Shape] = [Path(rectangle(x, y, width, height, 10), FOREST, FOREST_DARK, 3)]
    upright = height > width
    for k in range(5):
        cx = x + width / 2 if upright else x + CELL * (k + 0.5)
        cy = y + CELL * (k + 0.5) if upright else y + height / 2
        for dx, dy in ((-0.5, 0.42), (0.5, 0.42)) if not upright else ((-0.3, 0.5), (0.3, 0.5)):
            tx, ty = cx + dx * CELL, cy + dy * (CELL if upright else STRIP * 0.5)
            if x + 14 < tx < x + width - 14 and y + 20 < ty < y + height - 14:
                shapes += _tree(tx, ty, 17, FOREST_LIGHT if k % 2 else FOREST_DARK)
        shapes.append(Path(rectangle(cx - 36, cy - 36, 72, 72, 16), SLOT, FOREST_DARK, 3))
    return shapes


def _village(x: float, y: float, width: float, height: float) -> list[Shape]:
    return [
        Path(rectangle(x, y, width, height, 10), EARTH, EARTH_DARK, 3),
        Path(
            f"M{x + 6:g} {y + height - 12:g}Q{x + width / 2:g} {y + height - 26:g} {x + width - 6:g} "
            f"{y + height - 12:g}",
            "",
            EARTH_DARK,
            6,
            0.5,
        ),
    ]


def board(village: str) -> Symbol:
    """The empty board; ``village`` is the side where the village lies: bottom, in co-op top (the capital)."""
    shapes: list[Shape] = [
        Path(rectangle(1, 1, BOARD_WIDTH - 2, BOARD_HEIGHT - 2, 16), PAPER, GRID, 2),
        Path(rectangle(1, 1, BOARD_WIDTH - 2, HEADER_HEIGHT - 4, 14), HEADER),
    ]
    for side, strip in _strips().items():
        shapes += _village(*strip) if side == village else _forest(*strip)
    shapes.append(Path(rectangle(LEFT - 2, TOP - 2, 5 * CELL + 4, 5 * CELL + 4), PARCHMENT, GRID, 3))
    for rank in range(5):
        for column in range(5):
            x, y = LEFT + CELL * column, TOP + CELL * (4 - rank)
            if (rank + column) % 2:
                shapes.append(Path(rectangle(x, y, CELL, CELL), PARCHMENT_DARK))
    for k in range(1, 5):
        shapes.append(Path(line((LEFT + CELL * k, TOP), (LEFT + CELL * k, BOTTOM)), "", GRID, 1.5))
        shapes.append(Path(line((LEFT, TOP + CELL * k), (RIGHT, TOP + CELL * k)), "", GRID, 1.5))
    for rank in range(1, 6):
        for letter in FILES:
            x, y = space_centre(f"{letter}{rank}")
            shapes.append(Text(x - 45, y - 32, f"{letter}{rank}", 17, FAINT, "start"))
    return Symbol(tuple(shapes), (0, 0, BOARD_WIDTH, BOARD_HEIGHT))


TOWARDS = {"n": (0.0, -1.0), "e": (1.0, 0.0), "s": (0.0, 1.0), "w": (-1.0, 0.0)}


def arrow(incoming: str, outgoing: str) -> Symbol:
    """A reorientation arrow: it comes in by the edge that ``incoming`` enters by and bends to ``outgoing``."""
    ix, iy = TOWARDS[incoming]
    ox, oy = TOWARDS[outgoing]
    start, bend, end = (-44 * ix, -44 * iy), (-8 * ix, -8 * iy), (26 * ox, 26 * oy)
    way = f"M{start[0]:g} {start[1]:g}L{bend[0]:g} {bend[1]:g}Q0 0 {8 * ox:g} {8 * oy:g}L{end[0]:g} {end[1]:g}"
    tip = polygon((46 * ox, 46 * oy), (25 * ox - 17 * oy, 25 * oy + 17 * ox), (25 * ox + 17 * oy, 25 * oy - 17 * ox))
    return Symbol((Path(way, "", ARROW, 11), Path(tip, ARROW)))


def target() -> Symbol:
    """A space that can be chosen: a frame of four corners."""
    corners = [line((sx * 44, sy * 24), (sx * 44, sy * 44), (sx * 24, sy * 44)) for sx in (-1, 1) for sy in (-1, 1)]
    under = [Path(d, "", BONE, 9, 0.9) for d in corners]
    return Symbol((*under, *(Path(d, "", CHOICE, 5.5) for d in corners)))


def subject() -> Symbol:
    """Where the token stands that a question is about."""
    return Symbol((Circle(0, 0, 45, "", BONE, 10, 0.9), Circle(0, 0, 45, "", CHOICE, 6)))


def star() -> Symbol:
    """A point of the score."""
    points = "M0 -40L10 -13L40 -12L16 6L25 36L0 18L-25 36L-16 6L-40 -12L-10 -13Z"
    return Symbol((Path(points, GOLD, INK, 4),))


def disc() -> Symbol:
    """What a number stands on."""
    return Symbol((Circle(0, 0, 46, BONE, INK, 8),))


def coin() -> Symbol:
    return Symbol((Circle(0, 0, 36, GOLD, INK, 4), Circle(0, 0, 25, "", "#9a6b00", 4)))


def grave() -> Symbol:
    """The cemetery: a gravestone."""
    return Symbol(
        (
            Path("M-26 38L-26 -8C-26 -44 26 -44 26 -8L26 38Z", STONE, INK, 4),
            Path(line((0, -22), (0, 14)), "", INK, 6),
            Path(line((-13, -9), (13, -9)), "", INK, 6),
            Path(line((-38, 39), (38, 39)), "", FOREST, 7),
        )
    )


def asked() -> Symbol:
    """This seat has a choice to make: a question mark on a disc."""
    return Symbol(
        (
            Circle(0, 0, 40, CHOICE, BONE, 5),
            Path("M-14 -12C-14 -32 16 -32 15 -12C14 -1 0 -2 0 10", "", BONE, 9),
            Circle(0, 23, 5.5, BONE),
        )
    )
