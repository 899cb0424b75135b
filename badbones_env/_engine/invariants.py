"""What holds of every state: tokens and tiles are conserved, choices make sense."""

from __future__ import annotations

from ..rules import constants as c
from ..rules.legal import legal_choices
from ..rules.tokens import place_of, type_of
from .bits import count_bits
from .jit import compiled, entry_point_of
from .kernels import Games, Thread, next_games

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
def check_invariants(games, thread):
    """Tokens and tiles are conserved and every mask makes sense: -1, or game * 16 + number of the invariant broken.

    The first such game of those that this thread came to. For games begun from ``initial_state``, not from a position.
    """
    lo, hi = next_games(games.states, thread)
    while lo < hi:
        for game in range(lo, hi):
            broken = broken_invariant(games.states[game], games.initial_state[0], games.tables[0], thread.legal)
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
def broken_invariant(s, initial_state, t, legal):
    """The number of an invariant that a state breaks (INVARIANTS), -1 if none."""
    n = int(s.players)
    for type_id in range(c.TYPES):
        count = int(s.bag[type_id])
        if count < 0:
            return TOKENS_KEPT
        for p in range(n):
            count += int(s.cemetery[p, type_id])
            for i in range(int(s.tokens[p])):
                token = int(s.token[p, i])
                if token >= 0 and type_of(token) == type_id:
                    count += 1
        kind = int(t.kind[type_id])
        due = int(t.copies[type_id]) if kind == c.PLAIN or int(s.chiefs) else 0
        if count != due and not (kind == c.EMPEROR and count == due - 1):
            return TOKENS_KEPT
    for trap in range(c.TRAPS):
        for p in range(n):
            if int(s.supply[p, trap]) < 0:
                return TILES_KEPT
        if count_tiles(s, trap) > count_tiles(initial_state, trap):
            return TILES_KEPT
    asked = 0
    for p in range(n):
        if not (0 <= int(s.floors[p]) <= int(t.floors) and 0 <= int(s.houses[p]) <= int(t.houses)):
            return BUILDINGS_FIT
        if int(s.towers[p]) & ~int(t.towers) or not 0 <= int(s.capital) <= n:
            return BUILDINGS_FIT
        decision = int(s.decision[p])
        if decision != c.NOTHING:
            asked += 1
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
    if (asked == 0) != (int(s.phase) == c.OVER):
        return SOMEBODY_ASKED
    return -1
