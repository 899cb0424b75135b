"""All symbols by name. Names are made of letters, digits and hyphens, so that they can be ids in a document.

``token-gl-white-e``, ``token-pl-artificer-black-n``, ``hero``, ``mark-g`` (the sign of green), ``tile-wall-slash``,
``tile-dragon-damaged``, ``tower-3-4`` (three of four floors), ``house``, ``arrow-e-s``, ``weapon-axe``,
``board-bottom`` (the side of the village), ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from ..rules.constants import (
    COLOUR_NAMES,
    DIRECTION_NAMES,
    EXPLODED,
    MOST_FLOORS,
    SYMBOL_LETTERS,
    TILE_NAMES,
    TRAP_NAMES,
    WEAPON_NAMES,
)
from . import buildings, ground, tiles, tokens, weapons
from .shapes import Symbol

PLAIN: dict[str, Callable[[], Symbol]] = {
    "hero": tokens.hero, "house": buildings.house, "house-burnt": buildings.burnt_house, "ruin": buildings.ruin,
    "target": ground.target, "subject": ground.subject, "star": ground.star, "coin": ground.coin,
    "grave": ground.grave, "asked": ground.asked, "disc": ground.disc,
}  # fmt: skip
TILE_IDS = {"wall/": "wall-slash", "wall\\": "wall-backslash"}


def tile_symbol(name: str, condition: str = "") -> str:
    """The name of a tile's symbol: of ``wall/``, ``labyrinth:white``, ... damaged, exploded or intact."""
    base = "tile-" + TILE_IDS.get(name, name.replace(":", "-"))
    return f"{base}-{condition}" if condition else base


def token_symbol(token: str, colour: str, facing: str) -> str:
    """The name of a token's symbol; ``token`` is ``gl`` or ``pl artificer``."""
    return f"token-{token.replace(' ', '-')}-{colour}-{facing}"


def every_symbol(models: Iterable[str]) -> list[str]:
    """The names of all symbols that positions with tokens of these models (``gl``, ``pl artificer``) can need."""
    names = [*PLAIN, "board-top", "board-bottom", *(f"weapon-{name}" for name in WEAPON_NAMES)]
    names += [
        token_symbol(model, colour, facing) for model in models for colour in COLOUR_NAMES for facing in DIRECTION_NAMES
    ]
    names += [f"mark-{letter}" for letter in SYMBOL_LETTERS]
    names += [f"arrow-{a}-{b}" for a in DIRECTION_NAMES for b in DIRECTION_NAMES]
    names += [f"tower-{floors}-{full}" for full in range(1, MOST_FLOORS + 1) for floors in range(full + 1)]
    names += [tile_symbol(name) for name in (*TILE_NAMES[1:EXPLODED], *TRAP_NAMES)]
    names += [tile_symbol(name, "damaged") for name in TILE_NAMES[1:EXPLODED]] + [tile_symbol("bomb", "exploded")]
    return list(dict.fromkeys(names))


@cache
def symbol(name: str) -> Symbol:
    """The symbol of a name."""
    if name in PLAIN:
        return PLAIN[name]()
    sort, *words = name.split("-")
    if sort == "token":
        *model, colour, facing = words
        return tokens.token(model[0], model[1] if len(model) > 1 else "", colour, facing)
    if sort == "body":
        return tokens.body(words[0], len(words) > 1)
    if sort == "skull":
        return tokens.skull(words[0])
    if sort == "mark":
        return tokens.mark(words[0])
    if sort == "tile":
        condition = words.pop() if words[-1] in ("damaged", "exploded") else ""
        names = {identity: tile for tile, identity in TILE_IDS.items()}
        text = "-".join(words)
        return tiles.tile(names.get(text, text.replace("-", ":")), condition)
    if sort == "tower":
        return buildings.tower(int(words[0]), int(words[1]))
    if sort == "arrow":
        return ground.arrow(words[0], words[1])
    if sort == "weapon":
        return weapons.weapon("-".join(words))
    if sort == "board":
        return ground.board(words[0])
    raise KeyError(name)
