"""Finished parts of an experiment, kept as they come: a line of JSON for each in ``games.jsonl``."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

from badbones_env.errors import BadBonesError

from ..progress import Progress

FILE = "games.jsonl"
FORMAT = "badbones traps 1"

Work = Callable[[], dict[str, Any]]


class TrapsError(BadBonesError, ValueError):
    """An experiment that cannot be run as asked."""


class Store:
    """The parts by their keys. ``settings`` is all that they depend on besides the key."""

    def __init__(self, out: str | Path, settings: dict[str, Any], *, resume: bool, overwrite: bool) -> None:
        self.folder, self.path = Path(out), Path(out) / FILE
        self.parts: dict[str, dict[str, Any]] = {}
        head = json.loads(json.dumps({"format": FORMAT, **settings}))
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and not overwrite:
                if not resume:
                    raise TrapsError(
                        f"{out} holds an experiment already: go on with it (--resume), replace it (--overwrite) or "
                        f"choose another --out"
                    )
                self._read(head)
            elif resume:
                raise TrapsError(f"{out} holds no experiment to go on with; leave out --resume to begin one")
            self._write([head, *({"key": key, **part} for key, part in self.parts.items())])
        except OSError as error:
            raise TrapsError(f"{out}: cannot be written: {error.strerror}") from None

    def _read(self, head: dict[str, Any]) -> None:
        """Take up what is there; the last line may have been cut off."""
        lines = self.path.read_text(encoding="utf-8").splitlines()
        try:
            stored = json.loads(lines[0])
        except (IndexError, ValueError):
            raise TrapsError(f"{self.path} is not a file of this program; choose another --out") from None
        for key in head:
            if stored.get(key) != head[key]:
                raise TrapsError(f"{self.folder} holds another experiment: its {key} differs; choose another --out")
        for line in lines[1:]:
            try:
                part = json.loads(line)
                self.parts[part.pop("key")] = part
            except (ValueError, KeyError, AttributeError):
                break

    def _write(self, lines: list[dict[str, Any]]) -> None:
        text = "".join(json.dumps(line) + "\n" for line in lines)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(self.path)

    def complete(self, work: dict[str, Work], workers: int, unit: str) -> list[dict[str, Any]]:
        """The parts of these keys in order; what is missing is worked out, in ``workers`` threads, and kept.

        The compiled code that nearly all the time is spent in runs without Python's lock, so that threads do.
        """
        due = [key for key in work if key not in self.parts]
        with Progress(len(work), unit) as bar, self.path.open("a", encoding="utf-8") as file:
            done = len(work) - len(due)
            bar.update(done)
            pool = ThreadPoolExecutor(workers)
            running: dict[Future[dict[str, Any]], str] = {}
            try:
                while due or running:
                    while due and len(running) < workers:
                        key = due.pop(0)
                        running[pool.submit(work[key])] = key
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        key = running.pop(future)
                        self.parts[key] = future.result()
                        file.write(json.dumps({"key": key, **self.parts[key]}) + "\n")
                        file.flush()
                        done += 1
                        bar.update(done)
            finally:
                pool.shutdown(cancel_futures=True)
        return [self.parts[key] for key in work]
