"""The games of a server: files in a folder, opened when somebody asks for them."""

from __future__ import annotations

import json
import re
import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from badbones_env import GameConfig, Record
from badbones_env.errors import BadBonesError, RecordError
from badbones_env.files import read_text
from badbones_env.text.record import MAX_BYTES, is_text

from .played_game import PlayedGame, read_about
from .players import DEFAULT_OPPONENT, GUIDED_OPPONENT, HUMAN, KNOWN, seat_titles

NAME = re.compile(r"[A-Za-z0-9_-]{16}")
OPEN_GAMES = 256  # held in memory; opening one again replays its record
NO_GAME = "there is no such game; the list of games has those that there are"
GUIDED = {"mode": "versus", "players": 2}
GUIDED_SEED = 5  # a quiet beginning: skeletons from all sides, none at the gate


class UnknownGame(BadBonesError):
    """There is no game of this name."""

    status = 404  # of the answer to a request


@dataclass
class _Open:
    """A game that is held open, and how many requests use it or wait for it."""

    played: PlayedGame
    lock: threading.Lock = field(default_factory=threading.Lock)
    users: int = 0


class GameStore:
    """Games by name. Names cannot be guessed; each game is used by one request at a time.

    ``trusted``: players besides the shipped ones that records of the folder may name.
    """

    def __init__(self, folder: Path, trusted: Sequence[str] = ()) -> None:
        self.folder, self.trusted = folder, tuple(trusted)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RecordError(f"{folder}: cannot be made: {error.strerror}") from None
        self._lock = threading.Lock()
        self._games: OrderedDict[str, _Open] = OrderedDict()  # the last one used at the end

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.bones"

    def _begin(self, make: Callable[[Path], PlayedGame]) -> str:
        """Make a game under a new name; nothing is left of one that cannot be begun."""
        name = secrets.token_urlsafe(12)
        path = self._path(name)
        try:
            played = make(path)
            played.go_on()
        except BaseException:
            for suffix in (".bones", ".json", ".tmp"):
                path.with_suffix(suffix).unlink(missing_ok=True)
            raise
        with self._lock:
            self._games[name] = _Open(played)
            self._close_some()
        return name

    def new(self, options: dict[str, Any], seats: list[str], seed: int | None = None, **more: Any) -> str:
        """Begin a game; returns its name. All seats are tried before: an agent that cannot play it is refused."""
        seed = secrets.randbelow(1 << 63) if seed is None else seed
        return self._begin(lambda path: PlayedGame.new(path, options, seats, seed, **more))

    def guided(self) -> str:
        """Begin the guided game: a practice game against a gentle agent."""
        return self.new(GUIDED, [HUMAN, GUIDED_OPPONENT], GUIDED_SEED, practice=True, guided=True, title="Guided game")

    def rematch(self, name: str, step: int = 0) -> str:
        """Begin the same game again with the same seed; from a later step on as a practice game."""
        with self.use(name) as played:
            about: dict[str, Any] = {"before": name, "guided": False} | ({"practice": True} if step else {})
            return self._begin(lambda path: played.rematch(path, step, **about))

    def load(self, record: Record, practice: bool, step: int | None = None) -> str:
        """Go on with a recorded game, from its end or after ``step`` steps; the usual opponent takes the seats of
        players that are not known here."""
        if step is not None:
            record = record.until(step)
        record.header["agents"] = [
            name if name == HUMAN or name in KNOWN or name in self.trusted else DEFAULT_OPPONENT
            for name in record.header["agents"]
        ]
        return self._begin(lambda path: PlayedGame.load(path, record, {"practice": practice}, self.trusted))

    def _close_some(self) -> None:
        """Let go of games that nobody has used for long; they are opened again when they are asked for."""
        idle = [name for name, game in self._games.items() if not game.users]
        for name in idle[: max(0, len(self._games) - OPEN_GAMES)]:
            self._games.pop(name).played.close()

    @contextmanager
    def use(self, name: str) -> Iterator[PlayedGame]:
        """A game for one request."""
        if not NAME.fullmatch(name) or (name not in self._games and not self._path(name).exists()):
            raise UnknownGame(NO_GAME)
        with self._lock:
            if name not in self._games:
                self._games[name] = _Open(PlayedGame.open(self._path(name), self.trusted))
            game = self._games[name]
            game.users += 1
            self._games.move_to_end(name)
            self._close_some()
        try:
            with game.lock:
                if self._games.get(name) is not game:  # deleted, or closed after an error, while this one waited
                    raise UnknownGame(NO_GAME)
                yield game.played
        except RecordError:  # a step that could not be written: the file has all others, and is opened again
            with self._lock:
                if self._games.get(name) is game:
                    self._games.pop(name).played.close()
            raise
        finally:
            with self._lock:
                game.users -= 1

    def delete(self, name: str) -> None:
        """Remove a game and its files."""
        with self.use(name) as played, self._lock:
            self._games.pop(name, None)
            played.close()
            for suffix in (".bones", ".json"):
                played.path.with_suffix(suffix).unlink(missing_ok=True)

    def text(self, name: str) -> str:
        """The record of a game."""
        with self.use(name) as played:
            return played.path.read_text(encoding="utf-8")

    def list(self) -> list[dict[str, Any]]:
        """All games, the last one used first; what is no game of ours is passed over."""
        entries = []
        for path in self.folder.glob("*.bones"):
            with suppress(OSError, ValueError, KeyError, IndexError, TypeError, RecursionError):
                entries.append((path.stat().st_mtime, _entry(path)))
        return [entry for _, entry in sorted(entries, key=lambda each: each[0], reverse=True)]


def _entry(path: Path) -> dict[str, Any]:
    """A game as the list shows it."""
    lines = read_text(path, MAX_BYTES).splitlines()
    header = json.loads(lines[0])
    config, agents = GameConfig.from_stored(header["game"]), [str(agent) for agent in header["agents"]]
    last, about = json.loads(lines[-1]), read_about(path)
    over, titles = "outcome" in last, seat_titles(agents, config.players)
    words = [config.mode, f"{config.players} player{'s' if config.players > 1 else ''}"]
    words += [name for name in ("advanced", "chiefs") if getattr(config, name)]
    entry = {
        "name": path.stem,
        "title": about.get("title") or ", ".join(words),
        "players": titles,
        "date": path.stat().st_mtime,
        "round": last["outcome"]["rounds"] if over else about.get("round", ""),
        "result": _result(last["outcome"], titles, config.mode) if over else "",
    }
    if not is_text(entry):
        raise ValueError("half of a character")
    return entry


def _result(outcome: dict[str, Any], titles: Sequence[str], mode: str) -> str:
    """``You won``, ``Guardian won``, ``lost``, ``cut off``: how a game ended, for the list."""
    if outcome["truncated"]:
        return "cut off"
    if mode != "versus":
        return "won" if outcome["winners"] else "lost"
    return f"{' and '.join(titles[seat] for seat in outcome['winners']) or 'nobody'} won"
