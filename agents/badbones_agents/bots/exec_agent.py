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
BATCH = 64  # decisions in a request, for bots that take several


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

    def _start(self, game: dict[str, Any]) -> BotProcess:
        hello = {"type": "hello", "protocol": PROTOCOL, "engine": f"badbones {__version__}", "game": game}
        hello["clock"] = {"start": self.start, "move": self.timeout}
        process = BotProcess(hello, self.start, self.memory, self.command)
        if process.hello.get("protocol") != PROTOCOL:
            process.stop()
            spoken = clean_text(str(process.hello.get("protocol")))
            raise BotFailure("crash", f"it greets with protocol {spoken}, not {PROTOCOL}", fatal=True)
        return process

    def _message(self, batch: PublicBatch, seat: int, legal: dict[int, str]) -> dict[str, Any]:
        return {"type": "decide", **self._decision(batch, seat, legal)}

    def _decision(self, batch: PublicBatch, seat: int, legal: dict[int, str]) -> dict[str, Any]:
        """What a program is told of a decision."""
        number, game = int(batch.index[0]), batch.game()
        position = {key: value for key, value in game.position().items() if key != "bag"}
        return {
            "game": number,
            "seat": seat,
            "seed": self.seed_of(number, seat) >> 11,  # exact in languages whose numbers are doubles
            "round": position["round"],
            "phase": position["phase"],
            "decision": game.decision(seat),
            "subject": game.subject(seat),
            "position": position,
            "legal": list(legal.values()),
        }

    def choose(self, batch: Batch, seat_mask: NDArray[np.bool_]) -> None:
        try:
            several = bool(self._running(batch.config.options()).hello.get("batch"))
        except BotFailure:
            several = False  # the ordinary way counts the failure
        if not several:
            super().choose(batch, seat_mask)
            return
        places = np.argwhere(pending_seats(batch, seat_mask)).tolist()
        for first in range(0, len(places), BATCH):
            self._choose_several(batch, places[first : first + BATCH])

    def _choose_several(self, batch: Batch, places: list[list[int]]) -> None:
        """Ask for several decisions at once; if that fails they are forfeited together."""
        legal, decisions = [], []
        for row, seat in places:
            public = PublicBatch.of(batch, slice(row, row + 1))
            legal.append(public.legal(0, seat))
            decisions.append(self._decision(public, seat, legal[-1]))
        try:
            request = {"type": "decide_batch", "decisions": decisions}
            reply = self.request(batch.config.options(), request, self.timeout * len(places))
            choices = reply.get("choices")
            if not isinstance(choices, list) or len(choices) != len(places):
                raise BotFailure("crash", f"it gives no list of {len(places)} choices")
        except BotFailure as failure:
            for row, seat in places:
                self.forfeit(batch, row, seat, failure.kind, str(failure))
            return
        for (row, seat), choice, known in zip(places, choices, legal, strict=True):
            try:
                batch.actions[row, seat] = legal_action(choice, known)
            except BotFailure as failure:
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
