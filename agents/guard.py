"""Agents of other packages, kept from doing harm."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from badbones_env.opponents import Opponent
from badbones_env.rules.constants import NOTHING
from badbones_env.simulator import Simulator

from .agent import Agent, Fault, in_a_line
from .seen import Seen, forfeit


class GuardedAgent(Agent):
    """Somebody's object with ``choose(sim, chosen)``: it works on copies, and what it gets wrong is a fault."""

    name = "guarded"

    def __init__(self, guest: Opponent, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self.guest = guest
        self.timed = bool(getattr(guest, "timed", False))

    def choose(self, sim: Simulator, chosen: NDArray[np.bool_]) -> None:
        sim.actions[chosen] = 0
        due = chosen & (sim.states["decision"][:, : chosen.shape[1]] != NOTHING)
        seen = Seen.of(sim)
        masks = seen.masks.copy()
        kind, message = "", ""
        try:
            self.guest.choose(seen, chosen.copy())  # type: ignore[arg-type]
            wanted = np.array(seen.actions, np.int64)
        except Exception as error:
            kind, message = "crash", in_a_line(error)
        for row, seat in np.argwhere(due).tolist():
            what, why = kind, message
            if not what:
                action = int(wanted[row, seat])
                if 0 <= action < masks.shape[2] and masks[row, seat, action]:
                    sim.actions[row, seat] = action
                    continue
                what, why = "illegal", f"action {action} is not legal"
            sim.actions[row, seat] = forfeit(sim, row, seat, self.seed)
            self.faults.append(Fault(int(sim.index[row]), seat, what, why))

    def close(self) -> None:
        close = getattr(self.guest, "close", None)
        if close:
            close()
