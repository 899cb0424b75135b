"""Tree search for simultaneous moves: every seat picks by its own statistics, the joint choice leads on.

How it picks is the tree's ``rule``: by a bound on its mean (decoupled UCT), or mixed by regrets (``regret``).

Candidates and their priors come from a look at each seat's own board; beyond the tree the sentry plays on.
"""

from __future__ import annotations

from badbones_env.lowlevel import compiled, entry_point, key_of
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import NOTHING, OVER
from badbones_env.rules.flow import proceed
from badbones_env.rules.legal import legal_choices

from ..scripted.weight_vector import BREADTH, PRIOR_TEMPERATURE
from ..scripted.workspace import PLAY
from .candidates import STANDING, bound, list_candidates, to_priors
from .regret_matching import child_with, drawn_at_root, mixed_choice, regret_choice, remember
from .rollout import evaluate_leaf, play_on, redraw
from .tree import MOST_DEPTH, MOST_WIDTH, NONE, REGRET

OPEN_AT = 3  # a node's candidates are listed at this visit: it costs about as much as two play-outs


@compiled
def new_node(tree, joint):
    """Add a node that is not open yet; NONE where there is no room left."""
    node = int(tree.size[0])
    if node == tree.visits.shape[0]:
        return NONE
    tree.size[0] = node + 1
    tree.visits[node] = 0
    tree.child[node] = NONE
    tree.sibling[node] = NONE
    tree.joint[node] = joint
    tree.count[node, 0] = NONE
    tree.passed[node] = 0
    for q in range(tree.worth.shape[1]):
        tree.worth[node, q] = 0.0
    return node


@compiled
def begin_tree(tree, low, high):
    """A tree of a root that is not open yet; ``low`` and ``high`` are the key of the chance of mixed choices."""
    tree.size[0] = 0
    tree.key[0] = low
    tree.key[1] = high
    new_node(tree, 0)


@compiled
def open_node(tree, node, s, t, p, width, rivals, workspace):
    """List the candidates of every seat that has a decision in state s: ``width`` for seat p, ``rivals`` for others."""
    for q in range(int(s.players)):
        tree.decision[node, q] = s.decision[q]
        tree.count[node, q] = 0
        if int(s.decision[q]) == NOTHING:
            continue
        count = list_candidates(
            s,
            t,
            q,
            STANDING,
            width if q == p else rivals,
            workspace,
            tree.verb[node, q],
            tree.argument[node, q],
            tree.prior[node, q],
        )
        to_priors(tree.prior[node, q], count, workspace.weights[PRIOR_TEMPERATURE])
        clear(tree, node, q, count)
        tree.count[node, q] = count


@compiled
def clear(tree, node, q, count):
    """Nothing is known of the candidates of seat q."""
    for k in range(count):
        tree.tried[node, q, k] = 0
        tree.total[node, q, k] = 0.0
        if int(tree.rule[0]) == REGRET:
            tree.regret[node, q, k] = 0.0
            tree.average[node, q, k] = 0.0


@compiled
def same_decisions(tree, node, s):
    """Is everybody asked what the node was opened for? Chance may have led elsewhere."""
    for q in range(int(s.players)):
        if int(tree.decision[node, q]) != int(s.decision[q]):
            return False
    return True


@compiled
def select(tree, node, s, t, q, legal, breadth):
    """The candidate that seat q tries: drawn from its mixture, or the one with the best mean and a bonus for prior and
    few visits; NONE if none is legal."""
    legal_choices(s, t, q, legal)
    if int(tree.rule[0]) == REGRET:
        k = mixed_choice(tree, node, q, int(s.clock))
        if (int(legal[int(tree.verb[node, q, k])]) >> int(tree.argument[node, q, k])) & 1:
            return k  # else chance has made it illegal, and the best that is left is tried
    made = 0
    value = 0.0
    for k in range(int(tree.count[node, q])):
        made += int(tree.tried[node, q, k])
        value += tree.total[node, q, k]
    mean = value / made if made else 0.0
    best = NONE
    best_bound = -1e9
    for k in range(int(tree.count[node, q])):
        if (int(legal[int(tree.verb[node, q, k])]) >> int(tree.argument[node, q, k])) & 1 == 0:
            continue
        tried = int(tree.tried[node, q, k])
        promise = bound(tree.total[node, q, k], tried, tree.prior[node, q, k], mean, made, breadth)
        if promise > best_bound:
            best = k
            best_bound = promise
    return best


@compiled
def choose_jointly(tree, node, depth, s, t, legal, breadth):
    """Everybody who has a decision makes the choice it selects, kept as step ``depth`` of the path.

    Returns the joint choice as one number; NONE, and nothing is done, if somebody has no legal one.
    """
    joint = 0
    for q in range(int(s.players)):
        tree.path[depth, 1 + q] = NONE
        if int(s.decision[q]) != NOTHING:
            k = select(tree, node, s, t, q, legal, breadth)
            if k == NONE:
                return NONE
            tree.path[depth, 1 + q] = k
            joint = joint * MOST_WIDTH + k
    tree.path[depth, 0] = node
    for q in range(int(s.players)):
        k = int(tree.path[depth, 1 + q])
        if k != NONE:
            choose(s, t, q, int(tree.verb[node, q, k]), int(tree.argument[node, q, k]))
    return joint


@compiled
def select_path(tree, s, t, p, until, width, rivals, workspace):
    """From the root as far as the tree goes, opening or adding a node at its end; returns how many nodes chose."""
    node = 0
    depth = 0
    while node != NONE and depth < MOST_DEPTH and int(s.phase) != OVER and int(s.round_no) < until:
        tree.visits[node] += 1
        if int(tree.count[node, 0]) == NONE:
            if depth and int(tree.visits[node]) < OPEN_AT:
                return depth
            open_node(tree, node, s, t, p, width, rivals, workspace)
        if not same_decisions(tree, node, s):
            return depth
        joint = choose_jointly(tree, node, depth, s, t, workspace.legal, workspace.weights[BREADTH])
        if joint == NONE:
            return depth
        proceed(s, t, workspace.log)
        s.clock += 1
        depth += 1
        node = child_of(tree, node, joint)
    return depth


@compiled
def child_of(tree, node, joint):
    """The child that a joint choice leads to, made if it is new (NONE without room for it)."""
    child = child_with(tree, node, joint)
    if child != NONE:
        return child
    child = new_node(tree, joint)
    if child != NONE:
        tree.sibling[child] = tree.child[node]
        tree.child[node] = child
    return child


@compiled
def back_up(tree, depth, players, values):
    """Credit every choice of the path with what the play-out was worth to the seat that made it."""
    for d in range(depth):
        node = int(tree.path[d, 0])
        mixed = int(tree.rule[0]) == REGRET
        if mixed:
            remember(tree, d, players, values)
        for q in range(players):
            k = int(tree.path[d, 1 + q])
            if k != NONE:
                if mixed:
                    regret_choice(tree, d, players, q, values[q])
                tree.tried[node, q, k] += 1
                tree.total[node, q, k] += values[q]


@compiled
def answer_at_root(tree, t, p, clock):
    """The action of seat p: the one that was tried most often, or one drawn from its average mixture."""
    best = 0
    if int(tree.rule[0]) == REGRET:
        best = drawn_at_root(tree, p, clock)
    else:
        for k in range(int(tree.count[0, p])):
            if int(tree.tried[0, p, k]) > int(tree.tried[0, p, best]):
                best = k
    return int(t.action[int(tree.verb[0, p, best]), int(tree.argument[0, p, best])])


@entry_point
def search_roots(
    states, tables, game, p, index, seed_low, seed_high, begin, simulations, width, rivals, horizon, workspace, tree
):
    """Search the decision of seat p: ``simulations`` more play-outs, in a new tree if ``begin``.

    Returns the action that is best so far.
    """
    t = tables[0]
    root = states[game]
    low, high = key_of(seed_low, seed_high, index)
    if begin:
        begin_tree(tree, low, high)
        open_node(tree, 0, root, t, p, width, rivals, workspace)
    for _ in range(simulations if int(tree.count[0, p]) > 1 else 0):
        workspace.states[PLAY] = root
        s = workspace.states[PLAY]
        redraw(s, low, high, p, int(tree.visits[0]))
        until = int(root.round_no) + horizon
        depth = select_path(tree, s, t, p, until, width, rivals, workspace)
        play_on(s, t, until, workspace)
        evaluate_leaf(s, t, workspace)
        back_up(tree, depth, int(s.players), workspace.values)
    return answer_at_root(tree, t, p, int(root.clock))
