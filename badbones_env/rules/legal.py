"""What a seat may choose: for every verb the bits of its legal arguments."""

from .._engine.bits import lowest_bit
from .._engine.jit import compiled
from .._engine.simd_rows import nonzero
from . import constants as c
from .market import affordable
from .mover import mover_types
from .order import fleeing_types, instructors, is_unmoved, stack_types
from .tokens import facing_of, place_of, skeleton_spaces, type_of
from .trap_phase import holder, placeable, retrievable
from .traps import flee_bits
from .weapons import sweep_targets, weapon_bits

# The verb of each weapon's first question, in the order of the weapons
WEAPON_VERBS = (c.V_SHOOT, c.V_FREEZE, c.V_SEND, c.V_TELEPORT, c.V_MOVE, c.V_CLEAVE, c.V_SWEEP, c.V_TURN)


@compiled
def legal_choices(s, t, p, legal):
    """H1, MK5, CO4: write for each verb the bits of the arguments open to seat p into ``legal`` (VERBS int64).

    Returns the bits of the verbs that have any.
    """
    for verb in range(c.VERBS):
        legal[verb] = 0
    decision = int(s.decision[p])
    if decision == c.NOTHING:
        legal[c.V_WAIT] = 1
        return 1 << c.V_WAIT
    if decision == c.D_HERO:  # H1
        legal[c.V_MOVE] = t.king[int(s.hero[p])]
        return 1 << c.V_MOVE
    if decision == c.D_TRAP:
        return legal_traps(s, p, legal)
    if decision == c.D_SEND:
        legal[c.V_SEND] = (1 << int(s.players)) - 2
    elif decision == c.D_FLEE:
        legal[c.V_FLEE] = flee_bits(s, t, p)
    elif decision == c.D_MARKET:
        legal[c.V_BUY] = affordable(s, t, p)
        legal[c.V_PASS] = 1
    elif decision == c.D_START:
        legal[c.V_START] = s.towers[p]
    elif decision == c.D_ADVANCE:
        legal_stacks(s, p, legal)
    elif decision == c.D_LEAD:
        legal[c.V_LEAD] = instructors(s, t, p, int(s.stack[p]) >> 2)
    elif decision == c.D_STOP:
        legal[c.V_STOP] = mover_types(s, p)
    elif decision == c.D_FIRST:
        landing = int(s.landing[p]) >= 0
        legal[c.V_FIRST] = fleeing_types(s, p) if landing else stack_types(s, p, int(s.stack[p]))
    elif decision == c.D_PICK:
        for i in range(int(s.tokens[p])):
            token = int(s.token[p, i])
            if place_of(token) == int(s.subject[p]):
                legal[c.V_PICK + facing_of(token)] |= 1 << type_of(token)
    elif decision == c.D_TO:
        legal[c.V_TO] = sweep_targets(s, t, p) & ~(1 << int(s.subject[p]))
    elif decision == c.D_FACE:
        legal[c.V_FACE] = 15
    else:  # D_WEAPON
        legal[WEAPON_VERBS[int(s.weapon[p])]] = weapon_bits(s, t, p)
        legal[c.V_PASS] = 1
    verbs = 0
    for verb in range(c.VERBS):
        if legal[verb]:
            verbs |= 1 << verb
    return verbs


@compiled
def legal_traps(s, p, legal):
    """T1: place a trap of the supply, retrieve one, or nothing; the bits of the verbs that have a choice."""
    legal[c.V_PASS] = 1
    verbs = 1 << c.V_PASS
    legal[c.V_RETRIEVE] = retrievable(s, p)
    if legal[c.V_RETRIEVE]:
        verbs |= 1 << c.V_RETRIEVE
    h = holder(s, p)
    skeletons = skeleton_spaces(s, p)
    owned = nonzero(s.supply, h)
    while owned:
        tiles = int(c.TILES_OF_TRAP[lowest_bit(owned)])
        owned &= owned - 1
        while tiles:
            tile = lowest_bit(tiles)
            tiles &= tiles - 1
            legal[c.V_PLACE + tile - 1] = placeable(s, p, tile, skeletons)
            if legal[c.V_PLACE + tile - 1]:
                verbs |= 1 << (c.V_PLACE + tile - 1)
    return verbs


@compiled
def legal_stacks(s, p, legal):
    """M12: every stack still to move."""
    for i in range(int(s.tokens[p])):
        if is_unmoved(s, p, i):
            token = int(s.token[p, i])
            if place_of(token) < c.SPACES:
                legal[c.V_ADVANCE + facing_of(token)] |= 1 << place_of(token)
            else:
                legal[c.V_ADVANCE_SLOT] |= 1 << (place_of(token) - c.SPACES)


@compiled
def is_legal(s, t, p, action, legal):
    """May seat p choose this action? ``legal`` is scratch space."""
    if action < 0 or action >= int(t.actions):
        return False
    legal_choices(s, t, p, legal)
    return (int(legal[int(t.action_verb[action])]) >> int(t.action_argument[action])) & 1 == 1
