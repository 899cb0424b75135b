"""Records as one page that needs no other file and no network: ``badbones replay FILE [FILE] --html OUT``.

Two records are shown side by side; where they have the same seed, what differs is due to the choices alone.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from badbones_env import Record
from badbones_env.drawing.svg import definitions
from badbones_env.errors import IllegalChoiceError, RecordError

from .frames import Story, frame_changes, position_text
from .players import seat_titles

STATIC = Path(__file__).parent / "static"
SCRIPTS = ("board.js", "player.js", "chart.js", "page.js", "replay.js")
MOST = 2  # records on a page


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
    parts = {
        "title": html.escape(title),
        "style": (STATIC / "style.css").read_text(encoding="utf-8"),
        "script": scripts.replace("</script", "<\\/script"),
        "data": data,
    }
    page = (STATIC / "replay.html").read_text(encoding="utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda match: parts[match[1]], page)


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
