"""Small trained networks in plain NumPy, so that a trained agent needs no torch.

Both kinds take observations (rows, size) of uint8 and give logits (rows, actions) and values (rows,). The weights are
those of the modules of the same names in ``experiments.training.networks``, which trains them; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from badbones_env.observation import Observation
from badbones_env.tables import Layout

from .boards import GRID, INNER, WINDOWS, action_cells, board_cut, input_scale

Floats = NDArray[np.float32]
Weights = dict[str, Floats]
Network = Callable[[NDArray[np.uint8]], tuple[Floats, Floats]]


def _linear(weights: Weights, name: str, x: Floats) -> Floats:
    y: Floats = x @ weights[f"{name}.weight"].T
    y += weights[f"{name}.bias"]
    return y


def _relu(x: Floats) -> Floats:
    return np.maximum(x, 0, out=x)


def _convolve(weights: Weights, name: str, cells: Floats) -> Floats:
    """3 x 3 windows of cells (rows, 49, channels) to the 25 spaces (rows, 25, filters)."""
    kernel = weights[f"{name}.weight"]  # (filters, channels, 3, 3)
    windows = cells[:, WINDOWS].reshape(len(cells), len(WINDOWS), -1)  # (rows, 25, 9 * channels)
    y: Floats = windows @ kernel.transpose(2, 3, 1, 0).reshape(-1, len(kernel))
    return y


def mlp(weights: Weights, seen: Observation, layout: Layout) -> Network:
    """Fully connected layers on the whole observation."""
    layers = sorted({name.rsplit(".", 1)[0] for name in weights if name.startswith("body.")})
    # scaling the weights comes cheaper than scaling every observation
    weights = weights | {f"{layers[0]}.weight": weights[f"{layers[0]}.weight"] * input_scale(seen)}

    def forward(observations: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        x = observations.astype(np.float32)
        for name in layers:
            x = _relu(_linear(weights, name, x))
        return _linear(weights, "policy", x), _linear(weights, "value", x)[:, 0]

    return forward


def board(weights: Weights, seen: Observation, layout: Layout) -> Network:
    """One convolutional encoder for all boards; logits of choices that name a space come from that space's features."""
    scale = input_scale(seen)
    cut = board_cut(seen)
    _, cells = action_cells(layout)
    boards = len(cut.planes)

    def encode(x: Floats, k: int) -> Floats:
        grid = x[:, cut.planes[k].T]  # (rows, 49, planes)
        h = _convolve(weights, "first", grid) + _linear(weights, "numbers", x[:, cut.numbers[k]])[:, None]
        h = _relu(h + weights["place"].T)
        padded = np.zeros((len(x), GRID * GRID, h.shape[2]), np.float32)
        padded[:, INNER] = h
        h += _relu(_convolve(weights, "second", padded) + weights["second.bias"])
        return h  # (rows, 25, channels)

    def summary(h: Floats) -> Floats:
        return _relu(_linear(weights, "summary", h.transpose(0, 2, 1).reshape(len(h), -1)))

    def forward(observations: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        x = np.zeros((len(observations), cut.size + 1), np.float32)
        x[:, :-1] = observations * scale
        own = encode(x, 0)
        parts = [summary(own)]
        if boards > 1:
            parts.append(sum(summary(encode(x, k)) for k in range(1, boards)) / np.float32(boards - 1))
        h = _relu(_linear(weights, "mix", np.concatenate([*parts, x[:, cut.common]], axis=1)))
        by_space = np.zeros((len(x), cells.max() + 1), np.float32)
        spots = own @ weights["space.weight"].T  # (rows, 25, verbs)
        by_space[:, : spots.shape[1] * spots.shape[2]] = spots.transpose(0, 2, 1).reshape(len(x), -1)
        return _linear(weights, "policy", h) + by_space[:, cells], _linear(weights, "value", h)[:, 0]

    return forward


NETWORKS: dict[str, Callable[[Weights, Observation, Layout], Network]] = {"mlp": mlp, "board": board}
