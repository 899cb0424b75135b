"""Strategy files: what is refused, and what their rules do."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from badbones_agents.bots.public_batch import choose_for
from badbones_agents.registry import make_agent
from badbones_agents.strategies.read import FOLDER, StrategyError, find_strategy, read_strategy, shipped, strategy_text
from badbones_experiments.traps.setting import Variant

from badbones_env import Game, GameConfig, OptionError, Simulator
from badbones_env.rules.constants import D_SEND, D_TRAP
from badbones_env.text.spaces import SPACE_NAMES
from tests.unit.test_traps import ADVANCED, FOUR, play_games


def test_at_least_twelve_are_shipped_for_a_base_game() -> None:
    assert len([name for name in shipped() if find_strategy(name).fits(FOUR)]) >= 12
    assert all(find_strategy(name).fits(ADVANCED) and find_strategy(name).about for name in shipped())
    assert not find_strategy("bomb-last-stand").fits(FOUR)


PLACE = '[[rule]]\ndo = "place"\ntrap = "wall/"\non = ["b3"]\n'


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("titel = 1", "unknown key 'titel'"),
        ("title = 1", "title must be a text"),
        ('hero = "nobody"', "hero must be one of"),
        ('aim = "up"', "aim must be one of"),
        ('otherwise = "place"', "otherwise must be one of"),
        ('buy = ["treasure"]', "buy must be one of"),
        ('buy = "wall"', "buy must be a list"),
        ("rule = 3", "rule must be a list"),
        ('[[rule]]\ndo = "hop"', "rule 1: do must be one of"),
        ("[[rule]]", "rule 1: do must be one of"),
        ('[[rule]]\ndo = "place"\non = ["b3"]', "rule 1: trap is missing"),
        ('[[rule]]\ndo = "place"\ntrap = "wall"', "rule 1: on is missing"),
        ('[[rule]]\ndo = "place"\ntrap = "moat"\non = ["b3"]', "rule 1: trap must be one of"),
        ('[[rule]]\ndo = "place"\ntrap = "wall"\non = ["b9"]', "rule 1: on: 'b9' is not a space"),
        ('[[rule]]\ndo = "place"\ntrap = "wall"\non = ["b3", "b3"]', "rule 1: on names a space twice"),
        ('[[rule]]\ndo = "place"\ntrap = "wall"\non = "there"', "rule 1: on (or a list of spaces) must be one of"),
        ('[[rule]]\ndo = "pass"\ntrap = "wall"', "rule 1: trap means nothing"),
        (PLACE + "when = 3", "rule 1: when must be a table"),
        (PLACE + "when = { floor = 2 }", "rule 1: when: unknown key 'floor'"),
        (PLACE + "when = { damaged = true }", "rule 1: when: unknown key 'damaged'"),
        (PLACE + "when = { floors_below = 0 }", "rule 1: when.floors_below must be a whole number from 1 to 99"),
        (PLACE + "when = { round_from = true }", "rule 1: when.round_from"),
        (PLACE + "when = { heading_at_least = 2 }", "rule 1: when.heading_at_least needs heading"),
        (PLACE + PLACE + 'when = { heading = ["z1"] }', "rule 2: when.heading: 'z1'"),
        ('[[rule]]\ndo = "retrieve"\nwhen = { idle = 1 }', "rule 1: when.idle must be true or false"),
        (PLACE + "when = { cost_to = true }", "rule 1: when.cost_to must be a number from -100 to 100"),
        (PLACE + "when = { gain_from = nan }", "rule 1: when.gain_from must be a number"),
        ('[[rule]]\ndo = "base"\nwhen = { cost_to = 1 }', "rule 1: when: unknown key 'cost_to'"),
        (PLACE + 'pick = "worst"', "rule 1: pick must be one of"),
        ('[[rule]]\ndo = "place"\ntrap = "wall"\non = "path"\npick = "best"', "rule 1: pick chooses among spaces"),
        ('[[rule]]\ndo = "pass"\npick = "best"', "rule 1: pick means nothing"),
        ("title = ", "is not TOML"),
    ],
)
def test_a_bad_file_is_told_by_its_key(write: Any, text: str, named: str) -> None:
    path = write("bad.toml", text)
    with pytest.raises(StrategyError) as caught:
        read_strategy(Path(path))
    assert str(caught.value).startswith(f"{path}: ") and named in str(caught.value)


def test_names_that_nobody_has() -> None:
    with pytest.raises(StrategyError, match="there is no strategy 'wall'; shipped are barricade-ring"):
        find_strategy("wall")
    with pytest.raises(StrategyError, match=r"no\.toml: cannot be read"):
        find_strategy("no.toml")
    with pytest.raises(OptionError, match="needs its name"):
        make_agent("strategy")
    with pytest.raises(StrategyError, match="hero must be one of passive"):
        make_agent("strategy:name=hoarder,hero=random")


def test_a_network_may_be_the_base(write: Any) -> None:
    """It leads the hero and decides what the rules leave open; the rules decide the rest."""
    network = "champion:simulations=0"
    sim = Simulator(GameConfig("versus"), 64, 3)
    everyone = np.ones((64, 2), np.bool_)
    bases = {name: write(f"{name}.toml", f'hero = "{network}"\notherwise = "{name}"') for name in ("base", "pass")}
    agents = {name: make_agent(f"strategy:name={path}", 3) for name, path in bases.items()}
    champion, turns = make_agent(network, 3), 0
    for _ in range(12):
        choices = {}
        for name, agent in (agents | {"champion": champion}).items():
            agent.choose(sim, everyone)
            choices[name] = sim.actions.copy()
        trap = sim.states["decision"][:, :2] == D_TRAP
        other = (sim.states["decision"][:, :2] != D_SEND) & ~trap
        assert np.array_equal(choices["base"][~trap & other], choices["champion"][~trap & other])
        assert np.array_equal(choices["pass"][other], choices["champion"][other])
        assert np.array_equal(choices["base"][trap], choices["champion"][trap])
        turns += int((choices["pass"] != choices["champion"])[trap].sum())
        sim.step(choices["champion"])
    assert turns > 100, "the champion does place traps"


# --- what rules do ----------------------------------------------------------------------------------------------------

BOARD = {
    "hero": "e1", "supply": ["wall", "wall", "catapult", "dragon"], "skeletons": ["c5 s rt", "a3 e rl", "d4 n br"],
    "traps": ["a1 catapult damaged", "e5 dragon"],
}  # fmt: skip


def chosen(write: Any, rules: str, board: dict[str, Any] | None = None, **position: Any) -> str:
    """What a strategy does in the trap phase of a position."""
    path = write("mine.toml", rules)
    start = {"round": 3, "phase": "trap", "board": [BOARD | (board or {})]} | position
    game = Game.from_position({"mode": "versus", "players": 2, "advanced": True}, start)
    return choose_for(make_agent(f"strategy:name={path}"), game, 0)


def rule(do: str, trap: str = "", on: str = "", when: str = "") -> str:
    return (
        f'[[rule]]\ndo = "{do}"\n'
        + (f"trap = '{trap}'\n" if trap else "")
        + (f"on = {on}\n" if on else "")
        + (f"when = {{ {when} }}\n" if when else "")
    )


@pytest.mark.parametrize(
    ("rules", "choice"),
    [
        (rule("place", "catapult", '["c4"]'), "place catapult c4"),
        (rule("place", "catapult", '["c3", "e1", "c4"]', "arriving = 1"), "place catapult c4"),  # a tower; nobody comes
        (rule("place", "catapult", '["c4"]', "arriving = 2"), "pass"),
        (rule("place", "catapult", '["b1"]', 'heading = ["c4"]'), "place catapult b1"),
        (rule("place", "catapult", '["b1"]', 'heading = ["c4", "b3"], heading_at_least = 2'), "place catapult b1"),
        (rule("place", "catapult", '["b1"]', 'heading = ["c4"], heading_at_least = 2'), "pass"),
        (rule("place", "bomb", '["b1"]') + rule("place", "wall\\", '["d3"]'), "place wall\\ d3"),  # has no bomb
        (rule("place", "wall", '["b3"]'), "place wall/ b3"),  # the slant that leads away from the tower
        (rule("place", "dragon", '"crowd"', "standing = 1"), "place dragon a3"),  # as dangerous as c5: the first
        (rule("place", "catapult", '"path"', "tower_in = 2"), "place catapult b3"),
        (rule("place", "catapult", '"path"', "tower_in = 1"), "pass"),
        (rule("place", "catapult", '"path"', "village_in = 12"), "pass"),
        (rule("place", "catapult", '["b1"]', "floors_below = 4"), "pass"),
        (rule("place", "catapult", '["b1"]', "houses_below = 6"), "place catapult b1"),
        (rule("place", "catapult", '["b1"]', "round_from = 4"), "pass"),
        (rule("place", "catapult", '["b1"]', "round_to = 3"), "place catapult b1"),
        (rule("place", "catapult", '["b1"]', "skeletons_from = 4"), "pass"),
        (rule("place", "catapult", '["b1"]', "skeletons_to = 3"), "place catapult b1"),
        (rule("retrieve"), "retrieve a1"),
        (rule("retrieve", "dragon"), "retrieve e5"),
        (rule("retrieve", when="damaged = false"), "retrieve e5"),
        (rule("retrieve", "dragon", when="damaged = true"), "pass"),
        (rule("pass") + rule("retrieve"), "pass"),
    ],
)
def test_rules_are_obeyed(write: Any, rules: str, choice: str) -> None:
    assert chosen(write, rules) == choice


def test_rules_about_traps_that_somebody_steps_on(write: Any) -> None:
    board = {"traps": ["c4 catapult damaged"]}
    assert chosen(write, rule("retrieve", when="idle = true"), board) == "pass"
    assert chosen(write, rule("retrieve"), board) == "retrieve c4"


@pytest.mark.parametrize("colour", ["white", "black"])
def test_a_labyrinth_takes_the_colour_that_holds(write: Any, colour: str) -> None:
    """Who steps in now shows the other colour next round and stays (LAB1)."""
    text = chosen(write, rule("place", "labyrinth", '["c4"]'), {"supply": ["labyrinth"]}, colour=colour)
    assert text == f"place labyrinth:{colour} c4"
    game = Game.from_position(
        {"mode": "versus", "players": 2, "advanced": True, "draw": 0},
        {"phase": "trap", "colour": colour, "board": [BOARD | {"supply": ["labyrinth"]}]},
    )
    game.step({0: text, 1: "pass"})
    for _ in range(2):
        assert "c4 s rt" in " ".join(game.position()["board"][0]["skeletons"])
        if game.outcome.rounds == 2:
            game.step({0: "move d1", 1: "move c4"})
            game.step({0: "pass", 1: "pass"})


def test_otherwise_the_base_agent(write: Any) -> None:
    text = chosen(write, 'otherwise = "base"\n' + rule("place", "bomb", '["b1"]'))
    assert text == chosen(write, rule("base")) and text != "pass"


@pytest.mark.parametrize(
    ("aim", "target"),
    [("left", "p1"), ("right", "p3"), ("weakest", "p2"), ("crowded", "p1"), ("strongest", "p3"), ("shakiest", "p2")],
)
def test_aim(write: Any, aim: str, target: str) -> None:
    position = {
        "phase": "trap",
        "board": [{"traps": ["c4 catapult"], "skeletons": ["c5 s rt"]}, {"skeletons": ["a1 n rt"]}, {"floors": 1}],
    }
    game = Game.from_position({"mode": "versus", "players": 4}, position)
    game.step(dict.fromkeys(range(4), "pass"))
    agent = make_agent(f"strategy:name={write('mine.toml', f'aim = {aim!r}')}")
    assert choose_for(agent, game, 0) == f"send {target}"


def test_buys_its_list_in_order(write: Any) -> None:
    path = write("mine.toml", 'buy = ["bomb", "wall", "bomb", "wall", "crossbow"]')
    agent = make_agent(f"strategy:name={path}")
    game = Game("versus", 2, advanced=True, seed=3)
    bought = []
    while game.position()["phase"] == "market":
        seat = next(iter(game.legal()))
        choice = choose_for(agent, game, seat) if seat == 0 else "pass"
        bought += [choice] if seat == 0 else []
        game.step({seat: choice})
    assert bought == ["buy bomb", "buy wall", "buy wall", "buy crossbow", "pass"]  # with two players there is one bomb


# --- what the judgement says of them ----------------------------------------------------------------------------------


def threshold(write: Any, key: str, do: str, trap: str = "", on: str = "") -> float:
    """Up to which value of ``gain_from``, ``stakes_from`` or from which of ``cost_to``, a rule is obeyed."""
    low, high = 0.0, 60.0
    for _ in range(36):
        middle = (low + high) / 2
        obeyed = chosen(write, rule(do, trap, on, f"{key} = {middle:.9f}")) != "pass"
        low, high = (low, middle) if obeyed == (key == "cost_to") else (middle, high)
    return low


def test_cost_and_gain_add_up_to_the_stakes(write: Any) -> None:
    """The best choice is the stakes better than passing; another one gains that less its cost."""
    stakes = threshold(write, "stakes_from", "place", "catapult", '["b3"]')
    cost, gain = (threshold(write, key, "place", "catapult", '["b3"]') for key in ("cost_to", "gain_from"))
    assert 0 < cost < stakes and gain == pytest.approx(stakes - cost, abs=1e-5)
    blind = rule("place", "catapult", '["b3"]')
    assert chosen(write, blind) == "place catapult b3" != chosen(write, 'otherwise = "base"')
    assert chosen(write, 'otherwise = "base"\n' + blind + "when = { cost_to = 0 }") == chosen(write, rule("base"))
    assert chosen(write, rule("pass", when=f"stakes_to = {stakes - 1e-5:.9f}") + rule("retrieve")) == "retrieve a1"
    assert chosen(write, rule("pass", when=f"stakes_to = {stakes + 1e-5:.9f}") + rule("retrieve")) == "pass"


def test_the_best_space_is_the_cheapest(write: Any) -> None:
    best = chosen(write, rule("place", "catapult", '"anywhere"') + 'pick = "best"')
    spaces = [space for space in SPACE_NAMES if space not in ("a1", "e1", "e5", "c3")]
    cost = threshold(write, "cost_to", "place", "catapult", f'["{best[-2:]}"]')
    for space in spaces:
        near = chosen(write, rule("place", "catapult", f'["{space}"]', f"cost_to = {cost - 1e-5:.9f}"))
        assert near == "pass", f"{space} is better than {best}"
    few = chosen(write, rule("place", "catapult", '["a2", "a4"]', "cost_to = 0.00001") + 'pick = "best"')
    assert few == "pass"


def test_the_best_wall_has_the_better_slant(write: Any) -> None:
    """On b3 the one that throws a skeleton from the left back, though the other comes first in the list of tiles."""
    assert chosen(write, rule("place", "wall", '["b3"]') + 'pick = "best"') == "place wall/ b3"
    assert chosen(write, rule("place", "wall\\", '["b3", "d3"]') + 'pick = "best"').startswith("place wall\\")
    assert chosen(write, rule("retrieve", "dragon") + 'pick = "best"') == "retrieve e5"


FREE = 'otherwise = "base"\naim = "base"\n'


def test_weighing_alone_changes_nothing(write: Any) -> None:
    """A rule that asks what choices are worth, and is never obeyed, leaves the base agent its games, ties and all."""
    idle = write("idle.toml", FREE + rule("place", "wall", '"anywhere"', "cost_to = -1") + 'pick = "best"')
    one, other = (
        play_games(Variant(FOUR, spec), ("guardian",), 7, 0, 12) for spec in (f"strategy:name={idle}", "guardian")
    )
    assert one == other


def test_a_plan_that_yields_is_better_than_one_that_does_not(write: Any) -> None:
    blind = rule("place", "catapult", '["c4", "b3", "d3", "c2"]', "arriving = 1")
    yielding = blind.replace("arriving = 1", "arriving = 1, cost_to = 0.01")
    wins = [
        sum(play_games(Variant(FOUR, f"strategy:name={path}"), ("guardian",), 7, 0, 60)["win"])
        for path in (write("blind.toml", FREE + blind), write("yielding.toml", FREE + yielding))
    ]
    assert wins[0] + 4 < wins[1]


def test_what_is_written_is_read_again() -> None:
    for name in shipped():
        content = tomllib.loads((FOLDER / f"{name}.toml").read_text())
        assert tomllib.loads(strategy_text(content)) == content
    content = {"rule": [{"do": "pass", "when": {"cost_to": 0.015, "gain_from": 2.0}}]}
    assert tomllib.loads(strategy_text(content)) == content
