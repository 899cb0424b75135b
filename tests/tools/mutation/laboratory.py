"""Runs the detectors against broken copies of the engine.

For every mutant of ``mutants.toml`` and ``learner_mutants.toml`` a copy of the package is made, one passage of its
source is replaced, and the detectors of ``detect`` run against the copy until one notices: the scenarios that cite the
rules concerned, all other scenarios, checks of what is on offer and of new games (which no scenario can show),
random positions against the oracle, and what learners are handed against the oracle's plain writers. A mutant that no
detector notices has survived: it breaks something that nothing tests.
"""

from __future__ import annotations

import fnmatch
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from badbones_experiments.cli.commands import CHECKOUT
from badbones_experiments.reports.progress import Progress

import badbones_env
from badbones_env import BadBonesError
from tests.tools.mutation.detect import BROKEN, CITED, FUZZER, HANGS, LEARNER, NEW_GAMES, OFFERS, SCENARIO, STAGES_OF

MUTANTS_FILES = [Path(__file__).with_name(name) for name in ("mutants.toml", "learner_mutants.toml")]
PACKAGE = Path(badbones_env.__file__).parent
PROGRAM = "badbones_experiments"
KEYS = ("id", "rules", "file", "old", "new", "about")
SURVIVED = "SURVIVED"


@dataclass(frozen=True)
class Mutant:
    """One break of a rule: ``old`` occurs once in ``file`` (relative to badbones_env/) and becomes ``new``."""

    id: str
    rules: tuple[str, ...]
    file: str
    old: str
    new: str
    about: str

    def apply(self, source: str) -> str:
        """The broken source."""
        if source.count(self.old) != 1:
            raise BadBonesError(f"mutant {self.id}: its old text occurs {source.count(self.old)} times in {self.file}")
        return source.replace(self.old, self.new)


@dataclass(frozen=True)
class Result:
    """What became of a mutant: the stage that noticed it (or SURVIVED), the check of that stage, what the check saw."""

    mutant: Mutant
    stage: str
    check: str
    what: str
    seconds: float

    @property
    def caught(self) -> bool:
        return self.stage not in (SURVIVED, BROKEN)

    @property
    def verdict(self) -> str:
        """In words."""
        return {
            CITED: f"caught by scenario {self.check}",
            SCENARIO: f"caught by scenario {self.check} (cites other rules)",
            OFFERS: f"caught by the offers check {self.check}",
            NEW_GAMES: f"caught by the new games check {self.check}",
            FUZZER: f"caught by fuzzer at {self.check}",
            LEARNER: f"caught by the learner's view of {self.check}",
            HANGS: f"caught: hangs at {self.check}",
            BROKEN: f"BROKEN MUTANT: {self.what}",
        }.get(self.stage, self.stage)


def load_mutants(paths: Sequence[Path] = MUTANTS_FILES) -> list[Mutant]:
    """The mutants of some files."""
    mutants = []
    for path in paths:
        for entry in tomllib.loads(path.read_text("utf-8"))["mutant"]:
            if sorted(entry) != sorted(KEYS):
                raise BadBonesError(f"{path}: mutant {entry.get('id')!r} must have the keys {', '.join(KEYS)}")
            mutants.append(Mutant(**{**entry, "rules": tuple(entry["rules"])}))
    return mutants


def choose(mutants: list[Mutant], patterns: Sequence[str]) -> list[Mutant]:
    """The mutants with these ids (``*`` stands for anything); without patterns all."""
    for pattern in patterns:
        if not fnmatch.filter([mutant.id for mutant in mutants], pattern):
            raise BadBonesError(f"there is no mutant {pattern!r}; see badbones dev mutate --list")
    return [m for m in mutants if not patterns or any(fnmatch.fnmatchcase(m.id, pattern) for pattern in patterns)]


class Laboratory:
    """Makes broken copies of the engine and runs the detectors against them. A context: leaves nothing behind."""

    def __init__(self, detectors: Sequence[str], fuzz: int, seed: int, timeout: float) -> None:
        self._settings = {"detectors": list(detectors), "fuzz": fuzz, "seed": seed, "timeout": timeout}
        self._room = tempfile.TemporaryDirectory(prefix="badbones-mutation-", ignore_cleanup_errors=True)
        # copied once, the tests as well: who edits the checkout during a long run must not mix versions
        self._sound, self._tests = Path(self._room.name, "sound"), Path(self._room.name, "tests")
        sources = {self._sound / "badbones_env": PACKAGE, self._tests / PROGRAM: CHECKOUT / "experiments" / PROGRAM}
        sources |= {self._tests / folder: CHECKOUT / folder for folder in ("tests/rules/scenarios", "tests/oracle")}
        for copy, original in sources.items():
            shutil.copytree(original, copy, ignore=shutil.ignore_patterns("__pycache__"))
        self._running: set[subprocess.Popen[str]] = set()
        self._lock = threading.Lock()
        self._closed = False

    def __enter__(self) -> Laboratory:
        return self

    def __exit__(self, *_: object) -> None:
        self._room.cleanup()

    def stop(self) -> None:
        """End the engines that still run; no further one is started."""
        with self._lock:
            self._closed = True
            for process in self._running:
                process.kill()

    def examine(self, mutant: Mutant | None) -> dict[str, Any]:
        """What the detectors say about a mutant; without one, about the engine as it is."""
        if mutant is None:
            return self._detect(self._sound, ())
        with tempfile.TemporaryDirectory(dir=self._room.name, ignore_cleanup_errors=True) as folder:
            engine = Path(folder)
            shutil.copytree(self._sound, engine, dirs_exist_ok=True)
            path = engine / "badbones_env" / mutant.file
            path.write_text(mutant.apply(path.read_text("utf-8")), "utf-8")
            return self._detect(engine, mutant.rules)

    def test(self, mutant: Mutant) -> Result:
        """What becomes of a mutant."""
        started = time.monotonic()
        found = self.examine(mutant)
        return Result(mutant, found["stage"] or SURVIVED, found["check"], found["what"], time.monotonic() - started)

    def _detect(self, engine: Path, rules: Sequence[str]) -> dict[str, Any]:
        request = {"engine": str(engine), "tests": str(self._tests), "rules": list(rules), **self._settings}
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONOPTIMIZE"}
        environment |= {"PYTHONPATH": os.pathsep.join([str(engine), str(self._tests)])}
        environment |= {"NUMBA_DISABLE_JIT": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        # the working directory comes first on the path of `python -m`, so it has to be the copy
        with self._lock:
            if self._closed:
                raise KeyboardInterrupt
            process = subprocess.Popen(
                [sys.executable, "-m", "tests.tools.mutation.detect", json.dumps(request)],
                stdin=subprocess.PIPE,  # never written to: its end tells the child that the parent is gone
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                cwd=engine,
                env=environment,
                start_new_session=True,  # Ctrl-C is for the parent, which ends its children itself
            )
            self._running.add(process)
        try:
            assert process.stdin is not None and process.stdout is not None
            output = process.stdout.read().strip()
            process.wait()
            process.stdin.close()
            process.stdout.close()
        finally:
            with self._lock:
                self._running.discard(process)
        if self._closed:
            raise KeyboardInterrupt
        try:
            return dict(json.loads(output.splitlines()[-1]))
        except (IndexError, ValueError):
            raise BadBonesError(f"the detectors died: {output.splitlines()[-1] if output else 'no answer'}") from None


def run(
    mutants: Sequence[Mutant],
    workers: int = 1,
    fuzz: int = 300,
    seed: int = 1,
    timeout: float = 20.0,
    detectors: Sequence[str] = tuple(STAGES_OF),
    report: Callable[[Result], None] = lambda result: None,
) -> list[Result]:
    """Test mutants in order, ``report`` each when it is done. BadBonesError if the engine itself fails a detector."""
    if not (CHECKOUT / "tests" / "rules" / "scenarios").is_dir() or not (CHECKOUT / "tests" / "oracle").is_dir():
        raise BadBonesError("mutate needs the scenarios and the oracle of a source checkout (tests/); none is here")
    results: list[Result] = []
    for mutant in mutants:  # better now than in the middle of a long run
        mutant.apply((PACKAGE / mutant.file).read_text("utf-8"))
    with Laboratory(detectors, fuzz, seed, timeout) as laboratory, Progress(len(mutants) + 1, "engines") as bar:
        pool = ThreadPoolExecutor(workers)
        try:
            # if the sound engine is noticed too, being noticed means nothing
            sound = pool.submit(laboratory.examine, None)
            jobs = [pool.submit(laboratory.test, mutant) for mutant in mutants]
            found = sound.result()
            if found["stage"]:
                raise BadBonesError(f"the engine itself fails {found['check']} ({found['stage']}): {found['what']}")
            bar.update(1)
            for job in jobs:
                results.append(job.result())
                clear_line()
                report(results[-1])
                caught = sum(result.caught for result in results)
                bar.update(len(results) + 1, f"{caught} caught, {len(results) - caught} not")
        finally:
            laboratory.stop()
            pool.shutdown(cancel_futures=True)
    return results


def clear_line() -> None:
    """Make room for a line of output where the progress line stands."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
