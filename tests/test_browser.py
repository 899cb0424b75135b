"""End to end in headless Chromium: whole games, reloads, replays, phones, the keyboard alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.viewer.puzzle import open_scenario
from badbones_experiments.viewer.replay import write_replay

from badbones_env import Record
from tests.browser import console, open_browser, resize, running_server, until

ROOT = Path(__file__).parent.parent
PUZZLE = ROOT / "docs" / "puzzles" / "last_floor.toml"


@pytest.fixture(scope="module")
def window() -> Iterator[Any]:
    with open_browser(1280, 960) as window:
        yield window


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[Any, str]]:
    with running_server(tmp_path / "games") as served:
        yield served


def all_of(window: Any, selector: str) -> list[Any]:
    return list(window.find_elements("css selector", selector))


def one(window: Any, selector: str) -> Any:
    return window.find_element("css selector", selector)


def ready(window: Any, step: int | None = None) -> None:
    """The page has shown the answer to everything that was asked."""
    script = "return !document.body.dataset.busy && document.body.dataset.step || ''"
    until(lambda: (at := window.execute_script(script)) != "" and (step is None or int(at) >= step), "an answer")


def step_of(window: Any) -> int:
    return int(window.execute_script("return document.body.dataset.step"))


def press(window: Any, key: str) -> None:
    from selenium.webdriver import ActionChains

    ActionChains(window).send_keys(key).perform()


def click_some_choice(window: Any, rng: random.Random) -> None:
    """Like a newcomer: click a space that is marked, or a button; pick a trap first where there are several."""
    before = step_of(window)
    tools = all_of(window, "#tools:not([hidden]) button")
    buttons = all_of(window, "#buttons button")
    if tools and (not buttons or rng.random() < 0.6):
        rng.choice(tools).click()
        buttons = []
    hits = all_of(window, ".hit")
    target = rng.choice(hits) if hits else rng.choice(buttons)
    window.execute_script("arguments[0].scrollIntoView({block: 'center'})", target)
    target.click()
    ready(window, before + 1)


def drawn(window: Any) -> dict[str, str]:
    """What stands where on the own board."""
    script = """return Object.fromEntries([...document.querySelectorAll('#own use[data-key]')]
        .map(use => [use.dataset.key, use.getAttribute('href') + ' ' + use.style.transform]))"""
    return dict(window.execute_script(script))


def test_a_whole_game_with_a_reload_in_the_middle(window: Any, server: tuple[Any, str], tmp_path: Path) -> None:
    _, address = server
    resize(window, 1280, 960)
    window.get(address)
    until(lambda: all_of(window, "#new select[name=agent] option"), "the list of agents")
    window.execute_script("document.querySelector('#new').elements.agent.value = 'random'")
    one(window, "#new button.main").click()
    until(lambda: all_of(window, ".hit"), "the board")
    ready(window)
    assert "Move your hero" in one(window, "#question").text
    assert len(all_of(window, ".hit")) == 8 and len(all_of(window, ".board")) == 2
    rng = random.Random(4)
    for _ in range(3):
        click_some_choice(window, rng)
    before, step = drawn(window), step_of(window)
    window.refresh()
    ready(window)
    assert step_of(window) == step
    places = {key: value for key, value in drawn(window).items() if not key.startswith("t")}
    assert places == {key: value for key, value in before.items() if not key.startswith("t")}
    assert sorted(drawn(window).values()) == sorted(before.values()), "tokens too, whatever they are called"
    while not window.execute_script("return document.body.dataset.over"):
        click_some_choice(window, rng)
        assert step_of(window) < 400
    assert "The game is over" in one(window, "#question").text
    assert all_of(window, ".hit") == []
    assert console(window) == []
    (record,) = (tmp_path / "games").glob("*.bones")
    assert Record.read(record).mismatches() == [], "what was played is what was kept"
    requests = [json.loads(entry["message"])["message"] for entry in window.get_log("performance")]
    asked = {r["params"]["request"]["url"] for r in requests if r["method"] == "Network.requestWillBeSent"}
    assert all(url.startswith((address, "data:")) for url in asked), "nothing from anywhere else"


def test_undo_hint_and_solver(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    game, scenario = open_scenario(str(PUZZLE))
    name = store.new(scenario.game, ["human", "random"], 0, practice=True, position=scenario.position, title="puzzle")
    window.get(f"{address}/#{name}")
    ready(window)
    start = drawn(window)
    assert "puzzle" in one(window, "#headline").text
    one(window, "#solve").click()
    until(lambda: "keep tower" in one(window, "#advice").text, "the solution")
    assert "6 of all" in one(window, "#advice").text
    one(window, '.hit[data-space="d3"]').click()
    ready(window, 1)
    one(window, '#tools [data-tool="place dragon"]').click()
    one(window, '.hit[data-space="b3"]').click()
    ready(window, 2)
    assert "frightens a skeleton on b3" in one(window, "#question").text
    one(window, '.hit[data-space="b4"]').click()
    ready(window, 3)
    assert "eliminated" not in one(window, "#own").text and "round 8" in one(window, "#headline").text
    one(window, "#undo").click()
    until(lambda: step_of(window) == 0, "the round is taken back")
    assert sorted(drawn(window).values()) == sorted(start.values())
    one(window, "#hint").click()
    until(lambda: "would move the hero" in one(window, "#advice").text, "a hint")
    assert window.switch_to.active_element.get_attribute("data-space")
    assert console(window) == []


def test_the_keyboard_alone(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    name = store.new({"mode": "solo"}, [], 5, practice=True)
    window.get(f"{address}/#{name}")
    ready(window)
    window.execute_script("document.querySelector('.hit').focus()")
    press(window, "\ue014")  # right: from b2 to c2
    assert window.switch_to.active_element.get_attribute("data-space") == "c2"
    label = window.switch_to.active_element.get_attribute("aria-label")
    assert label == "move the hero to c2" and window.switch_to.active_element.get_attribute("role") == "button"
    press(window, "\ue007")  # Enter
    ready(window, 1)
    press(window, "1")  # the first trap
    assert one(window, '#tools [aria-pressed="true"]').text == "Wall /"
    assert window.switch_to.active_element.get_attribute("data-space") == "a1"
    press(window, "p")  # pass instead
    ready(window, 2)
    press(window, "u")
    until(lambda: step_of(window) == 0, "the round is taken back")
    press(window, "?")
    until(lambda: one(window, "#rules").is_displayed(), "the help")
    press(window, "\ue00c")  # Escape
    until(lambda: not one(window, "#rules").is_displayed(), "the help is closed")
    told = window.execute_script("return document.querySelector('#own desc').textContent")
    assert "tower on c3, 1 of 1 floors" in told
    unnamed = window.execute_script("""return [...document.querySelectorAll('button, a, select, input, [role=button]')]
        .filter(e => e.checkVisibility() && !(e.textContent.trim() || e.ariaLabel || e.labels?.length)).length""")
    assert unnamed == 0, "everything that can be used has a name for screen readers"
    assert console(window) == []


@pytest.mark.parametrize("width", [380, 820, 1280])
def test_nothing_is_cut_off(window: Any, server: tuple[Any, str], width: int) -> None:
    store, address = server
    name = store.new({"players": 3, "advanced": True}, ["human", "random", "random"], 3, practice=True)
    resize(window, width, 800)
    try:
        for page in (address, f"{address}/#{name}"):
            window.get(page)
            until(lambda: all_of(window, "#games a") or all_of(window, "#buttons button"), "the page")
            assert window.execute_script("return document.documentElement.scrollWidth") <= width
        small = window.execute_script("""return [...document.querySelectorAll('button')].filter(e => e.checkVisibility()
            && !e.classList.contains('plain') && e.getBoundingClientRect().height < 40).length""")
        assert small == 0, "large enough for a finger"
    finally:
        resize(window, 1280, 960)


def test_a_bad_address_and_an_old_page(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    window.get(f"{address}/#nosuchgame000000")
    until(lambda: "no such game" in one(window, "#error").text, "the error")
    name = store.new({"players": 2}, ["human", "random"], 3)
    window.get(f"{address}/#{name}")
    ready(window)
    with store.use(name) as played:
        played.choose(0, "move b2")  # in another tab
    one(window, '.hit[data-space="d4"]').click()
    until(lambda: step_of(window) == 1, "the page shows the game as it is")
    assert played.steps == 1 and played.game.position()["board"][0]["hero"] == "b2", "the old page changed nothing"
    console(window)  # the refused requests are logged by the browser itself


@pytest.mark.parametrize("record", ["versus-3", "coop-4-advanced-chiefs-ask"])
def test_a_replay_to_its_end(window: Any, tmp_path: Path, record: str) -> None:
    page = tmp_path / "replay.html"
    write_replay(str(ROOT / "tests" / "golden" / f"{record}.bones"), str(page))
    console(window)
    window.get(page.as_uri())
    until(lambda: all_of(window, ".board use"), "the first frame")
    last = int(one(window, "#slider").get_attribute("max"))
    assert last == len(Record.read(ROOT / "tests" / "golden" / f"{record}.bones").steps)
    for step in range(1, last + 1):
        press(window, "\ue014")
        until(lambda: step_of(window) == step, f"step {step}")
    until(lambda: "over in round" in one(window, "#headline").text, "the end")
    assert one(window, "#choices").text and "round" in one(window, "#notation").get_attribute("value")
    at_end = window.execute_script("return document.querySelectorAll('.board use').length")
    press(window, "\ue011")  # Home
    until(lambda: step_of(window) == 0, "the start")
    one(window, '[data-do="next-round"]').click()
    assert "round 2" in one(window, "#headline").text
    one(window, '[data-do="back-phase"]').click()
    assert "round 1" in one(window, "#headline").text
    jump = all_of(window, "#jumps button")[-1]
    jump.click()
    until(lambda: step_of(window) == int(jump.get_attribute("data-step")), "the jump")
    window.get(f"{page.as_uri()}#{last}")
    window.refresh()
    until(lambda: step_of(window) == last, "a shared address leads to its step")
    assert window.execute_script("return document.querySelectorAll('.board use').length") == at_end
    one(window, '[data-do="auto"]').click()
    until(lambda: 1 <= step_of(window) < last, "autoplay begins again")
    one(window, '[data-do="auto"]').click()
    assert console(window) == []


def test_replays_are_animated(tmp_path: Path) -> None:
    """Without the wish for reduced motion tokens walk; the page then shows the same as without."""
    page = tmp_path / "replay.html"
    write_replay(str(ROOT / "tests" / "golden" / "versus-2.bones"), str(page))
    with open_browser(1280, 960) as window:
        window.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-reduced-motion", "value": "no-preference"}],
        })  # fmt: skip
        window.get(page.as_uri())
        until(lambda: all_of(window, ".board use"), "the first frame")
        press(window, "\ue014")
        press(window, "\ue014")
        count = "return document.getAnimations().filter(a => a.effect.getKeyframes().some(k => k.transform)).length"
        assert until(lambda: window.execute_script(count), "tokens walk") > 0
        until(lambda: window.execute_script(count) == 0, "they arrive")
        tokens = window.execute_script("return document.querySelectorAll('.layer-token use').length")
        press(window, "\ue012")
        window.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-reduced-motion", "value": "reduce"}],
        })  # fmt: skip
        press(window, "\ue014")
        until(lambda: step_of(window) == 2, "step 2")
        assert window.execute_script("return document.querySelectorAll('.layer-token use').length") == tokens
        assert console(window) == []
