"""The three rewards of a step, as docs/environment.md has them, in plain Python."""

from __future__ import annotations

from tests.oracle import data
from tests.oracle.model import Game
from tests.oracle.rounds import score

REWARDS = ["outcome", "score", "shaped"]
BASE_STARS = 16  # of the traps of a base game


def outcome(game: Game) -> list[float]:
    """Won or lost: 1 and -1; in versus zero-sum, winners and losers share alike; 0 before the end."""
    won = len(game.winners)
    if not game.over or game.truncated:
        return [0.0] * game.players
    if game.mode != "versus":
        return [1.0 if won else -1.0] * game.players
    if won in (0, game.players):
        return [0.0] * game.players
    win, lose = (game.players / won - 1) / (game.players - 1), -1 / (game.players - 1)
    return [win if seat in game.winners else lose for seat in range(game.players)]


def full_score(game: Game) -> int:
    """S2, E2: the points that a versus game begins with; solo is measured by those of the base game."""
    floors, houses = (data.FLOORS["versus"], data.HOUSES["versus"]) if game.mode == "solo" else game.buildings
    return data.POINTS_PER_FLOOR * floors + data.POINTS_PER_HOUSE * houses + BASE_STARS


def shares(game: Game) -> list[float]:
    """How well each seat does: points by E2 / 47; in co-op what of capital and own towers stands, on average."""
    if not game.coop:
        return [score(game, board) / full_score(game) for board in game.boards]
    if game.lost:
        return [0.0] * game.players
    capital = game.capital / game.players
    return [(capital + len(board.towers) / len(data.COOP_TOWERS)) / 2 for board in game.boards]


def standing(game: Game) -> list[float]:
    """One's share, in versus less the mean of the others'."""
    mine = shares(game)
    if game.mode != "versus":
        return mine
    return [share - (sum(mine) - share) / (game.players - 1) for share in mine]


def rewards(name: str, game: Game, before: list[float]) -> list[float]:
    """What the step that led to this table gives each seat; `before` is the standing before it."""
    if name == "outcome":
        return outcome(game)
    if name == "score":
        return shares(game) if game.over else [0.0] * game.players
    parts = zip(outcome(game), standing(game), before, strict=True)
    return [end + now - then for end, now, then in parts]
