"""Where things lie on a board, by the numbers that ``data/symbols.svg`` is drawn by; and the colours."""

from __future__ import annotations

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

# the colours that are not in data/symbols.svg alone
INK = "#2b2420"
PAPER = "#fbf6ea"
FOREST = "#3c6349"
BONE = "#fffdf4"
GOLD = "#f0b41c"
CHOICE = "#e0007a"
BELOW_ZERO = "#0f73b9"
HEADER_TEXT = "#fff3d6"
HEADER_ALARM = "#ff9ccf"


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
