"""The SQLite database of a tournament: one entry for every game. ``docs/tournaments.md`` describes the tables.

Each chunk of whole blocks is one transaction. A killed tournament lacks whole blocks only; ``--resume`` plays them.
"""

from __future__ import annotations

import heapq
import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from badbones_env.outcome import CAUSES

from ..jobs.store import Store
from .schedule import Plan

RECORDS, REPLAYS = "records", "replays"  # the folders, beside the database, of exported game records and their pages
READ_GAMES = 10_000  # converted to arrays at a time: rows of Python numbers take far more memory
COUNT_LIMIT = 1 << 31  # above every possible count; a stored value beyond it is refused

Row = tuple[Any, ...]
Ints = NDArray[np.int64]


class StoredGame(NamedTuple):
    """The rows of one game, in plain Python numbers."""

    row: Row  # game, table, block, rotation, number, decided, rounds, seconds, moves
    seats: tuple[Row, ...]  # game, seat, agent, place, won, score, survived, cause, decisions, seconds
    faults: tuple[Row, ...]  # game, seat, kind, message


@dataclass
class GameArrays:
    """Games of one or several tournaments as arrays, one row for each game, ordered by id."""

    stratum: Ints  # (games,) the table
    block: Ints  # (games,) numbered across all tables
    chance_id: Ints  # (games,) equal for games on the same chance events
    decided: NDArray[np.bool_]  # (games,) False: truncated by max_rounds
    rounds: Ints  # (games,)
    agent: Ints  # (games, players), as all arrays below
    place: NDArray[np.float64]  # 1 = first; ties get the mean of their places; nan: no ranking
    won: NDArray[np.bool_]
    score: Ints
    survived: Ints  # rounds survived
    cause: Ints  # of the elimination: an index of outcome.CAUSES
    decisions: Ints
    seconds: NDArray[np.float64]  # spent choosing
    faults: dict[str, Ints]  # by kind

    @classmethod
    def from_stored(cls, stored: Sequence[StoredGame], plan: Plan) -> Self:
        """These games as arrays; ValueError for a game that the plan does not allow."""
        rows = _int_rows([game.row[:7] for game in stored], 7)
        cells = [seat for game in stored for seat in game.seats]
        if len(cells) != len(stored) * plan.players:
            raise ValueError("a game has another number of seats")
        shape = len(stored), plan.players
        seats = _int_rows([(*cell[1:3], *cell[4:9]) for cell in cells], 7).reshape(*shape, 7)
        times = np.array([(cell[3], cell[9]) for cell in cells], np.float64).reshape(*shape, 2)  # None becomes nan
        table, block, number, decided, rounds = rows[:, [1, 2, 4, 5, 6]].T
        _, agent, won, score, survived, cause, decisions = np.moveaxis(seats, 2, 0)
        games = cls(
            table,
            table * plan.blocks + block,
            number,
            decided == 1,
            rounds,
            agent,
            times[..., 0],
            won == 1,
            score,
            survived,
            cause,
            decisions,
            times[..., 1],
            _count_faults(stored, shape),
        )
        _check_against_plan(games, rows, seats, plan)
        return games

    @classmethod
    def joined(cls, parts: Sequence[GameArrays]) -> Self:
        """The games of several parts, one part after the other."""
        kinds = sorted({kind for part in parts for kind in part.faults})
        faults = {
            kind: np.concatenate([part.faults.get(kind, np.zeros_like(part.agent)) for part in parts]) for kind in kinds
        }
        names = [field.name for field in fields(cls) if field.name != "faults"]
        return cls(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in names}, faults=faults)

    def select(self, index: Any) -> GameArrays:
        """Some of the games."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        faults = {kind: count[index] for kind, count in values.pop("faults").items()}
        return GameArrays(**{name: value[index] for name, value in values.items()}, faults=faults)


def _int_rows(rows: Sequence[Row], columns: int) -> Ints:
    values = np.array(rows).reshape(-1, columns) if rows else np.zeros((0, columns), np.int64)
    if values.dtype != np.int64:
        raise ValueError("a value is of another kind")
    return values


def _count_faults(stored: Sequence[StoredGame], shape: tuple[int, int]) -> dict[str, Ints]:
    counts: dict[str, Ints] = {}
    for index, game in enumerate(stored):
        for _, seat, kind, message in game.faults:
            if not 0 <= seat < shape[1] or not isinstance(kind, str) or not isinstance(message, str):
                raise ValueError(f"a fault of game {game.row[0]} is impossible")
            counts.setdefault(kind, np.zeros(shape, np.int64))[index, seat] += 1
    return {kind: counts[kind] for kind in sorted(counts)}


def _check_against_plan(games: GameArrays, rows: Ints, seats: Ints, plan: Plan) -> None:
    """Raise ValueError for a game that the plan does not allow, as after an edit of the database."""

    def require(valid: Any, problem: str) -> None:
        valid = valid.all(axis=tuple(range(1, valid.ndim)))  # for each game
        if not valid.all():
            raise ValueError(f"game {rows[valid.argmin(), 0]}: {problem}")

    def between(values: Any, low: int, high: Any) -> Any:
        return (values >= low) & (values < high)

    game, table, block, rotation, number, decided, rounds = rows.T
    valid = between(table, 0, len(plan.tables)) & between(block, 0, plan.blocks) & between(rotation, 0, plan.rotations)
    require(valid, "the plan has no such table, block or rotation")
    require((game == plan.game_id(table, block, rotation)) & (number == plan.number(table, block)), "its id is wrong")
    require(between(decided, 0, 2) & between(rounds, 0, COUNT_LIMIT), "it cannot have ended like that")
    orders = math.factorial(plan.players - 1)
    seating = cache(plan.seating)
    planned = [seating(t, b, r) for t, b, r in np.stack([table, block % orders, rotation], 1).tolist()]
    in_order = seats[..., 0] == np.arange(plan.players)
    require(in_order & (games.agent == np.reshape(planned, games.agent.shape)), "its seats are not those of the plan")
    valid = between(seats[..., 2], 0, 2) & between(games.survived, 0, rounds[:, None] + 1)
    valid &= between(games.cause, 0, len(CAUSES)) & between(games.decisions, 0, COUNT_LIMIT)
    valid &= between(games.score, -COUNT_LIMIT, COUNT_LIMIT) & between(games.seconds, 0, math.inf)
    valid &= np.isnan(games.place) | between(games.place, 1, plan.players + 1)
    require(valid, "a seat has impossible results")


class Database(Store):
    """The database of a tournament, in its folder."""

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
    FOLDERS: ClassVar[tuple[str, ...]] = (RECORDS, REPLAYS)
    DERIVED: ClassVar[tuple[str, ...]] = ("tables",)

    def plan(self) -> Plan:
        with self.reading():
            return Plan.from_configuration(self.meta("plan"))

    def command(self) -> str:
        """The command line of the tournament."""
        return self._strings(lambda: [self.meta("command")])[0]

    def timed(self) -> list[str]:
        """The agents whose choices depend on the clock, so that their games do not repeat."""
        return self._strings(lambda: self.meta("timed"))

    def version(self) -> str:
        """The version of badbones that played it."""
        return self._strings(lambda: [self.meta("plan")["badbones"]])[0]

    def _strings(self, read: Any) -> list[str]:
        with self.reading():
            values = read()
            if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
                raise TypeError("something that should be a text is not")
        return values

    def write(self, games: Sequence[StoredGame]) -> None:
        """Add the games of a chunk in one transaction."""
        rows, seats = [game.row for game in games], [seat for game in games for seat in game.seats]
        self.insert(
            ("DELETE FROM faults WHERE game = ?", [(row[0],) for row in rows]),
            ("INSERT OR REPLACE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows),
            ("INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", seats),
            ("INSERT INTO faults VALUES (?, ?, ?, ?)", [fault for game in games for fault in game.faults]),
            self.checksums((game.row[0], tuple(game)) for game in games),
        )

    def stored(self) -> Iterator[StoredGame]:
        """All games ordered by id, with checksums verified. Call it inside ``reading``."""
        for parts in self.check_checksums(self._parts_by_game()):
            yield StoredGame(*parts)

    def _parts_by_game(self) -> Iterator[tuple[Any, tuple[Row, tuple[Row, ...], tuple[Row, ...]]]]:
        for games, seats, faults in rows_by_game(self.rows):
            if not games:
                raise self.damaged(f"{'seats' if seats else 'faults'} belong to no game")
            yield games[0][0], (games[0], seats, faults)

    def games(self) -> GameArrays:
        """All games as arrays; games that the plan does not allow are refused."""
        plan = self.plan()
        with self.reading():
            stored, parts = self.stored(), [GameArrays.from_stored([], plan)]
            while chunk := list(itertools.islice(stored, READ_GAMES)):
                parts.append(GameArrays.from_stored(chunk, plan))
        return GameArrays.joined(parts)

    def missing(self, blocks: int) -> list[list[int]]:
        """For each table, which of its first ``blocks`` blocks are still to be played."""
        plan, games = self.plan(), self.games()
        missing = [set(range(blocks)) for _ in plan.tables]
        for table, block in zip(games.stratum.tolist(), (games.block % plan.blocks).tolist(), strict=True):
            missing[table].discard(block)
        return [sorted(blocks_left) for blocks_left in missing]

    def done(self) -> int:
        """The number of games played."""
        return int(self.query("SELECT COUNT(*) FROM games")[0][0])


def rows_by_game(query: Callable[[str], Iterator[Row]]) -> Iterator[tuple[tuple[Row, ...], ...]]:
    """For each game: its rows in the tables games, seats and faults. ``query`` runs SQL and yields rows."""
    orders = {"games": "game", "seats": "game, seat", "faults": "game, rowid"}
    tables = [query(f"SELECT * FROM {table} ORDER BY {order}") for table, order in orders.items()]
    tagged = [zip(itertools.repeat(table), rows) for table, rows in enumerate(tables)]
    merged = heapq.merge(*tagged, key=lambda entry: entry[1][0])
    for _, entries in itertools.groupby(merged, key=lambda entry: entry[1][0]):
        parts: tuple[list[Row], ...] = ([], [], [])
        for table, row in entries:
            parts[table].append(row)
        yield tuple(map(tuple, parts))
