"""A game in the terminal: ``badbones play``."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from badbones_env.errors import BadBonesError
from badbones_env.render import text, wants_colour
from badbones_env.wording import QUESTIONS, describe_choice, seat_name

from .play import PlayedGame, verdict

HELP = """Type a choice as it is listed, its number, or one of
  list         every legal choice with its number
  board        the boards again
  hint         what an agent would do
  undo         back to the start of the round (practice games)
  save FILE    copy the record of the game
  quit         stop; the game is kept and can be taken up again"""
FEW = 16  # choices that are listed without being asked for


def _board(played: PlayedGame) -> str:
    game = played.game
    asked = {seat: game.decision(seat) for seat in range(game.config.players)}
    return text(game.config.mode, game.position(), asked, colour=wants_colour(sys.stdout))


def _grouped(legal: list[str]) -> list[str]:
    """Many choices in few lines: what can be done, and on which spaces."""
    groups: dict[str, list[str]] = {}
    for choice in legal:
        head, _, last = choice.rpartition(" ")
        groups.setdefault(head, []).append(last)
    return [f"  {head} {' '.join(lasts)}".replace("   ", "  ") for head, lasts in groups.items()]


def _offer(played: PlayedGame, seat: int) -> None:
    legal = played.game.legal()[seat]
    decision = played.game.decision(seat)
    print(f"\n{seat_name(seat)}: {QUESTIONS.get(decision, decision)}")
    if len(legal) <= FEW:
        _list(legal, decision)
    else:
        print(*_grouped(legal), sep="\n")


def _list(legal: list[str], decision: str) -> None:
    for number, choice in enumerate(legal, 1):
        print(f"  {number:3}  {choice:<24} {describe_choice(choice, decision)}")


def _tell(played: PlayedGame, frames: list[dict[str, Any]]) -> None:
    for frame in frames:
        for line in (*frame["choices"], *frame["events"]):
            print(f"  {played.story.names[line['seat']]}: {line['words']}")


def _command(played: PlayedGame, seat: int, words: str) -> bool:
    """Carry out what was typed; False to stop."""
    legal, decision = played.game.legal()[seat], played.game.decision(seat)
    verb, _, rest = words.partition(" ")
    if verb in ("quit", "q", "exit"):
        return False
    if verb in ("help", "?", "h"):
        print(HELP)
    elif verb == "list":
        _list(legal, decision)
    elif verb == "board":
        print(_board(played))
    elif verb == "hint":
        choice = played.hint(seat)
        print(f"  {choice}: {describe_choice(choice, decision)}")
    elif verb == "undo":
        played.undo()
        print(_board(played))
    elif verb == "save":
        if not rest:
            print("  save FILE: name a file ending with .bones")
            return True
        shutil.copyfile(played.path, rest)
        print(f"  saved as {rest}")
    else:
        choice = legal[int(verb) - 1] if verb.isdecimal() and 1 <= int(verb) <= len(legal) else words
        if choice not in legal:
            print(f"  {choice!r} is not legal now; 'list' shows what is, 'help' explains")
            return True
        _tell(played, played.choose(seat, choice))
        print(f"\n{_board(played)}")
    return True


def play_in_terminal(played: PlayedGame) -> int:
    """Play until the game is over or the player stops. Nothing is lost either way."""
    played.go_on()
    print(f"{_board(played)}\n\n{HELP}")
    try:
        while not played.game.over:
            seat = played.undecided()[0]
            _offer(played, seat)
            try:
                words = " ".join(input("> ").split())
                if words and not _command(played, seat, words):
                    break
            except (BadBonesError, OSError) as error:
                print(f"  {error}")
    except (KeyboardInterrupt, EOFError):
        print()
    finally:
        played.close()
    if played.game.over:
        print(f"\n{verdict(played)}\nrecord: {played.path}")
    else:
        print(f"the game is kept; go on with: badbones play --load {played.path}")
    return 0


def new_path(folder: Path) -> Path:
    """A file for a game that does not exist yet."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (path := folder / f"game-{number}.bones").exists():
        number += 1
    return path
