"""Compilation: the decorators of the rules and of everything else that is compiled.

``compiled`` is for functions that only compiled functions call, ``entry_point`` for those that Python calls. What they
make is kept on disk (``compile_cache``). ``numba_internals`` makes numba fit the rules.

``NUMBA_DISABLE_JIT=1`` runs the same code as plain Python, for debugging and coverage. ``BADBONES_CHECK_INDICES=1``
compiles a test into every access to an array: an index out of range ends the process instead of corrupting memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba

from . import ahead
from .compile_cache import Function, python_of, source_folders, source_hash
from .numba_internals import ENTRY, INNER, EngineCache, int64_arguments, trap_out_of_bounds

__all__ = [
    "compiled", "entry_point", "entry_point_of", "entry_point_uncached", "inlined", "python_of", "source_folders",
    "source_hash", "trap_out_of_bounds",
]  # fmt: skip


def compiled(function: Function, forceinline: bool = False) -> Function:
    """Compile a function that only compiled functions call, once: all its whole numbers are int64."""
    dispatcher = numba.njit(error_model="numpy", forceinline=forceinline, **INNER)(function)
    if not numba.config.DISABLE_JIT:
        int64_arguments(dispatcher)
    return dispatcher  # type: ignore[no-any-return]


def inlined(function: Function) -> Function:
    """``compiled``, with its code at the place of every call: for parts that get many arrays."""
    return compiled(function, forceinline=True)


def entry_point_uncached(function: Function) -> Function:
    """Compile a function that Python calls, without the GIL, for this process only."""
    return numba.njit(nogil=True, error_model="numpy", **ENTRY)(function)  # type: ignore[no-any-return]


def entry_point(function: Function) -> Function:
    """Compile a function that Python calls: without the GIL, kept on disk."""
    dispatcher: Any = entry_point_uncached(function)
    if not numba.config.DISABLE_JIT and "__file__" in function.__globals__:  # what is typed in has no file to watch
        dispatcher._cache = EngineCache(function)
        if ahead.ONLY:
            return ahead.compiling_only(dispatcher)
    return dispatcher  # type: ignore[no-any-return]


def _grouped(function: Function, groups: dict[str, Any], compile_entry: Callable[[Function], Function]) -> Any:
    """A Python function that takes its groups apart and calls an entry point, which puts them together again.

    numba takes several microseconds to find out the type of a named tuple; in compiled code tuples cost nothing.
    """
    code = function.__code__
    names = code.co_varnames[: code.co_argcount]
    fields = {name: [f"{name}_{field}" for field in group._fields] for name, group in groups.items()}
    flat = ", ".join(field for name in names for field in fields.get(name, [name]))
    whole = ", ".join(
        f"{groups[name].__name__}({', '.join(fields[name])})" if name in groups else name for name in names
    )
    apart = ", ".join(f"*{name}" if name in groups else name for name in names)
    namespace = {**function.__globals__, "_body": compiled(function, forceinline=True)}
    # it looks as if it stood where the function stands, so that it is cached with it
    start = "\n" * (code.co_firstlineno - 1)
    exec(
        compile(f"{start}def {code.co_name}({flat}):\n    return _body({whole})\n", code.co_filename, "exec"), namespace
    )
    entry = compile_entry(namespace[code.co_name])
    exec(f"def {code.co_name}({', '.join(names)}):\n    return _entry({apart})\n", {"_entry": entry}, namespace)
    call = namespace[code.co_name]
    call.py_func, call.__doc__ = function, function.__doc__
    return call


def entry_point_of(
    compile_entry: Callable[[Function], Function] = entry_point, **groups: Any
) -> Callable[[Function], Any]:
    """``entry_point`` for a function some of whose arguments are named tuples of these types."""

    def decorate(function: Function) -> Any:
        return function if numba.config.DISABLE_JIT else _grouped(function, groups, compile_entry)

    return decorate
