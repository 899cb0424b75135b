"""Rollouts: a copy of the state, with random draws of its own, is played on for some rounds and evaluated."""

from __future__ import annotations

import math

from badbones_env.lowlevel import compiled, random_choice
from badbones_env.rules.chance import below, word
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import DECIDED, NOTHING, OVER, VERSUS
from badbones_env.rules.flow import proceed
from badbones_env.rules.rewards import outcome
from badbones_env.rules.scoring import points

from ..scripted.evaluation import standing
from ..scripted.sentry import stand_guard
from ..scripted.weight_vector import EPSILON, POINTS, VALUE_SCALE

STREAM_PLAN = 96  # random numbers of searches, with the agent's key
STREAM_ERROR = 112
MAX_ESTIMATE = 0.95  # an estimate is never quite as good as a victory


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
