"""The weights of a sparse network by name, as policy files store them.

A file names every row of the first layer (a feature) and of the policy head (an action). Rows go where their names are
in this version; features and actions that a file does not name get rows of zeros.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from badbones_env.errors import ModelError
from badbones_env.lowlevel import common_actions
from badbones_env.observation.features import FEATURES, feature_names
from badbones_env.observation.sparse import action_names

from .simd_dense import LANES
from .sparse_net import SparseNet

Weights = dict[str, NDArray[np.float32]]
MOST_WIDTH = 4096  # a network's size comes from a file: no more memory than that is allocated for it
ACTIONS = len(common_actions(1))
STYLE = "style/"  # begins the names of features that say which style is played (badbones_agents.styles)
FEATURE_ROWS, ACTION_ROWS = ("first",), ("policy", "policy_bias")  # weights with a row for each feature or action


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
    """The weights for a file; features that were never ``used`` in training get zeros."""
    weights = {name: array.copy() for name, array in net._asdict().items()}
    if used is not None:
        weights["first"][~used] = 0
    return weights


def from_weights(weights: Weights, features: list[str], actions: list[str], source: str) -> SparseNet:
    """The network of a file that names the rows of its weights."""
    try:
        (layers, width), values = weights["biases"].shape, len(weights["value"])
        if max(width, layers, values) > MOST_WIDTH:
            raise ValueError(f"it is {width} wide, with {layers} layers and {values} values")
        due = shapes(width, layers, values)
        due |= {name: (len(features), *due[name][1:]) for name in FEATURE_ROWS}
        due |= {name: (len(actions), *due[name][1:]) for name in ACTION_ROWS}
        if width % LANES or set(due) != set(weights):
            raise ValueError(f"the width {width} is not a multiple of {LANES}, or a part is missing")
        for name, array in weights.items():
            if array.shape != due[name]:
                raise ValueError(f"{name} is {array.shape}, not {due[name]}")
        rows = dict.fromkeys(FEATURE_ROWS, _rows(features, feature_names()))
        rows |= dict.fromkeys(ACTION_ROWS, _rows(actions, action_names()))
        style = np.array([name.startswith(STYLE) for name in features])  # without a style these are 0
        lost = (rows["first"] < 0) & weights["first"].any(axis=1) & ~style
        if lost.any():
            raise ValueError(f"there is no feature {features[int(lost.argmax())]}")
        here = shapes(width, layers, values, len(feature_names()))
        net = {name: np.zeros(shape, np.float32) for name, shape in here.items()}
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


def _rows(names: list[str], known: list[str]) -> NDArray[np.int64]:
    """Where this version has each of a file's names; -1: nowhere."""
    places = {name: number for number, name in enumerate(known)}
    if len(set(names)) != len(names):
        raise ValueError("a name stands twice")
    return np.array([places.get(name, -1) for name in names], np.int64)
