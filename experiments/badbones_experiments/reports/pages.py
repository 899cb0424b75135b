"""Self-contained HTML pages from the templates beside this module. Light and dark, laptop and phone.

A page is a title, cards and the command that makes it again. Everything is escaped, except charts, which are SVG of our
own. ``render`` fills any other template of the folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from .tables import Table

if TYPE_CHECKING:
    import jinja2


@dataclass(frozen=True)
class Card:
    """A titled box: a sentence that explains it, then a table, figures (SVG) or links (words, file)."""

    title: str
    text: str = ""
    table: Table | None = None
    figures: Sequence[str] = ()
    links: Sequence[tuple[str, str]] = ()
    wide: bool = False  # it takes the whole row
    figure_width: int | None = None  # in pixels; charts take the width of their card


def page(
    title: str,
    cards: Sequence[Card],
    *,
    facts: str = "",
    notes: Sequence[str] = (),
    command: str = "",
    run: str = "",
) -> str:
    """A whole page. ``facts``: a sentence below the title; ``run``: where and when the command was run."""
    return render("page.html", title=title, cards=cards, facts=facts, notes=notes, command=command, run=run)


def render(template: str, **context: Any) -> str:
    """Fill a template of the folder ``templates``; texts are escaped."""
    return _environment().get_template(template).render(context)


@cache
def _environment() -> jinja2.Environment:
    import jinja2

    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("badbones_experiments.reports"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    environment.globals["sort_key"] = sort_key
    return environment


def sort_key(cell: str) -> float | None:
    """The number that a cell is sorted by; None where it has none."""
    first = cell.partition("\n")[0].replace(",", "").rstrip("%*x ")
    try:
        return float(first)
    except ValueError:
        return None
