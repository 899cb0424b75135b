"""numba's front end (typing and lowering), faster while one of our entry points is compiled.

Most of a cold start is Python code of numba, not LLVM. Each patch replaces a function of numba by one with the same
result, so the machine code is the same. The patches are installed for the time of a compilation and taken out again.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import numba
from numba.core import base, codegen, event, ir, postproc, targetconfig, transforms, types, utils

TESTED = ("0.68.",)  # other versions of numba compile unpatched


def _typed_once() -> Callable[..., Any]:
    """Resolve a call of a built-in function with the same argument types once: numba tries every template again."""
    resolve = types.BaseFunction.get_call_type
    known: dict[Any, Any] = {}

    def get_call_type(self: Any, context: Any, args: Any, kws: Any) -> Any:
        flags = targetconfig.ConfigStack.top_or_none()
        key = (self, context, tuple(args), tuple(kws.items()), flags)
        if key not in known:
            signature: Any = resolve(self, context, args, kws)
            known[key] = signature, self._impl_keys[signature.args]
        signature, impl_key = known[key]
        self._impl_keys[signature.args] = impl_key
        return signature

    return get_call_type


def _hash_of_flags(self: Any) -> int:
    """numba hashes the sorted names of all flags, which are the same for all instances."""
    return hash(type(self))


def _equal_flags(self: Any, other: Any) -> bool:
    """numba builds a dictionary of all flags for both sides; those that are set on neither side are equal."""
    if type(self) is not type(other):
        return False
    if self._values == other._values:
        return True
    names = self._values.keys() | other._values.keys()
    return all(getattr(self, name) == getattr(other, name) for name in names)


def _described_once() -> Callable[..., Any]:
    """The text of a record type is built for every pass over every function that takes one: keep it."""
    describe = types.Record.__repr__
    known: dict[int, tuple[Any, str]] = {}  # by id, with the type, so that the id stays taken

    def __repr__(self: Any) -> str:
        if id(self) not in known:
            known[id(self)] = self, describe(self)
        return known[id(self)][1]

    return __repr__


def _without_lock_events(notify: Callable[..., Any]) -> Callable[..., Any]:
    """Tens of thousands of events say that a lock is taken; they only serve timers in the metadata."""

    def event_of(kind: str, *args: Any, **kwargs: Any) -> None:
        if not kind.endswith("_lock"):
            notify(kind, *args, **kwargs)

    return event_of


def _variables_by_type() -> Callable[..., Any]:
    """The variables of an instruction: what to do with a value is decided once for its type."""
    nothing, variable, instruction, sequence, mapping = range(5)
    kinds: dict[type, int] = {}

    def kind_of(value: Any) -> int:
        for kind, classes in (
            (variable, ir.Var),
            (instruction, ir.Inst),
            (sequence, (list, tuple)),
            (mapping, dict),
        ):
            if isinstance(value, classes):
                return kind
        return nothing

    def collect(values: Iterable[Any], found: list[Any]) -> None:
        for value in values:
            cls = type(value)
            kind = kinds.get(cls)
            if kind is None:
                kind = kinds[cls] = kind_of(value)
            if kind == nothing:
                continue
            if kind == variable:
                found.append(value)
            elif kind == instruction:
                found += value.list_vars()
            else:
                collect(value if kind == sequence else value.values(), found)

    def _rec_list_vars(self: Any, value: Any) -> list[Any]:
        found: list[Any] = []
        collect((value,), found)
        return found

    return _rec_list_vars


def _without_liveness() -> Callable[..., Any]:
    """After every pass numba computes which variables live at the entry of each block: only generators need it."""
    process = postproc.PostProcessor.run

    def run(self: Any, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
        function = self.func_ir
        if function.is_generator:
            process(self, emit_dels, extend_lifetimes)
            return
        function.blocks = transforms.canonicalize_cfg(function.blocks)
        function.variable_lifetime = postproc.VariableLifetime(function.blocks)
        function.generator_info = None
        if emit_dels:
            self._insert_var_dels(extend_lifetimes=extend_lifetimes)

    return run


def _refreshed_when_new() -> Callable[..., Any]:
    """Where a first search fails, numba looks for new entries in all registries: mostly there are none."""
    refresh = base.BaseContext.refresh
    known: dict[Any, int] = {}

    def entries(context: Any) -> int:
        registries = (context._registries, context.typing_context._registries)
        return sum(
            len(getattr(registry, name))
            for loaders in registries
            for registry, loader in loaders.items()
            for name in loader.registry_items
        )

    def refreshed(self: Any) -> None:
        if known.get(self) != entries(self):
            refresh(self)
            known[self] = entries(self)

    return refreshed


def _optimize_defined_functions(self: Any, module: Any) -> None:
    """numba also sets up the passes for every function that is only declared, which they leave as it is."""
    module.data_layout = self._codegen._data_layout
    for function in module.functions:
        if not function.is_declaration:
            manager, builder = self._codegen._function_pass_manager()
            manager.run(function, builder)


PATCHES: tuple[tuple[Any, str, Callable[[], Callable[..., Any]]], ...] = (
    (types.BaseFunction, "get_call_type", _typed_once),
    (targetconfig.TargetConfig, "__hash__", lambda: _hash_of_flags),
    (targetconfig.TargetConfig, "__eq__", lambda: _equal_flags),
    (types.Record, "__repr__", _described_once),
    (base.BaseContext, "refresh", _refreshed_when_new),
    (utils, "pysignature", lambda: cache(utils.pysignature)),
    (event, "start_event", lambda: _without_lock_events(event.start_event)),
    (event, "end_event", lambda: _without_lock_events(event.end_event)),
    (ir.Inst, "_rec_list_vars", _variables_by_type),
    (postproc.PostProcessor, "run", _without_liveness),
    (codegen.CPUCodeLibrary, "_optimize_functions", lambda: _optimize_defined_functions),
)


@contextlib.contextmanager
def faster_front_end() -> Iterator[None]:
    """Compile an entry point, with all the functions it calls, with the patches and without garbage collection."""
    patches = PATCHES if numba.__version__.startswith(TESTED) else ()
    originals = [(owner, name, getattr(owner, name)) for owner, name, _ in patches]
    collecting = gc.isenabled()
    gc.disable()  # it would look through millions of live objects again and again
    try:
        for owner, name, patch in patches:
            setattr(owner, name, patch())
        yield
    finally:
        for owner, name, original in originals:
            setattr(owner, name, original)
        if collecting:
            gc.enable()
