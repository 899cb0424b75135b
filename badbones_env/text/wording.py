"""Positions, choices and events in plain English, for readers who do not know the notation."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..rules.catalogue import TRAP_TABLE
from ..rules.constants import COLOUR_NAMES, HOME_NAMES, SYMBOL_NAMES

if TYPE_CHECKING:
    from ..trace import Event

SYMBOLS = {name[0]: name for name in SYMBOL_NAMES}
HOMES = {name[0]: name for name in HOME_NAMES}
DIRECTIONS = {"n": "north", "e": "east", "s": "south", "w": "west"}
_WORDS: dict[str, dict[str, str]] = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "words.toml").read_text(encoding="utf-8")
)
QUESTIONS = _WORDS["questions"]
"""The question that each decision asks."""
PASSES = _WORDS["passes"]
"""The meaning of ``pass`` in each decision."""
WEAPONS = _WORDS["weapons"]
"""The names of weapons."""
TRAP_HELP = {trap.name: trap.help for trap in TRAP_TABLE}
"""What a trap does, in a sentence."""
WEAPON_HELP = _WORDS["weapon_help"]
"""What a weapon does, in a sentence."""
WEAPON_WHEN = "A weapon can be used whenever your hero destroys three or more skeletons at once."
CHIEF_HELP = _WORDS["chief_help"]
"""What a chief does, in a sentence."""
YOU = "You"
"""The seat name of the reader, which sentences turn into "you" and "your"."""


def seat_name(seat: int) -> str:
    """``p0``, ``p1``, ... as in the notation."""
    return f"p{seat}"


def name_of(seat: int, names: Sequence[str] = ()) -> str:
    """The name of a seat within a sentence. ``names``: of all seats; without them p0, p1, ..."""
    name = names[seat] if names else seat_name(seat)
    return "you" if name == YOU else name


def whose(seat: int, names: Sequence[str] = ()) -> str:
    """``your``, ``Guardian's``."""
    name = name_of(seat, names)
    return "your" if name == "you" else f"{name}'s"


def describe_token(token: str, home: bool = True) -> str:
    """``gl`` -> "green skeleton (left)"; ``pl artificer`` -> "purple artificer (left)"; without home: no brackets."""
    model, *kind = token.split()
    words = f"{SYMBOLS[model[0]]} {kind[0] if kind else 'skeleton'}"
    return f"{words} ({HOMES[model[1]]})" if home else words


def describe_skeleton(text: str, colour: str) -> str:
    """An entry of ``skeletons`` or ``forest`` in words; ``colour``: of a token that has not moved yet."""
    words = text.split()
    side = words.pop() if words[-1] in COLOUR_NAMES else colour
    if words[0][0] in "abcde":
        return f"{describe_token(' '.join(words[2:]))} on {words[0]} facing {DIRECTIONS[words[1]]}, {side} side"
    return f"{describe_token(' '.join(words[1:]))} waiting in {words[0]}, {side} side"


def describe_trap(text: str) -> str:
    """``wall/ damaged`` -> "damaged wall /"."""
    name, *condition = text.split()
    if name.startswith("wall") and len(name) > 4:
        name = f"wall {name[4]}"
    if ":" in name:
        name = f"{name.split(':')[1]} labyrinth"
    return f"{condition[0]} {name}" if condition else name


def describe_question(decision: str, subject: str = "") -> str:
    """The question of a decision, with the token or place that it is about (``Game.subject``)."""
    if subject and decision in _WORDS["questions_about"]:
        place, _, token = subject.partition(" ")
        named = describe_token(token) if token else "skeleton"
        return _WORDS["questions_about"][decision].format(place=place, token=named)
    return QUESTIONS.get(decision, decision)


def with_article(noun: str) -> str:
    """The noun with "a" or "an"."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def describe_choice(text: str, decision: str = "", names: Sequence[str] = ()) -> str:
    """A choice in words. ``decision``: the decision that it answers; ``names``: of the seats."""
    verb, *words = text.split()
    if verb == "pass":
        return PASSES.get(decision, "pass")
    if verb == "place":
        return f"place {with_article(describe_trap(words[0]))} on {words[1]}"
    if verb == "advance":
        who = f"those on {words[0]} facing {DIRECTIONS[words[1]]}" if len(words) > 1 else f"those waiting in {words[0]}"
        return f"move {who} next"
    if verb == "buy":
        return f"buy {with_article(WEAPONS.get(words[0], words[0]))}"
    if verb == "lead":
        return f"the {describe_token(words[0] + ' instructor')} leads"
    if verb == "first":
        return f"the {describe_token(' '.join(words))} moves first"
    if verb == "stop":
        return f"the tower stops the {describe_token(' '.join(words))}"
    if verb == "pick":
        return f"shoot the {describe_token(' '.join(words[1:]))} facing {DIRECTIONS[words[0]]}"
    if verb == "wait":
        return "wait"
    where = name_of(int(words[0][1:]), names) if verb == "send" else words[0]
    if verb in ("flee", "face"):
        where = DIRECTIONS.get(where, where)
    return _WORDS["choices"][verb].format(where)


def _lost(amount: int, part: str) -> str:
    if amount == 0:
        return "nothing is lost"
    parts = part if abs(amount) == 1 else f"{part}s"
    return f"{amount} {parts} lost" if amount > 0 else f"{-amount} {parts} restored"


def describe_event(event: Event, names: Sequence[str] = ()) -> str:
    """An event of a step in words. ``names``: of the seats."""
    place = event.path[-1] if event.path else ""
    if event.trap:
        trap = f"the {describe_trap(event.trap)} on {place}"
        return _WORDS["trap_events"][event.kind].format(trap=trap, whose=whose(event.to_seat, names))
    if event.kind == "hero":
        return f"the hero goes to {place}"
    token = describe_token(event.token)
    way = " → ".join(step for step in event.path if not step.startswith("exit"))
    lost = _lost(event.amount, "floor" if event.kind == "tower" else "house")
    named = {"token": token, "a_token": with_article(token), "way": way, "place": place, "lost": lost}
    return _WORDS["events"][event.kind].format(**named, start=event.path[0], whose=whose(event.to_seat, names))
