"""The server of the browser game: a small web application on this machine.

Requests must name this server as their host (no DNS rebinding). Where a browser tells their origin, it must be this
server's. What changes something must be JSON with a header of ours, which no foreign page can send. Bodies are
limited in size, requests in time. Nothing is loaded from the network.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import h11
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from uvicorn.protocols.http.h11_impl import H11Protocol

from badbones_env import Game, GameConfig, Record
from badbones_env.config import OPTIONS, PLAYERS_OF_MODE
from badbones_env.drawing.svg import definitions
from badbones_env.drawing.symbols import every_symbol
from badbones_env.errors import BadBonesError, IllegalChoiceError, OptionError, describe_error
from badbones_env.lowlevel import game_spec
from badbones_env.text.record import is_text

from .game_store import GameStore
from .guide import guide
from .played_game import PlayedGame
from .players import DEFAULT_OPPONENT, HUMAN, KNOWN, agent_title, check_seats, strength
from .replay import STATIC, replay_page

MAX_BYTES = 1_000_000
HEADER = "x-badbones"
REQUEST_SECONDS = 20.0  # from the first byte (or the connection) to the last of the body
SCRIPTS = ("board.js", "player.js", "chart.js", "page.js", "tour.js", "ending.js", "home.js", "play.js")
FILES = {"play.html": "text/html", "style.css": "text/css"} | dict.fromkeys(SCRIPTS, "text/javascript")
SHOWN_AT_HOME = ("hero", "token-gl-white-e", "tile-catapult", "tower-3-4", "star", "house")
SECURITY = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}
FORM_OPTIONS = [option for option in OPTIONS if option.default is not None]  # all but components, which are a file
BODY: dict[str, type] = {option.name: type(option.default) for option in FORM_OPTIONS}
"""What a request for a game may say of it, and of which type it must be."""


def _form() -> dict[str, Any]:
    """What the form of the start page asks: the options of a game, and how many can play each mode."""
    return {
        "players": {mode: list(numbers) for mode, numbers in PLAYERS_OF_MODE.items()},
        "options": [
            {key: getattr(option, key) for key in ("name", "help", "default", "choices", "minimum", "maximum", "modes")}
            for option in FORM_OPTIONS
            if option.name not in ("mode", "players")
        ],
    }


def _guide(config: GameConfig) -> dict[str, Any]:
    """The help for a game, and all symbols that it and the game need."""
    types = game_spec(config, wide=True).type_names
    models = [name for name in types if config.chiefs or " " not in name]
    return {"symbols": "".join(definitions(every_symbol(models)).values()), "guide": guide(config)}


def _choose(played: PlayedGame, **body: Any) -> dict[str, Any]:
    for key in ("seat", "choice", "step"):
        if key not in body:
            raise Refused(400, f"{key} is missing")
    if body["seat"] not in played.humans:
        raise IllegalChoiceError(f"people play the seats {played.humans}")
    return {"frames": played.choose(body["seat"], body["choice"], body["step"]), "view": played.view()}


def _review(played: PlayedGame, seat: int | None = None) -> dict[str, Any]:
    seat = (played.humans or [0])[0] if seat is None else seat
    return {"mistakes": played.review(seat), "adviser": agent_title(played.adviser())}


SEAT: dict[str, type] = {"seat": int}
ACTIONS: dict[str, tuple[dict[str, type], Callable[..., dict[str, Any]]]] = {
    "choose": (SEAT | {"choice": str, "step": int}, _choose),
    "next": ({"step": int}, lambda played, step=None: {"frames": played.next(step), "view": played.view()}),
    "seat": (SEAT, lambda played, seat=0: {"view": played.take_over(seat)}),
    "undo": ({}, lambda played: {"view": played.undo()}),
    "hint": (SEAT | {"agent": str}, lambda played, seat=0, agent="": played.hints(seat, agent)),
    "review": (SEAT, _review),
    "course": (SEAT, lambda played, seat=0: played.course(seat)),
    "intentions": ({"round": int}, lambda played, round=1: {"wanted": played.intentions(round)}),
}
"""What can be done with a game: the name in the address -> (keys of the request with their types, what does it)."""


Endpoint = Callable[[Request], Awaitable[Response]]


class JsonResponse(JSONResponse):
    """JSON in ASCII: what messages quote may not be valid text."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, allow_nan=False, separators=(",", ":")).encode()


class Refused(BadBonesError):
    """A request that is not answered as it was sent."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class Server:
    """The application; ``players`` are specs that new games may name besides the known agents."""

    def __init__(self, store: GameStore, hosts: set[str], players: tuple[str, ...] = ()) -> None:
        self.store, self.hosts = store, hosts
        self.players = [*KNOWN, *(spec for spec in players if spec not in KNOWN and spec != HUMAN)]
        pages = {
            "/": self.file,
            "/static/{file}": self.file,
            "/api/guide": self.guide,
            "/api/games": self.games,
            "/api/games/{name}": self.game,
            "/api/games/{name}/record": self.record,
            "/api/games/{name}/replay": self.replay,
        }
        posts = {
            "/api/games": self.begin,
            "/api/load": self.load,
            "/api/prepare": self.prepare,
            "/api/guided": self.guided,
            "/api/games/{name}/rematch": self.rematch,
            "/api/games/{name}/delete": self.delete,
            **{f"/api/games/{{name}}/{verb}": self._action(*action) for verb, action in ACTIONS.items()},
        }
        routes = [Route(path, self._guarded(run), methods=["GET"]) for path, run in pages.items()]
        routes += [Route(path, self._guarded(run), methods=["POST"]) for path, run in posts.items()]
        self.app = Starlette(routes=routes)

    def _action(self, keys: dict[str, type], run: Callable[..., dict[str, Any]]) -> Endpoint:
        """Something that is done with a game: the keys of its request, and what does it."""

        async def answer(request: Request) -> Response:
            body = await self._body(request, keys)
            if body.get("agent") and body["agent"] not in self.players:
                raise OptionError(f"agent must be one of {', '.join(self.players)}")
            return await self._with(request, lambda played: run(played, **body))

        return answer

    def _guarded(self, endpoint: Endpoint) -> Endpoint:
        async def answer(request: Request) -> Response:
            try:
                self._check(request)
                response = await endpoint(request)
            except BadBonesError as error:
                response = JsonResponse({"error": str(error)}, getattr(error, "status", 422))
            except OSError as error:
                response = JsonResponse({"error": describe_error(error)}, 507)
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
                if size > MAX_BYTES:
                    raise Refused(413, f"the body is larger than {MAX_BYTES} bytes")
                parts.append(part)
        except ClientDisconnect:
            raise Refused(400, "the body is incomplete") from None
        try:
            body = json.loads(b"".join(parts))
        except (ValueError, RecursionError):
            raise Refused(400, "the body is not JSON") from None
        if not isinstance(body, dict):
            raise Refused(400, "the body must be a JSON object")
        if not is_text(body):
            raise Refused(400, "the body holds half of a character (a lone surrogate)")
        for key, value in body.items():
            if key not in keys:
                raise Refused(400, f"unknown key {key[:40]!r}; known are {', '.join(keys)}")
            if type(value) is not keys[key]:
                raise Refused(400, f"{key} must be of type {keys[key].__name__}")
        return body

    async def file(self, request: Request) -> Response:
        name = request.path_params.get("file", "play.html")
        if name not in FILES:
            raise Refused(404, "there is no such file")
        return Response((STATIC / name).read_text(encoding="utf-8"), media_type=FILES[name])

    async def games(self, request: Request) -> Response:
        known: dict[str, Any] = {
            "agents": [strength(spec) for spec in self.players],
            "usual": DEFAULT_OPPONENT,
            "form": _form(),
        }
        symbols = "".join(definitions(SHOWN_AT_HOME).values())
        return JsonResponse(known | {"games": await run_in_threadpool(self.store.list), "symbols": symbols})

    async def guide(self, request: Request) -> Response:
        """The help of the start page: the base game."""
        return JsonResponse(_guide(GameConfig()))

    async def prepare(self, request: Request) -> Response:
        """Try an agent in a game before it begins: what it needs is compiled, and one that cannot play says so."""
        body = await self._body(request, {**BODY, "agent": str})
        agent = body.pop("agent", DEFAULT_OPPONENT)
        self._known(agent)
        await run_in_threadpool(lambda: check_seats([agent], Game(**body)))
        return JsonResponse({"ready": agent})

    def _known(self, *agents: Any) -> None:
        for agent in agents:
            if agent != HUMAN and agent not in self.players:
                raise OptionError(f"seats must be {HUMAN} or one of {', '.join(self.players)}")

    async def begin(self, request: Request) -> Response:
        body = await self._body(request, {**BODY, "seats": list, "practice": bool, "watched": bool, "seed": int})
        seats, seed = body.pop("seats", []), body.pop("seed", None)
        self._known(*seats)
        about = {key: body.pop(key, False) for key in ("practice", "watched")}
        return await self._created(lambda: self.store.new(body, seats, seed, **about))

    async def _created(self, begin: Callable[[], str]) -> Response:
        return JsonResponse({"name": await run_in_threadpool(begin)}, 201)

    async def guided(self, request: Request) -> Response:
        await self._body(request, {})
        return await self._created(self.store.guided)

    async def load(self, request: Request) -> Response:
        body = await self._body(request, {"record": str, "practice": bool})
        if "record" not in body:
            raise Refused(400, "record is missing: the text of a .bones file")
        return await self._created(lambda: self.store.load(Record.parse(body["record"]), body.get("practice", False)))

    async def rematch(self, request: Request) -> Response:
        body = await self._body(request, {"step": int})
        return await self._created(lambda: self.store.rematch(request.path_params["name"], body.get("step", 0)))

    async def delete(self, request: Request) -> Response:
        await self._body(request, {})
        await run_in_threadpool(lambda: self.store.delete(request.path_params["name"]))
        return JsonResponse({})

    async def _with(self, request: Request, run: Callable[[PlayedGame], dict[str, Any]]) -> Response:
        """The answer of something that is done with a game, one request at a time."""

        def use() -> dict[str, Any]:
            with self.store.use(request.path_params["name"]) as played:
                return run(played)

        return JsonResponse(await run_in_threadpool(use))

    async def game(self, request: Request) -> Response:
        return await self._with(
            request, lambda played: played.view() | _guide(played.game.config) | {"recent": played.recent()}
        )

    async def record(self, request: Request) -> Response:
        text = await run_in_threadpool(lambda: self.store.text(request.path_params["name"]))
        return PlainTextResponse(text, headers={"content-disposition": 'attachment; filename="game.bones"'})

    async def replay(self, request: Request) -> Response:
        names = [request.path_params["name"], *request.query_params.getlist("with")[:1]]

        def run() -> str:
            records = []
            for name in names:
                with self.store.use(name) as played:
                    records.append(Record.read(played.path))
            return replay_page(records, "Bad Bones: your game", game=names[0])

        page = await run_in_threadpool(run)
        # the page brings its own scripts and styles along, and its own policy: nothing from anywhere else
        return Response(
            page,
            media_type="text/html",
            headers={
                "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
                "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
            },
        )


class RequestTimeout(H11Protocol):
    """uvicorn's protocol with a time limit on requests: a connection that does not finish its own is closed.

    Between two requests of a connection uvicorn has a limit itself.
    """

    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._close_oldest()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """Begin to wait where a request is still to come, stop where it is there."""
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._close_oldest()
        elif self._limit is None:
            self._limit = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _close_oldest(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None
