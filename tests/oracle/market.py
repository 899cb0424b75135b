"""The market before an advanced game."""

from __future__ import annotations

from collections.abc import Generator

from tests.oracle import data
from tests.oracle.model import Board, Game

# A part of the game in which it is open who chooses: yields the texts by seat and is sent the chosen ones.
TableFlow = Generator[dict[int, list[str]], dict[int, str], None]


def full_stock(players: int) -> dict[str, int]:
    """MK2: what is for sale at the beginning."""
    stock = {kind: numbers[players - 1] for kind, numbers in data.STOCK.items()}
    # JUDGEMENT: all eight weapons, also if a market position gives one to somebody already.
    stock.update({weapon: 1 for weapon in data.WEAPONS})
    return stock


def affordable(game: Game, board: Board) -> list[str]:
    """MK4, MK5, CO10: what a seat can buy now."""
    money = game.purse if game.coop else board.coins
    items = [item for item, number in game.stock.items() if number > 0 and data.COSTS[item] <= money]
    return [item for item in items if item not in data.WEAPONS or board.weapon == "none"]


def buy(game: Game, board: Board, item: str) -> None:
    """MK1, CO10: pay for one item and take it."""
    game.stock[item] -= 1
    if game.coop:
        game.purse -= data.COSTS[item]
    else:
        board.coins -= data.COSTS[item]
    if item in data.WEAPONS:
        board.weapon = item
    else:
        game.supply_of(board).append(item)


def hold_market(game: Game) -> TableFlow:
    """MK3, MK5, CO10: buying in turns until all have passed."""
    start = 0 if game.coop else game.first
    turns = [(start + i) % game.players for i in range(game.players)]
    while len(game.passed) < game.players:
        for seat in turns:
            if seat in game.passed:
                continue
            board = game.boards[seat]
            items = affordable(game, board)
            if not items:
                game.passed.append(seat)
                continue
            answers = yield {seat: [f"buy {item}" for item in items] + ["pass"]}
            if answers[seat] == "pass":
                game.passed.append(seat)
            else:
                buy(game, board, answers[seat].removeprefix("buy "))
        if not game.coop:
            turns.reverse()
