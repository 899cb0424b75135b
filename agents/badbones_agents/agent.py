"""The interface of agents, and helpers for writing one.

An agent plays seats of a whole batch of games at once: ``choose(batch, seat_mask)`` writes an action into
``batch.actions`` for every (game, seat) marked in ``seat_mask``, 0 where the seat has nothing to decide.
``badbones_env.batch.Batch`` says what it may read and write. A choice is a function of the agent's parameters and seed,
the game's number, the seat and the state. Agents keep no other state between calls, so results do not depend on how
games are batched. Every environment takes agents as opponents.

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

MAX_TEXT = 200  # characters of a fault's message
Temperature = Annotated[float, "0: the most probable action; above: sampled, 1 as in training"]


def clean_text(text: str, max_length: int = MAX_TEXT) -> str:
    """A string from untrusted code as one printable line: no control characters, direction marks or surrogates."""
    return " ".join(printable(text[: 10 * max_length]).split())[:max_length]


def error_text(error: BaseException) -> str:
    """The message of a fault for an exception of untrusted code, whose ``__str__`` may raise or return anything."""
    try:
        message = str.__str__(str(error))  # a plain str, even if it returned a subclass
    except BaseException:
        message = "(without a message)"
    return clean_text(f"{type.__dict__['__name__'].__get__(type(error))}: {message}")


def pending_seats(batch: Batch, seat_mask: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The marked seats that have a decision (games, players). Sets the actions of all marked seats to 0 (wait)."""
    batch.actions[seat_mask] = 0
    pending: NDArray[np.bool_] = seat_mask & (batch.states["decision"][:, : seat_mask.shape[1]] != NOTHING)
    return pending


def uniform(seed: int, game: NDArray[Any], seat: NDArray[Any], clock: NDArray[Any]) -> NDArray[np.float64]:
    """Counter-based uniform numbers in [0, 1): a hash (splitmix64) of seed, game, seat and ``clock``, the step."""
    x = np.full(len(game), seed, np.uint64)
    for part in (game, seat, clock):
        x ^= part.astype(np.uint64)
        x += np.uint64(0x9E3779B97F4A7C15)
        x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        x ^= x >> np.uint64(31)
    return (x >> np.uint64(11)) / float(1 << 53)


def first_fault(agent: Agent) -> str:
    """One line with the number of an agent's faults and the first of them; "" without any."""
    if not agent.faults:
        return ""
    first = agent.faults[0]
    return f"{agent.spec} forfeited {len(agent.faults)} choices, the first by {first.kind}: {first.message}"


class Agent:
    """The base class of the shipped agents."""

    name: ClassVar[str] = ""
    timed = False  # True: choices depend on the wall clock, so games do not repeat

    def __init__(self, *, seed: int = 0) -> None:
        self.seed = seed
        self.spec = self.name  # make_agent(spec) makes the same agent
        self.faults: list[Fault] = []  # the caller of ``choose`` collects and clears them

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        """Write an action into ``batch.actions`` for every seat marked in ``seat_mask`` (games, players)."""
        for game, seat in np.argwhere(pending_seats(batch, seat_mask)).tolist():
            batch.actions[game, seat] = self.decide(batch, game, seat)

    def decide(self, batch: Batch, game: int, seat: int) -> int:
        """The action for one decision. Agents that choose one at a time implement this instead of ``choose``."""
        raise NotImplementedError

    @property
    def never_answered(self) -> str:
        """The reason why no request was ever answered, else "". Such an agent gets no rating."""
        return ""

    def search_info(self, seat: int) -> SearchInfo | None:
        """The candidates of the last choice of a seat, if the agent searches."""
        return None

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        """The weights that ``badbones tune`` may change in this game, by name; passed back as ``weights``."""
        return {}

    def extra_keys(self, config: GameConfig) -> dict[str, Any]:
        """The other entries of the agent's weights file, which ``badbones tune`` copies."""
        return {}

    def close(self) -> None:
        """Release processes and models."""
