"""Trained networks that look ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.models.auto_policy import CORE
from badbones_agents.networks.policy_agent import PolicyAgent
from badbones_agents.networks.policy_file import PolicyFile, shapes, to_weights
from badbones_agents.networks.sparse_net import SparseNet
from badbones_agents.registry import make_agent
from badbones_experiments.training.evaluate import ALONE, quick_score

from badbones_env import GameConfig, Simulator
from badbones_env.errors import OptionError


def ignorant(options: dict[str, Any], **changes: Any) -> PolicyFile:
    """A network that thinks all choices and positions equal."""
    weights = to_weights(SparseNet(**{name: np.zeros(shape, np.float32) for name, shape in shapes(16, 1).items()}))
    return PolicyFile(GameConfig(**options).options(), "core", weights, **changes)


def looking(policy: PolicyFile, trials: int, horizon: int) -> PolicyAgent:
    return PolicyAgent.of(policy, simulations=trials, horizon=horizon, width=24, seed=3)


def test_trials_show_what_the_network_does_not_know() -> None:
    """Four rounds alone: who tries its choices to the end survives more often than chance does."""
    game = {"mode": "solo", "rounds": 4}
    policy = ignorant(game)
    config = GameConfig(**game)
    blind = quick_score(config, PolicyAgent.of(policy, temperature=1.0, seed=3), ALONE, 100, 5)
    seeing = quick_score(config, looking(policy, 100, 4), ALONE, 100, 5)
    assert seeing > blind + 0.1


@pytest.mark.parametrize("reward", ["outcome", "score", "shaped"])
def test_all_games_and_decision_levels(options: dict[str, Any], reward: str) -> None:
    policy = ignorant(options, value_unit=reward)
    policy.decisions = "full" if reward == "shaped" else "core"
    sim = Simulator(GameConfig(**options), 2, 5)
    agent = looking(policy, 4, 1)
    for _ in range(10):
        agent.choose(sim, np.ones_like(sim.actions, np.bool_))
        sim.step(sim.actions)  # refuses what is not legal


def test_without_a_horizon_positions_are_judged_where_the_tree_ends() -> None:
    """Values that are all equal tell nothing then; with a horizon the end of the game is seen."""
    game = {"mode": "solo", "rounds": 4}
    policy, config = ignorant(game), GameConfig(**game)
    near, far = (quick_score(config, looking(policy, 100, horizon), ALONE, 100, 5) for horizon in (0, 4))
    assert far > near + 0.1


@pytest.mark.parametrize("mode", ["versus", "coop"])
def test_what_was_not_learnt_is_thought_over_in_versus_and_left_to_the_auto_policy_in_coop(mode: str) -> None:
    game, games = {"mode": mode, "players": 3}, 20
    looker, blind, leader = looking(ignorant(game), 8, 1), PolicyAgent.of(ignorant(game)), make_agent("guardian", 3)
    sim = Simulator(GameConfig(**game), games, 5)
    everybody, thought_over, as_the_auto_policy = np.ones((games, 3), np.bool_), [], []
    for _ in range(30):
        blind.choose(sim, everybody)
        answered = sim.actions.copy()
        for place in np.argwhere(~np.isin(sim.states["decision"][:, :3], CORE)):
            alone = np.zeros_like(everybody)
            alone[tuple(place)] = True
            looker.choose(sim, alone)
            found = looker.search_info(int(place[1]))
            assert found is not None
            thought_over.append(found.visit_probs.sum() > 0)
            as_the_auto_policy.append(sim.actions[tuple(place)] == answered[tuple(place)])
        leader.choose(sim, everybody)
        sim.step(sim.actions)
    assert len(thought_over) > 5
    if mode == "coop":
        assert not any(thought_over) and all(as_the_auto_policy)
    else:
        assert all(thought_over)


@pytest.mark.parametrize("horizon", [0, 2])
def test_hidden_chance_is_not_looked_at(versus_model: Path, horizon: int) -> None:
    agent = make_agent(f"policy:path={versus_model / 'policy.npz'},simulations=12,horizon={horizon}", 3)
    sim = Simulator(GameConfig(), 20, 5)
    everybody = np.ones((20, 2), np.bool_)
    agent.choose(sim, everybody)
    before = sim.actions.copy()
    sim.states["key"] ^= 0x5A5A5A5A
    agent.choose(sim, everybody)
    assert np.array_equal(sim.actions, before)


def test_a_budget_of_milliseconds(versus_model: Path) -> None:
    agent = make_agent(f"policy:path={versus_model / 'policy.npz'},ms=0.5", 3)
    assert agent.timed
    sim = Simulator(GameConfig(), 4, 5)
    for _ in range(6):
        agent.choose(sim, np.ones((4, 2), np.bool_))
        sim.step(sim.actions)
    found = agent.search_info(0)
    assert found is not None and found.visit_probs.sum() == pytest.approx(1)


def test_what_cannot_look_ahead_is_refused(versus_model: Path) -> None:
    path = versus_model / "policy.npz"
    for how, message in (
        ("simulations=-1", "simulations must be"),
        ("simulations=5,horizon=-1", "horizon must be"),
        ("simulations=5,width=0", "width must be"),
        ("simulations=5,temperature=1", "either searched"),
        ("simulations=5,ms=1", "not both"),
    ):
        with pytest.raises(OptionError, match=message):
            make_agent(f"policy:path={path},{how}")


def test_the_end_of_a_game_is_worth_what_the_value_head_predicts() -> None:
    """In games that are cut short a score counts, an outcome does not: who searches for the score gets more points."""
    game, games = {"mode": "versus", "max_rounds": 4}, 40
    players = [looking(ignorant(game, value_unit=unit), 100, 4) for unit in ("score", "outcome")]
    sim = Simulator(GameConfig(**game), games, 5)
    while not sim.outcomes().over.all():
        for seat, player in enumerate(players):
            mask = np.zeros((games, 2), np.bool_)
            mask[:, seat] = True
            player.choose(sim, mask)
        sim.step(sim.actions)
    score, outcome = sim.outcomes().points.mean(axis=0)
    assert score > outcome + 2
