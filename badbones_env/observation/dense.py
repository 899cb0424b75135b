"""What a seat observes, as one vector of small integers (uint8), in two encodings made from one table.

The table (:func:`fields`) gives every field a name, a shape and a meaning; the spaces, the named views, the
documentation and the offsets of the compiled writer all come from it. Everything is relative to the observer: its own
board first, then the others clockwise; a seat is named by its clockwise distance. Nothing hidden is in it: neither the
chance of the game nor what others have chosen but not yet revealed.

- ``compact`` (the default) is what a good player looks at: on one's own board how many skeletons stand where,
  facing which way, what waits in which slot, traps, hero, buildings, supplies; of the others how many skeletons stand
  where and wait in which forest, their hero, buildings, supply, points. It leaves out which symbol and home a skeleton
  on a space has (only chiefs on one's own board are told apart) and whether it has moved, which traps have been used in
  this phase and whom they aim at, the hero's kills of this phase, which tokens of a slot, cemetery or bag are chiefs;
  and of the other boards facings, slots, chiefs, traps that lie there, moves and decisions under way.
- ``complete`` is everything that the rules let a player see, the tokens as a list of entries.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..config import GameConfig
from ..errors import check_name
from ..rules import constants as c
from .dense_kernels import MOVE_FEATURES, TOKEN_FEATURES

ENCODINGS = ("compact", "complete")
SPACE_LABELS = "a1 b1 .. e1 a2 .. e5"


@dataclass(frozen=True)
class Field:
    """A run of entries: where it begins (in a board's block: counted from the block's beginning) and what it means."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    offset: int = 0

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


PENDING = Field("pending", (1,), 1, "1 if the seat has a decision to make")


def fields(config: GameConfig, encoding: str) -> tuple[list[Field], ...]:
    """The table: fields of the middle, of the observer, of its board and of each other board, without offsets."""
    complete, coop = encoding == "complete", config.mode == "coop"
    advanced, chiefs, n = config.advanced, config.chiefs, config.players
    # advanced tiles cannot come up in a base game
    tiles = c.TILE_NAMES[1:] if advanced else c.TILE_NAMES[1 : c.BASE_TILES + 1]
    models = (c.TYPES,) if complete else (15,)
    by = "token type, in the order of the notation" if complete else "home slot L1..L5, Ta..Te, R1..R5"

    middle = [
        Field("round", (1,), 255, "the round; 255 from round 255 on"),
        Field("phase", (6,), 1, f"one-hot: {', '.join(c.PHASE_NAMES)}"),
        Field("colour", (1,), 1, "what tokens still to move show: 0 white, 1 black; after the end it means nothing"),
        Field("bag", (1,), 199, "tokens in the bag"),
        Field("bag_models", models, 255, f"tokens in the bag by {by}"),
    ]
    if advanced:
        names = ", ".join(c.TRAP_NAMES + c.WEAPON_NAMES)
        middle.append(Field("stock", (c.ITEMS,), 99, f"what is left in the market: {names}"))
    if coop:
        middle.append(Field("capital", (1,), 6, "houses of the capital"))
        middle.append(Field("supply", (c.TRAPS,), 99, f"the common supply: {', '.join(c.TRAP_NAMES)}"))
        if complete:
            middle.append(Field("returned", (c.TRAPS,), 99, "retrieved in this phase, not to be taken yet"))
        if advanced:
            middle.append(Field("purse", (1,), 255, "coins in the common purse"))

    own = [
        Field(
            "decision",
            (len(c.DECISION_NAMES),),
            1,
            f"one-hot, the pending decision: {', '.join(c.DECISION_NAMES)}",
        ),
        Field(
            "subject",
            (40,),
            1,
            f"one-hot, where the decision's subject is ({SPACE_LABELS}, then the slots): the place that a move has "
            "come to (or began at, if it has left the board), the stack of `first`, `lead` and `stop`, the space that "
            "a weapon is used on",
        ),
        Field(
            "movers",
            (15,),
            1,
            "one-hot, home slot (L1..L5, Ta..Te, R1..R5) of the token that moves (of a group: of its leader) or that "
            "the rapier turns",
        ),
    ]
    if advanced and complete:
        own.append(Field("passed", (n,), 1, "who has passed in the market, oneself first"))
    if complete:
        own.append(
            Field(
                "tokens",
                (c.TOKENS, TOKEN_FEATURES),
                40,
                "all tokens on boards and in forests, one's own first, a seat's in no particular order: 1 + distance "
                "of the seat (0 = no more), "
                f"1 + place ({SPACE_LABELS}, L1..L5, Ta..Te, R1..R5), facing ({' '.join(c.DIRECTION_NAMES)}), symbol "
                f"({' '.join(c.SYMBOL_NAMES)}), home ({' '.join(c.HOME_NAMES)}), kind ({' '.join(c.KIND_NAMES)}), "
                "1 if still to move",
            )
        )

    board = [
        Field("skeletons", (4, 5, 5), 199, "skeletons by facing (n e s w), rank 1..5, column a..e"),
        Field("waiting", (15,), 199, "tokens in the slots L1..L5, Ta..Te (co-op Ba..Be), R1..R5"),
        Field("hero", (5, 5), 1, "where the hero stands, by rank and column; all 0 if it is gone"),
        Field("tiles", (len(tiles), 5, 5), 1, f"one plane each: {', '.join(tiles)}"),
        Field("damaged", (5, 5), 1, "damaged (or exploded) tiles"),
    ]
    if advanced:
        board.append(
            Field("frozen", (5, 5), 199, "skeletons that do not show `colour`: frozen, or moved already in phase 3")
        )
    if chiefs:
        board.append(Field("chiefs", (7, 5, 5), 3, f"one plane each: {', '.join(c.KIND_NAMES[1:])}"))
    board += holdings(
        config,
        towers=Field("towers", (5, 5), 1, "standing towers"),
        pending=Field("pending", (1,), 14, "the pending decision, numbered as in `decision`") if complete else PENDING,
        weapon=Field("weapon", (8,), 1, f"one-hot: {', '.join(c.WEAPON_NAMES)}"),
        cemetery=Field("cemetery", models, 199, f"tokens in the cemetery by {by}"),
    )
    if complete:
        board += [
            Field(
                "used",
                (5, 5),
                1,
                "traps triggered in this round: catapults and hearses once they have a target, treasures by a saboteur",
            ),
            Field("target", (5, 5), 6, "catapults, hearses: 1 + distance of the target from the owner"),
            Field(
                "kills",
                (c.TYPES,),
                12,
                "sent to the bag by the hero, its weapon included, in its last move or in phase 3, by type",
            ),
            Field(
                "move",
                (MOVE_FEATURES,),
                255,
                "a move under way: 1, 1 + place where it began, 1 + place reached (41..44: beyond the n e s w edge), "
                "direction, 1 + type of the token or leader, how many move",
            ),
        ]
        return middle, own, board, board if n > 1 else []

    rival = [
        Field("skeletons", (5, 5), 199, "skeletons by rank 1..5, column a..e"),
        Field("waiting", (3,), 199, "tokens in the left, top (co-op: bottom) and right forest"),
        Field("hero", (1,), 25, f"1 + where the hero stands ({SPACE_LABELS}), 0 if it is gone"),
    ]
    rival += holdings(
        config,
        towers=Field("towers", (1,), 25, "how many towers stand"),
        pending=PENDING,
        weapon=Field("weapon", (1,), 8, f"0 none, then {', '.join(c.WEAPON_NAMES)}"),
        cemetery=Field("cemetery", (1,), 199, "tokens in the cemetery"),
    )
    return middle, own, board, rival if n > 1 else []


def holdings(config: GameConfig, towers: Field, pending: Field, weapon: Field, cemetery: Field) -> list[Field]:
    """The fields of what belongs to a seat; those given differ between one's own board and the others'."""
    coop, advanced = config.mode == "coop", config.advanced
    traps = c.TRAP_NAMES if advanced else c.TRAP_NAMES[: c.BASE_TRAPS]
    seat_fields = [towers]
    if not coop:
        seat_fields = [
            Field("floors", (1,), c.MAX_FLOORS, "floors of the tower"),
            Field("houses", (1,), c.MAX_HOUSES, "houses of the village"),
            Field("supply", (len(traps),), 99, f"traps in the supply: {', '.join(traps)}"),
        ]
    seat_fields.append(pending)
    if advanced and not coop:
        seat_fields.append(Field("coins", (1,), 255, "coins"))
    if advanced:
        seat_fields.append(weapon)
    out = "1 if the loss of the game is sealed" if coop else "1 if the seat's elimination is sealed"
    seat_fields += [cemetery, Field("out", (1,), 1, out)]
    return seat_fields if coop else [*seat_fields, Field("points", (1,), 255, "points by E2")]


GROUPS = ("middle_", "own_", "board_", "rival_")  # the four lists of the table, as the compiled writer names them


def _offsets() -> np.dtype[Any]:
    """The record in which the compiled writer finds where each field begins and how long it is, and the blocks."""
    names: dict[str, None] = {}
    for mode, advanced, chiefs, encoding in product(c.MODE_NAMES, (False, True), (False, True), ENCODINGS):
        table = fields(GameConfig(mode, advanced=advanced, chiefs=chiefs), encoding)
        for group, listed in zip(GROUPS[: 3 if table[3] is table[2] else 4], table, strict=False):
            names |= {group + field.name: None for field in listed}
    entries = [entry for name in names for entry in (name, f"{name}_size")]
    plain = np.dtype([(name, np.int64) for name in [*entries, "shared", "first_board", "board_size", "rival_size"]])
    return np.dtype((np.record, plain))


OFFSETS = _offsets()


class Observation:
    """The layout of an observation: offsets, space, named views and documentation."""

    dtype = np.uint8

    def __init__(self, config: GameConfig, encoding: str = "compact") -> None:
        self.config, self.encoding = config, check_name(encoding, "observation", ENCODINGS)
        middle, own, board, rival = fields(config, encoding)
        self.offsets = np.full(OFFSETS.itemsize // 8, -1, np.int64).view(OFFSETS)  # (1,)
        shared, self.shared = self._place("middle_", middle, 0)  # the entries that all seats share come first
        private, self.first_board = self._place("own_", own, self.shared)
        self.fields = shared + private
        self.board_fields, self.board_size = self._place("board_", board, 0)
        # in ``complete`` the others' blocks are like one's own: the compiled writer knows no shorter ones
        self.rival_fields, self.rival_size = self._place("board_" if rival is board else "rival_", rival, 0)
        self.size = self.first_board + self.board_size + (config.players - 1) * self.rival_size
        for name in ("shared", "first_board", "board_size", "rival_size"):
            self.offsets[name] = getattr(self, name)

    def _place(self, group: str, listed: list[Field], start: int) -> tuple[list[Field], int]:
        """The fields one after the other from an index on, and the index after the block.

        Blocks are filled up with zeros to whole words of 8 entries, so that they can be copied word by word.
        """
        names = [field.name for field in listed]
        if "waiting" in names and names[names.index("waiting") - 1] != "skeletons":
            raise ValueError(
                "the field waiting has to follow skeletons: t.cell and t.rival_cell number both in one run"
            )
        placed = []
        for field in listed:
            placed.append(replace(field, offset=start))
            self.offsets[group + field.name], self.offsets[f"{group}{field.name}_size"] = start, field.size
            start += field.size
        return placed, -(-start // 8) * 8

    def bounds(self) -> NDArray[np.uint8]:
        """The highest value of every entry (the lowest is 0)."""
        high = np.ones(self.size, np.uint8)  # also the entries that only fill up a block
        for start, field in self.places().values():
            high[start : start + field.size] = field.high
        return high

    def places(self) -> dict[str, tuple[int, Field]]:
        """Where every field begins, by the names that ``views`` uses."""
        places = {field.name: (field.offset, field) for field in self.fields}
        start = self.first_board
        for k in range(self.config.players):
            for field in self.rival_fields if k else self.board_fields:
                places[f"board{k}/{field.name}"] = (start + field.offset, field)
            start += self.rival_size if k else self.board_size
        return places

    def views(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Named views of an observation (or of an array of them: the last axis is taken apart), without copying.

        Board fields are named ``board0/hero`` (one's own), ``board1/hero`` (the next clockwise), ...
        """
        head = observation.shape[:-1]
        return {
            name: observation[..., start : start + field.size].reshape(*head, *field.shape)
            for name, (start, field) in self.places().items()
        }

    def table(self) -> str:
        """The documentation of every index, as a Markdown table."""
        rows = ["| index | field | shape | range | meaning |", "|---|---|---|---|---|"]
        for field in self.fields:
            rows.append(_row(field, field.offset, field.name))
        for field in self.board_fields:
            rows.append(_row(field, self.first_board + field.offset, f"board0/{field.name}"))
        if self.config.players > 1:
            start = self.first_board + self.board_size
            for field in self.rival_fields:
                rows.append(_row(field, start + field.offset, f"board1/{field.name}"))
        if self.config.players > 2:
            rest = f"the other boards, clockwise, {self.rival_size} entries each like board1"
            rows.append(f"| {start + self.rival_size}..{self.size - 1} | board2/... | | | {rest} |")
        return "\n".join(rows)


def _row(field: Field, start: int, name: str) -> str:
    index = str(start) if field.size == 1 else f"{start}..{start + field.size - 1}"
    shape = " x ".join(map(str, field.shape))
    return f"| {index} | {name} | {shape} | 0..{field.high} | {field.meaning} |"
