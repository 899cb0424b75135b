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
        try:
            wanted = self._ask(sim, slice(0, sim.games), chosen)
        except Exception:  # somewhere in the batch: asked game by game, so that only the guilty ones pay for it
            for game in np.flatnonzero(chosen.any(axis=1)).tolist():
                row = slice(game, game + 1)
                try:
                    self._take(sim, game, chosen, self._ask(sim, row, chosen)[0])
                except Exception as error:
                    self._take(sim, game, chosen, None, in_a_line(error))
        else:
            for game in np.flatnonzero(chosen.any(axis=1)).tolist():
                self._take(sim, game, chosen, wanted[game])

    def _ask(self, sim: Simulator, rows: slice, chosen: NDArray[np.bool_]) -> NDArray[np.int64]:
        """What the guest wants in these games."""
        seen = Seen.of(sim, rows)
        self.guest.choose(seen, chosen[rows].copy())  # type: ignore[arg-type]
        return np.array(seen.actions, np.int64)

    def _take(
        self, sim: Simulator, game: int, chosen: NDArray[np.bool_], wanted: NDArray[np.int64] | None, crash: str = ""
    ) -> None:
        """Its choices for a game, where they are legal; for the others a random one stands in."""
        for seat in np.flatnonzero(chosen[game]).tolist():
            if int(sim.states["decision"][game, seat]) == NOTHING:
                continue
            if wanted is not None and int(wanted[seat]) in sim.legal(game, seat):
                sim.actions[game, seat] = wanted[seat]
                continue
            kind, message = "crash", crash
            if wanted is not None:
                kind, message = "illegal", f"action {int(wanted[seat])} is not legal"
            sim.actions[game, seat] = forfeit(sim, game, seat, self.seed)
            self.faults.append(Fault(int(sim.index[game]), seat, kind, message))

    def close(self) -> None:
        close = getattr(self.guest, "close", None)
        if close:
            close()
