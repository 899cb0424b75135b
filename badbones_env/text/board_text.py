"""A position as text for the terminal, in colours where they are wanted: never wider than 80 columns."""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, TextIO

from ..config import GameConfig
from ..rules.catalogue import TRAP_SIGNS, TRAP_TABLE
from ..rules.constants import COLOUR_NAMES, DIRECTION_NAMES
from .spaces import SPACE_NAMES
from .wording import seat_name

ARROWS = {"n": "^", "e": ">", "s": "v", "w": "<"}
COLUMNS = 80
WIDTH = 9  # of a space
LEFT, RIGHT = 8, 11  # of the forests beside the board
_TRAP_LEGEND = "  ".join(f"{' '.join(trap.tiles.values())} {trap.name}" for trap in TRAP_TABLE)
LEGEND = "\n".join([
    "@ hero  T tower  >2 two skeletons walking east  (v) printed arrow, turns to v",
    *textwrap.wrap(f"{_TRAP_LEGEND}  x exploded bomb  ' damaged", COLUMNS),
    "gl waits in a forest: symbol p y r b g (purple, yellow, red, blue, green), then",
    "its home l t r (left, top, right), then a capital for a chief, F for a friend",
])  # fmt: skip

SYMBOL_CODES = {"p": "35", "y": "33", "r": "31", "b": "34", "g": "32"}
TOKEN = re.compile(r"\b([pyrbg])[ltr][A-Z]?\b")
_TRAPS = "|".join(re.escape(sign) for sign in sorted([*TRAP_SIGNS.values(), "x"], key=len, reverse=True))
SIGN = re.compile(rf"(@)|(T)|([v^<>]\d+)|((?:{_TRAPS})'?)|([v^<>]?\([v^<>]\))")
SIGN_CODES = ("1;36", "1;37", "1;31", "33", "2")  # hero, tower, skeletons, traps, printed arrows


def wants_colour(stream: TextIO | None) -> bool:
    """Colours go to terminals (None: whoever asked decides where the text goes), and nowhere if NO_COLOR is set."""
    return not os.environ.get("NO_COLOR") and (stream is None or stream.isatty())


def text(
    config: GameConfig,
    position: dict[str, Any],
    decisions: Mapping[int, str],
    colour: bool = False,
    names: Sequence[str] = (),
) -> str:
    """All boards, forests and supplies, and who is asked what."""
    lines = headline_lines(config, position, colour)
    for seat in range(config.players):
        lines += ["", *board_lines(config, position, seat, decisions.get(seat, "nothing"), colour, names)]
    return "\n".join([*lines, "", LEGEND])


def _painted(code: str, part: str) -> str:
    return f"\x1b[{code}m{part}\x1b[0m"


def _coloured(row: str) -> str:
    """A row of a board in colours: the spaces by what stands there, waiting tokens by their symbol."""

    def sign(match: re.Match[str]) -> str:
        return _painted(SIGN_CODES[(match.lastindex or 1) - 1], match[0])

    def tokens(part: str) -> str:
        return TOKEN.sub(lambda match: _painted(SYMBOL_CODES[match[1]], match[0]), part)

    left, *spaces = row.split("|")
    if not spaces:
        return tokens(row)
    edge = len(left) - WIDTH
    first, last = left[edge:], spaces.pop()
    painted = [SIGN.sub(sign, space) for space in (first, *spaces, last[:WIDTH])]
    return tokens(left[:edge]) + "|".join(painted) + tokens(last[WIDTH:])


def headline_lines(config: GameConfig, position: dict[str, Any], colour: bool = False) -> list[str]:
    """Mode, round, phase and bag; in co-op the common things too."""
    parts = [
        config.mode,
        f"round {position['round']}",
        f"phase {position['phase']}",
        f"{len(position['bag'])} tokens in the bag",
    ]
    if config.mode == "coop":
        parts += [f"capital {_of(position['capital'], 'house')}", f"supply: {_supply(position['supply'])}"]
        if "purse" in position:
            parts.append(f"{position['purse']} coins")
    lines = textwrap.wrap(" | ".join(parts), COLUMNS)
    return [_painted("1", line) for line in lines] if colour else lines


def _of(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _supply(supply: list[str]) -> str:
    counts = {name: supply.count(name) for name in dict.fromkeys(supply)}
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counts.items()) or "nothing"


def state_words(config: GameConfig, position: dict[str, Any], seat: int) -> str:
    """What a seat has left, in a few words."""
    board = position["board"][seat]
    if config.mode == "coop":
        words = [_of(len(board["towers"]), "tower")]
    else:
        words = [_of(board["floors"], "floor"), _of(board["houses"], "house")]
        words.append(_of(position["scores"][seat], "point"))
    words += [f"{board['coins']} coins"] if "coins" in board and position["phase"] == "market" else []
    words += [board["weapon"]] if board["weapon"] != "none" else []
    words += ["eliminated"] if seat in position["eliminated"] else []
    return ", ".join(words)


def board_lines(
    config: GameConfig,
    position: dict[str, Any],
    seat: int,
    decision: str = "nothing",
    colour: bool = False,
    names: Sequence[str] = (),
) -> list[str]:
    """One board: what its owner has, the spaces with printed arrows, the forests around them."""
    board = position["board"][seat]
    name = f"{names[seat]} ({seat_name(seat)})" if names else seat_name(seat)
    title = f"{name}  {state_words(config, position, seat)}" + (f"  ({decision}?)" if decision != "nothing" else "")
    rows = [_painted("1;4", title) if colour else title]
    if "supply" in board:
        rows += textwrap.wrap(f"supply: {_supply(board['supply'])}", COLUMNS, subsequent_indent="  ")
    drawn = _grid(config, board)
    return [*rows, *(map(_coloured, drawn) if colour else drawn)]


def _grid(config: GameConfig, board: dict[str, Any]) -> list[str]:
    """The rows of the board itself."""
    waiting: dict[str, list[str]] = {}
    for item in board["forest"]:
        slot, token = item.split(" ", 1)
        waiting.setdefault(slot, []).append(_short(token))
    arrows = printed_arrows(config, board)
    indent = " " * (LEFT + 3)
    rows = []

    def slots(side: str) -> None:
        queues = [waiting.get(f"{side}{column}", []) for column in "abcde"]
        if any(queues):
            rows.append((indent + " ".join(_crowd(tokens, WIDTH).center(WIDTH) for tokens in queues)).rstrip())

    slots("T")
    for rank in range(5, 0, -1):
        cells = [_cell(f"{column}{rank}", board, arrows) for column in "abcde"]
        left, right = (_crowd(waiting.get(f"{side}{rank}", []), width) for side, width in (("L", LEFT), ("R", RIGHT)))
        rows.append(f"{left:>{LEFT}} {rank} {'|'.join(map(_fit, cells))} {right}".rstrip())
    rows.append((indent + " ".join(f"{column:^{WIDTH}}" for column in "abcde")).rstrip())
    slots("B")
    if board["cemetery"]:
        rows += textwrap.wrap(f"cemetery: {', '.join(board['cemetery'])}", COLUMNS, subsequent_indent="  ")
    return rows


def printed_arrows(config: GameConfig, board: dict[str, Any]) -> dict[str, str]:
    """The signs of the printed arrows that can be seen: ``(v)`` turns both ways across to v, ``>(^)`` only one of them.

    Traps cover them, except bombs, and so do towers that stand.
    """
    coop = config.mode == "coop"
    covered = {trap.split()[0] for trap in board["traps"] if trap.split()[1] != "bomb"}
    covered |= set(board.get("towers", ["c3"]))
    turns: dict[tuple[int, int], list[str]] = {}
    for space, incoming, outgoing in config.parts.coop_arrows if coop else config.parts.arrows:
        turns.setdefault((space, outgoing), []).append(ARROWS[DIRECTION_NAMES[incoming]])
    signs: dict[str, str] = {}
    for (space, outgoing), turning in turns.items():
        name, turned = SPACE_NAMES[space], ARROWS[DIRECTION_NAMES[outgoing]]
        across = set(turning) == ({"<", ">"} if turned in "^v" else {"^", "v"})
        if name not in covered:
            signs[name] = signs.get(name, "") + ("" if across else "".join(turning)) + f"({turned})"
    return signs


def _short(token: str) -> str:
    words = token.split()
    return words[0] + (words[1][0].upper() if len(words) > 1 and words[1] not in COLOUR_NAMES else "")


def _crowd(tokens: list[str], width: int) -> str:
    """As many tokens as there is room for, and how many more there are."""
    shown = " ".join(tokens)
    count = len(tokens)
    while len(shown) > width and count:
        count -= 1
        shown = f"{' '.join(tokens[:count])}+{len(tokens) - count}"
    return shown


def _fit(item: str) -> str:
    return f"{item if len(item) <= WIDTH else item[: WIDTH - 1] + '+':^{WIDTH}}"


def _cell(space: str, board: dict[str, Any], arrows: Mapping[str, str]) -> str:
    parts = []
    if space in board.get("towers", ["c3"]):
        parts.append("T")
    if board["hero"] == space:
        parts.append("@")
    for trap in board["traps"]:
        words = trap.split()
        if words[0] == space:
            sign = "x" if words[-1] == "exploded" else TRAP_SIGNS[words[1]]
            parts.append(sign + ("'" if words[-1] == "damaged" else ""))
    facings = [item.split()[1] for item in board["skeletons"] if item.split()[0] == space]
    for facing, arrow in ARROWS.items():
        if facing in facings:
            parts.append(arrow + str(facings.count(facing)))
    if space in arrows:
        parts.append(arrows[space])
    return " ".join(parts) or "."
