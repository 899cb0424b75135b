"""Lists of small numbers, written by vector instructions: bits as numbers, lists copied, tokens as cells and by ways.

A list stands in a row of an array (games, players, room), notes for it in rows of another. All is written in whole
vectors of AT_ONCE: the rest of the last one is of no meaning, so a row has room for AT_ONCE more, and whoever ends a
list clears what follows (``end_list``). Each is a plain Python function, followed by what compiled code has in its
place.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from llvmlite import binding, ir
from numba import types
from numba.core import cgutils
from numba.core.typing import signature
from numba.extending import lower_builtin, type_callable

from ..rules.constants import SPACES

AT_ONCE = 32  # entries of 16 bits in a vector
HALF = 16
COMPRESSES = binding.llvm_version_info[0] >= 19  # does LLVM know how to pack a vector?

SHORT, WORD, LONG = (ir.IntType(bits) for bits in (16, 32, 64))
VECTOR = ir.VectorType(SHORT, AT_ONCE)


def list_bits(goal: Any, game: int, row: int, start: int, first: int, bits: int) -> int:
    """Write ``first`` + the position of each bit that is set (of AT_ONCE) from ``start`` on; returns the next index."""
    for bit in range(AT_ONCE):
        if bits >> bit & 1:
            goal[game, row, start] = first + bit
            start += 1
    return start


def put_list(
    goal: Any, game: int, row: int, start: int, buffer: Any, source: int, first: int, count: int, shift: int
) -> int:
    """Copy noted entries to a list, each ``shift`` higher, as far as they fit; returns the index after the last."""
    count = min(count, goal.shape[2] - AT_ONCE - start)
    goal[game, row, start : start + count] = buffer[source, first : first + count] + shift
    return start + count


def list_cells(
    buffer: Any, row: int, start: int, tokens: Any, seat: int, count: int, colour: int, unmoved: int, moved: int
) -> int:
    """Note the cell of each of the first tokens of a seat, none of which is a hole; returns the index after the last.

    To ``unmoved`` is added what shows ``colour``, to ``moved`` the others: a space by facing, or a slot.
    """
    for k in range(count):
        token = int(tokens[seat, k])
        place, facing = token >> 9, token >> 7 & 3
        cell = SPACES * facing + place if place < SPACES else 3 * SPACES + place
        buffer[row, start + k] = cell + (unmoved if token & 1 == colour else moved)
    return start + count


PATH_END = SPACES  # in an entry of ``paths``: below it the spaces on the way as bits, from it on how the way ends
DETOUR_BITS = 8  # of a noted stack: below it what its next move counts as


def list_paths(
    buffer: Any,
    row: int,
    start: int,
    detours: int,
    bend: int,
    tokens: Any,
    seat: int,
    first: int,
    count: int,
    colour: int,
    paths: Any,
    special: int,
    projected_end: int,
) -> int:
    """Note ``projected_end`` + the end of the path of HALF tokens from ``first`` on that meet no ``special`` space.

    Of those that meet one their stack and what their next move counts as (1, or 2 if they have moved) are noted in row
    ``detours``. Returns how many went to each: those below, these from BEND_BITS on.
    """
    straight = bent = 0
    for token in tokens[seat, first : min(count, first + HALF)].tolist():
        if token < 0:
            continue
        later = (token ^ colour) & 1
        way = int(paths[2 * (token >> 7) + later])
        if way & special:
            buffer[detours, bend + bent] = token >> 7 << DETOUR_BITS | 1 + later
            bent += 1
        else:
            buffer[row, start + straight] = projected_end + (way >> PATH_END)
            straight += 1
    return straight | bent << DETOUR_BITS


def count_up(buffer: Any, row: int, start: int, first: int, count: int) -> None:
    """Note the numbers from ``first`` on, ``count`` of them."""
    buffer[row, start : start + count] = range(first, first + count)


def end_list(goal: Any, game: int, row: int, end: int, before: int, nothing: int) -> None:
    """Fill a row with ``nothing`` from the list's end to where the last one ended."""
    goal[game, row, end : max(before, end + AT_ONCE)] = nothing


class _Place:
    """Vectors of an array of 16-bit numbers, by the index of their row and their place in it."""

    def __init__(self, context: Any, builder: Any, kind: Any, array: Any) -> None:
        assert kind.layout == "C" and kind.dtype.bitwidth == 16
        made = context.make_array(kind)(context, builder, array)
        self.builder, self.data = builder, made.data
        self.shape = [builder.extract_value(made.shape, k) for k in range(kind.ndim)]

    def at(self, *index: Any) -> Any:
        builder, entry = self.builder, index[0]
        for size, part in zip(self.shape[1:], index[1:], strict=True):
            entry = builder.add(builder.mul(entry, size), part)
        return builder.gep(self.data, [entry])

    def load(self, place: Any) -> Any:
        return self.builder.load(self.builder.bitcast(place, VECTOR.as_pointer()), align=2)

    def store(self, value: Any, place: Any) -> None:
        self.builder.store(value, self.builder.bitcast(place, value.type.as_pointer()), align=2)


def _everywhere(builder: Any, number: Any, lanes: int = AT_ONCE) -> Any:
    """A vector with a number in all its lanes."""
    empty = ir.Constant(ir.VectorType(SHORT, lanes), ir.Undefined)
    one = builder.insert_element(empty, builder.trunc(number, SHORT), WORD(0))
    return builder.shuffle_vector(one, empty, ir.Constant(ir.VectorType(WORD, lanes), [WORD(0)] * lanes))


def _constant(value: int, lanes: int = AT_ONCE) -> Any:
    return ir.Constant(ir.VectorType(SHORT, lanes), [SHORT(value)] * lanes)


def _compiled_form(function: Callable[..., Any]) -> Any:
    """A decorator of what writes the instructions for a function, given its arguments by name."""
    parameters = inspect.signature(function)
    names = list(parameters.parameters)
    arrays = {"goal": types.Array, "buffer": types.Array, "tokens": types.NestedArray, "paths": types.NestedArray}
    returns = types.int64 if parameters.return_annotation == "int" else types.void

    def decorate(write: Any) -> Any:
        @type_callable(function)
        def typed(_context: Any) -> Any:
            def typer(*args: Any) -> Any:
                wide = [arg if name in arrays else types.int64 for name, arg in zip(names, args, strict=True)]
                return signature(returns, *wide)

            typer.pysig = parameters  # type: ignore[attr-defined]
            return typer

        @lower_builtin(function, *(arrays.get(name, types.Integer) for name in names))
        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            given = dict(zip(names, args, strict=True))
            for name, kind in zip(names, sig.args, strict=True):
                if arrays.get(name) is types.NestedArray:
                    given[name] = context.make_array(kind)(context, builder, given[name]).data, kind.shape[-1]
                elif name in arrays:
                    given[name] = _Place(context, builder, kind, given[name])
            found = write(builder, given)
            return context.get_dummy_value() if found is None else found

        return write

    return decorate


@_compiled_form(list_bits)
def _list_bits(builder: Any, given: dict[str, Any]) -> Any:
    if not COMPRESSES:
        return _list_bits_one_by_one(builder, given)
    goal = given["goal"]
    numbers = ir.Constant(VECTOR, [SHORT(k) for k in range(AT_ONCE)])
    flags = builder.bitcast(builder.trunc(given["bits"], WORD), ir.VectorType(ir.IntType(1), AT_ONCE))
    values = builder.add(numbers, _everywhere(builder, given["first"]))
    form = ir.FunctionType(VECTOR, [VECTOR, flags.type, VECTOR])
    pack = cgutils.get_or_insert_function(builder.module, form, f"llvm.experimental.vector.compress.v{AT_ONCE}i16")
    packed = builder.call(pack, [values, flags, ir.Constant(VECTOR, ir.Undefined)])
    goal.store(packed, goal.at(given["game"], given["row"], given["start"]))
    return builder.add(given["start"], builder.ctpop(builder.and_(given["bits"], LONG(0xFFFFFFFF))))


def _list_bits_one_by_one(builder: Any, given: dict[str, Any]) -> Any:
    left, start = (cgutils.alloca_once_value(builder, given[name]) for name in ("bits", "start"))
    with cgutils.for_range(builder, builder.ctpop(given["bits"])):
        bits, index = builder.load(left), builder.load(start)
        number = builder.add(given["first"], builder.cttz(bits, ir.Constant(ir.IntType(1), 1)))
        builder.store(builder.trunc(number, SHORT), given["goal"].at(given["game"], given["row"], index))
        builder.store(builder.and_(bits, builder.sub(bits, LONG(1))), left)
        builder.store(builder.add(index, LONG(1)), start)
    return builder.load(start)


@_compiled_form(put_list)
def _put_list(builder: Any, given: dict[str, Any]) -> Any:
    goal, buffer, start = given["goal"], given["buffer"], given["start"]
    left = builder.sub(builder.sub(goal.shape[2], LONG(AT_ONCE)), start)
    count = builder.select(builder.icmp_signed("<", given["count"], left), given["count"], left)
    source, place = buffer.at(given["source"], given["first"]), goal.at(given["game"], given["row"], start)
    shift = _everywhere(builder, given["shift"])
    with cgutils.for_range_slice(builder, LONG(0), count, LONG(AT_ONCE)) as (k, _):
        goal.store(builder.add(goal.load(builder.gep(source, [k])), shift), builder.gep(place, [k]))
    return builder.add(start, count)


@_compiled_form(list_cells)
def _list_cells(builder: Any, given: dict[str, Any]) -> Any:
    """A row of tokens has room for whole vectors of HALF."""
    data, room = given["tokens"]
    tokens = builder.gep(data, [builder.mul(given["seat"], LONG(room))])
    place = given["buffer"].at(given["row"], given["start"])
    colour, unmoved, moved = (_everywhere(builder, given[name], HALF) for name in ("colour", "unmoved", "moved"))
    kind = ir.VectorType(SHORT, HALF)
    with cgutils.for_range_slice(builder, LONG(0), given["count"], LONG(HALF)) as (k, _):
        values = builder.load(builder.bitcast(builder.gep(tokens, [k]), kind.as_pointer()), align=2)
        where = builder.lshr(values, _constant(9, HALF))
        facing = builder.and_(builder.lshr(values, _constant(7, HALF)), _constant(3, HALF))
        on_board = builder.icmp_unsigned("<", where, _constant(SPACES, HALF))
        shift = builder.select(on_board, builder.mul(facing, _constant(SPACES, HALF)), _constant(3 * SPACES, HALF))
        due = builder.icmp_unsigned("==", builder.and_(values, _constant(1, HALF)), colour)
        cells = builder.add(builder.add(where, shift), builder.select(due, unmoved, moved))
        given["buffer"].store(cells, builder.gep(place, [k]))
    return builder.add(given["start"], given["count"])


def _pack(builder: Any, values: Any, flags: Any, place: Any) -> Any:
    """Store the lanes that are marked one after the other; returns how many they are. What follows them is lost."""
    lanes = values.type.count
    if COMPRESSES:
        form = ir.FunctionType(values.type, [values.type, flags.type, values.type])
        pack = cgutils.get_or_insert_function(builder.module, form, f"llvm.experimental.vector.compress.v{lanes}i16")
        packed = builder.call(pack, [values, flags, ir.Constant(values.type, ir.Undefined)])
        builder.store(packed, builder.bitcast(place, values.type.as_pointer()), align=2)
        return builder.zext(builder.ctpop(builder.bitcast(flags, ir.IntType(lanes))), LONG)
    index = LONG(0)
    for lane in range(lanes):
        builder.store(builder.extract_element(values, WORD(lane)), builder.gep(place, [index]))
        index = builder.add(index, builder.zext(builder.extract_element(flags, WORD(lane)), LONG))
    return index


@_compiled_form(list_paths)
def _list_ways(builder: Any, given: dict[str, Any]) -> Any:
    """A row of tokens has room for whole vectors of HALF."""
    data, room = given["tokens"]
    paths, _ = given["paths"]
    buffer, kind = given["buffer"], ir.VectorType(SHORT, HALF)
    place = builder.gep(data, [builder.add(builder.mul(given["seat"], LONG(room)), given["first"])])
    tokens = builder.load(builder.bitcast(place, kind.as_pointer()), align=2)
    left = _everywhere(builder, builder.sub(given["count"], given["first"]), HALF)
    listed = builder.icmp_signed("<", ir.Constant(kind, [SHORT(k) for k in range(HALF)]), left)
    listed = builder.and_(listed, builder.icmp_signed(">=", tokens, _constant(0, HALF)))
    later = builder.and_(builder.xor(tokens, _everywhere(builder, given["colour"], HALF)), _constant(1, HALF))
    entry = builder.or_(builder.and_(builder.lshr(tokens, _constant(6, HALF)), _constant(-2, HALF)), later)
    entry = builder.select(listed, entry, _constant(0, HALF))
    found = ir.Constant(ir.VectorType(WORD, HALF), ir.Undefined)
    for lane in range(HALF):
        index = builder.zext(builder.extract_element(entry, WORD(lane)), LONG)
        found = builder.insert_element(found, builder.load(builder.gep(paths, [index])), WORD(lane))
    wide = found.type
    special = builder.shuffle_vector(
        builder.insert_element(ir.Constant(wide, ir.Undefined), builder.trunc(given["special"], WORD), WORD(0)),
        ir.Constant(wide, ir.Undefined),
        ir.Constant(wide, [WORD(0)] * HALF),
    )
    met = builder.icmp_unsigned("!=", builder.and_(found, special), ir.Constant(wide, None))
    end = builder.trunc(builder.lshr(found, ir.Constant(wide, [WORD(PATH_END)] * HALF)), kind)
    bent, straight = builder.and_(listed, met), builder.and_(listed, builder.not_(met))
    stacks = builder.shl(builder.and_(tokens, _constant(-128, HALF)), _constant(DETOUR_BITS - 7, HALF))
    stacks = builder.or_(stacks, builder.add(later, _constant(1, HALF)))
    projected_ends = builder.add(end, _everywhere(builder, given["projected_end"], HALF))
    straights = _pack(builder, projected_ends, straight, buffer.at(given["row"], given["start"]))
    bents = _pack(builder, stacks, bent, buffer.at(given["detours"], given["bend"]))
    return builder.or_(straights, builder.shl(bents, LONG(DETOUR_BITS)))


@_compiled_form(count_up)
def _count_up(builder: Any, given: dict[str, Any]) -> None:
    buffer = given["buffer"]
    numbers = ir.Constant(VECTOR, [SHORT(k) for k in range(AT_ONCE)])
    place = buffer.at(given["row"], given["start"])
    with cgutils.for_range_slice(builder, LONG(0), given["count"], LONG(AT_ONCE)) as (k, _):
        values = builder.add(numbers, _everywhere(builder, builder.add(given["first"], k)))
        buffer.store(values, builder.gep(place, [k]))


@_compiled_form(end_list)
def _end_list(builder: Any, given: dict[str, Any]) -> None:
    goal = given["goal"]
    nothing = _everywhere(builder, given["nothing"])
    place = goal.at(given["game"], given["row"], LONG(0))
    goal.store(nothing, builder.gep(place, [given["end"]]))
    with cgutils.for_range_slice(builder, builder.add(given["end"], LONG(AT_ONCE)), given["before"], LONG(AT_ONCE)) as (
        k,
        _,
    ):
        goal.store(nothing, builder.gep(place, [k]))
