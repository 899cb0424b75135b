"""Plays chunks of games: the only place where agents and games meet.

A chunk is played rotation by rotation, all its blocks side by side in one Simulator. What a game becomes depends on
seed, number and seating alone (agents that look at the clock excepted), not on who else is in the chunk.
"""

from __future__ import annotations

import hashlib
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from badbones_agents.agent import Agent
from badbones_agents.registry import make_agent
from numpy.typing import NDArray

from badbones_env import GameConfig, Simulator
from badbones_env.rules.constants import NOTHING, TRUNCATED

from .schedule import Chunk, Plan

CAUSES = ("", "tower", "village", "both", "emperor")  # of an elimination; "" = not eliminated
WARM_UP_STEPS = 4  # a hero phase, a trap phase and what may follow


@dataclass
class SeatResult:
    """How a game went for a seat."""

    agent: int  # number in the plan
    place: float | None  # 1 = first; those who share places have their mean; None without a ranking
    won: bool
    score: int
    survived: int  # rounds
    cause: int  # of the elimination: CAUSES
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


def agent_seed(seed: int) -> int:
    """The seed of the agents of a tournament: not the games', or a planner's own chance could be the true one."""
    return int.from_bytes(hashlib.sha256(f"agents/{seed}".encode()).digest()[:8], "little")


def make_agents(specs: Sequence[str], seed: int) -> list[Agent]:
    """The agents of a tournament with this master seed."""
    return [make_agent(spec, agent_seed(seed)) for spec in specs]


class Player:
    """Plays chunks of a plan; one in every worker, with agents of its own."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.config = plan, GameConfig.from_options(plan.game)
        self.agents = make_agents(plan.agents, plan.seed)

    def play(self, chunk: Chunk) -> list[GameResult]:
        return [game for rotation in range(self.plan.rotations) for game in self._play_rotation(chunk, rotation)]

    def warm_up(self) -> None:
        """Let every agent choose a few times, so that all is compiled before workers need it."""
        for agent in self.agents:
            sim = Simulator(self.config, 1, self.plan.seed, threads=1)
            for _ in range(WARM_UP_STEPS):
                agent.choose(sim, sim.states["decision"][:, : self.config.players] != NOTHING)
                sim.step(sim.actions, illegal="replace")
            agent.faults.clear()
        sim.points()

    def close(self) -> None:
        for agent in self.agents:
            agent.close()

    def _play_rotation(self, chunk: Chunk, rotation: int) -> list[GameResult]:
        plan, blocks = self.plan, range(chunk.lo, chunk.hi)
        first = plan.number(chunk.table, chunk.lo)
        sim = Simulator(self.config, len(blocks), plan.seed, threads=1, first=first)
        seats = np.array([plan.seating(chunk.table, block, rotation) for block in blocks])  # (games, players)
        course = Course(sim, seats)
        while course.step(self.agents):
            pass
        return [
            GameResult(plan.game_id(chunk.table, block, rotation), chunk.table, block, rotation, number, **result)
            for block, number, result in zip(blocks, sim.index.tolist(), course.results(), strict=True)
        ]


class Course:
    """The course of a batch of games: who sits where, what was chosen, how long that took, and what went wrong."""

    def __init__(self, sim: Simulator, seats: NDArray[np.int64]) -> None:
        self.sim, self.seats = sim, seats
        self.decisions = np.zeros(seats.shape, np.int64)
        self.choosing = np.zeros(seats.shape)  # seconds
        self.seconds = np.zeros(len(seats))
        self.history: list[NDArray[np.int16]] = []
        self.faults: list[list[tuple[int, str, str]]] = [[] for _ in seats]

    def step(self, agents: Sequence[Agent]) -> bool:
        """A choice by every seat that has one; False if all games are over."""
        began = time.perf_counter()
        sim = self.sim
        asked = sim.states["decision"][:, : sim.config.players] != NOTHING
        if not asked.any():
            return False
        actions = np.zeros_like(sim.actions)
        for number in np.unique(self.seats[asked]):
            chosen = asked & (self.seats == number)
            sim.actions[:] = 0  # nobody sees what others choose in the same step
            start = time.perf_counter()
            agents[number].choose(sim, chosen)
            self.choosing[chosen] += (time.perf_counter() - start) / chosen.sum()
            actions[chosen] = sim.actions[chosen]
            self._drain(agents[number])
        self.decisions += asked
        sim.step(actions, illegal="replace")
        for row, seat in np.argwhere(sim.replaced):
            self.faults[row].append((int(seat), "illegal", f"action {actions[row, seat]} was not legal"))
        self.history.append(sim.actions.copy())
        running = asked.any(axis=1)
        self.seconds[running] += (time.perf_counter() - began) / running.sum()
        return True

    def _drain(self, agent: Agent) -> None:
        for fault in agent.faults:
            self.faults[fault.game - int(self.sim.index[0])].append((fault.seat, fault.kind, fault.message))
        agent.faults.clear()

    def results(self) -> list[dict[str, Any]]:
        """What is stored of every game, when all are over."""
        points, history = self.sim.points().tolist(), np.stack(self.history)
        return [self._result(row, points[row], history[:, row]) for row in range(len(self.seats))]

    def _result(self, row: int, points: list[int], moves: NDArray[np.int16]) -> dict[str, Any]:
        state, players, mode = self.sim.states[row], self.sim.config.players, self.sim.config.mode
        decided = int(state["ended"]) != TRUNCATED
        causes, scores = judge(state, players, mode, points)
        places = ranking(state, players, points) if decided and mode == "versus" else [None] * players
        rounds = int(state["round_no"])
        seats = [
            SeatResult(
                int(self.seats[row, p]), places[p], bool(state["winner"][p]), scores[p],
                rounds - 1 if causes[p] else rounds, causes[p], int(self.decisions[row, p]),
                float(self.choosing[row, p]),
            )
            for p in range(players)
        ]  # fmt: skip
        return {
            "decided": decided, "rounds": rounds, "seconds": float(self.seconds[row]),
            "moves": zlib.compress(moves[: int(state["clock"])].tobytes()), "seats": seats, "faults": self.faults[row],
        }  # fmt: skip


def ranking(state: Any, players: int, points: list[int]) -> list[float | None]:
    """E1 to E3: the places of a decided versus game. Most points first, then the taller tower; the eliminated, all of
    the same phase, share the last places. Those who share places have their mean (two joint winners: 1.5)."""
    keys = [-1 if state["out"][p] else points[p] * 8 + int(state["floors"][p]) for p in range(players)]
    return [sum(other > key for other in keys) + (sum(other == key for other in keys) + 1) / 2 for key in keys]


def judge(state: Any, players: int, mode: str, points: list[int]) -> tuple[list[int], list[int]]:
    """The cause of each seat's elimination (a number of CAUSES) and its score.

    Co-op: the team's loss (towers: some seat has none left; village: the capital) and the buildings that still stand.
    The emperor (CH10) eliminates without destroying anything.
    """
    if mode != "coop":
        return [
            _cause(bool(state["out"][p]), state["floors"][p] == 0, state["houses"][p] == 0) for p in range(players)
        ], points
    towers = [int(state["towers"][p]).bit_count() for p in range(players)]
    lost = bool(state["lost"])
    score = 0 if lost else int(state["capital"]) + sum(towers)
    return [_cause(lost, 0 in towers, state["capital"] == 0)] * players, [score] * players


def _cause(out: bool, tower: bool, village: bool) -> int:
    if not out:
        return CAUSES.index("")
    return CAUSES.index("both" if tower and village else "tower" if tower else "village" if village else "emperor")
