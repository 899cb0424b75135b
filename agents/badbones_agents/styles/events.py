"""Events, which styles like or avoid: what a choice does on the own board; and the choice of a player with a style."""

from __future__ import annotations

import numpy as np

from badbones_env.lowlevel import compiled, count_bits, entry_point, entry_point_of, key_of, lowest_bit
from badbones_env.rules.chance import word
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import COOP, D_HERO, D_TRAP

from ..networks.sparse_net import Activations, SparseNet, argmax, sample
from ..networks.sparse_policy import STREAM_POLICY, ObservationBuffers, PolicyContext, observe, policy_priors
from ..scripted.lookahead import finish_round, sent

SEND, TRAPS, WALL, CATAPULT, DRAGON, TREASURE, SLAY, TOWER, VILLAGE, CAUTION = range(10)
KINDS = TREASURE - WALL + 1  # traps of the base game, in the order of the catalogue
LEAST_PROB = np.float32(1e-3)  # choices that the network finds less likely count as this likely


@compiled
def tower_and_village(s, p):
    """Floors and houses of seat p; in co-op its towers and the capital."""
    if int(s.mode) == COOP:
        return count_bits(int(s.towers[p])), int(s.capital)
    return int(s.floors[p]), int(s.houses[p])


@compiled
def add_events(s, t, p, verb, argument, legal, trap_of_tile, events):
    """Carry out a hero or trap choice of seat p, and the rest of the round on its board; add what happens."""
    decision = int(s.decision[p])
    tiles = int(s.tiles[p])
    away = sent(s, p)
    floors, houses = tower_and_village(s, p)
    choose(s, t, p, verb, argument)
    if decision == D_HERO:
        events[SLAY] += int(s.killed[p])
        return
    placed = int(s.tiles[p]) & ~tiles
    if placed:
        events[TRAPS] += 1
        kind = int(trap_of_tile[int(s.tile[p, lowest_bit(placed)])])
        if kind < KINDS:
            events[WALL + kind] += 1
    finish_round(s, t, p, legal)
    events[SLAY] += int(s.killed[p])
    events[SEND] += sent(s, p) - away
    floors_left, houses_left = tower_and_village(s, p)
    events[TOWER] += floors - floors_left
    events[VILLAGE] += houses - houses_left
    events[CAUTION] += int(s.tokens[p])


@entry_point
def count_events(states, tables, actions, seat_mask, scratch, legal, trap_of_tile, events):
    """Add to ``events`` (games, players, events) what the actions of these seats do on their own boards."""
    t = tables[0]
    for game in range(seat_mask.shape[0]):
        for p in range(seat_mask.shape[1]):
            decision = int(states[game].decision[p])
            if not seat_mask[game, p] or (decision != D_HERO and decision != D_TRAP):
                continue
            scratch[0] = states[game]
            action = int(actions[game, p])
            verb, argument = int(t.action_verb[action]), int(t.action_argument[action])
            add_events(scratch[0], t, p, verb, argument, legal, trap_of_tile, events[game, p])


@entry_point_of(net=SparseNet, activations=Activations, buffers=ObservationBuffers)
def choose_with_style(
    net,
    activations,
    buffers,
    states,
    tables,
    actions,
    seat_mask,
    index,
    seed_low,
    seed_high,
    temperature,
    bonus,
    trap_of_tile,
    scratch,
    legal,
    events,
    scores,
):
    """Write the hero and trap actions of a player that likes or avoids events.

    The score of a choice: the logarithm of its probability, plus ``bonus`` (events,) for all that it makes happen on
    the own board until the end of the round. The highest, or with a ``temperature`` above 0 a sampled one.
    """
    t = tables[0]
    context = PolicyContext(net, activations, buffers)
    for game in range(seat_mask.shape[0]):
        for p in range(seat_mask.shape[1]):
            decision = int(states[game].decision[p])
            if not seat_mask[game, p] or (decision != D_HERO and decision != D_TRAP):
                continue
            observe(states[game], t, buffers)
            count = policy_priors(states[game], p, 1.0, context)
            best = -np.inf
            for k in range(count):
                scratch[0] = states[game]
                events[:] = 0
                verb, argument = int(buffers.verbs[k]), int(buffers.arguments[k])
                add_events(scratch[0], t, p, verb, argument, legal, trap_of_tile, events)
                scores[k] = np.log(max(activations.probs[k], LEAST_PROB))
                for event in range(bonus.shape[0]):
                    scores[k] += bonus[event] * events[event]
                best = max(best, scores[k])
            total = 0.0
            for k in range(count):
                scores[k] = np.exp((scores[k] - best) / max(temperature, 1e-3))
                total += scores[k]
            for k in range(count):
                activations.probs[k] = np.float32(scores[k] / total)
            if temperature > 0:
                low, high = key_of(seed_low, seed_high, int(index[game]))
                k = sample(
                    activations.probs, count, word(low, high, STREAM_POLICY + p, int(states[game].clock)) / 4294967296.0
                )
            else:
                k = argmax(activations.probs, count)
            actions[game, p] = t.action[int(buffers.verbs[k]), int(buffers.arguments[k])]
