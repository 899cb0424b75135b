"""Chunks with keys, whose results are JSON: what is stored under a key is not done again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Protocol

from ..reports.progress import Progress
from .backends import Backend, Job, Workers
from .dispatch import FifoQueue, dispatch
from .store import Store


class KeyedChunk(Protocol):
    """A chunk that says by its key what it is, apart from the job. One with a method ``fits(result)`` says of what is
    stored whether it can be its result."""

    @property
    def key(self) -> str: ...


class KeyedStore(Store):
    """Results by the keys of their chunks."""

    FILE: ClassVar[str] = "experiment.db"
    KIND: ClassVar[str] = "experiment"
    SAFETY: ClassVar[str] = "NORMAL"  # chunks may be short
    SCHEMA: ClassVar[str] = "CREATE TABLE chunks (key TEXT PRIMARY KEY, result TEXT NOT NULL) WITHOUT ROWID;"

    def done(self) -> int:
        return int(self.query("SELECT COUNT(*) FROM chunks")[0][0])

    def results(self) -> dict[str, Any]:
        """Everything that is stored."""
        with self.reading():
            rows = self.rows("SELECT key, result FROM chunks ORDER BY key")
            return {key: json.loads(text) for key, text in self.check_checksums((row[0], row) for row in rows)}

    def write(self, key: str, result: Any) -> Any:
        """Add the result of a chunk; returns it as it will be read."""
        text = json.dumps(result)
        self.insert(
            ("INSERT OR REPLACE INTO chunks VALUES (?, ?)", [(key, text)]), self.checksums([(key, (key, text))])
        )
        return json.loads(text)


class KeyedRun:
    """A job that is carried out chunk by chunk, in as many rounds as the caller likes; a context.

    Workers start with the first chunk that is missing and stay until the end.
    """

    def __init__(self, job: Job, store: KeyedStore, workers: Workers, out: str | Path) -> None:
        self.job, self.store, self.workers, self._out = job, store, workers, out
        self._results = store.results()
        self._backend: Backend | None = None

    def results(self, chunks: Sequence[KeyedChunk], unit: str = "parts", bar: Progress | None = None) -> list[Any]:
        """The results of these chunks, in order; what is missing is done now. ``bar``: of more than these chunks."""
        missing = {chunk.key: chunk for chunk in chunks if chunk.key not in self._results}
        for chunk in chunks:
            fits = getattr(chunk, "fits", None)
            if fits is not None and chunk.key not in missing and not fits(self._results[chunk.key]):
                raise self.store.damaged(f"the result of {chunk} is impossible")
        if missing and bar:
            self._do(list(missing.values()), len(self._results), bar)
        elif missing:
            with Progress(len(chunks), unit) as own:
                self._do(list(missing.values()), len(chunks) - len(missing), own)
        return [self._results[chunk.key] for chunk in chunks]

    def _do(self, missing: Sequence[KeyedChunk], done: int, bar: Progress) -> None:
        def keep(chunk: KeyedChunk, result: Any) -> None:
            nonlocal done
            self._results[chunk.key] = self.store.write(chunk.key, result)
            done += 1
            bar.update(done)

        bar.update(done)
        if self._backend is None:
            self._backend = self.workers.start(self.job)
        dispatch(self._backend, FifoQueue(missing), keep, self._out)

    def __enter__(self) -> KeyedRun:
        return self

    def __exit__(self, *_: object) -> None:
        if self._backend is not None:
            self._backend.close()
