"""A game between people and agents that loses nothing: every step is in its record before anybody sees it.

``PlayedGame`` serves the browser and the terminal alike.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from badbones_agents.advice import Candidate, advise, best_adviser
from badbones_agents.agent import Agent
from badbones_agents.registry import make_agent

from badbones_env import Game, Record, Recorder
from badbones_env.errors import BadBonesError, IllegalChoiceError, short_repr
from badbones_env.files import MEGABYTE, read_text
from badbones_env.text.record import is_text
from badbones_env.text.wording import YOU, describe_choice, seat_name

from ..jobs.files import write_atomically
from .ending import Progress, ending, intentions, positions, review, turning_point, win_probabilities
from .frames import Story, frame_changes
from .guide import chiefs_met
from .offers import choice_target, offers
from .players import (
    HUMAN,
    agent_title,
    candidate_note,
    check_seats,
    check_trusted,
    choose_and_report,
    seat_players,
    seat_titles,
)

ABOUT: dict[str, type] = {"title": str, "before": str, "round": int}
ABOUT |= dict.fromkeys(("practice", "guided", "watched", "seat_names"), bool)
HINTS = 3  # choices of an adviser that are shown
BAR_SAMPLES = 32  # rollouts for the win probabilities of a watched game


class PlayedGame:
    """One game: a record file, and beside it a small file with what the record does not say (``about``).

    ``steps`` counts the steps made; a page says which step its choice belongs to, so that an old page cannot choose
    for a later position.
    """

    def __init__(self, path: Path, record: Record, about: dict[str, Any]) -> None:
        self.path, self.about, self._saved = path, about, dict[str, Any]()
        self.seats = _seats(record, bool(about.get("watched")))
        check_seats(self.seats, record.start())
        self._name_seats()
        self.practice = bool(about.get("practice"))
        self.humans = [seat for seat, name in enumerate(self.seats) if name == HUMAN]
        self._header, self._steps = record.header, record.steps
        seed = record.header["seed"]
        self._agents = {seat: make_agent(name, seed) for seat, name in enumerate(self.seats) if name != HUMAN}
        self.committed: dict[int, str] = {}  # hidden choices of people in this step
        self._candidates: dict[int, list[Candidate]] = {}  # of a watched game: what the agents consider now
        self._adviser: Agent | None = None
        self._reviewed: dict[int, list[dict[str, Any]]] = {}
        self._write(record.steps)

    @classmethod
    def new(cls, path: Path, options: dict[str, Any], seats: list[str], seed: int, **about: Any) -> PlayedGame:
        """A new game at a path that is not taken.

        ``about``: practice (rounds can be taken back), title, guided, watched (agents play all seats), before (the game
        of which this is a rematch), seat_names (call the seats p0, p1, ...).
        """
        game = Game(**options, seed=seed)
        seats = seat_players(seats, game.config.players, bool(about.get("watched")))
        header = {"game": game.config.options(), "seed": seed, "index": 0, "agents": seats}
        return cls(path, Record(header, [], None), about)

    @classmethod
    def load(cls, path: Path, record: Record, about: dict[str, Any], trusted: Sequence[str] = ()) -> PlayedGame:
        """Go on with a record, from wherever it came; players that are not shipped must be among ``trusted``."""
        check_trusted(_seats(record, bool(about.get("watched"))), trusted)
        return cls(path, record, about)

    @classmethod
    def open(cls, path: Path, trusted: Sequence[str] = ()) -> PlayedGame:
        """A game as it was left; its steps are verified by their hashes."""
        return cls.load(path, Record.read(path), read_about(path), trusted)

    def rematch(self, path: Path, step: int = 0, **about: Any) -> PlayedGame:
        """The same game from its beginning, or from where it stood after ``step`` steps, with the same seed."""
        if not 0 <= step <= self.steps:
            raise IllegalChoiceError(f"the game has steps 0 to {self.steps}, not {step}")
        header = dict(self._header) | {"agents": self.seats}
        return PlayedGame(path, Record(header, self._steps[:step], None), self.about | about)

    def _name_seats(self) -> None:
        titles = seat_titles(self.seats, len(self.seats))
        self.names = [*map(seat_name, range(len(titles)))] if self.about.get("seat_names") else titles

    def _write(self, steps: list[dict[str, Any]]) -> None:
        """(Re)write the record with these steps, beside the old one until it is complete, and play it."""
        scratch = self.path.with_suffix(".tmp")
        try:
            self._play(scratch, steps)
            os.replace(scratch, self.path)
            self._save_about()
        except (BadBonesError, OSError):
            scratch.unlink(missing_ok=True)
            raise

    def _save_about(self) -> None:
        """Write what stands beside the record, where it has changed."""
        self.about["round"] = int(self.game.outcome.rounds)
        if self.about != self._saved:
            write_atomically(self.path.with_suffix(".json"), json.dumps(self.about).encode())
            self._saved = dict(self.about)

    def _play(self, path: Path, steps: list[dict[str, Any]]) -> None:
        """Begin the game, with its record at ``path``, and make these steps."""
        header = self._header
        self._recorder = Recorder(
            path,
            header["game"],
            seed=header["seed"],
            index=header["index"],
            agents=self.seats,
            position=header.get("position"),
        )
        self.story = Story(self._recorder.game, self.names)
        self.log: list[dict[str, Any]] = []
        self._shown = self.story.frame()  # the last picture
        self._recent: list[tuple[dict[str, Any], dict[str, Any]]] = []  # of two rounds: picture before, frame
        self._steps = []
        self._reviewed = {}
        self._history = [{"step": 0, "round": self.game.outcome.rounds - 1, "seats": self._shown["seats"]}]
        for step in steps:
            self._make({int(seat[1:]): text for seat, text in step["choices"].items()})

    @property
    def game(self) -> Game:
        return self.story.game

    @property
    def steps(self) -> int:
        return len(self._steps)

    def _make(self, choices: dict[int, str]) -> dict[str, Any]:
        number = self.game.outcome.rounds
        frame = self.story.step(choices, self._recorder.step)
        self._steps.append({"choices": {f"p{seat}": text for seat, text in choices.items()}, "round": number})
        lines = [{"seat": choice["seat"], "words": choice["words"], "big": False} for choice in frame["choices"]]
        lines += frame["events"]
        self.log += [{**line, "round": number, "step": self.steps} for line in lines]
        changes = frame_changes(frame, self._shown["boards"])
        before, self._shown = self._shown, frame | {"stages": []}
        self._recent = [each for each in self._recent if each[0]["round"] >= number - 1] + [(before, changes)]
        if self.game.over or self.game.outcome.rounds > number:
            self._history.append({"step": self.steps, "round": number, "seats": frame["seats"]})
        return changes

    def recent(self) -> dict[str, Any] | None:
        """The last two rounds, to be looked at again: the picture at their start and their frames."""
        return {"start": self._recent[0][0], "frames": [frame for _, frame in self._recent]} if self._recent else None

    def undecided(self) -> list[int]:
        """The people who have a choice to make now."""
        return [seat for seat in self.humans if seat in self.game.legal() and seat not in self.committed]

    def _must_choose(self, seat: int) -> None:
        if seat not in self.undecided():
            name = self.names[seat] if 0 <= seat < len(self.names) else f"seat {seat}"
            raise IllegalChoiceError(f"{name} {'have' if name == YOU else 'has'} nothing to choose now")

    def _check_step(self, step: int | None) -> None:
        """Refuse a request of a page that shows another step."""
        if step not in (None, self.steps):
            raise StaleError(f"the game is at step {self.steps}, not {step}: look at it again")

    def choose(self, seat: int, text: str, step: int | None = None) -> list[dict[str, Any]]:
        """A person's choice; once all people have chosen the game goes on to their next ones. Returns the frames."""
        self._check_step(step)
        self._must_choose(seat)
        legal = self.game.legal()[seat]
        if text not in legal:
            raise IllegalChoiceError(f"{short_repr(text)} is not legal now; legal are: {', '.join(legal)}")
        self.committed[seat] = text
        return self.go_on()

    def go_on(self) -> list[dict[str, Any]]:
        """Make steps until a person has to choose; returns their frames."""
        frames = []
        while self.humans and not self.game.over and not self.undecided():
            choices = {
                seat: self.committed.get(seat) or choose_and_report(self._agents[seat], self.game, seat)
                for seat in self.game.legal()
            }
            self.committed = {}
            frames.append(self._make(choices))
        self._save_about()
        return frames

    def candidates(self) -> dict[int, list[Candidate]]:
        """What the agents of a watched game consider now, their choices first."""
        if not self._candidates and not self.game.over:
            self._candidates = {seat: advise(self._agents[seat], self.game, seat) for seat in self.game.legal()}
        return self._candidates

    def next(self, step: int | None = None) -> list[dict[str, Any]]:
        """Make a step of a watched game; ``step``: where it stands for whoever asks."""
        self._check_step(step)
        if self.humans or self.game.over:
            raise IllegalChoiceError("only a watched game that is not over goes on by itself")
        choices = {seat: considered[0].choice for seat, considered in self.candidates().items()}
        self._candidates = {}
        frame = self._make(choices)
        self._save_about()
        return [frame]

    def take_over(self, seat: int) -> dict[str, Any]:
        """A person takes the seat of an agent, and goes on with a practice game. Returns the view."""
        if seat not in self._agents:
            raise IllegalChoiceError(f"no agent plays seat {seat}")
        self._agents.pop(seat).close()
        self.seats[seat] = HUMAN
        self.humans = sorted([*self.humans, seat])
        self._name_seats()
        self.practice, self._candidates = True, {}
        self.about |= {"watched": False, "practice": True}
        return self._restart(self._steps)

    def _shown_candidates(self, seat: int, candidates: list[Candidate]) -> list[dict[str, Any]]:
        """The first candidates of a seat as pages and the terminal show them."""
        decision = self.game.decision(seat)
        return [
            {
                "seat": seat,
                "text": each.choice,
                "words": describe_choice(each.choice, decision, self.names),
                "share": each.visit_prob,
                "note": candidate_note(each),
                **choice_target(each.choice),
            }
            for each in candidates[:HINTS]
        ]

    def _watched(self) -> dict[str, Any]:
        """What spectators see besides the boards: the agents' candidates, and everybody's win probability."""
        shown = [self._shown_candidates(seat, candidates) for seat, candidates in self.candidates().items()]
        return {"candidates": [*chain(*shown)], "win": win_probabilities([self.game], BAR_SAMPLES)[0]}

    def undo(self) -> dict[str, Any]:
        """Practice: back to the start of the round, or of the one before if nothing was chosen in this one."""
        if not self.practice:
            raise IllegalChoiceError("only practice games can be taken back")
        self.committed = {}
        now = self.game.outcome.rounds
        before = [step for step in self._steps if step["round"] < now]
        if len(before) == self.steps and before:
            before = [step for step in before if step["round"] < before[-1]["round"]]
        return self._restart(before)

    def _restart(self, steps: list[dict[str, Any]]) -> dict[str, Any]:
        """Go on from these steps, with the seats as they are now. Returns the view."""
        self._recorder.close()
        self._write(steps)
        self.go_on()
        return self.view()

    def adviser(self) -> Agent:
        """The strongest agent for this game."""
        self._adviser = self._adviser or best_adviser(self.game)
        return self._adviser

    def hints(self, seat: int, spec: str = "") -> dict[str, Any]:
        """The choices that an agent considers in the place of a person, its own first, with shares of its trust."""
        self._must_choose(seat)
        adviser = make_agent(spec) if spec else self.adviser()
        candidates = self._shown_candidates(seat, advise(adviser, self.game, seat))
        return {"agent": agent_title(adviser), "candidates": candidates}

    def review(self, seat: int, progress: Progress | None = None) -> list[dict[str, Any]]:
        """After the end: the choices of a person that cost most, and what the adviser would have chosen."""
        self._must_be_over(seat)
        if seat not in self.humans:
            raise IllegalChoiceError("only the choices of people are reviewed")
        if seat not in self._reviewed:
            self._reviewed[seat] = review(*self._course(), seat, self.adviser(), self.names, progress)
        return self._reviewed[seat]

    def _course(self) -> tuple[list[Game], list[dict[int, str]]]:
        """The positions before all steps and the last one, and the choices of the steps."""
        steps = [{int(p[1:]): text for p, text in step["choices"].items()} for step in self._steps]
        return positions(Record(self._header, [], None).start(), steps), steps

    def course(self, seat: int) -> dict[str, Any]:
        """After the end: win probabilities at the start of each round, and where they turned for a seat."""
        self._must_be_over(seat)
        games, _ = self._course()
        rounds = [game.outcome.rounds for game in games]
        steps = [k for k, game in enumerate(games) if k == 0 or game.over or rounds[k] > rounds[k - 1]]
        win = win_probabilities([games[k] for k in steps])
        turn = turning_point(win, seat)
        return {"steps": steps, "rounds": [rounds[k] for k in steps], "win": win, "turning": turn}

    def intentions(self, round: int) -> list[dict[str, Any]]:
        """After the end: what the agents wanted in a round."""
        self._must_be_over(0)
        return intentions(*self._course(), round, self._agents, self.names)

    def _must_be_over(self, seat: int) -> None:
        if not self.game.over:
            raise IllegalChoiceError("a game is reviewed when it is over")
        if not 0 <= seat < len(self.seats):
            raise IllegalChoiceError(f"there is no seat {seat}")

    def view(self) -> dict[str, Any]:
        """Everything that a page shows of the game now."""
        undecided = self.undecided()
        viewer = self.humans[0] if self.humans else 0
        seat = undecided[0] if undecided else viewer
        return {
            "step": self.steps,
            "frame": self._shown,
            "names": self.names,
            "humans": self.humans,
            "mode": self.game.config.mode,
            "title": self.about.get("title", ""),
            "practice": self.practice,
            "guided": bool(self.about.get("guided")),
            "before": self.about.get("before", ""),
            "offers": offers(self.game, seat, self.names) if undecided else None,
            "ahead": self.story.ahead(seat) if undecided else None,
            "met": chiefs_met(self.game, seat),
            "log": self.log,
            "ending": ending(self.story, self._history, viewer) if self.game.over else None,
            "watched": None if self.humans else self._watched(),
        }

    def close(self) -> None:
        self._recorder.close()
        for agent in filter(None, (*self._agents.values(), self._adviser)):
            agent.close()


def read_about(path: Path) -> dict[str, Any]:
    """What stands beside a record, if anything does."""
    try:
        about = json.loads(read_text(path.with_suffix(".json"), MEGABYTE))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(about, dict) or not is_text(about):
        return {}
    return {name: about[name] for name, kind in ABOUT.items() if type(about.get(name)) is kind}


def _seats(record: Record, watched: bool = False) -> list[str]:
    """Who plays a record's seats; where the record names no person, one takes the first seat, unless it is watched."""
    players = record.start().config.players
    seats = [str(name) for name in record.header["agents"]]
    if watched:
        return seat_players(seats, players, watched)
    return seat_players(seats if HUMAN in seats and len(seats) == players else [], players)


class StaleError(BadBonesError):
    """A choice for a position that is not the present one."""

    status = 409  # of the answer to a request
