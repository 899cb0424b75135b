"""What the render modes show of a state: text, the one drawing of the project as an RGB array, or that in a window."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import OptionError
from ..rules.constants import DECISION_NAMES
from ..simulator import Simulator
from ..text.board_text import text, wants_colour
from ..text.notation import dump

RENDER_MODES = ("ansi", "rgb_array", "human")
PIXELS = 300.0  # across a board
FPS = 2


class Renderer:
    """Renders the games of a simulator in one render mode; None renders nothing."""

    def __init__(self, sim: Simulator, mode: str | None, modes: tuple[str, ...] = RENDER_MODES) -> None:
        if mode not in (None, *modes):
            raise OptionError(f"render_mode must be one of {', '.join(modes)}, not {mode!r}")
        self._sim, self._mode = sim, mode
        self._screen = _screen() if mode == "human" else None

    def render(self, game: int = 0) -> Any:
        """Text, a picture, or None: ``human`` shows the picture."""
        if self._mode is None:
            return None
        sim, row = self._sim, self._sim.states[game : game + 1]
        position = dump(sim.spec, row, sim.points()[game].tolist())
        pending = {seat: DECISION_NAMES[int(row[0].decision[seat])] for seat in range(sim.config.players)}
        if self._mode == "ansi":
            return text(sim.config, position, pending, colour=wants_colour(None))
        picture = self._picture(position, pending, game)
        if self._screen is None:
            return picture
        self._screen.show(picture)
        return None

    def _picture(self, position: dict[str, Any], pending: dict[int, str], game: int) -> NDArray[np.uint8]:
        from ..drawing.geometry import BOARD_WIDTH
        from ..drawing.raster import rgb_array
        from ..drawing.scene import BoardContext, Pending, table_scene

        choices = {
            seat: Pending(decision, list(self._sim.legal(game, seat).values())) for seat, decision in pending.items()
        }
        return rgb_array(table_scene(BoardContext(self._sim.config, position, choices)), PIXELS / BOARD_WIDTH)

    def show(self) -> None:
        """After a step: ``human`` shows it, other modes wait to be asked."""
        if self._screen is not None:
            self.render()

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._screen is not None:
            self._screen.close()


def _screen() -> Notebook | Window:
    """Where pictures are shown to a person: in the cell of a notebook, elsewhere in a window."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    return Notebook() if shell is not None and "IPKernelApp" in shell.config else Window()


class Notebook:
    """An image below the cell that updates."""

    def __init__(self) -> None:
        self._handle: Any = None

    def show(self, picture: NDArray[np.uint8]) -> None:
        from ..drawing.raster import png_bytes

        display = importlib.import_module("IPython.display")
        image = display.Image(data=png_bytes(picture), format="png")
        if self._handle is None:
            self._handle = display.display(image, display_id=True)
        else:
            self._handle.update(image)

    def close(self) -> None:
        self._handle = None


class Window:
    """A window of pygame, which the extra ``render`` brings."""

    def __init__(self) -> None:
        try:
            os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
            self._pygame: Any = importlib.import_module("pygame")
        except ImportError:
            raise OptionError(
                "render_mode='human' needs the extra 'render': pip install 'badbones[render]'; 'ansi' needs nothing"
            ) from None
        self._pygame.display.init()
        if self._pygame.display.get_driver() == "offscreen" and os.environ.get("SDL_VIDEODRIVER") != "offscreen":
            self._pygame.display.quit()
            raise OptionError("there is no display for render_mode='human': use 'ansi' (text) or 'rgb_array'")
        self._surface: Any = None

    def show(self, picture: NDArray[np.uint8]) -> None:
        """Show a picture for the time of a frame, and answer the window's events."""
        pygame = self._pygame
        if self._surface is None:
            pygame.display.init()
            self._surface = pygame.display.set_mode((picture.shape[1], picture.shape[0]))
            pygame.display.set_caption("Bad Bones")
        pygame.surfarray.blit_array(self._surface, picture.swapaxes(0, 1))
        pygame.event.pump()
        pygame.display.flip()
        pygame.time.wait(1000 // FPS)

    def close(self) -> None:
        """Close the window; showing another picture opens it again."""
        self._surface = None
        self._pygame.display.quit()
