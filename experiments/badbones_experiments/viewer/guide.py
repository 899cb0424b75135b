"""The help of the pages: how the game that is being played goes, and a legend with the real drawings."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from badbones_env import Game, GameConfig
from badbones_env.drawing.symbols import tile_symbol, token_symbol
from badbones_env.lowlevel import game_spec
from badbones_env.rules.catalogue import TRAP_TABLE
from badbones_env.rules.constants import MODE_NAMES, WEAPON_NAMES
from badbones_env.text.wording import CHIEF_HELP, WEAPON_HELP, WEAPON_WHEN, WEAPONS

TEXTS: dict[str, Any] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))


def guide(config: GameConfig) -> dict[str, Any]:
    """Sections of text and of drawings that fit a game."""
    return {
        "title": f"How to play: {_name(config)}",
        "sections": [{"title": title, "text": text} for title, text in _rules(config)],
        "legend": [{"title": title, "items": [_entry(*item) for item in items]} for title, items in _legend(config)],
    }


def _entry(symbol: str, name: str, words: str) -> dict[str, str]:
    return {"symbol": symbol, "name": name, "words": words}


def _name(config: GameConfig) -> str:
    words = [{"coop": "co-op"}.get(config.mode, config.mode)]
    words += ["advanced"] if config.advanced else []
    return ", ".join([*words, *(["with chiefs"] if config.chiefs else [])])


def _rules(config: GameConfig) -> list[tuple[str, str]]:
    """Titles and texts, phase by phase."""
    goal = [TEXTS["goals"][config.mode]]
    goal += [TEXTS["rounds"].format(rounds=config.rounds)] if config.mode != "versus" and config.rounds else []
    goal += [TEXTS["heroic"]] if config.heroic else []
    sections = [("The goal", " ".join(goal))]
    if config.advanced:
        sections.append(("Before the game: the market", f"{TEXTS['market']} {WEAPON_WHEN}"))
    if config.mode == "coop":
        sections.append(("The start", TEXTS["start"]))
    sections += [
        ("1 Hero", TEXTS["hero"]),
        ("2 Trap", TEXTS["trap"]),
        ("3 Skeletons", f"{TEXTS['skeletons']} {TEXTS['exits'][config.mode]}"),
        ("4 Arrival", TEXTS["arrival"].format(draw=config.draw)),
    ]
    if config.chiefs:
        sections.append(("Chiefs", f"{TEXTS['chiefs']} {TEXTS['order'][config.order]}"))
    return [*sections, ("Keys", TEXTS["keys"])]


def _legend(config: GameConfig) -> list[tuple[str, list[tuple[str, str, str]]]]:
    tokens = [
        (item["symbol"], item["name"], item["words"])
        for item in TEXTS["legend"]
        if config.mode in item.get("modes", MODE_NAMES)
    ]
    traps = [
        (tile_symbol(next(iter(trap.tiles))), trap.name, trap.help)
        for trap in TRAP_TABLE
        if trap.base or config.advanced
    ]
    traps.append((tile_symbol("dragon", "damaged"), "damaged trap", "Gone after its next use."))
    parts = [("On the board", tokens), ("Traps", traps)]
    if config.advanced:
        parts.append(("Weapons", [(f"weapon-{name}", WEAPONS[name], WEAPON_HELP[name]) for name in WEAPON_NAMES]))
    if config.chiefs:
        models = {name.split()[1]: name for name in game_spec(config, wide=True).type_names if " " in name}
        parts.append(("Chiefs", [_chief(models[kind]) for kind in CHIEF_HELP]))
    return parts


def _chief(token: str) -> tuple[str, str, str]:
    kind = token.split()[1]
    return token_symbol(token, "white", "s"), kind, CHIEF_HELP[kind]


def chiefs_met(game: Game, seat: int) -> list[dict[str, str]]:
    """The chiefs that are to be seen on a board, each kind once, with what they do."""
    board = game.position()["board"][seat]
    kinds: dict[str, str] = {}
    for text in (*board["skeletons"], *board["forest"], *board["cemetery"]):
        words = text.split()
        for kind in set(words) & set(CHIEF_HELP):
            kinds.setdefault(kind, f"{words[words.index(kind) - 1]} {kind}")
    return [_entry(*_chief(token)) for token in kinds.values()]
