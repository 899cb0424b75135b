"""Lessons: decisions of a rollout that are thought over, compiled.

The look-ahead of ``badbones_agents`` tries the likeliest choices of a decision on copies of the game; what it finds is
put down as the *lesson*, the policy as it should have been: each choice's probability times e^(sharpness * gain), where
the gain is how much better its trials went than those of all choices, less where there were few. Choices that were not
tried count as average ones.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from badbones_agents.compiled.desk import Desk
from badbones_agents.compiled.foresight import Effort, Mind, look_at, plant, try_out, weigh_choices
from badbones_agents.compiled.sparse_network import Net, Thought
from badbones_agents.compiled.sparse_policy import Eyes
from badbones_agents.compiled.tree import Tree

from badbones_env.jit import compiled, entry_point_of
from badbones_env.rules.chance import word
from badbones_env.rules.kernels import key_of

from .gradient import Decisions
from .rollout import Course

STREAM_TEACHER = 224  # chance of which decisions are thought over, with the key of the learner's choices
DOUBT = 2.0  # trials that a gain must have to be believed by half


class Lessons(NamedTuple):
    """How lessons are given."""

    share: float  # of the decisions that are thought over
    trials: int
    sharpness: float


@compiled
def mean_of_trials(tree, p):
    """What the trials of seat p's choices at the root came to, on average by the policy."""
    total = 0.0
    trust = 0.0
    for k in range(int(tree.count[0, p])):
        tried = int(tree.tried[0, p, k])
        if tried:
            total += tree.prior[0, p, k] * tree.total[0, p, k] / tried
            trust += tree.prior[0, p, k]
    return total / trust


@compiled
def put_down(tree, p, count, mind, sharpness, lesson, first):
    """Write the lesson for the choices of seat p, which the mind has just weighed, at ``lesson[first:]``."""
    mean = mean_of_trials(tree, p)
    total = 0.0
    for i in range(count):
        gain = 0.0
        for k in range(int(tree.count[0, p])):
            if int(tree.verb[0, p, k]) == int(mind.eyes.verbs[i]) and (
                int(tree.argument[0, p, k]) == int(mind.eyes.arguments[i])
            ):
                tried = int(tree.tried[0, p, k])
                if tried:
                    gain = (tree.total[0, p, k] / tried - mean) * tried / (tried + DOUBT)
        lesson[first + i] = float(mind.thought.shares[i]) * math.exp(min(sharpness * gain, 30.0))
        total += lesson[first + i]
    for i in range(count):
        lesson[first + i] /= total


@entry_point_of(lessons=Lessons, effort=Effort, desk=Desk, net=Net, thought=Thought, eyes=Eyes, tree=Tree,
                data=Decisions, course=Course)  # fmt: skip
def teach(lessons, effort, desk, net, thought, eyes, tree, data, course, states, tables, index, slots, seed_low,
          seed_high, begin):  # fmt: skip
    """Think over some of the decisions that have just been kept of these games, from row ``begin`` on; returns how
    many."""
    t = tables[0]
    mind = Mind(net, thought, eyes)
    given = 0
    players = int(states[0].players)
    for row in range(begin, int(course.kept[0])):
        data.taught[row] = 0
        line = int(course.slot[row]) - slots
        game = line // players
        p = line % players
        low, high = key_of(seed_low, seed_high, int(index[game]))
        if word(low, high, STREAM_TEACHER + p, int(states[game].clock)) >= lessons.share * 4294967296.0:
            continue
        root = states[game]
        plant(tree, root, t, p, low, high, effort, mind, desk)
        try_out(tree, root, t, p, low, high, lessons.trials, effort, mind, desk)
        look_at(root, t, mind)
        count = weigh_choices(root, p, mind)
        put_down(tree, p, count, mind, lessons.sharpness, data.lesson, int(data.choice_start[row]))
        data.taught[row] = 1
        given += 1
    return given
