"""The gradient of PPO's loss, compiled: one decision forth and back through the network."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from badbones_agents.networks.simd_dense import (
    LANES,
    add_weighted_rows,
    relu_backward,
    scatter_add,
    scatter_add_weighted,
)
from badbones_agents.networks.sparse_net import Activations, SparseNet, argmax, forward, masked_softmax, value_head
from numpy.typing import NDArray

from badbones_env.lowlevel import compiled, entry_point_of

Floats = NDArray[np.float32]


class Decisions(NamedTuple):
    """Decisions to learn from: lists of features and choices one after the other, and a number each of the rest."""

    features: NDArray[np.uint16]
    feature_start: NDArray[np.int64]  # (decisions + 1,)
    choices: NDArray[np.int16]
    choice_start: NDArray[np.int64]  # (decisions + 1,)
    action: NDArray[np.int16]  # the number of the chosen one in its list
    logp: Floats  # the logarithm of its probability then
    value: Floats  # (decisions, values) what the network expected
    advantage: Floats
    target: Floats  # (decisions, values) what the values should have been
    has_target: NDArray[np.uint8]  # was it thought over?
    target_policy: Floats  # then these should have been the probabilities of the choices, in lists like theirs


# What losses come to, in ``BackwardBuffers.sums``: sums over all decisions
POLICY, VALUE, ENTROPY, APPROX_KL, CLIPPED, DECISIONS, LESSON, TAUGHT = range(8)


class BackwardBuffers(NamedTuple):
    """Room for the way back, of one thread."""

    transposed: Floats  # (layers - 1, width, width) the hidden layers' weights, of each output those of all inputs
    delta: Floats  # (width,) of the layer at hand
    below: Floats  # (width,) of the one below
    active: Floats  # (width,) of the layer's active units, one after the other
    heads: Floats  # (actions,) of the logits
    values: Floats  # (values,) of the values
    sums: NDArray[np.float64]  # (8,) what the losses came to


def make_backward_buffers(net: SparseNet) -> BackwardBuffers:
    """Room for a network."""
    width = net.biases.shape[1]

    def floats(size: int) -> Floats:
        return np.zeros(size, np.float32)

    return BackwardBuffers(
        np.zeros_like(net.hidden),
        floats(width),
        floats(width),
        floats(width + LANES),
        floats(len(net.policy)),
        floats(len(net.value)),
        np.zeros(8),
    )


@compiled
def policy_gradient(activations, back, count, chosen, log_total, old, advantage, clip, entropy_coef, scale):
    """Write the slope of policy loss and entropy bonus for every logit of a decision.

    Without ``clip`` (0) it is imitation: the loss is that of the chosen action's probability.
    """
    log_ratio = activations.logits[chosen] - log_total - old if clip > 0 else np.float32(0)
    ratio = np.float32(np.exp(log_ratio))
    bounded = min(max(ratio, np.float32(1) - clip), np.float32(1) + clip)
    used = advantage * ratio <= advantage * bounded
    entropy = np.float32(0)
    for k in range(count):
        entropy -= activations.probs[k] * (activations.logits[k] - log_total)
    delta = -advantage * ratio if used else np.float32(0)
    for k in range(count):
        share = activations.probs[k]
        back.heads[k] = scale * (entropy_coef * share * (activations.logits[k] - log_total + entropy) - delta * share)
    back.heads[chosen] += scale * delta
    back.sums[POLICY] -= min(advantage * ratio, advantage * bounded)
    back.sums[ENTROPY] += entropy
    back.sums[APPROX_KL] += (ratio - np.float32(1)) - log_ratio
    back.sums[CLIPPED] += 1.0 if abs(ratio - np.float32(1)) > clip else 0.0
    back.sums[DECISIONS] += 1.0


@compiled
def distillation_gradient(activations, back, count, log_total, target_policy, first, weight):
    """Add the slope of the distance to a lesson: the cross-entropy of the policy to what it should have been."""
    for k in range(count):
        share = target_policy[first + k]
        back.heads[k] += weight * (activations.probs[k] - share)
        back.sums[LESSON] -= share * (activations.logits[k] - log_total)
    back.sums[TAUGHT] += 1.0


@compiled
def backward(net, activations, back, grad, features, start, count):
    """From the slope of the last layer's output to those of all weights below it."""
    width = net.biases.shape[1]
    for k in range(net.biases.shape[0] - 1, -1, -1):
        active = int(activations.counts[k])
        relu_backward(back.delta, activations.layers[k], back.active)
        for j in range(width):
            grad.biases[k, j] += back.delta[j]
        if k == 0:
            scatter_add(grad.first, features, start, count, back.delta)
        else:
            scatter_add_weighted(
                grad.hidden[k - 1],
                activations.units[k - 1],
                0,
                int(activations.counts[k - 1]),
                activations.acts[k - 1],
                0,
                back.delta,
            )
            for j in range(width):
                back.below[j] = 0
            add_weighted_rows(back.transposed[k - 1], activations.units[k], 0, active, back.active, 0, back.below)
            for j in range(width):
                back.delta[j] = back.below[j]


@compiled
def learn_from(
    net,
    activations,
    back,
    grad,
    data,
    row,
    clip,
    entropy_coef,
    distillation_coef,
    value_coef,
    scale,
    mean,
    spread_inverse,
):
    """Add the gradient of the loss of one decision to ``grad``: policy, entropy, lesson, values."""
    start = int(data.feature_start[row])
    listed = int(data.feature_start[row + 1]) - start
    first = int(data.choice_start[row])
    count = int(data.choice_start[row + 1]) - first
    forward(net, activations, data.features, start, listed)
    value_head(net, activations)
    log_total = masked_softmax(net, activations, data.choices, first, count, 1.0)
    advantage = (data.advantage[row] - mean) * spread_inverse
    policy_gradient(
        activations, back, count, int(data.action[row]), log_total, data.logp[row], advantage, clip, entropy_coef, scale
    )
    if int(data.has_target[row]):
        distillation_gradient(activations, back, count, log_total, data.target_policy, first, distillation_coef * scale)
    last = activations.layers[net.biases.shape[0] - 1]
    width = last.shape[0]
    for j in range(width):
        back.delta[j] = 0
    for v in range(net.value.shape[0]):
        error = activations.values[v] - data.target[row, v]
        back.sums[VALUE] += float(error) * float(error) if v == 0 else 0.0
        back.values[v] = scale * value_coef[v] * np.float32(2) * error
        grad.value_bias[v] += back.values[v]
    add_weighted_rows(net.value, activations.heads, 0, net.value.shape[0], back.values, 0, back.delta)
    scatter_add_weighted(grad.value, activations.heads, 0, net.value.shape[0], back.values, 0, last)
    add_weighted_rows(net.policy, data.choices, first, count, back.heads, 0, back.delta)
    scatter_add_weighted(grad.policy, data.choices, first, count, back.heads, 0, last)
    for k in range(count):
        grad.policy_bias[int(data.choices[first + k])] += back.heads[k]
    backward(net, activations, back, grad, data.features, start, listed)


@entry_point_of(net=SparseNet, activations=Activations, back=BackwardBuffers, grad=SparseNet, data=Decisions)
def learn_rows(
    net,
    activations,
    back,
    grad,
    data,
    rows,
    clip,
    entropy_coef,
    distillation_coef,
    value_coef,
    scale,
    mean,
    spread_inverse,
):
    """Add the gradient of the decisions ``rows``; the loss is a mean, so ``scale`` is 1 / decisions.

    Advantages are normalised with the mean and the inverse of the spread of all of them.
    """
    for i in range(rows.shape[0]):
        learn_from(
            net,
            activations,
            back,
            grad,
            data,
            int(rows[i]),
            clip,
            entropy_coef,
            distillation_coef,
            value_coef,
            scale,
            mean,
            spread_inverse,
        )


@entry_point_of(net=SparseNet, activations=Activations, data=Decisions)
def compare_rows(net, activations, data):
    """How often the likeliest action is the one that was chosen, and the squared error of the values."""
    agreed = 0
    error = 0.0
    for row in range(data.action.shape[0]):
        start = int(data.feature_start[row])
        first = int(data.choice_start[row])
        count = int(data.choice_start[row + 1]) - first
        forward(net, activations, data.features, start, int(data.feature_start[row + 1]) - start)
        value_head(net, activations)
        masked_softmax(net, activations, data.choices, first, count, 1.0)
        agreed += 1 if argmax(activations.probs, count) == int(data.action[row]) else 0
        error += float(activations.values[0] - data.target[row, 0]) ** 2
    return agreed, error
