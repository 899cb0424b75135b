"""The search for strategies: what is counted, what varies, who stays, what it depends on, what is written."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.registry import make_agent
from badbones_agents.strategies.read import FOLDER, parse_strategy, read_strategy, shipped, strategy_text
from badbones_experiments.cli.main import main
from badbones_experiments.traps.behaviour import LEFT, SENT, TRAPS, TURNS, Behaviour
from badbones_experiments.traps.games import COUNTED, MEASURES, GameRange, GamesPlayer
from badbones_experiments.traps.map_elites import (
    FRESH,
    Archive,
    Axis,
    Budget,
    Elite,
    MapElites,
    Score,
    strategy_json,
)
from badbones_experiments.traps.setting import Variant
from badbones_experiments.traps.variation import MAX_RULES, Variation, base_strategy, with_cost_limit

from badbones_env import Simulator
from badbones_env.table import Table
from tests.unit.test_traps import ADVANCED, FOUR, play_games


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No word about the compilation, wherever it happens first."""
    monkeypatch.setenv("BADBONES_QUIET", "1")


def content(name: str) -> dict[str, Any]:
    return base_strategy(tomllib.loads((FOLDER / f"{name}.toml").read_text()))


# --- what is counted --------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_no_skeleton_is_lost_in_the_counts() -> None:
    """All that came, at first, drawn or sent by another, have left a board in some way or are still there."""
    sim = Simulator(FOUR, 20, 7, masks=False)
    everybody = np.ones((20, 4), np.bool_)
    behaviour = Behaviour(everybody)
    first = sim.states["tokens"][:, :4].sum(axis=1)
    Table(sim, [make_agent("guardian", 7)], np.zeros((20, 4), np.int64), behaviour).play()
    came = first + sim.states["drawn"][:, :4].sum(axis=1) + behaviour.counts[:, SENT]
    there = sim.states["tokens"][:, :4].sum(axis=1) + sim.states["cemetery"][:, :4].sum(axis=(1, 2))
    assert behaviour.counts[:, SENT].min() > 0
    assert (behaviour.counts[:, LEFT] == came - there).all()


def test_who_lays_no_traps_sends_nothing() -> None:
    """The board's arrows lead nobody to the sides (no-traps is the shipped strategy of that name)."""
    sim = Simulator(FOUR, 8, 7, masks=False)
    subject = np.zeros((8, 4), np.bool_)
    subject[:, 0] = True
    behaviour = Behaviour(subject)
    players = [make_agent("strategy:name=no-traps", 7), make_agent("guardian", 7)]
    Table(sim, players, np.where(subject, 0, 1), behaviour).play()
    assert behaviour.counts[:, [SENT, TRAPS]].sum() == 0
    assert (behaviour.counts[:, TURNS] >= 3).all()


def trial_of(data: dict[str, Any]) -> GameRange:
    return GameRange(Variant(FOUR, strategy_json(data)), FRESH, 12)


def test_a_trial_plays_what_the_file_plays(tmp_path: Path) -> None:
    """So what the search measured is what the file does in every other command."""
    data = with_cost_limit(content("catapult-gates"), 0.04)
    path = tmp_path / "mine.toml"
    path.write_text(strategy_text(data))
    trial = trial_of(data)
    found = GamesPlayer(("guardian",), 7).do(trial)
    played = play_games(Variant(FOUR, f"strategy:name={path}"), ("guardian",), 7, FRESH, 12)
    assert {name: found[name] for name in MEASURES} == played
    assert trial.key != trial_of(data | {"aim": "left"}).key
    assert trial.key == trial_of(data | {"title": "another"}).key


# --- what varies ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("config", [FOUR, ADVANCED], ids=["base", "advanced"])
def test_every_child_is_a_strategy(config: Any) -> None:
    """Children of children, for many generations, can be read, written and read again; the seed says it all."""
    made = []
    for _ in range(2):
        variation, rng = Variation(config), np.random.default_rng(5)
        pool = [content(name) for name in shipped()]
        for _ in range(400):
            parent, other = (pool[int(rng.integers(len(pool)))] for _ in range(2))
            before = json.dumps(parent)
            child = variation.child(parent, other, rng)
            assert json.dumps(parent) == before
            rules = [{key: value for key, value in rule.items() if value != {}} for rule in child["rule"]]
            written = child | {"rule": rules} if rules else {key: child[key] for key in child if key != "rule"}
            assert tomllib.loads(strategy_text(child)) == written
            parse_strategy(child, "child")
            assert len(child["rule"]) <= MAX_RULES
            pool.append(child)
        made.append(pool)
    assert made[0] == made[1]
    used = {key for data in made[0] for rule in data["rule"] for key in rule.get("when", {})}
    assert {"cost_to", "gain_from", "stakes_from", "stakes_to", "heading", "standing", "idle"} <= used


def test_a_base_game_has_no_rules_for_traps_of_the_market() -> None:
    variation, rng = Variation(FOUR), np.random.default_rng(5)
    rules = [variation.rule(rng) for _ in range(300)]
    assert {rule.get("trap", "wall").rstrip("/\\") for rule in rules} == {"wall", "catapult", "dragon", "treasure"}


def test_yielding_puts_a_price_on_every_rule() -> None:
    rules = with_cost_limit(content("hoarder"), 0.04)["rule"]
    assert [rule.get("when", {}).get("cost_to") for rule in rules] == [0.04, None, None, 0.04]  # two say base


# --- who stays --------------------------------------------------------------------------------------------------------


def score(win: float, sent: float, traps: float, games: int = 8) -> Score:
    counts = np.tile([100 * sent, 100.0, 10 * traps, 10.0], (games, 1))
    return Score(np.full(games, win), np.full(games, 10.0), counts)


def archive() -> Archive:
    return Archive(Axis("sent", 0.0, 0.5, 5), Axis("traps", 0.0, 4.0, 4))


def test_cells_have_edges() -> None:
    one = archive()
    assert one.cell(score(0, 0.0, 0.0)) == (0, 0) and one.cell(score(0, 0.099, 0.99)) == (0, 0)
    assert one.cell(score(0, 0.1001, 1.0)) == (1, 1)
    assert one.cell(score(0, 0.9, 9.0)) == (4, 3)  # what is beyond belongs to the last
    assert one.sent.edge(2) == pytest.approx(0.2)


def test_the_better_one_stays_in_its_cell() -> None:
    one = archive()
    first, better, other = (
        Elite({"n": n}, score(win, sent, 1.5)) for n, win, sent in [(0, 0.2, 0.15), (1, 0.3, 0.16), (2, 0.1, 0.25)]
    )
    assert one.enter(first) and not one.enter(Elite({}, score(0.2, 0.15, 1.5)))  # as good is not better
    assert one.promising(better.score) and one.enter(better) and not one.enter(first)
    assert one.enter(other) and len(one.elites) == 2
    assert [elite.data["n"] for elite in one.ordered()] == [1, 2]
    assert not one.promising(score(0.2, 0.15, 1.5, games=4)) and one.promising(score(0.0, 0.4, 0.5))
    assert not one.promising(better.score.first(4))  # the very same games need not be played again


class Planted:
    """Stands in for a run: what a plan wins is known beforehand, and a rule about round 99 changes nothing."""

    def __init__(self) -> None:
        self.played: set[tuple[str, int]] = set()

    def results(self, chunks: Sequence[GameRange], bar: Any = None) -> list[dict[str, list[float]]]:
        return [self._result(chunk) for chunk in chunks]

    def _result(self, chunk: GameRange) -> dict[str, list[float]]:
        self.played.add((chunk.variant.agent, chunk.first))
        plan = json.loads(chunk.variant.agent)
        rules = [rule for rule in plan["rule"] if rule.get("when", {}).get("round_from") != 99]
        placed = sum(rule["do"] == "place" for rule in rules)
        figures = dict.fromkeys(MEASURES, 0.1 * placed) | dict.fromkeys(COUNTED, 10)
        figures |= {"sent": len(rules), "traps": 20 * ("left", "right", "base").count(plan["aim"])}
        return {name: [float(value)] * chunk.count for name, value in figures.items()}


def test_the_search_finds_the_best_of_every_kind() -> None:
    """In a world where a plan wins by placing: each cell's elite places as often as its cell can."""
    idle = {"do": "pass", "when": {"round_from": 99}}
    start = base_strategy({"aim": "left", "rule": [idle]})
    run: Any = Planted()
    effort = Budget(children=600, screening=4, games=8, fresh=6)
    search = MapElites(run, Variation(FOUR), archive(), effort, 3)
    search.explore([start])
    found = {search.archive.cell(one.score): one for one in search.conclude()}
    assert len(found) >= 8
    for (column, _), one in found.items():
        rules = one.data["rule"]
        assert idle not in rules and one.fresh and one.fresh.win == pytest.approx(one.score.win)
        assert sum(rule["do"] == "place" for rule in rules) == len(rules)
        assert min(len(rules), 4) == column  # the last cell is for all with four and more
    seen = {first for _, first in run.played}
    assert seen == {0, FRESH}  # fresh games are played for the last measurement alone


# --- the command ------------------------------------------------------------------------------------------------------

WORDS = [
    "traps",
    "search",
    "free-hand",
    "catapult-gates",
    "--players",
    "4",
    "--screening",
    "6",
    "--games",
    "12",
    "--fresh",
    "10",
    "--hero",
    "guardian",
    "sentry",
    "--opponents",
    "sentry",
    "--seed",
    "5",
]


def results(out: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((out / "results.json").read_text())
    return {key: value for key, value in found.items() if key != "command"}


def test_search_writes_an_archive(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "one"
    words = [*WORDS, "--strategies", "24", "--workers", "1", "--out", str(out), "--json"]
    assert main(words) == 0
    printed = json.loads(capsys.readouterr().out)
    assert {key: value for key, value in printed.items() if key != "command"} == results(out)
    elites = printed["elites"]
    assert printed["cells"] == len(elites) >= 4
    assert [one["win"]["value"] for one in elites] == sorted((one["win"]["value"] for one in elites), reverse=True)
    for page in ("archive.svg", "report.html"):
        links = set(re.findall(r'href="([^"#]+)"', (out / page).read_text()))
        assert len(links) == len(elites) and all((out / link).is_file() for link in links)
    for one in elites:
        strategy = read_strategy(out / "strategies" / f"{one['name']}.toml")
        assert len(strategy.rules) - 1 == one["rules"] and f"{one['win']['value']:.1%}" in strategy.about
        assert 0 <= one["win"]["low"] <= one["win"]["value"] <= one["win"]["high"] <= 1
    assert {one["hero"] for one in elites} == {"guardian", "sentry"}


def test_the_archive_does_not_depend_on_workers_or_pauses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A search of fewer strategies that is gone on with is the longer search."""
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert main([*WORDS, "--strategies", "24", "--workers", "1", "--out", str(whole)]) == 0
    assert main([*WORDS, "--strategies", "12", "--workers", "2", "--out", str(parts)]) == 0
    assert main([*WORDS, "--strategies", "24", "--workers", "2", "--out", str(parts), "--resume"]) == 0
    capsys.readouterr()
    assert results(whole) == results(parts)
    one = sorted(path.read_text() for path in (whole / "strategies").iterdir())
    names = {entry["name"] for entry in results(parts)["elites"]}
    assert one == sorted((parts / "strategies" / f"{name}.toml").read_text() for name in names)


def test_what_cannot_be_searched_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "no")
    for words, said in (
        (["--mode", "solo"], "an archive is about what is sent to others"),
        (["wall-funnel"], "there is no strategy 'wall-funnel'"),
        (["--strategies", "0"], "a whole number from 1"),
    ):
        assert main(["traps", "search", *words, "--out", out]) == 2
        error = capsys.readouterr().err
        assert said in error and error.count("\n") == 1


# --- what is published ------------------------------------------------------------------------------------------------

PUBLISHED = Path(__file__).parents[2] / "docs" / "extra" / "archive"


def test_the_published_archive_holds_together() -> None:
    """Every cell of the report has its file; the files say what the results on file say."""
    figures = json.loads((PUBLISHED.parent.parent / "data" / "archive.json").read_text())
    links = set(re.findall(r'href="([^"#]+)"', (PUBLISHED / "report.html").read_text()))
    assert len(links) == figures["cells"] >= 50 and all((PUBLISHED / link).is_file() for link in links)
    for one in figures["elites"]:
        strategy = read_strategy(PUBLISHED / "strategies" / f"{one['name']}.toml")
        assert f"wins {one['win']['value']:.1%} " in strategy.about and len(strategy.rules) - 1 == one["rules"]
    best = figures["elites"][0]
    assert best["win"]["high"] >= figures["par"], "the best is not below par"
