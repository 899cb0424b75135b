"""What an agent is.

An agent plays seats of a whole batch of games at once: ``choose(batch, seat_mask)`` writes an action into
``batch.actions`` for every (game, seat) marked in ``seat_mask``, 0 where the seat has nothing to decide.
``badbones_env.batch.Batch`` says what it may read and where it may write. Its choices are a function of its parameters,
its seed, the game's number, the seat and the state. It keeps nothing between calls that changes them, so results depend
neither on the batch nor on the other players. Every environment takes agents as opponents.

A *bot* is simpler: it plays one seat of one game, one decision at a time (``badbones_agents.bots.bot_agent``).
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch, Fault
from badbones_env.config import GameConfig
from badbones_env.errors import printable
from badbones_env.rules.constants import NOTHING

from .search.tree import SearchInfo
from .tunable import Weight

MAX_TEXT = 200  # characters of a message
Temperature = Annotated[float, "0: the most probable action; above: sampled, 1 as in training"]


def clean_text(text: str, max_length: int = MAX_TEXT) -> str:
    """A text from code that is not ours as one printable line: no control characters, direction marks, surrogates."""
    return " ".join(printable(text[: 10 * max_length]).split())[:max_length]


def error_text(error: BaseException) -> str:
    """An exception as the message of a fault. Its class is not ours: its name and text may be anything but a text."""
    try:
        message = str.__str__(str(error))  # of a subclass of str: a plain copy
    except BaseException:
        message = "(without a message)"
    return clean_text(f"{type.__dict__['__name__'].__get__(type(error))}: {message}")


def pending_seats(batch: Batch, seat_mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The seats of a mask that have a decision (games, players); all actions of the mask are set to 0, to wait."""
    batch.actions[seat_mask] = 0
    pending: NDArray[np.bool_] = seat_mask & (batch.states["decision"][:, : seat_mask.shape[1]] != NOTHING)
    return pending


def uniform(seed: int, game: NDArray[Any], seat: NDArray[Any], clock: NDArray[Any]) -> NDArray[np.float64]:
    """Uniform numbers in [0, 1), each a function of seed, game, seat and step (splitmix64)."""
    x = np.full(len(game), seed, np.uint64)
    for part in (game, seat, clock):
        x ^= part.astype(np.uint64)
        x += np.uint64(0x9E3779B97F4A7C15)
        x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        x ^= x >> np.uint64(31)
    return (x >> np.uint64(11)) / float(1 << 53)


def first_fault(agent: Agent) -> str:
    """The number of an agent's faults and the first of them in a line; "" without any."""
    if not agent.faults:
        return ""
    first = agent.faults[0]
    return f"{agent.spec} forfeited {len(agent.faults)} choices, the first by {first.kind}: {first.message}"


class Agent:
    """The base class of the shipped agents."""

    name: ClassVar[str] = ""
    timed = False  # True: choices depend on the wall clock, so games do not repeat exactly

    def __init__(self, *, seed: int = 0) -> None:
        self.seed = seed
        self.spec = self.name  # the text that makes the same agent again
        self.faults: list[Fault] = []  # whoever reads them empties the list

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        """Write an action into ``batch.actions`` for every seat marked in ``seat_mask`` (games, players)."""
        for game, seat in np.argwhere(pending_seats(batch, seat_mask)).tolist():
            batch.actions[game, seat] = self.decide(batch, game, seat)

    def decide(self, batch: Batch, game: int, seat: int) -> int:
        """The action for one decision, for agents that choose one at a time."""
        raise NotImplementedError

    @property
    def never_answered(self) -> str:
        """Why it has never answered, though it was asked; "" if it has. Such a player gets no rating."""
        return ""

    def search_info(self, seat: int) -> SearchInfo | None:
        """The candidates of the last choice for a seat, if the agent searches."""
        return None

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        """The numbers that ``badbones tune`` may change in this game: the agent takes them as ``weights``."""
        return {}

    def extra_files(self, config: GameConfig) -> dict[str, Any]:
        """What else the agent reads from a file of weights: ``badbones tune`` copies it."""
        return {}

    def close(self) -> None:
        """Free what the agent holds (processes, models)."""
