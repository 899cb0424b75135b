"""Charts as SVG text: interval plot, heat map, line plot. No library, no script, works offline.

Each function returns SVG for a page (``reports.pages.page``), whose style ``STYLE`` has the colours: light or dark as
the reader has it, and a palette that colour-blind readers can tell apart. Most charts are drawn twice, for wide and for
narrow screens, and the page shows the drawing that fits. Details show as tooltips (``<title>``) when pointed at.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from html import escape
from pathlib import Path
from typing import Concatenate, ParamSpec

WIDE, NARROW = 960, 380  # widths of the drawings
LETTER = 8.4  # width of a letter, about: wide fonts (DejaVu Sans, Verdana) fit as well
COLOURS = 8  # then the palette begins anew, with dashed lines
MAX_LABELS = 14  # lines that are named; the others are thin and have a tooltip
MAX_MARKERS = 60  # points of a line that are marked
LINE_HEIGHT = 15  # of a label

Formatter = Callable[[float], str]  # how a number is written
P = ParamSpec("P")

STYLE = (Path(__file__).parent / "templates" / "charts.css").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Interval:
    """A row of an interval plot: an estimate with the ends of its interval."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""  # the tooltip; without it the numbers


@dataclass(frozen=True)
class Series:
    """A line of a line plot: (x, y) in the order of x.

    ``bars``: from where to where each y varies, drawn as a band; ``reference``: a dashed line to compare with.
    """

    label: str
    points: Sequence[tuple[float, float]]
    bars: Sequence[tuple[float, float]] = ()
    reference: bool = False


def colour(number: int) -> str:
    """The colour of series ``number``, for ``fill`` and ``stroke``."""
    return f"var(--c{number % COLOURS})"


def standalone(chart: str) -> str:
    """The wide drawing as a file of its own: with style and name space, and a margin, where a picture is cut off."""
    head, _, body = chart[: chart.index("</svg>") + len("</svg>")].partition(">")
    head = head.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    width, height = (float(number) for number in re.findall(r'viewBox="0 0 (\S+) (\S+)"', head)[0])
    head = re.sub(r'viewBox="[^"]*"', f'viewBox="-8 -4 {width + 24:.0f} {height + 8:.0f}"', head)
    return f"{head}><style>{STYLE}svg {{ background: var(--card); }}</style>{body}\n"


def ticks(low: float, high: float, max_ticks: int = 6) -> list[float]:
    """Round numbers from low to high, at most ``max_ticks`` of them: 1, 2 or 5 times a power of ten apart."""
    if not high > low:
        return [low]
    raw = (high - low) / max(max_ticks - 1, 1)
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [round(k * step, 10) for k in range(first, math.floor(high / step + 1e-9) + 1)]


def number(value: float) -> str:
    """A number as short as it can be read: 1,234 0.25 -3."""
    if abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3f}".rstrip("0").rstrip(".") if value else "0"


def percent(value: float) -> str:
    """A share as a percentage without decimals."""
    return f"{100 * value:.0f}%"


def responsive(draw: Callable[Concatenate[int, P], str]) -> Callable[P, str]:
    """A chart that is drawn for wide and for narrow screens; ``draw`` gets the width first."""

    @wraps(draw)
    def both(*args: P.args, **kwargs: P.kwargs) -> str:
        return draw(WIDE, *args, **kwargs) + draw(NARROW, *args, **kwargs)

    return both


@responsive
def interval_plot(
    width: int,
    rows: Sequence[Interval],
    title: str,
    axis: str = "",
    reference: float | None = None,
    limits: tuple[float, float] | None = None,
    show: Formatter = number,
) -> str:
    """A dot for each row's value and a band for its interval; ``reference`` is a dashed line to compare with.

    Blue is above the reference, orange below, and grey what cannot be told from it.
    """
    labels = _Labels(width, [row.label for row in rows])
    left, right, top, step = labels.margin, width - 64, 8, 26
    low, high = limits or _limits([row.low for row in rows] + [row.high for row in rows], reference)
    bottom = top + step * len(rows)

    def x(value: float) -> float:
        return left + (right - left) * (min(max(value, low), high) - low) / ((high - low) or 1)

    parts = [_vertical(x(tick), top, bottom, show(tick)) for tick in ticks(low, high, 9 if width == WIDE else 4)]
    if reference is not None:
        parts.append(f'<line class="zero" x1="{x(reference):.1f}" x2="{x(reference):.1f}" y1="{top}" y2="{bottom}"/>')
    for k, row in enumerate(rows):
        y = top + step * (k + 0.5)
        fill = "var(--c0)"
        if reference is not None:
            fill = "var(--more)" if row.low > reference else "var(--less)" if row.high < reference else "var(--c7)"
        note = row.note or f"{row.label}: {show(row.value)}, from {show(row.low)} to {show(row.high)}"
        parts.append(
            f"<g><title>{escape(note)}</title>{labels.text(row.label, left - 10, y)}"
            f'<rect x="{x(row.low):.1f}" y="{y - 6:.1f}" width="{max(x(row.high) - x(row.low), 1):.1f}" height="12" '
            f'rx="3" fill="{fill}" opacity="0.3"/><circle cx="{x(row.value):.1f}" cy="{y:.1f}" r="5" fill="{fill}"/>'
            f'<text x="{width}" y="{y + 4.5:.1f}" text-anchor="end">{show(row.value)}</text></g>'
        )
    return _svg(width, bottom + (38 if axis else 22), title, parts, axis, left)


def heat_map(
    rows: Sequence[str],
    columns: Sequence[str],
    values: Sequence[Sequence[float | None]],
    title: str,
    middle: float = 0.5,
    spread: float = 0.5,
    notes: Sequence[Sequence[str]] | None = None,
    show: Formatter = percent,
    faded: Sequence[Sequence[bool]] | None = None,
    links: Sequence[Sequence[str]] | None = None,
    axes: tuple[str, str] = ("", ""),
) -> str:
    """A cell for each row and column, blue above ``middle`` and orange below, full at ``spread`` from it.

    ``faded``: cells that cannot be told from the middle; ``links``: where cells lead to; ``axes``: titles of rows and
    columns. It has a size of its own: a narrow page scrolls it.
    """
    labels, heads = _Labels(WIDE, rows), _Labels(WIDE, columns)
    left = labels.margin + (20 if axes[0] else 0)
    cell = min(max((WIDE - left) / max(len(columns), 1), 38), 76)
    height, slanted = 30, heads.longest > cell
    top = 14 + (0.65 * heads.longest if slanted else 10)
    bottom = top + height * len(rows)
    parts = []
    for j, column in enumerate(columns):
        x = left + cell * (j + 0.5)
        turn = f' transform="rotate(40 {x + 4:.1f} {top - 6:.1f})"' if slanted else ""
        anchor = "end" if slanted else "middle"
        parts.append(
            f'<text x="{x:.1f}" y="{top - 6:.1f}" text-anchor="{anchor}"{turn}>{escape(heads.cut(column))}</text>'
        )
    for k, row in enumerate(rows):
        y = top + height * k
        parts.append(labels.text(row, left - 10, y + height / 2))
        for j, column in enumerate(columns):
            value = values[k][j]
            if value is None:
                continue
            soft = ' class="soft"' if faded and faded[k][j] else ""
            strength = 0.05 if soft else 0.06 + 0.64 * min(abs(value - middle) / spread, 1.0)
            note = notes[k][j] if notes else f"{row}, {column}: {show(value)}"
            link, x = links[k][j] if links else "", left + cell * j
            parts.append(
                (f'<a href="{escape(link)}">' if link else "<g>")
                + f'<title>{escape(note)}</title><rect x="{x + 1:.1f}" '
                f'y="{y + 1:.1f}" width="{cell - 2:.1f}" height="{height - 2}" rx="3" '
                f'fill="var(--{"more" if value >= middle else "less"})" fill-opacity="{strength:.2f}"/>'
                f'<text{soft} x="{x + cell / 2:.1f}" y="{y + height / 2 + 4.5:.1f}" '
                f'text-anchor="middle">{show(value)}</text>' + ("</a>" if link else "</g>")
            )
    if axes[0]:
        parts.append(_upright(axes[0], 12, (top + bottom) / 2))
    width = left + cell * len(columns) + 4
    return _svg(width, bottom + (28 if axes[1] else 6), title, parts, axes[1], left, "sized")


@responsive
def line_plot(
    width: int,
    series: Sequence[Series],
    title: str,
    x_axis: str = "",
    y_axis: str = "",
    *,
    step: bool = False,
    y_limits: tuple[float, float] | None = None,
    show: Formatter = number,
    show_x: Formatter = number,
    x_ticks: Sequence[float] | None = None,
    markers: bool = False,
) -> str:
    """A line for each series, named at its end; with ``step`` a value holds until the next point (survival curves).

    ``x_ticks``: where the marks below stand, if not at round numbers; ``markers``: a dot at every point.
    """
    top, height = 12.0, 320.0 if width == WIDE else 240.0
    bottom = top + max(height, LINE_HEIGHT * min(len(series), MAX_LABELS))
    xs = [x for line in series for x, _ in line.points] or [0.0, 1.0]
    tail = 0.03 * (max(xs) - min(xs)) if step else 0.0  # so that the last step shows
    low_x, high_x = min(xs), max(max(xs) + tail, min(xs) + 1e-9)
    ends = [y for line in series for y in ([y for _, y in line.points] + [y for bar in line.bars for y in bar])]
    low, high = y_limits or _limits(ends or [0.0, 1.0], None)
    labels = _Labels(width, [line.label for line in series[:MAX_LABELS]])
    upward = ticks(low, high, 6)
    left = (32 if y_axis else 14) + LETTER * max(len(show(tick)) for tick in upward)
    right = width - (labels.longest + 14 if len(series) > 1 or not y_axis else 14)

    def place(x: float, y: float) -> tuple[float, float]:
        share = (min(max(y, low), high) - low) / ((high - low) or 1)
        return left + (right - left) * (x - low_x) / (high_x - low_x), bottom - (bottom - top) * share

    across = ticks(low_x, high_x, 9 if width == WIDE else 4) if x_ticks is None else x_ticks
    parts = [_vertical(place(tick, low)[0], top, bottom, show_x(tick)) for tick in across]
    for tick in upward:
        y = place(low_x, tick)[1]
        parts.append(
            f'<line class="grid" x1="{left:.0f}" x2="{right:.0f}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text class="soft" x="{left - 6:.0f}" y="{y + 4:.1f}" text-anchor="end">{show(tick)}</text>'
        )
    for k, line in enumerate(series):
        points = [place(x, y) for x, y in line.points]
        if line.bars:
            edge = [place(x, high) for (x, _), (_, high) in zip(line.points, line.bars, strict=False)]
            edge += [place(x, low) for (x, _), (low, _) in reversed(list(zip(line.points, line.bars, strict=False)))]
            corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in edge)
            parts.append(f'<polygon points="{corners}" fill="{colour(k)}" opacity="0.18"/>')
        path = [*points, place(line.points[-1][0] + tail, line.points[-1][1])] if points else []
        parts.append(_line(path, k, step, line.reference, k < MAX_LABELS))
        if markers and len(points) <= MAX_MARKERS:
            parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour(k)}"/>' for x, y in points]
        for (px, py), (x, y) in zip(points, line.points, strict=True) if len(points) <= 10 * MAX_MARKERS else ():
            parts.append(
                f'<circle cx="{px:.1f}" cy="{py:.1f}" r="6" fill="transparent">'
                f"<title>{escape(f'{line.label}: {show(y)} at {show_x(x)}')}</title></circle>"
            )
    if len(series) > 1 or not y_axis:
        last = [place(*line.points[-1])[1] if line.points else bottom for line in series[:MAX_LABELS]]
        for k, y in enumerate(_spread(last, top + 4, bottom)):
            fill = "var(--soft)" if series[k].reference else colour(k)
            parts.append(
                f'<text x="{right + 8:.0f}" y="{y + 4:.1f}" style="fill:{fill}">{escape(labels.cut(series[k].label))}'
                f"<title>{escape(series[k].label)}</title></text>"
            )
    if y_axis:
        parts.append(_upright(y_axis, 12, (top + bottom) / 2))
    return _svg(width, bottom + (38 if x_axis else 22), title, parts, x_axis, left)


def _spread(places: Sequence[float], top: float, bottom: float) -> list[float]:
    """Where labels stand that would like to stand at ``places``: in the same order, a line apart."""
    order = sorted(range(len(places)), key=lambda k: places[k])
    spread = [0.0] * len(places)
    floor = top
    for rank, k in enumerate(order):
        room_below = LINE_HEIGHT * (len(order) - 1 - rank)
        spread[k] = max(min(places[k], bottom - room_below), floor)
        floor = spread[k] + LINE_HEIGHT
    return spread


def _line(points: Sequence[tuple[float, float]], k: int, step: bool, reference: bool, named: bool) -> str:
    path = ""
    for x, y in points:
        path += f"M{x:.1f} {y:.1f}" if not path else f"H{x:.1f}V{y:.1f}" if step else f"L{x:.1f} {y:.1f}"
    stroke = "var(--soft)" if reference else colour(k)
    dash = ' stroke-dasharray="6 4"' if reference or k >= COLOURS else ""
    thickness = 1.5 if reference else 2.5 if named else 1
    return f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{thickness}" stroke-linejoin="round"{dash}/>'


def _svg(
    width: float, height: float, title: str, parts: Sequence[str], axis: str = "", left: float = 0, kind: str = ""
) -> str:
    kind = kind or ("wide" if width == WIDE else "narrow")
    size = f' style="max-width:{width:.0f}px;min-width:{0.8 * width:.0f}px"' if kind == "sized" else ""
    if axis:
        parts = [
            *parts,
            f'<text class="soft" x="{(left + width) / 2:.0f}" y="{height - 4:.0f}" '
            f'text-anchor="middle">{escape(axis)}</text>',
        ]
    return (
        f'<svg class="chart {kind}"{size} viewBox="0 0 {width:.0f} {height:.0f}" role="img" '
        f'aria-label="{escape(title)}">' + "".join(parts) + "</svg>"
    )


def _vertical(x: float, top: float, bottom: float, text: str) -> str:
    return (
        f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top:.0f}" y2="{bottom:.0f}"/>'
        f'<text class="soft" x="{x:.1f}" y="{bottom + 16:.0f}" text-anchor="middle">{escape(text)}</text>'
    )


def _upright(text: str, x: float, y: float) -> str:
    return (
        f'<text class="soft" x="{x}" y="{y:.0f}" text-anchor="middle" transform="rotate(-90 {x} {y:.0f})">'
        f"{escape(text)}</text>"
    )


class _Labels:
    """Labels beside a drawing, cut where they are too long for it."""

    def __init__(self, width: int, labels: Sequence[str]) -> None:
        self._max_letters = 40 if width == WIDE else 15
        self.longest = LETTER * max([len(self.cut(label)) for label in labels], default=0)
        self.margin = 16 + self.longest

    def cut(self, label: str) -> str:
        return label if len(label) <= self._max_letters else label[: self._max_letters - 1] + "…"

    def text(self, label: str, x: float, y: float) -> str:
        """A label that ends at x; the tooltip has all of it."""
        shown = escape(self.cut(label))
        return f'<text x="{x:.1f}" y="{y + 4.5:.1f}" text-anchor="end">{shown}<title>{escape(label)}</title></text>'


def _limits(values: Sequence[float], reference: float | None) -> tuple[float, float]:
    """From the least to the greatest value, with a margin."""
    values = [*values, *([] if reference is None else [reference])] or [0.0, 1.0]
    low, high = min(values), max(values)
    margin = (high - low) * 0.05 or 1.0
    return low - margin, high + margin
