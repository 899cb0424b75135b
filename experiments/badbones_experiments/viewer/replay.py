"""Records as one page that needs no other file and no network: ``badbones replay FILE [FILE] --html OUT``.

Two records are shown side by side; where they have the same luck, what differs is due to the choices alone.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from badbones_env import Record
from badbones_env.drawing.svg import definitions
from badbones_env.errors import IllegalChoiceError, RecordError

from .frames import Story, position_text
from .players import seat_titles

STATIC = Path(__file__).parent / "static"
SCRIPTS = ("board.js", "chart.js", "page.js", "replay.js")
MOST = 2  # records on a page
Boards = list[dict[str, Any]]


def replay_data(record: Record) -> dict[str, Any]:
    """All frames of a record; pictures as what has changed since the one before."""
    game = record.start()
    names = seat_titles([str(agent) for agent in record.header["agents"]], game.config.players)
    story = Story(game, names)
    frames = [story.frame() | {"notation": position_text(game)}]
    for number, step in enumerate(record.steps, 1):
        choices = {int(seat[1:]): text for seat, text in step["choices"].items()}
        try:
            frames.append(story.step(choices) | {"notation": position_text(game)})
        except IllegalChoiceError as error:
            raise RecordError(f"step {number} cannot be replayed: {error}") from None
    return {"names": names, "frames": _changes(frames)}


def _changes(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every picture as what differs from the one before it: from frame to frame, stage by stage."""
    before: Boards = [{} for _ in frames[0]["boards"]]
    changed = []
    for frame in frames:
        stages = []
        whole = {"title": frame["title"], "boards": frame["boards"], "moves": [], "notes": []}
        for stage in frame["stages"] or [whole]:
            stages.append(stage | {"boards": _difference(before, stage["boards"])})
            before = stage["boards"]
        changed.append({key: value for key, value in frame.items() if key != "boards"} | {"stages": stages})
    return changed


def _difference(before: Boards, after: Boards) -> list[dict[str, Any]]:
    return [
        {
            "set": {key: value for key, value in board.items() if old.get(key) != value},
            "gone": [key for key in old if key not in board],
        }
        for board, old in zip(after, before, strict=True)
    ]


def _symbols(games: Sequence[dict[str, Any]]) -> list[str]:
    """The names of all symbols that the pictures need."""
    return sorted(
        {
            element[1]
            for game in games
            for frame in game["frames"]
            for stage in frame["stages"]
            for board in stage["boards"]
            for element in board["set"].values()
            if element[0] != "text"
        }
    )


def same_luck(records: Sequence[Record]) -> bool:
    """Do these games have the same options, start and luck?"""
    keys = ("game", "seed", "index", "position")
    return len({json.dumps([record.header.get(key) for key in keys], sort_keys=True) for record in records}) == 1


def page_data(records: Sequence[Record], titles: Sequence[str] = ()) -> dict[str, Any]:
    """What the page knows."""
    games = [replay_data(record) for record in records]
    for number, game in enumerate(games):
        game["title"] = titles[number] if titles else ("this game", "the one before")[number]
    symbols = "".join(definitions(_symbols(games)).values())
    return {"games": games, "symbols": symbols, "same_luck": same_luck(records)}


def replay_page(records: Sequence[Record], title: str, titles: Sequence[str] = ()) -> str:
    """The page of one record, or of two side by side."""
    if len(records) > MOST:
        raise RecordError(f"a page shows {MOST} records side by side, not {len(records)}")
    made = json.dumps(page_data(records, titles), separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c")
    scripts = "\n".join((STATIC / name).read_text(encoding="utf-8") for name in SCRIPTS)
    parts = {
        "title": html.escape(title),
        "style": (STATIC / "style.css").read_text(encoding="utf-8"),
        "script": scripts.replace("</script", "<\\/script"),
        "data": made,
    }
    page = (STATIC / "replay.html").read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda found: parts[found[1]], page)


def write_replay(files: str | Sequence[str], out: str | Path) -> int:
    """Write the page of one record file or two; returns its length."""
    files = [files] if isinstance(files, str) else list(files)
    records = [Record.read(file) for file in files]
    stems = [Path(file).stem for file in files]
    page = replay_page(records, f"Bad Bones: {' and '.join(stems)}", stems)
    try:
        Path(out).write_text(page, encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{out}: cannot be written: {error.strerror}") from None
    return len(page)
