"""Positions as text and back: the notation of docs/notation.md.

``load`` turns the ``[position]`` table of a scenario into a state, ``dump`` a state into such a table. Errors name the
key.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import numpy as np

from .._engine.game_spec import GameSpec
from .._engine.jit import python_of
from ..components import ONE_SIDED
from ..errors import NotationError, check_int, check_name, short_repr
from ..rules import constants as c
from ..rules.state import Row
from ..rules.tokens import colour_of, facing_of, pack, place_of, type_of
from .spaces import SPACE_NAMES

LOADABLE_PHASES = ("market", "start", "hero", "trap")
RESULT_KEYS = ("over", "winners", "eliminated", "scores")
MAX_COINS = MAX_POINTS = 9999
MAX_ROUND = 10**9  # the record counts to twice that

_pack, _place, _facing, _type, _colour = map(python_of, (pack, place_of, facing_of, type_of, colour_of))
_integer = partial(check_int, error=NotationError)
_one_of = partial(check_name, error=NotationError)


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
        if not isinstance(text, str) or text not in SPACE_NAMES:
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
            bit = 1 << SPACE_NAMES.index(_one_of(text, where, self.all_towers()))
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


def load(spec: GameSpec, position: Any) -> np.ndarray:
    """The state (one record) of a position in the notation, with its decisions still to be asked for."""
    config, read = spec.config, Reader(spec)
    state = spec.initial_state.copy()
    s, t = Row(state), Row(spec.tables)
    n = config.players
    common = ("capital", "supply", "purse") if read.coop else ()
    keys = ("round", "phase", "colour", "bag", "first", *common, "board", *RESULT_KEYS)
    table = read.table(position, "position", keys)
    if table.get("over", False) is not False:
        raise NotationError("position.over: a game that is over cannot be loaded")
    phase = table.get("phase", "hero")
    if isinstance(phase, str) and phase in ("skeletons", "over"):
        raise NotationError(f"position.phase: a position in phase {phase!r} can be shown but not loaded")
    s.phase = c.PHASE_NAMES.index(_one_of(phase, "position.phase", LOADABLE_PHASES))
    if int(s.phase) == c.MARKET and not config.advanced:
        raise NotationError("position.phase: a market needs advanced = true")
    if int(s.phase) == c.START and not read.coop:
        raise NotationError("position.phase: 'start' is a phase of co-op games")
    s.round_no = _integer(table.get("round", 1), "position.round", 1, MAX_ROUND)
    colour = c.COLOUR_NAMES.index(_one_of(table.get("colour", "white"), "position.colour", c.COLOUR_NAMES))
    s.colour = colour
    s.first = _integer(table.get("first", 0), "position.first", 0, n - 1)
    s.supply[:] = 0
    if read.coop:
        s.capital = _integer(table.get("capital", n), "position.capital", 0, n)
        s.lost = int(s.capital) == 0
        s.supply[0] = read.supply(table.get("supply", []), "position.supply")
        s.coins[0] = _integer(table.get("purse", int(s.coins[0])), "position.purse", 0, MAX_COINS)
    boards = table.get("board", [])
    if not isinstance(boards, list) or len(boards) > n:
        raise NotationError(f"position.board must be a list of at most {n} tables, a seat each")
    for p, board in enumerate([*boards, *([{}] * (n - len(boards)))]):
        _load_board(read, s, t, p, board, colour)
    _load_bag(read, s, table.get("bag", "rest"))
    return state


def _load_board(read: Reader, s: Any, t: Any, p: int, board: Any, colour: int) -> None:
    key = f"position.board[{p}]"
    own = ("towers",) if read.coop else ("floors", "houses", "supply", "coins")
    board = read.table(board, key, ("hero", *own, "weapon", "traps", "skeletons", "forest", "cemetery"))
    if read.coop:
        s.towers[p] = read.towers(board.get("towers", read.all_towers()), f"{key}.towers")
        s.lost = int(s.lost) or int(s.towers[p]) == 0
    else:
        s.floors[p] = _integer(board.get("floors", int(t.floors)), f"{key}.floors", 0, int(t.floors))
        s.houses[p] = _integer(board.get("houses", int(t.houses)), f"{key}.houses", 0, int(t.houses))
        s.out[p] = int(s.floors[p]) == 0 or int(s.houses[p]) == 0
        s.supply[p] = read.supply(board.get("supply", []), f"{key}.supply")
        s.coins[p] = _integer(board.get("coins", int(s.coins[p])), f"{key}.coins", 0, MAX_COINS)
    hero = board.get("hero", SPACE_NAMES[int(t.start)])
    s.hero[p] = -1 if isinstance(hero, str) and hero == "none" else read.space(hero, f"{key}.hero")
    weapon = _one_of(board.get("weapon", "none"), f"{key}.weapon", ("none", *c.WEAPON_NAMES))
    if weapon != "none":
        if weapon in read.weapons:
            raise NotationError(f"{key}.weapon: there is only one {weapon}")
        read.weapons.add(weapon)
    s.weapon[p] = c.NO_WEAPON if weapon == "none" else c.WEAPON_NAMES.index(weapon)
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
        s.cemetery[p, read.token_type(text.split(), where)] += 1


def _load_bag(read: Reader, s: Any, bag: Any) -> None:
    if isinstance(bag, str) and bag == "rest":
        s.bag[:] = [int(full) - named for full, named in zip(s.bag, read.named, strict=True)]
        return
    s.bag[:] = 0
    if isinstance(bag, str):
        raise NotationError(f'position.bag must be "rest" or a list of tokens, not {short_repr(bag)}')
    for text, where in read.texts(bag, "position.bag"):
        s.bag[read.token_type(text.split(), where)] += 1


def check_expected(spec: GameSpec, expect: dict[str, Any]) -> None:
    """Is what ``[expect]`` names written in the notation? A text that no position can hold is malformed.

    Single numbers and truth values are compared by type with what there is (scenario.differences).
    """
    read = Reader(spec)
    _check_values(read, expect, "expect")
    for p, board in enumerate(expect.get("board", [])):
        _check_values(read, board, f"expect.board[{p}]")


def _check_values(read: Reader, table: dict[str, Any], prefix: str) -> None:
    names = {"phase": c.PHASE_NAMES, "colour": c.COLOUR_NAMES, "weapon": ("none", *c.WEAPON_NAMES)}
    items = {
        "skeletons": lambda text, key: read.skeleton(text, key, 0),
        "forest": lambda text, key: read.waiting(text, key, 0),
        "cemetery": lambda text, key: read.token_type(text.split(), key),
        "bag": lambda text, key: read.token_type(text.split(), key),
        "traps": read.trap,
    }
    for name, value in table.items():
        key = f"{prefix}.{name}"
        if name in names:
            _one_of(value, key, names[name])
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
                raise NotationError(f"{key} must be a list, not {short_repr(value)}")
            highest = MAX_POINTS if name == "scores" else read.spec.config.players - 1
            for i, number in enumerate(value):
                _integer(number, f"{key}[{i}]", 0, highest)


def dump(spec: GameSpec, state: np.ndarray, scores: list[int], every_key: bool = False) -> dict[str, Any]:
    """The position of a state in the notation, with the results so far; ``scores`` are the points by E2.

    ``every_key``: with the market's keys also where there is no market.
    """
    s = Row(state)
    n = spec.config.players
    coop, advanced = int(s.mode) == c.COOP, bool(s.advanced) or every_key
    names = spec.type_names
    position: dict[str, Any] = {
        "round": int(s.round_no),
        "phase": c.PHASE_NAMES[int(s.phase)],
        "colour": c.COLOUR_NAMES[int(s.colour)],
        "over": bool(s.ended),
        "winners": [p for p in range(n) if int(s.winner[p])],
        "eliminated": [p for p in range(n) if int(s.out[p])],
        "scores": scores,
        "bag": _counted(s.bag, names),
    }
    if int(s.phase) == c.MARKET or every_key:
        position["first"] = int(s.first)
    if coop:
        position["capital"] = int(s.capital)
        position["supply"] = _counted(s.supply[0], c.TRAP_NAMES)
        if advanced:
            position["purse"] = int(s.coins[0])
    position["board"] = [_dump_board(spec, s, p, coop, advanced) for p in range(n)]
    return position


def _counted(counts: Any, names: tuple[str, ...]) -> list[str]:
    return [name for name, count in zip(names, counts.tolist(), strict=True) for _ in range(count)]


def _dump_board(spec: GameSpec, s: Any, p: int, coop: bool, advanced: bool) -> dict[str, Any]:
    hero = int(s.hero[p])
    board: dict[str, Any] = {"hero": SPACE_NAMES[hero] if hero >= 0 else "none"}
    if coop:
        board["towers"] = [SPACE_NAMES[space] for space in range(c.SPACES) if (int(s.towers[p]) >> space) & 1]
    else:
        board["floors"], board["houses"] = int(s.floors[p]), int(s.houses[p])
        board["supply"] = _counted(s.supply[p], c.TRAP_NAMES)
        if advanced:
            board["coins"] = int(s.coins[p])
    board["weapon"] = "none" if int(s.weapon[p]) == c.NO_WEAPON else c.WEAPON_NAMES[int(s.weapon[p])]
    damaged, colour = int(s.damaged[p]), int(s.colour)
    board["traps"] = [
        f"{SPACE_NAMES[space]} {c.TILE_NAMES[tile]}" + (" damaged" if (damaged >> space) & 1 else "")
        for space, tile in enumerate(s.tile[p].tolist())
        if tile
    ]
    board["skeletons"], board["forest"] = [], []
    for token in sorted(token for token in s.token[p, : int(s.tokens[p])].tolist() if token >= 0):
        place, name = spec.place_names[_place(token)], spec.type_names[_type(token)]
        side = "" if _colour(token) == colour else f" {c.COLOUR_NAMES[_colour(token)]}"
        if _place(token) < c.SPACES:
            board["skeletons"].append(f"{place} {c.DIRECTION_NAMES[_facing(token)]} {name}{side}")
        else:
            board["forest"].append(f"{place} {name}{side}")
    board["cemetery"] = _counted(s.cemetery[p], spec.type_names)
    return board
