"""Lists of small numbers, written by vector instructions: bits as numbers, lists copied, tokens as cells and as paths.

A list stands in a row of an array (games, players, length), its parts in rows of a buffer. All is written in whole
vectors of LANES. What follows the last entry is garbage, so rows are LANES longer than their lists, and whoever
ends a list clears what follows (``sparse_kernels.end_list``). Each is a plain Python function, followed by what
compiled code has in its place.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils

from ..rules.constants import SPACES
from .simd import BIT, LONG, SHORT, WORD, Arguments, broadcast, compress, constants, intrinsic, load, store

LANES = 32  # entries of 16 bits in a vector
TOKEN_LANES = 16  # those of tokens, whose rows are a multiple of it long


def list_bits(out: Any, game: int, row: int, start: int, first: int, bits: int) -> int:
    """Write ``first`` + the position of each bit that is set (of LANES) from ``start`` on; returns the next index."""
    for bit in range(LANES):
        if bits >> bit & 1:
            out[game, row, start] = first + bit
            start += 1
    return start


@intrinsic(list_bits)
def _list_bits(builder: Any, a: Arguments) -> Any:
    flags = builder.bitcast(builder.trunc(a.bits, WORD), ir.VectorType(BIT, LANES))
    values = builder.add(constants(SHORT, range(LANES)), broadcast(builder, SHORT, a.first, LANES))
    return builder.add(a.start, compress(builder, values, flags, a.out.at(a.game, a.row, a.start)))


def put_list(
    out: Any, game: int, row: int, start: int, buffer: Any, source: int, first: int, count: int, shift: int
) -> int:
    """Copy entries of the buffer to a list, each ``shift`` higher, as far as they fit; returns the next index."""
    count = min(count, out.shape[2] - LANES - start)
    out[game, row, start : start + count] = buffer[source, first : first + count] + shift
    return start + count


@intrinsic(put_list)
def _put_list(builder: Any, a: Arguments) -> Any:
    left = builder.sub(builder.sub(a.out.shape[2], LONG(LANES)), a.start)
    count = builder.select(builder.icmp_signed("<", a.count, left), a.count, left)
    entries, place = a.buffer.at(a.source, a.first), a.out.at(a.game, a.row, a.start)
    shifts = broadcast(builder, SHORT, a.shift, LANES)
    with cgutils.for_range_slice(builder, LONG(0), count, LONG(LANES)) as (k, _):
        values = load(builder, builder.gep(entries, [k]), LANES)
        store(builder, builder.add(values, shifts), builder.gep(place, [k]))
    return builder.add(a.start, count)


def list_cells(
    buffer: Any, row: int, start: int, tokens: Any, seat: int, count: int, colour: int, unmoved: int, moved: int
) -> int:
    """List the cell of each of the first tokens of a seat, none of which is a hole; returns the next index.

    To ``unmoved`` is added what shows ``colour``, to ``moved`` the others: a space by facing, or a slot.
    """
    for k in range(count):
        token = int(tokens[seat, k])
        place, facing = token >> 9, token >> 7 & 3
        cell = SPACES * facing + place if place < SPACES else 3 * SPACES + place
        buffer[row, start + k] = cell + (unmoved if token & 1 == colour else moved)
    return start + count


@intrinsic(list_cells)
def _list_cells(builder: Any, a: Arguments) -> Any:
    first, place = a.tokens.at(a.seat, LONG(0)), a.buffer.at(a.row, a.start)
    colour, unmoved, moved = (
        broadcast(builder, SHORT, number, TOKEN_LANES) for number in (a.colour, a.unmoved, a.moved)
    )
    with cgutils.for_range_slice(builder, LONG(0), a.count, LONG(TOKEN_LANES)) as (k, _):
        values = load(builder, builder.gep(first, [k]), TOKEN_LANES)
        where = builder.lshr(values, _same(9))
        facing = builder.and_(builder.lshr(values, _same(7)), _same(3))
        on_board = builder.icmp_unsigned("<", where, _same(SPACES))
        shift = builder.select(on_board, builder.mul(facing, _same(SPACES)), _same(3 * SPACES))
        to_move = builder.icmp_unsigned("==", builder.and_(values, _same(1)), colour)
        cells = builder.add(builder.add(where, shift), builder.select(to_move, unmoved, moved))
        store(builder, cells, builder.gep(place, [k]))
    return builder.add(a.start, a.count)


def _same(value: int) -> Any:
    return constants(SHORT, [value] * TOKEN_LANES)


PATH_END = SPACES  # in an entry of ``paths``: below it the spaces of the path as bits, from it on how the path ends
DETOUR_BITS = 8  # of a listed detour: below it what its next move counts as, from it on its stack


def list_paths(
    buffer: Any,
    row: int,
    start: int,
    detour_row: int,
    detour_start: int,
    tokens: Any,
    seat: int,
    first: int,
    count: int,
    colour: int,
    paths: Any,
    special: int,
    projected_end: int,
) -> int:
    """List ``projected_end`` + the end of the path of each token from ``first`` on that meets no ``special`` space.

    TOKEN_LANES tokens are read. Of those that meet one, stack and what the next move counts as (1, or 2 if they have
    moved) go to ``detour_row``.
    Returns how many went to each: the printed paths, and from DETOUR_BITS on the detours.
    """
    printed = detours = 0
    for token in tokens[seat, first : min(count, first + TOKEN_LANES)].tolist():
        if token < 0:
            continue
        later = (token ^ colour) & 1
        path = int(paths[2 * (token >> 7) + later])
        if path & special:
            buffer[detour_row, detour_start + detours] = token >> 7 << DETOUR_BITS | 1 + later
            detours += 1
        else:
            buffer[row, start + printed] = projected_end + (path >> PATH_END)
            printed += 1
    return printed | detours << DETOUR_BITS


@intrinsic(list_paths)
def _list_paths(builder: Any, a: Arguments) -> Any:
    values = load(builder, a.tokens.at(a.seat, a.first), TOKEN_LANES)
    left = broadcast(builder, SHORT, builder.sub(a.count, a.first), TOKEN_LANES)
    listed = builder.icmp_signed("<", constants(SHORT, range(TOKEN_LANES)), left)
    listed = builder.and_(listed, builder.icmp_signed(">=", values, _same(0)))
    later = builder.and_(builder.xor(values, broadcast(builder, SHORT, a.colour, TOKEN_LANES)), _same(1))
    entry = builder.or_(builder.and_(builder.lshr(values, _same(6)), _same(-2)), later)
    entry = builder.select(listed, entry, _same(0))
    wide = ir.VectorType(WORD, TOKEN_LANES)
    path = ir.Constant(wide, ir.Undefined)
    for lane in range(TOKEN_LANES):
        index = builder.zext(builder.extract_element(entry, WORD(lane)), LONG)
        path = builder.insert_element(path, builder.load(a.paths.at(index)), WORD(lane))
    on_path = builder.and_(path, broadcast(builder, WORD, a.special, TOKEN_LANES))
    met = builder.icmp_unsigned("!=", on_path, ir.Constant(wide, None))
    end = builder.trunc(builder.lshr(path, constants(WORD, [PATH_END] * TOKEN_LANES)), values.type)
    ends = builder.add(end, broadcast(builder, SHORT, a.projected_end, TOKEN_LANES))
    stacks = builder.shl(builder.and_(values, _same(-128)), _same(DETOUR_BITS - 7))
    stacks = builder.or_(stacks, builder.add(later, _same(1)))
    printed = compress(builder, ends, builder.and_(listed, builder.not_(met)), a.buffer.at(a.row, a.start))
    detours = compress(builder, stacks, builder.and_(listed, met), a.buffer.at(a.detour_row, a.detour_start))
    return builder.or_(printed, builder.shl(detours, LONG(DETOUR_BITS)))


def count_up(buffer: Any, row: int, start: int, first: int, count: int) -> None:
    """List the numbers from ``first`` on, ``count`` of them."""
    buffer[row, start : start + count] = range(first, first + count)


@intrinsic(count_up)
def _count_up(builder: Any, a: Arguments) -> None:
    place = a.buffer.at(a.row, a.start)
    with cgutils.for_range_slice(builder, LONG(0), a.count, LONG(LANES)) as (k, _):
        base = broadcast(builder, SHORT, builder.add(a.first, k), LANES)
        store(builder, builder.add(constants(SHORT, range(LANES)), base), builder.gep(place, [k]))
