"""Self-contained HTML pages: a shell with its style inside, cards and tables. Light and dark, laptop and phone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .charts import STYLE

PAGE_STYLE = """
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1160px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 1.1rem; margin: 0 0 4px; }
p { margin: 4px 0 10px; }
.soft, .card p { color: var(--soft); font-size: 0.9rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); gap: 16px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; min-width: 0; }
.card.wide { grid-column: 1 / -1; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.87rem; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 8px; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; white-space: normal; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--card); }
th button { all: unset; cursor: pointer; }
th button:hover { text-decoration: underline; }
th button:focus-visible { outline: 2px solid var(--more); }
th[aria-sort="ascending"] button::after { content: " ▲"; }
th[aria-sort="descending"] button::after { content: " ▼"; }
td small { color: var(--soft); }
a { color: var(--more); }
tr:last-child td { border-bottom: 0; }
.note { border-left: 4px solid var(--less); padding: 6px 12px; background: var(--card); border-radius: 4px; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; overflow-x: auto;
  font-size: 0.85rem; white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0; }
@media (max-width: 520px) { main { padding: 16px 10px 32px; } .card { padding: 12px; } th, td { padding: 6px 7px; }
  th:first-child, td:first-child { white-space: normal; overflow-wrap: anywhere; min-width: 92px; max-width: 34vw; } }
"""


# a click on a column's title sorts by it, numbers downwards first
SORTING = """for (const table of document.querySelectorAll("table.sorted")) {
  table.querySelectorAll("th button").forEach((button, column) => button.addEventListener("click", () => {
    const head = button.parentElement, rows = [...table.tBodies[0].rows], value = row => row.cells[column];
    const numbers = rows.some(row => value(row).dataset.n);
    const up = head.ariaSort === (numbers ? "descending" : "ascending");
    const worth = row => Number(value(row).dataset.n ?? -Infinity), words = row => value(row).textContent;
    rows.sort((a, b) => numbers ? worth(b) - worth(a) : words(a).localeCompare(words(b)));
    if (up) rows.reverse();
    for (const other of table.querySelectorAll("th")) other.ariaSort = null;
    head.ariaSort = up === numbers ? "ascending" : "descending";
    table.tBodies[0].append(...rows);
  }));
}"""


def page(title: str, *parts: str) -> str:
    """A whole page of these parts, below its title."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{PAGE_STYLE}</style></head>\n"
        f"<body><main>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + f"\n</main><script>{SORTING}</script></body></html>\n"
    )


def card(title: str, body: str, text: str = "", wide: bool = False) -> str:
    """A titled box with a sentence that explains it; ``wide`` takes the whole row."""
    explained = f"<p>{escape(text)}</p>" if text else ""
    return f'<section class="card{" wide" if wide else ""}"><h2>{escape(title)}</h2>{explained}{body}</section>'


def cards(*boxes: str) -> str:
    """Boxes beside each other where there is room, below each other where not."""
    return '<div class="cards">\n' + "\n".join(boxes) + "\n</div>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that scrolls sideways where it is too wide; its first column stays. A cell's second line is small.

    The titles of its columns are buttons that sort it.
    """
    titles = "".join(f'<th scope="col"><button>{escape(cell)}</button></th>' for cell in head)
    lines = ["".join(f"<td{_sorting(cell)}>{_cell(cell)}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return (
        '<div class="scroll" tabindex="0" role="group" aria-label="table"><table class="sorted">'
        f"<thead><tr>{titles}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def links(entries: Sequence[tuple[str, str]]) -> str:
    """A list of links to files that lie beside the page: (words, file)."""
    items = "".join(f'<li><a href="{escape(file)}">{escape(words)}</a></li>' for words, file in entries)
    return f"<ul>{items}</ul>"


def _sorting(text: str) -> str:
    """What a cell is sorted by where that is a number; its text otherwise."""
    first = text.partition("\n")[0].replace(",", "").rstrip("%*x ")
    try:
        return f' data-n="{float(first):g}"'
    except ValueError:
        return ""


class Linked(str):
    """A cell of a table whose first line leads to a file beside the page."""

    file: str

    def __new__(cls, text: str, file: str) -> Linked:
        made = super().__new__(cls, text)
        made.file = file
        return made


def _cell(text: str) -> str:
    first, _, second = text.partition("\n")
    shown = f'<a href="{escape(text.file)}">{escape(first)}</a>' if isinstance(text, Linked) else escape(first)
    return shown + (f"<br><small>{escape(second)}</small>" if second else "")
