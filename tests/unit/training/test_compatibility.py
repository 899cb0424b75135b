"""Checkpoints and datasets of another version of the environment are refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from badbones_experiments.training import checkpoint
from badbones_experiments.training.dataset import make_dataset
from badbones_experiments.training.train import train

from badbones_env import GameConfig
from badbones_env.errors import ModelError
from badbones_env.version import ENVIRONMENT
from tests.unit.training.conftest import small

GAME = {"mode": "versus", "players": 2}
COMPLAINT = rf"was made with version 0 of the environment; this is version {ENVIRONMENT}: make it anew$"


def test_checkpoints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr(checkpoint, "ENVIRONMENT", 0)
        assert train(small(GAME, steps=600), str(tmp_path), threads=1) == 0
    with pytest.raises(ModelError, match=COMPLAINT):
        checkpoint.load(tmp_path)


def test_datasets() -> None:
    config = GameConfig(**GAME)
    data = make_dataset(config, ["random"], 2, 1)
    setting = {"decisions": "core", "observation": "compact", "reward": "shaped"}
    data.check(config, setting)
    del data.about["environment"]
    with pytest.raises(ModelError, match=COMPLAINT):
        data.check(config, setting)
