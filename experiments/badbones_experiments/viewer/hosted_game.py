"""A game whose seats are held by clients that may not see each other's choices.

Every open seat has a secret token. A choice is committed and stays hidden until all seats have chosen; then the step
is made, and everybody sees what happened. Seats that no client holds are played by agents.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from badbones_env import BadBonesError, Game
from badbones_env.errors import IllegalChoiceError, short_repr
from badbones_env.text.wording import describe_event, seat_name
from badbones_env.trace import trace_step

from .players import Adviser, check_seats

OPEN = "open"  # the seat of a client


@dataclass
class HostedGame:
    """One game; ``tokens`` maps the secret of an open seat to its number."""

    game: Game
    players: list[str]  # of each seat: OPEN or the spec of an agent
    seed: int
    tokens: dict[str, int] = field(default_factory=dict)
    committed: dict[int, str] = field(default_factory=dict)  # hidden choices of this step
    history: list[dict[str, Any]] = field(default_factory=list)  # what happened in each step, public
    agents: dict[int, Adviser] = field(default_factory=dict)

    @classmethod
    def new(cls, options: Mapping[str, Any], players: list[str], seed: int) -> HostedGame:
        """A new game. ``players``: who sits on each seat, ``open`` or the spec of an agent; missing seats are open."""
        game = Game(**options, seed=seed)
        seats = [*players, *[OPEN] * (game.config.players - len(players))]
        if len(seats) != game.config.players:
            raise BadBonesError(f"{len(players)} players are named, but the game has {game.config.players} seats")
        if OPEN not in seats:
            raise BadBonesError("no seat is open: leave at least one seat to a client ('open')")
        check_seats([spec for spec in seats if spec != OPEN], game)
        hosted = cls(game, seats, seed)
        hosted.tokens = {secrets.token_hex(8): seat for seat, spec in enumerate(seats) if spec == OPEN}
        hosted.agents = {seat: Adviser(spec, seed) for seat, spec in enumerate(seats) if spec != OPEN}
        hosted._advance()
        return hosted

    def waiting_for(self) -> list[int]:
        """The open seats that still have to choose in this step."""
        return [seat for seat in self.game.legal() if self.players[seat] == OPEN and seat not in self.committed]

    def legal(self, seat: int) -> list[str]:
        """The legal choices of a seat; empty while it has none to make."""
        return self.game.legal().get(seat, []) if seat not in self.committed else []

    def choose(self, seat: int, choice: str) -> list[dict[str, Any]]:
        """Commit a choice; returns the steps that it completes, as they are made public."""
        if self.game.over:
            raise IllegalChoiceError("the game is over")
        if seat in self.committed:
            raise IllegalChoiceError("your choice is committed; wait for the other seats (call observe again)")
        legal = self.game.legal().get(seat, [])
        if not legal:
            raise IllegalChoiceError(f"{seat_name(seat)} has nothing to decide now; waiting for {self._waiting()}")
        if choice not in legal:
            raise IllegalChoiceError(f"{short_repr(choice)} is not legal now; legal are: {', '.join(legal)}")
        self.committed[seat] = choice
        before = len(self.history)
        self._advance()
        return self.history[before:]

    def _waiting(self) -> str:
        return ", ".join(map(seat_name, self.waiting_for())) or "nobody"

    def _advance(self) -> None:
        """Make steps until a client has to choose."""
        while not self.game.over and not self.waiting_for():
            choices = {
                seat: self.committed[seat] if seat in self.committed else self.agents[seat].choose(self.game, seat)
                for seat in self.game.legal()
            }
            self.committed = {}
            number = self.game.outcome.rounds
            events = trace_step(self.game, choices)
            self.game.step(choices)
            self.history.append(
                {
                    "round": number,
                    "choices": {seat_name(seat): text for seat, text in choices.items()},
                    "events": [f"{seat_name(event.seat)}: {describe_event(event)}" for event in events],
                }
            )

    def close(self) -> None:
        """Free the agents."""
        for adviser in self.agents.values():
            adviser.close()
