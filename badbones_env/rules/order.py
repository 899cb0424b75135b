"""Phase 3 on one board: which token moves next; and the tokens that a landing dragon chases away (phase 2).

With ``order = "auto"`` tokens move in the order of the sorted list, instructors' groups first. With ``"ask"`` the owner
names one token after the other wherever the order can matter (M12).
"""

from .._engine.bits import lowest_bit
from .._engine.jit import compiled
from . import constants as c
from .hero import forget_kills
from .movement import go_on, set_out
from .mover import ask, begin_move
from .tokens import colour_of, facing_of, pack, place_of, range_of, stack_of, tidy, type_of
from .traps import PASSES_ON, flee_dragon, is_held, tile_effect
from .weapons import weapon_due


@compiled
def special_spaces(s, t, p):
    """Bits of the spaces where more can happen to an arrival than an arrow: tiles, towers, hero, next to a treasure."""
    tiles = int(s.tiles[p])
    bits = tiles | int(s.towers[p])
    if int(s.hero[p]) >= 0:
        bits |= 1 << int(s.hero[p])
    while tiles:
        space = lowest_bit(tiles)
        tiles &= tiles - 1
        if int(s.tile[p, space]) == c.TREASURE_TILE:
            bits |= int(t.rook[space])
    return bits


@compiled
def is_chief(t, token):
    """Is a token one of the 19 chiefs?"""
    return (int(t.kind_types[c.PLAIN]) >> type_of(token)) & 1 == 0


@compiled
def run_in_order(s, t, p):
    """M1, M2, M3, G6: the sorted tokens move one after the other; True if the owner is asked.

    Steps between ordinary spaces, nearly all of them, are done here at once.
    """
    unmoved = int(s.colour)
    tiles = int(s.tiles[p])
    towers = int(s.towers[p])
    hero = int(s.hero[p])
    special = special_spaces(s, t, p)
    ruins = int(t.towers) if int(s.chiefs) else 0  # to chiefs a fallen tower is more than a space (CH4, CH10)
    i = int(s.cursor[p])
    n = int(s.tokens[p])
    while i < n:
        token = int(s.token[p, i])
        if token >= 0 and colour_of(token) == unmoved:
            place = place_of(token)
            way = facing_of(token)
            q = int(t.neighbour[place, way])
            if q >= c.EXIT or (special >> q) & 1 or (tiles >> place) & 1 or ((ruins >> q) & 1 and is_chief(t, token)):
                s.cursor[p] = i + 1
                if set_out(s, t, p, i, i + 1, i):
                    return True
                if int(s.towers[p]) != towers or int(s.hero[p]) != hero:
                    towers = int(s.towers[p])
                    hero = int(s.hero[p])
                    special = special_spaces(s, t, p)
            else:
                s.token[p, i] = pack(q, int(t.arrow[q, way]), type_of(token), 1 - unmoved)
        i += 1
    s.cursor[p] = n
    return False


@compiled
def is_unmoved(s, p, i):
    """G9: does this token still have to move in this phase?"""
    token = int(s.token[p, i])
    return token >= 0 and colour_of(token) == int(s.colour)


@compiled
def stacks_left(s, p):
    """M12: the first stack still to move (place << 2 | facing, -1 = none) and whether there are others."""
    first = -1
    for i in range(int(s.tokens[p])):
        if is_unmoved(s, p, i):
            stack = stack_of(int(s.token[p, i]))
            if first < 0:
                first = stack
            elif stack != first:
                return first, True
    return first, False


@compiled
def stack_types(s, p, stack):
    """Bits of the types of the tokens of a stack that are still to move."""
    bits = 0
    for i in range(int(s.tokens[p])):
        if is_unmoved(s, p, i) and stack_of(int(s.token[p, i])) == stack:
            bits |= 1 << type_of(int(s.token[p, i]))
    return bits


@compiled
def instructors(s, t, p, place):
    """CH5: bits of the types of the instructors on a space still to move; a slot has no groups.

    Under a landing dragon moved ones count, too.
    """
    bits = 0
    if place >= c.SPACES:
        return bits
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token < 0 or place_of(token) != place or int(t.kind[type_of(token)]) != c.INSTRUCTOR:
            continue
        if int(s.landing[p]) >= 0 or colour_of(token) == int(s.colour):
            bits |= 1 << type_of(token)
    return bits


@compiled
def lead(s, t, p, place, type_id):
    """CH5: the instructor of this type leads all who are still to move on its space; True if the owner is asked."""
    low = -1
    high = 0
    leader = 0
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token >= 0 and place_of(token) == place and (int(s.landing[p]) >= 0 or colour_of(token) == int(s.colour)):
            if low < 0:
                low = i
            high = i + 1
            if type_of(token) == type_id:
                leader = i
    s.stack[p] = -1
    if int(s.landing[p]) >= 0:
        s.cursor[p] = high
        begin_move(s, t, p, low, high, leader)
        return go_on_landing(s, t, p)
    return set_out(s, t, p, low, high, leader)


@compiled
def place_ahead(s, t, p, place, way):
    """The place where a move from here arrives, directly or passed on by traps (in a ring: where it begins)."""
    if is_held(s, p, place):
        return place
    begin = place
    for _ in range(100):
        q = int(t.neighbour[place, way])
        if q >= c.EXIT or (int(s.towers[p]) >> q) & 1 or int(s.hero[p]) == q:
            return q
        effect, place, way = tile_effect(t, int(s.tile[p, q]), q, way)
        if effect != PASSES_ON:
            return q
    return begin


@compiled
def is_order_asked(s, t, p):
    """M12: does the owner say who moves next: in co-op to the end, else while a chief is still to move?"""
    if int(s.ask) == 0:
        return False
    for i in range(int(s.tokens[p])):
        if is_unmoved(s, p, i) and (int(s.mode) == c.COOP or is_chief(t, int(s.token[p, i]))):
            return True
    return False


@compiled
def run_by_choice(s, t, p):
    """M1, M12: the owner chooses token by token (order = "ask"): the stack, then the type; True if asked."""
    while is_order_asked(s, t, p):
        if int(s.stack[p]) < 0:
            stack, others = stacks_left(s, p)
            if others:
                ask(s, p, c.D_ADVANCE)
                return True
            s.stack[p] = stack
        types = stack_types(s, p, int(s.stack[p]))
        if types & (types - 1):
            ask(s, p, c.D_FIRST)
            return True
        if move_first(s, t, p, lowest_bit(types)):
            return True
    return False


@compiled
def move_first(s, t, p, type_id):
    """M12, CH5: a token of this type moves before the rest of its stack; an instructor leads. True if asked."""
    stack = int(s.stack[p])
    s.stack[p] = -1
    if int(t.kind[type_id]) == c.INSTRUCTOR and stack >> 2 < c.SPACES:
        return lead(s, t, p, stack >> 2, type_id)
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if is_unmoved(s, p, i) and stack_of(token) == stack and type_of(token) == type_id:
            return set_out(s, t, p, i, i + 1, i)
    return False


@compiled
def run_groups(s, t, p):
    """CH5, M12: without a choice of order instructors move first, with their groups; True if the owner is asked."""
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if is_unmoved(s, p, i) and int(t.kind[type_of(token)]) == c.INSTRUCTOR and place_of(token) < c.SPACES:
            s.stack[p] = stack_of(token)
            if lead_or_ask(s, t, p):
                return True
    return False


@compiled
def lead_or_ask(s, t, p):
    """CH5: the instructor of the current stack's place leads; of several the owner chooses. True if asked."""
    place = int(s.stack[p]) >> 2
    leaders = instructors(s, t, p, place)
    if leaders & (leaders - 1):
        ask(s, p, c.D_LEAD)
        return True
    return lead(s, t, p, place, lowest_bit(leaders))


@compiled
def run_board(s, t, p):
    """M1, WP1: seat p's skeletons move up to its next choice; after the last one its hero's weapon may be due."""
    pending = run_by_choice(s, t, p)
    if not pending and int(s.chiefs):
        pending = run_groups(s, t, p)
    if not pending and not run_in_order(s, t, p):
        tidy(s, p)
        if weapon_due(s, t, p):
            s.decision[p] = c.D_WEAPON


@compiled
def begin_board(s, t, p):
    """M1: phase 3 begins on seat p's board."""
    tidy(s, p)
    forget_kills(s, p)
    s.cursor[p] = 0
    s.stack[p] = -1
    s.sabotaged[p] = 0
    run_board(s, t, p)


@compiled
def go_on_landing(s, t, p):
    """DRA3: the movers on the landing dragon's space flee; True if the owner is asked."""
    return go_on(s, t, p, flee_dragon(s, t, p, int(s.begin[p])))


@compiled
def land(s, t, p, space):
    """DRA3, CH5: a dragon lands on skeletons; they flee one by one, or as one if an instructor is among them."""
    tidy(s, p)
    s.landing[p] = space
    s.cursor[p], s.last[p] = range_of(s, p, space)
    s.stack[p] = space << 2
    if instructors(s, t, p, space) == 0 or not lead_or_ask(s, t, p):
        run_landing(s, t, p)


@compiled
def fleeing_types(s, p):
    """DRA3: bits of the types of those that the landing dragon has not chased away yet."""
    bits = 0
    for i in range(int(s.cursor[p]), int(s.last[p])):
        bits |= 1 << type_of(int(s.token[p, i]))
    return bits


@compiled
def run_landing(s, t, p):
    """DRA3, M12: go through the skeletons that the dragon landed on, up to the owner's next choice."""
    while int(s.cursor[p]) < int(s.last[p]):
        types = fleeing_types(s, p)
        chiefs = types & ~int(t.kind_types[c.PLAIN])
        if types & (types - 1) and int(s.ask) and (int(s.mode) == c.COOP or chiefs):
            ask(s, p, c.D_FIRST)
            return
        if flee_first(s, t, p, type_of(int(s.token[p, int(s.cursor[p])]))):
            return
    s.landing[p] = -1
    tidy(s, p)


@compiled
def flee_first(s, t, p, type_id):
    """DRA3, M12: a token of this type flees the landing dragon before the others; True if the owner is asked."""
    first = int(s.cursor[p])
    i = first
    while type_of(int(s.token[p, i])) != type_id:
        i += 1
    token = int(s.token[p, i])
    while i > first:  # those passed over keep their order
        s.token[p, i] = s.token[p, i - 1]
        i -= 1
    s.token[p, first] = token
    s.cursor[p] = first + 1
    begin_move(s, t, p, first, first + 1, first)
    return go_on_landing(s, t, p)


@compiled
def run(s, t, p, status):
    """After an answer: go on with the move under way, then with the rest of the phase on this board."""
    if int(s.moving[p]) and go_on(s, t, p, status):
        return
    if int(s.phase) == c.TRAP:
        run_landing(s, t, p)
    else:
        run_board(s, t, p)
