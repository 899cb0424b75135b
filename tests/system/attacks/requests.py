"""Attacks on the server of ``badbones play --web``: malformed requests, requests that never end."""

from __future__ import annotations

import atexit
import http.client
import json
import random
import shutil
import socket
import tempfile
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.system.attacks.campaign import Attack, Breach
from tests.system.attacks.commands import Command

DATA = tomllib.loads((Path(__file__).parent / "data" / "requests.toml").read_text())
OURS = {"content-type": "application/json", "x-badbones": "1"}
LANES = 60  # requests in an attempt


class Web:
    """A server, with a game in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.command = Command("play", "--web", "--no-browser", "--port", 0, "--out", folder)
        assert self.command.process.stdout is not None
        words = self.command.process.stdout.readline().split()
        if not words:
            raise Breach(f"the server does not start: {self.command.finish(300)}")
        self.host = words[-1].removeprefix("http://").rstrip("/")
        port = int(self.host.rpartition(":")[2])
        self.address = ("127.0.0.1", port)

    def ask(self, method: str, path: str, body: Any = None, timeout: float = 300) -> tuple[int, Any]:
        """A request as the page makes it."""
        connection = http.client.HTTPConnection(*self.address, timeout=timeout)
        try:
            text = None if body is None else json.dumps(body)
            connection.request(method, path, text, OURS if method == "POST" else {})
            answer = connection.getresponse()
            content = answer.read()
            return answer.status, json.loads(content) if "json" in str(answer.headers["content-type"]) else content
        finally:
            connection.close()

    def begin(self, **options: Any) -> str:
        status, found = self.ask("POST", "/api/games", {"mode": "solo", **options})
        if status != 201:
            raise Breach(f"no game can be begun: {status} {found}")
        return str(found["name"])

    def send(self, request: bytes, seconds: float = 300) -> bytes:
        """A request byte for byte; the first line of the answer."""
        with socket.create_connection(self.address, timeout=seconds) as connection:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
            answer = b""
            try:
                while part := connection.recv(1 << 16):
                    answer += part
            except TimeoutError:
                raise Breach(f"no answer within {seconds:.0f} s to {request[:80]!r}") from None
            except ConnectionError:
                pass
        return answer.split(b"\r\n", 1)[0]


@contextmanager
def web(folder: Path) -> Iterator[Web]:
    server = Web(folder)
    with server.command:
        yield server
        server.command.process.terminate()
        server.command.finish(300)


_standing: list[Web] = []


def standing() -> Web:
    """A server that stays for the attempts to come."""
    if not _standing or _standing[0].command.process.poll() is not None:
        folder = Path(tempfile.mkdtemp(prefix="badbones-web-"))
        atexit.register(shutil.rmtree, folder, True)
        _standing[:] = [Web(folder)]
    return _standing[0]


def close() -> None:
    """End the standing server."""
    while _standing:
        server = _standing.pop()
        server.command.process.terminate()
        server.command.__exit__()


atexit.register(close)


def request(method: str, path: str, host: str, body: str = "", **headers: str) -> bytes:
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: {host}",
        "Connection: close",
        *(f"{name.replace('_', '-')}: {value}" for name, value in headers.items()),
    ]
    content = body.encode("utf-8", "surrogatepass")
    if content or method == "POST":
        lines.append(f"Content-Length: {len(content)}")
    return "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + content


def every_request(name: str, host: str) -> list[bytes]:
    """All that the data make: hosts, origins, sites, methods, types, paths, bodies of every kind, and raw ones."""
    ours = {"content_type": "application/json", "x_badbones": "1"}
    game = f"/api/games/{name}"
    made = [request("GET", path, other) for other in DATA["hosts"] for path in ("/", "/api/games", game)]
    for header, values in (("origin", DATA["origins"]), ("sec_fetch_site", DATA["sites"])):
        for value in values:
            made.append(request("GET", game, host, **{header: value.replace("HOST", host)}))
            made.append(request("POST", "/api/guided", host, "{}", **ours, **{header: value}))
    made += [request(method, path, host) for method in DATA["methods"] for path in ("/", game, f"{game}/choose", "/x")]
    for kind in DATA["types"]:
        made.append(request("POST", "/api/guided", host, "{}", content_type=kind, x_badbones="1"))
        made.append(request("POST", f"{game}/undo", host, "{}", content_type=kind))
    made += [request("GET", path.replace("NAME", name), host) for path in DATA["paths"]]
    made += [
        request("POST", path.replace("NAME", name), host, body, **ours)
        for path in DATA["posts"]
        for body in DATA["bodies"]
        if not is_safe_spec(path, body)
    ]
    made += [text.replace("HOST", host).encode("latin-1") for text in DATA["raw"]]
    return made


def is_safe_spec(path: str, body: str) -> bool:
    """Requests that are as they should be would begin games, or search for minutes."""
    return path.endswith("/review") and body in ("{}",)


def check(server: Web, sent: bytes) -> None:
    """Is the request refused, or answered, without an error of the server's own?"""
    status = server.send(sent)
    if status.startswith(b"HTTP/1.1 5"):
        raise Breach(f"{sent[:300]!r} gives {status!r}")
    if server.command.process.poll() is not None:
        raise Breach(f"{sent[:300]!r} ended the server")


def mutated(rng: random.Random, sent: bytes) -> bytes:
    """A request with something wrong anywhere in it."""
    from tests.system.attacks.corruptions import double, flip, insert, lose

    return rng.choice([flip, lose, double, insert])(rng, sent)


def malformed(rng: random.Random, folder: Path) -> int:
    server = standing()
    name = server.begin(seed=rng.randrange(1 << 30))
    record = server.folder / f"{name}.bones"
    before = record.read_bytes()
    for sent in rng.sample(every_request(name, server.host), LANES):
        check(server, sent)
        check(server, mutated(rng, sent))
    if record.read_bytes() != before:
        raise Breach("a malformed request has changed a game")
    status, found = server.ask("GET", f"/api/games/{name}")
    if status != 200 or not found["offers"]:
        raise Breach(f"the game cannot be played on: {status}")
    return 2 * LANES


UNFINISHED = [
    b"", b"G", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nX: ",
    b"POST /api/guided HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nX-Badbones: 1\r\n"
    b"Content-Length: 1000\r\n\r\n{",
    b"POST /api/guided HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nX-Badbones: 1\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
]  # fmt: skip


def unfinished(rng: random.Random, folder: Path) -> int:
    """Requests that are begun and never finished are given up; meanwhile others are answered."""
    from badbones_experiments.viewer.server import REQUEST_SECONDS

    server = standing()
    connections = [socket.create_connection(server.address, timeout=REQUEST_SECONDS + 100) for _ in range(30)]
    try:
        for connection in connections:
            connection.sendall(rng.choice(UNFINISHED).replace(b"HOST", server.host.encode()))
        began = time.monotonic()
        if server.ask("GET", "/api/games")[0] != 200 or time.monotonic() - began > 60:
            raise Breach("nobody is answered while requests are unfinished")
        for connection in connections:
            try:
                while connection.recv(1 << 16):
                    pass
            except TimeoutError:
                raise Breach("a request that is never finished is held for ever") from None
            except ConnectionError:
                pass
    finally:
        for connection in connections:
            connection.close()
    return len(connections)


ATTACKS = [
    Attack("malformed requests", "requests with foreign hosts and origins, other methods, paths that climb, bodies "
           "of every wrong kind, and all of them with bytes changed", "refused, no game changed", malformed, 6),
    Attack("unfinished requests", "connections that send half a request and wait",
           "closed in time, other requests answered", unfinished),
]  # fmt: skip
