"""The browser's side of the game: a small web application on this machine.

Pages and games come from the same origin and nothing else is let in: requests must name this server as their host (no
rebinding of names) and, where a browser says whence they come, come from its own pages; what changes something must be
JSON with a header of ours, which no foreign page can send. Bodies are limited. Nothing is loaded from the network.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from badbones_env.drawing.svg import definitions
from badbones_env.drawing.symbols import every_symbol
from badbones_env.errors import BadBonesError, IllegalChoiceError, OptionError
from badbones_env.tables import layout
from badbones_env.wording import describe_choice

from .play import ADVISER, StaleError
from .players import HUMAN, KNOWN
from .puzzle import solution_lines, solve
from .replay import STATIC, replay_page
from .store import Store, UnknownGame

MOST_BYTES = 1_000_000
HEADER = "x-badbones"
FILES = {
    "board.js": "text/javascript", "play.js": "text/javascript", "style.css": "text/css",
}  # fmt: skip
SECURITY = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
OPTIONS = {"mode": str, "players": int, "advanced": bool, "chiefs": bool, "order": str, "rounds": int, "heroic": bool}


class Refused(Exception):
    """A request that is not answered as asked."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class Server:
    """The application; ``players`` are specs that new games may name besides the known agents."""

    def __init__(self, store: Store, hosts: set[str], players: tuple[str, ...] = ()) -> None:
        self.store, self.hosts = store, hosts
        self.players = [*KNOWN, *(spec for spec in players if spec not in KNOWN and spec != HUMAN)]
        routes = [
            Route("/", self._guarded(self.page)),
            Route("/static/{file}", self._guarded(self.file)),
            Route("/api/games", self._guarded(self.games), methods=["GET"]),
            Route("/api/games", self._guarded(self.begin), methods=["POST"]),
            Route("/api/load", self._guarded(self.load), methods=["POST"]),
            Route("/api/games/{name}", self._guarded(self.game)),
            Route("/api/games/{name}/record", self._guarded(self.record)),
            Route("/api/games/{name}/replay", self._guarded(self.replay)),
            *(Route(f"/api/games/{{name}}/{verb}", self._guarded(run), methods=["POST"])
              for verb, run in (("choose", self.choose), ("undo", self.undo), ("hint", self.hint),
                                ("solve", self.solve))),
        ]  # fmt: skip
        self.app = Starlette(routes=routes)

    def _guarded(self, endpoint: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            try:
                self._check(request)
                response = await endpoint(request)
            except Refused as error:
                response = JSONResponse({"error": str(error)}, error.status)
            except UnknownGame as error:
                response = JSONResponse({"error": str(error)}, 404)
            except StaleError as error:
                response = JSONResponse({"error": str(error)}, 409)
            except BadBonesError as error:
                response = JSONResponse({"error": str(error)}, 422)
            for name, value in SECURITY.items():
                response.headers.setdefault(name, value)
            return response

        return answer

    def _check(self, request: Request) -> None:
        """Does the request come from where it may?"""
        if request.headers.get("host", "") not in self.hosts:
            raise Refused(403, "this server is not called that; use the address that it printed")
        origin = request.headers.get("origin")
        if origin is not None and origin not in {f"http://{host}" for host in self.hosts}:
            raise Refused(403, "requests from other origins are not answered")
        if request.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Refused(403, "requests from other sites are not answered")
        if request.method == "POST":
            if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
                raise Refused(415, "the body must be application/json")
            if HEADER not in request.headers:
                raise Refused(403, f"the header {HEADER} is missing")

    async def _body(self, request: Request, keys: dict[str, type]) -> dict[str, Any]:
        """The JSON object of a request, with these keys only and values of these types."""
        parts, size = [], 0
        try:
            async for part in request.stream():
                size += len(part)
                if size > MOST_BYTES:
                    raise Refused(413, f"the body is larger than {MOST_BYTES} bytes")
                parts.append(part)
        except ClientDisconnect:
            raise Refused(400, "the body is incomplete") from None
        try:
            body = json.loads(b"".join(parts))
        except (ValueError, RecursionError):
            raise Refused(400, "the body is not JSON") from None
        if not isinstance(body, dict):
            raise Refused(400, "the body must be a JSON object")
        for key, value in body.items():
            if key not in keys:
                raise Refused(400, f"unknown key {key[:40]!r}; known are {', '.join(keys)}")
            if type(value) is not keys[key]:
                raise Refused(400, f"{key} must be of type {keys[key].__name__}")
        return body

    # --- pages ------------------------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        return Response((STATIC / "play.html").read_text(encoding="utf-8"), media_type="text/html")

    async def file(self, request: Request) -> Response:
        name = request.path_params["file"]
        if name not in FILES:
            raise Refused(404, "there is no such file")
        return Response((STATIC / name).read_text(encoding="utf-8"), media_type=FILES[name])

    # --- games ------------------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        found = await run_in_threadpool(self.store.list)
        return JSONResponse({"games": found, "agents": self.players, "adviser": ADVISER})

    async def begin(self, request: Request) -> Response:
        body = await self._body(request, {**OPTIONS, "seats": list, "practice": bool, "seed": int})
        seats = body.pop("seats", [])
        for seat in seats:
            if seat != HUMAN and seat not in self.players:
                raise OptionError(f"seats must be {HUMAN} or one of {', '.join(self.players)}")
        practice, seed = body.pop("practice", False), body.pop("seed", None)
        name = await run_in_threadpool(lambda: self.store.new(body, seats, seed, practice=practice))
        return JSONResponse({"name": name}, 201)

    async def load(self, request: Request) -> Response:
        body = await self._body(request, {"record": str, "practice": bool})
        if "record" not in body:
            raise Refused(400, "record is missing: the text of a .bones file")
        name = await run_in_threadpool(lambda: self.store.load(body["record"], body.get("practice", False)))
        return JSONResponse({"name": name}, 201)

    async def game(self, request: Request) -> Response:
        def view() -> dict[str, Any]:
            with self.store.use(request.path_params["name"]) as played:
                types = layout(played.game.config, wide=True).type_names
                models = [name for name in types if played.game.config.chiefs or " " not in name]
                return played.view() | {"symbols": "".join(definitions(every_symbol(models)).values())}

        return JSONResponse(await run_in_threadpool(view))

    async def choose(self, request: Request) -> Response:
        body = await self._body(request, {"seat": int, "choice": str, "step": int})
        for key in ("seat", "choice", "step"):
            if key not in body:
                raise Refused(400, f"{key} is missing")

        def run() -> dict[str, Any]:
            with self.store.use(request.path_params["name"]) as played:
                if body["seat"] not in played.humans:
                    raise IllegalChoiceError(f"people play the seats {played.humans}")
                frames = played.choose(body["seat"], body["choice"], body["step"])
                return {"frames": frames, "view": played.view()}

        return JSONResponse(await run_in_threadpool(run))

    async def undo(self, request: Request) -> Response:
        await self._body(request, {})

        def run() -> dict[str, Any]:
            with self.store.use(request.path_params["name"]) as played:
                played.undo()
                return {"view": played.view()}

        return JSONResponse(await run_in_threadpool(run))

    async def hint(self, request: Request) -> Response:
        body = await self._body(request, {"seat": int, "agent": str})
        agent = body.get("agent", ADVISER)
        if agent not in self.players:
            raise OptionError(f"agent must be one of {', '.join(self.players)}")

        def run() -> dict[str, Any]:
            with self.store.use(request.path_params["name"]) as played:
                seat = body.get("seat", 0)
                choice = played.hint(seat, agent)
                return {"choice": choice, "words": describe_choice(choice, played.game.decision(seat)), "agent": agent}

        return JSONResponse(await run_in_threadpool(run))

    async def solve(self, request: Request) -> Response:
        body = await self._body(request, {"seat": int})

        def run() -> dict[str, Any]:
            with self.store.use(request.path_params["name"]) as played:
                seat = body.get("seat", 0)
                if seat not in played.undecided():
                    raise IllegalChoiceError(f"p{seat} has nothing to choose now")
                return {"lines": solution_lines(solve(played.game, seat))}

        return JSONResponse(await run_in_threadpool(run))

    async def record(self, request: Request) -> Response:
        text = await run_in_threadpool(lambda: self.store.text(request.path_params["name"]))
        return PlainTextResponse(text, headers={"content-disposition": 'attachment; filename="game.bones"'})

    async def replay(self, request: Request) -> Response:
        from badbones_env import Record

        def run() -> str:
            with self.store.use(request.path_params["name"]) as played:
                return replay_page(Record.read(played.path), "Bad Bones: your game")

        page = await run_in_threadpool(run)
        # the page brings its own scripts and styles along, and its own policy: nothing from anywhere else
        return Response(page, media_type="text/html", headers={
            "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
            "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        })  # fmt: skip
