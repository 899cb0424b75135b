"""Bad Bones: the reference reinforcement-learning environment for the board game.

``Game`` is one game in text, ``Simulator`` a compiled batch of games. See docs/ for the rules, the notation and the rest.
"""

from __future__ import annotations

from .config import GameConfig
from .errors import (
    BadBonesError,
    ComponentsError,
    IllegalChoiceError,
    NotationError,
    OptionError,
    RecordError,
)
from .game import Game, Outcome

__version__ = "0.1.0"

__all__ = [
    "BadBonesError",
    "ComponentsError",
    "Game",
    "GameConfig",
    "IllegalChoiceError",
    "NotationError",
    "OptionError",
    "Outcome",
    "RecordError",
    "__version__",
]
