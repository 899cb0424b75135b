"""The state of a game: one record. A batch of games is an array of records; a clone is a copied row.

Fields are signed so that plain Python and compiled code compute alike; read them through ``int(...)``. A token on a
board is one int16: ``place << 9 | facing << 7 | type << 1 | colour``, so that sorted tokens stand in the order in which
the notation lets them move. A hole (a token that left during the phase) is ``-1`` until the phase is over.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .._engine.simd_rows import LANES
from .constants import ITEMS, KINDS, MAX_SEATS, PLACES, SPACES, SYMBOLS, TOKENS, TRAPS, TYPES, VERB_SIZE, VERBS

S = MAX_SEATS
TOKEN_CAPACITY = -(-TOKENS // LANES) * LANES  # in one seat's list: for all tokens there are, in whole vectors


def record(fields: list[tuple[str, type, tuple[int, ...]]]) -> np.dtype:
    """An aligned dtype whose scalars give their fields as attributes, in plain Python as in compiled code.

    Gaps between fields are fields, too (``pad...``, always 0): numpy copies what is in a gap or not, and equal games
    have to have equal bytes.
    """
    plain: list[Any] = []
    size = 0
    for name, kind, shape in [*fields, ("", np.int64, (0,))]:  # the end is that of a whole word
        gap = -size % np.dtype(kind).alignment
        plain += [(f"pad{size}", np.int8, (gap,))] if gap else []
        plain += [(name, kind, shape) if shape else (name, kind)] if name else []
        size += gap + np.dtype((kind, shape)).itemsize
    return np.dtype((np.record, np.dtype(plain, align=True)))


class Row:
    """A record of an array as an object for Python code: it finds attributes ten times faster than numpy does."""

    def __init__(self, array: np.ndarray, row: int = 0) -> None:
        self.__dict__["_array"], self.__dict__["_row"] = array, row

    def __getattr__(self, name: str) -> Any:
        value = self._array[name][self._row]
        if isinstance(value, np.ndarray):
            self.__dict__[name] = value  # a view, so it stays true
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        self._array[name][self._row] = value


# Places of a board: spaces 0..24 (a1 is 0, e5 is 24), slots 25..39 of the left, top and right forest, and beyond the
# edges EXIT + direction. On the co-op board the slots 30..34 lie below rank 1 (Ba..Be).
#
#                  Ta  Tb  Tc  Td  Te                        EXIT + n
#                  30  31  32  33  34
#             +---------------------+                           n 0
#      L5 29  |  20  21  22  23  24 |  R5 39                     |
#      L4 28  |  15  16  17  18  19 |  R4 38   EXIT + w   w 3 ---+--- e 1   EXIT + e
#      L3 27  |  10  11  12  13  14 |  R3 37                     |
#      L2 26  |   5   6   7   8   9 |  R2 36                    s 2
#      L1 25  |   0   1   2   3   4 |  R1 35
#             +---------------------+                         EXIT + s
#                  a   b   c   d   e
#
# The neighbour of a space is 5 more (n), 1 more (e), 5 less (s) or 1 less (w); that of a slot is the space next to it,
# whatever the facing (``TABLES.neighbour``). A stack is ``place << 2 | facing``.
STATE = record([
    # the game's options: values, so that one compiled engine serves every configuration
    ("key", np.int64, (2,)),            # the chance of this game: two 32-bit words
    ("drawn", np.int32, (S,)),          # draws made from each seat's stream
    ("clock", np.int32, ()),            # steps made
    ("round_no", np.int32, ()),         # wide, as there are games without a last round
    ("mode", np.int8, ()),
    ("players", np.int8, ()),
    ("advanced", np.int8, ()),
    ("chiefs", np.int8, ()),
    ("ask", np.int8, ()),               # order = "ask"
    ("heroic", np.int8, ()),
    ("draw", np.int16, ()),             # tokens drawn per seat in phase 4
    ("rounds", np.int16, ()),           # rounds to survive; 0 = endless
    ("max_rounds", np.int16, ()),       # truncation; 0 = never
    # the course of the game
    ("phase", np.int8, ()),
    ("colour", np.int8, ()),            # what tokens still to move show (G9)
    ("ended", np.int8, ()),             # RUNNING, DECIDED or TRUNCATED
    ("lost", np.int8, ()),              # co-op: the loss is fixed (CO9)
    ("winner", np.int8, (S,)),
    ("out", np.int8, (S,)),             # eliminated (E1)
    ("turn", np.int16, ()),             # market: purchases and passes so far; co-op phase 2: seats that have decided
    ("first", np.int8, ()),             # market: who buys first
    ("passed", np.int8, (S,)),          # market: passed for good (MK5)
    ("decision", np.int8, (S,)),        # what each seat is asked, NOTHING = wait
    # common things
    ("bag", np.int8, (TYPES,)),
    ("stock", np.int8, (ITEMS,)),       # market
    ("capital", np.int8, ()),           # co-op: houses of the capital
    ("capital_change", np.int16, ()),   # co-op: houses that it gains (+) or loses at the end of this phase (CO13)
    ("saboteurs", np.int64, ()),        # bit of a type: this saboteur triggered a trap in this phase 3 (CH8)
    ("returned", np.int8, (TRAPS,)),    # co-op: retrieved in this phase, not to be taken before the next (CO6)
    # every seat's own; in co-op the common supply and purse stand in row 0
    ("hero", np.int8, (S,)),            # space, -1 = removed
    ("floors", np.int8, (S,)),          # versus, solo
    ("houses", np.int8, (S,)),          # versus, solo
    ("weapon", np.int8, (S,)),
    ("towers", np.int32, (S,)),         # standing towers as bits of spaces
    ("coins", np.int16, (S,)),
    ("supply", np.int8, (S, TRAPS)),
    ("cemetery", np.int8, (S, TYPES)),
    ("tile", np.int8, (S, SPACES)),     # what lies on each space
    ("target", np.int8, (S, SPACES)),   # catapult, hearse: seat chosen in this round, -1 = none yet
    ("tiles", np.int32, (S,)),          # bits: a tile lies there
    ("damaged", np.int32, (S,)),        # bits: it shows its damaged side
    ("used", np.int32, (S,)),           # bits: triggered in this round
    ("sabotaged", np.int32, (S,)),      # bits: triggered by a saboteur in this phase 3
    ("kills", np.int8, (S, TYPES)),     # sent to the bag by the hero in this move or phase (WP6)
    ("killed", np.int16, (S,)),         # destroyed by the hero in this move or phase (WP1)
    ("tokens", np.int16, (S,)),         # length of the seat's token list
    # a board's phase under way: which stack, which token or group, and how far it has come
    ("moving", np.int8, (S,)),          # 1: a move is under way, and goes on after an answer (movement.py)
    ("cursor", np.int16, (S,)),         # tokens before it are done (where the list's order decides, landings, rapier)
    ("stack", np.int16, (S,)),          # the stack that moves now: place << 2 | facing, -1 = none
    ("landing", np.int8, (S,)),         # space of a dragon that lands in this phase 2, -1 = none
    ("low", np.int16, (S,)),            # the movers stand in the token list from here
    ("high", np.int16, (S,)),           # to here (exclusive)
    ("begin", np.int8, (S,)),           # place where the move began
    ("at", np.int8, (S,)),              # place it has reached
    ("way", np.int8, (S,)),             # its direction of movement
    ("flying", np.int8, (S,)),          # thrown there by a spring
    ("leader", np.int8, (S,)),          # type of the token, or of the group's instructor
    ("facing", np.int8, (S,)),          # facing of the leader when the move began
    ("spies", np.int64, (S,)),          # bits of types: saboteurs among the movers
    ("met", np.int32, (S, 4)),          # bits: traps met in this move, by direction of movement (M11)
    ("fled", np.int32, (S,)),           # bits: dragons fled from in this move (DRA2)
    ("last", np.int16, (S,)),           # the tokens that flee a landing dragon end before this one in the token list
    ("subject", np.int16, (S,)),        # weapon: the space chosen (pick, to, face)
    # last, so that all that a step looks at stands together
    ("token", np.int16, (S, TOKEN_CAPACITY)),  # tokens on the board and in its forests
])  # fmt: skip

TOKEN_BYTES = 2 * TOKEN_CAPACITY  # of one seat's list
HEAD_BYTES = int(dict(STATE.fields or {})["token"][1])  # all before the token lists

_BYTES = np.dtype((np.void, STATE.itemsize))


def as_bytes(states: np.ndarray) -> np.ndarray:
    """The same memory with one opaque item for each game, which numpy copies at once."""
    view: np.ndarray = states.view(_BYTES)
    return view


def copy_states(source: np.ndarray, out: np.ndarray | None = None) -> np.ndarray:
    """Copy games, into a new array or over those of another one; returns it.

    As the bytes that they are: numpy copies records field by field, which takes five times as long for a batch and
    fifty times for one game.
    """
    out = np.empty(source.shape, STATE) if out is None else out
    as_bytes(out)[...] = as_bytes(source)
    return out


def take_states(source: np.ndarray, rows: np.ndarray) -> np.ndarray:
    """Copies of the games of some rows of a batch, as bytes."""
    taken: np.ndarray = source.view(np.uint8).reshape(len(source), -1)[rows].view(STATE).reshape(-1)
    return taken


# What the rules look up: made once from the components and the mode (badbones_env/_engine/game_spec.py), never changed.
TABLES = record([
    ("neighbour", np.int8, (PLACES, 4)),    # place one step on, or EXIT + direction
    ("king", np.int32, (SPACES,)),          # bits of the 8 neighbours
    ("rook", np.int32, (SPACES,)),          # bits of the 4 orthogonal neighbours
    ("arrow", np.int8, (SPACES, 4)),        # direction after arriving in a direction (G6)
    ("towers", np.int32, ()),               # bits of the spaces with a tower when the game begins
    ("start", np.int8, ()),                 # where the hero stands before it has moved
    ("inward", np.int8, (PLACES,)),         # facing of a token in a slot
    ("cell", np.int16, (PLACES * 4,)),      # place << 2 | facing -> index in the fields skeletons, waiting
    ("rival_cell", np.int8, (PLACES,)),     # place -> index in these fields of a rival's
    ("symbol", np.int8, (TYPES,)),
    ("home", np.int8, (TYPES,)),
    ("kind", np.int8, (TYPES,)),
    ("slot", np.int8, (TYPES,)),            # home slot (a place)
    ("symbol_types", np.int64, (SYMBOLS,)),  # bits of the types of a symbol, chiefs included
    ("kind_types", np.int64, (KINDS,)),     # bits of the types of a kind
    ("copies", np.int8, (TYPES,)),          # how many tokens of the type there are
    ("played", np.int8, (TYPES,)),          # the types that are in this game, without chiefs only the plain ones
    ("played_types", np.int8, ()),          # how many
    ("floors", np.int8, ()),                # buildings when the game begins
    ("houses", np.int8, ()),
    ("full_points", np.int16, ()),          # points that a base game begins with: the scale of rewards
    ("stars", np.int8, (2, TRAPS)),         # intact, damaged
    ("cost", np.int8, (ITEMS,)),
    ("stock", np.int8, (ITEMS,)),           # for the configured number of players
    ("box", np.int8, (ITEMS,)),             # tiles that exist at all
    ("coins", np.int8, ()),
    ("action_verb", np.int8, (1024,)),      # the action space: action -> verb, argument
    ("action_argument", np.int8, (1024,)),
    ("actions", np.int16, ()),
    ("action", np.int16, (VERBS, VERB_SIZE)),   # and back, -1 = not in this configuration
    ("spatial", np.int8, (VERBS,)),         # 1: the verb's arguments are all spaces, its actions follow each other
])  # fmt: skip
