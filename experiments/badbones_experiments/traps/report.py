"""Reports of experiments, as text for the terminal and as a self-contained page."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..reports.pages import Card, page
from ..reports.tables import Table
from .statistics import Array, Estimate, level

FORMS = {"points": "+.2f", "win": "+.1%", "survival": "+.1%", "rounds": "+.2f"}
VIEW = re.compile(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"')
BOARD_WIDTH = 340  # of a picture of a board, in pixels
TITLES = {"points": "points", "win": "win share", "survival": "survival", "rounds": "rounds"}


@dataclass(frozen=True)
class Section:
    """A section of a report: a table with a sentence; on the page also charts and pictures of boards."""

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
    """Games needed to detect that an estimate differs from 0; ``-`` where its interval includes 0."""
    needed = estimate.needed()
    return "-" if needed is None else f"{needed:,}" if needed <= 10_000_000 else "over 10,000,000"


def as_text(sections: Sequence[Section]) -> str:
    """The tables for the terminal."""
    return "\n\n".join(
        f"{one.title}\n{one.text}\n\n{Table(one.head, one.rows).text()}" for one in sections if one.printed and one.head
    )


def as_markdown(sections: Sequence[Section]) -> str:
    """The tables for a document."""
    parts = [f"**{one.title}.** {one.text}\n\n{Table(one.head, one.rows).markdown()}" for one in sections if one.head]
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
    """The page of a report."""
    cards = [
        Card(
            one.title,
            one.text,
            Table(one.head, one.rows) if one.head else None,
            figures=[*one.charts, *one.boards.values()],
            wide=bool(one.head) or len(one.charts) + len(one.boards) > 1,
            figure_width=BOARD_WIDTH,
        )
        for one in sections
    ]
    return page(title, cards, facts=facts, command=command)


@dataclass(frozen=True)
class Report:
    """The results of an experiment: figures for programs, sections for people."""

    title: str
    facts: str
    figures: dict[str, Any]
    sections: Sequence[Section]
