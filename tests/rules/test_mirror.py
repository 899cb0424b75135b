"""A game played in the mirror takes the mirrored course."""

from __future__ import annotations

from collections import Counter

import pytest

from badbones_env import Game
from tests.tools.fuzz.mirror import Preferences, compare, mirror, mirror_choice, positions

SEED = 21
CHUNK = 180  # more than half of them have a mirror image


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(4))
def test_mirrored_games(chunk: int) -> None:
    asked: Counter[str] = Counter()
    compared = played = 0
    for index, game, position in positions(SEED, CHUNK * chunk, CHUNK * (chunk + 1)):
        what, number = compare(game, position, seed=index, asked=asked)
        assert not what, (index, game, position, what)
        compared += number
        played += 1
    assert played > 80 and compared > 4 * played
    assert min(asked[decision] for decision in ("hero", "trap", "flee", "send")) > 10


def test_mirror_twice_is_nothing() -> None:
    for _, game, position in positions(SEED, 0, 60):
        assert mirror(mirror(position)) == position
        engine = Game.from_position(game, position)
        assert mirror(mirror(engine.position())) == engine.position()
        for texts in engine.legal().values():
            for text in texts:
                assert mirror_choice(mirror_choice(text, game["players"]), game["players"]) == text


@pytest.mark.parametrize(
    ("text", "image"),
    [
        ("a3 e gl", "e3 w pr"),
        ("c4 n rt black", "c4 n rt black"),
        ("L5 gl", "R5 pr"),
        ("Tb yt white", "Td bt white"),
        ("place wall/ b2", "place wall\\ d2"),
        ("b3 wall\\ damaged", "d3 wall/ damaged"),
        ("place labyrinth:white c1", "place labyrinth:white c1"),
        ("send p1", "send p3"),
        ("send p0", "send p0"),
        ("flee w", "flee e"),
        ("retrieve e5", "retrieve a5"),
        ("pass", "pass"),
        ("none", "none"),
    ],
)
def test_texts(text: str, image: str) -> None:
    assert mirror_choice(text, players=4) == image


def test_home_slots_are_mirrored() -> None:
    """G5: a token's home slot in the mirror is the mirrored home slot."""
    game = Game("versus", 2)
    for token in (symbol + home for symbol in "pyrbg" for home in "ltr"):
        assert mirror_choice(game.home_slot(token), 2) == game.home_slot(mirror_choice(token, 2))


def test_preferences_are_mirrored() -> None:
    wishes = Preferences(("flee w", "flee n", "send p1", "send p2"))
    assert wishes.answer(["flee n", "flee e", "flee w"]) == "flee w"
    assert wishes.mirrored(3).answer(["flee n", "flee e", "flee w"]) == "flee e"
    assert wishes.mirrored(3).answer(["send p1", "send p2"]) == "send p2"


@pytest.mark.parametrize(
    "arrows",
    [
        ["c5 e>s", "c5 w>s", "c4 e>s", "c4 w>s", "c1 e>s", "c1 w>s", "c2 e>n", "c2 w>n", "b3 n>e", "b3 s>e", "d3 n>w"],
        ["c4 e>s"],
    ],
)
def test_a_lopsided_board_is_noticed(arrows: list[str]) -> None:
    """The comparison is no formality: with an arrow missing on one side it fails."""
    for index, game, position in positions(SEED, 0, 300):
        what, _ = compare(game | {"components": {"board": {"arrows": arrows}}}, position, seed=index)
        if what:
            assert "mirror" in what
            return
    pytest.fail("a board that is not symmetrical went unnoticed")
