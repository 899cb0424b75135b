"""A MAP-Elites archive of strategies: a grid over two behaviours, each cell holding its best strategy.

A strategy plays *trials*, games of a plan that is in no file yet. Their *score* says what it wins and how its seat
behaves, and so which cell it belongs to.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import Any

import numpy as np
from badbones_agents.registry import agent_seed
from badbones_agents.strategies.agent import StrategyAgent
from badbones_agents.strategies.read import parse_strategy
from numpy.typing import NDArray

from badbones_env import GameConfig, Simulator

from ..jobs.backends import Worker
from .behaviour import LEFT, SENT, TRAPS, TURNS, Behaviour
from .games import CHUNK, MEASURES, AgentPool, holds_numbers, measure, subjects

COUNTED = ("sent", "left", "traps", "turns")  # columns of a behaviour's counts
FIGURES = (*MEASURES, *COUNTED)
FRESH = 1 << 40  # the number of the first game that is kept for the end: the search plays none from there on

TRIAL = "trial"  # the name under which a strategy plays its trials

Cell = tuple[int, int]  # column (skeletons sent), row (traps on the board)


def plan_text(data: dict[str, Any]) -> str:
    """What a strategy does, without how it is called: the same text for the same play."""
    return json.dumps({key: value for key, value in data.items() if key not in ("title", "about")}, sort_keys=True)


@dataclass(frozen=True)
class Trial:
    """Games ``first`` .. ``first + count - 1`` of a strategy, given as ``plan_text``."""

    plan: str
    first: int
    count: int

    @cached_property
    def key(self) -> str:
        return f"{blake2b(self.plan.encode(), digest_size=12).hexdigest()} {self.first}+{self.count}"

    def fits(self, result: Any) -> bool:
        """A number for every game, in every figure."""
        return holds_numbers(result, FIGURES, self.count)

    def __str__(self) -> str:
        return f"games {self.first} to {self.first + self.count - 1} of a strategy"


@dataclass(frozen=True)
class TrialJob:
    """Games of one master seed against the same opponents."""

    config: GameConfig
    opponents: tuple[str, ...]
    seed: int
    threads = True

    def worker(self) -> TrialPlayer:
        return TrialPlayer(self)


class TrialPlayer(Worker):
    """Plays trials."""

    def __init__(self, job: TrialJob) -> None:
        self._job, self._pool = job, AgentPool(job.opponents, job.seed)

    def do(self, chunk: Trial) -> dict[str, list[float]]:
        """The measures of the studied seat, and the counts of its behaviour."""
        job = self._job
        sim = Simulator(job.config, chunk.count, job.seed, threads=1, masks=False, first=chunk.first)
        subject = subjects(sim)
        behaviour = Behaviour(subject)
        self._pool.add(TRIAL, StrategyAgent.of(parse_strategy(json.loads(chunk.plan), TRIAL), agent_seed(job.seed)))
        table = self._pool.table(sim, TRIAL, subject)
        table.hooks = (behaviour,)
        table.play()
        results = {name: values.tolist() for name, values in measure(sim, subject).items()}
        return results | dict(zip(COUNTED, behaviour.counts.T.tolist(), strict=True))

    def close(self) -> None:
        self._pool.close()


def trials(data: dict[str, Any], first: int, games: int) -> list[Trial]:
    """The trials of this many games of a strategy."""
    plan = plan_text(data)
    return [Trial(plan, lo, min(CHUNK, first + games - lo)) for lo in range(first, first + games, CHUNK)]


@dataclass(frozen=True)
class Score:
    """The results of some games of a strategy."""

    wins: NDArray[np.float64]
    points: NDArray[np.float64]
    counts: NDArray[np.float64]  # (games, COUNTED)

    @classmethod
    def of(cls, parts: Sequence[dict[str, Any]]) -> Score:
        def joined(name: str) -> NDArray[np.float64]:
            return np.concatenate([np.asarray(part[name], float) for part in parts])

        return cls(joined("win"), joined("points"), np.stack([joined(name) for name in COUNTED], axis=1))

    @property
    def win(self) -> float:
        return float(self.wins.mean())

    def same(self, other: Score) -> bool:
        """Whether these are the same games, as far as the figures say."""
        return bool(np.array_equal(self.points, other.points) and np.array_equal(self.counts, other.counts))

    def first(self, games: int) -> Score:
        """The same of the first games alone."""
        return Score(self.wins[:games], self.points[:games], self.counts[:games])

    @property
    def sent(self) -> float:
        """Of the skeletons that left the seat's board in any way, the share that went to others."""
        total = self.counts.sum(axis=0)
        return float(total[SENT] / max(total[LEFT], 1))

    @property
    def traps(self) -> float:
        """Traps on the board when the skeletons begin to move."""
        total = self.counts.sum(axis=0)
        return float(total[TRAPS] / max(total[TURNS], 1))


@dataclass(frozen=True)
class Axis:
    """A behaviour cut into equal parts; what lies beyond an end belongs to the part there."""

    name: str
    low: float
    high: float
    parts: int

    def part(self, value: float) -> int:
        """The part that a value belongs to."""
        return min(max(int((value - self.low) / (self.high - self.low) * self.parts), 0), self.parts - 1)

    def edge(self, part: int) -> float:
        """Where a part begins."""
        return self.low + (self.high - self.low) * part / self.parts


@dataclass
class Elite:
    """A strategy in the archive: its content, and the games by which it got there."""

    data: dict[str, Any]
    score: Score

    def rank(self) -> tuple[float, float]:
        """What elites of a cell are compared by."""
        return self.score.win, float(self.score.points.mean())


@dataclass
class Archive:
    """The elites by cell."""

    sent: Axis
    traps: Axis
    elites: dict[Cell, Elite] = field(default_factory=dict)

    def cell(self, score: Score) -> Cell:
        """Where a strategy that behaves so belongs."""
        return self.sent.part(score.sent), self.traps.part(score.traps)

    def promising(self, score: Score) -> bool:
        """Whether a strategy is worth more games: its cell is empty, or its elite did no better and not the same."""
        elite = self.elites.get(self.cell(score))
        if elite is None:
            return True
        elite_score = elite.score.first(len(score.wins))
        return score.win >= elite_score.win and not score.same(elite_score)

    def enter(self, candidate: Elite) -> bool:
        """Let a strategy into its cell if that is empty or has a worse elite; returns whether it is in."""
        cell = self.cell(candidate.score)
        if cell in self.elites and self.elites[cell].rank() >= candidate.rank():
            return False
        self.elites[cell] = candidate
        return True

    def ordered(self) -> list[tuple[Cell, Elite]]:
        """All elites, by cell."""
        return sorted(self.elites.items(), key=lambda item: item[0])
