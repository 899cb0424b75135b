"""What a run writes down: a line of JSON and TensorBoard events for every update, and the matches of the pool."""

from __future__ import annotations

import contextlib
import json
import time
from pathlib import Path
from typing import Any

from ..jobs.files import read_lines, write_atomically

PROGRESS, MATCHES = "progress.jsonl", "matches.jsonl"


class RunLog:
    """Metrics are recorded by name and written together. Going on from a checkpoint drops what came after it."""

    def __init__(self, folder: Path, steps: int) -> None:
        for name in (PROGRESS, MATCHES):
            _cut(folder / name, steps)
        self._progress = open(folder / PROGRESS, "a", encoding="utf-8")
        self._matches = open(folder / MATCHES, "a", encoding="utf-8")
        self._board = _Board.open(folder / "tensorboard", steps + 1)
        self.values: dict[str, float] = {}  # recorded since the last dump
        self.last: dict[str, float] = {}

    def record(self, values: dict[str, float], prefix: str = "") -> None:
        self.values |= {prefix + name: float(value) for name, value in values.items()}

    def dump(self, steps: int) -> None:
        """Write what was recorded since the last time."""
        self.last, self.values = dict(sorted(self.values.items())), {}
        self._progress.write(json.dumps({"steps": steps} | self.last) + "\n")
        self._progress.flush()
        if self._board is not None:
            self._board.write(self.last, steps)

    def match(self, steps: int, results: dict[str, tuple[int, float]]) -> None:
        """Games against the members of the pool since the last time, and the learner's points in them."""
        for name, (games, points) in results.items():
            line = {"steps": steps, "opponent": name, "games": games, "points": points}
            self._matches.write(json.dumps(line) + "\n")
        self._matches.flush()

    def close(self) -> None:
        self._progress.close()
        self._matches.close()
        if self._board is not None:
            self._board.close()


class _Board:
    """Events for TensorBoard, which need nothing but TensorBoard."""

    @classmethod
    def open(cls, folder: Path, first: int) -> _Board | None:
        """None without TensorBoard: the lines of JSON remain."""
        with contextlib.suppress(ImportError):
            return cls(folder, first)
        return None

    def __init__(self, folder: Path, first: int) -> None:
        from tensorboard.compat.proto.event_pb2 import Event, SessionLog
        from tensorboard.compat.proto.summary_pb2 import Summary
        from tensorboard.summary.writer.event_file_writer import EventFileWriter

        self._event, self._summary = Event, Summary
        self._file = EventFileWriter(str(folder))
        # what was written before of these steps and later ones is not true any more
        start: Any = SessionLog(status=SessionLog.SessionStatus.Value("START"))
        self._file.add_event(Event(wall_time=time.time(), step=first, session_log=start))

    def write(self, values: dict[str, float], steps: int) -> None:
        entries = [self._summary.Value(tag=name, simple_value=value) for name, value in values.items()]
        self._file.add_event(self._event(wall_time=time.time(), step=steps, summary=self._summary(value=entries)))

    def close(self) -> None:
        self._file.close()


def _cut(path: Path, steps: int) -> None:
    kept = [line for line in read_lines(path) if isinstance(line.get("steps"), int) and line["steps"] <= steps]
    write_atomically(path, "".join(json.dumps(line) + "\n" for line in kept).encode())
