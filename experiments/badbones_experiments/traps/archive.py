"""A MAP-Elites archive of strategies: a grid over two behaviours, each cell holding the best strategy found there.

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
    """Games of one master seed against one field."""

    game: str  # options of the configuration as JSON
    field: tuple[str, ...]
    seed: int
    threads = True

    def worker(self) -> TrialPlayer:
        return TrialPlayer(self)


class TrialPlayer(Worker):
    """Plays trials."""

    def __init__(self, job: TrialJob) -> None:
        self._job, self._pool = job, AgentPool(job.field, job.seed)
        self._config = GameConfig.from_options(json.loads(job.game))

    def do(self, chunk: Trial) -> dict[str, list[float]]:
        """The measures of the seat in question, and what it did."""
        sim = Simulator(self._config, chunk.count, self._job.seed, threads=1, masks=False, first=chunk.first)
        subject = subjects(sim)
        behaviour = Behaviour(subject)
        agent = StrategyAgent.of(parse_strategy(json.loads(chunk.plan), "trial"), agent_seed(self._job.seed))
        table = self._pool.table(sim, self._job.field[0], subject)
        table.players, table.hooks = [agent, *table.players[1:]], (behaviour,)  # no spec names the strategy yet
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
    """What some games of a strategy came to."""

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
        """Are these the same games, as far as can be seen?"""
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

    def up_to(self, part: int) -> Axis:
        """The same as far as a part."""
        return Axis(self.name, self.low, self.edge(part + 1), part + 1)


@dataclass
class Elite:
    """A strategy in the archive: its content, and the games by which it got there."""

    data: dict[str, Any]
    score: Score
    born: int  # the number of the child that it was


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
        """Is a strategy worth more games: is nobody in its cell, or nobody who did better, or the very same, so far?"""
        elite = self.elites.get(self.cell(score))
        if elite is None:
            return True
        held = elite.score.first(len(score.wins))
        return score.win >= held.win and not score.same(held)

    def enter(self, candidate: Elite) -> bool:
        """Let a strategy into its cell if that is empty or held by a worse one; returns whether it is in."""
        cell = self.cell(candidate.score)
        elite = self.elites.get(cell)
        if elite is not None and (elite.score.win, elite.score.points.mean()) >= (
            candidate.score.win,
            candidate.score.points.mean(),
        ):
            return False
        self.elites[cell] = candidate
        return True

    def ordered(self) -> list[tuple[Cell, Elite]]:
        """All elites, by cell."""
        return sorted(self.elites.items(), key=lambda item: item[0])
