"""Whatever an option can make of a game, positions, pictures, records, observations and the oracle have room for it.

A new option is tested here as soon as it stands in ``GameConfig``.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from badbones_env import Game, Simulator
from badbones_env.config import OPTIONS, PLAYERS_OF_MODE, Option
from badbones_env.text.record import Record, Recorder
from tests.conftest import random_choices
from tests.oracle import Oracle
from tests.tools.fuzz import lockstep
from tests.tools.fuzz.positions import make
from tests.unit import test_drawing, test_sparse

pytestmark = pytest.mark.slow

ENDS = {
    f"{mode}-{option.name}-{value}": {"mode": mode, "players": PLAYERS_OF_MODE[mode][0], option.name: value}
    for option in OPTIONS if option.maximum
    for mode in option.modes
    for value in (option.minimum, option.maximum)
}  # fmt: skip
ELSEWHERE = {
    f"{mode}-{option.name}": (mode, option)
    for option in OPTIONS if option.maximum
    for mode in PLAYERS_OF_MODE if mode not in option.modes
}  # fmt: skip
NOT_FUZZED = {"max_rounds", "components"}  # a game that is cut off, and other printed values


@pytest.fixture(params=ENDS, ids=str)
def options(request: pytest.FixtureRequest) -> dict[str, Any]:
    """A game in which an option has the lowest or the highest of its values."""
    return dict(ENDS[request.param])


def test_the_game_is_played_recorded_and_named(options: dict[str, Any], tmp_path: Path) -> None:
    """A position at the beginning is one that can be begun from; the record replays."""
    begun = Game(seed=4, **options)
    assert Game.from_position(begun.config.options(), begun.position()).position() == begun.position()
    rng = random.Random(4)
    with Recorder(tmp_path / "game.bones", options, seed=4) as recorder:
        while not recorder.game.over and recorder.game.position()["round"] < 4:
            recorder.step(random_choices(recorder.game, rng))
    wrong = Record.read(tmp_path / "game.bones").mismatches()
    assert not [text for text in wrong if "no outcome" not in text]
    assert str(recorder.game)


def test_it_is_drawn(options: dict[str, Any]) -> None:
    test_drawing.test_every_position_of_a_game_can_be_drawn(options)


def test_learners_see_what_the_oracle_says(options: dict[str, Any]) -> None:
    """Every field of both encodings, masks, rewards, bounds."""
    assert not lockstep.play(Oracle, options, games=2, steps=12, seed=5)


def test_sparse_features_are_the_position(options: dict[str, Any]) -> None:
    if options.get("draw", 0) < 20:  # crowds are cut short
        test_sparse.test_features_are_the_position(options)


def test_the_fuzzer_plays_with_every_option() -> None:
    """An option that no random position has is one that engine and oracle are never compared with."""
    games = [make(7, index)[0] for index in range(300)]
    for option in OPTIONS:
        values = {game.get(option.name, option.default) for game in games}
        assert option.name in NOT_FUZZED or len(values) > 1, option.name


def test_every_option_is_a_key_of_the_notation() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    assert [option.name for option in OPTIONS if f"\n| `{option.name}` | " not in page] == []


@pytest.mark.parametrize("mode, option", ELSEWHERE.values(), ids=list(ELSEWHERE))
def test_it_has_no_effect_in_other_modes(mode: str, option: Option) -> None:
    """Whole games, and what learners see of them, are the same with its lowest and highest value."""
    sims = [Simulator({"mode": mode, option.name: value}, 20, 3) for value in (option.minimum, option.maximum)]
    while not sims[0].outcomes().over.all():
        actions = sims[0].masks.argmax(axis=2)
        for sim in sims:
            sim.step(actions)
        assert all(
            np.array_equal(*(getattr(sim, name) for sim in sims)) for name in ("masks", "observations", "rewards")
        )
    one, other = (sim.outcomes() for sim in sims)
    assert all(np.array_equal(getattr(one, name), getattr(other, name)) for name in ("points", "results", "rounds"))
