"""The help of the pages: how the game that is being played goes, and a legend with the drawings (``guide.html``)."""

from __future__ import annotations

from badbones_env import Game, GameConfig
from badbones_env.drawing.symbols import tile_symbol, token_symbol
from badbones_env.lowlevel import game_spec
from badbones_env.rules.catalogue import TRAP_TABLE
from badbones_env.rules.constants import WEAPON_NAMES
from badbones_env.text.wording import CHIEF_HELP, WEAPON_HELP, WEAPON_WHEN, WEAPONS

from ..reports.pages import render

MODES = {"versus": "versus", "solo": "solo", "coop": "co-op"}
Entry = tuple[str, str, str]  # symbol, name, what it does


def guide(config: GameConfig) -> dict[str, str]:
    """The title and the text (HTML) that fit a game."""
    shown = [trap for trap in TRAP_TABLE if trap.base or config.advanced]
    traps = [(tile_symbol(next(iter(trap.tiles))), trap.name, trap.help) for trap in shown]
    traps.append((tile_symbol("dragon", "damaged"), "damaged trap", "Gone after its next use."))
    weapons = [(f"weapon-{name}", WEAPONS[name], WEAPON_HELP[name]) for name in WEAPON_NAMES if config.advanced]
    chiefs = {name.split()[1]: name for name in game_spec(config, wide=True).type_names if " " in name}
    entries = {
        "traps": traps,
        "weapons": weapons,
        "chiefs": [_chief(chiefs[kind]) for kind in CHIEF_HELP if config.chiefs],
    }
    name = ", ".join([MODES[config.mode], *["advanced"] * config.advanced, *["with chiefs"] * config.chiefs])
    return {
        "title": f"How to play: {name}",
        "html": render("guide.html", config=config, weapon_when=WEAPON_WHEN, **entries),
    }


def _chief(token: str) -> Entry:
    kind = token.split()[1]
    return token_symbol(token, "white", "s"), kind, CHIEF_HELP[kind]


def chiefs_met(game: Game, seat: int) -> list[Entry]:
    """The chiefs that are to be seen on a board, each kind once, with what they do."""
    board = game.position()["board"][seat]
    kinds: dict[str, str] = {}
    for text in (*board["skeletons"], *board["forest"], *board["cemetery"]):
        words = text.split()
        for kind in set(words) & set(CHIEF_HELP):
            kinds.setdefault(kind, f"{words[words.index(kind) - 1]} {kind}")
    return [_chief(token) for token in kinds.values()]
