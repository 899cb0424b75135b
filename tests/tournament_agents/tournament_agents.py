"""Agents for the tests of tournaments: simple, faulty and deadly ones.

The folder is a distribution of its own (its ``dist-info`` names entry points), so that worker processes find the agents
by name once it is on their path.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import numpy as np
from badbones_agents.agent import Agent

from badbones_env.batch import Fault


class First(Agent):
    """The first legal action: it passes in every trap phase."""

    name = "first"

    def choose(self, sim, chosen):
        sim.actions[chosen] = sim.masks.argmax(axis=2)[chosen]


class Last(Agent):
    """The last legal action."""

    name = "last"

    def choose(self, sim, chosen):
        sim.actions[chosen] = (sim.n_actions - 1 - sim.masks[:, :, ::-1].argmax(axis=2))[chosen]


class Timed(First):
    name = "timed"
    timed = True


class Faulty(First):
    """Chooses nonsense in round 1 and reports a timeout of its own in round 2; changes what is not its own."""

    name = "faulty"

    def choose(self, sim, chosen):
        sim.actions[:] = 1
        super().choose(sim, chosen)
        for game, seat in np.argwhere(chosen):
            if sim.states["round_no"][game] == 1:
                sim.actions[game, seat] = sim.n_actions + 5
            elif sim.states["round_no"][game] == 2:
                self.faults.append(Fault(int(sim.index[game]), int(seat), "timeout", "too slow"))


class Deadly(First):
    """Kills its process when it first meets game ``at``, ``times`` times in all (counted in the file ``log``)."""

    name = "deadly"

    def __init__(self, *, seed: int = 0, at: int = 5, times: int = 1, log: str = "") -> None:
        super().__init__(seed=seed)
        self.at, self.times, self.log = at, times, Path(log)

    def choose(self, sim, chosen):
        if (sim.index == self.at).any():
            died = len(self.log.read_text()) if self.log.exists() else 0
            if died < self.times:
                self.log.write_text("x" * (died + 1))
                self.end()
        super().choose(sim, chosen)

    def end(self):
        os.kill(os.getpid(), signal.SIGKILL)


class Leaving(Deadly):
    """Ends its process as if all were well."""

    name = "leaving"

    def end(self):
        os._exit(0)


class Broken(First):
    """Raises an exception of its own."""

    name = "broken"

    def choose(self, sim, chosen):
        raise ZeroDivisionError("no skeleton left to divide by")
