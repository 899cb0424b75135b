"""What becomes of skeletons: destruction, towers, village, capital; and the chiefs who make a difference there."""

from __future__ import annotations

from tests.oracle.model import Board, Game, Token, out_of_game, to_bag, to_cemetery


def destroyed_to(game: Game, board: Board, token: Token) -> None:
    """CH7, M4: a destroyed token goes to the bag, a ghost to the cemetery of the board it was on."""
    if token.kind == "ghost":
        to_cemetery(game, board, token)
    else:
        to_bag(game, token)


def destroyed_by_trap(game: Game, board: Board, tokens: list[Token]) -> None:
    """BOM1, SPR2, CH7, CH11: a trap destroys these; the emperor too goes to the bag."""
    for token in tokens:
        destroyed_to(game, board, token)


def destroyed_by_hero(game: Game, board: Board, tokens: list[Token]) -> None:
    """H2, M4, WP3, CH7, CH11: the hero destroys all of these at once; the emperor takes the hero with him."""
    # JUDGEMENT: those that arrive together with the emperor (a group), or stand with him, are destroyed all the same.
    board.slain += tokens
    for token in tokens:
        if token.kind == "emperor":
            out_of_game(game, token)
            board.hero = None
        else:
            destroyed_to(game, board, token)


def damage_of(token: Token) -> int:
    """CH1: how many floors or houses it destroys."""
    return 2 if token.kind == "artificer" else 1


def restored(now: int, full: int) -> int:
    """CH3, M13: what a friend makes of a number of floors or houses."""
    # JUDGEMENT: "the number the game began with" is that of the mode, also for a game loaded from a position.
    return now + 1 if 0 < now < full else now


def enters_base_tower(game: Game, board: Board, token: Token) -> None:
    """M5, M13, CH1, CH3, CH7, CH10: one skeleton arrives on the tower."""
    if token.kind == "emperor":
        board.eliminated = True
        out_of_game(game, token)
        return
    if token.kind == "friend":
        board.floors = restored(board.floors, game.buildings[0])
    else:
        board.floors = max(0, board.floors - damage_of(token))
        board.eliminated = board.eliminated or board.floors == 0
    destroyed_to(game, board, token)


def enters_village(game: Game, board: Board, token: Token) -> None:
    """M6, M13, CH1, CH3, CH7, CH10: one skeleton leaves by the bottom, towards the village."""
    # JUDGEMENT: alone (SO1) too it goes to the bag; only the forests lead to one's own cemetery.
    if token.kind == "emperor":
        board.eliminated = True
        out_of_game(game, token)
        return
    if token.kind == "friend":
        board.houses = restored(board.houses, game.buildings[1])
    else:
        board.houses = max(0, board.houses - damage_of(token))
        board.eliminated = board.eliminated or board.houses == 0
    destroyed_to(game, board, token)


def enters_capital(game: Game, board: Board, token: Token) -> None:
    """CO2, CO13, CH7, CH10: one skeleton leaves a co-op board by the top; what it does waits for the phase's end."""
    if token.kind == "emperor":
        emperor_conquers_team(game, token)
        return
    game.entered.append(token)
    destroyed_to(game, board, token)


def settle_capital(game: Game) -> None:
    """CO9, CO13, CH1, CH3: at the end of a phase the capital suffers and regains all of it at once."""
    if not game.entered:
        return
    friends = [token for token in game.entered if token.kind == "friend"]
    damage = sum(damage_of(token) for token in game.entered if token.kind != "friend")
    # JUDGEMENT: the formula holds also for a capital that fell in phase 2: a friend of phase 3 adds a house to none.
    game.capital = max(0, min(game.players, game.capital - damage + len(friends)))
    game.lost = game.lost or game.capital == 0
    game.entered = []


def enters_coop_tower(game: Game, board: Board, token: Token, space: str) -> None:
    """CO7, CO9, CH1, CH4, CH7: a standing co-op tower stops one skeleton; it withstands a friend."""
    if token.kind != "friend":
        board.towers.remove(space)
        game.lost = game.lost or not board.towers
    destroyed_to(game, board, token)


def rebuild_tower(game: Game, board: Board, token: Token, space: str) -> None:
    """CH4: a friend makes a tower of a ruin."""
    board.towers.append(space)
    destroyed_to(game, board, token)


def emperor_conquers_team(game: Game, token: Token) -> None:
    """CH10: the emperor has come to a co-op tower's space or to the capital."""
    game.lost = True
    out_of_game(game, token)
