"""Bad Bones: the reference reinforcement-learning environment for the board game.

``Game`` is one game in text, ``Simulator`` a compiled batch of games, ``Table`` seats players at one; ``parallel_env``
is the PettingZoo environment, ``SeatEnv`` and ``BadBonesVectorEnv`` are Gymnasium's. See docs/environment.md.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .envs.registration import register as _register
from .errors import BadBonesError, ComponentsError, IllegalChoiceError, NotationError, OptionError, RecordError
from .version import __version__

if TYPE_CHECKING:
    from .batch import Batch
    from .config import GameConfig
    from .envs.parallel import BadBonesEnv, aec_env, parallel_env
    from .envs.seat import SeatEnv
    from .envs.vector import BadBonesVectorEnv
    from .game import Game
    from .outcome import Outcome, Outcomes
    from .planning import PlanningBatch
    from .simulator import Simulator
    from .table import Hook, Table
    from .text.record import Record, Recorder
    from .text.scenario import Scenario

# what needs the compiler (half a second to load) is imported when it is first used: name -> module
_LAZY = {
    "GameConfig": "config", "Game": "game", "Outcome": "outcome", "Outcomes": "outcome", "Record": "text.record",
    "Recorder": "text.record", "Scenario": "text.scenario", "Simulator": "simulator", "BadBonesEnv": "envs.parallel",
    "aec_env": "envs.parallel", "parallel_env": "envs.parallel", "SeatEnv": "envs.seat",
    "BadBonesVectorEnv": "envs.vector", "Batch": "batch", "Hook": "table", "Table": "table",
    "PlanningBatch": "planning",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name in _LAZY:
        return getattr(import_module(f".{_LAZY[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_LAZY})


_register()

__all__ = [
    "BadBonesEnv", "BadBonesError", "BadBonesVectorEnv", "Batch", "ComponentsError", "Game", "GameConfig", "Hook",
    "IllegalChoiceError", "NotationError", "OptionError", "Outcome", "Outcomes", "PlanningBatch", "Record",
    "RecordError", "Recorder", "Scenario", "SeatEnv", "Simulator", "Table", "__version__", "aec_env", "parallel_env",
]  # fmt: skip
