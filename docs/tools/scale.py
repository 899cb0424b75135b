"""Load: how long tournaments of many games and agents take, in which memory, and whether environments leak.

``games``: real tournaments of random players. ``agents``: synthetic tournaments of many agents, none of whose games was
played, to time leaderboard and page. ``environments``: environments of all kinds, made, stepped and closed again.
Every measurement runs in a process of its own, so that its peak memory is its own. Time is CPU time, which a busy
machine hardly changes.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import resource
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
from badbones_experiments.jobs.backends import Workers
from badbones_experiments.jobs.files import write_json
from badbones_experiments.reports.machine import machine
from badbones_experiments.reports.progress import Progress
from badbones_experiments.reports.tables import ResultTable
from badbones_experiments.tournament.database import Database, StoredGame
from badbones_experiments.tournament.leaderboard import leaderboard
from badbones_experiments.tournament.main import tournament
from badbones_experiments.tournament.schedule import Plan, make_plan

from badbones_env import GameConfig

SPREAD = 300.0  # points between agents, standard deviation
CHUNK = 10_000  # games that are written at a time
CASES: dict[str, dict[str, int]] = {  # what is measured, with its arguments
    **{f"{games:,} games": {"games": games} for games in (100, 1_000, 10_000, 100_000, 1_000_000)},
    **{f"{agents} agents, 100,000 games": {"agents": agents, "games": 100_000} for agents in (50, 200)},
    "environments for an hour": {"minutes": 60},
}
SAMPLES = 12  # of the memory, while environments come and go
BOT = f"{Path(__file__).parents[2] / 'tests' / 'bots' / 'polite.py'}:Polite"
BOT_EVERY = 400  # environments; then one has a bot, in a process of its own


def measure_case(name: str, folder: str) -> dict[str, Any]:
    """Carry a case out in this process: CPU seconds, megabytes at most, and what else there is to say."""
    case = CASES[name]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        if "minutes" in case:
            entry = open_and_close(case["minutes"])
        elif "agents" in case:
            entry = many_agents(case["agents"], case["games"], folder)
        else:
            entry = many_games(case["games"], folder)
    return {"case": name, **entry, "megabytes": round(resident())}


def resident() -> float:
    """The most memory that this process has held, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def held() -> float:
    """The memory that this process holds now, in megabytes."""
    if not os.path.exists("/proc/self/statm"):
        return resident()
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize() / 2**20


def many_games(games: int, folder: str) -> dict[str, Any]:
    """A tournament of random players, with its report."""
    started = time.process_time()
    tournament(GameConfig(), ["random", "passive", "greedy"], "round-robin", games, 7, Workers(1), folder, batch=256)
    size = (Path(folder) / Database.FILE).stat().st_size
    return {"seconds": round(time.process_time() - started, 1), "database_megabytes": round(size / 1e6, 1)}


def many_agents(agents: int, games: int, folder: str) -> dict[str, Any]:
    """Leaderboard and page of a synthetic tournament."""
    plan = make_plan(GameConfig(), [f"agent-{k}" for k in range(agents)], "round-robin", games, 7)
    meta = {"command": "", "timed": []}
    with Database.prepare(folder, plan.configuration(), meta, resume=False, overwrite=True) as store:
        stored = synthetic(plan)
        while chunk := [game for _, game in zip(range(CHUNK), stored, strict=False)]:
            store.write(chunk)
    started = time.process_time()
    leaderboard([folder], as_json=False, html=str(Path(folder) / "board.html"), replays=False)
    return {"seconds": round(time.process_time() - started, 1)}


def synthetic(plan: Plan) -> Iterator[StoredGame]:
    """Games of a plan for two with random results."""
    rng = np.random.default_rng(plan.seed)
    strength = rng.normal(0, SPREAD, len(plan.agents))
    moves = zlib.compress(b"")
    for table, block, rotation in np.ndindex(len(plan.tables), plan.blocks, plan.rotations):
        seating = plan.seating(table, block, rotation)
        first = int(rng.random() < 1 / (1 + 10 ** ((strength[seating[1]] - strength[seating[0]]) / 400)))
        game = plan.game_id(table, block, rotation)
        seats = tuple(
            (game, seat, agent, 2.0 - won, won, 30 * won, 7 + won, 1 - won, 40, 0.001)
            for seat, (agent, won) in enumerate(zip(seating, (first, 1 - first), strict=True))
        )
        yield StoredGame((game, table, block, rotation, plan.number(table, block), 1, 8, 0.002, moves), seats, ())


def open_and_close(minutes: float) -> dict[str, Any]:
    """Make, reset, step and close environments of all kinds for some minutes; ``memory``: megabytes over that time."""
    from badbones_env import SeatEnv, Simulator, parallel_env
    from badbones_env.envs.vector import BadBonesVectorEnv

    made, memory = 0, list[float]()
    began, started = time.monotonic(), time.process_time()
    while len(memory) < SAMPLES:
        table, several = parallel_env(players=2 + made % 5), BadBonesVectorEnv(8)
        seat = SeatEnv("versus", 2, opponents="greedy")
        with closing(table), closing(seat), closing(several):
            observations, _ = table.reset(seed=made)
            table.step({agent: int(each["action_mask"].argmax()) for agent, each in observations.items()})
            seat.reset(seed=made)
            seat.step(int(seat.action_masks().argmax()))
            several.reset(seed=made)
        if made % BOT_EVERY == 0:
            with closing(SeatEnv("versus", 2, opponents=BOT)) as env:
                env.reset(seed=made)
        Simulator({"mode": "coop", "players": 3}, 64, made).play(1)
        made += 4
        if time.monotonic() - began > 60 * minutes * (len(memory) + 1) / SAMPLES:
            memory.append(round(held(), 1))
    return {
        "seconds": round(time.process_time() - started, 1),
        "environments": made,
        "minutes": minutes,
        "memory": memory,
        "threads": threading.active_count(),
        "files": len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else None,
    }


def scale(names: list[str], out: str) -> int:
    """Measure cases, print them and add them to a file."""
    results = json.loads(Path(out).read_text(encoding="utf-8")) if Path(out).is_file() else {"entries": []}
    entries = {entry["case"]: entry for entry in results["entries"]}
    wanted = names or list(CASES)
    with Progress(len(wanted), "cases") as bar:
        for number, name in enumerate(wanted):
            bar.update(number, name)
            with tempfile.TemporaryDirectory() as folder:
                line = [sys.executable, "-m", "docs.tools.scale", name, f"{folder}/t"]
                done = subprocess.run(line, capture_output=True, text=True, check=True)
            entries[name] = json.loads(done.stdout) | {"machine": machine()}
            ordered = [entries[case] for case in CASES if case in entries]
            results = {"command": "badbones dev scale", "entries": ordered}
            write_json(out, results)
    table(results).print()
    return 0


def table(results: dict[str, Any]) -> ResultTable:
    """Time and memory of every case."""
    rows = []
    for entry in results["entries"]:
        more = f"database {entry['database_megabytes']:,.1f} MB" if "database_megabytes" in entry else ""
        if "environments" in entry:
            more = f"{entry['environments']:,} opened and closed; memory every {entry['minutes'] // SAMPLES} minutes: "
            more += ", ".join(f"{megabytes:.0f}" for megabytes in entry["memory"]) + " MB"
        rows.append([entry["case"], f"{entry['seconds']:,.1f} s", f"{entry['megabytes']:,} MB", more])
    return ResultTable(["case", "CPU time", "peak memory", "remarks"], rows, left=["remarks"])


if __name__ == "__main__":
    print(json.dumps(measure_case(sys.argv[1], sys.argv[2])))
