"""The file of a trained policy: weights and what they were trained for, in one ``.npz`` that holds no code.

``badbones train`` writes it as ``policy.npz`` and also puts it into ``model.zip``, the model of stable-baselines3, so
that either can be played without unpickling anything.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.compatibility import other_actions, same_actions
from badbones_env.config import OPTIONS, GameConfig
from badbones_env.errors import BadBonesError, ModelError
from badbones_env.files import MEGABYTE, read_bytes
from badbones_env.lowlevel import common_actions, game_spec
from badbones_env.observation.features import feature_names
from badbones_env.observation.sparse import action_names
from badbones_env.rules.constants import BASE_TRAPS, KIND_NAMES, TRAP_NAMES, WEAPON_NAMES
from badbones_env.version import ENVIRONMENT

from .arrays_file import read_arrays, unpack, write_arrays
from .parameters import from_weights
from .sparse_net import SparseNet

MEMBER = "policy.npz"  # its name inside model.zip
ABOUT = "about"  # the array with all that is not weights, as JSON
MOST_BYTES = 256 * MEGABYTE  # of a model, unpacked: the largest that train makes have a few
TYPES = {
    "game": dict,
    "decisions": str,
    "observation": str,
    "network": str,
    "made": dict,
    "value_unit": str,
    "features": list,
    "actions": list,
    "environment": int,
}
MOST_NAMES = 1 << 16
# the options that change what is seen, what can be chosen, or the rules a policy lives by
TELLING = tuple(option.name for option in OPTIONS if option.model)


def value_unit(reward: str | Callable[..., Any]) -> str:
    """What a value head predicts that was trained with a reward: its name, or ``custom:NAME`` of a function."""
    return reward if isinstance(reward, str) else f"custom:{getattr(reward, '__name__', type(reward).__name__)}"


@dataclass
class PolicyFile:
    """A policy network with its configuration."""

    game: dict[str, Any]  # options of GameConfig
    decisions: str  # "full", or "core": the auto policy answers the rest
    observation: str  # the encoding
    network: str  # "sparse", "mlp" or "board"
    weights: dict[str, NDArray[np.float32]]
    made: dict[str, Any] = field(default_factory=dict)  # how it was trained: command, seed, steps, seconds
    value_unit: str = "outcome"  # what its value head predicts: outcome, score, shaped, or "custom:NAME"
    features: list[str] = field(default_factory=feature_names)  # the names of the rows of the first layer
    actions: list[str] = field(default_factory=action_names)  # and of the policy head
    environment: int = ENVIRONMENT  # the version it was trained with

    @property
    def config(self) -> GameConfig:
        return GameConfig.from_stored(self.game)

    def check(self, config: GameConfig, source: str) -> None:
        """Refuse a game with a trap, weapon, chief or action that the network does not know; it plays all others."""
        if self.network == "sparse":
            unknown = self.never_seen(config)
            if unknown:
                raise ModelError(
                    f"{source}: this network has never seen {', '.join(unknown[:3])}, which {config.describe()} has; "
                    "train it on (badbones train --begin)"
                )
            return
        if any(getattr(self.config, name) != getattr(config, name) for name in TELLING):
            raise ModelError(
                f"{source} was trained for {self.config.describe()} and cannot play {config.describe()}; "
                "train a model for that game (badbones train)"
            )

    def net(self, source: str) -> SparseNet:
        """The network, with the features and actions of this version."""
        return from_weights(self.weights, self.features, self.actions, source)

    def never_seen(self, config: GameConfig) -> list[str]:
        """What the game has and the file does not name: "trap spring", "weapon axe", "action pass"."""
        components = [("trap", name) for name in (TRAP_NAMES if config.advanced else TRAP_NAMES[:BASE_TRAPS])]
        components += [("weapon", name) for name in WEAPON_NAMES if config.advanced]
        components += [("chief", name) for name in KIND_NAMES[1:] if config.chiefs]
        known = {label for name in self.features for label in name.split("/")}
        unknown = [f"{kind} {name}" for kind, name in components if name not in known]
        if unknown:
            return unknown
        used, known_actions = set(game_spec(config).actions), set(self.actions)
        named = zip(action_names(), common_actions(config.players), strict=True)
        return [f"action {name}" for name, action in named if action in used and name not in known_actions]

    def to_bytes(self) -> bytes:
        about = {name: value for name, value in vars(self).items() if name != "weights"}
        arrays = {name: np.asarray(array, np.float32) for name, array in self.weights.items()}
        return write_arrays({ABOUT: np.array(json.dumps(about)), **arrays}, compress=True)

    @classmethod
    def from_bytes(cls, content: bytes, source: str) -> PolicyFile:
        try:
            weights = read_arrays(content, MOST_BYTES)
            about = json.loads(str(weights.pop(ABOUT)))
            policy = cls(weights=weights, **{"environment": 0, "features": None, "actions": None, **about})
            policy._check_types()
            if not same_actions(policy.environment, policy.config):
                raise ModelError(other_actions(source, policy.environment))
        except BadBonesError:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise ModelError(f"{source} is not a policy of badbones train: {error}") from None
        return policy

    def _check_types(self) -> None:
        """ValueError for what is of another kind than ``badbones train`` writes."""
        for name, kind in TYPES.items():
            if type(getattr(self, name)) is not kind:
                raise ValueError(f"{name} is not of type {kind.__name__}")
        for names in (self.features, self.actions):
            if len(names) > MOST_NAMES or not all(type(name) is str for name in names):
                raise ValueError("features and actions are not lists of names")
        for name, array in self.weights.items():
            if array.dtype.kind != "f" or not array.ndim or not np.isfinite(array).all():
                raise ValueError(f"the weights {name} are not finite numbers")

    @classmethod
    def read(cls, path: str | Path) -> PolicyFile:
        """From ``policy.npz``, or from a ``model.zip`` that holds one."""
        try:
            content = read_bytes(path, MOST_BYTES)
        except OSError as error:
            raise ModelError(f"cannot read the model {path}: {error.strerror}") from None
        try:
            content = unpack(content, MOST_BYTES, only=MEMBER).get(MEMBER, content)
        except ValueError as error:
            raise ModelError(
                f"{path} is not a model ({error}): give policy.npz or model.zip of 'badbones train'"
            ) from None
        return cls.from_bytes(content, str(path))
