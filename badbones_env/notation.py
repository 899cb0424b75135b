"""Positions as text and back: the notation of docs/notation.md.

``load`` turns the ``[position]`` table of a scenario into a state, ``dump`` a state into such a table. Errors name the
key.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from .components import shown
from .errors import NotationError
from .jit import python_of
from .rules.constants import (
    COLOUR_NAMES,
    COOP,
    DIRECTION_NAMES,
    EXPLODED,
    MARKET,
    NO_WEAPON,
    PHASE_NAMES,
    PLAIN,
    SPACES,
    START,
    TILE_NAMES,
    TRAP_NAMES,
    TRAP_OF_TILE,
    TRAPS,
    TYPES,
    WEAPON_NAMES,
)
from .rules.state import Row
from .rules.tokens import colour_of, facing_of, pack, place_of, type_of
from .spaces import SPACE_NAMES
from .tables import Layout

LOADABLE_PHASES = ("market", "start", "hero", "trap")
RESULT_KEYS = ("over", "winners", "eliminated", "scores")
TWO_SIDED = ("wall", "catapult", "dragon", "barricade", "portal", "spring")
MOST_COINS = MOST_POINTS = 9999


_pack, _place, _facing, _type, _colour = map(python_of, (pack, place_of, facing_of, type_of, colour_of))


class _Reader:
    """Reads the values of a position and names the key in every complaint."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.tables = Row(layout.tables)
        self.coop = layout.config.mode == "coop"
        self.named = [0] * TYPES  # tokens named so far
        self.tiles = [0] * TRAPS
        self.weapons: set[str] = set()

    def table(self, value: Any, key: str, known: tuple[str, ...]) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise NotationError(f"{key} must be a table")
        for name in value:
            if name not in known:
                raise NotationError(f"unknown key {key}.{name}; known are {', '.join(known)}")
        return value

    def integer(self, value: Any, key: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise NotationError(f"{key} must be a whole number from {low} to {high}, not {shown(value)}")
        return value

    def one_of(self, value: Any, key: str, names: tuple[str, ...]) -> str:
        if not isinstance(value, str) or value not in names:
            raise NotationError(f"{key} must be one of {', '.join(names)}, not {shown(value)}")
        return value

    def texts(self, value: Any, key: str) -> list[tuple[str, str]]:
        if not isinstance(value, list):
            raise NotationError(f"{key} must be a list, not {shown(value)}")
        for item in value:
            if not isinstance(item, str):
                raise NotationError(f"{key} must be a list of texts; {shown(item)} is none")
        return [(item, f"{key}[{i}]") for i, item in enumerate(value)]

    def space(self, text: Any, key: str) -> int:
        if text not in SPACE_NAMES:
            raise NotationError(f"{key}: {shown(text)} is not a space a1..e5")
        return SPACE_NAMES.index(text)

    def model(self, words: list[str], key: str) -> int:
        """A token: symbol and home letter, and the kind of a chief. It is counted as named."""
        name = " ".join(words)
        if name not in self.layout.type_names:
            chiefs = [n for n in self.layout.type_names if len(words) > 1 and n.endswith(" " + words[-1])]
            hint = f"; there are {', '.join(chiefs)}" if chiefs else ""
            raise NotationError(f"{key}: {shown(name)} is not a token such as 'gl' or 'pl artificer'{hint}")
        model = self.layout.type_names.index(name)
        if not self.layout.config.chiefs and self.layout.types[model][2] != PLAIN:
            raise NotationError(f"{key}: {name!r} is a chief; chiefs need chiefs = true")
        self.named[model] += 1
        copies = int(self.tables.copies[model])
        if self.named[model] > copies:
            raise NotationError(f"{key}: there {'are' if copies > 1 else 'is'} only {copies} {name!r}")
        return model

    def colour(self, words: list[str], default: int) -> int:
        """An optional colour word at the end; it is taken off the words."""
        if words and words[-1] in COLOUR_NAMES:
            return COLOUR_NAMES.index(words.pop())
        return default

    def skeleton(self, text: str, key: str, colour: int) -> int:
        words = text.split()
        side = self.colour(words, colour)
        if len(words) < 3 or words[1] not in DIRECTION_NAMES:
            raise NotationError(f"{key}: {shown(text)} is not a skeleton such as 'a3 e gl'")
        space = self.space(words[0], key)
        return int(_pack(space, DIRECTION_NAMES.index(words[1]), self.model(words[2:], key), side))

    def waiting(self, text: str, key: str, colour: int) -> int:
        """A token in a forest slot."""
        words = text.split()
        side = self.colour(words, colour)
        t = self.tables
        slots = self.layout.place_names[SPACES:]
        slot = -1
        if words and re.fullmatch("[LTRB][a-e1-5]", words[0]):
            if words[0] not in slots:
                raise NotationError(f"{key}: {words[0]!r} is not a forest slot of this mode ({', '.join(slots)})")
            slot = SPACES + slots.index(words.pop(0))
        model = self.model(words, key)
        if slot < 0:
            slot = int(t.slot[model])
        return int(_pack(slot, int(t.inward[slot]), model, side))

    def count_tile(self, trap: int, key: str) -> None:
        self.tiles[trap] += 1
        box = int(self.tables.box[trap])
        if self.tiles[trap] > box:
            raise NotationError(f"{key}: the box holds only {box} of {TRAP_NAMES[trap]!r}")

    def trap(self, text: str, key: str) -> tuple[int, int, bool]:
        """A trap on a board: space, tile, damaged."""
        words = text.split()
        if len(words) not in (2, 3) or words[1] not in TILE_NAMES[1:EXPLODED]:
            names = ", ".join(TILE_NAMES[1:EXPLODED])
            raise NotationError(f"{key}: {shown(text)} is not a trap such as 'b3 wall/ damaged'; traps are {names}")
        space, tile, damaged = self.space(words[0], key), TILE_NAMES.index(words[1]), False
        trap = int(TRAP_OF_TILE[tile])
        if len(words) == 3:
            if TRAP_NAMES[trap] == "bomb" and words[2] == "exploded":
                tile = EXPLODED
            elif TRAP_NAMES[trap] in TWO_SIDED and words[2] == "damaged":
                damaged = True
            else:
                raise NotationError(f"{key}: {shown(words[2])} is no condition of a {TRAP_NAMES[trap]}")
        self.count_tile(trap, key)
        return space, tile, damaged

    def all_towers(self) -> list[str]:
        towers = int(self.tables.towers)
        return [SPACE_NAMES[space] for space in range(SPACES) if (towers >> space) & 1]

    def towers(self, value: Any, key: str) -> int:
        """Standing towers as bits of spaces."""
        standing = 0
        for text, where in self.texts(value, key):
            bit = 1 << SPACE_NAMES.index(self.one_of(text, where, tuple(self.all_towers())))
            if standing & bit:
                raise NotationError(f"{where}: {text!r} is named twice")
            standing |= bit
        return standing

    def supply(self, value: Any, key: str) -> list[int]:
        counts = [0] * TRAPS
        for text, where in self.texts(value, key):
            if text not in TRAP_NAMES:
                raise NotationError(f"{where}: {shown(text)} is not a trap in a supply ({', '.join(TRAP_NAMES)})")
            trap = TRAP_NAMES.index(text)
            self.count_tile(trap, where)
            counts[trap] += 1
        return counts


def load(layout: Layout, position: Any) -> np.ndarray:
    """The state (one record) of a position in the notation, with its decisions still to be asked for."""
    config, read = layout.config, _Reader(layout)
    state = layout.fresh.copy()
    s, t = Row(state), Row(layout.tables)
    n = config.players
    common = ("capital", "supply", "purse") if read.coop else ()
    keys = ("round", "phase", "colour", "bag", "first", *common, "board", *RESULT_KEYS)
    table = read.table(position, "position", keys)
    if table.get("over", False) is not False:
        raise NotationError("position.over: a game that is over cannot be loaded")
    phase = table.get("phase", "hero")
    if phase in ("skeletons", "over"):
        raise NotationError(f"position.phase: a position in phase {phase!r} can be shown but not loaded")
    s.phase = PHASE_NAMES.index(read.one_of(phase, "position.phase", LOADABLE_PHASES))
    if int(s.phase) == MARKET and not config.advanced:
        raise NotationError("position.phase: a market needs advanced = true")
    if int(s.phase) == START and not read.coop:
        raise NotationError("position.phase: 'start' is a phase of co-op games")
    s.round_no = read.integer(table.get("round", 1), "position.round", 1, 9999)
    colour = COLOUR_NAMES.index(read.one_of(table.get("colour", "white"), "position.colour", COLOUR_NAMES))
    s.colour = colour
    s.first = read.integer(table.get("first", 0), "position.first", 0, n - 1)
    s.supply[:] = 0
    if read.coop:
        s.capital = read.integer(table.get("capital", n), "position.capital", 0, n)
        s.lost = int(s.capital) == 0
        s.supply[0] = read.supply(table.get("supply", []), "position.supply")
        s.coins[0] = read.integer(table.get("purse", int(s.coins[0])), "position.purse", 0, MOST_COINS)
    boards = table.get("board", [])
    if not isinstance(boards, list) or len(boards) > n:
        raise NotationError(f"position.board must be a list of at most {n} tables, a seat each")
    for p, board in enumerate([*boards, *([{}] * (n - len(boards)))]):
        _load_board(read, s, t, p, board, colour)
    _load_bag(read, s, table.get("bag", "rest"))
    return state


def _load_board(read: _Reader, s: Any, t: Any, p: int, board: Any, colour: int) -> None:
    key = f"position.board[{p}]"
    own = ("towers",) if read.coop else ("floors", "houses", "supply", "coins")
    board = read.table(board, key, ("hero", *own, "weapon", "traps", "skeletons", "forest", "cemetery"))
    if read.coop:
        s.towers[p] = read.towers(board.get("towers", read.all_towers()), f"{key}.towers")
        s.lost = int(s.lost) or int(s.towers[p]) == 0
    else:
        s.floors[p] = read.integer(board.get("floors", int(t.floors)), f"{key}.floors", 0, int(t.floors))
        s.houses[p] = read.integer(board.get("houses", int(t.houses)), f"{key}.houses", 0, int(t.houses))
        s.out[p] = int(s.floors[p]) == 0 or int(s.houses[p]) == 0
        s.supply[p] = read.supply(board.get("supply", []), f"{key}.supply")
        s.coins[p] = read.integer(board.get("coins", int(s.coins[p])), f"{key}.coins", 0, MOST_COINS)
    hero = board.get("hero", SPACE_NAMES[int(t.start)])
    s.hero[p] = -1 if hero == "none" else read.space(hero, f"{key}.hero")
    weapon = read.one_of(board.get("weapon", "none"), f"{key}.weapon", ("none", *WEAPON_NAMES))
    if weapon != "none":
        if weapon in read.weapons:
            raise NotationError(f"{key}.weapon: there is only one {weapon}")
        read.weapons.add(weapon)
    s.weapon[p] = NO_WEAPON if weapon == "none" else WEAPON_NAMES.index(weapon)
    for text, where in read.texts(board.get("traps", []), f"{key}.traps"):
        space, tile, damaged = read.trap(text, where)
        if (int(s.tiles[p]) >> space) & 1:
            raise NotationError(f"{where}: there is a trap on {SPACE_NAMES[space]} already")
        if (int(s.towers[p]) >> space) & 1:
            raise NotationError(f"{where}: a tower stands on {SPACE_NAMES[space]}")
        s.tile[p, space] = tile
        s.tiles[p] = int(s.tiles[p]) | 1 << space
        s.damaged[p] = int(s.damaged[p]) | damaged << space
    tokens = []
    for text, where in read.texts(board.get("skeletons", []), f"{key}.skeletons"):
        token = read.skeleton(text, where, colour)
        if (int(s.towers[p]) >> _place(token)) & 1:
            raise NotationError(f"{where}: a tower stands on {SPACE_NAMES[_place(token)]}; skeletons never stay on one")
        tokens.append(token)
    for text, where in read.texts(board.get("forest", []), f"{key}.forest"):
        tokens.append(read.waiting(text, where, colour))
    s.tokens[p] = len(tokens)
    s.token[p, : len(tokens)] = sorted(tokens)
    for text, where in read.texts(board.get("cemetery", []), f"{key}.cemetery"):
        s.cemetery[p, read.model(text.split(), where)] += 1


def _load_bag(read: _Reader, s: Any, bag: Any) -> None:
    if bag == "rest":
        s.bag[:] = [int(full) - named for full, named in zip(s.bag, read.named, strict=True)]
        return
    s.bag[:] = 0
    if isinstance(bag, str):
        raise NotationError(f'position.bag must be "rest" or a list of tokens, not {shown(bag)}')
    for text, where in read.texts(bag, "position.bag"):
        s.bag[read.model(text.split(), where)] += 1


def check_expected(layout: Layout, expect: dict[str, Any]) -> None:
    """Is what ``[expect]`` names written in the notation? A text that no position can hold is malformed.

    Single numbers and truth values are compared by type with what there is (scenario.differences).
    """
    read = _Reader(layout)
    _check_values(read, expect, "expect")
    for p, board in enumerate(expect.get("board", [])):
        _check_values(read, board, f"expect.board[{p}]")


def _check_values(read: _Reader, table: dict[str, Any], prefix: str) -> None:
    names = {"phase": PHASE_NAMES, "colour": COLOUR_NAMES, "weapon": ("none", *WEAPON_NAMES)}
    items = {
        "skeletons": lambda text, key: read.skeleton(text, key, 0),
        "forest": lambda text, key: read.waiting(text, key, 0),
        "cemetery": lambda text, key: read.model(text.split(), key),
        "bag": lambda text, key: read.model(text.split(), key),
        "traps": read.trap,
    }
    for name, value in table.items():
        key = f"{prefix}.{name}"
        if name in names:
            read.one_of(value, key, names[name])
        elif name in items:
            for text, where in read.texts(value, key):
                items[name](text, where)
        elif name == "supply":
            read.supply(value, key)
        elif name == "towers" and read.coop:
            read.towers(value, key)
        elif name == "hero" and value != "none":
            read.space(value, key)
        elif name in ("winners", "eliminated", "scores"):
            if not isinstance(value, list):
                raise NotationError(f"{key} must be a list, not {shown(value)}")
            most = MOST_POINTS if name == "scores" else read.layout.config.players - 1
            for i, number in enumerate(value):
                read.integer(number, f"{key}[{i}]", 0, most)


def dump(layout: Layout, state: np.ndarray, scores: list[int], every_key: bool = False) -> dict[str, Any]:
    """The position of a state in the notation, with the results so far; ``scores`` are the points by E2.

    ``every_key``: with the market's keys also where there is no market.
    """
    s = Row(state)
    n = layout.config.players
    coop, advanced = int(s.mode) == COOP, bool(s.advanced) or every_key
    names = layout.type_names
    position: dict[str, Any] = {
        "round": int(s.round_no),
        "phase": PHASE_NAMES[int(s.phase)],
        "colour": COLOUR_NAMES[int(s.colour)],
        "over": bool(s.ended),
        "winners": [p for p in range(n) if int(s.winner[p])],
        "eliminated": [p for p in range(n) if int(s.out[p])],
        "scores": scores,
        "bag": _counted(s.bag, names),
    }
    if int(s.phase) == MARKET or every_key:
        position["first"] = int(s.first)
    if coop:
        position["capital"] = int(s.capital)
        position["supply"] = _counted(s.supply[0], TRAP_NAMES)
        if advanced:
            position["purse"] = int(s.coins[0])
    position["board"] = [_dump_board(layout, s, p, coop, advanced) for p in range(n)]
    return position


def _counted(counts: Any, names: tuple[str, ...]) -> list[str]:
    return [name for name, count in zip(names, counts.tolist(), strict=True) for _ in range(count)]


def _dump_board(layout: Layout, s: Any, p: int, coop: bool, advanced: bool) -> dict[str, Any]:
    hero = int(s.hero[p])
    board: dict[str, Any] = {"hero": SPACE_NAMES[hero] if hero >= 0 else "none"}
    if coop:
        board["towers"] = [SPACE_NAMES[space] for space in range(SPACES) if (int(s.towers[p]) >> space) & 1]
    else:
        board["floors"], board["houses"] = int(s.floors[p]), int(s.houses[p])
        board["supply"] = _counted(s.supply[p], TRAP_NAMES)
        if advanced:
            board["coins"] = int(s.coins[p])
    board["weapon"] = "none" if int(s.weapon[p]) == NO_WEAPON else WEAPON_NAMES[int(s.weapon[p])]
    damaged, colour = int(s.damaged[p]), int(s.colour)
    board["traps"] = [
        f"{SPACE_NAMES[space]} {TILE_NAMES[tile]}" + (" damaged" if (damaged >> space) & 1 else "")
        for space, tile in enumerate(s.tile[p].tolist())
        if tile
    ]
    board["skeletons"], board["forest"] = [], []
    for token in sorted(token for token in s.token[p, : int(s.tokens[p])].tolist() if token >= 0):
        place, model = layout.place_names[_place(token)], layout.type_names[_type(token)]
        shown = "" if _colour(token) == colour else f" {COLOUR_NAMES[_colour(token)]}"
        if _place(token) < SPACES:
            board["skeletons"].append(f"{place} {DIRECTION_NAMES[_facing(token)]} {model}{shown}")
        else:
            board["forest"].append(f"{place} {model}{shown}")
    board["cemetery"] = _counted(s.cemetery[p], layout.type_names)
    return board
