"""The command line. Nothing heavy is imported here: ``start`` needs it before anything else."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


def stop(*_: object) -> None:
    """End at once, in a line: what Ctrl-C does while nothing can be lost."""
    os.write(2, b"badbones: stopped\n")
    os._exit(130)


@contextmanager
def importing() -> Iterator[None]:
    """Ctrl-C ends the process at once: libraries drop the exception when their import is interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
