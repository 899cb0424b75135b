"""What is shown at the ends of the ranges: high counts, the first space, the middle of a landing.

Observations and masks are compared with the oracle's, the lists of the sparse encoding with the
position. They run against every mutant, too (``badbones dev mutate``).
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from badbones_env import Game, Simulator
from badbones_env.observation.dense import Observation
from tests.oracle import Oracle
from tests.tools.fuzz.differential import compare
from tests.unit.test_sparse import check_lists

Steps = list[dict[int, str]]
VERSUS: dict[str, Any] = {"mode": "versus", "players": 2, "draw": 0, "advanced": True}
BASE: dict[str, Any] = {"mode": "versus", "players": 2, "draw": 0}
CHIEFS = VERSUS | {"chiefs": True}
SOLO: dict[str, Any] = {"mode": "solo", "draw": 0}
COOP: dict[str, Any] = {"mode": "coop", "players": 2, "draw": 0}
RICH = ["dragon"] * 9 + ["wall"] * 12 + ["catapult"] * 12 + ["treasure"] * 6
PASS: Steps = [{0: "pass", 1: "pass"}]
TURNS: Steps = [{0: "pass"}, {1: "pass"}]
GROUP = [f"a1 n {model}" for model in ("pl", "pt", "pr", "yl", "yt", "yr", "gl")] + ["a1 n bl instructor"]
CASES: dict[str, tuple[dict[str, Any], dict[str, Any], Steps]] = {
    "rich and poor": (VERSUS, {"round": 40, "board": [{"supply": RICH}, {"floors": 1, "houses": 1}]}, []),
    "poor and rich": (VERSUS, {"round": 300, "board": [{"floors": 1, "houses": 1}, {"supply": RICH}]}, []),
    "eliminated": (VERSUS, {"phase": "trap", "board": [{"houses": 1, "skeletons": ["a1 s gl"]}]}, PASS),
    "many drawn": (BASE | {"draw": 20}, {"bag": []}, []),
    "full bag": (CHIEFS, {}, []),
    "market": (VERSUS, {"phase": "market", "board": [{"coins": 300}, {"coins": 21}]}, [{0: "buy axe"}, {1: "pass"}]),
    "market of six": (VERSUS | {"players": 6}, {"phase": "market", "board": [{"coins": 22}]}, []),
    "market of three": (VERSUS | {"players": 3}, {"phase": "market", "board": [{"coins": 9}] * 3}, [{0: "pass"}]),
    "market of one": (SOLO | {"advanced": True}, {"phase": "market", "board": [{"coins": 20}]}, [{0: "buy wall"}]),
    "purse": (COOP | {"advanced": True}, {"phase": "market", "purse": 300}, [{0: "buy wall"}, {1: "pass"}]),
    "small purse": (COOP | {"advanced": True}, {"phase": "market", "purse": 63}, [{0: "buy crossbow"}]),
    "team of six": (COOP | {"players": 6}, {"supply": ["wall"] * 9, "capital": 6}, []),
    "retrieved": (COOP, {"phase": "trap", "board": [{"traps": ["a1 wall/"]}]}, [{0: "retrieve a1"}]),
    "rounds to go": (SOLO | {"rounds": 40}, {"round": 2}, []),
    "last round": (SOLO | {"rounds": 3}, {"round": 3}, []),
    "heroic round": (SOLO | {"rounds": 3, "heroic": True}, {"round": 9, "board": [{"skeletons": ["a1 n gl"]}]}, []),
    "endless": (COOP | {"rounds": 0}, {"round": 16}, []),
    "black": (
        VERSUS,
        {"colour": "black", "board": [{"skeletons": ["a1 n pl", "a1 n pl white", "a1 n gl white"]}]},
        [],
    ),
    "dead": (CHIEFS, {"board": [{"cemetery": ["pl", "pl", "gl", "bl instructor"]}, {"cemetery": ["rr"] * 12}]}, []),
    "landing on a1": (
        VERSUS,
        {
            "phase": "trap",
            "board": [{"hero": "e5", "supply": ["dragon"], "skeletons": ["a1 n gl", "a1 e yl", "c1 n pl"]}],
        },
        [{0: "place dragon a1", 1: "pass"}, {0: "flee s"}],
    ),
    "landing on d4": (
        CHIEFS,
        {
            "phase": "trap",
            "board": [
                {
                    "hero": "e5",
                    "supply": ["dragon"],
                    "traps": ["e4 bomb"],
                    "skeletons": ["a1 n pl", "d4 n gl", "d4 e yl", "d4 e rl friend", "e1 n pl"],
                }
            ],
        },
        [{0: "place dragon d4", 1: "pass"}, {0: "flee e"}, {0: "flee n"}],
    ),
    "landing of a team": (
        COOP | {"order": "ask"},
        {
            "phase": "trap",
            "supply": ["dragon"],
            "board": [{"hero": "e5", "skeletons": ["a1 n pl", "a1 e gl", "a1 n yl"]}],
        },
        [{0: "place dragon a1"}, {0: "first pl"}, {0: "flee w"}],
    ),
    "group": (
        CHIEFS,
        {"phase": "trap", "board": [{"hero": "e5", "traps": ["a2 dragon"], "skeletons": [*GROUP, "c4 n gl"]}]},
        PASS,
    ),
    "two instructors": (
        CHIEFS,
        {
            "phase": "trap",
            "board": [{"hero": "e5", "skeletons": ["a1 n bl instructor", "a1 w gt instructor", "a1 e pl"]}],
        },
        PASS,
    ),
    "moved elsewhere": (
        VERSUS | {"players": 4},
        {"phase": "trap", "board": [{"traps": ["b5 catapult", "a5 hearse"], "skeletons": ["a4 n gl", "b4 n pl"]}]},
        [{seat: "pass" for seat in range(4)}, {0: "send p3"}],
    ),
    "many slain": (
        VERSUS,
        {"board": [{"hero": "a2", "weapon": "rapier", "skeletons": ["a1 n gl"] * 6 + ["b1 n pl", "b1 e yl"]}]},
        [{0: "move a1", 1: "move b2"}, {0: "turn b1"}, {0: "face w"}],
    ),
    "axe": (
        CHIEFS,
        {"board": [{"hero": "b1", "weapon": "axe", "skeletons": ["a1 n gl"] * 3 + ["a2 n pl", "b1 s rr", "b2 n bl"]}]},
        [{0: "move a1", 1: "move b2"}],
    ),
    "axe in the last corner": (
        CHIEFS,
        {"board": [{"hero": "d5", "weapon": "axe", "skeletons": ["e5 n gl"] * 3 + ["d5 n rr", "e4 n pl"]}]},
        [{0: "move e5", 1: "move b2"}],
    ),
    "axe next to a1": (
        VERSUS,
        {"board": [{"hero": "b1", "weapon": "axe", "skeletons": ["a1 n pl"] + ["a2 n gl"] * 3}]},
        [{0: "move a2", 1: "move b2"}],
    ),
    "axe next to nobody on a1": (
        VERSUS,
        {"board": [{"hero": "b1", "weapon": "axe", "skeletons": ["a2 n gl"] * 3 + ["a3 n yl"]}]},
        [{0: "move a2", 1: "move b2"}],
    ),
    "rapier and instructor": (
        CHIEFS,
        {"board": [{"hero": "b2", "weapon": "rapier", "skeletons": ["b1 s gl"] * 3 + ["a2 e bl instructor"]}]},
        [{0: "move b1", 1: "move b2"}, {0: "turn a2"}],
    ),
    "group of three": (
        CHIEFS,
        {"phase": "trap", "board": [{"hero": "e5", "traps": ["a2 dragon"], "skeletons": GROUP[-3:]}]},
        PASS,
    ),
    "morgenstern": (
        VERSUS,
        {"board": [{"hero": "b1", "weapon": "morgenstern", "skeletons": ["a1 n gl"] * 3 + ["a2 n pl"]}]},
        [{0: "move a1", 1: "move b2"}, {0: "sweep a2"}],
    ),
    "crossbow": (
        CHIEFS,
        {"board": [{"hero": "b1", "weapon": "crossbow", "skeletons": ["a1 n gl"] * 3 + ["a2 n pl", "a2 s rl friend"]}]},
        [{0: "move a1", 1: "move b2"}, {0: "shoot a2"}],
    ),
    "no hero": (CHIEFS, {"phase": "trap", "board": [{"hero": "none", "supply": ["bomb"]}, {"hero": "a1"}]}, []),
    "no tower": (COOP | {"players": 3}, {"board": [{"towers": ["b2"]}, {"towers": ["d4", "b4", "d2"]}]}, []),
}
CASES |= {
    f"tower in the corner, {phase}": (
        COOP | {"components": {"coop_board": {"towers": ["a1", "e5"], "ruin_arrows": []}}},
        {"phase": phase, "board": [{"towers": ["a1"]} | ({} if phase == "start" else {"hero": "a1"})]},
        [],
    )
    for phase in ("start", "hero", "trap")
}


@pytest.mark.parametrize("name", [name for name in CASES if "components" not in CASES[name][0]])
def test_what_learners_see(name: str) -> None:
    """Observations in both encodings, and masks, after every step."""
    game, position, steps = CASES[name]
    disagreement, made = compare(Oracle, game, position, seed=0, script=steps)
    assert disagreement is None and made == len(steps), disagreement


@pytest.mark.parametrize("encoding", ["compact", "complete"])
def test_tower_on_the_last_space(encoding: str) -> None:
    """On a board of one's own, which the oracle does not know."""
    options = COOP | {"components": {"coop_board": {"towers": ["a1", "e5"], "ruin_arrows": []}}}
    sim = Simulator(options, 1, observation=encoding)
    sim.states[:] = Game.from_position(options, {"board": [{"towers": ["e5"]}, {"towers": ["a1"]}]})._state
    sim.refresh()
    assert isinstance(sim.observation, Observation)
    towers = sim.observation.views(sim.observations)["board0/towers"][0]
    assert np.argwhere(towers).tolist() == [[0, 4, 4], [1, 0, 0]]


def test_a_move_that_is_over_is_shown_no_more() -> None:
    """The last entries of a single board are cleared, too, where they have been written before."""
    game = Game.from_position(SOLO, {"phase": "trap", "board": [{"traps": ["a2 dragon"], "skeletons": ["a1 n gl"]}]})
    sim = Simulator(game.config, 1, observation="complete")
    assert isinstance(sim.observation, Observation)
    for step, under_way in (("pass", True), ("flee e", False)):
        game.step({0: step})
        sim.states[:] = game._state
        sim.refresh()
        assert sim.observation.views(sim.observations)["board0/move"].any() == under_way


@pytest.mark.parametrize("name", CASES)
def test_lists(name: str) -> None:
    """Features and actions of the sparse encoding, after every step."""
    options, position, steps = CASES[name]
    game = Game.from_position(options, position)
    sim = Simulator(game.config, 1, observation="sparse", choices=True)
    for step in [{}, *steps]:
        if step:
            game.step(step)
        sim.states[:] = game._state
        sim.refresh()
        check_lists(sim, 0)
