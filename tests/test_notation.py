"""The notation: choices and positions as text and back, and what is malformed."""

from __future__ import annotations

import copy
import itertools
import math
import random
import re

import pytest

from badbones_env import BadBonesError, Game, GameConfig, NotationError, Simulator
from badbones_env.actions import action_texts
from badbones_env.tables import layout

from .conftest import random_choices

# Choices ------------------------------------------------------------------------------------------------------------

TILE = r"(wall/|wall\\|catapult|dragon|treasure|barricade|bomb|hearse|labyrinth:(white|black)|portal|spring)"
GOODS = (
    "(wall|catapult|dragon|barricade|bomb|hearse|labyrinth|portal|spring"
    "|crossbow|(ice|death|teleport)-staff|sword|axe|morgenstern|rapier)"
)
TOKEN = "[pyrbg][ltr]( (artificer|necromancer|friend|instructor|ghost|saboteur|emperor))?"
CHOICE = re.compile(
    rf"wait|pass|(start|move|retrieve|rebuild|shoot|freeze|teleport|sweep|to|turn) [a-e][1-5]|buy {GOODS}"
    rf"|place {TILE} [a-e][1-5]|advance ([a-e][1-5] [nesw]|L[1-5]|R[1-5]|[TB][a-e])|lead [pyrbg][ltr]"
    rf"|(flee|face) [nesw]|send p[0-5]|stop {TOKEN}|pick [nesw] {TOKEN}|cleave (purple|yellow|red|blue|green)"
)


@pytest.mark.parametrize("wide", [False, True], ids=["narrow", "wide"])
def test_every_action_has_one_text_of_the_notation_and_every_text_one_action(options, wide):
    table = layout(GameConfig(**options), wide)
    for seat in range(table.config.players):
        texts = action_texts(table, seat)
        assert len(texts) == len(table.actions) == int(table.tables[0].actions)
        assert len(set(texts)) == len(texts)
        assert [text for text in texts if not CHOICE.fullmatch(text)] == []
        back = {text: action for action, text in enumerate(texts)}
        for verb, entries in table.by_verb.items():
            for argument, action in entries:
                assert table.actions[action] == (verb, argument)
                assert back[texts[action]] == action
                assert int(table.tables[0].action[verb, argument]) == action


def test_action_zero_waits(options):
    assert action_texts(layout(GameConfig(**options)), 0)[0] == "wait"


def test_send_names_the_seat_whoever_chooses():
    table = layout(GameConfig(mode="versus", players=3))
    sends = [[text for text in action_texts(table, seat) if text.startswith("send")] for seat in range(3)]
    assert sends == [
        ["send p0", "send p1", "send p2"],
        ["send p1", "send p2", "send p0"],
        ["send p2", "send p0", "send p1"],
    ]


def test_the_action_space_has_only_what_the_configuration_can_ask():
    def verbs(**options):
        return {text.split()[0] for text in action_texts(layout(GameConfig(**options)), 0)}

    base = {"wait", "pass", "move", "place", "retrieve", "flee", "send"}
    weapons = {"shoot", "pick", "freeze", "teleport", "cleave", "sweep", "to", "turn", "face"}
    assert verbs() == base
    assert verbs(order="ask") == base  # M12: no order matters here
    assert verbs(advanced=True) == base | weapons | {"buy"}
    assert verbs(chiefs=True) == base | {"lead"}
    assert verbs(chiefs=True, order="ask") == base | {"lead", "advance"}
    assert verbs(mode="coop") == base | {"start"}
    assert verbs(mode="coop", order="ask") == base | {"start", "advance", "stop"}
    assert verbs(mode="coop", chiefs=True) == base | {"start", "lead", "rebuild"}


def test_the_market_never_sells_a_treasure(options):
    assert "buy treasure" not in action_texts(layout(GameConfig(**options), wide=True), 0)


def test_texts_and_numbers_play_the_same_game(options):
    """Game (texts, wide action space) and Simulator (numbers, narrow one) stay in step."""
    options["max_rounds"] = 6
    game, sim, rng = Game(**options, seed=5), Simulator(options, 1, seed=5), random.Random(1)
    while not game.over:
        numbers = {seat: sim.legal(0, seat) for seat in range(game.config.players)}
        asked = game.legal()
        assert {seat: list(texts.values()) for seat, texts in numbers.items() if seat in asked} == asked
        assert all(numbers[seat] == {0: "wait"} for seat in numbers if seat not in asked)
        choices = random_choices(game, rng)
        actions = [[0] * game.config.players]
        for seat, text in choices.items():
            actions[0][seat] = next(action for action, other in numbers[seat].items() if other == text)
        game.step(choices)
        sim.step(actions)
        assert tuple(sim.points()[0]) == game.outcome.scores
    assert sim.terminated[0] or sim.truncated[0]


# Illegal choices change nothing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "choices, complaint",
    [
        ({}, "p0 has a hero decision"),
        ({0: "move c4"}, "p1 has a hero decision"),
        ({0: "move c4", 1: "move c3"}, "'move c3' is not a legal hero choice of p1"),
        ({0: "move c4", 1: "MOVE C4"}, "'MOVE C4'"),
        ({0: "move c4", 1: " move c4"}, "' move c4'"),
        ({0: "move c4", 1: "move  c4"}, "'move  c4'"),
        ({0: "move c4", 1: "pass"}, "'pass'"),
        ({0: "move c4", 1: "wait"}, "'wait'"),
        ({0: "move c4", 1: ""}, "''"),
        ({0: "move c4", 1: None}, "None"),
        ({0: "move c4", 1: 3}, "3"),
        ({0: "move c4", 1: ["move c4"]}, "['move c4']"),
        ({0: "move c4", 1: {}}, "{}"),
        ({0: "move c4", 1: "move c4", 2: "wait"}, "no seat 2"),
        ({0: "move c4", 1: "move c4", -1: "wait"}, "no seat -1"),
        ({"0": "move c4", 1: "move c4"}, "no seat '0'"),
        ({0.0: "move c4", 1: "move c4"}, "no seat 0.0"),
        ({False: "move c4", 1: "move c4"}, "no seat False"),
        (None, "choices must be"),
        (["move c4", "move c4"], "choices must be"),
    ],
    ids=repr,
)
def test_an_illegal_step_is_refused_with_a_reason_and_changes_nothing(choices, complaint):
    game = Game(players=2, seed=1)
    before, legal = game._state.tobytes(), game.legal()
    with pytest.raises(BadBonesError) as caught:
        game.step(choices)
    assert type(caught.value).__name__ == "IllegalChoiceError"
    assert complaint in str(caught.value) and "\n" not in str(caught.value)
    assert game._state.tobytes() == before and game.legal() == legal
    untouched = Game(players=2, seed=1)
    for one in (game, untouched):
        one.step({0: "move c4", 1: "move b2"})
    assert game.position() == untouched.position()


def test_the_legal_choices_are_listed_when_one_is_missing_or_illegal():
    game = Game(players=2, seed=1)
    for choices in ({0: "move c4"}, {0: "move c4", 1: "fly"}):
        with pytest.raises(BadBonesError) as caught:
            game.step(choices)
        assert str(caught.value).endswith("legal are: " + ", ".join(game.legal()[1]))


def test_wait_may_be_written_or_left_out_and_nothing_else_is_legal_for_a_seat_that_waits():
    def coop():
        return Game.from_position({"mode": "coop", "players": 2}, {"phase": "trap"})

    assert list(coop().legal()) == [0]
    with_wait, without = coop(), coop()
    with_wait.step({0: "pass", 1: "wait"})
    without.step({0: "pass"})
    assert with_wait.position() == without.position() and list(without.legal()) == [1]
    with pytest.raises(BadBonesError, match="p1 has nothing to decide now, only 'wait' is legal"):
        coop().step({0: "pass", 1: "pass"})


def test_nothing_can_be_chosen_after_the_end():
    game, rng = Game(mode="solo", seed=2), random.Random(2)
    while not game.over:
        game.step(random_choices(game, rng))
    before = game._state.tobytes()
    assert game.legal() == {}
    for choices in ({}, {0: "wait"}, {0: "pass"}):
        with pytest.raises(BadBonesError, match="over"):
            game.step(choices)
    assert game._state.tobytes() == before


# Positions: there and back ------------------------------------------------------------------------------------------

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
        "round": 7, "phase": "trap", "colour": "black", "over": False, "winners": [], "eliminated": [],
    }  # fmt: skip
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
    box = {"wall": 12, "catapult": 12, "dragon": 9, "treasure": 6}
    box |= dict.fromkeys(["barricade", "bomb", "hearse", "labyrinth", "portal", "spring"], 3)
    supply = [name for name, count in box.items() for _ in range(count)]
    assert sorted(Game.from_position({}, {"board": [{"supply": supply}]}).position()["board"][0]["supply"]) == sorted(
        supply
    )
    for name in box:
        with pytest.raises(NotationError, match=rf"position\.board\[1\]\.supply\[0\].*box.*{name}"):
            Game.from_position({}, {"board": [{"supply": supply}, {"supply": [name]}]})
        on_board = {"wall": "wall/", "labyrinth": "labyrinth:white"}.get(name, name)
        with pytest.raises(NotationError, match=rf"position\.board\[1\]\.traps\[0\].*box.*{name}"):
            Game.from_position({}, {"board": [{"supply": supply}, {"traps": [f"a1 {on_board}"]}]})


def test_every_token_can_be_named_and_not_once_more():
    fresh = Game.from_position({"chiefs": True}, {})
    models = sorted(set(fresh.position()["bag"]))
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


# What is malformed --------------------------------------------------------------------------------------------------

HUGE = 10**5000  # Python refuses to print it
NOT_NUMBERS = [
    -1,
    True,
    False,
    1.5,
    1.0,
    math.nan,
    math.inf,
    "3",
    "",
    None,
    [],
    [1],
    {},
    10**9,
    2**64,
    HUGE,
    -HUGE,
    b"1",
]
NOT_LISTS = ["a3 e gl", "", None, 5, True, {}, math.nan, ("a3 e gl",), HUGE]
NOT_TEXTS = [5, None, True, [], ["a3"], {}, math.nan, b"gl", HUGE]
VERSUS, CHIEFS = {"mode": "versus", "players": 2}, {"mode": "versus", "players": 2, "chiefs": True}
MARKET = VERSUS | {"advanced": True}
SOLO, COOP = {"mode": "solo"}, {"mode": "coop", "players": 2}


def board(**keys):
    return {"board": [{}, keys]}


def malformed():
    """(game, position, the key that the complaint names)"""
    # tables and keys
    for junk in (None, 5, "x", [], True, math.nan):
        yield VERSUS, junk, "position"
        yield VERSUS, {"board": [{}, junk]}, "position.board[1]"
    for junk in (None, 5, "x", {}, True, {"hero": "c3"}, [{}, {}, {}]):
        yield VERSUS, {"board": junk}, "position.board"
    yield SOLO, {"board": [{}, {}]}, "position.board"
    for name in ("Round", "rounds", "color", "boards", "", "round ", "ｒound", "coins", "hero", 3, None):
        yield VERSUS, {name: 1}, f"position.{name}"
    for name in ("capital", "supply", "purse"):
        yield VERSUS, {name: 1}, f"position.{name}"
        yield SOLO, {name: 1}, f"position.{name}"
    for name in ("Hero", "tower", "towers", "trap", "bag", "round", "", "skeleton", 3):
        yield VERSUS, {"board": [{}, {name: 1}]}, f"position.board[1].{name}"
    for name in ("floors", "houses", "supply", "coins"):
        yield COOP, {"board": [{}, {name: 1}]}, f"position.board[1].{name}"
    # numbers
    for junk in NOT_NUMBERS:
        yield VERSUS, {"round": junk}, "position.round"
        yield COOP | {"advanced": True}, {"purse": junk}, "position.purse"
        yield MARKET, board(coins=junk), "position.board[1].coins"
        if junk is not False:
            yield MARKET, {"first": junk}, "position.first"
        yield COOP, {"capital": junk}, "position.capital"
        yield VERSUS, board(floors=junk), "position.board[1].floors"
        yield VERSUS, board(houses=junk), "position.board[1].houses"
    yield VERSUS, {"round": 0}, "position.round"
    yield VERSUS, {"first": 2}, "position.first"
    yield COOP, {"capital": 3}, "position.capital"
    yield VERSUS, board(floors=5), "position.board[1].floors"
    yield VERSUS, board(houses=6), "position.board[1].houses"
    yield SOLO, {"board": [{"floors": 2}]}, "position.board[0].floors"
    yield SOLO, {"board": [{"houses": 2}]}, "position.board[0].houses"
    # names
    for junk in ("skeletons", "over", "Hero", "", "phase", "hero ", 3, None, ["hero"], True, HUGE):
        yield VERSUS, {"phase": junk}, "position.phase"
    yield VERSUS, {"phase": "market"}, "position.phase"
    yield VERSUS, {"phase": "start"}, "position.phase"
    yield SOLO, {"phase": "start"}, "position.phase"
    yield COOP, {"phase": "market"}, "position.phase"
    for junk in ("red", "White", "", 0, None, ["white"], True):
        yield VERSUS, {"colour": junk}, "position.colour"
    for junk in (True, 0, None, "false", []):
        yield VERSUS, {"over": junk}, "position.over"
    for junk in ("f1", "a6", "a0", "C3", "c3 ", "", "None", "L3", "c", "c33", "é1", 3, None, ["c3"], True, {}, HUGE):
        yield VERSUS, board(hero=junk), "position.board[1].hero"
    for junk in ("bow", "Sword", "ice staff", "", "wall", 3, None, ["sword"], True):
        yield VERSUS, board(weapon=junk), "position.board[1].weapon"
    yield VERSUS, {"board": [{"weapon": "axe"}, {"weapon": "axe"}]}, "position.board[1].weapon"
    # lists
    for name, junk in itertools.product(("supply", "traps", "skeletons", "forest", "cemetery"), NOT_LISTS):
        yield VERSUS, board(**{name: junk}), f"position.board[1].{name}"
    for name, junk in itertools.product(("supply", "traps", "skeletons", "forest", "cemetery"), NOT_TEXTS):
        yield VERSUS, board(**{name: [junk]}), f"position.board[1].{name}"
    for junk in [*NOT_LISTS, "Rest", "rest "]:
        yield VERSUS, {"bag": junk}, "position.bag"
        yield COOP, {"supply": junk}, "position.supply"
        yield COOP, board(towers=junk), "position.board[1].towers"
    for junk in NOT_TEXTS:
        yield VERSUS, {"bag": [junk]}, "position.bag"
        yield COOP, {"supply": [junk]}, "position.supply"
        yield COOP, board(towers=[junk]), "position.board[1].towers"
    for junk in ("a1", "c3", "", "B2", "none"):
        yield COOP, board(towers=["b2", junk]), "position.board[1].towers[1]"
    yield COOP, board(towers=["b2", "d2", "b2"]), "position.board[1].towers[2]"
    # tokens
    for junk in (
        "",
        " ",
        "g",
        "lg",
        "GL",
        "glx",
        "g l",
        "gl gl",
        "green",
        "gl plain",
        "gl chief",
        "gl ghost ghost",
        "ｇl",
        "💀",
        "x" * 9999,
    ):
        yield CHIEFS, board(cemetery=["pl", junk]), "position.board[1].cemetery[1]"
        yield CHIEFS, {"bag": [junk]}, "position.bag[0]"
        yield CHIEFS, board(forest=["pl", junk]), "position.board[1].forest[1]"
        yield CHIEFS, board(skeletons=["a1 n pl", f"a3 e {junk}"]), "position.board[1].skeletons[1]"
    for chief in (
        "rl artificer",
        "pl necromancer",
        "gl emperor",
        "rl emperor",
        "pl instructor",
        "gr ghost",
        "pr saboteur",
    ):
        yield CHIEFS, board(cemetery=[chief]), "position.board[1].cemetery[0]"
        yield CHIEFS, board(skeletons=[f"a3 e {chief}"]), "position.board[1].skeletons[0]"
    for chief in (
        "pl artificer",
        "yl necromancer",
        "rl friend",
        "bl instructor",
        "gl ghost",
        "pl saboteur",
        "rt emperor",
    ):
        yield VERSUS, board(cemetery=[chief]), "position.board[1].cemetery[0]"
        yield VERSUS, board(forest=[chief]), "position.board[1].forest[0]"
        yield VERSUS, board(skeletons=[f"a3 e {chief}"]), "position.board[1].skeletons[0]"
        yield VERSUS, {"bag": [chief]}, "position.bag[0]"
        yield CHIEFS, {"bag": [chief, chief]}, "position.bag[1]"
    yield VERSUS, board(cemetery=["gl white"]), "position.board[1].cemetery[0]"
    yield VERSUS, {"bag": ["gl black"]}, "position.bag[0]"
    yield VERSUS, {"bag": ["L5 gl"]}, "position.bag[0]"
    yield VERSUS, {"bag": ["gl"] * 13}, "position.bag[12]"
    # skeletons and forests
    for junk in (
        "a3",
        "a3 e",
        "a3 gl",
        "e a3 gl",
        "a3 x gl",
        "a3 E gl",
        "a6 e gl",
        "f3 e gl",
        "A3 e gl",
        "L3 e gl",
        "L3 gl",
        "gl",
    ):
        yield VERSUS, board(skeletons=[junk]), "position.board[1].skeletons[0]"
    for junk in (
        "a3 e gl red",
        "a3 e white gl",
        "a3 e gl white black",
        "a3 e gl White",
        "white a3 e gl",
        "white",
        "a3 e white",
    ):
        yield VERSUS, board(skeletons=[junk]), "position.board[1].skeletons[0]"
    yield VERSUS, board(skeletons=["c3 n gl"]), "position.board[1].skeletons[0]"
    yield COOP, board(skeletons=["b2 n gl"]), "position.board[1].skeletons[0]"
    for junk in (
        "L3",
        "L0 rl",
        "L6 rl",
        "La rl",
        "T1 rl",
        "Tf rl",
        "l3 rl",
        "a3 rl",
        "a3 e rl",
        "L3 L3 rl",
        "Ba rl",
        "L3 e rl",
    ):
        yield VERSUS, board(forest=[junk]), "position.board[1].forest[0]"
    for junk in ("L3 rl red", "rl white black", "white rl", "white", "L3 white"):
        yield VERSUS, board(forest=[junk]), "position.board[1].forest[0]"
    yield COOP, board(forest=["Ta pt"]), "position.board[1].forest[0]"
    # traps
    for junk in (
        "",
        "a1",
        "wall/",
        "a1 wall",
        "a1 wall|",
        "a1 labyrinth",
        "a1 labyrinth:red",
        "a1 Wall/",
        "wall/ a1",
        "a1 sword",
        "a6 bomb",
    ):
        yield VERSUS, board(traps=["e5 dragon", junk]), "position.board[1].traps[1]"
    for junk in (
        "a1 wall/ intact",
        "a1 wall/ exploded",
        "a1 wall/ used",
        "a1 wall/ damaged damaged",
        "a1 wall/ Damaged",
        "a1 💥 damaged",
    ):
        yield VERSUS, board(traps=[junk]), "position.board[1].traps[0]"
    for name in ("treasure", "hearse", "labyrinth:white", "labyrinth:black", "bomb"):
        yield VERSUS, board(traps=[f"a1 {name} damaged"]), "position.board[1].traps[0]"
    for name in (
        "wall\\",
        "catapult",
        "dragon",
        "treasure",
        "barricade",
        "hearse",
        "labyrinth:white",
        "portal",
        "spring",
    ):
        yield VERSUS, board(traps=[f"a1 {name} exploded"]), "position.board[1].traps[0]"
    yield VERSUS, board(traps=["a1 dragon", "a1 wall/"]), "position.board[1].traps[1]"
    yield VERSUS, board(traps=["a1 bomb exploded", "a1 wall/"]), "position.board[1].traps[1]"
    yield VERSUS, board(traps=["c3 wall/"]), "position.board[1].traps[0]"
    yield COOP, board(traps=["d4 wall/"]), "position.board[1].traps[0]"
    for junk in ("wall/", "labyrinth:white", "Wall", "", "sword", "wall damaged", "a1 wall", "walls"):
        yield VERSUS, board(supply=["wall", junk]), "position.board[1].supply[1]"
        yield COOP, {"supply": ["wall", junk]}, "position.supply[1]"
    yield VERSUS, board(supply=["treasure"] * 7), "position.board[1].supply[6]"
    yield COOP, {"supply": ["bomb"] * 3, "board": [{"traps": ["a1 bomb exploded"]}]}, "position.board[0].traps[0]"


def short(value):
    try:
        return repr(value)[:60]
    except ValueError:
        return "huge"


MALFORMED = list(malformed())


@pytest.mark.parametrize("number", range(len(MALFORMED)), ids=lambda i: f"{MALFORMED[i][2]}-{short(MALFORMED[i][1])}")
def test_malformed_position(number):
    """NotationError and nothing else, in one line of readable length that names the key."""
    options, position, key = MALFORMED[number]
    with pytest.raises(BadBonesError) as caught:
        Game.from_position(options, position)
    message = str(caught.value)
    assert type(caught.value) is NotationError
    assert re.search(rf"(^|[ ]){re.escape(key)}(?![\w\]])", message), message
    assert len(message) < 1000 and "\n" not in message


@pytest.mark.parametrize(
    "options",
    [
        None,
        5,
        "solo",
        [],
        [("mode", "solo")],
        {"mode": "Versus"},
        {"mode": None},
        {"mode": ["solo"]},
        {"Mode": "solo"},
        {1: 2},
        {"seed": 1},
        {"players": 9},
        {"players": 2.0},
        {"players": HUGE},
        {"heroic": 1},
        {"order": []},
        {"draw": -1},
        {"rounds": True},
        {"components": 5},
    ],
    ids=short,
)
def test_malformed_game_table(options):
    with pytest.raises(BadBonesError) as caught:
        Game.from_position(options, {})
    assert "\n" not in str(caught.value)


def test_a_chief_of_a_wrong_model_is_told_which_there_are():
    with pytest.raises(NotationError, match="there are pl artificer, yt artificer, rr artificer"):
        Game.from_position(CHIEFS, {"bag": ["gl artificer"]})


JUNK = [
    None,
    True,
    False,
    0,
    -1,
    3,
    10**30,
    HUGE,
    2.5,
    math.nan,
    "",
    " ",
    "gl",
    "a3 e gl",
    "wall",
    "none",
    "💀",
    [],
    ["gl"],
    [[]],
    {},
    {"a": 1},
]


def test_whatever_stands_in_a_position_it_is_loaded_or_refused_with_a_notation_error():
    """Random damage to a rich position; what is loaded can be shown, asked and played on."""
    rng = random.Random("damage")
    loaded = refused = 0
    for _ in range(600):
        position = copy.deepcopy(RICH)
        for _ in range(rng.randint(1, 2)):
            table = rng.choice([position, *(entry for entry in position["board"] if isinstance(entry, dict))])
            key = rng.choice([*table, "first", "coins", "houses"])
            if isinstance(table.get(key), list) and table[key] and rng.random() < 0.6:
                table[key][rng.randrange(len(table[key]))] = rng.choice(JUNK)
            else:
                table[key] = rng.choice(JUNK)
            if not isinstance(position["board"], list):
                break
        try:
            game = Game.from_position(CHIEFS, position)
        except NotationError:
            refused += 1
            continue
        loaded += 1
        assert game.legal() and str(game)
        game.step(random_choices(game, rng))
        assert game.position()["round"] in (position.get("round"), position.get("round", 0) + 1)
    assert loaded > 10 and refused > 100


@pytest.mark.parametrize("token", ["", "gl ghosts", "L5 gl", None, 5, ["gl"]], ids=repr)
def test_home_slot_refuses_what_is_no_token(token):
    with pytest.raises(NotationError, match="is not a token"):
        Game().home_slot(token)


def test_home_slots_run_clockwise_from_the_bottom_left():
    assert [Game().home_slot(token) for token in ("pl", "gl", "pt", "gt", "pr", "gr")] == [
        "L1",
        "L5",
        "Ta",
        "Te",
        "R5",
        "R1",
    ]
    assert Game(mode="coop", chiefs=True).home_slot("rt emperor") == "Bc"
