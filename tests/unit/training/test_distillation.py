"""Lessons: the look-ahead thinks decisions over, and the network learns what it found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.registry import make_agent
from badbones_experiments.cli.main import main
from badbones_experiments.training import checkpoint
from badbones_experiments.training.evaluate import quick_score
from badbones_experiments.training.ppo import CompiledLearner
from badbones_experiments.training.train import train

from badbones_env import GameConfig
from badbones_env.errors import ModelError, OptionError
from tests.unit.training.conftest import small

SOLO = {"mode": "solo", "rounds": 4}
DISTILLATION = {"fraction": 0.5, "simulations": 12, "horizon": 2}


def distilling(game: dict[str, Any], **changes: Any) -> CompiledLearner:
    return CompiledLearner(small(game, distillation=DISTILLATION, **changes), threads=1)


@pytest.mark.parametrize("game", [SOLO, {"mode": "versus", "players": 3}, {"mode": "coop", "advanced": True}])
def test_lessons_are_policies(game: dict[str, Any]) -> None:
    """Of the decisions of a rollout about half get a lesson: probabilities of their choices, near the policy's own."""
    learner = distilling(game)
    (worker,) = learner.workers
    worker.play()
    data, kept = worker.data, int(worker.course.kept[0])
    assert 0.4 < data.has_target[:kept].mean() < 0.6
    moved = []
    for row in np.flatnonzero(data.has_target[:kept]):
        lesson = data.target_policy[data.choice_start[row] : data.choice_start[row + 1]]
        assert lesson.sum() == pytest.approx(1, abs=1e-5) and (lesson > 0).all()
        moved.append(np.abs(lesson - 1 / len(lesson)).max() * len(lesson))
    assert np.mean(moved) > 0.2, "a network that has learnt nothing yet is told something new"
    learner.close()


def test_what_lessons_teach_is_better_play(tmp_path: Path) -> None:
    """Nothing but lessons (PPO's own steps are next to nothing): the network gets better all the same."""
    config = small(
        SOLO,
        steps=12_000,
        network={"width": 64},
        environment={"games": 64, "reward": "outcome"},
        ppo={"batch_size": 512, "learning_rate": 3e-3, "clip_range": 1e-6, "entropy": 0.0},
        distillation={"fraction": 1.0, "simulations": 24, "horizon": 4, "width": 16, "inverse_temperature": 8.0},
    )
    assert train(config, str(tmp_path), threads=1) == 0
    game, agent = GameConfig(**SOLO), make_agent(f"policy:path={tmp_path / 'policy.npz'}")
    untrained, trained = (quick_score(game, one, "", 300, 99) for one in (make_agent("random"), agent))
    assert trained > untrained + 0.15, (untrained, trained)


def test_a_taught_run_repeats(tmp_path: Path) -> None:
    weights = []
    for name in ("one", "two"):
        assert (
            train(small({"mode": "versus"}, steps=3000, distillation=DISTILLATION), str(tmp_path / name), threads=1)
            == 0
        )
        weights.append(checkpoint.load(tmp_path / name)["learner"]["weights"])
    assert np.array_equal(weights[0], weights[1])


def test_a_run_can_begin_with_a_network(versus_model: Path, sb3_model: Path, tmp_path: Path, capsys: Any) -> None:
    path = versus_model / "policy.npz"
    begun = CompiledLearner(small({"mode": "solo"}), threads=1)
    before = begun.parameters.flat.copy()
    begun.begin(PolicyFile.read(path), str(path))
    trained = checkpoint.load(versus_model)["learner"]["weights"]
    assert begun.adam.live.any() and not np.array_equal(begun.parameters.flat, before)
    assert np.array_equal(begun.parameters.net.policy, begun.parameters.views(trained).policy)
    with pytest.raises(ModelError, match="network.width=32"):
        CompiledLearner(small({}, network={"width": 64}), threads=1).begin(PolicyFile.read(path), "x.npz")
    with pytest.raises(ModelError, match="kind mlp"):
        begun.begin(PolicyFile.read(sb3_model / "policy.npz"), "y.npz")
    words = ["train", "--begin", str(path), "--learner", "sb3", "--steps", "10", "--out", str(tmp_path / "z")]
    assert main(words) == 2 and "leave out --begin" in capsys.readouterr().err
    with pytest.raises(OptionError, match="fraction must be"):
        small({}, distillation={"fraction": 2.0})
