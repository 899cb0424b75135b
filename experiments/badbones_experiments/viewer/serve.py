"""Runs the server of ``badbones play --web`` and ``badbones watch``."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from typing import Any

from badbones_env.errors import BadBonesError, OptionError

from ..warm import play
from .game_store import GameStore

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def listen_on(host: str, port: int) -> socket.socket:
    """A socket that listens, or an error that says why not."""
    try:  # from now on browsers wait instead of failing
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except (OSError, OverflowError) as error:
        raise OptionError(f"cannot listen on {host}, port {port}: {error}; --port 0 takes a free one") from None


def require_web() -> tuple[Any, Any, Any]:
    """uvicorn, our server and its patience, or an error that names the extra that is missing."""
    try:
        import uvicorn

        from .server import RequestTimeout, Server
    except ImportError as error:
        raise BadBonesError(f"the browser needs the extra 'web' ({error.name}): pip install 'badbones[web]'") from None
    return uvicorn, Server, RequestTimeout


def serve(store: GameStore, game: str, host: str, port: int, players: list[str], browser: bool) -> int:
    """Serve the games of a store until Ctrl-C; ``game`` is the one to look at first, "" for the start page."""
    uvicorn, Server, RequestTimeout = require_web()
    listener = listen_on(host, port)
    port = listener.getsockname()[1]
    if host not in LOOPBACK:
        print(f"badbones: everybody who can reach {host} can play these games", file=sys.stderr)
    names = {*LOOPBACK[:2], f"[{LOOPBACK[2]}]", f"[{host}]" if ":" in host else host}
    server = Server(store, {f"{name}:{port}" for name in names}, tuple(players))
    shown = f"http://{f'[{host}]' if ':' in host else host}:{port}/{f'#{game}' if game else ''}"
    print(f"Bad Bones is at {shown}\ngames are kept in {store.folder}; Ctrl-C stops the server", flush=True)
    if browser:
        webbrowser.open(shown)
    # not a word on malformed requests: a server whose output nobody reads would wait once they have filled it
    config = uvicorn.Config(
        server.app, http=RequestTimeout, log_level="error", lifespan="off", timeout_graceful_shutdown=2
    )
    warming = threading.Thread(target=play, daemon=True)  # compiles while the start page is read
    warming.start()
    with contextlib.suppress(KeyboardInterrupt):  # which uvicorn passes on once it has shut down
        uvicorn.Server(config).run(sockets=[listener])
    print("stopped; all games are kept", flush=True)
    if warming.is_alive():  # in LLVM, which nothing can interrupt
        os._exit(0)
    return 0
