"""Answers as text for the terminal and as a self-contained page."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from ..reports.html import card, cards, page, table
from ..reports.text_table import aligned
from .statistics import Array, Estimate, level

FORMS = {"points": "+.2f", "win": "+.1%", "survival": "+.1%", "rounds": "+.2f"}
VIEW = re.compile(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"')
BOARD_WIDTH = 340  # of a picture of a board, in pixels
TITLES = {"points": "points", "win": "win share", "survival": "survival", "rounds": "rounds"}


@dataclass(frozen=True)
class Section:
    """A part of an answer: a table with a sentence; for the page charts and pictures of boards."""

    title: str
    text: str
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    charts: Sequence[str] = ()  # svg
    boards: Mapping[str, str] = field(default_factory=dict)  # name -> svg
    printed: bool = True  # on the terminal too


def shown(estimate: Estimate, form: str) -> str:
    """An estimate with its interval in the second line."""
    if estimate.games == 0:
        return "-"
    text = format(estimate.value, form)
    return f"{text}\n{format(estimate.low, form)} to {format(estimate.high, form)}" if estimate.games > 1 else text


def difference(estimate: Estimate, measure: str) -> str:
    """A difference in a measure, with its sign."""
    return shown(estimate, FORMS[measure])


def mean_of(values: Array, measure: str) -> str:
    """The mean of a measure."""
    return shown(level(values, measure), FORMS[measure].removeprefix("+"))


def games_needed(estimate: Estimate) -> str:
    """How many games would tell an estimate from 0; ``-`` where its interval still holds 0."""
    needed = estimate.needed()
    return "-" if needed is None else f"{needed:,}" if needed <= 10_000_000 else "over 10,000,000"


def as_text(sections: Sequence[Section]) -> str:
    """The tables for the terminal."""
    return "\n\n".join(
        f"{one.title}\n{one.text}\n\n{aligned(one.head, one.rows)}" for one in sections if one.printed and one.head
    )


def as_markdown(sections: Sequence[Section]) -> str:
    """The tables for a document."""
    parts = []
    for one in sections:
        if one.head:
            lines = [one.head, ["---"] * len(one.head), *one.rows]
            cells = [[cell.replace("\n", "<br>") for cell in line] for line in lines]
            parts.append(f"**{one.title}.** {one.text}\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in cells))
    return "\n\n".join(parts) + "\n"


def board_files(sections: Sequence[Section]) -> dict[str, str]:
    """The pictures of boards by the names of their files: ``wall/`` is in ``wall-slash.svg``."""
    plain = str.maketrans({"/": "-slash", "\\": "-backslash", ":": "-", " ": "-"})
    return {f"{name.translate(plain)}.svg": sized(svg) for one in sections for name, svg in one.boards.items()}


def sized(svg: str) -> str:
    """A picture with a width and a height: as a file in a cell of a table it would else be given no room at all."""
    across, down = map(float, VIEW.findall(svg)[0])
    size = f'width="{BOARD_WIDTH}" height="{BOARD_WIDTH * down / across:.0f}"'
    return svg.replace("<svg ", f"<svg {size} ", 1)


def as_page(title: str, facts: str, sections: Sequence[Section], command: str) -> str:
    """The page of an answer."""
    boxes = []
    for one in sections:
        graphics = [*one.charts, *one.boards.values()]
        pictures = "".join(f'<div style="max-width:{BOARD_WIDTH}px;flex:1 1 240px">{svg}</div>' for svg in graphics)
        body = (table(one.head, one.rows) if one.head else "") + (
            f'<div style="display:flex;flex-wrap:wrap;gap:12px;margin-top:12px">{pictures}</div>' if pictures else ""
        )
        boxes.append(card(one.title, body, one.text, wide=bool(one.head) or len(graphics) > 1))
    return page(
        title,
        f'<p class="soft">{escape(facts)}</p>',
        cards(*boxes),
        '<p class="soft">Made by</p>',
        f"<pre>{escape(command)}</pre>",
    )


@dataclass(frozen=True)
class Report:
    """What a question came to: figures for programs, sections for people."""

    title: str
    facts: str
    figures: dict[str, Any]
    sections: Sequence[Section]
