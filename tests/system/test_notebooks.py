"""Every notebook runs from top to bottom, in its short form, and is saved with outputs and pictures."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest
from badbones_experiments.reports.tables import ResultTable

nbformat = pytest.importorskip("nbformat", reason="pip install 'badbones[notebooks]'")
pytest.importorskip("nbclient", reason="pip install 'badbones[notebooks]'")

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
LARGEST = 500_000  # bytes
EXECUTE = runpy.run_path(str(FOLDER / "execute.py"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_runs_from_top_to_bottom(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BADBONES_SHORT", "1")
    notebook = EXECUTE["execute"](path)
    assert all(cell.execution_count for cell in notebook.cells if cell.cell_type == "code")


def test_there_are_four() -> None:
    assert len(NOTEBOOKS) == 4


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_is_saved_with_outputs_and_pictures(path: Path) -> None:
    """If this fails: python notebooks/execute.py NAME."""
    assert path.stat().st_size < LARGEST
    cells = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    assert all(cell.execution_count for cell in cells)
    outputs = [output for cell in cells for output in cell.outputs]
    assert not [output for output in outputs if output.output_type == "error"]
    pictures = [output for output in outputs if "<svg" in str(output.get("data", {}))]
    assert len(pictures) >= 2


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_outputs_are_of_this_version_and_this_code(path: Path) -> None:
    """If this fails: make notebooks."""
    notebook = nbformat.read(path, as_version=4)
    assert notebook.metadata.get("badbones") == EXECUTE["stamp_of"](notebook)
    assert "cli.main" not in str(notebook.cells)  # the API, not command lines


def test_tables_are_plain_text_in_a_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rich would show them apart from what is printed around them."""
    monkeypatch.setattr("rich.console._is_jupyter", lambda: True)
    assert ResultTable(["agent", "games"], [["greedy", "7"]]).text().split() == ["agent", "games", "greedy", "7"]
