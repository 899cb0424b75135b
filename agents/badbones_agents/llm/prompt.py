"""Prompts, rendered from data for every kind of decision. They tell the rules and the position and give no advice."""

from __future__ import annotations

import json
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from badbones_env import Game, GameConfig
from badbones_env.rules.catalogue import TRAP_TABLE
from badbones_env.text.wording import CHIEF_HELP, QUESTIONS, WEAPON_HELP, WEAPON_WHEN

RULES = Path(__file__).parent / "rules"  # written by docs/tools/rules_summary.py
MAX_LISTED = 400  # legal choices in a prompt
MAX_SEARCHED = 20_000  # characters of an answer, the last ones: the time grows with the square of their number
_WORDS = tomllib.loads(Path(__file__).with_name("notation.toml").read_text(encoding="utf-8"))
FORMATS: dict[str, str] = _WORDS["formats"]
"""How the choices of a decision are written."""
NOTATION: str = _WORDS["notation"]


@lru_cache
def rules_text(config: GameConfig) -> str:
    """The rules of the game that is played, below 2,500 tokens."""
    lines = [(RULES / f"{config.mode}.md").read_text(encoding="utf-8").rstrip()]
    if config.mode != "versus" and config.rounds:
        lines.append(f"The game is won after {config.rounds} complete rounds.")
    if config.advanced:
        lines += [
            "",
            "## Advanced",
            "",
            "Before the game everybody buys traps, and one weapon at most, one item at a time.",
        ]
        lines += [f"- {trap.name}: {trap.help}" for trap in TRAP_TABLE if not trap.base]
        lines += [f"- {WEAPON_WHEN}", *(f"- {name}: {words}" for name, words in WEAPON_HELP.items())]
    if config.chiefs:
        lines += [
            "",
            "## Chiefs",
            "",
            "Nineteen skeletons have a power.",
            *(f"- {words}" for words in CHIEF_HELP.values()),
        ]
    return "\n".join(lines)


def system_prompt(config: GameConfig, seat: int) -> str:
    """What a model is told once: the rules, the notation, how to answer."""
    return (
        f"You play seat p{seat} in a game of {config.describe()}. All seats choose at the same time and in secret.\n\n"
        f"{rules_text(config)}\n\n## Notation\n\n{NOTATION}\n\n## Your answer\n\n"
        'End every answer with one JSON object on a line of its own: {"choice": "..."}. Only the last one counts.'
    )


def position_text(game: Game) -> str:
    """The position as the boards in text and as JSON in the notation."""
    position = {key: value for key, value in game.position().items() if key != "bag"}
    return f"{game}\n\nPosition: {json.dumps(position, separators=(',', ':'))}"


def question_text(game: Game, seat: int) -> str:
    """What a seat is asked now."""
    decision, subject = game.decision(seat), game.subject(seat)
    about = f" It is about {subject}." if subject else ""
    return f"Decision: {decision}. {QUESTIONS.get(decision, '')}{about} Write: {FORMATS.get(decision, 'a choice')}."


def decision_prompt(game: Game, seat: int, legal: list[str], listed: bool) -> str:
    """One decision: the position, the question and, if ``listed``, the legal choices."""
    parts = [f"You are p{seat}.", position_text(game), question_text(game, seat)]
    if listed:
        parts.append("Legal choices: " + ", ".join(legal[:MAX_LISTED]))
    return "\n\n".join(parts)


def correction(problem: str, legal: list[str], listed: bool) -> str:
    """What is said after an answer that does not count."""
    words = f"That answer does not count: {problem}."
    if listed:
        words += " Legal choices: " + ", ".join(legal[:MAX_LISTED]) + "."
    return words + ' End with one JSON object: {"choice": "..."}.'


def last_object(text: str) -> dict[str, Any]:
    """The last complete JSON object of a text, {} without any; prose around it does not matter."""
    text = text[-MAX_SEARCHED:]
    decoder, last, start = json.JSONDecoder(), dict[str, Any](), 0
    while (start := text.find("{", start)) >= 0:
        try:
            value, end = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            start += 1
            continue
        if isinstance(value, dict):
            last = value
        start = end
    return last
