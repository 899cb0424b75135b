"""stable-baselines3: a batch of games as a native ``VecEnv`` (needs the extra ``train``).

    env = BadBonesVecEnv(1024, mode="versus", players=2)                       # every (game, seat) is a slot: self-play
    env = BadBonesVecEnv(1024, mode="versus", players=2, opponents="random")   # one learning seat a game
    model = MaskablePPO("MlpPolicy", env, ...)

What is handed out is yours to keep. With ``copy=False`` it is not: masks are the simulator's own array, and in
self-play observations come from two arrays in turn, so that what one step returned is good until the step after the
next one begins, which is as long as stable-baselines3 looks at it. (With opponents observations are copies always, as
opponents look at the simulator's array while the learners choose.) A slot whose seat has nothing to decide has only
``wait`` legal. The info of a finished slot has, beside what stable-baselines3 looks for, ``won``, ``scores`` and
``rounds``.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv, VecEnvWrapper, VecNormalize

from ..batch import Player
from ..errors import IllegalChoiceError, OptionError, whole_numbers
from ..outcome import Outcomes
from ..simulator import Reward, Simulator, check_illegal
from .common import fresh_seed, game_of, last_info, observation_box, observation_dtype
from .seat_batch import SeatBatch


def _warn_of_normalisation() -> None:
    """Warn if a VecNormalize around the environment calls: a wrapper is known to what it wraps by the stack alone."""
    frame = sys._getframe(2)
    while frame and isinstance(wrapper := frame.f_locals.get("self"), VecEnvWrapper):
        if isinstance(wrapper, VecNormalize) and wrapper.norm_obs:
            warnings.warn(
                "VecNormalize keeps the type of the observations, and uint8 cuts normalised values to whole numbers: "
                'make the environment with dtype="float32"',
                RuntimeWarning,
                stacklevel=3,
            )
        frame = frame.f_back  # type: ignore[assignment]


class BadBonesVecEnv(VecEnv):
    """Every (game, seat) as a slot, or one learning seat a game where ``opponents`` are given (solo: the one seat)."""

    def __init__(
        self,
        games: int,
        mode: str = "versus",
        players: int = 0,
        *,
        seat: int | None = None,
        opponents: str | Player | Sequence[str | Player] | None = None,
        observation: str = "compact",
        dtype: str | None = None,
        reward: str | Reward = "outcome",
        decisions: str = "full",
        auto_policy: Any = None,
        illegal: str = "error",
        threads: int | None = None,
        seed: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        config = game_of(type(self), {"mode": mode, "players": players, **options})
        settings = {"observation": observation, "reward": reward, "decisions": decisions, "auto_policy": auto_policy}
        start = fresh_seed() if seed is None else seed
        self.illegal, self._players, self.copy = check_illegal(illegal), config.players, copy
        self.batch: SeatBatch | None = None
        if opponents is None and seat is not None and config.players > 1:
            raise OptionError("without opponents every seat learns: give opponents, or leave out seat")
        if opponents is None:
            self.sim = Simulator(config, games, start, threads=threads, **settings)
            slots = games * config.players
        else:
            self.batch = SeatBatch(
                config, games, start, seat=seat or 0, opponents=opponents, illegal=illegal, threads=threads, **settings
            )
            self.sim = self.batch.sim
            slots = games
        self._dtype = observation_dtype(self.sim.observation, dtype)
        turns = self.batch is None and not copy and dtype is None
        self._other = np.zeros_like(self.sim.observations if turns else self.sim.observations[:0])
        self._infos: list[dict[str, Any]] = [{} for _ in range(slots)]
        self._marked: list[int] = []
        self._waiting: NDArray[np.integer[Any]] = np.zeros(slots, np.int64)
        self.render_mode = None
        super().__init__(slots, observation_box(self.sim.observation, dtype=dtype), spaces.Discrete(self.sim.n_actions))

    def _slots(self, array: NDArray[Any]) -> NDArray[Any]:
        """An array (games, players, ...) as one row a slot, without copying."""
        if self.batch is not None:
            return array[:, self.batch.seat]
        return array.reshape(self.num_envs, *array.shape[2:])

    def _turn_over(self) -> None:
        """Where nothing is copied write the next observations into the other array, so that the last stay valid."""
        if len(self._other):
            self._other = self.sim.write_observations_to(self._other)

    def _obs(self) -> NDArray[Any]:
        """The observations of all slots to hand out."""
        obs = self._slots(self.sim.observations)
        return obs if len(self._other) else obs.astype(self._dtype)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every slot: (slots, actions)."""
        masks = self._slots(self.sim.masks)
        return masks.copy() if self.copy else masks

    def seed(self, seed: int | None = None) -> list[int | None]:
        """Row i of the next ``reset`` plays game i of this master seed."""
        self._seed = seed
        return [seed] * self.num_envs

    _seed: int | None = None
    _begun = False

    def reset(self) -> NDArray[Any]:
        """Begin the games of a new seed, or else every row's next game."""
        if self._dtype == np.uint8:
            _warn_of_normalisation()
        self._turn_over()
        if self._seed is not None or not self._begun:
            (self.batch or self.sim).reset(self._seed)
        else:
            (self.batch or self.sim).reset_rows(np.ones(self.sim.games, np.bool_))
        self._seed, self._begun = None, True
        return self._obs()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._waiting = whole_numbers(actions, (self.num_envs,), "actions", IllegalChoiceError)

    def step_wait(self) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        sim = self.sim
        self._turn_over()
        if self.batch is not None:
            self.batch.step(self._waiting)
            rewards: NDArray[np.float32] = self.batch.rewards.copy()
            terminated, truncated = self.batch.terminated, self.batch.truncated
        else:
            sim.step(self._waiting.reshape(sim.games, -1), illegal=self.illegal)
            rewards = sim.rewards.reshape(self.num_envs).copy()
            terminated, truncated = sim.terminated, sim.truncated
        ended = terminated | truncated
        replaced = sim.replaced.reshape(-1) if self.batch is None else self.batch.replaced
        if self.illegal == "replace":
            self._infos = [{"replaced": wrong} for wrong in replaced.tolist()]
        elif self.copy:
            self._infos = [{} for _ in range(self.num_envs)]
        else:
            for slot in self._marked:
                self._infos[slot] = {}
        self._marked = []
        if ended.any():
            self._mark(np.flatnonzero(ended), sim.outcomes(ended))
            (self.batch or sim).reset_rows(ended)
        done = ended if self.batch is not None else np.repeat(ended, self._players)
        return self._obs(), rewards, done.copy(), self._infos

    def _mark(self, rows: NDArray[np.intp], outcomes: Outcomes) -> None:
        """The last observation of a finished game goes into its slots' infos before the next game overwrites it."""
        obs = self._slots(self.sim.observations)
        seats = [self.batch.seat] if self.batch is not None else range(self._players)
        truncated = outcomes.truncated.tolist()
        for k, row in enumerate(rows.tolist()):
            for slot, seat in enumerate(seats, row * len(seats)):
                self._infos[slot] |= {
                    "terminal_observation": obs[slot].astype(self._dtype),
                    "TimeLimit.truncated": truncated[k],
                    **last_info(outcomes, k, seat),
                }
                self._marked.append(slot)

    def close(self) -> None:
        pass

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        setattr(self, attr_name, value)

    def env_method(self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any) -> Any:
        """``action_masks`` gives the one array of all slots (a row each); other methods act on the whole batch."""
        result = getattr(self, method_name)(*method_args, **method_kwargs)
        if method_name == "action_masks":
            return result if indices is None else result[list(self._get_indices(indices))]
        return [result] * len(list(self._get_indices(indices)))

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * len(list(self._get_indices(indices)))
