"""The tables of docs/mutation.md, from docs/data/mutation.json."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from docs.tools.pages.common import load, markdown

OUTCOMES = ("mutants", "killed", "equivalent", "survived")


def files(data: Path) -> str:
    """The outcomes by source file."""
    results = load(data, "mutation")
    rows = [[f"`{name}`", *(f"{row[key]:,}" for key in OUTCOMES)] for name, row in results["files"].items()]
    return markdown(["file", *OUTCOMES], [*rows, ["all", *(f"{results[key]:,}" for key in OUTCOMES)]], numbers=True)


def stages(data: Path) -> str:
    """How many mutants each stage kills, being the first to."""
    killed: Counter[str] = Counter()
    for row in load(data, "mutation")["files"].values():
        killed.update(row["stages"])
    return markdown(
        ["stage", "killed"], [[stage, f"{number:,}"] for stage, number in killed.most_common()], numbers=True
    )


def operators(data: Path) -> str:
    """The outcomes by operator."""
    table: dict[str, Counter[str]] = {}
    for row in load(data, "mutation")["files"].values():
        for operator, outcomes in row["operators"].items():
            table.setdefault(operator, Counter()).update(outcomes)
    rows = [[operator, *(f"{table[operator][key]:,}" for key in OUTCOMES)] for operator in sorted(table)]
    return markdown(["operator", *OUTCOMES], rows, numbers=True)


def survivors(data: Path) -> str:
    """The mutants that no check kills, if any."""
    lines = [text for row in load(data, "mutation")["files"].values() for text in row["survivors"]]
    return "\n".join(["```", *lines, "```"]) if lines else "There are none."
