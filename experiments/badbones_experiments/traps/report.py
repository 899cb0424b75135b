"""The report of a study: figures for programs, cards for people."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..reports.charts import Interval, heat_map, interval_plot
from ..reports.pages import Card
from ..reports.tables import ResultTable
from ..tournament.intervals import MIN_BLOCKS
from .statistics import Estimate, detectable

FORMATS = {"points": "+.2f", "win": "+.1%", "survival": "+.1%", "rounds": "+.2f"}
TITLES = {"points": "points", "win": "win share", "survival": "survival", "rounds": "rounds"}
NEEDED = "games needed to detect"
BOARD_WIDTH = 340  # of a picture of a board, in pixels


@dataclass(frozen=True)
class Report:
    """The results of a study. ``files``: what else belongs beside the report, by name."""

    title: str
    facts: str
    figures: dict[str, Any]
    cards: Sequence[Card]
    files: Mapping[str, str] = field(default_factory=dict)


def to_json(by_measure: Mapping[str, Estimate]) -> dict[str, Any]:
    """Estimates of several measures, as results files have them."""
    return {measure: estimate.to_json() for measure, estimate in by_measure.items()}


# --- tables -----------------------------------------------------------------------------------------------------------


def with_interval(estimate: Estimate, form: str) -> str:
    """An estimate with its interval in the second line, or why it has none."""
    if estimate.games == 0:
        return "-"
    interval = f"{format(estimate.low, form)} to {format(estimate.high, form)}"
    if math.isnan(estimate.low) or math.isnan(estimate.high):
        interval = "too few games" if estimate.games < MIN_BLOCKS else "all games alike"
    return f"{format(estimate.value, form)}\n{interval}"


def difference(estimate: Estimate, measure: str) -> str:
    """A difference in a measure, with its sign."""
    return with_interval(estimate, FORMATS[measure])


def mean_of(estimate: Estimate, measure: str) -> str:
    """The mean of a measure."""
    return with_interval(estimate, FORMATS[measure].removeprefix("+"))


def games_needed(estimate: Estimate) -> str:
    """Games needed to detect that an estimate differs from 0; ``-`` where its interval includes 0."""
    needed = estimate.needed()
    return "-" if needed is None else f"{needed:,}" if needed <= 10_000_000 else "over 10,000,000"


def detectable_text(estimates: Iterable[Estimate], measure: str) -> str:
    """What a table can tell: the smallest difference that it could detect."""
    difference = format(detectable(estimates), FORMATS[measure].removeprefix("+"))
    return f"Smallest detectable difference (95% confidence, power 80%): {difference} {TITLES[measure]}."


def table_of(columns: Mapping[str, Iterable[str]]) -> ResultTable:
    """A table from its columns, by their heads."""
    return ResultTable([*columns], [list(row) for row in zip(*columns.values(), strict=True)])


# --- charts -----------------------------------------------------------------------------------------------------------


def shown_as(measure: str, sign: str = "") -> Callable[[float], str]:
    """How charts write a measure; ``sign``: ``+`` for differences."""
    form = sign + (".1%" if "%" in FORMATS[measure] else ".1f")

    def show(value: float) -> str:
        text = format(value, form).replace(".0%", "%")
        return "0%" if text in ("+0%", "-0%") else text

    return show


def estimates_chart(
    estimates: Mapping[str, Estimate], title: str, measure: str, reference: float | None = None, sign: str = ""
) -> str:
    """Estimates with their intervals, by label; where there is no interval, the dot alone."""
    rows = []
    for label, estimate in estimates.items():
        low, high = (estimate.value if math.isnan(end) else end for end in (estimate.low, estimate.high))
        rows.append(Interval(label, estimate.value, low, high))
    return interval_plot(rows, title, TITLES[measure], reference, show=shown_as(measure, sign))


def pairs_chart(
    names: Sequence[str], pairs: Mapping[tuple[int, int], Estimate], title: str, measure: str, between: str
) -> str:
    """A square of estimates by (row, column), blue above 0 and orange below, faded where the interval includes 0.

    ``between``: the word of the tooltip that stands between the two names.
    """
    sides = range(len(names))
    grid = [[pairs.get((row, column)) for column in sides] for row in sides]
    return heat_map(
        names,
        names,
        [[gain.value if gain else None for gain in line] for line in grid],
        title,
        middle=0.0,
        spread=max((abs(gain.value) for gain in pairs.values()), default=0.0) or 1.0,
        notes=[
            [
                f"{names[row]} {between} {names[column]}: {difference(gain, measure)}" if gain else ""
                for column, gain in enumerate(line)
            ]
            for row, line in enumerate(grid)
        ],
        show=shown_as(measure, "+"),
        faded=[[gain is not None and not gain.clear for gain in line] for line in grid],
    )


def board_card(title: str, text: str, boards: Mapping[str, str]) -> Card:
    """Pictures of boards (SVG) side by side."""
    return Card(title, text, figures=list(boards.values()), figure_width=BOARD_WIDTH)


def board_files(boards: Mapping[str, str]) -> dict[str, str]:
    """Pictures of boards by the names of their files: ``wall/`` is in ``wall-slash.svg``."""
    plain = str.maketrans({"/": "-slash", "\\": "-backslash", ":": "-", " ": "-"})
    return {f"{name.translate(plain)}.svg": svg for name, svg in boards.items()}
