"""A record as one page that needs no other file and no network: ``badbones replay FILE --html OUT``."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any

from badbones_env import Record
from badbones_env.drawing.svg import definitions
from badbones_env.errors import IllegalChoiceError, RecordError
from badbones_env.wording import seat_name

from .frames import Story, position_text

STATIC = Path(__file__).parent / "static"


def replay_data(record: Record) -> dict[str, Any]:
    """All frames of a record, each as what has changed since the one before it."""
    game = record.start()
    agents = record.header["agents"]
    seats = range(game.config.players)
    names = [f"{seat_name(seat)} {agents[seat]}" if seat < len(agents) else seat_name(seat) for seat in seats]
    story = Story(game, names)
    frames = [story.frame() | {"notation": position_text(game)}]
    for number, step in enumerate(record.steps, 1):
        choices = {int(seat[1:]): text for seat, text in step["choices"].items()}
        try:
            frames.append(story.step(choices) | {"notation": position_text(game)})
        except IllegalChoiceError as error:
            raise RecordError(f"step {number} cannot be replayed: {error}") from None
    symbols = {element[1] for frame in frames for board in frame["boards"] for element in board.values()
               if element[0] != "text"}  # fmt: skip
    return {
        "names": names,
        "players": ", ".join(names),
        "symbols": "".join(definitions(sorted(symbols)).values()),
        "frames": _changes(frames),
    }


def _changes(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    before: list[dict[str, Any]] = [{} for _ in frames[0]["boards"]]
    changed = []
    for frame in frames:
        boards = [
            {
                "set": {key: value for key, value in board.items() if old.get(key) != value},
                "gone": [key for key in old if key not in board],
            }
            for board, old in zip(frame["boards"], before, strict=True)
        ]
        changed.append(frame | {"boards": boards})
        before = frame["boards"]
    return changed


def replay_page(record: Record, title: str) -> str:
    """The page."""
    data = json.dumps(replay_data(record), separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c")
    scripts = "\n".join((STATIC / name).read_text(encoding="utf-8") for name in ("board.js", "replay.js"))
    parts = {
        "title": html.escape(title),
        "style": (STATIC / "style.css").read_text(encoding="utf-8"),
        "script": scripts.replace("</script", "<\\/script"),
        "data": data,
    }
    page = (STATIC / "replay.html").read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda found: parts[found[1]], page)


def write_replay(file: str, out: str) -> int:
    """Write the page of a record file."""
    record = Record.read(file)
    page = replay_page(record, f"Bad Bones: {Path(file).stem}")
    try:
        Path(out).write_text(page, encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{out}: cannot be written: {error.strerror}") from None
    print(f"{out}: {len(record.steps)} steps, {len(page) / 1000:.0f} kB; open it in any browser")
    return 0
