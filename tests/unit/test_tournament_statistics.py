"""The statistics of tournaments, on games made by hand."""

from __future__ import annotations

import itertools
import json
import math
from pathlib import Path

import numpy as np
import pytest
from badbones_experiments.tournament.database import GameArrays
from badbones_experiments.tournament.intervals import (
    Clusters,
    Estimates,
    binomial_interval,
    exact_test,
    holm,
    share_interval,
    sign_test,
)
from badbones_experiments.tournament.rating import PRIOR, collect, fit
from badbones_experiments.tournament.results import summarise, survival

from docs.tools import coverage

ROOT = Path(__file__).resolve().parents[2]


def made(agent, place, *, block=None, cause=None, won=None, survived=None):
    """Games from hand-made places; all of one table."""
    agent, place = np.array(agent), np.array(place, float)
    zeros = np.zeros(agent.shape, int)
    won = place == 1 if won is None else np.array(won)
    block = np.arange(len(agent)) if block is None else np.array(block)
    return GameArrays(
        stratum=zeros[:, 0],
        block=block,
        chance_id=block,
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
    found = summarise(games, ["a", "b"], True, [])
    a, b = found["entrants"]
    assert (found["games"], found["cut_off"], found["blocks"], found["nobody_won"]) == (5, 1, 3, 0)
    assert (a["agent"], a["games"], a["cut_off"], a["decisions"]) == ("a", 5, 1, 15)
    assert (a["win_share"]["value"], b["win_share"]["value"]) == (0.625, 0.375)  # 2.5 and 1.5 of 4 decided games
    assert (a["mean_rank"]["value"], b["mean_rank"]["value"]) == (1.375, 1.625)
    assert (a["score"]["value"], a["rounds_survived"]["value"]) == (6.0, 4.0)
    assert a["eliminations"] == {"tower": 0, "village": 1, "both": 0, "emperor": 0}
    assert b["eliminations"] == {"tower": 1, "village": 0, "both": 1, "emperor": 0}
    assert found["head_to_head"] == {"ahead": [[None, 0.625], [0.375, None]], "games": [[0, 4], [4, 0]]}
    assert a["rating"]["value"] + b["rating"]["value"] == pytest.approx(3000, abs=1e-3)
    assert a["win_share"]["low"] is None, "three blocks are too few for an interval"
    assert found["pairs_told_apart"] == 0 and found["smallest_detectable_difference"] is None
    assert found == summarise(games, ["a", "b"], True, [])


def test_few_blocks_have_honest_intervals():
    """Sixteen games that were all won are no proof of 100%."""
    games = made([[0, 1], [1, 0]] * 8, [[1, 2], [2, 1]] * 8, block=np.arange(16) // 2)
    found = summarise(games, ["a", "b"], True, [])
    a, b = found["entrants"]
    assert a["win_share"]["value"] == a["win_share"]["high"] == 1 and 0.7 < a["win_share"]["low"] < 0.9
    assert b["win_share"]["value"] == b["win_share"]["low"] == 0 and 0.1 < b["win_share"]["high"] < 0.3
    assert a["mean_rank"]["low"] == 1 and 1.1 < a["mean_rank"]["high"] < 1.3
    assert a["rating"]["high"] - a["rating"]["low"] > 400
    assert (a["rank"], b["rank"]) == ([1, 1], [2, 2]), "16 to 0 is no accident"
    lead = a["ahead_of_next"]
    assert lead["high"] - lead["value"] > lead["value"] - lead["low"], "it may be far ahead: nobody has seen it lose"


def test_an_agent_whose_choices_were_all_forfeited_has_no_rating():
    games = made([[0, 1], [1, 0]] * 10, [[1, 2], [1, 2]] * 10, block=np.arange(20) // 2)
    games.faults["crash"] = np.where(games.agent == 1, 3, 0)
    found = summarise(games, ["a", "b"], True, [])
    assert [entry["agent"] for entry in found["entrants"]] == ["a", "b"]
    assert found["entrants"][1]["rating"]["value"] is None and "rank" not in found["entrants"][1]


def test_variance_is_that_of_blocks_within_tables():
    rng = np.random.default_rng(5)
    stratum = np.repeat([0, 1], 50)
    values = rng.normal(size=100) + 10 * stratum
    found, variance = Clusters(np.zeros(100, int), stratum, 1).mean(values, np.ones(100))
    assert found[0] == pytest.approx(values.mean())
    assert variance[0] == pytest.approx((values[:50].var(ddof=1) + values[50:].var(ddof=1)) / 2 / 100)


def test_jeffreys_interval():
    """Against sums over the posterior, whose prior is Beta(1/2, 1/2); its end is 0 or 1 where all games were alike."""
    p = (np.arange(200_000) + 0.5) / 200_000
    for wins, trials in ((0, 10), (1, 10), (7, 20), (20, 20)):
        low, high = binomial_interval(wins / trials, trials)
        density = p ** (wins - 0.5) * (1 - p) ** (trials - wins - 0.5)
        below = [density[p < end].sum() / density.sum() for end in (low, high)]
        assert low == 0 if wins == 0 else below[0] == pytest.approx(0.025, abs=1e-4)
        assert high == 1 if wins == trials else below[1] == pytest.approx(0.975, abs=1e-4)
    low, high = share_interval(np.array([0.0, 0.5, 1.0]), np.array([0.0, 500.0, 0.0]))
    assert 0.48 < low < 0.5 < high < 0.52, "blocks that are all alike leave little doubt"
    assert share_interval(np.array([1.0]), np.array([3.0])) == (0, 1), "too few blocks"


def test_sign_test_and_holm():
    assert sign_test(np.array([10.0, 5, 0]), np.array([0.0, 5, 0])) == pytest.approx([1 - 0.5**11, 0.5, 0.5])
    assert exact_test(np.array([10.0, 5, 0, 2]), np.array([0.0, 5, 0, 6])) == pytest.approx(
        [2 * 0.5**10, 1, 1, 74 / 256]
    )
    assert holm(np.array([0.02, 0.9, 0.01, 0.04])).tolist() == [False, False, True, False]
    assert holm(np.array([0.02, 0.001])).all() and not holm(np.array([])).any()


SLOW_CELLS = [("pairs", 5, "hopeless"), ("pairs", 20, "far"), ("table of four", 20, "close")]
CELLS = [("teams", 20, "hopeless"), ("teams", 100, "equal"), ("match", 20, "hopeless"), ("match", 100, "close")]


def holds(cell):
    """Is the coverage of all intervals about 95%, and are equal agents told apart in few tournaments?"""
    covered = [cell[figure] for figure in coverage.INTERVALS if cell[figure] is not None]
    return bool(covered) and min(covered) > 0.915 and (cell["equal_told_apart"] or 0) <= 0.08


@pytest.mark.parametrize(
    ("kind", "blocks", "strength"), CELLS + [pytest.param(*cell, marks=pytest.mark.slow) for cell in SLOW_CELLS]
)
def test_intervals_hold(kind, blocks, strength):
    """The short form of ``badbones dev coverage``."""
    assert holds(coverage.cell(kind, blocks, strength, 200, seed=3))


def test_the_published_intervals_hold():
    """The long form, as published."""
    published = json.loads((ROOT / "docs" / "data" / "coverage.json").read_text(encoding="utf-8"))["cells"]
    kinds = itertools.product(coverage.KINDS, coverage.BLOCKS, map(list, coverage.STRENGTHS.values()))
    assert [(cell["kind"], cell["blocks"], cell["weaker_by"]) for cell in published] == list(kinds)
    for cell in published:
        covered = [cell[figure] for figure in coverage.INTERVALS if cell[figure] is not None]
        assert cell["tournaments"] >= 1000 and (cell["equal_told_apart"] or 0) <= 0.05, cell
        assert all(0.93 <= share <= 0.98 for share in covered), cell


def bootstrap(self, sums, games):
    """Percentiles of a bootstrap over blocks: it knows nothing of results that did not come up."""
    rng, ends = np.random.default_rng(0), []
    for entrant in range(self.entrants):
        mine = np.flatnonzero(self.entrant == entrant)
        drawn = rng.choice(mine, (400, len(mine)))
        ends.append(np.percentile(sums[drawn].sum(axis=1) / games[drawn].sum(axis=1), [50, 2.5, 97.5]))
    return Estimates(*np.array(ends).T)


@pytest.mark.slow
def test_a_bootstrap_over_blocks_is_found_out(monkeypatch):
    monkeypatch.setattr(Clusters, "share", bootstrap)
    assert not any(holds(coverage.cell(*cell, 200, seed=3)) for cell in (SLOW_CELLS[0], CELLS[0]))


def test_too_few_blocks_have_no_interval():
    for kind, blocks in (("pairs", 2), ("table of four", 5), ("teams", 5), ("match", 5)):
        cell = coverage.cell(kind, blocks, "clear", 3, seed=1)
        assert (cell["rating"], cell["share"], cell["difference"]) == (None, None, None), kind


def test_survival_leaves_out_games_that_ended_otherwise():
    survived, eliminated = np.array([2, 2, 3, 3, 1]), np.array([True, False, True, False, False])
    # round 3: 3 of the 5 begin it (one was cut off after 1 round, one after 2), one falls; round 4: 1 of 1
    assert survival(survived, eliminated, 5) == [1.0, 1.0]  # fewer than 5 games are left then
    many = survival(np.tile(survived, 10), np.tile(eliminated, 10), 5)
    assert many == [1.0, 1.0, 1.0, round(2 / 3, 6), 0.0]


def ratings(agent, place, agents):
    return fit(collect(np.array(agent), np.array(place, float), np.zeros(len(agent), int), agents, 1)).ratings


def test_ratings_of_two_agents_are_their_odds():
    found = ratings([[0, 1]] * 4000, [[1, 2]] * 3000 + [[2, 1]] * 1000, 2)
    assert found[0] - found[1] == pytest.approx(400 * math.log10(3), abs=0.5) and found.sum() == pytest.approx(3000)
    assert ratings([[0, 1]] * 50, [[1.5, 1.5]] * 50, 2) == pytest.approx([1500, 1500])
    assert 400 < np.ptp(ratings([[0, 1]] * 50, [[1, 2]] * 50, 2)) < 1500  # finite though it won everything


def test_ratings_are_the_maximum_of_the_likelihood_with_ties_over_all_orders():
    agent = [[0, 1, 2], [2, 0, 1], [0, 2, 3], [3, 1, 0], [1, 1, 2], [0, 1, 2]]
    place = [[1, 2, 3], [1.5, 1.5, 3], [1, 2.5, 2.5], [3, 2, 1], [2, 1, 3], [2, 2, 2]]

    def likelihood(strength):
        total = -sum((400 * math.log10(s) / PRIOR) ** 2 / 2 for s in strength)
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
