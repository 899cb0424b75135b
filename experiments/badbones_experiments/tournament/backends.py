"""Where chunks are played: in this process, in several, or on a Ray cluster.

A backend has a number of ``workers``; ``submit`` gives a worker a chunk, ``wait`` returns what workers have finished. A
worker that died is replaced by a new one and its chunk comes back as DIED: what to do about it is the caller's matter.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import socket
import traceback
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol

from badbones_env import BadBonesError

from .play import GameResult, Player
from .schedule import Chunk, Plan, TournamentError

DIED = "died"


class Failure(Exception):
    """A chunk that cannot be played: the message, and where it happened."""

    def __init__(self, message: str, trace: str = "") -> None:
        super().__init__(message, trace)  # both, so that it can be pickled
        self.message, self.trace = message, trace


Answer = list[GameResult] | Failure | str  # DIED


class Backend(Protocol):
    workers: int

    def submit(self, worker: int, chunk: Chunk) -> None: ...

    def wait(self) -> list[tuple[int, Answer]]:
        """The workers that have an answer, at least one."""

    def close(self) -> None: ...


def attempt(player: Player, chunk: Chunk) -> list[GameResult] | Failure:
    """Play a chunk; what goes wrong is an answer too."""
    try:
        return player.play(chunk)
    except BadBonesError as error:
        return Failure(str(error))
    except Exception as error:
        return Failure(f"{type(error).__name__}: {error}", traceback.format_exc())


class Inline:
    """One worker: this process."""

    workers = 1

    def __init__(self, player: Player) -> None:
        self._player = player
        self._chunk: Chunk | None = None

    def submit(self, worker: int, chunk: Chunk) -> None:
        self._chunk = chunk

    def wait(self) -> list[tuple[int, Answer]]:
        assert self._chunk is not None
        return [(0, attempt(self._player, self._chunk))]

    def close(self) -> None:
        pass


def _serve(pipe: Connection, plan: Plan) -> None:
    """A worker process: chunks in, answers out, until the pipe is closed (or the parent is gone)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's matter
    player = Player(plan)
    try:
        while True:
            pipe.send(attempt(player, pipe.recv()))
    except (EOFError, OSError):
        player.close()


class Processes:
    """Several workers, each a process of its own."""

    def __init__(self, plan: Plan, workers: int) -> None:
        self.workers, self._plan = workers, plan
        self._context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        for worker in range(workers):
            self._start(worker)

    def _start(self, worker: int) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_serve, args=(theirs, self._plan), daemon=True)
        process.start()
        theirs.close()  # so that the worker's death closes the pipe
        self._pipes[worker : worker + 1], self._processes[worker : worker + 1] = [ours], [process]

    def submit(self, worker: int, chunk: Chunk) -> None:
        with contextlib.suppress(OSError):  # it died while idle: wait finds its pipe closed
            self._pipes[worker].send(chunk)

    def wait(self) -> list[tuple[int, Answer]]:
        answers: list[tuple[int, Answer]] = []
        for pipe in wait(self._pipes):
            worker = self._pipes.index(pipe)  # type: ignore[arg-type]
            try:
                answers.append((worker, self._pipes[worker].recv()))
            except (EOFError, OSError):
                self._processes[worker].join()
                self._start(worker)
                answers.append((worker, DIED))
        return answers

    def close(self) -> None:
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            pipe.close()
            process.terminate()
            process.join()


class RayActors:
    """Workers on a Ray cluster, or on a Ray of this machine where no ``address`` is given; one CPU each."""

    def __init__(self, plan: Plan, workers: int | None, address: str | None) -> None:
        try:
            import ray
        except ImportError:
            raise TournamentError("--backend ray needs Ray: pip install 'badbones[ray]'") from None
        self._ray: Any = ray
        _check_address(address)
        try:
            local = {} if address else {"num_cpus": workers, "include_dashboard": False}
            self._ray.init(address, log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True, **local)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise TournamentError(f"no Ray cluster answers at {address}: {error}") from None
        self.workers = workers or int(self._ray.cluster_resources().get("CPU", 1))
        self._actor = self._ray.remote(num_cpus=1)(Actor)
        self._plan = self._ray.put(plan.configuration())
        self.actors = [self._actor.remote(self._plan) for _ in range(self.workers)]
        self._due: dict[Any, int] = {}

    def submit(self, worker: int, chunk: Chunk) -> None:
        self._due[self.actors[worker].play.remote(chunk)] = worker

    def wait(self) -> list[tuple[int, Answer]]:
        ready: list[Any] = []
        while not ready:
            ready, _ = self._ray.wait(list(self._due), timeout=1.0)  # short, so that Ctrl-C is heard
        answers: list[tuple[int, Answer]] = []
        for reference in ready:
            worker = self._due.pop(reference)
            try:
                answers.append((worker, self._ray.get(reference)))
            except self._ray.exceptions.RayActorError:
                self.actors[worker] = self._actor.remote(self._plan)
                answers.append((worker, DIED))
        return answers

    def close(self) -> None:
        self._ray.shutdown()


def _check_address(address: str | None) -> None:
    """Say at once that nobody answers there: Ray itself would go on trying for minutes."""
    host, colon, port = (address or "").removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=10).close()
        except (OSError, OverflowError) as error:
            raise TournamentError(f"no Ray cluster answers at {address}: {error}") from None


class Actor:
    """A worker on a Ray cluster."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self._player = Player(Plan.from_configuration(plan))

    def play(self, chunk: Chunk) -> list[GameResult] | Failure:
        return attempt(self._player, chunk)
