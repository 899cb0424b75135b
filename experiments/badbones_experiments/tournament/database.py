"""The database of a tournament: every game, written as it was played. ``docs/tournaments.md`` describes the tables.

Blocks are written whole, in one transaction for each chunk, so that a tournament that was killed holds only complete
blocks and lacks at most those that were being played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.components import short_repr

from ..jobs.store import Store
from .chunks import GameResult
from .schedule import Plan
from .stored_game import StoredGame, StoredGameCheck

RECORDS = "records"  # the folder of chosen games, beside the database


@dataclass
class Games:
    """All games of one or several tournaments as arrays, in the order of their ids; one row a game."""

    stratum: NDArray[np.int64]  # (games,) the table
    block: NDArray[np.int64]  # (games,) numbered through over all tables
    luck: NDArray[np.int64]  # (games,) the same for games with the same chance events
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
    CHUNK: ClassVar[str] = "game"
    OTHERS: ClassVar[tuple[str, ...]] = (RECORDS,)
    FOLLOWS: ClassVar[tuple[str, ...]] = ("tables",)

    def plan(self) -> Plan:
        with self.reading():
            return Plan.from_configuration(self.meta("plan"))

    def text(self, key: str) -> str:
        """An entry beside the plan that is a text: the command."""
        with self.reading():
            return _all_texts([self.meta(key)])[0]

    def timed(self) -> list[str]:
        """The agents whose games do not repeat exactly."""
        with self.reading():
            return _all_texts(self.meta("timed"))

    def version(self) -> str:
        """Of badbones, which played it."""
        with self.reading():
            return _all_texts([self.meta("plan")["badbones"]])[0]

    def write(self, games: Sequence[GameResult]) -> None:
        """Add the games of a chunk, all or none."""
        stored = [StoredGame.of(game) for game in games]
        self.insert(
            ("DELETE FROM faults WHERE game = ?", [(g.row[0],) for g in stored]),
            ("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", [g.row for g in stored]),
            (
                "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [seat for g in stored for seat in g.seats],
            ),
            ("INSERT INTO faults VALUES (?, ?, ?, ?)", [fault for g in stored for fault in g.faults]),
            self.checksums((g.row[0], (g.row, g.seats, g.faults)) for g in stored),
        )

    def stored(self) -> Iterator[StoredGame]:
        """All games in the order of their ids, each checked: what the plan cannot have led to is refused."""
        plan = self.plan()
        check = StoredGameCheck(plan)
        with self.reading():
            seats, faults = (
                _Groups(self.rows(f"SELECT * FROM {table} ORDER BY game, {then}"))
                for table, then in (("seats", "seat"), ("faults", "rowid"))
            )
            rows = self.rows("SELECT * FROM games ORDER BY game")
            found = ((row[0], (row, seats.take(row[0]), faults.take(row[0]))) for row in rows)
            for parts in self.check_checksums(found):
                game = StoredGame(*parts)
                told = check.validation_error(game)
                if told:
                    raise self.damaged(f"game {short_repr(game.row[0])}: {told}")
                yield game
            for table, groups in (("seats", seats), ("faults", faults)):
                if groups.left():
                    raise self.damaged(f"{table} belong to no game")

    def missing(self) -> list[list[int]]:
        """The blocks of every table that are not played yet."""
        plan = self.plan()
        left = [set(range(plan.blocks)) for _ in plan.tables]
        for game in self.stored():
            left[game.row[1]].discard(game.row[2])
        return [sorted(blocks) for blocks in left]

    def done(self) -> int:
        """How many games are played."""
        return int(self.query("SELECT COUNT(*) FROM games")[0][0])

    def games(self) -> Games:
        """All games as arrays."""
        plan, rows, seats = self.plan(), [], []
        faults: dict[str, list[tuple[int, int]]] = {}
        for number, game in enumerate(self.stored()):
            rows.append((*game.row[1:3], *game.row[4:7]))
            seats += [seat[2:] for seat in game.seats]
            for _, seat, kind, _ in game.faults:
                faults.setdefault(kind, []).append((number, seat))
        columns = np.array(rows, np.int64).reshape(-1, 5)
        cells = np.array(seats, np.float64).reshape(len(rows), plan.players, 8)  # a missing place becomes nan

        def whole(column: int) -> NDArray[np.int64]:
            return cells[:, :, column].astype(np.int64)

        return Games(
            stratum=columns[:, 0],
            block=columns[:, 0] * plan.blocks + columns[:, 1],
            luck=columns[:, 2],
            decided=columns[:, 3] == 1,
            rounds=columns[:, 4],
            agent=whole(0),
            place=cells[:, :, 1],
            won=whole(2) == 1,
            score=whole(3),
            survived=whole(4),
            cause=whole(5),
            decisions=whole(6),
            seconds=cells[:, :, 7],
            faults={kind: _counted(faults[kind], cells.shape[:2]) for kind in sorted(faults)},
        )


def _all_texts(values: Any) -> list[str]:
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise TypeError("something that should be a text is not")
    return values


def _counted(places: list[tuple[int, int]], shape: tuple[int, ...]) -> NDArray[np.int64]:
    """How often each (game, seat) comes up."""
    count = np.zeros(shape, np.int64)
    np.add.at(count, tuple(np.array(places).T), 1)
    return count


class _Groups:
    """Rows in the order of their games, taken game by game."""

    def __init__(self, rows: Iterator[tuple[Any, ...]]) -> None:
        self._rows = rows
        self._next = next(rows, None)

    def take(self, game: Any) -> tuple[tuple[Any, ...], ...]:
        found = []
        while self._next is not None and self._next[0] == game:
            found.append(self._next)
            self._next = next(self._rows, None)
        return tuple(found)

    def left(self) -> bool:
        return self._next is not None
