"""The games of a tuning: two variants of an agent on common random numbers.

Versus: both variants at one table, on alternate seats, and again with the seats exchanged. With a ``field``: each
variant alone against it, on every seat. Solo and co-op: each variant as a team; wins are rare in some games, so half of
the score are the rounds survived.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from badbones_agents.agent import Agent
from badbones_agents.registry import make_agent
from numpy.typing import NDArray

from badbones_env import GameConfig, Simulator
from badbones_env.table import Table

from ..jobs.backends import Worker

ENDLESS = 30  # rounds that count as a whole game where there is no last one


@dataclass(frozen=True)
class Trial:
    """A direction of an iteration: both variants, and the blocks that they play."""

    iteration: int
    direction: int
    variants: tuple[str, str]
    first: int  # number of the first block
    blocks: int

    @property
    def key(self) -> str:
        return f"{self.iteration}/{self.direction}"

    def __str__(self) -> str:
        return f"direction {self.direction} of iteration {self.iteration}"


@dataclass(frozen=True)
class TuningJob:
    """What the workers of a tuning do."""

    config: GameConfig
    field: str
    seed: int
    threads = False

    def worker(self) -> TrialPlayer:
        return TrialPlayer(self)


class TrialPlayer(Worker):
    """Plays trials."""

    def __init__(self, job: TuningJob) -> None:
        self.job = job

    def do(self, trial: Trial) -> list[float]:
        """How much more the first variant won than the second in every block, from -1 to 1."""
        specs = [*trial.variants, *([self.job.field] if self.job.field else [])]
        agents = [make_agent(spec, self.job.seed) for spec in specs]
        try:
            gains = np.zeros(trial.blocks)
            seatings = self._seatings(trial.blocks)
            for seats in seatings:
                gains += self._gain(agents, seats, trial.first)
            return [float(gain) for gain in (gains / self._scale(len(seatings))).round(9)]
        finally:
            for agent in agents:
                agent.close()

    def _scale(self, games: int) -> float:
        return games / 2 if self.job.config.mode != "versus" or self.job.field else games

    def _seatings(self, blocks: int) -> list[NDArray[np.int64]]:
        """Who sits where (blocks, players) in each game of a block: 0 and 1 are the variants, 2 is ``field``."""
        players = self.job.config.players
        if self.job.config.mode != "versus":
            return [np.full((blocks, players), variant) for variant in (0, 1)]
        if self.job.field:
            return [
                np.where(np.arange(players) == seat, variant, 2) + np.zeros((blocks, 1), np.int64)
                for variant in (0, 1)
                for seat in range(players)
            ]
        other = (np.arange(players) + np.arange(blocks)[:, None]) % 2
        beside = (np.arange(players) // 2 + np.arange(blocks)[:, None] // 2) % 2  # neighbours of one kind
        mixed = np.where((np.arange(blocks) // 2 % 2 == 0)[:, None] | (players < 4), other, beside)
        return [mixed, 1 - mixed]

    def _gain(self, agents: Sequence[Agent], seats: NDArray[np.int64], first: int) -> NDArray[np.float64]:
        sim = Simulator(self.job.config, len(seats), self.job.seed, threads=1, masks=False, first=first)
        Table(sim, agents, seats, illegal="replace").play()
        outcomes, config = sim.outcomes(), self.job.config
        if config.mode == "versus":
            sides = (seats == 0).astype(np.float64) - (seats == 1)
            gains: NDArray[np.float64] = (outcomes.shares * sides).sum(axis=1)
            return gains
        rounds = np.minimum(outcomes.survived[:, 0] / (config.rounds or ENDLESS), 1.0)
        score = (outcomes.won[:, 0] + rounds) / 2
        return np.where(seats[:, 0] == 0, score, -score)
