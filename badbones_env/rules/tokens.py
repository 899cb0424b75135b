"""Tokens: packing, the token list of a board, the bag and the cemeteries."""

from .._engine.jit import compiled
from .._engine.simd_rows import LANES, high_parts, sort_row
from .constants import GHOST, SPACES


@compiled
def pack(place, facing, type_id, colour):
    return place << 9 | facing << 7 | type_id << 1 | colour


@compiled
def place_of(token):
    return token >> 9


@compiled
def facing_of(token):
    return (token >> 7) & 3


@compiled
def stack_of(token):
    """Tokens that stand on one place and face one way: place << 2 | facing."""
    return token >> 7


@compiled
def type_of(token):
    return (token >> 1) & 63


@compiled
def colour_of(token):
    return token & 1


@compiled
def add_token(s, p, token):
    """Put a token on seat p's board or into its forests."""
    n = int(s.tokens[p])
    s.token[p, n] = token
    s.tokens[p] = n + 1


@compiled
def tidy(s, p):
    """Close the holes and sort: tokens stand in the order in which the notation lets them move."""
    n = int(s.tokens[p])
    if n <= LANES:
        s.tokens[p] = sort_row(s.token, p, n)
        return
    kept = 0
    for i in range(n):
        token = int(s.token[p, i])
        if token < 0:
            continue
        j = kept
        while j > 0 and int(s.token[p, j - 1]) > token:
            s.token[p, j] = s.token[p, j - 1]
            j -= 1
        s.token[p, j] = token
        kept += 1
    for i in range(kept, n):
        s.token[p, i] = 0
    s.tokens[p] = kept


@compiled
def range_of(s, p, space):
    """The tokens of a space in a tidy list, as the first index and the one after the last.

    They stand in the order in which they are asked about: of tokens alike those still to move come first.
    """
    low = 0
    while low < int(s.tokens[p]) and place_of(int(s.token[p, low])) != space:
        low += 1
    high = low
    while high < int(s.tokens[p]) and place_of(int(s.token[p, high])) == space:
        token = int(s.token[p, high])
        i = high
        while i > low and int(s.token[p, i - 1]) ^ int(s.colour) > token ^ int(s.colour):
            s.token[p, i] = s.token[p, i - 1]
            i -= 1
        s.token[p, i] = token
        high += 1
    return low, high


@compiled
def skeleton_spaces(s, p):
    """Bits of the spaces (not slots) of seat p's board on which skeletons stand."""
    bits = 0
    for first in range(0, int(s.tokens[p]), LANES):
        bits |= high_parts(s.token, p, first, int(s.tokens[p]), 9, SPACES)
    return bits


@compiled
def discard(s, t, p, type_id):
    """H2, M4-M6, CH7: a token destroyed on seat p's board goes to the bag, a ghost to that board's cemetery."""
    if int(t.kind[type_id]) == GHOST:
        s.cemetery[p, type_id] += 1
    else:
        s.bag[type_id] += 1
