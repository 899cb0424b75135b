"""What the render modes show of a state: text, or the one drawing of the project as an RGB array."""

from __future__ import annotations

import sys
from typing import Any

from ..notation import dump
from ..rules.constants import DECISION_NAMES
from ..simulator import Simulator
from ..text.board_text import text, wants_colour

RENDER_MODES = ("ansi", "rgb_array", "human")
PIXELS = 300.0  # across a board


def render_state(sim: Simulator, game: int, mode: str | None) -> Any:
    """What a render mode shows of a game; None for ``human``, which prints."""
    if mode not in RENDER_MODES:
        return None
    row = sim.states[game : game + 1]
    position = dump(sim.spec, row, sim.points()[game].tolist())
    asked = {seat: DECISION_NAMES[int(row[0].decision[seat])] for seat in range(sim.config.players)}
    if mode == "rgb_array":
        from ..drawing.ground import BOARD_WIDTH
        from ..drawing.raster import rgb_array
        from ..drawing.scene import Around, Pending
        from ..drawing.table import table_scene

        pending = {seat: Pending(decision, list(sim.legal(game, seat).values())) for seat, decision in asked.items()}
        return rgb_array(table_scene(Around(sim.config, position, pending)), PIXELS / BOARD_WIDTH)
    if mode == "ansi":
        return text(sim.config, position, asked, colour=wants_colour(None))
    print(text(sim.config, position, asked, colour=wants_colour(sys.stdout)))
    return None
