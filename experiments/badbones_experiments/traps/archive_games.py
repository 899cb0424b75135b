"""Games of strategies that are in no file yet: a part of the search, with how its seat behaved."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
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
from .games import CHUNK, MEASURES, AgentPool, subjects
from .games import measure as measured

COUNTED = ("sent", "left", "traps", "turns")  # columns of a behaviour's counts
FIGURES = (*MEASURES, *COUNTED)
FRESH = 1 << 40  # the number of the first game that is kept for the end: the search plays none from there on


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
        return isinstance(result, dict) and all(
            isinstance(values := result.get(name), list)
            and len(values) == self.count
            and all(type(value) in (int, float) and math.isfinite(value) for value in values)
            for name in FIGURES
        )

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
        found = {name: values.tolist() for name, values in measured(sim, subject).items()}
        return found | dict(zip(COUNTED, behaviour.counts.T.tolist(), strict=True))

    def close(self) -> None:
        self._pool.close()


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


def trials(data: dict[str, Any], first: int, games: int) -> list[Trial]:
    """The trials of this many games of a strategy."""
    plan = plan_text(data)
    return [Trial(plan, lo, min(CHUNK, first + games - lo)) for lo in range(first, first + games, CHUNK)]
