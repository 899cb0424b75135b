"""What a seat sees, field by field, from the oracle's table: docs/environment.md and docs/tables.md in plain Python."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.oracle import data
from tests.oracle.model import Board, Game, Token, Trap, home_slot, slots
from tests.oracle.rounds import score

Fields = dict[str, Any]  # lists of numbers, or lists of such lists

ENCODINGS = ["compact", "complete"]
PHASES = ["market", "start", "hero", "trap", "skeletons", "over"]
DECISIONS = [
    "nothing", "market", "start", "hero", "trap", "advance", "lead", "flee", "send", "stop", "first", "weapon",
    "pick", "to", "face",
]  # fmt: skip
TILES = [*data.TILES, "bomb exploded"]
EDGE_NUMBERS = {"top edge": 41, "right edge": 42, "bottom edge": 43, "left edge": 44}
MAX_TOKENS = 199
MOST = 255  # of an entry
MAX_POINTS = 255


# The decisions.


def decision_of(game: Game, texts: list[str] | None) -> str:
    """What a seat is asked, told from the texts it may choose from."""
    if not texts:
        return "nothing"
    if game.phase == "market":
        return "market"
    verbs = {text.split()[0] for text in texts}
    if verbs & {"place", "retrieve"} or verbs == {"pass"}:
        return "trap"
    if "pass" in verbs or verbs & {"shoot", "freeze", "teleport", "cleave", "sweep", "turn"}:
        return "weapon"
    (verb,) = verbs
    return "hero" if verb == "move" else verb


# Small things.


def types() -> list[str]:
    """NOTATION: all types of tokens: by symbol, then home, plain before chiefs."""

    def rank(text: str) -> tuple[int, int, int]:
        kind = text.partition(" ")[2]
        return data.SYMBOLS.index(text[0]), data.HOMES.index(text[1]), 1 + data.KINDS.index(kind) if kind else 0

    return sorted(data.plain_models() + data.chief_models(), key=rank)


TYPES = types()


def one_hot(size: int, index: int | None) -> list[int]:
    """A list of zeros, with a one at an index if there is one."""
    return [int(i == index) for i in range(size)]


def plane(counts: Counter[str]) -> list[list[int]]:
    """Numbers by space as ranks 1..5 of columns a..e."""
    return [[counts[column + rank] for column in data.COLUMNS] for rank in data.RANKS]


def plane_of(spaces: Iterable[str]) -> list[list[int]]:
    """How often each space is named."""
    return plane(Counter(spaces))


def counted(names: list[str], items: Iterable[str]) -> list[int]:
    """How often each of the names is there."""
    numbers = Counter(items)
    return [numbers[name] for name in names]


def by_model(game: Game, tokens: list[Token], encoding: str) -> list[int]:
    """Tokens of a heap: by type, in compact by home slot."""
    if encoding == "complete":
        return counted(TYPES, [token.text for token in tokens])
    return counted(slots(game), [home_slot(game, token) for token in tokens])


def place_number(game: Game, place: str | None) -> int | None:
    """Spaces a1 b1 .. e5, then the slots."""
    return None if place is None else (data.SPACES + slots(game)).index(place)


def tile_name(trap: Trap) -> str:
    """The plane a tile lies on."""
    return "bomb exploded" if trap.state == "exploded" else trap.kind + trap.variant


# The parts of an observation.


def middle(game: Game, encoding: str) -> Fields:
    """What is the same for all seats."""
    fields: Fields = {
        "round": [min(game.round, MOST)],
        "phase": one_hot(len(PHASES), PHASES.index(game.phase)),
        "colour": [data.COLOURS.index(game.colour)],
        "bag": [len(game.bag)],
        "bag_models": by_model(game, game.bag, encoding),
    }
    if game.advanced:
        fields["stock"] = [game.stock.get(item, 0) for item in data.TRAPS + data.WEAPONS]  # no treasure is for sale
    if game.coop:
        fields["capital"] = [game.capital]
        fields["supply"] = counted(data.TRAPS, game.supply)
        if encoding == "complete":
            fields["returned"] = counted(data.TRAPS, game.returned)
        if game.advanced:
            fields["purse"] = [min(game.purse, MOST)]
    return fields


def subject_of(board: Board, decision: str) -> str | None:
    """Where the subject is: the space a weapon is used on, the place a move has come to, the stack that is next."""
    if board.aim is not None:
        return board.aim
    if board.journey is None:
        return board.stack[0] if board.stack and decision in ("lead", "first") else None
    reached = board.journey.reached or board.journey.origin
    return board.journey.origin if reached in EDGE_NUMBERS else reached


def mover_of(board: Board) -> Token | None:
    """The token a decision is about."""
    if board.turning is not None:
        return board.turning
    return board.journey.leader if board.journey is not None else None


def own(game: Game, board: Board, decision: str, encoding: str) -> Fields:
    """What one is asked."""
    mover = mover_of(board)
    fields: Fields = {
        "decision": one_hot(len(DECISIONS), DECISIONS.index(decision)),
        "subject": one_hot(40, place_number(game, subject_of(board, decision))),
        "movers": one_hot(15, None if mover is None else slots(game).index(home_slot(game, mover))),
    }
    if encoding == "complete":
        if game.advanced:
            fields["passed"] = [int(other in game.passed) for other in clockwise(game, board.seat)]
        fields["tokens"] = token_rows(game, board.seat)
    return fields


def clockwise(game: Game, seat: int) -> list[int]:
    """All seats, beginning with one."""
    return [(seat + distance) % game.players for distance in range(game.players)]


def token_rows(game: Game, seat: int) -> list[list[int]]:
    """All tokens on boards and in forests as rows of seven numbers."""
    rows = []
    for distance, other in enumerate(clockwise(game, seat)):
        board = game.boards[other]
        rows += sorted(token_row(game, distance, token) for token in board.skeletons + board.forest)
    return rows + [[0] * 7] * (MAX_TOKENS - len(rows))


def token_row(game: Game, distance: int, token: Token) -> list[int]:
    """One token as seven numbers."""
    place = place_number(game, token.place)
    assert place is not None
    return [
        1 + distance,
        1 + place,
        data.DIRECTIONS.index(token.facing),
        data.SYMBOLS.index(token.symbol),
        data.HOMES.index(token.home),
        1 + data.KINDS.index(token.kind) if token.kind else 0,
        int(token.colour == game.colour),
    ]


def whole_board(game: Game, board: Board, decision: str, encoding: str) -> Fields:
    """One's own board, and in `complete` everybody's."""
    tiles = TILES if game.advanced else data.BASE_TILES
    fields: Fields = {
        "skeletons": [
            plane_of(str(token.place) for token in board.skeletons if token.facing == direction)
            for direction in data.DIRECTIONS
        ],
        "waiting": counted(slots(game), [str(token.place) for token in board.forest]),
        "hero": plane_of([board.hero] if board.hero else []),
        "tiles": [plane_of(space for space, trap in board.traps.items() if tile_name(trap) == tile) for tile in tiles],
        "damaged": plane_of(space for space, trap in board.traps.items() if trap.state != "intact"),
    }
    if game.advanced:
        fields["frozen"] = plane_of(str(token.place) for token in board.skeletons if token.colour != game.colour)
        weapon = data.WEAPONS.index(board.weapon) if board.weapon != "none" else None
        fields["weapon"] = one_hot(len(data.WEAPONS), weapon)
    if game.chiefs:
        fields["chiefs"] = [
            plane_of(str(token.place) for token in board.skeletons if token.kind == kind) for kind in data.KINDS
        ]
    if game.coop:
        fields["towers"] = plane_of(board.towers)
    fields["cemetery"] = by_model(game, board.cemetery, encoding)
    fields |= in_both(game, board)
    if encoding == "compact":
        fields["pending"] = [int(decision != "nothing")]
    else:
        fields["pending"] = [DECISIONS.index(decision)]
        fields |= details(game, board)
    return fields


def in_both(game: Game, board: Board) -> Fields:
    """What is told of every board alike."""
    fields: Fields = {"out": [int(game.lost if game.coop else board.eliminated)]}
    if not game.coop:
        traps = data.TRAPS if game.advanced else data.BASE_TRAPS
        fields["floors"] = [board.floors]
        fields["houses"] = [board.houses]
        fields["supply"] = counted(traps, board.supply)
        fields["points"] = [min(score(game, board), MAX_POINTS)]
        if game.advanced:
            fields["coins"] = [min(board.coins, MOST)]
    return fields


def triggered(trap: Trap) -> bool:
    """Whether a trap counts as triggered in this round: catapult and hearse once they have a target."""
    if trap.kind in ("catapult", "hearse"):
        return trap.target is not None
    return trap.used or trap.sabotaged  # a treasure by a saboteur alone


def details(game: Game, board: Board) -> Fields:
    """What only `complete` tells of a board."""
    targets = {
        space: 1 + (trap.target - board.seat) % game.players
        for space, trap in board.traps.items()
        if trap.target is not None
    }
    return {
        "used": plane_of(space for space, trap in board.traps.items() if triggered(trap)),
        "target": plane(Counter(targets)),
        "kills": counted(TYPES, [token.text for token in board.slain if token.kind not in ("ghost", "emperor")]),
        "move": move_under_way(game, board),
    }


def move_under_way(game: Game, board: Board) -> list[int]:
    """A move that is being resolved, as six numbers."""
    journey = board.journey
    if journey is None:
        return [0] * 6
    begin = place_number(game, journey.origin)
    assert begin is not None
    reached = journey.reached or journey.origin
    return [
        1,
        1 + begin,
        EDGE_NUMBERS.get(reached) or 1 + (place_number(game, reached) or 0),
        data.DIRECTIONS.index(journey.direction),
        1 + TYPES.index(journey.leader.text),
        len(journey.members),
    ]


def rival(game: Game, board: Board, decision: str) -> Fields:
    """Another's board in `compact`."""
    fields: Fields = {
        "skeletons": plane_of(str(token.place) for token in board.skeletons),
        "waiting": [sum(str(token.place)[0] in side for token in board.forest) for side in ("L", "TB", "R")],
        "hero": [1 + data.SPACES.index(board.hero) if board.hero else 0],
        "pending": [int(decision != "nothing")],
        "cemetery": [len(board.cemetery)],
    }
    if game.coop:
        fields["towers"] = [len(board.towers)]
    if game.advanced:
        fields["weapon"] = [1 + data.WEAPONS.index(board.weapon) if board.weapon != "none" else 0]
    return fields | in_both(game, board)


def observation(game: Game, seat: int, encoding: str, legal: dict[int, list[str]]) -> Fields:
    """Everything that a seat sees, by the names of the fields."""
    decisions = [decision_of(game, legal.get(other)) for other in range(game.players)]
    fields = middle(game, encoding) | own(game, game.boards[seat], decisions[seat], encoding)
    for distance, other in enumerate(clockwise(game, seat)):
        board = game.boards[other]
        if distance and encoding == "compact":
            part = rival(game, board, decisions[other])
        else:
            part = whole_board(game, board, decisions[other], encoding)
        fields |= {f"board{distance}/{name}": value for name, value in part.items()}
    return fields
