"""A trained network that looks ahead: its likeliest choices are tried on copies of the game, and it judges what became.

In every trial all seats go on by the network's own policy to the beginning of a later round, with chance of the trial's
own; the value head judges the position there. The n-th trial of every choice has the same chance, so that choices are
compared fairly. Decisions that a network for ``core`` decisions has not learnt are thought over in the same way, all
choices as equals; within trials the steward answers them.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from badbones_env.jit import compiled, entry_point
from badbones_env.rules.bits import lowest_bit
from badbones_env.rules.chance import word
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import D_HERO, D_MARKET, D_TRAP, DECIDED, NOTHING, OVER, VERSUS
from badbones_env.rules.flow import proceed
from badbones_env.rules.kernels import answer_rest, key_of, outcome, stand_of
from badbones_env.rules.legal import legal_choices
from badbones_env.rules.observe import write_observations
from badbones_env.rules.steward import answer

from .desk import PLAY
from .network import add_layer, copy, rectify
from .playout import redraw
from .search import most_promising

BREADTH = 1.0  # how much more often choices that were seldom tried are tried
STREAM_TRIAL = 128  # chance of the network's choices in trials, with the trial's key


class Mind(NamedTuple):
    """A fully connected network and room to think in."""

    first: NDArray[np.float32]  # (size, width)
    hidden: NDArray[np.float32]  # (layers - 1, width, width)
    biases: NDArray[np.float32]  # (layers, width)
    policy: NDArray[np.float32]  # (width, actions)
    policy_bias: NDArray[np.float32]  # (actions,)
    value: NDArray[np.float32]  # (width, 1)
    value_bias: NDArray[np.float32]  # (1,)
    offsets: NDArray[np.int64]  # where the fields of an observation are
    seen: NDArray[np.uint8]  # (1, players, size) observations
    words: NDArray[np.int64]  # the same memory
    layers: NDArray[np.float32]  # (layers, width)
    logits: NDArray[np.float32]  # (actions,)
    worth: NDArray[np.float32]  # (1,)
    verbs: NDArray[np.int64]  # (actions,) the legal choices of a seat in a trial
    arguments: NDArray[np.int64]
    shares: NDArray[np.float64]  # and their probabilities


@compiled
def regard(mind, p):
    """What seat p sees, through all layers but the heads."""
    layers = mind.layers
    for k in range(layers.shape[0]):
        copy(mind.biases[k], layers[k])
        if k == 0:
            add_layer(mind.seen[0, p], mind.first, layers[0])
        else:
            add_layer(layers[k - 1], mind.hidden[k - 1], layers[k])
        rectify(layers[k])


@compiled
def weigh(s, t, p, mind, legal, verbs, arguments, shares):
    """Write the legal choices of seat p and their probabilities by the policy; returns how many."""
    regard(mind, p)
    copy(mind.policy_bias, mind.logits)
    add_layer(mind.layers[-1], mind.policy, mind.logits)
    left = legal_choices(s, t, p, legal)
    count = 0
    most = -1e30
    while left:
        verb = lowest_bit(left)
        left &= left - 1
        bits = int(legal[verb])
        while bits:
            argument = lowest_bit(bits)
            bits &= bits - 1
            verbs[count] = verb
            arguments[count] = argument
            shares[count] = mind.logits[int(t.action[verb, argument])]
            most = max(most, shares[count])
            count += 1
    total = 0.0
    for k in range(count):
        shares[k] = math.exp(shares[k] - most)
        total += shares[k]
    for k in range(count):
        shares[k] /= total
    return count


@compiled
def left_out(s, p, core):
    """Is seat p asked something that a network for ``core`` decisions has not learnt?"""
    decision = int(s.decision[p])
    return core and decision != D_HERO and decision != D_TRAP and decision != D_MARKET


@compiled
def sampled(s, t, p, core, mind, legal):
    """A choice of seat p in a trial: by the policy and the trial's chance, or by the steward."""
    if left_out(s, p, core):
        legal_choices(s, t, p, legal)
        return answer(s, t, p, legal)
    count = weigh(s, t, p, mind, legal, mind.verbs, mind.arguments, mind.shares)
    u = word(int(s.key[0]), int(s.key[1]), STREAM_TRIAL + p, int(s.clock)) / 4294967296.0
    k = 0
    while k < count - 1 and u >= mind.shares[k]:
        u -= mind.shares[k]
        k += 1
    return int(mind.verbs[k]), int(mind.arguments[k])


@compiled
def advance(s, t, p, verb, argument, core, mind, desk):
    """One step: seat p makes the given choice (p = -1: nobody), the others choose by the policy."""
    write_observations(s, t, mind.offsets, mind.seen, mind.words, 0)
    for q in range(int(s.players)):
        if q == p:
            choose(s, t, q, verb, argument)
        elif int(s.decision[q]) != NOTHING:
            its_verb, its_argument = sampled(s, t, q, core, mind, desk.legal)
            choose(s, t, q, its_verb, its_argument)
    proceed(s, t, desk.log)
    if core:
        answer_rest(s, t, desk.legal, desk.log)
    s.clock += 1


@compiled
def foreseen(s, t, p, shaped, mind):
    """What a position is worth to seat p: the outcome or the value head's guess; in versus less the mean of all."""
    n = int(s.players)
    over = int(s.phase) == OVER
    if not over:
        write_observations(s, t, mind.offsets, mind.seen, mind.words, 0)
    own = 0.0
    mean = 0.0
    for q in range(n):
        value = stand_of(s, t, q) if shaped else 0.0
        if not over:
            regard(mind, q)
            copy(mind.value_bias, mind.worth)
            add_layer(mind.layers[-1], mind.value, mind.worth)
            value += mind.worth[0]
        elif int(s.ended) == DECIDED:
            value += outcome(s, q)
        mean += value / n
        if q == p:
            own = value
    return own - mean if int(s.mode) == VERSUS else mean


@entry_point
def look_ahead(states, tables, actions, chosen, index, seed_low, seed_high, trials, width, horizon, core, shaped,
               desk, mind, verbs, arguments, priors, values, tried):  # fmt: skip
    """An action for every (game, seat) marked in ``chosen``, each after so many ``trials`` of ``horizon`` rounds.

    ``verbs`` .. ``tried`` are room for the choices thought about: the ``width`` most probable ones.
    """
    t = tables[0]
    for game in range(chosen.shape[0]):
        low, high = key_of(seed_low, seed_high, int(index[game]))
        for p in range(chosen.shape[1]):
            if not chosen[game, p]:
                continue
            root = states[game]
            write_observations(root, t, mind.offsets, mind.seen, mind.words, 0)
            count = weigh(root, t, p, mind, desk.legal, verbs, arguments, priors)
            if left_out(root, p, core):
                for k in range(count):
                    priors[k] = 1.0 / count
            count = keep_likely(count, width, verbs, arguments, priors)
            for k in range(count):
                values[k] = 0.0
                tried[k] = 0
            for _ in range(trials if count > 1 else 0):
                k = most_promising(priors, values, tried, count, BREADTH)
                desk.room[PLAY] = root
                s = desk.room[PLAY]
                redraw(s, low, high, p, int(tried[k]))
                advance(s, t, p, int(verbs[k]), int(arguments[k]), core, mind, desk)
                while int(s.phase) != OVER and int(s.round_no) < int(root.round_no) + horizon:
                    advance(s, t, -1, 0, 0, core, mind, desk)
                values[k] += foreseen(s, t, p, shaped, mind)
                tried[k] += 1
            best = 0
            for k in range(count):
                if tried[k] > tried[best]:
                    best = k
            actions[game, p] = t.action[int(verbs[best]), int(arguments[best])]


@compiled
def keep_likely(count, width, verbs, arguments, priors):
    """Put the ``width`` most probable choices first, in falling order; returns how many there are."""
    kept = min(count, width)
    for k in range(kept):
        best = k
        for other in range(k + 1, count):
            if priors[other] > priors[best]:
                best = other
        for room in (verbs, arguments):
            held = room[k]
            room[k] = room[best]
            room[best] = held
        share = priors[k]
        priors[k] = priors[best]
        priors[best] = share
    return kept
