"""A game in the terminal: ``badbones play``. Every turn is one screen (80 x 24) with one's own board on it."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import textwrap
from pathlib import Path
from typing import Any

from badbones_agents.registry import is_safe_spec

from badbones_env.errors import BadBonesError, RecordError
from badbones_env.text.board_text import LEGEND, board_lines, headline_lines, state_words, text, wants_colour
from badbones_env.text.wording import describe_choice, describe_question, seat_name

from ..reports.progress import Progress
from .ending import explain_ending, verdict
from .played_game import PlayedGame
from .players import HUMAN, agent_title

HELP = """Type a choice as it is listed, its number in 'list', or one of
  list         every legal choice with its number and in words
  board        all boards, with a legend
  hint         what a strong agent would do
  undo         back to the start of the round (practice games)
  quit         stop; the game is kept and can be taken up again"""
CLEAR = "\x1b[2J\x1b[H"


def _boards(played: PlayedGame) -> str:
    game = played.game
    pending = {seat: game.decision(seat) for seat in range(game.config.players)}
    return text(game.config, game.position(), pending, wants_colour(sys.stdout), played.names)


def grouped(legal: list[str]) -> list[str]:
    """Many choices in few lines: what can be done, and on which spaces; what can be done on the same ones together."""
    spaces: dict[str, list[str]] = {}
    for choice in legal:
        head, _, last = choice.rpartition(" ")
        spaces.setdefault(head, []).append(last)
    by_spaces: dict[tuple[str, ...], list[str]] = {}
    for head, spaces_named in spaces.items():
        by_spaces.setdefault(tuple(spaces_named), []).append(head)
    lines = []
    for places, heads in by_spaces.items():
        verbs = {head.partition(" ")[0] for head in heads}
        if len(verbs) == 1 and len(heads) > 1:
            (verb,) = verbs
            heads = [f"{verb} {'|'.join(head.partition(' ')[2] for head in heads)}"]
        lines += [f"{head} {' '.join(places)}".strip() for head in heads]
    return lines


def screen(played: PlayedGame, seat: int, log: list[str], columns: int, rows: int) -> list[str]:
    """What is shown before a choice: the others in a line each, one's own board, what happened, what can be chosen."""
    game, position = played.game, played.game.position()
    colour = wants_colour(sys.stdout)
    lines = headline_lines(game.config, position, colour)
    for other in range(game.config.players):
        if other != seat:
            board = position["board"][other]
            tokens = len(board["skeletons"]) + len(board["forest"])
            words = f"{played.names[other]} ({seat_name(other)})  {state_words(game.config, position, other)}, "
            lines.append(f"{words}{tokens} skeletons"[:columns])
    lines += board_lines(game.config, position, seat, colour=colour, names=played.names)
    threat = played.story.ahead(seat)["danger"]
    danger = textwrap.wrap(f"Danger: {threat}.", columns - 1)[:2] if threat else []
    decision = game.decision(seat)
    question = f"{played.names[seat]}: {describe_question(decision, game.subject(seat))}"
    wrap = textwrap.TextWrapper(columns - 1, initial_indent="  ", subsequent_indent="      ").wrap
    choices = [part for line in grouped(game.legal()[seat]) for part in wrap(line)]
    height = max(rows - len(lines) - len(danger) - 2, 2)  # less the question and the prompt
    recent = log[-max(height - len(choices), height // 2) :]
    room = height - len(recent)
    choices = choices if len(choices) <= room else [*choices[: room - 1], "  ... 'list' shows all"]
    return [*lines, *(line[:columns] for line in recent), *danger, question, *choices]


def _list(played: PlayedGame, seat: int) -> None:
    decision = played.game.decision(seat)
    for number, choice in enumerate(played.game.legal()[seat], 1):
        print(f"  {number:3}  {choice:<24} {describe_choice(choice, decision, played.names)}")


def _new_events(played: PlayedGame, frames: list[dict[str, Any]]) -> list[str]:
    """What happened, a line each; the losses of the person last, so that they are seen."""
    lines = [line for frame in frames for line in (*frame["choices"], *frame["events"])]
    mine = [line for line in lines if line.get("big") and line["seat"] in played.humans]
    rest = [line for line in lines if line not in mine]
    return [f"  {played.names[line['seat']]}: {line['words']}" for line in (*rest, *mine)]


class Terminal:
    """A person at the terminal; ``log`` is what happened since the last choice."""

    def __init__(self, played: PlayedGame) -> None:
        self.played, self.log = played, _new_events(played, played.go_on())

    def show(self, seat: int) -> None:
        if sys.stdout.isatty():
            print(CLEAR, end="")
        print(*screen(self.played, seat, self.log, *shutil.get_terminal_size((80, 24))), sep="\n")

    def command(self, seat: int, words: str) -> bool | None:
        """Carry out what was typed: False to stop, True if the screen is to be shown anew."""
        played = self.played
        legal = played.game.legal()[seat]
        verb = words.partition(" ")[0]
        if verb in ("quit", "q", "exit"):
            return False
        if verb in ("help", "?", "h"):
            print(f"{HELP}\n\n{LEGEND}")
        elif verb == "list":
            _list(played, seat)
        elif verb == "board":
            print(_boards(played))
        elif verb == "hint":
            self._hint(seat)
        elif verb == "undo":
            played.undo()
            self.log = []
            return True
        else:
            choice = legal[int(verb) - 1] if verb.isdecimal() and 1 <= int(verb) <= len(legal) else words
            if choice not in legal:
                print(f"  {choice!r} is not legal now; 'list' shows what is, 'help' explains")
                return None
            self.log = _new_events(played, played.choose(seat, choice))
            return True
        return None

    def _hint(self, seat: int) -> None:
        hints = self.played.hints(seat)
        for each in hints["candidates"]:
            print(f"  {each['text']:<24} {each['words']}  {each['note']}".rstrip())
        print(f"  ({hints['agent']} would choose the first)")


def play_in_terminal(played: PlayedGame) -> int:
    """Play until the game is over or the player stops. Nothing is lost either way."""
    terminal = Terminal(played)
    print("'help' explains what can be typed and what the signs mean")
    redraw: bool | None = True
    try:
        while not played.game.over:
            seat = played.undecided()[0]
            if redraw:
                terminal.show(seat)
            try:
                words = " ".join(input("> ").split())
                redraw = terminal.command(seat, words) if words else None
                if redraw is False:
                    break
            except RecordError:
                raise  # what cannot be recorded is not played on: the file holds all that was
            except (BadBonesError, OSError) as error:
                print(f"  {error}")
                redraw = None
    except (KeyboardInterrupt, EOFError):
        print()
    finally:
        played.close()
    if played.game.over:
        _end(terminal)
    else:
        others = [spec for spec in played.seats if spec != HUMAN and not is_safe_spec(spec)]
        named = f" --agents {shlex.quote(','.join(others))}" if others else ""
        print(f"the game is kept; go on with: badbones play --load {played.path}{named}")
    return 0


def _end(terminal: Terminal) -> None:
    """Who won and why, and what would have been better."""
    played = terminal.played
    print(
        _boards(played), *terminal.log, "", verdict(played.game, played.names), *explain_ending(played.story), sep="\n"
    )
    adviser = agent_title(played.adviser())
    for seat in played.humans:
        with Progress(played.steps, "choices looked at") as bar:
            mistakes = played.review(seat, lambda done, _: bar.update(done))
        for each in mistakes:
            gain = f": {each['gain']}" if each["gain"] else ""
            print(
                f"Round {each['round']}: {played.names[seat]} chose to {each['chosen']}. {adviser} would "
                f"{each['better']}{gain}."
            )
    print(f"record: {played.path}\nwatch it: badbones replay {played.path} --html game.html")


def new_path(folder: Path) -> Path:
    """A file for a game that does not exist yet."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while os.path.lexists(path := folder / f"game-{number}.bones"):
        number += 1
    return path
