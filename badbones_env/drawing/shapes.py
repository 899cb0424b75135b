"""What pictures are made of. Both writers (``svg``, ``raster``) know these shapes and nothing else.

A *symbol* is a small picture with a name: a token, a tile, a tower. A *scene* says which symbols and texts stand where,
each under a key that stays the same from position to position, so that viewers can move what has moved.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Path:
    """An outline in SVG's notation, limited to absolute M, L, Q, C and Z."""

    d: str
    fill: str = ""
    stroke: str = ""
    width: float = 0.0
    opacity: float = 1.0


@dataclass(frozen=True)
class Circle:
    x: float
    y: float
    r: float
    fill: str = ""
    stroke: str = ""
    width: float = 0.0
    opacity: float = 1.0


@dataclass(frozen=True)
class Text:
    """One line of text; ``y`` is its base line, ``anchor`` start, middle or end. The raster knows ``raster.GLYPHS``."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: str = "middle"
    bold: bool = False
    key: str = ""  # in a scene


@dataclass(frozen=True)
class Use:
    """Another symbol, inside a symbol. ``turn`` is in degrees, clockwise."""

    symbol: str
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    turn: float = 0.0


Shape = Path | Circle | Text | Use
Box = tuple[float, float, float, float]  # left, top, right, bottom

UNIT_BOX: Box = (-52.0, -52.0, 52.0, 52.0)


@dataclass(frozen=True)
class Symbol:
    """A named picture; all it draws lies in its box."""

    shapes: tuple[Shape, ...]
    box: Box = UNIT_BOX


@dataclass(frozen=True)
class Item:
    """A symbol in a scene. ``label`` says what it is, ``kind`` what viewers may do with it (see ``scene``)."""

    key: str
    symbol: str
    x: float
    y: float
    scale: float = 1.0
    label: str = ""
    kind: str = ""


@dataclass(frozen=True)
class Patch:
    """A translucent rectangle: the colour of a value in an overlay."""

    key: str
    x: float
    y: float
    width: float
    height: float
    fill: str
    opacity: float


Element = Item | Text | Patch


@dataclass
class Scene:
    """A picture: its size, a title for those who cannot see it, and its elements from back to front."""

    width: float
    height: float
    title: str = ""
    elements: list[Element] = field(default_factory=list)

    def add(self, elements: Iterable[Element]) -> None:
        self.elements.extend(elements)
