"""``runs/index.html``: every run with a report, the latest first."""

from __future__ import annotations

import contextlib
import html
import re
from datetime import UTC, datetime
from pathlib import Path

from badbones_env.errors import BadBonesError

from ..jobs.files import write_files
from .pages import Card, page
from .tables import Linked, ResultTable

FOLDER, INDEX = "runs", "index.html"
HEAD = 2000  # characters of a page that may hold what the index says of it
META = re.compile(r'<meta name="badbones-(title|headline|command)" content="([^"]*)">')


def update_index(run: str | Path) -> None:
    """Write the index of the folder that a run is in, if that folder is called ``runs``.

    Elsewhere a file of that name might be somebody's own. A folder that can only be read keeps the index it has.
    """
    folder = Path(run).absolute().parent
    if folder.name != FOLDER:
        return
    rows = []
    for path in filter(Path.is_file, folder.glob("*/*.html")):
        with contextlib.suppress(OSError), open(path, encoding="utf-8", errors="replace") as file:
            facts = {key: html.unescape(text) for key, text in META.findall(file.read(HEAD))}
            if facts:
                date = datetime.fromtimestamp(path.stat().st_mtime, UTC).strftime("%Y-%m-%d %H:%M")
                run_name = Linked(path.parent.name, path.relative_to(folder).as_posix())
                rows.append([run_name, date, facts["title"], facts["headline"], facts["command"]])
    rows.sort(key=lambda row: row[1], reverse=True)
    columns = ["run", "date (UTC)", "report", "headline", "command"]
    text = "Every run in this folder that has a report, the latest first. Click a title to sort."
    with contextlib.suppress(BadBonesError):
        card = Card("Reports", text, ResultTable(columns, rows, left=columns[2:]))
        write_files(folder, {INDEX: page("Runs", [card])})
