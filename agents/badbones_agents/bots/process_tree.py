"""Processes with all that they start: counted and ended together. Complete on Linux, by process group elsewhere."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import subprocess
import threading
from pathlib import Path

PROC = Path("/proc")
SUBREAPER = 36  # of prctl
ENDING = threading.RLock()  # held while a family is ended: do not end this process then
ROUNDS = 20  # a family that starts processes faster than they are ended is given up


def adopt_orphans(adopt: bool = True) -> None:
    """Whoever is left behind by a child of this process becomes its own child: so nobody leaves the family."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(SUBREAPER, int(adopt), 0, 0, 0)


def _relations() -> dict[int, tuple[int, int]]:
    """The parent and the session of every process of the machine."""
    found = {}
    for path in PROC.glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            fields = path.read_text().rpartition(")")[2].split()
            found[int(path.parent.name)] = int(fields[1]), int(fields[3])
    return found


def members(leader: int) -> set[int]:
    """The leader of a session, all that belong to the session, and all that these have started."""
    relations = _relations()
    family = {leader} | {pid for pid, (_, session) in relations.items() if session == leader}
    while more := {pid for pid, (parent, _) in relations.items() if parent in family} - family:
        family |= more
    return family


def memory(leader: int) -> int:
    """Bytes of memory that the members of a family use together."""
    pages = 0
    for pid in members(leader):
        with contextlib.suppress(OSError, ValueError, IndexError):
            pages += int((PROC / str(pid) / "statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def _signal(pid: int, number: int) -> None:
    with contextlib.suppress(OSError):
        os.kill(pid, number)


def kill(leader: int, but: int = 0) -> None:
    """End a family (all ``but`` one of it). One that grows meanwhile is stopped; not at once, since whoever is stopped
    cannot even notice that its parent is gone, and that may happen to us (``ENDING``)."""
    with ENDING:
        try:
            for number in range(ROUNDS):
                rest = {pid for pid in members(leader) if pid not in (leader, but) and (PROC / str(pid)).exists()}
                if not rest:
                    break
                if number == ROUNDS // 2 and leader != but:
                    with contextlib.suppress(OSError):
                        os.killpg(leader, signal.SIGSTOP)
                for pid in rest:
                    _signal(pid, signal.SIGKILL)
        finally:
            if leader != but:
                with contextlib.suppress(OSError):
                    os.killpg(leader, signal.SIGKILL)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process that leads a session, with its family, and close its pipes."""
    if process.poll() is None or members(process.pid) - {process.pid}:
        kill(process.pid)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    process.wait()
