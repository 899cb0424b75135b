"""The action space and its masks, as docs/environment.md and docs/tables.md have them: a list of texts in order."""

from __future__ import annotations

from tests.oracle import data
from tests.oracle.model import Game, slots
from tests.oracle.observe import TYPES


def everywhere(verb: str, suffix: str = "") -> list[str]:
    """A verb with each of the 25 spaces."""
    return [f"{verb} {space}{suffix}" for space in data.SPACES]


def of_types(game: Game, verb: str) -> list[str]:
    """A verb with each type of token that the game has."""
    return [f"{verb} {text}" for text in TYPES if game.chiefs or " " not in text]


def order_texts(game: Game) -> list[str]:
    """M12, CH5, CO7: the answers about the order of movement."""
    texts = []
    if game.asks_order:
        texts += [text for facing in data.DIRECTIONS for text in everywhere("advance", f" {facing}")]
        texts += [f"advance {slot}" for slot in slots(game)]
        texts += of_types(game, "first")
    if game.chiefs:
        texts += [f"lead {text.split()[0]}" for text in TYPES if text.endswith("instructor")]
    if game.asks_order and game.coop and game.chiefs:  # only groups are asked, and only chiefs lead them
        texts += of_types(game, "stop")
    return texts


def weapon_texts(game: Game) -> list[str]:
    """WP4 to WP11: what weapons offer, beside `send` and `move`."""
    towers = data.COOP_TOWERS if game.coop else [data.BASE_TOWER]
    texts = everywhere("shoot")
    for facing in data.DIRECTIONS:
        texts += of_types(game, f"pick {facing}")
    texts += everywhere("freeze")
    texts += [f"teleport {space}" for space in towers]
    texts += [f"cleave {data.SYMBOL_NAMES[symbol]}" for symbol in data.SYMBOLS]
    texts += everywhere("sweep") + everywhere("to") + everywhere("turn")
    return texts + [f"face {direction}" for direction in data.DIRECTIONS]


def action_texts(game: Game, seat: int) -> list[str]:
    """The texts of all actions of a seat, in the order of the action space; `send` is relative to the seat."""
    texts = ["wait", "pass", *everywhere("move")]
    for tile in data.TILES if game.advanced else data.BASE_TILES:
        texts += everywhere(f"place {tile}")
    texts += everywhere("retrieve")
    texts += [f"flee {direction}" for direction in data.DIRECTIONS]
    texts += [f"send p{(seat + distance) % game.players}" for distance in range(game.players)]
    if game.advanced:
        texts += [f"buy {item}" for item in data.TRAPS + data.WEAPONS if item != "treasure"]
    if game.coop:
        texts += [f"start {space}" for space in data.COOP_TOWERS]
    texts += order_texts(game)
    if game.advanced:
        texts += weapon_texts(game)
    return texts


def mask(game: Game, seat: int, legal: dict[int, list[str]]) -> list[bool]:
    """The legal actions of a seat: those whose texts are; `wait` for one who has nothing to decide."""
    texts = action_texts(game, seat)
    allowed = set(legal.get(seat, ["wait"]))
    assert allowed <= set(texts), f"no action says {sorted(allowed - set(texts))}"
    return [text in allowed for text in texts]
