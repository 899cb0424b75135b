"""The supervisor of a bot: the process that ``badbones_agents.bots.client`` starts, and in whose child the bot runs.

It imports nothing but the standard library and runs no code of the bot's. It kills the bot with everything the bot has
started when the bot's process ends, when its own parent is gone, or when they use too much memory together.

Where the system allows it (Linux, as root or with user namespaces) the bot gets a PID namespace: it sees no process but
its own, and the kernel kills them all with its first one. Elsewhere the supervisor follows the process tree: complete
on Linux, by process group on other systems. A tree has a leader, a process that leads a session and adopts orphans, so
that its descendants stay its descendants even if they leave the session.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple, NoReturn

PROC = Path("/proc")
INTERVAL = 0.1  # seconds between two looks whether the bot has ended
LOOKS = 5  # between two measurements of its memory
SIGNALLED = 128  # an exit code above says by which signal a bot has ended, as in a shell
TOO_MUCH_MEMORY = 200  # exit code of the supervisor; that of the bot may be the same by chance
CLONE_NEWNS, CLONE_NEWUSER, CLONE_NEWPID = 0x00020000, 0x10000000, 0x20000000
MS_REC_PRIVATE = 0x4000 | 0x40000
PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
DEAD = (b"Z", b"X")
QUIET = 3  # scans in a row without a process; one alone may miss a child whose parent has just ended
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
    end, quiet = time.monotonic() + KILL_SECONDS, 0
    try:
        while quiet < QUIET and time.monotonic() < end:
            rest = members(leader) - {leader}
            quiet = 0 if rest else quiet + 1
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


def enter_namespace() -> bool:
    """Let the next child be the first process of a PID namespace; False where the system does not allow it."""
    user, group = os.getuid(), os.getgid()
    try:
        libc = ctypes.CDLL(None)
        if libc.unshare(CLONE_NEWPID) == 0:  # as root
            return True
        if libc.unshare(CLONE_NEWUSER | CLONE_NEWPID) != 0:
            return False
        for name, text in (("setgroups", "deny"), ("uid_map", f"{user} {user} 1"), ("gid_map", f"{group} {group} 1")):
            with open(f"/proc/self/{name}", "w", encoding="ascii") as file:
                file.write(text)
    except (OSError, AttributeError):
        return False
    return True


def settle_in_namespace() -> None:
    """In the first process of a namespace: a /proc of its own, and no life without the supervisor."""
    libc = ctypes.CDLL(None)
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if libc.unshare(CLONE_NEWNS) == 0 and libc.mount(b"none", b"/", None, MS_REC_PRIVATE, None) == 0:
        libc.mount(b"proc", b"/proc", b"proc", 0, None)


def exit_code(status: int) -> int:
    """The exit code of a process for what ``wait`` says of it."""
    code = os.waitstatus_to_exitcode(status)
    return code if code >= 0 else SIGNALLED - code


def ending(code: int) -> str:
    """What an exit code of the supervisor says of the bot."""
    if code == TOO_MUCH_MEMORY:
        return "it used more memory than it may"
    with contextlib.suppress(ValueError):
        return f"its process ended by {signal.Signals(code - SIGNALLED).name}"
    return f"its process ended with exit code {code}"


def run_as_child() -> None:
    """Go on in a child. The first process of a namespace, which signals from inside do not reach, waits for it."""
    child = os.fork()
    if child == 0:
        return
    os.closerange(0, 64)  # so that pipes end with the child
    while (ended := os.wait())[0] != child:
        pass
    os._exit(exit_code(ended[1]))


def watch(child: int, parent: int, ready: int, megabytes: int) -> int:
    """Return when the bot has to go, with an exit code that says why.

    ``ready``: a pipe that the child closes when it is about to load the bot.
    """
    limit = looks = 0
    while os.getppid() == parent:
        with contextlib.suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0] != 0:
                if ended[0] == child:
                    return exit_code(ended[1])
        looks += 1
        if limit:
            if looks % LOOKS == 0 and memory(os.getpid()) > limit:
                return TOO_MUCH_MEMORY
            time.sleep(INTERVAL)
        elif select.select([ready], [], [], INTERVAL)[0]:
            limit = memory(os.getpid()) + megabytes * 2**20
    return 1


def run_program(command: list[str], ready: int) -> NoReturn:
    """Become a program that speaks the protocol; one that cannot be started is an error in its place."""
    log = os.open(os.environ.get("BADBONES_BOT_LOG") or os.devnull, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(log, 2)
    os.close(ready)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        reply = {"id": 1, "error": f"{command[0]} cannot be started: {error.strerror}", "fatal": True}
        os.write(1, json.dumps(reply).encode() + b"\n")
        os._exit(1)


def main() -> None:
    """Run the bot's server in a child until it has to go. The last argument says how."""
    options = json.loads(sys.argv.pop())
    adopt_orphans()
    namespace = options["namespace"] and enter_namespace()
    ready, closed_when_ready = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ready)
        os.setsid()  # a signal to its process group does not reach the supervisor
        if namespace:
            settle_in_namespace()
            run_as_child()
        if options["command"]:
            run_program(options["command"], closed_when_ready)
        from .server import main as serve

        serve(closed_when_ready)
        return
    os.close(closed_when_ready)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):  # so that the client sees the end of the bot's own
        os.dup2(nothing, stream)
    code = 1
    try:
        code = watch(child, options["parent"], ready, options["memory"])
    finally:
        kill(os.getpid())
        os._exit(code)
