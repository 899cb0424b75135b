"""Choosing by regrets: exactly solved games of one choice each, and the agents that choose so."""

from __future__ import annotations

import numpy as np
import pytest
from badbones_agents.registry import make_agent
from badbones_experiments.tournament import solved_answers as answers
from badbones_experiments.tournament.matrix_game import exploitability, solve
from badbones_experiments.tournament.solved_positions import LEAST_GAP, find

from badbones_env import GameConfig, OptionError, Simulator
from badbones_env.table import Table

ROCK_PAPER_SCISSORS = np.array([[0.0, -1, 1], [1, 0, -1], [-1, 1, 0]])


def test_games_whose_solution_is_known():
    found = solve(ROCK_PAPER_SCISSORS)
    np.testing.assert_allclose([*found.rows, *found.columns, found.value], [1 / 3] * 6 + [0], atol=1e-12)
    found = solve(np.array([[3.0, 0], [1, 2]]))  # by hand: rows 1/4, 3/4, columns 1/2, 1/2, value 3/2
    np.testing.assert_allclose([*found.rows, *found.columns, found.value], [0.25, 0.75, 0.5, 0.5, 1.5], atol=1e-12)
    found = solve(np.array([[1.0, 2], [0, 5]]))  # a saddle point
    np.testing.assert_allclose([*found.rows, *found.columns, found.value], [1, 0, 1, 0, 1], atol=1e-12)


def test_nobody_can_gain_against_a_solution():
    rng = np.random.default_rng(3)
    for shape in ((1, 1), (1, 5), (6, 2), (8, 8), (12, 9)):
        for payoffs in (rng.normal(size=shape), rng.integers(-1, 2, shape).astype(float)):
            found = solve(payoffs)
            assert found.rows.sum() == pytest.approx(1) and found.columns.sum() == pytest.approx(1)
            assert found.rows.min() >= 0 and found.columns.min() >= -1e-12
            assert exploitability(payoffs, found.rows, found.columns) == pytest.approx(0, abs=1e-9)
            assert found.rows @ payoffs @ found.columns == pytest.approx(found.value, abs=1e-9)
    assert exploitability(ROCK_PAPER_SCISSORS, np.eye(3)[0], np.full(3, 1 / 3)) == pytest.approx(1)


@pytest.fixture(scope="module")
def positions():
    return find(4, seed=5)


def test_positions_are_solved(positions):
    for one in positions:
        pure = one.payoffs.max(axis=0).min() - one.payoffs.min(axis=1).max()
        assert pure >= LEAST_GAP
        assert exploitability(one.payoffs, one.solution.rows, one.solution.columns) == pytest.approx(0, abs=1e-9)
        for seat in (0, 1):
            assert len(set(one.actions[seat].tolist())) == one.payoffs.shape[seat]


def test_regret_matching_comes_near_the_equilibrium_and_uct_does_not(positions):
    found = {
        (rule, trials): np.mean([one.searched(rule, trials)[2] for one in positions])
        for rule in ("uct", "regret")
        for trials in (1000, 8000)
    }
    assert found["regret", 8000] < 0.05 and found["regret", 8000] < 0.5 * found["regret", 1000] + 0.02
    assert found["regret", 8000] < 0.6 * found["uct", 8000]
    most_tried = []
    for one in positions:
        rows, columns, _ = one.searched("uct", 8000)
        pure = [np.eye(len(mixture))[mixture.argmax()] for mixture in (rows, columns)]
        most_tried.append(exploitability(one.payoffs, *pure))
    assert np.mean(most_tried) > 3 * found["regret", 8000], "what uct plays is one choice"


def test_the_learner_finds_the_best_response(positions, monkeypatch):
    mixtures = [one.searched("uct", 1000)[1] for one in positions]
    assert np.mean(answers.missed(positions, mixtures, 1)) <= 0.05
    monkeypatch.setattr(answers, "ROLLOUTS", 1)
    assert np.mean(answers.missed(positions, mixtures, 1)) > 0.1, "what is not learnt is missed by more"


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
