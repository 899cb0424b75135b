"""The printed values: the shipped file, corrections to it, and what they change in a game."""

from __future__ import annotations

import math
import tomllib

import pytest

from badbones_env import ComponentsError, Game, GameConfig, NotationError
from badbones_env.components import DEFAULT_FILE, load_components
from badbones_env.rules.constants import TRAP_NAMES, WEAPON_NAMES

DATA = tomllib.loads(DEFAULT_FILE.read_text(encoding="utf-8"))
KNOWN = ("rulebook", "remake", "estimate")
HUGE = 10**5000


# The shipped file ---------------------------------------------------------------------------------------------------


def test_the_shipped_file_is_valid_and_the_default():
    parts = load_components()
    assert GameConfig().parts is parts is load_components(None) is load_components({})
    assert parts.corrections == {}
    assert (parts.coins, parts.coop_coins) == (20, 12)
    assert set(parts.stars) == set(TRAP_NAMES)
    assert set(parts.costs) == set(TRAP_NAMES) - {"treasure"} | set(WEAPON_NAMES)
    assert parts.stock["wall"] == (2, 4, 6, 8, 10, 12) and parts.stock["dragon"] == (2, 3, 5, 6, 8, 9)


def test_every_value_of_the_shipped_file_names_its_source():
    for table, values in DATA.items():
        if "source" in values:
            assert values["source"].startswith(KNOWN)
            assert not any(isinstance(value, dict) for value in values.values())
        else:
            for key, value in values.items():
                assert set(value) == {"value", "source"}, f"{table}.{key}"
                assert value["source"].startswith(KNOWN), f"{table}.{key}"


def test_sources_and_estimates_cover_the_file():
    parts = load_components()
    keys = {table if "source" in values else f"{table}.{key}" for table, values in DATA.items() for key in values}
    assert set(parts.sources) == keys
    assert "stars.treasure" in parts.estimates() and "coop_board" in parts.estimates()
    assert "stock.wall" not in parts.estimates() and "board" not in parts.estimates()


def test_the_models_of_the_chiefs_follow_the_documented_rule():
    homes, symbols = "ltr", "pyrbg"
    for k, kind in enumerate(("artificer", "necromancer", "friend", "instructor", "ghost", "saboteur")):
        assert DATA["chiefs"][kind]["value"] == [symbols[(k + s) % 5] + homes[s] for s in range(3)]


# Corrections --------------------------------------------------------------------------------------------------------


def test_corrections_override_what_they_name_and_nothing_else(write):
    path = write(
        "mine.toml", '[stars]\nwall = [5, 3]\ndragon = { value = [6, 1], source = "my copy" }\n[coins]\neach = 21\n'
    )
    parts, shipped = load_components(path), load_components()
    assert (parts.stars["wall"], parts.stars["dragon"], parts.coins) == ((5, 3), (6, 1), 21)
    assert {**parts.stars, "wall": (2, 1), "dragon": (4, 2)} == shipped.stars
    assert (parts.costs, parts.stock, parts.arrows, parts.chiefs, parts.coop_coins) == (
        shipped.costs,
        shipped.stock,
        shipped.arrows,
        shipped.chiefs,
        shipped.coop_coins,
    )


def test_corrections_are_reported(write):
    text = '[stars]\nwall = [5, 3]\ndragon = { value = [6, 1], source = "my copy" }\n[board]\narrows = []\n'
    parts = load_components(write("mine.toml", text))
    assert parts.corrections == tomllib.loads(text)
    assert parts.sources["stars.wall"] == "corrected"
    assert parts.sources["stars.dragon"] == "my copy"
    assert parts.sources["board"] == "corrected"
    assert parts.sources["symbols"].startswith("remake (order), estimate")
    assert not {"stars.wall", "stars.dragon"} & set(parts.estimates())
    assert GameConfig(components=parts).options()["components"] == parts.corrections
    assert "components" not in GameConfig().options()


def test_a_file_and_its_tables_mean_the_same(write):
    text = "[costs]\nwall = 9\n"
    assert load_components(write("mine.toml", text)) == load_components(tomllib.loads(text))


def test_later_changes_to_the_callers_tables_change_nothing():
    mine = {"costs": {"wall": 9}}
    config = GameConfig(components=mine)
    mine["costs"]["wall"] = 1
    assert config.parts.costs["wall"] == 9 and config.options()["components"] == {"costs": {"wall": 9}}


def test_the_shipped_file_is_a_correction_that_changes_nothing():
    parts, shipped = load_components(str(DEFAULT_FILE)), load_components()
    assert (parts.arrows, parts.stars, parts.costs, parts.stock) == (
        shipped.arrows,
        shipped.stars,
        shipped.costs,
        shipped.stock,
    )
    assert parts.sources == shipped.sources


NOT_NUMBERS = [-1, 100, 1.5, 2.0, True, "2", None, [], [2], math.nan, HUGE, 1979]
BAD = [
    # tables and keys
    ({"star": {}}, "star"),
    ({"Stars": {}}, "Stars"),
    ({"stars": []}, "stars"),
    ({"stars": 5}, "stars"),
    ({"stars": {"Wall": [2, 1]}}, "stars.Wall"),
    ({"stars": {"source": "me"}}, "stars.source"),
    ({"costs": {"treasure": 1}}, "costs.treasure"),
    ({"stock": {"sword": [1] * 6}}, "stock.sword"),
    ({"stars": {"wall": {}}}, "stars.wall"),
    ({"stars": {"wall": {"source": "me"}}}, "stars.wall"),
    ({"stars": {"wall": {"value": [2, 1], "sauce": "me"}}}, "stars.wall"),
    # sources
    ({"stars": {"wall": {"value": [2, 1], "source": 5}}}, "stars.wall"),
    ({"stars": {"wall": {"value": [2, 1], "source": ""}}}, "stars.wall"),
    ({"board": {"source": 5}}, "board"),
    ({"board": {"source": ["me"]}}, "board"),
    ({"board": {"source": {"value": "me"}}}, "board"),
    # the order of symbols
    *(
        ({"symbols": {"order": junk}}, "symbols.order")
        for junk in (
            None,
            5,
            "purple",
            [],
            ["purple"],
            ["purple"] * 5,
            ["p", "y", "r", "b", "g"],
            [1, 2, 3, 4, 5],
            {"value": ["purple", "yellow", "red", "blue", "green"]},
        )
    ),
    # arrows
    *(
        ({table: {key: junk}}, f"{table}.{key}")
        for table, key in (("board", "arrows"), ("coop_board", "arrows"), ("coop_board", "ruin_arrows"))
        for junk in (
            None,
            "a1 e>n",
            5,
            {},
            [5],
            [None],
            [[]],
            [""],
            ["a1"],
            ["a1 e"],
            ["a1 e n"],
            ["a1 e>"],
            ["a1 e>x"],
            ["a6 e>n"],
            ["a1 e>n>s"],
            ["a1 E>N"],
            ["a1 e->n"],
            ["L1 e>n"],
            ["b2 e>n", "b2 e>s"],
            ["a1 e>n", "a1 e>n"],
        )
    ),
    ({"board": {"arrows": ["c3 e>n"]}}, "board.arrows"),
    ({"coop_board": {"arrows": ["b2 e>n"]}}, "coop_board.arrows"),
    ({"coop_board": {"ruin_arrows": ["c1 e>n"]}}, "coop_board.ruin_arrows"),
    # towers
    *(
        ({"coop_board": {"towers": junk, "ruin_arrows": []}}, "coop_board.towers")
        for junk in (
            None,
            "b2",
            5,
            [],
            ["b2", "b2"],
            ["z9"],
            [5],
            [["b2"]],
            ["a1", "b1", "c1", "d1", "e1", "a2", "b2", "c2", "d2"],
        )
    ),
    ({"coop_board": {"towers": ["a1"]}}, "coop_board.ruin_arrows"),
    # numbers
    *(({"costs": {"axe": junk}}, "costs.axe") for junk in NOT_NUMBERS if not isinstance(junk, dict)),
    *(({"coins": {"each": junk}}, "coins.each") for junk in NOT_NUMBERS),
    *(({"coins": {"coop_each": junk}}, "coins.coop_each") for junk in [21, *NOT_NUMBERS]),
    *(({"stars": {"wall": [2, junk]}}, "stars.wall") for junk in [21, *NOT_NUMBERS]),
    *(({"stock": {"bomb": [0, 0, 0, 0, 0, junk]}}, "stock.bomb") for junk in NOT_NUMBERS),
    *(({"stars": {"wall": junk}}, "stars.wall") for junk in (None, 2, "2", [], [2], [2, 1, 0], [[2, 1]])),
    *(({"stars": {"treasure": junk}}, "stars.treasure") for junk in (4, [], [4, 2])),
    *(({"stock": {"bomb": junk}}, "stock.bomb") for junk in (None, 3, "3", [], [1] * 5, [1] * 7, [3, 3, 3, 3, 3, 2])),
    # chiefs
    *(
        ({"chiefs": {"ghost": junk}}, "chiefs.ghost")
        for junk in (
            None,
            "gl",
            [],
            ["gl"],
            ["gl", "pt"],
            ["gl", "gl", "gl"],
            ["gl", "pt", "xx"],
            ["gl", "pt", 5],
            ["gl", "pt", "lg"],
            ["gl", "pt", ["yr"]],
            ["gl", "pt", "yr", "rl"],
            ["gl", "pt", ""],
            ["gl", "pt", "GL"],
            ["gl", "pt", "gl ghost"],
        )
    ),
    ({"chiefs": {"emperor": ["rt", "rl"]}}, "chiefs.emperor"),
    ({"chiefs": {"king": ["rt"]}}, "chiefs.king"),
]


def short(value):
    try:
        return repr(value)[:70]
    except ValueError:
        return "huge"


@pytest.mark.parametrize("bad, key", BAD, ids=short)
def test_a_bad_value_is_refused_by_name(bad, key):
    with pytest.raises(ComponentsError) as caught:
        load_components(bad)
    message = str(caught.value)
    assert key in message and "\n" not in message and len(message) < 600


@pytest.mark.parametrize(
    "source", [5, 0, False, True, [], ["x"], 1.5, b"x", object()], ids=lambda value: type(value).__name__
)
def test_what_is_neither_file_nor_tables_is_refused(source):
    with pytest.raises(ComponentsError, match="components must be"):
        GameConfig(components=source)


@pytest.mark.parametrize(
    "content",
    [b"[stars\n", b"\xff\xfe", b"wall = 5", b"a = " + b"[" * 50_000, b"[coins]\neach = " + b"9" * 5000, b"\x00"],
    ids=lambda c: repr(c[:20]),
)
def test_a_file_of_nonsense_is_refused_by_its_name(write, content):
    with pytest.raises(ComponentsError, match=r"bad\.toml: "):
        load_components(write("bad.toml", content))


def test_a_missing_file_and_a_directory_are_refused(tmp_path):
    for path in (tmp_path / "none.toml", tmp_path, "", "a\0b"):
        with pytest.raises(ComponentsError):
            load_components(path)


# Corrections change games -------------------------------------------------------------------------------------------


def walk(skeleton, components=None, mode="versus"):
    """Where a lone skeleton gets to in one skeleton phase."""
    game = Game.from_position(
        {"mode": mode, "players": 2, "draw": 0, "components": components},
        {"phase": "trap", "board": [{"hero": "e5", "skeletons": [skeleton]}]},
    )
    game.step({seat: "pass" for seat in game.legal()})
    if mode == "coop":
        game.step({seat: "pass" for seat in game.legal()})
    return game.position()["board"][0]["skeletons"]


def test_an_arrow_removed_or_added_changes_a_path():
    assert walk("b4 e gl") == ["c4 s gl"]
    arrows = DATA["board"]["arrows"]
    assert walk("b4 e gl", {"board": {"arrows": [arrow for arrow in arrows if arrow != "c4 e>s"]}}) == ["c4 e gl"]
    assert walk("b4 e gl", {"board": {"arrows": ["c4 e>n"]}}) == ["c4 n gl"]
    assert walk("a1 n gl") == ["a2 n gl"]
    assert walk("a1 n gl", {"board": {"arrows": [*arrows, "a2 n>e"]}}) == ["a2 e gl"]


def test_co_op_arrows_and_towers_can_be_corrected():
    assert walk("a1 e gl", mode="coop") == ["b1 n gl"]
    assert walk("a1 e gl", {"coop_board": {"arrows": []}}, "coop") == ["b1 e gl"]
    mine = {"coop_board": {"towers": ["a5", "c3"], "arrows": [], "ruin_arrows": ["a5 n>e"]}}
    game = Game(mode="coop", components=mine)
    assert set(game.legal()[0]) == {"start c3", "start a5"}
    assert Game.from_position({"mode": "coop", "components": mine}, {}).position()["board"][0]["hero"] == "a5"
    ruin = {"phase": "trap", "board": [{"towers": ["c3"], "skeletons": ["a4 n gl"], "hero": "e5"}]}
    fallen = Game.from_position({"mode": "coop", "draw": 0, "components": mine}, ruin)
    fallen.step({0: "pass"})
    fallen.step({1: "pass"})
    assert fallen.position()["board"][0]["skeletons"] == ["a5 e gl"]


def test_the_order_of_symbols_moves_the_home_slots():
    order = DATA["symbols"]["order"][::-1]
    assert Game(components={"symbols": {"order": order}}).home_slot("gl") == "L1"
    assert Game().home_slot("gl") == "L5"


def test_stars_change_scores():
    position = {"board": [{"supply": ["wall"], "traps": ["a1 wall/ damaged", "b1 treasure", "c1 bomb exploded"]}]}
    buildings = 4 * 4 + 5 * 3
    assert Game.from_position({}, position).outcome.scores == (buildings + 2 + 1 + 4 + 0, buildings)
    stars = {"wall": [7, 5], "treasure": [20], "bomb": [1, 9]}
    assert (
        Game.from_position({"components": {"stars": stars}}, position).outcome.scores[0] == buildings + 7 + 5 + 20 + 9
    )


def test_costs_and_coins_change_what_can_be_bought():
    def offered(components=None, **board):
        options = {"players": 2, "advanced": True, "components": components}
        return Game.from_position(options, {"phase": "market", "board": [board]}).legal()[0]

    assert "buy dragon" in offered() and "buy dragon" not in offered(coins=5)
    assert "buy dragon" in offered({"costs": {"dragon": 5}}, coins=5)
    assert "buy dragon" not in offered({"costs": {"dragon": 21}})
    assert offered({"coins": {"each": 2}}) == ["pass", "buy wall", "buy barricade", "buy hearse", "buy teleport-staff"]
    game = Game.from_position(
        {"players": 2, "advanced": True, "components": {"costs": {"axe": 13}}}, {"phase": "market"}
    )
    game.step({0: "buy axe"})
    assert game.position()["board"][0]["coins"] == 7
    coop = Game(mode="coop", players=3, advanced=True, components={"coins": {"coop_each": 5}})
    assert coop.position()["purse"] == 15


def test_the_stock_changes_what_is_sold_and_what_the_box_holds():
    none = {"stock": {"bomb": [0] * 6}}
    assert "buy bomb" in Game(players=2, advanced=True, seed=1).legal().popitem()[1]
    assert "buy bomb" not in Game(players=2, advanced=True, seed=1, components=none).legal().popitem()[1]
    with pytest.raises(NotationError, match="box holds only 0 of 'bomb'"):
        Game.from_position({"components": none}, {"board": [{"supply": ["bomb"]}]})
    many = {"stock": {"bomb": [9] * 6}}
    assert Game.from_position({"components": many}, {"board": [{"supply": ["bomb"] * 9}]})


def test_the_models_of_chiefs_change_the_tokens():
    mine = {"mode": "solo", "chiefs": True, "components": {"chiefs": {"emperor": ["gl"]}}}
    bag = Game.from_position(mine, {}).position()["bag"]
    assert "gl emperor" in bag and "rt emperor" not in bag and len(bag) == 199
    with pytest.raises(NotationError, match="there are gl emperor"):
        Game.from_position(mine, {"bag": ["rt emperor"]})
    board = {"hero": "a1", "skeletons": ["c2 n gl emperor"]}
    game = Game.from_position(mine | {"draw": 0}, {"phase": "trap", "board": [board]})
    game.step({0: "pass"})
    assert game.over and game.outcome.eliminated == (0,)


def test_games_with_different_corrections_do_not_mix():
    """The lookup tables are cached by configuration."""
    one, two, shipped = ({"board": {"arrows": ["c4 e>n"]}}, {"board": {"arrows": ["c4 e>w"]}}, None)
    assert [walk("b4 e gl", parts) for parts in (one, two, shipped, one)] == [
        ["c4 n gl"],
        ["c4 w gl"],
        ["c4 s gl"],
        ["c4 n gl"],
    ]
