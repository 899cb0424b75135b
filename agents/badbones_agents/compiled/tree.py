"""The tree of decoupled UCT: nodes in arrays made once.

A node is a sequence of joint choices since the root, whatever chance did on the way (open loop). Every seat that has a
decision there keeps its own candidates and statistics; the joint choice leads to the child.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from badbones_env.rules.constants import MAX_SEATS

MOST_WIDTH = 24  # candidates of a seat at a node
MOST_DEPTH = 64
NONE = -1


class Tree(NamedTuple):
    """Nodes 0 (the root) .. size[0] - 1."""

    size: NDArray[np.int64]  # (1,)
    visits: NDArray[np.int64]  # (nodes,)
    child: NDArray[np.int64]  # (nodes,) its first child, NONE without one
    sibling: NDArray[np.int64]  # (nodes,) the next child of its parent
    joint: NDArray[np.int64]  # (nodes,) the joint choice that leads to it
    decision: NDArray[np.int8]  # (nodes, seats) what each seat was asked when the node was opened
    count: NDArray[np.int64]  # type: ignore[assignment]  # (nodes, seats) candidates; NONE in seat 0 of a node that is not open yet
    verb: NDArray[np.int64]  # (nodes, seats, width)
    argument: NDArray[np.int64]  # (nodes, seats, width)
    prior: NDArray[np.float64]  # (nodes, seats, width) shares of the trust put in the candidates
    tried: NDArray[np.int64]  # (nodes, seats, width)
    total: NDArray[np.float64]  # (nodes, seats, width) values of the play-outs that began with it
    points: NDArray[np.float64]  # (width,) what the trials of the root's candidates foretell: sums of shares of points
    path: NDArray[np.int64]  # (depth, 1 + seats) the node and the candidate of every seat, of the present play-out


def make_tree(nodes: int) -> Tree:
    """Room for a tree of so many nodes."""
    seats = (nodes, MAX_SEATS)
    width = (nodes, MAX_SEATS, MOST_WIDTH)
    return Tree(
        size=np.zeros(1, np.int64),
        visits=np.zeros(nodes, np.int64),
        child=np.zeros(nodes, np.int64),
        sibling=np.zeros(nodes, np.int64),
        joint=np.zeros(nodes, np.int64),
        decision=np.zeros(seats, np.int8),
        count=np.zeros(seats, np.int64),
        verb=np.zeros(width, np.int64),
        argument=np.zeros(width, np.int64),
        prior=np.zeros(width),
        tried=np.zeros(width, np.int64),
        total=np.zeros(width),
        points=np.zeros(MOST_WIDTH),
        path=np.zeros((MOST_DEPTH, 1 + MAX_SEATS), np.int64),
    )
