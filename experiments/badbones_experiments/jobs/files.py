"""Files that a kill cannot spoil, and lines of JSON."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any

from badbones_env.errors import BadBonesError, describe_error


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file so that a kill, or a full disk, leaves either the old one or the new one and nothing else."""
    partial = path.with_name(path.name + ".partial")
    try:
        with open(partial, "wb", buffering=0) as file:
            left = memoryview(content)
            while left:
                left = left[file.write(left) :]
            os.fsync(file.fileno())
        os.replace(partial, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            partial.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from None


def write_files(folder: str | Path, texts: dict[str, str]) -> None:
    """Write texts by their names; those that say what they should are left alone, so that a folder that can only be
    read is as good as written once its results are there."""
    for name, text in texts.items():
        path, content = Path(folder) / name, text.encode()
        try:
            if not path.is_file() or path.read_bytes() != content:
                write_atomically(path, content)
        except OSError as error:
            raise BadBonesError(f"{path}: cannot be written: {describe_error(error)}") from None


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a log; one that a kill cut short is left out."""
    found = []
    if path.exists():
        for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
            with contextlib.suppress(ValueError, RecursionError):
                entry = json.loads(line)
                if isinstance(entry, dict):
                    found.append(entry)
    return found


def write_json(path: str | Path, found: Any) -> None:
    """Results as a file that people can read, too; ``-``: printed."""
    if path == "-":
        print(json.dumps(found, indent=1))
        return
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        write_atomically(Path(path), (json.dumps(found, indent=1) + "\n").encode())
    except OSError as error:
        raise BadBonesError(f"{path} cannot be written: {describe_error(error)}") from None
