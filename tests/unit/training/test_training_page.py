"""``badbones train --watch``: the page of a run under way and at its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from badbones_experiments.training.train import train
from badbones_experiments.viewer.training_page import TrainingPage

from badbones_env import Record
from tests.unit.training.conftest import small


@pytest.mark.parametrize("game", [{"mode": "versus"}, {"mode": "solo"}], ids=["versus", "solo"])
def test_a_run_can_be_watched(tmp_path: Path, game: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    pages: list[str] = []

    class Kept(TrainingPage):
        def write(self, run, ended: bool = False) -> None:  # type: ignore[no-untyped-def]
            super().write(run, ended)
            pages.append((run.folder / "watch.html").read_text())

    assert train(small(game, steps=1500), str(tmp_path / "run"), threads=1, hooks=[Kept(browser=False, seconds=0)]) == 0
    assert "watch the run: file://" in capsys.readouterr().out
    assert len(pages) >= 3 and all("{{" not in page for page in pages)
    assert 'http-equiv="refresh"' in pages[0] and "of 1,500 decisions" in pages[0]
    assert "refresh" not in pages[-1] and "Play against it: <code>badbones" in pages[-1]
    record = Record.read(tmp_path / "run" / "watch.bones")
    assert record.outcome and record.mismatches() == [] and record.header["agents"][0] == "network"
    assert record.header["seed"] == len(pages) - 1, "another game each time"
    assert '"frames":[' in (tmp_path / "run" / "watch-game.html").read_text()
    assert (tmp_path / "run" / "report.html").exists()
