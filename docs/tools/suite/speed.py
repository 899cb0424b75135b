"""What learning costs: ``python -m docs.tools.suite.speed [LEARNER ...]``, decisions per second of processor time.

Every learner learns, then twice as long; the difference of the times is that of learning alone, without imports and
compilation. Processor time of one core, as other programs may use the machine, too. ``mappo`` and ``qmix`` need the
packages of ``docs/examples/benchmarl_example.py``.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from badbones_experiments.jobs.files import write_json

COMMAND = "python -m docs.tools.suite.speed"
BASELINES, MARL = "docs.tools.suite.baselines", "docs.tools.suite.marl"
LEARNERS = {  # module, decisions
    "partners": (BASELINES, 500_000),
    "selfplay": (BASELINES, 500_000),
    "pqn": (BASELINES, 100_000),
    "sb3": (BASELINES, 100_000),
    "mappo": (MARL, 108_000),  # whole batches in every game
    "qmix": (MARL, 108_000),
}


def cpu_seconds(module: str, learner: str, steps: int) -> float:
    """The processor time of a run with all its processes."""
    before = os.times()
    with tempfile.TemporaryDirectory() as folder:
        words = [module, learner, "--steps", str(steps), "--seeds", "0", "--out", folder]
        subprocess.run([sys.executable, "-m", *words], check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main(names: list[str], out: Path = Path("docs/data/suite-speed.json")) -> None:
    """Measure these learners."""
    learners = json.loads(out.read_text(encoding="utf-8"))["learners"] if out.exists() else {}
    for name in names:
        module, steps = LEARNERS[name]
        seconds = cpu_seconds(module, name, 2 * steps) - cpu_seconds(module, name, steps)
        learners[name] = {"decisions": steps, "cpu_seconds": round(seconds, 2)}
        print(name, learners[name], flush=True)
        ordered = {learner: learners[learner] for learner in LEARNERS if learner in learners}
        write_json(out, {"command": COMMAND, "learners": ordered})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure how fast the baselines of the suite learn.")
    parser.add_argument("learners", nargs="*", choices=LEARNERS, default=["partners", "selfplay", "pqn", "sb3"])
    main(parser.parse_args().learners)
