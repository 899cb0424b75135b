"""Plays chunks of games: what a worker of a tournament does.

A chunk is played rotation by rotation, all its blocks side by side in one Simulator. What a game becomes depends on
seed, number and seating alone (agents that look at the clock excepted), not on who else is in the chunk.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from badbones_agents.registry import make_agent
from numpy.typing import NDArray

from badbones_env import GameConfig, Outcomes, Simulator
from badbones_env.batch import Fault
from badbones_env.table import Hook, Marks, Table

from ..jobs.backends import Worker
from .schedule import Chunk, Plan

WARM_UP_STEPS = 4  # a hero phase, a trap phase and what may follow


@dataclass
class SeatResult:
    """How a game went for a seat."""

    agent: int  # number in the plan
    place: float | None  # 1 = first; those who share places have their mean; None without a ranking
    won: bool
    score: int
    survived: int  # rounds
    cause: int  # of the elimination: a number of outcome.CAUSES
    decisions: int
    seconds: float  # spent choosing


@dataclass
class GameResult:
    """A game as it is stored. ``moves``: the actions of all steps and seats (int16), compressed."""

    game: int
    table: int
    block: int
    rotation: int
    number: int
    decided: bool  # not cut off by max_rounds
    rounds: int
    seconds: float
    moves: bytes
    seats: list[SeatResult]
    faults: list[tuple[int, str, str]] = field(default_factory=list)  # seat, kind, message


class ChunkPlayer(Worker):
    """Plays chunks of a plan; one in every worker, with agents of its own."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.config = plan, GameConfig.from_options(plan.game)
        self.agents = [make_agent(spec, plan.seed) for spec in plan.agents]

    def do(self, chunk: Chunk) -> list[GameResult]:
        """The games of a chunk."""
        return [game for rotation in range(self.plan.rotations) for game in self._play_rotation(chunk, rotation)]

    def warm_up(self) -> None:
        """Let every agent choose a few times, so that all is compiled before workers need it."""
        for agent in self.agents:
            sim = Simulator(self.config, 1, self.plan.seed, threads=1)
            table = Table(sim, [agent], np.zeros((1, self.config.players)), illegal="replace")
            for _ in range(WARM_UP_STEPS):
                table.step()
            table.check_answers()
            agent.faults.clear()
        sim.outcomes()

    def close(self) -> None:
        for agent in self.agents:
            agent.close()

    def _play_rotation(self, chunk: Chunk, rotation: int) -> list[GameResult]:
        plan, blocks = self.plan, range(chunk.lo, chunk.hi)
        first = plan.number(chunk.table, chunk.lo)
        sim = Simulator(self.config, len(blocks), plan.seed, threads=1, masks=False, first=first)
        seats = np.array([plan.seating(chunk.table, block, rotation) for block in blocks])  # (games, players)
        log = GameLog(seats.shape)
        Table(sim, self.agents, seats, log, illegal="replace").play()
        outcomes = sim.outcomes()
        rows = zip(
            blocks,
            sim.index.tolist(),
            outcomes.decided.tolist(),
            outcomes.rounds.tolist(),
            log.seconds.tolist(),
            log.moves(sim.states["clock"].tolist()),
            seat_results(outcomes, log, seats),
            log.faults,
            strict=True,
        )
        return [
            GameResult(plan.game_id(chunk.table, block, rotation), chunk.table, block, rotation, *rest)
            for block, *rest in rows
        ]


class GameLog(Hook):
    """What was chosen in a batch of games, how long that took, and what went wrong."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.decisions = np.zeros(shape, np.int64)
        self.choosing = np.zeros(shape)  # seconds
        self.seconds = np.zeros(shape[0])
        self.faults: list[list[tuple[int, str, str]]] = [[] for _ in range(shape[0])]
        self._actions: list[NDArray[np.int16]] = []

    def on_choice(self, table: Table, player: int, chosen: Marks, seconds: float) -> None:
        self.choosing[chosen] += seconds / chosen.sum()

    def on_fault(self, table: Table, row: int, fault: Fault) -> None:
        self.faults[row].append((fault.seat, fault.kind, fault.message))

    def on_step(self, table: Table, asked: Marks, seconds: float) -> None:
        running = asked.any(axis=1)
        self.decisions += asked
        self.seconds[running] += seconds / running.sum()
        self._actions.append(table.batch.actions.copy())

    def moves(self, steps: Sequence[int]) -> list[bytes]:
        """The actions of every game, which had ``steps`` steps, compressed."""
        history = np.stack(self._actions)  # (steps, games, players)
        return [zlib.compress(history[:n, row].tobytes()) for row, n in enumerate(steps)]


def seat_results(outcomes: Outcomes, log: GameLog, seats: NDArray[np.int64]) -> list[list[SeatResult]]:
    """How every game went for each seat."""
    places = np.where(np.isnan(outcomes.places), None, outcomes.places)  # type: ignore[call-overload]
    columns = (
        seats,
        places,
        outcomes.won,
        outcomes.score,
        outcomes.survived,
        outcomes.causes,
        log.decisions,
        log.choosing,
    )
    games = zip(*(column.tolist() for column in columns), strict=True)
    return [[SeatResult(*values) for values in zip(*game, strict=True)] for game in games]
