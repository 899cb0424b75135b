"""LLVM bitcode shipped in wheels, so that a first run skips numba's front end.

A wheel built with ``BADBONES_BITCODE=1`` (``setup.py``) has one file for each signature of an entry point: its LLVM
module before the final optimisation, which is independent of the processor. If the cache has no machine code, that
module is optimised for this processor and cached as if numba had compiled it.

A file name contains a hash of everything that the bitcode depends on: sources, versions of Python, numba and llvmlite,
platform, signature, and the settings that change lowering. So other versions find no file and compile. The files are
pickles: a file is read only if the RECORD of the installed wheel has its hash.
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
WRITE_TO = os.environ.get("BADBONES_WRITE_BITCODE")  # a folder: every compiled entry point is written there
LIBRARY, ANNOTATION = 0, 6  # indices in the tuple of numba's CompileResult._reduce


def file_name(function: str, stamp: str, key: Any) -> str:
    """The file name of a function. ``key`` is numba's index key, of which the processor's name is left out."""
    signature, (triple, *_), code = key
    settings = [
        getattr(numba.config, name, None) for name in ("BOUNDSCHECK", "DEBUGINFO_DEFAULT", "USING_SVML", "DEBUG")
    ]
    depends_on = (stamp, llvmlite.__version__, triple, settings, signature, code)
    return f"{function}.{hashlib.sha256(repr(depends_on).encode()).hexdigest()[:24]}.xz"


@cache
def _recorded_hashes() -> dict[Path, str]:
    """The SHA-256 of each bitcode file, from the RECORD of the installed wheel."""
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
    """The content of a bitcode file; None if it is missing or its hash is not that of the RECORD."""
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
    """A compiled function from the result of ``read``, optimised for this processor."""
    name, bitcode = data[LIBRARY]
    library = context.codegen().create_library(name)
    library.enable_object_caching()
    library._final_module = llvm.parse_bitcode(bitcode)
    library._optimize_final_module()
    library._final_module.verify()
    library._finalize_final_module()
    return CompileResult._rebuild(_LoadedContext(context, library), *data)._replace(target_context=context)


class _LoadedContext:
    """A target context for ``_rebuild`` that returns a library which is already loaded."""

    def __init__(self, context: Any, library: Any) -> None:
        self._context, self._library = context, library

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    def codegen(self) -> Any:
        return self

    def unserialize_library(self, data: Any) -> Any:
        return self._library


def write(name: str, result: Any) -> None:
    """Write the bitcode of a compiled function to the folder ``WRITE_TO``."""
    data = list(result._reduce())
    data[LIBRARY] = (result.library.name, result.library._before_optimization)
    data[ANNOTATION] = ""
    folder = Path(str(WRITE_TO))
    folder.mkdir(parents=True, exist_ok=True)
    content = numba.core.serialize.dumps(tuple(data))
    (folder / name).write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


if WRITE_TO:
    _optimize = codegen.JITCodeLibrary._optimize_final_module

    def _keep_bitcode_and_optimize(self: Any) -> None:
        self._before_optimization = self._final_module.as_bitcode()
        _optimize(self)

    codegen.JITCodeLibrary._optimize_final_module = _keep_bitcode_and_optimize
