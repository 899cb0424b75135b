"""A decision of two seats as a matrix game whose every payoff is known: for tests of how seats choose at nodes.

Both choose once, at the same time; then everybody plays quickly for some rounds, and the position is judged. Chance has
``lucks`` equally likely ways to go. So the game is small enough to be solved, and it is the game that the tree search
plays where its tree has one node.
"""

from __future__ import annotations

from badbones_env.lowlevel import compiled, entry_point
from badbones_env.rules.chance import word
from badbones_env.rules.choose import choose
from badbones_env.rules.flow import proceed

from ..scripted.weight_vector import BREADTH
from ..scripted.workspace import PLAY
from .candidates import STANDING, list_candidates
from .mcts import back_up, begin_tree, child_of, choose_jointly, open_node, select
from .rollout import evaluate_leaf, play_on, redraw

STREAM_ANSWER = 160  # chance of a frozen mixture's choices


@compiled
def finish(s, t, until, workspace):
    """What follows both choices; the values of the seats are written to the desk."""
    proceed(s, t, workspace.log)
    s.clock += 1
    play_on(s, t, until, workspace)
    evaluate_leaf(s, t, workspace)


@entry_point
def write_payoffs(states, tables, game, low, high, width, lucks, horizon, workspace, verbs, arguments, values, payoffs):
    """Write what every pair of candidates is worth to seat 0; returns how many candidates seat 0 and seat 1 have."""
    t = tables[0]
    root = states[game]
    rows = list_candidates(root, t, 0, STANDING, width, workspace, verbs[0], arguments[0], values[0])
    columns = list_candidates(root, t, 1, STANDING, width, workspace, verbs[1], arguments[1], values[1])
    for i in range(rows):
        for j in range(columns):
            payoffs[i, j] = 0.0
            for luck in range(lucks):
                workspace.states[PLAY] = root
                s = workspace.states[PLAY]
                redraw(s, low, high, 0, luck)
                choose(s, t, 0, int(verbs[0, i]), int(arguments[0, i]))
                choose(s, t, 1, int(verbs[1, j]), int(arguments[1, j]))
                finish(s, t, int(root.round_no) + horizon, workspace)
                payoffs[i, j] += workspace.values[0] / lucks
    return rows, columns


@entry_point
def think_at_root(states, tables, game, low, high, width, lucks, horizon, simulations, workspace, tree):
    """Search the matrix game: ``simulations`` trials of both seats at the root of a tree, as its rule has it."""
    t = tables[0]
    root = states[game]
    begin_tree(tree, low, high)
    open_node(tree, 0, root, t, 0, width, width, workspace)
    for trial in range(simulations):
        workspace.states[PLAY] = root
        s = workspace.states[PLAY]
        redraw(s, low, high, 0, trial % lucks)
        tree.visits[0] += 1
        child_of(tree, 0, choose_jointly(tree, 0, 0, s, t, workspace.legal, workspace.weights[BREADTH]))
        finish(s, t, int(root.round_no) + horizon, workspace)
        back_up(tree, 1, int(s.players), workspace.values)


@entry_point
def respond_at_root(states, tables, game, low, high, width, lucks, horizon, trials, mixture, workspace, tree):
    """Search an answer of seat 0 to a mixture of seat 1, drawn from anew in every trial; returns the one tried most."""
    t = tables[0]
    root = states[game]
    begin_tree(tree, low, high)
    open_node(tree, 0, root, t, 0, width, width, workspace)
    for trial in range(trials):
        workspace.states[PLAY] = root
        s = workspace.states[PLAY]
        redraw(s, low, high, 0, trial % lucks)
        tree.visits[0] += 1
        theirs = drawn_from(mixture, word(low, high, STREAM_ANSWER, trial) / 4294967296.0)
        mine = select(tree, 0, s, t, 0, workspace.legal, workspace.weights[BREADTH])
        choose(s, t, 0, int(tree.verb[0, 0, mine]), int(tree.argument[0, 0, mine]))
        choose(s, t, 1, int(tree.verb[0, 1, theirs]), int(tree.argument[0, 1, theirs]))
        finish(s, t, int(root.round_no) + horizon, workspace)
        tree.tried[0, 0, mine] += 1
        tree.total[0, 0, mine] += workspace.values[0]
    best = 0
    for k in range(int(tree.count[0, 0])):
        if int(tree.tried[0, 0, k]) > int(tree.tried[0, 0, best]):
            best = k
    return best


@compiled
def drawn_from(mixture, u):
    """The choice at the share u of a mixture."""
    for k in range(mixture.shape[0] - 1):
        u -= mixture[k]
        if u < 0.0:
            return k
    return mixture.shape[0] - 1
