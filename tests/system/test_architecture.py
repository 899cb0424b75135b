"""The pages that say where things stand, and the picture, agree with the tree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("badbones_env", "agents/badbones_agents", "experiments/badbones_experiments")
PAGES = ("docs/architecture.md", "CONTRIBUTING.md")
EXAMPLES = ("wall/", "a2c.py", "path/to/bot.py:Class", "tests/rules/scenarios/basic_traps/wal3_what_it_shows.toml")


def paths() -> set[str]:
    """Every file and folder of the project's own, from its root."""
    found: set[str] = set()
    for top in (".github", "badbones_env", "agents", "experiments", "tests", "docs", "notebooks"):
        kept = [one for one in (ROOT / top).rglob("*") if "__pycache__" not in one.parts]
        found |= {top, *(one.relative_to(ROOT).as_posix() for one in kept)}
    return found | {one.name for one in ROOT.iterdir()}


def is_there(name: str, known: set[str]) -> bool:
    """Is this the end of a path?"""
    name = name.rstrip("/")
    if "*" in name:
        return any(ROOT.glob(name))
    return any(path == name or path.endswith(f"/{name}") for path in known)


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(encoding="utf-8"), flags=re.DOTALL)
    named = {name for name in re.findall(r"`([^`\s]+)`", text) if re.search(r"\.(py|toml|md)$|/", name)}
    assert len(named) > 30
    known = paths()
    assert sorted(name for name in named - set(EXAMPLES) if not is_there(name, known)) == []


def test_every_folder_of_code_is_on_the_page() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    folders = {one.parent for package in PACKAGES for one in (ROOT / package).rglob("*.py")}
    folders -= {ROOT / package for package in PACKAGES}
    assert sorted(one.relative_to(ROOT).as_posix() for one in folders if f"{one.name}/`" not in page) == []


def test_every_module_in_the_picture_is_there() -> None:
    """Its headings, bold, are modules and folders; in the box of the rules so is what stands below ``movement``."""
    picture = (ROOT / "docs" / "images" / "architecture.svg").read_text(encoding="utf-8")
    headings = re.findall(r'<text[^>]*class="t"[^>]*>([^<]+)', picture)
    below = re.findall(r">((?:hero|weapons|market), [^<]*)<", picture)
    words = {
        word
        for text in headings + below
        for word in re.findall(r"(?<![A-Za-z])[a-z_]+(?:\.[a-z]+)?/?", text.split("(")[0])
    }
    words |= {word for text in headings for word in re.findall(r"\(([a-z]+\.py)\)", text)}
    known = paths()
    assert len(words) > 30
    missing = [word for word in words if not is_there(word, known) and not is_there(f"{word}.py", known)]
    assert sorted(missing) == []
