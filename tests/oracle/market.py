"""The market before an advanced game."""

from __future__ import annotations

from collections.abc import Generator

from . import data
from .model import Board, Game

# A part of the game in which it is open who chooses: yields the texts by seat and is sent the chosen ones.
TableFlow = Generator[dict[int, list[str]], dict[int, str], None]


def full_stock(players: int) -> dict[str, int]:
    """MK2: what is for sale at the beginning."""
    stock = {kind: numbers[players - 1] for kind, numbers in data.STOCK.items()}
    # JUDGEMENT: all eight weapons, also if a market position gives one to somebody already.
    stock.update({weapon: 1 for weapon in data.WEAPONS})
    return stock


def affordable(game: Game, board: Board, stock: dict[str, int]) -> list[str]:
    """MK4, MK5, CO10: what a seat can buy now."""
    money = game.purse if game.coop else board.coins
    items = [item for item, number in stock.items() if number > 0 and data.COSTS[item] <= money]
    return [item for item in items if item not in data.WEAPONS or board.weapon == "none"]


def buy(game: Game, board: Board, stock: dict[str, int], item: str) -> None:
    """MK1, CO10: pay for one item and take it."""
    stock[item] -= 1
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
    stock = full_stock(game.players)
    start = 0 if game.coop else game.first
    turns = [(start + i) % game.players for i in range(game.players)]
    passed: set[int] = set()
    while len(passed) < game.players:
        for seat in turns:
            if seat in passed:
                continue
            board = game.boards[seat]
            items = affordable(game, board, stock)
            if not items:
                passed.add(seat)
                continue
            answers = yield {seat: [f"buy {item}" for item in items] + ["pass"]}
            if answers[seat] == "pass":
                passed.add(seat)
            else:
                buy(game, board, stock, answers[seat].removeprefix("buy "))
        if not game.coop:
            turns.reverse()
