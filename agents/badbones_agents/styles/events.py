"""Events, which styles like or avoid: what a choice does on the own board; and the choice of a player with a style."""

from __future__ import annotations

import numpy as np

from badbones_env.lowlevel import compiled, entry_point, entry_point_of, lowest_bit
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import D_HERO, D_TRAP, TRAP_OF_TILE

from ..networks.sparse_net import Activations, SparseNet
from ..networks.sparse_policy import ObservationBuffers, PolicyContext, observe, picked_action, policy_priors
from ..scripted.evaluation import AT_TOWER, AT_VILLAGE, parts_left
from ..scripted.lookahead import finish_round, sent
from ..scripted.workspace import LOOKAHEAD, Workspace

SEND, TRAPS, WALL, CATAPULT, DRAGON, TREASURE, SLAY, TOWER, VILLAGE, CAUTION = range(10)
KINDS = TREASURE - WALL + 1  # traps of the base game, in the order of the catalogue
LEAST_PROB = np.float32(1e-3)  # choices that the network finds less likely count as this likely


@compiled
def add_events(s, t, p, verb, argument, legal, events):
    """Carry out a hero or trap choice of seat p, and the rest of the round on its board; add what happens."""
    decision = int(s.decision[p])
    tiles = int(s.tiles[p])
    away = sent(s, p)
    floors, houses = parts_left(s, p, AT_TOWER), parts_left(s, p, AT_VILLAGE)
    choose(s, t, p, verb, argument)
    if decision == D_HERO:
        events[SLAY] += int(s.killed[p])
        return
    placed = int(s.tiles[p]) & ~tiles
    if placed:
        events[TRAPS] += 1
        kind = int(TRAP_OF_TILE[int(s.tile[p, lowest_bit(placed)])])
        if kind < KINDS:
            events[WALL + kind] += 1
    finish_round(s, t, p, legal)
    events[SLAY] += int(s.killed[p])
    events[SEND] += sent(s, p) - away
    events[TOWER] += floors - parts_left(s, p, AT_TOWER)
    events[VILLAGE] += houses - parts_left(s, p, AT_VILLAGE)
    events[CAUTION] += int(s.tokens[p])


@compiled
def has_events(decision):
    """Does a style care about this decision?"""
    return decision == D_HERO or decision == D_TRAP


@entry_point
def count_events(states, tables, actions, seat_mask, workspace, events):
    """Add to ``events`` (games, players, events) what the actions of these seats do on their own boards."""
    t = tables[0]
    for game in range(seat_mask.shape[0]):
        for p in range(seat_mask.shape[1]):
            if not seat_mask[game, p] or not has_events(int(states[game].decision[p])):
                continue
            workspace.states[LOOKAHEAD] = states[game]
            action = int(actions[game, p])
            verb, argument = int(t.action_verb[action]), int(t.action_argument[action])
            add_events(workspace.states[LOOKAHEAD], t, p, verb, argument, workspace.legal, events[game, p])


@compiled
def apply_bonus(s, t, p, count, temperature, bonus, context, workspace):
    """Make the listed choices of seat p more probable by ``bonus`` (events,) for all that they make happen.

    The score of a choice is the logarithm of its probability, plus the bonus of its events on the own board until the
    end of the round. The probabilities are a softmax of the scores.
    """
    buffers, probs = context.buffers, context.activations.probs
    scores, events = workspace.lookahead_values, workspace.maps[0]
    best = -np.inf
    for k in range(count):
        workspace.states[LOOKAHEAD] = s
        events[:] = 0
        verb, argument = int(buffers.verbs[k]), int(buffers.arguments[k])
        add_events(workspace.states[LOOKAHEAD], t, p, verb, argument, workspace.legal, events)
        scores[k] = np.log(max(probs[k], LEAST_PROB))
        for event in range(bonus.shape[0]):
            scores[k] += bonus[event] * events[event]
        best = max(best, scores[k])
    total = 0.0
    for k in range(count):
        scores[k] = np.exp((scores[k] - best) / max(temperature, 1e-3))
        total += scores[k]
    for k in range(count):
        probs[k] = np.float32(scores[k] / total)


@entry_point_of(net=SparseNet, activations=Activations, buffers=ObservationBuffers, workspace=Workspace)
def choose_with_style(
    net, activations, buffers, states, tables, actions, seat_mask, index, seed, temperature, bonus, workspace
):
    """Write the hero and trap actions of a player that likes or avoids events (``apply_bonus``)."""
    t = tables[0]
    context = PolicyContext(net, activations, buffers)
    for game in range(seat_mask.shape[0]):
        for p in range(seat_mask.shape[1]):
            if seat_mask[game, p] and has_events(int(states[game].decision[p])):
                s = states[game]
                observe(s, t, buffers)
                count = policy_priors(s, p, 1.0, context)
                apply_bonus(s, t, p, count, temperature, bonus, context, workspace)
                actions[game, p] = picked_action(s, t, p, count, temperature, seed, int(index[game]), context)
