"""Small trained networks without torch: their weights, arranged for the compiled kernels.

Both kinds take observations (rows, size) of uint8 and give logits (rows, actions) and values (rows,). The weights are
those of the modules of the same names in ``experiments.training.networks``, which trains them; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from badbones_env.observation import Observation
from badbones_env.tables import Layout

from .boards import GRID, action_cells, board_cut, input_scale
from .compiled.network import run_board, run_mlp

Floats = NDArray[np.float32]
Weights = dict[str, Floats]
Network = Callable[[NDArray[np.uint8]], tuple[Floats, Floats]]


def _room(*shape: int) -> Floats:
    return np.zeros(shape, np.float32)


def _linear(weights: Weights, name: str) -> tuple[Floats, Floats]:
    """The weights of a fully connected layer (in, out), and its biases."""
    return np.ascontiguousarray(weights[f"{name}.weight"].T), weights[f"{name}.bias"]


def _kernel(weights: Weights, name: str) -> Floats:
    """The weights of a 3 x 3 convolution: (9, channels, filters)."""
    kernel = weights[f"{name}.weight"]
    return np.ascontiguousarray(kernel.transpose(2, 3, 1, 0).reshape(9, kernel.shape[1], kernel.shape[0]))


def mlp(weights: Weights, seen: Observation, layout: Layout) -> Network:
    """Fully connected layers on the whole observation."""
    names = sorted({name.rsplit(".", 1)[0] for name in weights if name.startswith("body.")})
    layers = [_linear(weights, name) for name in names]
    first = layers[0][0] * input_scale(seen)[:, None]
    width = first.shape[1]
    hidden = np.stack([layer for layer, _ in layers[1:]]) if len(layers) > 1 else _room(0, width, width)
    biases = np.stack([bias for _, bias in layers])
    heads = *_linear(weights, "policy"), *_linear(weights, "value")
    room = np.zeros_like(biases)
    actions = len(layout.actions)

    def forward(observations: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        logits, values = _room(len(observations), actions), _room(len(observations), 1)
        run_mlp(observations, first, hidden, biases, *heads, room, logits, values)
        return logits, values[:, 0]

    return forward


def board(weights: Weights, seen: Observation, layout: Layout) -> Network:
    """A convolutional encoder of one's own board, one of numbers for all others; logits of choices that name a space
    come from that space's features."""
    cut = board_cut(seen)
    _, cells = action_cells(layout)
    summary, summary_bias = _linear(weights, "summary")  # its inputs run over channels, then spaces
    channels, half = weights["place"].shape[0], len(summary_bias)
    summary = np.ascontiguousarray(summary.reshape(channels, -1, half).transpose(1, 0, 2))
    rival, rival_bias = _linear(weights, "rival") if len(cut.rivals) else (_room(0, half), _room(half))
    mix, mix_bias = _linear(weights, "mix")
    constant = (
        input_scale(seen), cut.planes, cut.rivals, cut.numbers, cells, _kernel(weights, "first"),
        np.ascontiguousarray(weights["place"].T), *_linear(weights, "numbers"), _kernel(weights, "second"),
        weights["second.bias"], summary, summary_bias, rival, rival_bias, mix, mix_bias,
        np.ascontiguousarray(weights["space.weight"].T), *_linear(weights, "policy"), *_linear(weights, "value"),
    )  # fmt: skip
    spaces = len(summary)
    room = (
        _room(cut.size + 1), _room(GRID * GRID, len(cut.planes)), _room(GRID * GRID, channels),
        _room(spaces, channels), _room(spaces, channels), _room(half), _room(len(mix)), _room(len(mix_bias)),
    )  # fmt: skip
    actions = len(layout.actions)

    def forward(observations: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        logits, values = _room(len(observations), actions), _room(len(observations), 1)
        run_board(observations, *constant, *room, logits, values)
        return logits, values[:, 0]

    return forward


NETWORKS: dict[str, Callable[[Weights, Observation, Layout], Network]] = {"mlp": mlp, "board": board}
