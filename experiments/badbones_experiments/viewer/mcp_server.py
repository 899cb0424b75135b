"""``badbones mcp``: the game as an MCP server, for assistants that play a seat.

Tools: ``new_game``, ``observe``, ``legal``, ``choose`` (hidden until all seats have chosen), ``explain``, ``result``.
Several clients can play one game: each open seat has a token of its own, and only its holder can choose for it or see
its pending choice. Resources give the rules of a mode, the notation, and a board as text and picture.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from secrets import randbelow
from typing import Any, TypedDict

from badbones_agents.llm.prompt import NOTATION, question_text, rules_text
from badbones_agents.registry import is_safe_spec

from badbones_env import BadBonesError, GameConfig
from badbones_env.text.wording import TRAP_HELP, WEAPON_HELP, describe_choice, seat_name

from .hosted_game import OPEN, HostedGame

MOST_GAMES = 64  # kept at a time; the one unused for longest goes first
INSTRUCTIONS = (
    "Play Bad Bones. Call new_game, keep the token of your seat secret, give the other tokens to the other players. "
    "Then repeat: observe, legal, choose. A choice is hidden until every seat has chosen; while you wait, call observe."
)


class NewGame(TypedDict):
    """A game that has begun."""

    game: str
    seats: dict[str, str]  # of each seat: its token if it is open, else the agent that plays it


class Observation(TypedDict):
    """The game as a seat sees it."""

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


class Explained(TypedDict):
    """What a choice, trap or weapon means."""

    words: str


class Result(TypedDict):
    """How the game stands or has ended."""

    over: bool
    rounds: int
    winners: list[str]
    scores: list[int]
    text: str


class Host:
    """The games of a server."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, HostedGame] = OrderedDict()
        self._lock = threading.RLock()

    def new(self, options: dict[str, Any], players: list[str], seed: int | None) -> tuple[str, HostedGame]:
        """Begin a game; agents are shipped ones only."""
        for spec in players:
            if spec != OPEN and not is_safe_spec(spec):
                raise BadBonesError(
                    f"{spec[:80]!r} is no shipped agent; a seat is 'open', guardian, greedy, champion, ..."
                )
        with self._lock:
            name = f"game-{randbelow(1 << 40):010x}"
            hosted = HostedGame.new(options, players, randbelow(1 << 63) if seed is None else seed)
            self._games[name] = hosted
            while len(self._games) > MOST_GAMES:
                self._games.popitem(last=False)[1].close()
            return name, hosted

    def seat(self, token: str) -> tuple[HostedGame, int]:
        """The game and the seat of a token."""
        with self._lock:
            for name, hosted in self._games.items():
                if token in hosted.tokens:
                    self._games.move_to_end(name)
                    return hosted, hosted.tokens[token]
        raise BadBonesError("this token belongs to no seat: use the token that new_game gave for your seat")

    def call(self, token: str, work: Any) -> Any:
        """Do something for the holder of a token, one at a time."""
        hosted, seat = self.seat(token)
        with self._lock:
            return work(hosted, seat)


def observe(hosted: HostedGame, seat: int) -> Observation:
    """What a seat is shown: everything that is open, and of hidden choices its own alone."""
    game = hosted.game
    position = {key: value for key, value in game.position().items() if key != "bag"}
    pending = bool(hosted.legal(seat))
    return Observation(
        seat=seat_name(seat),
        round=int(position["round"]),
        phase=str(position["phase"]),
        over=game.over,
        decision=game.decision(seat) if pending else "nothing",
        question=question_text(game, seat) if pending else "",
        waiting_for=[seat_name(other) for other in hosted.waiting_for()],
        committed=hosted.committed.get(seat, ""),
        board=str(game),
        position=position,
        happened=hosted.history[-1]["events"] if hosted.history else [],
    )


def choose(hosted: HostedGame, seat: int, choice: str) -> Chosen:
    """Commit a choice for a seat."""
    steps = hosted.choose(seat, " ".join(choice.split()))
    return Chosen(
        committed=True,
        waiting_for=[seat_name(other) for other in hosted.waiting_for()],
        happened=[f"{who} chose {text}" for step in steps for who, text in step["choices"].items()]
        + [event for step in steps for event in step["events"]],
        over=hosted.game.over,
    )


def explain(hosted: HostedGame, seat: int, what: str) -> Explained:
    """A legal choice, a trap or a weapon in plain words, without advice."""
    words = " ".join(what.split())
    if words in hosted.legal(seat):
        return Explained(words=describe_choice(words, hosted.game.decision(seat)))
    for table in (TRAP_HELP, WEAPON_HELP):
        if words in table:
            return Explained(words=table[words])
    known = ", ".join([*TRAP_HELP, *WEAPON_HELP])
    raise BadBonesError(f"{words[:80]!r} is neither a legal choice of yours now nor one of: {known}")


def result(hosted: HostedGame, seat: int) -> Result:
    """How the game stands."""
    outcome = hosted.game.outcome
    return Result(
        over=outcome.over,
        rounds=outcome.rounds,
        winners=[seat_name(winner) for winner in outcome.winners],
        scores=list(outcome.scores),
        text=repr(hosted.game),
    )


def make_server() -> Any:
    """The MCP server; needs the extra ``mcp``."""
    try:
        from mcp.server import MCPServer
        from mcp.server.mcpserver.exceptions import ToolError
    except ImportError:
        raise BadBonesError("badbones mcp needs the package mcp: pip install 'badbones[mcp]'") from None
    from badbones_env.drawing.png import game_png
    from badbones_env.version import __version__

    server, host = MCPServer("badbones", instructions=INSTRUCTIONS, version=__version__), Host()

    def for_seat(token: str, work: Any) -> Any:
        try:
            return host.call(token, work)
        except BadBonesError as error:  # anything else would lose its text
            raise ToolError(str(error)) from None

    @server.tool(name="new_game")
    def new_game(
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
        options: dict[str, Any] = {"mode": mode, "players": players, "advanced": advanced, "chiefs": chiefs}
        options |= {"order": order, "rounds": rounds, "heroic": heroic}
        try:
            name, hosted = host.new(options, seats or [], seed)
        except BadBonesError as error:
            raise ToolError(str(error)) from None
        tokens = {seat: token for token, seat in hosted.tokens.items()}
        return NewGame(
            game=name, seats={seat_name(seat): tokens.get(seat, spec) for seat, spec in enumerate(hosted.players)}
        )

    @server.tool(name="observe")
    def observe_tool(token: str) -> Observation:
        """The position as your seat sees it, what you are asked, and who still has to choose."""
        return for_seat(token, observe)  # type: ignore[no-any-return]

    @server.tool(name="legal")
    def legal_tool(token: str) -> Legal:
        """Your legal choices now; an empty list while you have nothing to decide."""

        def listed(hosted: HostedGame, seat: int) -> Legal:
            choices = hosted.legal(seat)
            return Legal(decision=hosted.game.decision(seat) if choices else "nothing", choices=choices)

        return for_seat(token, listed)  # type: ignore[no-any-return]

    @server.tool(name="choose")
    def choose_tool(token: str, choice: str) -> Chosen:
        """Commit one of your legal choices. It stays hidden until every seat has chosen."""
        return for_seat(token, lambda hosted, seat: choose(hosted, seat, choice))  # type: ignore[no-any-return]

    @server.tool(name="explain")
    def explain_tool(token: str, what: str) -> Explained:
        """What a legal choice, a trap or a weapon does, in plain words."""
        return for_seat(token, lambda hosted, seat: explain(hosted, seat, what))  # type: ignore[no-any-return]

    @server.tool(name="result")
    def result_tool(token: str) -> Result:
        """How the game stands or has ended."""
        return for_seat(token, result)  # type: ignore[no-any-return]

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
        return str(host.seat(token)[0].game)

    @server.resource("badbones://picture/{token}", mime_type="image/png")
    def picture(token: str) -> bytes:
        """The boards of a game as a picture."""
        return game_png(host.seat(token)[0].game)

    return server


def serve_mcp(port: int = 0) -> int:
    """Serve on standard input and output, or with a ``port`` over HTTP on this machine."""
    server = make_server()
    if port:
        server.run("streamable-http", host="127.0.0.1", port=port)
    else:
        server.run("stdio")
    return 0
