"""The search tree: nodes in preallocated arrays.

A node is a sequence of joint actions since the root, whatever chance did on the way (open loop). Every seat that has a
decision there keeps its own candidates and statistics (decoupled). The joint action of all seats leads to the child.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from badbones_env.lowlevel import compiled
from badbones_env.rules.constants import MAX_SEATS

MAX_WIDTH = 24  # candidates of a seat at a node
MAX_DEPTH = 64
NONE = -1


class Tree(NamedTuple):
    """Nodes 0 (the root) .. size[0] - 1. In AlphaZero's letters: N action_visits, W value_sum, P prior."""

    size: NDArray[np.int64]  # (1,)
    visits: NDArray[np.int64]  # (nodes,)
    first_child: NDArray[np.int64]  # (nodes,) NONE without one
    next_sibling: NDArray[np.int64]  # (nodes,) the next child of its parent
    joint_action: NDArray[np.int64]  # (nodes,) the joint action that leads to it
    decision: NDArray[np.int8]  # (nodes, seats) the decision of each seat when the node was expanded
    candidates: NDArray[np.int64]  # (nodes, seats) how many; NONE in seat 0 of a node that is not expanded yet
    verb: NDArray[np.int64]  # (nodes, seats, width)
    argument: NDArray[np.int64]  # (nodes, seats, width)
    prior: NDArray[np.float64]  # (nodes, seats, width)
    action_visits: NDArray[np.int64]  # (nodes, seats, width)
    value_sum: NDArray[np.float64]  # (nodes, seats, width) values of the simulations that took this candidate
    points_sum: NDArray[np.float64]  # (width,) predicted shares of points of the root's candidates
    path: NDArray[np.int64]  # (depth, 1 + seats) of the present simulation: the node and the candidate of every seat


def make_tree(nodes: int) -> Tree:
    """Arrays for a tree of this many nodes."""
    width = (nodes, MAX_SEATS, MAX_WIDTH)
    return Tree(
        size=np.zeros(1, np.int64),
        visits=np.zeros(nodes, np.int64),
        first_child=np.zeros(nodes, np.int64),
        next_sibling=np.zeros(nodes, np.int64),
        joint_action=np.zeros(nodes, np.int64),
        decision=np.zeros((nodes, MAX_SEATS), np.int8),
        candidates=np.zeros((nodes, MAX_SEATS), np.int64),
        verb=np.zeros(width, np.int64),
        argument=np.zeros(width, np.int64),
        prior=np.zeros(width),
        action_visits=np.zeros(width, np.int64),
        value_sum=np.zeros(width),
        points_sum=np.zeros(MAX_WIDTH),
        path=np.zeros((MAX_DEPTH, 1 + MAX_SEATS), np.int64),
    )


@compiled
def new_node(tree, joint_action):
    """Add a node that is not expanded yet; NONE if the tree is full."""
    node = int(tree.size[0])
    if node == tree.visits.shape[0]:
        return NONE
    tree.size[0] = node + 1
    tree.visits[node] = 0
    tree.first_child[node] = NONE
    tree.next_sibling[node] = NONE
    tree.joint_action[node] = joint_action
    tree.candidates[node, 0] = NONE
    return node


@compiled
def reset_tree(tree):
    """A tree of a root that is not expanded yet."""
    tree.size[0] = 0
    tree.points_sum[:] = 0
    new_node(tree, 0)


@compiled
def set_candidates(tree, node, q, count):
    """Seat q has ``count`` candidates at a node; nothing is known of them yet."""
    for k in range(count):
        tree.action_visits[node, q, k] = 0
        tree.value_sum[node, q, k] = 0.0
    tree.candidates[node, q] = count


@compiled
def child_of(tree, node, joint_action):
    """The child that a joint action leads to, added if it is new (NONE if the tree is full)."""
    child = int(tree.first_child[node])
    while child != NONE and int(tree.joint_action[child]) != joint_action:
        child = int(tree.next_sibling[child])
    if child == NONE:
        child = new_node(tree, joint_action)
        if child != NONE:
            tree.next_sibling[child] = tree.first_child[node]
            tree.first_child[node] = child
    return child


@compiled
def backup(tree, depth, players, values):
    """Add the values of a simulation to the statistics of every candidate on its path."""
    for d in range(depth):
        node = int(tree.path[d, 0])
        for q in range(players):
            k = int(tree.path[d, 1 + q])
            if k != NONE:
                tree.action_visits[node, q, k] += 1
                tree.value_sum[node, q, k] += values[q]


@compiled
def most_visited_action(tree, t, p):
    """The action of seat p at the root with the most visits."""
    best = 0
    for k in range(int(tree.candidates[0, p])):
        if int(tree.action_visits[0, p, k]) > int(tree.action_visits[0, p, best]):
            best = k
    return int(t.action[int(tree.verb[0, p, best]), int(tree.argument[0, p, best])])


class SearchInfo(NamedTuple):
    """The candidates of a decision."""

    verbs: NDArray[np.int64]
    arguments: NDArray[np.int64]
    visit_probs: NDArray[np.float64]  # fractions of the visits
    values: NDArray[np.float64]  # means from -1 to 1; nan without visits
    points: NDArray[np.float64] | None = None  # predicted points at the end, if there is a prediction
    priors: NDArray[np.float64] | None = None


def root_info(tree: Tree, seat: int) -> SearchInfo:
    """The candidates of a seat at the root."""
    count = int(tree.candidates[0, seat])
    return SearchInfo(
        tree.verb[0, seat, :count].copy(),
        tree.argument[0, seat, :count].copy(),
        *visit_probs(tree.action_visits[0, seat, :count], tree.value_sum[0, seat, :count]),
        priors=tree.prior[0, seat, :count].copy(),
    )


def visit_probs(
    visits: NDArray[np.int64], value_sum: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Fractions of the visits, and mean values."""
    total = max(int(visits.sum()), 1)
    return visits / total, np.divide(value_sum, visits, out=np.full(len(visits), np.nan), where=visits > 0)
