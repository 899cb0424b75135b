"""Bitcode that a wheel carries, so that a first run needs LLVM but not numba's front end.

A wheel that is built with ``BADBONES_BITCODE=1`` (``setup.py``) has a file for each signature of an entry point: its
LLVM module just before the final optimisation, which knows nothing of the processor. Where the cache has no machine
code, that module is optimised for this processor, and the result is cached as if it had been compiled.

A file's name is a hash of all that it depends on: the sources, the versions of Python, numba and llvmlite, platform,
signature, and the settings that change lowering. So another version finds no file and compiles. Files are pickles: only
those are read whose hash stands in the RECORD of the installed wheel.
"""

from __future__ import annotations

import base64
import hashlib
import importlib.metadata
import lzma
import os
import pickle
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import llvmlite.binding as llvm
import numba
from numba.core import codegen
from numba.core.compiler import CompileResult

FOLDER = Path(__file__).resolve().parents[1] / "bitcode"
WRITE_TO = os.environ.get("BADBONES_WRITE_BITCODE")  # a folder: every entry point that is compiled is written there
LIBRARY, ANNOTATION = 0, 6  # places in what numba pickles of a compiled function


def file_name(function: str, stamp: str, key: Any) -> str:
    """The name of a file for a function and numba's key of a compiled signature, which also names the processor."""
    signature, (triple, *_), code = key
    settings = [
        getattr(numba.config, name, None) for name in ("BOUNDSCHECK", "DEBUGINFO_DEFAULT", "USING_SVML", "DEBUG")
    ]
    depends_on = (stamp, llvmlite.__version__, triple, settings, signature, code)
    return f"{function}.{hashlib.sha256(repr(depends_on).encode()).hexdigest()[:24]}.xz"


@cache
def _recorded_hashes() -> dict[Path, str]:
    """The files of bitcode in the RECORD of the installed wheel."""
    try:
        files = importlib.metadata.files("badbones") or []
    except importlib.metadata.PackageNotFoundError:
        return {}
    return {
        Path(str(file.locate())).resolve(): file.hash.value
        for file in files
        if file.suffix == ".xz" and file.hash and file.hash.mode == "sha256"
    }


def read(name: str) -> tuple[Any, ...] | None:
    """What the wheel has under a name; None if there is nothing, or nothing that its RECORD vouches for."""
    path = FOLDER / name
    recorded = _recorded_hashes().get(path) if path.is_file() else None
    if recorded is None:
        return None
    content = path.read_bytes()
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
    if digest != recorded:
        return None
    data: tuple[Any, ...] = pickle.loads(lzma.decompress(content))
    return data


def finish(context: Any, data: tuple[Any, ...]) -> Any:
    """A compiled function from what ``read`` gave: optimised and emitted for this processor."""
    name, bitcode = data[LIBRARY]
    library = context.codegen().create_library(name)
    library.enable_object_caching()
    library._final_module = llvm.parse_bitcode(bitcode)
    library._optimize_final_module()
    library._final_module.verify()
    library._finalize_final_module()
    return CompileResult._rebuild(_With(context, library), *data)._replace(target_context=context)


class _With:
    """A target context for ``_rebuild`` that has the library already."""

    def __init__(self, context: Any, library: Any) -> None:
        self._context, self._library = context, library

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    def codegen(self) -> Any:
        return self

    def unserialize_library(self, data: Any) -> Any:
        return self._library


def write(name: str, result: Any) -> None:
    """Keep a compiled function's bitcode for a wheel."""
    data = list(result._reduce())
    data[LIBRARY] = (result.library.name, result.library._before_optimization)
    data[ANNOTATION] = ""
    folder = Path(str(WRITE_TO))
    folder.mkdir(parents=True, exist_ok=True)
    content = numba.core.serialize.dumps(tuple(data))
    (folder / name).write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


if WRITE_TO:
    _optimize = codegen.JITCodeLibrary._optimize_final_module

    def _remember_and_optimize(self: Any) -> None:
        self._before_optimization = self._final_module.as_bitcode()
        _optimize(self)

    codegen.JITCodeLibrary._optimize_final_module = _remember_and_optimize
