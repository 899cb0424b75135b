"""What compiled learning algorithms share: the network, the workers that play, minibatches, gradients, files.

An algorithm such as ``ppo.PPO`` adds its ``Settings`` and ``update``. Every worker plays its part of the games. Of a
minibatch every worker computes the gradient of its own decisions; gradients are summed in the order of the workers. So
a run is a function of its configuration and the number of workers, be they threads or processes anywhere.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from badbones_agents.networks.arrays_file import fill
from badbones_agents.networks.policy_file import PolicyFile, to_weights, value_unit
from badbones_agents.networks.sparse_net import RETURN, VALUES
from badbones_agents.styles.style import style_features
from numpy.typing import NDArray

from badbones_env.errors import ModelError, OptionError
from badbones_env.lowlevel import ThreadTeam
from badbones_env.observation.features import FEATURES
from badbones_env.simulator import available_cores

from .adam import Adam, Parameters, parallel_map
from .checkpoint import check_count
from .config import OnPolicySettings, TrainingConfig
from .hooks import Additions
from .league import League
from .ppo_kernels import DECISIONS, LossCoefs, RolloutBuffer, add_gradients
from .rollout import RolloutWorker

if TYPE_CHECKING:
    from .remote_rollouts import RemoteRollouts

TIME_FRACTIONS = ("time/environment", "time/opponents", "time/policy", "time/learning")
Buffers = Sequence[RolloutBuffer]  # of each worker
Minibatch = Sequence[NDArray[np.int64]]  # rows of each worker's buffer


def make_parameters(config: TrainingConfig) -> Parameters:
    """The weights of the network of a configuration, all 0."""
    styles = len(style_features()) if config.styles.fraction else 0
    return Parameters(config.network.width, config.network.layers, VALUES, styles)


class CompiledLearner:
    """Plays and learns, one update at a time; an algorithm overrides ``update``.

    ``threads`` are workers, on whose number a run depends. A ``remote`` plays the games elsewhere.
    """

    Settings: ClassVar[type] = OnPolicySettings  # dataclass of the table [NAME]
    unused: ClassVar[Sequence[str]] = ()  # settings of other tables that it does not use
    Worker: ClassVar[type[RolloutWorker]] = RolloutWorker

    def __init__(
        self,
        config: TrainingConfig,
        threads: int | None = None,
        additions: Additions | None = None,
        remote: RemoteRollouts | None = None,
    ) -> None:
        self.config, self.settings, self.steps, self.updates, self.remote = config, config.settings, 0, 0, remote
        self.threads = workers = threads or available_cores()
        self.team = ThreadTeam(min(workers, available_cores()) if remote else workers)
        self.parameters = make_parameters(config)
        self.parameters.initialize(config.seed)
        self.optimizer = Adam(self.parameters, self.team, workers)
        self.leagues = [League(config, game, additions) for game in config.games]
        net = self.parameters.net
        self.workers = [self.Worker(config, self.leagues, net, number, workers) for number in range(workers)]
        self._transpose()
        self._grads = [self.parameters.views(grads) for grads in self.optimizer.grads]

    def update(self, progress_remaining: float) -> dict[str, float]:
        """Collect a rollout and learn from it; ``progress_remaining`` falls from 1 to 0. Returns metrics."""
        raise NotImplementedError

    def collect_rollouts(self) -> int:
        """Let all workers play ``n_steps`` steps; returns the number of decisions to learn from.

        The last rollout of a run is cut, so that the run ends with exactly ``config.steps`` decisions.
        """
        if self.remote is not None:
            self.remote.collect(self.workers, self.leagues, self.parameters.flat, self.updates)
        else:
            parallel_map(self.team, len(self.workers), lambda k: self.workers[k].collect())
        for league in self.leagues:
            league.merge()
        sizes = [len(worker.rows) for worker in self.workers]
        decisions, left = sum(sizes), self.config.steps - self.steps
        if 0 < left < decisions:
            ends = np.cumsum([0, *sizes]) * left // decisions
            for worker, size in zip(self.workers, np.diff(ends).tolist(), strict=True):
                worker.rows = worker.rows[:size]
            decisions = left
        for worker in self.workers:
            worker.back.sums[:] = 0
            self.optimizer.live[worker.features] = True
        return decisions

    def learning_rate_at(self, progress_remaining: float) -> float:
        """Annealed linearly from ``learning_rate`` to ``final_learning_rate``."""
        first, last = self.settings.learning_rate, self.settings.final_learning_rate
        return float(last + (first - last) * max(progress_remaining, 0.0))

    @staticmethod
    def minibatches(rng: np.random.Generator, rows: Minibatch, count: int) -> Iterator[Minibatch]:
        """All rows in random order, in ``count`` minibatches; each has its part of every worker's rows."""
        parts = [np.array_split(rng.permutation(some), count) for some in rows]
        for k in range(count):
            yield [part[k] for part in parts]

    def loss_coefs(
        self, buffers: Buffers, minibatch: Minibatch, clip_range: float = 1.0, normalize_advantage: bool = True
    ) -> LossCoefs:
        """The loss of a minibatch. On the first pass over a rollout no ratio is clipped, whatever ``clip_range`` is."""
        settings = self.settings
        advantages = np.concatenate([data.advantages[rows] for data, rows in zip(buffers, minibatch, strict=True)])
        count, mean, std = len(advantages), np.float32(0), np.float32(1)
        if normalize_advantage and count > 1:
            mean, std = advantages.mean(), advantages.std(ddof=1)
        vf_coefs = np.full(VALUES, settings.aux_value_coef, np.float32)
        vf_coefs[RETURN] = settings.vf_coef
        return LossCoefs(
            clip_range=np.float32(clip_range),
            ent_coef=np.float32(settings.ent_coef),
            vf_coefs=vf_coefs,
            scale=np.float32(1 / count),
            adv_mean=np.float32(mean),
            adv_scale=np.float32(1 / (std + 1e-8)),
        )

    def gradient_step(self, buffers: Buffers, minibatch: Minibatch, coefs: LossCoefs, learning_rate: float) -> None:
        """The gradient of the loss of a minibatch, and a step of the optimizer."""

        def add(k: int) -> None:
            worker = self.workers[k]
            add_gradients(worker.net, worker.activations, worker.back, self._grads[k], buffers[k], minibatch[k], coefs)

        parallel_map(self.team, len(self.workers), add)
        self.optimizer.step(learning_rate, self.settings.max_grad_norm)
        self._transpose()

    def _transpose(self) -> None:
        """The backward pass reads the hidden weights by output."""
        for worker in self.workers:
            worker.back.transposed[:] = self.parameters.net.hidden.transpose(0, 2, 1)

    def end_update(self, decisions: int, learning_rate: float, start: float, collected: float) -> dict[str, float]:
        """Count an update that began at ``start`` and had its rollout at ``collected``; returns its metrics."""
        self.steps += decisions
        self.updates += 1
        end = time.perf_counter()
        environment = sum(worker.env_seconds for worker in self.workers) / len(self.workers)
        opponents = sum(worker.opponent_seconds for worker in self.workers) / len(self.workers)
        spent = (environment, opponents, max(collected - start - environment - opponents, 0.0), end - collected)
        fractions = {name: seconds / sum(spent) for name, seconds in zip(TIME_FRACTIONS, spent, strict=True)}
        return self._losses(learning_rate) | fractions | {"time/fps": decisions / (end - start)}

    def _losses(self, learning_rate: float) -> dict[str, float]:
        """The losses of all minibatches since the rollout, under the names of stable-baselines3."""
        sums = np.sum([worker.back.sums for worker in self.workers], axis=0)
        policy_loss, value_loss, entropy, approx_kl, clipfrac = (sums[:DECISIONS] / sums[DECISIONS]).tolist()
        values, returns = (
            np.concatenate([getattr(worker.buffer, name)[worker.rows, RETURN] for worker in self.workers])
            for name in ("values", "returns")
        )
        return {
            "train/policy_gradient_loss": policy_loss,
            "train/value_loss": value_loss,
            "train/entropy_loss": -entropy,
            "train/loss": policy_loss - self.settings.ent_coef * entropy + self.settings.vf_coef * value_loss,
            "train/approx_kl": approx_kl,
            "train/clip_fraction": clipfrac,
            "train/learning_rate": learning_rate,
            "train/explained_variance": float(1 - np.var(returns - values) / max(np.var(returns), 1e-12)),
        }

    def policy(self, provenance: dict[str, Any] | None = None) -> PolicyFile:
        """A copy of the present policy; ``provenance`` says how it was trained."""
        environment, used = self.config.environment, self.optimizer.live[: len(self.parameters.net.first)]
        weights = to_weights(self.parameters.net, used if used.any() else None)
        game, unit = self.config.game_config.options(), value_unit(self.leagues[0].reward)
        policy = PolicyFile(game, environment.decisions, weights, provenance or {}, unit)
        if self.config.styles.fraction:
            policy.features += style_features()
            policy.value_unit = "custom:style"
        return policy

    def begin_from(self, path: str) -> None:
        """Start with the network of a file."""
        policy = PolicyFile.read(path)
        given, net = policy.net(path), self.parameters.net
        if given.biases.shape != net.biases.shape:
            layers, width = given.biases.shape
            raise ModelError(
                f"{path} has {layers} layers of {width}: add --set network.layers={layers} --set network.width={width}"
            )
        for array, weights in zip(net, given, strict=True):
            array[: len(weights)] = weights  # a value head with fewer values leaves the others as they are
        if self.config.styles.fraction and policy.features[-1:] == style_features()[-1:]:
            net.first[FEATURES:] = policy.weights["first"][-len(style_features()) :]
        self.optimizer.live[: len(net.first)] = net.first.any(axis=1)
        self._transpose()

    def save(self) -> dict[str, Any]:
        """Everything that its future depends on, as arrays and plain values."""
        return {
            "steps": self.steps,
            "updates": self.updates,
            "weights": self.parameters.flat.copy(),
            "threads": self.threads,
            "adam": self.optimizer.save(),
            "leagues": [league.save() for league in self.leagues],
        }

    def restore(self, saved: dict[str, Any], policies: dict[str, PolicyFile]) -> None:
        """Continue from ``save``; ``policies`` are the past selves by name."""
        if saved["threads"] != self.threads:
            raise OptionError(
                f"this run has its games on {saved['threads']} workers: resume it with --workers {saved['threads']}"
            )
        self.steps, self.updates = check_count(saved["steps"]), check_count(saved["updates"])
        fill(self.parameters.flat, saved["weights"])
        self._transpose()
        self.optimizer.restore(saved["adam"])
        for league, state in zip(self.leagues, saved["leagues"], strict=True):
            league.restore(state, policies)

    def close(self) -> None:
        for league in self.leagues:
            league.close()
