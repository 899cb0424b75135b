"""What becomes of a choice: the same futures played out after each of several choices, and counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from badbones_env import Game
from badbones_env.actions import action_texts
from badbones_env.rules.constants import OVER
from badbones_env.simulator import Simulator

from .registry import make_agent

SAMPLES, ROUNDS = 64, 4
PLAYER = "guardian"  # plays everybody from then on: strong enough, and thousands of rounds a second


@dataclass(frozen=True)
class Outlook:
    """After a choice: the share of futures in which tower and village (co-op: the team) stand, and the mean points."""

    choice: str
    stands: float
    points: float

    @property
    def worth(self) -> float:
        """One number for both: to stand is worth a game's points."""
        return 47 * self.stands + self.points


def outlooks(
    game: Game, seat: int, choices: Sequence[str], samples: int = SAMPLES, rounds: int = ROUNDS
) -> list[Outlook]:
    """Play ``samples`` futures of ``rounds`` rounds after each choice of a seat; all choices have the same futures."""
    sim = Simulator(game.config, samples * len(choices), masks=False, threads=1)
    sim.states[:] = game._state
    futures = np.tile(np.arange(samples), len(choices))
    sim.states["key"] = np.stack([futures, np.full_like(futures, 1)], axis=1)
    sim.states["drawn"] = 0
    sim.index[:] = futures  # so that the players' own chance is the same too
    texts = action_texts(sim.layout, seat)
    agent = make_agent(PLAYER)
    last = game.outcome.rounds + rounds
    first = True
    while True:
        going = (sim.states["phase"] != OVER) & (sim.states["round_no"] < last)
        if not going.any():
            break
        agent.choose(sim, np.repeat(going[:, None], game.config.players, axis=1))
        if first:
            sim.actions[:, seat] = np.repeat([texts.index(choice) for choice in choices], samples)
            first = False
        sim.step(rows=going, check=False)
    stood = np.asarray(sim.states["lost"] == 0 if game.config.mode == "coop" else sim.states["out"][:, seat] == 0)
    points = sim.points()[:, seat]
    return [
        Outlook(choice, float(stood[rows].mean()), float(points[rows].mean()))
        for choice, rows in zip(choices, np.split(np.arange(len(stood)), len(choices)), strict=True)
    ]
