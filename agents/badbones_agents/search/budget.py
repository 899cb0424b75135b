"""The budget of a search: simulations, or milliseconds, for each decision."""

from __future__ import annotations

import time
from collections.abc import Callable

from badbones_env.errors import OptionError

SLICE = 16  # simulations between two looks at the clock


def check_range(name: str, value: float, least: float, most: float) -> None:
    """Refuse a parameter that is out of range."""
    if not least <= value <= most:
        raise OptionError(f"{name} must be from {least} to {most}, not {value}")


def spend(simulations: int, ms: float, search: Callable[[bool, int], int], is_open: Callable[[], bool]) -> int:
    """Run ``search(restart, simulations)`` until the budget is spent; returns its last action.

    ``is_open``: does the decision have more than one candidate?
    """
    if not ms:
        return search(True, simulations)
    end = time.perf_counter() + ms / 1000
    action = search(True, SLICE)
    while time.perf_counter() < end and is_open():
        action = search(False, SLICE)
    return action
