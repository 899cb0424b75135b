"""Hand-derived examples of the rules, and some random play."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.oracle import Oracle, data
from tests.oracle.scenario import run_scenario
from tests.oracle.selfplay import play_one
from tests.oracle.setup import EXPLAINED, draw_forest, fault, full_bag

VERSUS = {"mode": "versus", "players": 2, "draw": 0}
THREE = {"mode": "versus", "players": 3, "draw": 0}
SOLO = {"mode": "solo", "players": 1, "draw": 0}
COOP = {"mode": "coop", "players": 2, "draw": 0}


def begin(game: dict[str, Any], *boards: dict[str, Any], phase: str = "trap", **rest: Any) -> Oracle:
    """A game from a position; the trap phase is due unless told otherwise."""
    return Oracle.from_position(game, {"phase": phase, "board": list(boards), **rest})


def steps(oracle: Oracle, *texts: str) -> dict[str, Any]:
    """Seat 0 chooses these in turn; the others pass, or do the first legal thing.  Returns the position."""
    for text in texts:
        legal = oracle.legal()
        choices = {seat: "pass" if "pass" in options else options[0] for seat, options in legal.items()}
        choices[0] = text
        oracle.step(choices)
    return oracle.position()


def seat0(position: dict[str, Any], key: str) -> Any:
    return position["board"][0][key]


def seat1(position: dict[str, Any], key: str) -> Any:
    return position["board"][1][key]


# End and scoring.


def test_example_score() -> None:
    """E4: 8 + 2 + 1 + 6 + 2 = 19; the other player is eliminated and scores nothing."""
    board = {"floors": 2, "houses": 2, "traps": ["a1 dragon damaged", "e5 catapult damaged"], "supply": ["wall"]}
    oracle = begin(VERSUS, board, {"hero": "e5", "houses": 1, "skeletons": ["a1 s gl"]})
    assert oracle.position()["scores"] == [19, 4 * 4 + 3]
    position = steps(oracle, "pass")
    assert position["over"] and position["phase"] == "over" and position["round"] == 1
    assert (position["scores"], position["winners"], position["eliminated"]) == ([19, 0], [0], [1])
    assert oracle.legal() == {}


def test_tie_goes_to_the_taller_tower() -> None:
    """E3: 15 points each; three floors beat one."""
    oracle = begin(
        THREE,
        {"floors": 3, "houses": 1},
        {"floors": 1, "houses": 3, "supply": ["wall"]},
        {"houses": 0},
    )
    position = steps(oracle, "pass")
    assert position["scores"] == [15, 15, 0] and position["winners"] == [0]


def test_nobody_wins() -> None:
    """E3: all eliminated."""
    position = steps(begin(VERSUS, {"floors": 0}, {"houses": 0}), "pass")
    assert position["over"] and position["winners"] == [] and position["eliminated"] == [0, 1]


# Movement and basic traps.


def test_wall() -> None:
    """WAL1, M9: two skeletons bounce north and the wall is used once."""
    position = steps(begin(VERSUS, {"traps": ["b3 wall/"], "skeletons": ["a3 e gl", "a3 e rt"]}), "pass")
    assert seat0(position, "skeletons") == ["b4 n gl", "b4 n rt"]
    assert seat0(position, "traps") == ["b3 wall/ damaged"]
    assert position["round"] == 2 and position["colour"] == "black"


def test_arrows_and_treasure() -> None:
    """G6, G7, TRE2: c5 turns e to s; next to a treasure one turns to it instead; b3 leaves e alone."""
    board = {"hero": "e1", "traps": ["c1 treasure"], "skeletons": ["b5 e gl", "a3 e pl", "d1 e yl", "a1 e bl"]}
    position = steps(begin(VERSUS, board), "pass")
    assert seat0(position, "skeletons") == ["b1 e bl", "b3 e pl", "c5 s gl"]  # yl met the hero
    board = {"hero": "e5", "traps": ["c1 treasure"], "skeletons": ["d2 w gl", "b2 e yl"]}
    position = steps(begin(VERSUS, board), "pass")  # c2 itself would turn them north
    assert seat0(position, "skeletons") == ["c2 s gl", "c2 s yl"]


def test_tower_village_forests() -> None:
    """M5, M6, M7, G10: a floor, a house, the neighbours' cemeteries and an opponent of choice."""
    board = {"hero": "c3", "skeletons": ["b3 e gl", "b1 s gl", "a4 w pl", "e4 e yl", "d5 n bt", "d5 n rt"]}
    oracle = begin(THREE, board)
    steps(oracle, "pass")
    assert oracle.legal() == {0: ["send p1", "send p2"]}
    shown = oracle.position()
    assert shown["phase"] == "skeletons" and "d5 n rt" in seat0(shown, "skeletons")
    position = steps(oracle, "send p1", "send p2")
    assert (seat0(position, "floors"), seat0(position, "houses")) == (3, 4)
    # rt is asked first: red before blue in the order of symbols
    assert seat1(position, "forest") == ["L1 pl", "Tc rt"]
    assert position["board"][2]["forest"] == ["L2 yl", "Td bt"]


def test_catapult_keeps_its_target() -> None:
    """CAT1, M9: one choice for all arrivals of the phase."""
    oracle = begin(THREE, {"traps": ["b2 catapult damaged"], "skeletons": ["a2 e gl", "b1 n gl", "b3 s rl"]})
    position = steps(oracle, "pass", "send p2")
    assert position["board"][2]["forest"] == ["L3 rl", "L5 gl", "L5 gl"]
    assert seat0(position, "traps") == []


def test_dragon_landing_counts_twice() -> None:
    """DRA3, DRA4: damaged by landing, removed if somebody arrives in phase 3."""
    oracle = begin(VERSUS, {"supply": ["dragon"], "skeletons": ["a2 e gl", "a1 n pl"]})
    steps(oracle, "place dragon a2")
    assert oracle.legal() == {0: ["flee n", "flee e", "flee s", "flee w"]}
    assert oracle.position()["phase"] == "trap" and seat0(oracle.position(), "traps") == ["a2 dragon damaged"]
    position = steps(oracle, "flee e", "flee w")
    assert seat0(position, "skeletons") == ["b2 e gl"]
    assert seat1(position, "forest") == ["L1 pl"]
    assert seat0(position, "traps") == []


def test_chain_that_never_ends() -> None:
    """M11, SPR1: thrown into a circle of four walls: it stays where it was, and all five traps are used."""
    # a2 throws to a4; / sends n to e, b4 \ sends e to s, b3 / sends s to w, a3 \ sends w to n, onto a4 again.
    traps = ["a2 spring", "a4 wall/", "b4 wall\\", "b3 wall/", "a3 wall\\"]
    position = steps(begin(VERSUS, {"hero": "e5", "traps": traps, "skeletons": ["a1 n gl"]}), "pass")
    assert seat0(position, "skeletons") == ["a1 n gl"]
    assert seat0(position, "traps") == sorted(f"{trap} damaged" for trap in traps)


def test_dragon_and_barricades() -> None:
    """DRA1, DRA2: nobody flees onto a barricade; with one way left nobody is asked."""
    board = {"hero": "e5", "supply": ["dragon"], "traps": ["b1 barricade", "a2 barricade"], "skeletons": ["a1 n gl"]}
    oracle = begin(VERSUS, board)
    steps(oracle, "place dragon a1")
    assert oracle.legal() == {0: ["flee s", "flee w"]}
    around = ["b1 barricade", "a2 barricade damaged", "c2 barricade"]
    board = {"hero": "e5", "supply": ["dragon"], "traps": around, "skeletons": ["b2 w gl", "b2 n pl"]}
    oracle = begin(VERSUS, board)
    position = steps(oracle, "place dragon b2")  # only north is left, never asked; the arrow of b3 turns them
    assert seat0(position, "skeletons") == ["b3 e gl", "b3 e pl"]
    assert seat0(position, "traps") == sorted(["b2 dragon damaged", *around])


def test_barricade() -> None:
    """BAR1, BAR2, SPR2: stopped; stopped after a wall; destroyed when thrown."""
    board = {"hero": "e5", "traps": ["b1 barricade", "d2 wall/", "d3 barricade", "e2 spring", "e4 barricade"]}
    board["skeletons"] = ["a1 e gl", "c2 e rl", "e1 n pl"]
    position = steps(begin(VERSUS, board), "pass")
    assert seat0(position, "skeletons") == ["a1 e gl", "c2 e rl"]
    assert seat0(position, "traps") == [
        "b1 barricade damaged",
        "d2 wall/ damaged",
        "d3 barricade damaged",
        "e2 spring damaged",
        "e4 barricade damaged",
    ]
    assert position["bag"].count("pl") == 12


def test_labyrinth() -> None:
    """LAB1: only tokens of its colour get out."""
    board = {"traps": ["a2 labyrinth:black", "e2 labyrinth:white"], "skeletons": ["a2 n gl", "e2 n gl"]}
    position = steps(begin(VERSUS, board), "pass")
    assert seat0(position, "skeletons") == ["a2 n gl", "e3 n gl"]


def test_portal_and_bomb() -> None:
    """POR1, BOM1, BOM3: home on this board; destroyed; exploded at once under skeletons."""
    board = {"traps": ["a2 portal", "e2 bomb"], "supply": ["bomb"], "skeletons": ["a3 s gt", "e3 s gl", "d5 n pl"]}
    position = steps(begin(VERSUS, board), "place bomb d5")
    assert seat0(position, "forest") == ["Te gt"] and seat0(position, "skeletons") == []
    assert seat0(position, "traps") == ["a2 portal damaged", "d5 bomb exploded", "e2 bomb exploded"]
    assert "retrieve d5" not in begin(VERSUS, board_with_exploded_bomb()).legal()[0]


def board_with_exploded_bomb() -> dict[str, Any]:
    return {"traps": ["d5 bomb exploded"], "supply": ["wall"]}


def test_hearse_goes_over() -> None:
    """HEA1: it joins the other player's supply."""
    position = steps(begin(VERSUS, {"traps": ["a2 hearse"], "skeletons": ["a3 s gl"]}), "pass")
    assert seat0(position, "traps") == [] and seat1(position, "supply") == ["hearse"]
    assert seat1(position, "forest") == ["L5 gl"]


def test_theft() -> None:
    """TRE3: stolen after the movement."""
    position = steps(begin(VERSUS, {"traps": ["a2 treasure"], "skeletons": ["a3 s gl"]}), "pass")
    assert seat0(position, "traps") == [] and seat0(position, "skeletons") == ["a2 s gl"]


# Weapons.

MOB = ["b3 n gl", "b3 e gl", "b3 s pl"]


def armed(weapon: str, *others: str, **rest: Any) -> Oracle:
    """The hero on c3 has just destroyed three on b3."""
    oracle = begin(VERSUS, {"weapon": weapon, "skeletons": [*MOB, *others], **rest}, phase="hero")
    oracle.step({0: "move b3", 1: "move c4"})
    return oracle


def test_crossbow() -> None:
    """WP4: shoot, then pick among different ones."""
    oracle = armed("crossbow", "e5 e gl", "e5 w gl black")
    assert oracle.legal() == {0: ["shoot e5", "pass"]} and oracle.position()["phase"] == "hero"
    oracle.step({0: "shoot e5"})
    assert sorted(oracle.legal()[0]) == ["pick e gl", "pick w gl"]
    oracle.step({0: "pick e gl"})
    assert seat0(oracle.position(), "skeletons") == ["e5 w gl black"]
    assert 0 in oracle.legal() and oracle.position()["phase"] == "trap"


def test_crossbow_takes_one_still_to_move() -> None:
    """WP4: of tokens alike."""
    oracle = armed("crossbow", "e5 w gl black", "e5 w gl")
    oracle.step({0: "shoot e5"})
    assert seat0(oracle.position(), "skeletons") == ["e5 w gl black"]


def test_weapon_that_can_do_nothing() -> None:
    """WP2: not offered."""
    assert armed("crossbow").position()["phase"] == "trap"
    assert armed("axe", "c4 n gl").position()["phase"] == "trap"
    assert armed("teleport-staff").legal() == {0: ["teleport c3", "pass"]}


def test_ice_staff() -> None:
    """WP5, G9: frozen, it misses this round's movement and is like the others afterwards."""
    oracle = armed("ice-staff", "e5 w gl")
    oracle.step({0: "freeze e5"})
    assert seat0(oracle.position(), "skeletons") == ["e5 w gl black"]
    oracle.step({0: "pass", 1: "pass"})
    assert seat0(oracle.position(), "skeletons") == ["e5 w gl"]


def test_ice_staff_never_thaws() -> None:
    """WP5: who is frozen stays so, and a space where all are is not offered."""
    oracle = armed("ice-staff", "e5 w gl", "e5 w pl black", "a1 n yl black")
    assert oracle.legal() == {0: ["freeze e5", "pass"]}
    oracle.step({0: "freeze e5"})
    assert seat0(oracle.position(), "skeletons") == ["a1 n yl black", "e5 w gl black", "e5 w pl black"]
    assert armed("ice-staff", "a1 n yl black").position()["phase"] == "trap"


def test_ice_staff_after_the_movement() -> None:
    """WP5: the next round's movement is missed, also by one that was frozen in this round."""
    board = {"hero": "b2", "weapon": "ice-staff", "skeletons": ["a2 e gl", "b1 n gl", "b3 s rl", "e5 s yl black"]}
    position = steps(begin(VERSUS, board), "pass", "freeze e5")
    assert seat0(position, "skeletons") == ["e5 s yl white"] and position["colour"] == "black"


def test_death_staff_in_phase_3() -> None:
    """WP1, WP6: kills of the whole phase are counted together."""
    board = {"hero": "b2", "weapon": "death-staff", "skeletons": ["a2 e gl", "b1 n gl", "b3 s rl"]}
    oracle = begin(VERSUS, board)
    oracle.step({0: "pass", 1: "pass"})
    assert oracle.legal() == {0: ["send p1", "pass"]} and oracle.position()["phase"] == "skeletons"
    assert oracle.position()["bag"].count("gl") == 12
    oracle.step({0: "send p1"})
    assert seat1(oracle.position(), "forest") == ["L3 rl", "L5 gl", "L5 gl"]


def test_morgenstern_and_rapier() -> None:
    """WP10, WP11: never onto a trap or tower; each turned by itself."""
    oracle = armed("morgenstern", "a2 e yl", traps=["a4 portal", "b4 bomb exploded"])
    oracle.step({0: "sweep a2"})
    assert sorted(oracle.legal()[0]) == ["to a3", "to b2", "to b4", "to c2", "to c4"]
    oracle = armed("rapier", "a2 e yl", "a2 n yl black")
    oracle.step({0: "turn a2"})
    oracle.step({0: "face s"})
    oracle.step({0: "face w"})
    assert seat0(oracle.position(), "skeletons") == ["a2 s yl black", "a2 w yl"]


def test_sword_does_not_trigger_again() -> None:
    """WP2, WP8: another move, whatever it kills."""
    oracle = armed("sword", "a4 e yl", "a4 e rl", "a4 e bl")
    oracle.step({0: "move a4"})
    assert oracle.position()["phase"] == "trap" and seat0(oracle.position(), "hero") == "a4"


# Market.


def test_market_order() -> None:
    """MK3, MK4, MK5: there and back; a pass is final; one weapon each."""
    oracle = begin({**THREE, "advanced": True}, phase="market", first=1)
    order = []
    for choice in ["buy crossbow", "buy wall", "pass", "buy dragon", "buy wall"]:
        (seat,) = oracle.legal()
        order.append(seat)
        oracle.step({seat: choice})
    assert order == [1, 2, 0, 2, 1] and list(oracle.legal()) == [1]
    assert "buy rapier" not in oracle.legal()[1] and oracle.position()["first"] == 1
    assert [board["coins"] for board in oracle.position()["board"]] == [20, 15, 12]


# Solo.


def test_solo() -> None:
    """SO1, SO3: what leaves comes back; won after the last round."""
    oracle = begin(SOLO, {"hero": "e5", "skeletons": ["a4 w gl", "b5 n pl"]}, round=10)
    position = steps(oracle, "pass")
    assert seat0(position, "forest") == ["L1 pl", "L5 gl"]
    assert position["over"] and position["winners"] == [0] and position["round"] == 10


def test_solo_heroic() -> None:
    """SO4: play goes on while a skeleton is left, without draws."""
    oracle = begin({**SOLO, "heroic": True, "draw": 3}, {"hero": "e5", "skeletons": ["a4 e gl"]}, round=10)
    position = steps(oracle, "pass")
    assert not position["over"] and position["round"] == 11
    oracle = begin({**SOLO, "heroic": True, "draw": 3}, {"hero": "e5", "skeletons": ["d5 e gl"]}, round=10)
    assert steps(oracle, "pass")["winners"] == [0]


# Co-op.


def test_coop_tower_stops_one() -> None:
    """CO7, CO12: the first to arrive; the next goes on over the ruin's arrow; or meets the hero there."""
    board = {"hero": "e5", "skeletons": ["a2 e gl", "a2 e rl"]}
    oracle = begin({**COOP, "order": "ask"}, board)
    oracle.step({0: "pass"})
    oracle.step({1: "pass"})
    assert sorted(oracle.legal()[0]) == ["first gl", "first rl"]
    oracle.step({0: "first gl"})
    position = oracle.position()
    assert seat0(position, "towers") == ["b4", "d2", "d4"] and seat0(position, "skeletons") == ["b2 n rl"]
    position = coop_round(begin(COOP, {**board, "hero": "b2"}))
    assert seat0(position, "towers") == ["b4", "d2", "d4"] and seat0(position, "skeletons") == []


def coop_round(oracle: Oracle) -> dict[str, Any]:
    """Everybody passes in the trap phase."""
    while oracle.position()["phase"] == "trap":
        oracle.step({seat: "pass" for seat in oracle.legal()})
    return oracle.position()


def test_coop_capital() -> None:
    """CO2, CO9: lost with the last house, at the end of the phase."""
    position = coop_round(begin(COOP, {"hero": "e5", "skeletons": ["a5 n gl"]}, capital=1))
    assert position["over"] and position["winners"] == [] and position["capital"] == 0
    assert position["scores"] == [0, 0] and position["eliminated"] == []


COOP_CHIEFS = {**COOP, "chiefs": True}
LEAVE, FRIEND, ARTIFICER = "a5 n gl", "b5 n rl friend", "c5 n pl artificer"


@pytest.mark.parametrize(
    ("capital", "first", "second", "left"),
    [
        (1, [LEAVE], [FRIEND], 1),
        (2, [FRIEND], [LEAVE], 2),  # the friend is not wasted, though the capital was whole when it came
        (2, [FRIEND], [], 2),
        (1, [FRIEND, "b5 n bt friend"], [], 2),
        (2, [ARTIFICER], [FRIEND], 1),
        (2, [ARTIFICER, "c5 n gl ghost"], [FRIEND], 0),
        (1, [LEAVE, LEAVE, LEAVE], [FRIEND], 0),
    ],
)
def test_capital_is_settled_together(capital: int, first: list[str], second: list[str], left: int) -> None:
    """CO13, CH1, CH3: houses - d + f, never more than at the beginning, from whichever board; lost at 0."""
    boards = [{"hero": "e4", "skeletons": skeletons} for skeletons in (first, second)]
    for k in (0, 1):
        position = coop_round(begin(COOP_CHIEFS, boards[k], boards[1 - k], capital=capital))
        assert position["capital"] == left and position["over"] == (left == 0)


def test_capital_shows_the_houses_of_the_beginning() -> None:
    """CO13: until the end of the phase, though those who entered are gone."""
    board = {"hero": "e4", "traps": ["e1 dragon"], "skeletons": [LEAVE, "d1 e pl"]}
    oracle = begin({**COOP, "order": "ask"}, board)
    coop_round(oracle)
    oracle.step({0: "advance a5 n"})
    position = oracle.position()
    assert (
        position["capital"] == 2 and seat0(position, "skeletons") == ["d1 e pl"] and position["bag"].count("gl") == 12
    )
    assert oracle.observation(0, "compact")["capital"] == [2]
    oracle.step({0: "flee n"})
    assert oracle.position()["capital"] == 1 and oracle.position()["round"] == 2


def test_capital_in_phase_2() -> None:
    """CO13, DRA3, CO9: chased there by a dragon: settled when all have had their turn; the loss stands."""
    board = {"hero": "e4", "skeletons": ["a5 e gl", "b5 n rl friend"]}
    oracle = begin(COOP_CHIEFS, board, supply=["dragon"], capital=1)
    oracle.step({0: "place dragon a5"})
    oracle.step({0: "flee n"})
    assert oracle.position()["capital"] == 1 and list(oracle.legal()) == [1]
    assert oracle.observation(1, "complete")["capital"] == [1]
    oracle.step({1: "pass"})
    position = oracle.position()
    assert position["over"] and position["winners"] == [] and position["capital"] == 1  # the friend of phase 3


def test_emperor_in_the_capital() -> None:
    """CO13, CH10: he loses the game at once, and burns nothing."""
    board = {"hero": "e4", "skeletons": ["a5 n rt emperor"]}
    position = coop_round(begin(COOP_CHIEFS, board))
    assert position["over"] and position["winners"] == [] and position["capital"] == 2


def test_coop_retrieved_trap() -> None:
    """CO6: seat (round - 1) mod n first; what it retrieves is not for others in this phase."""
    oracle = begin(COOP, {"traps": ["a1 wall/"]}, {}, round=2, supply=[])
    assert list(oracle.legal()) == [1]
    oracle.step({1: "pass"})
    oracle.step({0: "retrieve a1"})
    assert oracle.position()["supply"] == ["wall"]
    oracle = begin(COOP, {"traps": ["a1 wall/"]}, {}, round=1, supply=[])
    oracle.step({0: "retrieve a1"})
    assert oracle.legal() == {1: ["pass"]} and oracle.position()["supply"] == []


def coop_skeletons(board: dict[str, Any], order: str = "auto", **rest: Any) -> Oracle:
    """A co-op game with chiefs in which everybody has passed in the trap phase."""
    oracle = begin({**COOP, "chiefs": True, "order": order}, board, **rest)
    coop_round(oracle)
    return oracle


def test_friend_at_a_standing_tower() -> None:
    """CH4: it goes to the bag, the tower stands, nothing is rebuilt, nobody is asked."""
    position = coop_skeletons({"hero": "e5", "towers": ["b2", "b4"], "skeletons": ["a2 e rl friend"]}).position()
    assert position["round"] == 2 and seat0(position, "towers") == ["b2", "b4"]
    assert "rl friend" in position["bag"] and seat0(position, "skeletons") == []


def test_friend_rebuilds_a_ruin() -> None:
    """CH4: alone on an empty ruin, from anywhere: its own step, a spring, back to the ruin it left, a landing."""
    for board in (
        {"skeletons": ["a2 e rl friend"]},
        {"skeletons": ["b5 s rl friend"], "traps": ["b4 spring"], "towers": ["d2", "d4"]},
        {"skeletons": ["b2 n rl friend"], "traps": ["b3 wall/", "c3 wall\\", "c2 wall/"]},
    ):
        board = {"hero": "e5", "towers": ["b4"], **board}
        position = coop_skeletons(board).position()
        assert seat0(position, "towers") == sorted([*board["towers"], "b2"]), board
        assert "rl friend" in position["bag"] and seat0(position, "skeletons") == []
    oracle = begin(
        {**COOP, "chiefs": True}, {"hero": "e5", "towers": [], "skeletons": ["a2 n rl friend"]}, supply=["dragon"]
    )
    oracle.step({0: "place dragon a2"})
    oracle.step({0: "flee e"})
    assert seat0(oracle.position(), "towers") == ["b2"]
    oracle.step({1: "pass"})
    assert oracle.position()["over"] and oracle.position()["winners"] == []  # M13: the loss stands


def test_friend_passes_an_occupied_ruin() -> None:
    """CH4: a trap (also an exploded bomb), another skeleton or company, and it is as on an ordinary space."""
    friend = {"hero": "e5", "towers": ["b4"], "skeletons": ["a2 e rl friend"]}
    position = coop_skeletons({**friend, "traps": ["b2 bomb exploded"]}).position()
    assert seat0(position, "skeletons") == ["b2 n rl friend"] and seat0(position, "towers") == ["b4"]
    position = coop_skeletons({**friend, "skeletons": ["a2 e rl friend", "b2 w gl"]}).position()  # a2 is before b2
    assert seat0(position, "skeletons") == ["a2 w gl", "b2 n rl friend"]
    position = coop_skeletons({**friend, "skeletons": ["a2 e rl friend", "a2 n bl instructor", "a2 e gl"]}).position()
    assert seat0(position, "skeletons") == ["a3 n bl instructor", "a3 n gl", "a3 n rl friend"]
    position = coop_skeletons({**friend, "skeletons": ["a2 e rl friend", "a2 e bl instructor"]}).position()
    assert seat0(position, "skeletons") == ["b2 n bl instructor", "b2 n rl friend"]
    position = coop_skeletons({**friend, "hero": "b2"}).position()
    assert seat0(position, "skeletons") == [] and seat0(position, "towers") == ["b4"]
    # The instructor brings the tower down; the friend arrived in company and goes on.
    board = {"hero": "e5", "skeletons": ["a2 e rl friend", "a2 e bl instructor"]}
    oracle = coop_skeletons(board, order="ask")
    oracle.step({0: "first bl instructor"})
    assert sorted(oracle.legal()[0]) == ["stop bl instructor", "stop rl friend"]
    oracle.step({0: "stop bl instructor"})
    assert seat0(oracle.position(), "skeletons") == ["b2 n rl friend"]


# Chiefs.

CHIEFS = {**VERSUS, "chiefs": True}


def test_chiefs_at_the_buildings() -> None:
    """CH1, CH3, CH7: two floors; one restored; the ghost comes back."""
    board = {"hero": "e5", "floors": 3, "houses": 4}
    board["skeletons"] = ["b3 e pl artificer", "a1 s rl friend", "e1 s gl ghost"]
    position = steps(begin(CHIEFS, board), "pass")
    assert (seat0(position, "floors"), seat0(position, "houses")) == (1, 4)
    assert seat0(position, "forest") == ["L5 gl ghost"] and "rl friend" in position["bag"]


def test_instructor() -> None:
    """CH5, CH6: all on the space go with it, through a portal to its home."""
    board = {"hero": "e5", "traps": ["b3 portal"], "skeletons": ["a3 e bl instructor", "a3 n gl", "a3 n pl black"]}
    position = steps(begin(CHIEFS, board), "pass")
    assert seat0(position, "forest") == ["L4 bl instructor", "L4 gl"]
    assert seat0(position, "skeletons") == ["a3 n pl"]


def test_instructor_takes_along_even_when_stopped() -> None:
    """CH5, BAR1: stopped, but turned."""
    board = {"hero": "e5", "traps": ["b3 barricade"], "skeletons": ["a3 e bl instructor", "a3 n gl"]}
    position = steps(begin(CHIEFS, board), "pass")
    assert seat0(position, "skeletons") == ["a3 e bl instructor", "a3 e gl"]


def test_saboteur() -> None:
    """CH8, CH9: the labyrinth is gone, and the saboteur in the bag; a bomb stays."""
    board = {"hero": "e5", "traps": ["b3 labyrinth:white", "e2 bomb"]}
    board["skeletons"] = ["a3 e gt saboteur", "e1 n pl saboteur"]
    with pytest.raises(ValueError):
        begin(CHIEFS, board)  # the left one of the saboteurs is purple + 5: purple; the top one yellow
    board["skeletons"] = ["a3 e yt saboteur", "e1 n pl saboteur"]
    position = steps(begin(CHIEFS, board), "pass")
    assert seat0(position, "traps") == ["e2 bomb exploded"] and seat0(position, "skeletons") == []


def test_emperor() -> None:
    """CH10, CH11: lost by entering; killed, he takes the hero along."""
    position = steps(begin(CHIEFS, {"hero": "e5", "skeletons": ["c4 s rt emperor"]}), "pass")
    assert position["over"] and position["eliminated"] == [0] and seat0(position, "floors") == 4
    assert "rt emperor" not in position["bag"]
    board = {"hero": "b2", "weapon": "sword", "skeletons": ["a2 e rt emperor", "b1 n gl", "b3 s gl", "b3 s pl"]}
    position = steps(begin(CHIEFS, board), "pass")
    # a2 comes after b1 in the order of spaces, before b3: only the one from b1 meets the hero as well
    assert seat0(position, "hero") == "none" and seat0(position, "skeletons") == ["b2 s gl", "b2 s pl"]


def test_necromancer_draws_more() -> None:
    """CH2, A3: three more at once; the draws are given."""
    oracle = begin({**CHIEFS, "draw": 1}, {})
    with pytest.raises(ValueError):
        oracle.step({0: "pass", 1: "pass"}, ["yl necromancer", "gl", "gl", "pt"])
    assert oracle.position()["round"] == 1 and oracle.position()["phase"] == "trap"
    with pytest.raises(ValueError):
        oracle.step({0: "pass", 1: "pass"}, ["yl necromancer", "gl", "gl", "yl necromancer", "rr"])
    oracle.step({0: "pass", 1: "pass"}, ["yl necromancer", "gl", "gl", "pt", "rr"])
    assert seat0(oracle.position(), "forest") == ["L2 yl necromancer", "L5 gl", "L5 gl", "Ta pt"]
    assert seat1(oracle.position(), "forest") == ["R3 rr"]


def test_order_of_single_skeletons() -> None:
    """M1, M12: in a stack with a chief the owner says who is first, and then everything is asked again."""
    board = {"hero": "e5", "skeletons": ["a3 e gl", "a3 e gl", "a3 e gl ghost", "a3 e rt emperor", "d1 w pl"]}
    oracle = begin({**CHIEFS, "order": "ask"}, board)
    oracle.step({0: "pass", 1: "pass"})
    assert sorted(oracle.legal()[0]) == ["advance a3 e", "advance d1 w"]
    oracle.step({0: "advance a3 e"})
    assert sorted(oracle.legal()[0]) == ["first gl", "first gl ghost", "first rt emperor"]
    assert oracle.position()["phase"] == "skeletons"
    oracle.step({0: "first rt emperor"})
    assert "b3 e rt emperor black" in seat0(oracle.position(), "skeletons")
    assert sorted(oracle.legal()[0]) == ["advance a3 e", "advance d1 w"]
    oracle.step({0: "advance d1 w"})
    assert sorted(oracle.legal()[0]) == ["first gl", "first gl ghost"]  # the last stack: nobody asks which
    oracle.step({0: "first gl"})
    assert sorted(oracle.legal()[0]) == ["first gl", "first gl ghost"]
    oracle.step({0: "first gl ghost"})
    assert oracle.position()["round"] == 2


@pytest.mark.parametrize(
    ("order", "skeletons"),
    [
        ("ask", ["a3 e gl", "a3 e pl", "a4 e yl"]),
        ("ask", ["a3 e gl ghost", "a3 e pl black", "a4 e gl black"]),
        ("ask", ["a3 e gl ghost black", "a3 e pl", "a4 e gl"]),
        ("auto", ["a3 e gl", "a3 e gl ghost", "a3 e rt emperor", "a4 e gl"]),
    ],
)
def test_nobody_is_asked(order: str, skeletons: list[str]) -> None:
    """M12: no chief, one token still to move, no chief still to move, or order = auto."""
    oracle = begin({**CHIEFS, "order": order}, {"hero": "e5", "skeletons": skeletons})
    oracle.step({0: "pass", 1: "pass"})
    assert oracle.position()["round"] == 2


def test_first_in_a_slot_with_an_instructor() -> None:
    """M12, CH5: a slot has no group, so its tokens are named one by one."""
    board = {"hero": "e5", "forest": ["L3 bl instructor", "L3 gl", "L3 yl"]}
    oracle = begin({**CHIEFS, "order": "ask"}, board)
    oracle.step({0: "pass", 1: "pass"})
    assert sorted(oracle.legal()[0]) == ["first bl instructor", "first gl", "first yl"]
    oracle.step({0: "first bl instructor"})  # no chief is left: gl and yl move in the automatic order
    assert seat0(oracle.position(), "skeletons") == ["a3 e bl instructor", "a3 e gl", "a3 e yl"]


def test_first_decides_whom_a_coop_tower_stops() -> None:
    """M12, CO7, CH4: the owner names one after the other, plain ones too; the tower stops the first to harm it."""
    skeletons = ["a2 e rl friend", "a2 e gl", "a2 e pl"]
    oracle = coop_skeletons({"hero": "e5", "skeletons": skeletons}, order="ask")
    assert sorted(oracle.legal()[0]) == ["first gl", "first pl", "first rl friend"]
    oracle.step({0: "first rl friend"})
    assert seat0(oracle.position(), "towers") == ["b2", "b4", "d2", "d4"]
    assert sorted(oracle.legal()[0]) == ["first gl", "first pl"]
    oracle.step({0: "first pl"})
    assert seat0(oracle.position(), "skeletons") == ["b2 n gl"]
    oracle = coop_skeletons({"hero": "e5", "skeletons": skeletons[:2]}, order="ask")
    oracle.step({0: "first gl"})  # the friend is left alone, and rebuilds what gl tore down
    assert seat0(oracle.position(), "towers") == ["b2", "b4", "d2", "d4"] and oracle.position()["round"] == 2


def test_order_is_asked_for_only_where_it_matters() -> None:
    """M12: order = ask, and a chief of this board is still to move, be it in a slot; in co-op to the end."""
    board: dict[str, Any] = {"hero": "e5", "skeletons": ["a3 e gl", "a3 n gl"], "forest": ["gl"]}
    other = {"skeletons": ["a3 e gl ghost"]}
    assert steps(begin({**VERSUS, "order": "ask"}, board), "pass")["round"] == 2
    assert steps(begin({**CHIEFS, "order": "ask"}, board, other), "pass")["round"] == 2
    oracle = begin({**CHIEFS, "order": "ask"}, {**board, "forest": ["gl ghost"]})
    oracle.step({0: "pass", 1: "pass"})
    assert sorted(oracle.legal()[0]) == ["advance L5", "advance a3 e", "advance a3 n"]
    oracle.step({0: "advance a3 n"})
    assert sorted(oracle.legal()[0]) == ["advance L5", "advance a3 e"]
    oracle.step({0: "advance L5"})
    assert oracle.position()["round"] == 2
    oracle = begin({**COOP, "order": "ask"}, board)
    coop_round(oracle)
    oracle.step({0: "advance L5"})
    assert sorted(oracle.legal()[0]) == ["advance a3 e", "advance a3 n"]


def test_stack_of_equals_is_split() -> None:
    """M1, M12: one of two equals, then another stack, then the other one, who finds the tower gone."""
    board = {"hero": "e5", "skeletons": ["a2 e gl", "a2 e gl", "b1 n pl"]}
    oracle = begin({**COOP, "order": "ask"}, board)
    coop_round(oracle)
    assert sorted(oracle.legal()[0]) == ["advance a2 e", "advance b1 n"]
    oracle.step({0: "advance a2 e"})
    assert seat0(oracle.position(), "skeletons") == ["a2 e gl", "b1 n pl"]
    assert seat0(oracle.position(), "towers") == ["b4", "d2", "d4"]
    assert sorted(oracle.legal()[0]) == ["advance a2 e", "advance b1 n"]
    oracle.step({0: "advance b1 n"})  # one stack of one type is left: nobody is asked
    assert seat0(oracle.position(), "skeletons") == ["b2 n gl", "b2 n pl"] and oracle.position()["round"] == 2


def test_before_the_instructor() -> None:
    """M12, CH5: one that shares its space and facing goes first, by itself; the rest follow the instructor."""
    board = {"hero": "e5", "traps": ["b3 dragon"]}
    board["skeletons"] = ["a3 e bl instructor", "a3 e gl", "a3 e gl", "a3 n pl"]
    oracle = begin({**CHIEFS, "order": "ask"}, board)
    oracle.step({0: "pass", 1: "pass"})
    for text in ("advance a3 e", "first gl", "flee s"):
        oracle.step({0: text})
    assert seat0(oracle.position(), "skeletons") == ["a3 e bl instructor", "a3 e gl", "a3 n pl", "b2 s gl black"]
    position = steps(oracle, "advance a3 e", "first bl instructor", "flee n")
    assert seat0(position, "skeletons") == ["b2 s gl", "b4 n bl instructor", "b4 n gl", "b4 n pl"]


def test_two_instructors_in_the_order_of_choice() -> None:
    """M12, CH5: the one that is named leads; there is no `lead`."""
    board = {"hero": "e5", "skeletons": ["a3 e bl instructor", "a3 n gt instructor", "a3 s pl"]}
    oracle = begin({**CHIEFS, "order": "ask"}, board)
    oracle.step({0: "pass", 1: "pass"})
    assert sorted(oracle.legal()[0]) == ["advance a3 e", "advance a3 n", "advance a3 s"]
    position = steps(oracle, "advance a3 n")
    assert seat0(position, "skeletons") == ["a4 n bl instructor", "a4 n gt instructor", "a4 n pl"]
    board = {"hero": "e5", "skeletons": ["a3 e bl instructor", "a3 e gt instructor"], "traps": ["b3 portal"]}
    oracle = begin({**CHIEFS, "order": "ask"}, board)
    oracle.step({0: "pass", 1: "pass"})
    assert sorted(oracle.legal()[0]) == ["first bl instructor", "first gt instructor"]
    assert seat0(steps(oracle, "first gt instructor"), "forest") == ["Te bl instructor", "Te gt instructor"]


def test_stack_that_comes_by_a_dragon() -> None:
    """M12, CO7, DRA1: the one who is named flees first, and the tower stops that one."""
    board = {"hero": "e5", "traps": ["a2 dragon"], "skeletons": ["a1 n gl", "a1 n pl"]}
    oracle = begin({**COOP, "order": "ask"}, board)
    coop_round(oracle)
    assert sorted(oracle.legal()[0]) == ["first gl", "first pl"]
    for text in ("first gl", "flee e", "flee e"):
        oracle.step({0: text})
    position = oracle.position()
    assert seat0(position, "skeletons") == ["b2 n pl"] and seat0(position, "towers") == ["b4", "d2", "d4"]


def subjects(oracle: Oracle, encoding: str) -> list[int]:
    """The places that the question to seat 0 is about, as an observation has them."""
    return [place for place, told in enumerate(oracle.observation(0, encoding)["subject"]) if told]


def test_what_a_learner_is_told_of_the_order() -> None:
    """M12: plain tokens can be named on the co-op board; the observation tells the stack's place."""
    oracle = begin({**COOP, "order": "ask"}, {"hero": "e5", "skeletons": ["a2 e gl", "a2 e pl", "b1 n pl"]})
    coop_round(oracle)
    assert (oracle.question(0), subjects(oracle, "compact")) == ("advance", [])
    oracle.step({0: "advance a2 e"})
    assert oracle.question(0) == "first"
    assert subjects(oracle, "compact") == subjects(oracle, "complete") == [data.SPACES.index("a2")]
    legal = [text for text, allowed in zip(oracle.actions(0), oracle.mask(0), strict=True) if allowed]
    assert legal == ["first pl", "first gl"]


def test_no_group_in_a_slot() -> None:
    """CH5: each goes by itself, and the stack comes in its turn among the slots."""
    board = {"hero": "e5", "traps": ["a3 dragon"], "forest": ["L3 bl instructor", "L3 gl"]}
    oracle = begin(CHIEFS, board)
    oracle.step({0: "pass", 1: "pass"})
    oracle.step({0: "flee n"})  # bl: blue comes before green
    assert seat0(oracle.position(), "skeletons") == ["a4 n bl instructor black"]
    assert seat0(oracle.position(), "forest") == ["L3 gl"]
    assert seat0(steps(oracle, "flee e"), "skeletons") == ["a4 n bl instructor", "b3 e gl"]
    # On two slots nobody leads: both are still to move with order = ask, and L1 comes before L3 with auto.
    board = {"hero": "e5", "traps": ["a1 dragon", "a3 dragon"], "forest": ["L3 bl instructor", "L1 gl"]}
    oracle = begin(CHIEFS, board)
    oracle.step({0: "pass", 1: "pass"})
    oracle.step({0: "flee e"})
    assert seat0(oracle.position(), "forest") == ["L3 bl instructor"]


@pytest.mark.parametrize(
    "traps",
    [
        ["a2 barricade"],
        ["a2 wall/", "b2 barricade"],
        ["a1 labyrinth:black"],
        ["a2 spring", "a4 wall/", "b4 wall\\", "b3 wall/", "a3 wall\\"],  # thrown into a circle
    ],
)
def test_group_keeps_its_leaders_facing_whatever_happens(traps: list[str]) -> None:
    """CH5, BAR1, BAR2, M11, LAB1: turned when it sets out, also if it stays where it is."""
    skeletons = ["a1 n bl instructor", "a1 e gl", "a1 s pl"]
    position = steps(begin(CHIEFS, {"hero": "e5", "traps": traps, "skeletons": skeletons}), "pass")
    assert seat0(position, "skeletons") == ["a1 n bl instructor", "a1 n gl", "a1 n pl"]


def test_group_that_cannot_flee_a_landing() -> None:
    """CH5, DRA2, M11: they flee to another dragon all of whose other ways are barred: they stay, turned."""
    fence = ["b3 barricade", "a2 barricade", "c2 barricade", "b2 dragon"]
    board: dict[str, Any] = {"hero": "e5", "traps": fence, "supply": ["dragon"]}
    board["skeletons"] = ["b1 e bl instructor", "b1 n gl", "b1 s pl black"]
    oracle = begin(CHIEFS, board)
    steps(oracle, "place dragon b1")
    assert seat0(oracle.position(), "skeletons") == sorted(board["skeletons"])  # shown as they stood
    position = steps(oracle, "flee n")
    assert seat0(position, "skeletons") == ["b1 e bl instructor", "b1 e gl", "b1 e pl"]  # all show black: round 2
    assert seat0(position, "traps") == sorted(["b1 dragon damaged", "b2 dragon damaged", *fence[:3]])


def test_two_instructors() -> None:
    """CH5: the owner names the leader, also without order = ask."""
    board = {"hero": "e5", "skeletons": ["a3 e bl instructor", "a3 n gt instructor", "a3 s pl"]}
    oracle = begin(CHIEFS, board)
    oracle.step({0: "pass", 1: "pass"})
    assert sorted(oracle.legal()[0]) == ["lead bl", "lead gt"]
    assert seat0(oracle.position(), "skeletons") == ["a3 e bl instructor", "a3 n gt instructor", "a3 s pl"]
    oracle.step({0: "lead gt"})
    assert seat0(oracle.position(), "skeletons") == ["a4 n bl instructor", "a4 n gt instructor", "a4 n pl"]


def test_landing_on_an_instructor() -> None:
    """CH5, CH6, DRA3: all flee as one, with one forest target."""
    board = {"hero": "e5", "supply": ["dragon"], "skeletons": ["d5 e bl instructor", "d5 n gl", "d5 s pl"]}
    oracle = begin({**THREE, "chiefs": True}, board)
    steps(oracle, "place dragon d5", "flee n")
    assert oracle.legal() == {0: ["send p1", "send p2"]} and oracle.position()["phase"] == "trap"
    assert seat0(oracle.position(), "skeletons") == ["d5 e bl instructor", "d5 n gl", "d5 s pl"]
    position = steps(oracle, "send p2")
    assert position["board"][2]["forest"] == ["L1 pl", "L4 bl instructor", "L5 gl"]


def test_order_of_a_landing() -> None:
    """M12, DRA3: one at a time, while a chief is among those left and their types differ."""
    board = {"hero": "e5", "supply": ["dragon"]}
    board["skeletons"] = ["a2 n rl friend", "a2 e gl", "a2 s gl black", "a2 w pl", "a2 w yl"]
    oracle = begin({**CHIEFS, "order": "ask"}, board)
    steps(oracle, "place dragon a2")
    assert sorted(oracle.legal()[0]) == ["first gl", "first pl", "first rl friend", "first yl"]
    assert oracle.position()["phase"] == "trap" and subjects(oracle, "complete") == [data.SPACES.index("a2")]
    steps(oracle, "first gl", "flee n")
    assert sorted(oracle.legal()[0]) == ["first gl", "first pl", "first rl friend", "first yl"]
    assert "a2 s gl black" in seat0(oracle.position(), "skeletons")  # of two alike the one that faces e went
    steps(oracle, "first rl friend")
    assert sorted(oracle.legal()[0]) == ["flee e", "flee n", "flee s", "flee w"]
    steps(oracle, "flee e")  # no chief is left: gl, pl, yl are asked where to flee, not who
    steps(oracle, "flee s", "flee n", "flee n")
    assert oracle.position()["round"] == 2
    assert seat0(oracle.position(), "skeletons") == ["a1 s gl", "a3 n gl", "a3 n pl", "a3 n yl", "b2 e rl friend"]


@pytest.mark.parametrize(
    ("options", "skeletons", "question"),
    [
        ({**CHIEFS, "order": "ask"}, ["a2 n gl", "a2 e pl"], "flee"),
        ({**CHIEFS, "order": "ask"}, ["a2 n gl ghost"], "flee"),
        ({**CHIEFS, "order": "ask"}, ["a2 n gl ghost", "a2 n bl instructor"], "flee"),
        ({**CHIEFS, "order": "ask"}, ["a2 n gt instructor", "a2 n bl instructor"], "lead"),
        (CHIEFS, ["a2 n gl ghost", "a2 e pl"], "flee"),
        ({**COOP, "order": "ask"}, ["a2 n gl", "a2 e pl"], "first"),
        ({**COOP, "order": "ask"}, ["a2 n gl", "a2 e gl"], "flee"),
    ],
)
def test_who_is_asked_for_at_a_landing(options: dict[str, Any], skeletons: list[str], question: str) -> None:
    """M12, CH5: different types, in co-op or with a chief; with an instructor they are one group."""
    oracle = begin(options, {"hero": "e5", "supply": ["dragon"], "skeletons": skeletons}, supply=["dragon"])
    steps(oracle, "place dragon a2")
    assert oracle.question(0) == question


def test_order_of_a_landing_decides_the_tower() -> None:
    """M12, DRA3, CO7: who flees first is stopped; one that cannot flee stays and is not asked for again."""
    board = {"hero": "e5", "skeletons": ["a2 n gl", "a2 n pl"]}
    oracle = begin({**COOP, "order": "ask"}, board, supply=["dragon"])
    for text in ("place dragon a2", "first gl", "flee e", "flee e"):
        oracle.step({0: text})
    assert seat0(oracle.position(), "skeletons") == ["b2 n pl black"] and list(oracle.legal()) == [1]
    board |= {"towers": ["b4"], "traps": ["b2 dragon", "b1 barricade", "b3 barricade", "c2 barricade"]}
    oracle = begin({**COOP, "order": "ask"}, board, supply=["dragon"])
    for text in ("place dragon a2", "first pl", "flee e"):
        oracle.step({0: text})
    assert "a2 n pl black" in seat0(oracle.position(), "skeletons")
    assert oracle.question(0) == "flee"  # gl


def test_group_on_a_coop_tower() -> None:
    """CH4, CH6, CO7: a stopped friend leaves the tower to the next member; the rest stand on the ruin."""
    skeletons = ["a2 e bl instructor", "a2 e rl friend", "a2 e gl", "a2 e yl"]
    oracle = begin({**COOP, "chiefs": True, "order": "ask"}, {"hero": "e5", "skeletons": skeletons})
    coop_round(oracle)
    assert sorted(oracle.legal()[0]) == ["first bl instructor", "first gl", "first rl friend", "first yl"]
    oracle.step({0: "first bl instructor"})
    assert sorted(oracle.legal()[0]) == ["stop bl instructor", "stop gl", "stop rl friend", "stop yl"]
    oracle.step({0: "stop rl friend"})
    assert sorted(oracle.legal()[0]) == ["stop bl instructor", "stop gl", "stop yl"]
    oracle.step({0: "stop bl instructor"})
    position = oracle.position()
    assert seat0(position, "skeletons") == ["b2 n gl", "b2 n yl"] and seat0(position, "towers") == ["b4", "d2", "d4"]


def test_friend_stays_helpless() -> None:
    """CH3, M13: neither beyond the beginning nor after the fall."""
    position = steps(begin(CHIEFS, {"hero": "e5", "skeletons": ["b3 e rl friend"]}), "pass")
    assert seat0(position, "floors") == 4
    position = steps(begin(CHIEFS, {"hero": "e5", "floors": 1, "skeletons": ["b3 e gl", "c4 s bt friend"]}), "pass")
    assert seat0(position, "floors") == 0 and position["eliminated"] == [0]


def test_saboteur_on_a_treasure() -> None:
    """CH8: stepping onto a treasure is triggering: it is gone, and the saboteur goes to the bag; others stay."""
    board = {"hero": "e5", "traps": ["b1 treasure"], "skeletons": ["a1 e pl saboteur", "c1 w gl"]}
    position = steps(begin(CHIEFS, board), "pass")
    assert seat0(position, "traps") == [] and seat0(position, "skeletons") == ["b1 w gl"]
    assert "pl saboteur" in position["bag"]
    # One that stands there frozen, or met the hero there, has not stepped onto it.
    board = {"hero": "e5", "traps": ["b1 treasure"], "skeletons": ["b1 e pl saboteur black"]}
    position = steps(begin(CHIEFS, board), "pass")
    assert seat0(position, "traps") == [] and seat0(position, "skeletons") == ["b1 e pl saboteur"]
    board = {"hero": "b1", "traps": ["b1 treasure"], "skeletons": ["a1 e pl saboteur"]}
    assert seat0(steps(begin(CHIEFS, board), "pass"), "traps") == ["b1 treasure"]


def test_treasure_is_gone_though_a_weapon_intervenes() -> None:
    """CH8, WP1: the saboteur is shot, or the hero comes onto its treasure, after the movement."""
    mob = ["d3 e gl", "d3 e pl", "d3 e yl"]
    board: dict[str, Any] = {"hero": "e3", "traps": ["b1 treasure"], "skeletons": [*mob, "a1 e pl saboteur"]}
    position = steps(begin(CHIEFS, {**board, "weapon": "crossbow"}), "pass", "shoot b1")
    assert seat0(position, "traps") == [] and seat0(position, "skeletons") == []
    board |= {"traps": ["e2 treasure"], "skeletons": [*mob, "e1 n pl saboteur"], "weapon": "sword"}
    position = steps(begin(CHIEFS, board), "pass", "move e2")
    assert seat0(position, "traps") == [] and seat0(position, "hero") == "e2"


def test_emperor_on_coop_tower_spaces() -> None:
    """CH10: lost on any tower space, standing or ruin, alone or among others, labyrinth or not; he damages nothing."""
    for board in (
        {"skeletons": ["a2 e rt emperor"]},
        {"towers": ["b4", "d4"], "skeletons": ["a2 e rt emperor"]},
        {"towers": ["b4", "d4"], "traps": ["b2 labyrinth:white"], "skeletons": ["a2 e rt emperor"]},
        {"towers": ["b4", "d4"], "traps": ["b2 treasure"], "skeletons": ["a2 e rt emperor"]},
        {"towers": ["b4", "d4"], "traps": ["b2 bomb exploded"], "skeletons": ["a2 e rt emperor"]},
    ):
        position = coop_skeletons({"hero": "e5", **board}).position()
        assert position["over"] and position["winners"] == [] and "rt emperor" not in position["bag"], board
        assert seat0(position, "towers") == sorted(board.get("towers", ["b2", "d2", "b4", "d4"]))
        assert seat0(position, "skeletons") == []
    # In a group nobody can choose to have somebody else stopped instead: he is gone before that is asked.
    group = ["a2 e rt emperor", "a2 e bl instructor", "a2 e gl", "a2 e pl"]
    oracle = coop_skeletons({"hero": "e5", "skeletons": group}, order="ask")
    oracle.step({0: "first bl instructor"})
    assert sorted(oracle.legal()[0]) == ["stop bl instructor", "stop gl", "stop pl"]
    assert "a2 e rt emperor" not in seat0(oracle.position(), "skeletons")
    oracle.step({0: "stop gl"})
    assert oracle.position()["over"] and oracle.position()["winners"] == []
    assert seat0(oracle.position(), "skeletons") == ["b2 n bl instructor black", "b2 n pl black"]
    position = coop_skeletons({"hero": "e5", "towers": ["b4"], "skeletons": group}).position()
    assert position["over"] and len(seat0(position, "skeletons")) == 3


def test_emperor_kept_from_a_ruin() -> None:
    """CH10: a trap that sends him away or destroys him acts first, and the hero too; to stand there is no arrival."""
    ruin = {"hero": "e5", "towers": ["b4", "d4"], "skeletons": ["b3 s rt emperor"]}
    for trap in ("wall/", "spring", "catapult", "hearse", "portal", "bomb", "barricade"):
        assert not coop_skeletons({**ruin, "traps": [f"b2 {trap}"]}).position()["over"], trap
    oracle = coop_skeletons({**ruin, "traps": ["b2 dragon"]})
    oracle.step({0: "flee n"})
    assert not oracle.position()["over"]
    position = coop_skeletons({**ruin, "hero": "b2"}).position()
    assert not position["over"] and seat0(position, "hero") == "none"
    position = coop_skeletons({**ruin, "skeletons": ["b2 n rt emperor black"]}).position()
    assert not position["over"] and seat0(position, "skeletons") == ["b2 n rt emperor"]


def test_saboteur_leaves_any_cemetery() -> None:
    """CH8: sent away by the catapult it breaks, it ends in the bag; one that did nothing stays."""
    board = {"hero": "e5", "traps": ["b1 catapult"], "skeletons": ["a1 e pl saboteur", "a4 e yt saboteur"]}
    position = steps(begin(CHIEFS, board), "pass")
    assert seat0(position, "traps") == [] and seat1(position, "forest") == []
    assert "pl saboteur" in position["bag"] and seat0(position, "skeletons") == ["b4 e yt saboteur"]


def test_order_of_a_stack_decides_the_tower() -> None:
    """CO7, M12, SPR1: who is thrown onto the tower first; with auto nobody is asked."""
    board = {"hero": "e5", "traps": ["b2 spring"], "towers": ["b4"], "skeletons": ["b1 n gl", "b1 n pl"]}
    oracle = begin({**COOP, "order": "ask"}, board)
    coop_round(oracle)
    assert sorted(oracle.legal()[0]) == ["first gl", "first pl"]
    oracle.step({0: "first gl"})
    assert seat0(oracle.position(), "skeletons") == ["b4 n pl black"] and oracle.position()["over"]
    position = coop_round(begin(COOP, board))
    assert seat0(position, "skeletons") == ["b4 n gl black"]


def test_trap_used_in_both_phases() -> None:
    """M10: a catapult that catches in phases 2 and 3 keeps its target and is turned once."""
    board = {"hero": "e5", "supply": ["dragon"], "traps": ["b2 catapult"], "skeletons": ["a2 n gl", "b1 n pl"]}
    oracle = begin(THREE, board)
    position = steps(oracle, "place dragon a2", "flee e", "send p2")
    assert position["round"] == 2 and position["board"][2]["forest"] == ["L1 pl", "L5 gl"]
    assert seat0(position, "traps") == ["a2 dragon damaged", "b2 catapult damaged"]


def test_bomb_reached_in_phase_2() -> None:
    """BOM1: it serves on in phase 3 and explodes at its end."""
    board = {"hero": "e5", "supply": ["dragon"], "traps": ["b2 bomb"], "skeletons": ["a2 n gl", "b1 n pl"]}
    oracle = begin(VERSUS, board)
    oracle.step({0: "place dragon a2", 1: "pass"})
    position = steps(oracle, "flee e")
    assert seat0(position, "skeletons") == [] and position["round"] == 2
    assert seat0(position, "traps") == ["a2 dragon damaged", "b2 bomb exploded"]


# Set-up.


@pytest.mark.parametrize(
    ("mode", "tokens", "wrong"),
    [
        ("versus", "pl, yl, bl, gl", ""),
        ("versus", "pl, yl, gl", "3 tokens"),
        ("versus", "pl, pl, bl, gl", "different symbols"),
        ("versus", "pl, yl, gl ghost, bl", ""),
        ("versus", "rl, yl, bl, gl", "red"),
        ("coop", "rl, yl, bl, gl", ""),
        ("versus", "pl, yl necromancer, bl, gl", "4 tokens"),
        ("versus", "pl, yl necromancer, bl, gl, gl, gl, gt", ""),
        ("versus", "pl, yl necromancer, bl, gl, gl, rl, gt", "red"),
        ("coop", "pl, yl necromancer, bl, gl, gl, rl, gt", ""),
        ("coop", "pl, yl necromancer, bl, bl, rt necromancer, bl, bl, bl, bl, bl", ""),
        ("coop", "pl, yl necromancer, bl, bl, bl, bl, bl", "bring the others"),
    ],
)
def test_what_a_set_up_can_be(mode: str, tokens: str, wrong: str) -> None:
    """S3, CO4, CH2: the check of a set-up knows good from bad."""
    found = fault({"mode": mode}, tokens.split(", "))
    assert wrong in found and bool(found) == bool(wrong)


def test_drawn_set_ups() -> None:
    """S3, CH2: chiefs come up, count by their symbol, and necromancers bring more, in chains too."""
    rng = random.Random(5)
    longest = 0
    kinds: set[str] = set()
    for k in range(3000):
        options = {"mode": "coop" if k % 2 else "versus", "chiefs": True}
        tokens = draw_forest(rng, options, full_bag(options))
        assert fault(options, tokens) == EXPLAINED
        longest = max(longest, len(tokens))
        kinds |= {token.partition(" ")[2] for token in tokens}
    assert longest >= 10 and kinds == {"", *data.KINDS}


# Interface.


def test_illegal_choices_change_nothing() -> None:
    oracle = begin(VERSUS, {}, phase="hero")
    before = oracle.position()
    for choices in ({0: "move c4"}, {0: "move c3", 1: "move c4"}, {0: "move c4", 1: "move c4", 2: "wait"}, {}):
        with pytest.raises(ValueError):
            oracle.step(choices)
    assert oracle.position() == before


def test_scenario(tmp_path: Path) -> None:
    """NOTATION: a file that passes, and one that does not."""
    text = """
title = "A wall turns skeletons"
[game]
mode = "versus"
players = 2
draw = 0
[position]
phase = "trap"
[[position.board]]
traps = ['b3 wall/']
skeletons = ["a3 e gl", "a3 e rt"]
[[step]]
p0 = "pass"
p1 = "pass"
[expect]
round = 2
[[expect.board]]
skeletons = ["b4 n rt black", "b4 n gl"]
traps = ['b3 wall/ damaged']
"""
    file = tmp_path / "one.toml"
    file.write_text(text)
    assert run_scenario(file) == []
    file.write_text(text.replace("round = 2", "round = 3").replace("rt black", "rt white"))
    assert len(run_scenario(file)) == 2


@pytest.mark.parametrize("seed", range(25))
def test_random_games(seed: int) -> None:
    """Tokens and tiles are conserved, choices are never empty nor double, positions can be loaded again."""
    play_one(random.Random(10_000 + seed))
