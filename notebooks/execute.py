"""Runs the notebooks from top to bottom and saves them with outputs: ``python notebooks/execute.py [NAME...]``.

A saved notebook has a stamp of what its outputs belong to, the version of badbones and its own code, so that a test can
tell when they are stale.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from badbones_env.version import __version__

FOLDER = Path(__file__).resolve().parent
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
STAMP = "badbones"  # in the notebook's metadata


def notebooks() -> list[Path]:
    """All of them, by name."""
    return sorted(FOLDER.glob("*.ipynb"))


def stamp_of(notebook: Any) -> dict[str, str]:
    """The version and a hash of the code: what the outputs of a notebook depend on."""
    code = "\n\n".join(cell.source for cell in notebook.cells if cell.cell_type == "code")
    return {"version": __version__, "code": hashlib.sha256(code.encode()).hexdigest()[:16]}


def execute(path: Path, timeout: int = 900) -> Any:
    """The notebook with fresh outputs. It runs in an empty folder that is gone afterwards; a failing cell raises."""
    notebook = nbformat.read(path, as_version=4)
    notebook.metadata["kernelspec"] = KERNEL
    notebook.metadata[STAMP] = stamp_of(notebook)
    roots = [FOLDER.parent / folder for folder in ("", "agents", "experiments")]
    own = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([*map(str, roots), *([own] if own else [])])  # an empty part is the cwd
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
