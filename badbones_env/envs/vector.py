"""Gymnasium: a batch of games as a native ``VectorEnv``, one learning seat each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import ArrayLike, NDArray

from ..batch import Player
from ..errors import IllegalChoiceError, OptionError, check_name, whole_numbers
from ..simulator import Reward, check_illegal
from .common import ChoiceRow, fresh_seed, game_of, last_info, observation_dtype, observation_space
from .rendering import FPS, Renderer
from .seat_batch import SeatBatch


class BadBonesVectorEnv(VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` games seen from one seat; masks in ``info["action_mask"]`` (num_envs, actions), and with
    ``flat=False`` in the observations too. Infos are what a vector of single environments would give: every key has a
    row for each game, and ``_key`` marks the games that have it.

    Autoreset, declared in ``metadata``: ``NEXT_STEP`` (the default; a finished row begins its next game on the next
    step, ignoring its action), ``SAME_STEP`` (at once; the last observations are in ``info["final_obs"]``, with
    ``info["_final_obs"]`` marking the rows), ``DISABLED`` (``reset(options={"reset_mask": rows})`` begins them).
    With one seed row i plays game i of it, then game i + num_envs, ...; with a list of seeds row i plays game 0 of its
    own seed, then game 1, ..., like a vector of single environments.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": ["rgb_array"],
        "render_fps": FPS,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        mode: str = "solo",
        players: int = 0,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        seat: int = 0,
        opponents: str | Player | Sequence[str | Player] = "random",
        observation: str = "compact",
        dtype: str | None = None,
        flat: bool = True,
        reward: str | Reward = "outcome",
        decisions: str = "full",
        auto_policy: Any = None,
        illegal: str = "error",
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        config = game_of(type(self), {"mode": mode, "players": players, **options})
        if not isinstance(autoreset_mode, AutoresetMode):
            check_name(autoreset_mode, "autoreset_mode", [kind.value for kind in AutoresetMode])
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        settings = {"observation": observation, "reward": reward, "decisions": decisions, "auto_policy": auto_policy}
        settings |= {"illegal": check_illegal(illegal), "threads": threads}
        self.batch = SeatBatch(config, num_envs, fresh_seed(), seat=seat, opponents=opponents, **settings)
        self.num_envs, self.flat, self.illegal = num_envs, flat, illegal
        self.sim = sim = self.batch.sim
        self.render_mode, self._renderer = render_mode, Renderer(sim, render_mode, ("rgb_array",))
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self._dtype = observation_dtype(sim.observation, dtype)
        self.single_observation_space = observation_space(sim, flat, dtype)
        self.single_action_space = spaces.Discrete(sim.n_actions)
        self.observation_space = observation_space(sim, flat, dtype, num_envs)
        self.action_space = ChoiceRow(np.full(num_envs, sim.n_actions))
        self._done = np.zeros(num_envs, np.bool_)
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games, or those of ``options["reset_mask"]``; ``seed``: one for the batch or one for each row.

        Without a seed every row goes on to its next game.
        """
        seeds = (
            [fresh_seed() if row_seed is None else row_seed for row_seed in seed]
            if isinstance(seed, (list, tuple))
            else seed
        )
        super().reset(seed=None if isinstance(seed, (list, tuple)) else seed)
        rows = (options or {}).get("reset_mask")
        if rows is not None:
            rows = np.asarray(rows)
            if rows.shape != (self.num_envs,) or rows.dtype != np.bool_ or not rows.any():
                raise OptionError(f"reset_mask must be {self.num_envs} truth values, at least one of them true")
            if seed is not None:
                raise OptionError("a seed begins the whole batch; leave it out to begin single rows")
            self.batch.reset_rows(rows)
            self._done[rows] = False
        else:
            if seed is not None or not self._begun:
                self.batch.reset(seeds)
            else:
                self.batch.reset_rows(np.ones(self.num_envs, np.bool_))
            self._done[:] = False
        self._begun = True
        return self._obs(np.zeros(self.num_envs, np.bool_))

    def render(self) -> tuple[Any, ...] | None:
        """``rgb_array``: a picture of every game, as ``gymnasium.wrappers.vector.RecordVideo`` wants them."""
        return tuple(map(self._renderer.render, range(self.num_envs))) if self.render_mode else None

    def _obs(self, replaced: NDArray[np.bool_]) -> tuple[Any, dict[str, Any]]:
        """Observations and infos as they are now; ``replaced``: whose last action was not legal."""
        obs = self.batch.observations.astype(self._dtype)
        info: dict[str, Any] = {"action_mask": self.batch.masks.astype(np.int8)}
        if self.illegal == "replace":
            info["replaced"] = replaced
        info |= {f"_{name}": np.ones(self.num_envs, np.bool_) for name in info}
        return obs if self.flat else {"observation": obs, "action_mask": info["action_mask"].copy()}, info

    def _last_infos(self, done: NDArray[np.bool_], replaced: NDArray[np.bool_]) -> dict[str, Any]:
        """What infos have of finished games: their outcome, and where the next one begins at once their last
        observation and info."""
        outcomes, infos = self.sim.outcomes(done), dict[str, Any]()
        same_step = self.autoreset_mode == AutoresetMode.SAME_STEP
        obs, all_infos = self._obs(replaced)
        for k, row in enumerate(np.flatnonzero(done).tolist()):
            info = last_info(outcomes, k, self.batch.seat)
            if same_step:
                info["action_mask"] = all_infos["action_mask"][row]
                if self.illegal == "replace":
                    info["replaced"] = bool(replaced[row])
                last = obs[row] if self.flat else {name: array[row] for name, array in obs.items()}
                info = {"final_obs": last, "final_info": info}
            self._add_info(infos, info, row)
        return infos

    def step(self, actions: ArrayLike) -> tuple[Any, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One decision of every row's seat."""
        batch, stale = self.batch, self._done.copy()
        if stale.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise OptionError("some games are over; begin them with reset(options={'reset_mask': rows})")
        batch.step(np.where(stale, 0, whole_numbers(actions, stale.shape, "actions", IllegalChoiceError)))
        rewards = np.where(stale, 0, batch.rewards).astype(np.float64)
        terminated, truncated = batch.terminated & ~stale, batch.truncated & ~stale
        done, replaced = terminated | truncated, batch.replaced & ~stale
        last = self._last_infos(done, replaced) if done.any() else {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            if done.any():
                batch.reset_rows(done)
                replaced = replaced & ~done
        else:
            if stale.any() and self.autoreset_mode == AutoresetMode.NEXT_STEP:
                batch.reset_rows(stale)
            self._done = done
        obs, info = self._obs(replaced)
        return obs, rewards, terminated, truncated, info | last
