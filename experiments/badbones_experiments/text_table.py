"""Tables for the terminal."""

from __future__ import annotations

from collections.abc import Sequence


def aligned(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns side by side, the first to the left, the others to the right; a cell's second line stands in brackets."""
    lines = [head, *([cell.replace("\n", " (") + ")" * ("\n" in cell) for cell in row] for row in rows)]
    widths = [max(len(line[k]) for line in lines) for k in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) if k == 0 else cell.rjust(width) for k, (cell, width) in columns).rstrip()
        for columns in (list(enumerate(zip(line, widths, strict=True))) for line in lines)
    )
