"""Gymnasium: a batch of games as a native ``VectorEnv``, one learning seat each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from ..batch import Player
from ..errors import OptionError
from ..simulator import check_illegal
from .common import fresh_seed, game_of, observation_box
from .seat_batch import SeatBatch


class BadBonesVectorEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """``num_envs`` games seen from one seat; masks in ``info["action_mask"]`` (num_envs, actions).

    Autoreset, declared in ``metadata``: ``NEXT_STEP`` (the default; a finished row begins its next game on the next
    step, ignoring its action), ``SAME_STEP`` (at once; the last observations are in ``info["final_obs"]``, with
    ``info["_final_obs"]`` marking the rows), ``DISABLED`` (``reset(options={"reset_mask": rows})`` begins them).
    One seed serves the whole batch: row i plays game i of it, then game i + num_envs, ...
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

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
        reward: str = "outcome",
        decisions: str = "full",
        steward: Any = None,
        illegal: str = "error",
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise OptionError("a batch is not rendered; use BadBones/Solo-v1 and friends for pictures")
        config = game_of(type(self), {"mode": mode, "players": players, **options})
        try:
            self.autoreset_mode = AutoresetMode(autoreset_mode)
        except ValueError:
            known = ", ".join(kind.value for kind in AutoresetMode)
            raise OptionError(f"autoreset_mode must be one of {known}, not {autoreset_mode!r}") from None
        self.batch = SeatBatch(
            config, num_envs, fresh_seed(), seat=seat, opponents=opponents, observation=observation, reward=reward,
            decisions=decisions, steward=steward, illegal=check_illegal(illegal), threads=threads,
        )  # fmt: skip
        self.num_envs, sim = num_envs, self.batch.sim
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_box(sim.observation)
        self.single_action_space = spaces.Discrete(sim.n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._done = np.zeros(num_envs, np.bool_)
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin all games, or those of ``options["reset_mask"]``; ``seed`` is one number for the batch.

        Without a seed every row goes on to its next game.
        """
        if isinstance(seed, list):
            raise OptionError("one seed serves the whole batch (row i plays game i of it); give a single number")
        super().reset(seed=seed)
        rows = (options or {}).get("reset_mask")
        if rows is not None:
            rows = np.asarray(rows)
            if rows.shape != (self.num_envs,) or rows.dtype != np.bool_ or not rows.any():
                raise OptionError(f"reset_mask must be {self.num_envs} truth values, at least one of them true")
            if seed is not None:
                raise OptionError("a seed begins the whole batch; leave it out to begin single rows")
            self.batch.renew(rows)
            self._done[rows] = False
        else:
            if seed is not None or not self._begun:
                self.batch.reset(seed)
            else:
                self.batch.renew(np.ones(self.num_envs, np.bool_))
            self._done[:] = False
        self._begun = True
        return self._seen(), self._info()

    def _seen(self) -> NDArray[np.uint8]:
        return self.batch.observations.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks.astype(np.int8)}

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One decision of every row's seat."""
        batch, stale = self.batch, self._done.copy()
        if stale.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise OptionError("some games are over; begin them with reset(options={'reset_mask': rows})")
        chosen = np.array(actions)
        if chosen.shape == stale.shape:
            chosen[stale] = 0
        batch.step(chosen)
        rewards = np.where(stale, 0, batch.rewards).astype(np.float64)
        terminated, truncated = batch.terminated & ~stale, batch.truncated & ~stale
        done = terminated | truncated
        extra: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and done.any():
            final = np.empty(self.num_envs, object)
            masks = np.empty(self.num_envs, object)
            for row in np.flatnonzero(done):
                final[row], masks[row] = batch.observations[row].copy(), batch.masks[row].astype(np.int8)
            extra = {"final_obs": final, "_final_obs": done, "final_info": {"action_mask": masks}, "_final_info": done}
            batch.renew(done)
        elif self.autoreset_mode == AutoresetMode.NEXT_STEP:
            if stale.any():
                batch.renew(stale)
            self._done = done
        else:
            self._done = done
        return self._seen(), rewards, terminated, truncated, self._info() | extra
