"""What the parts of a round cost: a profile that anybody can make again.

Games at the beginning of a round play it call by call: the random player chooses, the simulator steps. A call counts
for the part that its decisions belong to.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from badbones_env import Simulator
from badbones_env.lowlevel import copy_states
from badbones_env.opponents import RandomOpponent
from badbones_env.rules.constants import D_HERO, HERO, NOTHING, SKELETONS, TRAP
from docs.tools.bench.basic_cases import BURN_IN, PLAYER, SEED
from docs.tools.bench.measure import Case, LeaveOut, Sample, Work, clock

CHOOSING = "choosing"
STEPS = {HERO: "heroes", TRAP: "traps; skeletons up to the first question", SKELETONS: "skeletons after it; arrival"}
NEW = "a new game"  # not part of a round
GAMES = 4096


def parts_case(game: dict[str, Any]) -> Case:
    """The case whose ``parts`` are nanoseconds per round of a game."""

    def prepare() -> Work:
        source = Simulator(game, GAMES, SEED, autoreset=True, masks=False, threads=1)
        source.play(PLAYER, steps=BURN_IN)
        seats = source.config.players
        rows = source.states[(source.states["decision"][:, :seats] == D_HERO).all(axis=1)]
        if not len(rows):
            raise LeaveOut("no game stands at the beginning of a round")
        rows["max_rounds"] = rows["round_no"]  # the game ends with this round
        sim = Simulator(game, len(rows), SEED, masks=False, threads=1)
        case.batch = len(rows)
        spent = dict.fromkeys((CHOOSING, *STEPS.values(), NEW), 0.0)
        tries = itertools.count()

        def work() -> Sample:
            number = next(tries)
            player, decisions = RandomOpponent(number), 0
            before = sum(spent.values())
            begin = clock()
            sim.reset(number)
            spent[NEW] += clock() - begin
            copy_states(rows, sim.states)
            live = np.ones(sim.games, np.bool_)
            while live.any():
                due = sim.states["decision"][:, :seats][live]
                phases = set(sim.states["phase"][live].tolist())
                chosen = np.broadcast_to(live[:, None], sim.actions.shape).copy()
                decisions += int(np.count_nonzero(due != NOTHING))
                begin = clock()
                player.choose(sim, chosen)
                middle = clock()
                sim.step(rows=live, check=False)
                spent[STEPS[phases.pop() if len(phases) == 1 else SKELETONS]] += clock() - middle
                spent[CHOOSING] += middle - begin
                live = sim.states["ended"] == 0
            case.more["parts"] = {name: 1e9 * time / (number + 1) / sim.games for name, time in spent.items()}
            return Sample(sum(spent.values()) - before, decisions, sim.games)

        return work

    case = Case("parts", game, 0, 1, prepare)
    return case
