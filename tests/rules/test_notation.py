"""Positions as text, there and back."""

from __future__ import annotations

import copy
import random

import pytest

from badbones_env import Game, NotationError
from tests.conftest import random_choices
from tests.oracle import data

RICH = {
    "round": 7,
    "phase": "trap",
    "colour": "black",
    "bag": ["gl", "rt emperor", "pl", "pl"],
    "board": [
        {
            "hero": "e1",
            "floors": 2,
            "houses": 1,
            "supply": ["wall", "labyrinth", "treasure", "wall"],
            "weapon": "ice-staff",
            "traps": ["b3 wall/", "b2 wall\\ damaged", "a1 bomb exploded", "e5 labyrinth:black", "c1 spring damaged"],
            "skeletons": ["a3 e gl", "a3 e gl white", "e5 n pl artificer", "a3 w rt black"],
            "forest": ["L3 rl", "gr white", "Tc rt necromancer", "L1 bt"],
            "cemetery": ["yt", "yt saboteur"],
        },
        {"hero": "none", "weapon": "sword", "traps": ["c5 treasure", "d4 hearse", "a4 portal", "b4 barricade damaged"]},
    ],
}


def test_a_rich_position_is_written_as_it_was_read():
    game = Game.from_position({"mode": "versus", "players": 2, "chiefs": True}, RICH)
    position = game.position()
    assert {key: position[key] for key in ("round", "phase", "colour", "over", "winners", "eliminated")} == {
        "round": 7,
        "phase": "trap",
        "colour": "black",
        "over": False,
        "winners": [],
        "eliminated": [],
    }
    assert position["bag"] == ["pl", "pl", "rt emperor", "gl"]  # in the order of types
    assert position["board"][0] == {
        "hero": "e1",
        "floors": 2,
        "houses": 1,
        "supply": ["wall", "wall", "treasure", "labyrinth"],
        "weapon": "ice-staff",
        "traps": ["a1 bomb exploded", "c1 spring damaged", "b2 wall\\ damaged", "b3 wall/", "e5 labyrinth:black"],
        "skeletons": ["a3 e gl white", "a3 e gl", "a3 w rt", "e5 n pl artificer"],
        "forest": ["L1 bt", "L3 rl", "Tc rt necromancer", "R1 gr white"],
        "cemetery": ["yt", "yt saboteur"],
    }
    assert position["board"][1]["hero"] == "none" and position["board"][1]["weapon"] == "sword"
    again = Game.from_position({"mode": "versus", "players": 2, "chiefs": True}, position)
    assert again.position() == position and again.legal() == game.legal()


@pytest.mark.parametrize(
    "mode, board",
    [
        ("versus", {"hero": "c3", "floors": 4, "houses": 5, "supply": []}),
        ("solo", {"hero": "c3", "floors": 1, "houses": 1, "supply": []}),
        ("coop", {"hero": "b2", "towers": ["b2", "d2", "b4", "d4"]}),
    ],
)
def test_an_empty_position_has_the_documented_defaults(mode, board):
    position = Game.from_position({"mode": mode}, {}).position()
    assert (position["round"], position["phase"], position["colour"]) == (1, "hero", "white")
    assert len(position["bag"]) == 180
    for given in position["board"]:
        assert given == board | {"weapon": "none", "traps": [], "skeletons": [], "forest": [], "cemetery": []}
    if mode == "coop":
        assert position["capital"] == 2 and position["supply"] == []


def test_a_market_position_has_the_documented_defaults():
    versus = Game.from_position({"advanced": True, "players": 2}, {"phase": "market"})
    assert list(versus.legal()) == [0] and versus.position()["first"] == 0
    assert [board["coins"] for board in versus.position()["board"]] == [20, 20]
    assert [board["supply"] for board in versus.position()["board"]] == [[], []]
    coop = Game.from_position({"mode": "coop", "advanced": True, "players": 2}, {"phase": "market", "first": 1})
    assert list(coop.legal()) == [0]  # first is ignored
    assert coop.position()["purse"] == 24


def test_the_bag_holds_the_rest_or_what_is_listed():
    position = {"board": [{"skeletons": ["a3 e gl"], "forest": ["rl"], "cemetery": ["gl"]}]}
    rest = Game.from_position({}, position).position()["bag"]
    assert len(rest) == 177 and rest.count("gl") == 10 and rest.count("rl") == 11
    with_chiefs = Game.from_position({"chiefs": True}, position | {"bag": "rest"}).position()["bag"]
    assert len(with_chiefs) == 196
    assert Game.from_position({}, position | {"bag": []}).position()["bag"] == []


def test_a_fresh_market_round_trips():
    for options in ({"mode": "versus", "players": 3}, {"mode": "solo"}, {"mode": "coop", "players": 3}):
        game = Game(**options, advanced=True, seed=3)
        again = Game.from_position(options | {"advanced": True}, game.position())
        assert game.position()["phase"] == "market"
        assert again.position() == game.position() and again.legal() == game.legal()


def nothing_is_half_done(game, position):
    """Can this position be loaded (NOTATION, scenario files)?"""
    asked = [game.decision(seat) for seat in range(game.config.players)]
    if position["phase"] == "hero":
        return asked == ["nothing" if board["hero"] == "none" else "hero" for board in position["board"]]
    if position["phase"] == "trap" and game.config.mode == "coop":  # CO6: in sequence
        return asked[(position["round"] - 1) % game.config.players] == "trap"
    if position["phase"] == "trap":
        return set(asked) == {"trap"}
    return position["phase"] == "start"


def test_wherever_a_game_can_be_loaded_it_plays_on_alike(options):
    """Position out, position in: the same position and choices, and from there the same game to the end."""
    options["max_rounds"] = 10
    rng, loads = random.Random("round trip"), 0
    for seed in range(2):
        game = Game(**options, seed=seed)
        full = game.config.options()
        while not game.over:
            position = game.position()
            if nothing_is_half_done(game, position):
                loads += 1
                loaded = Game.from_position(full, position, seed=11)
                assert loaded.position() == position
                assert loaded.legal() == game.legal()
                if rng.random() < 0.1:
                    copied = game.clone()
                    copied.redraw(11)
                    while not copied.over:
                        choices = random_choices(copied, rng)
                        copied.step(choices)
                        loaded.step(choices)
                        assert loaded.position() == copied.position()
                    assert loaded.outcome == copied.outcome
            game.step(random_choices(game, rng))
    assert loads > 10


def test_a_position_in_the_middle_of_a_phase_is_refused_or_shown_only():
    game = Game.from_position(
        {"players": 3, "draw": 0},
        {"phase": "trap", "board": [{"skeletons": ["d2 n rl"], "traps": ["d3 catapult"], "hero": "a1"}]},
    )
    game.step({0: "pass", 1: "pass", 2: "pass"})
    assert game.decision(0) == "send"
    position = game.position()
    assert position["phase"] == "skeletons" and position["board"][0]["skeletons"] == ["d2 n rl"]
    with pytest.raises(NotationError, match=r"position\.phase"):
        Game.from_position({"players": 3}, position)


def test_a_game_that_is_over_is_refused():
    game, rng = Game(mode="solo", seed=2), random.Random(2)
    while not game.over:
        game.step(random_choices(game, rng))
    assert game.position()["phase"] == "over"
    with pytest.raises(NotationError, match=r"position\.over"):
        Game.from_position({"mode": "solo"}, game.position())


def test_loading_keeps_the_position_it_was_given():
    position = copy.deepcopy(RICH)
    Game.from_position({"chiefs": True}, position)
    assert position == RICH


def test_advanced_tiles_and_weapons_are_allowed_in_any_position():
    board = {"traps": ["a1 portal", "b1 labyrinth:white", "c1 hearse"], "supply": ["spring"], "weapon": "rapier"}
    shown = Game.from_position({}, {"phase": "trap", "board": [board]}).position()["board"][0]
    assert (sorted(shown["traps"]), shown["supply"], shown["weapon"]) == (board["traps"], ["spring"], "rapier")


def test_everything_in_the_box_can_be_named_at_once():
    supply = [name for name, count in data.BOX.items() for _ in range(count)]
    assert sorted(Game.from_position({}, {"board": [{"supply": supply}]}).position()["board"][0]["supply"]) == sorted(
        supply
    )
    for name in data.BOX:
        with pytest.raises(NotationError, match=rf"position\.board\[1\]\.supply\[0\].*box.*{name}"):
            Game.from_position({}, {"board": [{"supply": supply}, {"supply": [name]}]})
        on_board = {"wall": "wall/", "labyrinth": "labyrinth:white"}.get(name, name)
        with pytest.raises(NotationError, match=rf"position\.board\[1\]\.traps\[0\].*box.*{name}"):
            Game.from_position({}, {"board": [{"supply": supply}, {"traps": [f"a1 {on_board}"]}]})


def test_every_token_can_be_named_and_not_once_more():
    initial_state = Game.from_position({"chiefs": True}, {})
    models = sorted(set(initial_state.position()["bag"]))
    assert len(models) == 34
    for model in models:
        copies = 12 if len(model) == 2 else 1
        board = {"skeletons": [f"a{1 + i % 5} n {model}" for i in range(copies)]}
        bag = Game.from_position({"chiefs": True}, {"board": [board]}).position()["bag"]
        assert model not in bag and len(bag) == 199 - copies
        for place in ("forest", "cemetery"):
            with pytest.raises(NotationError, match=rf"position\.board\[1\]\.{place}\[0\].*only {copies} '{model}'"):
                Game.from_position({"chiefs": True}, {"board": [board, {place: [model]}]})
        with pytest.raises(NotationError, match=rf"position\.bag\[0\].*only {copies} '{model}'"):
            Game.from_position({"chiefs": True}, {"board": [board], "bag": [model]})
