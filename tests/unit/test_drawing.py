"""The one drawing: everything of a rich position is in it, and both writers can draw it."""

from __future__ import annotations

import io
import itertools
import random
import re
import time
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from badbones_env import Game, GameConfig, Simulator
from badbones_env.drawing import board_scene, draw_board, game_scene, game_svg, geometry, svg_text
from badbones_env.drawing.raster import GLYPHS, rgb_array
from badbones_env.drawing.scene import BoardContext, Pending, choice_spaces, token_grid
from badbones_env.drawing.shapes import Item, Path, Text
from badbones_env.drawing.svg import definitions
from badbones_env.drawing.symbols import every_symbol, symbol
from badbones_env.envs.rendering import Renderer
from badbones_env.lowlevel import game_spec
from badbones_env.rules.constants import SYMBOL_LETTERS
from badbones_env.text.board_text import text, wants_colour
from tests.conftest import random_choices
from tests.rich import rich_game

NAME = "{http://www.w3.org/2000/svg}"
EXPECTED = [
    "hero on d4", "tower on c3, 3 of 4 floors", "tower on c3, 1 of 4 floors", "hero on c3",
    "damaged wall \\ on b2", "wall / on a4", "catapult on d2", "damaged dragon on e5", "treasure on a1",
    "exploded bomb on e1", "white labyrinth on b4", "black labyrinth on d4", "spring on c2", "damaged portal on a3",
    "barricade on e2", "hearse on b1", "bomb on d1",
    "purple skeleton (top) on c4 facing south, white side", "red skeleton (left) on b5 facing south, black side",
    "purple artificer (left) on e3 facing west, white side", "yellow skeleton (right) on a5 facing north, black side",
    "green skeleton (right) waiting in R1, white side", "red emperor (top) waiting in Tc, white side",
    "red skeleton (left) waiting in L3, white side", "2 walls in the supply", "1 catapult in the supply",
    "weapon: axe", "weapon: crossbow", "4 in the cemetery", "1 hearse in the supply", "is asked: hero",
    "can be chosen: c5", "can be chosen: e3",
]  # fmt: skip


@pytest.fixture(scope="module")
def rich() -> Game:
    return rich_game()


def test_every_element_of_a_rich_position_is_drawn(rich: Game) -> None:
    labels = [element.label for element in game_scene(rich).elements if isinstance(element, Item)]
    assert [words for words in EXPECTED if words not in labels] == []
    assert labels.count("house") == 4 + 2 and labels.count("burnt house") == 1 + 3
    texts = [element.text for element in game_scene(rich).elements if isinstance(element, Text)]
    assert {"p0", "p1", "hero?", "+3", "2"} <= set(texts), "names, the question, those without room, the number"
    assert f"versus · round 4 · hero phase · {len(rich.position()['bag'])} in the bag" in texts


def test_the_document_says_the_same(rich: Game) -> None:
    root = ElementTree.fromstring(game_svg(rich))
    titles = [element.text for element in root.iter(f"{NAME}title")]
    assert [words for words in EXPECTED if words not in titles] == []
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert {use.get("href", "")[1:] for use in root.iter(f"{NAME}use")} <= set(ids), "every symbol used is defined"


def test_the_document_needs_nothing_from_outside(rich: Game) -> None:
    text = game_svg(rich).replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|url\(|@import|<script|<image|<foreignObject|\son\w+=", text)


def test_arrows_are_those_of_the_board(rich: Game) -> None:
    keys = {element.key for element in board_scene(BoardContext(rich.config, rich.position()), 0).elements}
    assert {"arrow-c5-e-s", "arrow-c5-w-s", "arrow-c2-e-n", "arrow-b3-n-e", "arrow-d3-s-w"} <= keys
    assert sum(key.startswith("arrow-") for key in keys) == 12
    coop = Game(mode="coop", players=2)
    position = coop.position()
    before = {e.key for e in board_scene(BoardContext(coop.config, position), 0).elements}
    position["board"][0]["towers"].remove("d4")
    after = {e.key for e in board_scene(BoardContext(coop.config, position), 0).elements}
    assert after - before == {"arrow-d4-e-n", "arrow-d4-w-n"}, "the ruin shows its arrow"


def test_corrected_components_change_the_picture() -> None:
    config = GameConfig(components={"board": {"arrows": ["a1 e>n"]}})
    keys = {e.key for e in board_scene(BoardContext(config, Game(components=config.components).position()), 0).elements}
    assert [key for key in keys if key.startswith("arrow-")] == ["arrow-a1-e-n"]


def test_symbols_differ_in_shape_not_only_in_colour() -> None:
    outlines = []
    for letter in SYMBOL_LETTERS:
        shapes = symbol(f"mark-{letter}").shapes
        outlines.append(tuple(shape.d if isinstance(shape, Path) else repr(shape)[:30] for shape in shapes))
    assert len(set(outlines)) == 5
    grey = {}
    for letter in SYMBOL_LETTERS:  # as silhouettes, without any colour
        scene = board_scene(BoardContext(GameConfig(), Game().position()), 0)
        scene.elements = [Item("x", f"mark-{letter}", 344, 414)]
        grey[letter] = rgb_array(scene, 0.5).min(axis=2) < 250
    for one, other in itertools.combinations(SYMBOL_LETTERS, 2):
        assert (grey[one] != grey[other]).sum() > 0.12 * grey[one].sum(), (one, other)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours by WCAG 2: from 1 to 21."""

    def light(colour: str) -> float:
        parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        r, g, b = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_words_and_shapes_stand_out_from_their_ground() -> None:
    """4.5 : 1 for words, 3 : 1 for shapes (WCAG AA)."""
    grid, paper, slot = (symbol(name).shapes for name in ("grid", "paper", "forest-left"))
    names_of_spaces = {shape.fill for shape in grid if isinstance(shape, Text)}
    parchments = {shape.fill for shape in grid if isinstance(shape, Path) and shape.fill}
    assert len(names_of_spaces) == 1 and len(parchments) == 2
    for ground in parchments:
        assert contrast(*names_of_spaces, ground) >= 4.5, "names of spaces"
        assert contrast(symbol("arrow-e-s").shapes[0].stroke, ground) >= 3, "printed arrows"
    for colour in (geometry.HEADER_TEXT, geometry.HEADER_ALARM, geometry.GOLD):
        assert contrast(colour, paper[1].fill) >= 4.5, "names, 'eliminated', 'winner'"
    for letter in SYMBOL_LETTERS:
        colour = symbol(f"mark-{letter}").shapes[-1].fill
        for ground in (slot[-1].fill, geometry.BONE):  # a yellow star is seen by its outline
            assert max(contrast(colour, ground), contrast(geometry.INK, ground)) >= 3
            assert letter == "y" or contrast(colour, ground) >= 3, letter
    texts = {element.key: element.fill for element in game_scene(rich_game()).elements if isinstance(element, Text)}
    assert texts["0/name"] == geometry.HEADER_TEXT and texts["0/asked-text"] == geometry.HEADER_ALARM


@pytest.mark.parametrize("chiefs", [False, True])
def test_both_writers_know_every_symbol(chiefs: bool) -> None:
    types = game_spec(GameConfig(chiefs=chiefs), wide=True).type_names
    names = every_symbol(types if chiefs else types[:3])
    assert set(names) <= set(definitions(names))
    for name in names if not chiefs else names[:40]:
        ElementTree.fromstring(f'<svg xmlns="x">{"".join(definitions([name]).values())}</svg>')
        scene = board_scene(BoardContext(GameConfig(), Game().position()), 0)
        scene.elements = [Item("x", name, 300, 300)]
        assert (rgb_array(scene, 0.2) != 255).any(), name
        box = symbol(name).box
        assert box[0] < box[2] and box[1] < box[3]


@pytest.mark.parametrize(("floors", "full"), [(0, 9), (1, 9), (7, 9), (9, 9), (1, 2), (3, 4)])
def test_a_tower_of_any_height_is_drawn_with_its_number(floors: int, full: int) -> None:
    numbers = [shape.text for shape in symbol(f"tower-{floors}-{full}").shapes if isinstance(shape, Text)]
    assert numbers == ([str(floors)] if floors else [])


def test_every_position_of_a_game_can_be_drawn(options: dict[str, Any]) -> None:
    game, rng = Game(seed=11, **options), random.Random(5)
    known = set(every_symbol(game_spec(game.config, wide=True).type_names))
    for _ in range(30):
        scene = game_scene(game)
        assert {element.symbol for element in scene.elements if isinstance(element, Item)} <= known
        keys = [element.key for element in scene.elements]
        assert len(keys) == len(set(keys))
        for element in scene.elements:
            if isinstance(element, Item):
                assert 0 <= element.x <= scene.width and 0 <= element.y <= scene.height, element
            if isinstance(element, Text):
                assert set(element.text.upper()) - {" "} <= set(GLYPHS), element.text
        if game.over:
            break
        game.step(random_choices(game, rng))
    ElementTree.fromstring(game_svg(game))


def test_raster_shows_what_the_scene_says(rich: Game) -> None:
    scene = game_scene(rich)
    image = rgb_array(scene, 300 / 688)
    size = round(scene.height * 300 / 688), round(scene.width * 300 / 688)
    assert image.dtype == np.uint8 and image.shape == (*size, 3)
    without = game_scene(rich)
    hero = next(e for e in scene.elements if e.key == "0/hero")
    without.elements = [e for e in without.elements if e.key != "0/hero"]
    changed = np.argwhere((rgb_array(without, 300 / 688) != image).any(axis=2))
    assert len(changed) > 200
    assert abs(changed.mean(axis=0) - np.array([hero.y, hero.x]) * 300 / 688).max() < 6


def test_raster_is_quick_once_its_symbols_are_drawn() -> None:
    renderer = Renderer(Simulator(GameConfig(players=2), games=1, seed=3), "rgb_array")
    renderer.render()
    started = time.perf_counter()
    for _ in range(5):
        renderer.render()
    assert (time.perf_counter() - started) / 5 < 0.3, "0.03 s on an idle machine"


def test_board_with_a_heat_map() -> None:
    values = [0.0] * 25
    values[7] = 3.5
    text = draw_board(GameConfig(), overlay=values, title="walls")
    root = ElementTree.fromstring(text)
    assert [r.get("opacity") for r in root.iter(f"{NAME}rect")] == ["0.65", "0.80"]  # white below the colour
    texts = [t.text for t in root.iter(f"{NAME}text")]
    assert "3.5" in texts and "walls" in texts and texts.count("0") == 1
    assert "hero on" in text and "supply" not in text
    half = draw_board(GameConfig(), overlay=values, scale=7.0, words="more")
    root = ElementTree.fromstring(half)
    texts = [t.text for t in root.iter(f"{NAME}text")]
    assert {"-7.0", "0 more", "+7.0"} <= set(texts) and "-7.0" not in text
    assert [r.get("opacity") for r in root.iter(f"{NAME}rect")][1] == "0.46"  # half of the scale
    faint = ElementTree.fromstring(draw_board(GameConfig(), overlay=values, faded=[True] * 25))
    assert [r.get("opacity") for r in faint.iter(f"{NAME}rect")] == ["0.65", "0.10"]


def test_notebooks_show_the_game(rich: Game) -> None:
    assert rich._repr_svg_() == game_svg(rich)
    assert svg_text(game_scene(rich), 900).count('width="900"') == 1


@pytest.mark.parametrize(("count", "across"), [(1, 1), (2, 2), (4, 2), (5, 3), (9, 3)])
def test_crowds_stay_on_their_space(count: int, across: int) -> None:
    places = token_grid(count, 94, 0.8)
    assert len({(x, y) for x, y, _ in places}) == count
    assert all(abs(x) + 50 * scale <= 52 and abs(y) + 50 * scale <= 52 for x, y, scale in places)
    assert len({x for x, _, _ in places[:across]}) == across


def test_spaces_of_a_pending_choice() -> None:
    assert choice_spaces(Pending("hero", ["move a1", "move b2"])) == ["a1", "b2"]
    assert choice_spaces(Pending("trap", ["pass", "place wall/ a1", "retrieve b1"])) == []
    assert choice_spaces(Pending("flee", ["flee n", "flee w"], "a1")) == ["a2"]


def test_text_in_colours(rich: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {0: "hero", 1: "hero"}
    plain, coloured = (text(rich.config, rich.position(), asked, colour=colour) for colour in (False, True))
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain == str(rich)
    for code, sign in (("1;36", "@"), ("1;37", "T"), ("1;31", "v3"), ("33", "D'"), ("31", "rtE"), ("32", "gr")):
        assert f"\x1b[{code}m{sign}\x1b[0m" in coloured
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert wants_colour(None) and not wants_colour(io.StringIO())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not wants_colour(None)
