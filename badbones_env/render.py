"""A position as text for the terminal."""

from __future__ import annotations

from typing import Any

ARROWS = {"n": "^", "e": ">", "s": "v", "w": "<"}
TRAP_SIGNS = {
    "wall/": "/", "wall\\": "\\", "catapult": "C", "dragon": "D", "treasure": "$", "barricade": "#", "bomb": "o",
    "hearse": "H", "labyrinth:white": "Lw", "labyrinth:black": "Lb", "portal": "P", "spring": "S",
}  # fmt: skip
WIDTH = 9
LEGEND = (
    "@ hero  T tower  ^ > v < skeletons by facing and number  / \\ walls  C catapult  D dragon  $ treasure  # barricade"
    "  o bomb (x exploded)  H hearse  L labyrinth  P portal  S spring  ' damaged"
)


def text(mode: str, position: dict[str, Any], asked: dict[int, str]) -> str:
    """All boards, forests and supplies, and who is asked what."""
    lines = [_headline(mode, position)]
    for seat, board in enumerate(position["board"]):
        lines += ["", *_board(seat, board, position, asked.get(seat, "nothing"))]
    lines += ["", LEGEND]
    return "\n".join(lines)


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
