"""The learner finds the best response where that is known: in solved positions."""

from __future__ import annotations

import numpy as np
import pytest

from tests.tools.solved import learner
from tests.tools.solved.positions import MIN_GAP, find


@pytest.fixture(scope="module")
def positions():
    return find(4, seed=5)


def test_positions_are_solved(positions):
    for position in positions:
        payoffs, equilibrium = position.payoffs, position.equilibrium
        assert payoffs.max(axis=0).min() - payoffs.min(axis=1).max() >= MIN_GAP, "no pure strategy is enough"
        assert (payoffs @ equilibrium.columns).max() == pytest.approx(equilibrium.value, abs=1e-9)
        assert (equilibrium.rows @ payoffs).min() == pytest.approx(equilibrium.value, abs=1e-9)
        for seat in (0, 1):
            assert len(set(position.actions[seat].tolist())) == payoffs.shape[seat]


@pytest.mark.slow
def test_the_learner_finds_the_best_response(positions, monkeypatch):
    rng = np.random.default_rng(7)
    mixtures = [rng.dirichlet(np.full(position.payoffs.shape[1], 0.3)) for position in positions]
    assert np.mean(learner.missed(positions, mixtures, 1)) <= 0.05
    monkeypatch.setattr(learner, "ROLLOUTS", 1)
    assert np.mean(learner.missed(positions, mixtures, 1)) > 0.1, "what is not learnt is missed by more"
