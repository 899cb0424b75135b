"""Checks of states.

``validation_error`` is for games that come from elsewhere: compiled rules do not look where arrays end. It asks whether
the record can be a game of its configuration. ``check_invariants`` is for games that were played from their beginning:
it asks whether the rules have kept what they must keep.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..rules import constants as c
from ..rules.legal import legal_choices
from ..rules.state import STATE, TOKEN_ROOM
from ..rules.tokens import place_of, type_of
from .bits import count_bits
from .game_spec import GameSpec
from .jit import compiled, entry_point, entry_point_of
from .kernels import Games, Thread, next_games

TYPE_NUMBERS = 64  # that a packed token can hold
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
    counts, decisions = np.zeros(TYPE_NUMBERS, np.int64), _decisions(spec.actions)
    error = find_error(states, spec.initial_state, spec.tables, *memory, FIELDS, counts, decisions)
    if error < 0:
        return ""
    game, number = divmod(error, ERRORS)
    if number < len(NAMES):
        return f"game {game}: {NAMES[number]} is out of its range"
    return f"game {game}: {OTHER_ERRORS[number - len(NAMES)]}"


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
def count_tokens(s, counts):
    """Count the tokens of every type, wherever they are, into ``counts`` (TYPE_NUMBERS,)."""
    for type_id in range(TYPE_NUMBERS):
        counts[type_id] = 0
    for p in range(c.MAX_SEATS):
        for i in range(int(s.tokens[p])):
            if int(s.token[p, i]) >= 0:
                counts[type_of(int(s.token[p, i]))] += 1
        for type_id in range(c.TYPES):
            counts[type_id] += int(s.cemetery[p, type_id])
    for type_id in range(c.TYPES):
        counts[type_id] += int(s.bag[type_id])


@compiled
def existing_tokens(s, t, type_id):
    """How many tokens of a type the game has."""
    if type_id >= c.TYPES or (int(t.kind[type_id]) != c.PLAIN and not int(s.chiefs)):
        return 0
    return int(t.copies[type_id])


@compiled
def surplus(s, t, counts):
    """Are there more tokens of a type than exist? Lists have room for all, and no more."""
    count_tokens(s, counts)
    for type_id in range(TYPE_NUMBERS):
        if int(counts[type_id]) > existing_tokens(s, t, type_id):
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

    ``int8s`` .. ``int64s`` are views of the memory of ``states``; ``counts`` (TYPE_NUMBERS,) is scratch space.
    """
    for game in range(states.shape[0]):
        wrong = field_error(game, int8s, int16s, int32s, int64s, fields)
        if wrong < 0:
            wrong = game_error(states[game], initial_state[0], tables[0], counts, decisions)
        if wrong >= 0:
            return game * ERRORS + wrong
    return -1


INVARIANTS = (
    "a token type has more or fewer tokens than exist",
    "a trap has more tiles than the game began with",
    "a building has more or less than it can have",
    "a seat that is asked has no legal choice, or a single one that should not be asked",
    "a game that is not over asks nobody",
    "the bits of the tiles do not fit the tiles",
    "a token stands where none can stand",
)
TOKENS_KEPT, TILES_KEPT, BUILDINGS_FIT, CHOICES_FIT, SOMEBODY_ASKED, TILE_BITS_FIT, PLACES_FIT = range(7)


@entry_point_of(games=Games, thread=Thread)
def check_invariants(games, counts, thread):
    """Tokens and tiles are conserved and every mask makes sense: -1, or game * 16 + number of the invariant broken.

    The first such game of those that this thread came to. For games begun from ``initial_state``, not from a position.
    ``counts`` (threads, TYPE_NUMBERS) is scratch space.
    """
    lo, hi = next_games(games.states, thread)
    while lo < hi:
        for game in range(lo, hi):
            broken = broken_invariant(
                games.states[game], games.initial_state[0], games.tables[0], thread.legal, counts[thread.number]
            )
            if broken >= 0:
                return game * 16 + broken
        lo, hi = next_games(games.states, thread)
    return -1


@compiled
def count_tiles(s, trap):
    """The tiles of a trap in stock, in supplies and on boards."""
    count = int(s.stock[trap]) + int(s.returned[trap])
    for p in range(int(s.players)):
        count += int(s.supply[p, trap])
        for space in range(c.SPACES):
            if c.TRAP_OF_TILE[int(s.tile[p, space])] == trap:
                count += 1
    return count


@compiled
def broken_invariant(s, initial_state, t, legal, counts):
    """The number of an invariant that a state breaks (INVARIANTS), -1 if none."""
    n = int(s.players)
    count_tokens(s, counts)
    for type_id in range(c.TYPES):
        missing = existing_tokens(s, t, type_id) - int(counts[type_id])
        if int(s.bag[type_id]) < 0 or (missing and not (missing == 1 and int(t.kind[type_id]) == c.EMPEROR)):
            return TOKENS_KEPT
    for trap in range(c.TRAPS):
        for p in range(n):
            if int(s.supply[p, trap]) < 0:
                return TILES_KEPT
        if count_tiles(s, trap) > count_tiles(initial_state, trap):
            return TILES_KEPT
    pending = 0
    for p in range(n):
        if not (0 <= int(s.floors[p]) <= int(t.floors) and 0 <= int(s.houses[p]) <= int(t.houses)):
            return BUILDINGS_FIT
        if int(s.towers[p]) & ~int(t.towers) or not 0 <= int(s.capital) <= n:
            return BUILDINGS_FIT
        decision = int(s.decision[p])
        if decision != c.NOTHING:
            pending += 1
            legal_choices(s, t, p, legal)
            choices = 0
            for verb in range(c.VERBS):
                choices += count_bits(int(legal[verb]))
            if choices == 0 or (choices == 1 and decision != c.D_HERO and decision != c.D_TRAP):
                return CHOICES_FIT
        for space in range(c.SPACES):
            if ((int(s.tiles[p]) >> space) & 1) != (1 if int(s.tile[p, space]) else 0):
                return TILE_BITS_FIT
        for i in range(int(s.tokens[p])):
            token = int(s.token[p, i])
            if token >= 0 and (int(s.towers[p]) >> place_of(token)) & 1:
                return PLACES_FIT
    if (pending == 0) != (int(s.phase) == c.OVER):
        return SOMEBODY_ASKED
    return -1
