"""What the environments share: their options, and spaces of actions and observations."""

from __future__ import annotations

import inspect
from contextlib import suppress
from dataclasses import fields
from typing import Any

import numpy as np
from gymnasium import spaces

from ..config import GameConfig
from ..errors import IllegalChoiceError, OptionError, UnknownOptionError, short_repr
from ..observation.observer import AnyObservation
from ..outcome import Outcomes
from ..simulator import Simulator


def game_of(environment: type, options: dict[str, Any]) -> GameConfig:
    """The game that an environment's options ask for; a name that neither of them knows is refused."""
    game = [field.name for field in fields(GameConfig)]
    parameters = inspect.signature(environment).parameters.values()
    own = [parameter.name for parameter in parameters if parameter.kind == parameter.KEYWORD_ONLY]
    for name in options:
        if name not in game:
            raise UnknownOptionError(
                f"{environment.__name__}() got an unexpected keyword argument {name!r}; known are {', '.join(own)} "
                f"and, of the game, {', '.join(game)}"
            )
    return GameConfig.from_options(options)


class CountBox(spaces.Box):
    """A box from 0 to different bounds that prints on one line."""

    def __repr__(self) -> str:
        return f"Box(0, {self.high.min()}..{self.high.max()}, {self.shape}, {self.dtype})"


class ChoiceRow(spaces.MultiDiscrete):
    """The actions of a batch, the same number in every row; prints on one line."""

    def __repr__(self) -> str:
        return f"MultiDiscrete([{self.nvec.flat[0]}] * {self.nvec.size})"


def observation_dtype(observation: AnyObservation, dtype: Any) -> np.dtype[Any]:
    """The type of the observations that an environment returns: the encoding's own (None) or float32."""
    if dtype is None:
        return np.dtype(observation.dtype)
    if dtype not in ("float32", np.float32):
        raise OptionError(f"dtype must be None or 'float32', not {short_repr(dtype)}")
    return np.dtype(np.float32)


def observation_box(observation: AnyObservation, *rows: int, dtype: Any = None) -> spaces.Box:
    """The space of one seat's observation vector, or of an array of them."""
    kind = observation_dtype(observation, dtype)
    high: Any = np.broadcast_to(observation.bounds(), (*rows, observation.size)).astype(kind)
    return CountBox(np.zeros_like(high), high, dtype=kind.type)


def observation_space(sim: Simulator, flat: bool, dtype: Any, *rows: int) -> spaces.Space[Any]:
    """The space of what a seat gets: its observation vector, or the PettingZoo convention with the action mask."""
    box = observation_box(sim.observation, *rows, dtype=dtype)
    mask = spaces.Box(0, 1, (*rows, sim.n_actions), np.int8)
    return box if flat else spaces.Dict({"observation": box, "action_mask": mask})


def action_number(action: Any) -> int:
    """A whole number, Python's or numpy's, or an array with one."""
    if not isinstance(action, (int, np.integer)):
        with suppress(ValueError):  # more or less than one
            action = np.asarray(action).item()
    if isinstance(action, bool) or not isinstance(action, (int, np.integer)):
        raise IllegalChoiceError(f"an action is a whole number, not {short_repr(action)}")
    return int(action)


def last_info(outcomes: Outcomes, row: int, seat: int) -> dict[str, Any]:
    """What the last info of a seat says of its game, in every interface: has it won, the points of all, the rounds."""
    return {
        "won": bool(outcomes.won[row, seat]),
        "scores": outcomes.points[row].copy(),
        "rounds": int(outcomes.rounds[row]),
    }


def fresh_seed() -> int:
    """A master seed for those who give none."""
    entropy: Any = np.random.SeedSequence().entropy
    return int(entropy) % (1 << 64)
