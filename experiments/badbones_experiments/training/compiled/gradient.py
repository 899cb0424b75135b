"""The gradient of PPO's loss, compiled: one decision forth and back through the network."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from badbones_agents.compiled.sparse_network import Net, Thought, judge, likeliest, think, weigh
from badbones_agents.compiled.vectors import LANES, add_weighted_rows, let_through, spread, spread_weighted
from numpy.typing import NDArray

from badbones_env.jit import compiled, entry_point_of

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
    taught: NDArray[np.uint8]  # was it thought over?
    lesson: Floats  # then these should have been the probabilities of the choices, in lists like theirs


# What losses come to, in ``Back.sums``: sums over all decisions
POLICY, VALUE, DISORDER, CHANGE, CLIPPED, DECISIONS, LESSON, TAUGHT = range(8)


class Back(NamedTuple):
    """Room for the way back, of one thread."""

    transposed: Floats  # (layers - 1, width, width) the hidden layers' weights, of each output those of all inputs
    slope: Floats  # (width,) of the layer at hand
    below: Floats  # (width,) of the one below
    active: Floats  # (width,) of the layer's active units, one after the other
    heads: Floats  # (actions,) of the logits
    values: Floats  # (values,) of the values
    sums: NDArray[np.float64]  # (8,) what the losses came to


def make_back(net: Net) -> Back:
    """Room for a network."""
    width = net.biases.shape[1]

    def floats(size: int) -> Floats:
        return np.zeros(size, np.float32)

    return Back(np.zeros_like(net.hidden), floats(width), floats(width), floats(width + LANES), floats(len(net.policy)),
                floats(len(net.value)), np.zeros(8))  # fmt: skip


@compiled
def slope_of_logits(thought, back, count, chosen, log_total, old, advantage, clip, entropy, scale):
    """Write the slope of policy loss and entropy bonus for every logit of a decision.

    Without ``clip`` (0) it is imitation: the loss is that of the chosen action's probability.
    """
    change = thought.logits[chosen] - log_total - old if clip > 0 else np.float32(0)
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
    back.sums[POLICY] -= min(advantage * ratio, advantage * bounded)
    back.sums[DISORDER] += disorder
    back.sums[CHANGE] += (ratio - np.float32(1)) - change
    back.sums[CLIPPED] += 1.0 if abs(ratio - np.float32(1)) > clip else 0.0
    back.sums[DECISIONS] += 1.0


@compiled
def slope_of_lesson(thought, back, count, log_total, lesson, first, weight):
    """Add the slope of the distance to a lesson: the cross-entropy of the policy to what it should have been."""
    for k in range(count):
        share = lesson[first + k]
        back.heads[k] += weight * (thought.shares[k] - share)
        back.sums[LESSON] -= share * (thought.logits[k] - log_total)
    back.sums[TAUGHT] += 1.0


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
def learn_from(net, thought, back, grad, data, row, clip, entropy, teaching, value_weight, scale, mean, spread_inverse):
    """Add the gradient of the loss of one decision to ``grad``: policy, entropy, lesson, values."""
    start = int(data.feature_start[row])
    listed = int(data.feature_start[row + 1]) - start
    first = int(data.choice_start[row])
    count = int(data.choice_start[row + 1]) - first
    think(net, thought, data.features, start, listed)
    judge(net, thought)
    log_total = weigh(net, thought, data.choices, first, count, 1.0)
    advantage = (data.advantage[row] - mean) * spread_inverse
    slope_of_logits(thought, back, count, int(data.action[row]), log_total, data.logp[row], advantage, clip, entropy,
                    scale)  # fmt: skip
    if int(data.taught[row]):
        slope_of_lesson(thought, back, count, log_total, data.lesson, first, teaching * scale)
    last = thought.layers[net.biases.shape[0] - 1]
    width = last.shape[0]
    for j in range(width):
        back.slope[j] = 0
    for v in range(net.value.shape[0]):
        error = thought.values[v] - data.target[row, v]
        back.sums[VALUE] += float(error) * float(error) if v == 0 else 0.0
        back.values[v] = scale * value_weight[v] * np.float32(2) * error
        grad.value_bias[v] += back.values[v]
    add_weighted_rows(net.value, thought.heads, 0, net.value.shape[0], back.values, 0, back.slope)
    spread_weighted(grad.value, thought.heads, 0, net.value.shape[0], back.values, 0, last)
    add_weighted_rows(net.policy, data.choices, first, count, back.heads, 0, back.slope)
    spread_weighted(grad.policy, data.choices, first, count, back.heads, 0, last)
    for k in range(count):
        grad.policy_bias[int(data.choices[first + k])] += back.heads[k]
    send_back(net, thought, back, grad, data.features, start, listed)


@entry_point_of(net=Net, thought=Thought, back=Back, grad=Net, data=Decisions)
def learn_rows(
    net, thought, back, grad, data, rows, clip, entropy, teaching, value_weight, scale, mean, spread_inverse
):
    """Add the gradient of the decisions ``rows``; the loss is a mean, so ``scale`` is 1 / decisions.

    Advantages are normalised with the mean and the inverse of the spread of all of them.
    """
    for i in range(rows.shape[0]):
        learn_from(net, thought, back, grad, data, int(rows[i]), clip, entropy, teaching, value_weight, scale,
                   mean, spread_inverse)  # fmt: skip


@entry_point_of(net=Net, thought=Thought, data=Decisions)
def compare_rows(net, thought, data):
    """How often the likeliest action is the one that was chosen, and the squared error of the values."""
    agreed = 0
    error = 0.0
    for row in range(data.action.shape[0]):
        start = int(data.feature_start[row])
        first = int(data.choice_start[row])
        count = int(data.choice_start[row + 1]) - first
        think(net, thought, data.features, start, int(data.feature_start[row + 1]) - start)
        judge(net, thought)
        weigh(net, thought, data.choices, first, count, 1.0)
        agreed += 1 if likeliest(thought.shares, count) == int(data.action[row]) else 0
        error += float(thought.values[0] - data.target[row, 0]) ** 2
    return agreed, error
