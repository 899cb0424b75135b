"""Hands chunks to workers and sees to those that die or fail."""

from __future__ import annotations

import contextlib
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from .backends import DIED, Backend, Completed, Failure, JobError
from .files import write_atomically

MAX_DEATHS = 3
FAILURE = "failure.txt"  # where a traceback goes

C = TypeVar("C")


class Queue(Protocol[C]):
    """The chunks that are still to be done. ``str(chunk)`` says which games it is: "blocks 5 to 9 of table 0"."""

    def take(self, workers: int) -> C | None:
        """The next one, None if there are no more; so many ``workers`` share them."""

    def put_back(self, chunk: C) -> None:
        """A chunk whose worker died."""

    def learn(self, chunk: C, seconds: float) -> None:
        """A chunk took ``seconds``."""


class FifoQueue(Generic[C]):
    """Chunks that are known beforehand, in order."""

    def __init__(self, chunks: Iterable[C]) -> None:
        self._left = deque(chunks)

    def take(self, workers: int) -> C | None:
        return self._left.popleft() if self._left else None

    def put_back(self, chunk: C) -> None:
        self._left.appendleft(chunk)

    def learn(self, chunk: C, seconds: float) -> None:
        pass


def dispatch(backend: Backend, queue: Queue[C], keep: Callable[[C, Any], None], out: str | Path) -> None:
    """Have all chunks done; ``keep`` gets each with its result as it comes. However this ends, what came was kept.

    A chunk whose worker died is given to another one, a few times. One that fails ends everything with a JobError; its
    traceback goes into the folder ``out``.
    """
    busy: dict[int, tuple[C, float]] = {}
    deaths: Counter[str] = Counter()
    while True:
        for worker in range(backend.workers):
            chunk = None if worker in busy else queue.take(backend.workers)
            if chunk is not None:
                busy[worker] = (chunk, time.monotonic())
                backend.submit(worker, chunk)
        if not busy:
            return
        for worker, answer in backend.wait():
            if worker not in busy:
                continue  # it died while it had nothing to do, and was replaced
            chunk, began = busy.pop(worker)
            if isinstance(answer, str) and answer == DIED:
                _count_death(chunk, deaths)
                queue.put_back(chunk)
                continue
            keep(chunk, _checked(answer, chunk, out))
            queue.learn(chunk, time.monotonic() - began)


def _count_death(chunk: object, deaths: Counter[str]) -> None:
    deaths[str(chunk)] += 1
    if deaths[str(chunk)] == MAX_DEATHS:
        raise JobError(
            f"a worker died {MAX_DEATHS} times playing {chunk}: out of memory? What was played is stored; "
            f"go on with --resume, perhaps with fewer --workers"
        )
    print(f"a worker died playing {chunk}; another one plays them again", file=sys.stderr)


def _checked(answer: Completed, chunk: object, out: str | Path) -> Any:
    if not isinstance(answer, Failure):
        return answer
    message = f"{chunk} cannot be played: {answer.message}"
    if answer.trace:
        path = Path(out) / FAILURE
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(path, answer.trace.encode(errors="backslashreplace"))
            message += f" (see {path})"
    raise JobError(message)
