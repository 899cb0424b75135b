"""What traps are worth: common luck, resuming, statistics, questions, the command."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.registry import make_agent
from badbones_agents.strategies.read import FOLDER, NUMBERS, WORTHS, find_strategy, parse_strategy, shipped
from badbones_agents.strategies.table import AIM_NAMES
from badbones_experiments import traps
from badbones_experiments.cli.main import main
from badbones_experiments.jobs.backends import Workers
from badbones_experiments.jobs.keyed import KeyedRun, KeyedStore
from badbones_experiments.traps.compare import compare, entrants, picture
from badbones_experiments.traps.games import Experiment, GameRange, GamesPlayer
from badbones_experiments.traps.report import difference
from badbones_experiments.traps.setting import TrapsError, Variant, kit_text, parse_game, parse_kit, price, usual_kit
from badbones_experiments.traps.statistics import level, mean, paired
from badbones_experiments.traps.where import PlacementStudy, PlacementWorker, Positions, parse_tiles, read_position
from badbones_experiments.traps.worth import ALL, ablation, with_and_without

from badbones_env import GameConfig, Simulator
from badbones_env.rules.constants import CATAPULT, OVER, WALL

FOUR = GameConfig(players=4)
ADVANCED = GameConfig(players=4, advanced=True)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No word about the compilation, wherever it happens first."""
    monkeypatch.setenv("BADBONES_QUIET", "1")


def play_games(
    variant: Variant, opponents: tuple[str, ...], seed: int, first: int, games: int
) -> dict[str, list[float]]:
    return GamesPlayer(opponents, seed).do(GameRange(variant, first, games))


# --- playing ----------------------------------------------------------------------------------------------------------


def test_every_strategy_plays_everything(options: dict[str, Any]) -> None:
    for name in shipped():
        agent = make_agent(f"strategy:name={name}", seed=3)
        sim = Simulator(options, 2, 5, masks=False)
        everybody = np.ones((2, sim.config.players), np.bool_)
        while not (sim.states["phase"] == OVER).all():
            agent.choose(sim, everybody)
            sim.step()  # refuses what is not legal


def test_same_luck_for_everybody() -> None:
    """Without rules of its own a strategy is its base agent, game by game; another one gets the same beginning."""
    one = play_games(Variant(FOUR, "strategy:name=free-hand"), ("guardian",), 7, 0, 12)
    assert one == play_games(Variant(FOUR, "guardian"), ("guardian",), 7, 0, 12)
    assert one != play_games(Variant(FOUR, "strategy:name=no-traps"), ("guardian",), 7, 0, 12)


@pytest.mark.parametrize("config", [FOUR, ADVANCED, GameConfig(mode="coop"), GameConfig(mode="solo")], ids=str)
def test_same_games_in_any_batch(config: GameConfig) -> None:
    variant, opponents = Variant(config, "strategy:name=dragon-nest"), ("sentry", "guardian", "random")
    together = play_games(variant, opponents, 7, 3, 6)
    parts = [play_games(variant, opponents, 7, lo, 2) for lo in (3, 5, 7)]
    assert together == {name: [value for part in parts for value in part[name]] for name in together}


def test_a_kit_is_handed_out() -> None:
    """The usual kit changes nothing in a base game; without any trap the supply stays empty."""
    usual = play_games(Variant(FOUR, "guardian", usual_kit(FOUR)), ("sentry",), 7, 0, 6)
    assert usual == play_games(Variant(FOUR, "guardian"), ("sentry",), 7, 0, 6)
    none = play_games(Variant(FOUR, "guardian", ()), ("sentry",), 7, 0, 6)
    assert sum(none["rounds"]) < sum(usual["rounds"])


@contextmanager
def opened(folder: Path, workers: int = 1, seed: int = 7, resume: bool = False) -> Iterator[Experiment]:
    job = partial(GamesPlayer, ("sentry",), 7)
    with KeyedStore.prepare(str(folder), {"seed": seed}, {}, resume=resume, overwrite=False) as store:
        with KeyedRun(job, store, Workers(workers), folder) as run:
            yield Experiment(run, ("sentry",), 7)


@pytest.fixture
def experiment(tmp_path: Path) -> Iterator[Experiment]:
    with opened(tmp_path / "experiment") as one:
        yield one


def test_workers_show_nowhere(tmp_path: Path) -> None:
    specs = entrants(["no-traps", "wall-funnel-both", "sentry"], FOUR)
    with opened(tmp_path / "1") as alone, opened(tmp_path / "2", workers=3) as together:
        one, two = (compare(experiment, FOUR, specs, 130) for experiment in (alone, together))
    assert one.figures == two.figures and one.facts == two.facts
    assert len(one.figures["pairs"]) == 3 and one.figures["entrants"][0]["win"]["games"] == 130


def test_resume_plays_only_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    variants = {name: Variant(FOUR, name) for name in ("sentry", "passive")}
    with opened(tmp_path) as first:
        whole = first.results(variants, 130)
    with sqlite3.connect(tmp_path / "experiment.db") as db:
        for table in ("chunks", "checksums"):
            assert db.execute(f"DELETE FROM {table} WHERE key LIKE '%+5'").rowcount == 2
    played: list[int] = []
    do = GamesPlayer.do

    def counted(self: GamesPlayer, chunk: GameRange) -> Any:
        played.append(chunk.count)
        return do(self, chunk)

    monkeypatch.setattr(GamesPlayer, "do", counted)
    with opened(tmp_path, resume=True) as second:
        again = second.results(variants, 130)
    assert sorted(played) == [5, 5]
    assert all(np.array_equal(whole[v][name], again[v][name]) for v in variants for name in whole[v])


@pytest.mark.slow
def test_a_killed_experiment_goes_on_to_the_same_results(tmp_path: Path) -> None:
    """Ctrl-C, then kill -9, each in the middle; two workers; then the rest."""
    words = [
        "traps",
        "compare",
        "hoarder",
        "bully",
        "--opponents",
        "sentry",
        "--games",
        "1500",
        "--seed",
        "3",
        "--workers",
    ]
    command = [sys.executable, "-m", "badbones_experiments.cli", *words, "2", "--out", str(tmp_path / "out")]
    for number, ending in enumerate((signal.SIGINT, signal.SIGKILL)):
        process = subprocess.Popen(
            [*command, *["--resume"] * number],
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell ignores it in the background
        )
        goal = 3 + 6 * number
        while _stored(tmp_path / "out") < goal and process.poll() is None:
            time.sleep(0.01)
        process.send_signal(ending)
        _, err = process.communicate(timeout=60)
        assert process.returncode == (130, -signal.SIGKILL)[number]
        assert ending == signal.SIGKILL or "parts are stored; the same command with --resume goes on" in err
        assert goal <= _stored(tmp_path / "out") < 24 and not (tmp_path / "out" / "results.json").exists()
    assert subprocess.run([*command, "--resume"], capture_output=True, timeout=120).returncode == 0
    assert main([*words, "1", "--out", str(tmp_path / "whole")]) == 0
    one, other = (json.loads((tmp_path / name / "results.json").read_text()) for name in ("out", "whole"))
    assert one | {"command": ""} == other | {"command": ""}


def _stored(folder: Path) -> int:
    try:
        with sqlite3.connect(f"file:{folder}/experiment.db?mode=ro", uri=True) as db:
            return int(db.execute("SELECT COUNT(*) FROM chunks").fetchone()[0])
    except sqlite3.Error:
        return 0


# --- statistics -------------------------------------------------------------------------------------------------------


def test_estimates_of_known_numbers() -> None:
    one = paired(np.array([3.0, 5.0, 4.0, 8.0, 5.0] * 2), np.array([1.0, 1.0, 5.0, 8.0, 5.0] * 2))
    assert (one.value, one.games) == (1.0, 10) and not one.clear and one.needed() is None
    assert one.high - one.value == pytest.approx(2.262 * one.sd / 10**0.5, rel=0.001)  # Student, 9 degrees of freedom
    sure = mean(np.array([1.0, 3.0] * 20))
    assert sure.clear and sure.needed() == 3  # ((1.96 + 0.84) * 1.01 / 2) ** 2 = 2.01
    assert sure.detectable == pytest.approx(2.80 * 1.0127 / 40**0.5, rel=0.001)
    of_ten = mean(np.array([1.0, 3.0] * 500), comparisons=10)
    assert of_ten.high - of_ten.value == pytest.approx(2.807 / 1000**0.5, rel=0.01)  # Bonferroni: 99.5%
    assert mean(np.zeros(0)).games == 0


def test_no_interval_is_impossible() -> None:
    """Shares lie between 0 and 1, points are not below 0, and no share differs by more than 1."""
    rare = np.array([1.0] * 3 + [0.0] * 97)
    one = level(rare, "win")
    assert (one.value, round(one.low, 4), round(one.high, 4)) == (0.03, 0.0085, 0.0779)
    none = level(np.zeros(50), "survival")
    assert none.low == 0 and 0.04 < none.high < 0.1
    skewed = np.array([0.0] * 9 + [9.0])
    assert level(skewed, "points").low == 0 > mean(skewed).low
    apart = paired(np.array([1.0, 1.0, 0.0]), np.array([0.0, 0.0, 1.0]), "win")
    assert (apart.low, apart.high) == (-1, 1)


def test_too_few_games_have_no_interval() -> None:
    """Nor have games that are all alike: nothing is known of the variance. Differences of shares have one."""
    for values, reason in ((np.array([1.0, 2.0, 3.0]), "too few games"), (np.ones(30), "all games alike")):
        one = mean(values)
        assert np.isnan(one.low) and not one.clear and one.to_json()["low"] is None
        assert reason in difference(one, "points")
    alike = paired(np.ones(30), np.ones(30), "win")
    assert alike.low < -0.02 and alike.high > 0.02 and not alike.clear


@pytest.mark.parametrize("games", [5, 20, 100])
@pytest.mark.parametrize("probs", [(0.0, 0.02), (0.1, 0.1), (0.3, 0.1), (0.0, 0.9)], ids=str)
def test_intervals_of_paired_shares_hold(games: int, probs: tuple[float, float]) -> None:
    """Also for few games and rare differences, where Student's are empty or too narrow."""
    rng = np.random.default_rng(games)
    better, worse = probs
    truth, inside, runs = better - worse, 0, 400
    for _ in range(runs):
        draws = rng.random(games)
        one = paired((draws < better) * 1.0, (draws > 1 - worse) * 1.0, "win")
        inside += one.low - 1e-9 <= truth <= one.high + 1e-9
    assert inside / runs >= 0.92


def test_intervals_hold_what_they_promise() -> None:
    rng = np.random.default_rng(1)
    inside = 0
    for _ in range(1000):
        one = mean(rng.exponential(2.0, 100))
        inside += one.low <= 2.0 <= one.high
    assert 920 <= inside <= 970


# --- questions --------------------------------------------------------------------------------------------------------


def test_value_is_what_is_lost_without(experiment: Experiment) -> None:
    cases = with_and_without(FOUR, usual_kit(FOUR))
    assert (
        cases["wall"][1].count("wall") == 1
        and cases[ALL][1] == ()
        and set(cases) == {"wall", "catapult", "dragon", "treasure", ALL}
    )
    found = ablation(experiment, FOUR, "guardian", {ALL: cases[ALL]}, 60)
    assert found[ALL]["rounds"].low > 0 and found[ALL]["points"].value > 0
    added = with_and_without(ADVANCED, usual_kit(ADVANCED))["bomb"]
    assert added[1] == usual_kit(ADVANCED) and added[0].count("bomb") == 1


def test_kits_and_games_on_the_command_line() -> None:
    kit = parse_kit("catapult*2, wall", ADVANCED)
    assert price(ADVANCED, kit) == 4 + 4 + 2 and kit_text(kit) == "wall,catapult*2" and "treasure" in kit
    for text, said in (("moat", "is not a trap"), ("wall*0", "is not a trap"), ("axe", "is not a trap")):
        with pytest.raises(TrapsError, match=said):
            parse_kit(text, ADVANCED)
    with pytest.raises(TrapsError, match="add --advanced"):
        parse_kit("bomb", FOUR)
    assert parse_game("coop:3:chiefs", {"draw": 2}) == GameConfig(mode="coop", players=3, chiefs=True, draw=2)
    with pytest.raises(TrapsError, match="a game is mode"):
        parse_game("versus:four", {})


def test_maps(tmp_path: Path) -> None:
    """A catapult where somebody steps next saves a floor; the tower's own space is never offered."""
    position = """
[game]
mode = "versus"
players = 2
draw = 0
[position]
phase = "trap"
[[position.board]]
hero = "e1"
floors = 1
supply = ["catapult"]
skeletons = ["a3 e rl"]
"""
    path = tmp_path / "position.toml"
    path.write_text(position)
    game = read_position(str(path), 0)
    question = PlacementStudy(game.config, "passive", ("passive",), 7, 1, 2, game, 0)
    part = PlacementWorker(question).do(Positions(CATAPULT + 2, 0, 2))
    for points in part["points"]:
        assert points[12] is None and points[10] is None  # the tower, the skeleton
        assert points[11] > 0 == points[0]
    sim_question = PlacementStudy(FOUR, "sentry", ("sentry",), 7, 2, 1)
    states, numbers = PlacementWorker(sim_question).positions(0, 6)
    assert (states["round_no"] == 2).all() and len(numbers) == len(states) > 0
    with pytest.raises(TrapsError, match="'bomb' is not a tile of this game"):
        parse_tiles(["bomb"], FOUR)


def test_the_second_reading_of_the_prices() -> None:
    """12 coins for the co-op supply of a player and 20 for that of the base game, both exactly spent."""
    second = Path(traps.__file__).parent / "alternatives" / "second-prices.toml"
    costs = GameConfig(players=4, advanced=True, components=str(second)).parts.costs
    assert costs["wall"] + costs["catapult"] + costs["dragon"] == ADVANCED.parts.coop_coins == 12
    assert 2 * costs["wall"] + 2 * costs["catapult"] + costs["dragon"] == ADVANCED.parts.coins == 20
    assert {key for key in costs if costs[key] != ADVANCED.parts.costs[key]} == {"wall", "catapult", "dragon"}


# --- the command ------------------------------------------------------------------------------------------------------


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "run")
    words = ["traps", "compare", "hoarder", "sentry", "--opponents", "sentry", "--games", "20", "--out", out]
    assert main(words) == 0
    assert "games needed to detect" in capsys.readouterr().out
    page = (tmp_path / "run" / "report.html").read_text()
    assert "<svg" in page and "Pairwise differences" in page and f"badbones {' '.join(words)}" in page
    assert "http" not in page.replace("http://www.w3.org", "")  # needs no network
    assert main([*words, "--resume", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["entrants"][0]["agent"] in ("sentry", "strategy:name=hoarder")
    for question in (
        ["worth", "--ablation", "--at", "versus:3", "solo", "--games", "6"],
        ["where", "--positions", "12", "--tiles", "dragon", "--round", "2"],
    ):
        folder = str(tmp_path / question[0])
        assert (
            main(["traps", *question, "--agent", "sentry", "--opponents", "sentry", "--seed", "3", "--out", folder])
            == 0
        )
        assert "<svg" in (tmp_path / question[0] / "report.html").read_text()
    capsys.readouterr()


def test_command_complains_in_one_line(tmp_path: Path, write: Any, capsys: pytest.CaptureFixture[str]) -> None:
    bad, out = write("bad.toml", "aim = 3"), str(tmp_path / "run")
    for words, said in (
        (["compare", bad, "hoarder", "--out", out], "aim must be one of"),
        (["compare", "hoarder", "--out", out], "at least two"),
        (["compare", "wall-funnel", "hoarder", "--out", out], "'wall-funnel' is neither a strategy"),
        (["worth", "--basket", "bomb", "--out", out], "add --advanced"),
        (["worth", "--at", "versus:x", "--out", out], "a game is mode"),
        (["where", "--position", bad, "--out", out], "bad.toml"),
        (["list", "nobody"], "there is no strategy"),
        ([], "STUDY"),
    ):
        assert main(["traps", *words]) == 2
        error = capsys.readouterr().err
        assert said in error and error.count("\n") == 1


def test_files_are_read_as_data() -> None:
    assert parse_strategy({}, "empty").rules.shape[0] == 1
    assert WALL in [int(trap) for trap in find_strategy("wall-funnel-left").rules[1:, 1]]


def test_the_page_tells_the_format_as_it_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "traps.md").read_text()
    assert (FOLDER / "wall-funnel-left.toml").read_text() in page
    for key in (*NUMBERS, *WORTHS, "heading", "damaged", "idle", "pick", *AIM_NAMES):
        assert f"`{key}" in page


def test_pictures_show_the_listed_spaces() -> None:
    laid, empty = (picture(find_strategy(name), FOUR) for name in ("wall-funnel-left", "no-traps"))
    assert "wall" in laid.replace("wall-funnel", "") and "catapult" in laid and "catapult" not in empty
