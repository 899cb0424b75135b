"""The auto policy answers what a player leaves to it: with ``decisions = "core"`` everything but hero, trap and market.

It is a documented policy, not a rule. In short: skeletons are sent to the strongest opponent (co-op: to whoever has the
fewest), flee where they do least harm, and a weapon is used on the greatest crowd near the tower. Skeletons move, and
flee a landing dragon, in the fixed order, except in stacks with chiefs: a friend waits until it can restore something,
the emperor until the hero has dealt with the others. :func:`answer` can be replaced by another compiled function with
the same arguments: ``Simulator(..., auto_policy=my_answer)``.
"""

from ..rules import constants as c
from ..rules.legal import WEAPON_VERBS
from ..rules.movement import is_free_ruin
from ..rules.order import place_ahead
from ..rules.scoring import points
from ..rules.tokens import facing_of, place_of, type_of
from ..rules.traps import RETURNS, TAKES, tile_effect
from .bits import lowest_bit
from .jit import compiled


@compiled
def answer(s, t, p, legal):
    """The auto policy's choice for seat p among ``legal`` (bits of arguments by verb), as verb and argument."""
    decision = int(s.decision[p])
    if decision == c.D_SEND:
        return c.V_SEND, receiver(s, t, p, int(legal[c.V_SEND]))
    if decision == c.D_FLEE:
        return c.V_FLEE, refuge(s, t, p, int(legal[c.V_FLEE]))
    if decision == c.D_WEAPON:
        return wield(s, t, p, legal)
    if decision == c.D_TO:
        return c.V_TO, farthest(s, p, int(legal[c.V_TO]))
    if decision == c.D_FACE:
        return c.V_FACE, outward(int(s.subject[p]))
    if decision == c.D_ADVANCE:
        return next_stack(s, t, p)
    if decision == c.D_FIRST:
        return c.V_FIRST, next_token(s, t, p, int(legal[c.V_FIRST]))
    for verb in range(c.VERBS):  # lead, stop, start, pick: the first in the order of the notation
        if int(legal[verb]):
            return verb, lowest_bit(int(legal[verb]))
    return c.V_PASS, 0


@compiled
def receiver(s, t, p, bits):
    """Of the seats at these distances the one with the most points; in co-op the one with the fewest skeletons."""
    best = -1
    best_value = 0
    for distance in range(int(s.players)):
        if (bits >> distance) & 1:
            seat = (p + distance) % int(s.players)
            value = -int(s.tokens[seat]) if int(s.mode) == c.COOP else points(s, t, seat)
            if best < 0 or value > best_value:
                best = distance
                best_value = value
    return best


@compiled
def refuge(s, t, p, bits):
    """Of the directions the one where a fleeing skeleton does least harm."""
    best = -1
    best_value = 0
    for way in range(4):
        if (bits >> way) & 1:
            value = harmlessness(s, t, p, int(t.neighbour[int(s.at[p]), way]), way)
            if best < 0 or value > best_value:
                best = way
                best_value = value
    return best


@compiled
def harmlessness(s, t, p, q, way):
    """How welcome it is that a skeleton arrives at place q in a direction."""
    village = c.NORTH if int(s.mode) == c.COOP else c.SOUTH
    if q >= c.EXIT:
        return 0 if way == village else 9
    if (int(s.towers[p]) >> q) & 1:
        return 0
    if int(s.hero[p]) == q:
        return 10
    effect, _, _ = tile_effect(t, int(s.tile[p, q]), q, way)
    if effect == TAKES:
        return 8
    if effect == RETURNS:
        return 7
    if int(t.neighbour[q, way]) == c.EXIT + village:
        return 1
    return min(5, 2 + distance_to_tower(s, p, q))


@compiled
def distance_to_tower(s, p, space):
    """Steps from a space to the nearest of seat p's standing towers (9 without one)."""
    best = 9
    for tower in range(c.SPACES):
        if (int(s.towers[p]) >> tower) & 1:
            best = min(best, abs(tower % 5 - space % 5) + abs(tower // 5 - space // 5))
    return best


@compiled
def crowd(s, p, space):
    """Skeletons on a space."""
    count = 0
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token >= 0 and place_of(token) == space:
            count += 1
    return count


@compiled
def wield(s, t, p, legal):
    """Use the weapon on the greatest crowd, of equal ones on that nearest to a tower; the teleportation staff never."""
    weapon = int(s.weapon[p])
    verb = WEAPON_VERBS[weapon]
    bits = int(legal[verb])
    if weapon == c.TELEPORT_STAFF:
        return c.V_PASS, 0
    if weapon == c.DEATH_STAFF:
        return verb, receiver(s, t, p, bits)
    best = -1
    best_value = 0
    for argument in range(c.SPACES):
        if (bits >> argument) & 1:
            value = 10 * crowd(s, p, argument) - distance_to_tower(s, p, argument)
            if best < 0 or value > best_value:
                best = argument
                best_value = value
    return verb, best


@compiled
def farthest(s, p, bits):
    """Of the spaces the one farthest from a tower."""
    best = lowest_bit(bits)
    for space in range(c.SPACES):
        if (bits >> space) & 1 and distance_to_tower(s, p, space) > distance_to_tower(s, p, best):
            best = space
    return best


@compiled
def outward(space):
    """The direction from a space to the nearer of the left and the right forest (from the middle: left)."""
    return c.WEST if space % 5 <= 2 else c.EAST


@compiled
def next_stack(s, t, p):
    """M12: the stack that moves next in the fixed order."""
    token_to_move = -1
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token >= 0 and token & 1 == int(s.colour):
            if int(t.kind[type_of(token)]) == c.INSTRUCTOR and place_of(token) < c.SPACES:
                token_to_move = token
                break
            if token_to_move < 0:
                token_to_move = token
    place = place_of(token_to_move)
    if place >= c.SPACES:
        return c.V_ADVANCE_SLOT, place - c.SPACES
    return c.V_ADVANCE + facing_of(token_to_move), place


@compiled
def next_token(s, t, p, types):
    """M12: of the types of the stack that moves, or of those that a landing dragon chases, the one that goes first.

    In the fixed order, but an instructor leads before anybody goes alone (CH5). A friend goes as soon as it can restore
    something, and not before: where nothing is lost, those who do damage go on.
    The emperor last where the hero stands, which it takes along: so the hero destroys the others before.
    """
    if int(s.landing[p]) >= 0:
        return lowest_bit(types)
    stack = int(s.stack[p])
    leaders = types & int(t.kind_types[c.INSTRUCTOR])
    if leaders and stack >> 2 < c.SPACES:
        return lowest_bit(leaders)
    ahead = place_ahead(s, t, p, stack >> 2, stack & 3)
    best = -1
    best_turn = 0
    while types:
        type_id = lowest_bit(types)
        types &= types - 1
        turn = 1
        if int(t.kind[type_id]) == c.FRIEND:
            turn = 0 if restorable(s, t, p, ahead) else 2
        elif int(t.kind[type_id]) == c.EMPEROR and int(s.hero[p]) == ahead and (int(s.towers[p]) >> ahead) & 1 == 0:
            turn = 3
        if best < 0 or turn < best_turn:
            best = type_id
            best_turn = turn
    return best


@compiled
def restorable(s, t, p, ahead):
    """CH3, CH4: is there a building at this place in which a friend can restore something now?

    The co-op capital is settled at the end of the phase (CO13): when a friend enters it makes no difference.
    """
    if int(s.mode) == c.COOP:
        return ahead < c.EXIT and is_free_ruin(s, t, p, ahead, -1)
    if ahead >= c.EXIT:
        return ahead == c.EXIT + c.SOUTH and 0 < int(s.houses[p]) < int(t.houses)
    return (int(s.towers[p]) >> ahead) & 1 == 1 and 0 < int(s.floors[p]) < int(t.floors)
