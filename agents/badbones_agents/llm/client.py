"""Calls to a model: a client of any OpenAI-compatible server (``/chat/completions``), with the standard library alone.

A transcript has every call as a JSON line. A game can be replayed from it without a network.
"""

from __future__ import annotations

import http.client
import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from badbones_env.errors import BadBonesError, OptionError
from badbones_env.files import MEGABYTE, read_text

from ..agent import clean_text, error_text
from ..spec import parse_spec

ATTEMPTS = 6  # of a call that fails on the way; waits double from WAIT on
WAIT = 0.5  # seconds
MAX_BYTES = 4 * MEGABYTE  # of a reply
MAX_TRANSCRIPT_BYTES = 512 * MEGABYTE
COUNTED = "counted"  # outcome of an attempt whose choice was taken
REFUSED = ("illegal", "unparsable", "truncated")  # the other outcomes
TEMPORARY = {408, 409, 425, 429, 500, 502, 503, 504}  # HTTP statuses that are worth another attempt

Message = dict[str, str]


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """The server that is named answers, or nobody: another one must get neither the key nor a request."""

    def redirect_request(self, *_: Any) -> None:
        return None


OPEN = urllib.request.build_opener(_NoRedirect).open


class TransportError(BadBonesError):
    """The server could not be reached or did not answer properly. It never counts against the model."""


@dataclass(frozen=True)
class Reply:
    """What a model answered."""

    text: str
    truncated: bool  # it was cut off by the limit on tokens
    tokens_in: int
    tokens_out: int
    seconds: float


@dataclass(frozen=True)
class ChatClient:
    """Where to ask, and how."""

    url: str  # the base address, such as http://127.0.0.1:8000/v1
    model: str
    key: str = ""
    temperature: float = 0.0
    max_tokens: int = 1024
    timeout: float = 120.0

    def ask(self, messages: Sequence[Message]) -> Reply:
        """The model's answer; calls that fail on the way are repeated."""
        problem = ""
        for attempt in range(ATTEMPTS):
            if attempt:
                time.sleep(WAIT * 2 ** (attempt - 1))
            try:
                return self._in_time(messages)
            except TransportError as error:
                problem = str(error)
        raise TransportError(
            f"{self.url} failed {ATTEMPTS} times, the last time with {problem}; finished games are kept (--resume)"
        )

    def _in_time(self, messages: Sequence[Message]) -> Reply:
        """A call that is given up in time: the limit of a socket is that of a part, and a server may send bytes."""
        answers: list[Reply | Exception] = []

        def call() -> None:
            try:
                answers.append(self._call(messages))
            except Exception as error:
                answers.append(error)

        thread = threading.Thread(target=call, daemon=True)
        thread.start()
        thread.join(self.timeout)
        answer = answers[0] if answers else TransportError(f"no whole reply within {self.timeout:g} s")
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _call(self, messages: Sequence[Message]) -> Reply:
        body = {
            "model": self.model,
            "messages": list(messages),
            "temperature": self.temperature,
            "max_tokens": self.max_tokens,
        }
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        began, address = time.monotonic(), f"{self.url.rstrip('/')}/chat/completions"
        try:
            request = urllib.request.Request(address, json.dumps(body).encode(), headers, method="POST")
            with OPEN(request, timeout=self.timeout) as response:
                content = response.read(MAX_BYTES + 1)
        except urllib.error.HTTPError as error:
            if error.code in TEMPORARY:
                raise TransportError(f"HTTP {error.code}") from None
            raise OptionError(f"{self.url} refuses the request: HTTP {error.code} {clean_text(error.reason)}") from None
        except (OSError, http.client.HTTPException) as error:
            raise TransportError(error_text(error)) from None
        except ValueError:  # its text may hold the key
            raise OptionError(f"{self.url} cannot be asked: the address or the key is malformed") from None
        return _reply(content, time.monotonic() - began)


def _reply(content: bytes, seconds: float) -> Reply:
    """Read a server's reply; whatever is malformed is the server's fault, not the model's."""
    try:
        if len(content) > MAX_BYTES:
            raise ValueError("the reply is too long")
        data: Any = json.loads(content)
        choice, usage = data["choices"][0], data.get("usage") or {}
        text = choice["message"]["content"]
        return Reply(
            text if isinstance(text, str) else "",
            choice.get("finish_reason") == "length",
            int(usage.get("prompt_tokens") or 0),
            int(usage.get("completion_tokens") or 0),
            seconds,
        )
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError, OverflowError) as error:
        raise TransportError(f"the reply is not one of a chat server ({type(error).__name__})") from None


@dataclass(frozen=True)
class Call:
    """One attempt at one decision."""

    game: int
    seat: int
    clock: int  # steps of the game before it
    attempt: int
    prompt: list[dict[str, str]]
    answer: str
    outcome: str  # COUNTED or one of REFUSED
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
        lines = read_text(path, MAX_TRANSCRIPT_BYTES).split("\n")
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
    numbers = (*call.key, call.tokens_in, call.tokens_out)
    if not all(type(value) is int for value in numbers) or not isinstance(call.answer, str):
        raise ValueError("a value is of another type")
    return call


def append_call(path: str | Path, call: Call) -> None:
    """Add a call to a file; it is on disk before the game goes on."""
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    with Path(path).open("a", encoding="utf-8", errors="backslashreplace") as file:
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
        **{kind: sum(call.outcome == kind for call in calls) for kind in REFUSED},
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
