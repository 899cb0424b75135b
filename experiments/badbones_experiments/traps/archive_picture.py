"""The archive as a picture: a cell for every behaviour, coloured by what its best strategy wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from ..reports.charts import STYLE
from .archive import Archive, Cell

SIDE, HEIGHT = 42, 34  # of a cell
LEFT, TOP, BOTTOM, RIGHT = 74, 64, 64, 14
STEPS = 8  # colours of the scale
FULL = 0.68  # how solid the strongest colour is


@dataclass(frozen=True)
class Spot:
    """A cell of the picture: what it says, and where it leads."""

    win: float
    note: str
    file: str
    replay: str


def scale_end(spots: Mapping[Cell, Spot]) -> float:
    """The win share of the strongest colour: the next whole 5% above the best."""
    best = max((spot.win for spot in spots.values()), default=0.0)
    return (int(best * 20) + 1) / 20


def archive_picture(archive: Archive, spots: Mapping[Cell, Spot], par: float) -> str:
    """The picture, with links in every cell: the number leads to the strategy's file, the sign below to a replay.

    Cells at par or better have a frame. What nobody reaches is left out.
    """
    end = scale_end(spots)
    farthest, highest = (max((cell[k] for cell in spots), default=0) for k in range(2))
    archive = Archive(archive.sent.up_to(farthest), archive.traps.up_to(highest))
    across, down = archive.sent.parts, archive.traps.parts
    width, height = LEFT + SIDE * across + RIGHT, TOP + HEIGHT * down + BOTTOM
    parts = [_scale(end, par), *_axes(archive), *(_cell(archive, cell, spot, end, par) for cell, spot in spots.items())]
    return (
        f'<svg class="chart" viewBox="0 0 {width} {height}" role="group" aria-label="Archive of strategies">'
        + "".join(parts)
        + "</svg>"
    )


def as_file(svg: str) -> str:
    """The picture as a file of its own."""
    head = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    start, _, body = head.partition(">")
    return f"{start}><style>{STYLE}svg {{ background: var(--card); }}</style>{body}\n"


def _strength(win: float, end: float) -> float:
    """How solid the colour of a win share is: one of the steps of the scale."""
    step = min(int(win / end * STEPS), STEPS - 1)
    return 0.05 + (FULL - 0.05) * step / (STEPS - 1)


def _scale(end: float, par: float) -> str:
    """The scale above the picture, and what a frame means."""
    parts = [f'<text x="{LEFT}" y="20">wins of the best strategy in a cell</text>']
    for step in range(STEPS):
        x = LEFT + 250 + 44 * step
        parts.append(
            f'<rect x="{x}" y="8" width="44" height="16" fill="var(--more)" '
            f'fill-opacity="{_strength((step + 0.5) * end / STEPS, end):.2f}"/>'
            f'<text class="soft" x="{x}" y="40" text-anchor="middle">{step * end / STEPS:.1%}</text>'
        )
    x = LEFT + 250 + 44 * STEPS
    parts.append(
        f'<text class="soft" x="{x}" y="40" text-anchor="middle">{end:.0%}</text>'
        f'<rect x="{x + 40}" y="7" width="22" height="18" rx="3" fill="none" stroke="var(--less)" stroke-width="2.5"/>'
        f'<text x="{x + 70}" y="20">at par ({par:.0%}) or better</text>'
    )
    return "".join(parts)


def _axes(archive: Archive) -> list[str]:
    bottom = TOP + HEIGHT * archive.traps.parts
    right = LEFT + SIDE * archive.sent.parts
    parts = []
    for part in range(archive.sent.parts + 1):
        x = LEFT + SIDE * part
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>')
        parts.append(
            f'<text class="soft" x="{x}" y="{bottom + 18}" text-anchor="middle">{archive.sent.edge(part):.0%}</text>'
        )
    for part in range(archive.traps.parts + 1):
        y = bottom - HEIGHT * part
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{right}" y1="{y}" y2="{y}"/>')
        parts.append(
            f'<text class="soft" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{archive.traps.edge(part):.1f}</text>'
        )
    middle = (TOP + bottom) / 2
    parts.append(
        f'<text x="{(LEFT + right) / 2}" y="{bottom + 44}" text-anchor="middle">{escape(archive.sent.name)}</text>'
        f'<text x="20" y="{middle}" text-anchor="middle" transform="rotate(-90 20 {middle})">'
        f"{escape(archive.traps.name)}</text>"
    )
    return parts


def _cell(archive: Archive, cell: Cell, spot: Spot, end: float, par: float) -> str:
    x = LEFT + SIDE * cell[0]
    y = TOP + HEIGHT * (archive.traps.parts - 1 - cell[1])
    frame = 'stroke="var(--less)" stroke-width="2.5"' if spot.win >= par else ""
    return (
        f'<a href="{escape(spot.file)}"><title>{escape(spot.note)}</title>'
        f'<rect x="{x + 2}" y="{y + 2}" width="{SIDE - 4}" height="{HEIGHT - 4}" rx="3" fill="var(--more)" '
        f'fill-opacity="{_strength(spot.win, end):.2f}" {frame}/>'
        f'<text x="{x + SIDE / 2}" y="{y + 16}" text-anchor="middle">{spot.win:.0%}</text></a>'
        f'<a href="{escape(spot.replay)}"><title>watch a game of it</title>'
        f'<rect x="{x + 8}" y="{y + 18}" width="{SIDE - 16}" height="13" fill="transparent"/>'
        f'<text class="soft" x="{x + SIDE / 2}" y="{y + 29}" text-anchor="middle">▶</text></a>'
    )
