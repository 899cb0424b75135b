"""The log of a run: a line of JSON and TensorBoard events for every update, and the matches of the pool."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from badbones_env.errors import BadBonesError

from ..jobs.files import inside, read_lines, write_atomically
from ..tournament.intervals import binomial_interval

PROGRESS, MATCHES = "progress.jsonl", "matches.jsonl"


class RunLog:
    """Metrics are recorded by name and written together. Resuming drops what came after the checkpoint."""

    def __init__(self, folder: Path, steps: int) -> None:
        self._folder = folder
        for name in (PROGRESS, MATCHES):
            _truncate(folder / name, steps)
        self._progress = open(folder / PROGRESS, "a", encoding="utf-8")
        self._matches = open(folder / MATCHES, "a", encoding="utf-8")
        self._tensorboard: _TensorBoard | None = None
        with contextlib.suppress(ImportError):  # without TensorBoard the lines of JSON remain
            self._tensorboard = _TensorBoard(inside(folder, "tensorboard"), steps + 1)
        self.values: dict[str, float] = {}  # recorded since the last dump
        self.last: dict[str, float] = {}  # written by it

    def record(self, values: Mapping[str, float], prefix: str = "") -> None:
        """Add metrics to the next line."""
        self.values |= {prefix + name: float(value) for name, value in values.items()}

    def record_scores(self, scores: Mapping[str, float], games: int) -> None:
        """The scores of an evaluation, each of so many games, with their intervals."""
        self.record(scores, "eval/")
        for name, score in scores.items():
            low, high = binomial_interval(score, games)  # draws make it a bit too wide
            self.record({"low": low, "high": high}, f"eval_interval/{name}/")

    def dump(self, steps: int) -> None:
        """Write what was recorded since the last dump."""
        if not (self._folder / PROGRESS).exists():  # before TensorBoard's thread prints a traceback about it
            raise BadBonesError(
                f"{self._folder} is gone; what was stored in it is lost: begin again with another --out"
            )
        self.last, self.values = dict(sorted(self.values.items())), {}
        self._progress.write(json.dumps({"steps": steps} | self.last) + "\n")
        self._progress.flush()
        if self._tensorboard is not None:
            self._tensorboard.write(self.last, steps)

    def match(self, steps: int, results: dict[str, tuple[int, float]]) -> None:
        """Games against the members of the pool, and the learner's points in them."""
        for name, (games, points) in results.items():
            line = {"steps": steps, "opponent": name, "games": games, "points": points}
            self._matches.write(json.dumps(line) + "\n")
        self._matches.flush()

    def close(self) -> None:
        self._progress.close()
        self._matches.close()
        if self._tensorboard is not None:
            self._tensorboard.close()


class _TensorBoard:
    """Writes event files with TensorBoard alone, without torch."""

    def __init__(self, folder: Path, first: int) -> None:
        from tensorboard.compat.proto.event_pb2 import Event, SessionLog
        from tensorboard.compat.proto.summary_pb2 import Summary
        from tensorboard.summary.writer.event_file_writer import EventFileWriter

        self._event, self._summary = Event, Summary
        self._file = EventFileWriter(str(folder))
        # a START event makes TensorBoard drop earlier events of this step and later ones
        start: Any = SessionLog(status=SessionLog.SessionStatus.Value("START"))
        self._file.add_event(Event(wall_time=time.time(), step=first, session_log=start))

    def write(self, values: dict[str, float], steps: int) -> None:
        entries = [self._summary.Value(tag=name, simple_value=value) for name, value in values.items()]
        self._file.add_event(self._event(wall_time=time.time(), step=steps, summary=self._summary(value=entries)))

    def close(self) -> None:
        self._file.close()


def _truncate(path: Path, steps: int) -> None:
    """Drop the lines after ``steps``."""
    kept = [line for line in read_lines(path) if isinstance(line.get("steps"), int) and line["steps"] <= steps]
    write_atomically(path, "".join(json.dumps(line) + "\n" for line in kept).encode())
