"""Golden records: whole seeded games on file replay exactly, for every mode and option."""

from __future__ import annotations

from pathlib import Path

import pytest

from badbones_env import Record
from tests.rules.golden.make import FOLDER, configurations, write


@pytest.mark.parametrize("name", configurations())
def test_replays_exactly(name: str) -> None:
    path = FOLDER / f"{name}.bones"
    assert path.exists(), f"no golden record of {name}: python -m tests.rules.golden.make"
    assert Record.read(path).mismatches() == []


@pytest.mark.parametrize("name", ["versus-3", "coop-2-advanced-chiefs-ask"])
def test_the_same_seed_gives_the_same_game(name: str, tmp_path: Path) -> None:
    old, new = (FOLDER / f"{name}.bones").read_text(), write(name, tmp_path).read_text()
    assert old.splitlines()[1:] == new.splitlines()[1:]  # the header names the package's version


def test_outcomes_differ_as_they_should() -> None:
    outcomes = {name: Record.read(FOLDER / f"{name}.bones").outcome for name in configurations()}
    assert outcomes["versus-truncated"]["truncated"] and not outcomes["versus-2"]["truncated"]
    assert any(outcome["winners"] == [] for outcome in outcomes.values())
    assert any(outcome["eliminated"] for outcome in outcomes.values())
