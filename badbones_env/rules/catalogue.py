"""The traps, one row each: all that is said of a trap in more than one place.

Numbers (``constants``), names in the notation, signs of text boards, help texts, sides and everything that lists traps
or tiles follow this table. Printed values stand in ``data/components.toml``, what a trap does in ``rules/traps.py``.
"""

from __future__ import annotations

from typing import NamedTuple


class Trap(NamedTuple):
    """A trap as it is stocked and owned, and its tiles, as they lie on a space."""

    name: str
    tiles: dict[str, str]  # the notation of each tile -> its sign on a text board
    help: str  # what it does, in a sentence
    base: bool = False  # is it in the base game?
    damaged_side: bool = True  # used once, does it turn to a damaged side?
    symmetric: bool = True  # left and right exchanged, does it act the same?


TRAP_TABLE = (
    Trap(
        "wall", {"wall/": "/", "wall\\": "\\"}, base=True,
        help="A wall turns skeletons aside and sends them one space further.",
    ),
    Trap(
        "catapult", {"catapult": "C"}, base=True,
        help="A catapult throws all who step on it to another player.",
    ),
    Trap(
        "dragon", {"dragon": "D"}, base=True,
        help="A dragon frightens skeletons to the side you choose; it may land on them.",
    ),
    Trap(
        "treasure", {"treasure": "$"}, base=True, damaged_side=False,
        help="A treasure attracts skeletons next to it; one that stands on it steals it.",
    ),
    Trap(
        "barricade", {"barricade": "#"},
        help="A barricade stops skeletons where they are.",
    ),
    Trap(
        "bomb", {"bomb": "o"},
        help="A bomb destroys all who step on it in one round.",
    ),
    Trap(
        "hearse", {"hearse": "H"}, damaged_side=False,
        help="A hearse carries skeletons to another player, and goes there too.",
    ),
    Trap(
        "labyrinth", {"labyrinth:white": "Lw", "labyrinth:black": "Lb"}, damaged_side=False,
        help="A labyrinth lets only skeletons of its colour out.",
    ),
    Trap(
        "portal", {"portal": "P"},
        help="A portal sends skeletons back to their home forest.",
    ),
    Trap(
        "spring", {"spring": "S"},
        help="A spring throws skeletons two spaces further.",
    ),
)  # fmt: skip
TRAP_SIGNS = {tile: sign for trap in TRAP_TABLE for tile, sign in trap.tiles.items()}
