"""The near side of ``peer_server``: every peer is a process of its own, and a case like ours to the measurement."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from badbones_env import BadBonesError
from docs.tools.bench.measure import Case, LeaveOut, Sample, Work, on_cores
from docs.tools.bench.peer_server import PEERS

SCRIPT = Path(__file__).with_name("peer_server.py")
EXTRA = "pip install 'badbones[peers]'"


class Peer:
    """A peer's process. ``missing`` says why there is none."""

    def __init__(self, name: str, python: str) -> None:
        self.name = name
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115
        try:
            self._process = subprocess.Popen(
                [python, str(SCRIPT), name],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            self._errors.close()
            raise BadBonesError(f"cannot run {python!r} (--peers-python): {error.strerror}") from None
        try:
            if self._answer().get("serving") != name:
                raise BadBonesError(
                    f"{python!r} (--peers-python) is not a Python that can run the peers{self._last_words(' (', ')')}"
                )
            answer = self._answer()
        except BaseException:  # Ctrl-C, too, which the process does not get
            self.close()
            raise
        self.version = str(answer.get("version", ""))
        self.missing = f"not installed ({EXTRA})" if "missing" in answer else str(answer.get("failed", ""))

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline(10_000)
        if not line:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(5)  # until it has said why
            return {"failed": f"its process died{self._last_words(': ')}"}
        with suppress(ValueError):
            found = json.loads(line)
            if isinstance(found, dict):
                return found
        return {"failed": f"it answered {line.strip()[:80]!r}"}

    def _last_words(self, before: str, after: str = "") -> str:
        """The last line that it wrote to its standard error, with something around it; "" if there is none."""
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"{before}{last}{after}" if last else ""

    def play(self, seconds: float) -> Sample:
        """Let it play at least this long; LeaveOut if it cannot."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # what it died of is read below
            self._process.stdin.write(f"{seconds}\n")
            self._process.stdin.flush()
        answer = self._answer()
        if "failed" in answer or "missing" in answer:
            raise LeaveOut(str(answer.get("failed", f"{answer.get('missing')} is missing")))
        return Sample(**answer)

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()


class Peers:
    """The peers that one run measures: ``with Peers(seconds, python) as peers: peers.cases()``."""

    def __init__(self, seconds: float, python: str = sys.executable, names: Sequence[str] = tuple(PEERS)) -> None:
        self._seconds, self._python = seconds, python
        self.started: dict[str, Peer] = {}
        self.missing: dict[str, str] = {}
        self.names = names

    def __enter__(self) -> Peers:
        return self

    def __exit__(self, *_: object) -> None:
        for peer in self.started.values():
            peer.close()

    def cases(self) -> list[Case]:
        """A case for every peer that is installed; the others go into ``missing``."""
        for name in self.names:
            with on_cores(1):  # which the process inherits
                peer = Peer(name, self._python)
            if peer.missing:
                self.missing[name] = peer.missing
                peer.close()
            else:
                self.started[name] = peer
        return [
            Case(name, {"name": PEERS[name].title}, 1, 1, self._prepare(name), more={"version": peer.version})
            for name, peer in self.started.items()
        ]

    def _prepare(self, name: str) -> Callable[[], Work]:
        return lambda: lambda: self.started[name].play(self._seconds)
