"""Search distillation: target policies from a search, and what the network learns from them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.registry import make_agent
from badbones_experiments.training import checkpoint
from badbones_experiments.training.evaluate import quick_score
from badbones_experiments.training.ppo import PPO
from badbones_experiments.training.train import train

from badbones_env import GameConfig
from badbones_env.errors import ModelError, OptionError
from tests.unit.training.conftest import small

SOLO = {"mode": "solo", "rounds": 4}
DISTILLATION = {"fraction": 0.5, "simulations": 12, "horizon": 2}


def distilling(game: dict[str, Any], **changes: Any) -> PPO:
    return PPO(small(game, distillation=DISTILLATION, **changes), threads=1)


@pytest.mark.parametrize("game", [SOLO, {"mode": "versus", "players": 3}, {"mode": "coop", "advanced": True}])
def test_targets_are_policies(game: dict[str, Any]) -> None:
    """About half of the decisions of a rollout get a target: probabilities, near the policy's own."""
    learner = distilling(game)
    (worker,) = learner.workers
    worker.collect()
    data, kept = worker.buffer, worker.size
    assert 0.4 < data.has_target[:kept].mean() < 0.6
    moved = []
    for row in np.flatnonzero(data.has_target[:kept]):
        target = data.target_policy[data.choice_start[row] : data.choice_start[row + 1]]
        assert target.sum() == pytest.approx(1, abs=1e-5) and (target > 0).all()
        moved.append(np.abs(target - 1 / len(target)).max() * len(target))
    assert np.mean(moved) > 0.2, "the targets of an untrained network differ from its policy"
    learner.close()


def test_distillation_alone_improves_the_policy(tmp_path: Path) -> None:
    """PPO's own steps are clipped to next to nothing: what the network learns comes from the targets."""
    config = small(
        SOLO,
        steps=12_000,
        network={"width": 64},
        environment={"games": 64, "reward": "outcome"},
        ppo={"batch_size": 512, "learning_rate": 3e-3, "clip_range": 1e-6, "ent_coef": 0.0},
        distillation={"fraction": 1.0, "simulations": 24, "horizon": 4, "width": 16, "inverse_temperature": 8.0},
    )
    assert train(config, str(tmp_path), threads=1) == 0
    game, agent = GameConfig(**SOLO), make_agent(f"policy:path={tmp_path / 'policy.npz'}")
    untrained, trained = (quick_score(game, one, "", 300, 99) for one in (make_agent("random"), agent))
    assert trained > untrained + 0.15, (untrained, trained)


def test_distillation_repeats(tmp_path: Path) -> None:
    weights = []
    for name in ("one", "two"):
        assert (
            train(small({"mode": "versus"}, steps=3000, distillation=DISTILLATION), str(tmp_path / name), threads=1)
            == 0
        )
        weights.append(checkpoint.load(tmp_path / name)["learner"]["weights"])
    assert np.array_equal(weights[0], weights[1])


def test_a_run_can_begin_with_a_network(versus_model: Path, tmp_path: Path) -> None:
    path = versus_model / "policy.npz"
    begun = PPO(small({"mode": "solo"}), threads=1)
    before = begun.parameters.flat.copy()
    begun.begin_from(str(path))
    trained = checkpoint.load(versus_model)["learner"]["weights"]
    assert begun.optimizer.live.any() and not np.array_equal(begun.parameters.flat, before)
    assert np.array_equal(begun.parameters.net.policy, begun.parameters.views(trained).policy)
    with pytest.raises(ModelError, match="network.width=32"):
        PPO(small({}, network={"width": 64}), threads=1).begin_from(str(path))
    (tmp_path / "model.zip").write_bytes(b"PK")
    with pytest.raises(ModelError, match="model.zip is not a"):
        begun.begin_from(str(tmp_path / "model.zip"))
    with pytest.raises(OptionError, match="fraction must be"):
        small({}, distillation={"fraction": 2.0})
