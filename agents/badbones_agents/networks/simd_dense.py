"""Gather and scatter of matrix rows by SIMD instructions: the kernels of a sparse network.

Each is a plain Python function, followed by its compiled form: a loop over a list of rows that keeps a stretch of
columns in registers. Matrices are C-contiguous float32 with a multiple of LANES columns, lists are flat. Sums
run in the order of the list, so results depend on nothing else; a dot product adds up LANES parts and these in pairs.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing import signature
from numba.extending import lower_builtin, type_callable

from badbones_env.lowlevel import trap_outside

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


class _Rows:
    """Loads and stores of stretches of columns, for the functions below."""

    def __init__(self, context: Any, builder: Any, kinds: dict[str, Any], values: dict[str, Any]) -> None:
        self.builder = builder
        self.numbers = {name: values[name] for name, kind in kinds.items() if not isinstance(kind, types.Array)}
        arrays = {name: kind for name, kind in kinds.items() if isinstance(kind, types.Array)}
        assert all(kind.layout == "C" for kind in arrays.values())
        headers = {name: context.make_array(kind)(context, builder, values[name]) for name, kind in arrays.items()}
        self.data = {name: array.data for name, array in headers.items()}
        self.height = builder.extract_value(headers["table"].shape, 0)
        self.width = builder.extract_value(headers["table"].shape, 1)
        self.signed = kinds["rows"].dtype.signed
        kind = ir.FunctionType(VECTOR, [VECTOR] * 3)
        self.multiply_add = cgutils.get_or_insert_function(builder.module, kind, f"llvm.fmuladd.v{LANES}f32")

    def row(self, k: Any) -> Any:
        """The index of the first entry of the k-th listed row."""
        builder = self.builder
        number = builder.load(builder.gep(self.data["rows"], [builder.add(self.numbers["start"], k)]))
        number = (builder.sext if self.signed else builder.zext)(number, LONG)
        trap_outside(builder, number, self.height)
        return builder.mul(number, self.width)

    def single(self, name: str, k: Any) -> Any:
        """A pointer to entry first + k of a one-dimensional array."""
        return self.builder.gep(self.data[name], [self.builder.add(self.numbers["first"], k)])

    def broadcast(self, value: Any) -> Any:
        """A vector with the value in all lanes."""
        builder = self.builder
        empty = ir.Constant(VECTOR, ir.Undefined)
        first = builder.insert_element(empty, value, WORD(0))
        return builder.shuffle_vector(first, empty, ir.Constant(ir.VectorType(WORD, LANES), [WORD(0)] * LANES))

    def place(self, name: str, entry: Any) -> Any:
        return self.builder.bitcast(self.builder.gep(self.data[name], [entry]), VECTOR.as_pointer())

    def load(self, name: str, entry: Any) -> Any:
        return self.builder.load(self.place(name, entry), align=4)

    def store(self, value: Any, name: str, entry: Any) -> None:
        self.builder.store(value, self.place(name, entry), align=4)

    def stretches(self, body: Callable[[Any, int], None]) -> None:
        """``body(column, vectors)`` for all columns: whole stretches first, then vector by vector."""
        builder = self.builder
        whole = LONG(LANES * STRETCH)
        edge = builder.mul(builder.udiv(self.width, whole), whole)
        with cgutils.for_range_slice(builder, LONG(0), edge, whole) as (column, _):
            body(column, STRETCH)
        with cgutils.for_range_slice(builder, edge, self.width, LONG(LANES)) as (column, _):
            body(column, 1)

    def columns(self, column: Any, vectors: int) -> list[Any]:
        return [self.builder.add(column, LONG(LANES * k)) for k in range(vectors)]

    def total(self, vector: Any) -> Any:
        """The sum of a vector's lanes, in pairs."""
        builder, lanes = self.builder, LANES
        while lanes > 1:
            lanes //= 2
            kind = ir.VectorType(WORD, lanes)
            halves = [
                builder.shuffle_vector(vector, vector, ir.Constant(kind, [WORD(first + k) for k in range(lanes)]))
                for first in (0, lanes)
            ]
            vector = builder.fadd(*halves)
        return builder.extract_element(vector, WORD(0))


def _compiled_form(function: Callable[..., None]) -> Any:
    """Register a function that emits the instructions of a Python function, given ``_Rows`` of its arguments."""
    parameters = inspect.signature(function)
    names = list(parameters.parameters)

    def decorate(write: Callable[[_Rows], None]) -> Any:
        @type_callable(function)
        def typed(_context: Any) -> Any:
            def typer(*args: Any) -> Any:
                kinds = [arg if isinstance(arg, types.Array) else types.int64 for arg in args]
                return signature(types.void, *kinds)

            typer.pysig = parameters  # type: ignore[attr-defined]
            return typer

        kinds = [types.Integer if name in ("start", "count", "first") else types.Array for name in names]

        @lower_builtin(function, *kinds)
        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            write(_Rows(context, builder, dict(zip(names, sig.args, strict=True)), dict(zip(names, args, strict=True))))
            return context.get_dummy_value()

        return write

    return decorate


def _gather(rows: _Rows, weighted: bool) -> None:
    """Add up rows into ``out``, a stretch of columns at a time with its sums in registers."""
    builder = rows.builder

    def body(column: Any, vectors: int) -> None:
        columns = rows.columns(column, vectors)
        sums = [cgutils.alloca_once_value(builder, rows.load("out", entry)) for entry in columns]
        with cgutils.for_range(builder, rows.numbers["count"]) as loop:
            row = rows.row(loop.index)
            weight = rows.broadcast(builder.load(rows.single("weights", loop.index))) if weighted else None
            for total, entry in zip(sums, columns, strict=True):
                value = rows.load("table", builder.add(row, entry))
                if weight is not None:
                    value = builder.call(rows.multiply_add, [weight, value, builder.load(total)])
                else:
                    value = builder.fadd(builder.load(total), value)
                builder.store(value, total)
        for total, entry in zip(sums, columns, strict=True):
            rows.store(builder.load(total), "out", entry)

    rows.stretches(body)


@_compiled_form(add_rows)
def _add_rows(rows: _Rows) -> None:
    _gather(rows, weighted=False)


@_compiled_form(add_weighted_rows)
def _add_weighted_rows(rows: _Rows) -> None:
    _gather(rows, weighted=True)


@_compiled_form(dot_rows)
def _dot_rows(rows: _Rows) -> None:
    """Products of a stretch of columns are added to what the stretches before it gave."""
    builder = rows.builder
    with cgutils.for_range(builder, rows.numbers["count"]) as loop:
        builder.store(FLOAT(0.0), rows.single("out", loop.index))

    def body(column: Any, vectors: int) -> None:
        columns = rows.columns(column, vectors)
        factors = [rows.load("vector", entry) for entry in columns]
        with cgutils.for_range(builder, rows.numbers["count"]) as loop:
            row = rows.row(loop.index)
            sums = [ir.Constant(VECTOR, None)] * 2  # two, so that they need not wait for each other
            for k, (factor, entry) in enumerate(zip(factors, columns, strict=True)):
                value = rows.load("table", builder.add(row, entry))
                sums[k % 2] = builder.call(rows.multiply_add, [factor, value, sums[k % 2]])
            place = rows.single("out", loop.index)
            builder.store(builder.fadd(builder.load(place), rows.total(builder.fadd(*sums))), place)

    rows.stretches(body)


def _scatter(rows: _Rows, weighted: bool) -> None:
    """Add ``vector`` to rows, a stretch of columns at a time with its part of the vector in registers."""
    builder = rows.builder

    def body(column: Any, vectors: int) -> None:
        columns = rows.columns(column, vectors)
        factors = [rows.load("vector", entry) for entry in columns]
        with cgutils.for_range(builder, rows.numbers["count"]) as loop:
            row = rows.row(loop.index)
            weight = rows.broadcast(builder.load(rows.single("weights", loop.index))) if weighted else None
            for factor, column_entry in zip(factors, columns, strict=True):
                entry = builder.add(row, column_entry)
                value = rows.load("table", entry)
                if weight is not None:
                    value = builder.call(rows.multiply_add, [weight, factor, value])
                else:
                    value = builder.fadd(value, factor)
                rows.store(value, "table", entry)

    rows.stretches(body)


@_compiled_form(scatter_add)
def _scatter_add(rows: _Rows) -> None:
    _scatter(rows, weighted=False)


@_compiled_form(scatter_add_weighted)
def _scatter_add_weighted(rows: _Rows) -> None:
    _scatter(rows, weighted=True)


@type_callable(relu)
def _type_relu(_context: Any) -> Any:
    return lambda vector, units, values: types.int64


@type_callable(relu_backward)
def _type_relu_backward(_context: Any) -> Any:
    return lambda vector, gate, values: types.void


def _pack(builder: Any, values: Any, flags: Any, goal: Any, count: Any) -> None:
    """Pack the values whose flags are set into ``goal[count:]``."""
    kind = "f32" if values.type == VECTOR else "i32"
    name = f"llvm.experimental.vector.compress.v{LANES}{kind}"
    form = ir.FunctionType(values.type, [values.type, flags.type, values.type])
    compress = cgutils.get_or_insert_function(builder.module, form, name)
    packed = builder.call(compress, [values, flags, ir.Constant(values.type, ir.Undefined)])
    builder.store(packed, builder.bitcast(builder.gep(goal, [count]), values.type.as_pointer()), align=4)


def _sift(context: Any, builder: Any, kinds: Any, args: Any, gate: int, units: int, values: int) -> Any:
    """Keep the entries of argument 0, a vector, where the argument ``gate`` is above 0; returns their number.

    ``units`` and ``values`` are the indices of the lists to write; -1: none.
    """
    assert all(kind.layout == "C" for kind in kinds) and (units < 0 or kinds[units].dtype == types.int32)
    arrays = [context.make_array(kind)(context, builder, arg) for kind, arg in zip(kinds, args, strict=True)]
    numbers, zero = ir.VectorType(WORD, LANES), ir.Constant(VECTOR, None)
    lanes = ir.Constant(numbers, [WORD(k) for k in range(LANES)])
    count = cgutils.alloca_once_value(builder, LONG(0))
    width = builder.extract_value(arrays[0].shape, 0)
    with cgutils.for_range_slice(builder, LONG(0), width, LONG(LANES)) as (column, _):
        places = [builder.bitcast(builder.gep(arrays[k].data, [column]), VECTOR.as_pointer()) for k in (0, gate)]
        entries, gates = (builder.load(place, align=4) for place in places)
        above = builder.fcmp_ordered(">", gates, zero)
        builder.store(builder.select(above, entries, zero), places[0], align=4)
        so_far = builder.load(count)
        _pack(builder, entries, above, arrays[values].data, so_far)
        if units >= 0:
            empty = ir.Constant(numbers, ir.Undefined)
            first = builder.insert_element(empty, builder.trunc(column, WORD), WORD(0))
            first = builder.shuffle_vector(first, empty, ir.Constant(numbers, [WORD(0)] * LANES))
            _pack(builder, builder.add(first, lanes), above, arrays[units].data, so_far)
        active = builder.ctpop(builder.bitcast(above, ir.IntType(LANES)))
        builder.store(builder.add(so_far, builder.zext(active, LONG)), count)
    return builder.load(count)


@lower_builtin(relu, types.Array, types.Array, types.Array)
def _relu(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _sift(context, builder, sig.args, args, gate=0, units=1, values=2)


@lower_builtin(relu_backward, types.Array, types.Array, types.Array)
def _relu_backward(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    _sift(context, builder, sig.args, args, gate=1, units=-1, values=2)
    return context.get_dummy_value()
