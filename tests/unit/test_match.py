"""``badbones match``: the sequential test, its error rates, and matches that are the same however they are played."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest
from badbones_experiments.cli.main import main
from badbones_experiments.jobs.backends import Workers
from badbones_experiments.tournament.match import OrderedScores, hypotheses_of, match_plan, play_match
from badbones_experiments.tournament.sprt import (
    ACCEPT,
    REJECT,
    UNDECIDED,
    Hypotheses,
    Scores,
    blocks_expected,
    elo_of,
    expected,
    fixed_blocks,
    log_ratios,
    path,
)

from badbones_env import GameConfig
from docs.tools.sprt_error_rates import deviation_of, most_likely, simulate

# how often each score came up in 2,000 and 1,000 blocks: badbones match sentry greedy [--players 4] --seed 7
URNS = {
    2: {0: 13, 0.25: 25, 0.5: 284, 0.75: 256, 1: 1422},
    4: {0: 73, 1 / 16: 2, 1 / 8: 6, 5 / 24: 1, 1 / 4: 226, 5 / 16: 8, 3 / 8: 23, 1 / 2: 346, 9 / 16: 4, 7 / 12: 2,
        5 / 8: 28, 3 / 4: 207, 13 / 16: 1, 7 / 8: 7, 1: 66},
}  # fmt: skip


def test_elo_and_score_go_together():
    assert expected(0, 4) == pytest.approx(0.25) and expected(400, 2) == pytest.approx(10 / 11)
    for players in (2, 3, 6):
        assert elo_of(expected(37, players), players) == pytest.approx(37)
    assert elo_of(1.0) == math.inf and elo_of(0.0) == -math.inf


def test_the_likeliest_distribution_has_the_mean_and_no_other_is_likelier():
    values, counts = np.array([0, 0.25, 0.5, 1]), np.array([7.0, 3, 11, 4])
    found = most_likely(values, counts, 0.6)
    assert found.sum() == pytest.approx(1) and found @ values == pytest.approx(0.6)
    best = counts @ np.log(found)
    for way in ([1, -2, 1, 0], [1, 0, -2, 1]):  # moves that leave sum and mean as they are
        for size in (-0.01, 0.01):
            other = found + size * np.array(way)
            assert other @ values == pytest.approx(0.6)
            assert counts @ np.log(other) < best


def test_a_coin_has_the_likelihood_ratio_of_the_textbook():
    hypotheses = Hypotheses(0, 50)
    m0, m1 = hypotheses.means
    found = log_ratios(np.array([0.0, 1.0]), np.array([40.0, 60.0]), hypotheses)
    assert found == pytest.approx(40 * math.log((1 - m1) / (1 - m0)) + 60 * math.log(m1 / m0), rel=1e-6)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("score", "verdict"), [(1.0, ACCEPT), (0.0, REJECT)])
def test_a_test_ends_where_one_side_wins_everything(players, score, verdict):
    hypotheses = Hypotheses(0, 20, players=players)
    ratios = path(Scores(), [score] * 2000, hypotheses)
    assert np.isfinite(ratios).all()
    ended = [hypotheses.verdict(ratio) for ratio in ratios]
    first = next(k for k, one in enumerate(ended) if one != UNDECIDED)
    assert ended[first] == verdict
    assert math.isfinite(blocks_expected(Scores.of([score] * 30), hypotheses))


def test_a_test_ends_where_all_blocks_are_alike():
    hypotheses = Hypotheses(0, 20)
    ratios = path(Scores(), [0.5] * 2000, hypotheses)
    assert np.isfinite(ratios).all() and hypotheses.verdict(ratios[-1]) == REJECT
    low, high = Scores.of([0.5] * 10).interval()
    assert low < 0.5 < high


def test_a_path_is_the_same_in_one_piece_and_in_many():
    scores = np.random.default_rng(3).choice([0, 0.25, 0.5, 0.75, 1.0], 60)
    hypotheses = Hypotheses(0, 30)
    whole = path(Scores(), scores, hypotheses)
    seen, parts = Scores(), []
    for first in range(0, 60, 7):
        parts.extend(path(seen, scores[first : first + 7], hypotheses))
        seen.add(scores[first : first + 7])
    np.testing.assert_allclose(parts, whole, rtol=1e-9, atol=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_error_rates_and_games_saved(players):
    """The short form of the proof (docs/strength.md): blocks of real games, tilted until a hypothesis holds exactly."""
    values, counts = (np.array([*one], float) for one in (URNS[players], URNS[players].values()))
    hypotheses = Hypotheses(0, 60, players=players)
    urns = [most_likely(values, counts, mean) for mean in hypotheses.means]
    fixed = fixed_blocks(hypotheses, *(deviation_of(values, shares) for shares in urns))
    for hypothesis, (mean, shares) in enumerate(zip(hypotheses.means, urns)):
        assert shares @ values == pytest.approx(mean)
        lengths, ends = simulate(values, shares, hypotheses, 400, np.random.default_rng([5, hypothesis]))
        wrong = (ends > 0) if hypothesis == 0 else (ends < 0)
        assert wrong.mean() < 0.05 + 2.6 * math.sqrt(0.05 * 0.95 / 400)  # 0.5% of honest tests fail this
        assert lengths.mean() < 0.6 * fixed


def test_blocks_are_given_out_in_order():
    plan = match_plan(GameConfig(players=2), "guardian", "greedy", 7)
    order = OrderedScores(plan)
    assert order.add([(0, 1, 1.0), (0, 1, 1.0), (0, 0, 0.0)]) == []
    assert order.add([(0, 0, 0.5)]) == [0.25, 1.0]
    teams = OrderedScores(match_plan(GameConfig(mode="coop", players=2), "guardian", "greedy", 7))
    assert teams.add([(0, 0, 1.0), (1, 0, 0.0), (0, 1, 1.0), (1, 1, 1.0), (0, 2, 0.0), (1, 2, 1.0)]) == [1.0, 0.5, 0.0]


def played(out, config, **options):
    hypotheses = hypotheses_of(config, 0, 40, 0.05, 0.05)
    usual = {"max_games": 400, "workers": Workers(1), "out": str(out), "new": "sentry", "old": "greedy"} | options
    plan = match_plan(config, usual.pop("new"), usual.pop("old"), 7)
    return play_match(plan, hypotheses, **usual)


@pytest.mark.parametrize(
    "game",
    [
        {"players": 3},
        pytest.param({"mode": "coop", "players": 2}, marks=pytest.mark.slow),
        pytest.param({"mode": "solo"}, marks=pytest.mark.slow),
    ],
)
def test_a_match_is_the_same_however_it_is_played(tmp_path, game):
    config = GameConfig(**game)
    first = played(tmp_path / "a", config, max_games=90, batch=4)
    assert played(tmp_path / "b", config, max_games=90, batch=13) == first
    part = played(tmp_path / "c", config, max_games=30)
    assert part["games"] == 30
    assert played(tmp_path / "c", config, max_games=90, resume=True) == first
    for out in ("a", "b", "c"):
        assert json.loads((tmp_path / out / "match.json").read_text()) == first
        assert "path of the test" in (tmp_path / out / "match.html").read_text()


def test_a_match_stops_when_it_knows(tmp_path):
    found = played(tmp_path, GameConfig(players=2), new="guardian", old="random")
    assert found["verdict"] == ACCEPT and found["games"] < 400 and found["score"]["value"] > 0.95
    assert played(tmp_path / "back", GameConfig(players=2), new="random", old="guardian")["verdict"] == REJECT


def test_an_agent_scores_half_against_itself(tmp_path):
    found = played(tmp_path, GameConfig(players=2), new="greedy", old="greedy", max_games=40)
    assert found["score"]["value"] == 0.5 and found["verdict"] == UNDECIDED


def test_the_command(tmp_path, capsys):
    out = str(tmp_path / "m")
    assert main(["match", "guardian", "random", "--elo1", "40", "--out", out, "--workers", "1"]) == 0
    text = capsys.readouterr().out
    assert "accept: guardian is stronger than random" in text and "LLR from -2.94 (reject) to 2.94 (accept)" in text
    assert main(["match", "guardian", "random", "--elo1", "50", "--out", out, "--resume"]) == 2
    assert "elo1 40.0 there, 50.0 here" in capsys.readouterr().err
    assert main(["match", "guardian", "random", "--elo1", "-3", "--out", out]) == 2
    assert capsys.readouterr().err == "badbones: elo0 must be below elo1, not 0 and -3\n"
    line = ["dev", "sprt", "sentry", "greedy", "--elo1", "200", "--out", out, "--overwrite", "--workers", "1"]
    assert main([*line, "--tests", "20", "--max-games", "60", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["tests"] == 20 and found["blocks"] == 30 and 0 < found["elo0"]["of_fixed"] < 1.5
