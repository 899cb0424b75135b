"""Who answers ``first`` (M12): the auto policy and the agents let nothing be wasted."""

from __future__ import annotations

from typing import Any

import pytest
from badbones_agents.bots.public_batch import choose_for
from badbones_agents.registry import make_agent

from badbones_env import Game

VERSUS = {"mode": "versus", "players": 2, "chiefs": True, "order": "ask", "draw": 0}
COOP = {"mode": "coop", "players": 2, "chiefs": True, "order": "ask", "draw": 0}
STEWARD = "passive"  # which leaves all but hero, trap and market to it
AGENTS = (STEWARD, "sentry", "greedy", "guardian", "search:simulations=40", "mcts:simulations=40")


def play_phase(game: dict[str, Any], board: dict[str, Any], name: str) -> tuple[list[str], dict[str, Any]]:
    """An agent answers what seat 0 is asked in phase 3 of a round; its answers, and the position afterwards."""
    played = Game.from_position(game, {"phase": "trap", "board": [board]})
    while played.position()["phase"] == "trap":
        played.step(dict.fromkeys(played.legal(), "pass"))
    agent = make_agent(name, seed=5)
    given: list[str] = []
    while played.position()["phase"] == "skeletons":
        given.append(choose_for(agent, played, 0))
        played.step({0: given[-1]})
    return given, played.position()["board"][0]


@pytest.mark.parametrize("agent", AGENTS)
def test_a_friend_comes_after_those_who_do_damage(agent: str) -> None:
    board = {"hero": "e5", "skeletons": ["c4 s rl friend", "c4 s pl"]}
    given, after = play_phase(VERSUS, board, agent)
    assert given == ["first pl"] and after["floors"] == 4
    board = {"hero": "e5", "skeletons": ["a1 s rl friend", "a1 s gl", "a1 s yt artificer"]}
    given, after = play_phase(VERSUS, board, agent)
    assert given[0] != "first rl friend" and after["houses"] == 3


@pytest.mark.parametrize("agent", AGENTS)
def test_a_friend_comes_before_the_last_floor_falls(agent: str) -> None:
    given, after = play_phase(VERSUS, {"hero": "e5", "floors": 1, "skeletons": ["c4 s bt friend", "c4 s pl"]}, agent)
    assert given == ["first bt friend"] and after["floors"] == 1


@pytest.mark.parametrize("agent", AGENTS)
def test_a_friend_rebuilds_a_coop_tower_behind_the_blow(agent: str) -> None:
    given, after = play_phase(COOP, {"hero": "e5", "skeletons": ["a2 e rl friend", "a2 e gl"]}, agent)
    assert given == ["first gl"] and len(after["towers"]) == 4


@pytest.mark.parametrize("agent", AGENTS)
def test_the_hero_strikes_before_the_emperor_comes(agent: str) -> None:
    board = {"hero": "d4", "skeletons": ["e4 w rt emperor", "e4 w gl", "e4 w bl", "e4 w gr friend"]}
    given, after = play_phase(VERSUS, board, agent)
    assert len(given) == 3 and "first rt emperor" not in given
    assert after["hero"] == "none" and after["skeletons"] == []


def test_the_auto_policy_looks_through_walls_and_springs() -> None:
    board = {"hero": "d4", "traps": ["e3 wall/", "e4 wall\\"], "skeletons": ["d3 e rt emperor", "d3 e gl"]}
    assert play_phase(VERSUS, board, STEWARD)[0] == ["first gl"]  # by e3 and e4 to the hero
    board = {"hero": "e5", "traps": ["c5 spring"], "skeletons": ["c4 n rl friend", "c4 n gl"]}
    assert play_phase(VERSUS, board, STEWARD)[0] == ["first gl"]  # out by the top: no building is meant
    board = {"hero": "e5", "floors": 3, "traps": ["a3 spring"], "forest": ["L3 rl friend", "L3 pl"]}
    given, after = play_phase(VERSUS, board, STEWARD)
    assert given == ["first rl friend"] and after["floors"] == 3  # onto the tower
