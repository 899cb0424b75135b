"""``badbones fuzz``: many positions on several processes; disagreements are shrunk and written out as scenarios."""

from __future__ import annotations

import importlib
import multiprocessing
import sys
from pathlib import Path
from typing import Any

from badbones_env import BadBonesError

from ...options import CHECKOUT
from ...progress import Progress
from ...training.files import write_json
from .differential import Disagreement, compare
from .positions import make
from .shrink import shrink, write_scenario

CHUNK = 50


def load_oracle() -> Any:
    """The oracle's class, from tests/oracle of a checkout."""
    if not (CHECKOUT / "tests" / "oracle").is_dir():
        raise BadBonesError("fuzz needs the oracle of a source checkout (tests/oracle); none is here")
    if str(CHECKOUT) not in sys.path:
        sys.path.insert(0, str(CHECKOUT))
    return importlib.import_module("tests.oracle").Oracle


def check_chunk(job: tuple[int, int, int, int]) -> tuple[int, int, dict[str, int], list[tuple[int, Disagreement]]]:
    """Positions lo..hi-1 of a seed: their number, steps compared, positions by mode, disagreements."""
    seed, lo, hi, most_steps = job
    oracle = load_oracle()
    steps, found = 0, []
    modes: dict[str, int] = {}
    for index in range(lo, hi):
        game, position = make(seed, index)
        disagreement, made = compare(oracle, game, position, seed=index, most_steps=most_steps)
        steps += made
        name = f"{game['mode']}{' advanced' if game['advanced'] else ''}{' chiefs' if game['chiefs'] else ''}"
        modes[name] = modes.get(name, 0) + 1
        if disagreement:
            found.append((index, disagreement))
    return hi - lo, steps, modes, found


def fuzz(
    positions: int, seed: int, workers: int, most_steps: int, out: str, first: int = 0, json: str | None = None
) -> int:
    """Compare engine and oracle on random positions; 0 if they agree everywhere, 1 if not. ``json``: a results file."""
    oracle = load_oracle()
    check_chunk((seed, first, first + 1, 1))  # compiles before the workers start
    end = first + positions
    jobs = [(seed, lo, min(lo + CHUNK, end), most_steps) for lo in range(first, end, CHUNK)]
    done = steps = 0
    modes: dict[str, int] = {}
    found: list[tuple[int, Disagreement]] = []
    context = multiprocessing.get_context("spawn")
    with Progress(positions, "positions") as bar, context.Pool(workers) as pool:
        for number, made, by_mode, disagreements in pool.imap_unordered(check_chunk, jobs):
            done += number
            steps += made
            for name, n in by_mode.items():
                modes[name] = modes.get(name, 0) + n
            for index, disagreement in disagreements:
                found.append((index, disagreement))
                if len(found) <= 20:
                    path = Path(out) / f"disagreement-{seed}-{index}.toml"
                    write_scenario(shrink(oracle, disagreement), oracle, path)
                    print(f"position {index}: {disagreement.what}\n  shrunk to {path}", file=sys.stderr)
            bar.update(done, f"{len(found)} disagreements")
    say = sys.stderr if json == "-" else sys.stdout
    for name in sorted(modes):
        print(f"{modes[name]:>9,} {name}", file=say)
    told = f"{steps:,} steps compared, {len(found)} disagreements (seed {seed}, first {first})"
    print(f"{done:,} positions, {told}", file=say)
    if json:
        command = f"badbones fuzz --seed {seed} --positions {positions} --first {first} --steps {most_steps}"
        results = {"command": command, "positions": done, "steps": steps, "disagreements": len(found)}
        write_json(json, results | {"modes": dict(sorted(modes.items()))})
    return 1 if found else 0
