"""Flat Monte-Carlo search: play-outs after each of the most promising choices, more of them after the better ones."""

from __future__ import annotations

import math

from badbones_env.jit import compiled, entry_point
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import D_ADVANCE, D_MARKET, NOTHING, V_BUY
from badbones_env.rules.flow import proceed
from badbones_env.rules.kernels import key_of
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.steward import answer

from .candidates import list_candidates
from .playout import judge, play_on, redraw, rival_choice
from .shopping import shop


@compiled
def simulate(states, game, t, p, verb, argument, number, low, high, horizon, room, legal, maps, log):
    """The value to seat p of one play-out that begins with its choice and quick choices of the others."""
    room[1] = states[game]
    s = room[1]
    redraw(s, low, high, p, number)
    until = int(s.round_no) + horizon
    for q in range(int(s.players)):
        if q != p and int(s.decision[q]) != NOTHING:
            v, a = rival_choice(s, t, q, legal, maps)
            choose(s, t, q, v, a)
    choose(s, t, p, verb, argument)
    proceed(s, t, log)
    s.clock += 1
    play_on(s, t, until, legal, maps, log)
    return judge(s, t, p)


@entry_point
def search_on(states, tables, game, p, index, seed_low, seed_high, begin, simulations, width, horizon, room, legal,
              options, maps, log, verbs, arguments, values, visits):  # fmt: skip
    """Search the decision of seat p: ``simulations`` more play-outs, after listing its choices if ``begin``.

    ``verbs``, ``arguments``, ``values`` and ``visits`` keep what is known of each choice from call to call. Returns the
    action that is best so far. The n-th play-out of every choice has the same chance, so that they are compared fairly.
    """
    t = tables[0]
    s = states[game]
    low, high = key_of(seed_low, seed_high, index)
    decision = int(s.decision[p])
    if decision == D_MARKET or decision == D_ADVANCE:
        legal_choices(s, t, p, legal)
        verb, argument = shop(s, t, p, int(legal[V_BUY])) if decision == D_MARKET else answer(s, t, p, legal)
        return int(t.action[verb, argument])
    if begin:
        visits[0] = list_candidates(states, game, t, p, width, room, legal, options, verbs, arguments, values)
        for k in range(int(visits[0])):
            values[k] = 0.0
            visits[k + 1] = 0
    count = int(visits[0])
    made = 0
    for k in range(count):
        made += int(visits[k + 1])
    if count > 1:
        for _ in range(simulations):
            k = most_promising(values, visits, count, made)
            values[k] += simulate(states, game, t, p, int(verbs[k]), int(arguments[k]), int(visits[k + 1]), low, high,
                                  horizon, room, legal, maps, log)  # fmt: skip
            visits[k + 1] += 1
            made += 1
    best = 0
    for k in range(1, count):
        if int(visits[k + 1]) > int(visits[best + 1]):
            best = k
    return int(t.action[int(verbs[best]), int(arguments[best])])


@compiled
def most_promising(values, visits, count, made):
    """UCB1: the choice with the highest mean and a bonus for those seldom tried; first each once."""
    best = 0
    best_bound = -1e9
    for k in range(count):
        n = int(visits[k + 1])
        if n == 0:
            return k
        bound = values[k] / n + 0.5 * math.sqrt(math.log(made) / n)
        if bound > best_bound:
            best = k
            best_bound = bound
    return best
