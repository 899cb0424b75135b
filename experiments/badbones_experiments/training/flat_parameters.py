"""The weights of a network as one array, with views under their names; and how they begin."""

from __future__ import annotations

import numpy as np
from badbones_agents.networks.parameters import shapes
from badbones_agents.networks.sparse_net import SparseNet
from numpy.typing import NDArray

Floats = NDArray[np.float32]
TYPICAL = 64  # features that are true of a position, about


class Parameters:
    """All weights in one array, in blocks of ``width``: a row of the first layer or of the policy head is a block."""

    def __init__(self, width: int, layers: int, values: int = 1) -> None:
        self.shapes = shapes(width, layers, values)
        self.width = width
        self.blocks = -(-sum(int(np.prod(shape)) for shape in self.shapes.values()) // width)
        self.flat = self.room()
        self.net = self.views(self.flat)

    def room(self, *head: int) -> Floats:
        """Zeros for something of every weight."""
        return np.zeros((*head, self.blocks * self.width), np.float32)

    def views(self, flat: Floats) -> SparseNet:
        """The parts of such an array."""
        parts, start = {}, 0
        for name, shape in self.shapes.items():
            size = int(np.prod(shape))
            parts[name] = flat[start : start + size].reshape(shape)
            start += size
        return SparseNet(**parts)

    def begin(self, seed: int) -> None:
        """Random weights: outputs of all layers keep their size, and the policy begins as uniform play."""
        rng = np.random.default_rng([seed, 0])
        net = self.net
        net.first[:] = rng.standard_normal(net.first.shape) * np.sqrt(2 / TYPICAL)
        net.first[0] = 0  # no feature
        for layer in net.hidden:
            layer[:] = orthogonal(rng, *layer.shape) * np.sqrt(2)
        net.policy[:] = orthogonal(rng, *net.policy.shape) * 0.01
        net.value[:] = orthogonal(rng, *net.value.shape)


def orthogonal(rng: np.random.Generator, rows: int, columns: int) -> NDArray[np.float64]:
    """A random matrix whose shorter side is orthonormal."""
    q, r = np.linalg.qr(rng.standard_normal((max(rows, columns), min(rows, columns))))
    q *= np.sign(np.diag(r))
    found: NDArray[np.float64] = q if rows >= columns else q.T
    return found
