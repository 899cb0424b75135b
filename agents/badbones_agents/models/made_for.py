"""What a model was trained with: said in a small file beside it, or by parameters of its agent.

The file has the model's name and the ending ``.toml``; all of it may be left out::

    observation = "compact"
    decisions = "core"

    [game]
    mode = "versus"
    players = 2
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from badbones_env.config import OPTIONS, GameConfig
from badbones_env.envs.registration import GAMES
from badbones_env.errors import ModelError, OptionError, did_you_mean
from badbones_env.observation.observer import ENCODINGS
from badbones_env.simulator import DECISIONS

TELLING = tuple(option.name for option in OPTIONS if option.model)
SPARSE = "sparse"  # lists of features: no input of a plain network


@dataclass(frozen=True)
class MadeFor:
    """What a model was trained with; ``game`` None: any whose observations and actions fit."""

    observation: str = "compact"
    decisions: str = "full"
    game: GameConfig | None = None

    def check(self, config: GameConfig, source: str) -> None:
        """Refuse another game than the one it was trained for."""
        if self.game and any(getattr(self.game, name) != getattr(config, name) for name in TELLING):
            raise ModelError(f"{source} was trained for {self.game.describe()} and cannot play {config.describe()}")


def game_named(name: str) -> GameConfig:
    """The game of an id: ``Versus2Advanced``, ``BadBones/Versus2Advanced-v1``."""
    short = name.removeprefix("BadBones/").partition("-")[0]
    if short not in GAMES:
        raise OptionError(f"there is no game {name!r}{did_you_mean(short, GAMES)}; there are {', '.join(GAMES)}")
    return GameConfig.from_options(GAMES[short])


def made_for(model: Path, observation: str = "", decisions: str = "", game: str = "") -> MadeFor:
    """From the file beside a model, as far as no parameter says otherwise."""
    beside = model.with_suffix(".toml")
    told = _read(beside) if beside.exists() else {}
    for key, value, known in (
        ("observation", observation, [e for e in ENCODINGS if e != SPARSE]),
        ("decisions", decisions, DECISIONS),
    ):
        told[key] = value or told.get(key) or known[0]
        if told[key] not in known:
            raise OptionError(f"{key} of {model} must be one of {', '.join(known)}, not {told[key]!r}")
    options = told.get("game")
    config = game_named(game) if game else GameConfig.from_options(options) if options is not None else None
    return MadeFor(told["observation"], told["decisions"], config)


def _read(file: Path) -> dict[str, Any]:
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ModelError(f"{file} cannot be read: {error}") from None
    for key in told:
        if key not in ("observation", "decisions", "game"):
            raise ModelError(f"{file}: unknown key {key!r}; known are observation, decisions and [game]")
    return told
