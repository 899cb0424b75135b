"""Game records: JSON Lines, one file a game, ending ``.bones`` (docs/notation.md).

A header, a line per step (choices as text, tokens drawn, a hash of the position after it), and the outcome. Lines are
written as the game goes, so an interrupted game leaves a readable record without an outcome.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Iterator
from io import FileIO
from pathlib import Path
from typing import Any

from ..config import GameConfig
from ..errors import BadBonesError, OptionError, RecordError
from ..files import MEGABYTE, read_text
from ..game import Game, check_index, check_seed
from ..version import __version__

FORMAT = 3  # rises with every change of rules, as ENVIRONMENT does
MAX_BYTES = 256 * MEGABYTE  # of a record: the longest games have a few
OUTCOME = ("over", "truncated", "winners", "eliminated", "scores", "rounds")  # what the last line tells of it


def is_text(value: Any) -> bool:
    """Can what JSON gave be written as text? JSON knows halves of characters, which no file and no page takes."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def position_hash(game: Game) -> str:
    """A hash of the position with all that is open: it does not depend on how the state is stored."""
    text = json.dumps({"position": game.position(), "legal": game.legal()}, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Recorder:
    """Plays a game and writes its record line by line.

    >>> with Recorder("/tmp/game.bones", {"mode": "solo"}, seed=7, agents=["me"]) as recorder:
    ...     recorder.step({0: "move c4"})
    """

    def __init__(
        self,
        path: str | Path,
        game: dict[str, Any],
        *,
        seed: int = 0,
        index: int = 0,
        agents: list[str] | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:
        if not all(isinstance(agent, str) for agent in agents or []):
            raise OptionError("agents must be a list of names")
        self.game = _open_game(game, seed, index, position)
        header: dict[str, Any] = {"format": FORMAT, "package": __version__, "game": self.game.config.options()}
        header |= {"seed": check_seed(seed), "index": check_index(index), "agents": list(agents or [])}
        if position is not None:
            header["position"] = position
        self._path, self._size = path, 0
        try:
            self._file: FileIO = open(path, "wb", buffering=0)  # noqa: SIM115
        except (OSError, ValueError) as error:
            raise RecordError(f"{path}: cannot be written: {getattr(error, 'strerror', error)}") from None
        self._write(header)

    def _write(self, line: dict[str, Any]) -> None:
        """Add a line, all of it or nothing: what comes later must not stand behind half a line."""
        left = memoryview(json.dumps(line).encode() + b"\n")
        size = self._size + len(left)
        try:
            while left:
                left = left[self._file.write(left) :]
            self._size = size
        except OSError as error:
            with contextlib.suppress(OSError):
                self._file.truncate(self._size)
                self._file.seek(self._size)
            raise RecordError(f"{self._path}: cannot be written: {error.strerror}") from None

    def step(self, choices: dict[int, str]) -> None:
        """Make a step of the game and record it; the outcome too if it was the last."""
        self.game.step(choices)
        self._write(
            {
                "choices": {f"p{seat}": text for seat, text in sorted(choices.items()) if text != "wait"},
                "drawn": self.game.drawn,
                "hash": position_hash(self.game),
            }
        )
        if self.game.over:
            self._write({"outcome": _outcome(self.game)})

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Recorder:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def _open_game(options: dict[str, Any], seed: int, index: int, position: dict[str, Any] | None) -> Game:
    GameConfig.from_options(options)  # refuses what is no option, before it can be taken for an argument
    if position is not None:
        return Game.from_position(options, position, seed=seed)
    return Game(**options, seed=seed, index=index)


def _outcome(game: Game) -> dict[str, Any]:
    outcome = game.outcome
    return json.loads(json.dumps({name: getattr(outcome, name) for name in OUTCOME}))  # type: ignore[no-any-return]


class Record:
    """A record as read. ``replay`` plays it again, ``mismatches`` compares every step with what was recorded."""

    def __init__(self, header: dict[str, Any], steps: list[dict[str, Any]], outcome: dict[str, Any] | None) -> None:
        self.header, self.steps, self.outcome = header, steps, outcome

    def until(self, step: int) -> Record:
        """The same record up to a step, without an outcome."""
        if not 0 <= step <= len(self.steps):
            raise RecordError(f"the record has steps 0 to {len(self.steps)}, not {step}")
        return Record(self.header, self.steps[:step], None)

    @classmethod
    def read(cls, path: str | Path) -> Record:
        try:
            text = read_text(path, MAX_BYTES)
        except OSError as error:
            raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
        except ValueError:
            raise RecordError(f"{path}: is not a UTF-8 text") from None
        return cls.parse(text, str(path))

    @classmethod
    def parse(cls, text: str, source: str = "the record") -> Record:
        """The record that a text holds; errors speak of ``source``."""
        header, steps, outcome = None, [], None
        lines = text.split("\n")
        for number, line in enumerate(lines, 1):
            where = f"{source}, line {number}"
            if not line.strip():
                continue
            try:
                entry = json.loads(line)
            except (ValueError, RecursionError) as error:  # not only JSONDecodeError: huge numbers, deep nesting
                if number == len(lines) and header is not None:
                    break  # no line break: the writer was killed in the middle of its last line
                raise RecordError(f"{where}: is not JSON: {error}") from None
            if not isinstance(entry, dict):
                raise RecordError(f"{where}: must be a JSON object")
            if "\\u" in line and not is_text(entry):
                raise RecordError(f"{where}: holds half of a character (a lone surrogate)")
            if header is None:
                header = _check_header(entry, where)
            elif outcome is not None:
                raise RecordError(f"{where}: something stands after the outcome")
            elif "outcome" in entry:
                outcome = entry["outcome"]
            else:
                steps.append(_check_step(entry, where))
        if header is None:
            raise RecordError(f"{source}: is empty, not a game record")
        return cls(header, steps, outcome)

    def start(self) -> Game:
        """The game at its beginning."""
        header = self.header
        GameConfig.from_stored(header["game"])
        return _open_game(header["game"], header["seed"], header["index"], header.get("position"))

    def replay(self) -> Iterator[tuple[Game, dict[int, str], dict[str, Any]]]:
        """The game after every step (one object, stepped on), the choices made and the recorded line."""
        game = self.start()
        for number, step in enumerate(self.steps, 1):
            choices = {int(seat[1:]): text for seat, text in step["choices"].items()}
            try:
                game.step(choices)
            except BadBonesError as error:
                raise RecordError(f"step {number} cannot be replayed: {error}") from None
            yield game, choices, step

    def mismatches(self) -> list[str]:
        """Where a replay differs from the record: tokens drawn, hashes, outcome; none if it verifies."""
        mismatches = []
        game = self.start()
        try:
            for number, (game, _, step) in enumerate(self.replay(), 1):
                if game.drawn != step["drawn"]:
                    mismatches.append(f"step {number}: drew {game.drawn}, recorded are {step['drawn']}")
                if position_hash(game) != step["hash"]:
                    mismatches.append(f"step {number}: position hash {position_hash(game)}, recorded is {step['hash']}")
        except RecordError as error:
            return [*mismatches, str(error)]
        if self.outcome is None:
            mismatches.append("the record has no outcome: the game was not played to its end")
        elif not game.over:
            mismatches.append("the record has an outcome but the game is not over")
        elif self.outcome != _outcome(game):
            mismatches.append(f"outcome {_outcome(game)}, recorded is {self.outcome}")
        return mismatches


def _check_header(entry: dict[str, Any], where: str) -> dict[str, Any]:
    version = entry.get("format")
    if type(version) is not int or version != FORMAT:
        raise RecordError(f"{where}: format is {version!r}; this version of badbones reads format {FORMAT}")
    for key, kind in (("game", dict), ("seed", int), ("index", int), ("agents", list)):
        if type(entry.get(key)) is not kind:
            raise RecordError(f"{where}: {key} is missing or not of type {kind.__name__}")
    return entry


def _check_step(entry: dict[str, Any], where: str) -> dict[str, Any]:
    choices = entry.get("choices")
    known = {f"p{seat}" for seat in range(6)}
    if (
        not isinstance(choices, dict)
        or not set(choices) <= known
        or not all(isinstance(t, str) for t in choices.values())
    ):
        raise RecordError(f"{where}: choices must be texts by seat p0..p5")
    if not isinstance(entry.get("drawn"), list) or not isinstance(entry.get("hash"), str):
        raise RecordError(f"{where}: drawn or hash is missing, or not of its type")
    return entry
