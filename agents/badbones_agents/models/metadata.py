"""What a model was trained with: read from ``MODEL.toml`` beside it, or given as parameters of its agent."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from badbones_env.config import OPTIONS, GameConfig
from badbones_env.envs.registration import GAMES
from badbones_env.errors import ModelError, OptionError, did_you_mean
from badbones_env.files import read_toml
from badbones_env.observation.observer import ENCODINGS
from badbones_env.simulator import DECISIONS

MODEL_OPTIONS = tuple(option.name for option in OPTIONS if option.model)  # a model is trained for their values
SPARSE = "sparse"  # lists of features: no input of a plain network


@dataclass(frozen=True)
class ModelMetadata:
    """What a model was trained with; ``game`` None: any whose observations and actions fit."""

    observation: str = "compact"
    decisions: str = "full"
    game: GameConfig | None = None

    def check(self, config: GameConfig, source: str) -> None:
        """Refuse another game than the one it was trained for."""
        if self.game and any(getattr(self.game, name) != getattr(config, name) for name in MODEL_OPTIONS):
            raise ModelError(f"{source} was trained for {self.game.describe()} and cannot play {config.describe()}")


def game_named(name: str) -> GameConfig:
    """The game of an id: ``Versus2Advanced``, ``BadBones/Versus2Advanced-v2``."""
    short = name.removeprefix("BadBones/").partition("-")[0]
    if short not in GAMES:
        raise OptionError(f"there is no game {name!r}{did_you_mean(short, GAMES)}; there are {', '.join(GAMES)}")
    return GameConfig.from_options(GAMES[short])


def model_metadata(model: Path, observation: str = "", decisions: str = "", game: str = "") -> ModelMetadata:
    """From the parameters and, where these are empty, the file beside a model."""
    file = model.with_suffix(".toml")
    values = _read(file) if file.exists() else {}
    for key, value, known in (
        ("observation", observation, [encoding for encoding in ENCODINGS if encoding != SPARSE]),
        ("decisions", decisions, DECISIONS),
    ):
        values[key] = value or values.get(key) or known[0]
        if values[key] not in known:
            raise OptionError(f"{key} of {model} must be one of {', '.join(known)}, not {values[key]!r}")
    config = game_named(game) if game else _game(values["game"], file) if "game" in values else None
    return ModelMetadata(values["observation"], values["decisions"], config)


def _read(file: Path) -> dict[str, Any]:
    values = read_toml(file, lambda problem: ModelError(f"{file} {problem}"))
    for key in values:
        if key not in ("observation", "decisions", "game"):
            raise ModelError(f"{file}: unknown key {key!r}; known are observation, decisions and [game]")
    return values


def _game(options: Any, file: Path) -> GameConfig:
    """The game of the table [game]. Its components may be a file, but only one below the model's folder."""
    if isinstance(options, dict) and isinstance(options.get("components"), str):
        folder = file.parent.resolve()
        components = (folder / options["components"].replace("\0", "?")).resolve()  # no path has a \0
        if not components.is_relative_to(folder):
            raise ModelError(f"{file}: components must be a file below {folder}, not {options['components']}")
        options = options | {"components": str(components)}
    return GameConfig.from_options(options)
