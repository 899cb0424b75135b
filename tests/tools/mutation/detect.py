"""Runs all detectors against one copy of the engine, in a process of its own; the first that notices something ends it.

Started by ``laboratory`` with a request (JSON) as its only argument. Answers with one line of JSON on standard output:
the stage that noticed (or none), which check of it, and what it saw. The engine runs as plain Python: nothing is
compiled.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

# The stages, in the order in which they run
CITED, SCENARIO, OFFERS, NEW_GAMES, FUZZER = "cited scenario", "other scenario", "offers", "new games", "fuzzer"
LEARNER = "learner"
STAGES_OF = {
    "scenarios": (CITED, SCENARIO), "offers": (OFFERS,), "new-games": (NEW_GAMES,), "fuzzer": (FUZZER,),
    "learner": (LEARNER,),
}  # fmt: skip
TOPICS = ("observation", "mask", "reward")  # what mutants break that break no rule
LEARNER_STEPS, LEARNER_POSITIONS = 30, 1500
HANGS = "hangs"
BROKEN = "broken mutant"  # the change is not sound Python: it says nothing about the tests
UNSOUND = ("NameError", "UnboundLocalError", "ImportError", "ModuleNotFoundError", "SyntaxError", "AttributeError")


class Watch:
    """Ends the process when one check takes too long (the engine hangs) or when the parent is gone."""

    def __init__(self, patience: float) -> None:
        self.patience, self.at, self.since = patience, "start", time.monotonic()
        threading.Thread(target=self._hang, daemon=True).start()
        threading.Thread(target=self._orphan, daemon=True).start()

    def begin(self, what: str) -> None:
        """A check begins."""
        self.at, self.since = what, time.monotonic()

    def _hang(self) -> None:
        while True:
            time.sleep(0.2)
            if time.monotonic() - self.since > self.patience:
                answer(HANGS, self.at, f"no end within {self.patience:g} s")

    def _orphan(self) -> None:
        sys.stdin.read()  # the parent holds the other end and writes nothing
        os._exit(1)


def answer(stage: str | None, check: str = "", what: str = "") -> None:
    """Say what was found and end the process, from whichever thread."""
    if what.split(":")[0] in UNSOUND:
        stage = BROKEN
    print(json.dumps({"stage": stage, "check": check, "what": what}), flush=True)
    os._exit(0)


def scenarios(folder: Path, rules: list[str]) -> Iterator[tuple[str, Path]]:
    """Every scenario with its stage, those that cite one of the rules first."""
    files = sorted(folder.rglob("*.toml"))
    cites = {file: set(tomllib.loads(file.read_text("utf-8"))["rules"]) & set(rules) for file in files}
    yield from ((CITED, file) for file in files if cites[file])
    yield from ((SCENARIO, file) for file in files if not cites[file])


def run_scenarios(request: dict[str, Any], watch: Watch, stages: set[str]) -> None:
    """Scenarios, those that cite the rules concerned first."""
    from badbones_env.text.scenario import run_file

    for stage, file in scenarios(Path(request["tests"], "tests", "rules", "scenarios"), request["rules"]):
        if stage not in stages:
            break
        watch.begin(file.stem)
        try:
            found = run_file(file)
        except Exception as error:  # a crash of the engine is noticed as well
            found = [f"{type(error).__name__}: {error}".replace(f"{file}: ", "")]
        if found:
            answer(stage, file.stem, found[0])


def run_checks(watch: Watch, stages: set[str]) -> None:
    """What is on offer, and new games."""
    from tests.tools.mutation import new_games, offers

    for stage, checks in ((OFFERS, offers.CHECKS), (NEW_GAMES, new_games.CHECKS)):
        for check in checks if stage in stages else ():
            watch.begin(check.__name__)
            try:
                check()
            except Exception as error:
                answer(stage, check.__name__, f"{type(error).__name__}: {error}")


def run_fuzzer(request: dict[str, Any], watch: Watch, stages: set[str]) -> None:
    """Random positions, played by engine and oracle."""
    from tests.oracle import Oracle
    from tests.tools.fuzz.differential import compare
    from tests.tools.fuzz.positions import make

    for index in range(request["fuzz"] if FUZZER in stages else 0):
        watch.begin(f"position {index}")
        disagreement, _ = compare(Oracle, *make(request["seed"], index), seed=index)
        if disagreement:
            answer(FUZZER, f"position {index}", disagreement.what)


def run_learner(watch: Watch, stages: set[str]) -> None:
    """What learners get of whole games of every kind, and on the way to every question that crowded positions put."""
    from tests.oracle import Oracle
    from tests.tools.fuzz import lockstep
    from tests.tools.fuzz.differential import compare
    from tests.tools.fuzz.questions import paths

    checks: dict[str, Callable[[], str]] = {}
    for name, game in lockstep.GAMES.items():
        checks[f"game {name}"] = partial(
            lockstep.play, Oracle, game, max(2, 6 // game.get("players", 1)), LEARNER_STEPS, seed=1
        )
    checks |= {f"ending {name}": partial(lockstep.end, Oracle, name) for name in lockstep.ENDINGS}
    checks["games at once"] = partial(lockstep.play_on, Oracle, LEARNER_STEPS, seed=1)
    for name, check in checks.items() if LEARNER in stages else ():
        watch.begin(name)
        try:
            wrong = check()
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
        if wrong:
            answer(LEARNER, name, wrong)
    watch.begin("the way to all questions")
    for number, path in enumerate(paths(Oracle, 1, LEARNER_POSITIONS, looks=2)[0] if LEARNER in stages else ()):
        watch.begin(f"path {number}")
        disagreement, _ = compare(Oracle, path.game, path.position, seed=0, script=path.steps)
        if disagreement:
            answer(LEARNER, f"path {number}", disagreement.what)


def detect(request: dict[str, Any]) -> None:
    """Run the detectors one after the other; the process ends with the first answer."""
    watch = Watch(request["timeout"])
    watch.begin("import")
    try:
        import badbones_env
        import badbones_env.text.scenario
        from tests.tools.fuzz import lockstep
        from tests.tools.mutation import new_games, offers
    except Exception as error:
        answer(BROKEN, "import", f"{type(error).__name__}: {error}")
    # another copy of the package on the path would make every mutant survive
    package = Path(badbones_env.__file__).resolve().parent
    assert package.parent == Path(request["engine"]).resolve(), f"{package} is not the copy"
    assert lockstep and new_games and offers

    stages = {stage for name in request["detectors"] for stage in STAGES_OF[name]}
    if set(request["rules"]) & set(TOPICS):  # no rule of the game: who is meant to notice goes first
        run_learner(watch, stages)
        stages.discard(LEARNER)
    run_scenarios(request, watch, stages)
    run_checks(watch, stages)
    run_fuzzer(request, watch, stages)
    run_learner(watch, stages)
    answer(None)


if __name__ == "__main__":
    detect(json.loads(sys.argv[1]))
