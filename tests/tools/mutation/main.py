"""``badbones dev mutate``: change the compiled functions operator by operator, and say which tests fail."""

from __future__ import annotations

import random
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from hashlib import sha256
from json import loads
from pathlib import Path
from typing import Any

import numba
from badbones_experiments.cli.commands import CHECKOUT
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.progress import Progress

from badbones_env import BadBonesError
from tests.tools.mutation.operators import Function, Mutant, functions, mutants
from tests.tools.mutation.runner import Result, Runner

COMMAND = "badbones dev mutate --only FILE --json docs/data/mutation.json"  # a results file grows file by file
OUTCOMES = ("mutants", "killed", "equivalent", "survived")
EQUIVALENT_FILE = Path(__file__).with_name("equivalent.toml")


def select(only: Sequence[str]) -> list[Function]:
    """The functions of these rules, files or names; without any all."""
    known = functions()
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
    missing = {function.name for function in functions()} - {function.name for function in selected}
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
    survivors: bool = False,
) -> int:
    """Test mutants and print the survivors; 0 if every mutant is killed or known to be equivalent, else 1.

    ``json`` names a results file; what it says of other source files stays in it. ``survivors`` tests again only those
    that survived according to it.
    """
    if not numba.config.DISABLE_JIT:
        raise BadBonesError("mutants run as plain Python: set NUMBA_DISABLE_JIT=1")
    from tests.tools.mutation.checks import all_checks

    started = time.monotonic()
    out = sys.stderr if json == "-" else sys.stdout
    reasons = load_equivalent(equivalent)
    chosen = select(only)
    files: dict[str, list[Mutant]] = {}
    for function in chosen:
        files.setdefault(_file(function), []).extend(mutants(function))
    earlier = survivors_of(json, files) if survivors else None
    population = [mutant for group in files.values() for mutant in group]
    tested = [mutant for mutant in population if mutant.key not in reasons]
    if earlier is not None:
        tested = [mutant for mutant in tested if str(mutant) in earlier[_file(mutant.function)]["survivors"]]
    if sample is not None and sample < len(tested):
        numbers = sorted(random.Random(seed).sample(range(len(tested)), sample))
        tested = [tested[number] for number in numbers]
    command = "badbones dev mutate" + "".join(f" --only {name}" for name in only)
    command += "".join(f" --stage {stage}" for stage in stages)
    command += f" --sample {sample} --seed {seed}" if sample is not None else ""
    done: list[Result] = []
    counts: dict[str, dict[str, Any]] = {}

    def report(result: Result) -> None:
        done.append(result)
        bar.update(len(done))
        if not result.killed:
            print(f"{result.stage}: {result.mutant}", file=out, flush=True)

    def finish(file: str, results: Sequence[Result]) -> None:
        known = [mutant for mutant in files[file] if mutant.key in reasons]
        if earlier is None:
            counts[file] = count(results, known) | {"command": command, "digest": digest(files[file])}
        else:
            counts[file] = count_again(earlier[file], results, known)
        if json and json != "-":
            keep(json, counts)

    functions_tested = {mutant.function: None for mutant in tested}
    if functions_tested:
        checks = all_checks(CHECKOUT, {function.module for function in functions_tested})
        runner = Runner(
            [*functions_tested], [check for check in checks if not stages or check.stage in stages], workers
        )
        runner.measure()
    with Progress(len(tested), "mutants") as bar:
        for file in files:
            due = [mutant for mutant in tested if _file(mutant.function) == file]
            finish(file, runner.run(due, report) if due else [])
    if json == "-":
        keep(json, counts)
    outdated = stale(reasons, population, chosen)
    for text in outdated:
        print(f"{equivalent.name}: no such mutant: {text}", file=out)
    all_of_them = totals(counts)
    print(
        f"{all_of_them['mutants']:,} of {len(population):,} mutants: {all_of_them['killed']:,} killed, "
        f"{all_of_them['equivalent']:,} equivalent, {all_of_them['survived']:,} survived "
        f"({time.monotonic() - started:.0f} s)",
        file=out,
    )
    return 1 if all_of_them["survived"] or outdated else 0


def digest(group: Sequence[Mutant]) -> str:
    """A checksum of the mutants of a file: results with another one are of another source."""
    return sha256("\n".join(map(str, group)).encode()).hexdigest()[:16]


def survivors_of(json: str | None, files: dict[str, list[Mutant]]) -> dict[str, dict[str, Any]]:
    """The results on file. BadBonesError if they are not of these mutants."""
    if not json or not Path(json).is_file():
        raise BadBonesError("--survivors needs a results file: --json FILE")
    rows: dict[str, dict[str, Any]] = loads(Path(json).read_text("utf-8"))["files"]
    for file, group in files.items():
        if rows.get(file, {}).get("digest") != digest(group):
            raise BadBonesError(
                f"{json} is not about the mutants of {file} as it is: test them all, without --survivors"
            )
    return rows


def count(results: Sequence[Result], equivalent: Sequence[Mutant]) -> dict[str, Any]:
    """The outcomes of the mutants of one file: in all, by the stage that killed, by operator; and the survivors."""
    operators: dict[str, Counter[str]] = {}
    outcomes = [(mutant, "equivalent") for mutant in equivalent]
    outcomes += [(result.mutant, "killed" if result.killed else "survived") for result in results]
    for mutant, outcome in outcomes:
        operators.setdefault(mutant.operator, Counter()).update(["mutants", outcome])
    return {
        **{name: sum(row[name] for row in operators.values()) for name in OUTCOMES},
        "stages": dict(Counter(result.stage for result in results if result.killed).most_common()),
        "operators": {name: dict(operators[name]) for name in sorted(operators)},
        "survivors": [str(result.mutant) for result in results if not result.killed],
    }


def count_again(row: dict[str, Any], results: Sequence[Result], equivalent: Sequence[Mutant]) -> dict[str, Any]:
    """The counts of a file in which survivors have been tested again, or are known to be equivalent now."""
    row = deepcopy(row)
    outcomes = [(result.mutant, "killed", result.stage) for result in results if result.killed]
    outcomes += [(mutant, "equivalent", "") for mutant in equivalent if str(mutant) in row["survivors"]]
    for mutant, outcome, stage in outcomes:
        row["survivors"].remove(str(mutant))
        for counts in (row, row["operators"][mutant.operator]):
            counts["survived"] -= 1
            counts[outcome] = counts.get(outcome, 0) + 1
        if stage:
            row["stages"][stage] = row["stages"].get(stage, 0) + 1
    return row


def totals(files: dict[str, dict[str, Any]]) -> dict[str, int]:
    """The counts of all files together."""
    return {name: sum(row[name] for row in files.values()) for name in OUTCOMES}


def keep(path: str, counts: dict[str, dict[str, Any]]) -> None:
    """Put the counts of some files into a results file."""
    files = dict(counts)
    if path != "-" and Path(path).is_file():
        files = {**loads(Path(path).read_text("utf-8")).get("files", {}), **counts}
    write_json(path, {"command": COMMAND, **totals(files), "files": dict(sorted(files.items()))})
