"""Rewards are what their description says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from badbones_env import Simulator
from badbones_env.rules.rewards import REWARDS

CONFIGS: list[dict[str, Any]] = [
    {"mode": "versus", "players": 2},
    {"mode": "versus", "players": 5, "advanced": True},
    {"mode": "solo", "rounds": 3},
    {"mode": "coop", "players": 2, "rounds": 3},
]


def totals(options: dict[str, Any], reward: str) -> tuple[np.ndarray, Simulator, np.ndarray]:
    """The sum of rewards of every game, the simulator at the end, and the largest reward of a single step."""
    sim = Simulator(options, 300, seed=4, reward=reward)
    rng = np.random.default_rng(0)
    total, largest = np.zeros(sim.rewards.shape), 0.0
    while not (sim.states["ended"] != 0).all():
        weights = sim.masks * rng.random(sim.masks.shape)
        sim.step(weights.argmax(axis=2))
        total += sim.rewards
        largest = max(largest, float(np.abs(sim.rewards).max()))
    return total, sim, np.array(largest)


def test_every_reward_is_described() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environment.md").read_text(encoding="utf-8")
    assert [name for name in REWARDS if f"\n| `{name}` | " not in page] == []


@pytest.mark.parametrize("options", CONFIGS, ids=str)
def test_outcome(options: dict[str, Any]) -> None:
    total, sim, _ = totals(options, "outcome")
    n = sim.config.players
    won = sim.states["winner"][:, :n].astype(bool)
    if sim.config.mode != "versus":
        assert np.array_equal(total, np.where(won.any(axis=1)[:, None], 1, -1) * np.ones((1, n)))
        return
    assert np.allclose(total.sum(axis=1), 0, atol=1e-6)
    sole = won.sum(axis=1) == 1
    assert (total[sole][won[sole]] == 1).all() and np.allclose(total[sole][~won[sole]], -1 / (n - 1))
    assert (total[won.sum(axis=1) == 0] == 0).all()
    assert sole.sum() > 100


@pytest.mark.parametrize("options", CONFIGS, ids=str)
def test_score(options: dict[str, Any]) -> None:
    total, sim, _ = totals(options, "score")
    if sim.config.mode == "coop":
        lost = sim.states["lost"].astype(bool)
        assert (total[lost] == 0).all() and ((total >= 0) & (total <= 1)).all()
        assert (total[~lost] > 0).all()
    else:
        assert np.allclose(total, sim.points() / 47, atol=1e-6)


@pytest.mark.parametrize("options", CONFIGS, ids=str)
def test_shaped_sums_to_outcome_and_standing(options: dict[str, Any]) -> None:
    total, sim, largest = totals(options, "shaped")
    outcome, _, _ = totals(options, "outcome")
    score, _, _ = totals(options, "score")
    first = Simulator(options, 300, seed=4)
    n = sim.config.players
    begin = np.ones((300, n)) if sim.config.mode == "coop" else first.points() / 47

    def standing(share: np.ndarray) -> np.ndarray:
        if sim.config.mode != "versus":
            return share
        return share - (share.sum(axis=1, keepdims=True) - share) / (n - 1)

    assert np.allclose(total, outcome + standing(score) - standing(begin), atol=1e-4)
    assert largest < 4


def test_a_game_cut_off_has_no_outcome() -> None:
    sim = Simulator({"players": 2, "draw": 0, "max_rounds": 2}, 50, seed=1)
    rng = np.random.default_rng(0)
    while not (sim.states["ended"] != 0).all():
        sim.step((sim.masks * rng.random(sim.masks.shape)).argmax(axis=2))
        assert (sim.rewards[sim.truncated] == 0).all()
    assert (sim.states["ended"] == 2).sum() > 20
