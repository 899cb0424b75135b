"""What all generated tables are made with: results files, Markdown, intervals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from badbones_env import BadBonesError


def markdown(head: list[str], rows: list[list[str]], numbers: bool = False) -> str:
    """A table; ``numbers``: all columns but the first are aligned right."""
    line = "|---|" + ("---:|" if numbers else "---|") * (len(head) - 1)
    return "\n".join([f"| {' | '.join(head)} |", line, *(f"| {' | '.join(row)} |" for row in rows)])


def load(data: Path, name: str) -> Any:
    """A results file."""
    try:
        return json.loads((data / f"{name}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadBonesError(f"docs/data/{name}.json cannot be read: {error}") from None


def percent(estimate: dict[str, float]) -> str:
    """A share with its interval: ``52.3% (48.8 to 55.8)``."""
    return f"{estimate['value']:.1%} ({estimate['low'] * 100:.1f} to {estimate['high'] * 100:.1f})"


def value(data: Path, name: str, path: str, form: str = "") -> str:
    """One number of a results file: ``value fuzz steps ,`` is ``steps`` of docs/data/fuzz.json with commas."""
    entry = load(data, name)
    for key in path.split("."):
        try:
            entry = entry[int(key)] if isinstance(entry, list) else entry[key]
        except (KeyError, IndexError, ValueError, TypeError):
            raise BadBonesError(f"docs/data/{name}.json has no {path}") from None
    return format(entry, form)


def run(data: Path, name: str) -> str:
    """The command that made a results file, and its version. As code: a place cannot stand inside of code."""
    results = load(data, name)
    commands = " and ".join(f"`{command}`" for command in results["command"].splitlines())
    return f"{commands}, badbones {results['version']}"
