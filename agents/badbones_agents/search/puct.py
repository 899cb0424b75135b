"""A network of the sparse encoding that looks ahead: a tree of its likeliest choices, tried on copies of the game.

It is the tree of ``mcts``, in which every seat chooses by its own statistics, with the network's policy for priors.
Where the tree ends all seats go on with the policy's likeliest choices to the beginning of a later round, with chance
of the trial's own; there the value head judges the position (with a horizon of 0 rounds: where the tree ends). The n-th
trial of every choice at the root has the same chance, so that these are compared fairly. What a network for ``core``
decisions has not learnt is thought over in the same way, but in co-op, and further on, the auto policy answers it, as
in training.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from badbones_env.lowlevel import answer, answer_skipped, compiled, entry_point, key_of
from badbones_env.observation.sparse_kernels import FEATURES_LISTED, write_features
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import COOP, D_ADVANCE, D_MARKET, DECIDED, NOTHING, OVER, VERSUS
from badbones_env.rules.flow import proceed
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.rewards import REWARD_SCORE, REWARD_SHAPED, outcome, share_of, stand_of

from ..networks.sparse_net import OWN_SHARE, RETURN, Activations, SparseNet, argmax, forward, masked_softmax, value_head
from ..networks.sparse_policy import ObservationBuffers, is_core, list_choices
from ..scripted.weight_vector import PRIOR_TEMPERATURE
from ..scripted.workspace import PLAY
from .candidates import STANDING, lookahead_value
from .mcts import answer_at_root, back_up, begin_tree, child_of, choose_jointly, clear, same_decisions, select
from .rollout import redraw
from .tree import MOST_DEPTH, NONE

FOREVER = 1 << 30  # no round is that late


class PolicyContext(NamedTuple):
    """A network, room to think in, and how it looks at a game."""

    net: SparseNet
    activations: Activations
    buffers: ObservationBuffers


class SearchParams(NamedTuple):
    """How a decision is thought over; see ``foresight.Budget``."""

    width: int
    rivals: int
    horizon: int
    breadth: float
    guardian: float
    core: bool  # the network has learnt hero, trap and market decisions alone
    reward: int  # REWARD_...: what its value head predicts


@compiled
def observe(s, t, context):
    """Write what all seats see."""
    buffers = context.buffers
    write_features(s, t, buffers.paths, buffers.features, buffers.sizes, buffers.buffer, buffers.legal, 0, False)


@compiled
def forward_seat(p, context):
    """Pass what seat p sees through the network."""
    buffers = context.buffers
    forward(
        context.net,
        context.activations,
        buffers.row,
        p * buffers.features.shape[2],
        int(buffers.sizes[0, p, FEATURES_LISTED]),
    )


@compiled
def policy_priors(s, p, context):
    """List the legal choices of seat p and their probabilities by the policy; returns how many."""
    count = list_choices(s, context.buffers, p)
    if count == 1:
        context.activations.probs[0] = 1
    else:
        forward_seat(p, context)
        masked_softmax(context.net, context.activations, context.buffers.choices, 0, count, 1.0)
    return count


@compiled
def left_out(s, p, core):
    """Is seat p asked something that a network for ``core`` decisions has not learnt?"""
    return core and not is_core(int(s.decision[p]))


@compiled
def lookahead_priors(s, t, p, context, workspace):
    """List choices of seat p that the network cannot weigh; returns how many.

    They are equals; in co-op, where trials tell them apart less well, there is the auto policy's alone.
    """
    if int(s.mode) != COOP:
        count = list_choices(s, context.buffers, p)
        for k in range(count):
            context.activations.probs[k] = 1.0 / count
        return count
    legal_choices(s, t, p, workspace.legal)
    context.buffers.verbs[0], context.buffers.arguments[0] = answer(s, t, p, workspace.legal)
    context.activations.probs[0] = 1
    return 1


@compiled
def greedy_action(s, t, p, core, context, legal):
    """The choice of seat p in a trial: the policy's most probable one, or the auto policy's."""
    if left_out(s, p, core):
        legal_choices(s, t, p, legal)
        return answer(s, t, p, legal)
    k = argmax(context.activations.probs, policy_priors(s, p, context))
    return int(context.buffers.verbs[k]), int(context.buffers.arguments[k])


@compiled
def finish_question(s, t, core, workspace):
    """What follows when all have chosen."""
    proceed(s, t, workspace.log)
    if core:
        answer_skipped(s, t, workspace.legal, workspace.log)
    s.clock += 1


@compiled
def go_on(s, t, core, context, workspace):
    """One step of a trial in which all choose by the policy."""
    observe(s, t, context)
    for p in range(int(s.players)):
        if int(s.decision[p]) != NOTHING:
            verb, argument = greedy_action(s, t, p, core, context, workspace.legal)
            choose(s, t, p, verb, argument)
    finish_question(s, t, core, workspace)


@compiled
def evaluate_position(s, t, p, reward, context, values):
    """Write the value of a position for each seat: the value head's, or the reward at the end; in versus less the mean.

    Returns the share of points that seat p has in the end, or will have as the value head guesses (0 if it does not).
    """
    own = 0.0
    n = int(s.players)
    over = int(s.phase) == OVER
    if not over:
        observe(s, t, context)
    mean = 0.0
    for q in range(n):
        values[q] = stand_of(s, t, q) if reward == REWARD_SHAPED else 0.0
        if not over:
            forward_seat(q, context)
            value_head(context.net, context.activations)
            values[q] += context.activations.values[RETURN]
            if q == p and context.activations.values.shape[0] > OWN_SHARE:
                own = float(context.activations.values[OWN_SHARE])
        elif reward == REWARD_SCORE:
            values[q] = share_of(s, t, q)
        elif int(s.ended) == DECIDED:
            values[q] += outcome(s, q)
        mean += values[q] / n
    for q in range(n):
        values[q] = values[q] - mean if int(s.mode) == VERSUS else mean
    return share_of(s, t, p) if over else own


@compiled
def guardian_priors(s, t, p, count, moved, context, workspace):
    """Move a part of the trust in the choices of seat p to those after which guardian would like its board best.

    Purchases and orders of movement cannot be judged so.
    """
    decision = int(s.decision[p])
    if decision == D_MARKET or decision == D_ADVANCE:
        return
    best = -1e30
    for k in range(count):
        value = lookahead_value(
            s, t, p, int(context.buffers.verbs[k]), int(context.buffers.arguments[k]), STANDING, workspace
        )
        workspace.lookahead_values[k] = value
        best = max(best, value)
    total = 0.0
    for k in range(count):
        workspace.lookahead_values[k] = math.exp(
            (workspace.lookahead_values[k] - best) / workspace.weights[PRIOR_TEMPERATURE]
        )
        total += workspace.lookahead_values[k]
    for k in range(count):
        context.activations.probs[k] += moved * (workspace.lookahead_values[k] / total - context.activations.probs[k])


@compiled
def expand(tree, node, s, t, p, params, context, workspace):
    """Open a node: the likeliest choices of all who have a decision, ``width`` of seat p, ``rivals`` of the others."""
    observe(s, t, context)
    for q in range(int(s.players)):
        tree.decision[node, q] = s.decision[q]
        tree.count[node, q] = 0
        if int(s.decision[q]) == NOTHING:
            continue
        unlearnt = left_out(s, q, params.core)
        count = lookahead_priors(s, t, q, context, workspace) if unlearnt else policy_priors(s, q, context)
        moved = 1.0 if unlearnt else params.guardian
        if node == 0 and moved > 0 and count > 1:
            guardian_priors(s, t, q, count, moved, context, workspace)
        count = keep_likely(
            count,
            params.width if q == p else params.rivals,
            context.buffers.verbs,
            context.buffers.arguments,
            context.activations.probs,
        )
        for k in range(count):
            tree.verb[node, q, k] = context.buffers.verbs[k]
            tree.argument[node, q, k] = context.buffers.arguments[k]
            tree.prior[node, q, k] = context.activations.probs[k]
        clear(tree, node, q, count)
        tree.count[node, q] = count


@compiled
def select_path(tree, s, t, p, until, params, context, workspace):
    """From the root as far as the tree goes, opening a node at its end; returns how many nodes chose."""
    node = 0
    depth = 0
    while node != NONE and depth < MOST_DEPTH and int(s.phase) != OVER and int(s.round_no) < until:
        tree.visits[node] += 1
        if int(tree.count[node, 0]) == NONE:
            expand(tree, node, s, t, p, params, context, workspace)
            return depth
        if not same_decisions(tree, node, s):
            return depth
        joint = choose_jointly(tree, node, depth, s, t, workspace.legal, params.breadth)
        if joint == NONE:
            return depth
        finish_question(s, t, params.core, workspace)
        depth += 1
        node = child_of(tree, node, joint)
    return depth


@compiled
def expand_root(tree, root, t, p, low, high, params, context, workspace):
    """A new tree for the decision of seat p; ``low`` and ``high`` are the key of its chance."""
    tree.points[:] = 0
    begin_tree(tree, low, high)
    expand(tree, 0, root, t, p, params, context, workspace)


@compiled
def simulate(tree, root, t, p, low, high, simulations, params, context, workspace):
    """``simulations`` more of the choices at the root; ``low`` and ``high`` are the key of their chance."""
    until = int(root.round_no) + params.horizon if params.horizon > 0 else FOREVER
    for _ in range(simulations if int(tree.count[0, p]) > 1 else 0):
        k = select(tree, 0, root, t, p, workspace.legal, params.breadth)
        workspace.states[PLAY] = root
        s = workspace.states[PLAY]
        redraw(s, low, high, p, int(tree.tried[0, p, k]))
        depth = select_path(tree, s, t, p, until, params, context, workspace)
        while until != FOREVER and int(s.phase) != OVER and int(s.round_no) < until:
            go_on(s, t, params.core, context, workspace)
        tree.points[k] += evaluate_position(s, t, p, params.reward, context, workspace.values)
        back_up(tree, depth, int(s.players), workspace.values)


@entry_point
def search_roots(
    states,
    tables,
    game,
    p,
    index,
    seed_low,
    seed_high,
    begin,
    simulations,
    params,
    workspace,
    net,
    activations,
    buffers,
    tree,
):
    """``simulations`` more for the decision of seat p, in a new tree if ``begin``; returns the best action so far."""
    t = tables[0]
    context = PolicyContext(net, activations, buffers)
    root = states[game]
    low, high = key_of(seed_low, seed_high, index)
    if begin:
        expand_root(tree, root, t, p, low, high, params, context, workspace)
    simulate(tree, root, t, p, low, high, simulations, params, context, workspace)
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
