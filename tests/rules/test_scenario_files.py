"""Scenario files: reading, running, comparing, and what is said about malformed ones."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from badbones_env import Game, Scenario
from badbones_env.text.scenario import run_file, scenario_text

FILES = sorted((Path(__file__).parent / "scenarios").rglob("*.toml"))

WALL = """
title = "A wall turns two skeletons"
rules = ["WAL1", "M9"]
[game]
mode = "versus"
players = 2
draw = 0
[position]
round = 3
phase = "trap"
[[position.board]]
hero = "e1"
traps = ['b3 wall/']
skeletons = ["a3 e gl", "a3 e rt"]
forest = ["L5 gl"]
[[step]]
p0 = "pass"
p1 = "pass"
[expect]
round = 4
phase = "hero"
colour = "black"
[[expect.board]]
skeletons = ["b4 n gl", "a5 e gl", "b4 n rt"]
traps = ['b3 wall/ damaged']
forest = []
[[expect.board]]
forest = []
"""


def expecting(expect, *, game=None, **position):
    """The differences found in a position of two seats without a step."""
    first = {
        "hero": "e1",
        "traps": ["b3 wall/", "a1 treasure"],
        "skeletons": ["a3 e gl", "a3 e gl black", "d2 n rt"],
        "forest": ["L5 gl", "rl", "gl black", "L1 rl"],
        "cemetery": ["yt", "pl"],
        "supply": ["wall", "dragon", "wall"],
    }
    data = {"game": {"players": 2, **(game or {})}, "position": {"board": [first], **position}, "expect": expect}
    return Scenario.parse(data).run()


def on_board(**keys):
    return expecting({"board": [keys]})


# Passing and failing ------------------------------------------------------------------------------------------------


def test_the_example_of_the_documentation_passes(write):
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    example = text.split("```toml\n")[1].split("```")[0]
    assert run_file(write("example.toml", example)) == []


def test_a_scenario_passes(write):
    scenario = Scenario.read(write("wall.toml", WALL))
    assert (scenario.title, scenario.rules, len(scenario.steps)) == ("A wall turns two skeletons", ("WAL1", "M9"), 1)
    assert scenario.run() == []


@pytest.mark.parametrize(
    "right, wrong, difference",
    [
        ("round = 4", "round = 5", ["round: expected 5, is 4"]),
        ('colour = "black"', 'colour = "white"', ["colour: expected 'white', is 'black'"]),
        ('phase = "hero"', 'phase = "trap"', ["phase: expected 'trap', is 'hero'"]),
        (
            "['b3 wall/ damaged']",
            "['b3 wall/']",
            ["board[0].traps: missing b3 wall/", "board[0].traps: not expected b3 wall/ damaged"],
        ),
        ('"a5 e gl", ', "", ["board[0].skeletons: not expected a5 e gl black"]),
        ('"a5 e gl"', '"a5 e gl", "a5 e gl"', ["board[0].skeletons: missing a5 e gl"]),
        (
            '"a5 e gl"',
            '"a5 e gl white"',
            ["board[0].skeletons: missing a5 e gl white", "board[0].skeletons: not expected a5 e gl black"],
        ),
        (
            '"a5 e gl"',
            '"a5 n gl"',
            ["board[0].skeletons: missing a5 n gl", "board[0].skeletons: not expected a5 e gl black"],
        ),
    ],
)
def test_every_difference_is_told(write, right, wrong, difference):
    assert WALL.count(right) == 1
    assert run_file(write("wall.toml", WALL.replace(right, wrong))) == difference


def test_only_what_is_named_is_compared():
    assert expecting({}) == []
    assert expecting({"board": [{}, {}]}) == []


def test_everything_of_a_position_may_be_expected():
    game = Game.from_position({"mode": "coop", "players": 2, "advanced": True}, {"phase": "market", "capital": 1})
    data = {"game": {"mode": "coop", "players": 2, "advanced": True}, "position": {"phase": "market", "capital": 1}}
    assert {"first", "capital", "purse", "supply", "scores", "winners", "eliminated", "over", "bag"} <= set(
        game.position()
    )
    assert Scenario.parse(data | {"expect": game.position()}).run() == []


@pytest.mark.parametrize("path", FILES[::40], ids=lambda path: path.stem)
def test_the_position_after_a_scenario_is_what_it_expects(path):
    """A position, its lists shuffled, expected in full of the game it was taken from; then with one number changed."""
    scenario = Scenario.read(path)
    expect = scenario.play().position()
    for table in (expect, *expect["board"]):
        for key, value in table.items():
            if isinstance(value, list) and key not in ("board", "scores"):
                random.Random(1).shuffle(value)
    same = Scenario(scenario.title, scenario.rules, scenario.game, scenario.position, scenario.steps, expect)
    assert same.run() == []
    expect["round"] += 1
    assert same.run() == [f"round: expected {expect['round']}, is {expect['round'] - 1}"]


# Matching -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "skeletons",
    [
        ["a3 e gl", "a3 e gl", "d2 n rt"],
        ["d2 n rt white", "a3 e gl", "a3 e gl"],
        ["a3 e gl", "a3 e gl black", "d2 n rt"],
        ["a3 e gl", "a3 e gl white", "d2 n rt"],
        ["a3 e gl black", "a3 e gl white", "d2 n rt white"],
        [" a3  e gl", "a3 e\tgl  white", "d2 n rt"],
    ],
)
def test_a_skeleton_without_a_colour_matches_either_colour(skeletons):
    assert on_board(skeletons=skeletons) == on_board(skeletons=skeletons[::-1]) == []


@pytest.mark.parametrize(
    "skeletons",
    [
        ["a3 e gl white", "a3 e gl white", "d2 n rt"],
        ["a3 e gl black", "a3 e gl black", "d2 n rt"],
        ["a3 e gl", "a3 e gl", "d2 n rt black"],
        ["a3 e gl", "d2 n rt"],
        ["a3 e gl", "a3 e gl", "a3 e gl", "d2 n rt"],
        [],
    ],
)
def test_a_skeleton_too_many_too_few_or_of_the_wrong_colour_is_a_difference(skeletons):
    assert on_board(skeletons=skeletons) != []


@pytest.mark.parametrize(
    "forest",
    [
        ["L5 gl", "L3 rl", "L5 gl", "L1 rl"],
        ["gl", "gl", "rl", "L1 rl"],
        ["gl black", "L1 rl white", "gl white", "rl white"],
        [" gl", "L5  gl", "\tL3 rl", "L1 rl"],
    ],
)
def test_a_forest_token_stands_in_its_home_slot_unless_another_is_named(forest):
    assert on_board(forest=forest) == on_board(forest=forest[::-1]) == []


@pytest.mark.parametrize(
    "forest, difference",
    [
        (["gl", "gl", "rl", "rl"], ["board[0].forest: missing L3 rl", "board[0].forest: not expected L1 rl white"]),
        (
            ["gl", "gl", "L1 rl", "L1 rl"],
            ["board[0].forest: missing L1 rl", "board[0].forest: not expected L3 rl white"],
        ),
        (
            ["gl black", "gl black", "rl", "L1 rl"],
            ["board[0].forest: missing L5 gl black", "board[0].forest: not expected L5 gl white"],
        ),
        (["gl", "gl", "rl"], ["board[0].forest: not expected L1 rl white"]),
    ],
)
def test_a_wrong_forest_is_a_difference(forest, difference):
    assert on_board(forest=forest) == difference


@pytest.mark.parametrize(
    "keys",
    [
        {"traps": ["a1 treasure", "b3 wall/"]},
        {"traps": [" a1  treasure", "b3\twall/ "]},
        {"cemetery": ["pl", "yt"]},
        {"supply": ["wall", "wall", "dragon"]},
        {"supply": ["dragon", "wall", "wall"]},
    ],
)
def test_the_order_of_a_list_never_matters(keys):
    assert on_board(**keys) == []


def test_how_often_something_is_named_matters():
    assert on_board(supply=["wall", "dragon"]) == ["board[0].supply: not expected wall"]
    assert on_board(supply=["wall", "dragon", "dragon"]) == [
        "board[0].supply: missing dragon",
        "board[0].supply: not expected wall",
    ]


def test_scores_go_by_seat_and_seats_in_any_order():
    scores = (
        Scenario.parse({"game": {"players": 2}, "position": {"board": [{"houses": 1}]}}).play().position()["scores"]
    )
    assert scores[0] != scores[1]
    lost = {"board": [{"houses": 0}, {"floors": 0}]}
    assert expecting({"scores": scores}, board=[{"houses": 1}]) == []
    assert expecting({"scores": scores[::-1]}, board=[{"houses": 1}]) != []
    assert expecting({"eliminated": [1, 0], "scores": [0, 0], "winners": []}, **lost) == []
    assert expecting({"eliminated": [1]}, **lost) == ["eliminated: not expected 0"]


def test_a_scenario_is_not_cut_off_by_the_round_limit_of_training_games():
    data = {"game": {"mode": "solo", "rounds": 0, "draw": 0}, "position": {"round": 150, "phase": "trap"}}
    data |= {"step": [{"p0": "pass"}], "expect": {"round": 151, "phase": "hero", "over": False}}
    assert Scenario.parse(data).run() == []
    data["game"]["max_rounds"] = 100
    assert "phase: expected 'hero', is 'over'" in Scenario.parse(data).run()


# Writing ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FILES[::20], ids=lambda path: path.stem)
def test_a_written_scenario_reads_as_the_same(path, write):
    first = Scenario.read(path)
    text = scenario_text(first.title, list(first.rules), first.game, first.position, list(first.steps), first.expect)
    again = Scenario.read(write("again.toml", text))
    assert again == first
    assert again.run() == []


@pytest.mark.parametrize(
    "title", ["", 'a "quoted" one', "b3 wall\\", "two\nlines\ttab", "Schädel", "💀", "\x7f\x1f", "'''", "# no comment"]
)
def test_any_title_survives_writing(write, title):
    path = write("title.toml", scenario_text(title, ["M9"], {"mode": "solo"}, {}, [], {}))
    assert Scenario.read(path).title == title


def test_positions_steps_and_corrected_components_survive_writing(write):
    options = {"mode": "versus", "players": 2, "chiefs": True, "draw": 0, "components": {"stars": {"wall": [9, 3]}}}
    position = {"phase": "trap", "board": [{"traps": ["b2 wall\\", "a1 bomb exploded"], "forest": ["pl artificer"]}]}
    game = Game.from_position(options, position)
    game.step({0: "pass", 1: "pass"})
    expect = game.position()
    text = scenario_text("x", [], options, position, [{1: "pass", 0: "pass"}], expect)
    again = Scenario.read(write("again.toml", text))
    assert (again.game, again.position, again.expect) == (options, position, expect)
    assert again.steps == ({0: "pass", 1: "pass"},)
    assert again.run() == []


def test_keys_of_the_market_may_be_expected_anywhere():
    """Any key of a position and of a board may be expected, also where there is no market."""
    scenario = {"game": {"mode": "versus", "players": 2}, "expect": {"first": 0, "board": [{"coins": 0}]}}
    assert Scenario.parse(scenario).run() == []
    scenario["expect"]["board"][0]["coins"] = 20
    assert Scenario.parse(scenario).run() == ["board[0].coins: expected 20, is 0"]
