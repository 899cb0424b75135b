"""The running process of a bot, as its parent sees it: a line of JSON goes in, a line of JSON comes out, in time."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
import weakref
from typing import Any

from . import process_tree as process_tree

MOST_BYTES = 1 << 20  # of a reply
# what the bot's process runs: the parent's paths come behind those of Python itself
BOOT = """
import json, sys
sys.path += [path for path in json.loads(sys.argv.pop()) if path and path not in sys.path]
from badbones_agents.bots.server import main
main()
"""


class BotFailure(Exception):
    """The bot gave no choice; ``kind`` is that of the fault. ``fatal``: its process is of no use any more."""

    def __init__(self, kind: str, message: str, fatal: bool = False) -> None:
        super().__init__(message)
        self.kind, self.fatal = kind, fatal

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.kind, str(self), self.fatal)


class BotProcess:
    """Leads a session of its own, so that all that the bot starts can be ended with it: when it is stopped, when this
    object is forgotten, when Python ends (and, by itself, when its parent is gone)."""

    def __init__(self, first: dict[str, Any], start: float) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-c", BOOT, json.dumps(sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=os.environ | {"BADBONES_QUIET": "1"},
            bufsize=0,
            start_new_session=True,
        )
        self._end = weakref.finalize(self, process_tree.end, self._process)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        self._number, self._read = 0, b""
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        try:
            self.ask({**first, "parent": os.getpid()}, start)
        except BotFailure:
            self.stop()
            raise

    def ask(self, request: dict[str, Any], timeout: float) -> Any:
        """The reply to a request, in time; BotFailure without one."""
        deadline = time.monotonic() + timeout
        self._number += 1
        try:
            self._send(json.dumps({**request, "number": self._number}).encode() + b"\n", deadline)
            reply = json.loads(self._receive(deadline))
            while isinstance(reply, dict) and reply.get("number") != self._number:  # a late one, of a copy of the bot
                reply = json.loads(self._receive(deadline))
        except TimeoutError:
            raise BotFailure("timeout", f"no answer within {timeout:g} s", fatal=True) from None
        except (OSError, EOFError):
            raise BotFailure("crash", "its process ended", fatal=True) from None
        except (ValueError, RecursionError):
            reply = None
        if not isinstance(reply, dict):
            raise BotFailure("crash", "it wrote something other than an answer", fatal=True)
        if "error" in reply:
            raise BotFailure("crash", str(reply["error"])[:200], fatal=bool(reply.get("fatal")))
        return reply.get("choice")

    def _send(self, line: bytes, deadline: float) -> None:
        while line:
            _wait(self._in, select.POLLOUT, deadline)
            line = line[os.write(self._in, line) :]

    def _receive(self, deadline: float) -> bytes:
        """A line; what comes after it is kept."""
        while b"\n" not in self._read:
            _wait(self._out, select.POLLIN, deadline)
            part = os.read(self._out, 1 << 16)
            if not part:
                raise EOFError
            self._read += part
            if len(self._read) > MOST_BYTES:
                raise ValueError("too long")
        line, _, self._read = self._read.partition(b"\n")
        return line

    def stop(self) -> None:
        """End the process and all that it has started."""
        self._end()


def _wait(pipe: int, event: int, deadline: float) -> None:
    poll = select.poll()
    poll.register(pipe, event)
    if not poll.poll(max(0.0, deadline - time.monotonic()) * 1000):
        raise TimeoutError
