"""``badbones dev pages``: the pages, and the places in pages, that are written from code and from results on file.

Whole pages: the index tables (``tables``) and the benchmarks (``docs.tools.bench.page``). In all others
``places`` finds the marked places, and ``figures`` has the functions that fill them.
"""

from __future__ import annotations

import sys

from badbones_experiments.cli.commands import CHECKOUT

from badbones_env import BadBonesError
from docs.tools.bench import page as benchmarks
from docs.tools.pages import learning, suite, tables
from docs.tools.pages.figures import figures
from docs.tools.pages.places import documents, filled


def files() -> dict[str, str]:
    """Path in the checkout -> text, of all that is generated."""
    if not (CHECKOUT / "docs").is_dir():
        raise BadBonesError("pages needs a source checkout (docs); none is here")
    made = {"docs/tables.md": tables.page()} | benchmarks.files(CHECKOUT) | learning.pictures(CHECKOUT)
    made |= suite.pictures(CHECKOUT / "docs" / "data")
    known = figures(CHECKOUT)
    for path in documents(CHECKOUT):
        name = path.relative_to(CHECKOUT).as_posix()
        text = path.read_text(encoding="utf-8")
        if name not in made and "<!-- pages:" in text:
            made[name] = filled(text, known, name)
    return made


def main(check: bool) -> int:
    """Write all generated pages, or (``check``) compare them with what they should be: 0 if all is well, else 1."""
    made, stale = files(), 0
    for name, text in made.items():
        path = CHECKOUT / name
        if check:
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                print(f"pages: {name} is out of date: run 'badbones dev pages'", file=sys.stderr)
                stale = 1
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    print(f"{len(made)} files: {', '.join(made)}")
    return stale
