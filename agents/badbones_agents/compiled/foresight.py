"""A network of the sparse encoding that looks ahead: a tree of its likeliest choices, tried on copies of the game.

It is the tree of ``mcts``, in which every seat chooses by its own statistics, with the network's policy for priors.
Where the tree ends all seats go on with the policy's likeliest choices to the beginning of a later round, with chance
of the trial's own; there the value head judges the position (with a horizon of 0 rounds: where the tree ends). The n-th
trial of every choice at the root has the same chance, so that these are compared fairly. What a network for ``core``
decisions has not learnt is thought over in the same way, but in co-op, and further on, the steward answers it, as in
training.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from badbones_env.jit import compiled, entry_point
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import COOP, D_ADVANCE, D_MARKET, DECIDED, NOTHING, OVER, VERSUS
from badbones_env.rules.flow import proceed
from badbones_env.rules.kernels import answer_rest, key_of
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.rewards import outcome, share_of, stand_of
from badbones_env.rules.sparse import FEATURES_LISTED, write_features
from badbones_env.rules.steward import answer

from .candidates import STANDING, prospect
from .desk import PLAY
from .mcts import answer_at_root, back_up, begin_tree, child_of, choose_jointly, clear, same_decisions, select
from .playout import redraw
from .sparse_network import OWN_SHARE, RETURN, Net, Thought, judge, likeliest, think, weigh
from .sparse_policy import Eyes, is_core, list_choices
from .tree import MOST_DEPTH, NONE
from .weights import TRUST

FOREVER = 1 << 30  # no round is that late


class Mind(NamedTuple):
    """A network, room to think in, and how it looks at a game."""

    net: Net
    thought: Thought
    eyes: Eyes


class Effort(NamedTuple):
    """How a decision is thought over; see ``foresight.Budget``."""

    width: int
    rivals: int
    horizon: int
    breadth: float
    guardian: float
    core: bool  # the network has learnt hero, trap and market decisions alone
    shaped: bool  # its values foretell the shaped reward


@compiled
def look_at(s, t, mind):
    """Write what all seats see."""
    eyes = mind.eyes
    write_features(s, t, eyes.ways, eyes.features, eyes.sizes, eyes.notes, eyes.legal, 0, False)


@compiled
def think_for(p, mind):
    """Pass what seat p sees through the network."""
    eyes = mind.eyes
    think(mind.net, mind.thought, eyes.row, p * eyes.features.shape[2], int(eyes.sizes[0, p, FEATURES_LISTED]))


@compiled
def weigh_choices(s, p, mind):
    """List the legal choices of seat p and their probabilities by the policy; returns how many."""
    count = list_choices(s, mind.eyes, p)
    if count == 1:
        mind.thought.shares[0] = 1
    else:
        think_for(p, mind)
        weigh(mind.net, mind.thought, mind.eyes.choices, 0, count, 1.0)
    return count


@compiled
def left_out(s, p, core):
    """Is seat p asked something that a network for ``core`` decisions has not learnt?"""
    return core and not is_core(int(s.decision[p]))


@compiled
def weigh_unlearnt(s, t, p, mind, desk):
    """List choices of seat p that the network cannot weigh; returns how many.

    They are equals; in co-op, where trials tell them apart less well, there is the steward's alone.
    """
    if int(s.mode) != COOP:
        count = list_choices(s, mind.eyes, p)
        for k in range(count):
            mind.thought.shares[k] = 1.0 / count
        return count
    legal_choices(s, t, p, desk.legal)
    mind.eyes.verbs[0], mind.eyes.arguments[0] = answer(s, t, p, desk.legal)
    mind.thought.shares[0] = 1
    return 1


@compiled
def likeliest_choice(s, t, p, core, mind, legal):
    """The choice of seat p in a trial: the policy's most probable one, or the steward's."""
    if left_out(s, p, core):
        legal_choices(s, t, p, legal)
        return answer(s, t, p, legal)
    k = likeliest(mind.thought.shares, weigh_choices(s, p, mind))
    return int(mind.eyes.verbs[k]), int(mind.eyes.arguments[k])


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
    look_at(s, t, mind)
    for p in range(int(s.players)):
        if int(s.decision[p]) != NOTHING:
            verb, argument = likeliest_choice(s, t, p, core, mind, desk.legal)
            choose(s, t, p, verb, argument)
    settle(s, t, core, desk)


@compiled
def foresee(s, t, p, shaped, mind, values):
    """Write what a position is worth to each seat: the outcome, or the value head's guess; in versus less the mean.

    Returns the share of points that seat p has in the end, or will have as the value head guesses (0 if it does not).
    """
    own = 0.0
    n = int(s.players)
    over = int(s.phase) == OVER
    if not over:
        look_at(s, t, mind)
    mean = 0.0
    for q in range(n):
        values[q] = stand_of(s, t, q) if shaped else 0.0
        if not over:
            think_for(q, mind)
            judge(mind.net, mind.thought)
            values[q] += mind.thought.values[RETURN]
            if q == p and mind.thought.values.shape[0] > OWN_SHARE:
                own = float(mind.thought.values[OWN_SHARE])
        elif int(s.ended) == DECIDED:
            values[q] += outcome(s, q)
        mean += values[q] / n
    for q in range(n):
        values[q] = values[q] - mean if int(s.mode) == VERSUS else mean
    return share_of(s, t, p) if over else own


@compiled
def ask_guardian(s, t, p, count, moved, mind, desk):
    """Move a part of the trust in the choices of seat p to those after which guardian would like its board best.

    Purchases and orders of movement cannot be judged so.
    """
    decision = int(s.decision[p])
    if decision == D_MARKET or decision == D_ADVANCE:
        return
    best = -1e30
    for k in range(count):
        value = prospect(s, t, p, int(mind.eyes.verbs[k]), int(mind.eyes.arguments[k]), STANDING, desk)
        desk.prospects[k] = value
        best = max(best, value)
    total = 0.0
    for k in range(count):
        desk.prospects[k] = math.exp((desk.prospects[k] - best) / desk.weights[TRUST])
        total += desk.prospects[k]
    for k in range(count):
        mind.thought.shares[k] += moved * (desk.prospects[k] / total - mind.thought.shares[k])


@compiled
def grow(tree, node, s, t, p, effort, mind, desk):
    """Open a node: the likeliest choices of all who have a decision, ``width`` of seat p, ``rivals`` of the others."""
    look_at(s, t, mind)
    for q in range(int(s.players)):
        tree.decision[node, q] = s.decision[q]
        tree.count[node, q] = 0
        if int(s.decision[q]) == NOTHING:
            continue
        unlearnt = left_out(s, q, effort.core)
        count = weigh_unlearnt(s, t, q, mind, desk) if unlearnt else weigh_choices(s, q, mind)
        moved = 1.0 if unlearnt else effort.guardian
        if node == 0 and moved > 0 and count > 1:
            ask_guardian(s, t, q, count, moved, mind, desk)
        count = keep_likely(count, effort.width if q == p else effort.rivals, mind.eyes.verbs, mind.eyes.arguments,
                            mind.thought.shares)  # fmt: skip
        for k in range(count):
            tree.verb[node, q, k] = mind.eyes.verbs[k]
            tree.argument[node, q, k] = mind.eyes.arguments[k]
            tree.prior[node, q, k] = mind.thought.shares[k]
        clear(tree, node, q, count)
        tree.count[node, q] = count


@compiled
def descend(tree, s, t, p, until, effort, mind, desk):
    """From the root as far as the tree goes, opening a node at its end; returns how many nodes chose."""
    node = 0
    depth = 0
    while node != NONE and depth < MOST_DEPTH and int(s.phase) != OVER and int(s.round_no) < until:
        tree.visits[node] += 1
        if int(tree.count[node, 0]) == NONE:
            grow(tree, node, s, t, p, effort, mind, desk)
            return depth
        if not same_decisions(tree, node, s):
            return depth
        joint = choose_jointly(tree, node, depth, s, t, desk.legal, effort.breadth)
        if joint == NONE:
            return depth
        settle(s, t, effort.core, desk)
        depth += 1
        node = child_of(tree, node, joint)
    return depth


@compiled
def plant(tree, root, t, p, low, high, effort, mind, desk):
    """A new tree for the decision of seat p; ``low`` and ``high`` are the key of its chance."""
    tree.points[:] = 0
    begin_tree(tree, low, high)
    grow(tree, 0, root, t, p, effort, mind, desk)


@compiled
def try_out(tree, root, t, p, low, high, trials, effort, mind, desk):
    """``trials`` more of the choices at the root; ``low`` and ``high`` are the key of their chance."""
    until = int(root.round_no) + effort.horizon if effort.horizon > 0 else FOREVER
    for _ in range(trials if int(tree.count[0, p]) > 1 else 0):
        k = select(tree, 0, root, t, p, desk.legal, effort.breadth)
        desk.room[PLAY] = root
        s = desk.room[PLAY]
        redraw(s, low, high, p, int(tree.tried[0, p, k]))
        depth = descend(tree, s, t, p, until, effort, mind, desk)
        while until != FOREVER and int(s.phase) != OVER and int(s.round_no) < until:
            go_on(s, t, effort.core, mind, desk)
        tree.points[k] += foresee(s, t, p, effort.shaped, mind, desk.values)
        back_up(tree, depth, int(s.players), desk.values)


@entry_point
def look_ahead(states, tables, game, p, index, seed_low, seed_high, begin, trials, effort, desk, net, thought, eyes,
               tree):  # fmt: skip
    """``trials`` more for the decision of seat p, in a new tree if ``begin``; returns the best action so far."""
    t = tables[0]
    mind = Mind(net, thought, eyes)
    root = states[game]
    low, high = key_of(seed_low, seed_high, index)
    if begin:
        plant(tree, root, t, p, low, high, effort, mind, desk)
    try_out(tree, root, t, p, low, high, trials, effort, mind, desk)
    return answer_at_root(tree, t, p, int(root.clock))


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
