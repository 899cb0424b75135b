"""Drawing tokens from the bag: at the set-up and in phase 4."""

from .._engine.bits import lowest_bit
from .._engine.jit import compiled
from .._engine.simd_rows import count_members, nonzero, pick_member
from .chance import STREAM_DRAW, STREAM_FIRST, STREAM_SETUP, below
from .constants import COOP, NECROMANCER, RED, SOLO, SYMBOLS, TYPES, WHITE
from .tokens import add_token, pack

START_TOKENS = 4  # tokens each board starts with
REINFORCEMENTS = 3  # drawn for a necromancer
ALL_TYPES = (1 << TYPES) - 1


@compiled
def draw_one(s, p, total):
    """A1, A3: seat p draws one of the bag's ``total`` tokens into its cemetery; returns its type, -1 without one."""
    if total == 0:
        return -1
    number = below(int(s.key[0]), int(s.key[1]), STREAM_DRAW + p, int(s.drawn[p]), total)
    s.drawn[p] += 1
    type_id = pick_member(s.bag, ALL_TYPES, number)
    s.bag[type_id] -= 1
    s.cemetery[p, type_id] += 1
    return type_id


@compiled
def draws_end(s):
    """SO4: on the way to a heroic win no more tokens are drawn."""
    return int(s.mode) == SOLO and int(s.heroic) != 0 and 0 < int(s.rounds) <= int(s.round_no)


@compiled
def draw_for_all(s, t, log):
    """A1, A3, CH2: everybody draws, one token at a time round the table; a necromancer brings three more at once.

    ``log`` takes the types in the order drawn, as far as it reaches (its first entry counts them).
    """
    if draws_end(s):
        return
    total = count_members(s.bag, ALL_TYPES)
    for _ in range(int(s.draw)):
        for p in range(int(s.players)):
            due = 1
            while due > 0:
                due -= 1
                type_id = draw_one(s, p, total)
                if type_id < 0:
                    break
                total -= 1
                if int(t.kind[type_id]) == NECROMANCER:
                    due += REINFORCEMENTS
                log[0] += 1
                if log[0] < log.shape[0]:
                    log[log[0]] = type_id


@compiled
def rise(s, t, p):
    """A1, A2: all tokens of the cemetery go to their home slots, facing inwards, in the colour of those to move."""
    buried = nonzero(s.cemetery, p)
    while buried:
        type_id = lowest_bit(buried)
        buried &= buried - 1
        slot = int(t.slot[type_id])
        for _ in range(int(s.cemetery[p, type_id])):
            add_token(s, p, pack(slot, int(t.inward[slot]), type_id, int(s.colour)))
        s.cemetery[p, type_id] = 0


@compiled
def first_skeletons(s, t, p):
    """S3, CO4, CH2: four tokens of different symbols (red only in co-op) start; chiefs count by their symbol.

    A necromancer brings three more at once, of any symbol that may start, and so does one among these.
    """
    allowed = 0
    for symbol in range(SYMBOLS):
        if symbol != RED or int(s.mode) == COOP:
            allowed |= int(t.symbol_types[symbol])
    wanted = allowed
    for _ in range(START_TOKENS):
        type_id = draw_start_token(s, t, p, wanted)
        wanted &= ~int(t.symbol_types[int(t.symbol[type_id])])
        due = REINFORCEMENTS if int(t.kind[type_id]) == NECROMANCER else 0
        while due > 0:
            due -= 1
            if int(t.kind[draw_start_token(s, t, p, allowed)]) == NECROMANCER:
                due += REINFORCEMENTS


@compiled
def draw_start_token(s, t, p, wanted):
    """S3: seat p draws a token of one of these types (others go back) into its home slot, white side up."""
    draw = int(s.tokens[p])  # the counter: every token on the board so far was drawn like this
    number = below(int(s.key[0]), int(s.key[1]), STREAM_SETUP + p, draw, count_members(s.bag, wanted))
    type_id = pick_member(s.bag, wanted, number)
    s.bag[type_id] -= 1
    slot = int(t.slot[type_id])
    add_token(s, p, pack(slot, int(t.inward[slot]), type_id, WHITE))
    return type_id


@compiled
def draw_first_buyer(s):
    """MK3: the first buyer is drawn by lot."""
    s.first = below(int(s.key[0]), int(s.key[1]), STREAM_FIRST, 0, int(s.players))
