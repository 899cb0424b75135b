"""What is said while code is compiled: one line for all processes of a run, and a bar where somebody watches."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any

QUIET = "BADBONES_QUIET"  # set: nothing is said
WIDTH = 24
_said: set[str] = set()  # by this process


def say_once(text: str) -> None:
    """Print a line that this process has not printed; processes that it starts print none."""
    if text not in _said and (_said or not os.environ.get(QUIET)):
        print(f"badbones: {text}", file=sys.stderr)
        os.environ[QUIET] = "1"
        _said.add(text)


class Bar:
    """How many functions of an entry point are compiled, in a terminal whose user knows what is going on."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.name = function.__name__
        self.total = _count_uncompiled(function)
        self.done = 0
        self.shown = bool(_said) and sys.stderr.isatty()

    def advance(self) -> None:
        """Another function is being compiled."""
        self.done += 1
        if self.shown:
            part = min(1.0, self.done / self.total)
            bar = "#" * round(part * WIDTH)
            count = f"{min(self.done, self.total)} of {self.total}"
            print(f"\r  {self.name:<20} [{bar:<{WIDTH}}] {count} functions", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Clear the line."""
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _count_uncompiled(function: Callable[..., Any]) -> int:
    """The function, and those that it calls, directly or not, and that are not compiled yet."""
    counted: set[int] = set()
    due = [function]
    while due:
        called = due.pop()
        for name in called.__code__.co_names:
            value: Any = called.__globals__.get(name)
            if hasattr(value, "py_func") and id(value) not in counted and not getattr(value, "overloads", ()):
                counted.add(id(value))
                due.append(value.py_func)
    return len(counted) + 1
