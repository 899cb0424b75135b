"""Marked places in the documents: ``<!-- pages: NAME ARGUMENTS -->`` what is written there ``<!-- end -->``.

What stands between the marks comes from a function of ``figures``, hence from code or from a results file in docs/data:
a published number cannot differ from the run that gave it. A place in the middle of a line stays in its line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from badbones_env import BadBonesError

PLACE = re.compile(r"<!-- pages: (?P<call>[^>]*?) -->(?P<old>.*?)<!-- end -->", re.DOTALL)
Figures = dict[str, Callable[..., str]]


def filled(text: str, figures: Figures, name: str) -> str:
    """A document with all its marked places written anew."""

    def write(place: re.Match[str]) -> str:
        figure, *arguments = place["call"].split()
        if figure not in figures:
            raise BadBonesError(f"{name}: no figure is called {figure!r}; there are {', '.join(sorted(figures))}")
        made = figures[figure](*arguments)
        made = f"\n{made}\n" if "\n" in place["old"] or "\n" in made else made
        return f"<!-- pages: {place['call']} -->{made}<!-- end -->"

    if text.count("<!-- pages:") != len(PLACE.findall(text)):
        raise BadBonesError(f"{name}: a marked place has no end; close it with <!-- end -->")
    return PLACE.sub(write, text)


def documents(checkout: Path) -> list[Path]:
    """The pages that may have marked places."""
    return [path for path in (checkout / "README.md", *sorted((checkout / "docs").glob("*.md"))) if path.is_file()]
