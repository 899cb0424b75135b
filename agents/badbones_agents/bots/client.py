"""The process of a bot, seen from outside: a line of JSON goes in, a line of JSON comes out, in time."""

from __future__ import annotations

import contextlib
import json
import os
import select
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from typing import Any

from ..agent import clean_text
from . import supervisor

MAX_REPLY_BYTES = 1 << 20
MAX_ERROR = 500  # characters of an error that it reports
MAX_ENDING = 5.0  # seconds until its exit code is known
MAX_ID = 40  # characters of a wrong id that a fault shows
USE_NAMESPACE = True  # a PID namespace where the system allows it
# what the bot's process runs: the parent's paths come behind those of Python itself
BOOT = """
import json, sys
sys.path += [path for path in json.loads(sys.argv.pop()) if path and path not in sys.path]
from badbones_agents.bots.supervisor import main
main()
"""


class BotFailure(Exception):
    """The bot gave no choice; ``kind`` is that of the fault. ``fatal``: its process is of no use any more.
    ``reported``: the bot's process itself says what went wrong."""

    def __init__(self, kind: str, message: str, fatal: bool = False, reported: bool = False) -> None:
        super().__init__(message)
        self.kind, self.fatal, self.reported = kind, fatal, reported

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.kind, str(self), self.fatal, self.reported)


class BotProcess:
    """A running bot with everything it starts. All of it ends when it is stopped, when this object is garbage, when
    Python ends, and when this process is killed (``supervisor``)."""

    def __init__(self, greeting: dict[str, Any], timeout: float, memory: int, command: Sequence[str] = ()) -> None:
        """Start the process; ``greeting`` must be answered within ``timeout`` seconds.

        Without a ``command`` it is the server of Python bots, and the greeting holds its settings (``server.serve``).
        """
        supervision = {"parent": os.getpid(), "memory": memory, "namespace": USE_NAMESPACE, "command": list(command)}
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-c", BOOT, json.dumps(supervision), json.dumps(sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=os.environ | {"BADBONES_QUIET": "1"},
            bufsize=0,
            start_new_session=True,
        )
        self._end = weakref.finalize(self, supervisor.end, self._process)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        self._number, self._buffer = 0, b""
        self._skipped: Any = None  # the id of the last reply that was skipped
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        try:
            self.hello = self.ask(greeting, timeout)
        except BotFailure:
            self.stop()
            raise

    def ask(self, request: dict[str, Any], timeout: float) -> dict[str, Any]:
        """The reply to a request, in time; BotFailure without one."""
        deadline = time.monotonic() + timeout
        self._number += 1
        try:
            self._send(encode(request, self._number), deadline)
            reply = self._receive(deadline)
        except TimeoutError:
            message = f"no answer within {timeout:g} s"
            if self._skipped is not None:
                shown = clean_text(json.dumps(self._skipped), MAX_ID)
                message += f": a reply had the id {shown}, the request has {self._number}"
            raise BotFailure("timeout", message, fatal=True) from None
        except (OSError, EOFError):
            raise BotFailure("crash", self._ending(), fatal=True) from None
        except (ValueError, RecursionError):
            raise BotFailure("crash", "it wrote something other than an answer", fatal=True) from None
        if reply.get("error"):
            message = clean_text(str(reply["error"]), MAX_ERROR)
            raise BotFailure("crash", message, fatal=bool(reply.get("fatal")), reported=True)
        return reply

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message that needs no answer; a bot that does not read is found out by its next question."""
        with contextlib.suppress(OSError):
            os.write(self._in, encode(message))

    def _send(self, line: bytes, deadline: float) -> None:
        while line:
            _wait(self._in, select.POLLOUT, deadline)
            line = line[os.write(self._in, line) :]

    def _receive(self, deadline: float) -> dict[str, Any]:
        """The reply with the id of the last request. Late replies (a bot may fork, and its copies answer, too) are
        skipped, until they are too many."""
        received = len(self._buffer)
        self._skipped = None
        while True:
            while b"\n" in self._buffer:
                line, _, self._buffer = self._buffer.partition(b"\n")
                reply = json.loads(line)
                if not isinstance(reply, dict):
                    raise ValueError("not a reply")
                if reply.get("id") == self._number:
                    return reply
                self._skipped = reply.get("id")
            _wait(self._out, select.POLLIN, deadline)
            part = os.read(self._out, 1 << 16)
            if not part:
                raise EOFError
            self._buffer += part
            received += len(part)
            if received > MAX_REPLY_BYTES:
                raise ValueError("too long")

    def _ending(self) -> str:
        """How the process has ended: the supervisor, which ends right after it, knows."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return supervisor.ending(self._process.wait(MAX_ENDING))
        return "its process ended"

    def stop(self) -> None:
        """End the process and all that it has started."""
        self._end()


def encode(message: dict[str, Any], number: int = 0) -> bytes:
    """A message as a line; a request has its number as ``id``, right behind its type."""
    named = {"type": message["type"]} if "type" in message else {}
    numbered = {"id": number} if number else {}
    return json.dumps({**named, **numbered, **message}, separators=(",", ":")).encode() + b"\n"


def _wait(pipe: int, event: int, deadline: float) -> None:
    """Until the pipe is ready. Past the deadline that is too late even if it is."""
    left = deadline - time.monotonic()
    poll = select.poll()
    poll.register(pipe, event)
    if left <= 0 or not poll.poll(left * 1000):
        raise TimeoutError
