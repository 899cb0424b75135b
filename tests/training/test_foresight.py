"""Trained networks that look ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.foresight import Budget
from badbones_agents.policy import PolicyAgent
from badbones_agents.policy_file import PolicyFile
from badbones_agents.registry import make_agent
from badbones_experiments.training.evaluate import ALONE, quick_score
from badbones_experiments.training.sb3.networks import make_network

from badbones_env import GameConfig, Simulator
from badbones_env.errors import ModelError, OptionError

MLP = {"kind": "mlp", "width": 16, "layers": 2}


def ignorant(options: dict[str, Any], network: dict[str, Any] = MLP, **changes: Any) -> PolicyFile:
    """A network that thinks all choices and positions equal."""
    config = GameConfig(**options)
    net = make_network(config, "compact", network)
    weights = {name: np.zeros_like(tensor.numpy()) for name, tensor in net.state_dict().items()}
    return PolicyFile(config.options(), "core", "compact", network["kind"], weights, **changes)


def looking(policy: PolicyFile, trials: int, horizon: int) -> PolicyAgent:
    agent = PolicyAgent.of(policy, seed=3)
    agent.budget = Budget(trials, horizon=horizon, width=24)
    return agent


def test_trials_show_what_the_network_does_not_know() -> None:
    """Five rounds alone: chance survives a few games, whoever tries its choices to the end most."""
    game = {"mode": "solo", "rounds": 5}
    policy = ignorant(game)
    config = GameConfig(**game)
    blind = quick_score(config, PolicyAgent.of(policy, temperature=1.0, seed=3), ALONE, 100, 5)
    seeing = quick_score(config, looking(policy, 100, 4), ALONE, 100, 5)
    assert seeing > blind + 0.2


@pytest.mark.parametrize("reward", ["outcome", "shaped"])
def test_all_games_and_decision_levels(options: dict[str, Any], reward: str) -> None:
    policy = ignorant(options, reward=reward)
    policy.decisions = "full" if reward == "shaped" else "core"
    sim = Simulator(GameConfig(**options), 2, 5)
    agent = looking(policy, 4, 1)
    for _ in range(10):
        agent.choose(sim, np.ones_like(sim.actions, np.bool_))
        sim.step(sim.actions)  # refuses what is not legal


def test_hidden_chance_is_not_looked_at(sb3_model: Path) -> None:
    agent = make_agent(f"policy:path={sb3_model / 'policy.npz'},look=12,horizon=2", 3)
    sim = Simulator(GameConfig(), 20, 5)
    everybody = np.ones((20, 2), np.bool_)
    agent.choose(sim, everybody)
    before = sim.actions.copy()
    sim.states["key"] ^= 0x5A5A5A5A
    agent.choose(sim, everybody)
    assert np.array_equal(sim.actions, before)


def test_what_cannot_look_ahead_is_refused(sb3_model: Path, versus_model: Path) -> None:
    path = sb3_model / "policy.npz"
    for how, message in (("look=-1", "look must be"), ("look=5,horizon=0", "horizon must be"),
                         ("look=5,width=0", "width must be"), ("look=5,temperature=1", "either looks")):  # fmt: skip
        with pytest.raises(OptionError, match=message):
            make_agent(f"policy:path={path},{how}")
    with pytest.raises(ModelError, match="only a network of the kind mlp"):
        make_agent(f"policy:path={versus_model / 'policy.npz'},look=5")
    board = looking(ignorant({}, {"kind": "board", "width": 16, "channels": 4}), 4, 1)
    with pytest.raises(ModelError, match="only a network of the kind mlp"):
        board.choose(Simulator(GameConfig(), 1), np.ones((1, 2), np.bool_))
