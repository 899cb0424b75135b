"""The pool, and what is logged of it."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.networks.policy_file import PolicyFile
from badbones_agents.registry import make_agent
from badbones_experiments.cli.main import main
from badbones_experiments.jobs.files import read_lines
from badbones_experiments.training import checkpoint
from badbones_experiments.training.compiled_learner import TIME_FRACTIONS
from badbones_experiments.training.league import WINDOW, Curriculum, League, Opponents, Pool
from badbones_experiments.training.rollout import RolloutEnv
from badbones_experiments.training.run_log import MATCHES, PROGRESS

from badbones_env import GameConfig, Simulator
from tests.unit.training.conftest import small


def test_pool_is_logged_and_bounded(versus_model: Path) -> None:
    lines = read_lines(versus_model / MATCHES)
    assert {"random"} < {line["opponent"] for line in lines}
    assert all(0 <= line["points"] <= line["games"] for line in lines)
    members = checkpoint.load(versus_model)["learner"]["leagues"][0]["pool"]
    assert [past for _, past, *_ in members].count(True) == 2
    assert (versus_model / "tensorboard").is_dir() and {"train/approx_kl", "time/environment"} <= set(
        read_lines(versus_model / PROGRESS)[-1]
    )


def test_times_add_up(versus_model: Path) -> None:
    for line in read_lines(versus_model / PROGRESS)[1:]:
        fractions = [line[name] for name in TIME_FRACTIONS]
        assert sum(fractions) == pytest.approx(1) and min(fractions) >= 0


def test_curves(versus_model: Path, tmp_path: Path, capsys: Any) -> None:
    picture = tmp_path / "curve.svg"
    words = ["curves", str(versus_model), "--out", str(picture), "--metric"]
    assert main([*words, "eval/random"]) == 0
    lines = [line for line in read_lines(versus_model / PROGRESS) if "eval/random" in line]
    text = picture.read_text()
    assert text.startswith("<svg") and "100%" in text and text.count('r="3.5"') == len(lines) > 2, "a marker each"
    assert main(["curves", str(versus_model), "--metric", "eval/random", "--out", str(tmp_path / "curve.csv")]) == 0
    rows = (tmp_path / "curve.csv").read_text().splitlines()
    assert rows[0] == "run,million decisions,eval/random,low,high" and len(rows) == 1 + len(lines)
    _, steps, score, low, high = rows[-1].split(",")
    assert float(steps) == 0.002 and float(low) < float(score) < float(high)
    assert main(["curves", str(versus_model), "--metric", "eval/random", "--out", str(tmp_path / "curve.txt")]) == 2
    assert ".svg, .png or .csv, not .txt" in capsys.readouterr().err
    assert main([*words, "train/approx_kl", "--by", "time"]) == 0
    assert main([*words, "eval/nobody"]) == 2
    assert "it has eval/random, eval_interval/random/high" in capsys.readouterr().err
    assert main(["curves", str(tmp_path), "--out", "x.svg", "--metric", "eval/random"]) == 2


def test_curves_of_a_log_from_anybody(tmp_path: Path, capsys: Any) -> None:
    """What is no number is left out; without a number that is said."""
    odd = [None, "x", [], {}, float("nan"), float("inf"), 10**400, 1e300, True]
    lines = [{"steps": 1, "eval/a$b": 0.5}]
    lines += [{"steps": value, "eval/a$b": 0.5} for value in odd] + [{"steps": 2, "eval/a$b": value} for value in odd]
    lines += [{"steps": 3, "eval/a$b": 0.5, "eval_interval/a$b/low": "x", "eval_interval/a$b/high": 1}]
    (tmp_path / "progress.jsonl").write_text("\n".join(map(json.dumps, lines)))
    words = ["curves", str(tmp_path), "--metric", "eval/a$b"]
    for ending in ("csv", "svg") + ("png",) * (find_spec("matplotlib") is not None):
        assert main([*words, "--out", str(tmp_path / f"curve.{ending}")]) == 0
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == 3
    (tmp_path / "progress.jsonl").write_text(json.dumps(lines[1]))
    assert main([*words, "--out", str(tmp_path / "curve.svg")]) == 2
    assert "has no values of 'eval/a$b'" in capsys.readouterr().err


def test_curves_as_png(versus_model: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert main(["curves", str(versus_model), "--metric", "eval/random", "--out", str(tmp_path / "curve.png")]) == 0
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_report_page(versus_model: Path) -> None:
    text = (versus_model / "report.html").read_text()
    assert text.count("<svg") > 3 and "random" in text and "train/entropy_loss" in text


def test_pool_prefers_whom_the_learner_loses_to() -> None:
    pool = Pool(["random", "passive"], 1, 0)
    opponents = Opponents(pool, 2000)
    for row in range(400):
        pool.record(pool.members[row % 2], float(row % 2))  # beats passive, loses to random
    sim = Simulator(GameConfig(), 2000, 1)
    opponents.choose(sim, np.ones((2000, 2), np.bool_))
    assert 0.85 < (opponents.member == 0).mean() < 0.99
    assert sim.masks[np.arange(2000), 0, sim.actions[:, 0]].all()


def test_strangers_take_one_to_all_but_one_seat_of_a_team() -> None:
    config = small({"mode": "coop", "players": 4})
    learns = League(config, GameConfig("coop", 4)).learning_seats(21)
    assert learns[:, 0].all() and (~learns).any(axis=1).all()
    assert np.bincount(learns.sum(axis=1)).tolist() == [0, 7, 7, 7]
    assert learns[:, 1:].any(axis=0).all(), "every other seat learns as well"
    versus = League(config, GameConfig("versus", 4)).learning_seats(3)
    assert versus.sum() == 3 and versus[:, 0].all()
    strangers = Pool(["random", "passive"], 0, 0, prioritized=False)
    strangers.members[0].score = 1.0
    drawn = strangers.draw(np.arange(2000))
    assert 900 < (drawn == 0).sum() < 1100, "all equally often"


def test_pool_drops_the_weakest_past_self(versus_model: Path) -> None:
    pool, policy = Pool(["random"], 1, 2), PolicyFile.read(versus_model / "policy.npz")
    assert pool.add("first", policy) is None and pool.add("second", policy) is None
    pool.members[1].score = 0.4
    assert pool.add("third", policy) == 2
    assert [one.name for one in pool.members] == ["random", "first", "third"]


def test_whoever_takes_a_place_plays_on(versus_model: Path) -> None:
    """The games of a past self that had to go are drawn anew, and its agent with them."""
    config = small({"mode": "versus"}, league={"max_snapshots": 1, "self_play": 0.0, "scripted": ["random"]})
    league = League(config, config.game_config)
    policy = PolicyFile.read(versus_model / "policy.npz")
    sim = Simulator(GameConfig(), 40, 1, observation="sparse", choices=True)
    opponents = Opponents(league.pool, 40)
    league.envs.append(RolloutEnv(sim, opponents, league.learning_seats(40)))
    league.add("first", policy)
    opponents.choose(sim, np.ones((40, 2), np.bool_))
    before, agent = opponents.member.copy(), opponents.agent(1)
    assert set(before) == {0, 1}
    league.add("second", policy)
    assert ((opponents.game == -1) == (before == 1)).all()
    opponents.choose(sim, np.ones((40, 2), np.bool_))
    assert opponents.agent(1) is not agent and (opponents.game == sim.index).all()


def test_a_curriculum_asks_for_more_rounds_when_most_games_are_won() -> None:
    """Games that begin ask for as many rounds as the goal says; the layout that all share stays as it is."""
    sim, other = (Simulator(GameConfig(mode="solo"), 60, 5, autoreset=True) for _ in range(2))
    anybody = make_agent("random", 3)
    curriculum = Curriculum(10, first=1, raise_at=0.4)
    curriculum.add(sim)
    sim.reset()

    def won() -> float:
        results = []
        for _ in range(40):
            anybody.choose(sim, np.ones_like(sim.actions, np.bool_))
            sim.step()
            results.append(sim.final["winner"][sim.terminated, 0])
        return float(np.concatenate(results).mean())

    assert won() > 0.9, "nobody loses a tower in the first round"
    curriculum.record(WINDOW, WINDOW // 2)
    assert curriculum.goal == 2
    curriculum.record(WINDOW, WINDOW // 4)
    assert curriculum.goal == 2, "too few were won"
    for _ in range(20):
        curriculum.record(WINDOW, WINDOW)
    assert curriculum.goal == 10
    won()  # games under way end as they began
    assert won() < 0.1
    other.reset()
    assert (other.states["rounds"] == 10).all()
    curriculum.restore([3, 0, 0])
    sim.reset()
    assert (sim.states["rounds"] == 3).all()
