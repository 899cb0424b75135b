"""One process works into a folder at a time."""

from __future__ import annotations

import contextlib
import os
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

    def __enter__(self) -> FolderLock:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        if self._descriptor is not None:
            with contextlib.suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = None
