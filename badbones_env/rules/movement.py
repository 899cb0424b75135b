"""Phase 3 on one board: which token moves next, and its way until it has come to rest.

Tokens move in the order of the sorted list, instructors' groups first; with ``order = "ask"`` the owner chooses stack
by stack where the order can matter (M12).
"""

from __future__ import annotations

from ..jit import compiled
from .bits import lowest_bit
from .buildings import break_tower, enter_tower, enter_village
from .constants import (
    BARRICADE_TILE,
    BOMB_TILE,
    CATAPULT_TILE,
    COOP,
    D_ADVANCE,
    D_LEAD,
    D_REBUILD,
    D_SEND,
    D_STOP,
    D_WEAPON,
    DRAGON_TILE,
    EAST,
    EXIT,
    FRIEND,
    HEARSE_TILE,
    INSTRUCTOR,
    LABYRINTH_BLACK,
    LABYRINTH_WHITE,
    NORTH,
    PORTAL_TILE,
    SOUTH,
    SPRING_TILE,
    TRAP,
    TREASURE_TILE,
    WALL_BACKSLASH,
    WALL_SLASH,
    WEST,
)
from .hero import forget_kills, slay
from .mover import (
    ASKED,
    GOES_ON,
    SETTLED,
    ask,
    begin_move,
    deliver,
    is_mover,
    mover_index,
    mover_types,
    only_receiver,
    settle,
    stand,
    step_on,
)
from .tokens import colour_of, discard, facing_of, pack, place_of, range_of, tidy, type_of
from .traps import barricade, bomb, catapult, dragon, flee_dragon, held, labyrinth, portal, spring, wall
from .weapons import weapon_due

# --- where a move arrives -------------------------------------------------------------------------------------------


@compiled
def meet_hero(s, t, p):
    """M4, CO12: the hero destroys the movers; the trap under it is not triggered."""
    for i in range(int(s.low[p]), int(s.high[p])):
        if is_mover(s, p, i):
            slay(s, t, p, type_of(int(s.token[p, i])))
            s.token[p, i] = -1
    return SETTLED


@compiled
def meet_tower(s, t, p):
    """M5, CO7, CH6: every mover hits the tower; a co-op tower stops one, the others go on as on an ordinary space."""
    if int(s.mode) == COOP:
        models = mover_types(s, p)
        if models & (models - 1) and int(s.ask):
            return ask(s, p, D_STOP)
        return stop_mover(s, t, p, lowest_bit(models))
    while mover_types(s, p):
        enter_tower(s, t, p, take_mover(s, p, lowest_bit(mover_types(s, p))))
    return SETTLED


@compiled
def take_mover(s, p, model):
    """The first mover of this type leaves the board; returns the type."""
    s.token[p, mover_index(s, p, model)] = -1
    return model


@compiled
def stop_mover(s, t, p, model):
    """CO7, CH4, CH6: the co-op tower that the movers have reached stops the one of this type."""
    if int(t.kind[model]) == FRIEND:
        bits = rebuild_bits(s, t, p)
        if bits & (bits - 1):
            s.subject[p] = model
            return ask(s, p, D_REBUILD)
        return rebuild(s, t, p, model, bits)
    break_tower(s, t, p, take_mover(s, p, model), int(s.at[p]))
    return GOES_ON if mover_types(s, p) else SETTLED


@compiled
def rebuild(s, t, p, model, bits):
    """CH4: a friend rebuilds a tower (no bit: nothing) and goes to the bag."""
    s.towers[p] = int(s.towers[p]) | bits
    discard(s, t, p, take_mover(s, p, model))
    return GOES_ON if mover_types(s, p) else SETTLED


@compiled
def rebuild_bits(s, t, p):
    """CH4: bits of the destroyed towers that a friend can rebuild: no trap, no skeleton but those on the move."""
    standing = 0
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token >= 0 and place_of(token) < EXIT and not (int(s.low[p]) <= i < int(s.high[p]) and is_mover(s, p, i)):
            standing |= 1 << place_of(token)
    return int(t.towers) & ~int(s.towers[p]) & ~int(s.tiles[p]) & ~standing


@compiled
def leave(s, t, p, way):
    """M6, M7, G10, SO1, CO2, CO3, CH6: the movers leave the board in direction ``way``."""
    n = int(s.players)
    village = NORTH if int(s.mode) == COOP else SOUTH
    if way == village:
        while mover_types(s, p):
            enter_village(s, t, p, take_mover(s, p, lowest_bit(mover_types(s, p))))
        return SETTLED
    if way == WEST:
        return deliver(s, p, (p + 1) % n)
    if way == EAST:
        return deliver(s, p, (p + n - 1) % n)
    seat = only_receiver(s, p)
    if seat < 0:
        return ask(s, p, D_SEND)
    return deliver(s, p, seat)


@compiled
def arrive(s, t, p):
    """M4-M8, BAR3: what the place that the movers have reached does to them."""
    q = int(s.at[p])
    way = int(s.way[p])
    if q >= EXIT:
        return leave(s, t, p, way)
    tile = int(s.tile[p, q])
    if tile == BARRICADE_TILE:
        return barricade(s, t, p, q)
    if (int(s.towers[p]) >> q) & 1:
        return meet_tower(s, t, p)
    if int(s.hero[p]) == q:
        return meet_hero(s, t, p)
    if tile == WALL_SLASH or tile == WALL_BACKSLASH:
        return wall(s, t, p, q, way, tile)
    if tile == CATAPULT_TILE or tile == HEARSE_TILE:
        return catapult(s, p, q)
    if tile == DRAGON_TILE:
        return dragon(s, t, p, q, way)
    if tile == BOMB_TILE:
        return bomb(s, t, p, q)
    if tile == PORTAL_TILE:
        return portal(s, t, p, q)
    if tile == SPRING_TILE:
        return spring(s, t, p, q, way)
    if tile == LABYRINTH_WHITE or tile == LABYRINTH_BLACK:
        return labyrinth(s, t, p, q, way)
    return stand(s, t, p, q, way)


@compiled
def go_on(s, t, p, status):
    """M8, M10: resolve the move under way until it has ended (False) or its owner is asked (True)."""
    while status == GOES_ON:
        status = arrive(s, t, p)
    if status == ASKED:
        return True
    s.moving[p] = 0
    return False


@compiled
def set_out(s, t, p, low, high, leader):
    """M2, LAB1, CH5: a token, or a group with its leader, makes its move; True if its owner is asked."""
    begin_move(s, t, p, low, high, leader)
    begin = int(s.begin[p])
    if held(s, p, begin):
        settle(s, p, begin, int(s.facing[p]))
        s.moving[p] = 0
        return False
    step_on(s, t, p, begin, int(s.facing[p]))
    return go_on(s, t, p, GOES_ON)


# --- who moves next -------------------------------------------------------------------------------------------------


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
        if int(s.tile[p, space]) == TREASURE_TILE:
            bits |= int(t.rook[space])
    return bits


@compiled
def run_in_order(s, t, p):
    """M1, M2, M3, G6: the sorted tokens move one after the other; True if the owner is asked.

    Steps between ordinary spaces, nearly all of them, are done here at once.
    """
    unmoved = int(s.colour)
    tiles = int(s.tiles[p])
    special = special_spaces(s, t, p)
    i = int(s.cursor[p])
    n = int(s.tokens[p])
    while i < n:
        token = int(s.token[p, i])
        if token >= 0 and colour_of(token) == unmoved:
            place = place_of(token)
            way = facing_of(token)
            q = int(t.neighbour[place, way])
            if q >= EXIT or (special >> q) & 1 or (tiles >> place) & 1:
                s.cursor[p] = i + 1
                if set_out(s, t, p, i, i + 1, i):
                    return True
                if int(s.chiefs) or int(s.mode) == COOP:  # the hero may be gone, a tower fallen
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
            stack = int(s.token[p, i]) >> 7
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
        if is_unmoved(s, p, i) and int(s.token[p, i]) >> 7 == stack:
            bits |= 1 << type_of(int(s.token[p, i]))
    return bits


@compiled
def instructors(s, t, p, place, facing):
    """CH5: bits of the types of the instructors on a place still to move (facing -1 = any). Landing: moved or not."""
    bits = 0
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token < 0 or place_of(token) != place or int(t.kind[type_of(token)]) != INSTRUCTOR:
            continue
        if facing >= 0 and facing_of(token) != facing:
            continue
        if int(s.landing[p]) >= 0 or colour_of(token) == int(s.colour):
            bits |= 1 << type_of(token)
    return bits


@compiled
def lead(s, t, p, place, model):
    """CH5: the instructor of this type leads all who are still to move on its place; True if the owner is asked."""
    low = -1
    high = 0
    leader = 0
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if token >= 0 and place_of(token) == place and (int(s.landing[p]) >= 0 or colour_of(token) == int(s.colour)):
            if low < 0:
                low = i
            high = i + 1
            if type_of(token) == model:
                leader = i
    s.stack[p] = -1
    if int(s.landing[p]) >= 0:
        s.cursor[p] = high
        begin_move(s, t, p, low, high, leader)
        return go_on_landing(s, t, p)
    return set_out(s, t, p, low, high, leader)


@compiled
def tower_ahead(s, t, p, place, way):
    """CO7: does a move from here step on a standing co-op tower, directly or through walls and springs alone?"""
    if int(s.mode) != COOP or held(s, p, place):
        return False
    q = int(t.neighbour[place, way])
    for _ in range(100):
        if q >= EXIT:
            return False
        tile = int(s.tile[p, q])
        if (int(s.towers[p]) >> q) & 1:
            return True
        if int(s.hero[p]) == q:
            return False
        if tile == WALL_SLASH:
            way = way ^ 1
        elif tile == WALL_BACKSLASH:
            way = 3 - way
        elif tile == SPRING_TILE:
            q = int(t.neighbour[q, way])
            if q >= EXIT:
                return False
        else:
            return False
        q = int(t.neighbour[q, way])
    return False


@compiled
def move_of_stack(s, t, p, model):
    """The first token of this type in the stack that moves now makes its move; True if the owner is asked."""
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if is_unmoved(s, p, i) and token >> 7 == int(s.stack[p]) and type_of(token) == model:
            return set_out(s, t, p, i, i + 1, i)
    return False


@compiled
def run_by_stacks(s, t, p):
    """M1, M12, CO7, CH5: stack after stack by the owner's choice (order = "ask"); True if the owner is asked."""
    while True:
        if int(s.stack[p]) < 0:
            first, others = stacks_left(s, p)
            if others:
                ask(s, p, D_ADVANCE)
                return True
            if first < 0:
                return False
            s.stack[p] = first
        stack = int(s.stack[p])
        models = stack_types(s, p, stack)
        if models == 0:
            s.stack[p] = -1
        elif instructors(s, t, p, stack >> 2, stack & 3):
            if lead_or_ask(s, t, p):
                return True
        elif models & (models - 1) and tower_ahead(s, t, p, stack >> 2, stack & 3):
            ask(s, p, D_STOP)
            return True
        else:
            if move_of_stack(s, t, p, lowest_bit(models)):
                return True


@compiled
def run_groups(s, t, p):
    """CH5, M12: without a choice of order instructors move first, with their groups; True if the owner is asked."""
    for i in range(int(s.tokens[p])):
        token = int(s.token[p, i])
        if is_unmoved(s, p, i) and int(t.kind[type_of(token)]) == INSTRUCTOR:
            s.stack[p] = token >> 7
            if lead_or_ask(s, t, p):
                return True
    return False


@compiled
def lead_or_ask(s, t, p):
    """CH5: the instructor of the current stack's place leads; of several the owner chooses. True if asked."""
    place = int(s.stack[p]) >> 2
    leaders = instructors(s, t, p, place, -1)
    if leaders & (leaders - 1):
        ask(s, p, D_LEAD)
        return True
    return lead(s, t, p, place, lowest_bit(leaders))


@compiled
def run_board(s, t, p):
    """M1, WP1: seat p's skeletons move up to its next choice; after the last one its hero's weapon may be due."""
    chiefs = int(s.chiefs) != 0
    if int(s.ask) and (chiefs or int(s.mode) == COOP):
        asked = run_by_stacks(s, t, p)
    else:
        asked = (chiefs and run_groups(s, t, p)) or run_in_order(s, t, p)
    if not asked:
        tidy(s, p)
        if weapon_due(s, t, p):
            s.decision[p] = D_WEAPON


@compiled
def begin_board(s, t, p):
    """M1: phase 3 begins on seat p's board."""
    tidy(s, p)
    forget_kills(s, p)
    s.cursor[p] = 0
    s.stack[p] = -1
    s.sabotaged[p] = 0
    run_board(s, t, p)


# --- a dragon lands (phase 2) ---------------------------------------------------------------------------------------


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
    if instructors(s, t, p, space, -1) == 0 or not lead_or_ask(s, t, p):
        run_landing(s, t, p)


@compiled
def run_landing(s, t, p):
    """DRA3: go through the skeletons that the dragon landed on, up to the owner's next choice."""
    while int(s.cursor[p]) < int(s.last[p]):
        i = int(s.cursor[p])
        s.cursor[p] = i + 1
        begin_move(s, t, p, i, i + 1, i)
        if go_on_landing(s, t, p):
            return
    s.landing[p] = -1
    tidy(s, p)


@compiled
def run(s, t, p, status):
    """After an answer: go on with the move under way, then with the rest of the phase on this board."""
    if int(s.moving[p]) and go_on(s, t, p, status):
        return
    if int(s.phase) == TRAP:
        run_landing(s, t, p)
    else:
        run_board(s, t, p)
