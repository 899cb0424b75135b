"""What this project changes in numba, by its internal names: so compiling the rules takes a third of the time, indices
are plain, inner functions do not count references, and the cache believes no damaged file. ``numba_front_end`` has what
only saves time.

All versions that ``pyproject.toml`` allows have these names.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba.core import caching, codegen
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NativeLowering, NopythonTypeInference
from numba.np import arrayobj

from . import ahead, progress, wheel_code
from .compile_cache import cache_directory, source_folders, source_hash
from .numba_front_end import faster_front_end

CHECK_INDICES = bool(os.environ.get("BADBONES_CHECK_INDICES"))


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
    _shared_module: Any

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = "linkonce_odr"
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """Its code with that of all it calls, callers first; numba would link anew for every level of the call tree."""
        if self._shared_module is None:
            self._shared_module = self._final_module.clone()
            seen, due = {self}, self._linking_libraries[::-1]
            while due:
                library = due.pop()
                if library not in seen:
                    seen.add(library)
                    part = isinstance(library, _PartLibrary)
                    due += library._linking_libraries[::-1] if part else []
                    module = library._final_module if part else library._get_module_for_linking()
                    self._shared_module.link_in(module, preserve=True)
        return self._shared_module

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


def trap_out_of_bounds(builder: Any, index: Any, size: Any) -> None:
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
            trap_out_of_bounds(builder, index, size)
            return index

        arrayobj.fix_integer_index = plain_index
        try:
            return bool(super().run_pass(state))
        finally:
            arrayobj.fix_integer_index = numbas


class _EntryCompiler(CompilerBase):
    """numba's ordinary pipeline with plain indices."""

    bar: ClassVar[progress.Bar | None] = None  # of the entry point that is being compiled, under numba's lock

    def compile_extra(self, func: Any) -> Any:
        bar = _EntryCompiler.bar or progress.Bar(func)
        bar.advance()
        if _EntryCompiler.bar:
            return super().compile_extra(func)
        _EntryCompiler.bar = bar
        try:
            with faster_front_end():
                return super().compile_extra(func)
        finally:
            _EntryCompiler.bar = None
            bar.close()

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


class CheckedFiles(caching.IndexDataCacheFile):
    """A file for every compiled signature of a function, headed by a hash of its content.

    One that is damaged is thrown away and its code compiled again; one that cannot be written is done without.
    """

    def _path(self, key: Any) -> Path:
        digest = hashlib.sha256(repr((self._source_stamp, key)).encode()).hexdigest()[:24]
        return Path(self._cache_path, self._index_name.removesuffix(".nbi") + f".{digest}.nbc")

    def flush(self) -> None:
        pass

    def load(self, key: Any) -> Any:
        """The compiled code; None if there is none that can be trusted."""
        path = self._path(key)
        try:
            content = path.read_bytes()
            if hashlib.sha256(content[32:]).digest() != content[:32]:
                raise ValueError("the file is damaged")
            return pickle.loads(content[32:])
        except FileNotFoundError:
            return None
        except Exception:  # whatever damage does: it is compiled again
            with contextlib.suppress(OSError):
                path.unlink()
            return None

    def save(self, key: Any, data: Any) -> None:
        """Keep it, if it can be written."""
        content = self._dump(data)
        with contextlib.suppress(OSError), self._open_for_write(str(self._path(key))) as file:
            file.write(hashlib.sha256(content).digest() + content)


class _Locator(caching._CacheLocator):
    """Where numba keeps a function of ours."""

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


class EngineCache(caching.FunctionCache):
    """numba's function cache at our place, in our files, and behind it the bitcode of the wheel."""

    _impl_class = _CacheImpl

    def __init__(self, function: Any) -> None:
        super().__init__(function)
        self._name = function.__name__
        self._cache_file = CheckedFiles(
            self._cache_path, self._impl.filename_base, self._impl.locator.get_source_stamp()
        )

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        load = partial(super().load_overload, sig, target_context)
        result = load() or self._from_wheel(sig, target_context) or ahead.await_helper(self._name, load)
        if result is None:
            progress.say_once("compiling for this machine (once, up to a minute) ...")
        return result

    def save_overload(self, sig: Any, data: Any) -> None:
        if wheel_code.WRITE_TO:
            wheel_code.write(self._wheel_file(sig, data.codegen), data)
        with contextlib.suppress(OSError):
            super().save_overload(sig, data)

    def _from_wheel(self, sig: Any, target_context: Any) -> Any:
        """The function from the wheel's bitcode, then kept in the cache; None where it must be compiled."""
        try:
            data = wheel_code.read(self._wheel_file(sig, target_context.codegen()))
            if data is None:
                return None
            progress.say_once("optimizing for this machine (once, a few seconds) ...")
            result = wheel_code.finish(target_context, data)
        except Exception:  # whatever does not fit: it is compiled
            return None
        with contextlib.suppress(OSError):
            super().save_overload(sig, result)
        return result

    def _wheel_file(self, sig: Any, code_generator: Any) -> str:
        key = self._index_key(sig, code_generator)
        return wheel_code.file_name(self._impl.filename_base, self._impl.locator.get_source_stamp(), key)


def int64_arguments(dispatcher: Any) -> None:
    """Let a function be compiled once: all its whole numbers are int64."""

    def get_call_template(args: Any, kws: Any) -> Any:
        wide = [numba.int64 if isinstance(numba.types.unliteral(arg), numba.types.Integer) else arg for arg in args]
        return type(dispatcher).get_call_template(dispatcher, wide, kws)

    dispatcher.get_call_template = get_call_template


# options of numba.njit
INNER: dict[str, Any] = {
    "_nrt": False,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "pipeline_class": _PartCompiler,
}
ENTRY: dict[str, Any] = {"_nrt": False, "no_cfunc_wrapper": True, "pipeline_class": _EntryCompiler}
