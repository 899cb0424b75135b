"""The course of a game: market, start, the four phases of each round, the end."""

from __future__ import annotations

from collections.abc import Iterable

from tests.oracle import data
from tests.oracle.chiefs import settle_capital
from tests.oracle.market import TableFlow, hold_market
from tests.oracle.model import Board, Flow, Game, Token, ask, home_slot, to_cemetery, to_slot
from tests.oracle.movement import move_skeletons
from tests.oracle.traps import finish_saboteurs, steal_treasures, trap_turn, turn_used_traps
from tests.oracle.weapons import hero_turn, offer_weapon


def play(game: Game) -> TableFlow:
    """P1, MK1, CO4, CO10: everything from the loaded phase to the end of the game."""
    if game.phase == "market":
        yield from hold_market(game)
        game.phase = "start" if game.coop else "hero"
    if game.phase == "start":
        yield from together(start_turn(board) for board in game.boards)
        game.phase = "hero"
    while not game.over:
        yield from play_round(game)


def play_round(game: Game) -> TableFlow:
    """P1, P2: one round, from the hero or the trap phase on."""
    if game.phase == "hero":
        yield from together(hero_turn(game, board) for board in game.boards)
        game.phase = "trap"

    if game.coop:
        for i in range(game.players):
            seat = (game.round - 1 + i) % game.players
            yield from one_seat(trap_turn(game, game.boards[seat]), seat)
        game.supply += game.returned
        game.returned = []
        settle_capital(game)
    else:
        yield from together(trap_turn(game, board) for board in game.boards)

    game.phase = "skeletons"
    for board in game.boards:
        board.kills, board.slain = [], []
    yield from together(skeleton_turn(game, board) for board in game.boards)
    end_skeleton_phase(game)
    if game.over:
        return

    arrival(game)
    end_round(game)


# Simultaneous choices.


def together(flows: Iterable[Flow]) -> TableFlow:
    """P1, CO6: all seats at once; in each step the boards run in seat order, each up to its next choice."""
    running = dict(enumerate(flows))
    pending: dict[int, list[str]] = {}
    for seat, flow in running.items():
        try:
            pending[seat] = next(flow)
        except StopIteration:
            pass
    while pending:
        answers = yield pending
        asked, pending = pending, {}
        for seat in sorted(asked):
            try:
                pending[seat] = running[seat].send(answers[seat])
            except StopIteration:
                pass


def one_seat(flow: Flow, seat: int) -> TableFlow:
    """CO6: one seat alone, to the end of its phase."""
    try:
        options = next(flow)
        while True:
            answers = yield {seat: options}
            options = flow.send(answers[seat])
    except StopIteration:
        return


# The parts of a seat.


def start_turn(board: Board) -> Flow:
    """CO4: put the hero on one of the towers."""
    # JUDGEMENT: asked whatever the position says of the hero; without any tower he stays as he is.
    if board.towers:
        answer = yield from ask([f"start {space}" for space in board.towers])
        board.hero = answer.removeprefix("start ")


def skeleton_turn(game: Game, board: Board) -> Flow:
    """M1, WP1: a board's phase 3: all movement, then the weapon."""
    yield from move_skeletons(game, board)
    yield from offer_weapon(game, board, board.kills)


# What is done for all together.


def end_skeleton_phase(game: Game) -> None:
    """M9, CO13, P2, G9: theft, saboteurs, used traps, the capital, the turn of the colour, the test for the end."""
    for board in game.boards:
        steal_treasures(board)
    finish_saboteurs(game)
    for board in game.boards:
        turn_used_traps(game, board)
    settle_capital(game)
    if game.lost or any(board.eliminated for board in game.boards):
        end_game(game)  # the colour means nothing then
    else:
        game.colour = game.moved_colour


def arrival(game: Game) -> None:
    """A1, A3, SO4, CH2: draw into the cemeteries, and from there to the home slots."""
    number = game.draw
    # JUDGEMENT: "round 10" of the heroic win is the number of rounds of the options; endless games have none.
    if game.heroic and game.mode == "solo" and 0 < game.rounds <= game.round:
        number = 0
    for _ in range(number):
        for board in game.boards:
            draw_one(game, board)
    for board in game.boards:
        for token in list(board.cemetery):
            to_slot(game, board, token, home_slot(game, token), game.colour)


def draw_one(game: Game, board: Board) -> None:
    """A1, A3, CH2: draw a token, and the further ones of necromancers at once."""
    due = 1
    while due > 0 and game.bag:
        due -= 1
        token = next_drawn(game)
        to_cemetery(game, board, token)
        if token.kind == "necromancer":
            due += data.NECROMANCER_DRAWS


def next_drawn(game: Game) -> Token:
    """A3: the next token that was announced as drawn."""
    if not game.draws:
        raise ValueError("too few draws")
    text = game.draws.pop(0)
    for token in game.bag:
        if token.text == text:
            return token
    raise ValueError(f"drawn but not in the bag: {text!r}")


def end_round(game: Game) -> None:
    """SO3, SO4, CO9: the tests at the end of a round; else the next one begins, unless the game is cut off."""
    # JUDGEMENT: the last round is complete with its phase 4, so that is played, draws and all, before the win.
    last = game.mode != "versus" and 0 < game.rounds <= game.round
    if last and game.mode == "solo" and game.heroic:
        board = game.boards[0]
        last = not (board.skeletons or board.forest or board.cemetery)
    if last:
        end_game(game)
        return
    if 0 < game.max_rounds <= game.round:
        game.over = game.truncated = True
        game.phase = "over"
        return
    game.round += 1
    game.phase = "hero"


def score(game: Game, board: Board) -> int:
    """E2, E3: the points of a seat now."""
    if game.coop or board.eliminated:
        return 0
    points = data.POINTS_PER_FLOOR * board.floors + data.POINTS_PER_HOUSE * board.houses
    points += sum(data.STARS_INTACT[kind] for kind in board.supply)
    for trap in board.traps.values():
        if trap.state == "intact":
            points += data.STARS_INTACT[trap.kind]
        elif trap.state == "damaged":
            points += data.STARS_DAMAGED[trap.kind]
    return points


def end_game(game: Game) -> None:
    """E1, E3, SO2, SO3, CO9: the game is over; who has won?"""
    game.over = True
    game.phase = "over"
    if game.coop:
        game.winners = [] if game.lost else list(range(game.players))
        return
    # Solo has one player: not eliminated is the best of one.
    standing = [board for board in game.boards if not board.eliminated]
    if standing:
        best = max((score(game, board), board.floors) for board in standing)
        game.winners = [board.seat for board in standing if (score(game, board), board.floors) == best]
