"""Small trained networks without torch: their weights, arranged for the compiled kernels.

Both kinds take observations (rows, size) of uint8 and give logits (rows, actions) and values (rows,). The weights are
those of the modules of the same names in ``badbones_experiments.training.sb3_networks``, which trains them; a test
compares the two.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from badbones_env.lowlevel import GameSpec
from badbones_env.observation.dense import Observation
from badbones_env.rules.constants import SPACES

from .board_planes import GRID, action_cells, board_cut, input_scale
from .dense_net import BoardNet, BoardRoom, run_board, run_mlp

Floats = NDArray[np.float32]
Weights = dict[str, Floats]
Network = Callable[[NDArray[np.uint8]], tuple[Floats, Floats]]


def _room(*shape: int) -> Floats:
    return np.zeros(shape, np.float32)


def _take(weights: Weights, name: str, *shape: int) -> Floats:
    """An array of the file, which must have this shape: compiled code does not look where arrays end."""
    array = weights[name]
    if array.shape != shape:
        raise ValueError(f"{name} is {array.shape}, not {shape}")
    return np.ascontiguousarray(array, np.float32)


def _linear(weights: Weights, name: str, size: int, out: int) -> tuple[Floats, Floats]:
    """The weights of a fully connected layer (size, out), and its biases."""
    layer = _take(weights, f"{name}.weight", out, size)
    return np.ascontiguousarray(layer.T), _take(weights, f"{name}.bias", out)


def _kernel(weights: Weights, name: str, channels: int, filters: int) -> Floats:
    """The weights of a 3 x 3 convolution: (9, channels, filters)."""
    kernel = _take(weights, f"{name}.weight", filters, channels, 3, 3)
    return np.ascontiguousarray(kernel.transpose(2, 3, 1, 0).reshape(9, channels, filters))


def mlp_layers(weights: Weights, observation: Observation, spec: GameSpec) -> tuple[Floats, ...]:
    """Fully connected layers as ``run_mlp`` takes them: the first, the hidden ones, biases, policy and value heads."""
    names = sorted(name.removesuffix(".bias") for name in weights if name.startswith("body.") and "bias" in name)
    width, actions = len(weights[f"{names[0]}.bias"]), len(spec.actions)
    layers = [_linear(weights, name, width if k else observation.size, width) for k, name in enumerate(names)]
    first = layers[0][0] * input_scale(observation)[:, None]
    hidden = np.stack([layer for layer, _ in layers[1:]]) if len(layers) > 1 else _room(0, width, width)
    biases = np.stack([bias for _, bias in layers])
    return first, hidden, biases, *_linear(weights, "policy", width, actions), *_linear(weights, "value", width, 1)


def mlp(weights: Weights, observation: Observation, spec: GameSpec) -> Network:
    """Fully connected layers on the whole observation."""
    layers = mlp_layers(weights, observation, spec)
    room, actions = np.zeros_like(layers[2]), len(spec.actions)

    def forward(observations: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        logits, values = _room(len(observations), actions), _room(len(observations), 1)
        run_mlp(observations, *layers, room, logits, values)
        return logits, values[:, 0]

    return forward


def board(weights: Weights, observation: Observation, spec: GameSpec) -> Network:
    """A convolutional encoder of one's own board, one of numbers for all others; logits of choices that name a space
    come from that space's features."""
    cut = board_cut(observation)
    verbs, cells = action_cells(spec)
    planes, numbers, actions = len(cut.planes), len(cut.numbers), len(spec.actions)
    others, rival_size = cut.rivals.shape
    channels, half, width = len(weights["place"]), len(weights["summary.bias"]), len(weights["mix.bias"])
    joint = half * min(others + 1, 2) + numbers
    # the inputs of the summary run over channels, then spaces
    summary, summary_bias = _linear(weights, "summary", channels * SPACES, half)
    net = BoardNet(
        input_scale(observation),
        cut.planes,
        cut.rivals,
        cut.numbers,
        cells,
        _kernel(weights, "first", planes, channels),
        np.ascontiguousarray(_take(weights, "place", channels, SPACES).T),
        *_linear(weights, "numbers", numbers, channels),
        _kernel(weights, "second", channels, channels),
        _take(weights, "second.bias", channels),
        np.ascontiguousarray(summary.reshape(channels, SPACES, half).transpose(1, 0, 2)),
        summary_bias,
        *(_linear(weights, "rival", rival_size, half) if others else (_room(0, half), _room(half))),
        *_linear(weights, "mix", joint, width),
        np.ascontiguousarray(_take(weights, "space.weight", verbs, channels).T),
        *_linear(weights, "policy", width, actions),
        *_linear(weights, "value", width, 1),
    )
    room = BoardRoom(
        _room(cut.size + 1),
        _room(GRID * GRID, planes),
        _room(GRID * GRID, channels),
        _room(SPACES, channels),
        _room(SPACES, channels),
        _room(half),
        _room(joint),
        _room(width),
    )

    def forward(observations: NDArray[np.uint8]) -> tuple[Floats, Floats]:
        logits, values = _room(len(observations), actions), _room(len(observations), 1)
        run_board(observations, net, room, logits, values)
        return logits, values[:, 0]

    return forward


NETWORKS: dict[str, Callable[[Weights, Observation, GameSpec], Network]] = {"mlp": mlp, "board": board}
