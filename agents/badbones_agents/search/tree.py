"""The tree of the planners: nodes in arrays made once.

A node is a sequence of joint choices since the root, whatever chance did on the way (open loop). Every seat that has a
decision there keeps its own candidates and statistics; the joint choice leads to the child.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from badbones_env.errors import OptionError
from badbones_env.rules.constants import MAX_SEATS

MOST_WIDTH = 24  # candidates of a seat at a node
MOST_DEPTH = 64
NONE = -1
UCT, REGRET = 0, 1  # how seats choose at nodes
RULES = ("uct", "regret")


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
    regret: NDArray[np.float64]  # (nodes, seats, width) by how much it would have been better, see ``regret``
    average: NDArray[np.float64]  # (nodes, seats, width) sum of the mixtures, later ones counting for more
    passed: NDArray[np.int64]  # (nodes,) trials that came to a node, or to an end in its stead
    worth: NDArray[np.float64]  # (nodes, seats) what these came to
    instead: NDArray[np.float64]  # (width,) what the candidates would have brought
    rule: NDArray[np.int64]  # (1,) UCT or REGRET
    key: NDArray[np.int64]  # (2,) chance of mixed choices
    path: NDArray[np.int64]  # (depth, 1 + seats) the node and the candidate of every seat, of the present play-out


def make_tree(nodes: int, select: str = "uct") -> Tree:
    """Room for a tree of this many nodes; ``select``: how seats choose at them."""
    if select not in RULES:
        raise OptionError(f"select must be one of {', '.join(RULES)}, not {select!r}")
    seats = (nodes, MAX_SEATS)
    width = (nodes, MAX_SEATS, MOST_WIDTH)
    mixed = width if select == "regret" else (1, MAX_SEATS, 1)
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
        regret=np.zeros(mixed),
        average=np.zeros(mixed),
        passed=np.zeros(nodes, np.int64),
        worth=np.zeros(seats),
        instead=np.zeros(MOST_WIDTH),
        rule=np.array([RULES.index(select)]),
        key=np.zeros(2, np.int64),
        path=np.zeros((MOST_DEPTH, 1 + MAX_SEATS), np.int64),
    )
