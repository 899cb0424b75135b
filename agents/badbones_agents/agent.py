"""What an agent is.

An agent plays seats of a whole batch of games at once: ``choose(batch, chosen)`` writes an action into
``batch.actions`` for every (game, seat) marked in ``chosen``, 0 where the seat has nothing to decide.
``badbones_env.batch.Batch`` says what it may read and where it may work. So that results depend neither on the batch
nor on who else plays, an agent's choices are a function of its parameters, its seed, the game's number, the seat and
the state: it keeps nothing between calls that changes them. Every environment of this project takes agents as
opponents.

A *bot* is simpler: it plays one seat of one game, one decision at a time; see ``badbones_agents.bots.bot_agent``.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch, Fault
from badbones_env.config import GameConfig

from .search.search_info import SearchInfo
from .tunable import Weight


def in_a_line(error: BaseException) -> str:
    """An exception as the message of a fault."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


def first_fault(agent: Agent) -> str:
    """What the first of an agent's faults was, in a line; "" if it has none."""
    if not agent.faults:
        return ""
    first = agent.faults[0]
    return f"{agent.spec} forfeited {len(agent.faults)} choices, the first by {first.kind}: {first.message}"


class Agent:
    """The base class of the shipped agents. ``spec`` is the text that makes the same agent again."""

    name: ClassVar[str] = ""
    parameters: ClassVar[dict[str, str]] = {}  # name of a parameter of __init__ -> what it does
    timed = False  # True: choices depend on the clock on the wall, so games do not repeat exactly

    def __init__(self, *, seed: int = 0) -> None:
        self.seed = seed
        self.spec = self.name
        self.faults: list[Fault] = []  # whoever reads them empties the list

    def choose(self, batch: Batch, chosen: NDArray[np.bool_]) -> None:
        raise NotImplementedError

    @property
    def never_answered(self) -> str:
        """Why it never answered, though it was asked: a player that does not play gets no rating."""
        return ""

    def search_info(self, seat: int) -> SearchInfo | None:
        """What the last choice for a seat was chosen from, if the agent weighs choices."""
        return None

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        """The numbers that ``badbones tune`` may change in this game: the agent takes them as ``weights``."""
        return {}

    def extra_files(self, config: GameConfig) -> dict[str, Any]:
        """What else the agent reads from a file of weights: ``badbones tune`` hands it on."""
        return {}

    def close(self) -> None:
        """Free what the agent holds (processes, models)."""
