"""What players see of a batch of games, and where they put their choices.

Two classes keep this contract: ``Simulator`` itself, and ``badbones_agents.bots.public_batch.PublicBatch``, a copy for
guests that may neither change a game nor look into its chance. A player is written against ``Batch`` alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ._engine.game_spec import GameSpec
from ._engine.threads import ThreadTeam
from .config import GameConfig


class Batch(Protocol):
    """``games`` games of one configuration, as players see them.

    A player reads what it likes and writes numbers of actions into ``actions``; all else it leaves alone. It does not
    look at ``key`` and ``drawn`` of a state, the game's chance: planners work on copies with chance of their own.
    """

    config: GameConfig
    spec: GameSpec  # lookup tables, the list of actions, their texts
    games: int
    n_actions: int
    states: NDArray[Any]  # (games,) records, see ``rules.state``
    index: NDArray[np.int64]  # (games,) the number of the game played in each row
    actions: NDArray[np.int16]  # (games, players) where players write
    team: ThreadTeam  # threads that share the games
    choices: NDArray[np.int16]  # (games, players, length) the legal actions as lists; no rows where these are not kept
    sizes: NDArray[np.int16]  # (games, players, 2) the second is how long such a list is

    @property
    def scratch(self) -> NDArray[np.int64]:
        """Scratch space for compiled functions, on the calling thread."""

    @property
    def masks(self) -> NDArray[np.bool_]:
        """(games, players, actions) the legal actions; only ``wait``, number 0, for a seat with nothing to decide."""

    @property
    def observations(self) -> NDArray[Any]:
        """(games, players, size) what every seat sees, in the batch's own encoding (by default ``compact``)."""

    def observe(self, encoding: str) -> NDArray[Any]:
        """(games, players, size) what every seat sees, in this encoding."""

    def legal(self, game: int, seat: int) -> dict[int, str]:
        """The legal actions of a seat with their texts."""


@dataclass(frozen=True)
class Fault:
    """A choice that a player forfeited: it crashed, took too long or chose what is not legal."""

    game: int  # the game's number
    seat: int
    kind: str  # "crash", "timeout" or "illegal"
    message: str


class Player(Protocol):
    """Plays seats of a batch. One that can forfeit choices has a list ``faults``; whoever reads it empties it."""

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_], /) -> None:
        """Write a legal action into ``batch.actions`` for every seat marked in ``seat_mask`` (games, players); 0 where
        the seat has nothing to decide."""
