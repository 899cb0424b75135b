"""A network of the sparse encoding as a player: what Python calls."""

from __future__ import annotations

from typing import Any, NamedTuple

from badbones_env.lowlevel import answer, compiled, entry_point_of, key_of, lowest_bit
from badbones_env.observation.sparse_kernels import FEATURES_LISTED, write_features
from badbones_env.rules.chance import word
from badbones_env.rules.constants import D_HERO, D_MARKET, D_TRAP, NOTHING
from badbones_env.rules.legal import legal_choices

from .sparse_net import Activations, SparseNet, argmax, forward, masked_softmax, sample

STREAM_POLICY = 192  # chance of sampled choices, with the player's key


class ObservationBuffers(NamedTuple):
    """How a network looks at a game: lists of one game at a time."""

    paths: Any  # (1,) WAYS of the board
    common: Any  # (1,) TABLES with the actions of the sparse encoding
    features: Any  # (1, players, room) uint16
    row: Any  # the same memory, one-dimensional
    sizes: Any  # (1, players, 2) int16
    choices: Any  # (room,) int16: the legal actions of a seat in the sparse encoding
    verbs: Any  # (room,) int64: and as verbs
    arguments: Any  # (room,) int64
    legal: Any  # (VERBS,) int64
    buffer: Any  # (NOTES, NOTE_ROOM) uint16


@compiled
def list_choices(s, buffers, p):
    """List the legal choices of seat p; returns how many."""
    t = buffers.common[0]
    left = legal_choices(s, t, p, buffers.legal)
    count = 0
    while left:
        verb = lowest_bit(left)
        left &= left - 1
        bits = int(buffers.legal[verb])
        while bits:
            argument = lowest_bit(bits)
            bits &= bits - 1
            buffers.choices[count] = t.action[verb, argument]
            buffers.verbs[count] = verb
            buffers.arguments[count] = argument
            count += 1
    return count


@compiled
def is_core(decision):
    """Is it a decision that players keep who leave the rest to the auto policy?"""
    return decision == D_HERO or decision == D_TRAP or decision == D_MARKET


@compiled
def decide(net, activations, buffers, s, p, temperature, u):
    """The choice of seat p, whose features are listed, as a number in the lists of its choices."""
    count = list_choices(s, buffers, p)
    if count == 1:
        return 0
    forward(net, activations, buffers.row, p * buffers.features.shape[2], int(buffers.sizes[0, p, FEATURES_LISTED]))
    masked_softmax(net, activations, buffers.choices, 0, count, temperature)
    return sample(activations.probs, count, u) if u >= 0 else argmax(activations.probs, count)


@entry_point_of(net=SparseNet, activations=Activations, buffers=ObservationBuffers)
def choose_with_net(
    net, activations, buffers, states, tables, actions, chosen, index, seed_low, seed_high, core, temperature
):
    """An action for every (game, seat) marked in ``chosen`` that has a decision, 0 (wait) else.

    The likeliest one, or with a ``temperature`` above 0 one by chance. With ``core`` the auto policy answers what is
    neither a hero nor a trap nor a market decision.
    """
    t = tables[0]
    for game in range(chosen.shape[0]):
        looked = False
        for p in range(chosen.shape[1]):
            if not chosen[game, p]:
                continue
            decision = int(states[game].decision[p])
            actions[game, p] = 0
            if decision == NOTHING:
                continue
            if core and not is_core(decision):
                legal_choices(states[game], t, p, buffers.legal)
                verb, argument = answer(states[game], t, p, buffers.legal)
                actions[game, p] = t.action[verb, argument]
                continue
            if not looked:
                write_features(
                    states[game],
                    t,
                    buffers.paths,
                    buffers.features,
                    buffers.sizes,
                    buffers.buffer,
                    buffers.legal,
                    0,
                    False,
                )
                looked = True
            u = -1.0
            if temperature > 0:
                low, high = key_of(seed_low, seed_high, int(index[game]))
                u = word(low, high, STREAM_POLICY + p, int(states[game].clock)) / 4294967296.0
            k = decide(net, activations, buffers, states[game], p, temperature, u)
            actions[game, p] = t.action[int(buffers.verbs[k]), int(buffers.arguments[k])]
