"""The pool, and what is logged of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.policy_file import PolicyFile
from badbones_experiments.cli import main
from badbones_experiments.training import checkpoint
from badbones_experiments.training.files import read_lines
from badbones_experiments.training.league import Pool
from badbones_experiments.training.runlog import MATCHES, PROGRESS
from badbones_experiments.training.train import SHARES

from badbones_env import GameConfig, Simulator


def test_pool_is_logged_and_bounded(versus_model: Path) -> None:
    lines = read_lines(versus_model / MATCHES)
    assert {"random"} < {line["opponent"] for line in lines}
    assert all(0 <= line["points"] <= line["games"] for line in lines)
    members = checkpoint.load(versus_model)["games"]["pool"]["members"]
    assert [past for _, past, *_ in members].count(True) == 2
    assert (versus_model / "tensorboard").is_dir() and {"train/approx_kl", "time/environment"} <= set(
        read_lines(versus_model / PROGRESS)[-1]
    )


def test_times_add_up(versus_model: Path) -> None:
    for line in read_lines(versus_model / PROGRESS):
        assert sum(line[name] for name in SHARES) == pytest.approx(1) and min(line[name] for name in SHARES) >= 0


def test_curves(versus_model: Path, tmp_path: Path, capsys: Any) -> None:
    picture = tmp_path / "curve.svg"
    words = ["curves", str(versus_model), "--out", str(picture), "--metric"]
    assert main([*words, "eval/random"]) == 0
    assert picture.read_text().startswith("<svg") and "100%" in picture.read_text()
    assert main([*words, "train/approx_kl", "--by", "time"]) == 0
    assert main([*words, "eval/nobody"]) == 2 and "it has eval/random, games/games" in capsys.readouterr().err
    assert main(["curves", str(tmp_path), "--out", "x.svg", "--metric", "eval/random"]) == 2


def test_pool_prefers_whom_the_learner_loses_to() -> None:
    pool = Pool(["random", "passive"], 2000, 1, 0)
    pool.who[:] = np.arange(2000) % 2
    for row in range(400):
        pool.record(row, float(row % 2))  # beats passive, loses to random
    assert pool.report() == {"random": (200, 0.0), "passive": (200, 200.0)} and pool.report() == {}
    sim = Simulator(GameConfig(), 2000, 1)
    pool.choose(sim, np.ones((2000, 2), np.bool_))
    assert 0.85 < (pool.who == 0).mean() < 0.99
    assert sim.masks[np.arange(2000), 0, sim.actions[:, 0]].all()


def test_pool_drops_the_weakest_past_self(versus_model: Path) -> None:
    pool, policy = Pool(["random"], 8, 1, 2), PolicyFile.read(versus_model / "policy.npz")
    assert pool.add("first", policy) is None and pool.add("second", policy) is None
    pool.members[1].score = 0.4
    assert pool.add("third", policy) == "second"
    assert [one.name for one in pool.members] == ["random", "first", "third"]
