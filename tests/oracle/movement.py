"""Phase 3: how skeletons move, what the places they come to do to them, and in which order they go."""

from __future__ import annotations

from tests.oracle import data
from tests.oracle.chiefs import (
    destroyed_by_hero,
    destroyed_by_trap,
    emperor_conquers_team,
    enters_base_tower,
    enters_capital,
    enters_coop_tower,
    enters_village,
    rebuild_tower,
)
from tests.oracle.model import (
    Board,
    Flow,
    Game,
    Journey,
    Token,
    Trap,
    ahead,
    ask,
    choose_other_seat,
    hero_fights_on,
    home_slot,
    is_edge,
    is_tower,
    orthogonal_neighbours,
    slots,
    to_cemetery,
    to_slot,
    to_space,
)


def set_out(board: Board, members: list[Token], leader: Token) -> Journey:
    """CH5: a move begins; a group takes its leader's facing, whatever becomes of the move."""
    # JUDGEMENT: while a question is open in the middle of the move, all are shown as they stood before it.
    assert leader.place is not None
    board.journey = Journey(list(members), leader, leader.place, leader.facing)
    return board.journey


# Order.


def still_to_move(game: Game, board: Board) -> list[Token]:
    """G9, M1: the tokens that show the colour the phase began with."""
    return [token for token in board.skeletons + board.forest if token.colour == game.colour]


def stack_of(token: Token) -> tuple[str, str]:
    """M12: the stack a token belongs to: its place and facing."""
    assert token.place is not None
    return token.place, token.facing


def stacks_in_order(game: Game, board: Board) -> list[tuple[str, str]]:
    """M12: the stacks still to move, in the automatic order: instructors' stacks on spaces, spaces, slots."""
    places = data.SPACES + slots(game)
    tokens = still_to_move(game, board)
    led = {stack_of(token) for token in tokens if leads_group(token)}

    def rank(stack: tuple[str, str]) -> tuple[bool, int, int]:
        place, facing = stack
        return stack not in led, places.index(place), data.DIRECTIONS.index(facing)

    return sorted({stack_of(token) for token in tokens}, key=rank)


def stack_text(stack: tuple[str, str]) -> str:
    """NOTATION: how a stack is named: `a3 e`, `L3`."""
    place, facing = stack
    return f"{place} {facing}" if place in data.SPACES else place


def move_skeletons(game: Game, board: Board) -> Flow:
    """M1, M12: all skeletons of a board move, one at a time, in the owner's order or the automatic one."""
    while still_to_move(game, board):
        if is_asked(game, board):
            yield from move_next_by_choice(game, board)
        else:
            yield from move_next(game, board)


def is_asked(game: Game, board: Board) -> bool:
    """M12: whether the owner says who moves next: in co-op always, else while a chief is still to move."""
    chief_left = any(token.kind for token in still_to_move(game, board))
    return game.asks_order and (game.coop or chief_left)


def move_next_by_choice(game: Game, board: Board) -> Flow:
    """M12, CH5: the owner names a stack and one token of it; that one moves, an instructor with its group."""
    stacks = stacks_in_order(game, board)
    answer = yield from ask([f"advance {stack_text(stack)}" for stack in stacks])
    stack = next(stack for stack in stacks if f"advance {stack_text(stack)}" == answer)
    board.stack = stack
    token = yield from choose_token("first", stack_in_order(game, board, stack))
    members = group_around(game, board, stack[0]) if leads_group(token) else [token]
    yield from advance(game, board, members, token)


def move_next(game: Game, board: Board) -> Flow:
    """M12, CH5: the next token of the automatic order moves, or the group of an instructor."""
    stack = stacks_in_order(game, board)[0]
    board.stack = stack
    tokens = stack_in_order(game, board, stack)
    if any(leads_group(token) for token in tokens):
        members = group_around(game, board, stack[0])
        leader = yield from choose_leader(members)
        yield from advance(game, board, members, leader)
    else:
        yield from advance(game, board, tokens[:1], tokens[0])


def stack_in_order(game: Game, board: Board, stack: tuple[str, str]) -> list[Token]:
    """M12: those of a stack that are still to move, in the automatic order."""
    tokens = [token for token in still_to_move(game, board) if stack_of(token) == stack]
    return sorted(tokens, key=lambda token: token.rank)


def choose_token(verb: str, tokens: list[Token]) -> Flow:
    """M12, CO7: the owner names one of these by its type.  Returns it."""
    answer = yield from ask([f"{verb} {token.text}" for token in tokens])
    return next(token for token in tokens if f"{verb} {token.text}" == answer)


def leads_group(token: Token) -> bool:
    """CH5: whether this is an instructor on a space; in a slot nobody is grouped."""
    return token.kind == "instructor" and token.place in data.SPACES


def group_around(game: Game, board: Board, space: str) -> list[Token]:
    """CH5: all on a space that have not moved yet, in the automatic order."""
    members = [token for token in still_to_move(game, board) if token.place == space]
    return sorted(members, key=lambda token: token.rank)


def choose_leader(members: list[Token]) -> Flow:
    """CH5: the instructor that leads; of several the owner chooses."""
    # JUDGEMENT: any instructor of the space can lead, not only those of the stack whose turn it is.
    instructors = [token for token in members if token.kind == "instructor"]
    answer = yield from ask([f"lead {token.symbol}{token.home}" for token in instructors])
    return next(token for token in instructors if f"lead {token.symbol}{token.home}" == answer)


# One move.


def held_by_labyrinth(game: Game, board: Board, place: str) -> bool:
    """LAB1: whether tokens that are to move now cannot leave this place."""
    trap = board.traps.get(place)
    return trap is not None and trap.kind == "labyrinth" and trap.variant != ":" + game.colour


def advance(game: Game, board: Board, members: list[Token], leader: Token) -> Flow:
    """M2, LAB1, CH5: one skeleton, or a group, makes its move."""
    journey = set_out(board, members, leader)
    if held_by_labyrinth(game, board, journey.origin):
        stop(game, journey)
    else:
        yield from travel(game, board, journey, ahead(journey.origin, journey.direction))
    board.journey = None


def flee_landing(game: Game, board: Board, members: list[Token], leader: Token, space: str) -> Flow:
    """DRA3, CH5: a dragon lands on these; they flee from it."""
    journey = set_out(board, members, leader)
    there = yield from flee(board, journey, space)
    if there is None:
        stop(game, journey)
    else:
        yield from travel(game, board, journey, there)
    board.journey = None


def travel(game: Game, board: Board, journey: Journey, there: str) -> Flow:
    """M8: come to a place, and to whatever place that sends on to, until the move is done."""
    place: str | None = there
    while place is not None:
        journey.reached = place
        if is_edge(place):
            yield from leave_board(game, board, journey, place)
            return
        place = yield from enter(game, board, journey, place)


def enter(game: Game, board: Board, journey: Journey, space: str) -> Flow:
    """M3, M4, M5, M8, BAR3: arrive on a space.  Returns the place it sends on to, or None if the move is done."""
    trap = board.traps.get(space)
    if trap is not None and trap.kind == "barricade":
        hit_barricade(game, board, journey, trap)
        return None
    if hero_fights_on(game, board, space):
        meet_hero(game, board, journey)
        return None
    if is_tower(game, board, space):
        yield from enter_tower(game, board, journey, space)
        return None
    if rebuilds(game, board, journey, space):
        rebuild_tower(game, board, journey.leader, space)
        return None
    if trap is None or trap.state == "exploded":
        settle(game, board, journey, space)
        return None
    there = yield from enter_trap(game, board, journey, space, trap)
    return there


def meet_hero(game: Game, board: Board, journey: Journey) -> None:
    """M4, WP1: arrive on the hero: destroyed; whatever lies under the hero does nothing."""
    board.kills += journey.members
    destroyed_by_hero(game, board, journey.members)


def settle(game: Game, board: Board, journey: Journey, space: str) -> None:
    """M2, M3, G6, G8, TRE2: stay on the space; an arrow turns, a treasure next to it turns more strongly."""
    if game.coop and space in data.COOP_TOWERS:  # CH10
        emperor_enters(game, journey)
    facing = journey.direction
    trap = board.traps.get(space)
    if trap is None or trap.kind == "bomb":
        arrows = data.COOP_ARROWS if game.coop else data.BASE_ARROWS
        facing = arrows.get(space, {}).get(facing, facing)
    # JUDGEMENT: who stands on one treasure is not turned towards another; between two the first of n e s w attracts.
    if trap is None or trap.kind != "treasure":
        for direction, place in orthogonal_neighbours(space).items():
            if place in board.traps and board.traps[place].kind == "treasure":
                facing = direction
                break
    for token in journey.members:
        to_space(game, board, token, space, facing, game.moved_colour)


def rebuilds(game: Game, board: Board, journey: Journey, space: str) -> bool:
    """CH4: whether this is a friend that arrives alone on a ruin with nothing on it."""
    # JUDGEMENT: also on a board that has lost its last tower; the loss stands all the same.
    if not game.coop or space not in data.COOP_TOWERS or is_tower(game, board, space):
        return False
    others = [token for token in board.standing_on(space) if token is not journey.leader]
    free = space not in board.traps and not others and board.hero != space
    return free and journey.alone and journey.leader.kind == "friend"


def emperor_enters(game: Game, journey: Journey) -> None:
    """CH10: an emperor among these has reached a co-op tower's space: the team has lost, and he is gone."""
    for token in list(journey.members):
        if token.kind == "emperor":
            emperor_conquers_team(game, token)
            journey.members.remove(token)


def stop(game: Game, journey: Journey) -> None:
    """BAR1, BAR2, LAB1, M11, CH5: stay where the move began, with the leader's facing; show the other side."""
    for token in journey.members:
        token.colour = game.moved_colour
        token.facing = journey.leader.facing


def trigger(game: Game, trap: Trap, journey: Journey) -> None:
    """M9, M10, DRA4, CH8: note that a trap is used, and by whom."""
    if game.phase == "trap" and trap.landed:
        return
    trap.used = trap.kind != "treasure"  # which is stolen, not used up
    if game.phase == "skeletons":
        for token in journey.members:
            if token.kind == "saboteur":
                token.sabotaged = True
                trap.sabotaged = True


def hit_barricade(game: Game, board: Board, journey: Journey, trap: Trap) -> None:
    """BAR1, BAR2, SPR2, CH9: nobody gets onto a barricade."""
    trigger(game, trap, journey)
    if journey.thrown:
        destroyed_by_trap(game, board, journey.members)
    else:
        stop(game, journey)


def enter_trap(game: Game, board: Board, journey: Journey, space: str, trap: Trap) -> Flow:
    """M8, M11: a trap acts.  Returns the place it sends on to, or None if the move is done."""
    if (space, journey.direction) in journey.passed:
        stop(game, journey)
        return None
    journey.passed.add((space, journey.direction))
    journey.thrown = False
    # JUDGEMENT: an emperor counts as soon as he reaches the space, so he triggers nothing that lets him stand there
    if trap.kind in ("labyrinth", "treasure") and game.coop and space in data.COOP_TOWERS:  # CH10
        emperor_enters(game, journey)
        if not journey.members:
            return None
    trigger(game, trap, journey)

    onward = sent_on(trap.kind, trap.variant, space, journey.direction)
    if onward is not None:
        journey.thrown = trap.kind == "spring"
        there, journey.direction = onward
        return there
    if trap.kind == "dragon":  # DRA1
        there = yield from flee(board, journey, space)
        if there is None:
            stop(game, journey)
        return there

    if trap.kind in ("catapult", "hearse"):  # CAT1, HEA1
        yield from carry_off(game, board, journey, trap)
    elif trap.kind == "bomb":  # BOM1
        destroyed_by_trap(game, board, journey.members)
    elif trap.kind == "portal":  # POR1, CH6
        slot = home_slot(game, journey.leader)
        for token in journey.members:
            to_slot(game, board, token, slot, game.moved_colour)
    elif trap.kind in ("labyrinth", "treasure"):  # LAB1, TRE3, CH8
        settle(game, board, journey, space)
    else:
        raise AssertionError(trap.kind)
    return None


def sent_on(kind: str, variant: str, space: str, direction: str) -> tuple[str, str] | None:
    """WAL1, SPR1: the place that a trap sends on to in the same move, and the direction; None if it does not."""
    if kind == "wall":  # WAL1
        direction = data.BOUNCE[variant][direction]
        return ahead(space, direction), direction
    if kind == "spring":  # SPR1
        return flight(space, direction), direction
    return None


def flight(space: str, direction: str) -> str:
    """SPR1: where a spring throws to: two spaces on, or out over the edge."""
    over = ahead(space, direction)
    return over if is_edge(over) else ahead(over, direction)


def carry_off(game: Game, board: Board, journey: Journey, trap: Trap) -> Flow:
    """CAT1, HEA1, M10: to the cemetery chosen when the first one of the round arrived."""
    if trap.target is None:
        trap.target = yield from choose_other_seat(game, board)
    for token in journey.members:
        to_cemetery(game, game.boards[trap.target], token)


def flee(board: Board, journey: Journey, space: str) -> Flow:
    """DRA1, DRA2: the owner chooses where to flee from the dragon.  Returns the place, or None if there is none."""
    journey.fled.add(space)
    directions = []
    for direction in data.DIRECTIONS:
        place = ahead(space, direction)
        trap = board.traps.get(place)
        if place in journey.fled or (trap is not None and trap.kind == "barricade"):
            continue
        directions.append(direction)
    if not directions:
        return None
    answer = yield from ask([f"flee {direction}" for direction in directions])
    journey.direction = answer.removeprefix("flee ")
    return ahead(space, journey.direction)


def enter_tower(game: Game, board: Board, journey: Journey, space: str) -> Flow:
    """M5, CO7, CO12, CH4, CH6, CH10: arrive on a tower; in co-op it stops one, and the others come to a ruin."""
    if not game.coop:
        for token in list(journey.members):
            enters_base_tower(game, board, token)
        return
    emperor_enters(game, journey)
    while journey.members and is_tower(game, board, space):
        token = journey.members[0]
        if game.asks_order:
            token = yield from choose_token("stop", journey.members)
        enters_coop_tower(game, board, token, space)
        journey.members.remove(token)
    if journey.members and hero_fights_on(game, board, space):
        meet_hero(game, board, journey)
    elif journey.members:
        settle(game, board, journey, space)


def leave_board(game: Game, board: Board, journey: Journey, edge: str) -> Flow:
    """M6, M7, G10, SO1, CO2, CO3, CH6: leave by a side."""
    if edge == "bottom edge" and not game.coop:
        for token in journey.members:
            enters_village(game, board, token)
        return
    if edge == "top edge" and game.coop:
        for token in journey.members:
            enters_capital(game, board, token)
        return
    if game.mode == "solo":
        seat = board.seat
    elif edge == "left edge":
        seat = (board.seat + 1) % game.players
    elif edge == "right edge":
        seat = (board.seat - 1) % game.players
    else:
        seat = yield from choose_other_seat(game, board)
    for token in journey.members:
        to_cemetery(game, game.boards[seat], token)
