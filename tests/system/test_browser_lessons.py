"""In headless Chromium: the first five minutes, hints, and an ending that teaches."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from badbones_env import Record
from badbones_env.config import OPTIONS
from tests.system.browser import (
    all_of,
    begin_at,
    click,
    console,
    drawn,
    every_screen,
    one,
    overlaps,
    press,
    ready,
    resize,
    running_server,
    show,
    step_of,
    until,
    visible,
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[Any, str]]:
    with running_server(tmp_path / "games") as served:
        yield served


# The first five minutes ---------------------------------------------------------------------------------------------


def covered(window: Any) -> list[str]:
    script = """const a = document.querySelector('#tour').getBoundingClientRect();
        return ['#own svg', '#ask', '#tour-ring', ...(innerWidth < 1240 ? [] : ['#others svg'])].filter(other => {
            const b = document.querySelector(other).getBoundingClientRect();
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom; })"""
    return list(window.execute_script(script))


@every_screen
def test_the_guided_game(window: Any, server: tuple[Any, str]) -> None:
    """Three rounds: what to do, what each round has brought; everything can be taken back."""
    _, address = server
    show(window, address)
    assert "first" in one(window, "#welcome").get_attribute("class"), "the first visit"
    click(window, one(window, "#guided"))
    until(lambda: one(window, "#tour").is_displayed(), "the guide")

    def title() -> str:
        ring, tour = one(window, "#tour-ring").rect, one(window, "#tour")
        assert ring["width"] > 20 and ring["height"] > 20 and visible(window, tour), "it points at something"
        if window.execute_script("return innerWidth") >= 900:
            assert covered(window) == [], "it covers neither board nor question nor what it points at"
        return f"{one(window, '#tour-title').text}, {one(window, '#tour-count').text}"

    def moved(step: int) -> None:
        click(window, all_of(window, ".hit")[0])
        ready(window, step)

    assert title() == "Your hero, 1 of 10"
    hero, ring = one(window, '#own use[data-key="hero"]').rect, one(window, "#tour-ring").rect
    assert ring["x"] <= hero["x"] and hero["x"] + hero["width"] <= ring["x"] + ring["width"] + 2
    click(window, one(window, "#tour-next"))
    assert title() == "A skeleton's path, 2 of 10" and all_of(window, "#own .path-line"), "with the paths drawn"
    assert not one(window, "#tour-next").is_displayed(), "it waits for a choice"
    moved(1)
    assert title() == "A trap, 3 of 10"
    click(window, one(window, '#tools [data-tool="place catapult"]'))
    apart = """const [a, b] = ['#tour-ring', '#tools'].map(s => document.querySelector(s).getBoundingClientRect());
        return Math.abs(a.top - b.top) + Math.abs(a.bottom - b.bottom)"""
    until(lambda: window.execute_script(apart) < 16, "the ring follows the traps when the words above them change")
    click(window, one(window, '.hit[data-space="b4"]'))
    ready(window, 2)
    assert title() == "Round 1 is over, 4 of 10"
    assert "Nothing was lost" in one(window, "#tour-text").text and "arrive" in one(window, "#tour-text").text
    click(window, one(window, "#tour-next"))
    assert title() == "The exit at the top, 5 of 10"
    window.refresh()
    ready(window)
    assert title() == "The exit at the top, 5 of 10", "the guide goes on where it was"
    moved(3)
    assert title() == "Before they walk, 6 of 10"
    click(window, one(window, '#buttons [data-choice="pass"]'))
    ready(window, 4)
    assert title() == "Round 2 is over, 7 of 10"
    moved(5)
    assert title() == "Before they walk, 9 of 10", "who goes on without Next has read enough of the hero"
    click(window, one(window, '#buttons [data-choice="pass"]'))
    ready(window, 6)
    assert title() == "Round 3 is over, 10 of 10" and one(window, "#tour-next").text == "Play on"
    click(window, one(window, "#tour-next"))
    assert not one(window, "#tour").is_displayed()
    for _ in range(3):
        click(window, one(window, "#undo"))
        ready(window)
    until(lambda: step_of(window) == 0, "all rounds are taken back")
    window.execute_script("location.hash = ''")
    until(lambda: one(window, "#home").is_displayed(), "the start page")
    until(lambda: "first" not in one(window, "#welcome").get_attribute("class"), "not the first visit any more")
    assert console(window) == []


@pytest.mark.parametrize("size", [(844, 390), (720, 450)], ids=["sideways", "zoomed"])
def test_the_guide_covers_nothing_in_short_windows(window: Any, server: tuple[Any, str], size: tuple[int, int]) -> None:
    resize(window, *size)
    store, address = server
    show(window, address, store.guided())
    click(window, one(window, "#tour-next"))
    apart = """const [a, b] = ['#tour', '#boards'].map(s => document.querySelector(s).getBoundingClientRect());
        return a.left >= b.right || a.right <= b.left"""
    assert visible(window, one(window, "#tour")) and window.execute_script(apart), "beside the board, not on it"
    assert visible(window, one(window, '.hit[data-space="b2"]')), "where one has to click"


def test_the_form_follows_the_options_of_a_game(window: Any, server: tuple[Any, str], tmp_path: Path) -> None:
    """Every option has its field, and those without meaning in a mode are not there; what is filled in is played."""
    _, address = server
    show(window, address)
    names = [option.name for option in OPTIONS if option.name not in ("components",)]
    missing = "return arguments[0].filter(name => !document.querySelector('#new').elements[name])"
    assert window.execute_script(missing, names) == []
    one(window, "#new summary").click()
    assert one(window, '[data-option="draw"]').is_displayed()
    assert not one(window, '[data-option="heroic"]').is_displayed(), "solo alone"
    window.execute_script("""const fields = document.querySelector('#new').elements;
        fields.mode.value = 'solo'; fields.mode.dispatchEvent(new Event('change'));
        fields.heroic.checked = true; fields.draw.value = 2""")
    assert one(window, '[data-option="heroic"]').is_displayed() and "Solo" in one(window, "#agent-words").text
    one(window, "#new button.main").click()
    until(lambda: all_of(window, ".hit"), "the board")
    ready(window)
    (record,) = (tmp_path / "games").glob("*.bones")
    game = Record.read(record).start().config
    assert (game.mode, game.heroic, game.draw, game.rounds) == ("solo", True, 2, 10)
    assert console(window) == []


def test_the_guide_can_be_left(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    show(window, address, store.guided())
    one(window, "#tour-skip").click()
    click(window, all_of(window, ".hit")[0])
    ready(window, 1)
    assert not one(window, "#tour").is_displayed()


@every_screen
def test_agents_have_stars_and_words(window: Any, server: tuple[Any, str]) -> None:
    _, address = server
    show(window, address)
    names = [option.text for option in all_of(window, "#new select[name=agent] option")]
    assert names[:4] == ["Easy: Greedy ★★☆☆☆", "Medium: Sentry ★★★☆☆", "Hard: Guardian ★★★★☆", "Champion ★★★★★"]
    assert "Random ★☆☆☆☆" in names and "Greedy, a beginner" in one(window, "#agent-words").text
    groups = [group.get_attribute("label") for group in all_of(window, "#new optgroup")]
    assert groups == ["Levels", "Characters"]


def test_the_help_fits_the_game_and_shows_the_real_drawings(window: Any, server: tuple[Any, str]) -> None:
    store, address = server

    def told(name: str) -> str:
        show(window, address, name)
        press(window, "?")
        until(lambda: one(window, "#rules").is_displayed(), "the help")
        missing = window.execute_script("""return [...document.querySelectorAll('#rules use')]
            .filter(use => !document.querySelector(use.getAttribute('href'))).length""")
        assert missing == 0 and len(all_of(window, "#rules .legend-icon")) > 10
        return str(one(window, "#rules").text)

    solo = told(store.new({"mode": "solo"}, [], 3))
    assert "one house" in solo and "capital" not in solo and "Crossbow" not in solo
    coop = told(store.new({"mode": "coop", "players": 2, "advanced": True, "chiefs": True}, [], 3))
    assert "capital" in coop and "Crossbow" in coop and "Saboteur" in coop
    show(window, address)
    press(window, "?")
    until(lambda: "most points wins" in one(window, "#rules").text, "the help of the start page")
    assert console(window) == []


def test_chiefs_that_are_met_are_explained(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    friend = {"round": 3, "phase": "trap", "board": [{"hero": "e1", "skeletons": ["c2 n gr friend"]}]}
    show(window, address, begin_at(store, friend, ["human", "passive"], chiefs=True))
    assert one(window, "#met").is_displayed() and "A friend repairs a floor" in one(window, "#met").text
    show(window, address, store.new({"players": 2}, ["human", "passive"], 3))
    assert not one(window, "#met").is_displayed()


# Advice -------------------------------------------------------------------------------------------------------------


@every_screen
def test_a_hint_shows_what_was_considered(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    show(window, address, store.new({"players": 2}, ["human", "random"], 3, practice=True))
    assert not one(window, "#threats").is_displayed()
    click(window, one(window, "#hint"))
    until(lambda: "Champion would move the hero" in one(window, "#answers").text, "a hint")
    told = one(window, "#answers").text
    assert len(all_of(window, "#answers li button")) == 3
    assert "%" not in told, "words first"
    click(window, one(window, "#answers button.plain"))
    told = one(window, "#answers").text
    assert re.search(r"\d+% of its trials \(at first sight \d+%\), value [+-]\d.\d\d, about \d+ points", told), told
    suggested = one(window, ".hit.suggested").get_attribute("data-space")
    first = all_of(window, "#answers button")[0]
    assert first.text == f"Move the hero to {suggested}", "it is marked on the board, too"
    click(window, first)
    ready(window, 1)
    assert console(window) == []


# The end ------------------------------------------------------------------------------------------------------------


@every_screen
def test_an_ending_that_teaches(window: Any, server: tuple[Any, str], lost_game: Record) -> None:
    store, address = server
    name = store.load(lost_game, False)
    rng = random.Random(3)
    show(window, address, name)
    while not window.execute_script("return document.body.dataset.over"):
        before = step_of(window)
        passing = all_of(window, '#buttons [data-choice="pass"]')
        click(window, (passing or all_of(window, ".hit"))[0])
        ready(window, before + 1)
    assert one(window, "#ending-title").text == "You lost"
    assert window.switch_to.active_element == one(window, "#ending-title") and visible(
        window, one(window, "#ending-title")
    )
    reasons = [item.text for item in all_of(window, "#ending .why li")]
    with store.use(name) as played:
        number = played.game.outcome.rounds
    assert f"In round {number} the last" in reasons[0] and " forest (" in reasons[0], "which skeleton, from where"
    lines = all_of(window, "#ending .chart polyline")
    assert len(lines) >= 3 * 2 and len(all_of(window, "#ending .chart .fatal")) == 1, "floors, houses, points"
    until(lambda: all_of(window, "#ending .chart .turning"), "the win probability with its turning point", 60)
    assert len(all_of(window, "#ending .chart polyline")) == 4 * 2
    assert overlaps(window, "#ending .chart text") == []
    until(lambda: "Guardian: " in one(window, "#wanted").text, "what the opponent wanted")
    assert re.search(r"turning point was round \d+", one(window, "#turning").text)
    assert len(all_of(window, "#ending .chart .jump")) == number + 1
    fatal = one(window, "#fatal").get_attribute("href")
    until(lambda: all_of(window, ".mistakes li"), "the worst choices", 60)
    mistakes = [item.text for item in all_of(window, ".mistakes li")]
    assert 1 <= len(mistakes) <= 3 and all("Champion would" in words for words in mistakes)
    board = drawn(window)
    again = one(window, ".mistakes button")
    step = int(again.get_attribute("data-step"))
    click(window, again)
    until(lambda: window.execute_script("return location.hash.slice(1)") != name, "another try")
    ready(window)
    assert step_of(window) == step and one(window, "#undo").is_displayed() and all_of(window, ".hit, #buttons button")
    window.get(fatal)
    until(lambda: all_of(window, ".board use"), "the replay")
    last = int(one(window, "#slider").get_attribute("max"))
    assert last - 2 <= int(fatal.split("#")[1]) < last and f"round {number}" in one(window, "#headline").text
    again = one(window, "#try")
    assert again.rect["height"] < 40 and visible(window, again), "in one line, in sight"
    click(window, again)
    until(lambda: all_of(window, "#own svg"), "the game from this step of the replay")
    ready(window)
    assert last - 3 <= step_of(window) < last
    show(window, address, name)
    click(window, one(window, "#rematch"))
    until(lambda: window.execute_script("return location.hash.slice(1)") != name, "the rematch")
    ready(window)
    assert step_of(window) == 0 and drawn(window) != board
    again = window.execute_script("return location.hash.slice(1)")
    with store.use(again) as rematch, store.use(name) as first:
        from badbones_env import Record

        assert rematch.game.position() == Record.read(first.path).start().position(), "the same luck"
        while not rematch.game.over:
            rematch.choose(0, rng.choice(rematch.game.legal()[0]))
    show(window, address, again)
    window.get(one(window, "#compare").get_attribute("href"))
    until(lambda: len(all_of(window, ".game")) == 2, "both games side by side")
    assert one(window, "#parting").text.startswith("The same seed. They part in round 1")
    assert console(window) == []


@every_screen
def test_names_in_charts_stay_apart(window: Any, server: tuple[Any, str]) -> None:
    """Even where all lines end at the same value, at the top or at the bottom."""
    show(window, server[1])
    for players in range(2, 7):
        window.execute_script(
            """const panel = (title, value) => ({title, values: Array(arguments[0]).fill([5, value])});
            const panels = [panel('floors', 0), panel('houses', 5), panel('points', 3)];
            const names = Array.from({length: arguments[0]}, (_, k) => `Guardian ${k + 1}`);
            document.querySelector('#home').replaceChildren();
            roundsChart(document.querySelector('#home'), {panels, names, labels: ['1', '2']})""",
            players,
        )
        assert len(all_of(window, "#home text.name")) == 3 * players
        assert overlaps(window, "#home .chart text") == []
