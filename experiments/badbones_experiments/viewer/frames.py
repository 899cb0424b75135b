"""A game as frames: what the pages in ``static`` show, step by step, as data for JSON.

A frame is a picture of every board, taken from the one drawing (``badbones_env.drawing``), and what led there: choices
and events in words, and *stages* for the animation: what was chosen is done, the skeletons walk, used traps turn, new
ones arrive. A stage has a caption, the paths of tokens with the damage that each does, short labels for what was lost,
and the picture after it. Tokens keep their keys from frame to frame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from badbones_env import Game
from badbones_env.drawing import BoardContext, board_context, board_scene
from badbones_env.drawing.geometry import place_centre
from badbones_env.drawing.scene import Keys, headline
from badbones_env.drawing.shapes import Element, Item, Text
from badbones_env.rules.constants import COLOUR_NAMES, SPACES, TOKENS
from badbones_env.rules.scoring import FLOOR_POINTS, HOUSE_POINTS
from badbones_env.text.scenario import scenario_text
from badbones_env.text.wording import describe_choice, describe_event, describe_token, name_of, seat_name, with_article
from badbones_env.trace import Event, Stage, Tracer, board_tokens, place_of_token, type_of_token, unsettled_houses

from .threats import danger, events_ahead

BIG = {"tower", "village", "broken", "stolen", "exploded", "passed"}  # events worth jumping to
LEAVING = {"n": (0, -80), "e": (80, 0), "s": (0, 80), "w": (-80, 0)}
CHIEFS = 19
LEFT_OUT = {"moved", "arrived", "hero"}  # too many for a line each
FORESTS = {"L": "left", "T": "top", "R": "right", "B": "bottom"}
SHORT = {"broken": "destroyed", "stolen": "stolen", "exploded": "boom", "passed": "leaves"}  # what became of a trap


def element_data(element: Element) -> list[Any]:
    """An element for the pages: [layer, symbol, x, y, scale, label], or a text: ["text", words, x, y, size, ...]."""
    x, y = round(element.x, 1), round(element.y, 1)
    if isinstance(element, Text):
        return ["text", element.text, x, y, element.size, element.fill, element.anchor, element.bold]
    assert isinstance(element, Item)
    return [element.kind or "print", element.symbol, x, y, round(element.scale, 3), element.label]


Board = dict[str, list[Any]]  # key -> element


def board_changes(before: Sequence[Board], after: Sequence[Board]) -> list[dict[str, Any]]:
    """What differs between two pictures, for each board."""
    return [
        {
            "set": {key: value for key, value in board.items() if old.get(key) != value},
            "gone": [key for key in old if key not in board],
        }
        for board, old in zip(after, before, strict=True)
    ]


def frame_changes(frame: dict[str, Any], before: Sequence[Board]) -> dict[str, Any]:
    """A frame as pages get it: its pictures as changes, the first from ``before``, each further one from the last."""
    stages = []
    whole = {"title": frame["title"], "caption": "", "boards": frame["boards"], "moves": [], "labels": []}
    for stage in frame["stages"] or [whole | {"seats": frame["seats"]}]:
        stages.append(stage | {"boards": board_changes(before, stage["boards"])})
        before = stage["boards"]
    return {key: value for key, value in frame.items() if key != "boards"} | {"stages": stages}


def _boards(context: BoardContext) -> list[Board]:
    seats = range(context.config.players)
    return [{each.key: element_data(each) for each in board_scene(context, seat).elements} for seat in seats]


class TokenTracker:
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

    def key_of(self, seat: int, token: int, number: int) -> str:
        """The key of the n-th of the tokens that are alike (as packed in the state), without following it."""
        keys = self._keys.get((seat, token), [])
        return keys[number] if number < len(keys) else ""

    def keys(self, game: Game, seat: int) -> Keys:
        """The keys of a board's tokens in the order of its position."""
        used: dict[int, int] = {}
        keys: tuple[list[str], list[str]] = ([], [])
        for token in board_tokens(game, seat):
            number = used[token] = used.get(token, -1) + 1
            keys[place_of_token(token) >= SPACES].append(self._keys[seat, token][number])
        return Keys(*keys)


def _points(path: Sequence[str]) -> list[list[float]]:
    """The centres of places; an exit lies beside the place before it."""
    points: list[list[float]] = []
    for place in path:
        if place.startswith("exit"):
            (dx, dy), (x, y) = LEAVING[place[-1]], points[-1] if points else (0, 0)
            points.append([x + dx, y + dy])
        else:
            points.append([round(part) for part in place_centre(place)])
    return points


@dataclass(frozen=True)
class Loss:
    """A token that entered a tower or a village: at which step, where from, which path; ``last``: it cost the game."""

    step: int
    round: int
    event: Event
    origin: str  # from which forest, since when, who sent it
    path: tuple[str, ...]  # all places since it appeared
    last: bool

    @property
    def words(self) -> str:
        """The whole story of the token in a sentence."""
        came = f" {self.origin}," if self.origin else ""
        path = " → ".join(place for place in self.path if not place.startswith("exit"))
        target = "tower" if self.event.kind == "tower" else "village"
        return f"{with_article(describe_token(self.event.token, home=False))}{came} walked {path} into the {target}"


class Story:
    """A game that is watched: ``frame`` shows it, ``step`` makes a step and returns the next frame."""

    def __init__(self, game: Game, names: Sequence[str] = ()) -> None:
        self.game, self.names = game, list(names)
        self.losses: list[Loss] = []
        self._tracer, self._token_tracker = Tracer(), TokenTracker(game)
        self._steps = 0
        self._sent: dict[tuple[int, str], list[int]] = {}  # (seat, token) -> who sent those in its cemetery
        self._origins: dict[str, str] = {}
        self._paths: dict[str, list[str]] = {}
        self._position = game.position()  # of the last picture; damage is done to it as it happens
        coop = game.config.mode == "coop"
        if coop:
            self._show_capital(int(self._position["capital"]) + unsettled_houses(game))
        self._standing = {
            (seat, kind): _left(self._position, seat, kind, coop)
            for seat in range(game.config.players)
            for kind in ("tower", "village")
        }
        for seat in range(game.config.players):
            self._remember_origins(game, seat)

    def _picture(self, game: Game) -> dict[str, Any]:
        """What is to be seen of a position."""
        keys = {seat: self._token_tracker.keys(game, seat) for seat in range(game.config.players)}
        context = board_context(game, keys=keys, names=self.names, single_board=True)
        self._position = dict(context.position)
        if game.config.mode == "coop":
            self._show_capital(int(self._position["capital"]) + unsettled_houses(game))
        context = replace(context, position=self._position)
        return {"title": headline(context), "boards": _boards(context), "seats": seat_states(game, self._position)}

    def _show_capital(self, houses: int) -> None:
        """Houses that are lost or gained are shown at once; the rules count them at the end of the phase (CO13)."""
        self._houses = houses
        self._position["capital"] = min(max(houses, 0), self.game.config.players)

    def frame(self) -> dict[str, Any]:
        """The game as it stands."""
        picture = self._picture(self.game)
        about = {key: self._position[key] for key in ("round", "phase", "over")}
        return picture | about | {"choices": [], "events": [], "stages": []}

    def step(self, choices: dict[int, str], step: Any = None) -> dict[str, Any]:
        """Make a step (with ``step`` in the place of ``game.step``) and return the frame after it."""
        number = int(self._position["round"])
        parts = self._tracer.stages(self.game, choices)
        choice_lines: list[dict[str, Any]] = [
            {"seat": seat, "text": text, "words": describe_choice(text, self.game.decision(seat), self.names)}
            for seat, text in sorted(choices.items())
            if text != "wait"
        ]
        (step or self.game.step)(choices)
        self._steps += 1
        captions = ["; ".join(f"{self._name(choice['seat'])}: {choice['words']}" for choice in choice_lines)]
        captions += map(_caption, parts[1:])
        stages = [self._stage(*each, parts[-1], number) for each in zip(parts, captions, strict=True)]
        frame = self.frame()
        stages[-1] |= {key: frame[key] for key in ("boards", "title", "seats")}
        frame |= {"stages": stages, "choices": choice_lines}
        lines, arrived = [], Counter[int]()
        for event in (event for part in parts for event in part.events):
            arrived[event.seat] += event.kind == "arrived"
            if event.kind not in LEFT_OUT:
                lines.append((event.seat, event.kind, describe_event(event, self.names)))
        for seat, number in sorted((+arrived).items()):
            words = f"{number} skeletons arrive" if number > 1 else "1 skeleton arrives"
            lines.append((seat, "arrived", f"{words} in the forests"))
        frame["events"] = [
            {"seat": seat, "kind": kind, "words": words, "big": kind in BIG} for seat, kind, words in lines
        ]
        return frame

    def _name(self, seat: int) -> str:
        return self.names[seat] if self.names else seat_name(seat)

    def ahead(self, seat: int) -> dict[str, Any]:
        """The paths of a board's skeletons in this round if its owner does nothing, and what will be lost then."""
        paths, count = [], Counter[int]()
        events = events_ahead(self.game, seat, self._tracer)
        for event in events:
            key = self._token_tracker.key_of(seat, event.before, count[event.before])
            count[event.before] += 1
            if key and len(event.path) > 1:
                paths.append({"key": key, "path": _points(event.path), "end": event.kind})
        return {"paths": paths, "danger": danger(events, self.game.config.mode == "coop")}

    def _stage(self, part: Stage, caption: str, last: Stage, number: int) -> dict[str, Any]:
        """One part of a step: walks with the damage they do, labels, and the picture after it."""
        moves, labels = [], []
        for event in part.events:
            key = self._token_tracker.take(event) if event.before >= 0 else ""
            path = _points(event.path)
            if key:
                move = {"seat": event.seat, "key": key, "path": path, "gone": event.after < 0, "kind": event.kind}
                move["words"] = f"{self._name(event.seat)}: {describe_event(event, self.names)}"
                moves.append(move)
                self._paths.setdefault(key, []).extend(event.path[bool(self._paths.get(key)) :])
                if event.amount:
                    move["damage"] = self._damage(event)
            if event.kind == "sent":
                self._sent.setdefault((event.to_seat, event.token), []).append(event.seat)
            if event.kind in ("tower", "village"):
                self._record_loss(event, key, number)
            text = self._label(event)
            if text:
                labels.append({"seat": event.seat, "key": key, "text": text, "kind": event.kind, "at": path[-1]})
        self._token_tracker.settle(part.game)
        for seat in range(part.game.config.players):
            self._remember_origins(part.game, seat, number)
        picture = self._picture(part.game) if part is not last else {}  # the last one is that of the frame
        return picture | {"caption": caption, "moves": moves, "labels": labels}

    def _damage(self, event: Event) -> dict[str, Any]:
        """The buildings and points right after a token entered a tower or village, as changes of all boards."""
        context = BoardContext(self.game.config, self._position, names=self.names, single_board=True)
        before = _boards(context)
        board, coop = self._position["board"][event.seat], self.game.config.mode == "coop"
        if not coop:
            part, points = ("floors", FLOOR_POINTS) if event.kind == "tower" else ("houses", HOUSE_POINTS)
            board[part] -= event.amount
            self._position["scores"][event.seat] -= points * event.amount
        elif event.kind == "village":
            self._show_capital(self._houses - event.amount)
        else:
            board["towers"] = sorted(set(board["towers"]) ^ {event.path[-1]})
        changes = board_changes(before, _boards(context))
        return {"boards": changes, "seats": seat_states(self.game, self._position)}

    def _remember_origins(self, game: Game, seat: int, number: int = 0) -> None:
        """Remember where the tokens came from that are new in a board's forests; ``number``: the round."""
        waiting = game.position()["board"][seat]["forest"]
        for text, key in zip(waiting, self._token_tracker.keys(game, seat).forest, strict=True):
            if key not in self._origins:
                slot, *words = text.split()
                token = " ".join(word for word in words if word not in COLOUR_NAMES)
                senders = self._sent.get((seat, token))  # tokens of a type are alike: those that were sent come first
                since = f"there since the end of round {number}" if number else "there from the start"
                sent = f", sent by {name_of(senders.pop(0), self.names)}" if senders else ""
                self._origins[key] = f"from the {FORESTS[slot[0]]} forest ({slot}), {since}{sent}"
                self._paths[key] = [slot]

    def _record_loss(self, event: Event, key: str, number: int) -> None:
        """Keep the story of a token that entered a tower or the village."""
        common = event.kind == "village" and self.game.config.mode == "coop"
        place = (0 if common else event.seat, event.kind)
        self._standing[place] -= event.amount
        last = (event.amount > 0 and self._standing[place] == 0) or "emperor" in event.token
        path = tuple(self._paths.get(key, event.path))
        self.losses.append(Loss(self._steps, number, event, self._origins.get(key, ""), path, last))

    def _label(self, event: Event) -> str:
        """A short text for what was lost or gained, to be shown where it happened; empty for most events."""
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


def _caption(part: Stage) -> str:
    """What happens in a part of a step after the choices."""
    kinds = {event.kind for event in part.events}
    if "arrived" in kinds:
        return "New skeletons arrive in the forests."
    return "Used traps turn over." if any(event.trap for event in part.events) else "The skeletons walk."


def _left(position: Mapping[str, Any], seat: int, kind: str, coop: bool) -> int:
    """What is left of the tower, or village, of a seat (co-op: its towers, the capital)."""
    board = position["board"][seat]
    if coop:
        return len(board["towers"]) if kind == "tower" else int(position["capital"])
    return int(board["floors" if kind == "tower" else "houses"])


def seat_states(game: Game, position: Mapping[str, Any] | None = None) -> list[dict[str, Any]]:
    """What every seat has left, for a line of text and for charts: floors (co-op: towers), houses, points, ..."""
    position = position or game.position()
    coop = game.config.mode == "coop"
    return [
        {
            "floors": _left(position, seat, "tower", coop),
            "houses": _left(position, seat, "village", coop),
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
