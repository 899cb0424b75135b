"""Texts and tables: positions read and shown."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.oracle import data
from tests.oracle.market import full_stock
from tests.oracle.model import Board, Game, Token, Trap, home_slot, slots
from tests.oracle.rounds import score
from tests.oracle.traps import tile_of

# Reading.

USUAL = {
    "advanced": False,
    "chiefs": False,
    "order": "auto",
    "draw": 3,
    "rounds": 10,
    "heroic": False,
    "max_rounds": 100,
}


def read_token(words: list[str]) -> Token:
    """NOTATION: `gl`, `pl artificer`."""
    text = " ".join(words)
    if text not in data.plain_models() + data.chief_models():
        raise ValueError(f"not a token: {text!r}")
    return Token(text[0], text[1], words[1] if len(words) > 1 else "")


def split_colour(words: list[str], default: str) -> tuple[list[str], str]:
    """NOTATION: take the optional colour word from the end."""
    if words and words[-1] in data.COLOURS:
        return words[:-1], words[-1]
    return words, default


def read_skeleton(text: str, colour: str) -> Token:
    """NOTATION: a skeleton on a space: `a3 e gl`, `a3 e gl ghost black`."""
    words, colour = split_colour(text.split(), colour)
    if len(words) < 3 or words[0] not in data.SPACES or words[1] not in data.DIRECTIONS:
        raise ValueError(f"not a skeleton on a space: {text!r}")
    token = read_token(words[2:])
    token.place, token.facing, token.colour = words[0], words[1], colour
    return token


def read_forest(game: Game, text: str, colour: str) -> Token:
    """NOTATION: a skeleton in a slot: `L3 rl`, `rl`, `L3 rl black`."""
    words, colour = split_colour(text.split(), colour)
    slot = None
    if words and words[0] in slots(game):
        slot, words = words[0], words[1:]
    token = read_token(words)
    token.place = slot or home_slot(game, token)
    token.facing, token.colour = data.INWARD[token.place[0]], colour
    return token


def read_trap(text: str) -> tuple[str, Trap]:
    """NOTATION: a tile on a board: `b3 wall/`, `b3 wall/ damaged`, `a1 bomb exploded`."""
    words = text.split()
    if len(words) not in (2, 3) or words[0] not in data.SPACES:
        raise ValueError(f"not a trap on a space: {text!r}")
    trap = tile_of(words[1])
    if len(words) == 3:
        trap.state = words[2]
        wears = trap.kind in data.WEARING_TRAPS and trap.state == "damaged"
        if not wears and (trap.kind, trap.state) != ("bomb", "exploded"):
            raise ValueError(f"no such side: {text!r}")
    return words[0], trap


def read_game(options: dict[str, Any]) -> Game:
    """NOTATION: the table [game]."""
    mode = options.get("mode", "versus")
    if mode not in ("versus", "solo", "coop"):
        raise ValueError(f"no such mode: {mode!r}")
    usual = {**USUAL, "mode": mode, "players": 1 if mode == "solo" else 2}
    unknown = sorted(set(options) - set(usual))
    if unknown:
        raise ValueError(f"no such options: {unknown}")
    game = Game(**{**usual, **options})
    if (game.players != 1 if mode == "solo" else not 2 <= game.players <= 6) or game.order not in ("ask", "auto"):
        raise ValueError(f"impossible options: {options!r}")
    return game


def read_board(game: Game, seat: int, table: dict[str, Any]) -> Board:
    """NOTATION: one board of a position, with the defaults of S2, SO1, CO1."""
    board = Board(seat, table.get("hero", data.COOP_TOWERS[0] if game.coop else data.BASE_TOWER))
    if board.hero == "none":
        board.hero = None
    if game.coop:
        board.towers = list(table.get("towers", data.COOP_TOWERS))
    else:
        floors, houses = game.buildings
        board.floors = table.get("floors", floors)
        board.houses = table.get("houses", houses)
        board.eliminated = board.floors == 0 or board.houses == 0
        board.supply = list(table.get("supply", []))
        board.coins = table.get("coins", data.COINS)
    board.weapon = table.get("weapon", "none")
    board.traps = dict(read_trap(text) for text in table.get("traps", []))
    board.skeletons = [read_skeleton(text, game.colour) for text in table.get("skeletons", [])]
    board.forest = [read_forest(game, text, game.colour) for text in table.get("forest", [])]
    board.cemetery = [read_token(text.split()) for text in table.get("cemetery", [])]
    return board


def read_position(options: dict[str, Any], position: dict[str, Any]) -> Game:
    """NOTATION: a game ready to be played on from a position."""
    game = read_game(options)
    game.round = position.get("round", 1)
    game.phase = position.get("phase", "hero")
    game.colour = position.get("colour", "white")
    loadable = ["market", "hero", "trap"] + (["start"] if game.coop else [])
    if game.phase not in loadable or game.colour not in data.COLOURS:
        raise ValueError(f"cannot be loaded: phase {game.phase!r}, colour {game.colour!r}")
    game.first = 0 if game.coop else position.get("first", 0)
    game.stock = full_stock(game.players) if game.advanced else {}
    tables = list(position.get("board", []))
    if len(tables) > game.players:
        raise ValueError("more boards than players")
    tables += [{}] * (game.players - len(tables))
    game.boards = [read_board(game, seat, table) for seat, table in enumerate(tables)]
    if game.coop:
        game.capital = position.get("capital", game.players)
        game.supply = list(position.get("supply", []))
        game.purse = position.get("purse", data.COOP_COINS * game.players)
        game.lost = game.capital == 0 or any(not board.towers for board in game.boards)
    fill_bag(game, position.get("bag", "rest"))
    check_tiles(game)
    return game


def fill_bag(game: Game, bag: str | list[str]) -> None:
    """S1: the bag of a position: a list, or all tokens named nowhere else."""
    rest = Counter({model: data.COPIES_OF_A_MODEL for model in data.plain_models()})
    if game.chiefs:
        rest.update(data.chief_models())
    for board in game.boards:
        rest.subtract(token.text for token in board.skeletons + board.forest + board.cemetery)
    if bag != "rest":
        game.bag = [read_token(text.split()) for text in bag]
        rest.subtract(token.text for token in game.bag)
    if any(number < 0 for number in rest.values()):
        raise ValueError(f"more tokens than there are: {[text for text, number in rest.items() if number < 0]}")
    if bag == "rest":
        game.bag = [read_token(text.split()) for text in rest.elements()]


def check_tiles(game: Game) -> None:
    """MK2: no more tiles and weapons than the box holds."""
    rest = Counter({kind: numbers[5] for kind, numbers in data.STOCK.items()})
    rest["treasure"] = data.TREASURES_IN_BOX
    rest.update(data.WEAPONS)
    rest.subtract(game.supply)
    for board in game.boards:
        rest.subtract(board.supply)
        rest.subtract(trap.kind for trap in board.traps.values())
        if board.weapon != "none":
            rest.subtract([board.weapon])
    if any(number < 0 for number in rest.values()):
        raise ValueError(f"more tiles than there are: {[kind for kind, number in rest.items() if number < 0]}")


# Showing.


def show_token(game: Game, token: Token) -> str:
    """NOTATION: a token with its colour, if it is not that of a token still to move."""
    return token.text if token.colour == game.colour else f"{token.text} {token.colour}"


def show_trap(space: str, trap: Trap) -> str:
    """NOTATION: a tile on a board."""
    text = f"{space} {trap.kind}{trap.variant}"
    return text if trap.state == "intact" else f"{text} {trap.state}"


def show_board(game: Game, board: Board) -> dict[str, Any]:
    """NOTATION: one board of a position."""
    table: dict[str, Any] = {"hero": board.hero or "none"}
    if game.coop:
        table["towers"] = sorted(board.towers)
    else:
        table["floors"] = board.floors
        table["houses"] = board.houses
        table["supply"] = sorted(board.supply)
        if game.advanced:
            table["coins"] = board.coins
    table["weapon"] = board.weapon
    table["traps"] = sorted(show_trap(space, trap) for space, trap in board.traps.items())
    table["skeletons"] = sorted(f"{token.place} {token.facing} {show_token(game, token)}" for token in board.skeletons)
    table["forest"] = sorted(f"{token.place} {show_token(game, token)}" for token in board.forest)
    table["cemetery"] = sorted(token.text for token in board.cemetery)
    return table


def show_position(game: Game) -> dict[str, Any]:
    """NOTATION: the whole table; lists are sorted."""
    table: dict[str, Any] = {
        "round": game.round,
        "phase": game.phase,
        "colour": game.colour,
        "over": game.over,
        "winners": list(game.winners),
        "eliminated": [] if game.coop else [board.seat for board in game.boards if board.eliminated],
        "scores": [score(game, board) for board in game.boards],
        "bag": sorted(token.text for token in game.bag),
    }
    if game.coop:
        table["capital"] = game.capital
        table["supply"] = sorted(game.supply)
        if game.advanced:
            table["purse"] = game.purse
    if game.phase == "market":
        table["first"] = game.first
    table["board"] = [show_board(game, board) for board in game.boards]
    return table
