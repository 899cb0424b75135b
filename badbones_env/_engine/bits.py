"""Single machine instructions: bits of sets (of spaces, token types, ...), memory copied and fetched ahead of its use,
an addition that threads share.

Each is a plain Python function for which compiled code has its instruction.
"""

from __future__ import annotations

from threading import Lock
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import lower_builtin, type_callable

from .jit import compiled

CACHE_LINE = 64  # bytes
_taking = Lock()


def count_bits(bits: int) -> int:
    """How many bits are set."""
    return int(bits).bit_count()


def lowest_bit(bits: int) -> int:
    """The position of the lowest bit that is set; there must be one."""
    return (int(bits) & -int(bits)).bit_length() - 1


def touch(array: Any, offset: int) -> None:
    """Ask the memory for what stands at a byte of an array."""


def copy_bytes(source: Any, row: int, goal: Any, goal_row: int, start: int, end: int) -> None:
    """Copy some bytes of a row of an array to the same place in a row of another."""
    goal[goal_row : goal_row + 1].view(np.uint8)[start:end] = source[row : row + 1].view(np.uint8)[start:end]


def take(counters: Any, row: int, amount: int) -> int:
    """Add to the first entry of a row of an int64 array and return what it was, in one go for all threads."""
    with _taking:
        before = int(counters[row, 0])
        counters[row, 0] = before + amount
    return before


@type_callable(count_bits)
@type_callable(lowest_bit)
def _type_bits(_context: Any) -> Any:
    return lambda bits: types.int64 if isinstance(bits, types.Integer) else None


@type_callable(touch)
def _type_touch(_context: Any) -> Any:
    return lambda array, offset: types.void


@type_callable(take)
def _type_take(_context: Any) -> Any:
    return lambda counters, row, amount: types.int64


@lower_builtin(take, types.Array, types.Integer, types.Integer)
def _take(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    assert signature.args[0].layout == "C"
    counters = context.make_array(signature.args[0])(context, builder, args[0])
    row, amount = (context.cast(builder, args[k], signature.args[k], types.int64) for k in (1, 2))
    entry = builder.mul(row, builder.extract_value(counters.shape, 1))
    return builder.atomic_rmw("add", builder.gep(counters.data, [entry]), amount, "monotonic")


@type_callable(copy_bytes)
def _type_copy_bytes(_context: Any) -> Any:
    return lambda source, row, goal, goal_row, start, end: types.void


@lower_builtin(copy_bytes, types.Array, types.Integer, types.Array, types.Integer, types.Integer, types.Integer)
def _copy_bytes(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    byte = ir.IntType(8).as_pointer()
    source, row, goal, goal_row, start, end = args

    def place(kind: Any, array: Any, number: Any) -> Any:
        made = context.make_array(kind)(context, builder, array)
        offset = builder.add(builder.mul(number, builder.extract_value(made.strides, 0)), start)
        return builder.gep(builder.bitcast(made.data, byte), [offset])

    cgutils.raw_memcpy(
        builder,
        place(signature.args[2], goal, goal_row),
        place(signature.args[0], source, row),
        builder.sub(end, start),
        1,
    )
    return context.get_dummy_value()


@lower_builtin(count_bits, types.Integer)
def _count_bits(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return builder.ctpop(context.cast(builder, args[0], signature.args[0], types.int64))


@lower_builtin(lowest_bit, types.Integer)
def _lowest_bit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    undefined_without = ir.Constant(ir.IntType(1), 1)
    return builder.cttz(context.cast(builder, args[0], signature.args[0], types.int64), undefined_without)


@lower_builtin(touch, types.Array, types.Integer)
def _touch(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    byte, word = ir.IntType(8).as_pointer(), ir.IntType(32)
    kind = ir.FunctionType(ir.VoidType(), [byte, word, word, word])
    prefetch = builder.module.declare_intrinsic("llvm.prefetch", (byte,), kind)
    start = builder.bitcast(context.make_array(signature.args[0])(context, builder, args[0]).data, byte)
    for_writing, second_level, data = word(1), word(2), word(1)
    builder.call(prefetch, [builder.gep(start, [args[1]]), for_writing, second_level, data])
    return context.get_dummy_value()


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
def fetch(array, start, end):
    """Ask the memory for some bytes of an array, so that they are in the cache when their turn comes."""
    for offset in range(start, end, CACHE_LINE):
        touch(array, offset)
