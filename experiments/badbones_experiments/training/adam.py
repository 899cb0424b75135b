"""Adam, compiled. It computes the same as ``torch.optim.Adam``, in the same order of operations.

All weights of a network are views of one flat array (``Parameters``). A step is one loop, split between threads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from badbones_agents.networks.arrays_file import fill
from badbones_agents.networks.policy_file import shapes
from badbones_agents.networks.sparse_net import SparseNet
from numpy.typing import NDArray

from badbones_env.lowlevel import ThreadTeam, entry_point
from badbones_env.observation.features import FEATURES

from .checkpoint import check_count

Floats = NDArray[np.float32]
F = np.float32
BETA1, BETA2, EPSILON = 0.9, 0.999, 1e-5
ACTIVE_FEATURES = 64  # features that are true in a typical position


class Parameters:
    """All weights in one flat array, in blocks of ``width``: one for each row of the first layer and policy head."""

    def __init__(self, width: int, layers: int, values: int = 1, styles: int = 0) -> None:
        self.shapes = shapes(width, layers, values, FEATURES + styles)
        self.width = width
        self.blocks = -(-sum(int(np.prod(shape)) for shape in self.shapes.values()) // width)
        self.flat = self.zeros()
        self.net = self.views(self.flat)

    def zeros(self, *head: int) -> Floats:
        """An array like the flat weights, for gradients and moments."""
        return np.zeros((*head, self.blocks * self.width), np.float32)

    def views(self, flat: Floats) -> SparseNet:
        """A flat array as named weight matrices, without copying."""
        parts, start = {}, 0
        for name, shape in self.shapes.items():
            size = int(np.prod(shape))
            parts[name] = flat[start : start + size].reshape(shape)
            start += size
        return SparseNet(**parts)

    def initialize(self, seed: int) -> None:
        """Orthogonal initialisation, scaled as in CleanRL, so that the first policy is nearly uniform."""
        rng = np.random.default_rng([seed, 0])
        net = self.net
        net.first[:] = rng.standard_normal(net.first.shape) * np.sqrt(2 / ACTIVE_FEATURES)
        net.first[0] = 0  # padding
        net.first[FEATURES:] = 0  # all styles start without an effect
        for layer in net.hidden:
            layer[:] = orthogonal(rng, *layer.shape) * np.sqrt(2)
        net.policy[:] = orthogonal(rng, *net.policy.shape) * 0.01
        net.value[:] = orthogonal(rng, *net.value.shape)


def orthogonal(rng: np.random.Generator, rows: int, columns: int) -> NDArray[np.float64]:
    """A random matrix with orthonormal rows or columns, whichever are fewer."""
    q, r = np.linalg.qr(rng.standard_normal((max(rows, columns), min(rows, columns))))
    q *= np.sign(np.diag(r))
    matrix: NDArray[np.float64] = q if rows >= columns else q.T
    return matrix


class Adam:
    """The optimizer, with clipping by the global norm. The threads of ``team`` compute a step in ``parts``."""

    def __init__(self, parameters: Parameters, team: ThreadTeam, parts: int) -> None:
        self.parameters, self.team, self.parts, self.steps = parameters, team, parts, 0
        self.exp_avg, self.exp_avg_sq, self.total = parameters.zeros(), parameters.zeros(), parameters.zeros()
        self.grads = parameters.zeros(parts)  # one row for each worker; summed into ``total`` and cleared
        # blocks to update: rows of features that have never occurred have no gradient and are skipped
        self.live = np.ones(parameters.blocks, np.bool_)
        self.live[: len(parameters.net.first)] = False

    def step(self, learning_rate: float, max_grad_norm: float) -> None:
        """Sum the workers' gradients, clip the sum and update the weights."""
        self.steps += 1
        width, live = self.parameters.width, np.flatnonzero(self.live)
        cuts = [int(live[len(live) * k // self.parts]) for k in range(1, self.parts)]
        edges = [0, *cuts, self.parameters.blocks]  # parts with the same number of live blocks

        def squares(k: int) -> float:
            return float(sum_gradients(self.grads, self.total, self.live, width, edges[k], edges[k + 1]))

        norm = float(np.sqrt(sum(parallel_map(self.team, self.parts, squares))))
        clip = F(min(1.0, max_grad_norm / (norm + 1e-6)))
        rate = F(learning_rate / (1 - BETA1**self.steps))
        correction = F(np.sqrt(1 - BETA2**self.steps))
        moments = self.parameters.flat, self.total, self.exp_avg, self.exp_avg_sq

        def update(k: int) -> None:
            adam_step(*moments, self.live, width, edges[k], edges[k + 1], clip, rate, correction)

        parallel_map(self.team, self.parts, update)

    def save(self) -> dict[str, Any]:
        arrays = {"first": self.exp_avg.copy(), "second": self.exp_avg_sq.copy(), "live": self.live.copy()}
        return {"time": self.steps} | arrays

    def restore(self, saved: dict[str, Any]) -> None:
        self.steps = check_count(saved["time"])
        for array, name in ((self.exp_avg, "first"), (self.exp_avg_sq, "second"), (self.live, "live")):
            fill(array, saved[name])


def parallel_map(team: ThreadTeam, count: int, work: Callable[[int], Any]) -> list[Any]:
    """``[work(0), ..., work(count - 1)]``, computed on all threads of the team."""
    results: list[Any] = [None] * count

    def run(thread: Any) -> None:
        for k in range(thread.number, count, team.threads):
            results[k] = work(k)

    team.run(run)
    return results


@entry_point
def sum_gradients(grads, total, live, width, lo, hi):
    """Sum the workers' gradients (workers, size) of the live blocks lo..hi-1 into ``total`` and clear them.

    Returns the sum of squares.
    """
    squares = 0.0
    for b in range(lo, hi):
        if not live[b]:
            continue
        part: Any = np.float32(0)
        for j in range(b * width, (b + 1) * width):
            value = grads[0, j]
            for k in range(1, grads.shape[0]):
                value += grads[k, j]
            total[j] = value
            part += value * value
        for k in range(grads.shape[0]):
            for j in range(b * width, (b + 1) * width):
                grads[k, j] = 0
        squares += part
    return squares


@entry_point
def adam_step(weights, total, exp_avg, exp_avg_sq, live, width, lo, hi, clip, rate, correction):
    """Update the live blocks lo..hi-1; ``clip`` scales the gradient.

    ``rate`` is already divided by 1 - beta1**t; ``correction`` is the root of 1 - beta2**t.
    """
    one = np.float32(1)
    beta1 = np.float32(BETA1)
    beta2 = np.float32(BETA2)
    for b in range(lo, hi):
        if live[b]:
            for j in range(b * width, (b + 1) * width):
                grad = total[j] * clip
                exp_avg[j] += (grad - exp_avg[j]) * (one - beta1)
                exp_avg_sq[j] = exp_avg_sq[j] * beta2 + grad * grad * (one - beta2)
                weights[j] -= rate * exp_avg[j] / (np.sqrt(exp_avg_sq[j]) / correction + np.float32(EPSILON))
