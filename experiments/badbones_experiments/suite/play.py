"""Plays scenarios: a job whose chunks are blocks of games of one run in one scenario."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from ..jobs.backends import Worker, Workers
from ..jobs.keyed import KeyedRun, KeyedStore
from ..tournament.database import StoredGame
from ..tournament.play import ChunkPlayer
from ..tournament.schedule import Chunk, Plan
from .definition import SuiteScenario

PART = 120  # blocks in a chunk
FOCAL = 0  # the number of the focal agent in plans
FREE_ROUNDS = 6  # of a co-op team
BLOCK = 2  # columns of a stored game
AGENT, WON, SURVIVED, DECISIONS = 2, 4, 6, 8  # of its seats


class SuiteStore(KeyedStore):
    """The scores of finished chunks."""

    FILE: ClassVar[str] = "suite.db"
    KIND: ClassVar[str] = "suite run"


@dataclass(frozen=True)
class ScenarioChunk:
    """The blocks lo..hi-1 of a run in a scenario."""

    scenario: str
    run: int
    plan: Plan
    lo: int
    hi: int

    @property
    def key(self) -> str:
        return f"{self.scenario} run {self.run} from {self.lo}"

    def __str__(self) -> str:
        return f"blocks {self.lo} to {self.hi - 1} of {self.scenario}"


class ScenarioPlayer(Worker):
    """Plays chunks; the agents of the last plan are kept, because the next chunk is often of the same one.

    ``first``: the plan that is tried out before workers start.
    """

    def __init__(self, first: Plan) -> None:
        self._player = ChunkPlayer(first, all_needed=True)

    def do(self, chunk: ScenarioChunk) -> dict[str, Any]:
        """The score of every block, and what else is counted."""
        if chunk.plan != self._player.plan:
            self._player.close()
            self._player = ChunkPlayer(chunk.plan, all_needed=True)
        games = self._player.do(Chunk(0, chunk.lo, chunk.hi))
        by_block: dict[int, list[float]] = {}
        for game in games:
            by_block.setdefault(game.row[BLOCK], []).append(focal_score(game, str(chunk.plan.game["mode"])))
        focal = [[seat for seat in game.seats if seat[AGENT] == FOCAL] for game in games]
        faults = [seat for game in games for _, seat, *_ in game.faults if game.seats[seat][AGENT] == FOCAL]
        return {
            "blocks": [round(float(np.mean(by_block[block])), 6) for block in sorted(by_block)],
            "games": len(games),
            "won": sum(any(seat[WON] for seat in seats) for seats in focal),
            "decisions": sum(seat[DECISIONS] for seats in focal for seat in seats),
            "faults": len(faults),
        }

    def warm_up(self) -> None:
        self._player.warm_up()

    def close(self) -> None:
        self._player.close()


def focal_score(game: StoredGame, mode: str) -> float:
    """What counts. Versus: the focal agent's share of the victory, which joint winners share. Solo: rounds survived,
    since weak agents hardly ever reach the last one. Co-op: rounds survived after the first ``FREE_ROUNDS``, which a
    team reaches without looking at the board."""
    focal = [seat for seat in game.seats if seat[AGENT] == FOCAL]
    if mode == "versus":
        return float(sum(seat[WON] for seat in focal) / max(sum(seat[WON] for seat in game.seats), 1))
    survived = focal[0][SURVIVED]
    return float(max(survived - FREE_ROUNDS, 0) if mode == "coop" else survived)


def chunks_of(
    scenario: SuiteScenario, agent: str, run: int, games: int | None = None, seed: int | None = None
) -> list[ScenarioChunk]:
    """All chunks of a run in a scenario. ``{game}`` in the agent's spec becomes the label of the game."""
    plan = scenario.plan(agent.replace("{game}", scenario.game.label()), games, seed)
    starts = range(0, plan.blocks, PART)
    return [ScenarioChunk(scenario.name, run, plan, lo, min(lo + PART, plan.blocks)) for lo in starts]


def play(
    scenarios: Sequence[SuiteScenario], agents: Sequence[str], store: SuiteStore, workers: Workers, out: str | Path
) -> dict[str, list[dict[str, Any]]]:
    """Play what is missing; returns for every scenario the raw score of each run with its standard error."""
    chunks = {
        (scenario.name, run): chunks_of(scenario, agent, run)
        for run, agent in enumerate(agents)
        for scenario in scenarios
    }
    every = [chunk for group in chunks.values() for chunk in group]
    with KeyedRun(partial(ScenarioPlayer, every[0].plan), store, workers, out) as job:
        done = dict(zip([chunk.key for chunk in every], job.results(every, "chunks"), strict=True))
    merged = {key: merge([done[chunk.key] for chunk in group]) for key, group in chunks.items()}
    return {scenario.name: [merged[scenario.name, run] for run in range(len(agents))] for scenario in scenarios}


def merge(parts: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The raw score of a run in a scenario, from its chunks. Blocks are the independent observations."""
    blocks = np.array([score for part in parts for score in part["blocks"]])
    error = blocks.std(ddof=1) / np.sqrt(len(blocks)) if len(blocks) > 1 else 0.0
    totals = {name: sum(part[name] for part in parts) for name in ("games", "won", "decisions", "faults")}
    return {"raw": round(float(blocks.mean()), 6), "se": round(float(error), 6)} | totals
