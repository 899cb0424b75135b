"""The eight weapons."""

from __future__ import annotations

from collections.abc import Callable

from .palette import GOLD, INK, IRON, STEEL, TILE, WOOD
from .shapes import Circle, Path, Shape, Symbol, line, polygon, rectangle


def _blade(guard: float, width: float) -> list[Shape]:
    blade, hilt = line((-20, 20), (28, -28)), line((-20, 20), (-31, 31))
    cross = line((-20 - guard, 20 - guard), (-20 + guard, 20 + guard))
    return [
        Path(blade, "", INK, width + 5),
        Path(blade, "", STEEL, width),
        Path(hilt, "", WOOD, 8),
        Path(cross, "", INK, 9),
        Path(cross, "", GOLD, 5),
    ]


def _staff(head: str) -> list[Shape]:
    shaft = line((-28, 32), (14, -14))
    return [Path(shaft, "", INK, 11), Path(shaft, "", WOOD, 7), Circle(20, -20, 15, head, INK, 4)]


def _head(shapes: list[Shape]) -> list[Shape]:
    shaft = line((-26, 34), (16, -22))
    return [Path(shaft, "", INK, 11), Path(shaft, "", WOOD, 7), *shapes]


def _spikes() -> list[Shape]:
    tips = ((18, -44), (36, -36), (42, -20), (34, -4), (18, 2), (2, -6), (-5, -20), (1, -36))
    return [*(Path(line((18, -21), tip), "", INK, 6) for tip in tips), Circle(18, -21, 15, IRON, INK, 4)]


SHAPES: dict[str, Callable[[], list[Shape]]] = {
    "crossbow": lambda: [
        Path(line((-26, 30), (20, -16)), "", INK, 12), Path(line((-26, 30), (20, -16)), "", WOOD, 8),
        Path("M-14 -30C12 -34 34 -12 30 14", "", INK, 8), Path(line((-14, -30), (30, 14)), "", STEEL, 3),
        Path(polygon((34, -34), (30, -16), (16, -30)), STEEL, INK, 3),
    ],
    "ice-staff": lambda: [*_staff("#bfeaff"), Path(line((20, -31), (20, -9)), "", "#2a7fb8", 4),
                          Path(line((10, -26), (30, -14)), "", "#2a7fb8", 4),
                          Path(line((10, -14), (30, -26)), "", "#2a7fb8", 4)],
    "death-staff": lambda: [*_staff("#fffdf4"), Circle(15, -22, 3.5, INK), Circle(25, -22, 3.5, INK),
                            Path(line((17, -12), (23, -12)), "", INK, 3)],
    "teleport-staff": lambda: [*_staff("#2a1650"), Path("M20 -11C9 -14 10 -28 20 -28C29 -28 28 -17 20 -18", "",
                                                        "#7be0ff", 4)],
    "sword": lambda: _blade(14, 11),
    "rapier": lambda: [*_blade(5, 4), Circle(-17, 17, 9, "", INK, 5), Circle(-17, 17, 9, "", GOLD, 2.5)],
    "axe": lambda: _head([Path("M2 -34C14 -44 36 -30 38 -6C28 -6 18 -8 10 -16Z", STEEL, INK, 4),
                          Path("M6 -26C-4 -30 -14 -24 -18 -14C-8 -10 0 -10 4 -14Z", STEEL, INK, 4)]),
    "morgenstern": lambda: _head(_spikes()),
}  # fmt: skip


def weapon(name: str) -> Symbol:
    """A weapon's card."""
    return Symbol((Path(rectangle(-44, -44, 88, 88, 20), TILE, IRON, 5), *SHAPES[name]()))
