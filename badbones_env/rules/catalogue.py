"""The table of traps, one row each. Other modules derive their lists of traps and tiles from it.

That covers numbers (``constants``), names in the notation, signs on text boards, help texts and sides. Printed values
are in ``data/components.toml``, the effects of traps in ``rules/traps.py``.
"""

from __future__ import annotations

from typing import NamedTuple


class Trap(NamedTuple):
    """A kind of trap, as in a supply, and the tiles that it becomes on the board."""

    name: str
    tiles: dict[str, str]  # the notation of each tile -> its sign on a text board
    help: str  # one sentence for players
    base: bool = False  # is it in the base game?
    damaged_side: bool = True  # does the first use flip it to a damaged side?
    symmetric: bool = True  # does it act the same with left and right swapped?


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
