"""``badbones dev fuzz``: many positions on several processes; disagreements are shrunk and written out as scenarios."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from badbones_experiments.jobs.backends import Worker, Workers
from badbones_experiments.jobs.dispatch import FifoQueue, dispatch
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.progress import Progress

from tests.oracle import Oracle
from tests.tools.fuzz.differential import Disagreement, compare
from tests.tools.fuzz.positions import make
from tests.tools.fuzz.shrink import shrink, write_scenario

CHUNK = 50
MAX_SHRUNK = 20  # disagreements that are written out


@dataclass(frozen=True)
class Positions:
    """Positions lo..hi-1 of a seed."""

    lo: int
    hi: int

    def __str__(self) -> str:
        return f"positions {self.lo} to {self.hi - 1}"


@dataclass
class Comparison:
    """The outcome of comparing some positions."""

    positions: int = 0
    steps: int = 0
    modes: Counter[str] = field(default_factory=Counter)  # positions by mode
    disagreements: list[tuple[int, Disagreement]] = field(default_factory=list)  # with the number of the position

    def add(self, other: Comparison) -> None:
        self.positions += other.positions
        self.steps += other.steps
        self.modes += other.modes
        self.disagreements += other.disagreements


class Comparer(Worker):
    """Compares engine and oracle from positions of a seed, played on for ``most_steps`` steps at most."""

    def __init__(self, seed: int, most_steps: int) -> None:
        self._seed, self._most_steps = seed, most_steps

    def warm_up(self) -> None:
        self.do(Positions(0, 1))

    def do(self, chunk: Positions) -> Comparison:
        done = Comparison(chunk.hi - chunk.lo)
        for index in range(chunk.lo, chunk.hi):
            game, position = make(self._seed, index)
            disagreement, steps = compare(Oracle, game, position, seed=index, most_steps=self._most_steps)
            done.steps += steps
            done.modes[f"{game['mode']}{' advanced' * game['advanced']}{' chiefs' * game['chiefs']}"] += 1
            if disagreement:
                done.disagreements.append((index, disagreement))
        return done


def fuzz(
    positions: int, seed: int, workers: int, most_steps: int, out: str, first: int = 0, json: str | None = None
) -> int:
    """Compare engine and oracle on random positions; 0 if they agree everywhere, 1 if not. ``json``: a results file."""
    total = Comparison()
    end = first + positions
    chunks = [Positions(lo, min(lo + CHUNK, end)) for lo in range(first, end, CHUNK)]

    def keep(chunk: Positions, done: Comparison) -> None:
        for number, (index, disagreement) in enumerate(done.disagreements, len(total.disagreements)):
            if number < MAX_SHRUNK:
                path = Path(out) / f"disagreement-{seed}-{index}.toml"
                write_scenario(shrink(Oracle, disagreement), Oracle, path)
                print(f"position {index}: {disagreement.what}\n  shrunk to {path}", file=sys.stderr)
        total.add(done)
        bar.update(total.positions, f"{len(total.disagreements)} disagreements")

    backend = Workers(workers).start(partial(Comparer, seed, most_steps))
    try:
        with Progress(positions, "positions") as bar:
            dispatch(backend, FifoQueue(chunks), keep, out)
    finally:
        backend.close()
    done, steps, modes, wrong = total.positions, total.steps, total.modes, len(total.disagreements)
    output = sys.stderr if json == "-" else sys.stdout
    for name in sorted(modes):
        print(f"{modes[name]:>9,} {name}", file=output)
    print(
        f"{done:,} positions, {steps:,} steps compared, {wrong} disagreements (seed {seed}, first {first})", file=output
    )
    if json:
        command = f"badbones dev fuzz --seed {seed} --positions {positions} --first {first} --steps {most_steps}"
        results = {"command": command, "positions": done, "steps": steps, "disagreements": wrong}
        write_json(json, results | {"modes": dict(sorted(modes.items()))})
    return 1 if wrong else 0
