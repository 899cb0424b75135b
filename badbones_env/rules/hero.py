"""Phase 1 and every other way in which a hero destroys skeletons."""

from .._engine.bits import lowest_bit
from .._engine.jit import compiled
from .._engine.simd_rows import LANES, entries_between
from .constants import EMPEROR, GHOST
from .tokens import discard, pack, tidy, type_of


@compiled
def forget_kills(s, p):
    """WP1: kills are counted per hero's move and per skeleton phase."""
    if int(s.killed[p]):
        s.killed[p] = 0
        s.kills[p, :] = 0


@compiled
def slay(s, t, p, type_id):
    """H2, M4, WP3, CH11: the hero of seat p destroys a token; the emperor takes the hero along."""
    s.killed[p] += 1
    kind = int(t.kind[type_id])
    if kind == EMPEROR:
        s.hero[p] = -1
        return
    if kind != GHOST:
        s.kills[p, type_id] += 1
    discard(s, t, p, type_id)


@compiled
def move_hero(s, t, p, space):
    """H1, H2, H3, WP8: the hero enters a space and destroys what stands there; no trap is triggered."""
    s.hero[p] = space
    slain = False
    for first in range(0, int(s.tokens[p]), LANES):
        hits = entries_between(s.token, p, first, int(s.tokens[p]), pack(space, 0, 0, 0), pack(space + 1, 0, 0, 0))
        while hits:
            i = first + lowest_bit(hits)
            hits &= hits - 1
            slay(s, t, p, type_of(int(s.token[p, i])))
            s.token[p, i] = -1
            slain = True
    if slain:
        tidy(s, p)
