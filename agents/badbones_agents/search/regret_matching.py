"""Regret matching at the nodes of a tree: every seat mixes its choices so that it regrets none.

A seat chooses each candidate in proportion to how much better it would have done with it so far (RM+: a regret never
falls below 0), now and then by its prior or at random. What another candidate would have brought, the others choosing
as they did, is the mean of that joint choice so far, or where it is new the candidate's own. Where all seats do so
their *average* mixtures come near an equilibrium (of two seats; with decoupled UCT they need not), later ones counting
more.
"""

from __future__ import annotations

import math

from badbones_env.lowlevel import compiled
from badbones_env.rules.chance import word

from .tree import MOST_WIDTH, NONE

STREAM_MIX = 144  # chance of mixed choices in trials, with the agent's key
STREAM_ROOT = 152  # and of the choice at the root
MOST_DOUBT = 0.3  # the share of the choices at a new node that are made by prior or at random


@compiled
def doubt(made, count):
    """The share of the choices at a node, after ``made`` of them, that do not follow regrets."""
    return min(MOST_DOUBT, 0.5 * math.sqrt(count / (made + count)))


@compiled
def confidence_in(tree, node, q, k, positive):
    """The share of candidate k in the mixture of seat q; ``positive``: the sum of its regrets."""
    return tree.regret[node, q, k] / positive if positive > 0.0 else tree.prior[node, q, k]


@compiled
def regrets_of(tree, node, q):
    """The sum of the regrets of seat q, and how often it chose at a node."""
    positive = 0.0
    made = 0
    for k in range(int(tree.count[node, q])):
        positive += tree.regret[node, q, k]
        made += int(tree.tried[node, q, k])
    return positive, made


@compiled
def probability(tree, node, q, k, positive, made):
    """How likely seat q is to try candidate k."""
    count = int(tree.count[node, q])
    unsure = doubt(made, count)
    anything = 0.5 * tree.prior[node, q, k] + 0.5 / count
    return (1.0 - unsure) * confidence_in(tree, node, q, k, positive) + unsure * anything


@compiled
def mixed_choice(tree, node, q, clock):
    """The candidate that seat q tries at a node, drawn from its mixture."""
    positive, made = regrets_of(tree, node, q)
    counter = clock * 65536 + int(tree.visits[0])
    u = word(int(tree.key[0]), int(tree.key[1]), STREAM_MIX + q, counter) / 4294967296.0
    last = int(tree.count[node, q]) - 1
    for k in range(last):
        u -= probability(tree, node, q, k, positive, made)
        if u < 0.0:
            return k
    return last


@compiled
def mean_of(tree, node, q, k, otherwise):
    """The mean value of a candidate so far."""
    tried = int(tree.tried[node, q, k])
    return tree.total[node, q, k] / tried if tried else otherwise


@compiled
def child_with(tree, node, joint):
    """The child that a joint choice leads to, NONE if there is none yet."""
    child = int(tree.child[node])
    while child != NONE and int(tree.joint[child]) != joint:
        child = int(tree.sibling[child])
    return child


@compiled
def joint_with(tree, depth, players, q, k):
    """The joint choice of a step of the path, had seat q chosen candidate k."""
    joint = 0
    for other in range(players):
        chosen = int(tree.path[depth, 1 + other])
        if chosen != NONE:
            joint = joint * MOST_WIDTH + (k if other == q else chosen)
    return joint


@compiled
def remember(tree, depth, players, values):
    """Credit the joint choice of a step of the path with what came of it."""
    child = child_with(tree, int(tree.path[depth, 0]), joint_with(tree, depth, players, NONE, 0))
    if child != NONE:
        tree.passed[child] += 1
        for q in range(players):
            tree.worth[child, q] += values[q]


@compiled
def estimate(tree, node, depth, players, q, k, otherwise):
    """What candidate k would have brought seat q, the others choosing as they did: the mean of that joint choice."""
    child = child_with(tree, node, joint_with(tree, depth, players, q, k))
    if child != NONE and int(tree.passed[child]) > 0:
        return tree.worth[child, q] / tree.passed[child]
    return mean_of(tree, node, q, k, otherwise)


@compiled
def regret_choice(tree, depth, players, q, value):
    """Seat q made its choice at a step of the path and got ``value``: what does it regret?"""
    node = int(tree.path[depth, 0])
    count = int(tree.count[node, q])
    positive, made = regrets_of(tree, node, q)
    so_far = 0.0
    for k in range(count):
        so_far += tree.total[node, q, k]
    otherwise = so_far / made if made else value
    got = 0.0
    for k in range(count):
        tree.instead[k] = estimate(tree, node, depth, players, q, k, otherwise)
        share = confidence_in(tree, node, q, k, positive)
        got += share * tree.instead[k]
        tree.average[node, q, k] += (made + 1) * share
    for k in range(count):
        tree.regret[node, q, k] = max(0.0, tree.regret[node, q, k] + tree.instead[k] - got)


@compiled
def drawn_at_root(tree, p, clock):
    """A candidate of seat p at the root, drawn from its average mixture."""
    total = 0.0
    count = int(tree.count[0, p])
    for k in range(count):
        total += tree.average[0, p, k]
    u = total * word(int(tree.key[0]), int(tree.key[1]), STREAM_ROOT + p, clock) / 4294967296.0
    for k in range(count):
        u -= tree.average[0, p, k]
        if u < 0.0:
            return k
    return 0
