"""Network search: PUCT, as in AlphaZero, for simultaneous moves, chance and several players.

The tree is that of ``mcts``: every seat selects by its own statistics. The network's policy gives the priors, its value
head evaluates leaves. What differs from AlphaZero:

- Before the value head is asked, all seats follow the policy's most probable actions to the beginning of a later round,
  the *horizon* (0: the leaf itself is evaluated).
- Every simulation has random draws of its own. The n-th simulation of every candidate at the root has the same draws
  (common random numbers).
- A network for ``core`` decisions has no policy for the other decisions. At the root guardian's lookahead gives their
  priors, in co-op and in rollouts the auto policy answers them, as in training.
"""

from __future__ import annotations

import math

from badbones_env.errors import ModelError
from badbones_env.lowlevel import answer, answer_skipped, compiled, entry_point, key_of
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import COOP, D_ADVANCE, D_MARKET, DECIDED, NOTHING, OVER, VERSUS
from badbones_env.rules.flow import proceed
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.rewards import REWARD_OUTCOME, REWARD_SCORE, REWARD_SHAPED, outcome, score_of, standing_of

from ..networks.sparse_net import OWN_SCORE, RETURN, argmax, value_head
from ..networks.sparse_policy import forward_seat, is_core, list_choices, observe, policy_priors
from ..scripted.eval_weights import PRIOR_TEMPERATURE
from ..scripted.lookahead import STANDING, lookahead_value
from ..scripted.workspace import ROLLOUT
from .mcts import redraw, same_decisions, select, select_joint_action
from .tree import MAX_DEPTH, NONE, backup, child_of, most_visited_action, reset_tree, set_candidates

FOREVER = 1 << 30  # no round is that late
VALUE_UNITS = {"outcome": REWARD_OUTCOME, "score": REWARD_SCORE, "shaped": REWARD_SHAPED}  # that search can value


def reward_of(value_unit: str, source: str) -> int:
    """The reward (REWARD_...) that a value head predicts: at the end of a game search takes it for the value."""
    if value_unit not in VALUE_UNITS:
        raise ModelError(
            f"{source}: its value head predicts {value_unit!r}, which search cannot compare with results; known are "
            f"{', '.join(VALUE_UNITS)}: leave out simulations and ms"
        )
    return VALUE_UNITS[value_unit]


@compiled
def has_no_policy(s, p, core):
    """Has seat p a decision that a network for ``core`` decisions has not learnt?"""
    return core and not is_core(int(s.decision[p]))


@compiled
def uniform_priors(s, t, p, context, workspace):
    """List the choices of a decision without a policy, all with the same prior; returns how many.

    In co-op, where simulations tell them apart less well, the auto policy's choice is the only one.
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
    """The rollout policy: the most probable choice of the network's policy, or the auto policy's."""
    if has_no_policy(s, p, core):
        legal_choices(s, t, p, legal)
        return answer(s, t, p, legal)
    k = argmax(context.activations.probs, policy_priors(s, p, 1.0, context))
    return int(context.buffers.verbs[k]), int(context.buffers.arguments[k])


@compiled
def step(s, t, core, workspace):
    """Step the game when all have chosen."""
    proceed(s, t, workspace.log)
    if core:
        answer_skipped(s, t, workspace.legal, workspace.log)
    s.clock += 1


@compiled
def rollout_step(s, t, core, context, workspace):
    """One step in which all seats follow the rollout policy."""
    observe(s, t, context.buffers)
    for p in range(int(s.players)):
        if int(s.decision[p]) != NOTHING:
            verb, argument = greedy_action(s, t, p, core, context, workspace.legal)
            choose(s, t, p, verb, argument)
    step(s, t, core, workspace)


@compiled
def evaluate_position(s, t, p, reward, context, values):
    """Write the value of a position for each seat: the value head's, or the reward at the end; in versus less the mean.

    Returns the share of all points that seat p has, or will have as the value head predicts (0 if it does not).
    """
    own = 0.0
    n = int(s.players)
    over = int(s.phase) == OVER
    if not over:
        observe(s, t, context.buffers)
    mean = 0.0
    for q in range(n):
        values[q] = standing_of(s, t, q) if reward == REWARD_SHAPED else 0.0
        if not over:
            forward_seat(context.net, context.activations, context.buffers, q)
            value_head(context.net, context.activations)
            values[q] += context.activations.values[RETURN]
            if q == p and context.activations.values.shape[0] > OWN_SCORE:
                own = float(context.activations.values[OWN_SCORE])
        elif reward == REWARD_SCORE:
            values[q] = score_of(s, t, q)
        elif int(s.ended) == DECIDED:
            values[q] += outcome(s, q)
        mean += values[q] / n
    for q in range(n):
        values[q] = values[q] - mean if int(s.mode) == VERSUS else mean
    return score_of(s, t, p) if over else own


@compiled
def guardian_priors(s, t, p, count, context, workspace):
    """Make a softmax of guardian's lookahead values the priors of seat p.

    Purchases and orders of movement have no lookahead value.
    """
    decision = int(s.decision[p])
    if decision == D_MARKET or decision == D_ADVANCE:
        return
    buffers = context.buffers
    values = workspace.lookahead_values
    probs = context.activations.probs
    best = -1e30
    for k in range(count):
        values[k] = lookahead_value(s, t, p, int(buffers.verbs[k]), int(buffers.arguments[k]), STANDING, workspace)
        best = max(best, values[k])
    total = 0.0
    for k in range(count):
        values[k] = math.exp((values[k] - best) / workspace.weights[PRIOR_TEMPERATURE])
        total += values[k]
    for k in range(count):
        probs[k] = values[k] / total


@compiled
def keep_most_probable(count, width, context):
    """Put the ``width`` most probable choices first, in falling order; returns how many there are."""
    verbs = context.buffers.verbs
    arguments = context.buffers.arguments
    probs = context.activations.probs
    kept = min(count, width)
    for k in range(kept):
        best = k
        for other in range(k + 1, count):
            if probs[other] > probs[best]:
                best = other
        verbs[k], verbs[best] = verbs[best], verbs[k]
        arguments[k], arguments[best] = arguments[best], arguments[k]
        probs[k], probs[best] = probs[best], probs[k]
    return kept


@compiled
def expand(tree, node, s, t, p, params, context, workspace):
    """Give a node its candidates: the most probable choices of every seat that has a decision."""
    observe(s, t, context.buffers)
    for q in range(int(s.players)):
        tree.decision[node, q] = s.decision[q]
        tree.candidates[node, q] = 0
        if int(s.decision[q]) == NOTHING:
            continue
        if has_no_policy(s, q, params.core):
            count = uniform_priors(s, t, q, context, workspace)
            if node == 0 and count > 1:
                guardian_priors(s, t, q, count, context, workspace)
        else:
            count = policy_priors(s, q, 1.0, context)
        count = keep_most_probable(count, params.width if q == p else params.opponent_width, context)
        for k in range(count):
            tree.verb[node, q, k] = context.buffers.verbs[k]
            tree.argument[node, q, k] = context.buffers.arguments[k]
            tree.prior[node, q, k] = context.activations.probs[k]
        set_candidates(tree, node, q, count)


@compiled
def select_path(tree, s, t, p, until, params, context, workspace):
    """Descend from the root to a leaf and expand it; returns the length of the path."""
    node = 0
    depth = 0
    while node != NONE and depth < MAX_DEPTH and int(s.phase) != OVER and int(s.round_no) < until:
        tree.visits[node] += 1
        if int(tree.candidates[node, 0]) == NONE:
            expand(tree, node, s, t, p, params, context, workspace)
            return depth
        if not same_decisions(tree, node, s):
            return depth
        joint_action = select_joint_action(tree, node, depth, s, t, workspace.legal, params.c_puct)
        if joint_action == NONE:
            return depth
        step(s, t, params.core, workspace)
        depth += 1
        node = child_of(tree, node, joint_action)
    return depth


@compiled
def simulate(tree, root, t, p, low, high, params, context, workspace):
    """One simulation: select, expand, roll out to the horizon, evaluate, back up."""
    until = int(root.round_no) + params.horizon if params.horizon > 0 else FOREVER
    k = select(tree, 0, root, t, p, workspace.legal, params.c_puct)
    workspace.states[ROLLOUT] = root
    s = workspace.states[ROLLOUT]
    redraw(s, low, high, p, int(tree.action_visits[0, p, k]))
    depth = select_path(tree, s, t, p, until, params, context, workspace)
    while until != FOREVER and int(s.phase) != OVER and int(s.round_no) < until:
        rollout_step(s, t, params.core, context, workspace)
    tree.points_sum[k] += evaluate_position(s, t, p, params.reward, context, workspace.values)
    backup(tree, depth, int(s.players), workspace.values)


@entry_point
def search_puct(states, tables, game, p, key, restart, simulations, params, workspace, tree, context):
    """``simulations`` more for the decision of seat p, in a new tree if ``restart``; returns the best action so far.

    ``key``: both halves of the agent's seed and the game's number.
    """
    t = tables[0]
    root = states[game]
    low, high = key_of(key[0], key[1], key[2])
    if restart:
        reset_tree(tree)
        expand(tree, 0, root, t, p, params, context, workspace)
    for _ in range(simulations if int(tree.candidates[0, p]) > 1 else 0):
        simulate(tree, root, t, p, low, high, params, context, workspace)
    return most_visited_action(tree, t, p)
