"""The benchmark suite: its definition, its statistics (rliable as the oracle), runs and comparisons."""

import json
import os
import tomllib
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest
from badbones_experiments.cli.main import run as main
from badbones_experiments.suite import statistics
from badbones_experiments.suite.definition import HERE, SELF_PLAY, Bounds, Suite, find_suite
from badbones_experiments.suite.play import ScenarioChunk, ScenarioPlayer
from badbones_experiments.suite.scorecard import Entry, baselines, read_entry, summary
from badbones_experiments.training.config import CONFIGS

from badbones_env.errors import BadBonesError, OptionError

ROOT = Path(__file__).resolve().parents[2]
CONTROLS = "docs/tools/suite/controls.py"
FROZEN = "f3be8cf5d5ed6c3b6c10117b97024ebbe903d3dda517886a333f8bc48a1449ee"
FROZEN_BOUNDS = "3a218d6a9624ba43c29e60abb8475b83c5ce150990a6cf51863fd8607f262086"

TINY = """
name = "tiny"
seed = 5
games = 12
public = ["greedy"]

[others.hoarder]
spec = "strategy:name=hoarder"
about = "a test"
sha256 = "{hoarder}"

[[scenarios]]
track = "versus"
tier = "mini"
games = [{{ mode = "versus", players = 2 }}]
tables = [["hoarder"]]

[[scenarios]]
track = "team"
tier = "mini"
games = [{{ mode = "coop", players = 3 }}]
tables = [["hoarder"]]
strangers = [1, 2]

[[scenarios]]
track = "self-play"
tier = "mini"
games = [{{ mode = "coop", players = 3 }}]

[[scenarios]]
track = "solo"
tier = "full"
games = [{{ mode = "solo" }}]
"""
BOUNDS = {
    "versus/versus2/hoarder": (0.0, 1.0), "team/coop3/hoarder": (0.0, 3.0), "team/coop3/hoarder*2": (0.0, 2.0),
    "self-play/coop3": (0.0, 3.2), "solo/solo": (3.0, 10.0),
}  # fmt: skip


@pytest.fixture
def tiny(tmp_path):
    suite_1 = Suite(HERE / "suite-1.toml")
    path = tmp_path / "tiny.toml"
    path.write_text(TINY.format(hoarder=suite_1.others["hoarder"].sha256))
    scenarios = {name: {"lower": low, "upper": high, "by": "a test"} for name, (low, high) in BOUNDS.items()}
    path.with_suffix(".bounds.json").write_text(json.dumps({"scenarios": scenarios}))
    return str(path)


def run(tiny, out, *agents, more=()):
    assert main(["suite", "run", *agents, "--suite", tiny, "--out", str(out), "--workers", "1", *more]) == 0
    return json.loads((out / "results.json").read_text())


# the shipped definition


def test_tiers_have_the_advertised_scenarios():
    suite = find_suite()
    counts = {tier: sum(one.track != SELF_PLAY for one in suite.select(tier)) for tier in ("mini", "full")}
    assert counts["mini"] == 30 and 200 <= counts["full"] <= 260
    assert {one.name for one in suite.select("mini")} < {one.name for one in suite.select("full")}


def test_every_scenario_has_bounds_far_enough_apart():
    suite = find_suite()
    for scenario in suite.select("full"):
        bounds = suite.bounds[scenario.name]
        assert bounds.upper - bounds.lower > (0.1 if scenario.track == "versus" else 0.4), scenario.name


def test_the_definition_is_frozen():
    """If this fails, undo the change or make it suite-2: results of different definitions cannot be compared."""
    suite = find_suite("suite-1")
    assert suite.sha256 == FROZEN
    bounds = {scenario.name: vars(suite.bounds[scenario.name]) for scenario in suite.select("full")}
    assert sha256(json.dumps(bounds).encode()).hexdigest() == FROZEN_BOUNDS


def test_a_published_baseline_reproduces(tmp_path):
    published = {row["name"]: row["raw"] for row in read_entry("guardian").results["scenarios"]}
    names = ["versus/versus2/dragon-and-walls", "team/coop2/coop-spartan"]
    only = [word for name in names for word in ("--only", name)]
    assert main(["suite", "run", "guardian", *only, "--out", str(tmp_path / "again"), "--workers", "1"]) == 0
    again = json.loads((tmp_path / "again" / "results.json").read_text())["scenarios"]
    assert {row["name"]: row["raw"] for row in again} == {name: published[name] for name in names}
    assert "champion-network" in (tmp_path / "again" / "report.html").read_text()  # the other baselines beside it


def test_results_from_anybody_are_refused_in_a_line(tmp_path):
    os.mkfifo(tmp_path / "pipe")  # nobody waits for a writer
    (tmp_path / "deep").write_text("[" * 100_000)
    for source in ("pipe", "deep", "/dev/zero"):
        with pytest.raises(OptionError, match="holds no results of a suite"):
            read_entry(tmp_path / source)


def test_odd_results_are_refused_in_a_line(tmp_path):
    """Whoever sends an entry chooses its values."""
    published = read_entry("greedy").results
    first = published["scenarios"][0]
    assert first["track"] == "versus"
    odd = [{key: value} for key in ("name", "suite", "sha256", "tier") for value in (7, "\ud800", "a\x1b[31m\u202e")]
    odd += [{"agents": value} for value in (None, [], 7, [3], ["a", "b"])]
    odd += [{"budget": value} for value in ("x", [1], 1e30, True)]
    odd += [{"scenarios": value} for value in (None, [3], "abc", [first, first])]
    for key in ("raw", "se", "normalised"):
        values = (None, "x", 3, [], ["x"], [[1.0]], [float("nan")], [float("inf")], [1e300], [10**400], [1.0, 2.0], {})
        odd += [{"scenarios": [first | {key: value}]} for value in values]
    for key, value in (
        ("name", 7),
        ("name", "no game"),
        ("track", []),
        ("lower", 1e9),
        ("upper", "1"),
        ("upper", None),
    ):
        odd.append({"scenarios": [first | {key: value}]})
    for change in odd:
        (tmp_path / "results.json").write_text(json.dumps(published | change))
        with pytest.raises(OptionError, match="is not what 'badbones suite run' writes") as caught:
            read_entry(tmp_path)
        assert str(caught.value).isprintable(), change


def test_published_baselines_are_of_this_definition():
    assert baselines() and {read_entry(name).results["sha256"] for name in baselines()} == {FROZEN}


def test_every_seat_is_focal_equally_often():
    for scenario in find_suite().select("full"):
        plan = scenario.plan("passive")
        seats = np.array([plan.seating(0, 0, rotation) for rotation in range(plan.rotations)]) == 0
        assert (seats.sum(axis=0) == seats.sum(axis=0)[0]).all(), scenario.name
        assert seats.sum(axis=1).tolist() == [scenario.focal] * plan.rotations


def test_shipped_training_configurations_name_no_evaluation_agent():
    suite = find_suite()
    forbidden = [other.spec.partition(":")[2].rpartition("/")[2].rpartition("=")[2] for other in suite.others.values()]
    for path in CONFIGS.glob("*.toml"):
        named = tomllib.loads(path.read_text()).get("league", {}).get("scripted", [])
        assert not [spec for spec in named for text in forbidden if text in spec], path.name


def test_evaluation_networks_are_small_and_checked(tmp_path):
    suite = find_suite()
    assert sum(other.file.stat().st_size for other in suite.others.values()) < 3_000_000
    text = (HERE / "suite-1.toml").read_text().replace("{folder}", str(HERE))
    name = next(iter(suite.others.values())).sha256
    (tmp_path / "changed.toml").write_text(text.replace(name, "0" * 64))
    with pytest.raises(OptionError, match="is not that of suite-1"):
        find_suite(str(tmp_path / "changed.toml"))


# statistics


def scores_of(seed, runs=7, scenarios=9):
    rng = np.random.default_rng(seed)
    return np.clip(rng.normal(0.4, 0.3, (runs, scenarios)) + rng.normal(0, 0.2, scenarios), 0, None).round(2)


def test_aggregates_equal_those_of_rliable():
    metrics = pytest.importorskip("rliable.metrics")
    library = pytest.importorskip("rliable.library")
    x, y = scores_of(1), scores_of(2, runs=5)
    assert statistics.iqm(x) == pytest.approx(metrics.aggregate_iqm(x))
    assert statistics.probability_of_improvement(x, y) == pytest.approx(metrics.probability_of_improvement(x, y))
    thresholds = np.array(statistics.PROFILE)
    assert statistics.profile(x) == pytest.approx(library.score_distributions(x, thresholds).tolist(), abs=1e-6)


def test_intervals_agree_with_rliable():
    metrics = pytest.importorskip("rliable.metrics")
    library = pytest.importorskip("rliable.library")
    x, y, none = scores_of(1), scores_of(2, runs=5), np.zeros((7, 9))
    np.random.seed(3)  # rliable draws from the global generator
    _, theirs = library.get_interval_estimates({"x": x}, lambda s: np.array([metrics.aggregate_iqm(s)]), reps=2000)
    ours = statistics.interval(statistics.iqm(statistics.replicates(x, none)))
    width = float(theirs["x"][1, 0] - theirs["x"][0, 0])
    assert np.abs(np.array(ours) - theirs["x"][:, 0]).max() < 0.08 * width
    pairs = {"x,y": (x, y)}
    _, theirs = library.get_interval_estimates(
        pairs, lambda a, b: np.array([metrics.probability_of_improvement(a, b)]), reps=500
    )
    drawn = statistics.replicates(x, none, 1), statistics.replicates(y, none, 2)
    ours = statistics.interval(statistics.probability_of_improvement(*drawn))
    assert np.abs(np.array(ours) - theirs["x,y"][:, 0]).max() < 0.03


def test_a_single_run_has_the_interval_of_its_games():
    scores, errors = scores_of(1, runs=1), np.full((1, 9), 0.1)
    low, high = statistics.interval(statistics.replicates(scores, errors, count=20_000).mean(axis=(1, 2)))
    assert high - low == pytest.approx(2 * 1.96 * 0.1 / 3, rel=0.05)
    assert (statistics.replicates(scores, 0 * errors) == scores).all()


def test_scores_are_linear_between_the_bounds():
    bounds = Bounds(2.0, 10.0, "a test")
    assert [bounds.normalise(raw) for raw in (2.0, 6.0, 10.0, 0.0)] == [0.0, 0.5, 1.0, -0.25]


def test_the_self_play_gap_compares_the_games_that_have_both():
    rows = {"self-play/coop2": 0.9, "self-play/coop4": 0.1, "team/coop2/a": 0.2, "team/coop2/b": 0.4, "solo/solo": 1.0}
    scenarios = [
        {"name": name, "track": name.split("/")[0], "normalised": [score], "se": [0.0], "lower": 0.0, "upper": 1.0}
        for name, score in rows.items()
    ]
    entry = Entry({"name": "x", "agents": ["x"], "scenarios": scenarios})
    figures = summary(entry, entry.names)
    assert figures["self_play_gap"] == {"value": 0.6, "self_play": 0.9, "cross_play": 0.3}
    assert figures["worst"] == {"scenario": "team/coop2/a", "value": 0.2}
    assert set(figures["tracks"]) == {"solo", "team"}
    only = summary(entry, ["team/coop2/b", "solo/solo"])
    assert only["self_play_gap"] == {"value": 0.5, "self_play": 0.9, "cross_play": 0.4}


def test_the_interval_of_a_single_run_holds_its_estimate():
    """Most scenarios at exactly 1, as where the agent gives the upper bound: luck draws them below more than above."""
    scores = [1.0] * 80 + [0.5] * 20
    scenarios = [
        {"name": f"solo/{k}", "track": "solo", "normalised": [score], "se": [0.05], "lower": 0.0, "upper": 1.0}
        for k, score in enumerate(scores)
    ]
    entry = Entry({"name": "x", "agents": ["x"], "scenarios": scenarios})
    iqm = summary(entry, entry.names)["iqm"]
    assert iqm["low"] < iqm["value"] < iqm["high"]


# runs


@pytest.mark.slow
def test_results_depend_on_nothing_but_the_entry(tiny, tmp_path):
    one = run(tiny, tmp_path / "one", "greedy", "random", more=["--name", "x"])
    run(tiny, tmp_path / "two", "greedy", "random", more=["--name", "x", "--workers", "2"])
    first, second = ((tmp_path / folder / "results.json").read_bytes() for folder in ("one", "two"))
    assert first == second
    assert [len(row["raw"]) for row in one["scenarios"]] == [2] * 4
    assert one["summary"]["interval_over"] == "runs" and one["reproducible"]
    for name in ("scenarios.csv", "table.tex", "report.html"):
        assert (tmp_path / "one" / name).stat().st_size


def test_a_run_goes_on_where_it_was_stopped(tiny, tmp_path, monkeypatch):
    from badbones_experiments.suite import play

    whole = run(tiny, tmp_path / "whole", "greedy")
    original, calls = play.ScenarioPlayer.do, []

    def stop(self, chunk):
        calls.append(chunk.key)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return original(self, chunk)

    monkeypatch.setattr(play.ScenarioPlayer, "do", stop)
    out = tmp_path / "part"
    with pytest.raises(KeyboardInterrupt):
        run(tiny, out, "greedy")
    rest = run(tiny, out, "greedy", more=["--resume"])
    assert len(calls) == len(set(calls)) + 1  # only the one that was stopped is played again
    assert rest["scenarios"] == whole["scenarios"]


def test_passive_scores_about_nothing_and_strength_shows(tiny, tmp_path, capsys):
    run(tiny, tmp_path / "passive", "passive")
    run(tiny, tmp_path / "guardian", "guardian")
    weak, strong = (read_entry(tmp_path / name).results["summary"]["iqm"]["value"] for name in ("passive", "guardian"))
    assert weak < 0.15 < 0.6 < strong
    out = tmp_path / "comparison"
    capsys.readouterr()
    assert main(["suite", "compare", str(tmp_path / "passive"), str(tmp_path / "guardian"), "--out", str(out)]) == 0
    compared = json.loads((out / "comparison.json").read_text())
    assert [row["name"] for row in compared["entries"]] == ["guardian", "passive"]
    assert compared["improvement"][0][1]["value"] > 0.9
    assert "guardian" in capsys.readouterr().out
    assert r"\toprule" in (out / "comparison.tex").read_text()


def test_a_specialist_for_itself_is_exposed(tiny, tmp_path):
    spec = f"{ROOT / CONTROLS}:Specialist"
    results = run(tiny, tmp_path / "specialist", spec, more=["--only", "team/*", "--only", "self-play/*"])
    gap = results["summary"]["self_play_gap"]
    assert gap["self_play"] > 0.7 and gap["cross_play"] < 0.3
    assert results["faults"] == 0


def test_an_open_loop_agent_scores_nothing(tiny, tmp_path):
    results = run(tiny, tmp_path / "open", f"{ROOT / CONTROLS}:OpenLoop")
    assert max(row["normalised"][0] for row in results["scenarios"]) < 0.05
    assert results["faults"] == 0


@pytest.mark.parametrize("name", ["team/coop3/hoarder*2", "versus/versus2/hoarder"])
def test_a_table_of_two_agents_has_one_order(tiny, name):
    """With the table the other way round the same games are played: rotations cover all seatings."""
    scenario = find_suite(tiny).scenarios[name]
    scores = []
    for step in (1, -1):
        plan = scenario.plan("greedy")
        plan = replace(plan, tables=(plan.tables[0][::step],))
        player = ScenarioPlayer(plan)
        scores.append(player.do(ScenarioChunk(name, 0, plan, 0, plan.blocks)))
        player.close()
    assert scores[0] == scores[1]


def test_q_lambda_returns_look_ahead_to_the_end_or_to_the_best_action():
    pytest.importorskip("torch")
    from docs.tools.suite.value_learner import GAMMA, LAMBDA, Rollout, q_lambda

    none = np.zeros((3, 2))
    best, active = np.array([[0.5, 0.1], [0.6, 0.2], [0.7, 0.3]]), np.array([[True, True], [True, False], [True, True]])
    rewards, dones = np.array([[0.0, 1.0], [0.0, 2.0], [1.0, 4.0]]), np.array([[False] * 2, [False] * 2, [True, False]])
    returns, places = q_lambda(Rollout(none, none, best, active, rewards, dones))
    last = GAMMA * (LAMBDA * 1.0 + (1 - LAMBDA) * 0.7)
    assert returns[:, 0] == pytest.approx([GAMMA * (LAMBDA * last + (1 - LAMBDA) * 0.6), last, 1.0])
    assert returns[0, 1] == pytest.approx(1 + 2 + GAMMA * 0.3)  # it waits in between; its game goes on
    assert places.tolist() == [0, 1, 2, 4]  # the last decision of the second slot is not known yet


def test_small_networks_play_as_stable_baselines3_does(tmp_path):
    """The agent that plays kept layers with NumPy takes the actions that MaskablePPO predicts."""
    sb3_contrib = pytest.importorskip("sb3_contrib")
    from badbones_env import GameConfig, Simulator
    from badbones_env.envs.sb3 import BadBonesVecEnv
    from docs.tools.suite.baselines import SB3, save_layers
    from docs.tools.suite.mlp import Mlp

    env = BadBonesVecEnv(64, mode="coop", players=2, decisions="core")
    model = sb3_contrib.MaskablePPO("MlpPolicy", env, seed=1, **SB3)
    save_layers(model, tmp_path / "a" / "policy.npz")
    agent = Mlp(weights=str(tmp_path / "a" / "policy.npz"))
    sim = Simulator(GameConfig(mode="coop", players=2), 32, 5, decisions="core")
    for _ in range(12):
        agent.choose(sim, np.ones((32, 2), np.bool_))
        shape = (64, -1)
        masks = sim.masks.reshape(shape)
        predicted, _ = model.predict(sim.observe("compact").reshape(shape), action_masks=masks, deterministic=True)
        assert (sim.actions.reshape(-1) == predicted).all()
        sim.step()


def test_entries_for_teams_only_leave_the_table_of_all_scenarios_alone(monkeypatch):
    from docs.tools.pages import suite as pages

    entries = [read_entry("guardian"), read_entry("random")]
    partial = read_entry("sentry").results
    rows = [row for row in partial["scenarios"] if row["track"] in ("team", SELF_PLAY)]
    part = Entry(partial | {"name": "part", "scenarios": rows})
    part = Entry(part.results | {"summary": summary(part, part.names)})
    monkeypatch.setattr(pages, "_entries", lambda: entries)
    before = pages.suite_table(ROOT)
    monkeypatch.setattr(pages, "_entries", lambda: [*entries, part])
    assert pages.suite_table(ROOT) == before
    team = pages.suite_team(ROOT).splitlines()
    assert [row.split("|")[1].strip() for row in team[2:]] == ["guardian", "part", "random"]


def test_the_game_can_stand_in_a_spec(tiny, tmp_path):
    with pytest.raises(BadBonesError, match="versus2.npz"):
        run(tiny, tmp_path / "games", "policy:path={game}.npz")


@pytest.mark.parametrize(
    "words, message",
    [
        (["suite"], "say what to do"),
        (["suite", "--list", "--only", "versus/versus9/*"], "no scenario of mini is called"),
        (["suite", "--list", "--suite", "suite-0"], "there is no suite 'suite-0'"),
        (["suite", "compare", "nowhere"], "holds no results of a suite"),
        (["suite", "run", "nobody", "--out", "runs/none"], "there is no agent 'nobody'"),
    ],
)
def test_mistakes_are_told_in_a_line(words, message):
    with pytest.raises(BadBonesError, match=message):
        main(words)


def test_the_list_names_who_is_for_evaluation_only(capsys):
    assert main(["suite", "--list"]) == 0
    printed = capsys.readouterr().out
    assert "30 scenarios" in printed and "evaluation only: coop-builder" in printed
    assert main(["suite", "--list", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed["suite"] == "suite-1" and len(listed["scenarios"]) == 33
