"""Single machine instructions: bits of sets (of spaces, token types, ...), copies and prefetches, an atomic addition.

Each is a plain Python function for which compiled code has its instruction.
"""

from __future__ import annotations

from threading import Lock
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils

from .jit import compiled
from .simd import BIT, BYTE, LONG, WORD, Arguments, Operand, intrinsic

CACHE_LINE = 64  # bytes
BYTES = BYTE.as_pointer()
_adding = Lock()


def count_bits(bits: int) -> int:
    """How many bits are set."""
    return int(bits).bit_count()


def lowest_bit(bits: int) -> int:
    """The position of the lowest bit that is set; there must be one."""
    return (int(bits) & -int(bits)).bit_length() - 1


def prefetch_byte(array: Any, offset: int) -> None:
    """Prefetch a byte of an array."""


def copy_bytes(source: Any, row: int, target: Any, target_row: int, start: int, end: int) -> None:
    """Copy some bytes of a row of an array to the same place in a row of another."""
    target[target_row : target_row + 1].view(np.uint8)[start:end] = source[row : row + 1].view(np.uint8)[start:end]


def atomic_add(counters: Any, row: int, amount: int) -> int:
    """Add to the first entry of a row of an int64 array and return what it was, in one go for all threads."""
    with _adding:
        before = int(counters[row, 0])
        counters[row, 0] = before + amount
    return before


@intrinsic(count_bits)
def _count_bits(builder: Any, a: Arguments) -> Any:
    return builder.ctpop(a.bits)


@intrinsic(lowest_bit)
def _lowest_bit(builder: Any, a: Arguments) -> Any:
    undefined_without = ir.Constant(BIT, 1)
    return builder.cttz(a.bits, undefined_without)


@intrinsic(prefetch_byte)
def _prefetch_byte(builder: Any, a: Arguments) -> None:
    kind = ir.FunctionType(ir.VoidType(), [BYTES, WORD, WORD, WORD])
    prefetch = builder.module.declare_intrinsic("llvm.prefetch", (BYTES,), kind)
    for_writing, second_level, data = WORD(1), WORD(2), WORD(1)
    place = builder.gep(builder.bitcast(a.array.data, BYTES), [a.offset])
    builder.call(prefetch, [place, for_writing, second_level, data])


@intrinsic(copy_bytes)
def _copy_bytes(builder: Any, a: Arguments) -> None:
    def place(array: Operand, row: Any) -> Any:
        offset = builder.add(builder.mul(row, LONG(array.itemsize)), a.start)
        return builder.gep(builder.bitcast(array.data, BYTES), [offset])

    size = builder.sub(a.end, a.start)
    cgutils.raw_memcpy(builder, place(a.target, a.target_row), place(a.source, a.row), size, 1)


@intrinsic(atomic_add)
def _atomic_add(builder: Any, a: Arguments) -> Any:
    return builder.atomic_rmw("add", a.counters.at(a.row, LONG(0)), a.amount, "monotonic")


@compiled
def pick_bit(bits, number):
    """The position of the ``number``-th bit that is set (from 0)."""
    place = 0
    width = 32
    while width:  # is it in the lower half of what is left? (six times; compiled without a jump)
        below = count_bits(bits & ((1 << width) - 1))
        higher = number >= below
        number -= below if higher else 0
        bits >>= width if higher else 0
        place += width if higher else 0
        width >>= 1
    return place


@compiled
def prefetch(array, start, end):
    """Prefetch some bytes of an array."""
    for offset in range(start, end, CACHE_LINE):
        prefetch_byte(array, offset)
