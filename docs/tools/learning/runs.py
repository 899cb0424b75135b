"""Makes the runs one after the other and keeps what came of each in one document (JSON)."""

from __future__ import annotations

import datetime
import json
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_experiments.jobs.files import read_lines, write_atomically
from badbones_experiments.training.run_log import PROGRESS

from badbones_env.errors import BadBonesError
from badbones_env.version import __version__
from docs.tools.bench.survey import commit, machine
from docs.tools.learning.studies import COURSES, FIRST, GREEDY, GUARDIAN, Course

SCHEMA = 1
GAMES, SEED = 1000, 7  # of the last measurement; the seed is none of training's
CURVE = ("steps", "time/seconds", *(f"eval/{name}" for name in (GUARDIAN, GREEDY, FIRST)))
COMMAND = [sys.executable, "-P", "-m", "badbones_experiments.cli"]


def learning(studies: Sequence[str], seeds: Sequence[int] | None, share: float, out: str, runs: str) -> int:
    """Make all runs of the studies that the document ``out`` does not hold yet."""
    document = load(Path(out))
    courses = [course if share == 1 else course.shortened(share) for course in COURSES if course.study in studies]
    todo = [(course, seed) for course in courses for seed in seeds or course.seeds]
    held = {run["command"] for run in document["runs"]}
    for number, (course, seed) in enumerate(todo, 1):
        if command(course, seed) not in held:
            print(f"run {number} of {len(todo)}: {course.study}, {course.label}, seed {seed}", file=sys.stderr)
            document["runs"].append(make(course, seed, Path(runs)))
            document |= {"schema": SCHEMA, "machine": machine()}
            write_atomically(Path(out), (json.dumps(document, indent=1) + "\n").encode())
    print(f"{len(document['runs'])} runs: {out}")
    return 0


def load(path: Path) -> dict[str, Any]:
    """The document, or an empty one."""
    if not path.exists():
        return {"runs": []}
    try:
        found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadBonesError(f"{path} cannot be read: {error}") from None
    if found.get("schema") != SCHEMA:
        raise BadBonesError(f"{path} does not hold runs of 'badbones dev learning': remove it, or choose another --out")
    return found


def command(course: Course, seed: int) -> str:
    """The command of a run."""
    return shlex.join(["badbones", "train", *course.words(seed), "--out", f"runs/{course.folder(seed)}"])


def make(course: Course, seed: int, runs: Path) -> dict[str, Any]:
    """Train in a process of its own, and measure what it has learnt."""
    folder, before = runs / course.folder(seed), os.times()
    load = round(os.getloadavg()[0], 2)
    shutil.rmtree(folder, ignore_errors=True)
    _run(["train", *course.words(seed), "--out", str(folder)])
    after = os.times()
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    lines = read_lines(folder / PROGRESS)
    curve = [[line[name] for name in CURVE] for line in lines if CURVE[2] in line]
    run: dict[str, Any] = {
        "study": course.study,
        "label": course.label,
        "learner": course.learner,
        "seed": seed,
        "settings": course.settings(),
        "command": command(course, seed),
        "version": __version__,
        "commit": commit(),
        "date": datetime.date.today().isoformat(),
        "load": load,
        "decisions": curve[-1][0],
        "seconds": round(curve[-1][1], 2),
        "cpu_seconds": round(cpu, 1),
        "curve": [[steps, round(seconds, 2), *scores] for steps, seconds, *scores in curve],
    }
    if course.measured:
        run["final"] = measure(folder, runs / "measured", GUARDIAN)
        run["first"] = measure(folder, runs / "measured", FIRST)
    return run


def measure(folder: Path, out: Path, against: str) -> dict[str, Any]:
    """The network alone against an agent."""
    words = ["evaluate", str(folder / "policy.npz"), "--against", against, "--games", str(GAMES)]
    (found,) = json.loads(_run([*words, "--seed", str(SEED), "--out", str(out), "--json"]))["evaluations"]
    mine, theirs = sorted(found["entrants"], key=lambda one: str(one["agent"]) == against)
    return {"games": found["games"], "seed": SEED, "won": mine["win_share"], "lost": theirs["win_share"]["value"]}


def _run(words: list[str]) -> str:
    """What a command prints; complaints go where they always go."""
    done = subprocess.run([*COMMAND, *words], stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise BadBonesError(f"badbones {shlex.join(words)} ended with {done.returncode}")
    return done.stdout
