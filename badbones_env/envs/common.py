"""What the environments share: their options, and spaces of actions and observations."""

from __future__ import annotations

import inspect
from dataclasses import fields
from typing import Any

import numpy as np
from gymnasium import spaces

from ..config import GameConfig
from ..errors import OptionError
from ..observer import AnyObservation
from ..simulator import Simulator


def game_of(environment: type, options: dict[str, Any]) -> GameConfig:
    """The game that an environment's options ask for; a name that neither of them knows is refused."""
    game = [field.name for field in fields(GameConfig)]
    own = [
        name
        for name, parameter in inspect.signature(environment).parameters.items()
        if parameter.kind == parameter.KEYWORD_ONLY
    ]
    for name in options:
        if name not in game:
            raise OptionError(
                f"unknown option {name!r}; known are {', '.join(own)} and, of the game, {', '.join(game)}"
            )
    return GameConfig.from_options(options)


def observation_box(observation: AnyObservation) -> spaces.Box:
    """The space of one seat's observation vector."""
    high = observation.bounds()
    return spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type)


def masked_space(sim: Simulator) -> spaces.Dict:
    """The PettingZoo convention: observation and action mask."""
    mask = spaces.Box(0, 1, (sim.n_actions,), np.int8)
    return spaces.Dict({"observation": observation_box(sim.observation), "action_mask": mask})


def fresh_seed() -> int:
    """A master seed for those who give none."""
    entropy: Any = np.random.SeedSequence().entropy
    return int(entropy) % (1 << 64)
