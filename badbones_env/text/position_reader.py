"""Reading the values of a position in the notation (docs/notation.md): tokens, tiles, spaces, towers, supplies."""

from __future__ import annotations

import re
from typing import Any

from .._engine.game_spec import GameSpec
from .._engine.jit import python_of
from ..components import ONE_SIDED
from ..errors import NotationError, check_name, short_repr
from ..rules import constants as c
from ..rules.state import Row
from ..rules.tokens import pack
from .spaces import SPACE_NAMES

_pack = python_of(pack)


class Reader:
    """Reads values one by one and keeps count of what they name; every complaint names the key."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.tables = Row(spec.tables)
        self.coop = spec.config.mode == "coop"
        self.named = [0] * c.TYPES  # tokens named so far
        self.tiles = [0] * c.TRAPS
        self.weapons: set[str] = set()

    def table(self, value: Any, key: str, known: tuple[str, ...]) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise NotationError(f"{key} must be a table")
        for name in value:
            if name not in known:
                raise NotationError(f"unknown key {key}.{name}; known are {', '.join(known)}")
        return value

    def texts(self, value: Any, key: str) -> list[tuple[str, str]]:
        if not isinstance(value, list):
            raise NotationError(f"{key} must be a list, not {short_repr(value)}")
        for item in value:
            if not isinstance(item, str):
                raise NotationError(f"{key} must be a list of texts; {short_repr(item)} is not a text")
        return [(item, f"{key}[{i}]") for i, item in enumerate(value)]

    def space(self, text: Any, key: str) -> int:
        if text not in SPACE_NAMES:
            raise NotationError(f"{key}: {short_repr(text)} is not a space a1..e5")
        return SPACE_NAMES.index(text)

    def token_type(self, words: list[str], key: str) -> int:
        """A token: symbol and home letter, and the kind of a chief. It is counted as named."""
        name = " ".join(words)
        if name not in self.spec.type_names:
            chiefs = [n for n in self.spec.type_names if len(words) > 1 and n.endswith(" " + words[-1])]
            hint = f"; there are {', '.join(chiefs)}" if chiefs else ""
            raise NotationError(f"{key}: {short_repr(name)} is not a token such as 'gl' or 'pl artificer'{hint}")
        type_id = self.spec.type_names.index(name)
        if not self.spec.config.chiefs and self.spec.types[type_id][2] != c.PLAIN:
            raise NotationError(f"{key}: {name!r} is a chief; chiefs need chiefs = true")
        self.named[type_id] += 1
        copies = int(self.tables.copies[type_id])
        if self.named[type_id] > copies:
            raise NotationError(f"{key}: there {'are' if copies > 1 else 'is'} only {copies} {name!r}")
        return type_id

    def colour(self, words: list[str], default: int) -> int:
        """An optional colour word at the end; it is taken off the words."""
        if words and words[-1] in c.COLOUR_NAMES:
            return c.COLOUR_NAMES.index(words.pop())
        return default

    def skeleton(self, text: str, key: str, colour: int) -> int:
        words = text.split()
        side = self.colour(words, colour)
        if len(words) < 3 or words[1] not in c.DIRECTION_NAMES:
            raise NotationError(f"{key}: {short_repr(text)} is not a skeleton such as 'a3 e gl'")
        space = self.space(words[0], key)
        return int(_pack(space, c.DIRECTION_NAMES.index(words[1]), self.token_type(words[2:], key), side))

    def waiting(self, text: str, key: str, colour: int) -> int:
        """A token in a forest slot."""
        words = text.split()
        side = self.colour(words, colour)
        t = self.tables
        slots = self.spec.place_names[c.SPACES :]
        slot = -1
        if words and re.fullmatch("[LTRB][a-e1-5]", words[0]):
            if words[0] not in slots:
                raise NotationError(f"{key}: {words[0]!r} is not a forest slot of this mode ({', '.join(slots)})")
            slot = c.SPACES + slots.index(words.pop(0))
        type_id = self.token_type(words, key)
        if slot < 0:
            slot = int(t.slot[type_id])
        return int(_pack(slot, int(t.inward[slot]), type_id, side))

    def count_tile(self, trap: int, key: str) -> None:
        self.tiles[trap] += 1
        box = int(self.tables.box[trap])
        if self.tiles[trap] > box:
            raise NotationError(f"{key}: the box holds only {box} of {c.TRAP_NAMES[trap]!r}")

    def trap(self, text: str, key: str) -> tuple[int, int, bool]:
        """A trap on a board: space, tile, damaged."""
        words = text.split()
        if len(words) not in (2, 3) or words[1] not in c.TILE_NAMES[1 : c.EXPLODED]:
            names = ", ".join(c.TILE_NAMES[1 : c.EXPLODED])
            raise NotationError(
                f"{key}: {short_repr(text)} is not a trap such as 'b3 wall/ damaged'; traps are {names}"
            )
        space, tile, damaged = self.space(words[0], key), c.TILE_NAMES.index(words[1]), False
        trap = int(c.TRAP_OF_TILE[tile])
        if len(words) == 3:
            trap_name = c.TRAP_NAMES[trap]
            if trap_name == "bomb" and words[2] == "exploded":
                tile = c.EXPLODED
            elif trap_name not in (*ONE_SIDED, "bomb") and words[2] == "damaged":
                damaged = True
            else:
                raise NotationError(f"{key}: {short_repr(words[2])} is no condition of a {trap_name}")
        self.count_tile(trap, key)
        return space, tile, damaged

    def all_towers(self) -> list[str]:
        towers = int(self.tables.towers)
        return [SPACE_NAMES[space] for space in range(c.SPACES) if (towers >> space) & 1]

    def towers(self, value: Any, key: str) -> int:
        """Standing towers as bits of spaces."""
        standing = 0
        for text, where in self.texts(value, key):
            bit = 1 << SPACE_NAMES.index(check_name(text, where, self.all_towers(), NotationError))
            if standing & bit:
                raise NotationError(f"{where}: {text!r} is named twice")
            standing |= bit
        return standing

    def supply(self, value: Any, key: str) -> list[int]:
        counts = [0] * c.TRAPS
        for text, where in self.texts(value, key):
            if text not in c.TRAP_NAMES:
                raise NotationError(
                    f"{where}: {short_repr(text)} is not a trap in a supply ({', '.join(c.TRAP_NAMES)})"
                )
            trap = c.TRAP_NAMES.index(text)
            self.count_tile(trap, where)
            counts[trap] += 1
        return counts
