"""What ``bits``, ``simd_rows`` and ``simd_lists`` share: instructions for a Python function, where it is compiled."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable
from types import SimpleNamespace
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing import signature
from numba.extending import lower_builtin, type_callable

BIT, BYTE, SHORT, WORD, LONG = (ir.IntType(bits) for bits in (1, 8, 16, 32, 64))


class Operand:
    """An array argument: a pointer to its first entry (``data``), and its shape."""

    def __init__(self, context: Any, builder: Any, kind: Any, array: Any) -> None:
        view = context.make_array(kind)(context, builder, array)
        self.builder, self.data, self.width = builder, view.data, 0
        self.itemsize = context.get_abi_sizeof(context.get_data_type(kind.dtype))
        if isinstance(kind, types.NestedArray):  # a field of a record
            self.shape, self.width = [LONG(size) for size in kind.shape], kind.shape[-1]
        else:
            assert kind.layout == "C"
            self.shape = [builder.extract_value(view.shape, k) for k in range(kind.ndim)]

    def at(self, *index: Any) -> Any:
        """A pointer to an entry."""
        entry = index[0]
        for size, part in zip(self.shape[1:], index[1:], strict=True):
            entry = self.builder.add(self.builder.mul(entry, size), part)
        return self.builder.gep(self.data, [entry])


class Arguments(SimpleNamespace):
    """The arguments of an intrinsic by name."""


def intrinsic(function: Callable[..., Any]) -> Any:
    """A decorator of what writes the instructions for a Python function.

    It is given the builder and the function's arguments by name: those annotated ``Any`` as an ``Operand``, the others
    as int64.
    """
    parameters = inspect.signature(function)
    arrays = [parameter.annotation == "Any" for parameter in parameters.parameters.values()]
    result = types.int64 if parameters.return_annotation == "int" else types.void

    def decorate(write: Any) -> Any:
        @type_callable(function)
        def typed(_context: Any) -> Any:
            def typer(*args: Any) -> Any:
                wide = [arg if is_array else types.int64 for arg, is_array in zip(args, arrays, strict=True)]
                return signature(result, *wide)

            typer.pysig = parameters  # type: ignore[attr-defined]
            return typer

        @lower_builtin(function, *(types.Array if is_array else types.Integer for is_array in arrays))
        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            arguments = Arguments()
            for name, kind, arg in zip(parameters.parameters, sig.args, args, strict=True):
                is_array = isinstance(kind, types.Array)
                setattr(arguments, name, Operand(context, builder, kind, arg) if is_array else arg)
            value = write(builder, arguments)
            return context.get_dummy_value() if value is None else value

        return write

    return decorate


def constants(kind: Any, values: Iterable[int]) -> Any:
    """A constant vector."""
    entries = [kind(value) for value in values]
    return ir.Constant(ir.VectorType(kind, len(entries)), entries)


def broadcast(builder: Any, kind: Any, number: Any, lanes: int) -> Any:
    """A vector with a number in all its lanes."""
    empty = ir.Constant(ir.VectorType(kind, lanes), ir.Undefined)
    first = builder.insert_element(empty, builder.trunc(number, kind), WORD(0))
    return builder.shuffle_vector(first, empty, constants(WORD, [0] * lanes))


def load(builder: Any, place: Any, lanes: int) -> Any:
    """The entries from a place on as a vector."""
    kind = place.type.pointee
    return builder.load(builder.bitcast(place, ir.VectorType(kind, lanes).as_pointer()), align=kind.width // 8)


def store(builder: Any, values: Any, place: Any) -> None:
    """Write a vector from a place on."""
    builder.store(values, builder.bitcast(place, values.type.as_pointer()), align=place.type.pointee.width // 8)


def as_bits(builder: Any, flags: Any) -> Any:
    """A vector of truth values as the bits of a number, the first one lowest."""
    assert sys.byteorder == "little"
    return builder.zext(builder.bitcast(flags, ir.IntType(flags.type.count)), LONG)


def reduce(builder: Any, how: str, values: Any) -> Any:
    """All lanes of a vector added up, or-ed, ..."""
    kind = values.type.element
    name = f"llvm.vector.reduce.{how}.v{values.type.count}i{kind.width}"
    function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(kind, [values.type]), name)
    return builder.zext(builder.call(function, [values]), LONG)


def compress(builder: Any, values: Any, flags: Any, place: Any) -> Any:
    """Store the marked lanes one after the other, and garbage after them; returns how many they are."""
    kind = values.type
    form = ir.FunctionType(kind, [kind, flags.type, kind])
    name = f"llvm.experimental.vector.compress.v{kind.count}i{kind.element.width}"
    function = cgutils.get_or_insert_function(builder.module, form, name)
    store(builder, builder.call(function, [values, flags, ir.Constant(kind, ir.Undefined)]), place)
    return builder.ctpop(as_bits(builder, flags))
