"""Bots: players that decide one decision at a time, in a process of their own.

A bot is a class whose ``choose(view)`` returns one of ``view.legal`` (or the number of an action); see
``badbones_agents.bots.view``. Its constructor takes nothing, or ``seed`` and ``seat``; every seat of every game has an
instance of its own. ``path/to/bot.py:Class`` is the agent that plays it. Whatever the bot does (crash, hang, choose
what is not legal, print, allocate) costs it that choice and nobody else anything: a random legal choice replaces it,
and the fault is counted.

Numbers that ``badbones tune`` may change are declared in the class, ``weights = {"eager": (1.0, 0.2, 0.0, 5.0)}``: the
start, a step worth trying, minimum, maximum. They are passed to its constructor by name where the spec gives them.
"""

from __future__ import annotations

import ast
import base64
import contextlib
import hashlib
from collections import Counter
from dataclasses import replace
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.files import MEGABYTE, read_text
from badbones_env.lowlevel import game_spec
from badbones_env.rules.constants import NOTHING

from ..agent import clean_text
from ..tunable import Weight, numbers_of
from .client import BotFailure, BotProcess
from .public_batch import PublicBatch
from .sandbox import GuestAgent

MAX_SOURCE_BYTES = 64 * MEGABYTE  # of a bot's file, which may carry its weights as text
MAX_FAILURES_IN_GAME = 3  # timeouts or deaths of the process; then the rest of the game is forfeited unasked
MAX_FAILURES_IN_A_ROW = 10  # with failed starts, over all games; then everything is forfeited unasked


class ProcessAgent(GuestAgent):
    """Asks a program in a process of its own, one decision at a time. Its failures cost it choices, nothing else."""

    timed = True

    def __init__(self, *, timeout: float, start: float, memory: int, seed: int = 0) -> None:
        super().__init__(seed=seed)
        for name, value in (("timeout", timeout), ("start", start), ("memory", memory)):
            if not 0 < value <= 1_000_000:
                raise OptionError(f"{name} of a bot must be above 0 and at most 1,000,000, not {value}")
        self.timeout, self.start, self.memory = timeout, start, memory
        self._process: BotProcess | None = None
        self._game: dict[str, Any] = {}
        self._failures_in_game: Counter[int] = Counter()  # by the game's number
        self._failures_in_a_row = 0
        self._last_failure = BotFailure("crash", "")  # that cost the process

    def _start(self, game: dict[str, Any]) -> BotProcess:
        """Start the process for a game with these options."""
        raise NotImplementedError

    def _message(self, batch: PublicBatch, seat: int, legal: dict[int, str]) -> dict[str, Any]:
        """The request for a decision of the one game of a batch."""
        raise NotImplementedError

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        batch.actions[seat_mask] = 0
        pending = seat_mask & (batch.states["decision"][:, : seat_mask.shape[1]] != NOTHING)
        for row, seat in np.argwhere(pending).tolist():
            if int(batch.states[row]["clock"]) == 0:
                self._failures_in_game.pop(int(batch.index[row]), None)
            try:
                batch.actions[row, seat] = self._ask(batch, row, seat)
            except BotFailure as failure:
                self.forfeit(batch, row, seat, failure.kind, str(failure))

    def _ask(self, batch: Batch, row: int, seat: int) -> int:
        """The program's action; BotFailure without a legal one."""
        game = int(batch.index[row])
        if self._failures_in_game[game] >= MAX_FAILURES_IN_GAME or self._failures_in_a_row >= MAX_FAILURES_IN_A_ROW:
            raise BotFailure(self._last_failure.kind, f"not asked any more, after: {self._last_failure}")
        public = PublicBatch.of(batch, slice(row, row + 1))
        legal = public.legal(0, seat)
        try:
            reply = self._running(batch).ask(self._message(public, seat, legal), self.timeout)
        except BotFailure as failure:
            if failure.fatal:
                self.close()
                self._failures_in_game[game] += 1
                self._failures_in_a_row += 1
                self._last_failure = failure
            raise
        self._failures_in_a_row = 0
        self._answered = True
        return legal_action(reply.get("choice"), legal)

    def seed_of(self, *parts: int) -> int:
        """A seed for the program's own chance: not the game's."""
        return int.from_bytes(hashlib.sha256(f"bot/{self.seed}/{parts}".encode()).digest()[:8], "little")

    def _running(self, batch: Batch) -> BotProcess:
        """The process for this configuration, started if need be."""
        game = batch.config.options()
        if self._process is None or game != self._game:
            self.close()
            self._game = game
            self._process = self._start(game)
        return self._process

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_process": None}  # a copy starts a process of its own

    def close(self) -> None:
        if self._process is not None:
            self._process.stop()
            self._process = None

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.close()


def legal_action(choice: Any, legal: dict[int, str]) -> int:
    """The legal action that a choice names, by its text or number."""
    for action, text in legal.items():
        if choice in (action, text):
            return action
    raise BotFailure("illegal", f"{clean_text(str(choice))[:100]!r} is not a legal choice")


class BotAgent(ProcessAgent):
    """Plays a bot of yours, a Python class with choose(view), in a process of its own.

    A class with choose(batch, seat_mask) is an agent for batches: it plays in this process, and its parameters are
    those of its constructor.
    """

    name = "bot"
    parameters: ClassVar[dict[str, str]] = {
        "path": "the file (or the name of the module) with the bot's class",
        "class": "the name of the class",
        "timeout": "seconds for each choice",
        "start": "seconds for starting the process and importing the file",
        "memory": "megabytes that the bot and all it starts may use",
        "weights": "numbers that the class declares, in a file of 'badbones tune'",
    }

    def __init__(
        self,
        *,
        path: str = "",
        class_: str = "",
        timeout: float = 1.0,
        start: float = 60.0,
        memory: int = 1024,
        weights: str = "",
        seed: int = 0,
    ) -> None:
        super().__init__(timeout=timeout, start=start, memory=memory, seed=seed)
        if not path or not class_:
            raise OptionError("a bot needs its file and class: path/to/bot.py:Class")
        if path.endswith(".py"):
            _check_file(path, class_)
        self.path, self.class_ = path, class_
        self.weights = numbers_of(weights) if weights else {}

    def _start(self, game: dict[str, Any]) -> BotProcess:
        settings = {"path": self.path, "class": self.class_, "memory": self.memory, "weights": self.weights}
        return BotProcess({"game": game, **settings}, self.start, self.memory)

    def _message(self, batch: PublicBatch, seat: int, legal: dict[int, str]) -> dict[str, Any]:
        game = int(batch.index[0])
        return {
            "game": game,
            "seat": seat,
            "seed": self.seed_of(game, seat),
            "chance": self.seed_of(game, seat, int(batch.states[0]["clock"])),
            "actions": list(legal),
            "wide": batch.n_actions > len(game_spec(batch.config).actions),
            "state": base64.b64encode(batch.states.tobytes()).decode(),
        }

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        declared = declared_weights(self.path, self.class_) if self.path.endswith(".py") else {}
        return {name: replace(weight, start=self.weights.get(name, weight.start)) for name, weight in declared.items()}


def parse_file(path: str) -> ast.Module:
    """The syntax tree of a Python file; it is read, not run."""
    return ast.parse(read_text(path, MAX_SOURCE_BYTES))


def _check_file(path: str, name: str) -> None:
    """Refuse a file that cannot have the class."""
    try:
        tree = parse_file(path)
    except OSError as error:
        raise OptionError(f"{path} cannot be read: {error.strerror}") from None
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise OptionError(f"{path} is not a Python file: {error}") from None
    classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    imports = any(isinstance(node, (ast.ImportFrom, ast.If, ast.Try, ast.Assign)) for node in tree.body)
    if name not in classes and not imports:
        raise OptionError(f"{path} has no class {name}; it has: {', '.join(classes) or 'none'}")


def declared_weights(path: str, name: str) -> dict[str, Weight]:
    """The weights that a class declares; the file is read, not run."""
    tree = parse_file(path)
    for node in (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name):
        for line in (line for line in node.body if isinstance(line, ast.Assign)):
            if any(isinstance(target, ast.Name) and target.id == "weights" for target in line.targets):
                try:
                    return {str(key): Weight(*values) for key, values in ast.literal_eval(line.value).items()}
                except (ValueError, TypeError, AttributeError):
                    raise OptionError(
                        f'weights of {name} in {path} must be written out, as {{"eager": (1.0, 0.2, 0.0, 5.0)}}'
                    ) from None
    return {}
