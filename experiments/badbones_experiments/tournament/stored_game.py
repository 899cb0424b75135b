"""A game as the database of a tournament holds it, and what no such game can be."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from badbones_env.outcome import CAUSES

from .chunks import GameResult
from .schedule import Plan

Row = tuple[Any, ...]
MANY = 1 << 31  # no count of a game comes near it


@dataclass(frozen=True)
class StoredGame:
    """The rows of a game, as SQLite gives them back (docs/tournaments.md)."""

    row: Row  # game, table, block, rotation, number, decided, rounds, seconds, moves
    seats: tuple[Row, ...]  # game, seat, agent, place, won, score, survived, cause, decisions, seconds
    faults: tuple[Row, ...]  # game, seat, kind, message

    @classmethod
    def of(cls, game: GameResult) -> StoredGame:
        """A game that was played."""
        row = (
            game.game,
            game.table,
            game.block,
            game.rotation,
            game.number,
            int(game.decided),
            game.rounds,
            float(game.seconds),
            game.moves,
        )
        seats = tuple(
            (
                game.game,
                p,
                s.agent,
                None if s.place is None else float(s.place),
                int(s.won),
                s.score,
                s.survived,
                s.cause,
                s.decisions,
                float(s.seconds),
            )
            for p, s in enumerate(game.seats)
        )
        return cls(row, seats, tuple((game.game, *fault) for fault in game.faults))


class StoredGameCheck:
    """Says of games whether a plan can have led to them."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self._rotations, self._players = plan, plan.rotations, plan.players
        self._orders = math.factorial(plan.players - 1)
        self._seatings: dict[tuple[int, int, int], tuple[int, ...]] = {}

    def validation_error(self, game: StoredGame) -> str:
        """In words; "" if all is well."""
        plan = self.plan
        if {type(value) for value in game.row[:7]} != {int} or type(game.row[8]) is not bytes:
            return "a value is of another kind"
        number, table, block, rotation, luck, decided, rounds, seconds, _ = game.row
        if not (0 <= table < len(plan.tables) and 0 <= block < plan.blocks and 0 <= rotation < self._rotations):
            return "the plan has no such table, block or rotation"
        first = (
            table * plan.blocks + block
        ) * self._rotations  # game_id, which is called too often to be computed anew
        if number != first + rotation or luck != plan.number(table, block):
            return "its number is another one in the plan"
        if decided not in (0, 1) or not 0 <= rounds < MANY or not _is_time(seconds):
            return "it cannot have ended like that"
        if tuple(seat[1:3] for seat in game.seats) != tuple(enumerate(self._seating(table, block, rotation))):
            return "its seats are not those of the plan"
        if not all(self._can_be(seat, rounds) for seat in game.seats):
            return "a seat cannot have fared like that"
        if not all(
            0 <= seat < self._players and type(kind) is type(message) is str for _, seat, kind, message in game.faults
        ):
            return "a fault is impossible"
        return ""

    def _seating(self, table: int, block: int, rotation: int) -> tuple[int, ...]:
        key = table, block % self._orders, rotation
        if key not in self._seatings:
            self._seatings[key] = self.plan.seating(*key)
        return self._seatings[key]

    def _can_be(self, seat: Row, rounds: int) -> bool:
        _, _, _, place, won, score, survived, cause, decisions, seconds = seat
        return (
            {type(value) for value in (won, score, survived, cause, decisions)} == {int}
            and won in (0, 1)
            and abs(score) < MANY
            and 0 <= survived <= rounds
            and 0 <= cause < len(CAUSES)
            and 0 <= decisions < MANY
            and _is_time(seconds)
            and (place is None or (type(place) is float and 1 <= place <= self._players))
        )


def _is_time(seconds: Any) -> bool:
    return type(seconds) is float and 0 <= seconds < math.inf
