"""How long the server waits for a request: a connection that does not finish its own is closed, and holds nobody up."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 20.0  # from the first byte (or the connection) to the last of the body


class RequestTimeout(H11Protocol):
    """uvicorn's protocol with a time limit on requests; between two of a connection uvicorn has one itself."""

    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Begin to wait where a request is still to come, stop where it is there."""
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._forget()
        elif self._limit is None:
            self._limit = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _forget(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None
