"""Bad Bones: the reference reinforcement-learning environment for the board game.

``Game`` is one game in text, ``Simulator`` a compiled batch of games. See docs/ for the rules and the notation.
"""

from __future__ import annotations

from typing import Any

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
from .game import Game, Outcome
from .record import Record, Recorder
from .scenario import Scenario
from .simulator import Simulator
from .version import __version__


def __getattr__(name: str) -> Any:
    """The environments are imported when they are first used."""
    if name in ("parallel_env", "aec_env", "BadBonesEnv"):
        from .envs import parallel

        return getattr(parallel, name)
    if name in ("SeatEnv", "BadBonesVectorEnv"):
        from .envs import seat, vector

        return seat.SeatEnv if name == "SeatEnv" else vector.BadBonesVectorEnv
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


_register()

__all__ = [
    "BadBonesError",
    "ComponentsError",
    "Game",
    "GameConfig",
    "IllegalChoiceError",
    "NotationError",
    "OptionError",
    "Outcome",
    "Record",
    "RecordError",
    "Recorder",
    "Scenario",
    "Simulator",
    "__version__",
]
