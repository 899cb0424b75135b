"""``badbones dev mutate``: break the rules of the engine one by one, and say who noticed."""

from __future__ import annotations

import sys
import textwrap
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from badbones_experiments.jobs.files import write_json

from badbones_env import BadBonesError
from tests.tools.mutation.detect import BROKEN, CITED, FUZZER, HANGS, LEARNER, NEW_GAMES, OFFERS, SCENARIO
from tests.tools.mutation.laboratory import SURVIVED, Mutant, Result, choose, load_mutants, run


def list_mutants(only: Sequence[str]) -> int:
    """Print what would be broken."""
    mutants = choose(load_mutants(), only)
    for mutant in mutants:
        print(f"{mutant.id:<34} {' '.join(mutant.rules):<16} {mutant.file:<22} {mutant.about}")
    print(f"{len(mutants)} mutants")
    return 0


def mutate(
    only: Sequence[str],
    workers: int,
    fuzz: int,
    seed: int,
    timeout: int,
    detectors: Sequence[str],
    verbose: bool,
    out: str | None,
    json: str | None = None,
) -> int:
    """Break the rules and print who noticed; 0 if every break was noticed, else 1."""
    mutants: list[Mutant] = choose(load_mutants(), only)

    say = sys.stderr if json == "-" else sys.stdout

    def report(result: Result) -> None:
        print(f"{result.mutant.id:<34} {result.verdict}", file=say, flush=True)
        if verbose and result.what:
            print(f"{'':<34} {textwrap.shorten(result.what, 200)}", file=say, flush=True)

    started = time.monotonic()
    results = run(mutants, workers, fuzz, seed, timeout, detectors, report)
    print(f"{summary(results)} ({time.monotonic() - started:.0f} s)", file=say)
    if out:
        try:
            Path(out).write_text(markdown(results, detectors, fuzz, seed), "utf-8")
        except OSError as error:
            raise BadBonesError(f"{out}: cannot be written: {error.strerror}") from None
    if json:
        command = f"badbones dev mutate --detectors {','.join(detectors)} --fuzz {fuzz} --seed {seed}"
        stages = dict(Counter(result.stage for result in results))
        caught = sum(result.caught for result in results)
        write_json(json, {"command": command, "mutants": len(results), "caught": caught, "stages": stages})
    return 0 if all(result.caught for result in results) else 1


def summary(results: Sequence[Result]) -> str:
    """The counts in one paragraph."""
    stages = Counter(result.stage for result in results)
    names = {
        CITED: "by a scenario that cites the rule",
        SCENARIO: "by another scenario",
        OFFERS: "by the checks of offers",
        NEW_GAMES: "by the checks of new games",
        FUZZER: "by the fuzzer",
        LEARNER: "by the learner's view",
        HANGS: "by hanging",
    }
    caught = sum(result.caught for result in results)
    parts = ", ".join(f"{stages[stage]} {name}" for stage, name in names.items() if stages[stage])
    text = f"{caught} of {len(results)} mutants caught" + (f": {parts}" if parts else "")
    for stage, name in ((SURVIVED, "survived"), (BROKEN, "broken mutants")):
        if stages[stage]:
            ids = ", ".join(result.mutant.id for result in results if result.stage == stage)
            text += f"; {stages[stage]} {name}: {ids}"
    return text


def markdown(results: Sequence[Result], detectors: Sequence[str], fuzz: int, seed: int) -> str:
    """The results as a page."""

    def cell(text: str) -> str:
        return text.replace("|", "\\|").replace("\n", " ")

    lines = [
        "# Mutation",
        "",
        "Every row is a rule, or a part of what learners get (observation, mask, reward), broken on purpose in the",
        "engine, and the first of the tests that noticed it. Written by",
        f"`badbones dev mutate --out FILE`; detectors: {', '.join(detectors)} ({fuzz} random positions, seed {seed}).",
        "",
        f"**{summary(results)}.**",
        "",
        "| mutant | rules | file | what is broken | outcome |",
        "|---|---|---|---|---|",
    ]
    for result in results:
        mutant = result.mutant
        cells = (f"`{mutant.id}`", ", ".join(mutant.rules), mutant.file, mutant.about, result.verdict)
        lines.append("| " + " | ".join(cell(text) for text in cells) + " |")
    return "\n".join(lines) + "\n"
