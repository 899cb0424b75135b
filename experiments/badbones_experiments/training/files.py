"""Files that a kill cannot spoil, and lines of JSON."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any

from badbones_env.errors import BadBonesError


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file so that a kill leaves either the old one or the new one."""
    partial = path.with_name(path.name + ".partial")
    with open(partial, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(partial, path)


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a log; one that a kill cut short is left out."""
    found = []
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            with contextlib.suppress(json.JSONDecodeError):
                found.append(json.loads(line))
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
        raise BadBonesError(f"{path} cannot be written: {error.strerror}") from None
