"""An attack, and a campaign of attacks for some time."""

from __future__ import annotations

import faulthandler
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LONGEST = 3 * 3600  # seconds of an attempt; one that takes longer hangs, and ends the campaign with a traceback


class Breach(AssertionError):
    """Something did not hold."""


@dataclass(frozen=True)
class Attack:
    """``attempt(rng, folder)`` makes some attacks and says how many; ``held`` tells in words what they did not do."""

    name: str
    what: str  # that is attacked, and how
    held: str
    attempt: Callable[[random.Random, Path], int]
    weight: int = 1  # attempts in a round of a campaign


def make(attack: Attack, seed: int, number: int) -> int:
    """Attempt ``number`` of a seed, in a folder that is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="badbones-attack-") as folder:
        faulthandler.dump_traceback_later(LONGEST, exit=True)
        try:
            return attack.attempt(random.Random(f"{attack.name}/{seed}/{number}"), Path(folder))
        finally:
            faulthandler.cancel_dump_traceback_later()


def campaign(
    attacks: Sequence[Attack],
    minutes: float,
    seed: int,
    report: Callable[[float, str], None] = lambda *_: None,
    keep: Callable[[dict[str, Any]], None] = lambda _: None,
) -> dict[str, Any]:
    """Go round the attacks until the time is up; returns counts, and what did not hold.

    ``report`` gets the seconds passed and the name of every attempt, ``keep`` the counts after every attack.
    Ctrl-C ends it early, with the counts so far.
    """
    began, end = time.monotonic(), time.monotonic() + 60 * minutes
    counts, attempts, breaches = Counter[str](), Counter[str](), []

    def counted() -> dict[str, Any]:
        return _counted(attacks, seed, time.monotonic() - began, attempts, counts, breaches)

    try:
        while time.monotonic() < end:
            for attack in attacks:
                for _ in range(attack.weight):
                    number = attempts[attack.name]
                    attempts[attack.name] += 1
                    report(time.monotonic() - began, attack.name)
                    try:
                        counts[attack.name] += make(attack, seed, number)
                    except Exception as error:
                        where = "" if isinstance(error, Breach) else traceback.format_exc()
                        breaches.append({"attack": attack.name, "number": number, "error": str(error), "trace": where})
                        print(f"\n{attack.name}, attempt {number}: {error}\n{where}", file=sys.stderr, flush=True)
                keep(counted())
                if time.monotonic() >= end:
                    break
    except KeyboardInterrupt:
        attempts[attack.name] -= 1  # the one that was under way
        results = counted() | {"interrupted": True}
    else:
        results = counted()
    keep(results)
    return results


def _counted(
    attacks: Sequence[Attack], seed: int, seconds: float, attempts: Counter[str], counts: Counter[str], breaches: Any
) -> dict[str, Any]:
    return {
        "seed": seed,
        "minutes": round(seconds / 60),
        "attacks": [
            {
                "name": attack.name,
                "what": attack.what,
                "held": attack.held,
                "attempts": attempts[attack.name],
                "count": counts[attack.name],
            }
            for attack in attacks
        ],
        "breaches": breaches,
    }
