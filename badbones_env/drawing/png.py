"""Pictures as PNG files, with the standard library and numpy alone."""

from __future__ import annotations

import struct
import zlib
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from . import game_scene
from .raster import rgb_array

if TYPE_CHECKING:
    from ..game import Game

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def png_bytes(image: NDArray[np.uint8]) -> bytes:
    """An RGB image (height, width, 3) as the content of a PNG file."""
    height, width, _ = image.shape
    rows = np.zeros((height, 1 + 3 * width), np.uint8)  # a filter byte, 0, before every row
    rows[:, 1:] = image.reshape(height, -1)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows.tobytes(), 6)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def game_png(game: Game, width: int = 900) -> bytes:
    """All boards of a game as a PNG picture."""
    scene = game_scene(game)
    return png_bytes(rgb_array(scene, width / scene.width))
