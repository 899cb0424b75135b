"""The sparse encoding, compiled: lists of the features that are true of a position, and of the legal actions.

A row is a list; what is left of it is filled with 0 (features) or -1 (actions). ``sizes`` (games, players, 2) says how
long the two lists of a seat are, which is also how the writers know what is left of the lists before. The features are
those of the tables in ``features``. Parts are noted (``buffer``) before they are put together; who notes one is given
the index to write at and returns the next one.
"""

from __future__ import annotations

from .._engine.bits import CACHE_LINE, count_bits, fetch, lowest_bit
from .._engine.jit import compiled, inlined
from .._engine.simd_lists import end_list, list_bits, list_cells, put_list
from .._engine.simd_rows import count_members, nonzero
from ..rules.constants import (
    AXE,
    BLACK,
    COOP,
    D_FACE,
    D_FIRST,
    D_HERO,
    D_LEAD,
    D_PICK,
    D_TO,
    D_WEAPON,
    ITEMS,
    MARKET,
    MAX_SEATS,
    NO_WEAPON,
    NOTHING,
    PLACES,
    PLAIN,
    SPACES,
    TRAP,
    TRAPS,
    TYPES,
    V_MOVE,
    V_WAIT,
    VERSUS,
)
from ..rules.legal import legal_choices
from ..rules.mover import is_mover
from ..rules.scoring import points
from ..rules.tokens import colour_of, facing_of, place_of, stack_of, type_of
from .features import (
    BAGS,
    COINS,
    DRAWS,
    GROUP,
    KILLS,
    LEAD,
    MOST_DEAD,
    MOST_TOKENS,
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
from .projected_ends import BUFFER_BITS, follow, leave_out_endless, list_projected_ends

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
ALL_TYPES = (1 << TYPES) - 1
# Where boards are noted (a row each, what everybody sees at its beginning, then what its owner alone is told), and the
# table; two rows more are for ``fates``
BUFFER_ROWS, BUFFER_WIDTH, OWN_NOTES = MAX_SEATS + 3, 1 << BUFFER_BITS, 256
# Numbers that are kept meanwhile: how much is common of each board, its points, and how much its owner is told (after
# these come those of ``fates``)
COMMON, SCORE, OWN = 0, 8, 16
FEATURES_LISTED, CHOICES_LISTED = 0, 1


relative_seat = compiled(_relative_seat)


@inlined
def list_own_tokens(s, t, buffer, b, k):
    """Where every token of one's own board is, and which chiefs are where."""
    told = min(int(s.tokens[b]), MOST_TOKENS)
    colour = int(s.colour)
    if int(s.phase) < TRAP or (int(s.phase) == TRAP and int(s.landing[b]) < 0):  # no holes in the list
        k = list_cells(buffer, b, k, s.token, b, told, colour, SKELETONS_AT, MOVED)
    else:
        for i in range(told):
            token = int(s.token[b, i])
            if token >= 0:
                field = SKELETONS_AT if colour_of(token) == colour else MOVED
                buffer[b, k] = field + int(t.cell[stack_of(token)])
                k += 1
    if int(s.chiefs):
        for i in range(told):
            token = int(s.token[b, i])
            kind = int(t.kind[type_of(token)]) if token >= 0 else PLAIN
            if kind != PLAIN:
                buffer[b, k] = KINDS + PLACES * (kind - 1) + place_of(token)
                k += 1
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
        buffer[b, k] = TILES_AT + SPACES * side + space
        k += 1
    used = int(s.used[b]) & int(s.tiles[b])
    while used:
        space = lowest_bit(used)
        used &= used - 1
        buffer[b, k] = USED + space
        k += 1
        if int(s.target[b, space]) >= 0:
            buffer[b, k] = AIMED + relative_seat((int(s.target[b, space]) - b + n) % n, n)
            k += 1
    return k


@inlined
def list_buildings(s, t, buffer, b, k, score):
    """Buildings, supply, points and what else belongs to a seat."""
    if int(s.mode) == COOP:
        buffer[b, k] = STANDING + min(count_bits(int(s.towers[b])), 4)
        k += 1
    else:
        buffer[b, k] = FLOORS + int(s.floors[b])
        buffer[b, k + 1] = HOUSES + int(s.houses[b])
        buffer[b, k + 2] = SCORED + min(score >> 1, POINTS - 1)
        k += 3
        owned = nonzero(s.supply, b)
        while owned:
            trap = lowest_bit(owned)
            owned &= owned - 1
            buffer[b, k] = OWNED + SUPPLY * trap + min(int(s.supply[b, trap]), SUPPLY) - 1
            k += 1
    if int(s.hero[b]) >= 0:
        buffer[b, k] = HERO_AT + int(s.hero[b])
        k += 1
    if int(s.decision[b]) != NOTHING:
        buffer[b, k] = CHOOSING
        k += 1
    if int(s.weapon[b]) != NO_WEAPON:
        buffer[b, k] = WEAPON + int(s.weapon[b])
        k += 1
    if int(s.out[b]):
        buffer[b, k] = OUT
        k += 1
    if int(s.phase) == MARKET:
        if int(s.passed[b]):
            buffer[b, k] = PASSED
            k += 1
        if int(s.mode) != COOP:
            buffer[b, k] = COINED + min(int(s.coins[b]), COINS - 1)
            k += 1
    buried = nonzero(s.cemetery, b)
    last = k + MOST_DEAD
    while buried:
        type_id = lowest_bit(buried)
        buried &= buried - 1
        for _ in range(int(s.cemetery[b, type_id])):
            if k < last:
                buffer[b, k] = CEMETERY + int(t.slot[type_id]) - SPACES
                k += 1
    return k


@inlined
def list_own(s, t, buffer, p, ends):
    """What is told of a decision and a board to its owner alone, from OWN_NOTES on."""
    k = list_question(s, t, buffer, p, OWN_NOTES)
    if int(s.mode) == VERSUS:
        k = list_leads(s, buffer, p, k, ends)
    k = list_own_tokens(s, t, buffer, p, k)
    k = list_own_tiles(s, buffer, p, k)
    if int(s.mode) == COOP:
        towers = int(s.towers[p])
        while towers:
            buffer[p, k] = TOWERS + lowest_bit(towers)
            k += 1
            towers &= towers - 1
    if int(s.killed[p]) and int(s.weapon[p]) != NO_WEAPON:
        buffer[p, k] = KILLED + min(int(s.killed[p]), KILLS) - 1
        k += 1
    return k


@inlined
def list_common_supply(s, buffer, k):
    """Co-op: what belongs to all."""
    buffer[MAX_SEATS, k] = CAPITAL + min(int(s.capital), 6)
    k += 1
    for trap in range(TRAPS):
        if int(s.supply[0, trap]):
            buffer[MAX_SEATS, k] = SUPPLIED + SUPPLY * trap + min(int(s.supply[0, trap]), SUPPLY) - 1
            k += 1
        if int(s.returned[trap]):
            buffer[MAX_SEATS, k] = RETURNED + trap
            k += 1
    if int(s.phase) == MARKET:
        buffer[MAX_SEATS, k] = COMMON_COINS + min(int(s.coins[0]) >> 1, PURSE - 1)
        k += 1
    return k


@inlined
def list_table(s, buffer):
    """What game it is and what is in the middle of the table, into a row of its own."""
    k = 0
    buffer[MAX_SEATS, k] = MODE + int(s.mode)
    buffer[MAX_SEATS, k + 1] = PLAYERS + int(s.players) - 1
    buffer[MAX_SEATS, k + 2] = PHASE + int(s.phase)
    buffer[MAX_SEATS, k + 3] = ROUND + min(int(s.round_no), ROUNDS) - 1
    buffer[MAX_SEATS, k + 4] = BAG + min(count_members(s.bag, ALL_TYPES) // 20, BAGS - 1)
    k += 5
    if int(s.advanced):
        buffer[MAX_SEATS, k] = ADVANCED
        k += 1
        if int(s.colour) == BLACK:
            buffer[MAX_SEATS, k] = BLACK_NEXT
            k += 1
    if int(s.chiefs):
        buffer[MAX_SEATS, k] = CHIEFS
        k += 1
    if int(s.ask):
        buffer[MAX_SEATS, k] = ASK
        k += 1
    if int(s.heroic):
        buffer[MAX_SEATS, k] = HEROIC
        k += 1
    if int(s.draw) != USUAL_DRAW:
        buffer[MAX_SEATS, k] = DRAW + min(int(s.draw), DRAWS - 1)
        k += 1
    if int(s.mode) != VERSUS and int(s.rounds):
        buffer[MAX_SEATS, k] = TO_GO + min(max(int(s.rounds) - int(s.round_no), 0), ROUNDS - 1)
        k += 1
    if int(s.phase) == MARKET:
        for item in range(ITEMS):
            if int(s.stock[item]):
                buffer[MAX_SEATS, k] = STOCKED + STOCK * item + min(int(s.stock[item]), STOCK) - 1
                k += 1
    if int(s.mode) == COOP:
        k = list_common_supply(s, buffer, k)
    return k


@inlined
def list_question(s, t, buffer, p, k):
    """What seat p is asked, and about whom, where, on which way."""
    decision = int(s.decision[p])
    if decision == NOTHING:
        return k
    buffer[p, k] = DECISION + decision
    k += 1
    if int(s.moving[p]):
        buffer[p, k] = SUBJECT + int(s.at[p])
        buffer[p, k + 1] = BEGIN + int(s.begin[p])
        buffer[p, k + 2] = WAY + int(s.way[p])
        buffer[p, k + 3] = MOVER + int(t.kind[int(s.leader[p])])
        buffer[p, k + 4] = HOME + int(t.slot[int(s.leader[p])]) - SPACES
        group = 0
        for i in range(int(s.low[p]), int(s.high[p])):
            if is_mover(s, p, i):
                group += 1
        buffer[p, k + 5] = GROUPED + min(max(group, 1), GROUP) - 1
        return k + 6
    if decision == D_PICK or decision == D_TO or decision == D_FACE:
        buffer[p, k] = SUBJECT + int(s.subject[p])
        k += 1
        if decision == D_FACE:
            token = int(s.token[p, int(s.cursor[p])])
            buffer[p, k] = WAY + facing_of(token)
            buffer[p, k + 1] = MOVER + int(t.kind[type_of(token)])
            buffer[p, k + 2] = HOME + int(t.slot[type_of(token)]) - SPACES
            k += 3
    elif decision == D_LEAD or decision == D_FIRST:
        buffer[p, k] = SUBJECT + (int(s.stack[p]) >> 2)
        buffer[p, k + 1] = WAY + (int(s.stack[p]) & 3)
        k += 2
    elif decision == D_WEAPON and int(s.weapon[p]) == AXE:
        near = int(t.rook[int(s.hero[p])])
        for i in range(min(int(s.tokens[p]), MOST_TOKENS)):
            token = int(s.token[p, i])
            if 0 <= token < SPACES << 9 and (near >> place_of(token)) & 1:
                buffer[p, k] = CLEAVE + int(t.symbol[type_of(token)])
                k += 1
    return k


@inlined
def list_leads(s, buffer, p, k, ends):
    """Versus: how many points more than seat p the others have."""
    n = int(s.players)
    for distance in range(1, n):
        q = p + distance if p + distance < n else p + distance - n
        lead = min(max((int(ends[SCORE + q]) - int(ends[SCORE + p]) + LEAD) >> 1, 0), LEAD - 1)
        buffer[p, k] = LEADS + LEAD * (relative_seat(distance, n) - 1) + lead
        k += 1
    return k


@inlined
def put_others(s, features, game, p, k, buffer, ends):
    """Put what seat p sees of the other boards into its row, with the numbers of their blocks."""
    n = int(s.players)
    for distance in range(1, n):
        q = p + distance if p + distance < n else p + distance - n
        seat = relative_seat(distance, n)
        shift = TO_OTHERS
        if seat == 1:
            shift = TO_LEFT
        elif seat == 2:
            shift = TO_RIGHT
        k = put_list(features, game, p, k, buffer, q, 0, int(ends[COMMON + q]), shift)
    return k


@compiled
def fetch_lists(lists, sizes, kind, game):
    """Ask the memory for the lists of a game that will be written soon: as much as they held last."""
    if game < lists.shape[0]:
        for p in range(lists.shape[1]):
            start = (game * lists.shape[1] + p) * lists.shape[2] * 2
            fetch(lists, start, start + 2 * int(sizes[game, p, kind]) + CACHE_LINE)


@compiled
def write_features(s, t, paths, features, sizes, buffer, ends, game, everybody):
    """List what every seat that has a decision (or ``everybody``) is told: ``features`` (games, players, room) uint16.

    Every board is noted once, then each row is put together from the notes; what does not fit, of crowded boards of
    others, is left out. ``buffer`` (NOTES, NOTE_ROOM) uint16 and ``ends`` are room to work in.
    """
    n = features.shape[1]
    bent = 0
    for b in range(n):
        score = points(s, t, b)
        ends[SCORE + b] = score
        k = list_buildings(s, t, buffer, b, 0, score)
        ends[COMMON + b], bent = list_projected_ends(s, t, paths, buffer, ends, b, k, bent)
    if follow(s, t, paths, buffer, ends, bent):
        for b in range(n):
            ends[COMMON + b] = leave_out_endless(buffer, b, int(ends[COMMON + b]))
    table = list_table(s, buffer)
    for p in range(n):
        if everybody or int(s.decision[p]) != NOTHING:
            ends[OWN + p] = list_own(s, t, buffer, p, ends) - OWN_NOTES
    for p in range(n):  # not at once: what has just been written in small pieces is slow to read in large ones
        k = 0
        if everybody or int(s.decision[p]) != NOTHING:
            k = put_list(features, game, p, k, buffer, MAX_SEATS, 0, table, 0)
            k = put_list(features, game, p, k, buffer, p, OWN_NOTES, int(ends[OWN + p]), 0)
            k = put_list(features, game, p, k, buffer, p, 0, int(ends[COMMON + p]), 0)
            k = put_others(s, features, game, p, k, buffer, ends)
        end_list(features, game, p, k, int(sizes[game, p, FEATURES_LISTED]), 0)
        sizes[game, p, FEATURES_LISTED] = k


@compiled
def write_choices(s, t, choices, sizes, legal, game):
    """List every seat's legal actions: ``choices`` (games, players, room) int16. One that waits has only ``wait``."""
    for p in range(choices.shape[1]):
        k = 0
        verbs = 0
        decision = int(s.decision[p])
        if decision == D_HERO:  # these two are more than half: no need to go through the verbs
            k = list_bits(choices, game, p, k, int(t.action[V_MOVE, 0]), int(t.king[int(s.hero[p])]))
        elif decision == NOTHING:
            choices[game, p, k] = t.action[V_WAIT, 0]
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
