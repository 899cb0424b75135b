"""Games that come from a file, checked before compiled code sees them: it does not look where arrays end."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..rules import constants as c
from ..rules.state import STATE, TOKEN_ROOM
from .game_spec import GameSpec

FLAG, SEAT, SPACE, DIRECTION = (0, 1), (0, c.MAX_SEATS - 1), (0, c.SPACES - 1), (0, 3)
SPACE_BITS, TYPE_BITS = (0, c.ALL_SPACES), (0, (1 << c.TYPES) - 1)
LIST = (0, TOKEN_ROOM)  # a place in a list of tokens, or its end
RANGES: dict[str, tuple[int, int]] = {  # of the fields; those that are not named are counts, from 0 on
    "key": (0, (1 << 32) - 1), "advanced": FLAG, "chiefs": FLAG, "ask": FLAG, "heroic": FLAG,
    "phase": (0, c.OVER), "colour": FLAG, "ended": (0, 2), "lost": FLAG, "winner": FLAG, "out": FLAG, "first": SEAT,
    "passed": FLAG, "decision": (c.NOTHING, c.D_FACE), "capital": (0, c.MAX_SEATS),
    "capital_change": (-2 * c.TOKENS, c.TOKENS), "saboteurs": TYPE_BITS,
    "hero": (-1, c.SPACES - 1), "weapon": (c.NO_WEAPON, c.WEAPONS - 1), "towers": SPACE_BITS,
    "tile": (0, c.TILES - 1), "target": (-1, c.MAX_SEATS - 1), "tiles": SPACE_BITS, "damaged": SPACE_BITS,
    "used": SPACE_BITS, "sabotaged": SPACE_BITS, "tokens": LIST, "moving": FLAG, "cursor": LIST,
    "stack": (-1, 4 * c.PLACES - 1), "landing": (-1, c.SPACES - 1), "low": LIST, "high": LIST,
    "begin": (0, c.PLACES - 1), "at": (0, c.EXIT + 3), "way": DIRECTION, "flying": FLAG, "leader": (0, c.TYPES - 1),
    "facing": DIRECTION, "spies": TYPE_BITS, "met": SPACE_BITS, "fled": SPACE_BITS, "last": LIST, "subject": SPACE,
    "token": (-1, (c.PLACES << 9) - 1),
}  # fmt: skip
SHAPING = ("mode", "players", "advanced", "chiefs", "ask")  # they are the configuration's, in every game


def validation_error(states: NDArray[Any], spec: GameSpec) -> str:
    """What no game of this layout can have, in words, with the row; "" if compiled code may see the games."""
    for name in STATE.names or ():
        low, high = (0, 0) if name.startswith("pad") else RANGES.get(name, (0, 1 << 62))
        wrong = (states[name] < low) | (states[name] > high)
        if wrong.any():
            return f"game {np.argwhere(wrong)[0][0]}: {name} is out of its range"
    for name in SHAPING:
        wrong = states[name] != spec.initial_state[0][name]
        if wrong.any():
            return f"game {np.argmax(wrong)}: {name} is not that of the configuration"
    for told, wrong in (
        ("an empty seat plays", _empty_seat_plays(states)),
        ("tokens are more than exist", _surplus(states, spec)),
        ("the bits of the tiles do not fit the tiles", _tile_bits(states)),
        ("movers stand outside the list", states["moving"] & _outside(states)),
    ):
        found = np.flatnonzero(wrong.reshape(len(states), -1).any(axis=1))
        if len(found):
            return f"game {found[0]}: {told}"
    return ""


def _empty_seat_plays(states: NDArray[Any]) -> NDArray[np.bool_]:
    empty = np.arange(c.MAX_SEATS) >= states["players"][:, None]
    busy: NDArray[np.bool_] = empty & ((states["tokens"] != 0) | (states["decision"] != c.NOTHING))
    return busy


def _surplus(states: NDArray[Any], spec: GameSpec) -> NDArray[np.bool_]:
    """Types of which there are more tokens than exist, or that do not exist: lists have room for all, and no more."""
    listed = (np.arange(TOKEN_ROOM) < states["tokens"][:, :, None]) & (states["token"] >= 0)
    types = (states["token"].astype(np.int64) >> 1) & 63
    numbers = np.arange(len(states))[:, None, None] * 64 + types
    count = np.bincount(numbers[listed], minlength=64 * len(states)).reshape(-1, 64)
    count[:, : c.TYPES] += states["bag"] + states["cemetery"].sum(axis=1)
    copies = np.zeros(64, np.int64)
    copies[: c.TYPES] = spec.tables[0]["copies"]
    surplus: NDArray[np.bool_] = count > copies
    return surplus


def _tile_bits(states: NDArray[Any]) -> NDArray[np.bool_]:
    bits = ((states["tile"] != c.NO_TILE) << np.arange(c.SPACES)).sum(axis=2)
    wrong: NDArray[np.bool_] = bits != states["tiles"]
    return wrong


def _outside(states: NDArray[Any]) -> NDArray[np.bool_]:
    outside: NDArray[np.bool_] = (states["low"] > states["high"]) | (states["high"] > states["tokens"])
    return outside
