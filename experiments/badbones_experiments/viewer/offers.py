"""A seat's legal choices as a page offers them: things to do on a space, and plain buttons."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from badbones_env import Game
from badbones_env.drawing.scene import STEPS
from badbones_env.drawing.symbols import tile_symbol
from badbones_env.lowlevel import neighbours
from badbones_env.rules.constants import WEAPON_NAMES
from badbones_env.text.spaces import SPACE_NAMES
from badbones_env.text.wording import (
    TRAP_HELP,
    WEAPON_HELP,
    WEAPON_WHEN,
    describe_choice,
    describe_question,
    describe_trap,
)

ON_A_SPACE = {
    "move": "Move the hero", "start": "Start on a tower", "shoot": "Shoot", "freeze": "Freeze",
    "teleport": "Teleport", "sweep": "Sweep", "to": "Put them", "turn": "Turn", "retrieve": "Take a trap back",
}  # fmt: skip


def offers(game: Game, seat: int, names: Sequence[str] = ()) -> dict[str, Any]:
    """What the seat is asked, and its choices: ``tools`` (chosen first, then a space), ``buttons``, and ``all``."""
    decision = game.decision(seat)
    subject = game.subject(seat)
    place = subject.partition(" ")[0]
    tools: dict[str, dict[str, Any]] = {}
    buttons = []
    every = []
    for text in game.legal().get(seat, []):
        verb, *rest = text.split()
        words = describe_choice(text, decision, names)
        if verb == "buy":
            words += f" for {game.config.parts.costs[rest[0]]}"
        every.append({"text": text, "words": words})
        if verb in ON_A_SPACE or verb == "place":
            name = verb if verb != "place" else f"place {rest[0]}"
            label = ON_A_SPACE.get(verb) or describe_trap(rest[0]).capitalize()
            tool = tools.setdefault(name, _tool(name, label, _symbol(verb, rest), _help(verb, rest)))
            tool["spaces"][rest[-1]] = {"text": text, "words": words}
        else:
            button = {"text": text, "words": words, "symbol": _symbol(verb, rest), "help": _help(verb, rest)}
            buttons.append(button | ({"to": int(rest[0][1:])} if verb == "send" else {}))
            if verb == "flee" and place in SPACE_NAMES:
                tool = tools.setdefault("flee", _tool("flee", "Flee"))
                for space in neighbours(SPACE_NAMES.index(place), [STEPS[rest[0]]]):
                    tool["spaces"][SPACE_NAMES[space]] = {"text": text, "words": words}
    question, help = _question(game, seat, decision, subject)
    return {
        "seat": seat,
        "decision": decision,
        "question": question,
        "help": help,
        "tools": list(tools.values()),
        "buttons": buttons,
        "all": every,
    }


def choice_target(text: str) -> dict[str, str]:
    """Where a choice acts, and the symbol of what it puts there; both may be empty."""
    verb, *words = text.split()
    space = words[-1] if words and words[-1] in SPACE_NAMES else ""
    return {"space": space, "symbol": _symbol(verb, words) if space else ""}


def _question(game: Game, seat: int, decision: str, subject: str) -> tuple[str, str]:
    """What is asked, and a sentence more where it needs one."""
    question = describe_question(decision, subject)
    if decision == "market":
        position = game.position()
        coins = position["board"][seat].get("coins", position.get("purse"))
        whose = "You have together" if game.config.mode == "coop" else "You have"
        return question, f"{whose} {coins} coins. {WEAPON_WHEN} Most prices are estimates (see README)."
    if decision == "send" and subject:
        return question, "It goes to the chosen player's cemetery and walks there next."
    weapon = game.position()["board"][seat]["weapon"]
    return question, WEAPON_HELP.get(weapon, "") if decision == "weapon" else ""


def _tool(name: str, label: str, symbol: str = "", help: str = "") -> dict[str, Any]:
    return {"name": name, "label": label, "symbol": symbol, "help": help, "spaces": {}}


def _help(verb: str, words: list[str]) -> str:
    if verb not in ("place", "buy"):
        return ""
    return WEAPON_HELP.get(words[0]) or TRAP_HELP[re.split(r"[/\\:]", words[0])[0]]


def _symbol(verb: str, words: list[str]) -> str:
    if verb == "place":
        return tile_symbol(words[0])
    if verb == "buy":
        return f"weapon-{words[0]}" if words[0] in WEAPON_NAMES else tile_symbol(words[0])
    return {"move": "hero", "start": "hero", "teleport": "hero"}.get(verb, "")
