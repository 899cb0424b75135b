"""The oracle's own tests: set-ups, interface, random play.

Its rules are tested by the scenarios, which run in engine and oracle (``tests/rules/test_scenarios.py``), and by the
comparison of both on random positions (``tests/rules/test_differential.py``).
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.oracle import Oracle, data
from tests.oracle.scenario import run_scenario
from tests.oracle.selfplay import play_one
from tests.oracle.setup import EXPLAINED, draw_forest, fault, full_bag


def test_what_a_learner_is_told_of_the_order() -> None:
    """M12: plain tokens can be named on the co-op board; the observation tells the stack's place."""
    game = {"mode": "coop", "players": 2, "draw": 0, "order": "ask"}
    board = {"hero": "e5", "skeletons": ["a2 e gl", "a2 e pl", "b1 n pl"]}
    oracle = Oracle.from_position(game, {"phase": "trap", "board": [board]})
    while oracle.question(0) != "advance":
        oracle.step({seat: "pass" for seat in oracle.legal()})
    assert subjects(oracle, "compact") == []
    oracle.step({0: "advance a2 e"})
    assert oracle.question(0) == "first"
    assert subjects(oracle, "compact") == subjects(oracle, "complete") == [data.SPACES.index("a2")]
    legal = [text for text, allowed in zip(oracle.actions(0), oracle.mask(0), strict=True) if allowed]
    assert legal == ["first pl", "first gl"]


def subjects(oracle: Oracle, encoding: str) -> list[int]:
    """The places that the question to seat 0 is about, as an observation has them."""
    return [place for place, flag in enumerate(oracle.observation(0, encoding)["subject"]) if flag]


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


def test_illegal_choices_change_nothing() -> None:
    oracle = Oracle.from_position({"mode": "versus", "players": 2, "draw": 0}, {"phase": "hero"})
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
