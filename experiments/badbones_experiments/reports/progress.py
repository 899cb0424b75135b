"""A progress line on standard error, only where somebody looks at it."""

from __future__ import annotations

import sys
import time


class Progress:
    """``with Progress(total, "positions") as bar: bar.update(done, "note")``."""

    def __init__(self, total: int, unit: str, first: int = 0) -> None:
        """``first``: how much was done before this process began."""
        self.total, self.unit, self.started, self._drawn, self._first = total, unit, time.monotonic(), 0.0, first
        self._shown = sys.stderr.isatty()

    def update(self, done: int, note: str = "") -> None:
        now = time.monotonic()
        if not self._shown or (now - self._drawn < 0.2 and done < self.total):
            return
        self._drawn = now
        rate = (done - self._first) / max(now - self.started, 1e-9)
        left = (self.total - done) / rate if rate else 0.0
        filled = 30 * done // max(self.total, 1)
        bar = "#" * filled + "-" * (30 - filled)
        sys.stderr.write(
            f"\r[{bar}] {done:,}/{self.total:,} {self.unit}, {rate:,.0f}/s, {left:.0f} s left {note}\x1b[K"
        )
        sys.stderr.flush()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown and self._drawn:
            sys.stderr.write("\n")
