"""What a first use costs while nothing is compiled: docs/data/cold_start.json.

python -m docs.tools.cold_start                             # of this checkout
python -m docs.tools.cold_start wheel/bin/python            # of a wheel that is installed for this interpreter

CPU seconds and seconds on the clock of whole processes with an empty cache. A loop of plain Python, timed before and
after each, tells how busy the machine was: CPU seconds grow, too, where processes share cores and caches.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.machine import machine

from badbones_env.version import __version__

FILE = Path(__file__).resolve().parents[1] / "data" / "cold_start.json"
TASKS = {
    "first step of an environment": (
        "from badbones_env import parallel_env; env = parallel_env('versus', 2); obs, _ = env.reset(seed=7);"
        "env.step({agent: int(each['action_mask'].argmax()) for agent, each in obs.items()})"
    ),
    "first move of the champion": (
        "from badbones_experiments import warm; warm.compile_ahead('search'); warm.play('champion')"
    ),
    "first update of training": (
        "from badbones_experiments import warm; warm.compile_ahead('learning')\n"
        "from badbones_experiments.training.config import TrainingConfig\n"
        "from badbones_experiments.training.ppo import PPO\n"
        "PPO(TrainingConfig.load('versus2', {'seed': 1}), 1).update(1.0)"
    ),
}


def calibration() -> float:
    """CPU seconds of ten million steps of plain Python."""
    start, total = time.process_time(), 0
    for number in range(10_000_000):
        total += number & 7
    return time.process_time() - start


def measure(python: str, code: str) -> dict[str, float]:
    """A process with an empty cache."""
    with tempfile.TemporaryDirectory() as cache:
        environment = os.environ | {"BADBONES_CACHE_DIR": cache, "BADBONES_QUIET": "1"}
        if python != sys.executable:
            environment.pop("PYTHONPATH", None)  # it may lead to a checkout
        before, loop, begin = os.times(), calibration(), time.perf_counter()
        subprocess.run(
            [python, "-c", code], env=environment, cwd=None if python == sys.executable else cache, check=True
        )
        seconds, after = time.perf_counter() - begin, os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    busy = (loop + calibration()) / 2
    return {"cpu_seconds": round(cpu, 1), "seconds": round(seconds, 1), "calibration": round(busy, 2)}


def main(python: str = "") -> None:
    """Measure all tasks and write the file."""
    kind = "wheel" if python else "checkout"
    results: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    measured = {}
    for task, code in TASKS.items():
        measured[task] = measure(python or sys.executable, code)
        print(kind, task, measured[task], flush=True)
    results |= {"version": __version__, "command": "python -m docs.tools.cold_start", "machine": machine()}
    write_json(str(FILE), results | {kind: {"load": round(os.getloadavg()[1], 1), "tasks": measured}})


if __name__ == "__main__":
    main(*sys.argv[1:])
