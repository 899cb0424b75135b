"""The games of a league as an environment of stable-baselines3."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from badbones_env.envs.sb3 import BadBonesVecEnv
from badbones_env.outcome import Outcomes

from .config import TrainingConfig
from .hooks import Additions
from .league import League


class Games(BadBonesVecEnv):
    """Games that count what becomes of them."""

    def __init__(self, config: TrainingConfig, league: League, games: int, seed: int, threads: int, pool: bool) -> None:
        setting = config.environment
        self.opponents = league.opponents_of(games) if pool else None
        super().__init__(
            games,
            **league.game.options(),
            opponents=self.opponents,
            observation=config.observation,
            reward=league.reward,
            decisions=setting.decisions,
            threads=threads,
            seed=seed,
            copy=False,
        )
        self.stats = league.join(self.sim, self.opponents).stats

    def step_wait(self) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        seen, rewards, done, infos = super().step_wait()
        self.stats.pay(rewards, done)
        return seen, rewards, done, infos

    def _mark(self, rows: NDArray[np.intp], outcomes: Outcomes) -> None:
        self.stats.count(outcomes, rows, self.opponents)
        super()._mark(rows, outcomes)


class LeagueVecEnv(VecEnv):
    """The slots of the self-play games, then those of the games against the pool."""

    def __init__(self, config: TrainingConfig, threads: int, additions: Additions | None = None) -> None:
        self.league = League(config, config.game_config, additions)
        self.parts: list[Games] = []
        if self.league.alone:
            self.parts.append(Games(config, self.league, self.league.alone, 2 * config.seed, threads, False))
        if self.league.rest:
            self.parts.append(Games(config, self.league, self.league.rest, 2 * config.seed + 1, threads, True))
        self.league.begin()
        first = self.parts[0]
        self.edges = np.cumsum([0] + [part.num_envs for part in self.parts])
        slots = int(self.edges[-1])
        self.seconds = 0.0  # in the environment, opponents included
        self._masks = np.zeros((slots, first.sim.n_actions), np.bool_)
        space = first.observation_space
        self._rooms = [np.zeros((slots, *space.shape), space.dtype) for _ in range(2)]
        self._actions: NDArray[Any] = np.zeros(slots, np.int64)
        self.render_mode = None
        super().__init__(slots, first.observation_space, first.action_space)

    def _seen(self, parts: list[NDArray[Any]]) -> NDArray[Any]:
        """Observations and masks of all parts in one array; the last observations stay valid in the other one."""
        self._rooms.reverse()
        np.concatenate(parts, out=self._rooms[0])
        np.concatenate([part.action_masks() for part in self.parts], out=self._masks)
        return self._rooms[0]

    def observe(self) -> NDArray[Any]:
        """What the learners see now."""
        return self._seen([part._slots(part.sim.observations) for part in self.parts])

    def action_masks(self) -> NDArray[np.bool_]:
        return self._masks

    def reset(self) -> NDArray[Any]:
        return self._seen([part.reset() for part in self.parts])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        began = time.perf_counter()
        made = [
            part.step(self._actions[lo:hi])
            for part, lo, hi in zip(self.parts, self.edges, self.edges[1:], strict=False)
        ]
        seen = self._seen([one[0] for one in made])
        rewards, done = (np.concatenate([one[k] for one in made]) for k in (1, 2))
        infos = [info for one in made for info in one[3]]
        self.seconds += time.perf_counter() - began
        return seen, rewards, done, infos

    def restored(self) -> None:
        """The league has been restored: the games have begun."""
        for part in self.parts:
            part._begun = True

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """The seeds of the games come from the configuration."""
        return [None] * self.num_envs

    def close(self) -> None:
        self.league.close()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Any:
        return getattr(self, method_name)(*args, **kwargs)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self, attr_name)

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs
