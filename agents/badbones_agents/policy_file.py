"""The file of a trained policy: weights and what they were trained for, in one ``.npz`` that holds no code.

``badbones train`` writes it as ``policy.npz`` and also puts it into ``model.zip``, the model of stable-baselines3, so
that either can be played without unpickling anything.
"""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.config import OPTIONS, GameConfig
from badbones_env.editions import other_actions, same_actions
from badbones_env.errors import BadBonesError, ModelError
from badbones_env.version import ENVIRONMENT

MEMBER = "policy.npz"  # its name inside model.zip
# the options that change what is seen, what can be chosen, or the rules a policy lives by
TELLING = tuple(option.name for option in OPTIONS if option.model)


@dataclass
class PolicyFile:
    """A policy network with its configuration."""

    game: dict[str, Any]  # options of GameConfig
    decisions: str  # "full", or "core": the steward answers the rest
    observation: str  # the encoding
    network: str  # "sparse", "mlp" or "board"
    weights: dict[str, NDArray[np.float32]]
    made: dict[str, Any] = field(default_factory=dict)  # how it was trained: command, seed, steps, seconds
    reward: str = "outcome"  # what its values foretell
    rows: dict[str, list[list[Any]]] = field(default_factory=dict)  # sparse: what the rows of weights belong to
    environment: int = ENVIRONMENT  # the version it was trained with

    @property
    def config(self) -> GameConfig:
        return GameConfig.from_options(self.game)

    def check(self, config: GameConfig, source: str) -> None:
        """Refuse another game than the one the policy was trained for; a sparse network plays all."""
        if self.network == "sparse":
            return
        if any(getattr(self.config, name) != getattr(config, name) for name in TELLING):
            raise ModelError(
                f"{source} was trained for {self.config.describe()} and cannot play {config.describe()}; "
                "train a model for that game (badbones train)"
            )

    def to_bytes(self) -> bytes:
        buffer = io.BytesIO()
        about = {name: value for name, value in vars(self).items() if name != "weights"}
        arrays = {name: np.asarray(array, np.float32) for name, array in self.weights.items()}
        np.savez_compressed(buffer, about=np.array(json.dumps(about)), **arrays)  # type: ignore[arg-type]
        return buffer.getvalue()

    @classmethod
    def from_bytes(cls, content: bytes, source: str) -> PolicyFile:
        try:
            with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
                about = json.loads(str(arrays["about"]))
                weights = {name: arrays[name] for name in arrays.files if name != "about"}
            policy = cls(weights=weights, **{"environment": 0, **about})
            if not same_actions(policy.environment, policy.config):
                raise ModelError(other_actions(source, policy.environment))
        except BadBonesError:
            raise
        except Exception as error:  # whatever a damaged file makes numpy, zlib or json say
            raise ModelError(f"{source} is not a policy of badbones train: {error}") from None
        return policy

    @classmethod
    def read(cls, path: str | Path) -> PolicyFile:
        """From ``policy.npz``, or from a ``model.zip`` that holds one."""
        try:
            content = Path(path).read_bytes()
        except OSError as error:
            raise ModelError(f"cannot read the model {path}: {error.strerror}") from None
        try:
            with zipfile.ZipFile(io.BytesIO(content)) as archive:
                if MEMBER in archive.namelist():
                    content = archive.read(MEMBER)
        except zipfile.BadZipFile:
            raise ModelError(f"{path} is not a model: give policy.npz or model.zip of 'badbones train'") from None
        return cls.from_bytes(content, str(path))
