"""Records as one page that needs no other file and no network: ``badbones replay FILE [FILE] --html OUT``.

Two records are shown side by side; where they have the same seed, what differs is due to the choices alone.
``--gif OUT`` and ``--mp4 OUT`` write an animation (extra ``render``).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from badbones_env import Record
from badbones_env.drawing import game_scene
from badbones_env.drawing.raster import rgb_array
from badbones_env.drawing.svg import definitions
from badbones_env.errors import BadBonesError, IllegalChoiceError, RecordError, describe_error
from badbones_env.trace import Tracer

from ..jobs.files import write_files
from ..reports.pages import render
from .frames import Story, frame_changes, position_text
from .players import seat_titles

STATIC = Path(__file__).parent / "static"
SCRIPTS = ("board.js", "player.js", "chart.js", "page.js", "replay.js")
MOST = 2  # records on a page
WIDTH = 900  # pixels of an animation, at most
SECONDS = 0.8  # of a picture
LAST = 3  # the last picture stays this many times as long


def replay_data(record: Record) -> dict[str, Any]:
    """All frames of a record; pictures as what has changed since the one before."""
    game = record.start()
    names = seat_titles([str(agent) for agent in record.header["agents"]], game.config.players)
    story = Story(game, names)
    frame = story.frame()
    frames = [frame_changes(frame, [{} for _ in names]) | {"notation": position_text(game)}]
    for number, step in enumerate(record.steps, 1):
        before, choices = frame["boards"], {int(seat[1:]): text for seat, text in step["choices"].items()}
        try:
            frame = story.step(choices)
        except IllegalChoiceError as error:
            raise RecordError(f"step {number} cannot be replayed: {error}") from None
        frames.append(frame_changes(frame, before) | {"notation": position_text(game)})
    return {"names": names, "frames": frames}


def _changes(games: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All changes of boards on a page: of stages, and of the damage done in them."""
    for stage in (stage for game in games for frame in game["frames"] for stage in frame["stages"]):
        yield from stage["boards"]
        for move in stage["moves"]:
            yield from move["damage"]["boards"] if "damage" in move else ()


def _symbols(games: Sequence[dict[str, Any]]) -> list[str]:
    """The names of all symbols that the pictures need."""
    elements = (element for change in _changes(games) for element in change["set"].values())
    return sorted({element[1] for element in elements if element[0] != "text"})


def same_seed(records: Sequence[Record]) -> bool:
    """Do these games have the same options, start and seed?"""
    keys = ("game", "seed", "index", "position")
    return len({json.dumps([record.header.get(key) for key in keys], sort_keys=True) for record in records}) == 1


def page_data(records: Sequence[Record], titles: Sequence[str] = (), game: str = "") -> dict[str, Any]:
    """What the page knows; ``game``: the name of the first one at the server that shows the page."""
    games = [replay_data(record) for record in records]
    for number, shown in enumerate(games):
        shown["title"] = titles[number] if titles else ("this game", "the one before")[number]
    symbols = "".join(definitions(_symbols(games)).values())
    return {"games": games, "symbols": symbols, "same_seed": same_seed(records), "game": game}


def replay_page(records: Sequence[Record], title: str, titles: Sequence[str] = (), game: str = "") -> str:
    """The page of one record, or of two side by side; ``game``: see ``page_data``."""
    if len(records) > MOST:
        raise RecordError(f"a page shows {MOST} records side by side, not {len(records)}")
    data = json.dumps(page_data(records, titles, game), separators=(",", ":"), ensure_ascii=False).replace(
        "<", "\\u003c"
    )
    scripts = "\n".join((STATIC / name).read_text(encoding="utf-8") for name in SCRIPTS)
    style = (STATIC / "style.css").read_text(encoding="utf-8")
    return render("replay.html", title=title, style=style, script=scripts.replace("</script", "<\\/script"), data=data)


def write_replay(files: str | Sequence[str], out: str | Path) -> int:
    """Write the page of one record file or two; returns its length."""
    files = [files] if isinstance(files, str) else list(files)
    records = [Record.read(file) for file in files]
    stems = [Path(file).stem for file in files]
    page = replay_page(records, f"Bad Bones: {' and '.join(stems)}", stems)
    write_files(Path(out).parent, {Path(out).name: page})
    return len(page)


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


def write_animation(file: str, out: str, width: int = WIDTH) -> int:
    """Write the animation of a record as ``.gif`` or ``.mp4``; returns its length in bytes."""
    frames = pictures(Record.read(file), width)
    try:
        if out.lower().endswith(".gif"):
            _write_gif(frames, out)
        else:
            _write_mp4(frames, out)
    except ImportError:
        raise BadBonesError("animations need the extra 'render': pip install 'badbones[render]'") from None
    except OSError as error:
        raise RecordError(f"{out}: cannot be written: {describe_error(error)}") from None
    return Path(out).stat().st_size


def _write_gif(frames: Iterator[NDArray[np.uint8]], out: str) -> None:
    import PIL.Image

    images = [PIL.Image.fromarray(picture).quantize(128) for picture in frames]
    times = [round(1000 * SECONDS)] * len(images)
    times[-1] *= LAST
    images[0].save(out, save_all=True, append_images=images[1:], duration=times, loop=0, optimize=False)


def _write_mp4(frames: Iterator[NDArray[np.uint8]], out: str) -> None:
    import imageio_ffmpeg

    Path(out).touch()
    crops = [picture[: picture.shape[0] // 2 * 2, : picture.shape[1] // 2 * 2] for picture in frames]  # even, for h264
    size = crops[0].shape[1], crops[0].shape[0]
    writer = imageio_ffmpeg.write_frames(out, size, fps=1 / SECONDS, macro_block_size=2, ffmpeg_log_level="error")
    writer.send(None)
    for crop in [*crops, *crops[-1:] * LAST]:
        writer.send(np.ascontiguousarray(crop))
    writer.close()
