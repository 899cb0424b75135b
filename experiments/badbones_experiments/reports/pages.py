"""Self-contained HTML pages from the templates beside this module. Light and dark, laptop and phone.

A page is a title, cards and the command that makes it again. Everything is escaped, except charts, which are SVG of our
own. ``render`` fills any other template of the folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from .tables import ResultTable

if TYPE_CHECKING:
    import jinja2


@dataclass(frozen=True)
class Card:
    """A titled box: figures (SVG), a sentence that explains them, a table, links (words, file)."""

    title: str
    text: str = ""
    table: ResultTable | None = None
    figures: Sequence[str] = ()
    links: Sequence[tuple[str, str]] = ()
    figure_width: int | None = None  # in pixels, for figures side by side; charts take the width of their card


@dataclass(frozen=True)
class Note:
    """A sentence at the top of a page. ``tone``: ``good`` is green, ``bad`` orange."""

    text: str
    tone: str = ""


def page(
    title: str, cards: Sequence[Card], *, facts: str = "", notes: Sequence[Note] = (), command: str = "", run: str = ""
) -> str:
    """A whole page. ``facts``: a sentence below the title; ``run``: where and when the command was run.

    The first note, or else the facts, is the headline of the page in the index of runs.
    """
    headline = notes[0].text if notes else facts
    return render(
        "page.html", title=title, cards=cards, facts=facts, notes=notes, command=command, run=run, headline=headline
    )


def render(template: str, **context: Any) -> str:
    """Fill a template of the folders ``templates`` and ``viewer/static``; texts are escaped."""
    return _environment().get_template(template).render(context)


@cache
def _environment() -> jinja2.Environment:
    import jinja2

    environment = jinja2.Environment(
        loader=jinja2.ChoiceLoader(
            [
                jinja2.PackageLoader("badbones_experiments.reports"),
                jinja2.PackageLoader("badbones_experiments.viewer", "static"),
            ]
        ),
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
