"""Decisions by a network of the sparse encoding, compiled."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from badbones_env.config import GameConfig
from badbones_env.lowlevel import answer, compiled, entry_point_of, game_spec, key_of, lowest_bit
from badbones_env.observation.observer import layout_of
from badbones_env.observation.sparse import SPARSE, SparseObservation
from badbones_env.observation.sparse_kernels import BUFFER_ROWS, BUFFER_WIDTH, FEATURES_LISTED, write_features
from badbones_env.rules.chance import word
from badbones_env.rules.constants import D_HERO, D_MARKET, D_TRAP, NOTHING, VERBS
from badbones_env.rules.legal import legal_choices

from ..scripted.workspace import MAX_CHOICES
from .sparse_net import Activations, SparseNet, argmax, forward, masked_softmax, sample

STREAM_POLICY = 192  # random stream of sampled actions, with the player's key


class ObservationBuffers(NamedTuple):
    """Buffers for the observations and legal actions of one game at a time."""

    paths: Any  # (1,) PATHS of the board
    common: Any  # (1,) TABLES with the actions of the sparse encoding
    features: Any  # (1, players, length) uint16
    row: Any  # the same memory, flat
    sizes: Any  # (1, players, 2) int16
    choices: Any  # (length,) int16: the legal actions of a seat in the sparse encoding
    verbs: Any  # (length,) int64: their verbs
    arguments: Any  # (length,) int64: and arguments
    legal: Any  # (VERBS,) int64
    buffer: Any  # (BUFFER_ROWS, BUFFER_WIDTH) uint16


class PolicyContext(NamedTuple):
    """A network with the buffers for its activations and inputs."""

    net: SparseNet
    activations: Activations
    buffers: ObservationBuffers


def make_buffers(config: GameConfig) -> ObservationBuffers:
    """Observation buffers for games of a configuration, for one thread."""
    observation, players = layout_of(config, SPARSE), config.players
    assert isinstance(observation, SparseObservation)
    features = np.zeros((1, players, observation.size), np.uint16)
    return ObservationBuffers(
        observation.paths,
        game_spec(config, common=True).tables,
        features,
        features.reshape(-1),
        np.zeros((1, players, 2), np.int16),
        np.zeros(MAX_CHOICES, np.int16),  # a position may hold more than its configuration has
        np.zeros(MAX_CHOICES, np.int64),
        np.zeros(MAX_CHOICES, np.int64),
        np.zeros(VERBS, np.int64),
        np.zeros((BUFFER_ROWS, BUFFER_WIDTH), np.uint16),
    )


@compiled
def list_choices(s, buffers, p):
    """List the legal actions of seat p; returns their number."""
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
def observe(s, t, buffers):
    """Write the observations of all seats."""
    write_features(s, t, buffers.paths, buffers.features, buffers.sizes, buffers.buffer, buffers.legal, 0)


@compiled
def forward_seat(net, activations, buffers, p):
    """Pass the observation of seat p through the network."""
    forward(net, activations, buffers.row, p * buffers.features.shape[2], int(buffers.sizes[0, p, FEATURES_LISTED]))


@compiled
def is_core(decision):
    """Is it one of the decisions of ``decisions="core"``: hero, trap or market?"""
    return decision == D_HERO or decision == D_TRAP or decision == D_MARKET


@compiled
def policy_priors(s, p, temperature, context):
    """List the legal choices of seat p, whose features are written, with their probabilities; returns how many."""
    count = list_choices(s, context.buffers, p)
    if count == 1:
        context.activations.probs[0] = 1
    else:
        forward_seat(context.net, context.activations, context.buffers, p)
        masked_softmax(context.net, context.activations, context.buffers.choices, 0, count, temperature)
    return count


@compiled
def picked_action(s, t, p, count, temperature, seed, index, context):
    """Of the listed choices of seat p the most probable one, or with a ``temperature`` above 0 a sampled one."""
    if temperature > 0:
        low, high = key_of(seed[0], seed[1], index)
        k = sample(context.activations.probs, count, word(low, high, STREAM_POLICY + p, int(s.clock)) / 4294967296.0)
    else:
        k = argmax(context.activations.probs, count)
    return t.action[int(context.buffers.verbs[k]), int(context.buffers.arguments[k])]


@entry_point_of(net=SparseNet, activations=Activations, buffers=ObservationBuffers)
def choose_with_net(net, activations, buffers, states, tables, actions, seat_mask, index, seed, core, temperature):
    """Write an action for every (game, seat) of ``seat_mask`` that has a decision, else 0 (wait).

    The most probable one, or with a ``temperature`` above 0 a sampled one. With ``core`` the auto policy answers all
    but hero, trap and market decisions.
    """
    t = tables[0]
    context = PolicyContext(net, activations, buffers)
    for game in range(seat_mask.shape[0]):
        observed = False
        for p in range(seat_mask.shape[1]):
            if not seat_mask[game, p]:
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
            if not observed:
                observe(states[game], t, buffers)
                observed = True
            count = policy_priors(states[game], p, temperature, context)
            actions[game, p] = picked_action(states[game], t, p, count, temperature, seed, int(index[game]), context)
