"""The near side of ``serve``: every peer is a process of its own, and a case like ours to the measurement."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from badbones_env import BadBonesError

from ..bench.measure import Case, Sample, Work, on_cores
from .serve import PEERS

SCRIPT = Path(__file__).with_name("serve.py")
# peer -> what it is, and our figure that does the same kind of work
TITLES = {
    "goofspiel": ("OpenSpiel goofspiel, 4 players: C++ random rollouts", "raw"),
    "connect_four": ("OpenSpiel connect four: C++ random rollouts", "raw"),
    "pgx": ("Pgx connect four: XLA on the CPU, batch 4,096, mask and observation", "compact"),
    "pettingzoo": ("PettingZoo connect_four_v3: one environment", "parallel"),
    "rlcard": ("RLCard uno: one environment", "parallel"),
    "catanatron": ("Catanatron, 4 players: random games", "raw"),
}
EXTRA = "pip install 'badbones[peers]'"


class Peer:
    """A peer's process. ``missing`` says why there is none."""

    def __init__(self, name: str, python: str) -> None:
        self.name = name
        try:
            self._process = subprocess.Popen(
                [python, str(SCRIPT), name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                text=True, start_new_session=True,
            )  # fmt: skip
        except OSError as error:
            raise BadBonesError(f"cannot run {python!r} (--peers-python): {error.strerror}") from None
        answer = self._answer()
        self.version = str(answer.get("version", ""))
        self.missing = f"not installed ({EXTRA})" if "missing" in answer else str(answer.get("failed", ""))

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found: dict[str, Any] = json.loads(line) if line else {"failed": "its process died"}
        return found

    def play(self, seconds: float) -> Sample:
        """Let it play at least so long."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # what it died of is read below
            self._process.stdin.write(f"{seconds}\n")
            self._process.stdin.flush()
        answer = self._answer()
        if "failed" in answer:
            raise BadBonesError(f"the peer {self.name} failed: {answer['failed']}")
        return Sample(**answer)

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                with suppress(BrokenPipeError):
                    stream.close()


class Peers:
    """The peers that one run measures: ``with Peers(seconds, python) as peers: peers.cases()``."""

    def __init__(self, seconds: float, python: str = sys.executable, names: tuple[str, ...] = tuple(PEERS)) -> None:
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
            Case(name, {"name": TITLES[name][0]}, 1, 1, self._prepare(name), more={"version": peer.version})
            for name, peer in self.started.items()
        ]

    def _prepare(self, name: str) -> Any:
        def prepare() -> Work:
            return lambda: self.started[name].play(self._seconds)

        return prepare
