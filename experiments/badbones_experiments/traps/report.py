"""The report of a study: figures for programs, cards for people."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..reports.charts import Interval
from ..reports.pages import Card
from ..reports.tables import Table
from ..tournament.intervals import FEWEST_BLOCKS
from .statistics import Array, Estimate, detectable, level

FORMATS = {"points": "+.2f", "win": "+.1%", "survival": "+.1%", "rounds": "+.2f"}
TITLES = {"points": "points", "win": "win share", "survival": "survival", "rounds": "rounds"}
NEEDED = "games needed to detect"
BOARD_WIDTH = 340  # of a picture of a board, in pixels
PRINTED_ROWS = 40  # of a table on the terminal
VIEW_BOX = re.compile(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"')


@dataclass(frozen=True)
class Report:
    """The results of a study. ``files``: what else belongs beside the report, by name."""

    title: str
    facts: str
    figures: dict[str, Any]
    cards: Sequence[Card]
    files: Mapping[str, str] = field(default_factory=dict)


def with_interval(estimate: Estimate, form: str) -> str:
    """An estimate with its interval in the second line, or why it has none."""
    if estimate.games == 0:
        return "-"
    interval = f"{format(estimate.low, form)} to {format(estimate.high, form)}"
    if math.isnan(estimate.low) or math.isnan(estimate.high):
        interval = "too few games" if estimate.games < FEWEST_BLOCKS else "all games alike"
    return f"{format(estimate.value, form)}\n{interval}"


def difference(estimate: Estimate, measure: str) -> str:
    """A difference in a measure, with its sign."""
    return with_interval(estimate, FORMATS[measure])


def mean_of(values: Array, measure: str) -> str:
    """The mean of a measure."""
    return with_interval(level(values, measure), FORMATS[measure].removeprefix("+"))


def games_needed(estimate: Estimate) -> str:
    """Games needed to detect that an estimate differs from 0; ``-`` where its interval includes 0."""
    needed = estimate.needed()
    return "-" if needed is None else f"{needed:,}" if needed <= 10_000_000 else "over 10,000,000"


def detectable_text(estimates: Iterable[Estimate], measure: str) -> str:
    """What a table can tell: the smallest difference that it could detect."""
    difference = format(detectable(estimates), FORMATS[measure].removeprefix("+"))
    return f"Smallest detectable difference (95% confidence, power 80%): {difference} {TITLES[measure]}."


def shown_as(measure: str, sign: str = "") -> Callable[[float], str]:
    """How charts write a measure; ``sign``: ``+`` for differences."""
    form = sign + (".1%" if "%" in FORMATS[measure] else ".1f")

    def show(value: float) -> str:
        text = format(value, form).replace(".0%", "%")
        return "0%" if text in ("+0%", "-0%") else text

    return show


def interval(label: str, estimate: Estimate) -> Interval:
    """An estimate as a row of an interval plot; without an interval the dot alone."""
    low, high = (estimate.value if math.isnan(end) else end for end in (estimate.low, estimate.high))
    return Interval(label, estimate.value, low, high)


def as_text(cards: Sequence[Card]) -> str:
    """The tables for the terminal."""
    parts = []
    for card in cards:
        if card.table:
            more = len(card.table.rows) - PRINTED_ROWS
            table = Table(card.table.head, card.table.rows[:PRINTED_ROWS]).text()
            parts.append(f"{card.title}\n{card.text}\n\n{table}" + (f"\n... and {more} more" if more > 0 else ""))
    return "\n\n".join(parts)


def as_markdown(cards: Sequence[Card]) -> str:
    """The tables for a document."""
    return (
        "\n\n".join(f"**{card.title}.** {card.text}\n\n{card.table.markdown()}" for card in cards if card.table) + "\n"
    )


def board_card(title: str, text: str, boards: Mapping[str, str]) -> Card:
    """Pictures of boards (SVG) side by side."""
    return Card(title, text, figures=list(boards.values()), figure_width=BOARD_WIDTH)


def board_files(boards: Mapping[str, str]) -> dict[str, str]:
    """Pictures of boards by the names of their files: ``wall/`` is in ``wall-slash.svg``.

    They get a width and a height: a table cell gives a picture without them no space.
    """
    plain = str.maketrans({"/": "-slash", "\\": "-backslash", ":": "-", " ": "-"})
    files = {}
    for name, svg in boards.items():
        width, height = map(float, VIEW_BOX.findall(svg)[0])
        size = f'width="{BOARD_WIDTH}" height="{BOARD_WIDTH * height / width:.0f}"'
        files[f"{name.translate(plain)}.svg"] = svg.replace("<svg ", f"<svg {size} ", 1)
    return files
