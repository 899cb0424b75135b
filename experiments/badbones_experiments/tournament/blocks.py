"""The blocks of a tournament that are still to be played, handed out in chunks that fit the agents' speed."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from ..jobs.backends import Workers
from ..jobs.dispatch import dispatch
from ..reports.progress import Progress
from .chunks import ChunkPlayer, GameResult
from .database import Database
from .schedule import Chunk, Plan

FIRST_CHUNK, LARGEST_CHUNK, GROWTH = 4, 256, 4  # blocks
CHUNK_SECONDS = 2.0  # what a chunk should take: long enough to be worth a batch, short enough to lose


class BlockQueue:
    """The blocks still to be played, handed out in chunks, table by table in turn."""

    def __init__(self, missing: list[list[int]], batch: int | None) -> None:
        self._left = [deque(blocks) for blocks in missing]
        self._again: deque[Chunk] = deque()
        self._batch, self._table = batch, 0
        self._size = [batch or FIRST_CHUNK] * len(missing)

    def put_back(self, chunk: Chunk) -> None:
        self._again.append(chunk)

    def take(self, workers: int) -> Chunk | None:
        """The next chunk; towards the end smaller ones, so that all workers have something to do."""
        if self._again:
            return self._again.popleft()
        waiting = [table for table, blocks in enumerate(self._left) if blocks]
        if not waiting:
            return None
        table = next((table for table in waiting if table >= self._table), waiting[0])
        self._table = table + 1
        blocks, size = self._left[table], self._size[table]
        if self._batch is None:
            size = min(size, -(-sum(map(len, self._left)) // workers))
        lo = hi = blocks.popleft()
        while blocks and blocks[0] == hi + 1 and hi + 1 - lo < size:
            hi = blocks.popleft()
        return Chunk(table, lo, hi + 1)

    def learn(self, chunk: Chunk, seconds: float) -> None:
        """Adapt the size of a table's chunks to how long one took."""
        if self._batch is None:
            blocks = chunk.hi - chunk.lo
            fit = int(CHUNK_SECONDS * blocks / max(seconds, 1e-6))
            self._size[chunk.table] = max(1, min(fit, blocks * GROWTH, LARGEST_CHUNK))


@dataclass(frozen=True)
class TournamentJob:
    """The job of a tournament's workers."""

    plan: Plan
    threads = False  # agents may be anything, and their time is measured

    def worker(self) -> ChunkPlayer:
        return ChunkPlayer(self.plan)


def play_missing(database: Database, plan: Plan, workers: Workers, out: str, batch: int | None = None) -> None:
    """Play what is missing. However it ends, what has been played is stored. ``batch``: blocks in a chunk."""
    missing = database.missing()
    games = sum(map(len, missing)) * plan.rotations
    if not games:
        return
    done = 0

    def keep(chunk: Chunk, played: list[GameResult]) -> None:
        nonlocal done
        database.write(played)
        done += len(played)
        bar.update(done)

    backend = workers.start(TournamentJob(plan))
    try:
        with Progress(games, "games") as bar:
            bar.update(0)
            dispatch(backend, BlockQueue(missing, batch), keep, out)
    finally:
        backend.close()
