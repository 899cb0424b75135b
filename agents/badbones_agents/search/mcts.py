"""Monte Carlo tree search for simultaneous moves (decoupled PUCT), and flat Monte Carlo, whose tree is the root.

At every node each seat selects by its own statistics, and the joint action leads to the child. Candidates and priors
come from the lookahead on each seat's own board. Below the tree the sentry plays on (rollout), and the position that it
reaches is evaluated. In flat search the sentry makes the opponents' first choices, too.
"""

import math

from badbones_env.lowlevel import compiled, entry_point, key_of, random_choice
from badbones_env.rules.chance import below, word
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import DECIDED, NOTHING, OVER, VERSUS
from badbones_env.rules.flow import proceed
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.rewards import outcome
from badbones_env.rules.scoring import points

from ..scripted.eval_weights import EPSILON, POINTS, PRIOR_TEMPERATURE, VALUE_SCALE
from ..scripted.evaluation import standing
from ..scripted.lookahead import STANDING, list_candidates
from ..scripted.sentry import stand_guard
from ..scripted.workspace import ROLLOUT
from .tree import MAX_DEPTH, MAX_WIDTH, NONE, backup, child_of, most_visited_action, reset_tree, set_candidates

MIN_PRIOR = 0.02  # so that every candidate is visited some time
EXPAND_AT = 3  # a node is expanded at this visit: that costs about as much as two rollouts
STREAM_PLAN = 96  # random numbers of searches, with the agent's key
STREAM_ERROR = 112
MAX_ESTIMATE = 0.95  # an estimate is never quite as good as a victory


@compiled
def softmax_priors(values, count, temperature):
    """Replace the lookahead values of candidates, best first, by priors."""
    best = values[0]
    total = 0.0
    for k in range(count):
        values[k] = math.exp((values[k] - best) / temperature) + MIN_PRIOR
        total += values[k]
    for k in range(count):
        values[k] /= total


@compiled
def puct_score(value_sum, visits, prior, mean, total_visits, c_puct):
    """Q + U as in AlphaZero; an unvisited candidate has the ``mean`` of its siblings for Q."""
    value = value_sum / visits if visits else mean
    return value + c_puct * prior * math.sqrt(total_visits + 1.0) / (1.0 + visits)


@compiled
def list_seat(tree, node, s, t, q, width, workspace):
    """Give seat q its candidates at a node, with priors from the lookahead."""
    priors = tree.prior[node, q]
    count = list_candidates(s, t, q, STANDING, width, workspace, tree.verb[node, q], tree.argument[node, q], priors)
    softmax_priors(priors, count, workspace.weights[PRIOR_TEMPERATURE])
    set_candidates(tree, node, q, count)


@compiled
def expand(tree, node, s, t, p, params, workspace):
    """Give every seat that has a decision in state s its candidates."""
    for q in range(int(s.players)):
        tree.decision[node, q] = s.decision[q]
        tree.candidates[node, q] = 0
        if int(s.decision[q]) != NOTHING:
            list_seat(tree, node, s, t, q, params.width if q == p else params.opponent_width, workspace)


@compiled
def same_decisions(tree, node, s):
    """Does everybody have the decision that the node was expanded for? Chance may have led elsewhere."""
    for q in range(int(s.players)):
        if int(tree.decision[node, q]) != int(s.decision[q]):
            return False
    return True


@compiled
def select(tree, node, s, t, q, legal, c_puct):
    """The legal candidate of seat q with the highest PUCT score; NONE if none is legal."""
    legal_choices(s, t, q, legal)
    counts = tree.action_visits[node, q]
    sums = tree.value_sum[node, q]
    visits = 0
    value_sum = 0.0
    for k in range(int(tree.candidates[node, q])):
        visits += int(counts[k])
        value_sum += sums[k]
    mean = value_sum / visits if visits else 0.0
    best = NONE
    best_score = -1e9
    for k in range(int(tree.candidates[node, q])):
        if (int(legal[int(tree.verb[node, q, k])]) >> int(tree.argument[node, q, k])) & 1 == 0:
            continue
        score = puct_score(sums[k], int(counts[k]), tree.prior[node, q, k], mean, visits, c_puct)
        if score > best_score:
            best = k
            best_score = score
    return best


@compiled
def select_joint_action(tree, node, depth, s, t, legal, c_puct):
    """Every seat that has a decision selects and chooses; the path keeps it as step ``depth``.

    Returns the joint action as one number; NONE, and nothing is done, if some seat has no legal candidate.
    """
    joint_action = 0
    for q in range(int(s.players)):
        tree.path[depth, 1 + q] = NONE
        if int(s.decision[q]) != NOTHING:
            k = select(tree, node, s, t, q, legal, c_puct)
            if k == NONE:
                return NONE
            tree.path[depth, 1 + q] = k
            joint_action = joint_action * MAX_WIDTH + k
    tree.path[depth, 0] = node
    for q in range(int(s.players)):
        k = int(tree.path[depth, 1 + q])
        if k != NONE:
            choose(s, t, q, int(tree.verb[node, q, k]), int(tree.argument[node, q, k]))
    return joint_action


@compiled
def select_path(tree, s, t, p, until, params, workspace):
    """Descend from the root to a leaf, expanding or adding a node there; returns the length of the path."""
    node = 0
    depth = 0
    while node != NONE and depth < MAX_DEPTH and int(s.phase) != OVER and int(s.round_no) < until:
        tree.visits[node] += 1
        if int(tree.candidates[node, 0]) == NONE:
            if depth and int(tree.visits[node]) < EXPAND_AT:
                return depth
            expand(tree, node, s, t, p, params, workspace)
        if not same_decisions(tree, node, s):
            return depth
        joint_action = select_joint_action(tree, node, depth, s, t, workspace.legal, params.c_puct)
        if joint_action == NONE:
            return depth
        proceed(s, t, workspace.log)
        s.clock += 1
        depth += 1
        node = child_of(tree, node, joint_action)
    return depth


@compiled
def redraw(s, low, high, p, number):
    """Give a copy its own random draws: number ``number`` of those for seat p at this step of the game."""
    counter = int(s.clock) * 65536 + number
    s.key[0] = word(low, high, STREAM_PLAN + p, counter)
    s.key[1] = word(high, low, STREAM_PLAN + p, counter)
    s.drawn[:] = 0


@compiled
def quick_choice(s, t, p, workspace):
    """The rollout policy: the sentry's choice, or with probability epsilon a random one."""
    low = int(s.key[0])
    high = int(s.key[1])
    if below(low, high, STREAM_ERROR + p, int(s.clock), 256) < workspace.weights[EPSILON]:
        return random_choice(s, t, p, low, high, workspace.legal)
    return stand_guard(s, t, p, workspace)


@compiled
def rollout(s, t, until, workspace):
    """All seats follow the rollout policy to the beginning of round ``until``, or to the end of the game."""
    while int(s.phase) != OVER and int(s.round_no) < until:
        for q in range(int(s.players)):
            if int(s.decision[q]) != NOTHING:
                verb, argument = quick_choice(s, t, q, workspace)
                choose(s, t, q, verb, argument)
        proceed(s, t, workspace.log)
        s.clock += 1


@compiled
def evaluate_leaf(s, t, workspace):
    """Write the value of a state for each seat, from -1 to 1: the outcome, or an estimate of it."""
    n = int(s.players)
    values = workspace.values
    if int(s.ended) == DECIDED:
        for p in range(n):
            values[p] = outcome(s, p)
    elif int(s.mode) == VERSUS:
        total = 0.0
        for p in range(n):
            values[p] = math.exp(max(-50.0, strength(s, t, p, workspace)))
            total += values[p]
        for p in range(n):
            values[p] = MAX_ESTIMATE * (n * values[p] / total - 1.0) / (n - 1.0)
    else:
        mean = 0.0
        for p in range(n):
            mean += standing(s, t, p, workspace) / n
        for p in range(n):
            values[p] = MAX_ESTIMATE * math.tanh(1.0 + mean)


@compiled
def strength(s, t, p, workspace):
    """The logit of a seat's victory: its standing, and with three or more players its points."""
    value = workspace.weights[VALUE_SCALE] * standing(s, t, p, workspace)
    if int(s.players) > 2:
        value += workspace.weights[POINTS] * points(s, t, p)
    return value


@compiled
def simulate(tree, root, t, p, low, high, params, workspace):
    """One simulation: select, expand, roll out, evaluate, back up."""
    until = int(root.round_no) + params.horizon
    workspace.states[ROLLOUT] = root
    s = workspace.states[ROLLOUT]
    redraw(s, low, high, p, int(tree.visits[0]))
    depth = select_path(tree, s, t, p, until, params, workspace)
    rollout(s, t, until, workspace)
    evaluate_leaf(s, t, workspace)
    backup(tree, depth, int(s.players), workspace.values)


@compiled
def simulate_flat(tree, root, t, p, low, high, params, workspace):
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
def search_rollouts(states, tables, game, p, key, restart, simulations, params, workspace, tree):
    """``simulations`` more for the decision of seat p, in a new tree if ``restart``; returns the best action so far.

    ``key``: both halves of the agent's seed and the game's number. A tree of one node is that of flat search.
    """
    t = tables[0]
    root = states[game]
    low, high = key_of(key[0], key[1], key[2])
    flat = tree.visits.shape[0] == 1
    if restart:
        reset_tree(tree)
        if flat:
            list_seat(tree, 0, root, t, p, params.width, workspace)
        else:
            expand(tree, 0, root, t, p, params, workspace)
    for _ in range(simulations if int(tree.candidates[0, p]) > 1 else 0):
        if flat:
            simulate_flat(tree, root, t, p, low, high, params, workspace)
        else:
            simulate(tree, root, t, p, low, high, params, workspace)
    return most_visited_action(tree, t, p)
