"""The database of a tournament: every game, written as it was played. ``docs/tournaments.md`` describes the tables.

Blocks are written whole, in one transaction for each chunk, so that a tournament that was killed holds only complete
blocks and lacks at most those that were being played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from ..jobs.store import Store
from .chunks import GameResult
from .schedule import Plan

RECORDS = "records"  # the folder of chosen games, beside the database


@dataclass
class Games:
    """All games of one or several tournaments as arrays, in the order of their ids; one row a game."""

    stratum: NDArray[np.int64]  # (games,) the table; blocks are drawn again within it
    block: NDArray[np.int64]  # (games,) numbered through over all tables
    decided: NDArray[np.bool_]  # (games,)
    rounds: NDArray[np.int64]  # (games,)
    agent: NDArray[np.int64]  # (games, players) and so are all that follow
    place: NDArray[np.float64]  # nan without a ranking
    won: NDArray[np.bool_]
    score: NDArray[np.int64]
    survived: NDArray[np.int64]
    cause: NDArray[np.int64]  # numbers of outcome.CAUSES
    decisions: NDArray[np.int64]
    seconds: NDArray[np.float64]
    faults: dict[str, NDArray[np.int64]]  # by kind


class Database(Store):
    """The database of a tournament."""

    FILE: ClassVar[str] = "tournament.db"
    KIND: ClassVar[str] = "tournament"
    SCHEMA: ClassVar[str] = """
CREATE TABLE games (
    game INTEGER PRIMARY KEY, tbl INTEGER NOT NULL, block INTEGER NOT NULL, rotation INTEGER NOT NULL,
    number INTEGER NOT NULL, decided INTEGER NOT NULL, rounds INTEGER NOT NULL, seconds REAL NOT NULL,
    moves BLOB NOT NULL
);
CREATE TABLE seats (
    game INTEGER NOT NULL, seat INTEGER NOT NULL, agent INTEGER NOT NULL, place REAL, won INTEGER NOT NULL,
    score INTEGER NOT NULL, survived INTEGER NOT NULL, cause INTEGER NOT NULL, decisions INTEGER NOT NULL,
    seconds REAL NOT NULL, PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE faults (game INTEGER NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, message TEXT NOT NULL);
CREATE INDEX faults_of_game ON faults (game);
"""
    OTHERS: ClassVar[tuple[str, ...]] = (RECORDS,)
    FOLLOWS: ClassVar[tuple[str, ...]] = ("tables",)

    def plan(self) -> Plan:
        return Plan.from_configuration(self.meta("plan"))

    def write(self, games: Sequence[GameResult]) -> None:
        """Add the games of a chunk, all or none."""
        self.insert(
            ("DELETE FROM faults WHERE game = ?", [(g.game,) for g in games]),
            ("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
             [(g.game, g.table, g.block, g.rotation, g.number, g.decided, g.rounds, g.seconds, g.moves)
              for g in games]),
            ("INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
             [(g.game, p, s.agent, s.place, s.won, s.score, s.survived, s.cause, s.decisions, s.seconds)
              for g in games for p, s in enumerate(g.seats)]),
            ("INSERT INTO faults VALUES (?, ?, ?, ?)", [(g.game, *fault) for g in games for fault in g.faults]),
        )  # fmt: skip

    def missing(self) -> list[list[int]]:
        """The blocks of every table that are not played yet."""
        plan = self.plan()
        left = [set(range(plan.blocks)) for _ in plan.tables]
        for table, block in self.query("SELECT DISTINCT tbl, block FROM games"):
            left[table].discard(block)
        return [sorted(blocks) for blocks in left]

    def done(self) -> int:
        """How many games are played."""
        return int(self.query("SELECT COUNT(*) FROM games")[0][0])

    def games(self) -> Games:
        """All games as arrays."""
        plan = self.plan()
        rows = self.query("SELECT tbl, block, decided, rounds FROM games ORDER BY game")
        columns = np.array(rows, np.int64).reshape(-1, 4)
        seats = self.query(
            "SELECT agent, place, won, score, survived, cause, decisions, seconds FROM seats ORDER BY game, seat"
        )
        cells = np.array(seats, np.float64).reshape(len(rows), plan.players, 8)  # a missing place becomes nan

        def whole(column: int) -> NDArray[np.int64]:
            return cells[:, :, column].astype(np.int64)

        return Games(
            stratum=columns[:, 0], block=columns[:, 0] * plan.blocks + columns[:, 1], decided=columns[:, 2] == 1,
            rounds=columns[:, 3], agent=whole(0), place=cells[:, :, 1], won=whole(2) == 1, score=whole(3),
            survived=whole(4), cause=whole(5), decisions=whole(6), seconds=cells[:, :, 7],
            faults=self._faults(cells.shape[:2]),
        )  # fmt: skip

    def _faults(self, shape: tuple[int, ...]) -> dict[str, NDArray[np.int64]]:
        rows = {game: row for row, (game,) in enumerate(self.query("SELECT game FROM games ORDER BY game"))}
        found: dict[str, NDArray[np.int64]] = {}
        for kind, game, seat, n in self.query(
            "SELECT kind, game, seat, COUNT(*) FROM faults GROUP BY kind, game, seat ORDER BY kind"
        ):
            found.setdefault(kind, np.zeros(shape, np.int64))[rows[game], seat] = n
        return found

    def luck(self) -> list[tuple[Any, ...]]:
        """What tells every game from all others: its seed, its number, the agents of its seats."""
        plan = self.plan()
        numbers = self.query("SELECT number FROM games ORDER BY game")
        seats = iter(self.query("SELECT agent FROM seats ORDER BY game, seat"))
        return [(plan.seed, n, *(plan.agents[next(seats)[0]] for _ in range(plan.players))) for (n,) in numbers]
