"""Checkpoints and datasets of earlier editions: taken where the actions are the same, else refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.networks.policy_file import PolicyFile
from badbones_experiments.training import checkpoint
from badbones_experiments.training.dataset import make_dataset
from badbones_experiments.training.train import train

from badbones_env import GameConfig
from badbones_env.compatibility import same_actions, same_rules
from badbones_env.errors import ModelError
from badbones_env.version import ENVIRONMENT
from tests.conftest import CONFIGURATIONS
from tests.unit.training.conftest import small

CHANGED = {"mode": "versus", "players": 2, "chiefs": True, "order": "ask"}
SAME = {"mode": "versus", "players": 2, "chiefs": True, "order": "auto"}
COMPLAINT = (
    "was made with version 0 of the environment, where the actions of this game have other numbers; make it anew$"
)


def test_models() -> None:
    """Policy files name their actions, so the version is for the record; files without names are refused."""
    policy = PolicyFile(CHANGED, "core", {"w": np.zeros(1, np.float32)})
    assert PolicyFile.from_bytes(policy.to_bytes(), "policy.npz").environment == ENVIRONMENT
    del policy.features
    with pytest.raises(ModelError, match=r"^policy\.npz is not a policy\.npz of badbones train: it names no features"):
        PolicyFile.from_bytes(policy.to_bytes(), "policy.npz")


@pytest.mark.parametrize(("game", "taken"), [(CHANGED, False), (SAME, True)])
def test_checkpoints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: dict[str, Any], taken: bool) -> None:
    with monkeypatch.context() as before:
        before.setattr(checkpoint, "ENVIRONMENT", 0)
        assert train(small(game, steps=600), str(tmp_path), threads=1) == 0
    if taken:
        assert checkpoint.load(tmp_path)["config"]["game"]["chiefs"]
    else:
        with pytest.raises(ModelError, match=COMPLAINT):
            checkpoint.load(tmp_path)


def test_datasets() -> None:
    for game, taken in ((CHANGED, False), (SAME, True)):
        config = GameConfig(**game)
        data = make_dataset(config, ["random"], 2, 1)
        setting = {"decisions": "core", "observation": "compact", "reward": "shaped"}
        data.check(config, setting)
        del data.about["environment"]
        if taken:
            data.check(config, setting)
        else:
            with pytest.raises(ModelError, match=COMPLAINT):
                data.check(config, setting)


def test_which_games_changed() -> None:
    changed = {name for name, options in CONFIGURATIONS.items() if not same_actions(0, GameConfig(**options))}
    played = {name for name, options in CONFIGURATIONS.items() if not same_rules(0, GameConfig(**options))}
    assert changed == {"versus-chiefs-ask", "solo-everything", "coop-everything", "coop-ask"} and changed < played
    changed = {name for name, options in CONFIGURATIONS.items() if not same_actions(1, GameConfig(**options))}
    played = {name for name, options in CONFIGURATIONS.items() if not same_rules(1, GameConfig(**options))}
    assert changed == {"coop-ask"}
    assert played == {"versus-chiefs-ask", "solo-everything", "coop", "coop-ask", "coop-everything"}
    assert all(same_actions(ENVIRONMENT, GameConfig(**options)) for options in CONFIGURATIONS.values())
