"""MaskablePPO of sb3-contrib, with ``MlpPolicy`` on ``BadBonesVecEnv``: ``badbones train --learner sb3``.

The league is the environment's opponent. With ``league.self_play = 1`` all seats of a game learn; otherwise seat 0
learns, and the learner's present policy plays the others in that fraction of the games, the pool in the rest.
"""

from __future__ import annotations

import io
import json
import time
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
import torch
from badbones_agents.models.agent import on_one_thread
from badbones_agents.models.masked_choice import choose_by_logits, leave_to_auto_policy
from badbones_agents.networks.arrays_file import read_arrays, write_arrays
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.logger import Logger

from badbones_env.batch import Batch
from badbones_env.envs.sb3 import BadBonesVecEnv
from badbones_env.errors import OptionError
from badbones_env.outcome import Outcomes
from badbones_env.rules.constants import NOTHING

from .checkpoint import whole
from .config import TrainingConfig
from .dataset import Dataset
from .hooks import Additions
from .league import League, Opponents
from .learner import Policy, check_batch_size, time_metrics

if TYPE_CHECKING:
    from .remote_rollouts import RemoteRollouts


@dataclass
class Sb3Settings:
    """The table ``[sb3]``: arguments of MaskablePPO, under their names."""

    observation: str = "compact"  # or "complete"
    width: int = 128  # of the hidden layers of policy and value network
    layers: int = 2
    n_steps: int = 16
    batch_size: int = 2048
    n_epochs: int = 3
    learning_rate: float = 1e-3  # annealed linearly
    final_learning_rate: float = 1e-4
    gamma: float = 0.99
    gae_lambda: float = 0.95
    clip_range: float = 0.2
    ent_coef: float = 0.02
    vf_coef: float = 0.5
    max_grad_norm: float = 0.5


class LeagueVecEnv(BadBonesVecEnv):
    """The games of a league, counted when they end."""

    def __init__(self, config: TrainingConfig, league: League, opponents: Opponents | None, threads: int) -> None:
        self.opponents, self.seconds = opponents, 0.0
        super().__init__(
            config.games_each,
            **league.game.options(),
            opponents=opponents,
            observation=config.settings.observation,
            reward=league.reward,
            decisions=config.environment.decisions,
            threads=threads,
            seed=config.seed,
            copy=False,
        )
        self.stats = league.join(self.sim, opponents).stats

    def step_wait(self) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        start = time.perf_counter()
        observations, rewards, dones, infos = super().step_wait()
        self.stats.add_rewards(rewards, dones)
        self.seconds += time.perf_counter() - start
        return observations, rewards, dones, infos

    def _mark(self, rows: NDArray[np.intp], outcomes: Outcomes) -> None:
        self.stats.add_games(outcomes, rows, self.opponents)
        super()._mark(rows, outcomes)

    def resume(self) -> NDArray[Any]:
        """The observations of restored games."""
        self._begun = True
        return self._slots(self.sim.observations).copy()


@dataclass
class Sb3Player:
    """Plays a torch policy."""

    policy: Any  # of stable-baselines3; None plays at random
    observation: str
    decisions: str
    temperature: float = 1.0
    seed: int = 0

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        pending = seat_mask & (batch.states["decision"][:, : batch.config.players] != NOTHING)
        batch.actions[seat_mask] = 0
        if self.decisions == "core":
            pending = leave_to_auto_policy(batch, pending)
        choose_by_logits(batch, pending, self._logits, self.observation, self.temperature, self.seed)

    def _logits(self, observations: NDArray[Any], masks: NDArray[np.bool_]) -> NDArray[np.float32]:
        if self.policy is None:  # games begin while the model is made
            return np.zeros(masks.shape, np.float32)
        with on_one_thread(torch):
            tensor, _ = self.policy.obs_to_tensor(observations)
            logits: NDArray[np.float32] = self.policy.get_distribution(tensor).distribution.logits.numpy()
        return logits


@dataclass(frozen=True)
class Sb3Policy:
    """A frozen copy of a torch policy."""

    policy: Any
    observation: str
    decisions: str

    def agent(self, temperature: float = 0.0, seed: int = 0) -> Sb3Player:
        return Sb3Player(self.policy, self.observation, self.decisions, temperature, seed)

    def to_bytes(self) -> bytes:
        return write_arrays(_arrays(self.policy.state_dict()), compress=True)


class Sb3Learner:
    """See ``learner.Learner``."""

    Settings: ClassVar[type] = Sb3Settings
    tables: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self,
        config: TrainingConfig,
        threads: int | None = None,
        additions: Additions | None = None,
        remote: RemoteRollouts | None = None,
    ) -> None:
        if remote is not None:
            raise OptionError("the learner sb3 plays its games itself: leave out --backend")
        if additions is not None and additions.supply is not None:
            raise OptionError("a supply of traps is for the learner ppo: take --learner ppo")
        if threads is not None:
            torch.set_num_threads(threads)
        self.config, self.league = config, League(config, config.game_config, additions)
        self.leagues = [self.league]
        player = Sb3Player(None, config.settings.observation, config.environment.decisions, seed=config.seed)
        opponents = None
        if self.league.pool_games:
            opponents = self.league.opponents_of(config.games_each)
            opponents.learner, opponents.self_play_games = player, self.league.self_play_games
        self.env = LeagueVecEnv(config, self.league, opponents, self.threads)
        self.league.begin()
        self.model = make_model(config, self.env)
        player.policy = self.model.policy
        self.model.set_logger(Logger(None, []))
        _, self._callback = self.model._setup_learn(config.steps, None)  # first observations, buffers

    @property
    def steps(self) -> int:
        return int(self.model.num_timesteps)

    @property
    def threads(self) -> int:
        return int(torch.get_num_threads())

    def update(self, progress_remaining: float) -> dict[str, float]:
        """One turn of the loop of ``MaskablePPO.learn``."""
        model, league = self.model, self.league
        start, before, opponents = time.perf_counter(), self.steps, league.seconds
        self.env.seconds = 0.0
        model.collect_rollouts(self.env, self._callback, model.rollout_buffer, model.n_steps)
        league.merge()
        collected = time.perf_counter()
        model._current_progress_remaining = progress_remaining
        model.train()
        learned = time.perf_counter()
        metrics = {
            name: float(value) for name, value in model.logger.name_to_value.items() if name.startswith("train/")
        }
        model.logger.dump(self.steps)  # which clears them
        opponents = league.seconds - opponents
        environment, decisions = self.env.seconds - opponents, self.steps - before
        times = time_metrics(environment, opponents, collected - start, learned - collected, decisions)
        return metrics | times

    def policy(self) -> Sb3Policy:
        policy = self.model.policy
        with torch.random.fork_rng():  # the copy's initial weights draw random numbers
            policy = type(policy)(**policy._get_constructor_parameters())
        policy.load_state_dict(self.model.policy.state_dict())
        policy.set_training_mode(False)
        return Sb3Policy(policy, self.config.settings.observation, self.config.environment.decisions)

    def read_policy(self, content: bytes, source: str) -> Sb3Policy:
        frozen = self.policy()
        frozen.policy.load_state_dict(_tensors(read_arrays(content, 1 << 30)))
        return frozen

    def model_files(self, made: dict[str, Any]) -> dict[str, bytes]:
        """``model.zip`` of stable-baselines3, and ``model.toml``, which tells the agent ``sb3`` how to play it."""
        buffer = io.BytesIO()
        self.model.save(buffer, exclude=["_last_obs", "_last_episode_starts"])  # megabytes that only resuming needs
        config = self.config
        lines = [f"# {name}: {str(value).replace(chr(10), ' ')}" for name, value in made.items()]
        lines += [f'observation = "{config.settings.observation}"', f'decisions = "{config.environment.decisions}"']
        options = {name: value for name, value in config.game.items() if value is not None}
        lines += ["", "[game]", *(f"{name} = {json.dumps(value)}" for name, value in options.items())]
        return {"model.zip": buffer.getvalue(), "model.toml": ("\n".join(lines) + "\n").encode()}

    def begin_from(self, path: str) -> None:
        raise OptionError("only the learner ppo begins with the network of a file: leave out --begin")

    def imitate(self, data: Dataset) -> float:
        raise OptionError("only the learner ppo imitates a dataset: leave out --imitate")

    def save(self) -> dict[str, Any]:
        model = self.model
        kind, keys, *rest = np.random.get_state()
        return {
            "steps": self.steps,
            "updates": model._n_updates,
            "policy": _arrays(model.policy.state_dict()),
            "optimizer": _arrays(model.policy.optimizer.state_dict()),
            "torch": torch.get_rng_state().numpy(),
            "numpy": [kind, keys, *rest],
            "starts": model._last_episode_starts,
            "leagues": [self.league.save()],
        }

    def restore(self, saved: dict[str, Any], policies: dict[str, Policy]) -> None:
        model = self.model
        self.league.restore(saved["leagues"][0], policies)
        model.policy.load_state_dict(_tensors(saved["policy"]))
        optimizer = _tensors(saved["optimizer"])
        optimizer["state"] = {int(key): value for key, value in optimizer["state"].items()}  # JSON has texts for keys
        model.policy.optimizer.load_state_dict(optimizer)
        model.num_timesteps, model._n_updates = whole(saved["steps"]), whole(saved["updates"])
        model._last_obs, model._last_episode_starts = self.env.resume(), saved["starts"]
        model.ep_info_buffer, model.ep_success_buffer = deque(maxlen=100), deque(maxlen=100)
        torch.set_rng_state(torch.from_numpy(saved["torch"]))
        kind, keys, *rest = saved["numpy"]
        np.random.set_state((kind, keys, *rest))

    def close(self) -> None:
        self.league.close()


def make_model(config: TrainingConfig, env: BadBonesVecEnv) -> MaskablePPO:
    """MaskablePPO with the settings of a configuration."""
    settings = dict(vars(config.settings))
    del settings["observation"]
    first, last = settings.pop("learning_rate"), settings.pop("final_learning_rate")
    net_arch = [settings.pop("width")] * settings.pop("layers")
    check_batch_size("sb3", settings["batch_size"], settings["n_steps"], env.num_envs)
    return MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=lambda left: last + (first - last) * max(left, 0.0),
        seed=config.seed % (1 << 32),
        device="cpu",
        policy_kwargs={"net_arch": net_arch},
        **settings,
    )


def _arrays(value: Any) -> Any:
    """Tensors as arrays."""
    if isinstance(value, torch.Tensor):
        return value.detach().numpy().copy()
    if isinstance(value, dict):
        return {key: _arrays(item) for key, item in value.items()}
    return [_arrays(item) for item in value] if isinstance(value, list | tuple) else value


def _tensors(value: Any) -> Any:
    """Arrays as tensors."""
    if isinstance(value, np.ndarray):
        return torch.from_numpy(value.copy())
    if isinstance(value, dict):
        return {key: _tensors(item) for key, item in value.items()}
    return [_tensors(item) for item in value] if isinstance(value, list) else value
