"""Phase 2, placing and retrieving; and what happens to the tiles at the end of phase 3."""

from __future__ import annotations

from tests.oracle import data
from tests.oracle.chiefs import destroyed_by_trap
from tests.oracle.model import (
    Board,
    Flow,
    Game,
    Token,
    Trap,
    in_order_on_space,
    is_tower,
    orthogonal_neighbours,
    to_bag,
)
from tests.oracle.movement import choose_leader, choose_token, flee_landing

# Phase 2.


def may_place(game: Game, board: Board, kind: str, space: str) -> bool:
    """T2, T3, DRA3, BOM2, BOM3: whether a tile of this kind may be put there."""
    if space in board.traps or is_tower(game, board, space):
        return False
    if not board.standing_on(space) or kind == "dragon":
        return True
    return kind == "bomb" and board.hero != space


def trap_options(game: Game, board: Board) -> list[str]:
    """T1, T2, T4: all that the seat may do in phase 2."""
    options = []
    for kind in sorted(set(game.supply_of(board))):
        for variant in data.VARIANTS.get(kind, [""]):
            spaces = [space for space in data.SPACES if may_place(game, board, kind, space)]
            options += [f"place {kind}{variant} {space}" for space in spaces]
    options += [f"retrieve {space}" for space, trap in board.traps.items() if trap.state != "exploded"]
    return options + ["pass"]


def trap_turn(game: Game, board: Board) -> Flow:
    """T1: a seat's phase 2; it is asked even if it can only pass."""
    answer = yield trap_options(game, board)
    words = answer.split()
    if words[0] == "retrieve":
        retrieve(game, board, words[1])
    elif words[0] == "place":
        yield from place(game, board, words[1], words[2])


def retrieve(game: Game, board: Board, space: str) -> None:
    """T4, CO6: take a tile back; in co-op it returns to the supply when the phase is over."""
    trap = board.traps.pop(space)
    if game.coop:
        # JUDGEMENT: until then it is shown nowhere.
        game.returned.append(trap.kind)
    else:
        board.supply.append(trap.kind)


def tile_of(text: str) -> Trap:
    """NOTATION: a tile as it is to lie: `wall/`, `labyrinth:white`, `dragon`."""
    for kind, variants in data.VARIANTS.items():
        for variant in variants:
            if text == kind + variant:
                return Trap(kind, variant)
    if text in data.TRAPS and text not in data.VARIANTS:
        return Trap(text)
    raise ValueError(f"not a trap: {text!r}")


def place(game: Game, board: Board, text: str, space: str) -> Flow:
    """T2, TRE1, DRA3, BOM3: put a tile on the board, with what it does at once."""
    trap = tile_of(text)
    game.supply_of(board).remove(trap.kind)
    board.traps[space] = trap
    victims = board.standing_on(space)
    if trap.kind == "treasure":
        attract(board, space)
    elif trap.kind == "bomb" and victims:
        # JUDGEMENT: exploding under skeletons destroys them, as any arrival would (BOM1).
        trap.state = "exploded"
        destroyed_by_trap(game, board, victims)
    elif trap.kind == "dragon" and victims:
        yield from land_dragon(game, board, space, victims)


def attract(board: Board, space: str) -> None:
    """TRE1: the skeletons on the spaces next to a new treasure turn towards it."""
    for direction, beside in orthogonal_neighbours(space).items():
        for token in board.standing_on(beside):
            token.facing = data.OPPOSITE[direction]


def land_dragon(game: Game, board: Board, space: str, victims: list[Token]) -> Flow:
    """DRA3, CH5: a dragon comes down on skeletons; each flees, or all together with an instructor."""
    trap = board.traps[space]
    trap.state = "damaged"
    trap.landed = True
    board.stack = space, victims[0].facing
    if any(token.kind == "instructor" for token in victims):
        # JUDGEMENT: everybody there belongs to the group, frozen or not, and a frozen instructor leads as well.
        members = sorted(victims, key=lambda token: token.rank)
        leader = yield from choose_leader(members)
        yield from flee_landing(game, board, members, leader, space)
    else:
        yield from flee_one_by_one(game, board, space, victims)


def flee_one_by_one(game: Game, board: Board, space: str, victims: list[Token]) -> Flow:
    """DRA3, M12: each flees by itself; who is next the owner says, or the automatic order."""
    # JUDGEMENT: that order, and of one type that is named: by facing, then by token, those still to move first.
    left = in_order_on_space(game, victims)
    while left:
        token = left[0]
        if is_asked_who_flees(game, left):
            token = yield from choose_token("first", left)
        left.remove(token)
        yield from flee_landing(game, board, [token], token, space)


def is_asked_who_flees(game: Game, left: list[Token]) -> bool:
    """M12: in co-op, or if a chief is among those that have not fled yet; equals are not asked for."""
    return game.asks_order and (game.coop or any(token.kind for token in left))


# The end of phase 3.


def steal_treasures(board: Board) -> None:
    """TRE3: a treasure with skeletons on it, and no hero, is gone."""
    for space, trap in list(board.traps.items()):
        if trap.kind == "treasure" and board.standing_on(space) and board.hero != space:
            del board.traps[space]


def finish_saboteurs(game: Game) -> None:
    """CH8: the traps saboteurs helped to trigger are gone, and these saboteurs go to the bag."""
    saboteurs: list[Token] = []
    for board in game.boards:
        for space, trap in list(board.traps.items()):
            if trap.sabotaged and trap.kind != "bomb":
                del board.traps[space]
        saboteurs += [token for token in board.skeletons + board.forest + board.cemetery if token.sabotaged]
    for token in saboteurs:
        to_bag(game, token)
    for token in game.bag:
        token.sabotaged = False


def turn_used_traps(game: Game, board: Board) -> None:
    """M9, BOM2, HEA1, CO3: used tiles are turned, destroyed, or drive away; a new round begins for the others."""
    for space, trap in list(board.traps.items()):
        if trap.used and trap.kind in data.WEARING_TRAPS:
            if trap.state == "damaged":
                del board.traps[space]
            else:
                trap.state = "damaged"
        elif trap.used and trap.kind == "bomb":
            trap.state = "exploded"
        elif trap.used and trap.kind == "hearse":
            assert trap.target is not None
            del board.traps[space]
            game.supply_of(game.boards[trap.target]).append("hearse")
        trap.used = False
        trap.landed = False
        trap.sabotaged = False
        trap.target = None
