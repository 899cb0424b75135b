"""Games that come from elsewhere, checked before compiled rules see them: these do not look where arrays end."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..rules import constants as c
from ..rules.state import STATE, TOKEN_ROOM
from ..rules.tokens import type_of
from .game_spec import GameSpec
from .jit import compiled, entry_point

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
NAMES = tuple(STATE.names or ())
OTHER_ERRORS = (
    "its options are not those of the configuration",
    "an empty seat plays",
    "tokens are more than exist",
    "the bits of the tiles do not fit the tiles",
    "movers stand outside the list",
    "it has traps, weapons or decisions that the configuration does not have",
)
OTHER_OPTIONS, EMPTY_SEAT, SURPLUS, TILE_BITS, OUTSIDE, FOREIGN = range(len(NAMES), len(NAMES) + len(OTHER_ERRORS))
ERRORS, RECORD_BYTES = len(NAMES) + len(OTHER_ERRORS), STATE.itemsize
NEEDED_VERBS = {  # the actions that answer a decision; not those that every configuration has
    c.D_MARKET: c.V_BUY, c.D_START: c.V_START, c.D_ADVANCE: c.V_ADVANCE, c.D_LEAD: c.V_LEAD, c.D_STOP: c.V_STOP,
    c.D_FIRST: c.V_FIRST, c.D_WEAPON: c.V_SHOOT, c.D_PICK: c.V_PICK, c.D_TO: c.V_TO, c.D_FACE: c.V_FACE,
}  # fmt: skip


def validation_error(states: NDArray[Any], spec: GameSpec) -> str:
    """What no game of this configuration can have, in words, with the row; "" if compiled code may see the games."""
    states = np.ascontiguousarray(states)
    memory = states.view(np.int8), states.view(np.int16), states.view(np.int32), states.view(np.int64)
    counts, decisions = np.zeros(64, np.int64), _decisions(spec.actions)
    error = find_error(states, spec.initial_state, spec.tables, *memory, FIELDS, counts, decisions)
    if error < 0:
        return ""
    game, number = divmod(error, ERRORS)
    told = f"{NAMES[number]} is out of its range" if number < len(NAMES) else OTHER_ERRORS[number - len(NAMES)]
    return f"game {game}: {told}"


def _fields() -> NDArray[np.int64]:
    """(fields, 5): item size, first item, how many items, lowest and highest value of every field of a record."""
    rows = []
    for name in NAMES:
        dtype, start = dict(STATE.fields or {})[name][:2]
        low, high = (0, 0) if name.startswith("pad") else RANGES.get(name, (0, 1 << 62))
        size = dtype.base.itemsize
        rows.append((size, start // size, dtype.itemsize // size, low, high))
    return np.array(rows, np.int64)


FIELDS = _fields()


@lru_cache(maxsize=256)
def _decisions(actions: tuple[tuple[int, int], ...]) -> int:
    """Bits of the decisions that an action space has answers to."""
    verbs = {verb for verb, _ in actions}
    return sum(1 << decision for decision in range(c.D_FACE + 1) if NEEDED_VERBS.get(decision, c.V_WAIT) in verbs)


@compiled
def out_of_range(values, start, end, low, high):
    """Is one of these values out of range? Without an early exit, so that the loop is made of vector instructions."""
    wrong = 0
    for i in range(start, end):
        wrong |= int(values[i] < low) | int(values[i] > high)
    return wrong


@compiled
def field_error(game, int8s, int16s, int32s, int64s, fields):
    """The first field of a record that is out of its range, -1 if none is."""
    for field in range(fields.shape[0]):
        size, low, high = int(fields[field, 0]), int(fields[field, 3]), int(fields[field, 4])
        start = game * (RECORD_BYTES // size) + int(fields[field, 1])
        end = start + int(fields[field, 2])
        if size == 1:
            wrong = out_of_range(int8s, start, end, low, high)
        elif size == 2:
            wrong = out_of_range(int16s, start, end, low, high)
        elif size == 4:
            wrong = out_of_range(int32s, start, end, low, high)
        else:
            wrong = out_of_range(int64s, start, end, low, high)
        if wrong:
            return field
    return -1


@compiled
def surplus(s, t, counts):
    """Are there more tokens of a type than exist? Lists have room for all, and no more."""
    for type_id in range(64):
        counts[type_id] = 0
    for p in range(int(s.players)):
        for i in range(int(s.tokens[p])):
            if int(s.token[p, i]) >= 0:
                counts[type_of(int(s.token[p, i]))] += 1
    for type_id in range(c.TYPES):
        count = int(counts[type_id]) + int(s.bag[type_id])
        for p in range(c.MAX_SEATS):
            count += int(s.cemetery[p, type_id])
        exist = int(t.copies[type_id]) if int(t.kind[type_id]) == c.PLAIN or int(s.chiefs) else 0
        if count > exist:
            return True
    for type_id in range(c.TYPES, 64):
        if int(counts[type_id]):
            return True
    return False


@compiled
def seat_error(s, t, p, decisions):
    """What is wrong with a seat of a record whose fields are in their ranges, -1 if nothing is."""
    if p >= int(s.players):
        if int(s.tokens[p]) or int(s.decision[p]) != c.NOTHING:
            return EMPTY_SEAT
    bits = 0
    for space in range(c.SPACES):
        tile = int(s.tile[p, space])
        if tile != c.NO_TILE:
            bits |= 1 << space
            if tile > c.BASE_TILES and int(t.action[c.V_BUY, 0]) < 0:
                return FOREIGN
    if bits != int(s.tiles[p]):
        return TILE_BITS
    if int(s.moving[p]) and (int(s.low[p]) > int(s.high[p]) or int(s.high[p]) > int(s.tokens[p])):
        return OUTSIDE
    if not (decisions >> int(s.decision[p])) & 1:
        return FOREIGN
    if int(t.action[c.V_BUY, 0]) < 0:  # no market, so none of what it sells
        if int(s.weapon[p]) != c.NO_WEAPON:
            return FOREIGN
        for trap in range(c.BASE_TRAPS, c.TRAPS):
            if int(s.supply[p, trap]):
                return FOREIGN
    return -1


@compiled
def game_error(s, initial_state, t, counts, decisions):
    """What is wrong with a record whose fields are in their ranges, -1 if nothing is."""
    if int(s.mode) != int(initial_state.mode) or int(s.players) != int(initial_state.players):
        return OTHER_OPTIONS
    if int(s.advanced) != int(initial_state.advanced) or int(s.chiefs) != int(initial_state.chiefs):
        return OTHER_OPTIONS
    if int(s.ask) != int(initial_state.ask):
        return OTHER_OPTIONS
    if int(s.phase) == c.MARKET and int(t.action[c.V_BUY, 0]) < 0:
        return FOREIGN
    for p in range(c.MAX_SEATS):
        wrong = seat_error(s, t, p, decisions)
        if wrong >= 0:
            return wrong
    return SURPLUS if surplus(s, t, counts) else -1


@entry_point
def find_error(states, initial_state, tables, int8s, int16s, int32s, int64s, fields, counts, decisions):
    """The first record that no game can be, as game * errors + number of the error; -1 if all can.

    ``int8s`` .. ``int64s`` are views of the memory of ``states``; ``counts`` (64,) is scratch space.
    """
    for game in range(states.shape[0]):
        wrong = field_error(game, int8s, int16s, int32s, int64s, fields)
        if wrong < 0:
            wrong = game_error(states[game], initial_state[0], tables[0], counts, decisions)
        if wrong >= 0:
            return game * ERRORS + wrong
    return -1
