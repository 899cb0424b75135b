"""Regret per decision: the positions on file, the numbers, and that they tell agents apart in the known order."""

from __future__ import annotations

import json

import numpy as np
import pytest
from badbones_experiments import regret
from badbones_experiments.cli.main import main

from badbones_env import Game, OptionError
from docs.tools import regret_positions
from tests.unit.test_agents import skipping_newer_traps

LADDER = ["random", "greedy", "sentry", "guardian", "champion:simulations=0"]  # weakest first


def test_the_judge_values_every_legal_choice() -> None:
    rows = regret.positions()
    assert len(rows) == 200 and {row["game"]["mode"] for row in rows} == {"versus", "solo", "coop"}
    for row in rows:
        game = Game.from_position(row["game"], row["position"], 1)
        assert set(row["values"]) == set(game.legal()[row["seat"]])


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = regret.positions()[::20]
    monkeypatch.setattr(regret, "positions", lambda: rows)


def test_the_best_choice_has_no_regret(few: None, monkeypatch: pytest.MonkeyPatch) -> None:
    rows, asked = regret.positions(), []

    def choose(agent: object, game: Game, seat: int, number: int) -> str:
        values = rows[number]["values"]
        asked.append(number)
        return max(values, key=values.get) if number else min(values, key=values.get)

    monkeypatch.setattr(regret, "choose_for", choose)
    sample = regret.regrets("random", 0)
    worst = max(rows[0]["values"].values()) - min(rows[0]["values"].values())
    assert asked == list(range(len(rows))) and sample[0] == pytest.approx(worst) and not sample[1:].any()


def test_intervals_are_students() -> None:
    entry = regret.interval(np.array([1.0, 2.0, 3.0]))
    assert entry == {"value": 2.0, "low": pytest.approx(-0.48414), "high": pytest.approx(4.48414)}


def test_the_command(few: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["regret", "random", "sentry", "--json"]) == 0
    results = json.loads(capsys.readouterr().out)
    assert results["positions"] == 10 and results["command"] == "badbones regret random sentry --seed 0 --samples 1"
    assert [set(entry["modes"]) for entry in results["agents"]] == 2 * [{"versus", "solo", "coop"}]
    values = [entry["regret"]["value"] for entry in results["agents"]]
    assert values == sorted(values) and "more_than_before" in results["agents"][1]
    assert main(["regret", "random"]) == 0
    assert "regret a decision" in capsys.readouterr().out
    with pytest.raises(OptionError, match="named twice"):
        regret.measure(["random", "random"], 0)
    assert main(["regret", "nobody"]) == 2
    assert "there is no agent 'nobody'" in capsys.readouterr().err


@pytest.mark.slow
def test_agents_of_known_strength_are_told_apart() -> None:
    """As far as the page says: random, greedy, and the three that are stronger."""
    with skipping_newer_traps():
        random, greedy, *stronger = (regret.regrets(agent, 0, samples=4) for agent in LADDER)
    assert regret.interval(random - greedy)["low"] > 0
    for sample in stronger:
        assert regret.interval(greedy - sample)["low"] > 0


def test_the_positions_are_those_of_the_committed_rule() -> None:
    about = json.loads(regret.FILE.read_text(encoding="utf-8"))
    assert about["command"] == "badbones dev regret --positions 20 --draws 32 --simulations 32 --seed 2027"
    games = [row["game"] for row in about["positions"]]
    assert games == [options for options in regret_positions.GAMES for _ in range(20)]
