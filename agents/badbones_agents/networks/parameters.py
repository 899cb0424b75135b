"""Networks of the sparse encoding: their weights by name, and how files keep them.

One network plays every game. In a file the rows of its first layer and of its policy head stand under the names of the
fields and verbs that they belong to, so a file stays of use when fields are added: what it does not know is 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.errors import ModelError
from badbones_env.lowlevel import ARGUMENTS, common_actions
from badbones_env.observation.features import AXES, FEATURES, FIELDS
from badbones_env.text.choices import verb_name

from .simd_dense import LANES
from .sparse_net import SparseNet

Weights = dict[str, NDArray[np.float32]]
Rows = dict[str, list[list[Any]]]  # of "first" and "policy": name and number of rows of each field or verb
BY_ROWS = {"first": "first", "policy": "policy", "policy_bias": "policy"}  # weights -> what names their rows
MOST_WIDTH = 4096  # a network's size comes from a file: no more room than that is made for it
ACTIONS = len(common_actions(1))


def shapes(width: int, layers: int, values: int = 1) -> dict[str, tuple[int, ...]]:
    """The shapes of a network's weights."""
    return {
        "first": (FEATURES, width),
        "biases": (layers, width),
        "hidden": (layers - 1, width, width),
        "policy": (ACTIONS, width),
        "value": (values, width),
        "policy_bias": (ACTIONS,),
        "value_bias": (values,),
    }


def rows_of(name: str) -> dict[str, tuple[int, int]]:
    """Of the first layer or the policy head: name of a field or verb -> its first row and how many it has."""
    if name == "first":
        return {field.name: (field.start, field.size) for field in FIELDS}
    found, start = {}, 0
    for verb, axis in ARGUMENTS.items():
        size = axis if isinstance(axis, int) else AXES[axis]
        found[verb_name(verb)] = (start, size)
        start += size
    return found


def to_weights(net: SparseNet, used: NDArray[np.bool_] | None = None) -> tuple[Weights, Rows]:
    """The weights of a file and what their rows belong to; fields of which no feature was ``used`` are left out."""
    used = np.ones(FEATURES, np.bool_) if used is None else used
    fields = [
        (name, start, size) for name, (start, size) in rows_of("first").items() if used[start : start + size].any()
    ]
    first = np.where(used[:, None], net.first, np.float32(0))
    weights = {name: array.copy() for name, array in net._asdict().items() if name != "first"}
    weights["first"] = np.concatenate([first[start : start + size] for _, start, size in fields])
    verbs = [[name, size] for name, (_, size) in rows_of("policy").items()]
    return weights, {"first": [[name, size] for name, _, size in fields], "policy": verbs}


def from_weights(weights: Weights, rows: Rows, source: str) -> SparseNet:
    """The network of a file."""
    try:
        (layers, width), values = weights["biases"].shape, len(weights["value"])
        if max(width, layers, values) > MOST_WIDTH:
            raise ValueError(f"it is {width} wide, with {layers} layers and {values} values")
        due = shapes(width, layers, values)
        if width % LANES or set(due) != set(weights):
            raise ValueError(f"the width {width} is not a multiple of {LANES}, or a part is missing")
        for name, array in weights.items():
            first = int(name in BY_ROWS)  # how many rows a file has may differ
            if array.ndim != len(due[name]) or array.shape[first:] != due[name][first:]:
                raise ValueError(f"{name} is {array.shape}, not {due[name]}")
        made = {name: np.zeros(shape, np.float32) for name, shape in due.items()}
        for name, array in weights.items():
            parts = BY_ROWS.get(name)
            _fill(made[name], array, rows_of(parts) if parts else None, rows.get(parts or "", []))
    except (KeyError, ValueError, TypeError) as error:
        raise ModelError(
            f"{source} was made for another encoding ({error}); train it anew, or with the version that made it"
        ) from None
    return SparseNet(**made)


def _fill(goal: Any, array: Any, places: dict[str, tuple[int, int]] | None, parts: list[list[Any]]) -> None:
    """Copy weights to where they belong: rows by the names of their parts, all else as it is."""
    if places is None:
        parts, places = [["", len(goal)]], {"": (0, len(goal))}
    first = 0
    for name, size in parts:
        if name not in places or places[name][1] != size:
            raise ValueError(f"{name} with {size} entries")
        start = places[name][0]
        goal[start : start + size] = array[first : first + size]
        first += size
    if first != len(array):
        raise ValueError(f"{len(array)} rows, not {first}")
