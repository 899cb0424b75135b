"""Gather and scatter of matrix rows by SIMD instructions: the kernels of a sparse network.

Each is a plain Python function with a compiled form below: a loop over a list of rows that keeps a stretch of columns
in registers. Matrices are C-contiguous float32 with a multiple of LANES columns, lists are flat. Sums
run in the order of the list, so results depend on nothing else; a dot product adds up LANES parts and these in pairs.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from llvmlite import ir
from numba.core import cgutils

from badbones_env.lowlevel import intrinsic, trap_out_of_bounds

LANES = 16  # float32 in a vector
STRETCH = 8  # vectors of a stretch of columns, at most

WORD, LONG, FLOAT = ir.IntType(32), ir.IntType(64), ir.FloatType()
VECTOR = ir.VectorType(FLOAT, LANES)


def add_rows(table: Any, rows: Any, start: int, count: int, out: Any) -> None:
    """out += the rows of ``table`` that are listed in ``rows[start : start + count]``."""
    for k in range(start, start + count):
        out += table[rows[k]]


def add_weighted_rows(table: Any, rows: Any, start: int, count: int, weights: Any, first: int, out: Any) -> None:
    """The same, with weights: the first row times ``weights[first]``."""
    for k in range(count):
        out += weights[first + k] * table[rows[start + k]]


def dot_rows(table: Any, rows: Any, start: int, count: int, vector: Any, out: Any, first: int) -> None:
    """out[first + k] = the dot product of the k-th listed row and the vector."""
    for k in range(count):
        out[first + k] = (table[rows[start + k]] * vector).sum()


def scatter_add(table: Any, rows: Any, start: int, count: int, vector: Any) -> None:
    """Add the vector to each of the listed rows."""
    for k in range(start, start + count):
        table[rows[k]] += vector


def scatter_add_weighted(table: Any, rows: Any, start: int, count: int, weights: Any, first: int, vector: Any) -> None:
    """Add the vector, times the row's weight, to each of the listed rows."""
    for k in range(count):
        table[rows[start + k]] += weights[first + k] * vector


def relu(vector: Any, units: Any, values: Any) -> int:
    """ReLU of a vector in place; lists the active units and their values; returns their number.

    The lists have LANES more entries than the vector: they are written in whole SIMD vectors.
    """
    active = (vector > 0).nonzero()[0]
    vector[vector <= 0] = 0
    units[: len(active)] = active
    values[: len(active)] = vector[active]
    return len(active)


def relu_backward(vector: Any, gate: Any, values: Any) -> None:
    """Set a vector to 0 where ``gate`` is not above 0, and list the remaining values, as ``relu`` does."""
    active = (gate > 0).nonzero()[0]
    vector[gate <= 0] = 0
    values[: len(active)] = vector[active]


def _row(builder: Any, args: Any, k: Any) -> Any:
    """The index of the first entry of the k-th listed row."""
    number = builder.zext(builder.load(args.rows.at(builder.add(args.start, k))), LONG)
    trap_out_of_bounds(builder, number, args.table.shape[0])
    return builder.mul(number, args.table.shape[1])


def _broadcast(builder: Any, kind: Any, value: Any) -> Any:
    """A vector with the value in all lanes."""
    empty = ir.Constant(ir.VectorType(kind, LANES), ir.Undefined)
    first = builder.insert_element(empty, value, WORD(0))
    return builder.shuffle_vector(first, empty, ir.Constant(ir.VectorType(WORD, LANES), [WORD(0)] * LANES))


def _weight(builder: Any, args: Any, k: Any) -> Any:
    """The weight of the k-th listed row, in all lanes."""
    return _broadcast(builder, FLOAT, builder.load(args.weights.at(builder.add(args.first, k))))


def _load(builder: Any, array: Any, entry: Any) -> Any:
    return builder.load(builder.bitcast(builder.gep(array.data, [entry]), VECTOR.as_pointer()), align=4)


def _store(builder: Any, value: Any, array: Any, entry: Any) -> None:
    builder.store(value, builder.bitcast(builder.gep(array.data, [entry]), value.type.as_pointer()), align=4)


def _multiply_add(builder: Any, factor: Any, value: Any, total: Any) -> Any:
    kind = ir.FunctionType(VECTOR, [VECTOR] * 3)
    function = cgutils.get_or_insert_function(builder.module, kind, f"llvm.fmuladd.v{LANES}f32")
    return builder.call(function, [factor, value, total])


def _stretches(builder: Any, args: Any, body: Callable[[list[Any]], None]) -> None:
    """``body(columns)`` for all columns of the table, a vector each: whole stretches first, then vector by vector."""
    width, whole = args.table.shape[1], LONG(LANES * STRETCH)
    edge = builder.mul(builder.udiv(width, whole), whole)
    for start, stop, step, vectors in ((LONG(0), edge, whole, STRETCH), (edge, width, LONG(LANES), 1)):
        with cgutils.for_range_slice(builder, start, stop, step) as (column, _):
            body([builder.add(column, LONG(LANES * k)) for k in range(vectors)])


def _total(builder: Any, vector: Any) -> Any:
    """The sum of a vector's lanes, in pairs."""
    lanes = LANES
    while lanes > 1:
        lanes //= 2
        kind = ir.VectorType(WORD, lanes)
        halves = [
            builder.shuffle_vector(vector, vector, ir.Constant(kind, [WORD(first + k) for k in range(lanes)]))
            for first in (0, lanes)
        ]
        vector = builder.fadd(*halves)
    return builder.extract_element(vector, WORD(0))


def _gather(builder: Any, args: Any, weighted: bool) -> None:
    """Add up rows into ``out``, a stretch of columns at a time with its sums in registers."""

    def body(columns: list[Any]) -> None:
        sums = [cgutils.alloca_once_value(builder, _load(builder, args.out, entry)) for entry in columns]
        with cgutils.for_range(builder, args.count) as loop:
            row = _row(builder, args, loop.index)
            weight = _weight(builder, args, loop.index) if weighted else None
            for total, entry in zip(sums, columns, strict=True):
                value = _load(builder, args.table, builder.add(row, entry))
                if weight is not None:
                    value = _multiply_add(builder, weight, value, builder.load(total))
                else:
                    value = builder.fadd(builder.load(total), value)
                builder.store(value, total)
        for total, entry in zip(sums, columns, strict=True):
            _store(builder, builder.load(total), args.out, entry)

    _stretches(builder, args, body)


def _dot(builder: Any, args: Any) -> None:
    """Products of a stretch of columns are added to what the stretches before it gave."""
    with cgutils.for_range(builder, args.count) as loop:
        builder.store(FLOAT(0.0), args.out.at(builder.add(args.first, loop.index)))

    def body(columns: list[Any]) -> None:
        factors = [_load(builder, args.vector, entry) for entry in columns]
        with cgutils.for_range(builder, args.count) as loop:
            row = _row(builder, args, loop.index)
            sums = [ir.Constant(VECTOR, None)] * 2  # two, so that they need not wait for each other
            for k, (factor, entry) in enumerate(zip(factors, columns, strict=True)):
                value = _load(builder, args.table, builder.add(row, entry))
                sums[k % 2] = _multiply_add(builder, factor, value, sums[k % 2])
            place = args.out.at(builder.add(args.first, loop.index))
            builder.store(builder.fadd(builder.load(place), _total(builder, builder.fadd(*sums))), place)

    _stretches(builder, args, body)


def _scatter(builder: Any, args: Any, weighted: bool) -> None:
    """Add ``vector`` to rows, a stretch of columns at a time with its part of the vector in registers."""

    def body(columns: list[Any]) -> None:
        factors = [_load(builder, args.vector, entry) for entry in columns]
        with cgutils.for_range(builder, args.count) as loop:
            row = _row(builder, args, loop.index)
            weight = _weight(builder, args, loop.index) if weighted else None
            for factor, column in zip(factors, columns, strict=True):
                entry = builder.add(row, column)
                value = _load(builder, args.table, entry)
                if weight is not None:
                    value = _multiply_add(builder, weight, factor, value)
                else:
                    value = builder.fadd(value, factor)
                _store(builder, value, args.table, entry)

    _stretches(builder, args, body)


def _pack(builder: Any, values: Any, flags: Any, array: Any, count: Any) -> None:
    """Pack the values whose flags are set into ``array[count:]``."""
    name = f"llvm.experimental.vector.compress.v{LANES}{'f32' if values.type == VECTOR else 'i32'}"
    form = ir.FunctionType(values.type, [values.type, flags.type, values.type])
    compress = cgutils.get_or_insert_function(builder.module, form, name)
    _store(builder, builder.call(compress, [values, flags, ir.Constant(values.type, ir.Undefined)]), array, count)


def _sift(builder: Any, vector: Any, gate: Any, units: Any, values: Any) -> Any:
    """Keep the entries of a vector where ``gate`` is above 0; writes the lists ``units`` (None: not) and ``values``.

    Returns the number of these entries.
    """
    zero = ir.Constant(VECTOR, None)
    lanes = ir.Constant(ir.VectorType(WORD, LANES), [WORD(k) for k in range(LANES)])
    count = cgutils.alloca_once_value(builder, LONG(0))
    with cgutils.for_range_slice(builder, LONG(0), vector.shape[0], LONG(LANES)) as (column, _):
        entries, gates = _load(builder, vector, column), _load(builder, gate, column)
        above = builder.fcmp_ordered(">", gates, zero)
        _store(builder, builder.select(above, entries, zero), vector, column)
        so_far = builder.load(count)
        _pack(builder, entries, above, values, so_far)
        if units is not None:
            first = _broadcast(builder, WORD, builder.trunc(column, WORD))
            _pack(builder, builder.add(first, lanes), above, units, so_far)
        active = builder.ctpop(builder.bitcast(above, ir.IntType(LANES)))
        builder.store(builder.add(so_far, builder.zext(active, LONG)), count)
    return builder.load(count)


@intrinsic(relu)
def _relu(builder: Any, args: Any) -> Any:
    return _sift(builder, args.vector, args.vector, args.units, args.values)


@intrinsic(relu_backward)
def _relu_backward(builder: Any, args: Any) -> None:
    _sift(builder, args.vector, args.gate, None, args.values)


intrinsic(add_rows)(partial(_gather, weighted=False))
intrinsic(add_weighted_rows)(partial(_gather, weighted=True))
intrinsic(dot_rows)(_dot)
intrinsic(scatter_add)(partial(_scatter, weighted=False))
intrinsic(scatter_add_weighted)(partial(_scatter, weighted=True))
