"""Attacks by bots: each of ``tests/bots`` that misbehaves, in a tournament of its own and in a game."""

from __future__ import annotations

import json
import random
from pathlib import Path

from tests.system.attacks.campaign import Attack, Breach
from tests.system.attacks.commands import badbones, in_a_line

HOSTILE = "tests/bots/hostile.py"
# bots by what becomes of them: those that never answer are an error of the command, the others have a rating
SILENT = (
    "Crash", "CrashAtBirth", "Exit", "Leave", "Sleep:timeout=0.3", "Allocate:memory=128", "ForkAndHang:timeout=0.3",
    "Daemon:timeout=0.3", "NoObject", "Deep", "Endless:timeout=0.5", "Stream:timeout=0.5", "Flood:timeout=0.5",
    "Unprintable", "Formatted", "GreedyChildren:memory=300,timeout=2", "OddNameAllocates:memory=300,timeout=2",
    "ForkStorm:timeout=0.5", "ClosesOutput:timeout=0.5", "Stops:timeout=0.5",
)  # fmt: skip
RATED = (
    "CrashSometimes", "Illegal", "Number", "Nothing", "Tamper", "Print", "Fork", "Pool", "Threads", "OddName", "Weak",
)  # fmt: skip
CLOSE_TIMEOUT = "timeout=30,start=300"  # for those that answer: the machine may be busy


def play(bot: str, folder: Path, workers: int) -> None:
    """A tournament with a hostile bot ends, in time, and leaves nobody behind (``Command`` sees to that)."""
    spec = f"{HOSTILE}:{bot}" if bot in SILENT else f"{HOSTILE}:{bot}:{CLOSE_TIMEOUT}"
    code, _, err = badbones(
        "tournament",
        spec,
        "random",
        "--games",
        4,
        "--seed",
        1,
        "--workers",
        workers,
        "--no-replays",
        "--out",
        folder / "out",
        seconds=900,
    )
    if bot in SILENT:
        in_a_line(code, err, spec, "has not answered once")
        return
    if code != 0:
        raise Breach(f"{bot}: exit code {code}: {err[-1000:]}")
    results = json.loads((folder / "out" / "results.json").read_text())
    if results["games"] != 4 or results["cut_off"]:
        raise Breach(f"{bot}: games are lost")


def attempt(rng: random.Random, folder: Path) -> int:
    play(rng.choice([*SILENT, *RATED]), folder, rng.choice([1, 2]))
    return 1


ATTACKS = [
    Attack("hostile bots", "bots that crash, hang, fork, leave the session, allocate, print, tamper, answer nonsense",
           "the tournament ended, no process was left, bots that never answered had no rating", attempt, 4),
]  # fmt: skip
