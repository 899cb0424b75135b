"""A game as frames: what the pages in ``static`` show, step by step, as data for JSON.

A frame is a picture of every board, taken from the one drawing (``badbones_env.drawing``), and what led there: choices
and events in words, and *stages* for the animation. A stage has the ways of tokens, short words for what was lost, and
the picture after it: first what was chosen is done, then the skeletons walk, then used traps turn and new ones arrive.
Tokens keep their keys from frame to frame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from badbones_env import Game
from badbones_env.drawing import Around, around_game, board_scene
from badbones_env.drawing.ground import place_centre
from badbones_env.drawing.scene import Keys
from badbones_env.drawing.shapes import Element, Item, Label
from badbones_env.drawing.table import headline
from badbones_env.rules.constants import COLOUR_NAMES, SPACES, TOKENS
from badbones_env.text.scenario import scenario_text
from badbones_env.text.wording import a, describe_choice, describe_event, describe_token, name_of
from badbones_env.trace import Event, Stage, Tracer, board_tokens, place_of_token, type_of_token

from .threats import danger, events_ahead, threats

BIG = {"tower", "village", "broken", "stolen", "exploded", "passed"}  # events worth jumping to
LEAVING = {"n": (0, -80), "e": (80, 0), "s": (0, 80), "w": (-80, 0)}
CHIEFS = 19
LEFT_OUT = {"moved", "arrived", "hero"}  # too many to be told in words


FORESTS = {"L": "left", "T": "top", "R": "right", "B": "bottom"}
SHORT = {"broken": "destroyed", "stolen": "stolen", "exploded": "boom", "passed": "leaves"}  # what became of a trap


def element_data(element: Element) -> list[Any]:
    """An element for the pages: [layer, symbol, x, y, scale, label], or a text: ["text", words, x, y, size, ...]."""
    if isinstance(element, Label):
        text = element.text
        return ["text", text.text, round(text.x, 1), round(text.y, 1), text.size, text.fill, text.anchor, text.bold]
    assert isinstance(element, Item)
    return [
        element.kind or "print",
        element.symbol,
        round(element.x, 1),
        round(element.y, 1),
        round(element.scale, 3),
        element.label,
    ]


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

    def known(self, seat: int, token: int, number: int) -> str:
        """The key of the n-th of the tokens that are alike (as packed in the state), without following it."""
        keys = self._keys.get((seat, token), [])
        return keys[number] if number < len(keys) else ""

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


@dataclass(frozen=True)
class Origin:
    """Where a token came from: its slot, the round after which it arrived (0: set-up), who sent it (-1: nobody)."""

    slot: str
    round: int
    sender: int = -1

    def words(self, names: Sequence[str]) -> str:
        """``from the left forest (L5), there since the end of round 3, sent by Guardian``."""
        since = f"there since the end of round {self.round}" if self.round else "there from the start"
        sent = f", sent by {name_of(self.sender, names)}" if self.sender >= 0 else ""
        return f"from the {FORESTS[self.slot[0]]} forest ({self.slot}), {since}{sent}"


@dataclass(frozen=True)
class Loss:
    """A token that entered a tower or a village: at which step, where from, which way; ``last``: it cost the game."""

    step: int
    round: int
    event: Event
    origin: Origin | None
    way: tuple[str, ...]  # all places since it appeared
    last: bool

    def words(self, names: Sequence[str]) -> str:
        """The whole story of the token in a sentence."""
        came = f" {self.origin.words(names)}," if self.origin else ""
        way = " → ".join(place for place in self.way if not place.startswith("exit"))
        target = "tower" if self.event.kind == "tower" else "village"
        return f"{a(describe_token(self.event.token, home=False))}{came} walked {way} into the {target}"


class Story:
    """A game that is watched: ``frame`` shows it, ``step`` makes a step and returns the next frame."""

    def __init__(self, game: Game, names: Sequence[str] = ()) -> None:
        self.game, self.names = game, list(names)
        self.losses: list[Loss] = []
        self._tracer, self._follower = Tracer(), Follower(game)
        self._steps = 0
        self._sent: dict[tuple[int, str], list[int]] = {}  # (seat, token) -> who sent those in its cemetery
        self._origins: dict[str, Origin] = {}
        self._ways: dict[str, list[str]] = {}
        self._standing = {
            (seat, kind): _left(game, seat, kind)
            for seat in range(game.config.players)
            for kind in ("tower", "village")
        }
        for seat in range(game.config.players):
            self._meet(game, seat)

    def _around(self, game: Game) -> Around:
        keys = {seat: self._follower.keys(game, seat) for seat in range(game.config.players)}
        return around_game(game, keys=keys, names=self.names, alone=True)

    def _picture(self, game: Game) -> dict[str, Any]:
        """What is to be seen of a position."""
        around = self._around(game)
        seats = range(game.config.players)
        return {
            "title": headline(around),
            "boards": [
                {element.key: element_data(element) for element in board_scene(around, seat).elements} for seat in seats
            ],
        }

    def frame(self) -> dict[str, Any]:
        """The game as it stands."""
        position = self.game.position()
        return self._picture(self.game) | {
            "round": position["round"],
            "phase": position["phase"],
            "over": position["over"],
            "asked": {str(seat): self.game.decision(seat) for seat in self.game.legal()},
            "seats": seat_states(self.game),
            "choices": [],
            "events": [],
            "stages": [],
        }

    def step(self, choices: dict[int, str], step: Any = None) -> dict[str, Any]:
        """Make a step (with ``step`` in the place of ``game.step``) and return the frame after it."""
        decisions = {seat: self.game.decision(seat) for seat in choices}
        number = int(self.game.position()["round"])
        parts = self._tracer.stages(self.game, choices)
        (step or self.game.step)(choices)
        self._steps += 1
        stages = [self._stage(part, number) for part in parts]
        frame = self.frame()
        stages[-1] |= {"boards": frame["boards"], "title": frame["title"]}
        frame["stages"] = stages
        frame["choices"] = [
            {"seat": seat, "text": text, "words": describe_choice(text, decisions[seat], self.names)}
            for seat, text in sorted(choices.items())
            if text != "wait"
        ]
        events = [event for part in parts for event in part.events]
        frame["events"] = [
            {
                "seat": event.seat,
                "kind": event.kind,
                "words": describe_event(event, self.names),
                "big": event.kind in BIG,
            }
            for event in events
            if event.kind not in LEFT_OUT
        ] + list(self._arrivals(events))
        return frame

    def ahead(self, seat: int) -> dict[str, Any]:
        """The ways of a board's skeletons in this round if its owner does nothing, and what will be lost then."""
        ways, count = [], Counter[int]()
        events = events_ahead(self.game, seat, self._tracer)
        for event in events:
            key = self._follower.known(seat, event.before, count[event.before])
            count[event.before] += 1
            if key and len(event.path) > 1:
                ways.append({"key": key, "path": _way(event.path), "end": event.kind})
        found = threats(events, self.game.config.mode == "coop")
        return {"ways": ways, "threats": found, "danger": danger(found)}

    def _stage(self, part: Stage, number: int) -> dict[str, Any]:
        """One part of a step: walks, notes, and the picture after it."""
        moves, notes = [], []
        for event in part.events:
            key = self._follower.take(event) if event.before >= 0 else ""
            way = _way(event.path)
            if key:
                moves.append({"seat": event.seat, "key": key, "path": way, "gone": event.after < 0})
                self._ways.setdefault(key, []).extend(event.path[bool(self._ways.get(key)) :])
            if event.kind == "sent":
                self._sent.setdefault((event.to_seat, event.token), []).append(event.seat)
            if event.kind in ("tower", "village"):
                self._lose(event, key, number)
            word = self._word(event)
            if word:
                notes.append({"seat": event.seat, "key": key, "word": word, "kind": event.kind, "at": way[-1]})
        self._follower.settle(part.game)
        for seat in range(part.game.config.players):
            self._meet(part.game, seat, number)
        return self._picture(part.game) | {"moves": moves, "notes": notes}

    def _meet(self, game: Game, seat: int, number: int = 0) -> None:
        """Remember where the tokens came from that are new in a board's forests; ``number``: the round."""
        waiting = game.position()["board"][seat]["forest"]
        for text, key in zip(waiting, self._follower.keys(game, seat).forest, strict=True):
            if key not in self._origins:
                slot, *words = text.split()
                token = " ".join(word for word in words if word not in COLOUR_NAMES)
                senders = self._sent.get((seat, token))  # tokens of a type are alike: those that were sent come first
                self._origins[key] = Origin(slot, number, senders.pop(0) if senders else -1)
                self._ways[key] = [slot]

    def _lose(self, event: Event, key: str, number: int) -> None:
        """Keep the story of a token that entered a tower or the village."""
        common = event.kind == "village" and self.game.config.mode == "coop"
        place = (0 if common else event.seat, event.kind)
        self._standing[place] -= event.amount
        last = (event.amount > 0 and self._standing[place] == 0) or "emperor" in event.token
        way = tuple(self._ways.get(key, event.path))
        self.losses.append(Loss(self._steps, number, event, self._origins.get(key), way, last))

    def _word(self, event: Event) -> str:
        """A short word for what was lost or gained, to be shown where it happened; empty for most events."""
        if event.kind in ("tower", "village"):
            if "emperor" in event.token:
                return "the emperor!"
            coop = self.game.config.mode == "coop"
            part = "house" if event.kind == "village" else "tower" if coop else "floor"
            if not event.amount:
                return ""
            parts = part if abs(event.amount) == 1 else f"{part}s"
            return f"{'−' if event.amount > 0 else '+'}{abs(event.amount)} {parts}"
        if event.kind == "sent" and event.to_seat != event.seat:
            return f"to {name_of(event.to_seat, self.names)}"
        return SHORT.get(event.kind, "")

    def _arrivals(self, events: Sequence[Event]) -> Iterator[dict[str, Any]]:
        """A line for every board on which skeletons arrive; they are too many to be told one by one."""
        arrived = [event.seat for event in events if event.kind == "arrived"]
        for seat in sorted(set(arrived)):
            number = arrived.count(seat)
            words = f"{number} skeleton{'s' if number > 1 else ''} arrive{'' if number > 1 else 's'} in the forests"
            yield {"seat": seat, "kind": "arrived", "words": words, "big": False}


def _left(game: Game, seat: int, kind: str) -> int:
    """What is left of the tower, or village, of a seat (co-op: its towers, the capital)."""
    position = game.position()
    board = position["board"][seat]
    if game.config.mode == "coop":
        return len(board["towers"]) if kind == "tower" else int(position["capital"])
    return int(board["floors" if kind == "tower" else "houses"])


def seat_states(game: Game) -> list[dict[str, Any]]:
    """What every seat has left, for a line of text and for charts: floors (co-op: towers), houses, points, ..."""
    position = game.position()
    coop = game.config.mode == "coop"
    return [
        {
            "floors": _left(game, seat, "tower"),
            "houses": _left(game, seat, "village"),
            "points": 0 if coop else position["scores"][seat],
            "skeletons": len(board["skeletons"]) + len(board["forest"]),
            "out": seat in position["eliminated"],
        }
        for seat, board in enumerate(position["board"])
    ]


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
