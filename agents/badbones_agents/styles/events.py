"""Events, which styles like or avoid: what a choice does on the own board; and the choice of a player with a style."""

import numpy as np

from badbones_env.lowlevel import answer, compiled, entry_point, entry_point_of, lowest_bit
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import D_HERO, D_SEND, D_TRAP, TRAP_OF_TILE
from badbones_env.rules.scoring import points

from ..networks.sparse_net import Activations, SparseNet
from ..networks.sparse_policy import (
    ObservationBuffers,
    PolicyContext,
    list_choices,
    observe,
    picked_action,
    policy_priors,
)
from ..scripted.evaluation import AT_TOWER, AT_VILLAGE, parts_left
from ..scripted.lookahead import finish_round, sent
from ..scripted.workspace import LOOKAHEAD, Workspace

SEND, TRAPS, WALL, CATAPULT, DRAGON, TREASURE, SLAY, TOWER, VILLAGE, CAUTION = range(10)
NORTH, EAST, TRAPS_NORTH, TRAPS_EAST, LEFT, WEAKEST = range(10, 16)
KINDS = TREASURE - WALL + 1  # traps of the base game, in the order of the catalogue
MIN_PROB = np.float32(1e-9)  # choices that the network finds less likely count as this likely
OTHER_TARGET = np.float32(0.1)  # of sending to another player than the auto policy does


@compiled
def add_offset(space, north, events):
    """Add how many spaces north and east of the tower this one is."""
    events[north] += space // 5 - 2
    events[north + 1] += space % 5 - 2


@compiled
def add_target(s, t, p, distance, events):
    """Add whom a skeleton is sent to: is it the left or the right neighbour, and has anybody fewer points?"""
    players = int(s.players)
    events[LEFT] += (distance == 1) - (distance == players - 1)
    sent_to = points(s, t, (p + distance) % players)
    for other in range(1, players):
        if points(s, t, (p + other) % players) < sent_to:
            return
    events[WEAKEST] += 1


@compiled
def add_events(s, t, p, verb, argument, legal, events):
    """Carry out a choice of seat p, and the rest of the round on its board; add what happens."""
    decision = int(s.decision[p])
    if decision == D_SEND:
        add_target(s, t, p, argument, events)
        return
    tiles = int(s.tiles[p])
    away = sent(s, p)
    floors, houses = parts_left(s, p, AT_TOWER), parts_left(s, p, AT_VILLAGE)
    choose(s, t, p, verb, argument)
    if decision == D_HERO:
        events[SLAY] += int(s.killed[p])
        hero = int(s.hero[p])
        if hero >= 0:
            add_offset(hero, NORTH, events)
        return
    placed = int(s.tiles[p]) & ~tiles
    if placed:
        events[TRAPS] += 1
        space = lowest_bit(placed)
        add_offset(space, TRAPS_NORTH, events)
        kind = int(TRAP_OF_TILE[int(s.tile[p, space])])
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
    return decision == D_HERO or decision == D_TRAP or decision == D_SEND


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
        scores[k] = np.log(max(probs[k], MIN_PROB))
        for event in range(bonus.shape[0]):
            scores[k] += bonus[event] * events[event]
        best = max(best, scores[k])
    total = 0.0
    for k in range(count):
        scores[k] = np.exp((scores[k] - best) / max(temperature, 1e-3))
        total += scores[k]
    for k in range(count):
        probs[k] = np.float32(scores[k] / total)


@compiled
def priors(s, t, p, context):
    """List the choices of seat p with their probabilities: the network's, and for sending those of the auto policy."""
    if int(s.decision[p]) != D_SEND:
        observe(s, t, context.buffers)
        return policy_priors(s, p, 1.0, context)
    count = list_choices(s, context.buffers, p)
    _, preferred = answer(s, t, p, context.buffers.legal)
    for k in range(count):
        context.activations.probs[k] = 1.0 if int(context.buffers.arguments[k]) == preferred else OTHER_TARGET
    return count


@entry_point_of(net=SparseNet, activations=Activations, buffers=ObservationBuffers, workspace=Workspace)
def choose_with_style(
    net, activations, buffers, states, tables, actions, seat_mask, index, seed, temperature, bonus, workspace
):
    """Write the hero, trap and send actions of a player that likes or avoids events (``apply_bonus``)."""
    t = tables[0]
    context = PolicyContext(net, activations, buffers)
    for game in range(seat_mask.shape[0]):
        for p in range(seat_mask.shape[1]):
            if seat_mask[game, p] and has_events(int(states[game].decision[p])):
                s = states[game]
                count = priors(s, t, p, context)
                apply_bonus(s, t, p, count, temperature, bonus, context, workspace)
                actions[game, p] = picked_action(s, t, p, count, temperature, seed, int(index[game]), context)
