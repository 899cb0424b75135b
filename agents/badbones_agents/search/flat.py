"""Flat Monte Carlo search: rollouts after each of the best candidates, more of them after the better ones.

It is a tree search whose tree is the root: the opponents' first choices are quick ones, too.
"""

from __future__ import annotations

from badbones_env.lowlevel import compiled, entry_point, key_of
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import NOTHING
from badbones_env.rules.flow import proceed

from ..scripted.workspace import ROLLOUT
from .mcts import list_seat, select
from .rollout import evaluate_leaf, quick_choice, redraw, rollout
from .tree import most_visited_action, reset_tree


@compiled
def simulate(tree, root, t, p, low, high, params, workspace):
    """One rollout that begins with the selected candidate of seat p and quick choices of the others.

    The n-th rollout of every candidate has the same random draws (common random numbers).
    """
    k = select(tree, 0, root, t, p, workspace.legal, params.c_puct)
    workspace.states[ROLLOUT] = root
    s = workspace.states[ROLLOUT]
    redraw(s, low, high, p, int(tree.action_visits[0, p, k]))
    for q in range(int(s.players)):
        if q != p and int(s.decision[q]) != NOTHING:
            verb, argument = quick_choice(s, t, q, workspace)
            choose(s, t, q, verb, argument)
    choose(s, t, p, int(tree.verb[0, p, k]), int(tree.argument[0, p, k]))
    proceed(s, t, workspace.log)
    s.clock += 1
    rollout(s, t, int(root.round_no) + params.horizon, workspace)
    evaluate_leaf(s, t, workspace)
    tree.action_visits[0, p, k] += 1
    tree.value_sum[0, p, k] += workspace.values[p]


@entry_point
def search_flat(states, tables, game, p, key, restart, simulations, params, workspace, tree):
    """``simulations`` more for the decision of seat p, in a new tree if ``restart``; returns the best action so far.

    ``key``: both halves of the agent's seed and the game's number.
    """
    t = tables[0]
    root = states[game]
    low, high = key_of(key[0], key[1], key[2])
    if restart:
        reset_tree(tree)
        list_seat(tree, 0, root, t, p, params.width, workspace)
    for _ in range(simulations if int(tree.candidates[0, p]) > 1 else 0):
        simulate(tree, root, t, p, low, high, params, workspace)
    return most_visited_action(tree, t, p)
