"""Games of a training run that are played elsewhere: in processes of this machine, or on a Ray cluster.

The learner sends each worker the network, the pool and the games as they stand, and gets back what was decided in a
rollout and the games as they stand then. So a chunk can be played anywhere, and again if somebody dies over it: the run
is the same as if threads of this process had played, bit for bit.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.networks.policy_agent import PolicyAgent
from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.networks.sparse_net import VALUES
from numpy.typing import NDArray

from badbones_env.config import GameConfig
from badbones_env.errors import OptionError

from ..jobs import backends
from ..jobs.dispatch import Line, dispatch
from .config import TrainingConfig
from .evaluate import quick_score
from .flat_parameters import Parameters
from .hooks import Additions
from .league import League, Stats
from .ppo_gradient import Decisions
from .rollout_worker import Worker


@dataclass(frozen=True)
class RolloutTask:
    """A rollout of one worker's games."""

    number: int
    update: int
    weights: NDArray[np.float32]
    leagues: list[tuple[Any, Any]]  # pool and curriculum of each
    shards: list[dict[str, Any]]  # the games
    policies: dict[str, PolicyFile]  # of past selves
    keep: bool  # finished games, for hooks

    def __str__(self) -> str:
        return f"rollout {self.update} of worker {self.number}"


@dataclass(frozen=True)
class RolloutResult:
    """What came of it."""

    decisions: Decisions
    slots: NDArray[np.int32]  # of the decisions
    rows: NDArray[np.int64]  # of those that can be learnt from
    shards: list[tuple[dict[str, Any], Stats, float]]  # the games, what ended, seconds of the pool's players
    environment: float  # seconds


@dataclass(frozen=True)
class EvalTask:
    """Games of a policy against an opponent."""

    game: GameConfig
    policy: PolicyFile
    opponent: str
    games: int
    seed: int
    agent_seed: int

    def __str__(self) -> str:
        return f"the evaluation against {self.opponent}: {self.game.describe()}"

    def score(self) -> float:
        """Play them."""
        agent = PolicyAgent.of(self.policy, seed=self.agent_seed)
        return quick_score(self.game, agent, self.opponent, self.games, self.seed)


@dataclass(frozen=True)
class Training:
    """The job: what all workers know of the run."""

    config: TrainingConfig
    workers: int
    additions: Additions | None = None
    threads: bool = False

    def worker(self) -> backends.Worker:
        return RemoteWorker(self)


class RemoteWorker(backends.Worker):
    """Plays rollouts and evaluations, wherever it is."""

    def __init__(self, job: Training) -> None:
        self._job = job
        self._parameters: Parameters | None = None
        self._number, self._leagues = -1, list[League]()

    def do(self, chunk: Any) -> Any:
        if isinstance(chunk, EvalTask):
            return chunk.score()
        return self._play(chunk)

    def warm_up(self) -> None:
        self._sit_down(0)
        self._worker.play()

    def _sit_down(self, number: int) -> None:
        """Have room for the games of a worker."""
        self.close()
        config = self._job.config
        self._parameters = Parameters(config.network.width, config.network.layers, VALUES)
        self._leagues = [League(config, game, self._job.additions) for game in config.games]
        self._worker = Worker(config, self._leagues, self._parameters.net, number, self._job.workers)
        for league in self._leagues:
            if league.shards:
                league.begin()
        self._number = number

    def _play(self, chunk: RolloutTask) -> RolloutResult:
        if chunk.number != self._number:
            self._sit_down(chunk.number)
        assert self._parameters is not None
        self._parameters.flat[:] = chunk.weights
        for league, (pool, curriculum) in zip(self._leagues, chunk.leagues, strict=True):
            league.pool.follow(pool, chunk.policies)
            if league.shards:
                league.curriculum.restore(curriculum)
        worker = self._worker
        shards = [part.shard for part in worker.parts]
        for shard, saved in zip(shards, chunk.shards, strict=True):
            shard.stats = Stats(game=shard.stats.game, kept=[] if chunk.keep else None)
            shard.restore(saved)
            if shard.opponents is not None:
                shard.opponents.seconds = 0.0
        worker.play()
        for shard in shards:
            if shard.opponents is not None:
                shard.opponents.check_answers()
        seconds = [0.0 if shard.opponents is None else shard.opponents.seconds for shard in shards]
        found = [(shard.save(), shard.stats, spent) for shard, spent in zip(shards, seconds, strict=True)]
        return RolloutResult(
            worker.kept(), worker.course.slot[: worker.count].copy(), worker.rows.copy(), found, worker.environment
        )

    def close(self) -> None:
        for league in self._leagues:
            league.close()


class RemoteRollouts:
    """The workers of a run."""

    def __init__(
        self,
        config: TrainingConfig,
        where: backends.Workers,
        workers: int,
        out: str | Path,
        additions: Additions | None = None,
    ) -> None:
        job = Training(config, workers, additions)
        try:
            pickle.dumps(job)
        except Exception as error:
            raise OptionError(
                f"what the program adds cannot be sent to other processes ({error}): play in threads "
                "(--backend threads)"
            ) from None
        self._job, self._where, self._out = job, backends.Workers(workers, where.backend, where.address), out
        self._backend: backends.Backend | None = None

    def __enter__(self) -> RemoteRollouts:
        self._backend = self._where.start(self._job)
        return self

    def __exit__(self, *_: object) -> None:
        if self._backend is not None:
            self._backend.close()

    def _do(self, chunks: Sequence[Any], keep: Callable[[Any, Any], None]) -> None:
        if self._backend is None:
            raise OptionError("a fleet plays between entering and leaving it: with fleet: ...")
        dispatch(self._backend, Line(chunks), keep, self._out)

    def play(self, workers: list[Worker], leagues: list[League], weights: NDArray[np.float32], update: int) -> None:
        """A rollout of all workers, as if they had played it themselves."""
        known = [(league.pool.save(), league.curriculum.save()) for league in leagues]
        policies = {one.name: one.policy for league in leagues for one in league.pool.members if one.policy}
        keep = any(shard.stats.kept is not None for league in leagues for shard in league.shards)

        def take(chunk: RolloutTask, found: RolloutResult) -> None:
            worker = workers[chunk.number]
            worker.take(found.decisions, found.slots, found.rows)
            worker.environment = found.environment
            for part, (saved, stats, seconds) in zip(worker.parts, found.shards, strict=True):
                part.shard.elsewhere, part.shard.stats = saved, stats
                if part.shard.opponents is not None:
                    part.shard.opponents.seconds += seconds

        chunks = [
            RolloutTask(number, update, weights, known, [part.shard.save() for part in worker.parts], policies, keep)
            for number, worker in enumerate(workers)
        ]
        self._do(chunks, take)

    def measure(self, chunks: list[EvalTask]) -> list[float]:
        """The scores of evaluations."""
        found: dict[str, float] = {}
        self._do(chunks, lambda chunk, score: found.update({str(chunk): score}))
        return [found[str(chunk)] for chunk in chunks]
