"""The statistics of tournaments, on games made by hand."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from badbones_experiments.tournament.bootstrap import resampled, wilson
from badbones_experiments.tournament.database import Games
from badbones_experiments.tournament.rating import collect, rate
from badbones_experiments.tournament.results import summarise, survival


def made(agent, place, *, block=None, cause=None, won=None, survived=None):
    """Games from hand-made places; all of one table."""
    agent, place = np.array(agent), np.array(place, float)
    zeros = np.zeros(agent.shape, int)
    won = place == 1 if won is None else np.array(won)
    block = np.arange(len(agent)) if block is None else np.array(block)
    return Games(
        stratum=zeros[:, 0],
        block=block,
        decided=~np.isnan(place[:, 0]),
        rounds=zeros[:, 0] + 5,
        agent=agent,
        place=place,
        won=won,
        score=zeros + 10 * won,
        survived=zeros + 4 if survived is None else np.array(survived),
        cause=zeros if cause is None else np.array(cause),
        decisions=zeros + 3,
        seconds=zeros + 0.5,
        faults={},
    )


def test_statistics_of_hand_made_games():
    nan = np.nan
    games = made(
        [[0, 1], [1, 0], [0, 1], [1, 0], [0, 1]],
        [[1, 2], [1, 2], [1.5, 1.5], [2, 1], [nan, nan]],
        won=[[True, False], [True, False], [True, True], [False, True], [False, False]],
        block=[0, 0, 1, 1, 2],
        cause=[[0, 1], [0, 2], [0, 0], [3, 0], [0, 0]],
    )
    found = summarise(games, ["a", "b"], True, 7, [])
    a, b = found["entrants"]
    assert (found["games"], found["cut_off"], found["blocks"], found["nobody_won"]) == (5, 1, 3, 0)
    assert (a["agent"], a["games"], a["cut_off"], a["decisions"]) == ("a", 5, 1, 15)
    assert (a["win_share"]["value"], b["win_share"]["value"]) == (0.625, 0.375)  # 2.5 and 1.5 of 4 decided games
    assert (a["mean_rank"]["value"], b["mean_rank"]["value"]) == (1.375, 1.625)
    assert (a["score"]["value"], a["rounds_survived"]["value"]) == (6.0, 4.0)
    assert a["eliminations"] == {"tower": 0, "village": 1, "both": 0, "emperor": 0}
    assert b["eliminations"] == {"tower": 1, "village": 0, "both": 1, "emperor": 0}
    assert found["head_to_head"] == {"ahead": [[None, 0.625], [0.375, None]], "games": [[0, 4], [4, 0]]}
    beside = found["eliminated_beside"]
    assert (beside["share"], beside["tower"]) == ([[None, 0.2], [0.4, None]], [[None, 0.0], [0.2, None]])
    assert a["rating"]["value"] + b["rating"]["value"] == pytest.approx(3000, abs=1e-3)
    for entry in (a, b):
        for key in ("win_share", "mean_rank", "rating"):
            assert entry[key]["low"] <= entry[key]["value"] <= entry[key]["high"]
    assert found == summarise(games, ["a", "b"], True, 7, [])


def test_one_block_has_no_interval():
    found = summarise(made([[0, 1], [1, 0]], [[1, 2], [2, 1]], block=[0, 0]), ["a", "b"], True, 7, [])
    assert found["entrants"][0]["win_share"] == {"value": 1.0, "low": None, "high": None}


def test_bootstrap_draws_blocks_within_their_tables():
    stratum = np.array([0] * 30 + [1] * 10)
    sums = np.stack([stratum == 0, stratum == 1, np.arange(40) % 2], axis=1).astype(float)
    (drawn,) = resampled(stratum, [sums], 7)
    assert (drawn[:, 0] == 30).all() and (drawn[:, 1] == 10).all()
    assert drawn[:, 2].std() == pytest.approx(math.sqrt(40 / 4), rel=0.1)
    assert drawn[:, 2].mean() == pytest.approx(20, abs=0.5)


def test_wilson_interval():
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_survival_leaves_out_games_that_ended_otherwise():
    survived, eliminated = np.array([2, 2, 3, 3, 1]), np.array([True, False, True, False, False])
    # round 3: 3 of the 5 begin it (one was cut off after 1 round, one after 2), one falls; round 4: 1 of 1
    assert survival(survived, eliminated, 5) == [1.0, 1.0]  # fewer than 5 games are left then
    many = survival(np.tile(survived, 10), np.tile(eliminated, 10), 5)
    assert many == [1.0, 1.0, 1.0, round(2 / 3, 6), 0.0]


def ratings(agent, place, agents):
    rankings = collect(np.array(agent), np.array(place, float), np.zeros(len(agent), int), agents, 1)
    return rate(rankings.wins, rankings.choices, rankings.members)[0]


def test_ratings_of_two_agents_are_their_odds():
    found = ratings([[0, 1]] * 4000, [[1, 2]] * 3000 + [[2, 1]] * 1000, 2)
    assert found[0] - found[1] == pytest.approx(400 * math.log10(3), abs=0.5) and found.sum() == pytest.approx(3000)
    assert ratings([[0, 1]] * 50, [[1.5, 1.5]] * 50, 2) == pytest.approx([1500, 1500])
    assert 400 < np.ptp(ratings([[0, 1]] * 50, [[1, 2]] * 50, 2)) < 1500  # finite though it won everything


def test_ratings_are_the_maximum_of_the_likelihood_with_ties_over_all_orders():
    agent = [[0, 1, 2], [2, 0, 1], [0, 2, 3], [3, 1, 0], [1, 1, 2], [0, 1, 2]]
    place = [[1, 2, 3], [1.5, 1.5, 3], [1, 2.5, 2.5], [3, 2, 1], [2, 1, 3], [2, 2, 2]]

    def likelihood(strength):
        total = sum(math.log(s / (1 + s)) + math.log(1 / (1 + s)) for s in strength)  # one won, one lost
        for who, where in zip(agent, place):
            orders = [o for o in itertools.permutations(range(3)) if sorted(where) == [where[k] for k in o]]
            for order in orders:
                left = [strength[who[k]] for k in order]
                total += sum(math.log(left[k] / sum(left[k:])) for k in range(3)) / len(orders)
        return total

    found = 10 ** ((ratings(agent, place, 4) - 1500) / 400)
    scale = max((likelihood(found * k), k) for k in np.geomspace(0.3, 3, 400))[1]  # ratings fix the mean instead
    best = likelihood(found * scale)
    for k, factor in itertools.product(range(4), (0.97, 1.03)):
        moved = found * scale
        moved[k] *= factor
        assert likelihood(moved) < best
