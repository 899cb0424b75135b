"""A trained network that looks ahead: a tree of its likeliest choices, tried on copies of the game.

It is the tree of ``mcts``, in which every seat chooses by its own statistics, with the network's policy for priors; at
the root half of the trust goes to the choices that guardian prefers. From the end of the tree all seats go on by the
policy to the beginning of a later round, with chance of the trial's own; there the value head judges the position. The
n-th trial of every choice at the root has the same chance, so that these are compared fairly. What a network for
``core`` decisions has not learnt is thought over in the same way; further on the steward answers it.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from badbones_env.jit import compiled, entry_point
from badbones_env.rules.bits import lowest_bit
from badbones_env.rules.chance import word
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import D_ADVANCE, D_HERO, D_MARKET, D_TRAP, DECIDED, NOTHING, OVER, VERSUS
from badbones_env.rules.flow import proceed
from badbones_env.rules.kernels import answer_rest, key_of
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.observe import write_observations
from badbones_env.rules.rewards import outcome, stand_of
from badbones_env.rules.steward import answer

from .candidates import STANDING, prospect
from .desk import PLAY
from .mcts import answer_at_root, back_up, begin_tree, child_of, choose_jointly, clear, same_decisions, select
from .network import add_layer, copy, pass_through
from .playout import redraw
from .tree import MOST_DEPTH, NONE
from .weights import TRUST

CLOSELY = 0.5  # of the trust in choices at the root
STREAM_TRIAL = 128  # chance of the network's choices in trials, with the trial's key


class Mind(NamedTuple):
    """A fully connected network and room to think in."""

    first: NDArray[np.float32]  # (size, width)
    hidden: NDArray[np.float32]  # (layers - 1, width, width)
    biases: NDArray[np.float32]  # (layers, width)
    policy: NDArray[np.float32]  # (width, actions)
    policy_bias: NDArray[np.float32]  # (actions,)
    value: NDArray[np.float32]  # (width, 1)
    value_bias: NDArray[np.float32]  # (1,)
    offsets: NDArray[Any]  # (1,) OFFSETS: where the fields of an observation are
    seen: NDArray[np.uint8]  # (1, players, size) observations
    words: NDArray[np.int64]  # the same memory
    layers: NDArray[np.float32]  # (layers, width)
    logits: NDArray[np.float32]  # (actions,)
    worth: NDArray[np.float32]  # (1,)
    verbs: NDArray[np.int64]  # (actions,) the legal choices of a seat in a trial
    arguments: NDArray[np.int64]
    shares: NDArray[np.float64]  # their probabilities
    prospects: NDArray[np.float64]  # and what one's board is worth at the end of the round


@compiled
def weigh(s, t, p, mind, legal, verbs, arguments, shares):
    """Write the legal choices of seat p and their probabilities by the policy; returns how many."""
    pass_through(mind.seen[0, p], mind.first, mind.hidden, mind.biases, mind.layers)
    copy(mind.policy_bias, mind.logits)
    add_layer(mind.layers[-1], mind.policy, mind.logits)
    left = legal_choices(s, t, p, legal)
    count = 0
    most = -1e30
    while left:
        verb = lowest_bit(left)
        left &= left - 1
        bits = int(legal[verb])
        while bits:
            argument = lowest_bit(bits)
            bits &= bits - 1
            verbs[count] = verb
            arguments[count] = argument
            shares[count] = mind.logits[int(t.action[verb, argument])]
            most = max(most, shares[count])
            count += 1
    total = 0.0
    for k in range(count):
        shares[k] = math.exp(shares[k] - most)
        total += shares[k]
    for k in range(count):
        shares[k] /= total
    return count


@compiled
def left_out(s, p, core):
    """Is seat p asked something that a network for ``core`` decisions has not learnt?"""
    decision = int(s.decision[p])
    return core and decision != D_HERO and decision != D_TRAP and decision != D_MARKET


@compiled
def sampled(s, t, p, core, mind, legal):
    """A choice of seat p in a trial: by the policy and the trial's chance, or by the steward."""
    if left_out(s, p, core):
        legal_choices(s, t, p, legal)
        return answer(s, t, p, legal)
    count = weigh(s, t, p, mind, legal, mind.verbs, mind.arguments, mind.shares)
    u = word(int(s.key[0]), int(s.key[1]), STREAM_TRIAL + p, int(s.clock)) / 4294967296.0
    k = 0
    while k < count - 1 and u >= mind.shares[k]:
        u -= mind.shares[k]
        k += 1
    return int(mind.verbs[k]), int(mind.arguments[k])


@compiled
def settle(s, t, core, desk):
    """What follows when all have chosen."""
    proceed(s, t, desk.log)
    if core:
        answer_rest(s, t, desk.legal, desk.log)
    s.clock += 1


@compiled
def go_on(s, t, core, mind, desk):
    """One step of a trial in which all choose by the policy."""
    write_observations(s, t, mind.offsets[0], mind.seen, mind.words, 0)
    for p in range(int(s.players)):
        if int(s.decision[p]) != NOTHING:
            verb, argument = sampled(s, t, p, core, mind, desk.legal)
            choose(s, t, p, verb, argument)
    settle(s, t, core, desk)


@compiled
def foresee(s, t, shaped, mind, values):
    """Write what a position is worth to each seat: the outcome, or the value head's guess; in versus less the mean."""
    n = int(s.players)
    over = int(s.phase) == OVER
    if not over:
        write_observations(s, t, mind.offsets[0], mind.seen, mind.words, 0)
    mean = 0.0
    for q in range(n):
        values[q] = stand_of(s, t, q) if shaped else 0.0
        if not over:
            pass_through(mind.seen[0, q], mind.first, mind.hidden, mind.biases, mind.layers)
            copy(mind.value_bias, mind.worth)
            add_layer(mind.layers[-1], mind.value, mind.worth)
            values[q] += mind.worth[0]
        elif int(s.ended) == DECIDED:
            values[q] += outcome(s, q)
        mean += values[q] / n
    for q in range(n):
        values[q] = values[q] - mean if int(s.mode) == VERSUS else mean


@compiled
def look_closely(s, t, p, count, core, mind, desk):
    """Move half of the trust in the choices of seat p to those after which guardian would like its board best.

    All of it where the network has not learnt the decision. Purchases and orders of movement cannot be judged so.
    """
    decision = int(s.decision[p])
    if decision == D_MARKET or decision == D_ADVANCE:
        return
    best = -1e30
    for k in range(count):
        mind.prospects[k] = prospect(s, t, p, int(mind.verbs[k]), int(mind.arguments[k]), STANDING, desk)
        best = max(best, mind.prospects[k])
    total = 0.0
    for k in range(count):
        mind.prospects[k] = math.exp((mind.prospects[k] - best) / desk.weights[TRUST])
        total += mind.prospects[k]
    moved = 1.0 if left_out(s, p, core) else CLOSELY
    for k in range(count):
        mind.shares[k] += moved * (mind.prospects[k] / total - mind.shares[k])


@compiled
def grow(tree, node, s, t, p, width, rivals, core, mind, desk):
    """Open a node: the likeliest choices of all who have a decision, ``width`` of seat p, ``rivals`` of the others."""
    write_observations(s, t, mind.offsets[0], mind.seen, mind.words, 0)
    for q in range(int(s.players)):
        tree.decision[node, q] = s.decision[q]
        tree.count[node, q] = 0
        if int(s.decision[q]) == NOTHING:
            continue
        count = weigh(s, t, q, mind, desk.legal, mind.verbs, mind.arguments, mind.shares)
        if left_out(s, q, core):
            for k in range(count):
                mind.shares[k] = 1.0 / count
        if node == 0:
            look_closely(s, t, q, count, core, mind, desk)
        count = keep_likely(count, width if q == p else rivals, mind.verbs, mind.arguments, mind.shares)
        for k in range(count):
            tree.verb[node, q, k] = mind.verbs[k]
            tree.argument[node, q, k] = mind.arguments[k]
            tree.prior[node, q, k] = mind.shares[k]
        clear(tree, node, q, count)
        tree.count[node, q] = count


@compiled
def descend(tree, s, t, p, until, width, rivals, breadth, core, mind, desk):
    """From the root as far as the tree goes, opening a node at its end; returns how many nodes chose."""
    node = 0
    depth = 0
    while node != NONE and depth < MOST_DEPTH and int(s.phase) != OVER and int(s.round_no) < until:
        tree.visits[node] += 1
        if int(tree.count[node, 0]) == NONE:
            grow(tree, node, s, t, p, width, rivals, core, mind, desk)
            return depth
        if not same_decisions(tree, node, s):
            return depth
        joint = choose_jointly(tree, node, depth, s, t, desk.legal, breadth)
        if joint == NONE:
            return depth
        settle(s, t, core, desk)
        depth += 1
        node = child_of(tree, node, joint)
    return depth


@entry_point
def look_ahead(states, tables, actions, chosen, index, seed_low, seed_high, trials, width, rivals, horizon, breadth,
               core, shaped, desk, mind, tree, lo, hi):  # fmt: skip
    """An action for every seat marked in ``chosen`` of the games lo..hi-1, after ``trials`` of ``horizon`` rounds."""
    t = tables[0]
    for game in range(lo, hi):
        low, high = key_of(seed_low, seed_high, int(index[game]))
        for p in range(chosen.shape[1]):
            if not chosen[game, p]:
                continue
            root = states[game]
            begin_tree(tree, low, high)
            grow(tree, 0, root, t, p, width, rivals, core, mind, desk)
            until = int(root.round_no) + horizon
            for _ in range(trials if int(tree.count[0, p]) > 1 else 0):
                k = select(tree, 0, root, t, p, desk.legal, breadth)
                desk.room[PLAY] = root
                s = desk.room[PLAY]
                redraw(s, low, high, p, int(tree.tried[0, p, k]))
                depth = descend(tree, s, t, p, until, width, rivals, breadth, core, mind, desk)
                while int(s.phase) != OVER and int(s.round_no) < until:
                    go_on(s, t, core, mind, desk)
                foresee(s, t, shaped, mind, desk.values)
                back_up(tree, depth, int(s.players), desk.values)
            actions[game, p] = answer_at_root(tree, t, p, int(root.clock))


@compiled
def keep_likely(count, width, verbs, arguments, priors):
    """Put the ``width`` most probable choices first, in falling order; returns how many there are."""
    kept = min(count, width)
    for k in range(kept):
        best = k
        for other in range(k + 1, count):
            if priors[other] > priors[best]:
                best = other
        for room in (verbs, arguments):
            held = room[k]
            room[k] = room[best]
            room[best] = held
        share = priors[k]
        priors[k] = priors[best]
        priors[best] = share
    return kept
