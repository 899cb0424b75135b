"""What a bot sees: one decision of one seat, on a copy of the game."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import Game, GameConfig
from badbones_env.lowlevel import game_spec
from badbones_env.rules.constants import PHASE_NAMES
from badbones_env.text.choices import action_texts

from .public_batch import game_of


class View:
    """One decision. Everything is a copy; the bag's order is hidden.

    >>> view.legal        # the texts of the legal choices, for example ["move b2", "move c2", ...]
    >>> view.clone(1)     # a Game to plan with: same position, chance of its own
    """

    def __init__(
        self, config: GameConfig, state: NDArray[Any], seat: int, actions: list[int], chance: int, wide: bool = False
    ) -> None:
        self.config, self.seat, self.actions = config, seat, actions  # actions: the legal ones, as numbers
        self._state, self._chance, self._spec = state, chance, game_spec(config, wide)

    @property
    def legal(self) -> list[str]:
        """The legal choices as texts, in the order of ``actions``."""
        texts = action_texts(self._spec, self.seat)
        return [texts[action] for action in self.actions]

    @property
    def round(self) -> int:
        return int(self._state[0].round_no)

    @property
    def phase(self) -> str:
        """ "hero", "trap", "skeletons", "market" or "start"."""
        return PHASE_NAMES[int(self._state[0].phase)]

    @property
    def decision(self) -> str:
        """The kind of the decision: "hero", "trap", "flee", "send", ... (docs/notation.md)."""
        return self.clone().decision(self.seat)

    @cached_property
    def position(self) -> dict[str, Any]:
        """The position in the notation: the [position] table of a scenario."""
        return self.clone().position()

    @cached_property
    def mask(self) -> NDArray[np.bool_]:
        """True for every legal action."""
        mask = np.zeros(len(self._spec.actions), np.bool_)
        mask[self.actions] = True
        return mask

    @cached_property
    def observation(self) -> NDArray[np.uint8]:
        """The observation of this seat (compact)."""
        own: NDArray[np.uint8] = self.clone().observations()[self.seat]
        return own

    def clone(self, number: int = 0) -> Game:
        """A copy of the game to plan with; each ``number`` has its own random future, never the true one."""
        game = game_of(self.config, self._state.copy())
        game.redraw((self._chance + number * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF)
        return game

    def __str__(self) -> str:
        return str(self.clone())
