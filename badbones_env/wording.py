"""Positions and choices in plain words, for people who have never seen the notation."""

from __future__ import annotations

from .rules.constants import COLOUR_NAMES, HOME_NAMES, SYMBOL_NAMES

SYMBOLS = {name[0]: name for name in SYMBOL_NAMES}
HOMES = {name[0]: name for name in HOME_NAMES}
DIRECTIONS = {"n": "north", "e": "east", "s": "south", "w": "west"}
WEAPONS = {
    "crossbow": "crossbow", "ice-staff": "ice staff", "death-staff": "death staff",
    "teleport-staff": "teleportation staff", "sword": "two-handed sword", "axe": "battle axe",
    "morgenstern": "morgenstern", "rapier": "rapier",
}  # fmt: skip


def seat_name(seat: int) -> str:
    """``p0``, ``p1``, ... as in the notation."""
    return f"p{seat}"


def describe_token(token: str) -> str:
    """``gl`` -> "green skeleton (left)"; ``pl artificer`` -> "purple artificer (left)"."""
    model, *kind = token.split()
    return f"{SYMBOLS[model[0]]} {kind[0] if kind else 'skeleton'} ({HOMES[model[1]]})"


def describe_skeleton(text: str, colour: str) -> str:
    """An entry of ``skeletons`` or ``forest``; ``colour`` is what tokens still to move show."""
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
