"""Compilation: one decorator for the rules, and a cache that cannot go stale.

numba's own on-disk cache looks only at the file a function stands in: an edit in an imported module goes unnoticed.
Here compiled code is cached in a directory whose name is a hash of *all* sources of ``badbones_env/rules``, of the
folder that the entry point stands in, of every folder from which it has compiled functions, and of this module, so that
a changed source means another directory. It lies in the user's cache (``BADBONES_CACHE_DIR`` overrides it): the package
itself may be read-only. Where nothing can be written a temporary directory serves.

``NUMBA_DISABLE_JIT=1`` runs the same code as plain Python, for debugging and coverage. ``BADBONES_CHECK_INDICES=1``
compiles a test into every access to an array: an index outside ends the process at once instead of spoiling memory.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, ClassVar

import numba
from llvmlite import ir
from numba.core import caching, codegen
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NativeLowering, NopythonTypeInference
from numba.np import arrayobj

Function = Callable[..., Any]

CHECK_INDICES = bool(os.environ.get("BADBONES_CHECK_INDICES"))
ENGINE_FOLDER = (Path(__file__).parent / "rules").resolve()


@cache
def source_hash(folders: frozenset[Path] = frozenset()) -> str:
    """A hash of every source file that is compiled (the rules and these folders), and of the versions that compile."""
    versions = f"numba {numba.__version__} python {sys.version_info[:2]} {'checked' if CHECK_INDICES else ''}"
    digest = hashlib.sha256(versions.encode())
    for folder in sorted({ENGINE_FOLDER, *folders}):
        for path in sorted(folder.glob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()[:16]


def source_folders(function: Function) -> frozenset[Path]:
    """The folders whose sources a function is compiled from: its own and those of all compiled functions it can see.

    What it can see are the globals of its module, of the modules of the functions found there, and so on.
    """
    folders: set[Path] = set()
    seen: set[int] = set()
    due = [python_of(function)]
    while due:
        names = due.pop().__globals__
        if id(names) in seen:
            continue
        seen.add(id(names))
        folders.add(Path(names["__file__"]).resolve().parent)
        due += [value.py_func for value in names.values() if hasattr(value, "py_func")]
    return frozenset(folders)


def _cache_root() -> Path:
    chosen = os.environ.get("BADBONES_CACHE_DIR")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "badbones"


@cache
def cache_directory(folders: frozenset[Path] = frozenset()) -> Path:
    """The directory of code compiled from these folders: in the user's cache, or a temporary one where need be."""
    path = _cache_root() / source_hash(folders)
    try:
        path.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=path).close()
    except OSError:
        path = Path(tempfile.mkdtemp(prefix="badbones-"))
        atexit.register(shutil.rmtree, path, ignore_errors=True)
    return path


class _Locator(caching._CacheLocator):
    """Where numba keeps a function of ours: see the module's text."""

    def __init__(self, function: Any) -> None:
        self._line = function.__code__.co_firstlineno
        self._folders = source_folders(function)

    def get_cache_path(self) -> str:
        return str(cache_directory(self._folders))

    def get_source_stamp(self) -> str:
        return source_hash(self._folders)

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _Locator:
        return cls(py_func)


class _CacheImpl(caching.CompileResultCacheImpl):
    _locator_classes = (_Locator,)


class _EngineCache(caching.FunctionCache):
    """numba's function cache at our place, which tells of compilations: once of the rules, of each agent."""

    _impl_class = _CacheImpl
    _told: ClassVar[set[str]] = set()

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        found = super().load_overload(sig, target_context)
        module = self._py_func.__module__
        what = "the rules" if module.startswith("badbones_env.") else module
        if found is None and what not in self._told and not os.environ.get("BADBONES_QUIET"):
            print(f"badbones: compiling {what} for this machine (once, up to a minute) ...", file=sys.stderr)
            self._told.add(what)
        return found


class _PartLibrary(codegen.JITCodeLibrary):
    """The code of an inner function: linked into its callers, but neither optimised nor made machine code by itself.

    numba does both for every function with all that it calls, so a leaf of a deep call tree would be optimised once per
    level. Leaving it to the entry points divides the time to compile the rules by about three.
    """

    class _NoEnvironment:
        """Inner functions raise nothing, so they need no environment object."""

        @staticmethod
        def set_env(name: str, env: Any) -> None:
            pass

    codegen = property(lambda self: self._NoEnvironment)

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0


@register_pass(mutates_CFG=False, analysis_only=True)
class _UsePartLibrary(FunctionPass):
    _name = "badbones_use_part_library"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        state.library = _PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return False


def trap_outside(builder: Any, index: Any, size: Any) -> None:
    """With BADBONES_CHECK_INDICES: instructions that end the process if an index is not below ``size``."""
    if CHECK_INDICES:
        with builder.if_then(builder.icmp_unsigned(">=", index, size), likely=False):
            stop = ir.FunctionType(ir.VoidType(), [])
            builder.call(builder.module.declare_intrinsic("llvm.trap", (), stop), [])


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerPlainIndices(NativeLowering):
    """numba's lowering, but only constants count from the end of an array when they are negative.

    numba asks of every index whether it is: that takes time at every access and keeps loops from becoming vector
    instructions. (One function is compiled at a time, under numba's lock.)
    """

    _name = "badbones_lower_plain_indices"

    def run_pass(self, state: Any) -> bool:
        numbas = arrayobj.fix_integer_index

        def plain_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
            if isinstance(index, ir.Constant):
                return numbas(context, builder, kind, index, size)
            index = context.cast(builder, index, kind, numba.types.intp)
            trap_outside(builder, index, size)
            return index

        arrayobj.fix_integer_index = plain_index
        try:
            return bool(super().run_pass(state))
        finally:
            arrayobj.fix_integer_index = numbas


class _EntryCompiler(CompilerBase):
    """numba's ordinary pipeline with plain indices."""

    def define_pipelines(self) -> list[Any]:
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [
            (_LowerPlainIndices if kind is NativeLowering else kind, what) for kind, what in pipeline.passes
        ]
        pipeline.finalize()
        return [pipeline]


class _PartCompiler(_EntryCompiler):
    """The same into a part library."""

    def define_pipelines(self) -> list[Any]:
        [pipeline] = super().define_pipelines()
        pipeline.add_pass_after(_UsePartLibrary, NopythonTypeInference)
        pipeline.finalize()
        return [pipeline]


def compiled(function: Function, forceinline: bool = False) -> Function:
    """Compile a function that only compiled functions call, once: all its whole numbers are int64."""
    dispatcher = numba.njit(
        error_model="numpy", _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=_PartCompiler,
        forceinline=forceinline,
    )(function)  # fmt: skip
    if not numba.config.DISABLE_JIT:
        dispatcher.get_call_template = partial(_call_with_int64, dispatcher)
    return dispatcher  # type: ignore[no-any-return]


def inlined(function: Function) -> Function:
    """``compiled``, with its code at the place of every call: for parts that get many arrays."""
    return compiled(function, forceinline=True)


def _call_with_int64(dispatcher: Any, args: Any, kws: Any) -> Any:
    wide = [numba.int64 if isinstance(numba.types.unliteral(arg), numba.types.Integer) else arg for arg in args]
    return type(dispatcher).get_call_template(dispatcher, wide, kws)


def python_of(function: Function) -> Function:
    """The plain Python function behind a compiled one."""
    return getattr(function, "py_func", function)


def entry_point_uncached(function: Function) -> Function:
    """Compile a function that Python calls, without the GIL, for this process only."""
    dispatcher = numba.njit(
        nogil=True, error_model="numpy", _nrt=False, no_cfunc_wrapper=True, pipeline_class=_EntryCompiler
    )(function)  # fmt: skip
    return dispatcher  # type: ignore[no-any-return]


def entry_point(function: Function) -> Function:
    """Compile a function that Python calls: without the GIL, cached as the module's text says."""
    dispatcher: Any = entry_point_uncached(function)
    if not numba.config.DISABLE_JIT and "__file__" in function.__globals__:  # what is typed in has no file to watch
        dispatcher._cache = _EngineCache(function)
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
    found = {**function.__globals__, "_body": compiled(function, forceinline=True)}
    # it looks as if it stood where the function stands, so that it is cached with it
    start = "\n" * (code.co_firstlineno - 1)
    exec(compile(f"{start}def {code.co_name}({flat}):\n    return _body({whole})\n", code.co_filename, "exec"), found)
    entry = compile_entry(found[code.co_name])
    exec(f"def {code.co_name}({', '.join(names)}):\n    return _entry({apart})\n", {"_entry": entry}, found)
    call = found[code.co_name]
    call.py_func, call.__doc__ = function, function.__doc__
    return call


def entry_point_of(
    compile_entry: Callable[[Function], Function] = entry_point, **groups: Any
) -> Callable[[Function], Any]:
    """``entry_point`` for a function some of whose arguments are named tuples of these types."""

    def decorate(function: Function) -> Any:
        return function if numba.config.DISABLE_JIT else _grouped(function, groups, compile_entry)

    return decorate
