"""What a run writes down: a line of JSON and TensorBoard events for every update, and the matches of the pool."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

from stable_baselines3.common.logger import KVWriter, Logger

from .files import read_lines, write_atomically

PROGRESS, MATCHES = "progress.jsonl", "matches.jsonl"


class RunLog(KVWriter):
    """The output of stable-baselines3's logger. Going on from a checkpoint drops what was written after it."""

    def __init__(self, folder: Path, steps: int) -> None:
        for name in (PROGRESS, MATCHES):
            _cut(folder / name, steps)
        self._progress = open(folder / PROGRESS, "a", encoding="utf-8")  # noqa: SIM115
        self._matches = open(folder / MATCHES, "a", encoding="utf-8")  # noqa: SIM115
        self._board: Any = None
        with contextlib.suppress(ImportError):  # without TensorBoard the lines of JSON remain
            from torch.utils.tensorboard import SummaryWriter

            self._board = SummaryWriter(str(folder / "tensorboard"), purge_step=steps + 1)
        self.logger = Logger(None, [self])
        self.last: dict[str, float] = {}

    def write(self, key_values: dict[str, Any], key_excluded: dict[str, Any], step: int = 0) -> None:
        self.last = {name: float(value) for name, value in sorted(key_values.items())}
        self._progress.write(json.dumps({"steps": step} | self.last) + "\n")
        self._progress.flush()
        if self._board is not None:
            for name, value in self.last.items():
                self._board.add_scalar(name, value, step)

    def match(self, step: int, results: dict[str, tuple[int, float]]) -> None:
        """Games against the members of the pool since the last time, and the learner's points in them."""
        for name, (games, points) in results.items():
            line = {"steps": step, "opponent": name, "games": games, "points": points}
            self._matches.write(json.dumps(line) + "\n")
        self._matches.flush()

    def close(self) -> None:
        self._progress.close()
        self._matches.close()
        if self._board is not None:
            self._board.close()


def _cut(path: Path, steps: int) -> None:
    kept = [line for line in read_lines(path) if line["steps"] <= steps]
    write_atomically(path, "".join(json.dumps(line) + "\n" for line in kept).encode())
