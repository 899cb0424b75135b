"""A progress bar on standard error, only where that is a terminal."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import rich.progress

REDRAWN = 0.2  # seconds between two drawings


class Progress:
    """``with Progress(total, "positions") as bar: bar.update(done, "note")``."""

    def __init__(self, total: int, unit: str, first: int = 0) -> None:
        """``first``: how much was done before this process began."""
        self.total, self._unit, self._first, self._drawn = total, unit, first, 0.0
        self._bar: rich.progress.Progress | None = None

    def update(self, done: int, note: str = "") -> None:
        """Redraw the bar, at most every fifth of a second."""
        now = time.monotonic()
        if self._bar is None or (now - self._drawn < REDRAWN and done < self.total):
            return
        self._drawn = now
        self._bar.update(self._bar.task_ids[0], completed=done, note=note, refresh=True)

    def __enter__(self) -> Progress:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            columns = BarColumn(30), MofNCompleteColumn(), TextColumn(f"{self._unit},"), TimeRemainingColumn()
            # No thread of its own: workers may be forked while it is shown.
            self._bar = Bar(
                *columns, TextColumn("{task.fields[note]}"), console=Console(stderr=True), auto_refresh=False
            )
            self._bar.start()
            self._bar.add_task("", total=self.total, completed=self._first, note="")
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()
