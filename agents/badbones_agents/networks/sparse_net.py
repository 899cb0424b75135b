"""The network of the sparse encoding, compiled: forward pass, value head, masked softmax.

The first layer is an embedding sum: the rows of the features that are true are added. Later layers skip inactive units,
and only legal actions get a logit, so a decision costs only what is true of it. Each observation is computed by itself,
in a fixed order of summation: results depend on nothing but the observation.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from badbones_env.lowlevel import compiled

from .simd_dense import LANES, add_rows, add_weighted_rows, dot_rows, relu

Floats = NDArray[np.float32]
# What the value head predicts, a row each: the return, and of the end of the game the score of the seat and of the
# others (``rules.rewards.score_of``) and the last round in units of LATE. A head may have fewer rows.
RETURN, OWN_SCORE, OTHERS_SCORE, LAST_ROUND = range(4)
VALUES = 4
LATE = 20.0  # a round that is late in most games


class SparseNet(NamedTuple):
    """The weights. ``width`` is a multiple of 16."""

    first: Floats  # (features, width)
    biases: Floats  # (layers, width)
    hidden: Floats  # (layers - 1, width, width): of each input the weights to all outputs
    policy: Floats  # (actions, width)
    value: Floats  # (values, width)
    policy_bias: Floats  # (actions,)
    value_bias: Floats  # (values,)


class Activations(NamedTuple):
    """Scratch arrays of one thread, with the results of the last forward pass."""

    layers: Floats  # (layers, width) the output of each layer
    units: NDArray[np.int32]  # (layers, width) the active units
    acts: Floats  # (layers, width) their outputs, packed
    counts: NDArray[np.int64]  # (layers,) their number
    logits: Floats  # (actions,) of the legal actions, in the order of their list
    probs: Floats  # (actions,) their probabilities
    values: Floats  # (values,)
    heads: NDArray[np.int32]  # (values,) 0, 1, ...: the rows of the value head


def make_activations(net: SparseNet) -> Activations:
    """Scratch arrays for a network."""
    layers, width = net.biases.shape
    wide = width + LANES  # the last ones are written in whole vectors
    choices, values = len(net.policy), len(net.value)

    def floats(*shape: int) -> Floats:
        return np.zeros(shape, np.float32)

    return Activations(
        floats(layers, width),
        np.zeros((layers, wide), np.int32),
        floats(layers, wide),
        np.zeros(layers, np.int64),
        floats(choices),
        floats(choices),
        floats(values),
        np.arange(values, dtype=np.int32),
    )


@compiled
def exponential(x):
    """e**x of a float32 not above 0, to a few units in the last place; without branches, so that loops vectorise."""
    x = max(x, np.float32(-87.0))
    n = np.float32(np.floor(x * np.float32(1.44269504) + np.float32(0.5)))
    r = (x - n * np.float32(0.693359375)) + n * np.float32(2.12194440e-4)
    y = np.float32(1.9875691500e-4)
    y = y * r + np.float32(1.3981999507e-3)
    y = y * r + np.float32(8.3334519073e-3)
    y = y * r + np.float32(4.1665795894e-2)
    y = y * r + np.float32(1.6666665459e-1)
    y = y * r + np.float32(5.0000001201e-1)
    y = y * r * r + r + np.float32(1.0)
    return y * np.int32((np.int32(n) + np.int32(127)) << np.int32(23)).view(np.float32)


@compiled
def forward(net, activations, features, start, count):
    """Pass an observation (``features[start : start + count]``) through all layers but the heads."""
    width = net.biases.shape[1]
    for k in range(net.biases.shape[0]):
        for j in range(width):
            activations.layers[k, j] = net.biases[k, j]
        if k == 0:
            add_rows(net.first, features, start, count, activations.layers[0])
        else:
            add_weighted_rows(
                net.hidden[k - 1],
                activations.units[k - 1],
                0,
                int(activations.counts[k - 1]),
                activations.acts[k - 1],
                0,
                activations.layers[k],
            )
        activations.counts[k] = relu(activations.layers[k], activations.units[k], activations.acts[k])


@compiled
def value_head(net, activations):
    """The values of the observation of the last forward pass."""
    count = net.value.shape[0]
    dot_rows(net.value, activations.heads, 0, count, activations.layers[net.biases.shape[0] - 1], activations.values, 0)
    for v in range(count):
        activations.values[v] += net.value_bias[v]


@compiled
def masked_softmax(net, activations, choices, start, count, temperature):
    """Logits and probabilities of the legal actions ``choices[start : start + count]``; returns their logsumexp.

    The log probability of an action is its logit minus what is returned. A ``temperature`` above 0 divides the logits.
    """
    last = activations.layers[net.biases.shape[0] - 1]
    dot_rows(net.policy, choices, start, count, last, activations.logits, 0)
    most = np.float32(-3e38)
    factor = np.float32(1 / temperature if temperature > 0 else 1)
    for k in range(count):
        activations.logits[k] = (activations.logits[k] + net.policy_bias[int(choices[start + k])]) * factor
        most = max(most, activations.logits[k])
    for k in range(count):
        activations.probs[k] = exponential(activations.logits[k] - most)
    total = np.float32(0)
    for k in range(count):
        total += activations.probs[k]
    for k in range(count):
        activations.probs[k] /= total
    return most + np.float32(np.log(total))


@compiled
def sample(probs, count, u):
    """Inverse transform sampling: the index of the action for a uniform ``u`` in [0, 1)."""
    k = 0
    while k < count - 1 and u >= float(probs[k]):
        u -= float(probs[k])
        k += 1
    return k


@compiled
def argmax(probs, count):
    """The index of the highest probability, the first of several."""
    best = 0
    for k in range(1, count):
        if probs[k] > probs[best]:
            best = k
    return best
