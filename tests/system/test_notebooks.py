"""Every notebook runs from top to bottom, in its short form, and is saved with outputs and pictures."""

from __future__ import annotations

import importlib.util
import runpy
from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat", reason="pip install 'badbones[notebooks]'")
pytest.importorskip("nbclient", reason="pip install 'badbones[notebooks]'")

pytestmark = pytest.mark.slow

FOLDER = Path(__file__).resolve().parents[2] / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
LARGEST = 500_000  # bytes


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_runs_from_top_to_bottom(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if path.stem == "training" and not importlib.util.find_spec("sb3_contrib"):
        pytest.skip("pip install 'badbones[train]'")
    monkeypatch.setenv("BADBONES_SHORT", "1")
    notebook = runpy.run_path(str(FOLDER / "execute.py"))["execute"](path)
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
