"""Checks of states.

``validation_error`` is for games that come from elsewhere: compiled rules do not look where arrays end. It asks whether
the record can be a game of its configuration. ``check_invariants`` is for games that were played from their beginning:
it asks whether the rules have kept what they must keep.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..rules import constants as c
from ..rules.legal import legal_choices
from ..rules.state import HEAD_BYTES, STATE, TOKEN_CAPACITY
from ..rules.tokens import place_of, type_of
from .bits import count_bits
from .game_spec import GameSpec
from .jit import compiled, entry_point, entry_point_of, inlined
from .kernels import Games, Thread, next_games
from .simd_rows import nonzero

TYPE_NUMBERS = 64  # that a packed token can hold
FLAG, SEAT, SPACE, DIRECTION = (0, 1), (0, c.MAX_SEATS - 1), (0, c.SPACES - 1), (0, 3)
SPACE_BITS, TYPE_BITS = (0, c.ALL_SPACES), (0, (1 << c.TYPES) - 1)
LIST = (0, TOKEN_CAPACITY)  # a place in a list of tokens, or its end
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
FIELDS = dict(STATE.fields or {})
OTHER_ERRORS = (
    "its options are not those of the configuration",
    "an empty seat plays",
    "tokens are more than exist",
    "the bits of the tiles do not fit the tiles",
    "movers stand outside the list",
    "it has traps, weapons or decisions that the configuration does not have",
)
RECORD_BYTES = STATE.itemsize
ERRORS = RECORD_BYTES + len(OTHER_ERRORS)  # the first byte of a value that is out of its range, or one of these:
OTHER_OPTIONS, EMPTY_SEAT, SURPLUS, TILE_BITS, OUTSIDE, FOREIGN = range(RECORD_BYTES, ERRORS)
KINDS = (np.int8, np.int16, np.int32, np.int64)
NEEDED_VERBS = {  # the actions that answer a decision; not those that every configuration has
    c.D_MARKET: c.V_BUY, c.D_START: c.V_START, c.D_ADVANCE: c.V_ADVANCE, c.D_LEAD: c.V_LEAD, c.D_STOP: c.V_STOP,
    c.D_FIRST: c.V_FIRST, c.D_WEAPON: c.V_SHOOT, c.D_PICK: c.V_PICK, c.D_TO: c.V_TO, c.D_FACE: c.V_FACE,
}  # fmt: skip
ANSWERS = [NEEDED_VERBS.get(decision, c.V_WAIT) for decision in range(c.D_FACE + 1)]


def validation_error(states: NDArray[Any], spec: GameSpec) -> str:
    """What no game of this configuration can have, in words, with the row; "" if compiled code may see the games."""
    memory = np.ascontiguousarray(states).view(np.int8).reshape(-1)
    memory.flags.writeable = False  # as that of bytes: one compiled function serves both
    record, counts = np.empty(RECORD_BYTES, np.int8), np.zeros((2, TYPE_NUMBERS), np.int64)
    items = [record.view(kind) for kind in (STATE, *KINDS)]
    error = find_error(memory, *items, *BOUNDS, spec.initial_state, spec.tables, counts, _decisions(spec))
    if error < 0:
        return ""
    game, number = divmod(error, ERRORS)
    if number < RECORD_BYTES:
        name = max((start, name) for name, (_, start, *_) in FIELDS.items() if start <= number)[1]
        return f"game {game}: {name} is out of its range"
    return f"game {game}: {OTHER_ERRORS[number - RECORD_BYTES]}"


def _bounds(kind: type) -> NDArray[Any]:
    """(2, items): the lowest and the highest values of a record seen as items of this kind, where it has such."""
    least, most = np.iinfo(kind).min, np.iinfo(kind).max
    size = HEAD_BYTES if kind != np.int16 else RECORD_BYTES  # behind the head are tokens alone
    bounds: NDArray[Any] = np.array([[least], [most]], kind).repeat(size // np.dtype(kind).itemsize, axis=1)
    for name, (dtype, start, *_) in FIELDS.items():
        if dtype.base == kind:
            low, high = (0, 0) if name.startswith("pad") else RANGES.get(name, (0, most))
            first, count = start // dtype.base.itemsize, dtype.itemsize // dtype.base.itemsize
            bounds[:, first : first + count] = [[low], [high]]
    return bounds


BOUNDS = [_bounds(kind) for kind in KINDS]


def _decisions(spec: GameSpec) -> int:
    """Bits of the decisions that an action space has answers to."""
    return sum(1 << number for number, verb in enumerate(ANSWERS) if verb in spec.by_verb)


@inlined
def first_outside(items, bounds, size):
    """The first byte of the first item that is out of its range, RECORD_BYTES if none is."""
    wrong = False
    for i in range(bounds.shape[1]):  # without an early exit, so that the loop is made of vector instructions
        wrong |= (items[i] < bounds[0, i]) | (items[i] > bounds[1, i])
    if wrong:
        for i in range(bounds.shape[1]):
            if items[i] < bounds[0, i] or items[i] > bounds[1, i]:
                return i * size
    return RECORD_BYTES


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
def seat_error(s, t, p, decisions):
    """What is wrong with a seat of a record whose fields are in their ranges, -1 if nothing is."""
    if p >= int(s.players):
        if int(s.tokens[p]) or int(s.decision[p]) != c.NOTHING:
            return EMPTY_SEAT
    market = int(t.action[c.V_BUY, 0]) >= 0
    if not market:
        foreign = False
        for space in range(c.SPACES):
            foreign |= s.tile[p, space] > c.BASE_TILES
        if foreign:
            return FOREIGN
    if nonzero(s.tile, p) != int(s.tiles[p]):
        return TILE_BITS
    if int(s.moving[p]) and (int(s.low[p]) > int(s.high[p]) or int(s.high[p]) > int(s.tokens[p])):
        return OUTSIDE
    if not (decisions >> int(s.decision[p])) & 1:
        return FOREIGN
    if not market:  # so none of what it sells
        if int(s.weapon[p]) != c.NO_WEAPON:
            return FOREIGN
        for trap in range(c.BASE_TRAPS, c.TRAPS):
            if int(s.supply[p, trap]):
                return FOREIGN
    return -1


@compiled
def game_error(s, initial_state, t, existing, counts, decisions):
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
    count_tokens(s, counts)
    surplus = False  # lists have room for all tokens, and no more
    for type_id in range(TYPE_NUMBERS):
        surplus |= counts[type_id] > existing[type_id]
    return SURPLUS if surplus else -1


@entry_point
def find_error(
    memory, record, int8s, int16s, int32s, int64s, bounds8, bounds16, bounds32, bounds64, initial_state, tables,
    counts, decisions,
):  # fmt: skip
    """The first record that no game can be, as game * errors + number of the error; -1 if all can.

    ``memory``: that of the states. Each is copied to ``record``, whose memory ``int8s`` .. ``int64s`` are.
    ``counts`` (2, TYPE_NUMBERS) is scratch space.
    """
    for type_id in range(TYPE_NUMBERS):
        counts[0, type_id] = existing_tokens(initial_state[0], tables[0], type_id)
    for game in range(memory.shape[0] // RECORD_BYTES):
        for i in range(RECORD_BYTES):
            int8s[i] = memory[game * RECORD_BYTES + i]
        wrong = first_outside(int8s, bounds8, 1)
        wrong = min(wrong, first_outside(int16s, bounds16, 2))
        wrong = min(wrong, first_outside(int32s, bounds32, 4))
        wrong = min(wrong, first_outside(int64s, bounds64, 8))
        if wrong == RECORD_BYTES:
            wrong = game_error(record[0], initial_state[0], tables[0], counts[0], counts[1], decisions)
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
