"""Tables for the terminal, as wide as it is: from 80 columns on every table fits."""

from __future__ import annotations

import shutil
from collections.abc import Sequence

LEAST, USUAL = 80, 120  # columns; the second where nobody looks, in files and pipes
GAP = "  "
Row = Sequence[str]


def columns_here() -> int:
    """The columns of the terminal, at least 80."""
    return max(shutil.get_terminal_size((USUAL, 24)).columns, LEAST)


def aligned(head: Row, rows: Sequence[Row], columns: int | None = None) -> str:
    """Columns side by side, the first to the left, the others to the right.

    A cell's second line stands in brackets if there is room, else below it; a table that is still too wide is cut into
    several, one below the other, each with the first column.
    """
    width = columns or columns_here()
    beside = [head, *([cell.replace("\n", " (") + ")" * ("\n" in cell) for cell in row] for row in rows)]
    if _width(_widths(beside)) <= width:
        return "\n".join(_lines(beside))
    below = [list(head), *(line for row in rows for line in _two_lines(row))]
    widths = _widths(below)
    parts, first = [], 1
    while first < len(widths):
        last = first + 1
        while last < len(widths) and _width([widths[0], *widths[first : last + 1]]) <= width:
            last += 1
        part = [[line[0], *line[first:last]] for line in below]
        parts.append("\n".join(_lines([line for line in part if any(line)])))
        first = last
    return "\n\n".join(parts) if parts else "\n".join(_lines(below))


def _two_lines(row: Row) -> list[list[str]]:
    """A row, and below it what stands on the second lines of its cells."""
    cells = [cell.partition("\n") for cell in row]
    seconds = [second for _, _, second in cells]
    return [[first for first, _, _ in cells], *([seconds] if any(seconds) else [])]


def _widths(lines: Sequence[Row]) -> list[int]:
    return [max(len(line[k]) for line in lines) for k in range(len(lines[0]))]


def _width(widths: Sequence[int]) -> int:
    return sum(widths) + len(GAP) * (len(widths) - 1)


def _lines(lines: Sequence[Row]) -> list[str]:
    widths = _widths(lines)
    return [
        GAP.join(
            cell.ljust(width) if k == 0 else cell.rjust(width)
            for k, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    ]
