"""Agents of other packages, kept from doing harm."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch, Fault, Player
from badbones_env.config import GameConfig
from badbones_env.rules.constants import NOTHING

from ..agent import Agent, in_a_line
from ..tunable import Weight
from .public_batch import PublicBatch, forfeit


class SandboxedAgent(Agent):
    """Somebody's object with ``choose(batch, chosen)``: it works on copies, and what it gets wrong is a fault."""

    name = "guarded"

    def __init__(self, guest: Player, *, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self.guest = guest
        self.timed = bool(getattr(guest, "timed", False))

    def choose(self, batch: Batch, chosen: NDArray[np.bool_]) -> None:
        batch.actions[chosen] = 0
        try:
            wanted = self._ask(batch, slice(0, batch.games), chosen)
        except Exception:  # somewhere in the batch: asked game by game, so that only the guilty ones pay for it
            for game in np.flatnonzero(chosen.any(axis=1)).tolist():
                row = slice(game, game + 1)
                try:
                    self._take(batch, game, chosen, self._ask(batch, row, chosen)[0])
                except Exception as error:
                    self._take(batch, game, chosen, None, in_a_line(error))
        else:
            for game in np.flatnonzero(chosen.any(axis=1)).tolist():
                self._take(batch, game, chosen, wanted[game])

    def _ask(self, batch: Batch, rows: slice, chosen: NDArray[np.bool_]) -> NDArray[np.int64]:
        """What the guest wants in these games."""
        public = PublicBatch.of(batch, rows)
        self.guest.choose(public, chosen[rows].copy())
        return np.array(public.actions, np.int64)

    def _take(
        self, batch: Batch, game: int, chosen: NDArray[np.bool_], wanted: NDArray[np.int64] | None, crash: str = ""
    ) -> None:
        """Its choices for a game, where they are legal; for the others a random one stands in."""
        for seat in np.flatnonzero(chosen[game]).tolist():
            if int(batch.states["decision"][game, seat]) == NOTHING:
                continue
            if wanted is not None and int(wanted[seat]) in batch.legal(game, seat):
                batch.actions[game, seat] = wanted[seat]
                continue
            kind, message = "crash", crash
            if wanted is not None:
                kind, message = "illegal", f"action {int(wanted[seat])} is not legal"
            batch.actions[game, seat] = forfeit(batch, game, seat, self.seed)
            self.faults.append(Fault(int(batch.index[game]), seat, kind, message))

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        declared = getattr(self.guest, "tunable", None)
        return declared(config) if declared else {}

    def close(self) -> None:
        close = getattr(self.guest, "close", None)
        if close:
            close()
