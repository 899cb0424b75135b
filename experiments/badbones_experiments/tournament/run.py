"""Plays a tournament: hands chunks to workers, writes what they return, and survives their death and one's own."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections import Counter, deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..progress import Progress
from .backends import DIED, Answer, Backend, Failure, Inline, Processes, RayActors
from .play import GameResult, Player
from .schedule import Chunk, Plan, TournamentError
from .store import FILE, Store

FIRST_CHUNK, LARGEST_CHUNK, GROWTH = 4, 256, 4  # blocks
CHUNK_SECONDS = 2.0  # what a chunk should take: long enough to be worth a batch, short enough to lose
MOST_DEATHS = 3


@dataclass(frozen=True)
class Where:
    """How a tournament is played; nothing of it shows in the results."""

    workers: int | None = None  # None: as many as there are cores, or CPUs in the cluster
    batch: int | None = None  # blocks in a chunk; None: adapted to the agents
    backend: str = "local"
    address: str | None = None

    def start(self, plan: Plan, player: Player) -> Backend:
        if self.backend == "ray":
            return RayActors(plan, self.workers, self.address)
        workers = self.workers or os.cpu_count() or 1
        return Inline(player) if workers == 1 else Processes(plan, workers)


class Queue:
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


def prepare(plan: Plan, out: str, resume: bool, overwrite: bool, meta: dict[str, Any]) -> Store:
    """The database to play into: a new one, or with ``resume`` the one that is there, if it is of the same plan.

    ``meta`` is kept beside the plan: the command, and which agents are timed.
    """
    exists = (Path(out) / FILE).exists()
    if exists and not resume and (overwrite or _is_empty(out)):
        for name in (FILE, f"{FILE}-wal", f"{FILE}-shm"):
            (Path(out) / name).unlink(missing_ok=True)
        shutil.rmtree(Path(out) / "records", ignore_errors=True)
        exists = False
    if not resume:
        if exists:
            raise TournamentError(
                f"{out} holds a tournament already: go on with it (--resume), replace it (--overwrite) or choose "
                f"another --out"
            )
        return Store.create(out, plan, meta)
    if not exists:
        raise TournamentError(f"{out} holds no tournament to go on with; leave out --resume to begin one")
    store = Store.open(out)
    stored, wanted = store.meta("plan"), plan.configuration()
    differences = _differences(stored, wanted)
    if differences:
        raise TournamentError(f"{out} holds another tournament: {'; '.join(differences)}")
    return store


def _is_empty(out: str) -> bool:
    """Whether a tournament ended before its first game was played."""
    with Store.open(out) as store:
        return store.played() == 0


def _differences(stored: dict[str, Any], wanted: dict[str, Any]) -> list[str]:
    found = []
    for key in wanted:
        if key in ("tables",) or stored.get(key) == wanted[key]:
            continue
        if key == "game":
            inner = _differences(stored["game"], wanted["game"])
            found += inner or ["components differ"]
        else:
            found.append(f"{key} {_show(stored.get(key))} there, {_show(wanted[key])} here")
    return found


def _show(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def play_all(store: Store, plan: Plan, where: Where, out: str) -> None:
    """Play what is missing. However it ends, what has been played is stored."""
    missing = store.missing()
    games = sum(map(len, missing)) * plan.rotations
    if not games:
        return
    player = Player(plan)
    player.warm_up()
    backend = where.start(plan, player)
    try:
        _play(store, Queue(missing, where.batch), backend, games, out)
    finally:
        backend.close()
        player.close()


def _play(store: Store, queue: Queue, backend: Backend, games: int, out: str) -> None:
    busy: dict[int, tuple[Chunk, float]] = {}
    deaths: Counter[Chunk] = Counter()
    done = 0
    with Progress(games, "games") as bar:
        bar.update(0)
        while True:
            for worker in range(backend.workers):
                chunk = None if worker in busy else queue.take(backend.workers)
                if chunk:
                    busy[worker] = (chunk, time.monotonic())
                    backend.submit(worker, chunk)
            if not busy:
                return
            for worker, answer in backend.wait():
                if worker not in busy:
                    continue  # it died while it had nothing to do, and was replaced
                chunk, began = busy.pop(worker)
                if answer == DIED:
                    _bury(chunk, deaths, queue)
                    continue
                played = _checked(answer, chunk, out)
                store.write(played)
                queue.learn(chunk, time.monotonic() - began)
                done += len(played)
                bar.update(done)


def _bury(chunk: Chunk, deaths: Counter[Chunk], queue: Queue) -> None:
    deaths[chunk] += 1
    where = f"blocks {chunk.lo} to {chunk.hi - 1} of table {chunk.table}"
    if deaths[chunk] == MOST_DEATHS:
        raise TournamentError(
            f"a worker died {MOST_DEATHS} times playing {where}: out of memory? What was played is stored; "
            f"go on with --resume, perhaps with fewer --workers"
        )
    print(f"a worker died playing {where}; another one plays them again", file=sys.stderr)
    queue.put_back(chunk)


def _checked(answer: Answer, chunk: Chunk, out: str) -> list[GameResult]:
    if isinstance(answer, list):
        return answer
    assert isinstance(answer, Failure)
    message = f"blocks {chunk.lo} to {chunk.hi - 1} of table {chunk.table} cannot be played: {answer.message}"
    if answer.trace:
        path = Path(out) / "failure.txt"
        path.write_text(answer.trace, encoding="utf-8")
        message += f" (see {path})"
    raise TournamentError(message)
