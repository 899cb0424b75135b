"""How long a process takes until it has done something: with the compiled rules in the cache, and without."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import badbones_env
from badbones_env import BadBonesError
from docs.tools.bench.measure import Spread

ROOT = Path(badbones_env.__file__).parent.parent
SIMULATOR = "from badbones_env import Simulator; Simulator({'players': 4}, 64).play()"
ENVIRONMENT = (
    "from badbones_env import parallel_env; env = parallel_env('versus', 4); env.reset(seed=7);"
    "env.step({a: int(env.sim.masks[0, k].argmax()) for k, a in enumerate(env.agents)})"
)
# name -> (what happens, arguments of the interpreter)
PROCESSES = {
    "python": ("the interpreter alone", ["-c", "pass"]),
    "import": ("import badbones_env", ["-c", "import badbones_env"]),
    "help": ("badbones --help", ["-m", "badbones_experiments.cli", "--help"]),
    "games": ("64 random games in a Simulator", ["-c", SIMULATOR]),
    "step": ("a PettingZoo environment, reset and one step", ["-c", ENVIRONMENT]),
}
COMPILED = ("games", "step")


def _seconds(arguments: list[str], cache: str | None = None) -> float:
    """The whole process, with the user's cache of compiled code or one of its own."""
    paths = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = os.environ | {"PYTHONPATH": paths, "BADBONES_QUIET": "1"}
    if cache is not None:
        environment["BADBONES_CACHE_DIR"] = cache
    begin = time.perf_counter()
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True)
    seconds = time.perf_counter() - begin
    if done.returncode:
        why = (done.stderr.strip().splitlines() or ["no message"])[-1]
        raise BadBonesError(f"start-up of {arguments[-1]!r} failed: {why}")
    return seconds


def _cold(arguments: list[str]) -> float:
    with tempfile.TemporaryDirectory() as cache:
        return _seconds(arguments, cache)


def startup(found: list[dict[str, Any]], warm: int, cold: int, tick: Callable[[str], None]) -> None:
    """Seconds of whole processes, ``warm`` times each and, of those that compile, ``cold`` times with an empty cache.

    They go into the list as they come.
    """
    for name, (what, arguments) in PROCESSES.items():
        kinds: dict[str, list[float]] = {"warm": [], "cold": []}
        _seconds(arguments)  # so that the cache, and the files' pages, are warm
        for _ in range(warm):
            tick(f"start-up: {what}")
            kinds["warm"].append(_seconds(arguments))
        for _ in range(cold if name in COMPILED else 0):
            tick(f"start-up, nothing compiled: {what}")
            kinds["cold"].append(_cold(arguments))
        found += [
            {"process": name, "what": what, "cache": kind, "seconds": Spread.of(taken)._asdict()}
            for kind, taken in kinds.items()
            if taken
        ]


def startup_ticks(warm: int, cold: int) -> int:
    """How many processes ``startup`` times."""
    return warm * len(PROCESSES) + cold * len(COMPILED)
