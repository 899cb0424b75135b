"""The things on the table: tokens, tiles, boards, the game.  Simple records and where things go."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from tests.oracle import data

# A board's part of a phase: it yields the texts its owner may choose from and is sent the chosen one.
Flow = Generator[list[str], str, Any]


@dataclass(eq=False)
class Token:
    """G4: one skeleton.  `place` is a space or slot while it stands on a board, else None."""

    symbol: str
    home: str
    kind: str = ""
    place: str | None = None
    facing: str = "n"
    colour: str = "white"
    sabotaged: bool = False  # CH8: it helped to trigger a trap in this phase 3

    @property
    def text(self) -> str:
        """NOTATION: the model as a text: `gl`, `pl artificer`."""
        return f"{self.symbol}{self.home} {self.kind}".strip()

    @property
    def rank(self) -> tuple[int, int, int]:
        """M12: place in the automatic order of tokens: symbol, home, plain before chiefs."""
        kind = 0 if self.kind == "" else 1 + data.KINDS.index(self.kind)
        return data.SYMBOLS.index(self.symbol), data.HOMES.index(self.home), kind


@dataclass(eq=False)
class Trap:
    """T2, M9: a tile that lies on a board."""

    kind: str
    variant: str = ""  # "/" or "\\" of a wall, ":white" or ":black" of a labyrinth
    state: str = "intact"  # intact | damaged | exploded
    used: bool = False  # it will be turned at the end of phase 3
    landed: bool = False  # DRA3: a dragon that landed on skeletons in this round
    target: int | None = None  # CAT1, HEA1: the seat chosen in this round
    sabotaged: bool = False  # CH8: a saboteur helped to trigger it in this phase 3


@dataclass(eq=False)
class Journey:
    """M8, M10: one move under way: a single skeleton, or an instructor's group.

    Its members stay where they stand until the move is decided.
    """

    members: list[Token]  # in the automatic order
    leader: Token  # the instructor of a group, else the only member
    origin: str  # the place where it began
    direction: str
    reached: str = ""  # the place or edge it has come to; "" while it is where it began
    passed: set[tuple[str, str]] = field(default_factory=set)  # M11: (space of a trap, direction of arrival)
    fled: set[str] = field(default_factory=set)  # DRA2: spaces of the dragons it fled from
    thrown: bool = False  # SPR1: in the air just now

    @property
    def alone(self) -> bool:
        """CH4: whether a single skeleton moves."""
        return len(self.members) == 1


@dataclass(eq=False)
class Board:
    """G1: one player's board and belongings."""

    seat: int
    hero: str | None
    floors: int = 0
    houses: int = 0
    towers: list[str] = field(default_factory=list)  # co-op: the standing ones
    supply: list[str] = field(default_factory=list)
    coins: int = 0
    weapon: str = "none"
    traps: dict[str, Trap] = field(default_factory=dict)
    skeletons: list[Token] = field(default_factory=list)
    forest: list[Token] = field(default_factory=list)
    cemetery: list[Token] = field(default_factory=list)
    eliminated: bool = False
    kills: list[Token] = field(default_factory=list)  # WP1: destroyed by the hero in his move, or in phase 3
    slain: list[Token] = field(default_factory=list)  # WP3: the same with those that a weapon destroyed
    stack: tuple[str, str] | None = None  # M12: place and facing of those whose turn it is, or a dragon landed on
    journey: Journey | None = None  # M10: the move that is being resolved
    aim: str | None = None  # WP4, WP10, WP11: the space a weapon has been used on, while more is asked about it
    turning: Token | None = None  # WP11: the token whose new facing is asked for

    def standing_on(self, space: str) -> list[Token]:
        """H2: the skeletons on a space."""
        return [token for token in self.skeletons if token.place == space]


@dataclass(eq=False)
class Game:
    """The options of a game and the whole table."""

    mode: str
    players: int
    advanced: bool
    chiefs: bool
    order: str
    draw: int
    rounds: int
    heroic: bool
    max_rounds: int
    boards: list[Board] = field(default_factory=list)
    round: int = 1
    phase: str = "hero"
    colour: str = "white"
    bag: list[Token] = field(default_factory=list)
    first: int = 0
    over: bool = False
    truncated: bool = False  # cut off by max_rounds
    winners: list[int] = field(default_factory=list)
    capital: int = 0
    entered: list[Token] = field(default_factory=list)  # CO13: those that entered the capital in this phase
    supply: list[str] = field(default_factory=list)  # co-op: the common one
    returned: list[str] = field(default_factory=list)  # co-op: retrieved in the phase 2 under way
    purse: int = 0
    lost: bool = False  # co-op
    stock: dict[str, int] = field(default_factory=dict)  # MK2: what the market still has
    passed: list[int] = field(default_factory=list)  # MK5: who buys no more
    draws: list[str] = field(default_factory=list)  # what phase 4 of this step draws

    @property
    def coop(self) -> bool:
        """CO1: whether all play together."""
        return self.mode == "coop"

    @property
    def buildings(self) -> tuple[int, int]:
        """S2, SO1: floors and houses of a seat when the game begins."""
        return data.FLOORS[self.mode], data.HOUSES[self.mode]

    @property
    def moved_colour(self) -> str:
        """G9: what a token shows that has moved."""
        return "black" if self.colour == "white" else "white"

    @property
    def asks_order(self) -> bool:
        """M12: whether owners are asked for the order of movement."""
        return self.order == "ask" and (self.chiefs or self.coop)

    def supply_of(self, board: Board) -> list[str]:
        """CO5: the tiles a seat may place: its own, in co-op the common ones."""
        return self.supply if self.coop else board.supply


# Where tokens go.


def take_up(game: Game, token: Token) -> None:
    """M6, A1: take a token from wherever it is."""
    piles = [game.bag]
    for board in game.boards:
        piles += [board.skeletons, board.forest, board.cemetery]
    for pile in piles:
        for index, other in enumerate(pile):
            if other is token:
                del pile[index]
                break
    token.place = None


def to_bag(game: Game, token: Token) -> None:
    """S1, H2: put a token into the bag."""
    take_up(game, token)
    game.bag.append(token)


def to_cemetery(game: Game, board: Board, token: Token) -> None:
    """M7, A1: put a token into a cemetery."""
    take_up(game, token)
    board.cemetery.append(token)


def out_of_game(game: Game, token: Token) -> None:
    """CH10, CH11: put a token back into the box."""
    take_up(game, token)


def to_space(game: Game, board: Board, token: Token, space: str, facing: str, colour: str) -> None:
    """M2: put a token on a space."""
    take_up(game, token)
    token.place, token.facing, token.colour = space, facing, colour
    board.skeletons.append(token)


def to_slot(game: Game, board: Board, token: Token, slot: str, colour: str) -> None:
    """A1, POR1: put a token into a forest slot, facing inwards."""
    take_up(game, token)
    token.place, token.facing, token.colour = slot, data.INWARD[slot[0]], colour
    board.forest.append(token)


# Geometry.


def shifted(space: str, columns: int, ranks: int) -> str | None:
    """G1: the space so many columns and ranks away, None if there is none."""
    column = data.COLUMNS.index(space[0]) + columns
    rank = data.RANKS.index(space[1]) + ranks
    if 0 <= column < 5 and 0 <= rank < 5:
        return data.COLUMNS[column] + data.RANKS[rank]
    return None


def ahead(place: str, direction: str) -> str:
    """G2, G3: what lies next in a direction: a space, or an edge.  From a slot: the space it opens to."""
    if place[0] in "LR":
        return ("a" if place[0] == "L" else "e") + place[1]
    if place[0] in "TB":
        return place[1] + ("5" if place[0] == "T" else "1")
    columns, ranks = data.DELTAS[direction]
    space = shifted(place, columns, ranks)
    return data.EDGES[direction] if space is None else space


def is_edge(place: str) -> bool:
    """G2: whether this is the outside of the board."""
    return place in data.EDGES.values()


def orthogonal_neighbours(space: str) -> dict[str, str]:
    """G1, G3: the spaces next to one, by direction."""
    found = {direction: ahead(space, direction) for direction in data.DIRECTIONS}
    return {direction: place for direction, place in found.items() if not is_edge(place)}


def neighbours(space: str) -> list[str]:
    """H1: the up to eight spaces around one."""
    steps = [(columns, ranks) for columns in (-1, 0, 1) for ranks in (-1, 0, 1) if (columns, ranks) != (0, 0)]
    found = [shifted(space, columns, ranks) for columns, ranks in steps]
    return sorted(place for place in found if place is not None)


def home_slot(game: Game, token: Token) -> str:
    """G4, G5, CO8: the slot of a token's home forest that shows its symbol."""
    table = data.COOP_HOME_SLOTS if game.coop else data.HOME_SLOTS
    return table[token.home][data.SYMBOLS.index(token.symbol)]


def slots(game: Game) -> list[str]:
    """G2: all slots of a board, in the automatic order."""
    return data.LEFT_SLOTS + (data.BOTTOM_SLOTS if game.coop else data.TOP_SLOTS) + data.RIGHT_SLOTS


def is_tower(game: Game, board: Board, space: str) -> bool:
    """G1, M13, CO7: whether a tower stands here.

    The base tower keeps taking in skeletons without floors; a co-op tower is gone once hit.
    """
    return space in board.towers if game.coop else space == data.BASE_TOWER


def hero_fights_on(game: Game, board: Board, space: str) -> bool:
    """M4, CO12: whether arriving here means meeting the hero outside a tower."""
    return board.hero == space and not is_tower(game, board, space)


def in_order_on_space(game: Game, tokens: list[Token]) -> list[Token]:
    """M12: the automatic order of the tokens of one space: facing, then token; of those alike, still to move first."""

    def place_in_order(token: Token) -> tuple[int, tuple[int, int, int], bool]:
        return data.DIRECTIONS.index(token.facing), token.rank, token.colour != game.colour

    return sorted(tokens, key=place_in_order)


# Choices.


def ask(options: list[str]) -> Flow:
    """NOTATION: put a choice to the owner, unless there is only one answer.  Returns the answer."""
    distinct = list(dict.fromkeys(options))
    if len(distinct) == 1:
        return distinct[0]
    answer = yield distinct
    return answer


def other_seats(game: Game, board: Board) -> list[int]:
    """CAT1, SO1: the seats skeletons can be sent to; alone, one's own."""
    if game.mode == "solo":
        return [board.seat]
    return [seat for seat in range(game.players) if seat != board.seat]


def choose_other_seat(game: Game, board: Board) -> Flow:
    """M7, CAT1: the owner chooses an opponent.  Returns a seat."""
    answer = yield from ask([f"send p{seat}" for seat in other_seats(game, board)])
    return int(answer.removeprefix("send p"))
