"""Runs the notebooks from top to bottom and saves them with outputs: ``python notebooks/execute.py [NAME...]``."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).resolve().parent
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}


def notebooks() -> list[Path]:
    """All of them, by name."""
    return sorted(FOLDER.glob("*.ipynb"))


def execute(path: Path, timeout: int = 900) -> Any:
    """The notebook with fresh outputs. It runs in an empty folder that is gone afterwards; a failing cell raises."""
    notebook = nbformat.read(path, as_version=4)
    notebook.metadata["kernelspec"] = KERNEL
    roots = [FOLDER.parent / folder for folder in ("", "agents", "experiments")]
    os.environ["PYTHONPATH"] = os.pathsep.join([*map(str, roots), os.environ.get("PYTHONPATH", "")])
    with tempfile.TemporaryDirectory() as folder:
        NotebookClient(notebook, timeout=timeout, resources={"metadata": {"path": folder}}).execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # times of day: they would differ with every run
    return notebook


def main(names: list[str]) -> None:
    for path in [FOLDER / f"{name}.ipynb" for name in names] or notebooks():
        print(path.name, flush=True)
        nbformat.write(execute(path), path)


if __name__ == "__main__":
    main(sys.argv[1:])
