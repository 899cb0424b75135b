"""Backends that process the chunks of a job: this process, threads, processes, or a Ray cluster.

A backend has ``workers`` workers. ``submit`` gives a chunk to one of them, ``wait`` returns what they have finished. A
worker that died is replaced, and its chunk is returned as DIED; ``dispatch`` decides whether to retry it.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor
from concurrent.futures import wait as wait_for_futures
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for_pipes
from typing import Any, ClassVar, Protocol

from badbones_env import BadBonesError
from badbones_env.simulator import available_cores

DIED = "died"
SAFE_PATH = "PYTHONSAFEPATH"
CLOSE_TIMEOUT = 60.0  # seconds for idle workers to close what they hold


class JobError(BadBonesError):
    """A job that cannot be done, resumed or read."""


class Worker:
    """Processes chunks of a job. Each worker process has its own."""

    threads: ClassVar[bool] = False
    """May workers be threads? Worthwhile where nearly all time is spent in compiled code, which releases the GIL:
    threads start faster than processes."""

    def do(self, chunk: Any) -> Any:
        """The result of a chunk."""
        raise NotImplementedError

    def warm_up(self) -> None:
        """Compile what chunks need, so that workers find it in the cache."""

    def close(self) -> None:
        """Release resources."""


Job = Callable[[], Worker]  # called in the worker's process, so it must be picklable


class Failure(Exception):
    """A chunk that raised an exception: its message and traceback."""

    def __init__(self, message: str, trace: str = "") -> None:
        super().__init__(message, trace)  # both, so that it can be pickled
        self.message, self.trace = message, trace


Completed = Any  # the result of a chunk, a Failure, or DIED


class Backend(Protocol):
    workers: int

    def submit(self, worker: int, chunk: Any) -> None: ...

    def wait(self) -> list[tuple[int, Completed]]:
        """Block until at least one worker has finished; return those that have, each with its result."""

    def close(self) -> None: ...


@dataclass(frozen=True)
class Workers:
    """The number of workers and their backend. Results do not depend on them."""

    number: int | None = None  # None: one for each core, or CPU of the cluster
    backend: str = "local"  # or "ray"
    address: str | None = None  # of a Ray cluster; None: a Ray on this machine

    def start(self, job: Job) -> Backend:
        """Start workers for a job. One is made here first, so that its errors are raised at once."""
        os.environ.setdefault("OMP_NUM_THREADS", "1")  # workers share the cores; sums stay reproducible
        probe = job()
        try:
            probe.warm_up()
            number = self.number or available_cores()
            if self.backend == "local" and number == 1:
                return Inline(probe)
        except BaseException:
            probe.close()
            raise
        probe.close()
        if self.backend == "ray":
            return RayActors(job, self.number, self.address)
        return Threads(job, number) if probe.threads else Processes(job, number)


def attempt(worker: Worker, chunk: Any) -> Completed:
    """Process a chunk; an exception becomes a Failure."""
    try:
        return worker.do(chunk)
    except BadBonesError as error:
        return Failure(str(error))
    except Exception as error:
        return Failure(f"{type(error).__name__}: {error}", traceback.format_exc())


class Inline:
    """One worker: this process."""

    workers = 1

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._chunk: Any = None

    def submit(self, worker: int, chunk: Any) -> None:
        self._chunk = chunk

    def wait(self) -> list[tuple[int, Completed]]:
        return [(0, attempt(self._worker, self._chunk))]

    def close(self) -> None:
        self._worker.close()


class Threads:
    """Several workers in threads of this process."""

    def __init__(self, job: Job, workers: int) -> None:
        self.workers = workers
        self._workers = [job() for _ in range(workers)]
        self._pool = ThreadPoolExecutor(workers, "badbones-job")
        self._pending: dict[Future[Completed], int] = {}

    def submit(self, worker: int, chunk: Any) -> None:
        self._pending[self._pool.submit(attempt, self._workers[worker], chunk)] = worker

    def wait(self) -> list[tuple[int, Completed]]:
        done = wait_for_futures(self._pending, return_when=FIRST_COMPLETED).done
        return [(self._pending.pop(future), future.result()) for future in done]

    def close(self) -> None:
        interrupted = isinstance(sys.exc_info()[1], KeyboardInterrupt)  # then do not wait for running chunks
        self._pool.shutdown(wait=not interrupted, cancel_futures=True)
        for worker in self._workers:
            worker.close()


def _end_with_parent() -> None:
    """Exit when the parent exits, even in the middle of a chunk."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _serve(pipe: Connection, job: Job) -> None:
    """The loop of a worker process: receive a chunk, send its result, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C
    threading.Thread(target=_end_with_parent, daemon=True).start()
    worker = job()
    try:
        while True:
            pipe.send(attempt(worker, pipe.recv()))
    except (EOFError, OSError):
        worker.close()


@contextlib.contextmanager
def _safe_path() -> Iterator[None]:
    """Interpreters started here do not import from the working folder: a ``select.py`` there would win."""
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        del os.environ[SAFE_PATH]
        if before is not None:
            os.environ[SAFE_PATH] = before


class Processes:
    """Several workers, each in its own process."""

    def __init__(self, job: Job, workers: int) -> None:
        if multiprocessing.current_process().daemon:
            raise JobError("a process of multiprocessing.Pool cannot start workers of its own: play with one worker")
        self.workers, self._job = workers, job
        self._context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._busy: set[int] = set()
        for worker in range(workers):
            self._start(worker)

    def _start(self, worker: int) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_serve, args=(theirs, self._job), daemon=True)
        with _safe_path():
            process.start()
        theirs.close()  # so that the worker's death closes the pipe
        self._pipes[worker : worker + 1], self._processes[worker : worker + 1] = [ours], [process]

    def submit(self, worker: int, chunk: Any) -> None:
        self._busy.add(worker)
        with contextlib.suppress(OSError):  # it died while idle: wait finds its pipe closed
            self._pipes[worker].send(chunk)

    def wait(self) -> list[tuple[int, Completed]]:
        answers: list[tuple[int, Completed]] = []
        for pipe in wait_for_pipes(self._pipes):
            worker = self._pipes.index(pipe)  # type: ignore[arg-type]
            self._busy.discard(worker)
            try:
                answers.append((worker, self._pipes[worker].recv()))
            except (EOFError, OSError):
                self._processes[worker].join()
                self._start(worker)
                answers.append((worker, DIED))
        return answers

    def close(self) -> None:
        """Let idle workers close their agents; terminate busy ones."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._busy:
            self._processes[worker].terminate()
        until = time.monotonic() + CLOSE_TIMEOUT
        for process in self._processes:
            process.join(max(0.0, until - time.monotonic()))
            process.terminate()
            process.join()


class RayActors:
    """Workers on a Ray cluster, one CPU each. Without an ``address``, Ray runs on this machine."""

    def __init__(self, job: Job, workers: int | None, address: str | None) -> None:
        try:
            import ray
        except ImportError:
            raise JobError("--backend ray needs Ray: pip install 'badbones[ray]'") from None
        self._ray: Any = ray
        _check_address(address)
        try:
            local = {} if address else {"num_cpus": workers, "include_dashboard": False}
            self._ray.init(address, log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True, **local)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise JobError(f"no Ray cluster answers at {address}: {error}") from None
        self.workers = workers or int(self._ray.cluster_resources().get("CPU", 1))
        self._actor = self._ray.remote(num_cpus=1)(Actor)
        self._job = self._ray.put(job)
        self.actors = [self._actor.remote(self._job) for _ in range(self.workers)]
        self._pending: dict[Any, int] = {}

    def submit(self, worker: int, chunk: Any) -> None:
        self._pending[self.actors[worker].do.remote(chunk)] = worker

    def wait(self) -> list[tuple[int, Completed]]:
        ready: list[Any] = []
        while not ready:
            ready, _ = self._ray.wait(list(self._pending), timeout=1.0)  # short, so that Ctrl-C interrupts it
        answers: list[tuple[int, Completed]] = []
        for reference in ready:
            worker = self._pending.pop(reference)
            try:
                answers.append((worker, self._ray.get(reference)))
            except self._ray.exceptions.RayActorError:
                self.actors[worker] = self._actor.remote(self._job)
                answers.append((worker, DIED))
        return answers

    def close(self) -> None:
        self._ray.shutdown()


def _check_address(address: str | None) -> None:
    """Fail at once if nothing listens there: Ray itself would retry for minutes."""
    host, colon, port = (address or "").removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=10).close()
        except (OSError, OverflowError) as error:
            raise JobError(f"no Ray cluster answers at {address}: {error}") from None


class Actor:
    """A worker on a Ray cluster."""

    def __init__(self, job: Job) -> None:
        self._worker = job()

    def do(self, chunk: Any) -> Completed:
        return attempt(self._worker, chunk)
