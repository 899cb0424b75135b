"""A client of any OpenAI-compatible server (``/chat/completions``), with the standard library alone."""

from __future__ import annotations

import http.client
import json
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from badbones_env.errors import BadBonesError, OptionError

ATTEMPTS = 6  # of a call that fails on the way; waits double from WAIT on
WAIT = 0.5  # seconds
MOST_BYTES = 4 << 20  # of a reply
TEMPORARY = {408, 409, 425, 429, 500, 502, 503, 504}  # HTTP statuses that are worth another attempt

Message = dict[str, str]


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
                return self._call(messages)
            except TransportError as error:
                problem = str(error)
        raise TransportError(
            f"{self.url} failed {ATTEMPTS} times, the last time with {problem}; finished games are kept (--resume)"
        )

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
        request = urllib.request.Request(
            f"{self.url.rstrip('/')}/chat/completions", json.dumps(body).encode(), headers, method="POST"
        )
        began = time.monotonic()
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as response:
                content = response.read(MOST_BYTES + 1)
        except urllib.error.HTTPError as error:
            if error.code in TEMPORARY:
                raise TransportError(f"HTTP {error.code}") from None
            raise OptionError(f"{self.url} refuses the request: HTTP {error.code} {error.reason}") from None
        except (OSError, http.client.HTTPException) as error:
            raise TransportError(f"{type(error).__name__}: {error}") from None
        return _reply(content, time.monotonic() - began)


def _reply(content: bytes, seconds: float) -> Reply:
    """Read a server's reply; whatever is malformed is the server's fault, not the model's."""
    try:
        if len(content) > MOST_BYTES:
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
    except (ValueError, KeyError, IndexError, TypeError, AttributeError, RecursionError) as error:
        raise TransportError(f"the reply is not one of a chat server ({type(error).__name__})") from None
