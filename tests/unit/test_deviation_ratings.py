"""Nash mixtures, and ratings that clones cannot move."""

from __future__ import annotations

import numpy as np
import pytest
from badbones_experiments.tournament.nash import deviation_ratings
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tools.solved.positions import solve


def with_copy(payoffs, agent):
    """The same agents, and one of them a second time."""
    order = [*range(len(payoffs)), agent]
    return payoffs[np.ix_(order, order)]


@st.composite
def tables(draw):
    """Antisymmetric tables of few different numbers, so that ties and several equilibria are frequent."""
    size = draw(st.integers(2, 6))
    numbers = draw(st.lists(st.integers(-4, 4), min_size=size * size, max_size=size * size))
    upper = np.triu(np.array(numbers, float).reshape(size, size), 1) / 8
    return upper - upper.T


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
            gain = (payoffs @ found.columns).max() - (found.rows @ payoffs).min()
            assert gain == pytest.approx(0, abs=1e-9)
            assert found.rows @ payoffs @ found.columns == pytest.approx(found.value, abs=1e-9)


def test_ratings_by_hand():
    ladder = np.array([[0, 0.2, 0.4], [-0.2, 0, 0.3], [-0.4, -0.3, 0]])  # the first beats all: everybody against it
    np.testing.assert_allclose(deviation_ratings(ladder), [0, -0.2, -0.4], atol=1e-6)
    circle = np.array([[0, 0.5, -0.5], [-0.5, 0, 0.5], [0.5, -0.5, 0]])
    np.testing.assert_allclose(deviation_ratings(circle), [0, 0, 0], atol=1e-6)
    # two that are even, and one who loses to them differently: held to the least that is possible
    even = np.array([[0, 0, 0.1], [0, 0, 0.3], [-0.1, -0.3, 0]])
    np.testing.assert_allclose(deviation_ratings(even), [0, 0, -0.3], atol=1e-6)


@given(tables(), st.data())
@settings(max_examples=60, deadline=None, derandomize=True)
@pytest.mark.slow
def test_a_copy_changes_nobodys_rating(payoffs, data):
    found = deviation_ratings(payoffs)
    assert found.max() == pytest.approx(0, abs=1e-6) and found.min() >= -0.5 - 1e-6
    copied = data.draw(st.integers(0, len(payoffs) - 1))
    again = deviation_ratings(with_copy(payoffs, copied))
    np.testing.assert_allclose(again[:-1], found, atol=1e-5)
    assert again[-1] == pytest.approx(found[copied], abs=1e-5)


@given(tables())
@settings(max_examples=30, deadline=None, derandomize=True)
def test_the_order_of_agents_does_not_matter(payoffs):
    order = np.random.default_rng(1).permutation(len(payoffs))
    np.testing.assert_allclose(
        deviation_ratings(payoffs[np.ix_(order, order)]), deviation_ratings(payoffs)[order], atol=1e-5
    )
