"""The help of the pages: how the game that is being played goes, and a legend with the real drawings."""

from __future__ import annotations

from typing import Any

from badbones_env import Game, GameConfig
from badbones_env.drawing.symbols import tile_symbol, token_symbol
from badbones_env.lowlevel import game_spec
from badbones_env.rules.catalogue import TRAP_TABLE
from badbones_env.rules.constants import WEAPON_NAMES
from badbones_env.text.wording import CHIEF_HELP, WEAPON_HELP, WEAPON_WHEN, WEAPONS

KEYS = (
    "Tab and arrow keys go through the spaces, Enter chooses; 1 to 9 pick a trap; P passes; H asks for a hint; U takes "
    "the round back; W shows the paths; space plays or pauses the last rounds, the arrows step through them; "
    "S shows the last step again; ? opens this help."
)
GOALS = {
    "versus": "Everybody defends a tower and a village. The game ends when somebody's tower has no floor or village no "
    "house left: that player is out, and of the others whoever has the most points wins (4 a floor, 3 a house, stars "
    "for traps).",
    "solo": "You have a tower of one floor and one house. You win if both stand after the last round.",
    "coop": "You win or lose together. Everybody has four towers of one floor; above all boards lies the capital. The "
    "game is lost when the capital has no house left or somebody no tower.",
}
EXITS = {
    "versus": "A skeleton that leaves to the left or right goes to that neighbour, one that leaves at the top to "
    "the player you choose: your gift to the others. One that leaves at the bottom burns one of your houses.",
    "solo": "A skeleton that leaves at the bottom burns your house. One that leaves elsewhere comes back to you from "
    "its home forest.",
    "coop": "A skeleton that leaves at the top burns a house of the capital. One that leaves to the left or right goes "
    "to that neighbour, at the bottom to the player you choose.",
}


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
    rounds = f" You have won after {config.rounds} rounds." if config.mode != "versus" and config.rounds else ""
    if config.heroic:
        rounds += " Then nobody arrives any more, and you play on until no skeleton is left."
    told = [("The goal", GOALS[config.mode] + rounds)]
    if config.advanced:
        told.append(
            (
                "Before the game: the market",
                "Buy traps, and one weapon at most, one item at a time in turn. "
                f"What you do not spend is lost. {WEAPON_WHEN}",
            )
        )
    if config.mode == "coop":
        told.append(("The start", "Everybody puts the hero on one of their own towers. The traps are a common supply."))
    told += [
        (
            "1 Hero",
            "Move it one space, in any of eight directions; it cannot stay. It destroys every skeleton that it "
            "meets, and those that walk into it, but does not help while it stands on a tower.",
        ),
        (
            "2 Trap",
            "Place one trap on a free space of your board, take one back, or do nothing. Most traps are damaged "
            "by their first use and gone after the second.",
        ),
        (
            "3 Skeletons",
            "Every skeleton walks one space where its tip points, also those waiting in the forests. "
            "Printed arrows turn skeletons that walk along their line, unless a trap covers them. On a tower it "
            "destroys a floor. " + EXITS[config.mode],
        ),
        ("4 Arrival", f"{config.draw} new skeletons each appear in the forests, and those that were sent."),
    ]
    if config.chiefs:
        order = (
            "You decide in which order the skeletons move."
            if config.order == "ask"
            else "They move in a fixed order, which simplifies the rulebook; the option order = ask lets you decide."
        )
        told.append(("Chiefs", f"Nineteen of the skeletons have a power. {order}"))
    return [*told, ("Keys", KEYS)]


def _legend(config: GameConfig) -> list[tuple[str, list[tuple[str, str, str]]]]:
    tokens = [
        (token_symbol("gl", "white", "e"), "skeleton", "Its tip points where it walks next: this one to the right."),
        (token_symbol("yt", "black", "s"), "its other side", "White and black sides show who has moved in this round."),
        (token_symbol("br", "white", "w"), "home", "The dot lies where its home forest is, here on the right."),
        ("mark-r", "symbol", "Five symbols: each forest has a slot for each, from which such skeletons come."),
        ("hero", "hero", "Yours. It destroys the skeletons that it meets."),
        ("tower-3-4" if config.mode == "versus" else "tower-1-1", "tower", "Its floors; outlines are those lost."),
        ("house", "house", "Of the village below the board." if config.mode != "coop" else "Of the capital above."),
        ("arrow-e-s", "printed arrow", "A skeleton that walks onto it along its line turns that way."),
        ("star", "points", "4 a floor, 3 a house, and the stars of traps."),
        ("grave", "cemetery", "Skeletons that were sent to a player; they arrive there at the end of the round."),
    ]
    if config.mode == "coop":
        tokens = [item for item in tokens if item[1] != "points"]
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
