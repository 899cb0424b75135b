"""A position as text for the terminal, in colours where they are wanted."""

from __future__ import annotations

import os
import re
from typing import Any, TextIO

from .rules.catalogue import TRAP_SIGNS, TRAP_TABLE

ARROWS = {"n": "^", "e": ">", "s": "v", "w": "<"}
WIDTH = 9
LEGEND = "  ".join([
    "@ hero  T tower  ^ > v < skeletons by facing and number",
    *(f"{' '.join(trap.tiles.values())} {trap.name}" for trap in TRAP_TABLE), "x exploded bomb  ' damaged",
])  # fmt: skip

SYMBOL_CODES = {"p": "35", "y": "33", "r": "31", "b": "34", "g": "32"}
TOKEN = re.compile(r"\b([pyrbg])[ltr][A-Z]?\b")
_TRAPS = "|".join(re.escape(sign) for sign in sorted([*TRAP_SIGNS.values(), "x"], key=len, reverse=True))
SIGN = re.compile(rf"(@)|(T)|([v^<>]\d+)|((?:{_TRAPS})'?)")
SIGN_CODES = ("1;36", "1;37", "1;31", "33")  # hero, tower, skeletons, traps


def wants_colour(stream: TextIO | None) -> bool:
    """Colours go to terminals (None: to whom it may concern), and nowhere if NO_COLOR is set."""
    return not os.environ.get("NO_COLOR") and (stream is None or stream.isatty())


def text(mode: str, position: dict[str, Any], asked: dict[int, str], colour: bool = False) -> str:
    """All boards, forests and supplies, and who is asked what."""
    paint = _painted if colour else _plain
    lines = [paint("1", _headline(mode, position))]
    for seat, board in enumerate(position["board"]):
        title, *rows = _board(seat, board, position, asked.get(seat, "nothing"))
        lines += ["", paint("1;4", title), *(_coloured(row) if colour else row for row in rows)]
    lines += ["", LEGEND]
    return "\n".join(lines)


def _plain(code: str, part: str) -> str:
    return part


def _painted(code: str, part: str) -> str:
    return f"\x1b[{code}m{part}\x1b[0m"


def _coloured(row: str) -> str:
    """A row of a board in colours: the spaces by what stands there, waiting tokens by their symbol."""
    left, *spaces = row.split("|")
    if not spaces:
        return TOKEN.sub(lambda found: _painted(SYMBOL_CODES[found[1]], found[0]), row)

    def sign(found: re.Match[str]) -> str:
        return _painted(SIGN_CODES[(found.lastindex or 1) - 1], found[0])

    def tokens(part: str) -> str:
        return TOKEN.sub(lambda found: _painted(SYMBOL_CODES[found[1]], found[0]), part)

    edge = len(left) - WIDTH
    first, last = left[edge:], spaces.pop()
    painted = [SIGN.sub(sign, space) for space in (first, *spaces, last[:WIDTH])]
    return tokens(left[:edge]) + "|".join(painted) + tokens(last[WIDTH:])


def _headline(mode: str, position: dict[str, Any]) -> str:
    parts = [
        mode,
        f"round {position['round']}",
        f"phase {position['phase']}",
        f"{len(position['bag'])} tokens in the bag",
    ]
    if mode == "coop":
        parts += [f"capital {position['capital']} houses", f"supply: {_supply(position['supply'])}"]
    if position["over"]:
        winners = ", ".join(f"p{p}" for p in position["winners"])
        parts.append(f"won by {winners}" if winners else "nobody has won")
    return " | ".join(parts)


def _supply(supply: list[str]) -> str:
    counts = {name: supply.count(name) for name in dict.fromkeys(supply)}
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counts.items()) or "nothing"


def _board(seat: int, board: dict[str, Any], position: dict[str, Any], asked: str) -> list[str]:
    title = f"p{seat}"
    if "floors" in board:
        title += (
            f"  tower {board['floors']} floors, village {board['houses']} houses, {position['scores'][seat]} points"
        )
        title += f", supply: {_supply(board['supply'])}"
    if board["weapon"] != "none":
        title += f", {board['weapon']}"
    if seat in position["eliminated"]:
        title += ", eliminated"
    if asked != "nothing":
        title += f"  ({asked}?)"
    waiting: dict[str, list[str]] = {}
    for item in board["forest"]:
        slot, token = item.split(" ", 1)
        waiting.setdefault(slot, []).append(token)
    rows = [title]
    top = [" ".join(_short(t) for t in waiting.get(f"T{c}", [])) for c in "abcde"]
    if any(top):
        rows.append(" " * 10 + " ".join(_fit(item) for item in top))
    for rank in range(5, 0, -1):
        cells = [_cell(f"{c}{rank}", board) for c in "abcde"]
        left = " ".join(_short(t) for t in waiting.get(f"L{rank}", []))
        right = " ".join(_short(t) for t in waiting.get(f"R{rank}", []))
        rows.append(f"{left[:7]:>7} {rank} " + "|".join(_fit(cell) for cell in cells) + f" {right}")
    rows.append(" " * 10 + " ".join(f"{c:^{WIDTH}}" for c in "abcde"))
    bottom = [" ".join(_short(t) for t in waiting.get(f"B{c}", [])) for c in "abcde"]
    if any(bottom):
        rows.append(" " * 10 + " ".join(_fit(item) for item in bottom))
    if board["cemetery"]:
        rows.append(f"   cemetery: {', '.join(board['cemetery'])}")
    return rows


def _short(token: str) -> str:
    words = token.split()
    return words[0] + (words[1][0].upper() if len(words) > 1 and words[1] not in ("white", "black") else "")


def _fit(item: str) -> str:
    return f"{item if len(item) <= WIDTH else item[: WIDTH - 1] + '+':^{WIDTH}}"


def _cell(space: str, board: dict[str, Any]) -> str:
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
    return " ".join(parts) or "."
