"""What can happen to the bytes of a file: functions of a generator of random numbers and the content."""

from __future__ import annotations

import random
from collections.abc import Callable


def _span(rng: random.Random, content: bytes, most: int = 512) -> tuple[int, int]:
    start = rng.randrange(len(content) + 1)
    return start, min(len(content), start + rng.randint(1, most))


def flip(rng: random.Random, content: bytes) -> bytes:
    """One bit."""
    changed = bytearray(content)
    if changed:
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def flips(rng: random.Random, content: bytes) -> bytes:
    for _ in range(rng.randint(2, 20)):
        content = flip(rng, content)
    return content


def overwrite(rng: random.Random, content: bytes) -> bytes:
    """A span by random bytes."""
    start, end = _span(rng, content)
    return content[:start] + rng.randbytes(end - start) + content[end:]


def blank(rng: random.Random, content: bytes) -> bytes:
    """A span by zeros, as a disk does that lost it."""
    start, end = _span(rng, content, 4096)
    return content[:start] + bytes(end - start) + content[end:]


def cut(rng: random.Random, content: bytes) -> bytes:
    """The end is missing."""
    return content[: rng.randrange(len(content) + 1)]


def lose(rng: random.Random, content: bytes) -> bytes:
    """A span is missing."""
    start, end = _span(rng, content)
    return content[:start] + content[end:]


def double(rng: random.Random, content: bytes) -> bytes:
    """A span comes twice."""
    start, end = _span(rng, content, 4096)
    return content[:end] + content[start:]


def insert(rng: random.Random, content: bytes) -> bytes:
    start, _ = _span(rng, content)
    return content[:start] + rng.randbytes(rng.randint(1, 64)) + content[start:]


def swap(rng: random.Random, content: bytes) -> bytes:
    """Two halves change places."""
    start, _ = _span(rng, content)
    return content[start:] + content[:start]


def append(rng: random.Random, content: bytes) -> bytes:
    return content + rng.randbytes(rng.randint(1, 4096))


def empty(rng: random.Random, content: bytes) -> bytes:
    return b""


def noise(rng: random.Random, content: bytes) -> bytes:
    """Nothing is left of it."""
    return rng.randbytes(len(content) or 100)


CORRUPTIONS: tuple[Callable[[random.Random, bytes], bytes], ...] = (
    flip,
    flip,
    flip,
    flips,
    overwrite,
    blank,
    cut,
    lose,
    double,
    insert,
    swap,
    append,
    empty,
    noise,
)
