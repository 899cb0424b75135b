"""Rollouts in other processes, on this machine or a Ray cluster.

The learner sends each worker the network, the pool and its games. It gets back the decisions of a rollout and the
games after it. So a task can run anywhere, and again if a worker dies: the run is bit for bit that of threads.
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
from numpy.typing import NDArray

from badbones_env.config import GameConfig
from badbones_env.errors import OptionError

from ..jobs import backends
from ..jobs.dispatch import Line, dispatch
from .adam import Parameters
from .compiled_learner import make_parameters
from .config import TrainingConfig
from .evaluate import quick_score
from .hooks import Additions
from .league import League, Stats
from .ppo_kernels import RolloutBuffer
from .rollout import RolloutWorker


@dataclass(frozen=True)
class RolloutTask:
    """A rollout of one worker's games."""

    number: int
    update: int
    weights: NDArray[np.float32]
    leagues: list[tuple[Any, Any]]  # pool and curriculum of each
    envs: list[dict[str, Any]]  # the games
    policies: dict[str, PolicyFile]  # past selves
    keep_finished: bool  # return finished games, for hooks

    def __str__(self) -> str:
        return f"rollout {self.update} of worker {self.number}"


@dataclass(frozen=True)
class RolloutResult:
    """The decisions, and the games after them."""

    buffer: RolloutBuffer
    slots: NDArray[np.int32]  # of the decisions
    rows: NDArray[np.int64]  # decisions that can be learnt from
    envs: list[tuple[dict[str, Any], Stats]]  # games and statistics
    env_seconds: float
    opponent_seconds: float


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
    """The job: what all workers know about the run."""

    config: TrainingConfig
    workers: int
    additions: Additions | None = None

    def __call__(self) -> backends.Worker:
        return RemoteWorker(self)


class RemoteWorker(backends.Worker):
    """Plays rollouts and evaluations in its process."""

    def __init__(self, job: Training) -> None:
        self._job = job
        self._parameters: Parameters | None = None
        self._number, self._leagues = -1, list[League]()

    def do(self, task: Any) -> Any:
        if isinstance(task, EvalTask):
            return task.score()
        return self._collect(task)

    def warm_up(self) -> None:
        self._become(0)
        self._worker.collect()

    def _become(self, number: int) -> None:
        """Make the games and buffers of worker ``number``."""
        self.close()
        config = self._job.config
        self._parameters = make_parameters(config)
        self._leagues = [League(config, game, self._job.additions) for game in config.games]
        self._worker = RolloutWorker(config, self._leagues, self._parameters.net, number, self._job.workers)
        self._number = number

    def _collect(self, task: RolloutTask) -> RolloutResult:
        if task.number != self._number:
            self._become(task.number)
        assert self._parameters is not None
        self._parameters.flat[:] = task.weights
        for league, (pool, curriculum) in zip(self._leagues, task.leagues, strict=True):
            league.pool.restore(pool, task.policies)
            league.curriculum.restore(curriculum)
        worker = self._worker
        for env, saved in zip(worker.envs, task.envs, strict=True):
            env.stats = Stats(game=env.stats.game, finished=[] if task.keep_finished else None)
            env.restore(saved)
        worker.collect()
        return RolloutResult(
            worker.copy_buffer(),
            worker.trajectories.slot[: worker.size].copy(),
            worker.rows.copy(),
            [(env.save(), env.stats) for env in worker.envs],
            worker.env_seconds,
            worker.opponent_seconds,
        )

    def close(self) -> None:
        for league in self._leagues:
            league.close()


class RemoteRollouts:
    """The remote workers of a run; a context that starts and ends them."""

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

    def _do(self, tasks: Sequence[Any], store: Callable[[Any, Any], None]) -> None:
        if self._backend is None:
            raise OptionError("remote rollouts run inside their context: with remote: ...")
        dispatch(self._backend, Line(tasks), store, self._out)

    def collect(
        self, workers: list[RolloutWorker], leagues: list[League], weights: NDArray[np.float32], update: int
    ) -> None:
        """A rollout of all workers, as if they had played it themselves."""
        known = [(league.pool.save(), league.curriculum.save()) for league in leagues]
        policies = {member.name: member.policy for league in leagues for member in league.pool.members if member.policy}
        keep_finished = any(env.stats.finished is not None for worker in workers for env in worker.envs)

        def store(task: RolloutTask, result: RolloutResult) -> None:
            worker = workers[task.number]
            worker.set_buffer(result.buffer, result.slots, result.rows)
            worker.env_seconds, worker.opponent_seconds = result.env_seconds, result.opponent_seconds
            for env, (saved, stats) in zip(worker.envs, result.envs, strict=True):
                env.stats = stats
                env.restore(saved)

        envs = [[env.save() for env in worker.envs] for worker in workers]
        self._do(
            [RolloutTask(k, update, weights, known, saved, policies, keep_finished) for k, saved in enumerate(envs)],
            store,
        )

    def evaluate(self, tasks: list[EvalTask]) -> list[float]:
        """The scores of evaluations."""
        scores: dict[str, float] = {}
        self._do(tasks, lambda task, score: scores.update({str(task): score}))
        return [scores[str(task)] for task in tasks]
