"""Positions that are malformed are refused, and the message names the key."""

from __future__ import annotations

import copy
import itertools
import math
import random
import re

import numpy as np
import pytest

from badbones_env import BadBonesError, Game, NotationError
from tests.conftest import random_choices
from tests.oracle import data
from tests.rules.test_notation import RICH

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
    10**9 + 1,
    2**64,
    HUGE,
    -HUGE,
    b"1",
]
NOT_LISTS = ["a3 e gl", "", None, 5, True, {}, math.nan, ("a3 e gl",), HUGE]
NOT_TEXTS = [5, None, True, [], ["a3"], {}, math.nan, b"gl", HUGE, np.array(["a3", "rest"])]
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
    for name in (tile for tile in data.TILES if tile != "bomb"):
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
