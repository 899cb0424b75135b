"""Small trained networks, compiled: a row at a time, in a fixed order of summation.

So what a network answers depends on nothing but its observation: a library for matrices adds up in another order for
another batch. Observations and rectified layers are mostly zeros, which are skipped; that makes up for the rest.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from badbones_env.lowlevel import compiled, entry_point, entry_point_of, inlined

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
def relu(x):
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
        relu(layers[k])


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


class BoardNet(NamedTuple):
    """The weights of a network that looks at boards, and where its inputs stand."""

    scale: Any  # (size,) of the observation
    planes: Any  # (planes, cells) indices of inputs
    rivals: Any  # (others, inputs) indices
    numbers: Any  # (numbers,) indices
    cells: Any  # (actions,) verb * 25 + space of the actions that name a space
    first: Any  # (9, planes, channels)
    place: Any  # (25, channels)
    of_numbers: Any  # (numbers, channels)
    numbers_bias: Any
    second: Any  # (9, channels, channels)
    second_bias: Any
    summary: Any  # (25, channels, half)
    summary_bias: Any
    rival: Any  # (inputs, half)
    rival_bias: Any
    mix: Any  # (joint, width)
    mix_bias: Any
    by_space: Any  # (channels, verbs)
    policy: Any  # (width, actions)
    policy_bias: Any
    value: Any  # (width, 1)
    value_bias: Any


class BoardRoom(NamedTuple):
    """Room to work in."""

    x: Any  # (size + 1,)
    grid: Any  # (cells, planes)
    padded: Any  # (cells, channels)
    h: Any  # (25, channels)
    more: Any  # (25, channels)
    brief: Any  # (half,)
    joint: Any
    mixed: Any  # (width,)


@inlined
def encode_board(net, room):
    """The features of a board's spaces into ``h`` (25, channels): two convolutions, the second around a shortcut."""
    channels = room.h.shape[1]
    for cell in range(net.planes.shape[1]):
        for plane in range(net.planes.shape[0]):
            room.grid[cell, plane] = room.x[net.planes[plane, cell]]
    for j in range(channels):
        bias = net.numbers_bias[j]
        for i in range(net.numbers.shape[0]):
            bias += room.x[net.numbers[i]] * net.of_numbers[i, j]
        for space in range(SPACES):
            room.h[space, j] = bias + net.place[space, j]
            room.more[space, j] = net.second_bias[j]
    convolve(room.grid, net.first, room.h)
    for space in range(SPACES):
        relu(room.h[space])
        copy(room.h[space], room.padded[GRID * (space // 5 + 1) + space % 5 + 1])
    convolve(room.padded, net.second, room.more)
    for space in range(SPACES):
        relu(room.more[space])
        for j in range(channels):
            room.h[space, j] += room.more[space, j]


@entry_point_of(net=BoardNet, room=BoardRoom)
def run_board(seen, net, room, logits, values):
    """One's own board convolved, the others through one encoder and averaged, then all mixed with the numbers.

    Choices that name a space add logits of that space's features. logits (rows, actions) and values (rows, 1) are
    written.
    """
    others = net.rivals.shape[0]
    half = room.brief.shape[0]
    for row in range(seen.shape[0]):
        for i in range(net.scale.shape[0]):
            room.x[i] = np.float32(seen[row, i]) * net.scale[i]
        encode_board(net, room)
        for i in range(room.joint.shape[0]):
            room.joint[i] = net.summary_bias[i] if i < half else 0
        for space in range(SPACES):
            add_layer(room.h[space], net.summary[space], room.joint)
        relu(room.joint)
        for b in range(others):
            copy(net.rival_bias, room.brief)
            for i in range(net.rivals.shape[1]):
                entry = room.x[net.rivals[b, i]]
                if entry != 0:
                    for j in range(half):
                        room.brief[j] += entry * net.rival[i, j]
            relu(room.brief)
            for j in range(half):
                room.joint[half + j] += room.brief[j] / np.float32(others)
        for i in range(net.numbers.shape[0]):
            room.joint[room.joint.shape[0] - net.numbers.shape[0] + i] = room.x[net.numbers[i]]
        copy(net.mix_bias, room.mixed)
        add_layer(room.joint, net.mix, room.mixed)
        relu(room.mixed)
        copy(net.policy_bias, logits[row])
        add_layer(room.mixed, net.policy, logits[row])
        for action in range(net.cells.shape[0]):
            verb = net.cells[action] // SPACES
            if verb < net.by_space.shape[1]:
                space = net.cells[action] % SPACES
                for j in range(room.h.shape[1]):
                    logits[row, action] += room.h[space, j] * net.by_space[j, verb]
        copy(net.value_bias, values[row])
        add_layer(room.mixed, net.value, values[row])
