"""The sparse encoding, compiled: lists of the features that are true of a position, and of the legal actions.

A row is a list; what is left of it is filled with 0 (features) or -1 (actions). ``sizes`` (games, players, 2) says how
long the two lists of a seat are, which is also how the writers know what is left of the lists before. The features are
those of the tables in ``features``. Writers of parts are given the index to write at and return the next one.
"""

from __future__ import annotations

from ..jit import compiled, inlined
from .bits import count_bits, lowest_bit
from .constants import (
    AXE,
    COOP,
    D_FACE,
    D_FIRST,
    D_LEAD,
    D_PICK,
    D_STOP,
    D_TO,
    D_WEAPON,
    EXIT,
    EXPLODED,
    HERO,
    ITEMS,
    LABYRINTH_BLACK,
    LABYRINTH_WHITE,
    MARKET,
    NO_TILE,
    NO_WEAPON,
    NORTH,
    NOTHING,
    PLACES,
    PLAIN,
    SOUTH,
    SPACES,
    SPRING_TILE,
    TRAP_OF_TILE,
    TRAPS,
    TREASURE_TILE,
    TYPES,
    VERSUS,
    WALL_BACKSLASH,
    WALL_SLASH,
    WEST,
)
from .features import (
    BAGS,
    COINS,
    DRAWS,
    ENDS,
    GROUP,
    KILLS,
    LEAD,
    MOST_DEAD,
    MOST_TOKENS,
    MOVES,
    POINTS,
    PURSE,
    ROUNDS,
    STOCK,
    SUPPLY,
    TO_LEFT,
    TO_OTHERS,
    TO_RIGHT,
    at,
)
from .features import relative_seat as _relative_seat
from .legal import legal_choices
from .mover import is_mover, towards_treasure
from .rows import count_members, nonzero
from .scoring import points
from .tokens import colour_of, facing_of, place_of, stack_of, type_of
from .traps import bounce

# Where the fields begin: constants to the compiler
MODE, PLAYERS, ADVANCED, CHIEFS, ASK, HEROIC = map(at, ("mode", "players", "advanced", "chiefs", "ask", "heroic"))
DRAW, ROUND, TO_GO, PHASE, BAG = map(at, ("draw", "round", "to_go", "phase", "bag"))
STOCKED, CAPITAL, SUPPLIED, RETURNED, COMMON_COINS = map(at, ("stock", "capital", "supply", "returned", "purse"))
DECISION, SUBJECT, BEGIN, WAY, MOVER = map(at, ("decision", "subject", "begin", "way", "mover"))
HOME, GROUPED, CLEAVE, LEADS = map(at, ("home", "group", "cleave", "lead"))
FATE, HERO_AT, LAID, FLOORS = map(at, ("own/fate", "own/hero", "own/laid", "own/floors"))
HOUSES, STANDING, SCORED, OWNED = map(at, ("own/houses", "own/standing", "own/points", "own/owned"))
WEAPON, COINED, PASSED, CEMETERY = map(at, ("own/weapon", "own/coins", "own/passed", "own/cemetery"))
CHOOSING, OUT, SKELETONS_AT, MOVED = map(at, ("own/choosing", "own/out", "own/skeletons", "own/moved"))
KINDS, TILES_AT, USED, AIMED = map(at, ("own/kinds", "own/tiles", "own/used", "own/aimed"))
TOWERS, KILLED = map(at, ("own/towers", "own/killed"))

# How a skeleton's way can end, beside the traps
AT_TOWER, AT_VILLAGE, AT_LEFT, AT_FAR, AT_RIGHT, AT_HERO = range(ENDS)
HOPS = 16  # places that are followed at most
UNKNOWN = -1
USUAL_DRAW = 3
ALL_TYPES = (1 << TYPES) - 1
# Room for numbers that are kept while a game is written: the end of a board's common part, of all, its points
COMMON_END, END, SCORE = 0, 8, 16
FEATURES_LISTED, CHOICES_LISTED = 0, 1


relative_seat = compiled(_relative_seat)


@compiled
def edge_end(way, village):
    """How a way over the edge in direction ``way`` ends."""
    if way == village:
        return AT_VILLAGE
    if way == NORTH or way == SOUTH:
        return AT_FAR
    return AT_LEFT if way == WEST else AT_RIGHT


@compiled
def way_end(s, t, p, place, way, moves, treasure):
    """How the way of a skeleton ends and after how many moves, as end * MOVES + moves - 1; UNKNOWN if it does not.

    It walks on as in phase 3 with all as it lies now: arrows, walls, springs and the treasure act, and a labyrinth lets
    it go on two moves later; every other trap ends the way. So does the hero, where the skeleton's next move is one of
    this round and the hero's is over. ``moves``: how many its next move makes.
    """
    village = NORTH if int(s.mode) == COOP else SOUTH
    hero = int(s.hero[p]) if moves == 1 and int(s.phase) > HERO else -1
    for _ in range(HOPS):
        q = int(t.neighbour[place, way])
        if q >= EXIT:
            return edge_end(way, village) * MOVES + min(moves, MOVES) - 1
        if (int(s.towers[p]) >> q) & 1:
            return AT_TOWER * MOVES + min(moves, MOVES) - 1
        tile = int(s.tile[p, q])
        if q == hero:
            return AT_HERO * MOVES + min(moves, MOVES) - 1
        if tile == NO_TILE or tile == EXPLODED:
            way = int(t.arrow[q, way])
            if treasure:
                way = towards_treasure(s, t, p, q, way)
            moves += 1
            hero = -1
        elif tile == WALL_SLASH or tile == WALL_BACKSLASH:
            way = bounce(way, tile)
        elif tile == SPRING_TILE:
            over = int(t.neighbour[q, way])
            q = q if over >= EXIT else over  # beyond the edge it is in one step from here as well
        elif tile == LABYRINTH_WHITE or tile == LABYRINTH_BLACK:
            moves += 2
            hero = -1
        else:
            return (ENDS + int(TRAP_OF_TILE[tile])) * MOVES + min(moves, MOVES) - 1
        place = q
    return UNKNOWN


@inlined
def list_tokens(s, t, ways, features, game, b, k):
    """Where every token of board b will end; then, on one's own board, where it is. Returns both ends."""
    told = min(int(s.tokens[b]), MOST_TOKENS)
    colour = int(s.colour)
    tiles = int(s.tiles[b])
    special = tiles | (int(t.towers) & ~int(s.towers[b]))  # where ways are other than the printed board has them
    treasure = False
    while tiles:
        space = lowest_bit(tiles)
        tiles &= tiles - 1
        if int(s.tile[b, space]) == TREASURE_TILE:
            treasure = True
            special |= int(t.rook[space])
    hero = int(s.hero[b]) if int(s.phase) > HERO else -1
    for i in range(told):
        token = int(s.token[b, i])
        if token < 0:
            continue
        stack = stack_of(token)
        later = 0 if colour_of(token) == colour else 1
        if int(ways[0].path[stack]) & special or int(t.neighbour[place_of(token), facing_of(token)]) == hero:
            end = way_end(s, t, b, place_of(token), facing_of(token), 1 + later, treasure)
        else:
            end = int(ways[0].end[later, stack])
        if end != UNKNOWN:
            features[game, b, k] = FATE + end
            k += 1
    return k


@inlined
def list_cells(s, t, features, game, b, k):
    """Where every token of one's own board is, and which chiefs are where."""
    told = min(int(s.tokens[b]), MOST_TOKENS)
    colour = int(s.colour)
    for i in range(told):
        token = int(s.token[b, i])
        if token >= 0:
            field = SKELETONS_AT if colour_of(token) == colour else MOVED
            features[game, b, k] = field + int(t.cell[stack_of(token)])
            k += 1
    if int(s.chiefs):
        for i in range(told):
            token = int(s.token[b, i])
            kind = int(t.kind[type_of(token)])
            if token >= 0 and kind != PLAIN:
                features[game, b, k] = KINDS + PLACES * (kind - 1) + place_of(token)
                k += 1
    return k


@inlined
def list_tiles(s, features, game, b, k):
    """What lies on a board, without where."""
    tiles = int(s.tiles[b])
    while tiles:
        space = lowest_bit(tiles)
        tiles &= tiles - 1
        features[game, b, k] = LAID + 2 * (int(s.tile[b, space]) - 1) + ((int(s.damaged[b]) >> space) & 1)
        k += 1
    return k


@inlined
def list_own_tiles(s, features, game, b, k):
    """What lies where on one's own board, what of it has been used and whom it aims at."""
    n = int(s.players)
    tiles = int(s.tiles[b])
    while tiles:
        space = lowest_bit(tiles)
        tiles &= tiles - 1
        side = 2 * (int(s.tile[b, space]) - 1) + ((int(s.damaged[b]) >> space) & 1)
        features[game, b, k] = TILES_AT + SPACES * side + space
        k += 1
    used = int(s.used[b]) & int(s.tiles[b])
    while used:
        space = lowest_bit(used)
        used &= used - 1
        features[game, b, k] = USED + space
        k += 1
        if int(s.target[b, space]) >= 0:
            features[game, b, k] = AIMED + relative_seat((int(s.target[b, space]) - b + n) % n, n)
            k += 1
    return k


@inlined
def list_buildings(s, t, features, game, b, k, score):
    """Buildings, supply, points and what else belongs to a seat."""
    if int(s.mode) == COOP:
        features[game, b, k] = STANDING + min(count_bits(int(s.towers[b])), 4)
        k += 1
    else:
        features[game, b, k] = FLOORS + int(s.floors[b])
        features[game, b, k + 1] = HOUSES + int(s.houses[b])
        features[game, b, k + 2] = SCORED + min(score >> 1, POINTS - 1)
        k += 3
        owned = nonzero(s.supply, b)
        while owned:
            trap = lowest_bit(owned)
            owned &= owned - 1
            features[game, b, k] = OWNED + SUPPLY * trap + min(int(s.supply[b, trap]), SUPPLY) - 1
            k += 1
    if int(s.hero[b]) >= 0:
        features[game, b, k] = HERO_AT + int(s.hero[b])
        k += 1
    if int(s.decision[b]) != NOTHING:
        features[game, b, k] = CHOOSING
        k += 1
    if int(s.weapon[b]) != NO_WEAPON:
        features[game, b, k] = WEAPON + int(s.weapon[b])
        k += 1
    if int(s.out[b]):
        features[game, b, k] = OUT
        k += 1
    if int(s.phase) == MARKET:
        if int(s.passed[b]):
            features[game, b, k] = PASSED
            k += 1
        if int(s.mode) != COOP:
            features[game, b, k] = COINED + min(int(s.coins[b]), COINS - 1)
            k += 1
    buried = nonzero(s.cemetery, b)
    last = k + MOST_DEAD
    while buried:
        model = lowest_bit(buried)
        buried &= buried - 1
        for _ in range(int(s.cemetery[b, model])):
            if k < last:
                features[game, b, k] = CEMETERY + int(t.slot[model]) - SPACES
                k += 1
    return k


@inlined
def list_board(s, t, ways, features, game, b, score, ends):
    """Board b into its owner's row: first what all see of it, then what its owner alone is told."""
    k = list_buildings(s, t, features, game, b, 0, score)
    k = list_tiles(s, features, game, b, k)
    k = list_tokens(s, t, ways, features, game, b, k)
    ends[COMMON_END + b] = k
    k = list_cells(s, t, features, game, b, k)
    k = list_own_tiles(s, features, game, b, k)
    if int(s.mode) == COOP:
        towers = int(s.towers[b])
        while towers:
            features[game, b, k] = TOWERS + lowest_bit(towers)
            k += 1
            towers &= towers - 1
    if int(s.killed[b]) and int(s.weapon[b]) != NO_WEAPON:
        features[game, b, k] = KILLED + min(int(s.killed[b]), KILLS) - 1
        k += 1
    ends[END + b] = k


@inlined
def list_common_supply(s, features, game, k):
    """Co-op: what belongs to all."""
    features[game, 0, k] = CAPITAL + min(int(s.capital), 6)
    k += 1
    for trap in range(TRAPS):
        if int(s.supply[0, trap]):
            features[game, 0, k] = SUPPLIED + SUPPLY * trap + min(int(s.supply[0, trap]), SUPPLY) - 1
            k += 1
        if int(s.returned[trap]):
            features[game, 0, k] = RETURNED + trap
            k += 1
    if int(s.phase) == MARKET:
        features[game, 0, k] = COMMON_COINS + min(int(s.coins[0]) >> 1, PURSE - 1)
        k += 1
    return k


@inlined
def list_table(s, features, game, k):
    """What game it is and what is in the middle of the table, into the row of seat 0."""
    features[game, 0, k] = MODE + int(s.mode)
    features[game, 0, k + 1] = PLAYERS + int(s.players) - 1
    features[game, 0, k + 2] = PHASE + int(s.phase)
    features[game, 0, k + 3] = ROUND + min(int(s.round_no), ROUNDS) - 1
    features[game, 0, k + 4] = BAG + min(count_members(s.bag, ALL_TYPES) // 20, BAGS - 1)
    k += 5
    if int(s.advanced):
        features[game, 0, k] = ADVANCED
        k += 1
    if int(s.chiefs):
        features[game, 0, k] = CHIEFS
        k += 1
    if int(s.ask):
        features[game, 0, k] = ASK
        k += 1
    if int(s.heroic):
        features[game, 0, k] = HEROIC
        k += 1
    if int(s.draw) != USUAL_DRAW:
        features[game, 0, k] = DRAW + min(int(s.draw), DRAWS - 1)
        k += 1
    if int(s.mode) != VERSUS and int(s.rounds):
        features[game, 0, k] = TO_GO + min(max(int(s.rounds) - int(s.round_no), 0), ROUNDS - 1)
        k += 1
    if int(s.phase) == MARKET:
        for item in range(ITEMS):
            if int(s.stock[item]):
                features[game, 0, k] = STOCKED + STOCK * item + min(int(s.stock[item]), STOCK) - 1
                k += 1
    if int(s.mode) == COOP:
        k = list_common_supply(s, features, game, k)
    return k


@inlined
def list_question(s, t, features, game, p, k):
    """What seat p is asked, beyond the kind of the decision: about whom, where, on which way."""
    decision = int(s.decision[p])
    if int(s.moving[p]):
        features[game, p, k] = SUBJECT + int(s.at[p])
        features[game, p, k + 1] = BEGIN + int(s.begin[p])
        features[game, p, k + 2] = WAY + int(s.way[p])
        features[game, p, k + 3] = MOVER + int(t.kind[int(s.leader[p])])
        features[game, p, k + 4] = HOME + int(t.slot[int(s.leader[p])]) - SPACES
        group = 0
        for i in range(int(s.low[p]), int(s.high[p])):
            if is_mover(s, p, i):
                group += 1
        features[game, p, k + 5] = GROUPED + min(max(group, 1), GROUP) - 1
        return k + 6
    if decision == D_PICK or decision == D_TO or decision == D_FACE:
        features[game, p, k] = SUBJECT + int(s.subject[p])
        k += 1
        if decision == D_FACE:
            token = int(s.token[p, int(s.cursor[p])])
            features[game, p, k] = WAY + facing_of(token)
            features[game, p, k + 1] = MOVER + int(t.kind[type_of(token)])
            features[game, p, k + 2] = HOME + int(t.slot[type_of(token)]) - SPACES
            k += 3
    elif decision == D_LEAD or decision == D_STOP or decision == D_FIRST:
        features[game, p, k] = SUBJECT + (int(s.stack[p]) >> 2)
        features[game, p, k + 1] = WAY + (int(s.stack[p]) & 3)
        k += 2
    elif decision == D_WEAPON and int(s.weapon[p]) == AXE:
        near = int(t.rook[int(s.hero[p])])
        for i in range(min(int(s.tokens[p]), MOST_TOKENS)):
            token = int(s.token[p, i])
            if 0 <= token < SPACES << 9 and (near >> place_of(token)) & 1:
                features[game, p, k] = CLEAVE + int(t.symbol[type_of(token)])
                k += 1
    return k


@inlined
def list_leads(s, features, game, p, k, ends):
    """Versus: how many points more than seat p the others have."""
    n = int(s.players)
    for distance in range(1, n):
        q = p + distance if p + distance < n else p + distance - n
        lead = min(max((int(ends[SCORE + q]) - int(ends[SCORE + p]) + LEAD) >> 1, 0), LEAD - 1)
        features[game, p, k] = LEADS + LEAD * (relative_seat(distance, n) - 1) + lead
        k += 1
    return k


@inlined
def list_others(s, features, game, p, k, ends):
    """What seat p sees of the other boards: copied from their owners' rows, with the numbers of their blocks."""
    n = int(s.players)
    for distance in range(1, n):
        q = p + distance if p + distance < n else p + distance - n
        seat = relative_seat(distance, n)
        shift = TO_OTHERS
        if seat == 1:
            shift = TO_LEFT
        elif seat == 2:
            shift = TO_RIGHT
        common = int(ends[COMMON_END + q])
        for i in range(common):
            features[game, p, k + i] = features[game, q, i] + shift
        k += common
    return k


@compiled
def write_features(s, t, ways, features, sizes, ends, game):
    """List what every seat is told: ``features`` (games, players, room) uint16. ``ends`` is room to work in."""
    n = features.shape[1]
    for b in range(n):
        ends[SCORE + b] = points(s, t, b)
        list_board(s, t, ways, features, game, b, int(ends[SCORE + b]), ends)
    first = int(ends[END])
    last = list_table(s, features, game, first)
    ends[END] = last
    for p in range(1, n):
        k = int(ends[END + p])
        for i in range(last - first):
            features[game, p, k + i] = features[game, 0, first + i]
        ends[END + p] = k + last - first
    for p in range(n):
        k = int(ends[END + p])
        if int(s.decision[p]) != NOTHING:
            features[game, p, k] = DECISION + int(s.decision[p])
            k = list_question(s, t, features, game, p, k + 1)
        if int(s.mode) == VERSUS:
            k = list_leads(s, features, game, p, k, ends)
        k = list_others(s, features, game, p, k, ends)
        for i in range(k, int(sizes[game, p, FEATURES_LISTED])):
            features[game, p, i] = 0
        sizes[game, p, FEATURES_LISTED] = k


@compiled
def write_choices(s, t, choices, sizes, legal, game):
    """List every seat's legal actions: ``choices`` (games, players, room) int16. One that waits has only ``wait``."""
    for p in range(choices.shape[1]):
        verbs = legal_choices(s, t, p, legal)
        k = 0
        while verbs:
            verb = lowest_bit(verbs)
            verbs &= verbs - 1
            bits = int(legal[verb])
            while bits:
                choices[game, p, k] = t.action[verb, lowest_bit(bits)]
                bits &= bits - 1
                k += 1
        for i in range(k, int(sizes[game, p, CHOICES_LISTED])):
            choices[game, p, i] = -1
        sizes[game, p, CHOICES_LISTED] = k
