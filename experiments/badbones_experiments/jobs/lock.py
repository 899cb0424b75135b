"""One process works into a folder at a time."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from .backends import JobError

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]


class FolderLock:
    """Held from its making to ``release``, or to the end of the process, whatever ends it; leaves no file behind."""

    def __init__(self, folder: str | Path) -> None:
        self._descriptor: int | None = None
        if fcntl is None:
            return
        self._descriptor = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise JobError(f"{folder} is in use by another process: wait for it, or choose another --out") from None
        except OSError:  # a file system that knows no locks
            pass

    def release(self) -> None:
        if self._descriptor is not None:
            with contextlib.suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = None


@contextlib.contextmanager
def locked(folder: str | Path) -> Iterator[None]:
    """Work into a folder, which is made for it, and removed again if nothing came of it."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    lock = FolderLock(folder)
    try:
        yield
    finally:
        lock.release()
        with contextlib.suppress(OSError):
            os.rmdir(folder)  # which fails unless it is empty
