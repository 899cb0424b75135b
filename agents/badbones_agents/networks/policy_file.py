"""The file of a trained policy, ``policy.npz``: weights, names of features and actions, and training metadata. No code.

A file names every row of the first layer (a feature) and of the policy head (an action). Loading puts each row where
this version of badbones has that name. Features and actions that the file does not name get rows of zeros.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.config import OPTIONS, GameConfig
from badbones_env.errors import BadBonesError, ModelError
from badbones_env.files import MEGABYTE, read_bytes
from badbones_env.lowlevel import common_actions, game_spec
from badbones_env.observation.features import FEATURES, feature_names
from badbones_env.observation.sparse import action_names
from badbones_env.rules.constants import BASE_TRAPS, KIND_NAMES, TRAP_NAMES, WEAPON_NAMES
from badbones_env.version import ENVIRONMENT

from .arrays_file import read_arrays, write_arrays
from .simd_dense import LANES
from .sparse_net import SparseNet

Weights = dict[str, NDArray[np.float32]]
MAX_WIDTH = 4096  # limits the memory that an untrusted file can ask for
ACTIONS = len(common_actions(1))
STYLE = "style/"  # begins the names of features that say which style is played (badbones_agents.styles)
FEATURE_ROWS, ACTION_ROWS = ("first",), ("policy", "policy_bias")  # weights with a row for each feature or action
ABOUT = "about"  # the array that holds everything but the weights, as JSON
MAX_BYTES = 256 * MEGABYTE  # unpacked; files of badbones train have a few
MAX_NAMES = 1 << 16
FIELD_TYPES = {
    "game": dict,
    "decisions": str,
    "made": dict,
    "value_unit": str,
    "features": list,
    "actions": list,
    "environment": int,
}


def shapes(width: int, layers: int, values: int = 1, features: int = FEATURES) -> dict[str, tuple[int, ...]]:
    """The shapes of a network's weights."""
    return {
        "first": (features, width),
        "biases": (layers, width),
        "hidden": (layers - 1, width, width),
        "policy": (ACTIONS, width),
        "value": (values, width),
        "policy_bias": (ACTIONS,),
        "value_bias": (values,),
    }


def to_weights(net: SparseNet, used: NDArray[np.bool_] | None = None) -> Weights:
    """The weights for a file. Rows of features that training never ``used`` become zeros."""
    weights = {name: array.copy() for name, array in net._asdict().items()}
    if used is not None:
        weights["first"][~used] = 0
    return weights


def from_weights(weights: Weights, features: list[str], actions: list[str], source: str) -> SparseNet:
    """The network of a file, its rows moved to where this version has their names."""
    try:
        (layers, width), values = weights["biases"].shape, len(weights["value"])
        if max(width, layers, values) > MAX_WIDTH:
            raise ValueError(f"it is {width} wide, with {layers} layers and {values} values")
        expected = shapes(width, layers, values)
        expected |= {name: (len(features), *expected[name][1:]) for name in FEATURE_ROWS}
        expected |= {name: (len(actions), *expected[name][1:]) for name in ACTION_ROWS}
        if width % LANES or set(expected) != set(weights):
            raise ValueError(f"the width {width} is not a multiple of {LANES}, or a part is missing")
        for name, array in weights.items():
            if array.shape != expected[name]:
                raise ValueError(f"{name} is {array.shape}, not {expected[name]}")
        rows = dict.fromkeys(FEATURE_ROWS, _row_numbers(features, feature_names()))
        rows |= dict.fromkeys(ACTION_ROWS, _row_numbers(actions, action_names()))
        style = np.array([name.startswith(STYLE) for name in features])  # without a style these inputs are 0
        dropped = (rows["first"] < 0) & weights["first"].any(axis=1) & ~style
        if dropped.any():
            raise ValueError(f"there is no feature {features[int(dropped.argmax())]}")
        ours = shapes(width, layers, values, len(feature_names()))
        net = {name: np.zeros(shape, np.float32) for name, shape in ours.items()}
        for name, array in weights.items():
            if name in rows:
                known = rows[name] >= 0
                net[name][rows[name][known]] = array[known]
            else:
                net[name][:] = array
    except (KeyError, ValueError, TypeError) as error:
        raise ModelError(
            f"{source} was made for another encoding ({error}); train it anew, or with the version that made it"
        ) from None
    return SparseNet(**net)


def _row_numbers(names: list[str], known: list[str]) -> NDArray[np.int64]:
    """The row of each name in this version; -1: the name is unknown."""
    numbers = {name: number for number, name in enumerate(known)}
    if len(set(names)) != len(names):
        raise ValueError("a name stands twice")
    return np.array([numbers.get(name, -1) for name in names], np.int64)


def value_unit(reward: str | Callable[..., Any]) -> str:
    """The unit of a value head: the name of the reward it was trained with, or ``custom:NAME`` for a function."""
    return reward if isinstance(reward, str) else f"custom:{getattr(reward, '__name__', type(reward).__name__)}"


@dataclass
class PolicyFile:
    """A network of the sparse encoding, with metadata of its training."""

    game: dict[str, Any]  # options of GameConfig
    decisions: str  # "full", or "core": the auto policy answers the rest
    weights: Weights
    made: dict[str, Any] = field(default_factory=dict)  # how it was trained: command, seed, steps, seconds
    value_unit: str = "outcome"  # what its value head predicts: outcome, score, shaped, or "custom:NAME"
    features: list[str] = field(default_factory=feature_names)  # the names of the rows of the first layer
    actions: list[str] = field(default_factory=action_names)  # and of the policy head
    environment: int = ENVIRONMENT  # the version it was trained with

    @property
    def config(self) -> GameConfig:
        """The game it was trained for."""
        return GameConfig.from_stored(self.game)

    def net(self, source: str) -> SparseNet:
        """The network, with the features and actions of this version."""
        return from_weights(self.weights, self.features, self.actions, source)

    def check(self, config: GameConfig, source: str) -> None:
        """Refuse a game with a trap, weapon, chief or action that was not in training."""
        unknown = self.unknown_parts(config)
        if unknown:
            raise ModelError(
                f"{source}: this network has never seen {', '.join(unknown[:3])}, which {config.describe()} has; "
                "train it on (badbones train --begin)"
            )

    def unknown_parts(self, config: GameConfig) -> list[str]:
        """Parts of the game that the file does not name, such as "trap spring", "weapon axe", "action pass"."""
        components = [("trap", name) for name in (TRAP_NAMES if config.advanced else TRAP_NAMES[:BASE_TRAPS])]
        components += [("weapon", name) for name in WEAPON_NAMES if config.advanced]
        components += [("chief", name) for name in KIND_NAMES[1:] if config.chiefs]
        known = {label for name in self.features for label in name.split("/")}
        unknown = [f"{kind} {name}" for kind, name in components if name not in known]
        added = [option for option in OPTIONS if option.model and option.name not in self.game]  # since it was trained
        values = [(option, getattr(config, option.name)) for option in added]
        unknown += [f"{option.name} {value}" for option, value in values if value != option.default]
        if unknown:
            return unknown
        used, known_actions = set(game_spec(config).actions), set(self.actions)
        named = zip(action_names(), common_actions(config.players), strict=True)
        return [f"action {name}" for name, action in named if action in used and name not in known_actions]

    def to_bytes(self) -> bytes:
        """The policy as the bytes of a file."""
        about = {name: value for name, value in vars(self).items() if name != "weights"}
        arrays = {name: np.asarray(array, np.float32) for name, array in self.weights.items()}
        return write_arrays({ABOUT: np.array(json.dumps(about)), **arrays}, compress=True)

    @classmethod
    def from_bytes(cls, content: bytes, source: str) -> PolicyFile:
        """The policy from the bytes of a file; ModelError for anything else."""
        try:
            weights = read_arrays(content, MAX_BYTES)
            about = json.loads(str(weights.pop(ABOUT)))
            if not FIELD_TYPES.keys() <= about.keys():
                raise ValueError("it names no features and actions, as files of other versions")
            policy = cls(weights=weights, **about)
            policy._check_types()
            _ = policy.config
        except BadBonesError:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise ModelError(
                f"{source} is not a policy.npz of badbones train: {error} (a model.zip of stable-baselines3 plays as "
                "sb3:path=model.zip)"
            ) from None
        return policy

    def _check_types(self) -> None:
        """ValueError for anything that ``badbones train`` would not write."""
        for name, kind in FIELD_TYPES.items():
            if type(getattr(self, name)) is not kind:
                raise ValueError(f"{name} is not of type {kind.__name__}")
        for names in (self.features, self.actions):
            if len(names) > MAX_NAMES or not all(type(name) is str for name in names):
                raise ValueError("features and actions are not lists of names")
        for name, array in self.weights.items():
            if array.dtype.kind != "f" or not array.ndim or not np.isfinite(array).all():
                raise ValueError(f"the weights {name} are not finite numbers")

    @classmethod
    def read(cls, path: str | Path) -> PolicyFile:
        """Read a policy file."""
        try:
            content = read_bytes(path, MAX_BYTES)
        except OSError as error:
            raise ModelError(f"cannot read the model {path}: {error.strerror}") from None
        return cls.from_bytes(content, str(path))
