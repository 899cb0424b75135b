"""Charts as SVG text: interval plot, stacked bars, heat map, line plot. No library, no script, works offline.

Each function returns an ``<svg>`` element that fills the width of its container. Colours and type come from ``STYLE``,
which the page holds once (``reports.pages.page`` does): light or dark as the reader has it, and a palette
that colour-blind readers can tell apart. Details show as tooltips (``<title>``) when pointed at.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

WIDTH = 480  # of the drawing; on a page it takes the width of its container
LETTER = 7.4  # width of a letter, about
LONGEST = 24  # letters of a label; longer ones are cut and stand in the tooltip
COLOURS = 8  # then the palette begins anew, with dashed lines

Show = Callable[[float], str]  # how a number is written

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
    """A line of a line plot; ``points`` are (x, y) in the order of x, ``bars`` from where to where each y varies."""

    label: str
    points: Sequence[tuple[float, float]]
    bars: Sequence[tuple[float, float]] = ()


def colour(number: int) -> str:
    """The colour of series ``number``, for ``fill`` and ``stroke``."""
    return f"var(--c{number % COLOURS})"


def alone(svg: str) -> str:
    """A chart as a file of its own: with style and name space, and room at the sides, where a picture is cut off."""
    head, _, body = svg.partition(">")
    head = head.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    head = head.replace(f'viewBox="0 0 {WIDTH} ', f'viewBox="-8 0 {WIDTH + 24} ')
    return f"{head}><style>{STYLE}svg {{ background: var(--card); }}</style>{body}\n"


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers from low to high, at most ``most`` of them: 1, 2 or 5 times a power of ten apart."""
    if not high > low:
        return [low]
    raw = (high - low) / max(most - 1, 1)
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


def interval_plot(
    rows: Sequence[Interval],
    title: str,
    axis: str = "",
    reference: float | None = None,
    limits: tuple[float, float] | None = None,
    show: Show = number,
) -> str:
    """A dot for each row's value and a line for its interval; ``reference`` is a dashed line to compare with."""
    left, top, step = _margin([row.label for row in rows]), 8, 30
    low, high = limits or _limits([row.low for row in rows] + [row.high for row in rows], reference)
    bottom = top + step * len(rows)

    def x(value: float) -> float:
        return left + (WIDTH - left - 56) * (min(max(value, low), high) - low) / ((high - low) or 1)

    parts = [_vertical(x(tick), top, bottom, show(tick)) for tick in ticks(low, high, 7)]
    if reference is not None:
        parts.append(f'<line class="zero" x1="{x(reference):.1f}" x2="{x(reference):.1f}" y1="{top}" y2="{bottom}"/>')
    for k, row in enumerate(rows):
        y = top + step * k + step / 2
        note = row.note or f"{row.label}: {show(row.value)}, from {show(row.low)} to {show(row.high)}"
        parts.append(
            f"<g><title>{escape(note)}</title>{_label(row.label, left - 12, y)}"
            f'<line x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}" stroke="{colour(k)}" '
            f'stroke-width="6" stroke-linecap="round" opacity="0.35"/>'
            f'<circle cx="{x(row.value):.1f}" cy="{y}" r="6" fill="{colour(k)}"/>'
            f'<text x="{WIDTH}" y="{y + 4.5}" text-anchor="end">{show(row.value)}</text></g>'
        )
    return _svg(bottom + (38 if axis else 22), title, parts, axis, left)


def stacked_bars(
    labels: Sequence[str],
    segments: Sequence[str],
    values: Sequence[Sequence[float]],
    title: str,
    axis: str = "",
    total: float | None = None,
    show: Show = number,
) -> str:
    """A bar for each label, made of a part for each segment: ``values[label][segment]``; ``total``: the axis' end."""
    left, step = _margin(labels), 30
    most = total or max([sum(row) for row in values], default=0) or 1
    legend, top = _legend(segments, 0, [colour(k) for k in range(len(segments))])
    bottom = top + step * len(labels)
    scale = (WIDTH - left - 8) / most
    parts = [legend, *(_vertical(left + tick * scale, top, bottom, show(tick)) for tick in ticks(0, most, 5))]
    for k, (label, row) in enumerate(zip(labels, values, strict=True)):
        y, x = top + step * k, float(left)
        parts.append(_label(label, left - 10, y + step / 2))
        for j, (segment, value) in enumerate(zip(segments, row, strict=True)):
            if value > 0:
                parts.append(
                    f'<rect x="{x:.1f}" y="{y + 5}" width="{value * scale:.1f}" height="{step - 10}" rx="2" '
                    f'fill="{colour(j)}"><title>{escape(f"{label}, {segment}: {show(value)}")}</title></rect>'
                )
                x += value * scale
    return _svg(bottom + (38 if axis else 22), title, parts, axis, left)


def heat_map(
    rows: Sequence[str],
    columns: Sequence[str],
    values: Sequence[Sequence[float | None]],
    title: str,
    middle: float = 0.5,
    spread: float = 0.5,
    notes: Sequence[Sequence[str]] | None = None,
    show: Show = percent,
    links: Sequence[Sequence[str]] | None = None,
    axes: tuple[str, str] = ("", ""),
) -> str:
    """A cell for each row and column, blue above ``middle`` and orange below, full at ``spread`` from it."""
    left = _margin(rows)
    width = min((WIDTH - left) / max(len(columns), 1), 72)
    height = min(max(width, 30), 40)
    top = 14 + max([_slanted(column) for column in columns], default=0)
    parts = []
    for j, column in enumerate(columns):
        x = left + width * (j + 0.5)
        parts.append(
            f'<text x="{x + 4:.1f}" y="{top - 6:.1f}" text-anchor="end" '
            f'transform="rotate(40 {x + 4:.1f} {top - 6:.1f})">{escape(_cut(column))}</text>'
        )
    for k, row in enumerate(rows):
        y = top + height * k
        parts.append(_label(row, left - 10, y + height / 2))
        for j, column in enumerate(columns):
            value = values[k][j]
            if value is None:
                continue
            share = min(abs(value - middle) / spread, 1.0)
            side = "more" if value >= middle else "less"
            note = notes[k][j] if notes else f"{row}, {column}: {show(value)}"
            x = left + width * j
            link = links[k][j] if links else ""
            parts.append(
                (f'<a href="{escape(link)}">' if link else "<g>")
                + f'<title>{escape(note)}</title><rect x="{x + 1:.1f}" y="{y + 1:.1f}" width="{width - 2:.1f}" '
                f'height="{height - 2:.1f}" rx="3" fill="var(--{side})" fill-opacity="{0.06 + 0.64 * share:.2f}"/>'
                f'<text x="{x + width / 2:.1f}" y="{y + height / 2 + 4.5:.1f}" text-anchor="middle"'
                f"{_small(show(value), width)}>{show(value)}</text>" + ("</a>" if link else "</g>")
            )
    return _svg(top + height * len(rows) + (38 if axes[1] else 6), title, parts, axes[1], left)


def line_plot(
    series: Sequence[Series],
    title: str,
    x_axis: str = "",
    y_axis: str = "",
    *,
    step: bool = False,
    y_limits: tuple[float, float] | None = None,
    show: Show = number,
    show_x: Show = number,
    x_ticks: Sequence[float] | None = None,
    markers: bool = False,
) -> str:
    """A line for each series; with ``step`` a value holds until the next point, as survival curves do.

    ``x_ticks``: where the marks below stand, if not at round numbers; ``markers``: a dot at every point.
    """
    legend, top = _legend([one.label for one in series], 0, [colour(k) for k in range(len(series))])
    bottom = top + 230
    xs = [x for one in series for x, _ in one.points] or [0.0, 1.0]
    tail = 0.03 * (max(xs) - min(xs)) if step else 0.0  # so that the last step shows
    low_x, high_x = min(xs), max(max(xs) + tail, min(xs) + 1e-9)
    low, high = y_limits or _limits([y for one in series for _, y in one.points] or [0.0, 1.0], None)

    def place(x: float, y: float) -> tuple[float, float]:
        return (
            left + (WIDTH - left - 10) * (x - low_x) / (high_x - low_x),
            bottom - (bottom - top) * (y - low) / ((high - low) or 1),
        )

    upward = ticks(low, high, 6)
    left = max(46.0, 24 + LETTER * max(len(show(tick)) for tick in upward)) if y_axis else 46.0
    parts = [legend]
    across = ticks(low_x, high_x, 8) if x_ticks is None else x_ticks
    parts += [_vertical(place(tick, low)[0], top, bottom, show_x(tick)) for tick in across]
    for tick in upward:
        y = place(low_x, tick)[1]
        parts.append(
            f'<line class="grid" x1="{left:.0f}" x2="{WIDTH - 10}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text class="soft" x="{left - 6:.0f}" y="{y + 4:.1f}" text-anchor="end">{show(tick)}</text>'
        )
    for k, one in enumerate(series):
        points = [*one.points, (one.points[-1][0] + tail, one.points[-1][1])] if one.points else []
        parts.append(_line([place(x, y) for x, y in points], k, step))
        for (x, _), (least, most) in zip(one.points, one.bars, strict=False):
            parts.append(
                f'<line x1="{place(x, least)[0]:.1f}" x2="{place(x, most)[0]:.1f}" y1="{place(x, least)[1]:.1f}" '
                f'y2="{place(x, most)[1]:.1f}" stroke="{colour(k)}" stroke-width="6" opacity="0.35"/>'
            )
        if markers:
            parts += [
                f'<circle cx="{place(x, y)[0]:.1f}" cy="{place(x, y)[1]:.1f}" r="3.5" fill="{colour(k)}"/>'
                for x, y in one.points
            ]
        parts += [
            f'<circle cx="{place(x, y)[0]:.1f}" cy="{place(x, y)[1]:.1f}" r="6" fill="transparent">'
            f"<title>{escape(f'{one.label}: {show(y)} at {show_x(x)}')}</title></circle>"
            for x, y in one.points
        ]
    if y_axis:
        parts.append(
            f'<text class="soft" x="12" y="{(top + bottom) / 2:.0f}" text-anchor="middle" '
            f'transform="rotate(-90 10 {(top + bottom) / 2:.0f})">{escape(y_axis)}</text>'
        )
    return _svg(bottom + (38 if x_axis else 22), title, parts, x_axis, left)


def _line(points: Sequence[tuple[float, float]], k: int, step: bool) -> str:
    path = ""
    for x, y in points:
        path += f"M{x:.1f} {y:.1f}" if not path else f"H{x:.1f}V{y:.1f}" if step else f"L{x:.1f} {y:.1f}"
    dash = "" if k < COLOURS else ' stroke-dasharray="6 4"'
    return f'<path d="{path}" fill="none" stroke="{colour(k)}" stroke-width="2.5" stroke-linejoin="round"{dash}/>'


def _svg(height: float, title: str, parts: Sequence[str], axis: str = "", left: float = 0) -> str:
    if axis:
        parts = [
            *parts,
            f'<text class="soft" x="{(left + WIDTH) / 2:.0f}" y="{height - 4:.0f}" '
            f'text-anchor="middle">{escape(axis)}</text>',
        ]
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def _vertical(x: float, top: float, bottom: float, text: str) -> str:
    return (
        f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top:.0f}" y2="{bottom:.0f}"/>'
        f'<text class="soft" x="{x:.1f}" y="{bottom + 16:.0f}" text-anchor="middle">{escape(text)}</text>'
    )


def _legend(labels: Sequence[str], top: float, colours: Sequence[str]) -> tuple[str, float]:
    """A legend in as many lines as it takes, and where the drawing below it may begin."""
    parts, x, y = [], 0.0, top + 12
    for label, fill in zip(labels, colours, strict=True):
        width = 36 + (LETTER + 0.6) * len(_cut(label))
        if x and x + width > WIDTH:
            x, y = 0.0, y + 20
        parts.append(
            f'<rect x="{x:.1f}" y="{y - 10:.1f}" width="12" height="12" rx="2" fill="{fill}"/>'
            f'<text x="{x + 17:.1f}" y="{y + 0.5:.1f}">{escape(_cut(label))}</text>'
        )
        x += width
    return "".join(parts), y + 16


def _label(text: str, x: float, y: float) -> str:
    shown = escape(_cut(text))
    return f'<text x="{x:.1f}" y="{y + 4.5:.1f}" text-anchor="end">{shown}<title>{escape(text)}</title></text>'


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _margin(labels: Sequence[str]) -> float:
    return 20 + LETTER * max([len(_cut(label)) for label in labels], default=0)


def _slanted(text: str) -> float:
    return 0.65 * LETTER * len(_cut(text))


def _small(text: str, width: float) -> str:
    """A smaller type where a cell is too narrow for its text."""
    return "" if LETTER * len(text) < width - 4 else f' style="font-size:{max((width - 4) / len(text) * 1.7, 6):.0f}px"'


def _limits(values: Sequence[float], reference: float | None) -> tuple[float, float]:
    """From the least to the greatest value, with some room."""
    values = [*values, *([] if reference is None else [reference])] or [0.0, 1.0]
    low, high = min(values), max(values)
    room = (high - low) * 0.05 or 1.0
    return low - room, high + room
