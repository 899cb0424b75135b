"""Observations and masks, compiled. What stands where is decided by the table in ``badbones_env/observation.py``.

``at[F_...]`` is the first index of a field, -1 where the configuration has none; fields named F_B_... count from the
beginning of a board's block, those named F_R_... from the beginning of a rival's. A value above 255 is shown as 255.
"""

from __future__ import annotations

from ..jit import compiled, inlined
from .bits import count_bits, lowest_bit
from .constants import D_FIRST, D_LEAD, D_PICK, D_STOP, EXIT, EXPLODED, NO_WEAPON, PLAIN, SPACES, TRAPS, WEAPONS
from .legal import legal_choices
from .rows import nonzero
from .scoring import points
from .tokens import colour_of, facing_of, place_of, stack_of, type_of

# Common things
F_ROUND = 0
F_PHASE = 1
F_COLOUR = 2
F_BAG = 3
F_BAG_MODELS = 4
F_STOCK = 5
F_CAPITAL = 6
F_SUPPLY = 7
F_PURSE = 8
F_RETURNED = 9
F_PASSED = 10
# The observer's own decision
F_DECISION = 11
F_SUBJECT = 12
F_MOVERS = 13
# The tokens of all boards
F_TOKENS = 14
# Every board's block
F_B_SKELETONS = 15
F_B_WAITING = 16
F_B_HERO = 17
F_B_TILES = 18
F_B_DAMAGED = 19
F_B_FROZEN = 20
F_B_CHIEFS = 21
F_B_FLOORS = 22
F_B_HOUSES = 23
F_B_TOWERS = 24
F_B_SUPPLY = 25
F_B_COINS = 26
F_B_WEAPON = 27
F_B_CEMETERY = 28
F_B_ASKED = 29
F_B_POINTS = 30
F_B_OUT = 31
F_B_USED = 32
F_B_TARGET = 33
F_B_KILLS = 34
F_B_MOVE = 35
# A rival's block, where it is shorter than a board's
F_R_SKELETONS = 36
F_R_WAITING = 37
F_R_HERO = 38
F_R_FLOORS = 39
F_R_HOUSES = 40
F_R_TOWERS = 41
F_R_SUPPLY = 42
F_R_ASKED = 43
F_R_COINS = 44
F_R_WEAPON = 45
F_R_CEMETERY = 46
F_R_OUT = 47
F_R_POINTS = 48
FIELDS = 49
# Where the blocks are: the entries that are alike for all seats, the first board, and the sizes of the blocks
SHARED = 49
FIRST_BOARD = 50
BOARD_SIZE = 51
RIVAL_SIZE = 52
OFFSETS = 53

TOKEN_FEATURES = 7
MOVE_FEATURES = 6


@compiled
def small(value):
    """A value in the observation's range."""
    return min(255, max(0, value))


@inlined
def observe_common(s, t, at, obs, game):
    """What everybody sees in the middle of the table, into the row of seat 0."""
    obs[game, 0, at[F_ROUND]] = small(int(s.round_no))
    obs[game, 0, at[F_PHASE] + int(s.phase)] = 1
    obs[game, 0, at[F_COLOUR]] = int(s.colour)
    total = 0
    for k in range(int(t.played_types)):
        model = int(t.played[k])
        total += int(s.bag[model])
        if at[F_TOKENS] >= 0:
            obs[game, 0, at[F_BAG_MODELS] + model] = int(s.bag[model])
        else:
            obs[game, 0, at[F_BAG_MODELS] + int(t.slot[model]) - SPACES] += int(s.bag[model])
    obs[game, 0, at[F_BAG]] = total
    if at[F_STOCK] >= 0:
        for item in range(TRAPS + WEAPONS):
            obs[game, 0, at[F_STOCK] + item] = int(s.stock[item])
    if at[F_CAPITAL] >= 0:
        obs[game, 0, at[F_CAPITAL]] = int(s.capital)
        for trap in range(TRAPS):
            obs[game, 0, at[F_SUPPLY] + trap] = int(s.supply[0, trap])
            if at[F_RETURNED] >= 0:
                obs[game, 0, at[F_RETURNED] + trap] = int(s.returned[trap])
    if at[F_PURSE] >= 0:
        obs[game, 0, at[F_PURSE]] = small(int(s.coins[0]))


@inlined
def observe_tokens(s, t, at, obs, game, b, base, before, rival):
    """Where how many skeletons of board b stand and wait, into its owner's row and in short into the row before."""
    skeletons = base + at[F_B_SKELETONS]
    spaces = rival + at[F_R_SKELETONS]
    short = at[F_R_SKELETONS] >= 0
    for i in range(int(s.tokens[b])):
        token = int(s.token[b, i])
        if token >= 0:
            obs[game, b, skeletons + int(t.cell[stack_of(token)])] += 1
            if short:
                obs[game, before, spaces + int(t.glance[place_of(token)])] += 1
    if at[F_B_FROZEN] < 0 and at[F_B_CHIEFS] < 0:
        return
    for i in range(int(s.tokens[b])):
        token = int(s.token[b, i])
        place = place_of(token)
        if token < 0 or place >= SPACES:
            continue
        if at[F_B_FROZEN] >= 0 and colour_of(token) != int(s.colour):
            obs[game, b, base + at[F_B_FROZEN] + place] += 1
        if at[F_B_CHIEFS] >= 0 and int(t.kind[type_of(token)]) != PLAIN:
            obs[game, b, base + at[F_B_CHIEFS] + SPACES * (int(t.kind[type_of(token)]) - 1) + place] += 1


@inlined
def observe_tiles(s, at, obs, game, b, base):
    """What lies on board b, into its owner's row."""
    tiles = int(s.tiles[b])
    while tiles:
        space = lowest_bit(tiles)
        tiles &= tiles - 1
        tile = int(s.tile[b, space])
        obs[game, b, base + at[F_B_TILES] + SPACES * (tile - 1) + space] = 1
        if tile == EXPLODED or (int(s.damaged[b]) >> space) & 1:
            obs[game, b, base + at[F_B_DAMAGED] + space] = 1
        if at[F_B_USED] >= 0:
            obs[game, b, base + at[F_B_USED] + space] = (int(s.used[b]) >> space) & 1
            if int(s.target[b, space]) >= 0:
                # clockwise distance from the board's owner, so that it reads the same from every seat
                n = int(s.players)
                obs[game, b, base + at[F_B_TARGET] + space] = 1 + (int(s.target[b, space]) - b + n) % n


@inlined
def observe_dead(s, t, at, obs, game, b, base):
    """The cemetery of board b, into its owner's row; returns how many lie there."""
    dead = 0
    buried = nonzero(s.cemetery, b)
    while buried:
        model = lowest_bit(buried)
        buried &= buried - 1
        dead += int(s.cemetery[b, model])
        entry = model if at[F_TOKENS] >= 0 else int(t.slot[model]) - SPACES
        obs[game, b, base + at[F_B_CEMETERY] + entry] += int(s.cemetery[b, model])
    return dead


@inlined
def observe_board(s, t, at, obs, game, b, base, before, rival):
    """Board b into its owner's row, from index ``base`` on, and in short into the row before, from ``rival`` on."""
    observe_tokens(s, t, at, obs, game, b, base, before, rival)
    observe_tiles(s, at, obs, game, b, base)
    score = small(points(s, t, b))
    if int(s.hero[b]) >= 0:
        obs[game, b, base + at[F_B_HERO] + int(s.hero[b])] = 1
    if at[F_B_TOWERS] >= 0:
        for space in range(SPACES):
            obs[game, b, base + at[F_B_TOWERS] + space] = (int(s.towers[b]) >> space) & 1
    else:
        obs[game, b, base + at[F_B_FLOORS]] = int(s.floors[b])
        obs[game, b, base + at[F_B_HOUSES]] = int(s.houses[b])
        obs[game, b, base + at[F_B_POINTS]] = score
        for trap in range(at[F_B_ASKED] - at[F_B_SUPPLY]):
            obs[game, b, base + at[F_B_SUPPLY] + trap] = int(s.supply[b, trap])
    if at[F_B_COINS] >= 0:
        obs[game, b, base + at[F_B_COINS]] = small(int(s.coins[b]))
    if at[F_B_WEAPON] >= 0 and int(s.weapon[b]) != NO_WEAPON:
        obs[game, b, base + at[F_B_WEAPON] + int(s.weapon[b])] = 1
    obs[game, b, base + at[F_B_OUT]] = int(s.out[b])
    if at[F_TOKENS] < 0:
        obs[game, b, base + at[F_B_ASKED]] = 1 if int(s.decision[b]) else 0
    else:
        obs[game, b, base + at[F_B_ASKED]] = int(s.decision[b])
        observe_phase(s, t, at, obs, game, b, base)
    dead = observe_dead(s, t, at, obs, game, b, base)
    if at[F_R_SKELETONS] >= 0:
        observe_rival(s, at, obs, game, b, before, rival, score, dead)


@inlined
def observe_phase(s, t, at, obs, game, b, base):
    """What has happened on board b in this phase, and the move under way, into its owner's row."""
    for k in range(int(t.played_types)):
        model = int(t.played[k])
        obs[game, b, base + at[F_B_KILLS] + model] = int(s.kills[b, model])
    if int(s.moving[b]):
        move = base + at[F_B_MOVE]
        obs[game, b, move] = 1
        obs[game, b, move + 1] = 1 + int(s.begin[b])
        obs[game, b, move + 2] = 1 + int(s.at[b])
        obs[game, b, move + 3] = int(s.way[b])
        obs[game, b, move + 4] = 1 + int(s.leader[b])
        obs[game, b, move + 5] = int(s.high[b]) - int(s.low[b])


@inlined
def observe_rival(s, at, obs, game, b, p, base, score, dead):
    """What others see of board b in short (but its skeletons), into the row of seat p, from index ``base`` on."""
    obs[game, p, base + at[F_R_HERO]] = 1 + int(s.hero[b])
    if at[F_R_TOWERS] >= 0:
        obs[game, p, base + at[F_R_TOWERS]] = count_bits(int(s.towers[b]))
    else:
        obs[game, p, base + at[F_R_FLOORS]] = int(s.floors[b])
        obs[game, p, base + at[F_R_HOUSES]] = int(s.houses[b])
        obs[game, p, base + at[F_R_POINTS]] = score
        for trap in range(at[F_R_ASKED] - at[F_R_SUPPLY]):
            obs[game, p, base + at[F_R_SUPPLY] + trap] = int(s.supply[b, trap])
    obs[game, p, base + at[F_R_ASKED]] = 1 if int(s.decision[b]) else 0
    if at[F_R_COINS] >= 0:
        obs[game, p, base + at[F_R_COINS]] = small(int(s.coins[b]))
    if at[F_R_WEAPON] >= 0 and int(s.weapon[b]) != NO_WEAPON:
        obs[game, p, base + at[F_R_WEAPON]] = 1 + int(s.weapon[b])
    obs[game, p, base + at[F_R_CEMETERY]] = dead
    obs[game, p, base + at[F_R_OUT]] = int(s.out[b])


@inlined
def observe_seat(s, t, at, obs, game, p):
    """What concerns the observer alone: its pending decision and what it is about; the tokens seen from its seat."""
    decision = int(s.decision[p])
    obs[game, p, at[F_DECISION] + decision] = 1
    if int(s.moving[p]):
        place = int(s.begin[p]) if int(s.at[p]) >= EXIT else int(s.at[p])
        obs[game, p, at[F_SUBJECT] + place] = 1
        obs[game, p, at[F_MOVERS] + int(t.slot[int(s.leader[p])]) - SPACES] = 1
    elif decision == D_LEAD or decision == D_STOP or decision == D_FIRST:  # about the stack that moves now
        obs[game, p, at[F_SUBJECT] + (int(s.stack[p]) >> 2)] = 1
    elif decision >= D_PICK:  # pick, to, face: a weapon's second question is about a space
        obs[game, p, at[F_SUBJECT] + int(s.subject[p])] = 1
    if at[F_PASSED] >= 0:
        for k in range(int(s.players)):
            obs[game, p, at[F_PASSED] + k] = int(s.passed[(p + k) % int(s.players)])
    if at[F_TOKENS] >= 0:
        where = at[F_TOKENS]
        for k in range(int(s.players)):
            b = (p + k) % int(s.players)
            for i in range(int(s.tokens[b])):
                token = int(s.token[b, i])
                if token >= 0:
                    model = type_of(token)
                    obs[game, p, where] = 1 + k
                    obs[game, p, where + 1] = 1 + place_of(token)
                    obs[game, p, where + 2] = facing_of(token)
                    obs[game, p, where + 3] = int(t.symbol[model])
                    obs[game, p, where + 4] = int(t.home[model])
                    obs[game, p, where + 5] = int(t.kind[model])
                    obs[game, p, where + 6] = 1 if colour_of(token) == int(s.colour) else 0
                    where += TOKEN_FEATURES


@compiled
def write_observations(s, t, at, obs, words, game):
    """What every seat sees: ``obs`` (games, players, size) uint8, written in place; ``words``: its memory as int64.

    Every board is encoded once and copied to the other seats, in whole words: as it stands in its owner's row, or
    (F_R_... are there) in the short form, which the seat before its owner's gets first.
    """
    n = obs.shape[1]
    first_board, first_rival = at[FIRST_BOARD], at[FIRST_BOARD] + at[BOARD_SIZE]
    for p in range(n):
        for i in range(words.shape[2]):
            words[game, p, i] = 0
    # all bytes before the words are copied: what has just been written byte by byte is slow to read as a word
    observe_common(s, t, at, obs, game)
    for b in range(n):
        observe_board(s, t, at, obs, game, b, first_board, b - 1 if b else n - 1, first_rival)
        observe_seat(s, t, at, obs, game, b)
    for p in range(1, n):
        for i in range(at[SHARED] // 8):
            words[game, p, i] = words[game, 0, i]
    short = at[F_R_SKELETONS] >= 0
    source = first_rival // 8 if short else first_board // 8
    block = at[RIVAL_SIZE] // 8
    for distance in range(2 if short else 1, n):
        goal = first_rival // 8 + (distance - 1) * block
        for p in range(n):  # sees the board of seat b at this distance
            b = p + distance if p + distance < n else p + distance - n
            row = b
            if short:
                row = b - 1 if b else n - 1
            for i in range(block):
                words[game, p, goal + i] = words[game, row, source + i]


@compiled
def write_masks(s, t, masks, legal, game):
    """Write 1 for every legal action of every seat (a game that is over: ``wait``), 0 elsewhere."""
    for p in range(masks.shape[1]):
        masks[game, p, :] = False
        verbs = legal_choices(s, t, p, legal)
        while verbs:
            verb = lowest_bit(verbs)
            verbs &= verbs - 1
            write_verb(t, verb, int(legal[verb]), masks, game, p)


@inlined
def write_verb(t, verb, bits, masks, game, p):
    """Write the legal arguments of a verb into the mask of seat p (which is all False)."""
    if int(t.spatial[verb]):  # the actions of the 25 spaces follow each other: the loop is made of vector instructions
        first = int(t.action[verb, 0])
        for space in range(SPACES):
            masks[game, p, first + space] = (bits >> space) & 1 == 1
        return
    while bits:
        masks[game, p, int(t.action[verb, lowest_bit(bits)])] = True
        bits &= bits - 1
