"""Transcripts: every call to a model, one JSON line each. A game can be replayed from them without a network."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from badbones_env.errors import OptionError
from badbones_env.files import MEGABYTE, read_text

MOST_BYTES = 512 * MEGABYTE
COUNTED = "counted"  # outcome of an attempt whose choice was taken
OUTCOMES = (COUNTED, "illegal", "unparsable", "truncated")


@dataclass(frozen=True)
class Call:
    """One attempt at one decision."""

    game: int
    seat: int
    clock: int  # steps of the game before it
    attempt: int
    prompt: list[dict[str, str]]
    answer: str
    outcome: str  # one of OUTCOMES
    truncated: bool
    tokens_in: int
    tokens_out: int
    seconds: float

    @property
    def key(self) -> tuple[int, int, int, int]:
        return self.game, self.seat, self.clock, self.attempt


def read_calls(path: str | Path) -> list[Call]:
    """All calls of a transcript; a last line that was cut off by a kill is left out."""
    try:
        lines = read_text(path, MOST_BYTES).split("\n")
    except OSError as error:
        raise OptionError(f"cannot read the transcript {path}: {error.strerror}") from None
    calls: list[Call] = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            calls.append(_call(json.loads(line)))
        except (ValueError, TypeError, RecursionError):
            if number < len(lines):
                raise OptionError(f"{path}: line {number} is not a call of a transcript") from None
    return calls


def _call(data: Any) -> Call:
    call = Call(**data)
    numbers = (call.game, call.seat, call.clock, call.attempt, call.tokens_in, call.tokens_out)
    if not all(type(value) is int for value in numbers) or not isinstance(call.answer, str):
        raise ValueError("a value is of another type")
    if call.outcome not in OUTCOMES or not isinstance(call.prompt, list):
        raise ValueError("a value is of another type")
    return call


class Writer:
    """Appends calls to a file; each is on disk before the game goes on."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.path.parent.mkdir(parents=True, exist_ok=True)

    def write(self, call: Call) -> None:
        with self.path.open("a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(json.dumps(asdict(call)) + "\n")


@dataclass
class Usage:
    """What a model's decisions came to."""

    decisions: int = 0
    forfeited: int = 0
    illegal: int = 0
    unparsable: int = 0
    truncated: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    seconds: float = 0.0

    def add(self, call: Call) -> None:
        """Count an attempt."""
        self.decisions += call.attempt == 0
        for name in ("illegal", "unparsable", "truncated"):
            setattr(self, name, getattr(self, name) + (call.outcome == name))
        self.tokens_in += call.tokens_in
        self.tokens_out += call.tokens_out
        self.seconds += call.seconds

    def cost(self, price_in: float, price_out: float) -> float:
        """What a decision costs at these prices of a million tokens."""
        return (self.tokens_in * price_in + self.tokens_out * price_out) / 1e6 / max(1, self.decisions)


def usage(calls: list[Call]) -> Usage:
    """The sums over a transcript."""
    total = Usage()
    last: dict[tuple[int, int, int], Call] = {}
    for call in calls:
        total.add(call)
        last[call.key[:3]] = call
    total.forfeited = sum(call.outcome != COUNTED for call in last.values())
    return total
