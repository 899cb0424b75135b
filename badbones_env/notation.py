"""Positions as text and back: the notation of docs/notation.md.

``load`` turns the ``[position]`` table of a scenario into a state, ``dump`` a state into such a table. Errors name the
key.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from ._engine.game_spec import GameSpec
from ._engine.jit import python_of
from .errors import NotationError, check_int, check_name, short_repr
from .rules import constants as c
from .rules.state import Row
from .rules.tokens import colour_of, facing_of, place_of, type_of
from .text.position_reader import Reader
from .text.spaces import SPACE_NAMES

LOADABLE_PHASES = ("market", "start", "hero", "trap")
RESULT_KEYS = ("over", "winners", "eliminated", "scores")
MOST_COINS = MOST_POINTS = 9999
MOST_ROUND = 10**9  # the record counts to twice that

_place, _facing, _type, _colour = map(python_of, (place_of, facing_of, type_of, colour_of))
_integer = partial(check_int, error=NotationError)
_one_of = partial(check_name, error=NotationError)


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
    if phase in ("skeletons", "over"):
        raise NotationError(f"position.phase: a position in phase {phase!r} can be shown but not loaded")
    s.phase = c.PHASE_NAMES.index(_one_of(phase, "position.phase", LOADABLE_PHASES))
    if int(s.phase) == c.MARKET and not config.advanced:
        raise NotationError("position.phase: a market needs advanced = true")
    if int(s.phase) == c.START and not read.coop:
        raise NotationError("position.phase: 'start' is a phase of co-op games")
    s.round_no = _integer(table.get("round", 1), "position.round", 1, MOST_ROUND)
    colour = c.COLOUR_NAMES.index(_one_of(table.get("colour", "white"), "position.colour", c.COLOUR_NAMES))
    s.colour = colour
    s.first = _integer(table.get("first", 0), "position.first", 0, n - 1)
    s.supply[:] = 0
    if read.coop:
        s.capital = _integer(table.get("capital", n), "position.capital", 0, n)
        s.lost = int(s.capital) == 0
        s.supply[0] = read.supply(table.get("supply", []), "position.supply")
        s.coins[0] = _integer(table.get("purse", int(s.coins[0])), "position.purse", 0, MOST_COINS)
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
        s.coins[p] = _integer(board.get("coins", int(s.coins[p])), f"{key}.coins", 0, MOST_COINS)
    hero = board.get("hero", SPACE_NAMES[int(t.start)])
    s.hero[p] = -1 if hero == "none" else read.space(hero, f"{key}.hero")
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
    if bag == "rest":
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
            most = MOST_POINTS if name == "scores" else read.spec.config.players - 1
            for i, number in enumerate(value):
                _integer(number, f"{key}[{i}]", 0, most)


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
