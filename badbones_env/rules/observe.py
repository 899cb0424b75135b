"""Observations, compiled. What stands where is decided by the table in ``badbones_env/observation.py``.

``at[F_...]`` is the first index of a field, -1 where the configuration has none; fields named F_B_... count from the
beginning of a board's block. A value above 255 is shown as 255.
"""

from __future__ import annotations

from ..jit import compiled, entry_point
from .constants import D_PICK, EXIT, EXPLODED, NO_WEAPON, PLAIN, SPACES, TRAPS, WEAPONS
from .scoring import points
from .tokens import colour_of, facing_of, place_of, type_of

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
FIELDS = 36

TOKEN_FEATURES = 7
MOVE_FEATURES = 6


@compiled
def small(value):
    """A value in the observation's range."""
    return min(255, max(0, value))


@compiled
def observe_common(s, t, at, obs, game):
    """What everybody sees in the middle of the table, into the row of seat 0."""
    obs[game, 0, at[F_ROUND]] = small(int(s.round_no))
    obs[game, 0, at[F_PHASE] + int(s.phase)] = 1
    obs[game, 0, at[F_COLOUR]] = int(s.colour)
    total = 0
    for k in range(int(t.played_types)):
        model = int(t.played[k])
        count = int(s.bag[model])
        total += count
        if count:
            if at[F_TOKENS] >= 0:
                obs[game, 0, at[F_BAG_MODELS] + model] = count
            else:
                obs[game, 0, at[F_BAG_MODELS] + int(t.slot[model]) - SPACES] += count
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


@compiled
def observe_board(s, t, at, obs, game, b, base):
    """Board b into the row of seat 0, from index ``base`` on."""
    wide = at[F_TOKENS] >= 0
    for i in range(int(s.tokens[b])):
        token = int(s.token[b, i])
        if token < 0:
            continue
        place = place_of(token)
        model = type_of(token)
        if place < SPACES:
            obs[game, 0, base + at[F_B_SKELETONS] + 25 * facing_of(token) + place] += 1
            if at[F_B_FROZEN] >= 0 and colour_of(token) != int(s.colour):
                obs[game, 0, base + at[F_B_FROZEN] + place] += 1
            if at[F_B_CHIEFS] >= 0 and int(t.kind[model]) != PLAIN:
                obs[game, 0, base + at[F_B_CHIEFS] + 25 * (int(t.kind[model]) - 1) + place] += 1
        else:
            obs[game, 0, base + at[F_B_WAITING] + place - SPACES] += 1
    if int(s.hero[b]) >= 0:
        obs[game, 0, base + at[F_B_HERO] + int(s.hero[b])] = 1
    tiles = int(s.tiles[b])
    space = 0
    while tiles >> space:
        tile = int(s.tile[b, space])
        if tile:
            obs[game, 0, base + at[F_B_TILES] + 25 * (tile - 1) + space] = 1
            if tile == EXPLODED or (int(s.damaged[b]) >> space) & 1:
                obs[game, 0, base + at[F_B_DAMAGED] + space] = 1
            if wide:
                obs[game, 0, base + at[F_B_USED] + space] = (int(s.used[b]) >> space) & 1
                if int(s.target[b, space]) >= 0:
                    # clockwise distance from the board's owner, so that it reads the same from every seat
                    n = int(s.players)
                    obs[game, 0, base + at[F_B_TARGET] + space] = 1 + (int(s.target[b, space]) - b + n) % n
        space += 1
    if at[F_B_TOWERS] >= 0:
        for space in range(SPACES):
            obs[game, 0, base + at[F_B_TOWERS] + space] = (int(s.towers[b]) >> space) & 1
    else:
        obs[game, 0, base + at[F_B_FLOORS]] = int(s.floors[b])
        obs[game, 0, base + at[F_B_HOUSES]] = int(s.houses[b])
        for trap in range(TRAPS):
            if at[F_B_SUPPLY] + trap < at[F_B_ASKED]:
                obs[game, 0, base + at[F_B_SUPPLY] + trap] = int(s.supply[b, trap])
    if at[F_B_COINS] >= 0:
        obs[game, 0, base + at[F_B_COINS]] = small(int(s.coins[b]))
    if at[F_B_WEAPON] >= 0 and int(s.weapon[b]) != NO_WEAPON:
        obs[game, 0, base + at[F_B_WEAPON] + int(s.weapon[b])] = 1
    for k in range(int(t.played_types)):
        model = int(t.played[k])
        count = int(s.cemetery[b, model])
        if count:
            if wide:
                obs[game, 0, base + at[F_B_CEMETERY] + model] = count
            else:
                obs[game, 0, base + at[F_B_CEMETERY] + int(t.slot[model]) - SPACES] += count
        if wide and int(s.kills[b, model]):
            obs[game, 0, base + at[F_B_KILLS] + model] = int(s.kills[b, model])
    obs[game, 0, base + at[F_B_OUT]] = int(s.out[b])
    if wide:
        obs[game, 0, base + at[F_B_ASKED]] = int(s.decision[b])
        if int(s.moving[b]):
            move = base + at[F_B_MOVE]
            obs[game, 0, move] = 1
            obs[game, 0, move + 1] = 1 + int(s.begin[b])
            obs[game, 0, move + 2] = 1 + int(s.at[b])
            obs[game, 0, move + 3] = int(s.way[b])
            obs[game, 0, move + 4] = 1 + int(s.leader[b])
            obs[game, 0, move + 5] = int(s.high[b]) - int(s.low[b])
    else:
        obs[game, 0, base + at[F_B_ASKED]] = 1 if int(s.decision[b]) else 0
    if at[F_B_POINTS] >= 0:
        obs[game, 0, base + at[F_B_POINTS]] = small(points(s, t, b))


@compiled
def observe_seat(s, t, at, obs, game, p):
    """What concerns the observer alone: its pending decision and what it is about; the tokens seen from its seat."""
    decision = int(s.decision[p])
    obs[game, p, at[F_DECISION] + decision] = 1
    if int(s.moving[p]):
        place = int(s.begin[p]) if int(s.at[p]) >= EXIT else int(s.at[p])
        obs[game, p, at[F_SUBJECT] + place] = 1
        obs[game, p, at[F_MOVERS] + int(t.slot[int(s.leader[p])]) - SPACES] = 1
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


@entry_point
def write_observations(states, tables, at, shared, first_board, board_size, obs, words, lo, hi):
    """What every seat sees: ``obs`` (games, players, size) uint8, written in place; ``words``: its memory as int64.

    Boards are encoded once, for seat 0, and copied in the order of the other seats: one's own first, then clockwise.
    Blocks begin and end at multiples of 8, so that copying goes by words.
    """
    n = obs.shape[1]
    middle, head, block = shared // 8, first_board // 8, board_size // 8
    for game in range(lo, hi):
        for i in range(words.shape[2]):
            words[game, 0, i] = 0
        observe_common(states[game], tables[0], at, obs, game)
        for b in range(n):
            observe_board(states[game], tables[0], at, obs, game, b, first_board + b * board_size)
        for p in range(1, n):
            for i in range(middle):
                words[game, p, i] = words[game, 0, i]
            for i in range(middle, head):
                words[game, p, i] = 0
            for k in range(n):
                source = head + ((p + k) % n) * block
                goal = head + k * block
                words[game, p, goal : goal + block] = words[game, 0, source : source + block]
        for p in range(n):
            observe_seat(states[game], tables[0], at, obs, game, p)


