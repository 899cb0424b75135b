"""Lists of small numbers, written by vector instructions: bits as numbers, lists copied, tokens as cells.

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

from .constants import SPACES

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


def put_list(goal: Any, game: int, row: int, start: int, notes: Any, source: int, first: int, count: int,
             shift: int) -> int:  # fmt: skip
    """Copy noted entries to a list, each ``shift`` higher, as far as they fit; returns the index after the last."""
    count = min(count, goal.shape[2] - AT_ONCE - start)
    goal[game, row, start : start + count] = notes[source, first : first + count] + shift
    return start + count


def list_cells(notes: Any, row: int, start: int, tokens: Any, seat: int, count: int, colour: int, unmoved: int,
               moved: int) -> int:  # fmt: skip
    """Note the cell of each of the first tokens of a seat, none of which is a hole; returns the index after the last.

    To ``unmoved`` is added what shows ``colour``, to ``moved`` the others: a space by facing, or a slot.
    """
    for k in range(count):
        token = int(tokens[seat, k])
        place, facing = token >> 9, token >> 7 & 3
        cell = SPACES * facing + place if place < SPACES else 3 * SPACES + place
        notes[row, start + k] = cell + (unmoved if token & 1 == colour else moved)
    return start + count


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
    arrays = {"goal": types.Array, "notes": types.Array, "tokens": types.NestedArray}
    returns = types.void if function is end_list else types.int64

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
                if name == "tokens":
                    given[name] = context.make_array(kind)(context, builder, given[name]).data, kind.shape[1]
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
    goal, notes, start = given["goal"], given["notes"], given["start"]
    left = builder.sub(builder.sub(goal.shape[2], LONG(AT_ONCE)), start)
    count = builder.select(builder.icmp_signed("<", given["count"], left), given["count"], left)
    source, place = notes.at(given["source"], given["first"]), goal.at(given["game"], given["row"], start)
    shift = _everywhere(builder, given["shift"])
    with cgutils.for_range_slice(builder, LONG(0), count, LONG(AT_ONCE)) as (k, _):
        goal.store(builder.add(goal.load(builder.gep(source, [k])), shift), builder.gep(place, [k]))
    return builder.add(start, count)


@_compiled_form(list_cells)
def _list_cells(builder: Any, given: dict[str, Any]) -> Any:
    """A row of tokens has room for whole vectors of HALF."""
    data, room = given["tokens"]
    tokens = builder.gep(data, [builder.mul(given["seat"], LONG(room))])
    place = given["notes"].at(given["row"], given["start"])
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
        given["notes"].store(cells, builder.gep(place, [k]))
    return builder.add(given["start"], given["count"])


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
