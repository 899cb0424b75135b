"""What a job has finished, on disk: one SQLite file in a folder of its own.

A chunk is written whole, in one transaction, so that a job that was killed holds only complete chunks and lacks at most
those that were under way. What the results depend on, the *plan*, stands in the table ``meta`` as JSON; whoever wants
to go on has to have the same one. The table ``checksums`` holds a hash of each chunk, and of ``meta``, so that what is
not as it was written is noticed when it is read, and reported in a line.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import time
import zlib
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar, Self

from badbones_env import BadBonesError
from badbones_env.errors import describe_error, short_repr

from .backends import JobError
from .files import FolderLock, create_partial, inside, remove_partials

META = "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);"
CHECKSUMS = "CREATE TABLE checksums (key PRIMARY KEY, checksum TEXT NOT NULL) WITHOUT ROWID;"
UNREADABLE = (
    BadBonesError, sqlite3.Error, ValueError, TypeError, KeyError, IndexError, AttributeError, ArithmeticError,
    RecursionError, zlib.error,
)  # fmt: skip
CHECKPOINT_SECONDS = 20.0  # how long the newest results may be in the journal alone
SHORT = 100  # characters of a difference that can be shown


class Store:
    """The file of a job. A subclass says how it is called and which tables it has."""

    FILE: ClassVar[str]
    KIND: ClassVar[str]  # what the file holds, in a word
    FORMAT: ClassVar[int] = 3
    SCHEMA: ClassVar[str]
    CHUNK: ClassVar[str] = "part"  # what has a checksum each
    SAFETY: ClassVar[str] = "FULL"  # every chunk outlives a power cut; NORMAL: a kill, and a power cut after a while
    FOLDERS: ClassVar[tuple[str, ...]] = ()  # folders beside the file that --overwrite removes with it
    DERIVED: ClassVar[tuple[str, ...]] = ()  # entries of a plan that its other entries determine

    def __init__(self, folder: str | Path) -> None:
        self.path = Path(folder) / self.FILE
        self._own = os.access(folder, os.W_OK)
        if self._own:
            self._db = sqlite3.connect(self.path.absolute(), timeout=30)  # SQLite reads 'file:x' as an address
            self._db.execute(f"PRAGMA synchronous = {self.SAFETY}")
        else:  # to be read only: SQLite would want to write a journal beside it
            self._db = sqlite3.connect(f"{self.path.resolve().as_uri()}?immutable=1", uri=True)
        self._checkpoint = time.monotonic()
        self._lock: FolderLock | None = None

    @classmethod
    def prepare(cls, out: str, plan: dict[str, Any], meta: dict[str, Any], *, resume: bool, overwrite: bool) -> Self:
        """The store to work into: a new one, or with ``resume`` the one that is there, if it is of the same plan.

        ``meta`` is kept beside the plan. A store that holds nothing yet is replaced without asking.
        """
        for name in (cls.FILE, *cls.FOLDERS):
            inside(out, name)
        if resume and not (Path(out) / cls.FILE).exists():
            raise JobError(f"{out} holds no {cls.KIND} to go on with; leave out --resume to begin one")
        try:
            Path(out).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise JobError(f"{out}: cannot hold {_with_article(cls.KIND)}: {describe_error(error)}") from None
        lock = FolderLock(out)
        try:
            store = cls._resumed(out, plan) if resume else cls._created(out, plan, meta, overwrite)
        except BaseException:
            lock.release()
            raise
        store._lock = lock
        return store

    @classmethod
    def _resumed(cls, out: str, plan: dict[str, Any]) -> Self:
        store = cls.open(out)
        with store.reading():
            stored, wanted = store.meta("plan"), json.loads(json.dumps(plan))
            plans = ({key: plan[key] for key in plan if key not in cls.DERIVED} for plan in (stored, wanted))
            changes = differences(*plans)
        if changes:
            raise JobError(f"{out} holds another {cls.KIND}: {'; '.join(changes)}")
        return store

    @classmethod
    def _created(cls, out: str, plan: dict[str, Any], meta: dict[str, Any], overwrite: bool) -> Self:
        if (Path(out) / cls.FILE).exists():
            if not overwrite and not cls._is_empty(out):
                raise JobError(
                    f"{out} holds {_with_article(cls.KIND)} already: go on with it (--resume), replace it "
                    f"(--overwrite) or choose another --out"
                )
            cls._remove(out)
        return cls.create(out, plan, meta)

    @classmethod
    def _is_empty(cls, out: str) -> bool:
        with cls.open(out) as store:
            return store.done() == 0

    @classmethod
    def _remove(cls, out: str) -> None:
        for name in (cls.FILE, f"{cls.FILE}-wal", f"{cls.FILE}-shm"):
            (Path(out) / name).unlink(missing_ok=True)
        for name in cls.FOLDERS:
            shutil.rmtree(Path(out) / name, ignore_errors=True)

    @classmethod
    def create(cls, folder: str | Path, plan: dict[str, Any], meta: dict[str, Any]) -> Self:
        """A new store in a folder that has none. ``meta``: what is kept besides the plan.

        It is made under another name, so that whenever it is killed there is a whole one or none.
        """
        path = Path(folder) / cls.FILE
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            remove_partials(path)
            descriptor, partial = create_partial(path)
            os.close(descriptor)
            with closing(sqlite3.connect(partial.absolute())) as db:
                db.executescript("BEGIN;" + META + CHECKSUMS + cls.SCHEMA)
                entries = {"format": cls.FORMAT, "plan": plan, **meta}
                rows = sorted((key, json.dumps(value)) for key, value in entries.items())
                db.executemany("INSERT INTO meta VALUES (?, ?)", rows)
                db.execute("INSERT INTO checksums VALUES ('meta', ?)", (checksum(rows),))
                db.commit()
            partial.replace(path)
            store = cls(folder)
            store._db.execute("PRAGMA journal_mode = WAL")
        except (OSError, sqlite3.Error) as error:
            raise JobError(f"{folder}: cannot hold {_with_article(cls.KIND)}: {describe_error(error)}") from None
        finally:  # Ctrl-C leaves nothing either
            remove_partials(path)
        return store

    @classmethod
    def open(cls, folder: str | Path) -> Self:
        """An existing store."""
        path = Path(folder) / cls.FILE
        if not path.is_file():
            raise JobError(f"{folder}: holds no {cls.KIND} ({cls.FILE})")
        try:
            store = cls(folder)
            stored = store.meta("format")
        except (sqlite3.Error, TypeError, ValueError, RecursionError):
            raise JobError(f"{path}: is not {_with_article(cls.KIND)}'s database") from None
        if stored != cls.FORMAT:
            raise JobError(f"{store.path}: has format {stored}; this version reads format {cls.FORMAT}")
        meta = store.query("SELECT key, value FROM meta ORDER BY key")
        if store.query("SELECT checksum FROM checksums WHERE key = 'meta'") != [(checksum(meta),)]:
            raise store.damaged("its plan is not as it was written")
        return store

    def damaged(self, what: object) -> JobError:
        """What to say of a file that cannot be what was written."""
        if isinstance(what, sqlite3.OperationalError) and re.search(
            "disk|unable to open", str(what)
        ):  # the file is whole
            return JobError(f"{self.path}: cannot be read: {describe_error(what)}")
        problem = (str(what).splitlines() or ["it cannot be read"])[0]
        return JobError(f"{self.path} is damaged ({problem}): go back to a copy of it, or begin again with --overwrite")

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Whatever cannot be read in here is reported in a line."""
        try:
            yield
        except JobError:
            raise
        except UNREADABLE as error:
            raise self.damaged(f"{error} is missing" if isinstance(error, KeyError) else error) from None

    def done(self) -> int:
        """How much is finished."""
        raise NotImplementedError

    def meta(self, key: str) -> Any:
        """An entry of the table ``meta``, inside ``reading``."""
        return json.loads(self._db.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()[0])

    def query(self, text: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows of a question of one's own."""
        with self.reading():
            return self._db.execute(text, values).fetchall()

    def rows(self, text: str) -> Iterator[tuple[Any, ...]]:
        """The same one by one, inside ``reading``."""
        return self._db.execute(text)

    def checksums(self, chunks: Iterable[tuple[Any, Any]]) -> tuple[str, Iterable[tuple[Any, ...]]]:
        """The statement that stores the checksums of chunks, given with their keys, for ``insert``."""
        return "INSERT OR REPLACE INTO checksums VALUES (?, ?)", [(key, checksum(chunk)) for key, chunk in chunks]

    def check_checksums(self, chunks: Iterable[tuple[Any, Any]]) -> Iterator[Any]:
        """These chunks, given with their keys in order, one by one; those of the file must be the same, as written."""
        due = self.rows("SELECT key, checksum FROM checksums WHERE key IS NOT 'meta' ORDER BY key")
        for key, chunk in chunks:
            if next(due, None) != (key, checksum(chunk)):
                raise self.damaged(f"{self.CHUNK} {short_repr(key)} is not as it was written")
            yield chunk
        missing = next(due, None)
        if missing is not None:
            raise self.damaged(f"{self.CHUNK} {short_repr(missing[0])} is missing")

    def insert(self, *commands: tuple[str, Iterable[tuple[Any, ...]]]) -> None:
        """Carry out commands, each for every row of values that it is given with; all or nothing."""
        if not self.path.exists():
            raise JobError(f"{self.path} is gone; what was stored in it is lost: begin again with another --out")
        try:
            with self._db:
                for text, rows in commands:
                    if rows:
                        self._db.executemany(text, rows)
            if time.monotonic() - self._checkpoint > CHECKPOINT_SECONDS:
                self._db.execute("PRAGMA wal_checkpoint(PASSIVE)")
                self._checkpoint = time.monotonic()
        except sqlite3.Error as error:
            raise JobError(f"{self.path}: cannot be written: {describe_error(error)}") from None

    def close(self) -> None:
        """Fold the journal into the one file, where nobody else has it open; where that cannot be, both are kept."""
        with suppress(sqlite3.Error):
            if self._own:
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._db.close()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def checksum(value: Any) -> str:
    """A hash of what JSON or SQLite can hold."""
    return blake2b(repr(value).encode(), digest_size=8).hexdigest()


def differences(stored: dict[str, Any], wanted: dict[str, Any]) -> list[str]:
    """What is not the same in two plans, in words."""
    changes: list[str] = []
    for key in {**wanted, **stored}:
        there, here = stored.get(key), wanted.get(key)
        if there == here:
            continue
        if isinstance(there, dict) and isinstance(here, dict):
            changes += differences(there, here)
            continue
        text = f"{key} {_show(there)} there, {_show(here)} here"
        changes.append(text if len(text) <= SHORT else f"{key} differ")
    return changes


def _show(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _with_article(word: str) -> str:
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"
