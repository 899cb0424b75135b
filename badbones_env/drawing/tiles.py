"""Trap tiles, intact and damaged. A damaged tile is grey, cracked and dog-eared: it differs in shape as well."""

from __future__ import annotations

from collections.abc import Callable

from .palette import (
    BONE,
    BRICK,
    EARTH_DARK,
    FIRE,
    GOLD,
    GOLD_DARK,
    INK,
    IRON,
    MUTED,
    NIGHT,
    PARCHMENT,
    SOOT,
    STEEL,
    TILE,
    TILE_DAMAGED,
    TILE_EDGE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from .shapes import Circle, Path, Shape, Symbol, line, polygon, rectangle

SIDE = 44.0
CRACKS = (
    line((-44, -14), (-26, -8), (-20, 6), (-4, 9), (2, 24), (-4, 44)),
    line((-20, 6), (-32, 20), (-44, 22)),
    line((44, -30), (30, -24), (26, -8), (36, 4), (44, 6)),
)


def _wall(slash: bool) -> list[Shape]:
    """A brick wall along a diagonal; ``/`` runs from the lower left to the upper right."""
    turn = 1 if slash else -1

    def point(along: float, across: float) -> tuple[float, float]:
        """Along the wall from left to right, across it downwards."""
        return along - across * turn * -1, -along * turn + across

    low, high = -31.0, 31.0
    corners = [point(low, -10), point(high, -10), point(high, 10), point(low, 10)]
    joints: list[Shape] = [Path(line(point(low, 0), point(high, 0)), "", PARCHMENT, 2.5)]
    for k, along in enumerate((-20.0, -10.0, 0.0, 10.0, 20.0)):
        edge = -10 if k % 2 else 10
        joints.append(Path(line(point(along, 0), point(along, edge)), "", PARCHMENT, 2.5))
    return [Path(polygon(*corners), BRICK, INK, 4), *joints]


def _catapult() -> list[Shape]:
    return [
        Path(line((-28, 22), (26, 22)), "", WOOD_DARK, 9),
        Path(line((-18, 22), (2, -6), (20, 22)), "", WOOD, 7),
        Path(line((24, 14), (-24, -22)), "", INK, 9),
        Path(line((24, 14), (-24, -22)), "", WOOD_LIGHT, 5),
        Path("M-36 -22Q-36 -10 -24 -10Q-14 -10 -14 -20Z", WOOD_DARK, INK, 3),
        Circle(-26, -27, 9, BONE, INK, 3),
        Circle(-29, -28, 2, INK),
        Circle(-23, -28, 2, INK),
        Circle(-20, 28, 9, WOOD_LIGHT, INK, 4),
        Circle(20, 28, 9, WOOD_LIGHT, INK, 4),
    ]


def _dragon() -> list[Shape]:
    scales = "#3f8f4f"
    head = (
        "M-36 -8C-30 -30 -8 -38 8 -30L20 -40L20 -25L34 -30L26 -14C34 -2 34 16 24 30L6 30C14 20 12 12 4 10"
        "L-8 12L-30 10L-38 2L-24 1L-8 -2L-28 -4Z"
    )
    return [
        Path("M-40 8C-34 14 -40 20 -44 28C-34 28 -24 34 -18 26C-14 20 -14 16 -18 11Z", FIRE, INK, 2.5),
        Path("M-32 14C-30 20 -32 22 -34 26C-27 25 -23 25 -21 21C-20 18 -21 16 -24 12Z", GOLD),
        Path(head, scales, INK, 4),
        Circle(-4, -19, 5.5, GOLD, INK, 2.5),
        Circle(-5, -19, 2, INK),
        Circle(-30, -10, 2, INK),
    ]


def _treasure() -> list[Shape]:
    return [
        Path("M-32 -2C-32 -30 32 -30 32 -2Z", WOOD, INK, 4),
        Circle(-14, -5, 8, GOLD, GOLD_DARK, 2.5),
        Circle(2, -8, 9, GOLD, GOLD_DARK, 2.5),
        Circle(16, -5, 8, GOLD, GOLD_DARK, 2.5),
        Path(rectangle(-34, 0, 68, 30, 4), WOOD, INK, 4),
        Path(rectangle(-24, 0, 7, 30), GOLD, GOLD_DARK, 1.5),
        Path(rectangle(17, 0, 7, 30), GOLD, GOLD_DARK, 1.5),
        Circle(0, 12, 7.5, GOLD, INK, 3),
        Path(line((0, 12), (0, 17)), "", INK, 3.5),
    ]


def _barricade() -> list[Shape]:
    stakes: list[Shape] = [
        Path(polygon((x - 8, 34), (x - 8, -20), (x, -34), (x + 8, -20), (x + 8, 34)), WOOD_LIGHT, INK, 3.5)
        for x in (-26, 0, 26)
    ]
    beams: list[Shape] = [Path(rectangle(-40, y, 80, 10, 2), WOOD, INK, 3.5) for y in (-8, 14)]
    return [*stakes, *beams, *(Circle(x, y, 2, INK) for x in (-26, 0, 26) for y in (-3, 19))]


def _bomb() -> list[Shape]:
    return [
        Path("M12 -16C16 -30 28 -32 32 -24", "", INK, 7),
        Path("M12 -16C16 -30 28 -32 32 -24", "", WOOD_LIGHT, 3),
        Circle(-4, 8, 28, NIGHT, INK, 3),
        Path(polygon((4, -22), (18, -12), (13, -5), (-1, -15)), IRON, INK, 3),
        Path("M-22 4C-21 -6 -14 -11 -8 -12", "", STEEL, 4.5),
        Path(
            "M33 -38L36 -28L44 -26L37 -20L38 -11L31 -17L23 -14L27 -23L22 -30L31 -29Z",
            GOLD,
            FIRE,
            2.5,
        ),
    ]


def _hearse() -> list[Shape]:
    return [
        Path(polygon((-34, -6), (-26, -24), (20, -24), (34, -14), (34, -2), (20, 6), (-26, 6)), WOOD_DARK, INK, 4),
        Path(line((-8, -17), (-8, 0)), "", BONE, 5),
        Path(line((-15, -12), (-1, -12)), "", BONE, 5),
        Path(line((-38, 11), (40, 11)), "", WOOD, 8),
        Circle(-20, 22, 12, PARCHMENT, INK, 4.5),
        Circle(22, 22, 12, PARCHMENT, INK, 4.5),
        *(Path(line((x - 11, 22), (x + 11, 22)), "", INK, 2.5) for x in (-20, 22)),
        *(Path(line((x, 11), (x, 33)), "", INK, 2.5) for x in (-20, 22)),
    ]


def _labyrinth(colour: str) -> list[Shape]:
    fill, ink = (BONE, INK) if colour == "white" else (NIGHT, BONE)
    maze = "M-30 36L-30 -30L30 -30L30 30L-16 30L-16 -16L16 -16L16 16L-2 16L-2 0"
    return [Path(rectangle(-39, -39, 78, 78, 6), fill, INK, 3), Path(maze, "", ink, 6.5)]


def _portal() -> list[Shape]:
    return [
        Path("M-30 36C-34 -10 -22 -38 0 -38C22 -38 34 -10 30 36Z", "#6a6480", INK, 4),
        Path("M-20 36C-22 -4 -14 -26 0 -26C14 -26 22 -4 20 36Z", "#2a1650", INK, 3),
        Path("M0 30C-14 26 -14 4 0 0C10 -3 13 12 3 15C-3 16 -5 10 -1 8", "", "#7be0ff", 5),
        Circle(-9, -12, 2.5, "#7be0ff"),
        Circle(8, -8, 2, "#c9a5ff"),
        Circle(10, 22, 2.5, "#c9a5ff"),
    ]


def _spring() -> list[Shape]:
    coil = line((-18, 26), (18, 20), (-18, 12), (18, 5), (-18, -2), (18, -9))
    return [
        Path(rectangle(-28, 26, 56, 10, 3), IRON, INK, 3),
        Path(coil, "", INK, 9),
        Path(coil, "", STEEL, 5),
        Path(rectangle(-26, -18, 52, 9, 3), IRON, INK, 3),
        Path(polygon((0, -42), (14, -28), (5, -28), (5, -20), (-5, -20), (-5, -28), (-14, -28)), FIRE, INK, 2.5),
    ]


def _exploded() -> list[Shape]:
    rays = "M0 -40L9 -22L28 -32L22 -12L42 -4L24 8L32 28L12 22L2 40L-9 23L-30 31L-22 11L-42 2L-23 -10L-30 -30L-10 -22Z"
    return [Path(rays, SOOT, INK, 3, 0.9), Circle(0, 0, 23, PARCHMENT, INK, 3)]


def _without_picture() -> list[Shape]:
    return [Path(polygon((0, -30), (30, 0), (0, 30), (-30, 0)), PARCHMENT, INK, 4), Circle(0, 0, 7, INK, INK, 1)]


ICONS: dict[str, Callable[[], list[Shape]]] = {
    "wall/": lambda: _wall(True), "wall\\": lambda: _wall(False), "wall": lambda: _wall(True), "catapult": _catapult,
    "dragon": _dragon, "treasure": _treasure, "barricade": _barricade, "bomb": _bomb, "hearse": _hearse,
    "labyrinth:white": lambda: _labyrinth("white"), "labyrinth:black": lambda: _labyrinth("black"),
    "labyrinth": lambda: _labyrinth("white"), "portal": _portal, "spring": _spring,
}  # fmt: skip


def tile(name: str, condition: str = "") -> Symbol:
    """A trap as it lies on a board or in a supply. An exploded bomb has no tile around it: arrows show through."""
    if condition == "exploded":
        return Symbol(tuple(_exploded()))
    damaged = condition == "damaged"
    edge = rectangle(-SIDE, -SIDE, 2 * SIDE, 2 * SIDE, 9)
    if damaged:  # dog-eared
        edge = polygon((-44, -44), (28, -44), (44, -28), (44, 44), (-30, 44), (-44, 32))
    shapes: list[Shape] = [Path(edge, TILE_DAMAGED if damaged else TILE, MUTED if damaged else TILE_EDGE, 4)]
    shapes += ICONS.get(name, _without_picture)()
    if damaged:
        shapes.append(Path(edge, TILE_DAMAGED, opacity=0.38))
        shapes += [Path(crack, "", BONE, 7, 0.8) for crack in CRACKS] + [Path(crack, "", INK, 3.5) for crack in CRACKS]
        shapes.append(Path(edge, "", EARTH_DARK, 4))
    return Symbol(tuple(shapes))
