"""Transcripts: every call to a model, one JSON line each. A game can be replayed from them without a network."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from badbones_env.errors import OptionError
from badbones_env.files import MEGABYTE, read_text

from ..spec import parse_spec

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


def usage(calls: list[Call], price_in: float = 0.0, price_out: float = 0.0) -> dict[str, float]:
    """What a model's decisions came to; prices are those of a million tokens.

    ``illegal``, ``unparsable`` and ``truncated`` count answers, ``forfeited`` decisions.
    """
    last = {call.key[:3]: call for call in calls}
    tokens_in, tokens_out = sum(call.tokens_in for call in calls), sum(call.tokens_out for call in calls)
    decisions = max(1, len(last))
    return {
        "decisions": len(last),
        "forfeited": sum(call.outcome != COUNTED for call in last.values()),
        **{kind: sum(call.outcome == kind for call in calls) for kind in OUTCOMES if kind != COUNTED},
        "tokens_in": round(tokens_in / decisions, 1),
        "tokens_out": round(tokens_out / decisions, 1),
        "seconds": round(sum(call.seconds for call in calls) / decisions, 3),
        "cost": (tokens_in * price_in + tokens_out * price_out) / 1e6 / decisions,
    }


def usage_of(spec: str) -> dict[str, float]:
    """The usage of an agent ``llm`` that keeps a transcript; {} of any other agent."""
    name, values = parse_spec(spec)
    if name != "llm" or "transcript" not in values:
        return {}
    prices = {key: float(values[key]) for key in ("price_in", "price_out") if key in values}
    return usage(read_calls(values["transcript"]), **prices)
