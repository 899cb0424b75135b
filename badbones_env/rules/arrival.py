"""Drawing tokens from the bag: at the set-up and in phase 4."""

from __future__ import annotations

from ..jit import compiled
from .chance import STREAM_DRAW, STREAM_FIRST, STREAM_SETUP, below
from .constants import COOP, NECROMANCER, PLAIN, RED, SOLO, WHITE
from .tokens import add_token, pack

SCOUTS = 4  # tokens each board starts with
REINFORCEMENTS = 3  # drawn for a necromancer


@compiled
def pick_from_bag(s, t, number):
    """The type of the ``number``-th token of the bag, in the order of types."""
    k = 0
    while number >= int(s.bag[int(t.played[k])]):
        number -= int(s.bag[int(t.played[k])])
        k += 1
    return int(t.played[k])


@compiled
def draw_one(s, t, p, total):
    """A1, A3: seat p draws one of the bag's ``total`` tokens into its cemetery; returns its type, -1 without one."""
    if total == 0:
        return -1
    number = below(int(s.key[0]), int(s.key[1]), STREAM_DRAW + p, int(s.drawn[p]), total)
    s.drawn[p] += 1
    model = pick_from_bag(s, t, number)
    s.bag[model] -= 1
    s.cemetery[p, model] += 1
    return model


@compiled
def draws_end(s):
    """SO4: on the way to a heroic win nobody is drawn any more."""
    return int(s.mode) == SOLO and int(s.heroic) != 0 and 0 < int(s.rounds) <= int(s.round_no)


@compiled
def draw_for_all(s, t, log):
    """A1, A3, CH2: everybody draws, one token at a time round the table; a necromancer brings three more at once.

    ``log`` takes the types in the order drawn, as far as it reaches (its first entry counts them).
    """
    if draws_end(s):
        return
    total = 0
    for k in range(int(t.played_types)):
        total += int(s.bag[int(t.played[k])])
    for _ in range(int(s.draw)):
        for p in range(int(s.players)):
            due = 1
            while due > 0:
                due -= 1
                model = draw_one(s, t, p, total)
                if model < 0:
                    break
                total -= 1
                if int(t.kind[model]) == NECROMANCER:
                    due += REINFORCEMENTS
                count = int(log[0]) + 1
                log[0] = count
                if count < log.shape[0]:
                    log[count] = model


@compiled
def rise(s, t, p):
    """A1, A2: all tokens of the cemetery go to their home slots, facing inwards, in the colour of those to move."""
    for k in range(int(t.played_types)):
        model = int(t.played[k])
        count = int(s.cemetery[p, model])
        if count:
            slot = int(t.slot[model])
            for _ in range(count):
                add_token(s, p, pack(slot, int(t.inward[slot]), model, int(s.colour)))
            s.cemetery[p, model] = 0


@compiled
def wanted_tokens(s, t, model, symbols):
    """S3: how many tokens of a type the bag holds, if it is plain and its symbol among those (bits) still to come."""
    if int(t.kind[model]) != PLAIN or (symbols >> int(t.symbol[model])) & 1 == 0:
        return 0
    return int(s.bag[model])


@compiled
def first_skeletons(s, t, p):
    """S3, CO4: four plain tokens of different symbols (red only in co-op) start in their home slots, white side up."""
    wanted = 0b11111 if int(s.mode) == COOP else 0b11111 & ~(1 << RED)
    for draw in range(SCOUTS):
        total = 0
        for k in range(int(t.played_types)):
            total += wanted_tokens(s, t, int(t.played[k]), wanted)
        number = below(int(s.key[0]), int(s.key[1]), STREAM_SETUP + p, draw, total)
        k = 0
        while number >= wanted_tokens(s, t, int(t.played[k]), wanted):
            number -= wanted_tokens(s, t, int(t.played[k]), wanted)
            k += 1
        model = int(t.played[k])
        wanted &= ~(1 << int(t.symbol[model]))
        s.bag[model] -= 1
        slot = int(t.slot[model])
        add_token(s, p, pack(slot, int(t.inward[slot]), model, WHITE))


@compiled
def draw_first_buyer(s):
    """MK3: the first buyer is drawn by lot."""
    s.first = below(int(s.key[0]), int(s.key[1]), STREAM_FIRST, 0, int(s.players))
