"""Flat Monte-Carlo search: play-outs after each of the most promising choices, more of them after the better ones."""

from __future__ import annotations

from badbones_env.lowlevel import compiled, entry_point, key_of
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import NOTHING
from badbones_env.rules.flow import proceed

from ..scripted.weight_vector import BREADTH, PRIOR_TEMPERATURE
from ..scripted.workspace import PLAY
from .candidates import STANDING, bound, list_candidates, to_priors
from .rollout import evaluate_leaf, play_on, quick_choice, redraw


@compiled
def simulate(root, t, p, verb, argument, number, low, high, horizon, workspace):
    """The value to seat p of one play-out that begins with its choice and quick choices of the others."""
    workspace.states[PLAY] = root
    s = workspace.states[PLAY]
    redraw(s, low, high, p, number)
    for q in range(int(s.players)):
        if q != p and int(s.decision[q]) != NOTHING:
            its_verb, its_argument = quick_choice(s, t, q, workspace)
            choose(s, t, q, its_verb, its_argument)
    choose(s, t, p, verb, argument)
    proceed(s, t, workspace.log)
    s.clock += 1
    play_on(s, t, int(root.round_no) + horizon, workspace)
    evaluate_leaf(s, t, workspace)
    return workspace.values[p]


@entry_point
def search_on(
    states,
    tables,
    game,
    p,
    index,
    seed_low,
    seed_high,
    begin,
    simulations,
    width,
    horizon,
    workspace,
    verbs,
    arguments,
    priors,
    values,
    visits,
    count,
):
    """Search the decision of seat p: ``simulations`` more play-outs, after listing its choices if ``begin``.

    ``verbs``, ``arguments``, ``priors``, ``values`` and ``visits`` keep what is known of each of the ``count[0]``
    choices from call to call. Returns the action that is best so far. The n-th play-out of every choice has the same
    chance, so that they are compared fairly.
    """
    t = tables[0]
    s = states[game]
    low, high = key_of(seed_low, seed_high, index)
    if begin:
        count[0] = list_candidates(s, t, p, STANDING, width, workspace, verbs, arguments, priors)
        to_priors(priors, count[0], workspace.weights[PRIOR_TEMPERATURE])
        for k in range(count[0]):
            values[k] = 0.0
            visits[k] = 0
    for _ in range(simulations if count[0] > 1 else 0):
        k = most_promising(priors, values, visits, count[0], workspace.weights[BREADTH])
        values[k] += simulate(s, t, p, int(verbs[k]), int(arguments[k]), int(visits[k]), low, high, horizon, workspace)
        visits[k] += 1
    best = 0
    for k in range(count[0]):
        if visits[k] > visits[best]:
            best = k
    return int(t.action[int(verbs[best]), int(arguments[best])])


@compiled
def most_promising(priors, values, visits, count, breadth):
    """The choice to play out next: a high mean so far, a high prior, few trials."""
    made = 0
    total = 0.0
    for k in range(count):
        made += int(visits[k])
        total += values[k]
    mean = total / made if made else 0.0
    best = 0
    best_bound = -1e9
    for k in range(count):
        promise = bound(values[k], int(visits[k]), priors[k], mean, made, breadth)
        if promise > best_bound:
            best = k
            best_bound = promise
    return best
