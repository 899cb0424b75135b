"""What the tests of training share: small configurations, one thread, barely trained models."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.training.config import TrainingConfig
from badbones_experiments.training.train import train

SETTINGS = {"batch_size": 256, "n_steps": 8, "n_epochs": 2}
SMALL = {"environment": {"games": 64}, "evaluation": {"every": 10**9, "games": 20}, "checkpoint_every": 10**9}
# Every learner with settings that train in a second
LEARNERS: dict[str, dict[str, Any]] = {
    "ppo": {"learner": "ppo", "network": {"width": 32}, "ppo": SETTINGS},
}
# The same for a small task: settings, and the win rate after 24,000 decisions
SMALL_TASK: dict[str, tuple[dict[str, Any], float]] = {
    "ppo": ({"network": {"width": 64}, "ppo": {"batch_size": 512, "learning_rate": 3e-3}}, 0.3),
}


def small(game: dict[str, Any], **changes: Any) -> TrainingConfig:
    """A configuration that trains in a second."""
    learner = {} if "learner" in changes else LEARNERS["ppo"]
    return TrainingConfig.from_dict(SMALL | learner | {"game": game} | changes, "test")


@pytest.fixture(autouse=True)
def one_thread():
    """Torch, where a test has loaded it, computes on one thread."""
    torch = sys.modules.get("torch")
    before = torch.get_num_threads() if torch else 1
    if torch:
        torch.set_num_threads(1)
    yield
    if torch:
        torch.set_num_threads(before)


@pytest.fixture(scope="session")
def versus_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a barely trained model for versus, 2 players."""
    folder = tmp_path_factory.mktemp("versus")
    config = small({"mode": "versus"}, steps=2000, league={"snapshot_every": 700, "max_snapshots": 2})
    assert train(config, str(folder), threads=1) == 0
    return folder
