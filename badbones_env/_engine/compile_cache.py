"""Where compiled code is kept: directories that cannot go stale.

numba's own on-disk cache looks only at the file a function stands in: an edit in an imported module goes unnoticed.
Here compiled code is cached in a directory whose name is a hash of *all* sources of the rules, the engine and the
observations, of the folder that the entry point stands in, and of every folder from which it has compiled functions, so
that a changed source means another directory. It lies in the user's cache (``BADBONES_CACHE_DIR`` overrides
it): the package itself may be read-only. Where nothing can be written, or others could write, a temporary directory
serves.

Directories that nobody has used for a month are removed.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba

from .progress import say_once

Function = Callable[..., Any]

PACKAGE = Path(__file__).resolve().parents[1]
ENGINE_FOLDERS = frozenset(PACKAGE / name for name in ("rules", "_engine", "observation"))
UNUSED_DAYS = 30


def python_of(function: Function) -> Function:
    """The plain Python function behind a compiled one."""
    return getattr(function, "py_func", function)


@cache
def source_hash(folders: frozenset[Path] = frozenset()) -> str:
    """A hash of every source file that is compiled (the engine and these folders), and of the versions that compile."""
    checked = bool(os.environ.get("BADBONES_CHECK_INDICES"))
    digest = hashlib.sha256(f"numba {numba.__version__} python {sys.version_info[:2]} {checked}".encode())
    for folder in sorted(ENGINE_FOLDERS | folders):
        for path in sorted(folder.glob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def source_folders(function: Function) -> frozenset[Path]:
    """The folders whose sources a function is compiled from: its own and those of all compiled functions it can see.

    What it can see are the globals of its module, of the modules of the functions found there, and so on.
    """
    folders: set[Path] = set()
    visited: set[int] = set()
    due = [python_of(function)]
    while due:
        names = due.pop().__globals__
        if id(names) in visited:
            continue
        visited.add(id(names))
        folders.add(Path(names["__file__"]).resolve().parent)
        due += [value.py_func for value in names.values() if hasattr(value, "py_func")]
    return frozenset(folders)


def _cache_root() -> Path:
    folder = os.environ.get("BADBONES_CACHE_DIR")
    if folder:
        return Path(folder)
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "badbones"


@cache
def cache_directory(folders: frozenset[Path] = frozenset()) -> Path:
    """The directory of code compiled from these folders: in the user's cache, or a temporary one where need be."""
    path = _cache_root() / source_hash(folders)
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _is_ours(path):
            raise OSError
        os.utime(path)  # it is in use
        tempfile.TemporaryFile(dir=path).close()
    except OSError:
        path = Path(tempfile.mkdtemp(prefix="badbones-"))
        atexit.register(shutil.rmtree, path, ignore_errors=True)
    else:
        _prune(path.parent)
    return path


def _is_ours(path: Path) -> bool:
    """Whether nobody else can have put code into a directory: what is in it will be run."""
    if os.name != "posix":
        return True
    status = path.stat()
    ours = status.st_uid == os.getuid() and not status.st_mode & 0o022
    if not ours:
        say_once(f"others can write to {path}: compiling without this cache; remove it, or set BADBONES_CACHE_DIR")
    return ours


def _prune(root: Path) -> None:
    """Remove the directories of sources that have not been in use for long."""
    oldest = time.time() - UNUSED_DAYS * 86_400
    with contextlib.suppress(OSError):
        for path in root.iterdir():
            own = len(path.name) == 16 and set(path.name) <= set("0123456789abcdef") and path.is_dir()
            if own and path.stat().st_mtime < oldest:
                shutil.rmtree(path, ignore_errors=True)
