"""The sparse encoding, compiled: lists of the features that are true of a position, and of the legal actions.

A row is a list, padded with 0 (features) or -1 (actions). ``sizes`` (games, players, 2) has the lengths of a seat's two
lists, by which the writers also know what is left of the lists before. The features are those of the tables in
``features``. Parts are listed in ``buffer`` before they are put together; ``k`` is the index to write at, and who lists
a part returns the next one.
"""

from .._engine.bits import CACHE_LINE, count_bits, lowest_bit, prefetch
from .._engine.jit import compiled, inlined
from .._engine.simd_lists import LANES, list_bits, list_cells, put_list
from .._engine.simd_rows import count_members, nonzero
from ..rules import constants as c
from ..rules.legal import legal_choices
from ..rules.mover import is_mover
from ..rules.scoring import points
from ..rules.tokens import colour_of, facing_of, place_of, stack_of, type_of
from . import features as f
from .features import at
from .projected_ends import BUFFER_BITS, drop_endless, follow, list_projected_ends

# Where the fields begin: constants to the compiler
MODE, PLAYERS, ADVANCED, CHIEFS, ASK, HEROIC = map(at, ("mode", "players", "advanced", "chiefs", "order_ask", "heroic"))
DRAW, ROUND, TO_GO, PHASE, BLACK_NEXT, BAG = map(at, ("draw", "round", "rounds_left", "phase", "black_to_move", "bag"))
STOCKED, CAPITAL, SUPPLIED, RETURNED, COMMON_COINS = map(
    at, ("stock", "capital", "common_supply", "retrieved", "common_coins")
)
DECISION, SUBJECT, BEGIN, WAY, MOVER = map(at, ("decision", "subject", "origin", "direction", "mover"))
HOME, GROUPED, CLEAVE, LEADS = map(at, ("mover_home", "group", "cleave", "lead"))
HERO_AT, FLOORS = map(at, ("own/hero", "own/floors"))
HOUSES, STANDING, SCORED, OWNED = map(at, ("own/houses", "own/towers_standing", "own/points", "own/supply"))
WEAPON, COINED, PASSED, CEMETERY = map(at, ("own/weapon", "own/coins", "own/passed", "own/cemetery"))
CHOOSING, OUT, SKELETONS_AT, MOVED = map(at, ("own/to_move", "own/eliminated", "own/skeletons", "own/moved"))
KINDS, TILES_AT, USED, AIMED = map(at, ("own/chiefs", "own/tiles", "own/used", "own/targets"))
TOWERS, KILLED = map(at, ("own/towers", "own/kills"))

USUAL_DRAW = 3
ALL_TYPES = (1 << c.TYPES) - 1
# Rows of the buffer: a board each (first what everybody observes, from OWN_START on what only its owner does), the
# table, and two for ``projected_ends``
BUFFER_ROWS, BUFFER_WIDTH, OWN_START = c.MAX_SEATS + 3, 1 << BUFFER_BITS, 256
# Scratch entries of each board: how long its common part is, its points, and how long its owner's part is (after these
# come those of ``projected_ends``)
COMMON, SCORE, OWN = 0, 8, 16
FEATURES_LISTED, CHOICES_LISTED = 0, 1


relative_seat = compiled(f.relative_seat)


@inlined
def put(buffer, row, k, feature):
    """List a feature; returns the next index."""
    buffer[row, k] = feature
    return k + 1


@inlined
def list_own_tokens(s, t, buffer, b, k):
    """Where every token of one's own board is, and which chiefs are where."""
    tokens = min(int(s.tokens[b]), f.MAX_TOKENS)
    colour = int(s.colour)
    if int(s.phase) < c.TRAP or (int(s.phase) == c.TRAP and int(s.landing[b]) < 0):  # no holes in the list
        k = list_cells(buffer, b, k, s.token, b, tokens, colour, SKELETONS_AT, MOVED)
    else:
        for i in range(tokens):
            token = int(s.token[b, i])
            if token >= 0:
                field = SKELETONS_AT if colour_of(token) == colour else MOVED
                k = put(buffer, b, k, field + int(t.cell[stack_of(token)]))
    if int(s.chiefs):
        for i in range(tokens):
            token = int(s.token[b, i])
            kind = int(t.kind[type_of(token)]) if token >= 0 else c.PLAIN
            if kind != c.PLAIN:
                k = put(buffer, b, k, KINDS + c.PLACES * (kind - 1) + place_of(token))
    return k


@inlined
def list_own_tiles(s, buffer, b, k):
    """What lies where on one's own board, what of it has been used and whom it aims at."""
    n = int(s.players)
    tiles = int(s.tiles[b])
    while tiles:
        space = lowest_bit(tiles)
        tiles &= tiles - 1
        side = 2 * (int(s.tile[b, space]) - 1) + ((int(s.damaged[b]) >> space) & 1)
        k = put(buffer, b, k, TILES_AT + c.SPACES * side + space)
    used = int(s.used[b]) & int(s.tiles[b])
    while used:
        space = lowest_bit(used)
        used &= used - 1
        k = put(buffer, b, k, USED + space)
        if int(s.target[b, space]) >= 0:
            k = put(buffer, b, k, AIMED + relative_seat((int(s.target[b, space]) - b + n) % n, n))
    return k


@inlined
def list_buildings(s, t, buffer, b, k, score):
    """Buildings, supply, points and what else belongs to a seat."""
    if int(s.mode) == c.COOP:
        k = put(buffer, b, k, STANDING + min(count_bits(int(s.towers[b])), 4))
    else:
        k = put(buffer, b, k, FLOORS + int(s.floors[b]))
        k = put(buffer, b, k, HOUSES + int(s.houses[b]))
        k = put(buffer, b, k, SCORED + min(score >> 1, f.POINTS - 1))
        owned = nonzero(s.supply, b)
        while owned:
            trap = lowest_bit(owned)
            owned &= owned - 1
            k = put(buffer, b, k, OWNED + f.SUPPLY * trap + min(int(s.supply[b, trap]), f.SUPPLY) - 1)
    if int(s.hero[b]) >= 0:
        k = put(buffer, b, k, HERO_AT + int(s.hero[b]))
    if int(s.decision[b]) != c.NOTHING:
        k = put(buffer, b, k, CHOOSING)
    if int(s.weapon[b]) != c.NO_WEAPON:
        k = put(buffer, b, k, WEAPON + int(s.weapon[b]))
    if int(s.out[b]):
        k = put(buffer, b, k, OUT)
    if int(s.phase) == c.MARKET:
        if int(s.passed[b]):
            k = put(buffer, b, k, PASSED)
        if int(s.mode) != c.COOP:
            k = put(buffer, b, k, COINED + min(int(s.coins[b]), f.COINS - 1))
    buried = nonzero(s.cemetery, b)
    last = k + f.MAX_DEAD
    while buried:
        type_id = lowest_bit(buried)
        buried &= buried - 1
        for _ in range(int(s.cemetery[b, type_id])):
            if k < last:
                k = put(buffer, b, k, CEMETERY + int(t.slot[type_id]) - c.SPACES)
    return k


@inlined
def list_own(s, t, buffer, p, scratch):
    """What only the owner of a board observes of it, and its decision, from OWN_START on."""
    k = list_decision(s, t, buffer, p, OWN_START)
    if int(s.mode) == c.VERSUS:
        k = list_leads(s, buffer, p, k, scratch)
    k = list_own_tokens(s, t, buffer, p, k)
    k = list_own_tiles(s, buffer, p, k)
    if int(s.mode) == c.COOP:
        towers = int(s.towers[p])
        while towers:
            k = put(buffer, p, k, TOWERS + lowest_bit(towers))
            towers &= towers - 1
    if int(s.killed[p]) and int(s.weapon[p]) != c.NO_WEAPON:
        k = put(buffer, p, k, KILLED + min(int(s.killed[p]), f.KILLS) - 1)
    return k


@inlined
def list_common_supply(s, buffer, k):
    """Co-op: what belongs to all."""
    k = put(buffer, c.MAX_SEATS, k, CAPITAL + min(int(s.capital), 6))
    for trap in range(c.TRAPS):
        if int(s.supply[0, trap]):
            k = put(buffer, c.MAX_SEATS, k, SUPPLIED + f.SUPPLY * trap + min(int(s.supply[0, trap]), f.SUPPLY) - 1)
        if int(s.returned[trap]):
            k = put(buffer, c.MAX_SEATS, k, RETURNED + trap)
    if int(s.phase) == c.MARKET:
        k = put(buffer, c.MAX_SEATS, k, COMMON_COINS + min(int(s.coins[0]) >> 1, f.PURSE - 1))
    return k


@inlined
def list_table(s, buffer):
    """What game it is and what is in the middle of the table, into a row of its own."""
    k = 0
    k = put(buffer, c.MAX_SEATS, k, MODE + int(s.mode))
    k = put(buffer, c.MAX_SEATS, k, PLAYERS + int(s.players) - 1)
    k = put(buffer, c.MAX_SEATS, k, PHASE + int(s.phase))
    k = put(buffer, c.MAX_SEATS, k, ROUND + min(int(s.round_no), f.ROUNDS) - 1)
    k = put(buffer, c.MAX_SEATS, k, BAG + min(count_members(s.bag, ALL_TYPES) // 20, f.BAGS - 1))
    if int(s.advanced):
        k = put(buffer, c.MAX_SEATS, k, ADVANCED)
        if int(s.colour) == c.BLACK:
            k = put(buffer, c.MAX_SEATS, k, BLACK_NEXT)
    if int(s.chiefs):
        k = put(buffer, c.MAX_SEATS, k, CHIEFS)
    if int(s.ask):
        k = put(buffer, c.MAX_SEATS, k, ASK)
    if int(s.heroic):
        k = put(buffer, c.MAX_SEATS, k, HEROIC)
    if int(s.draw) != USUAL_DRAW:
        k = put(buffer, c.MAX_SEATS, k, DRAW + min(int(s.draw), f.DRAWS - 1))
    if int(s.mode) != c.VERSUS and int(s.rounds):
        k = put(buffer, c.MAX_SEATS, k, TO_GO + min(max(int(s.rounds) - int(s.round_no), 0), f.ROUNDS - 1))
    if int(s.phase) == c.MARKET:
        for item in range(c.ITEMS):
            if int(s.stock[item]):
                k = put(buffer, c.MAX_SEATS, k, STOCKED + f.STOCK * item + min(int(s.stock[item]), f.STOCK) - 1)
    if int(s.mode) == c.COOP:
        k = list_common_supply(s, buffer, k)
    return k


@inlined
def list_decision(s, t, buffer, p, k):
    """The decision of seat p, which has one: who it is about, where, in which direction."""
    decision = int(s.decision[p])
    k = put(buffer, p, k, DECISION + decision)
    if int(s.moving[p]):
        k = put(buffer, p, k, SUBJECT + int(s.at[p]))
        k = put(buffer, p, k, BEGIN + int(s.begin[p]))
        k = put(buffer, p, k, WAY + int(s.way[p]))
        k = put(buffer, p, k, MOVER + int(t.kind[int(s.leader[p])]))
        k = put(buffer, p, k, HOME + int(t.slot[int(s.leader[p])]) - c.SPACES)
        group = 0
        for i in range(int(s.low[p]), int(s.high[p])):
            if is_mover(s, p, i):
                group += 1
        return put(buffer, p, k, GROUPED + min(max(group, 1), f.GROUP) - 1)
    if decision == c.D_PICK or decision == c.D_TO or decision == c.D_FACE:
        k = put(buffer, p, k, SUBJECT + int(s.subject[p]))
        if decision == c.D_FACE:
            token = int(s.token[p, int(s.cursor[p])])
            k = put(buffer, p, k, WAY + facing_of(token))
            k = put(buffer, p, k, MOVER + int(t.kind[type_of(token)]))
            k = put(buffer, p, k, HOME + int(t.slot[type_of(token)]) - c.SPACES)
    elif decision == c.D_LEAD or decision == c.D_FIRST:
        k = put(buffer, p, k, SUBJECT + (int(s.stack[p]) >> 2))
        k = put(buffer, p, k, WAY + (int(s.stack[p]) & 3))
    elif decision == c.D_WEAPON and int(s.weapon[p]) == c.AXE:
        near = int(t.rook[int(s.hero[p])])
        for i in range(min(int(s.tokens[p]), f.MAX_TOKENS)):
            token = int(s.token[p, i])
            if 0 <= token < c.SPACES << 9 and (near >> place_of(token)) & 1:
                k = put(buffer, p, k, CLEAVE + int(t.symbol[type_of(token)]))
    return k


@inlined
def list_leads(s, buffer, p, k, scratch):
    """Versus: how many points more than seat p the others have."""
    n = int(s.players)
    for distance in range(1, n):
        q = p + distance if p + distance < n else p + distance - n
        lead = min(max((int(scratch[SCORE + q]) - int(scratch[SCORE + p]) + f.LEAD) >> 1, 0), f.LEAD - 1)
        k = put(buffer, p, k, LEADS + f.LEAD * (relative_seat(distance, n) - 1) + lead)
    return k


@inlined
def put_others(s, features, game, p, k, buffer, scratch):
    """Put what seat p observes of the other boards into its row, with the numbers of their blocks."""
    n = int(s.players)
    for distance in range(1, n):
        q = p + distance if p + distance < n else p + distance - n
        seat = relative_seat(distance, n)
        shift = f.TO_OTHERS
        if seat == 1:
            shift = f.TO_LEFT
        elif seat == 2:
            shift = f.TO_RIGHT
        k = put_list(features, game, p, k, buffer, q, 0, int(scratch[COMMON + q]), shift)
    return k


@compiled
def prefetch_lists(lists, sizes, kind, game):
    """Prefetch the lists of a game that will be written soon: as much as they held last."""
    if game < lists.shape[0]:
        for p in range(lists.shape[1]):
            start = (game * lists.shape[1] + p) * lists.shape[2] * 2
            prefetch(lists, start, start + 2 * int(sizes[game, p, kind]) + CACHE_LINE)


@compiled
def end_list(out, game, row, end, before, padding):
    """Pad a row from the list's end to where the last list ended, at least over the rest of the last vector."""
    for k in range(end, max(before, end + LANES)):
        out[game, row, k] = padding


@compiled
def write_features(s, t, paths, features, sizes, buffer, scratch, game):
    """List what every seat with a decision observes: ``features`` (games, players, length) uint16.

    Every board is listed once in ``buffer`` (BUFFER_ROWS, BUFFER_WIDTH) uint16, and each row is put together from that.
    What does not fit, of crowded boards of others, is left out. ``scratch`` has the lengths meanwhile.
    """
    n = features.shape[1]
    detours = 0
    for b in range(n):
        score = points(s, t, b)
        scratch[SCORE + b] = score
        k = list_buildings(s, t, buffer, b, 0, score)
        scratch[COMMON + b], detours = list_projected_ends(s, t, paths, buffer, scratch, b, k, detours)
    if follow(s, t, paths, buffer, scratch, detours):
        for b in range(n):
            scratch[COMMON + b] = drop_endless(buffer, b, int(scratch[COMMON + b]))
    table = list_table(s, buffer)
    for p in range(n):
        if int(s.decision[p]) != c.NOTHING:
            scratch[OWN + p] = list_own(s, t, buffer, p, scratch) - OWN_START
    for p in range(n):  # not at once: what has just been written in small pieces is slow to read in large ones
        k = 0
        if int(s.decision[p]) != c.NOTHING:
            k = put_list(features, game, p, k, buffer, c.MAX_SEATS, 0, table, 0)
            k = put_list(features, game, p, k, buffer, p, OWN_START, int(scratch[OWN + p]), 0)
            k = put_list(features, game, p, k, buffer, p, 0, int(scratch[COMMON + p]), 0)
            k = put_others(s, features, game, p, k, buffer, scratch)
        end_list(features, game, p, k, int(sizes[game, p, FEATURES_LISTED]), 0)
        sizes[game, p, FEATURES_LISTED] = k


@compiled
def write_choices(s, t, choices, sizes, legal, game):
    """List every seat's legal actions: ``choices`` (games, players, length) int16. One that waits has only ``wait``."""
    for p in range(choices.shape[1]):
        k = 0
        verbs = 0
        decision = int(s.decision[p])
        if decision == c.D_HERO:  # these two are more than half: no need to go through the verbs
            k = list_bits(choices, game, p, k, int(t.action[c.V_MOVE, 0]), int(t.king[int(s.hero[p])]))
        elif decision == c.NOTHING:
            choices[game, p, k] = t.action[c.V_WAIT, 0]
            k = 1
        else:
            verbs = legal_choices(s, t, p, legal)
        while verbs:
            verb = lowest_bit(verbs)
            verbs &= verbs - 1
            bits = int(legal[verb])
            if int(t.spatial[verb]):  # actions that follow each other
                k = list_bits(choices, game, p, k, int(t.action[verb, 0]), bits)
                bits = 0
            while bits:
                choices[game, p, k] = t.action[verb, lowest_bit(bits)]
                bits &= bits - 1
                k += 1
        end_list(choices, game, p, k, int(sizes[game, p, CHOICES_LISTED]), -1)
        sizes[game, p, CHOICES_LISTED] = k
