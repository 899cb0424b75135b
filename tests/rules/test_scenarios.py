"""Every scenario file passes, in the engine and in the oracle."""

from __future__ import annotations

from pathlib import Path

import pytest

from badbones_env.text.scenario import Scenario
from tests.oracle.scenario import run_scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_engine(path: Path) -> None:
    assert Scenario.read(path).run() == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_oracle(path: Path) -> None:
    scenario = Scenario.read(path)
    if scenario.game.get("draw", 3):
        pytest.skip("the oracle has no chance of its own; the fuzzer feeds it the engine's draws")
    assert run_scenario(path) == []


def test_titles_are_unique() -> None:
    titles = [Scenario.read(path).title for path in FILES]
    assert len(set(titles)) == len(titles) and all(titles)
