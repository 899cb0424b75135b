"""Rollouts in other processes, on this machine or a Ray cluster.

The learner sends each worker the network, the pool and its games. It gets back the decisions of a rollout and the
games after it. So a task can run anywhere, and again if a worker dies: the run is bit for bit that of threads.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.networks.policy_file import PolicyFile
from numpy.typing import NDArray

from badbones_env.errors import OptionError

from ..jobs import backends
from ..jobs.dispatch import FifoQueue, dispatch
from .compiled_learner import make_parameters
from .config import TrainingConfig
from .evaluate import EvalTask
from .hooks import Additions
from .league import League
from .rollout import RolloutResult, RolloutWorker


@dataclass(frozen=True)
class RolloutTask:
    """A rollout of one worker's games."""

    number: int
    update: int
    weights: NDArray[np.float32]
    leagues: list[tuple[Any, Any]]  # pool and curriculum of each
    envs: list[dict[str, Any]]  # the games
    policies: dict[str, PolicyFile]  # past selves

    def __str__(self) -> str:
        return f"rollout {self.update} of worker {self.number}"


class RemoteWorker(backends.Worker):
    """Plays rollouts and evaluations in its process."""

    def __init__(self, config: TrainingConfig, workers: int, additions: Additions | None) -> None:
        self._config, self._workers, self._additions = config, workers, additions
        self._number, self._leagues = -1, list[League]()

    def do(self, task: Any) -> Any:
        return task.score() if isinstance(task, EvalTask) else self._collect(task)

    def warm_up(self) -> None:
        self._make_games(0)
        self._worker.collect()

    def _make_games(self, number: int) -> None:
        """Make the games and buffers of worker ``number``."""
        self.close()
        self._parameters = make_parameters(self._config)
        self._leagues = [League(self._config, game, self._additions) for game in self._config.games]
        self._worker = RolloutWorker(self._config, self._leagues, self._parameters.net, number, self._workers)
        self._number = number

    def _collect(self, task: RolloutTask) -> RolloutResult:
        if task.number != self._number:
            self._make_games(task.number)
        self._parameters.flat[:] = task.weights
        for league, (pool, curriculum) in zip(self._leagues, task.leagues, strict=True):
            league.pool.restore(pool, task.policies)
            league.curriculum.restore(curriculum)
        for env, saved in zip(self._worker.envs, task.envs, strict=True):
            env.restore(saved)
        self._worker.collect()
        return self._worker.result()

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
        self._job, self._out = partial(RemoteWorker, config, workers, additions), out
        self._where = backends.Workers(workers, where.backend, where.address)
        try:
            pickle.dumps(self._job)
        except Exception as error:
            raise OptionError(
                f"what the program adds cannot be sent to other processes ({error}): play in threads "
                "(--backend threads)"
            ) from None
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
        dispatch(self._backend, FifoQueue(tasks), store, self._out)

    def collect(
        self, workers: list[RolloutWorker], leagues: list[League], weights: NDArray[np.float32], update: int
    ) -> None:
        """A rollout of all workers, as if they had played it themselves."""
        known = [(league.pool.save(), league.curriculum.save()) for league in leagues]
        policies = {member.name: member.policy for league in leagues for member in league.pool.members if member.policy}
        tasks = [
            RolloutTask(number, update, weights, known, [env.save() for env in worker.envs], policies)
            for number, worker in enumerate(workers)
        ]
        self._do(tasks, lambda task, result: workers[task.number].take_over(result))

    def evaluate(self, tasks: list[EvalTask]) -> list[float]:
        """The scores of evaluations."""
        scores: dict[str, float] = {}
        self._do(tasks, lambda task, score: scores.update({str(task): score}))
        return [scores[str(task)] for task in tasks]
