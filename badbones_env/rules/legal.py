"""What a seat may choose: for every verb the bits of its legal arguments."""

from __future__ import annotations

from ..jit import compiled
from .bits import lowest_bit
from .constants import (
    D_ADVANCE,
    D_FACE,
    D_FIRST,
    D_FLEE,
    D_HERO,
    D_LEAD,
    D_MARKET,
    D_PICK,
    D_SEND,
    D_START,
    D_STOP,
    D_TO,
    D_TRAP,
    NOTHING,
    SPACES,
    TILES_OF_TRAP,
    V_ADVANCE,
    V_ADVANCE_SLOT,
    V_BUY,
    V_CLEAVE,
    V_FACE,
    V_FIRST,
    V_FLEE,
    V_FREEZE,
    V_LEAD,
    V_MOVE,
    V_PASS,
    V_PICK,
    V_PLACE,
    V_RETRIEVE,
    V_SEND,
    V_SHOOT,
    V_START,
    V_STOP,
    V_SWEEP,
    V_TELEPORT,
    V_TO,
    V_TURN,
    V_WAIT,
    VERBS,
)
from .market import affordable
from .mover import mover_types
from .order import instructors, is_unmoved, stack_types
from .rows import nonzero
from .tokens import facing_of, place_of, skeleton_spaces, type_of
from .trap_phase import holder, placeable, retrievable
from .traps import flee_bits
from .weapons import sweep_goals, weapon_bits

# The verb of each weapon's first question, in the order of the weapons
WEAPON_VERBS = (V_SHOOT, V_FREEZE, V_SEND, V_TELEPORT, V_MOVE, V_CLEAVE, V_SWEEP, V_TURN)


@compiled
def legal_choices(s, t, p, legal):
    """H1, MK5, CO4: write for each verb the bits of the arguments open to seat p into ``legal`` (VERBS int64).

    Returns the bits of the verbs that have any.
    """
    for verb in range(VERBS):
        legal[verb] = 0
    decision = int(s.decision[p])
    if decision == NOTHING:
        legal[V_WAIT] = 1
        return 1 << V_WAIT
    if decision == D_HERO:  # H1
        legal[V_MOVE] = t.king[int(s.hero[p])]
        return 1 << V_MOVE
    if decision == D_TRAP:
        return legal_traps(s, p, legal)
    if decision == D_SEND:
        legal[V_SEND] = (1 << int(s.players)) - 2
    elif decision == D_FLEE:
        legal[V_FLEE] = flee_bits(s, t, p)
    elif decision == D_MARKET:
        legal[V_BUY] = affordable(s, t, p)
        legal[V_PASS] = 1
    elif decision == D_START:
        legal[V_START] = s.towers[p]
    elif decision == D_ADVANCE:
        legal_stacks(s, p, legal)
    elif decision == D_LEAD:
        legal[V_LEAD] = instructors(s, t, p, int(s.stack[p]) >> 2, -1)
    elif decision == D_STOP:
        legal[V_STOP] = mover_types(s, p) if int(s.moving[p]) else stack_types(s, p, int(s.stack[p]))
    elif decision == D_FIRST:
        legal[V_FIRST] = stack_types(s, p, int(s.stack[p]))
    elif decision == D_PICK:
        for i in range(int(s.tokens[p])):
            token = int(s.token[p, i])
            if place_of(token) == int(s.subject[p]):
                legal[V_PICK + facing_of(token)] |= 1 << type_of(token)
    elif decision == D_TO:
        legal[V_TO] = sweep_goals(s, t, p) & ~(1 << int(s.subject[p]))
    elif decision == D_FACE:
        legal[V_FACE] = 15
    else:  # D_WEAPON
        legal[WEAPON_VERBS[int(s.weapon[p])]] = weapon_bits(s, t, p)
        legal[V_PASS] = 1
    verbs = 0
    for verb in range(VERBS):
        if legal[verb]:
            verbs |= 1 << verb
    return verbs


@compiled
def legal_traps(s, p, legal):
    """T1: place a trap of the supply, retrieve one, or nothing; the bits of the verbs that have a choice."""
    legal[V_PASS] = 1
    verbs = 1 << V_PASS
    legal[V_RETRIEVE] = retrievable(s, p)
    if legal[V_RETRIEVE]:
        verbs |= 1 << V_RETRIEVE
    h = holder(s, p)
    skeletons = skeleton_spaces(s, p)
    owned = nonzero(s.supply, h)
    while owned:
        tiles = int(TILES_OF_TRAP[lowest_bit(owned)])
        owned &= owned - 1
        while tiles:
            tile = lowest_bit(tiles)
            tiles &= tiles - 1
            legal[V_PLACE + tile - 1] = placeable(s, p, tile, skeletons)
            if legal[V_PLACE + tile - 1]:
                verbs |= 1 << (V_PLACE + tile - 1)
    return verbs


@compiled
def legal_stacks(s, p, legal):
    """M12: every stack still to move."""
    for i in range(int(s.tokens[p])):
        if is_unmoved(s, p, i):
            token = int(s.token[p, i])
            if place_of(token) < SPACES:
                legal[V_ADVANCE + facing_of(token)] |= 1 << place_of(token)
            else:
                legal[V_ADVANCE_SLOT] |= 1 << (place_of(token) - SPACES)


@compiled
def is_legal(s, t, p, action, legal):
    """May seat p choose this action? ``legal`` is room to work in."""
    if action < 0 or action >= int(t.actions):
        return False
    legal_choices(s, t, p, legal)
    return (int(legal[int(t.action_verb[action])]) >> int(t.action_argument[action])) & 1 == 1
