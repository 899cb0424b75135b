"""``badbones tune``: the method on functions whose best point is known, the games, files that agents load, resuming."""

from __future__ import annotations

import json

import numpy as np
import pytest
from badbones_agents.registry import make_agent
from badbones_agents.scripted.eval_weights import TUNABLE, eval_weights_for, find, name_for, shipped
from badbones_agents.tunable import Weight, file_text, parse_weights, with_weights
from badbones_experiments.cli.main import main
from badbones_experiments.training.spsa import Schedule, SpsaState
from badbones_experiments.training.tune import Trial, TrialPlayer

from badbones_env import GameConfig, OptionError, Simulator
from badbones_env.table import Table

TWO = GameConfig(players=2)
BOT = """
class Eager:
    weights = {"eager": (1.0, 0.5, 0.0, 4.0), "calm": (0.0, 1.0)}

    def __init__(self, eager=1.0, calm=0.0):
        self.eager, self.calm = eager, calm

    def choose(self, view):
        return view.legal[-1] if self.eager > 2 else view.legal[0]
"""


def numbers(weights):
    """Weights by name."""
    return {name: weight.start for name, weight in weights.tunable(GameConfig(players=2, advanced=True)).items()}


def climbed(best, noise, iterations=400):
    """SPSA on the game in which whoever is nearer to ``best`` wins more often; returns where it ends, in steps."""
    weights = {f"w{k}": Weight(0.0, 1.0) for k in range(len(best))}
    state = SpsaState(weights, Schedule(iterations, directions=8, seed=3))
    rng = np.random.default_rng(5)

    def worth(values):
        return -0.02 * sum((value - b) ** 2 for value, b in zip(values.values(), best, strict=True))

    for _ in range(iterations):
        gains = [np.clip(worth(more) - worth(less), -1, 1) + noise * rng.normal() for more, less in state.perturbed()]
        state.update(gains)
    return np.array(list(state.averaged().values()))


def test_it_finds_the_best_point():
    best = [2.0, -1.5, 0.0, 3.0, 1.0]
    np.testing.assert_allclose(climbed(best, 0.0), best, atol=0.05)
    np.testing.assert_allclose(climbed(best, 0.1), best, atol=0.5)


def test_numbers_stay_within_what_is_allowed_and_come_back_at_once():
    state = SpsaState({"a": Weight(1.0, 0.5, 0.9, 1.2)}, Schedule(10, directions=1, rate=100))
    sign = state.schedule.signs(0, 0, 1)[0]
    state.update([sign])  # up as far as it goes
    assert state.values(state.theta) == {"a": 1.2} and state.theta[0] == pytest.approx(0.4)
    for more, less in state.perturbed():
        assert 0.9 <= more["a"] <= 1.2 and 0.9 <= less["a"] <= 1.2


def test_a_spec_holds_weights():
    spec = with_weights("guardian", {"tower": 2.5, "hero": 1.25})
    assert spec == "guardian:weights=tower=2.5;hero=1.25"
    found = numbers(eval_weights_for("tower=2.5;hero=1.25", TWO))
    usual = numbers(eval_weights_for("", TWO))
    assert {name for name in found if found[name] != usual[name]} == {"tower", "hero"} and found["tower"] == 2.5
    assert with_weights("guardian:weights=first", {"tower": 1.0}) == "guardian:weights=first;tower=1"
    assert with_weights("guardian:weights=first;hero=3", {"tower": 1.0}) == "guardian:weights=first;tower=1"
    assert with_weights("a/b.py:Eager:timeout=2", {"eager": 2}) == "a/b.py:Eager:timeout=2,weights=eager=2"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("towr=1", "did you mean"),
        ("tower=x", "must be a number"),
        ("tower=-3", "must be at least 0.2"),
        ("nobody", "there are no weights 'nobody'"),
        ("nowhere.toml", "cannot be read"),
    ],
)
def test_what_is_wrong_with_weights_is_said(text, says):
    with pytest.raises(OptionError, match=says):
        make_agent(f"guardian:weights={text}")


def test_a_file_of_weights_is_read_as_it_was_written(tmp_path):
    path = tmp_path / "w.toml"
    path.write_text(file_text("guardian", TWO.options(), {"tower": 3.25, "supply-wall": 0.5}, ["by hand"]))
    found = numbers(find(str(path)))
    assert (found["tower"], found["supply-wall"], found["village"]) == (3.25, 0.5, 2.3)
    path.write_text('buy = [["wall", 5], ["crossbow", 1]]\n')
    assert len(find(str(path)).wanted) == 2
    extra_keys = make_agent(f"guardian:weights={path}").extra_keys(GameConfig(players=4, advanced=True))
    assert extra_keys == {"buy": [["wall", 5], ["crossbow", 1]]}
    path.write_text(file_text("guardian", {}, {"tower": 3.0}, extra_keys=extra_keys))
    assert find(str(path)).shopping() == extra_keys["buy"] and numbers(find(str(path)))["tower"] == 3.0
    path.write_text('buy = [["rubber", 5]]\n')
    with pytest.raises(OptionError, match="rubber"):
        find(str(path))


def test_shipped_weights_can_be_read_and_fit_their_games():
    for name in shipped():
        assert set(numbers(find(name))) == set(TUNABLE)
    games = [("versus", n, advanced) for n in range(2, 7) for advanced in (False, True)]
    games += [("coop", n, advanced) for n in range(2, 7) for advanced in (False, True)]
    names = {game: name_for(*game) for game in [*games, ("solo", 1, False), ("solo", 1, True)]}
    assert set(names.values()) == set(shipped()) - {"first"}, "every file is used, and every game has one"
    assert names["versus", 4, True] == "versus4-advanced" and names["coop", 3, False] == "coop4"


def plays(spec, config=TWO, games=4):
    sim = Simulator(config, games, 7, threads=1)
    Table(sim, [make_agent(spec, 7), make_agent("greedy", 7)], np.arange(2) + np.zeros((games, 1), int)).play()
    return sim.states.tobytes()


def test_weights_change_what_guardian_does_and_nobody_else_is_touched():
    assert plays("guardian:weights=hero=0;tower=0.3") != plays("guardian:weights=first")
    free = "strategy:name=free-hand"
    assert plays(free) == plays("guardian") and plays(f"{free},weights=first") == plays("guardian:weights=first")


@pytest.mark.parametrize(
    ("game", "against", "games"),
    [({"players": 2}, "", 2), ({"players": 4}, "", 2), ({"players": 3}, "greedy", 6), ({"mode": "coop"}, "", 2)],
)
def test_variants_that_are_alike_gain_nothing_and_a_better_one_gains(game, against, games):
    player = TrialPlayer(GameConfig(**game), against, 7)
    assert len(player._seatings(4)) == games
    assert player.do(Trial(0, 0, ("guardian", "guardian"), 0, 6)) == [0.0] * 6
    gains = player.do(Trial(0, 0, ("guardian", "random"), 0, 6))
    assert min(gains) >= -1 and max(gains) <= 1 and sum(gains) > 1
    worse = player.do(Trial(0, 0, ("random", "guardian"), 0, 6))
    assert sum(worse) < -1


def test_tuning_goes_on_where_it_stopped_and_writes_what_the_agent_loads(tmp_path, capsys, monkeypatch):
    line = [
        "tune",
        "guardian",
        "--directions",
        "2",
        "--blocks",
        "2",
        "--seed",
        "3",
        "--workers",
        "1",
        "--json",
        "--iterations",
        "4",
        "--weights",
        "tower",
        "supply-wall",
    ]
    assert main([*line, "--out", str(tmp_path / "a")]) == 0
    whole = json.loads(capsys.readouterr().out)
    assert set(whole["weights"]) == {"tower", "supply-wall"}
    played, done = TrialPlayer.do, []

    def stopped(player, trial):
        done.append(trial)
        if len(done) == 6:  # in the third iteration
            raise KeyboardInterrupt
        return played(player, trial)

    with monkeypatch.context() as patch:
        patch.setattr(TrialPlayer, "do", stopped)
        assert main([*line, "--out", str(tmp_path / "b")]) == 130
    capsys.readouterr()
    assert main([*line, "--out", str(tmp_path / "b"), "--resume"]) == 0
    assert json.loads(capsys.readouterr().out) == whole
    tower = whole["weights"]["tower"]
    assert numbers(find(str(tmp_path / "b" / "weights.toml")))["tower"] == pytest.approx(tower, rel=1e-5)
    assert main(["tune", "greedy", "--out", str(tmp_path / "c")]) == 2
    assert "greedy declares no weights" in capsys.readouterr().err


@pytest.mark.slow
def test_a_class_that_declares_weights_is_tuned(tmp_path, capsys):
    path = tmp_path / "eager.py"
    path.write_text(BOT)
    agent = make_agent(f"{path}:Eager:weights=eager=2")
    assert agent.tunable(TWO) == {"eager": Weight(2.0, 0.5, 0.0, 4.0), "calm": Weight(0.0, 1.0)}
    assert plays(f"{path}:Eager:weights=eager=3", games=1) != plays(f"{path}:Eager", games=1)
    out = tmp_path / "out"
    line = ["tune", f"{path}:Eager", "--iterations", "1", "--directions", "1", "--blocks", "1", "--workers", "1"]
    assert main([*line, "--field", "random", "--out", str(out)]) == 0
    assert set(parse_weights(str(out / "weights.toml"))) == {"eager", "calm"}
    assert f"{path}:Eager:weights={out}/weights.toml" in capsys.readouterr().out
