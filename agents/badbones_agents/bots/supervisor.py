"""The supervisor of a bot: the process that ``badbones_agents.bots.client`` starts, and in whose child the bot runs.

It imports nothing but the standard library and runs no code of the bot's. It kills the bot with everything the bot has
started when the bot's process ends, when its own parent is gone, or when they use too much memory together.

Where the system allows it (Linux, as root or with user namespaces) the bot gets a PID namespace: it sees no process but
its own, and the kernel kills them all with its first one. Elsewhere the supervisor follows the process tree.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import select
import signal
import sys
import time
from typing import NoReturn

from . import process_tree

INTERVAL = 0.5  # seconds between two checks
CLONE_NEWNS, CLONE_NEWUSER, CLONE_NEWPID = 0x00020000, 0x10000000, 0x20000000
MS_REC_PRIVATE = 0x4000 | 0x40000
PR_SET_PDEATHSIG = 1


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


def watch(child: int, parent: int, ready: int, megabytes: int) -> None:
    """Return when the bot has to go. ``ready``: a pipe that the child closes when it is about to load the bot."""
    limit = 0
    while os.getppid() == parent:
        with contextlib.suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG)[0]) != 0:
                if ended == child:
                    return
        if limit:
            if process_tree.memory(os.getpid()) > limit:
                return
            time.sleep(INTERVAL)
        elif select.select([ready], [], [], INTERVAL)[0]:
            limit = process_tree.memory(os.getpid()) + megabytes * 2**20


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
    process_tree.adopt_orphans()
    namespace = options["namespace"] and enter_namespace()
    ready, closed_when_ready = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ready)
        os.setsid()  # a signal to its process group does not reach the supervisor
        if namespace:
            settle_in_namespace()
        if options["command"]:
            run_program(options["command"], closed_when_ready)
        from .server import main as serve

        serve(closed_when_ready)
        return
    os.close(closed_when_ready)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):  # so that the client sees the end of the bot's own
        os.dup2(nothing, stream)
    try:
        watch(child, options["parent"], ready, options["memory"])
    finally:
        process_tree.kill(os.getpid())
        os._exit(1)
