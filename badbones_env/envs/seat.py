"""Gymnasium: one seat as a single-agent environment (solo, or versus and co-op with the other seats played)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..batch import Player
from ..errors import IllegalChoiceError
from ..simulator import Reward, check_illegal
from .common import action_number, fresh_seed, game_of, last_info, observation_dtype, observation_space
from .rendering import FPS, RENDER_MODES, Renderer
from .seat_batch import SeatBatch


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A game seen from one seat. The mask of legal actions is ``info["action_mask"]`` and ``action_masks()``; with
    ``flat=False`` observations are dicts with ``observation`` and ``action_mask``."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": FPS}  # noqa: RUF012

    def __init__(
        self,
        mode: str = "solo",
        players: int = 0,
        *,
        seat: int = 0,
        opponents: str | Player | Sequence[str | Player] = "random",
        observation: str = "compact",
        dtype: str | None = None,
        flat: bool = True,
        reward: str | Reward = "outcome",
        decisions: str = "full",
        auto_policy: Any = None,
        illegal: str = "error",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        config = game_of(type(self), {"mode": mode, "players": players, **options})
        settings = {"observation": observation, "reward": reward, "decisions": decisions, "auto_policy": auto_policy}
        settings |= {"illegal": check_illegal(illegal), "threads": 1}
        self.batch = SeatBatch(config, 1, fresh_seed(), seat=seat, opponents=opponents, **settings)
        self.flat, self.illegal, self.render_mode = flat, illegal, render_mode
        self.sim = sim = self.batch.sim
        self._renderer = Renderer(sim, render_mode)
        self._dtype = observation_dtype(sim.observation, dtype)
        self.observation_space: Any = observation_space(sim, flat, dtype)
        self.action_space = spaces.Discrete(sim.n_actions)
        self._begun = self._over = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """``reset(seed=s)`` begins game 0 of master seed s, ``reset()`` the next one."""
        super().reset(seed=seed)
        if seed is not None:
            self.batch.reset(seed)
        elif self._begun:
            self.batch.reset_rows(np.ones(1, np.bool_))
        self.batch.replaced[:] = False
        self._begun, self._over = True, False
        self._renderer.show()
        return self._obs()

    def _obs(self) -> tuple[Any, dict[str, Any]]:
        obs = self.batch.observations[0].astype(self._dtype)
        info: dict[str, Any] = {"action_mask": self.action_masks().astype(np.int8)}
        if self.illegal == "replace":
            info["replaced"] = bool(self.batch.replaced[0])
        return obs if self.flat else {"observation": obs, "action_mask": info["action_mask"]}, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions now (the name that sb3-contrib looks for)."""
        mask: NDArray[np.bool_] = self.batch.masks[0].copy()
        return mask

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One decision of this seat; the game goes on to its next one."""
        if self._over:
            raise IllegalChoiceError("the game is over; call reset() to begin the next one")
        self.batch.step(np.array([action_number(action)]))
        obs, info = self._obs()
        terminated, truncated = bool(self.batch.terminated[0]), bool(self.batch.truncated[0])
        self._over = terminated or truncated
        if self._over:
            info |= last_info(self.batch.sim.outcomes(), 0, self.batch.seat)
        self._renderer.show()
        return obs, float(self.batch.rewards[0]), terminated, truncated, info

    def render(self) -> Any:
        """``ansi``: the boards as text; ``rgb_array``: a picture; ``human``: shows it in a window or notebook."""
        return self._renderer.render()

    def close(self) -> None:
        """Close the window of ``human``."""
        self._renderer.close()
