"""A token on the move, or a group led by an instructor: its movers, and the ways in which a move can end.

The movers of seat p are the tokens ``low <= i < high`` of its list that still stand where the move began. A move is a
chain: it has reached place ``at`` in direction ``way``; what is there ends the move, sends it on, or asks its owner.
"""

from .._engine.jit import compiled
from .constants import EXIT, EXPLODED, NO_TILE, SABOTEUR, TREASURE_TILE
from .tokens import colour_of, discard, facing_of, pack, place_of, type_of

GOES_ON = 0
SETTLED = 1
ASKED = 2


@compiled
def ask(s, p, decision):
    """P1: seat p has a choice to make; the move rests until then."""
    s.decision[p] = decision
    return ASKED


@compiled
def begin_move(s, t, p, low, high, leader):
    """M2, CH5: the token ``leader`` (an index) starts to move, alone or with the group low..high of its place."""
    token = int(s.token[p, leader])
    s.low[p] = low
    s.high[p] = high
    s.begin[p] = place_of(token)
    s.facing[p] = facing_of(token)
    s.leader[p] = type_of(token)
    s.at[p] = place_of(token)
    s.way[p] = facing_of(token)
    s.flying[p] = 0
    s.fled[p] = 0
    for d in range(4):
        s.met[p, d] = 0
    spies = 0
    if int(s.chiefs):
        for i in range(low, high):
            if is_mover(s, p, i) and int(t.kind[type_of(int(s.token[p, i]))]) == SABOTEUR:
                spies |= 1 << type_of(int(s.token[p, i]))
    s.spies[p] = spies
    s.moving[p] = 1


@compiled
def is_mover(s, p, i):
    """CH5: of the tokens low..high those that stand where the move began and have not moved yet (landing: all)."""
    token = int(s.token[p, i])
    if token < 0 or place_of(token) != int(s.begin[p]):
        return False
    return int(s.landing[p]) >= 0 or colour_of(token) == int(s.colour)


@compiled
def mover_types(s, p):
    """Bits of the types of all movers."""
    bits = 0
    for i in range(int(s.low[p]), int(s.high[p])):
        if is_mover(s, p, i):
            bits |= 1 << type_of(int(s.token[p, i]))
    return bits


@compiled
def mover_index(s, p, type_id):
    """Index of the first mover of a type; there must be one."""
    i = int(s.low[p])
    while not is_mover(s, p, i) or type_of(int(s.token[p, i])) != type_id:
        i += 1
    return i


@compiled
def step_on(s, t, p, space, way):
    """The move leaves ``space`` in direction ``way`` and reaches the next place."""
    s.at[p] = t.neighbour[space, way]
    s.way[p] = way
    s.flying[p] = 0
    return GOES_ON


@compiled
def settle(s, p, place, facing):
    """M2: the movers stand on ``place`` and show their other side."""
    for i in range(int(s.low[p]), int(s.high[p])):
        if is_mover(s, p, i):
            s.token[p, i] = pack(place, facing, type_of(int(s.token[p, i])), 1 - int(s.colour))
    return SETTLED


@compiled
def stand(s, t, p, space, way):
    """M3, G6, G8, TRE2: the movers end their movement on a space; arrows turn them, then a treasure next to it."""
    facing = way
    tile = int(s.tile[p, space])
    if tile == NO_TILE or tile == EXPLODED:
        facing = int(t.arrow[space, way])
    if tile != TREASURE_TILE:
        facing = towards_treasure(s, t, p, space, facing)
    return settle(s, p, space, facing)


@compiled
def towards_treasure(s, t, p, space, facing):
    """TRE2: the direction of an orthogonally adjacent treasure (of several the first of n e s w), else ``facing``."""
    for d in range(4):
        q = int(t.neighbour[space, d])
        if q < EXIT and int(s.tile[p, q]) == TREASURE_TILE:
            return d
    return facing


@compiled
def stay(s, p):
    """M11, BAR1, BAR2, LAB1, CH5: the movers stay where they began, facing as the token (or leader) set out."""
    return settle(s, p, int(s.begin[p]), int(s.facing[p]))


@compiled
def deliver(s, p, seat):
    """M7, CAT1, HEA1: the movers go to the cemetery of a seat."""
    for i in range(int(s.low[p]), int(s.high[p])):
        if is_mover(s, p, i):
            s.cemetery[seat, type_of(int(s.token[p, i]))] += 1
            s.token[p, i] = -1
    return SETTLED


@compiled
def destroy(s, t, p):
    """BOM1, SPR2: a trap destroys the movers."""
    for i in range(int(s.low[p]), int(s.high[p])):
        if is_mover(s, p, i):
            discard(s, t, p, type_of(int(s.token[p, i])))
            s.token[p, i] = -1
    return SETTLED


@compiled
def only_receiver(s, p):
    """M7, CAT1, SO1, CO3: the one seat that can be sent skeletons (solo: oneself), -1 where the owner has to choose."""
    n = int(s.players)
    if n == 1:
        return 0
    if n == 2:
        return 1 - p
    return -1
