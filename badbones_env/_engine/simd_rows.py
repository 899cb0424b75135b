"""A row of a record's field at once, by vector instructions: a loop would take a branch or more for each entry.

Each is a plain Python function, followed by what compiled code has in its place: instructions without a branch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir

from .jit import trap_out_of_bounds
from .simd import (
    BIT,
    BYTE,
    LONG,
    SHORT,
    WORD,
    Arguments,
    Operand,
    as_bits,
    broadcast,
    constants,
    intrinsic,
    load,
    reduce,
    store,
)

LANES = 16  # entries of int16 in a vector; rows of them are a multiple long
BYTE_LANES = 32  # entries of int8 in a vector


def _bits_where(builder: Any, field: Operand, row: Any, test: Callable[[Any, int], Any]) -> Any:
    """Bits of the entries of a row of int8 that pass a test. Two vectors that overlap cover a row of any length."""
    trap_out_of_bounds(builder, row, field.shape[0])
    lanes = min(BYTE_LANES, 1 << (field.width.bit_length() - 1))
    assert lanes <= field.width <= 2 * lanes
    bits = LONG(0)
    for first in (0, field.width - lanes):
        values = load(builder, field.at(row, LONG(first)), lanes)
        bits = builder.or_(bits, builder.shl(as_bits(builder, test(values, lanes)), LONG(first)))
    return bits


def nonzero(field: Any, row: int) -> int:
    """Bits of the entries of a row that are not 0."""
    return sum(1 << k for k, value in enumerate(field[row].tolist()) if value)


@intrinsic(nonzero)
def _nonzero(builder: Any, a: Arguments) -> Any:
    def test(values: Any, _lanes: int) -> Any:
        return builder.icmp_unsigned("!=", values, ir.Constant(values.type, None))

    return _bits_where(builder, a.field, a.row, test)


def equal(field: Any, row: int, value: int) -> int:
    """Bits of the entries of a row that are ``value``."""
    return sum(1 << k for k, entry in enumerate(field[row].tolist()) if entry == value)


@intrinsic(equal)
def _equal(builder: Any, a: Arguments) -> Any:
    def test(values: Any, lanes: int) -> Any:
        return builder.icmp_unsigned("==", values, broadcast(builder, BYTE, a.value, lanes))

    return _bits_where(builder, a.field, a.row, test)


def _load_list(builder: Any, field: Operand, row: Any, first: Any, length: Any) -> tuple[Any, Any]:
    """LANES entries of a row, and which of them stand before its ``length``."""
    trap_out_of_bounds(builder, row, field.shape[0])
    trap_out_of_bounds(builder, first, LONG(field.width - LANES + 1))
    left = broadcast(builder, SHORT, builder.sub(length, first), LANES)
    listed = builder.icmp_signed("<", constants(SHORT, range(LANES)), left)
    return load(builder, field.at(row, first), LANES), listed


def entries_between(field: Any, row: int, first: int, length: int, low: int, high: int) -> int:
    """Which of the LANES entries of int16 from ``first`` on are from ``low`` to below ``high``, as bits."""
    assert low <= high < 1 << 15
    values = field[row, first : min(length, first + LANES)].tolist()
    return sum(1 << k for k, value in enumerate(values) if low <= value < high)


@intrinsic(entries_between)
def _entries_between(builder: Any, a: Arguments) -> Any:
    values, listed = _load_list(builder, a.field, a.row, a.first, a.length)
    above = builder.sub(values, broadcast(builder, SHORT, a.low, LANES))
    within = builder.icmp_unsigned("<", above, broadcast(builder, SHORT, builder.sub(a.high, a.low), LANES))
    return as_bits(builder, builder.and_(within, listed))


def high_parts(field: Any, row: int, first: int, length: int, shift: int, limit: int) -> int:
    """Bits ``entry >> shift`` of the LANES entries of int16 from ``first`` on: those from 0 to ``limit`` - 1 (31)."""
    assert shift < 16 and limit <= 32
    parts = {value >> shift for value in field[row, first : min(length, first + LANES)].tolist()}
    return sum(1 << part for part in parts if 0 <= part < limit)


@intrinsic(high_parts)
def _high_parts(builder: Any, a: Arguments) -> Any:
    values, listed = _load_list(builder, a.field, a.row, a.first, a.length)
    parts = builder.ashr(values, broadcast(builder, SHORT, a.shift, LANES))
    within = builder.icmp_unsigned("<", parts, broadcast(builder, SHORT, a.limit, LANES))
    places = builder.zext(builder.and_(parts, constants(SHORT, [31] * LANES)), ir.VectorType(WORD, LANES))
    bits = builder.shl(constants(WORD, [1] * LANES), places)
    return reduce(builder, "or", builder.select(builder.and_(within, listed), bits, ir.Constant(bits.type, None)))


def sort_row(field: Any, row: int, length: int) -> int:
    """Sort the first entries (LANES at most) of a row of int16, without those that are -1; return how many stay.

    The entries from ``length`` on are 0 and stay so; what becomes free is 0 too.
    """
    kept = sorted(value for value in field[row, :length].tolist() if value != -1)
    assert length <= LANES and not (kept and kept[0] < 0)
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


@intrinsic(sort_row)
def _sort_row(builder: Any, a: Arguments) -> Any:
    """Entries to be left out count as the highest unsigned number, so that they come last."""
    trap_out_of_bounds(builder, a.length, LONG(LANES + 1))
    highest = constants(SHORT, [-1] * LANES)
    values, listed = _load_list(builder, a.field, a.row, LONG(0), a.length)
    values = builder.select(listed, values, highest)
    for partners in _bitonic_layers(LANES):
        others = builder.shuffle_vector(values, values, constants(WORD, partners))
        below = builder.icmp_unsigned("<", values, others)
        low, high = builder.select(below, values, others), builder.select(below, others, values)
        choice = [lane if lane < partner else LANES + lane for lane, partner in enumerate(partners)]
        values = builder.shuffle_vector(low, high, constants(WORD, choice))
    kept = builder.icmp_unsigned("!=", values, highest)
    store(builder, builder.select(kept, values, ir.Constant(values.type, None)), a.field.at(a.row, LONG(0)))
    return builder.ctpop(as_bits(builder, kept))


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


def _load_members(builder: Any, counts: Operand, members: Any) -> tuple[Any, list[Any]]:
    """The entries, 0 for those that are not members: the first ones as a vector, the others one by one."""
    assert counts.width >= BYTE_LANES
    wanted = builder.bitcast(builder.trunc(members, WORD), ir.VectorType(BIT, BYTE_LANES))
    values = load(builder, counts.data, BYTE_LANES)
    rest = []
    for k in range(BYTE_LANES, counts.width):
        value = builder.zext(builder.load(counts.at(LONG(k))), LONG)
        rest.append(builder.mul(value, builder.and_(builder.lshr(members, LONG(k)), LONG(1))))
    return builder.select(wanted, values, ir.Constant(values.type, None)), rest


@intrinsic(count_members)
def _count_members(builder: Any, a: Arguments) -> Any:
    values, rest = _load_members(builder, a.counts, a.members)
    total = reduce(builder, "add", values)
    for value in rest:
        total = builder.add(total, value)
    return total


@intrinsic(pick_member)
def _pick_member(builder: Any, a: Arguments) -> Any:
    """Prefix sums: where the sum is not above ``a.number`` the entry looked for comes later."""
    lanes, half = BYTE_LANES, BYTE_LANES // 2
    sums, rest = _load_members(builder, a.counts, a.members)

    def moved(places: list[int]) -> Any:
        return builder.shuffle_vector(sums, ir.Constant(sums.type, None), constants(WORD, places))

    distance = 1
    while distance < half:  # each half by itself: many machines move bytes within 16 only
        sums = builder.add(sums, moved([k - distance if k % half >= distance else lanes for k in range(lanes)]))
        distance *= 2
    sums = builder.add(sums, moved([lanes if k < half else half - 1 for k in range(lanes)]))
    passed = builder.icmp_unsigned("<=", sums, broadcast(builder, BYTE, a.number, lanes))
    entry = builder.ctpop(as_bits(builder, passed))
    total = builder.zext(builder.extract_element(sums, WORD(lanes - 1)), LONG)
    for value in rest:
        total = builder.add(total, value)
        entry = builder.add(entry, builder.zext(builder.icmp_unsigned("<=", total, a.number), LONG))
    return entry


NO_MEMBER = 8  # the entries of a row that ``first_member`` looks through


def first_member(field: Any, row: int, members: int) -> int:
    """The first of the NO_MEMBER entries (0 to 31) of a row of int8 whose bit is set in ``members``; else NO_MEMBER."""
    for k, value in enumerate(field[row].tolist()):
        if members >> value & 1:
            return k
    return NO_MEMBER


@intrinsic(first_member)
def _first_member(builder: Any, a: Arguments) -> Any:
    """Every lane shifts the bits to its own entry's."""
    trap_out_of_bounds(builder, a.row, a.field.shape[0])
    assert a.field.width == NO_MEMBER
    places = builder.zext(load(builder, a.field.at(a.row, LONG(0)), NO_MEMBER), ir.VectorType(WORD, NO_MEMBER))
    shifted = builder.lshr(broadcast(builder, WORD, a.members, NO_MEMBER), places)
    marked = builder.and_(shifted, constants(WORD, [1] * NO_MEMBER))
    flags = as_bits(builder, builder.icmp_unsigned("!=", marked, ir.Constant(marked.type, None)))
    return builder.cttz(builder.or_(flags, LONG(1 << NO_MEMBER)), ir.Constant(BIT, 1))
