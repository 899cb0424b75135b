"""A tournament on disk: one SQLite database, written as the games are played.

Blocks are written whole, in one transaction for each chunk, so that a tournament that was killed holds only complete
blocks and lacks at most those that were being played. ``docs/tournaments.md`` describes the tables.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .play import GameResult
from .schedule import Plan, TournamentError

FILE = "tournament.db"
FORMAT = 1
SCHEMA = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
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
    cause: NDArray[np.int64]  # play.CAUSES
    decisions: NDArray[np.int64]
    seconds: NDArray[np.float64]
    faults: dict[str, NDArray[np.int64]]  # by kind


class Store:
    """The database of a tournament."""

    def __init__(self, folder: str | Path) -> None:
        self.path = Path(folder) / FILE
        self._db = sqlite3.connect(self.path, timeout=30)

    @classmethod
    def create(cls, folder: str | Path, plan: Plan, meta: dict[str, Any]) -> Store:
        """A new database in a folder that has none. ``meta``: what is kept besides the plan."""
        path = Path(folder)
        try:
            path.mkdir(parents=True, exist_ok=True)
            store = cls(path)
            store._db.execute("PRAGMA journal_mode = WAL")
            store._db.executescript("BEGIN;" + SCHEMA)
            entries = {"format": FORMAT, "plan": plan.configuration(), **meta}
            store._db.executemany("INSERT INTO meta VALUES (?, ?)", [(k, json.dumps(v)) for k, v in entries.items()])
            store._db.commit()
        except (OSError, sqlite3.Error) as error:
            raise TournamentError(f"{path}: cannot hold a tournament: {error}") from None
        return store

    @classmethod
    def open(cls, folder: str | Path) -> Store:
        """An existing database."""
        if not (Path(folder) / FILE).is_file():
            raise TournamentError(f"{folder}: holds no tournament ({FILE})")
        store = cls(folder)
        try:
            stored = store.meta("format")
        except (sqlite3.Error, TypeError, ValueError):
            raise TournamentError(f"{store.path}: is not a tournament's database") from None
        if stored != FORMAT:
            raise TournamentError(f"{store.path}: has format {stored}; this version reads format {FORMAT}")
        return store

    def meta(self, key: str) -> Any:
        return json.loads(self._db.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()[0])

    def plan(self) -> Plan:
        return Plan.from_configuration(self.meta("plan"))

    def write(self, games: Sequence[GameResult]) -> None:
        """Add the games of a chunk, all or none."""
        try:
            with self._db:
                self._db.executemany("DELETE FROM faults WHERE game = ?", [(g.game,) for g in games])
                self._db.executemany(
                    "INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    [(g.game, g.table, g.block, g.rotation, g.number, g.decided, g.rounds, g.seconds, g.moves)
                     for g in games],
                )  # fmt: skip
                self._db.executemany(
                    "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    [(g.game, p, s.agent, s.place, s.won, s.score, s.survived, s.cause, s.decisions, s.seconds)
                     for g in games for p, s in enumerate(g.seats)],
                )  # fmt: skip
                self._db.executemany(
                    "INSERT INTO faults VALUES (?, ?, ?, ?)",
                    [(g.game, *fault) for g in games for fault in g.faults],
                )
        except sqlite3.Error as error:
            raise TournamentError(f"{self.path}: cannot be written: {error}") from None

    def missing(self) -> list[list[int]]:
        """The blocks of every table that are not played yet."""
        plan = self.plan()
        left = [set(range(plan.blocks)) for _ in plan.tables]
        for table, block in self._db.execute("SELECT DISTINCT tbl, block FROM games"):
            left[table].discard(block)
        return [sorted(blocks) for blocks in left]

    def played(self) -> int:
        return int(self._db.execute("SELECT COUNT(*) FROM games").fetchone()[0])

    def games(self) -> Games:
        """All games as arrays."""
        plan = self.plan()
        rows = self._db.execute("SELECT tbl, block, decided, rounds FROM games ORDER BY game").fetchall()
        columns = np.array(rows, np.int64).reshape(-1, 4)
        seats = self._db.execute(
            "SELECT agent, place, won, score, survived, cause, decisions, seconds FROM seats ORDER BY game, seat"
        ).fetchall()
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
        rows = {game: row for row, (game,) in enumerate(self._db.execute("SELECT game FROM games ORDER BY game"))}
        found: dict[str, NDArray[np.int64]] = {}
        for kind, game, seat, n in self._db.execute(
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

    def query(self, text: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of a question of one's own."""
        return self._db.execute(text, values).fetchall()

    def close(self) -> None:
        """Fold the journal into the one file, where nobody else has it open."""
        self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
