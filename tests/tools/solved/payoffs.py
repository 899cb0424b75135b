"""A decision of two seats as a matrix game whose every payoff is known.

Both choose once, at the same time; then everybody plays quickly for some rounds, and the position is evaluated. Chance
has ``lucks`` equally likely outcomes. So the game is small enough to be solved.
"""

from __future__ import annotations

from badbones_agents.scripted.lookahead import STANDING, list_candidates
from badbones_agents.scripted.workspace import ROLLOUT
from badbones_agents.search.mcts import evaluate_leaf, redraw, rollout

from badbones_env.lowlevel import compiled, entry_point
from badbones_env.rules.choose import choose
from badbones_env.rules.flow import proceed


@compiled
def finish(s, t, until, workspace):
    """What follows both choices; the values of the seats are written to the workspace."""
    proceed(s, t, workspace.log)
    s.clock += 1
    rollout(s, t, until, workspace)
    evaluate_leaf(s, t, workspace)


@entry_point
def write_payoffs(states, tables, game, low, high, width, lucks, horizon, workspace, verbs, arguments, values, payoffs):
    """Write what every pair of candidates is worth to seat 0; returns how many candidates seat 0 and seat 1 have."""
    t = tables[0]
    root = states[game]
    rows = list_candidates(root, t, 0, STANDING, width, workspace, verbs[0], arguments[0], values[0])
    columns = list_candidates(root, t, 1, STANDING, width, workspace, verbs[1], arguments[1], values[1])
    for i in range(rows):
        for j in range(columns):
            payoffs[i, j] = 0.0
            for luck in range(lucks):
                workspace.states[ROLLOUT] = root
                s = workspace.states[ROLLOUT]
                redraw(s, low, high, 0, luck)
                choose(s, t, 0, int(verbs[0, i]), int(arguments[0, i]))
                choose(s, t, 1, int(verbs[1, j]), int(arguments[1, j]))
                finish(s, t, int(root.round_no) + horizon, workspace)
                payoffs[i, j] += workspace.values[0] / lucks
    return rows, columns
