"""Engine and oracle agree on random positions; the fuzzer finds and shrinks a planted disagreement."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from badbones_env import Game
from badbones_env.text.scenario import Scenario
from tests.oracle import Oracle
from tests.oracle.setup import EXPLAINED, fault, full_bag
from tests.tools.fuzz.campaign import Comparer, Positions
from tests.tools.fuzz.differential import compare
from tests.tools.fuzz.positions import make
from tests.tools.fuzz.shrink import shrink, write_scenario

SEED = 7


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(30))
def test_agree(chunk: int) -> None:
    """100 positions a chunk; `badbones dev fuzz` does the same for as long as one likes."""
    done = Comparer(SEED, 10).do(Positions(100 * chunk, 100 * chunk + 100))
    assert done.steps > 300
    assert not done.disagreements, done.disagreements[0]


@pytest.mark.parametrize("mode", ["versus", "solo", "coop"])
def test_set_ups(mode: str) -> None:
    """S3, CO4: what stands in the forests of new games could have been drawn, as the oracle draws."""
    longest = 0
    kinds = set()
    for seed in range(250):
        game = Game(mode, seed=seed, chiefs=seed % 5 > 0)
        options = {"mode": mode, "chiefs": game.config.chiefs}
        for board in game.position()["board"]:
            tokens = [text.partition(" ")[2] for text in board["forest"]]
            assert fault(options, tokens) == EXPLAINED, (seed, tokens)
            assert [game.home_slot(token) for token in tokens] == [text.split()[0] for text in board["forest"]]
            longest = max(longest, len(tokens))
            kinds |= {token.partition(" ")[2] for token in tokens}
        left = Counter(full_bag(options)) - Counter(game.position()["bag"])
        assert sum(left.values()) == sum(len(board["forest"]) for board in game.position()["board"])
    assert longest >= 7 and {"", "necromancer", "ghost"} < kinds


class TreasureBlind(Oracle):
    """An oracle that has forgotten that treasures can be stolen."""

    def position(self) -> dict[str, Any]:
        position = super().position()
        for board in position["board"]:
            board["traps"] = [trap for trap in board["traps"] if "treasure" not in trap]
        return position


def test_a_disagreement_is_found_and_shrunk(tmp_path: Path) -> None:
    found = None
    for index in range(200):
        game, position = make(SEED, index)
        found, _ = compare(TreasureBlind, game, position, seed=index)
        if found and sum(len(board["skeletons"]) for board in position["board"]) > 5:
            break
    assert found and "traps" in found.what
    small = shrink(TreasureBlind, found, tries=300)
    pieces = [piece for board in small.position["board"] for piece in board["traps"] + board["skeletons"]]
    assert [piece.split()[1] for piece in pieces] == ["treasure"]
    path = tmp_path / "found.toml"
    write_scenario(small, TreasureBlind, path)
    assert Scenario.read(path).run() != []  # it expects what the blind oracle says


@pytest.mark.slow
def test_every_kind_of_choice_comes_up() -> None:
    """Random positions reach every decision of the game."""
    seen: set[str] = set()
    for index in range(1500):
        game, position = make(3, index)
        engine = Game.from_position(game, position, seed=index)
        for k in range(6):
            legal = engine.legal()
            if not legal:
                break
            seen |= {engine.decision(seat) for seat in legal}
            engine.step({seat: texts[(7 * index + k) % len(texts)] for seat, texts in legal.items()})
    assert seen == {
        "market",
        "start",
        "hero",
        "trap",
        "advance",
        "lead",
        "flee",
        "send",
        "stop",
        "first",
        "weapon",
        "pick",
        "to",
        "face",
    }
