"""Bots: players of your own, one decision at a time, in a process of their own.

A bot is a class whose ``choose(view)`` returns one of ``view.legal`` (or the number of an action); see
``badbones_agents.bots.view``. Its constructor takes nothing, or ``seed`` and ``seat``; every seat of every game
has an instance of its own. ``path/to/bot.py:Class`` is the agent that plays it. Whatever the bot does (crash, hang,
choose what is not legal, print, allocate) costs it that choice and nobody else anything: a random legal choice stands
in, and the fault is counted.

Numbers that ``badbones tune`` may change are declared in the class, ``weights = {"eager": (1.0, 0.2, 0.0, 5.0)}``: the
start, a step worth trying, least, most. They are passed to its constructor by name where the spec gives them.
"""

from __future__ import annotations

import ast
import base64
import contextlib
import hashlib
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch, Fault
from badbones_env.config import GameConfig
from badbones_env.errors import OptionError
from badbones_env.lowlevel import game_spec
from badbones_env.rules.constants import NOTHING

from ..agent import Agent
from ..tunable import Weight, numbers_of
from .client import BotFailure, BotProcess
from .public_batch import PublicBatch, forfeit

MOST_LOST = 3  # timeouts or deaths of the process in one game; then the rest of its choices are forfeited at once
MOST_IN_VAIN = 10  # timeouts, deaths and failed starts in a row, over all games; then nothing is asked any more


class BotAgent(Agent):
    """Plays a bot of yours, a Python class with choose(view), in a process of its own.

    A class with choose(batch, chosen) is an agent for batches: it plays in this process, and its parameters are those
    of its constructor.
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
    timed = True

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
        super().__init__(seed=seed)
        if not path or not class_:
            raise OptionError("a bot needs its file and class: path/to/bot.py:Class")
        if path.endswith(".py"):
            _check_file(path, class_)
        for name, value in (("timeout", timeout), ("start", start), ("memory", memory)):
            if not 0 < value <= 1_000_000:
                raise OptionError(f"{name} of a bot must be above 0 and at most 1,000,000, not {value}")
        self.path, self.class_, self.timeout, self.start, self.memory = path, class_, timeout, start, memory
        self.weights = numbers_of(weights) if weights else {}
        self._process: BotProcess | None = None
        self._game: dict[str, Any] = {}
        self._lost: Counter[int] = Counter()  # how often a game has cost the process, by its number
        self._in_vain = 0
        self._last = BotFailure("crash", "")  # that cost the process
        self.answers = 0  # that came in time, legal or not
        self._first = ""  # what went wrong first

    @property
    def never_answered(self) -> str:
        return "" if self.answers else self._first

    def choose(self, batch: Batch, chosen: NDArray[np.bool_]) -> None:
        batch.actions[chosen] = 0
        due = chosen & (batch.states["decision"][:, : chosen.shape[1]] != NOTHING)
        for row, seat in np.argwhere(due).tolist():
            number = int(batch.index[row])
            if int(batch.states[row]["clock"]) == 0:
                self._lost.pop(number, None)
            try:
                batch.actions[row, seat] = self._ask(batch, row, seat, number)
            except BotFailure as failure:
                self._first = self._first or str(failure)
                self.faults.append(Fault(number, seat, failure.kind, str(failure)))
                batch.actions[row, seat] = forfeit(batch, row, seat, self.seed)

    def _ask(self, batch: Batch, row: int, seat: int, number: int) -> int:
        if self._lost[number] >= MOST_LOST or self._in_vain >= MOST_IN_VAIN:
            raise BotFailure(self._last.kind, f"not asked any more, after: {self._last}")
        public = PublicBatch.of(batch, slice(row, row + 1))
        legal = public.legal(0, seat)
        request = {
            "game": number,
            "seat": seat,
            "seed": self._chance(number, seat),
            "chance": self._chance(number, seat, int(public.states[0]["clock"])),
            "actions": list(legal),
            "wide": public.n_actions > len(game_spec(batch.config).actions),
            "state": base64.b64encode(public.states.tobytes()).decode(),
        }
        try:
            choice = self._running(batch).ask(request, self.timeout)
        except BotFailure as failure:
            if failure.fatal:
                self.close()
                self._lost[number] += 1
                self._in_vain += 1
                self._last = failure
            raise
        self._in_vain = 0
        self.answers += 1
        for action, text in legal.items():
            if choice in (action, text):
                return action
        raise BotFailure("illegal", f"{str(choice)[:100]!r} is not a legal choice")

    def _chance(self, *parts: int) -> int:
        """A seed for the bot: of its own, not the game's."""
        return int.from_bytes(hashlib.sha256(f"bot/{self.seed}/{parts}".encode()).digest()[:8], "little")

    def _running(self, batch: Batch) -> BotProcess:
        """The process for this configuration, started if need be."""
        game = batch.config.options()
        if self._process is None or game != self._game:
            self.close()
            self._game = game
            first = {
                "game": game,
                "path": self.path,
                "name": self.class_,
                "memory": self.memory,
                "weights": self.weights,
            }
            self._process = BotProcess(first, self.start)
        return self._process

    def tunable(self, config: GameConfig) -> dict[str, Weight]:
        found = declared_weights(self.path, self.class_) if self.path.endswith(".py") else {}
        return {name: replace(weight, start=self.weights.get(name, weight.start)) for name, weight in found.items()}

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_process": None}  # a copy starts a process of its own

    def close(self) -> None:
        if self._process is not None:
            self._process.stop()
            self._process = None

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.close()


def _check_file(path: str, name: str) -> None:
    """Refuse a file that cannot have the class; it is read, not run."""
    try:
        tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError(f"{path} cannot be read: {error.strerror}") from None
    except (SyntaxError, ValueError) as error:
        raise OptionError(f"{path} is not a Python file: {error}") from None
    classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    imports = any(isinstance(node, (ast.ImportFrom, ast.If, ast.Try, ast.Assign)) for node in tree.body)
    if name not in classes and not imports:
        raise OptionError(f"{path} has no class {name}; it has: {', '.join(classes) or 'none'}")


def declared_weights(path: str, name: str) -> dict[str, Weight]:
    """The weights that a class declares; the file is read, not run."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
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
