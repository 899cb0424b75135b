"""What all figures are made with: results files and tables."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from badbones_env import BadBonesError


def markdown(head: list[str], rows: list[list[str]], numbers: bool = False) -> str:
    """A table; ``numbers``: all columns but the first to the right."""
    line = "|---|" + ("---:|" if numbers else "---|") * (len(head) - 1)
    return "\n".join([f"| {' | '.join(head)} |", line, *(f"| {' | '.join(row)} |" for row in rows)])


def load(data: Path, name: str) -> Any:
    """A results file."""
    try:
        return json.loads((data / f"{name}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadBonesError(f"docs/data/{name}.json cannot be read: {error}") from None
