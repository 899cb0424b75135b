"""Bad Bones: the reference reinforcement-learning environment for the board game.

``Game`` is one game in text, ``Simulator`` a compiled batch of games, ``Table`` seats players at one; ``parallel_env``
is the PettingZoo environment, ``SeatEnv`` and ``BadBonesVectorEnv`` are Gymnasium's. See docs/environment.md.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .batch import Batch
from .config import GameConfig
from .envs.registration import register as _register
from .errors import (
    BadBonesError,
    ComponentsError,
    IllegalChoiceError,
    NotationError,
    OptionError,
    RecordError,
)
from .game import Game
from .outcome import Outcome, Outcomes
from .record import Record, Recorder
from .scenario import Scenario
from .simulator import Simulator
from .table import Hook, Table
from .version import __version__

if TYPE_CHECKING:
    from .envs.parallel import BadBonesEnv, aec_env, parallel_env
    from .envs.seat import SeatEnv
    from .envs.vector import BadBonesVectorEnv

# the environments are imported when they are first used: name -> module of ``envs``
_ENVIRONMENTS = {
    "BadBonesEnv": "parallel", "aec_env": "parallel", "parallel_env": "parallel", "SeatEnv": "seat",
    "BadBonesVectorEnv": "vector",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name in _ENVIRONMENTS:
        return getattr(import_module(f".envs.{_ENVIRONMENTS[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_ENVIRONMENTS})


_register()

__all__ = [
    "BadBonesEnv",
    "BadBonesError",
    "BadBonesVectorEnv",
    "Batch",
    "ComponentsError",
    "Game",
    "GameConfig",
    "Hook",
    "IllegalChoiceError",
    "NotationError",
    "OptionError",
    "Outcome",
    "Outcomes",
    "Record",
    "RecordError",
    "Recorder",
    "Scenario",
    "SeatEnv",
    "Simulator",
    "Table",
    "__version__",
    "aec_env",
    "parallel_env",
]
