"""Compile entry points in another process while this one compiles the first: numba compiles with one core.

The other process runs a short use of the library in which entry points do nothing but compile:
``BADBONES_COMPILE_ONLY`` names those that it compiles. They come to this process by the cache.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from . import wheel_code
from .compile_cache import Function, cache_directory

ONLY = os.environ.get("BADBONES_COMPILE_ONLY")
_helpers: dict[str, subprocess.Popen[bytes]] = {}  # by the name of an entry point


def compile_ahead(module: str, workload: str, names: Sequence[str]) -> None:
    """Start ``python -m module workload`` for these entry points, if this process still has to compile the games' step.

    Nothing is done where a wheel brings bitcode or is built, or in such a process.
    """
    compiled = wheel_code.FOLDER.is_dir() or any(cache_directory().glob("kernels.run_games-*"))
    if ONLY or _helpers or compiled or wheel_code.WRITE_TO or os.environ.get("NUMBA_DISABLE_JIT"):
        return
    environment = os.environ | {"BADBONES_COMPILE_ONLY": ",".join(names), "BADBONES_QUIET": "1"}
    command = [sys.executable, "-P", "-m", module, workload]
    helper = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _helpers.update(dict.fromkeys(names, helper))


def await_helper(name: str, load: Callable[[], Any]) -> Any:
    """What ``load`` finds once a helper has compiled an entry point; None if none does."""
    helper, result = _helpers.get(name), None
    while helper and result is None:
        running = helper.poll() is None
        result = load()  # once more after its end
        if not running:
            del _helpers[name]
            break
        time.sleep(0.05)
    return result


def compiling_only(dispatcher: Any) -> Function:
    """An entry point that compiles for its arguments if it is one of ``ONLY``, and does nothing; its result is 1."""
    name = dispatcher.py_func.__name__

    def compile_for(*args: Any) -> int:
        if name in str(ONLY).split(","):
            dispatcher.compile(tuple(map(dispatcher.typeof_pyval, args)))
        return 1

    return compile_for
