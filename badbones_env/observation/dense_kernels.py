"""Observations and masks, compiled. What stands where is decided by the table in ``badbones_env/observation/dense.py``.

``at`` is a record that it makes (``OFFSETS``): ``at.middle_bag`` is the first index of the field ``bag`` of the middle
of the table, -1 where the configuration has none, ``at.middle_bag_size`` its number of entries. Fields ``own_...`` are
the observer's; ``board_...`` count from the beginning of a board's block, ``rival_...`` from that of a rival's, a
shorter one. A value above 255 is shown as 255.
"""

from .._engine.bits import count_bits, lowest_bit
from .._engine.jit import compiled, inlined
from .._engine.simd_rows import nonzero
from ..rules import constants as c
from ..rules.legal import legal_choices
from ..rules.mover import is_mover
from ..rules.scoring import points
from ..rules.tokens import colour_of, facing_of, place_of, stack_of, type_of

TOKEN_FEATURES = 7
MOVE_FEATURES = 6


@compiled
def small(value):
    """A value in the observation's range."""
    return min(255, max(0, value))


@inlined
def observe_common(s, t, at, obs, game):
    """What everybody sees in the middle of the table, into the row of seat 0."""
    obs[game, 0, at.middle_round] = small(int(s.round_no))
    obs[game, 0, at.middle_phase + int(s.phase)] = 1
    obs[game, 0, at.middle_colour] = int(s.colour)
    total = 0
    for k in range(int(t.played_types)):
        type_id = int(t.played[k])
        total += int(s.bag[type_id])
        if at.own_tokens >= 0:
            obs[game, 0, at.middle_bag_models + type_id] = int(s.bag[type_id])
        else:
            obs[game, 0, at.middle_bag_models + int(t.slot[type_id]) - c.SPACES] += int(s.bag[type_id])
    obs[game, 0, at.middle_bag] = total
    if at.middle_stock >= 0:
        for item in range(c.TRAPS + c.WEAPONS):
            obs[game, 0, at.middle_stock + item] = int(s.stock[item])
    if at.middle_capital >= 0:
        obs[game, 0, at.middle_capital] = int(s.capital)
        for trap in range(c.TRAPS):
            obs[game, 0, at.middle_supply + trap] = int(s.supply[0, trap])
            if at.middle_returned >= 0:
                obs[game, 0, at.middle_returned + trap] = int(s.returned[trap])
    if at.middle_purse >= 0:
        obs[game, 0, at.middle_purse] = small(int(s.coins[0]))


@inlined
def observe_tokens(s, t, at, obs, game, b, base, before, rival):
    """How many skeletons of board b stand and wait where, into its owner's row and in short into the row before."""
    skeletons = base + at.board_skeletons
    spaces = rival + at.rival_skeletons
    short = at.rival_skeletons >= 0
    for i in range(int(s.tokens[b])):
        token = int(s.token[b, i])
        if token >= 0:
            obs[game, b, skeletons + int(t.cell[stack_of(token)])] += 1
            if short:
                obs[game, before, spaces + int(t.rival_cell[place_of(token)])] += 1
    if at.board_frozen < 0 and at.board_chiefs < 0:
        return
    for i in range(int(s.tokens[b])):
        token = int(s.token[b, i])
        place = place_of(token)
        if token < 0 or place >= c.SPACES:
            continue
        if at.board_frozen >= 0 and colour_of(token) != int(s.colour):
            obs[game, b, base + at.board_frozen + place] += 1
        if at.board_chiefs >= 0 and int(t.kind[type_of(token)]) != c.PLAIN:
            obs[game, b, base + at.board_chiefs + c.SPACES * (int(t.kind[type_of(token)]) - 1) + place] += 1


@inlined
def observe_tiles(s, at, obs, game, b, base):
    """What lies on board b, into its owner's row."""
    tiles = int(s.tiles[b])
    while tiles:
        space = lowest_bit(tiles)
        tiles &= tiles - 1
        tile = int(s.tile[b, space])
        obs[game, b, base + at.board_tiles + c.SPACES * (tile - 1) + space] = 1
        if tile == c.EXPLODED or (int(s.damaged[b]) >> space) & 1:
            obs[game, b, base + at.board_damaged + space] = 1
        if at.board_used >= 0:
            obs[game, b, base + at.board_used + space] = (int(s.used[b]) >> space) & 1
            if int(s.target[b, space]) >= 0:
                # clockwise distance from the board's owner, so that it reads the same from every seat
                n = int(s.players)
                obs[game, b, base + at.board_target + space] = 1 + (int(s.target[b, space]) - b + n) % n


@inlined
def observe_dead(s, t, at, obs, game, b, base):
    """The cemetery of board b, into its owner's row; returns how many lie there."""
    dead = 0
    buried = nonzero(s.cemetery, b)
    while buried:
        type_id = lowest_bit(buried)
        buried &= buried - 1
        dead += int(s.cemetery[b, type_id])
        entry = type_id if at.own_tokens >= 0 else int(t.slot[type_id]) - c.SPACES
        obs[game, b, base + at.board_cemetery + entry] += int(s.cemetery[b, type_id])
    return dead


@inlined
def observe_board(s, t, at, obs, game, b, base, before, rival):
    """Board b into its owner's row, from index ``base`` on, and in short into the row before, from ``rival`` on."""
    observe_tokens(s, t, at, obs, game, b, base, before, rival)
    observe_tiles(s, at, obs, game, b, base)
    score = small(points(s, t, b))
    if int(s.hero[b]) >= 0:
        obs[game, b, base + at.board_hero + int(s.hero[b])] = 1
    if at.board_towers >= 0:
        for space in range(c.SPACES):
            obs[game, b, base + at.board_towers + space] = (int(s.towers[b]) >> space) & 1
    else:
        obs[game, b, base + at.board_floors] = int(s.floors[b])
        obs[game, b, base + at.board_houses] = int(s.houses[b])
        obs[game, b, base + at.board_points] = score
        for trap in range(at.board_supply_size):
            obs[game, b, base + at.board_supply + trap] = int(s.supply[b, trap])
    if at.board_coins >= 0:
        obs[game, b, base + at.board_coins] = small(int(s.coins[b]))
    if at.board_weapon >= 0 and int(s.weapon[b]) != c.NO_WEAPON:
        obs[game, b, base + at.board_weapon + int(s.weapon[b])] = 1
    obs[game, b, base + at.board_out] = 1 if int(s.out[b]) or int(s.lost) else 0
    if at.own_tokens < 0:
        obs[game, b, base + at.board_pending] = 1 if int(s.decision[b]) else 0
    else:
        obs[game, b, base + at.board_pending] = int(s.decision[b])
        observe_phase(s, t, at, obs, game, b, base)
    dead = observe_dead(s, t, at, obs, game, b, base)
    if at.rival_skeletons >= 0:
        observe_rival(s, at, obs, game, b, before, rival, score, dead)


@inlined
def observe_phase(s, t, at, obs, game, b, base):
    """What has happened on board b in this phase, and the move under way, into its owner's row."""
    for k in range(int(t.played_types)):
        type_id = int(t.played[k])
        obs[game, b, base + at.board_kills + type_id] = int(s.kills[b, type_id])
    if int(s.moving[b]):
        move = base + at.board_move
        obs[game, b, move] = 1
        obs[game, b, move + 1] = 1 + int(s.begin[b])
        obs[game, b, move + 2] = 1 + int(s.at[b])
        obs[game, b, move + 3] = int(s.way[b])
        obs[game, b, move + 4] = 1 + int(s.leader[b])
        for i in range(int(s.low[b]), int(s.high[b])):
            if is_mover(s, b, i):
                obs[game, b, move + 5] += 1


@inlined
def observe_rival(s, at, obs, game, b, p, base, score, dead):
    """What others see of board b in short (but its skeletons), into the row of seat p, from index ``base`` on."""
    obs[game, p, base + at.rival_hero] = 1 + int(s.hero[b])
    if at.rival_towers >= 0:
        obs[game, p, base + at.rival_towers] = count_bits(int(s.towers[b]))
    else:
        obs[game, p, base + at.rival_floors] = int(s.floors[b])
        obs[game, p, base + at.rival_houses] = int(s.houses[b])
        obs[game, p, base + at.rival_points] = score
        for trap in range(at.rival_supply_size):
            obs[game, p, base + at.rival_supply + trap] = int(s.supply[b, trap])
    obs[game, p, base + at.rival_pending] = 1 if int(s.decision[b]) else 0
    if at.rival_coins >= 0:
        obs[game, p, base + at.rival_coins] = small(int(s.coins[b]))
    if at.rival_weapon >= 0 and int(s.weapon[b]) != c.NO_WEAPON:
        obs[game, p, base + at.rival_weapon] = 1 + int(s.weapon[b])
    obs[game, p, base + at.rival_cemetery] = dead
    obs[game, p, base + at.rival_out] = 1 if int(s.out[b]) or int(s.lost) else 0


@inlined
def observe_seat(s, t, at, obs, game, p):
    """What concerns the observer alone: its pending decision and what it is about; the tokens seen from its seat."""
    decision = int(s.decision[p])
    obs[game, p, at.own_decision + decision] = 1
    if int(s.moving[p]):
        place = int(s.begin[p]) if int(s.at[p]) >= c.EXIT else int(s.at[p])
        obs[game, p, at.own_subject + place] = 1
        obs[game, p, at.own_movers + int(t.slot[int(s.leader[p])]) - c.SPACES] = 1
    elif decision == c.D_LEAD or decision == c.D_FIRST:  # about the stack that moves now
        obs[game, p, at.own_subject + (int(s.stack[p]) >> 2)] = 1
    elif decision >= c.D_PICK:  # pick, to, face: a weapon's second question is about a space
        obs[game, p, at.own_subject + int(s.subject[p])] = 1
        if decision == c.D_FACE:  # the skeletons of the space are turned one after the other
            turned = type_of(int(s.token[p, int(s.cursor[p])]))
            obs[game, p, at.own_movers + int(t.slot[turned]) - c.SPACES] = 1
    if at.own_passed >= 0:
        for k in range(int(s.players)):
            obs[game, p, at.own_passed + k] = int(s.passed[(p + k) % int(s.players)])
    if at.own_tokens >= 0:
        where = at.own_tokens
        for k in range(int(s.players)):
            b = (p + k) % int(s.players)
            for i in range(int(s.tokens[b])):
                token = int(s.token[b, i])
                if token >= 0:
                    type_id = type_of(token)
                    obs[game, p, where] = 1 + k
                    obs[game, p, where + 1] = 1 + place_of(token)
                    obs[game, p, where + 2] = facing_of(token)
                    obs[game, p, where + 3] = int(t.symbol[type_id])
                    obs[game, p, where + 4] = int(t.home[type_id])
                    obs[game, p, where + 5] = int(t.kind[type_id])
                    obs[game, p, where + 6] = 1 if colour_of(token) == int(s.colour) else 0
                    where += TOKEN_FEATURES


@compiled
def write_observations(s, t, at, obs, words, game):
    """What every seat sees: ``obs`` (games, players, size) uint8, written in place; ``words``: its memory as int64.

    Every board is encoded once and copied to the other seats, in whole words: as it stands in its owner's row, or
    (``rival_...`` are there) in the short form, which the seat before its owner's gets first.
    """
    n = obs.shape[1]
    first_board, first_rival = at.first_board, at.first_board + at.board_size
    for p in range(n):
        for i in range(words.shape[2]):
            words[game, p, i] = 0
    # all bytes before the words are copied: what has just been written byte by byte is slow to read as a word
    observe_common(s, t, at, obs, game)
    for b in range(n):
        observe_board(s, t, at, obs, game, b, first_board, b - 1 if b else n - 1, first_rival)
        observe_seat(s, t, at, obs, game, b)
    for p in range(1, n):
        for i in range(at.shared // 8):
            words[game, p, i] = words[game, 0, i]
    short = at.rival_skeletons >= 0
    source = first_rival // 8 if short else first_board // 8
    block = at.rival_size // 8
    for distance in range(2 if short else 1, n):
        target = first_rival // 8 + (distance - 1) * block
        for p in range(n):  # sees the board of seat b at this distance
            b = p + distance if p + distance < n else p + distance - n
            row = b
            if short:
                row = b - 1 if b else n - 1
            for i in range(block):
                words[game, p, target + i] = words[game, row, source + i]


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
        for space in range(c.SPACES):
            masks[game, p, first + space] = (bits >> space) & 1 == 1
        return
    while bits:
        masks[game, p, int(t.action[verb, lowest_bit(bits)])] = True
        bits &= bits - 1
