"""Charts, pages and the index of runs."""

from __future__ import annotations

import os
import re
from pathlib import Path
from xml.etree import ElementTree

from badbones_experiments.reports.charts import (
    LINE_HEIGHT,
    Interval,
    Series,
    heat_map,
    interval_plot,
    line_plot,
    standalone,
)
from badbones_experiments.reports.index import update_index
from badbones_experiments.reports.pages import Card, Note, page
from badbones_experiments.reports.tables import ResultTable


def drawings(chart: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(f"<div>{chart}</div>"))


def test_charts_are_drawn_for_wide_and_narrow_pages() -> None:
    chart = interval_plot([Interval("a" * 60, 0.1, 0.05, 0.2)], "title", "axis", reference=0.0)
    wide, narrow = drawings(chart)
    assert (wide.get("class"), narrow.get("class")) == ("chart wide", "chart narrow")
    assert "…" in "".join(narrow.itertext()) and "a" * 60 in "".join(narrow.itertext())  # cut, whole in the tooltip
    assert standalone(chart).count("<svg") == 1


def test_colours_say_what_differs_from_the_reference() -> None:
    rows = [Interval("above", 2, 1, 3), Interval("below", -2, -3, -1), Interval("neither", 0.5, -1, 2)]
    wide, _ = drawings(interval_plot(rows, "title", reference=0.0))
    assert [mark.get("fill") for mark in wide.iter("circle")] == ["var(--more)", "var(--less)", "var(--c7)"]


def test_lines_have_bands_and_their_names_keep_apart() -> None:
    points = [(0.0, 0.5), (1.0, 0.6)]
    series = [Series(f"line {k}", points, bars=[(0.4, 0.6), (0.5, 0.7)]) for k in range(5)]
    for drawing in drawings(line_plot([*series, Series("bound", points, reference=True)], "title")):
        assert len(list(drawing.iter("polygon"))) == 5
        names = [text for text in drawing.iter("text") if str(text.text).startswith(("line", "bound"))]
        places = sorted(float(text.get("y", 0)) for text in names)
        assert len(names) == 6
        assert all(b - a >= LINE_HEIGHT - 0.2 for a, b in zip(places, places[1:], strict=False))
        assert sum(path.get("stroke-dasharray") is not None for path in drawing.iter("path")) == 1


def test_cells_that_cannot_be_told_from_the_middle_are_faded() -> None:
    (drawing,) = drawings(heat_map(["r"], ["a", "b"], [[0.9, 0.9]], "title", faded=[[False, True]], links=[["x", ""]]))
    strengths = [float(cell.get("fill-opacity", 0)) for cell in drawing.iter("rect")]
    assert strengths[0] > 0.5 > 0.1 > strengths[1]
    assert [link.get("href") for link in drawing.iter("a")] == ["x"]


def test_charts_come_before_tables_and_verdicts_have_their_colour() -> None:
    card = Card("card", "text", ResultTable(["a"], [["1"]]), figures=["<svg></svg>"])
    text = page("title", [card], notes=[Note("Accepted: a is stronger than b.", "good")])
    assert text.index("<svg>") < text.index("<table") and '<p class="note good">Accepted' in text


def test_the_index_lists_every_run_the_latest_first(tmp_path: Path) -> None:
    runs = tmp_path / "runs"
    for number, name in enumerate(("first", "second")):
        (runs / name).mkdir(parents=True)
        report = runs / name / "report.html"
        report.write_text(page(f"The <{name}>", [], facts=f"facts of {name}", command=f"badbones {name}"))
        os.utime(report, (1000 + number * 86400,) * 2)
    (runs / "second" / "other.html").write_text("<title>somebody's own</title>")
    update_index(runs / "first")
    index = (runs / "index.html").read_text()
    assert re.findall(r'href="([^"]*)"', index) == ["second/report.html", "first/report.html"]
    assert "The &lt;first&gt;" in index and "facts of second" in index and "badbones second" in index
    assert "somebody" not in index and "1970-01-02" in index


def test_no_index_is_written_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    update_index(tmp_path / "mine")
    assert not (tmp_path / "index.html").exists()
