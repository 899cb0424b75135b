"""Towers with their floors, houses, ruins."""

from __future__ import annotations

from .palette import BONE, FIRE, GOLD, INK, PLASTER, ROOF, SOOT, STONE, STONE_DARK, STONE_LINE, WOOD_DARK
from .shapes import Circle, Path, Shape, Symbol, Text, line, polygon, rectangle

FLOOR = 19.0  # height of one
BASE = 46.0


def tower(floors: int, full: int) -> Symbol:
    """A tower with ``floors`` of its ``full`` floors standing; what is lost stays as an outline."""
    height = FLOOR * min(2.0, 4 / full)
    shapes: list[Shape] = []
    for k in range(floors, full):
        y = BASE - (k + 1) * height
        shapes.append(Path(rectangle(-25, y, 50, height), STONE, STONE_LINE, 1.5, 0.22))
    if not floors:
        return Symbol((*shapes, *_rubble()))
    shapes.append(Path(rectangle(-30, BASE - 6, 60, 8, 3), STONE_DARK, STONE_LINE, 3))
    for k in range(floors):
        y = BASE - (k + 1) * height
        shapes.append(Path(rectangle(-25, y, 50, height), STONE if k % 2 else "#c4c0ba", STONE_LINE, 3))
        shapes.append(Path(rectangle(-4, y + height / 2 - 5, 8, 10, 2), INK))
        for x in (-16, 12):
            shapes.append(Path(line((x, y + height / 2 - 2), (x + 6, y + height / 2 - 2)), "", STONE_DARK, 2.5))
    top = BASE - floors * height
    battlements = polygon(
        (-30, top),
        (-30, top - 11),
        (-18, top - 11),
        (-18, top - 5),
        (-6, top - 5),
        (-6, top - 11),
        (6, top - 11),
        (6, top - 5),
        (18, top - 5),
        (18, top - 11),
        (30, top - 11),
        (30, top),
    )
    shapes.append(Path(battlements, STONE_DARK, STONE_LINE, 3))
    if full > 1:
        shapes.append(Circle(33, -30, 15, BONE, STONE_LINE, 3))
        shapes.append(Text(33, -21.5, str(floors), 25, INK, bold=True))
    return Symbol(tuple(shapes))


def _rubble() -> tuple[Shape, ...]:
    stones = ((-26, 38, 11), (-8, 40, 13), (13, 39, 11), (29, 41, 8), (-16, 26, 8), (5, 27, 9))
    return tuple(
        Path(
            polygon(
                (x - r, y + r * 0.6),
                (x - r * 0.7, y - r * 0.6),
                (x + r * 0.3, y - r * 0.9),
                (x + r, y - r * 0.1),
                (x + r * 0.8, y + r * 0.7),
            ),
            STONE_DARK if k % 2 else STONE,
            STONE_LINE,
            2.5,
        )
        for k, (x, y, r) in enumerate(stones)
    )


def ruin() -> Symbol:
    """What a co-op tower leaves behind: rubble around the arrow that it uncovers."""
    corners = ((-36, 38, 8), (37, 38, 8), (-38, -34, 7), (38, -36, 7), (-24, 41, 5), (26, -40, 5))
    return Symbol(
        tuple(
            Path(
                polygon((x - r, y + r * 0.6), (x - r * 0.7, y - r * 0.7), (x + r * 0.4, y - r), (x + r, y + r * 0.5)),
                STONE_DARK if k % 2 else STONE,
                STONE_LINE,
                2,
            )
            for k, (x, y, r) in enumerate(corners)
        )
    )


def house() -> Symbol:
    """A house of the village or of the capital."""
    return Symbol(
        (
            Path(rectangle(-26, -6, 52, 44), PLASTER, INK, 4),
            Path(rectangle(8, -34, 11, 22), WOOD_DARK, INK, 3),
            Path(polygon((-36, -4), (0, -40), (36, -4)), ROOF, INK, 4.5),
            Path(rectangle(-9, 12, 18, 26, 2), WOOD_DARK, INK, 2.5),
            Path(rectangle(-21, 6, 9, 10), GOLD, INK, 2),
            Path(rectangle(12, 6, 9, 10), GOLD, INK, 2),
        )
    )


def burnt_house() -> Symbol:
    """A house that burnt: charred walls, a smouldering beam."""
    return Symbol(
        (
            Path(
                "M-26 38L-26 6L-18 12L-12 2L-6 14L4 6L10 16L18 8L26 20L26 38Z",
                SOOT,
                INK,
                3,
            ),
            Path(line((-30, 30), (14, -14)), "", INK, 6),
            Path("M-4 36C-14 30 -8 22 -6 14C-2 20 0 20 1 16C7 22 9 32 2 36Z", FIRE, INK, 2),
            Path("M-2 35C-6 31 -3 27 -2 24C1 27 3 31 0 35Z", GOLD),
        )
    )
