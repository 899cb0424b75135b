"""A process and everything it starts: counted together, killed together. Complete on Linux, by process group elsewhere.

A *tree* has a leader: a process that leads a session and adopts orphans (``adopt_orphans``), so that its descendants
stay its descendants even if they leave the session.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")
PR_SET_CHILD_SUBREAPER = 36
DEAD = (b"Z", b"X")
KILL_SECONDS = 10  # processes that start others faster than they are killed are given up after this time


class Process(NamedTuple):
    """What ``/proc/PID/stat`` says of a process."""

    state: bytes
    parent: int
    session: int


def adopt_orphans(adopt: bool = True) -> None:
    """Make this process the parent of its orphaned descendants."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, int(adopt), 0, 0, 0)


def processes() -> dict[int, Process]:
    """All processes of the machine by pid."""
    table = {}
    for path in PROC.glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            fields = path.read_bytes().rpartition(b")")[2].split()  # a process may choose any bytes as its name
            table[int(path.parent.name)] = Process(fields[0], int(fields[1]), int(fields[3]))
    return table


def members(leader: int) -> set[int]:
    """The leader, the processes of its session, and the descendants of all these; without the dead."""
    table = processes()
    tree = {leader} | {pid for pid, process in table.items() if process.session == leader}
    while more := {pid for pid, process in table.items() if process.parent in tree} - tree:
        tree |= more
    return {pid for pid in tree if pid in table and table[pid].state not in DEAD}


def memory(leader: int) -> int:
    """Bytes of memory that a tree uses."""
    pages = 0
    for pid in members(leader):
        with contextlib.suppress(OSError, ValueError, IndexError):
            pages += int((PROC / str(pid) / "statm").read_bytes().split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def kill(leader: int) -> None:
    """Kill a tree, the leader last (it adopts orphans until then), and not at all if it is this process."""
    end = time.monotonic() + KILL_SECONDS
    try:
        while (rest := members(leader) - {leader}) and time.monotonic() < end:
            for pid in rest:
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
    finally:
        if leader != os.getpid():
            with contextlib.suppress(OSError):
                os.killpg(leader, signal.SIGKILL)


def end(process: subprocess.Popen[bytes]) -> None:
    """Kill the tree of a process, wait for it and close its pipes."""
    if process.poll() is None or members(process.pid):
        kill(process.pid)
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    process.wait()
