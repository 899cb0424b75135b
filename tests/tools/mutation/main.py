"""``badbones dev mutate``: change the compiled functions operator by operator, and say which tests fail."""

from __future__ import annotations

import random
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numba
from badbones_experiments.cli.commands import CHECKOUT
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.progress import Progress

from badbones_env import BadBonesError
from tests.tools.mutation.operators import Function, Mutant, functions, mutants
from tests.tools.mutation.runner import Result, Runner

EQUIVALENT_FILE = Path(__file__).with_name("equivalent.toml")


def select(only: Sequence[str]) -> list[Function]:
    """The functions of these rules, files or names; without any all."""
    known = functions(CHECKOUT)
    names = {function: _names(function) for function in known}
    for wanted in only:
        if not any(wanted in found for found in names.values()):
            raise BadBonesError(f"no rule, file or function is called {wanted!r}; see badbones dev mutate --list")
    return [function for function in known if not only or names[function] & set(only)]


def _names(function: Function) -> set[str]:
    path = Path(function.live.__code__.co_filename)
    return {*function.rules, function.name, function.tree.name, path.name, path.stem, _file(function)}


def _file(function: Function) -> str:
    return Path(function.live.__code__.co_filename).resolve().relative_to(CHECKOUT).as_posix()


def load_equivalent(path: Path = EQUIVALENT_FILE) -> dict[tuple[str, str, str], str]:
    """The mutants that nothing can tell from the original, and why."""
    reasons = {}
    for entry in tomllib.loads(path.read_text("utf-8")).get("equivalent", []):
        for text in entry["mutants"]:
            before, arrow, after = text.partition(" -> ")
            if not arrow:
                raise BadBonesError(f"{path}: {text!r} must be of the form 'before -> after'")
            reasons[entry["function"], before, after] = entry["reason"]
    return reasons


def stale(reasons: dict[tuple[str, str, str], str], known: Sequence[Mutant], selected: Sequence[Function]) -> list[str]:
    """Entries of equivalent.toml that no mutant fits any more."""
    keys = {mutant.key for mutant in known}
    missing = {function.name for function in functions(CHECKOUT)} - {function.name for function in selected}
    return [f"{name}: {a} -> {b}" for name, a, b in reasons if (name, a, b) not in keys and name not in missing]


def list_mutants(only: Sequence[str]) -> int:
    """Print all mutants of some functions."""
    found = [mutant for function in select(only) for mutant in mutants(function)]
    for mutant in found:
        print(f"{mutant.operator:<10} {mutant}")
    print(f"{len(found):,} mutants")
    return 0


def mutate(
    only: Sequence[str] = (),
    workers: int = 1,
    sample: int | None = None,
    seed: int = 0,
    stages: Sequence[str] = (),
    json: str | None = None,
    equivalent: Path = EQUIVALENT_FILE,
) -> int:
    """Test mutants and print the survivors; 0 if every mutant is killed or known to be equivalent, else 1."""
    if not numba.config.DISABLE_JIT:
        raise BadBonesError("mutants run as plain Python: set NUMBA_DISABLE_JIT=1")
    from tests.tools.mutation.checks import all_checks

    out = sys.stderr if json == "-" else sys.stdout
    chosen = select(only)
    population = [mutant for function in chosen for mutant in mutants(function)]
    reasons = load_equivalent(equivalent)
    outdated = stale(reasons, population, chosen)
    tested = [mutant for mutant in population if mutant.key not in reasons]
    if sample is not None and sample < len(tested):
        numbers = sorted(random.Random(seed).sample(range(len(tested)), sample))
        tested = [tested[number] for number in numbers]
    checks = all_checks(CHECKOUT, {function.module for function in chosen})
    runner = Runner(chosen, [check for check in checks if not stages or check.stage in stages], workers)
    started = time.monotonic()
    runner.measure()
    done = 0

    def report(result: Result) -> None:
        nonlocal done
        done += 1
        bar.update(done)
        if not result.killed:
            print(f"{result.stage}: {result.mutant}", file=out, flush=True)

    with Progress(len(tested), "mutants") as bar:
        results = runner.run(tested, report)
    for text in outdated:
        print(f"{equivalent.name}: no such mutant: {text}", file=out)
    found = summary(results, population, reasons)
    command = "badbones dev mutate" + "".join(f" --only {name}" for name in only)
    command += "".join(f" --stage {stage}" for stage in stages)
    command += f" --sample {sample} --seed {seed}" if sample is not None else ""
    seconds = time.monotonic() - started
    print(
        f"{found['mutants']:,} of {found['population']:,} mutants: {found['killed']:,} killed, "
        f"{found['equivalent']:,} equivalent, {len(found['survivors']):,} survived ({seconds:.0f} s)",
        file=out,
    )
    if json:
        write_json(json, {"command": command, **found})
    return 1 if found["survivors"] or outdated else 0


def summary(
    results: Sequence[Result], population: Sequence[Mutant], reasons: dict[tuple[str, str, str], str]
) -> dict[str, Any]:
    """The counts: in all, by the stage that killed, by file, by operator; and the survivors."""
    equivalent = [mutant for mutant in population if mutant.key in reasons]
    by_file: dict[str, Counter[str]] = {}
    by_operator: dict[str, Counter[str]] = {}
    outcomes = [(mutant, "equivalent") for mutant in equivalent]
    outcomes += [(result.mutant, "killed" if result.killed else "survived") for result in results]
    for mutant, outcome in outcomes:
        for table, row in ((by_file, _file(mutant.function)), (by_operator, mutant.operator)):
            table.setdefault(row, Counter(mutants=0, killed=0, equivalent=0, survived=0)).update(["mutants", outcome])
    return {
        "population": len(population),
        "mutants": len(results) + len(equivalent),
        "killed": sum(result.killed for result in results),
        "equivalent": len(equivalent),
        "survived": sum(not result.killed for result in results),
        "stages": dict(Counter(result.stage for result in results if result.killed).most_common()),
        "files": {name: dict(by_file[name]) for name in sorted(by_file)},
        "operators": {name: dict(by_operator[name]) for name in sorted(by_operator)},
        "survivors": [str(result.mutant) for result in results if not result.killed],
    }
