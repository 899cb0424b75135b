"""Playing, compiled: the learner's choices, what is kept of them, and what they were worth.

A decision is kept when it is made; what the game gives until the same seat's next decision is added to it. Where there
is only one legal action nothing is decided, and nothing kept.

The network foretells more than the reward: how well its seat and the others will stand in the end, and the last round.
That is learnt by the way, and makes better use of every game.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from badbones_agents.networks.sparse_net import (
    LAST_ROUND,
    LATE,
    OTHERS_SHARE,
    OWN_SHARE,
    RETURN,
    Activations,
    SparseNet,
    forward,
    masked_softmax,
    sample,
    value_head,
)
from numpy.typing import NDArray

from badbones_env.lowlevel import compiled, entry_point_of, key_of
from badbones_env.observation.sparse_kernels import CHOICES_LISTED, FEATURES_LISTED
from badbones_env.rules.chance import word
from badbones_env.rules.rewards import share_of

from .ppo_gradient import Decisions

Floats = NDArray[np.float32]
STREAM_LEARNER = 160  # chance of the learner's choices, with a key of their own
NONE = -1


class Course(NamedTuple):
    """What is known of decisions beside what they are learnt from."""

    reward: Floats  # (decisions, values) until the seat's next decision
    done: NDArray[np.uint8]  # (decisions,) was it the seat's last one in its game?
    slot: NDArray[np.int32]  # (decisions,) whose it was
    last: NDArray[np.int64]  # (slots,) the last decision of each, NONE between two games
    ahead: Floats  # (slots, values) what the seat expected at its next decision
    gain: Floats  # (slots, values) its advantage there
    open: NDArray[np.uint8]  # (slots,) the next decision is not known
    kept: NDArray[np.int64]  # (1,) how many decisions are kept


@compiled
def keep_lists(data, row, features, start, listed, choices, first, count):
    """Copy the two lists of a decision behind those before it."""
    goal = int(data.feature_start[row])
    for i in range(listed):
        data.features[goal + i] = features[start + i]
    data.feature_start[row + 1] = goal + listed
    goal = int(data.choice_start[row])
    for i in range(count):
        data.choices[goal + i] = choices[first + i]
    data.choice_start[row + 1] = goal + count


@entry_point_of(net=SparseNet, activations=Activations, data=Decisions, course=Course)
def choose_and_keep(
    net,
    activations,
    data,
    course,
    features,
    choices,
    sizes,
    states,
    index,
    actions,
    learners,
    slots,
    seed_low,
    seed_high,
    rooms,
):
    """Let the network choose for all ``learners`` (games, players) that have a choice, and keep their decisions.

    ``features`` and ``choices`` are the simulator's lists, one after the other, each with room for ``rooms``; ``slots``
    is the number of the first slot.
    """
    players = actions.shape[1]
    row = int(course.kept[0])
    for game in range(actions.shape[0]):
        for p in range(players):
            if not learners[game, p]:
                continue
            line = game * players + p
            first = line * int(rooms[1])
            count = int(sizes[game, p, CHOICES_LISTED])
            if count == 1:
                actions[game, p] = choices[first]
                continue
            listed = int(sizes[game, p, FEATURES_LISTED])
            keep_lists(data, row, features, line * int(rooms[0]), listed, choices, first, count)
            forward(net, activations, data.features, int(data.feature_start[row]), listed)
            value_head(net, activations)
            log_total = masked_softmax(net, activations, data.choices, int(data.choice_start[row]), count, 1.0)
            low, high = key_of(seed_low, seed_high, int(index[game]))
            u = word(low, high, STREAM_LEARNER + p, int(states[game].clock)) / 4294967296.0
            k = sample(activations.probs, count, u)
            actions[game, p] = choices[first + k]
            data.action[row] = k
            data.logp[row] = activations.logits[k] - log_total
            for v in range(net.value.shape[0]):
                data.value[row, v] = activations.values[v]
            slot = slots + line
            course.reward[row] = 0
            course.done[row] = 0
            course.slot[row] = slot
            course.last[slot] = row
            row += 1
    course.kept[0] = row


@compiled
def tell_end(s, t, p, reward):
    """What is true in the end of a game, for seat p."""
    n = int(s.players)
    others = 0.0
    for q in range(n):
        if q != p:
            others += share_of(s, t, q) / (n - 1)
    reward[OWN_SHARE] += share_of(s, t, p)
    reward[OTHERS_SHARE] += others
    reward[LAST_ROUND] += int(s.round_no) / LATE


@entry_point_of(course=Course)
def collect(course, rewards, terminated, truncated, final, tables, slots):
    """Add the rewards of a step to the decisions that led to it; a game that ended closes its seats' last ones."""
    players = rewards.shape[1]
    for game in range(rewards.shape[0]):
        over = terminated[game] or truncated[game]
        for p in range(players):
            slot = slots + game * players + p
            row = int(course.last[slot])
            if row != NONE:
                course.reward[row, RETURN] += rewards[game, p]
                if over:
                    tell_end(final[game], tables[0], p, course.reward[row])
                    course.done[row] = 1
                    course.last[slot] = NONE


@entry_point_of(net=SparseNet, activations=Activations, course=Course)
def look_on(net, activations, course, features, sizes, slots, rooms):
    """What all seats with an unfinished decision expect now; those that have nothing to decide leave theirs open."""
    players = sizes.shape[1]
    for game in range(sizes.shape[0]):
        for p in range(players):
            line = game * players + p
            slot = slots + line
            course.open[slot] = 0
            if int(course.last[slot]) == NONE:
                continue
            if int(sizes[game, p, CHOICES_LISTED]) == 1:
                course.open[slot] = 1
                continue
            forward(net, activations, features, line * int(rooms[0]), int(sizes[game, p, FEATURES_LISTED]))
            value_head(net, activations)
            for v in range(net.value.shape[0]):
                course.ahead[slot, v] = activations.values[v]
                course.gain[slot, v] = 0


@entry_point_of(data=Decisions, course=Course)
def estimate(data, course, gamma, trace, rows):
    """Generalised advantages and the values' targets, backwards; returns how many can be learnt from: ``rows``.

    A seat's last decision of which the next one is not known yet is left out.
    """
    found = 0
    values = data.value.shape[1]
    for row in range(int(course.kept[0]) - 1, -1, -1):
        slot = int(course.slot[row])
        done = int(course.done[row]) == 1
        known = done or int(course.open[slot]) == 0
        course.open[slot] = 0
        for v in range(values):
            gain = course.reward[row, v] - data.value[row, v]
            if not done:
                gain += (gamma if v == RETURN else np.float32(1)) * (
                    course.ahead[slot, v] + trace * course.gain[slot, v]
                )
            course.gain[slot, v] = gain if known else np.float32(0)
            course.ahead[slot, v] = data.value[row, v]
            data.target[row, v] = data.value[row, v] + gain
        if known:
            data.advantage[row] = course.gain[slot, RETURN]
            rows[found] = row
            found += 1
    return found
