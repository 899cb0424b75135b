"""A row of a record's field at once, by vector instructions: loops over its entries would take a jump or more for each.

Each is a plain Python function, followed by what compiled code has in its place: instructions without a jump.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing import signature
from numba.extending import lower_builtin, type_callable

from .jit import trap_outside

AT_ONCE = 16  # entries of int16 in a vector; a row of them has room for a multiple
BYTES_AT_ONCE = 32  # entries of int8 in a vector

BIT, BYTE, SHORT, WORD, LONG = (ir.IntType(bits) for bits in (1, 8, 16, 32, 64))


def _compiled_form(function: Callable[..., int]) -> Any:
    """A decorator of what writes the instructions for a Python function.

    It is given the builder, a pointer to the field's first entry, the field's shape, and the other arguments.
    """
    parameters = inspect.signature(function)
    numbers = len(parameters.parameters) - 1

    def decorate(write: Any) -> Any:
        @type_callable(function)
        def typed(_context: Any) -> Any:
            def typer(*args: Any) -> Any:
                return signature(types.int64, args[0], *[types.int64] * numbers)

            typer.pysig = parameters  # type: ignore[attr-defined]
            return typer

        @lower_builtin(function, types.NestedArray, *[types.Integer] * numbers)
        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            start, shape = context.make_array(sig.args[0])(context, builder, args[0]).data, sig.args[0].shape
            if len(shape) == 2:
                trap_outside(builder, args[1], LONG(shape[0]))
            return write(builder, start, shape, *args[1:])

        return write

    return decorate


def _constants(kind: Any, values: Iterable[int]) -> Any:
    entries = [kind(value) for value in values]
    return ir.Constant(ir.VectorType(kind, len(entries)), entries)


def _everywhere(builder: Any, kind: Any, number: Any, lanes: int) -> Any:
    """A vector with a number in all its lanes."""
    empty = ir.Constant(ir.VectorType(kind, lanes), ir.Undefined)
    one = builder.insert_element(empty, builder.trunc(number, kind), WORD(0))
    return builder.shuffle_vector(one, empty, _constants(WORD, [0] * lanes))


def _load(builder: Any, start: Any, first: Any, lanes: int) -> Any:
    """The entries from number ``first`` on as a vector."""
    vector = ir.VectorType(start.type.pointee, lanes)
    place = builder.bitcast(builder.gep(start, [first]), vector.as_pointer())
    return builder.load(place, align=start.type.pointee.width // 8)


def _as_bits(builder: Any, flags: Any) -> Any:
    """A vector of truth values as the bits of a number, the first one lowest."""
    assert sys.byteorder == "little"
    return builder.zext(builder.bitcast(flags, ir.IntType(flags.type.count)), LONG)


def _reduced(builder: Any, how: str, values: Any) -> Any:
    """All lanes of a vector added up, or-ed, ..."""
    kind = values.type.element
    name = f"llvm.vector.reduce.{how}.v{values.type.count}i{kind.width}"
    function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(kind, [values.type]), name)
    return builder.zext(builder.call(function, [values]), LONG)


def _bits_where(builder: Any, start: Any, shape: Any, row: Any, test: Callable[[Any, int], Any]) -> Any:
    """Bits of the entries of a row of int8 that pass a test. Two vectors that overlap cover a row of any length."""
    width = shape[1]
    lanes = min(BYTES_AT_ONCE, 1 << (width.bit_length() - 1))
    assert lanes <= width <= 2 * lanes
    bits = LONG(0)
    for first in (0, width - lanes):
        values = _load(builder, start, builder.add(builder.mul(row, LONG(width)), LONG(first)), lanes)
        bits = builder.or_(bits, builder.shl(_as_bits(builder, test(values, lanes)), LONG(first)))
    return bits


def nonzero(field: Any, row: int) -> int:
    """Bits of the entries of a row that are not 0."""
    return sum(1 << k for k, value in enumerate(field[row].tolist()) if value)


@_compiled_form(nonzero)
def _nonzero(builder: Any, start: Any, shape: Any, row: Any) -> Any:
    return _bits_where(
        builder,
        start,
        shape,
        row,
        lambda values, _: builder.icmp_unsigned("!=", values, ir.Constant(values.type, None)),
    )


def equal(field: Any, row: int, value: int) -> int:
    """Bits of the entries of a row that are ``value``."""
    return sum(1 << k for k, entry in enumerate(field[row].tolist()) if entry == value)


@_compiled_form(equal)
def _equal(builder: Any, start: Any, shape: Any, row: Any, value: Any) -> Any:
    return _bits_where(
        builder,
        start,
        shape,
        row,
        lambda entries, lanes: builder.icmp_unsigned("==", entries, _everywhere(builder, BYTE, value, lanes)),
    )


def _load_list(builder: Any, start: Any, shape: Any, row: Any, first: Any, length: Any) -> tuple[Any, Any]:
    """AT_ONCE entries of a row, and which of them stand before its ``length``."""
    trap_outside(builder, first, LONG(shape[1] - AT_ONCE + 1))
    values = _load(builder, start, builder.add(builder.mul(row, LONG(shape[1])), first), AT_ONCE)
    left = _everywhere(builder, SHORT, builder.sub(length, first), AT_ONCE)
    return values, builder.icmp_signed("<", _constants(SHORT, range(AT_ONCE)), left)


def entries_between(field: Any, row: int, first: int, length: int, low: int, high: int) -> int:
    """Which of the AT_ONCE entries of int16 from ``first`` on are from ``low`` to below ``high``, as bits."""
    assert low <= high < 1 << 15
    values = field[row, first : min(length, first + AT_ONCE)].tolist()
    return sum(1 << k for k, value in enumerate(values) if low <= value < high)


@_compiled_form(entries_between)
def _entries_between(
    builder: Any, start: Any, shape: Any, row: Any, first: Any, length: Any, low: Any, high: Any
) -> Any:
    values, listed = _load_list(builder, start, shape, row, first, length)
    above = builder.sub(values, _everywhere(builder, SHORT, low, AT_ONCE))
    within = builder.icmp_unsigned("<", above, _everywhere(builder, SHORT, builder.sub(high, low), AT_ONCE))
    return _as_bits(builder, builder.and_(within, listed))


def high_parts(field: Any, row: int, first: int, length: int, shift: int, limit: int) -> int:
    """Bits ``entry >> shift`` of the AT_ONCE entries of int16 from ``first`` on: those from 0 to ``limit`` - 1 (31)."""
    assert shift < 16 and limit <= 32
    parts = {value >> shift for value in field[row, first : min(length, first + AT_ONCE)].tolist()}
    return sum(1 << part for part in parts if 0 <= part < limit)


@_compiled_form(high_parts)
def _high_parts(builder: Any, start: Any, shape: Any, row: Any, first: Any, length: Any, shift: Any, limit: Any) -> Any:
    values, listed = _load_list(builder, start, shape, row, first, length)
    parts = builder.ashr(values, _everywhere(builder, SHORT, shift, AT_ONCE))
    within = builder.icmp_unsigned("<", parts, _everywhere(builder, SHORT, limit, AT_ONCE))
    places = builder.zext(builder.and_(parts, _constants(SHORT, [31] * AT_ONCE)), ir.VectorType(WORD, AT_ONCE))
    bits = builder.shl(_constants(WORD, [1] * AT_ONCE), places)
    wanted = builder.select(builder.and_(within, listed), bits, _constants(WORD, [0] * AT_ONCE))
    return _reduced(builder, "or", wanted)


def sort_row(field: Any, row: int, length: int) -> int:
    """Sort the first entries (AT_ONCE at most) of a row of int16, without those that are -1; return how many stay.

    The entries from ``length`` on are 0 and stay so; what becomes free is 0 too.
    """
    kept = sorted(value for value in field[row, :length].tolist() if value != -1)
    assert length <= AT_ONCE and not (kept and kept[0] < 0)
    field[row, :length] = kept + [0] * (length - len(kept))
    return len(kept)


def _bitonic_layers(lanes: int) -> list[list[int]]:
    """A sorting network: in each layer every lane meets a partner, and the lower lane keeps the lower value."""
    layers = []
    block = 2
    while block <= lanes:
        layers.append([lane ^ (block - 1) for lane in range(lanes)])
        distance = block // 4
        while distance:
            layers.append([lane ^ distance for lane in range(lanes)])
            distance //= 2
        block *= 2
    return layers


@_compiled_form(sort_row)
def _sort_row(builder: Any, start: Any, shape: Any, row: Any, length: Any) -> Any:
    """Entries to be left out count as the highest unsigned number, so that they come last."""
    trap_outside(builder, length, LONG(AT_ONCE + 1))
    highest = _constants(SHORT, [-1] * AT_ONCE)
    values, listed = _load_list(builder, start, shape, row, LONG(0), length)
    values = builder.select(listed, values, highest)
    for partners in _bitonic_layers(AT_ONCE):
        others = builder.shuffle_vector(values, values, _constants(WORD, partners))
        below = builder.icmp_unsigned("<", values, others)
        low, high = builder.select(below, values, others), builder.select(below, others, values)
        choice = [lane if lane < partner else AT_ONCE + lane for lane, partner in enumerate(partners)]
        values = builder.shuffle_vector(low, high, _constants(WORD, choice))
    kept = builder.icmp_unsigned("!=", values, highest)
    place = builder.bitcast(builder.gep(start, [builder.mul(row, LONG(shape[1]))]), values.type.as_pointer())
    builder.store(builder.select(kept, values, _constants(SHORT, [0] * AT_ONCE)), place, align=2)
    return builder.ctpop(_as_bits(builder, kept))


def count_members(counts: Any, members: int) -> int:
    """The sum of the entries of an int8 field whose bits are set in ``members``; it must be below 256."""
    total = sum(int(value) for k, value in enumerate(counts.tolist()) if members >> k & 1)
    assert total < 256
    return total


def pick_member(counts: Any, members: int, number: int) -> int:
    """The entry to which number ``number`` (from 0) of those that ``count_members`` counts belongs."""
    for k, value in enumerate(counts.tolist()):
        if members >> k & 1:
            number -= value
            if number < 0:
                return k
    raise ValueError("there are not as many")


def _load_members(builder: Any, start: Any, shape: Any, members: Any) -> tuple[Any, list[Any]]:
    """The entries, 0 for those that are not members: the first ones as a vector, the others one by one."""
    assert shape[0] >= BYTES_AT_ONCE
    asked = builder.bitcast(builder.trunc(members, WORD), ir.VectorType(BIT, BYTES_AT_ONCE))
    values = _load(builder, start, LONG(0), BYTES_AT_ONCE)
    rest = []
    for k in range(BYTES_AT_ONCE, shape[0]):
        value = builder.zext(builder.load(builder.gep(start, [LONG(k)])), LONG)
        rest.append(builder.mul(value, builder.and_(builder.lshr(members, LONG(k)), LONG(1))))
    return builder.select(asked, values, ir.Constant(values.type, None)), rest


@_compiled_form(count_members)
def _count_members(builder: Any, start: Any, shape: Any, members: Any) -> Any:
    values, rest = _load_members(builder, start, shape, members)
    total = _reduced(builder, "add", values)
    for value in rest:
        total = builder.add(total, value)
    return total


@_compiled_form(pick_member)
def _pick_member(builder: Any, start: Any, shape: Any, members: Any, number: Any) -> Any:
    """Add up from the left: where the sum is not above ``number`` the entry looked for comes later."""
    lanes, half = BYTES_AT_ONCE, BYTES_AT_ONCE // 2
    sums, rest = _load_members(builder, start, shape, members)

    def moved(places: list[int]) -> Any:
        return builder.shuffle_vector(sums, ir.Constant(sums.type, None), _constants(WORD, places))

    distance = 1
    while distance < half:  # each half by itself: many machines move bytes within 16 only
        sums = builder.add(sums, moved([k - distance if k % half >= distance else lanes for k in range(lanes)]))
        distance *= 2
    sums = builder.add(sums, moved([lanes if k < half else half - 1 for k in range(lanes)]))
    passed = builder.icmp_unsigned("<=", sums, _everywhere(builder, BYTE, number, lanes))
    entry = builder.ctpop(_as_bits(builder, passed))
    total = builder.zext(builder.extract_element(sums, WORD(lanes - 1)), LONG)
    for value in rest:
        total = builder.add(total, value)
        entry = builder.add(entry, builder.zext(builder.icmp_unsigned("<=", total, number), LONG))
    return entry


NO_MEMBER = 8  # the entries of a row that ``first_member`` looks through


def first_member(field: Any, row: int, members: int) -> int:
    """The first of the NO_MEMBER entries (0 to 31) of a row of int8 whose bit is set in ``members``; else NO_MEMBER."""
    for k, value in enumerate(field[row].tolist()):
        if members >> value & 1:
            return k
    return NO_MEMBER


@_compiled_form(first_member)
def _first_member(builder: Any, start: Any, shape: Any, row: Any, members: Any) -> Any:
    """Every lane shifts the bits to its own entry's."""
    assert shape[1] == NO_MEMBER
    entries = _load(builder, start, builder.mul(row, LONG(NO_MEMBER)), NO_MEMBER)
    places = builder.zext(entries, ir.VectorType(WORD, NO_MEMBER))
    shifted = builder.lshr(_everywhere(builder, WORD, members, NO_MEMBER), places)
    found = builder.and_(shifted, _constants(WORD, [1] * NO_MEMBER))
    flags = _as_bits(builder, builder.icmp_unsigned("!=", found, ir.Constant(found.type, None)))
    return builder.cttz(builder.or_(flags, LONG(1 << NO_MEMBER)), ir.Constant(BIT, 1))
