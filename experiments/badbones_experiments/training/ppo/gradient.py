"""The gradient of PPO's loss, compiled: one decision forth and back through the network."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from badbones_agents.compiled.sparse_network import judge, think, weigh
from badbones_agents.compiled.vectors import add_weighted_rows, let_through, spread, spread_weighted
from numpy.typing import NDArray

from badbones_env.jit import compiled, entry_point

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


class Back(NamedTuple):
    """Room for the way back, of one thread."""

    transposed: Floats  # (layers - 1, width, width) the hidden layers' weights by output: shared
    slope: Floats  # (width,) of the layer at hand
    below: Floats  # (width,) of the one below
    active: Floats  # (width,) of the layer's active units, one after the other
    heads: Floats  # (actions,) of the logits
    values: Floats  # (values,) of the values
    sums: NDArray[np.float64]  # what the losses came to: policy, value, entropy, kl, clipped, decisions


@compiled
def slope_of_logits(thought, back, count, chosen, log_total, old, advantage, clip, entropy, scale):
    """Write the slope of policy loss and entropy bonus for every logit of a decision."""
    logp = thought.logits[chosen] - log_total
    change = logp - old
    ratio = np.float32(np.exp(change))
    bounded = min(max(ratio, np.float32(1) - clip), np.float32(1) + clip)
    used = advantage * ratio <= advantage * bounded
    disorder = np.float32(0)
    for k in range(count):
        disorder -= thought.shares[k] * (thought.logits[k] - log_total)
    slope = -advantage * ratio if used else np.float32(0)
    for k in range(count):
        share = thought.shares[k]
        back.heads[k] = scale * (entropy * share * (thought.logits[k] - log_total + disorder) - slope * share)
    back.heads[chosen] += scale * slope
    back.sums[0] -= min(advantage * ratio, advantage * bounded)
    back.sums[2] += disorder
    back.sums[3] += (ratio - np.float32(1)) - change
    back.sums[4] += 1.0 if abs(ratio - np.float32(1)) > clip else 0.0
    back.sums[5] += 1.0


@compiled
def send_back(net, thought, back, grad, features, start, count):
    """From the slope of the last layer's output to those of all weights below it."""
    width = net.biases.shape[1]
    for k in range(net.biases.shape[0] - 1, -1, -1):
        active = int(thought.counts[k])
        let_through(back.slope, thought.layers[k], back.active)
        for j in range(width):
            grad.biases[k, j] += back.slope[j]
        if k == 0:
            spread(grad.first, features, start, count, back.slope)
        else:
            spread_weighted(grad.hidden[k - 1], thought.units[k - 1], 0, int(thought.counts[k - 1]),
                            thought.acts[k - 1], 0, back.slope)  # fmt: skip
            for j in range(width):
                back.below[j] = 0
            add_weighted_rows(back.transposed[k - 1], thought.units[k], 0, active, back.active, 0, back.below)
            for j in range(width):
                back.slope[j] = back.below[j]


@compiled
def learn_from(net, thought, back, grad, data, row, clip, entropy, value_weight, scale, mean, spread_inverse):
    """Add the gradient of the loss of one decision to ``grad``."""
    start = int(data.feature_start[row])
    listed = int(data.feature_start[row + 1]) - start
    first = int(data.choice_start[row])
    count = int(data.choice_start[row + 1]) - first
    think(net, thought, data.features, start, listed)
    judge(net, thought)
    log_total = weigh(net, thought, data.choices, first, count)
    advantage = (data.advantage[row] - mean) * spread_inverse
    slope_of_logits(thought, back, count, int(data.action[row]), log_total, data.logp[row], advantage, clip, entropy,
                    scale)  # fmt: skip
    last = thought.layers[net.biases.shape[0] - 1]
    width = last.shape[0]
    for j in range(width):
        back.slope[j] = 0
    for v in range(net.value.shape[0]):
        error = thought.values[v] - data.target[row, v]
        back.sums[1] += float(error) * float(error) if v == 0 else 0.0
        back.values[v] = scale * value_weight[v] * np.float32(2) * error
        grad.value_bias[v] += back.values[v]
    add_weighted_rows(net.value, thought.heads, 0, net.value.shape[0], back.values, 0, back.slope)
    spread_weighted(grad.value, thought.heads, 0, net.value.shape[0], back.values, 0, last)
    add_weighted_rows(net.policy, data.choices, first, count, back.heads, 0, back.slope)
    spread_weighted(grad.policy, data.choices, first, count, back.heads, 0, last)
    for k in range(count):
        grad.policy_bias[int(data.choices[first + k])] += back.heads[k]
    send_back(net, thought, back, grad, data.features, start, listed)


@entry_point
def learn_rows(net, thought, back, grad, data, rows, lo, hi, clip, entropy, value_weight, scale, mean,
               spread_inverse):  # fmt: skip
    """Add the gradient of the decisions ``rows[lo:hi]``; the loss is a mean, so ``scale`` is 1 / decisions."""
    for i in range(lo, hi):
        learn_from(net, thought, back, grad, data, int(rows[i]), clip, entropy, value_weight, scale, mean,
                   spread_inverse)  # fmt: skip


@entry_point
def value_rows(net, thought, features, starts, lo, hi, values):
    """What observations are worth: ``values`` (rows, values)."""
    for row in range(lo, hi):
        start = int(starts[row])
        think(net, thought, features, start, int(starts[row + 1]) - start)
        judge(net, thought)
        for v in range(values.shape[1]):
            values[row, v] = thought.values[v]
