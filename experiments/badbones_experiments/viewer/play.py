"""A game between people and agents that loses nothing: every step is in its record before anybody sees it.

``PlayedGame`` serves the browser and the terminal alike.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from badbones_env import Game, Record, Recorder
from badbones_env.components import shown
from badbones_env.errors import BadBonesError, IllegalChoiceError, OptionError, RecordError
from badbones_env.wording import seat_name

from .frames import Story
from .offers import offers
from .players import HUMAN, Adviser, check_players

ADVISER = "guardian"
LOG = 60  # lines of what happened that are kept for a page


class PlayedGame:
    """One game: a record file, and beside it a small file with what the record does not say.

    ``steps`` counts the steps made; a page says which step its choice belongs to, so that an old page cannot choose
    for a later position.
    """

    def __init__(self, path: Path, record: Record, about: dict[str, Any]) -> None:
        self.path, self.about = path, about
        self.seats = _seats(record)
        self.practice = bool(about.get("practice"))
        self.humans = [seat for seat, name in enumerate(self.seats) if name == HUMAN]
        self._header, self._steps = record.header, record.steps
        self._agents = {seat: Adviser(name, record.header["seed"]) for seat, name in enumerate(self.seats)
                        if name != HUMAN}  # fmt: skip
        self._chosen: dict[int, str] = {}
        self._advisers: dict[str, Adviser] = {}
        self._write(record.steps)

    @classmethod
    def new(
        cls,
        path: Path,
        options: dict[str, Any],
        seats: list[str],
        seed: int,
        *,
        practice: bool = False,
        position: dict[str, Any] | None = None,
        title: str = "",
    ) -> PlayedGame:
        """A new game at a path that is not taken; ``position`` starts it in the middle."""
        game = Game.from_position(options, position, seed) if position is not None else Game(**options, seed=seed)
        seats = check_players(seats, game.config.players)
        header: dict[str, Any] = {"game": game.config.options(), "seed": seed, "index": 0, "agents": seats}
        if position is not None:
            header["position"] = position
        return cls(path, Record(header, [], None), {"practice": practice, "title": title})

    @classmethod
    def open(cls, path: Path) -> PlayedGame:
        """A game as it was left; its steps are verified by their hashes."""
        try:
            about = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            about = {}
        return cls(path, Record.read(path), about if isinstance(about, dict) else {})

    def _write(self, steps: list[dict[str, Any]]) -> None:
        """(Re)write the record with these steps, beside the old one until it is complete, and play it."""
        header = self._header
        scratch = self.path.with_suffix(".tmp")
        recorder = Recorder(
            scratch, header["game"], seed=header["seed"], index=header["index"], agents=self.seats,
            position=header.get("position"),
        )  # fmt: skip
        self._recorder = recorder
        self.story = Story(recorder.game, [self._name(seat) for seat in range(len(self.seats))])
        self.log: list[dict[str, Any]] = []
        self._steps = []
        try:
            for step in steps:
                self._make({int(seat[1:]): text for seat, text in step["choices"].items()})
        except BadBonesError:
            scratch.unlink()
            raise
        os.replace(scratch, self.path)
        self.path.with_suffix(".json").write_text(json.dumps(self.about), encoding="utf-8")

    def _name(self, seat: int) -> str:
        if self.seats[seat] == HUMAN:
            return "You" if self.seats.count(HUMAN) == 1 else f"{seat_name(seat)} human"
        return f"{seat_name(seat)} {self.seats[seat]}"

    @property
    def game(self) -> Game:
        return self.story.game

    @property
    def steps(self) -> int:
        return len(self._steps)

    def _make(self, choices: dict[int, str]) -> dict[str, Any]:
        number = int(self.game.position()["round"])
        frame = self.story.step(choices, self._recorder.step)
        self._steps.append({"choices": {f"p{seat}": text for seat, text in choices.items()}, "round": number})
        lines = [{"seat": choice["seat"], "words": choice["words"], "big": False} for choice in frame["choices"]]
        lines += [{"seat": event["seat"], "words": event["words"], "big": event["big"]} for event in frame["events"]]
        self.log = [*self.log, *({**line, "round": number} for line in lines)][-LOG:]
        return frame

    def undecided(self) -> list[int]:
        """The people who have a choice to make now."""
        return [seat for seat in self.humans if seat in self.game.legal() and seat not in self._chosen]

    def choose(self, seat: int, text: str, step: int | None = None) -> list[dict[str, Any]]:
        """A person's choice; once all people have chosen the game goes on to their next ones. Returns the frames."""
        if step is not None and step != self.steps:
            raise StaleError(f"the game is at step {self.steps}, not {step}: look at it again")
        legal = self.game.legal()
        if seat not in self.undecided():
            raise IllegalChoiceError(f"{seat_name(seat)} has nothing to choose now")
        if text not in legal[seat]:
            raise IllegalChoiceError(f"{shown(text)} is not legal now; legal are: {', '.join(legal[seat])}")
        self._chosen[seat] = text
        return self.go_on()

    def go_on(self) -> list[dict[str, Any]]:
        """Make steps until a person has to choose; returns their frames."""
        frames = []
        while not self.game.over and not self.undecided():
            choices = {seat: self._chosen.get(seat) or self._agents[seat].choose(self.game, seat)
                       for seat in self.game.legal()}  # fmt: skip
            self._chosen = {}
            frames.append(self._make(choices))
        return frames

    def undo(self) -> None:
        """Practice: back to the start of the round, or of the one before if nothing was chosen in this one."""
        if not self.practice:
            raise IllegalChoiceError("only practice games can be taken back")
        self._chosen = {}
        now = int(self.game.position()["round"])
        before = [step for step in self._steps if step["round"] < now]
        if len(before) == self.steps and before:
            before = [step for step in before if step["round"] < before[-1]["round"]]
        self._recorder.close()
        self._write(before)
        self.go_on()

    def hint(self, seat: int, spec: str = ADVISER) -> str:
        """What an agent would choose in the place of a person."""
        if seat not in self.undecided():
            raise IllegalChoiceError(f"{seat_name(seat)} has nothing to choose now")
        if spec not in self._advisers:
            self._advisers[spec] = Adviser(spec)
        return self._advisers[spec].choose(self.game, seat)

    def warm_up(self) -> None:
        """Let every agent choose once, so that what it needs is compiled before somebody waits for it."""
        for seat in self.game.legal():
            (self._agents.get(seat) or Adviser(ADVISER)).choose(self.game, seat)

    def view(self) -> dict[str, Any]:
        """Everything that a page shows of the game now."""
        undecided = self.undecided()
        outcome = self.game.outcome
        return {
            "step": self.steps,
            "frame": self.story.frame(),
            "names": self.story.names,
            "humans": self.humans,
            "mode": self.game.config.mode,
            "title": self.about.get("title", ""),
            "practice": self.practice,
            "puzzle": bool(self._header.get("position")),
            "offers": offers(self.game, undecided[0]) if undecided else None,
            "log": self.log,
            "verdict": verdict(self) if outcome.over else "",
        }

    def close(self) -> None:
        self._recorder.close()
        for adviser in (*self._agents.values(), *self._advisers.values()):
            adviser.close()


def _seats(record: Record) -> list[str]:
    """Who plays a record's seats; where the record names no person, one takes the first seat."""
    players = record.start().config.players
    seats = [str(name) for name in record.header["agents"]]
    return check_players(seats if HUMAN in seats and len(seats) == players else [], players)


class StaleError(BadBonesError):
    """A choice for a position that is not the present one."""


def verdict(played: PlayedGame) -> str:
    """How the game ended, for its people."""
    outcome = played.game.outcome
    if outcome.truncated:
        return f"The game was cut off after round {outcome.rounds}."
    if played.game.config.mode != "versus":
        return f"{'Won' if outcome.winners else 'Lost'} in round {outcome.rounds}."
    winners = " and ".join(played.story.names[seat] for seat in outcome.winners) or "Nobody"
    points = ", ".join(f"{played.story.names[seat]} {score}" for seat, score in enumerate(outcome.scores))
    return f"{winners} won in round {outcome.rounds}. Points: {points}."


def read_text(file: str) -> str:
    """The text of a record file."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise RecordError(f"{file}: cannot be read: {getattr(error, 'strerror', None) or 'no UTF-8 text'}") from None


def options_of(header_game: Any) -> dict[str, Any]:
    """The options of a record from outside: printed values may stand in it, but not the path of a file."""
    if isinstance(header_game, dict) and isinstance(header_game.get("components"), str):
        raise OptionError("a record must hold corrected components itself, not the path of a file")
    return header_game if isinstance(header_game, dict) else {}
