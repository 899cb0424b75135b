"""Who sits where in a match, and the scores of its blocks in their order.

Versus: one table with the new player on one seat and the old one on all others, in all rotations. Solo and co-op: two
teams on the same luck, block by block.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from badbones_env import GameConfig

from ..jobs.backends import JobError
from .blocks import BlockQueue
from .chunks import GameResult
from .database import Database
from .schedule import MATCH, Chunk, Plan
from .sprt import Hypotheses

NEW, OLD = 0, 1  # numbers of the agents in a plan
MOST_BLOCKS = 1_000_000  # of any match: the ids of games leave room for this many


def match_plan(config: GameConfig, new: str, old: str, seed: int) -> Plan:
    """The plan of a match, of which only as much is played as is needed."""
    rest = config.players - 1
    tables = ((NEW, *[OLD] * rest),) if config.mode == "versus" else ((NEW,) * (rest + 1), (OLD,) * (rest + 1))
    return Plan(config.options(), (new, old), MATCH, tables, MOST_BLOCKS, seed)


def games_of_block(plan: Plan) -> int:
    """Games in a block of a match: one for each seat, or one by each team."""
    return plan.rotations * len(plan.tables)


def question_of(config: GameConfig, elo0: float, elo1: float, alpha: float, beta: float) -> Hypotheses:
    """The question of a match in this game."""
    if not elo0 < elo1:
        raise JobError(f"elo0 must be below elo1, not {elo0:g} and {elo1:g}")
    return Hypotheses(elo0, elo1, alpha, beta, config.players if config.mode == "versus" else 2)


class MatchStore(Database):
    """The database of a match: that of a tournament."""

    KIND: ClassVar[str] = "match"

    def played(self) -> list[set[int]]:
        """The blocks of every table that are played."""
        found: list[set[int]] = [set() for _ in self.plan().tables]
        for game in self.stored():
            found[game.row[1]].add(game.row[2])
        return found

    def shares(self) -> list[tuple[int, int, float]]:
        """Table, block and the new player's share of the victory (in solo and co-op the team's) of every game."""
        versus, players = self.plan().versus, self.plan().players
        made = []
        for game in self.stored():
            won = {(seat, agent): victory for _, seat, agent, _, victory, *_ in game.seats}
            own = any(victory for (seat, agent), victory in won.items() if (agent == NEW if versus else seat == 0))
            made.append((*game.row[1:3], share(own, sum(won.values()), players, versus)))
        return made


def share(won: bool, winners: int, players: int, versus: bool) -> float:
    """A share of the victory: joint winners share it, nobody's victory is everybody's. Of a team: all or nothing."""
    if not versus:
        return float(won)
    return won / winners if winners else 1 / players


def shares_of(games: Iterable[GameResult], versus: bool) -> list[tuple[int, int, float]]:
    """As ``MatchStore.shares``, of games that were just played."""
    made = []
    for game in games:
        own = next(seat for seat in game.seats if seat.agent == NEW or not versus)
        winners = sum(seat.won for seat in game.seats)
        made.append((game.table, game.block, share(own.won, winners, len(game.seats), versus)))
    return made


class InOrder:
    """Gathers games and gives out the scores of blocks in the order of their numbers, none before it is complete.

    So a match ends at the same block however its games were divided among workers.
    """

    def __init__(self, plan: Plan) -> None:
        self._games, self._versus = games_of_block(plan), plan.versus
        self._open: dict[int, list[float]] = {}
        self._next = 0

    def add(self, shares: Iterable[tuple[int, int, float]]) -> list[float]:
        """The scores that are due now."""
        for table, block, value in shares:
            self._open.setdefault(block, []).append(value if self._versus or table == NEW else -value)
        due = []
        while len(self._open.get(self._next, ())) == self._games:
            games = self._open.pop(self._next)
            self._next += 1
            if self._versus:
                due.append(sum(games) / len(games))
            else:
                due.append((1 + sum(games)) / 2)
        return due


class MatchQueue(BlockQueue):
    """The blocks still to be played, as far as the match may go; both teams keep pace. ``ended``: no more."""

    def __init__(self, played: list[set[int]], blocks: int, batch: int | None) -> None:
        super().__init__([[block for block in range(blocks) if block not in done] for done in played], batch)
        self.ended = False

    @property
    def left(self) -> bool:
        """Is there anything to play?"""
        return not self.ended and any(self._left)

    def take(self, workers: int) -> Chunk | None:
        if self.ended:
            return None
        waiting = [table for table, blocks in enumerate(self._left) if blocks]
        if waiting:
            self._table = min(waiting, key=lambda table: self._left[table][0])
        return super().take(workers)
