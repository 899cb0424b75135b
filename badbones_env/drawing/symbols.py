"""All symbols by name: those of ``data/symbols.svg``, and those that are put together from them.

Names are made of letters, digits and hyphens, so that they can be ids in a document: ``token-gl-white-e``,
``token-pl-artificer-black-n``, ``hero``, ``mark-g`` (the sign of green), ``tile-wall-slash``, ``tile-dragon-damaged``,
``tower-3-4`` (three of four floors), ``house``, ``arrow-e-s``, ``weapon-axe``, ``board-bottom`` (the side of the
village), ...
"""

from __future__ import annotations

import pathlib
from collections.abc import Iterable
from functools import cache
from itertools import product
from xml.etree import ElementTree

from ..rules.constants import COLOUR_NAMES, DIRECTION_NAMES, EXPLODED, MAX_FLOORS, TILE_NAMES, TRAP_NAMES
from .geometry import BOARD_HEIGHT, BOARD_WIDTH, BONE, FOREST, GOLD, INK
from .shapes import UNIT_BOX, Circle, Path, Shape, Symbol, Text, Use

FILE = pathlib.Path(__file__).parents[1] / "data" / "symbols.svg"
NAMESPACE = "{http://www.w3.org/2000/svg}"
PARTS = {"body", "skull", "icon", "frame", "cracks", "paper", "forest", "village", "grid"}  # of symbols
TILE_IDS = {"wall/": "wall-slash", "wall\\": "wall-backslash"}
ICON_OF_TRAP = {"wall": "wall-slash", "labyrinth": "labyrinth-white"}  # in a supply a trap has no orientation or colour
TURNS = {"n": 0.0, "e": 90.0, "s": 180.0, "w": 270.0}
HOMES = {"l": (-29.0, 2.0), "t": (0.0, -29.0), "r": (29.0, 2.0)}
TOKEN_BOX = (-58, -58, 58, 58)


def tile_symbol(name: str, condition: str = "") -> str:
    """The name of a tile's symbol: of ``wall/``, ``labyrinth:white``, ... damaged, exploded or intact."""
    base = "tile-" + TILE_IDS.get(name, name.replace(":", "-"))
    return f"{base}-{condition}" if condition else base


def token_symbol(token: str, colour: str, facing: str) -> str:
    """The name of a token's symbol; ``token`` is ``gl`` or ``pl artificer``."""
    return f"token-{token.replace(' ', '-')}-{colour}-{facing}"


def every_symbol(models: Iterable[str]) -> list[str]:
    """The names of all symbols that positions with tokens of these models (``gl``, ``pl artificer``) can need."""
    names = [name for name in _drawn() if name.split("-")[0] not in PARTS]
    names += [token_symbol(*look) for look in product(models, COLOUR_NAMES, DIRECTION_NAMES)]
    names += [f"tower-{floors}-{full}" for full in range(1, MAX_FLOORS + 1) for floors in range(full + 1)]
    names += [tile_symbol(name) for name in (*TILE_NAMES[1:EXPLODED], *TRAP_NAMES)]
    names += [tile_symbol(name, "damaged") for name in TILE_NAMES[1:EXPLODED]]
    return [*dict.fromkeys(names), "board-top", "board-bottom"]


@cache
def symbol(name: str) -> Symbol:
    """The symbol of a name."""
    if name in _drawn():
        return _drawn()[name]
    sort, *words = name.split("-")
    if sort == "token":
        *model, colour, facing = words
        return _token(model[0], model[1] if len(model) > 1 else "", colour, facing)
    if sort == "tile":
        damaged = words[-1] == "damaged"
        return _tile("-".join(words[:-1] if damaged else words), damaged)
    if sort == "tower":  # one of another height: as much of one with four floors, with its own number
        shapes = _shapes_of(f"tower-{-(-4 * int(words[0]) // int(words[1]))}-4")
        return Symbol(shapes if words[0] == "0" else (*shapes[:-1], Text(33, -21.5, words[0], 25, INK, bold=True)))
    if sort == "board":
        ends = ("village-top", "forest-bottom") if words[0] == "top" else ("forest-top", "village-bottom")
        parts = ("paper", "forest-left", "forest-right", *ends, "grid")
        return Symbol(_shapes_of(*parts), (0, 0, BOARD_WIDTH, BOARD_HEIGHT))
    raise KeyError(name)


@cache
def _drawn() -> dict[str, Symbol]:
    """The symbols of the file by their ids."""
    symbols = {}
    for group in ElementTree.parse(FILE).iter(f"{NAMESPACE}g"):
        left, top, right, bottom = map(float, group.get("data-box", "").split() or UNIT_BOX)
        symbols[group.attrib["id"]] = Symbol(tuple(map(_shape, group)), (left, top, right, bottom))
    return symbols


def _shape(element: ElementTree.Element) -> Shape:
    def number(name: str, default: float = 0.0) -> float:
        return float(element.get(name, default))

    kind, fill = element.tag.removeprefix(NAMESPACE), element.get("fill", "").replace("none", "")
    if kind == "text":
        bold = element.get("font-weight") == "bold"
        anchor = element.get("text-anchor", "start")
        return Text(number("x"), number("y"), element.text or "", number("font-size"), fill, anchor, bold)
    paint = fill, element.get("stroke", ""), number("stroke-width"), number("opacity", 1.0)
    if kind == "circle":
        return Circle(number("cx"), number("cy"), number("r"), *paint)
    return Path(element.attrib["d"], *paint)


def _shapes_of(*names: str) -> tuple[Shape, ...]:
    return tuple(shape for name in names for shape in _drawn()[name].shapes)


def _token(model: str, kind: str, colour: str, facing: str) -> Symbol:
    """A skull on a disc whose tip shows the facing; ``model`` is symbol and home (``gl``), ``kind`` that of a chief.

    The disc has the colour of the side that it shows. The badge below has the symbol; the dot beside the skull lies
    where the home forest lies. A chief has a golden rim and the first letter of its kind.
    """
    x, y = HOMES[model[1]]
    shapes: list[Shape] = [
        Use(f"body-{colour}{'-chief' if kind else ''}", turn=TURNS[facing]),
        Use(f"skull-{colour}", 0, -3, 0.92),
        Circle(0, 21, 20, BONE, INK, 3),
        Use(f"mark-{model[0]}", 0, 21, 0.66),
        Circle(x, y, 5.5, FOREST, BONE, 2.5),
    ]
    if kind:
        shapes += [Circle(27, 27, 15, GOLD, INK, 3), Text(27, 35, kind[0].upper(), 22, INK, bold=True)]
    return Symbol(tuple(shapes), TOKEN_BOX)


def _tile(name: str, damaged: bool) -> Symbol:
    """A trap as it lies on a board or in a supply. A damaged tile is dog-eared and cracked."""
    icon = f"icon-{ICON_OF_TRAP.get(name, name)}"
    frame, cracks = ("frame-damaged", ["cracks"]) if damaged else ("frame", [])
    return Symbol(_shapes_of(frame, icon if icon in _drawn() else "icon-unknown", *cracks))
