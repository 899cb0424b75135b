"""Agents whose player is a program in a process of its own: its failures cost it choices, nobody else anything.

A choice that it does not give in time, or that is not legal, is a *fault*: a random legal one replaces it. After too
many failures of the process it is not asked any more.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections import Counter
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.errors import OptionError

from ..agent import clean_text, pending_seats
from .client import BotFailure, BotProcess
from .public_batch import PublicBatch
from .sandbox import GuestAgent

MAX_FAILURES_IN_GAME = 3  # timeouts or deaths of the process; then the rest of the game is forfeited unasked
MAX_FAILURES_IN_A_ROW = 10  # with failed starts, over all games; then everything is forfeited unasked


class ProcessAgent(GuestAgent):
    """Asks a program in a process of its own, one decision at a time. Its failures cost it choices, nothing else."""

    timed = True

    def __init__(
        self,
        *,
        timeout: Annotated[float, "seconds for each choice"] = 1.0,
        start: Annotated[float, "seconds for starting the process, until it is ready"] = 60.0,
        memory: Annotated[int, "megabytes that it and all it starts may use"] = 1024,
        seed: int = 0,
    ) -> None:
        super().__init__(seed=seed)
        for name, value in (("timeout", timeout), ("start", start), ("memory", memory)):
            if not 0 < value <= 1_000_000:
                raise OptionError(f"{name} of a bot must be above 0 and at most 1,000,000, not {value}")
        self.timeout, self.start_timeout, self.memory = timeout, start, memory
        self._process: BotProcess | None = None
        self._options: dict[str, Any] = {}
        self._failures_in_game: Counter[int] = Counter()  # by the game's number
        self._failures_in_a_row = 0
        self._last_failure = BotFailure("crash", "")  # that cost the process

    def _start_process(self, options: dict[str, Any]) -> BotProcess:
        """Start the process for a game with these options."""
        raise NotImplementedError

    def _message(self, batch: PublicBatch, seat: int, legal: dict[int, str]) -> dict[str, Any]:
        """The request for a decision of the one game of a batch."""
        raise NotImplementedError

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        for row, seat in np.argwhere(pending_seats(batch, seat_mask)).tolist():
            try:
                batch.actions[row, seat] = self._ask(batch, row, seat)
            except BotFailure as failure:
                self.forfeit(batch, row, seat, failure.kind, str(failure))

    def _ask(self, batch: Batch, row: int, seat: int) -> int:
        """The program's action; BotFailure without a legal one."""
        self._check_game(batch, row)
        public = PublicBatch.of(batch, slice(row, row + 1))
        legal = public.legal(0, seat)
        try:
            reply = self.request(batch.config.options(), self._message(public, seat, legal), self.timeout)
        except BotFailure as failure:
            self._failures_in_game[int(batch.index[row])] += failure.fatal
            raise
        return legal_action(reply.get("choice"), legal)

    def _check_game(self, batch: Batch, row: int) -> None:
        """BotFailure if the rest of this game is forfeited."""
        game_number = int(batch.index[row])
        if int(batch.states[row]["clock"]) == 0:
            self._failures_in_game.pop(game_number, None)
        if self._failures_in_game[game_number] >= MAX_FAILURES_IN_GAME:
            raise BotFailure(self._last_failure.kind, f"not asked any more, after: {self._last_failure}")

    def request(self, options: dict[str, Any], message: dict[str, Any], timeout: float) -> dict[str, Any]:
        """The program's reply, from a process for a game with these options; BotFailure without one."""
        process = self._running(options)
        try:
            reply = process.ask(message, timeout)
        except BotFailure as failure:
            self._count(failure)
            raise
        self._failures_in_a_row = 0
        self._answered = True
        return reply

    def seed_of(self, *parts: int) -> int:
        """A seed for the program's own chance: not the game's."""
        return int.from_bytes(hashlib.sha256(f"bot/{self.seed}/{parts}".encode()).digest()[:8], "little")

    def _running(self, options: dict[str, Any]) -> BotProcess:
        """The process for a game with these options, started if need be; BotFailure if it has failed too often."""
        if self._process is None or options != self._options:
            if self._failures_in_a_row >= MAX_FAILURES_IN_A_ROW:
                raise BotFailure(self._last_failure.kind, f"not asked any more, after: {self._last_failure}")
            self.close()
            self._options = options
            try:
                self._process = self._start_process(options)
            except BotFailure as failure:
                self._count(failure)
                raise
        return self._process

    def _count(self, failure: BotFailure) -> None:
        """Count a failure that has cost the process."""
        if failure.fatal:
            self.close()
            self._failures_in_a_row += 1
            self._last_failure = failure

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
