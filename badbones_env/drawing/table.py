"""All boards of a game side by side, with a line above them."""

from __future__ import annotations

from dataclasses import replace

from ..text.wording import seat_name
from . import ground
from .palette import INK, PAPER
from .scene import Around, board_elements, supply_items
from .shapes import Element, Label, Patch, Scene, Text

BAND = 64.0  # the line above the boards
GAP = 14.0


def table_scene(around: Around, columns: int = 0) -> Scene:
    """All boards, with a line above them: mode, round, phase, bag; in co-op the common supply."""
    n = around.config.players
    columns = columns or (n if n <= 3 else -(-n // 2))
    rows = -(-n // columns)
    width = columns * (ground.BOARD_WIDTH + GAP) + GAP
    scene = Scene(width, BAND + rows * (ground.BOARD_HEIGHT + GAP) + GAP, headline(around))
    scene.elements.append(Patch("paper", 0, 0, scene.width, scene.height, PAPER, 1))
    scene.elements.append(
        Label("headline", Text(GAP + 10, 44, headline(around), 29 if columns > 1 else 25, INK, "start", True))
    )
    if around.config.mode == "coop":
        supply = around.position["supply"]
        x = width - 60 * len(set(supply)) - 10
        scene.add(supply_items(supply, x, 32, 60, "the common supply"))
    for seat in range(n):
        row, column = divmod(seat, columns)
        dx, dy = GAP + column * (ground.BOARD_WIDTH + GAP), BAND + row * (ground.BOARD_HEIGHT + GAP)
        scene.add(_moved(element, dx, dy, f"{seat}/") for element in board_elements(around, seat))
    return scene


def _moved(element: Element, dx: float, dy: float, prefix: str) -> Element:
    key = prefix + element.key
    if isinstance(element, Label):
        return Label(key, replace(element.text, x=element.text.x + dx, y=element.text.y + dy))
    return replace(element, key=key, x=element.x + dx, y=element.y + dy)


def headline(around: Around) -> str:
    """Mode, round, phase and bag in one line."""
    position = around.position
    bag = f"{len(position['bag'])} in the bag"
    if position["over"]:
        names = around.names or [seat_name(seat) for seat in range(around.config.players)]
        won = ", ".join(names[seat] for seat in position["winners"])
        return f"{around.config.mode} · over in round {position['round']} · {f'{won} won' if won else 'nobody won'}"
    return f"{around.config.mode} · round {position['round']} · {position['phase']} phase · {bag}"
