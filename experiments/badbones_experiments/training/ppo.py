"""The compiled learner: PPO with Adam on a network of the sparse encoding, on all cores, without torch.

Every worker plays its share of the games; of every batch the decisions of each worker are taken forth and back through
the network, the gradients are added up in the order of the workers, and Adam's step is made in as many parts. So a run
is a function of its configuration and the number of workers, be they threads or processes anywhere (``remote``).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from badbones_agents.networks.arrays_file import fill
from badbones_agents.networks.parameters import to_weights
from badbones_agents.networks.policy_file import PolicyFile, value_unit
from badbones_agents.networks.sparse_net import VALUES
from numpy.typing import NDArray

from badbones_env.errors import ModelError, OptionError
from badbones_env.lowlevel import ThreadTeam
from badbones_env.observation.features import FEATURES
from badbones_env.simulator import available_cores

from .adam import add_up, make_step
from .checkpoint import whole
from .config import TrainingConfig
from .dataset import Dataset
from .flat_parameters import Parameters
from .hooks import Additions
from .league import League
from .learner import shares
from .ppo_gradient import APPROX_KL, CLIPPED, DECISIONS, ENTROPY, LESSON, POLICY, TAUGHT, VALUE, Decisions, learn_rows
from .rollout_worker import Worker

if TYPE_CHECKING:
    from .remote_rollouts import RemoteRollouts

BETA1, BETA2, EPSILON = 0.9, 0.999, 1e-5
F = np.float32
Rows = list[NDArray[np.int64]]  # of each worker


def each(team: ThreadTeam, count: int, work: Callable[[int], Any]) -> list[Any]:
    """What comes of the numbers below ``count``, in their order, on all threads."""
    found: list[Any] = [None] * count

    def some(thread: Any) -> None:
        for k in range(thread.number, count, team.threads):
            found[k] = work(k)

    team.run(some)
    return found


class CompiledLearner:
    """See ``training.learner.Learner``."""

    worker = Worker

    def __init__(
        self,
        config: TrainingConfig,
        threads: int | None = None,
        additions: Additions | None = None,
        remote: RemoteRollouts | None = None,
    ) -> None:
        self.config, self.steps, self.updates, self.remote = config, 0, 0, remote
        self.threads = workers = threads or available_cores()
        self.team = ThreadTeam(min(workers, available_cores()) if remote else workers)
        self.parameters = Parameters(config.network.width, config.network.layers, VALUES)
        self.parameters.begin(config.seed)
        self.adam = Adam(self.parameters, self.team, workers)
        self.leagues = [League(config, game, additions) for game in config.games]
        self.workers = [
            self.worker(config, self.leagues, self.parameters.net, number, workers) for number in range(workers)
        ]
        for league in self.leagues:
            league.begin()
        self._transpose()
        self._grads = [self.parameters.views(grads) for grads in self.adam.grads]

    def _each(self, work: Callable[[int], Any]) -> list[Any]:
        """What comes of every worker's number, on all threads."""
        return each(self.team, len(self.workers), work)

    def _play(self) -> None:
        if self.remote is not None:
            self.remote.play(self.workers, self.leagues, self.parameters.flat, self.updates)
        else:
            self._each(lambda number: self.workers[number].play())

    def update(self, left: float) -> dict[str, float]:
        """Let all workers play a rollout, then learn from it for some epochs."""
        ppo = self.config.ppo
        began, opponents = time.perf_counter(), sum(league.seconds for league in self.leagues)
        self._play()
        for league in self.leagues:
            league.merge()
        self._cut()
        played = time.perf_counter()
        rate = ppo.final_rate + (ppo.learning_rate - ppo.final_rate) * max(left, 0.0)
        found = sum(len(worker.rows) for worker in self.workers)
        sides = [[worker.data for worker in self.workers]]
        if ppo.mirror:
            sides.append([worker.image() for worker in self.workers])
        self._meet([worker.features for worker in self.workers] + [image.features for image in sides[-1] if ppo.mirror])
        for worker in self.workers:
            worker.back.sums[:] = 0
        rng = np.random.default_rng([self.config.seed, 1, self.updates])
        batches = max(1, round(found / ppo.batch_size))
        for epoch in range(ppo.epochs):
            data = sides[(self.updates + epoch) % len(sides)]
            for rows in self.batches(rng, [worker.rows for worker in self.workers], batches):
                self.learn(data, rows, ppo.clip_range, ppo.entropy, rate)
        ended = time.perf_counter()
        self.steps += found
        self.updates += 1
        environment = sum(worker.environment for worker in self.workers) / len(self.workers)
        opponents = (sum(league.seconds for league in self.leagues) - opponents) / len(self.workers)
        return self._losses(rate) | shares(environment, opponents, played - began, ended - played, found)

    def _cut(self) -> None:
        """A run ends with the decision that it was to end with: the last update leaves out the rest of its rollout."""
        found, left = sum(len(worker.rows) for worker in self.workers), self.config.steps - self.steps
        if 0 < left < found:
            ends = np.cumsum([0] + [len(worker.rows) for worker in self.workers]) * left // found
            for worker, most in zip(self.workers, np.diff(ends).tolist(), strict=True):
                worker.rows = worker.rows[:most]

    def _meet(self, lists: list[NDArray[np.uint16]]) -> None:
        """Features that came up now have weights that are learnt from now on."""
        for features in lists:
            self.adam.live[features] = True

    @staticmethod
    def batches(rng: np.random.Generator, rows: Rows, batches: int) -> Iterator[Rows]:
        """All decisions in random order, cut into batches: each takes its share of every worker's."""
        cut = [np.array_split(rng.permutation(one), batches) for one in rows]
        for k in range(batches):
            yield [parts[k] for parts in cut]

    def learn(self, data: Sequence[Decisions], rows: Rows, clip: float, entropy: float, rate: float) -> None:
        """A step on the decisions ``rows`` of each worker's ``data``; without ``clip`` it is imitation."""
        gains = np.concatenate([each.advantage[some] for each, some in zip(data, rows, strict=True)])
        count = len(gains)
        mean, spread = (gains.mean(), gains.std(ddof=1)) if clip and count > 1 else (F(0), F(1))
        # of what is foretold beside the reward a dataset tells nothing
        other = self.config.ppo.aux_value_coef if clip else 0.0
        weights = np.array([self.config.ppo.value] + [other] * (VALUES - 1), F)

        def work(k: int) -> None:
            worker = self.workers[k]
            learn_rows(
                worker.net,
                worker.activations,
                worker.back,
                self._grads[k],
                data[k],
                rows[k],
                F(clip),
                F(entropy),
                F(self.config.distillation.weight),
                weights,
                F(1 / count),
                F(mean),
                F(1 / (spread + 1e-8)),
            )

        self._each(work)
        self.adam.step(rate, self.config.ppo.max_grad_norm)
        self._transpose()

    def _transpose(self) -> None:
        """The way back needs the hidden layers' weights by output."""
        for worker in self.workers:
            worker.back.transposed[:] = self.parameters.net.hidden.transpose(0, 2, 1)

    def _losses(self, rate: float) -> dict[str, float]:
        sums = np.sum([worker.back.sums for worker in self.workers], axis=0)
        policy, value, entropy, change, clipped = (
            float(sums[k] / sums[DECISIONS]) for k in (POLICY, VALUE, ENTROPY, APPROX_KL, CLIPPED)
        )
        ppo = self.config.ppo
        expected, came = (
            np.concatenate([getattr(w.data, name)[w.rows, 0] for w in self.workers]) for name in ("value", "target")
        )
        found = {"train/lesson_loss": float(sums[LESSON] / sums[TAUGHT])} if sums[TAUGHT] else {}
        return found | {
            "train/policy_gradient_loss": policy,
            "train/value_loss": value,
            "train/entropy_loss": -entropy,
            "train/loss": policy - ppo.entropy * entropy + ppo.value * value,
            "train/approx_kl": change,
            "train/clip_fraction": clipped,
            "train/learning_rate": rate,
            "train/clip_range": ppo.clip_range,
            "train/explained_variance": float(1 - np.var(came - expected) / max(np.var(came), 1e-12)),
        }

    def policy_file(self, made: dict[str, Any]) -> PolicyFile:
        config = self.config
        weights = to_weights(self.parameters.net, self.adam.live[:FEATURES])
        decisions, unit = config.environment.decisions, value_unit(self.leagues[0].reward)
        return PolicyFile(config.game_config.options(), decisions, "sparse", "sparse", weights, made, unit)

    def model(self, policy: PolicyFile) -> dict[str, bytes]:
        return {}  # policy.npz is the model

    def begin(self, policy: PolicyFile, source: str) -> None:
        if policy.network != "sparse":
            raise ModelError(f"{source} holds a network of the kind {policy.network}; a run can begin with sparse ones")
        net, mine = policy.net(source), self.parameters.net
        if net.biases.shape != mine.biases.shape:
            layers, width = net.biases.shape
            raise ModelError(
                f"{source} has {layers} layers of {width}: add --set network.layers={layers} --set "
                f"network.width={width}"
            )
        for part, given in zip(mine, net, strict=True):
            part[: len(given)] = given  # a head that foretells less leaves the rest as it is
        self.adam.live[:FEATURES] = mine.first.any(axis=1)
        self._transpose()

    def imitate(self, data: Dataset) -> float:
        from .imitation import imitate

        return imitate(self, data)

    def save(self) -> dict[str, Any]:
        return {
            "steps": self.steps,
            "updates": self.updates,
            "weights": self.parameters.flat.copy(),
            "threads": self.threads,
            "adam": self.adam.save(),
            "leagues": [one.save() for one in self.leagues],
        }

    def restore(self, saved: dict[str, Any], policies: dict[str, PolicyFile]) -> None:
        if saved["threads"] != self.threads:
            raise OptionError(
                f"this run has its games on {saved['threads']} workers: resume it with --workers {saved['threads']}"
            )
        self.steps, self.updates = whole(saved["steps"]), whole(saved["updates"])
        fill(self.parameters.flat, saved["weights"])
        self._transpose()
        self.adam.restore(saved["adam"])
        for league, one in zip(self.leagues, saved["leagues"], strict=True):
            league.restore(one, policies)

    def close(self) -> None:
        for league in self.leagues:
            league.close()


class Adam:
    """The optimizer's state, and its steps, made in ``parts``."""

    def __init__(self, parameters: Parameters, team: ThreadTeam, parts: int) -> None:
        self.parameters, self.team, self.parts, self.time = parameters, team, parts, 0
        self.first, self.second, self.total = parameters.room(), parameters.room(), parameters.room()
        self.grads = parameters.room(parts)  # of each worker; cleared as they are added up
        # features that never came up have no gradient: their rows stay as they are, at no cost
        self.live = np.ones(parameters.blocks, np.bool_)
        self.live[:FEATURES] = False

    def step(self, rate: float, most: float) -> None:
        """Add up the gradients, cut them to the norm ``most`` and step."""
        self.time += 1
        width, live = self.parameters.width, np.flatnonzero(self.live)
        cuts = [int(live[len(live) * k // self.parts]) for k in range(1, self.parts)]
        parts = [0, *cuts, self.parameters.blocks]  # each with as many live blocks

        def sums(k: int) -> float:
            return float(add_up(self.grads, self.total, self.live, width, parts[k], parts[k + 1]))

        norm = float(np.sqrt(sum(each(self.team, self.parts, sums))))
        factor = min(1.0, most / (norm + 1e-6))
        rate /= 1 - BETA1**self.time
        correction = float(np.sqrt(1 - BETA2**self.time))

        def step(k: int) -> None:
            make_step(
                self.parameters.flat,
                self.total,
                self.first,
                self.second,
                self.live,
                width,
                parts[k],
                parts[k + 1],
                F(factor),
                F(BETA1),
                F(BETA2),
                F(rate),
                F(correction),
                F(EPSILON),
            )

        each(self.team, self.parts, step)

    def save(self) -> dict[str, Any]:
        return {"time": self.time, "first": self.first.copy(), "second": self.second.copy(), "live": self.live.copy()}

    def restore(self, saved: dict[str, Any]) -> None:
        self.time = whole(saved["time"])
        for goal, name in ((self.first, "first"), (self.second, "second"), (self.live, "live")):
            fill(goal, saved[name])
