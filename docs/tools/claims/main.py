"""``badbones dev claims`` from start to end."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from badbones_experiments.reports.tables import ResultTable
from badbones_experiments.suite.scorecard import baselines, read_entry

from badbones_env import BadBonesError
from badbones_env.errors import did_you_mean
from docs.tools.claims import strengths
from docs.tools.claims.replay import replay, suite_claim
from docs.tools.claims.strengths import Claim


def claims(
    names: Sequence[str],
    *,
    show: bool = False,
    minutes: float | None = None,
    seed: int | None = None,
    workers: int | None = None,
    record: str | None = None,
    as_json: bool = False,
    path: Path = strengths.FILE,
) -> int:
    """Replay claims: 0 if all hold, 1 if one does not. ``record``: measure a command and store it under a name."""
    known = strengths.read(path) if path.is_file() else {}
    if record is not None:
        return _record(known, names, record, workers, path)
    if path == strengths.FILE:
        known |= _suite_claims()
    selected = _selected(known, names)
    if show and as_json:
        print(json.dumps({name: asdict(known[name]) for name in selected}, indent=1))
        return 0
    if show:
        ResultTable(["claim", "games", "seconds", "command"], [_row(name, known[name]) for name in selected]).print()
        return 0
    if minutes is not None:
        selected = sample(known, selected, 60 * minutes, random.Random(time.time_ns() if seed is None else seed))
    log = sys.stderr if as_json else sys.stdout
    checked = {name: _compare(name, known[name], workers, seed, log) for name in selected}
    broken = sum(not all(one["holds"] for one in figures) for figures in checked.values())
    if as_json:
        print(json.dumps({"claims": checked, "broken": broken}, indent=1))
        return 1 if broken else 0
    print(f"{len(selected)} of {len(known)} claims replayed, {broken} {'does' if broken == 1 else 'do'} not hold")
    return 1 if broken else 0


def _suite_claims() -> dict[str, Claim]:
    """The published scores of the benchmark suite; trained networks are not on file, so theirs are left out."""
    entries = {name: read_entry(name).results for name in baselines()}
    return {
        f"suite-{name}": suite_claim(results)
        for name, results in entries.items()
        if not any("runs/" in spec for spec in results["agents"])
    }


def _selected(known: dict[str, Claim], names: Sequence[str]) -> list[str]:
    for name in names:
        if name not in known:
            raise BadBonesError(
                f"there is no claim {name!r}{did_you_mean(name, list(known))}; see badbones dev claims --list"
            )
    return list(names or known)


def _row(name: str, claim: Claim) -> list[str]:
    return [name, f"{claim.games:,}", f"{claim.seconds:.0f}", claim.command]


def sample(known: dict[str, Claim], names: Sequence[str], seconds: float, rng: random.Random) -> list[str]:
    """Claims in random order as long as they fit into a time, by what they took when they were made."""
    order, left = list(names), seconds
    rng.shuffle(order)
    taken = []
    for name in order:
        if known[name].seconds <= left:
            left -= known[name].seconds
            taken.append(name)
    if not taken:
        cheapest = min(known[name].seconds for name in names)
        raise BadBonesError(f"no claim is played in {seconds:.0f} seconds; the quickest takes {cheapest:.0f}")
    return taken


def _compare(name: str, claim: Claim, workers: int | None, seed: int | None, log: TextIO) -> list[dict[str, Any]]:
    """Replay a claim and compare it with the stored figures."""
    again = replay(claim.command, workers, seed)
    same = claim.reproducible and seed is None
    comparisons = []
    for key, figure in claim.figures.items():
        now = again.figures.get(key)
        held = now is not None and figure.holds(now, same)
        word = "holds" if held else "DOES NOT HOLD"
        print(f"{name}: {key}: {figure} on file, {now or 'nothing'} now: {word}", file=log, flush=True)
        comparisons.append(
            {"figure": key, "on_file": asdict(figure), "now": asdict(now) if now else None, "holds": held}
        )
    return comparisons


def _record(known: dict[str, Claim], names: Sequence[str], command: str, workers: int | None, path: Path) -> int:
    if command:
        if len(names) != 1:
            raise BadBonesError(
                "--measure COMMAND takes one name for the claim: badbones dev claims NAME --measure 'badbones ...'"
            )
        wanted = {names[0]: command}
    else:
        wanted = {name: known[name].command for name in _selected(known, names)}
    for name, line in wanted.items():
        known[name] = replay(line, workers)
        strengths.write(known, path)
        print(
            f"{name}: {len(known[name].figures)} figures of {known[name].games:,} games in {known[name].seconds:.0f} s"
        )
    print(f"written: {path}; 'badbones dev pages' writes the tables anew", file=sys.stderr)
    return 0
