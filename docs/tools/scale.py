"""A synthetic tournament of many agents, to measure how long leaderboard and report take: no game of it was played."""

from __future__ import annotations

import resource
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from badbones_experiments.tournament.database import Database, StoredGame
from badbones_experiments.tournament.leaderboard import leaderboard
from badbones_experiments.tournament.schedule import Plan, make_plan

from badbones_env import GameConfig

SPREAD = 300.0  # points between agents, standard deviation
CHUNK = 10_000  # games that are written at a time


def scale(agents: int, games: int, seed: int, out: str) -> int:
    """Write the tournament, then time its leaderboard and page."""
    plan = make_plan(GameConfig(), [f"agent-{k}" for k in range(agents)], "round-robin", games, seed)
    with Database.prepare(
        out, plan.configuration(), {"command": "", "timed": []}, resume=False, overwrite=True
    ) as store:
        chunk: list[StoredGame] = []
        for game in synthetic(plan):
            chunk.append(game)
            if len(chunk) == CHUNK:
                store.write(chunk)
                chunk = []
        store.write(chunk)
    started = time.perf_counter()
    leaderboard([out], as_json=False, html=str(Path(out) / "board.html"), replays=False)
    seconds, memory = time.perf_counter() - started, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{agents} agents, {plan.games:,} games: {seconds:.1f} s, {memory:,.0f} MB")
    return 0


def synthetic(plan: Plan) -> Iterator[StoredGame]:
    """Games of a plan for two with random results."""
    rng = np.random.default_rng(plan.seed)
    strength = rng.normal(0, SPREAD, len(plan.agents))
    moves = zlib.compress(b"")
    for table in range(len(plan.tables)):
        for block in range(plan.blocks):
            for rotation in range(plan.rotations):
                seating = plan.seating(table, block, rotation)
                first = int(rng.random() < 1 / (1 + 10 ** ((strength[seating[1]] - strength[seating[0]]) / 400)))
                game = plan.game_id(table, block, rotation)
                seats = tuple(
                    (game, seat, agent, 2.0 - won, won, 30 * won, 7 + won, 1 - won, 40, 0.001)
                    for seat, (agent, won) in enumerate(zip(seating, (int(first), 1 - first), strict=True))
                )
                row = (game, table, block, rotation, plan.number(table, block), 1, 8, 0.002, moves)
                yield StoredGame(row, seats, ())
