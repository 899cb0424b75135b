"""Adam, compiled: gradients of several threads added up, cut to a norm, and the step. Values and order as in torch."""

from __future__ import annotations

from typing import Any

import numpy as np

from badbones_env.lowlevel import entry_point


@entry_point
def add_up(grads, total, live, block, lo, hi):
    """Add the threads' gradients (threads, size) of the blocks lo..hi-1 into ``total`` and clear them.

    Blocks that are not ``live`` have never had a gradient. Returns the sum of squares.
    """
    squares = 0.0
    for b in range(lo, hi):
        if not live[b]:
            continue
        part: Any = np.float32(0)
        for j in range(b * block, (b + 1) * block):
            value = grads[0, j]
            for k in range(1, grads.shape[0]):
                value += grads[k, j]
            total[j] = value
            part += value * value
        for k in range(grads.shape[0]):
            for j in range(b * block, (b + 1) * block):
                grads[k, j] = 0
        squares += part
    return squares


@entry_point
def make_step(weights, total, first, second, live, block, lo, hi, factor, beta1, beta2, rate, correction, epsilon):
    """Adam's step of the blocks lo..hi-1; ``factor`` cuts the gradient.

    ``rate`` is divided by 1 - beta1**t already; ``correction`` is the root of 1 - beta2**t.
    """
    one = np.float32(1)
    for b in range(lo, hi):
        if live[b]:
            for j in range(b * block, (b + 1) * block):
                slope = total[j] * factor
                first[j] += (slope - first[j]) * (one - beta1)
                second[j] = second[j] * beta2 + slope * slope * (one - beta2)
                weights[j] -= rate * first[j] / (np.sqrt(second[j]) / correction + epsilon)
