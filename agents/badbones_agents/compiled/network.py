"""Small trained networks, compiled: a row at a time, in a fixed order of summation.

So what a network answers depends on nothing but its observation: a library for matrices adds up in another order for
another batch. Observations and rectified layers are mostly zeros, which are skipped; that makes up for the rest.
"""

from __future__ import annotations

import numpy as np

from badbones_env.jit import compiled, entry_point

SPACES, GRID = 25, 7


@compiled
def add_layer(x, weights, y):
    """y += x @ weights, for vectors."""
    for i in range(weights.shape[0]):
        if x[i] != 0:
            value = np.float32(x[i])  # of whole numbers the product would be a double
            for j in range(weights.shape[1]):
                y[j] += value * weights[i, j]


@compiled
def rectify(x):
    for i in range(x.shape[0]):
        if x[i] < 0:
            x[i] = 0


@compiled
def copy(source, goal):
    """Vectors; an assignment of slices would need memory."""
    for i in range(goal.shape[0]):
        goal[i] = source[i]


@compiled
def pass_through(seen, first, hidden, biases, layers):
    """One observation through all layers but the heads; each layer's output stays in ``layers``."""
    for k in range(layers.shape[0]):
        copy(biases[k], layers[k])
        if k == 0:
            add_layer(seen, first, layers[0])
        else:
            add_layer(layers[k - 1], hidden[k - 1], layers[k])
        rectify(layers[k])


@entry_point
def run_mlp(seen, first, hidden, biases, policy, policy_bias, value, value_bias, layers, logits, values):
    """Fully connected layers: ``first`` (size, width), ``hidden`` (layers - 1, width, width), biases (layers, width).

    ``layers`` (layers, width) is room to work in; logits (rows, actions) and values (rows, 1) are written.
    """
    for row in range(seen.shape[0]):
        pass_through(seen[row], first, hidden, biases, layers)
        copy(policy_bias, logits[row])
        add_layer(layers[-1], policy, logits[row])
        copy(value_bias, values[row])
        add_layer(layers[-1], value, values[row])


@compiled
def convolve(x, kernel, y):
    """y (25 spaces, filters) += 3 x 3 windows of x (49 cells, channels) times kernel (9, channels, filters)."""
    for cell in range(GRID * GRID):
        for channel in range(x.shape[1]):
            value = x[cell, channel]
            if value != 0:
                for k in range(9):
                    rank = cell // GRID - k // 3
                    column = cell % GRID - k % 3
                    if 0 <= rank < 5 and 0 <= column < 5:
                        space = 5 * rank + column
                        for j in range(y.shape[1]):
                            y[space, j] += value * kernel[k, channel, j]


@compiled
def encode_board(x, planes, numbers, first, place, of_numbers, numbers_bias, second, second_bias, grid, padded, h,
                 more):  # fmt: skip
    """The features of a board's spaces into ``h`` (25, channels): two convolutions, the second around a shortcut."""
    channels = h.shape[1]
    for cell in range(planes.shape[1]):
        for plane in range(planes.shape[0]):
            grid[cell, plane] = x[planes[plane, cell]]
    for j in range(channels):
        bias = numbers_bias[j]
        for i in range(numbers.shape[0]):
            bias += x[numbers[i]] * of_numbers[i, j]
        for space in range(SPACES):
            h[space, j] = bias + place[space, j]
            more[space, j] = second_bias[j]
    convolve(grid, first, h)
    for space in range(SPACES):
        rectify(h[space])
        copy(h[space], padded[GRID * (space // 5 + 1) + space % 5 + 1])
    convolve(padded, second, more)
    for space in range(SPACES):
        rectify(more[space])
        for j in range(channels):
            h[space, j] += more[space, j]


@entry_point
def run_board(seen, scale, planes, rivals, numbers, cells, first, place, of_numbers, numbers_bias, second, second_bias,
              summary, summary_bias, rival, rival_bias, mix, mix_bias, by_space, policy, policy_bias, value, value_bias,
              x, grid, padded, h, more, brief, joint, mixed, logits, values):  # fmt: skip
    """One's own board convolved, the others through one encoder and averaged, then all mixed with the numbers.

    Choices that name a space add logits of that space's features. ``x`` .. ``mixed`` are room to work in; logits (rows,
    actions) and values (rows, 1) are written.
    """
    others = rivals.shape[0]
    half = brief.shape[0]
    for row in range(seen.shape[0]):
        for i in range(scale.shape[0]):
            x[i] = np.float32(seen[row, i]) * scale[i]
        encode_board(x, planes, numbers, first, place, of_numbers, numbers_bias, second, second_bias, grid, padded, h,
                     more)  # fmt: skip
        for i in range(joint.shape[0]):
            joint[i] = summary_bias[i] if i < half else 0
        for space in range(SPACES):
            add_layer(h[space], summary[space], joint)
        rectify(joint)
        for b in range(others):
            copy(rival_bias, brief)
            for i in range(rivals.shape[1]):
                entry = x[rivals[b, i]]
                if entry != 0:
                    for j in range(half):
                        brief[j] += entry * rival[i, j]
            rectify(brief)
            for j in range(half):
                joint[half + j] += brief[j] / np.float32(others)
        for i in range(numbers.shape[0]):
            joint[joint.shape[0] - numbers.shape[0] + i] = x[numbers[i]]
        copy(mix_bias, mixed)
        add_layer(joint, mix, mixed)
        rectify(mixed)
        copy(policy_bias, logits[row])
        add_layer(mixed, policy, logits[row])
        for action in range(cells.shape[0]):
            verb = cells[action] // SPACES
            if verb < by_space.shape[1]:
                space = cells[action] % SPACES
                for j in range(h.shape[1]):
                    logits[row, action] += h[space, j] * by_space[j, verb]
        copy(value_bias, values[row])
        add_layer(mixed, value, values[row])
