"""``badbones mcp``: the game as an MCP server, for assistants that play a seat.

Tools: ``new_game``, ``observe``, ``legal``, ``choose`` (hidden until all seats have chosen), ``explain``, ``result``.
Several clients can play one game: each open seat has a token of its own, and only its holder can choose for it or see
its pending choice. Resources give the rules of a mode, the notation, and a board as text and picture.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypedDict

from badbones_agents.llm.prompt import NOTATION, question_text, rules_text
from badbones_agents.registry import is_safe_spec

from badbones_env import BadBonesError, GameConfig
from badbones_env.errors import IllegalChoiceError
from badbones_env.text.wording import TRAP_HELP, WEAPON_HELP, describe_choice, seat_name

from .game_store import GameStore
from .played_game import PlayedGame
from .players import HUMAN

OPEN = "open"  # the seat of a client
INSTRUCTIONS = (
    "Play Bad Bones. Call new_game, keep the token of your seat secret, give the other tokens to the other players. "
    "Then repeat: observe, legal, choose. A choice is hidden until every seat has chosen; while you wait, call observe."
)


class NewGame(TypedDict):
    """A game that has begun."""

    game: str
    seats: dict[str, str]  # of each seat: its token if it is open, else the agent that plays it


class SeatView(TypedDict):
    """The game as a seat sees it: everything that is open, and of hidden choices its own alone."""

    seat: str
    round: int
    phase: str
    over: bool
    decision: str
    question: str
    waiting_for: list[str]
    committed: str  # one's own hidden choice of this step, or ""
    board: str
    position: dict[str, Any]
    happened: list[str]  # in the last step


class Legal(TypedDict):
    """The choices of a seat."""

    decision: str
    choices: list[str]


class Chosen(TypedDict):
    """What became of a choice."""

    committed: bool
    waiting_for: list[str]
    happened: list[str]
    over: bool


class GameResult(TypedDict):
    """How the game stands or has ended."""

    over: bool
    rounds: int
    winners: list[str]
    scores: list[int]
    text: str


class Host:
    """The games of a server, and who holds which seat. Its public methods are the tools."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="badbones-mcp-")
        self._store = GameStore(Path(self._folder.name))
        self._seats: dict[str, tuple[str, int]] = {}  # token -> game and seat

    @contextmanager
    def seat(self, token: str) -> Iterator[tuple[PlayedGame, int]]:
        """The game and the seat of a token, for one request at a time."""
        if token not in self._seats:
            raise BadBonesError("this token belongs to no seat: use the token that new_game gave for your seat")
        name, seat = self._seats[token]
        with self._store.use(name) as played:
            yield played, seat

    def new_game(
        self,
        mode: str = "versus",
        players: int = 0,
        advanced: bool = False,
        chiefs: bool = False,
        order: str = "auto",
        rounds: int = 10,
        heroic: bool = False,
        seats: list[str] | None = None,
        seed: int | None = None,
    ) -> NewGame:
        """Begin a game. mode: versus, solo or coop; seats: 'open' for a client or the name of an agent
        (guardian, greedy, champion, ...) for each seat, by default all open."""
        config = GameConfig(mode, players, advanced, chiefs, order=order, rounds=rounds, heroic=heroic)
        specs = [*(seats or []), *[OPEN] * (config.players - len(seats or []))]
        for spec in specs:
            if spec != OPEN and not is_safe_spec(spec):
                raise BadBonesError(
                    f"{spec[:80]!r} is no shipped agent; a seat is 'open', guardian, greedy, champion, ..."
                )
        if OPEN not in specs:
            raise BadBonesError("no seat is open: leave at least one seat to a client ('open')")
        players_of_seats = [HUMAN if spec == OPEN else spec for spec in specs]
        name = self._store.new(config.options(), players_of_seats, seed, seat_names=True)
        tokens = {seat: secrets.token_hex(8) for seat, spec in enumerate(specs) if spec == OPEN}
        self._seats |= {token: (name, seat) for seat, token in tokens.items()}
        return NewGame(game=name, seats={seat_name(seat): tokens.get(seat, spec) for seat, spec in enumerate(specs)})

    def observe(self, token: str) -> SeatView:
        """The position as your seat sees it, what you are asked, and who still has to choose."""
        with self.seat(token) as (played, seat):
            game = played.game
            position = {key: value for key, value in game.position().items() if key != "bag"}
            pending = seat in played.undecided()
            return SeatView(
                seat=seat_name(seat),
                round=int(position["round"]),
                phase=str(position["phase"]),
                over=game.over,
                decision=game.decision(seat) if pending else "nothing",
                question=question_text(game, seat) if pending else "",
                waiting_for=[seat_name(other) for other in played.undecided()],
                committed=played.committed.get(seat, ""),
                board=str(game),
                position=position,
                happened=_lines(line for line in played.log if line["step"] == played.steps),
            )

    def legal(self, token: str) -> Legal:
        """Your legal choices now; an empty list while you have nothing to decide."""
        with self.seat(token) as (played, seat):
            choices = _legal(played, seat)
            return Legal(decision=played.game.decision(seat) if choices else "nothing", choices=choices)

    def choose(self, token: str, choice: str) -> Chosen:
        """Commit one of your legal choices. It stays hidden until every seat has chosen."""
        with self.seat(token) as (played, seat):
            if played.game.over:
                raise IllegalChoiceError("the game is over")
            if seat in played.committed:
                raise IllegalChoiceError("your choice is committed; wait for the other seats (call observe again)")
            frames = played.choose(seat, " ".join(choice.split()))
            return Chosen(
                committed=True,
                waiting_for=[seat_name(other) for other in played.undecided()],
                happened=_lines(line for frame in frames for line in (*frame["choices"], *frame["events"])),
                over=played.game.over,
            )

    def explain(self, token: str, what: str) -> str:
        """What a legal choice, a trap or a weapon does, in plain words."""
        words = " ".join(what.split())
        with self.seat(token) as (played, seat):
            if words in _legal(played, seat):
                return describe_choice(words, played.game.decision(seat))
        explained = TRAP_HELP | WEAPON_HELP
        if words not in explained:
            raise BadBonesError(
                f"{words[:80]!r} is neither a legal choice of yours now nor one of: {', '.join(explained)}"
            )
        return explained[words]

    def result(self, token: str) -> GameResult:
        """How the game stands or has ended."""
        with self.seat(token) as (played, _):
            outcome = played.game.outcome
            winners = [seat_name(winner) for winner in outcome.winners]
            return GameResult(
                over=outcome.over,
                rounds=outcome.rounds,
                winners=winners,
                scores=list(outcome.scores),
                text=repr(played.game),
            )


def _legal(played: PlayedGame, seat: int) -> list[str]:
    return played.game.legal()[seat] if seat in played.undecided() else []


def _lines(entries: Any) -> list[str]:
    """Choices and events, a line each."""
    return [f"{seat_name(entry['seat'])}: {entry['words']}" for entry in entries]


def make_server() -> Any:
    """The MCP server; needs the extra ``mcp``."""
    try:
        from mcp.server import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError:
        raise BadBonesError("badbones mcp needs the package mcp: pip install 'badbones[mcp]'") from None
    from badbones_env.drawing import game_png
    from badbones_env.version import __version__

    server, host = MCPServer("badbones", instructions=INSTRUCTIONS, version=__version__), Host()

    def tool(method: Callable[..., Any]) -> None:
        @wraps(method)
        def run(*arguments: Any, **named: Any) -> Any:
            try:
                return method(*arguments, **named)
            except BadBonesError as error:  # anything else would lose its text
                raise ToolError(str(error)) from None

        server.tool()(run)

    for method in (host.new_game, host.observe, host.legal, host.choose, host.explain, host.result):
        tool(method)

    @server.resource("badbones://rules/{mode}", mime_type="text/markdown")
    def rules(mode: str) -> str:
        """The rules of a mode: versus, solo, coop, each also as MODE-advanced, MODE-chiefs or MODE-advanced-chiefs."""
        name, *extras = mode.split("-")
        try:
            return rules_text(GameConfig(mode=name, advanced="advanced" in extras, chiefs="chiefs" in extras))
        except BadBonesError as error:
            raise ValueError(str(error)) from None

    @server.resource("badbones://notation", mime_type="text/plain")
    def notation() -> str:
        """How positions and choices are written."""
        return NOTATION

    @server.resource("badbones://board/{token}", mime_type="text/plain")
    def board(token: str) -> str:
        """The boards of a game as text."""
        with host.seat(token) as (played, _):
            return str(played.game)

    @server.resource("badbones://picture/{token}", mime_type="image/png")
    def picture(token: str) -> bytes:
        """The boards of a game as a picture."""
        with host.seat(token) as (played, _):
            return game_png(played.game)

    return server


def serve_mcp(port: int = 0) -> int:
    """Serve on standard input and output, or with a ``port`` over HTTP on this machine."""
    server = make_server()
    if port:
        server.run("streamable-http", host="127.0.0.1", port=port)
    else:
        server.run("stdio")
    return 0
