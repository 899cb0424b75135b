"""What ``numba_internals`` gives, with nothing but numba's public names: compiling takes several times as long."""

from __future__ import annotations

from typing import Any

import numba

from .compile_cache import cache_directory, source_folders
from .progress import say_once

INNER: dict[str, Any] = {}
ENTRY: dict[str, Any] = {}


def tell(error: Exception) -> None:
    """Say once, for all processes of a run, why everything takes longer."""
    say_once(
        f"numba {numba.__version__} is not a version that was tested ({error}): compiling takes minutes; "
        "'pip install -c constraints.txt numba' gives one that was"
    )


def int64_arguments(dispatcher: Any) -> None:
    """numba compiles a function for every width of whole numbers."""


def keep_on_disk(dispatcher: Any, function: Any) -> None:
    """numba's own cache, in a directory of these sources."""
    numba.config.CACHE_DIR = str(cache_directory(source_folders(function)))
    dispatcher.enable_caching()


def trap_outside(builder: Any, index: Any, size: Any) -> None:
    """Indices are not checked."""
