"""Chance, counter-based: a random number is a pure function of (game key, stream, counter).

So a game depends on (master seed, game index) alone, never on batch size, thread count or on how many numbers another
stream has used. Everything is computed on 32-bit words held in int64, where plain Python and compiled code agree.
"""

from .._engine.jit import compiled

WORD = 0xFFFFFFFF

# Streams of a game's key. Seat streams come at STREAM + seat.
STREAM_SETUP = 16
STREAM_DRAW = 32
STREAM_FIRST = 48
STREAM_PLAY = 64  # compiled random players, with a key of their own


@compiled
def mix(x):
    """A bijection of 32-bit words that spreads every bit over all (xorshift-multiply, three rounds)."""
    x = ((x ^ (x >> 17)) * 0xED5AD4BB) & WORD
    x = ((x ^ (x >> 11)) * 0xAC4C1B51) & WORD
    x = ((x ^ (x >> 15)) * 0x31848BAB) & WORD
    return x ^ (x >> 14)


@compiled
def word(low, high, stream, counter):
    """The ``counter``-th 32-bit word of a stream of the key (low, high)."""
    x = mix((low + counter * 0x9E3779B9) & WORD)
    return mix((x ^ mix((high + stream * 0x85EBCA6B) & WORD)) & WORD)


@compiled
def below(low, high, stream, counter, n):
    """An integer in 0..n-1 (n < 2**16; the bias is below n / 2**32)."""
    return (word(low, high, stream, counter) * n) >> 32


@compiled
def game_key(seed_low, seed_high, index_low, index_high):
    """The key of game ``index`` under a master seed; all four are 32-bit words."""
    low = word(seed_low, seed_high, index_low, index_high)
    high = word(seed_high ^ 0x5BD1E995, seed_low, index_high ^ 0x2545F491, index_low)
    return low, high
