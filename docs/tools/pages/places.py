"""Marked places in the documents: ``<!-- pages: NAME ARGUMENTS -->`` generated text ``<!-- end -->``.

The text between the marks comes from a function of ``figures``, hence from code or from a results file in docs/data: a
published number cannot differ from the run that gave it. A table has its marks on lines of their own. A number stands
inside a line, never first: a line that begins with an HTML comment ends the paragraph before it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from badbones_env import BadBonesError

PLACE = re.compile(r"<!-- pages: (?P<call>[^>]*?) -->(?P<old>.*?)<!-- end -->", re.DOTALL)
SPLIT = re.compile(r"^(?:[ >]|[-+*] )*<!-- (?:pages: [^>]*?|end) -->.*\S.*$", re.MULTILINE)
Figures = dict[str, Callable[..., str]]


def filled(text: str, figures: Figures, name: str) -> str:
    """A document with all its marked places generated."""

    def write(place: re.Match[str]) -> str:
        figure, *arguments = place["call"].split()
        if figure not in figures:
            raise BadBonesError(f"{name}: no figure is called {figure!r}; there are {', '.join(sorted(figures))}")
        try:
            generated = figures[figure](*arguments)
        except (KeyError, IndexError, TypeError) as error:
            raise BadBonesError(f"{name}: {place['call']!r}: the results lack {error}; make them anew") from None
        generated = f"\n{generated}\n" if "\n" in place["old"] or "\n" in generated else generated
        return f"<!-- pages: {place['call']} -->{generated}<!-- end -->"

    if text.count("<!-- pages:") != len(PLACE.findall(text)):
        raise BadBonesError(f"{name}: a marked place has no end; close it with <!-- end -->")
    document = PLACE.sub(write, text)
    if splits := split_paragraphs(document):
        raise BadBonesError(f"{name}: a line begins with a mark, which would split its paragraph: {splits[0][:80]}")
    return document


def split_paragraphs(text: str) -> list[str]:
    """The lines that begin with a mark and go on with text."""
    return SPLIT.findall(re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL))


def documents(checkout: Path) -> list[Path]:
    """The pages that may have marked places."""
    return [path for path in (checkout / "README.md", *sorted((checkout / "docs").glob("*.md"))) if path.is_file()]
