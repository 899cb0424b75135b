"""Bots in any language: a program that speaks JSON lines on standard input and output (docs/protocol.md)."""

from __future__ import annotations

import shlex
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from badbones_env.batch import Batch
from badbones_env.errors import OptionError
from badbones_env.outcome import Outcome
from badbones_env.version import __version__

from ..agent import clean_text, pending_seats
from .client import BotFailure, BotProcess
from .process_agent import ProcessAgent, legal_action
from .public_batch import PublicBatch

PROTOCOL = 1
MAX_DECISIONS = 64  # in a request, for bots that take several


class ExecAgent(ProcessAgent):
    """Plays a program in any language that speaks JSON lines; see docs/protocol.md."""

    name = "exec"

    def __init__(
        self, *, command: Annotated[str, "the command line that starts the program; it comes last"] = "", **common: Any
    ) -> None:
        super().__init__(**common)
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise OptionError(f"{command!r} is not a command line: {error}") from None
        if not self.command:
            raise OptionError("exec needs a command: exec:./mybot --flag")

    def _start_process(self, options: dict[str, Any]) -> BotProcess:
        hello = {"type": "hello", "protocol": PROTOCOL, "engine": f"badbones {__version__}", "game": options}
        hello["clock"] = {"start": self.start_timeout, "move": self.timeout}
        process = BotProcess(hello, self.start_timeout, self.memory, self.command)
        if process.hello.get("protocol") != PROTOCOL:
            process.stop()
            spoken = clean_text(str(process.hello.get("protocol")))
            raise BotFailure("crash", f"it greets with protocol {spoken}, not {PROTOCOL}", fatal=True)
        return process

    def _message(self, batch: PublicBatch, seat: int, legal: dict[int, str]) -> dict[str, Any]:
        return {"type": "decide", **self._decision(batch, seat, legal)}

    def _decision(self, batch: PublicBatch, seat: int, legal: dict[int, str]) -> dict[str, Any]:
        """What a program is told of a decision."""
        game_number, game = int(batch.index[0]), batch.game()
        position = {key: value for key, value in game.position().items() if key != "bag"}
        return {
            "game": game_number,
            "seat": seat,
            "seed": self.seed_of(game_number, seat) >> 11,  # exact in languages whose numbers are doubles
            "round": position["round"],
            "phase": position["phase"],
            "decision": game.decision(seat),
            "subject": game.subject(seat),
            "position": position,
            "legal": list(legal.values()),
        }

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        seats = np.argwhere(pending_seats(batch, seat_mask)).tolist()
        if not seats:
            return
        try:
            takes_batches = bool(self._running(batch.config.options()).hello.get("batch"))
        except BotFailure as failure:
            self._forfeit_all(batch, seats, failure)
            return
        if not takes_batches:
            super().choose(batch, seat_mask)
            return
        for first in range(0, len(seats), MAX_DECISIONS):
            self._choose_batched(batch, seats[first : first + MAX_DECISIONS])

    def _choose_batched(self, batch: Batch, seats: list[list[int]]) -> None:
        """Ask for several decisions at once; if that fails they are forfeited together."""
        asked, legal, decisions = [], [], []
        for row, seat in seats:
            try:
                self._check_game(batch, row)
            except BotFailure as failure:
                self.forfeit(batch, row, seat, failure.kind, str(failure))
                continue
            public = PublicBatch.of(batch, slice(row, row + 1))
            asked.append([row, seat])
            legal.append(public.legal(0, seat))
            decisions.append(self._decision(public, seat, legal[-1]))
        if not asked:
            return
        try:
            request = {"type": "decide_batch", "decisions": decisions}
            reply = self.request(batch.config.options(), request, self.timeout * len(asked))
            choices = reply.get("choices")
            if not isinstance(choices, list) or len(choices) != len(asked):
                raise BotFailure("crash", f"it gives no list of {len(asked)} choices")
        except BotFailure as failure:
            for game_number in {int(batch.index[row]) for row, _ in asked}:
                self._failures_in_game[game_number] += failure.fatal
            self._forfeit_all(batch, asked, failure)
            return
        for (row, seat), choice, known in zip(asked, choices, legal, strict=True):
            try:
                batch.actions[row, seat] = legal_action(choice, known)
            except BotFailure as failure:
                self.forfeit(batch, row, seat, failure.kind, str(failure))

    def _forfeit_all(self, batch: Batch, seats: list[list[int]], failure: BotFailure) -> None:
        for row, seat in seats:
            self.forfeit(batch, row, seat, failure.kind, str(failure))

    def on_game_over(self, game: int, seat: int, outcome: Outcome) -> None:
        """Tell the program how a game has ended."""
        if self._process is not None:
            result = {"winners": list(outcome.winners), "scores": list(outcome.scores), "rounds": outcome.rounds}
            self._process.tell({"type": "end", "game": game, "seat": seat, "result": result})

    def close(self) -> None:
        if self._process is not None:
            self._process.tell({"type": "quit"})
        super().close()
