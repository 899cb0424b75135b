"""Skeleton tokens and the hero.

A token is a skull on a disc whose tip shows the facing; the disc is bone white or night black like the side it shows.
The badge below has its symbol, with a shape and a colour of its own; the dot beside the skull lies where the home
forest lies (left, top, right). A chief has a golden rim and the first letter of its kind.
"""

from __future__ import annotations

import math

from .palette import (
    BONE,
    FOREST,
    GOLD,
    GOLD_DARK,
    HERO,
    HERO_DARK,
    INK,
    NIGHT,
    ROOF,
    SKULL_BLACK,
    SKULL_WHITE,
    STEEL,
    SYMBOLS,
)
from .shapes import Circle, Path, Shape, Symbol, Text, Use, line, polygon

BODY = "M0 -50L22 -29C33 -20 38 -8 37 4C35 26 19 39 0 39C-19 39 -35 26 -37 4C-38 -8 -33 -20 -22 -29Z"
TIP = polygon((0, -47), (17, -30.5), (-17, -30.5))
TURNS = {"n": 0.0, "e": 90.0, "s": 180.0, "w": 270.0}
HOMES = {"l": (-29.0, 2.0), "t": (0.0, -29.0), "r": (29.0, 2.0)}
SKULL = "M0 -26C-15 -26 -23 -17 -23 -6C-23 1 -20 5 -16 8L-16 15L16 15L16 8C20 5 23 1 23 -6C23 -17 15 -26 0 -26Z"
EYES = ((-9.5, -5.0), (9.5, -5.0))


def _star() -> str:
    points = []
    for k in range(10):
        radius, angle = (24.0 if k % 2 == 0 else 10.5), math.radians(36 * k - 90)
        points.append((round(radius * math.cos(angle), 1), round(radius * math.sin(angle) + 2, 1)))
    return polygon(*points)


CLOVER = ((0.0, -9.5), (-11.0, 7.0), (11.0, 7.0))
SYMBOL_PATHS = {
    "p": "M6 -23C-12 -22 -22 -9 -20 4C-18 18 -4 25 9 21C14 19 18 16 20 12C8 15 -4 9 -6 -2C-7 -11 -2 -19 6 -23Z",
    "y": _star(),
    "r": polygon((0, -25), (19, 0), (0, 25), (-19, 0)),
    "b": "M0 -26C8 -12 19 -4 19 8C19 18 11 25 0 25C-11 25 -19 18 -19 8C-19 -4 -8 -12 0 -26Z",
}


def mark(letter: str) -> Symbol:
    """The symbol of a skeleton, as it also stands at its home slots: moon, star, diamond, drop or clover."""
    fill = SYMBOLS[letter]
    if letter == "g":
        shapes: list[Shape] = [Path("M0 4L5 25L-5 25Z", INK, INK, 6)]
        shapes += [Circle(x, y, 13, INK) for x, y in CLOVER]
        shapes += [Path("M0 4L4 24L-4 24Z", fill), *(Circle(x, y, 10.2, fill) for x, y in CLOVER)]
        return Symbol(tuple(shapes))
    return Symbol((Path(SYMBOL_PATHS[letter], fill, INK, 3),))


def body(colour: str, chief: bool) -> Symbol:
    """The drop, its tip upwards."""
    fill, rim = (BONE, INK) if colour == "white" else (NIGHT, BONE)
    shapes: list[Shape] = [Path(BODY, "", INK, 8)]
    if chief:
        shapes = [Path(BODY, "", INK, 13), Path(BODY, "", GOLD, 8.5)]
    shapes += [Path(BODY, fill, rim, 2.5), Path(TIP, rim)]
    return Symbol(tuple(shapes), (-58, -58, 58, 58))


def skull(colour: str) -> Symbol:
    """The face of a skeleton: bone on the white side, dark with bright eyes on the black one."""
    fill, line_colour = (SKULL_WHITE, INK) if colour == "white" else (SKULL_BLACK, BONE)
    shapes: list[Shape] = [Path(SKULL, fill, line_colour, 3)]
    shapes += [Circle(x, y, 6.2, line_colour) for x, y in EYES]
    shapes.append(Path(polygon((0, 1), (3.5, 7.5), (-3.5, 7.5)), line_colour))
    return Symbol(tuple(shapes))


def token(model: str, kind: str, colour: str, facing: str) -> Symbol:
    """A skeleton: ``model`` is symbol and home (``gl``), ``kind`` that of a chief or empty."""
    shapes: list[Shape] = [
        Use(f"body-{colour}{'-chief' if kind else ''}", turn=TURNS[facing]),
        Use(f"skull-{colour}", 0, -3, 0.92),
        Circle(0, 21, 20, BONE, INK, 3),
        Use(f"mark-{model[0]}", 0, 21, 0.66),
    ]
    x, y = HOMES[model[1]]
    shapes.append(Circle(x, y, 5.5, FOREST, BONE, 2.5))
    if kind:
        shapes.append(Circle(27, 27, 15, GOLD, INK, 3))
        shapes.append(Text(27, 35, kind[0].upper(), 22, INK, bold=True))
    return Symbol(tuple(shapes), (-58, -58, 58, 58))


CLOAK = "M-25 42C-25 12 -14 -6 0 -6C14 -6 25 12 25 42Q0 50 -25 42Z"
HELMET = "M-17 -15C-19 -42 19 -42 17 -15L11 -15L9 -22L-9 -22L-11 -15Z"
PLUME = "M-2 -36C-10 -50 10 -54 19 -45C12 -46 7 -42 4 -35Z"


def hero() -> Symbol:
    """The hero: a knight in blue with a sword."""
    sword = line((33, 34), (33, -24))
    shapes: list[Shape] = [Path(d, "", BONE, 13) for d in (CLOAK, HELMET, PLUME)]
    shapes += [
        Path(sword, "", BONE, 14),
        Circle(0, -19, 16, BONE, BONE, 8),
        Path(CLOAK, HERO, HERO_DARK, 4),
        Path("M0 -4L9 46L-9 46Z", HERO_DARK, opacity=0.35),
        Circle(0, -18, 14.5, "#f2c9a0", HERO_DARK, 3),
        Path(HELMET, STEEL, HERO_DARK, 3.5),
        Path(PLUME, ROOF, HERO_DARK, 2.5),
        Circle(-5.5, -14, 2.4, INK),
        Circle(5.5, -14, 2.4, INK),
        Path(sword, "", HERO_DARK, 8.5),
        Path(sword, "", STEEL, 4.5),
        Path(line((23, 18), (43, 18)), "", GOLD_DARK, 6),
        Circle(33, 35, 4.5, GOLD, GOLD_DARK, 2),
    ]
    return Symbol(tuple(shapes), (-58, -62, 58, 58))
