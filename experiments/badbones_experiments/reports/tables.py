"""Tables of results: the same ``ResultTable`` for the terminal, for Markdown, for CSV and for pages."""

from __future__ import annotations

import csv
import io
import shutil
import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TextIO

from badbones_env.errors import printable

if TYPE_CHECKING:
    from rich.console import Console

LEAST, USUAL = 80, 120  # columns; the second in files and pipes
GAP = 2  # columns between cells
WIDEST = 10_000  # for the console: what is too wide is cut into several tables, never within a cell
Row = Sequence[str]


class Linked(str):
    """A cell whose first line links to a file beside the page."""

    file: str

    def __new__(cls, text: str, file: str) -> Linked:
        cell = super().__new__(cls, text)
        cell.file = file
        return cell


def terminal_width() -> int:
    """The columns of the terminal, at least 80."""
    return max(shutil.get_terminal_size((USUAL, 24)).columns, LEAST)


@dataclass(frozen=True)
class ResultTable:
    """Column titles and rows. A cell's second line is a remark on the first, such as an interval.

    The first column and those in ``left`` are aligned to the left, all others to the right.
    """

    head: Row
    rows: Sequence[Row]
    title: str = ""
    left: Collection[str] = ()

    def print(self, file: TextIO | None = None) -> None:
        """Print it, with colours where ``file`` is a terminal and NO_COLOR is not set."""
        from rich.console import Console

        stream = file or sys.stdout
        if stream.isatty():
            self._render(Console(file=stream, width=WIDEST, highlight=False), terminal_width())
        else:
            print(self.text(), file=stream)

    def text(self, width: int | None = None) -> str:
        """Plain text, at most ``width`` columns wide (default: the terminal's)."""
        from rich.console import Console

        out = io.StringIO()
        plain = Console(file=out, width=WIDEST, color_system=None, highlight=False, force_jupyter=False)
        self._render(plain, width or terminal_width())
        return "\n".join(line.rstrip() for line in out.getvalue().splitlines())

    def markdown(self) -> str:
        """A Markdown table without the title."""
        marks = ["---" if self._is_left(k) else "---:" for k in range(len(self.head))]
        lines = [self.head, marks, *self.rows]
        return "\n".join("| " + " | ".join(cell.replace("\n", "<br>") for cell in line) + " |" for line in lines)

    def csv(self) -> str:
        """Comma-separated values; a cell's second line follows its first after a space."""
        out = io.StringIO()
        csv.writer(out).writerows([cell.replace("\n", " ") for cell in line] for line in [self.head, *self.rows])
        return out.getvalue()

    def _is_left(self, column: int) -> bool:
        return column == 0 or self.head[column] in self.left

    def _render(self, console: Console, width: int) -> None:
        """Second lines go in brackets where there is room, else below the first. A table that is still too wide is
        cut into several, each with the first column."""
        from rich.table import Table as RichTable
        from rich.text import Text

        if self.title:
            console.print(Text(printable(self.title), style="bold"))
        head, *cells = [[printable(cell, "\n") for cell in row] for row in [self.head, *self.rows]]
        rows = [[cell.replace("\n", " (") + ")" * ("\n" in cell) for cell in row] for row in cells]
        if _width(_widths([head, *rows])) > width:
            rows = [[cell.rstrip("\n") for cell in row] for row in cells]
        parts = _parts(_widths([head, *rows]), width)
        for number, columns in enumerate(parts):
            table = RichTable(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="bold")
            for k in columns:
                side = "left" if self._is_left(k) else "right"
                table.add_column(Text(head[k]), justify=side, no_wrap=True)  # type: ignore[arg-type]
            for row in rows:
                table.add_row(*(Text(row[k]) for k in columns))
            console.print(*([Text("")] if number else []), table, sep="\n", crop=False)


def _parts(widths: Sequence[int], width: int) -> list[list[int]]:
    """The columns of each part that a table is cut into."""
    parts = [[0]]
    for column in range(1, len(widths)):
        if len(parts[-1]) > 1 and _width([widths[k] for k in [*parts[-1], column]]) > width:
            parts.append([0])
        parts[-1].append(column)
    return parts


def _widths(lines: Sequence[Row]) -> list[int]:
    return [max(len(part) for line in lines for part in line[k].split("\n")) for k in range(len(lines[0]))]


def _width(widths: Sequence[int]) -> int:
    return sum(widths) + GAP * (len(widths) - 1)
