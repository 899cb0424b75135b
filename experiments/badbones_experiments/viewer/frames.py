"""A game as frames: what the pages in ``static`` show, step by step, as data for JSON.

A frame is a picture of every board, taken from the one drawing (``badbones_env.drawing``), and what led there: choices
and events in words, and the ways of tokens for the animation. Tokens keep their keys from frame to frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from badbones_env import Game
from badbones_env.drawing import Around, around_game, board_scene
from badbones_env.drawing.ground import place_centre
from badbones_env.drawing.scene import Keys
from badbones_env.drawing.shapes import Element, Item, Label
from badbones_env.drawing.table import headline
from badbones_env.rules.constants import SPACES, TOKENS
from badbones_env.scenario import scenario_text
from badbones_env.trace import Event, Tracer, board_tokens, place_of_token, type_of_token
from badbones_env.wording import describe_choice, describe_event

BIG = {"tower", "village", "broken", "stolen", "exploded", "passed"}  # events worth jumping to
LEAVING = {"n": (0, -80), "e": (80, 0), "s": (0, 80), "w": (-80, 0)}
CHIEFS = 19
LEFT_OUT = {"moved", "arrived", "hero"}  # too many to be told in words


def element_data(element: Element) -> list[Any]:
    """An element for the pages: [layer, symbol, x, y, scale, label], or a text: ["text", words, x, y, size, ...]."""
    if isinstance(element, Label):
        text = element.text
        return ["text", text.text, round(text.x, 1), round(text.y, 1), text.size, text.fill, text.anchor, text.bold]
    assert isinstance(element, Item)
    return [element.kind or "print", element.symbol, round(element.x, 1), round(element.y, 1),
            round(element.scale, 3), element.label]  # fmt: skip


class Follower:
    """Gives every token of a game a key and keeps it while the token lives."""

    def __init__(self, game: Game) -> None:
        self._count = 0
        self._keys: dict[tuple[int, int], list[str]] = {}
        self.settle(game)

    def _new(self) -> str:
        self._count += 1
        return f"t{self._count}"

    def take(self, event: Event) -> str:
        """The key of the token that an event is about; from now on it is where the event left it."""
        keys = self._keys.get((event.seat, event.before), [])
        key = keys.pop(0) if keys else self._new()
        if event.after >= 0:
            self._keys.setdefault((event.seat, event.after), []).append(key)
        return key

    def settle(self, game: Game) -> None:
        """Bring the keys in line with a position; tokens that changed without an event are known by their type."""
        now: dict[tuple[int, int], list[str]] = {}
        unknown = []
        for seat in range(game.config.players):
            for token in board_tokens(game, seat):
                left = self._keys.get((seat, token))
                if left:
                    now.setdefault((seat, token), []).append(left.pop(0))
                else:
                    unknown.append((seat, token))
        spare: dict[tuple[int, int], list[str]] = {}
        for (seat, token), keys in self._keys.items():
            spare.setdefault((seat, type_of_token(token)), []).extend(keys)
        for seat, token in unknown:
            likely = spare.get((seat, type_of_token(token)))
            now.setdefault((seat, token), []).append(likely.pop(0) if likely else self._new())
        self._keys = now

    def keys(self, game: Game, seat: int) -> Keys:
        """The keys of a board's tokens in the order of its position."""
        used: dict[int, int] = {}
        found: tuple[list[str], list[str]] = ([], [])
        for token in board_tokens(game, seat):
            number = used[token] = used.get(token, -1) + 1
            found[place_of_token(token) >= SPACES].append(self._keys[seat, token][number])
        return Keys(*found)


def _point(place: str, before: tuple[float, float] | None) -> tuple[float, float]:
    if place.startswith("exit"):
        dx, dy = LEAVING[place[-1]]
        x, y = before or (0.0, 0.0)
        return x + dx, y + dy
    return place_centre(place)


def _way(path: Sequence[str]) -> list[list[float]]:
    points: list[tuple[float, float]] = []
    for place in path:
        points.append(_point(place, points[-1] if points else None))
    return [[round(x), round(y)] for x, y in points]


class Story:
    """A game that is watched: ``frame`` shows it, ``step`` makes a step and returns the next frame."""

    def __init__(self, game: Game, names: Sequence[str] = ()) -> None:
        self.game, self.names = game, list(names)
        self._tracer, self._follower = Tracer(), Follower(game)

    def _around(self) -> Around:
        keys = {seat: self._follower.keys(self.game, seat) for seat in range(self.game.config.players)}
        return around_game(self.game, keys=keys, names=self.names, alone=True)

    def frame(self) -> dict[str, Any]:
        """The game as it stands."""
        around = self._around()
        position = around.position
        seats = range(self.game.config.players)
        return {
            "title": headline(around),
            "round": position["round"],
            "phase": position["phase"],
            "over": position["over"],
            "asked": {str(seat): pending.decision for seat, pending in around.pending.items()},
            "boards": [
                {element.key: element_data(element) for element in board_scene(around, seat).elements} for seat in seats
            ],
            "choices": [],
            "events": [],
            "moves": [],
        }

    def step(self, choices: dict[int, str], step: Any = None) -> dict[str, Any]:
        """Make a step (with ``step`` in the place of ``game.step``) and return the frame after it."""
        decisions = {seat: self.game.decision(seat) for seat in choices}
        events = self._tracer.trace(self.game, choices)
        (step or self.game.step)(choices)
        moves = [
            {"seat": event.seat, "key": key, "path": _way(event.path), "gone": event.after < 0}
            for event, key in ((event, self._follower.take(event)) for event in events if event.before >= 0)
        ]
        self._follower.settle(self.game)
        frame = self.frame()
        frame["choices"] = [
            {"seat": seat, "text": text, "words": describe_choice(text, decisions[seat])}
            for seat, text in sorted(choices.items())
            if text != "wait"
        ]
        frame["events"] = [
            {"seat": event.seat, "kind": event.kind, "words": describe_event(event), "big": event.kind in BIG}
            for event in events
            if event.kind not in LEFT_OUT
        ]
        arrived = [event for event in events if event.kind == "arrived"]
        for seat in sorted({event.seat for event in arrived}):
            number = sum(event.seat == seat for event in arrived)
            words = f"{number} skeleton{'s' if number > 1 else ''} arrive{'' if number > 1 else 's'} in the forests"
            frame["events"].append({"seat": seat, "kind": "arrived", "words": words, "big": False})
        frame["moves"] = moves
        return frame


def position_text(game: Game) -> str:
    """The position as a scenario file; where it cannot be loaded a remark says why."""
    position = {key: value for key, value in game.position().items() if key not in ("winners", "scores", "eliminated")}
    over = position.pop("over")
    boards = position["board"]
    named = sum(len(board[key]) for board in boards for key in ("skeletons", "forest", "cemetery"))
    if named + len(position["bag"]) == TOKENS - (0 if game.config.chiefs else CHIEFS):
        position["bag"] = "rest"
    options = {key: value for key, value in game.config.options().items() if key != "max_rounds"}
    text = scenario_text("a position", [], options, position, [], {})
    text = text.replace("\n[expect]\n", "\n").replace("rules = []\n", "")
    loadable = not over and position["phase"] != "skeletons"
    return text if loadable else "# in the middle of a phase or after the end: to be shown, not to be loaded\n" + text
