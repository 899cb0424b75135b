"""Who plays the seats that a single-agent environment does not learn.

An opponent is an object with ``choose(sim, chosen)``: it writes an action into ``sim.actions`` for every (game, seat)
marked in ``chosen`` (games, players), reading what it needs from the simulator (masks, observations). ``random`` is
built in; others are found by name through the entry point group ``badbones.agents`` (a factory without arguments), so
that this package knows nothing of the agents above it.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from .errors import OptionError
from .rules.kernels import WORD, choose_random
from .simulator import Simulator

GROUP = "badbones.agents"


class Opponent(Protocol):
    """Plays seats of a batch."""

    def choose(self, sim: Simulator, chosen: NDArray[np.bool_]) -> None:
        """Write a legal action into ``sim.actions`` for every marked (game, seat); 0 where it has nothing to decide."""


class RandomOpponent:
    """Any legal action with equal probability, compiled; a function of (seed, game number, seat, step)."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, sim: Simulator, chosen: NDArray[np.bool_]) -> None:
        choose_random(
            sim.states, sim.layout.tables, sim.actions, chosen, sim.index, self.seed & WORD, self.seed >> 32,
            sim.scratch, 0, sim.games,
        )  # fmt: skip


def make_opponent(opponent: str | Opponent) -> Opponent:
    """An opponent by its name, or the object itself."""
    if not isinstance(opponent, str):
        return opponent
    if opponent == "random":
        return RandomOpponent()
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    if opponent not in found:
        raise OptionError(f"unknown opponent {opponent!r}; known are {', '.join(sorted({'random', *found}))}")
    made: Opponent = found[opponent].load()()
    return made
