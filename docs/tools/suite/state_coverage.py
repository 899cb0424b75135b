"""The state-coverage control of the team track: ``badbones dev suite-coverage``.

In Overcooked most of the gap between self-play and play with strangers closed once agents had met the states that
strangers lead to. Here an agent takes over all seats in the middle of games with strangers. If it then does as well as
in self-play, unfamiliar states are not what costs it points with strangers: playing together is.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from badbones_agents.registry import make_agent
from badbones_experiments.jobs.files import write_json
from badbones_experiments.suite.definition import TEAM, SuiteScenario, find_suite

from badbones_env import Simulator
from badbones_env.table import Hook, Marks, Table

HANDOVER = 5  # the round in which the agent takes over
NEVER = 1 << 30
FOCAL = 0


class TakeOver(Hook):
    """From a round on, all seats are the focal agent's."""

    def __init__(self, round_no: int) -> None:
        self.round_no = round_no

    def on_ask(self, table: Table, asked: Marks) -> None:
        late = table.batch.states["round_no"] >= self.round_no
        seats = np.where(late[:, None], FOCAL, table.seats)
        if (seats != table.seats).any():
            table.seat(seats)


def rounds_survived(scenario: SuiteScenario, agent: str, round_no: int) -> list[int]:
    """Rounds that the team survives in each game; the agent takes over in round ``round_no``."""
    plan = scenario.plan(agent)
    players = [make_agent(spec, plan.seed) for spec in plan.agents]
    survived: list[int] = []
    for rotation in range(plan.rotations):
        sim = Simulator(scenario.game, plan.blocks, plan.seed, threads=1, masks=False)
        seats = np.array([plan.seating(0, block, rotation) for block in range(plan.blocks)])
        Table(sim, players, seats, TakeOver(round_no), illegal="replace").play()
        survived += sim.outcomes().survived[:, 0].tolist()
    for player in players:
        player.close()
    return survived


def state_coverage(agent: str, out: str, command: str) -> int:
    """Mean rounds survived from the handover on, of games that reach it: self-play, taken over, with strangers."""
    rows: list[dict[str, Any]] = []
    for scenario in find_suite().select("mini"):
        if scenario.track == TEAM:
            kinds = {"self_play": 0, "taken_over": HANDOVER, "strangers": NEVER}
            played = {kind: np.array(rounds_survived(scenario, agent, round_no)) for kind, round_no in kinds.items()}
            rows.append(
                {"scenario": scenario.name}
                | {kind: round(float(games[games >= HANDOVER].mean()), 4) for kind, games in played.items()}
            )
            print(json.dumps(rows[-1]), flush=True)
    write_json(Path(out), {"agent": agent, "handover": HANDOVER, "command": command, "scenarios": rows})
    return 0
