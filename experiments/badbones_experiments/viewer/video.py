"""Records as films: ``badbones replay FILE --gif OUT.gif`` and ``--mp4 OUT.mp4`` (extra ``render``)."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import Record
from badbones_env.drawing import game_scene
from badbones_env.drawing.raster import rgb_array
from badbones_env.errors import BadBonesError, RecordError
from badbones_env.trace import Tracer

WIDTH = 900  # pixels at most
SECONDS = 0.8  # of a picture
LAST = 3  # the last picture stays this much longer


def pictures(record: Record, width: int = WIDTH) -> Iterator[NDArray[np.uint8]]:
    """The start, and the boards after each part of each step: choices, walks, used traps, arrivals."""
    game, tracer = record.start(), Tracer()
    scene = game_scene(game)
    scale = min(1.0, width / scene.width)
    yield rgb_array(scene, scale)
    for step in record.steps:
        choices = {int(seat[1:]): text for seat, text in step["choices"].items()}
        for stage in tracer.stages(game, choices):
            yield rgb_array(game_scene(stage.game), scale)
        game.step(choices)


def write_video(file: str, out: str, width: int = WIDTH) -> int:
    """Write the film of a record as ``.gif`` or ``.mp4``; returns its length in bytes."""
    record, kind = Record.read(file), Path(out).suffix.lower()
    try:
        if kind == ".gif":
            _write_gif(record, out, width)
        else:
            _write_mp4(record, out, width)
    except OSError as error:
        raise RecordError(f"{out}: cannot be written: {error.strerror or error}") from None
    return Path(out).stat().st_size


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise BadBonesError("films need the extra 'render': pip install 'badbones[render]'") from None


def _write_gif(record: Record, out: str, width: int) -> None:
    library = _library("PIL.Image")
    images = [library.fromarray(picture).quantize(128) for picture in pictures(record, width)]
    times = [round(1000 * SECONDS)] * len(images)
    times[-1] *= LAST
    images[0].save(out, save_all=True, append_images=images[1:], duration=times, loop=0, optimize=False)


def _write_mp4(record: Record, out: str, width: int) -> None:
    library = _library("imageio_ffmpeg")
    writer: Any = None
    picture = None
    Path(out).touch()
    for picture in pictures(record, width):
        even = np.ascontiguousarray(picture[: picture.shape[0] // 2 * 2, : picture.shape[1] // 2 * 2])  # as h264 wants
        if writer is None:
            size = even.shape[1], even.shape[0]
            writer = library.write_frames(out, size, fps=1 / SECONDS, macro_block_size=2, ffmpeg_log_level="error")
            writer.send(None)
        writer.send(even)
    for _ in range(LAST):
        writer.send(even)
    writer.close()
