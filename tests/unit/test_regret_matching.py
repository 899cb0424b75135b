"""Agents that choose by regrets."""

from __future__ import annotations

import numpy as np
import pytest
from badbones_agents.registry import make_agent

from badbones_env import GameConfig, OptionError, Simulator
from badbones_env.table import Table


@pytest.mark.parametrize("spec", ["mcts:simulations=40,select=regret", "champion:simulations=24,select=regret"])
def test_agents_that_choose_by_regret_repeat_and_differ_from_the_others(spec):
    def plays(spec):
        sim = Simulator(GameConfig(players=2), 2, 7, threads=1)
        Table(sim, [make_agent(spec, 7), make_agent("sentry", 7)], np.array([[0, 1], [1, 0]])).play()
        return sim.states.tobytes()

    assert plays(spec) == plays(spec) != plays(spec.replace("regret", "uct"))


@pytest.mark.parametrize("game", [{"mode": "solo"}, {"mode": "coop", "players": 3}, {"players": 4, "advanced": True}])
def test_it_plays_every_mode(game):
    config = GameConfig(**game, max_rounds=3)
    sim = Simulator(config, 1, 7, threads=1)
    Table(sim, [make_agent("mcts:simulations=20,select=regret", 7)], np.zeros((1, config.players), int)).play()
    assert sim.outcomes().over.all()


def test_an_unknown_rule_is_refused():
    for spec in ("mcts:select=guess", "champion:select=guess"):
        with pytest.raises(OptionError, match="select must be one of uct, regret"):
            make_agent(spec)
