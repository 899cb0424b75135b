"""What a seat does in its games, apart from winning them: how many skeletons it sends away, how many traps it has out.

Counted choice by choice on a copy of the seat's own board, before everybody's choices are carried out together: a step
of the whole game may go on to the next round, in which what was sent has risen already.
"""

from __future__ import annotations

import numpy as np
from badbones_agents.scripted.lookahead import sent
from numpy.typing import NDArray

from badbones_env.lowlevel import compiled, count_bits, entry_point
from badbones_env.rules.choose import choose
from badbones_env.rules.constants import D_TRAP, NOTHING, SKELETONS, TRAP
from badbones_env.rules.order import begin_board
from badbones_env.rules.state import STATE
from badbones_env.table import Hook, Marks, Table

SENT, LEFT, TRAPS, TURNS = range(4)  # skeletons sent to others and gone in any way; traps lying, summed over turns
COUNTS = 4


@compiled
def on_board(s, p):
    """Skeletons on the board of seat p and in its forests."""
    count = 0
    for i in range(int(s.tokens[p])):
        if int(s.token[p, i]) >= 0:
            count += 1
    return count


@entry_point
def count_choices(states, tables, actions, marked, scratch, counts):
    """Add to ``counts`` (games, COUNTS) what the choices of the marked seats do to their own boards."""
    t = tables[0]
    for game in range(marked.shape[0]):
        for p in range(marked.shape[1]):
            if not marked[game, p]:
                continue
            scratch[0] = states[game]
            s = scratch[0]
            decision = int(s.decision[p])
            before = on_board(s, p)
            away = sent(s, p)
            action = int(actions[game, p])
            choose(s, t, p, int(t.action_verb[action]), int(t.action_argument[action]))
            if decision == D_TRAP:
                counts[game, TRAPS] += count_bits(int(s.tiles[p]))
                counts[game, TURNS] += 1
            if int(s.phase) == TRAP and int(s.decision[p]) == NOTHING:  # its skeletons move, whatever others do
                s.phase = SKELETONS
                begin_board(s, t, p)
            counts[game, SENT] += sent(s, p) - away
            counts[game, LEFT] += before - on_board(s, p)


class Behaviour(Hook):
    """Counts what the marked seats do."""

    def __init__(self, subject: Marks) -> None:
        self._subject = subject
        self._scratch = np.zeros(1, STATE)
        self.counts: NDArray[np.int64] = np.zeros((len(subject), COUNTS), np.int64)

    def on_choices(self, table: Table, pending: Marks, actions: NDArray[np.int64]) -> None:
        batch = table.batch
        count_choices(batch.states, batch.spec.tables, actions, pending & self._subject, self._scratch, self.counts)
