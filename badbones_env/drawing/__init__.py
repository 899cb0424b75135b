"""One drawing of a position, two writers: SVG text, and RGB arrays with nothing but numpy.

>>> from badbones_env import Game
>>> from badbones_env.drawing import game_svg
>>> game_svg(Game(players=2, seed=7)).startswith("<svg")
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .._engine.game_spec import game_spec
from ..config import GameConfig
from .raster import png_bytes, rgb_array
from .scene import LEGEND_HEIGHT, BoardContext, Pending, board_scene, legend_elements, overlay_elements, table_scene
from .shapes import Scene
from .svg import svg_text

if TYPE_CHECKING:
    from ..game import Game

__all__ = [
    "BoardContext", "Pending", "Scene", "board_scene", "draw_board", "game_png", "game_scene", "game_svg", "svg_text",
]  # fmt: skip


def board_context(game: Game, **more: Any) -> BoardContext:
    """What the pictures of a game's position need, with the pending choices."""
    legal = game.legal()
    pending = {
        seat: Pending(game.decision(seat), texts, game.subject(seat).partition(" ")[0]) for seat, texts in legal.items()
    }
    return BoardContext(game.config, game.position(), pending, **more)


def game_scene(game: Game, columns: int = 0) -> Scene:
    """The whole table of a game as it stands."""
    return table_scene(board_context(game), columns)


def game_svg(game: Game, width: float | None = None) -> str:
    """The whole table of a game as SVG; ``width`` in pixels, by default about 360 for each board."""
    scene = game_scene(game)
    return svg_text(scene, width or scene.width * 0.53)


def game_png(game: Game, width: int = 900) -> bytes:
    """The whole table of a game as the content of a PNG file."""
    scene = game_scene(game)
    return png_bytes(rgb_array(scene, width / scene.width))


def draw_board(
    config: GameConfig,
    position: dict[str, Any] | None = None,
    seat: int = 0,
    *,
    overlay: Sequence[float] | None = None,
    texts: Sequence[str] | None = None,
    faded: Sequence[bool] | None = None,
    scale: float | None = None,
    words: str = "",
    title: str = "",
    width: float | None = 360,
) -> str:
    """One board as SVG: of a position, or empty; with a heat map of 25 values (a1 b1 .. e5) and texts if given.

    ``faded``: spaces whose value cannot be told from 0; ``scale``: the value that has the strongest colour; if given, a
    legend shows it, with ``words`` for what it is.
    """
    if position is None:
        position = empty_position(config)
    context = BoardContext(config, position, names=[title] * config.players if title else ())
    scene = board_scene(context, seat)
    if overlay is not None:
        scene.add(overlay_elements(overlay, texts, scale, faded))
    if overlay is not None and scale:
        scene.add(legend_elements(scale, words, scene.height))
        scene.height += LEGEND_HEIGHT
    return svg_text(scene, width)


def empty_position(config: GameConfig) -> dict[str, Any]:
    """The position of a board before anything has happened: no tokens, supplies or traps."""
    from ..text.notation import dump

    spec = game_spec(config, wide=True)
    initial_state = spec.initial_state.copy()
    initial_state["supply"] = 0
    return dump(spec, initial_state, [0] * config.players)
