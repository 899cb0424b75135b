"""The hero's moves and the eight weapons."""

from __future__ import annotations

from tests.oracle import data
from tests.oracle.chiefs import destroyed_by_hero
from tests.oracle.model import (
    Board,
    Flow,
    Game,
    Token,
    ask,
    in_order_on_space,
    is_tower,
    neighbours,
    orthogonal_neighbours,
    other_seats,
    to_cemetery,
)


def hero_turn(game: Game, board: Board) -> Flow:
    """H1, H2, H4, WP1: a seat's phase 1."""
    if board.hero is None:
        return
    answer = yield hero_moves(board)
    board.slain = []
    board.kills = move_hero(game, board, answer)
    yield from offer_weapon(game, board, board.kills)


def hero_moves(board: Board) -> list[str]:
    """H1: where the hero may go."""
    assert board.hero is not None
    return [f"move {space}" for space in neighbours(board.hero)]


def move_hero(game: Game, board: Board, answer: str) -> list[Token]:
    """H2, H3: the hero moves and destroys all on the space he enters.  Returns those."""
    board.hero = answer.removeprefix("move ")
    kills = board.standing_on(board.hero)
    destroyed_by_hero(game, board, kills)
    return kills


def offer_weapon(game: Game, board: Board, kills: list[Token]) -> Flow:
    """WP1, WP2: with three kills at once the weapon may be used, if it can do something."""
    # JUDGEMENT: a ghost counts among the three.
    if len(kills) < data.KILLS_FOR_WEAPON or board.hero is None or board.weapon == "none":
        return
    options = weapon_options(game, board, kills)
    if not options:
        return
    answer = yield from ask([*options, "pass"])
    if answer != "pass":
        yield from use_weapon(game, board, kills, answer)


def weapon_options(game: Game, board: Board, kills: list[Token]) -> list[str]:
    """WP2, WP4 to WP11, CO11: the first choice a weapon offers; nothing if it would do nothing."""
    assert board.hero is not None
    occupied = [space for space in data.SPACES if board.standing_on(space)]
    around = [space for space in neighbours(board.hero) if space in occupied]
    if board.weapon == "crossbow":
        return [f"shoot {space}" for space in occupied]
    if board.weapon == "ice-staff":
        return [f"freeze {space}" for space in occupied if freezable(game, board, space)]
    if board.weapon == "death-staff":
        return [f"send p{seat}" for seat in other_seats(game, board)] if raisable(kills) else []
    if board.weapon == "teleport-staff":
        towers = board.towers if game.coop else [data.BASE_TOWER]
        # JUDGEMENT: to where the hero stands already is doing nothing.
        return [f"teleport {space}" for space in towers if space != board.hero]
    if board.weapon == "sword":
        return hero_moves(board)
    if board.weapon == "axe":
        present = {token.symbol for token in within_reach(board)}
        return [f"cleave {data.SYMBOL_NAMES[symbol]}" for symbol in data.SYMBOLS if symbol in present]
    if board.weapon == "morgenstern":
        return [f"sweep {space}" for space in around if sweep_targets(game, board, space)]
    if board.weapon == "rapier":
        return [f"turn {space}" for space in around]
    raise AssertionError(board.weapon)


def use_weapon(game: Game, board: Board, kills: list[Token], answer: str) -> Flow:
    """WP4 to WP11: carry out what was chosen."""
    verb, what = answer.split(maxsplit=1)
    if verb == "shoot":
        yield from shoot(game, board, what)
    elif verb == "freeze":
        freeze(game, board, what)
    elif verb == "send":
        raise_dead(game, kills, int(what.removeprefix("p")))
    elif verb == "teleport":
        board.hero = what
    elif verb == "move":
        move_hero(game, board, answer)
    elif verb == "cleave":
        cleave(game, board, what)
    elif verb == "sweep":
        yield from sweep(game, board, what)
    elif verb == "turn":
        yield from turn(game, board, what)


def shoot(game: Game, board: Board, space: str) -> Flow:
    """WP4: the crossbow destroys one skeleton; of those alike, one still to move."""
    targets = sorted(board.standing_on(space), key=lambda token: token.colour != game.colour)
    board.aim = space
    answer = yield from ask([f"pick {token.facing} {token.text}" for token in targets])
    target = next(token for token in targets if f"pick {token.facing} {token.text}" == answer)
    board.aim = None
    destroyed_by_hero(game, board, [target])


def freezable(game: Game, board: Board, space: str) -> list[Token]:
    """WP5: those on a space that are not frozen: before phase 3 they show the colour that moves, after it the other."""
    free = game.moved_colour if game.phase == "skeletons" else game.colour
    return [token for token in board.standing_on(space) if token.colour == free]


def freeze(game: Game, board: Board, space: str) -> None:
    """WP5: the ice staff flips all on a space that are not frozen already."""
    for token in freezable(game, board, space):
        token.colour = "black" if token.colour == "white" else "white"


def raisable(kills: list[Token]) -> list[Token]:
    """WP6: those the death staff can send."""
    return [token for token in kills if token.kind not in ("ghost", "emperor")]


def raise_dead(game: Game, kills: list[Token], seat: int) -> None:
    """WP6: the death staff sends the destroyed to a cemetery."""
    for token in raisable(kills):
        to_cemetery(game, game.boards[seat], token)


def within_reach(board: Board) -> list[Token]:
    """WP9: the skeletons on the four spaces next to the hero."""
    assert board.hero is not None
    spaces = orthogonal_neighbours(board.hero).values()
    return [token for space in spaces for token in board.standing_on(space)]


def cleave(game: Game, board: Board, name: str) -> None:
    """WP9: the axe destroys those with one symbol."""
    victims = [token for token in within_reach(board) if data.SYMBOL_NAMES[token.symbol] == name]
    destroyed_by_hero(game, board, victims)


def sweep_targets(game: Game, board: Board, source: str) -> list[str]:
    """WP10: the spaces around the hero onto which the morgenstern can sweep."""
    # JUDGEMENT: "adjacent" means to the hero both times, not to the space that is swept.
    assert board.hero is not None
    targets = []
    for space in neighbours(board.hero):
        trap = board.traps.get(space)
        free = trap is None or trap.state == "exploded"
        if space != source and free and not is_tower(game, board, space):
            targets.append(space)
    return targets


def sweep(game: Game, board: Board, source: str) -> Flow:
    """WP10: the morgenstern moves all of a space to another, neither flipped nor turned."""
    board.aim = source
    answer = yield from ask([f"to {space}" for space in sweep_targets(game, board, source)])
    board.aim = None
    for token in board.standing_on(source):
        token.place = answer.removeprefix("to ")


def turn(game: Game, board: Board, space: str) -> Flow:
    """WP11, CH6: the rapier turns each skeleton of a space, or all alike if an instructor is there."""
    # JUDGEMENT: asked by facing, then by token, those still to move first; each is turned as soon as it is answered.
    tokens = in_order_on_space(game, board.standing_on(space))
    together = any(token.kind == "instructor" for token in tokens)
    parts = [tokens] if together else [[token] for token in tokens]
    board.aim = space
    for part in parts:
        board.turning = part[0]
        answer = yield from ask([f"face {direction}" for direction in data.DIRECTIONS])
        for token in part:
            token.facing = answer.removeprefix("face ")
    board.aim = board.turning = None
