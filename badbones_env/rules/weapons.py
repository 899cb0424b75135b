"""The eight weapons: when one may be used, on what, and what it does."""

from .._engine.bits import lowest_bit
from .._engine.jit import compiled
from . import constants as c
from .hero import move_hero, slay
from .tokens import colour_of, facing_of, pack, place_of, range_of, skeleton_spaces, tidy, type_of

KILLS_NEEDED = 3


@compiled
def weapon_due(s, t, p):
    """WP1, WP2: the hero has destroyed enough at once, is there, and its weapon can do something."""
    if int(s.killed[p]) < KILLS_NEEDED or int(s.weapon[p]) == c.NO_WEAPON or int(s.hero[p]) < 0:
        return False
    return weapon_bits(s, t, p) != 0


@compiled
def weapon_bits(s, t, p):
    """WP2-WP11, CO11: what the weapon can be used on: bits of spaces, symbols, or distances to seats."""
    weapon = int(s.weapon[p])
    hero = int(s.hero[p])
    if weapon == c.CROSSBOW:
        return skeleton_spaces(s, p)
    if weapon == c.ICE_STAFF:
        bits = 0
        for i in range(int(s.tokens[p])):
            if can_freeze(s, p, i):
                bits |= 1 << place_of(int(s.token[p, i]))
        return bits
    if weapon == c.DEATH_STAFF:
        for type_id in range(c.TYPES):
            if int(s.kills[p, type_id]):
                n = int(s.players)
                return 1 if n == 1 else (1 << n) - 2
        return 0
    if weapon == c.TELEPORT_STAFF:
        return int(s.towers[p])
    if weapon == c.SWORD:
        return int(t.king[hero])
    if weapon == c.AXE:
        bits = 0
        for i in range(int(s.tokens[p])):
            token = int(s.token[p, i])
            if 0 <= token < c.SPACES << 9 and (int(t.rook[hero]) >> place_of(token)) & 1:
                bits |= 1 << int(t.symbol[type_of(token)])
        return bits
    near = skeleton_spaces(s, p) & int(t.king[hero])
    if weapon == c.MORGENSTERN:
        targets = sweep_targets(s, t, p)
        # a space can be swept if another one can receive what stands there
        if targets & (targets - 1) == 0:
            return near & ~targets if targets else 0
        return near
    return near  # RAPIER


@compiled
def sweep_targets(s, t, p):
    """WP10: bits of the hero's neighbours without trap and tower (an exploded bomb is no trap any more)."""
    bits = int(t.king[int(s.hero[p])]) & ~int(s.towers[p])
    left = bits & int(s.tiles[p])
    while left:
        space = lowest_bit(left)
        left &= left - 1
        if int(s.tile[p, space]) != c.EXPLODED:
            bits &= ~(1 << space)
    return bits


@compiled
def use_weapon(s, t, p, argument):
    """WP4-WP11: use the weapon on what was chosen; it may need a further choice."""
    weapon = int(s.weapon[p])
    if weapon == c.CROSSBOW:
        shoot(s, t, p, argument)
    elif weapon == c.ICE_STAFF:
        freeze(s, p, argument)
    elif weapon == c.DEATH_STAFF:
        entomb(s, p, argument)
    elif weapon == c.TELEPORT_STAFF:
        s.hero[p] = argument
    elif weapon == c.SWORD:
        move_hero(s, t, p, argument)
    elif weapon == c.AXE:
        cleave(s, t, p, argument)
    elif weapon == c.MORGENSTERN:
        s.subject[p] = argument
        targets = sweep_targets(s, t, p) & ~(1 << argument)
        if targets & (targets - 1):
            s.decision[p] = c.D_TO
        else:
            sweep(s, p, lowest_bit(targets))
    else:
        begin_turning(s, p, argument)


@compiled
def shoot(s, t, p, space):
    """WP4: the crossbow destroys one skeleton of the space; which one is asked if they differ."""
    first = -1
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if place_of(token) == space:
            if first < 0:
                first = token
            elif token >> 1 != first >> 1:
                s.subject[p] = space
                s.decision[p] = c.D_PICK
                return
    pick(s, t, p, space, facing_of(first), type_of(first))


@compiled
def pick(s, t, p, space, facing, type_id):
    """WP4: the crossbow destroys this skeleton; of tokens alike one still to move."""
    target = -1
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if place_of(token) == space and facing_of(token) == facing and type_of(token) == type_id:
            if target < 0 or colour_of(token) == int(s.colour):
                target = i
    s.token[p, target] = -1
    slay(s, t, p, type_id)
    tidy(s, p)


@compiled
def can_freeze(s, p, i):
    """WP5: does this token stand on a space and have its next movement before it: it is not frozen already?

    Before phase 3 those move that show the game's colour, after their movement of phase 3 the others will.
    """
    token = int(s.token[p, i])
    awake = int(s.colour) if int(s.phase) == c.HERO else 1 - int(s.colour)
    return 0 <= token < c.SPACES << 9 and colour_of(token) == awake


@compiled
def freeze(s, p, space):
    """WP5: the ice staff turns the tokens of the space to their other side, but for those frozen already."""
    for i in range(int(s.tokens[p])):
        if can_freeze(s, p, i) and place_of(int(s.token[p, i])) == space:
            s.token[p, i] = int(s.token[p, i]) ^ 1
    tidy(s, p)


@compiled
def entomb(s, p, distance):
    """WP6: the death staff moves what the hero has just destroyed from the bag to a cemetery."""
    seat = (p + distance) % int(s.players)
    for type_id in range(c.TYPES):
        count = int(s.kills[p, type_id])
        if count:
            s.bag[type_id] -= count
            s.cemetery[seat, type_id] += count


@compiled
def cleave(s, t, p, symbol):
    """WP9: the axe destroys all skeletons with the symbol on the orthogonally adjacent spaces."""
    near = int(t.rook[int(s.hero[p])])
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token < c.SPACES << 9 and (near >> place_of(token)) & 1 and int(t.symbol[type_of(token)]) == symbol:
            s.token[p, i] = -1
            slay(s, t, p, type_of(token))
    tidy(s, p)


@compiled
def sweep(s, p, target):
    """WP10: the morgenstern puts all skeletons of the chosen space on another, neither flipped nor turned."""
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if place_of(token) == int(s.subject[p]):
            s.token[p, i] = pack(target, facing_of(token), type_of(token), colour_of(token))
    tidy(s, p)


@compiled
def begin_turning(s, p, space):
    """WP11: the rapier asks a facing for every skeleton of the space, in the order of the notation."""
    low, high = range_of(s, p, space)
    s.subject[p] = space
    s.cursor[p] = low
    s.last[p] = high
    s.decision[p] = c.D_FACE


@compiled
def face(s, t, p, facing):
    """WP11, CH6: the next skeleton of the space is turned; with an instructor there, all of them at once."""
    together = False
    for i in range(int(s.cursor[p]), int(s.last[p])):
        if int(t.kind[type_of(int(s.token[p, i]))]) == c.INSTRUCTOR:
            together = True
    while int(s.cursor[p]) < int(s.last[p]):
        i = int(s.cursor[p])
        token = int(s.token[p, i])
        s.token[p, i] = pack(place_of(token), facing, type_of(token), colour_of(token))
        s.cursor[p] = i + 1
        if not together:
            break
    if int(s.cursor[p]) < int(s.last[p]):
        s.decision[p] = c.D_FACE
    else:
        tidy(s, p)
