"""End to end in headless Chromium: whole games, reloads, the keyboard alone, all sizes, what can be followed."""

from __future__ import annotations

import itertools
import json
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from badbones_env import Record
from tests.system.browser import (
    SCREENS,
    all_of,
    begin_at,
    click,
    click_some_choice,
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
    violations,
    visible,
    wishes,
)

SIZES = SCREENS | {"tablet": (768, 1024), "zoomed": (720, 450)}
WATCH = """window.seen = [];
const look = () => { seen.push({
    tile: Boolean(document.querySelector('#own use[data-key="tile-b3"]')),
    headline: document.querySelector('#headline').textContent,
    walking: document.getAnimations().filter(a => a.playState === 'running' && a.effect.target.closest
        && a.effect.target.closest('.layer-token') && a.effect.getKeyframes().some(k => k.transform)).length,
    said: document.querySelector('#own svg').dataset.labels || '' }); window.looking = setTimeout(look, 10); };
look();"""  # what is to be seen from moment to moment


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[Any, str]]:
    with running_server(tmp_path / "games") as served:
        yield served


def from_position(store: Any, board: dict[str, Any], **options: Any) -> str:
    """A practice game against somebody who does nothing, from a position of one's own board."""
    position = {"round": 3, "phase": "trap", "board": [board]}
    return begin_at(store, position, ["human", "passive"], **options)


# Whole games --------------------------------------------------------------------------------------------------------


def test_a_whole_game_with_a_reload_in_the_middle(window: Any, server: tuple[Any, str], tmp_path: Path) -> None:
    _, address = server
    window.get_log("performance")  # what other tests asked for
    show(window, address)
    window.execute_script("document.querySelector('#new').elements.agent.value = 'random'")
    click(window, one(window, "#new button.main"))
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
    assert all(url.startswith((address, "data:", "about:")) for url in asked), "nothing from anywhere else"


def test_a_game_with_a_market(window: Any, server: tuple[Any, str]) -> None:
    """Everything that can be bought is explained; weapons too; the game begins when all have bought."""
    store, address = server
    name = store.new({"players": 2, "advanced": True}, ["human", "random"], 3, practice=True)
    show(window, address, name)
    assert (
        "20 coins" in one(window, "#advice").text and "three or more skeletons at once" in one(window, "#advice").text
    )
    sentences = [small.text for small in all_of(window, "#buttons button small")]
    assert len(sentences) >= 15 and all(text.endswith(".") for text in sentences)
    for item in ("buy crossbow", "buy catapult"):
        before = step_of(window)
        click(window, one(window, f'#buttons [data-choice="{item}"]'))
        ready(window, before + 1)
    while "Buy" in one(window, "#question").text:
        before = step_of(window)
        click(window, one(window, '#buttons [data-choice="pass"]'))
        ready(window, before + 1)
    labels = window.execute_script("return document.querySelector('#own desc').textContent")
    assert "weapon: crossbow" in labels and "1 catapult in the supply" in labels
    assert console(window) == []


# What can be followed -----------------------------------------------------------------------------------------------


@every_screen
def test_a_trap_is_seen_before_the_skeletons_react_to_it(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    name = from_position(store, {"hero": "e1", "supply": ["wall"], "skeletons": ["a3 e gl", "c4 s rt"]})
    wishes(window, motion=True)
    show(window, address, name, speed="fast")
    click(window, one(window, '#tools [data-tool="place wall/"]'))
    window.execute_script(WATCH)
    click(window, one(window, '.hit[data-space="b3"]'))
    ready(window, 1)
    window.execute_script("clearTimeout(looking)")
    seen = window.execute_script("return seen")
    walking = [k for k, moment in enumerate(seen) if moment["walking"]]
    first_tile = next(k for k, moment in enumerate(seen) if moment["tile"])
    assert walking and first_tile < walking[0], "the tile first, then the walks"
    assert not any(seen[k]["walking"] for k in range(first_tile, first_tile + 3)), "and some time between"
    headlines = {seen[k]["headline"] for k in walking}
    assert all("round 3 · skeletons phase" in words for words in headlines), "the header when they have walked"
    assert "round 4 · hero phase" in one(window, "#headline").text
    assert seen[-1]["said"].startswith("−1 floor;"), "a label where something was lost"
    assert not any(moment["said"] for moment in seen[: walking[0]])
    click(window, one(window, "#again"))
    until(lambda: one(window, "#own svg").get_attribute("data-labels").count("−1 floor") == 2, "shown again")
    until(lambda: all_of(window, ".hit"), "the game goes on")
    assert step_of(window) == 1 and "round 4" in one(window, "#headline").text
    assert console(window) == []


@every_screen
def test_the_speed_can_be_chosen(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    wishes(window, motion=True)
    times = {}
    for speed in ("slow", "off"):
        name = from_position(store, {"hero": "e1", "skeletons": ["a3 e gl", "a4 e gl"]})
        show(window, address, name, speed)
        window.execute_script(
            "window.begun = 0; document.querySelector('#buttons button').click(); begun = performance.now()"
        )
        ready(window, 1)
        times[speed] = window.execute_script("return performance.now() - begun")
    assert times["off"] < 1000 < times["slow"]
    assert [option.text for option in all_of(window, "#speed option")][0] == "One by one"
    window.get(f"{address}/#{name}")
    ready(window)
    assert one(window, "#speed").get_attribute("value") == "one", "a first game"
    window.get(f"{address}/#{name}")  # what was chosen is kept
    ready(window)
    window.execute_script("""const s = document.querySelector('#speed'); s.value = 'fast';
        s.dispatchEvent(new Event('change'))""")
    window.refresh()
    ready(window)
    assert one(window, "#speed").get_attribute("value") == "fast"


SAMPLE = """window.seen = [];
const look = () => { seen.push([document.querySelector('#own use[data-key^="tower-"]').getAttribute('href'),
    document.querySelectorAll('#own use[href="#bb-house"]').length,
    document.querySelector('#own .layer-text').textContent,
    document.querySelector('#states [data-state="0"]').textContent, document.querySelector('#caption').textContent]);
    window.looking = setTimeout(look, 10); };
look();"""


@every_screen
def test_damage_is_shown_when_it_happens(window: Any, server: tuple[Any, str]) -> None:
    """One by one: the tower loses its floors with the skeletons that enter it, the points fall with them."""
    store, address = server
    name = from_position(store, {"hero": "e1", "skeletons": ["b3 e gl", "c4 s rt", "d1 s pl"]}, draw=0)
    wishes(window, motion=True)
    show(window, address, name, speed="one")
    window.execute_script(SAMPLE)
    click(window, one(window, '#buttons [data-choice="pass"]'))
    ready(window, 1)
    seen = window.execute_script("clearTimeout(looking); return seen")
    towers = list(dict.fromkeys(moment[0] for moment in seen))
    assert towers == ["#bb-tower-4-4", "#bb-tower-3-4", "#bb-tower-2-4"]
    assert list(dict.fromkeys(moment[1] for moment in seen)) == [5, 4]
    points = [re.search(r"(\d+)\D*$", moment[3])[1] for moment in seen]  # type: ignore[index]
    assert len(set(points)) == 4, "points after each loss"
    captions = list(dict.fromkeys(moment[4] for moment in seen))
    assert sum("enters the tower" in caption for caption in captions) == 2 and len(captions) >= 4
    assert console(window) == []


@every_screen
def test_the_last_rounds_can_be_paused_stepped_and_scrubbed(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    name = from_position(store, {"hero": "e1", "skeletons": ["b3 e gl", "a5 e pl", "a1 e yl"]}, draw=0)
    wishes(window, motion=True)
    show(window, address, name, speed="slow")
    click(window, one(window, '#buttons [data-choice="pass"]'))
    until(lambda: one(window, "#playback-play").get_attribute("aria-label") == "Pause", "it runs")
    click(window, one(window, "#playback-play"))
    time.sleep(0.3)
    place = (
        "return [...document.querySelectorAll('#own .layer-token use')].map(u => getComputedStyle(u).transform).join()"
    )
    before = window.execute_script(place)
    time.sleep(0.6)
    assert window.execute_script(place) == before, "paused: nothing moves"
    click(window, one(window, "#playback-play"))
    until(lambda: window.execute_script(place) != before, "it goes on")
    ready(window, 1)
    now = drawn(window)
    slider = one(window, "#playback-slider")
    last = int(slider.get_attribute("max"))
    assert last >= 4 and int(slider.get_attribute("value")) == last
    click(window, one(window, "#playback-back"))
    assert not all_of(window, ".hit") and "Looking back" in one(window, "#question").text
    assert not one(window, "#hint").is_displayed(), "nothing can be chosen in the past"
    window.execute_script("arguments[0].value = -1; arguments[0].dispatchEvent(new Event('input'))", slider)
    assert "round 3" in one(window, "#headline").text, "the start of the playback"
    first = drawn(window)
    assert first != now
    click(window, one(window, "#playback-next"))
    click(window, one(window, "#playback-next"))
    until(lambda: int(slider.get_attribute("value")) == 1, "two moments on")
    click(window, one(window, "#playback-now"))
    assert drawn(window) == now and all_of(window, ".hit") and one(window, "#hint").is_displayed(), "the game goes on"
    window.refresh()
    ready(window)
    assert int(one(window, "#playback-slider").get_attribute("max")) == last, "also after a reload"
    assert one(window, "#caption").text, "with its words"
    assert console(window) == []


CROWD = ["a1 s", "c1 s", "e1 s", "b3 e", "d3 w", "c4 s", "a2 w", "a3 w", "a4 w", "e2 e", "e3 e", "e4 e"]
LABELS = """window.most = {};
const measure = (layer, board) => {
    const boxes = [...layer.querySelectorAll('rect')].map(each => each.getBoundingClientRect());
    const around = layer.ownerSVGElement.getBoundingClientRect();
    if (boxes.length > (most[board] || []).length) most[board] = boxes.map(b => [b.left - around.left,
        b.top - around.top, around.right - b.right, around.bottom - b.bottom, b.width, b.height]); };
new MutationObserver(() => document.querySelectorAll('.labels').forEach(measure))
    .observe(document.querySelector('#boards'), {childList: true, subtree: true})"""


@every_screen
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_labels_stay_on_their_boards_and_apart(window: Any, server: tuple[Any, str], players: int) -> None:
    """Twelve labels at once on every board: losses, and who gets those that leave."""
    store, address = server
    models = itertools.cycle(f"{symbol}{home}" for home in "ltr" for symbol in "pyrbg")
    boards = [{"hero": "e5", "skeletons": [f"{each} {next(models)}" for each in CROWD]} for _ in range(players)]
    position = {"round": 3, "phase": "trap", "board": boards}
    show(window, address, begin_at(store, position, ["human", *["passive"] * (players - 1)], draw=0))
    window.execute_script(LABELS)
    click(window, one(window, '#buttons [data-choice="pass"]'))
    ready(window, 1)
    most = window.execute_script("return most")
    assert len(most) == players and all(len(boxes) >= 8 for boxes in most.values())
    for boxes in most.values():
        assert all(edge >= -1 for box in boxes for edge in box[:4]), "on the board"
        apart = [
            x + w <= u + 1 or u + wide <= x + 1 or y + h <= v + 1 or v + high <= y + 1
            for k, (x, y, _, _, w, h) in enumerate(boxes)
            for u, v, _, _, wide, high in boxes[:k]
        ]
        assert all(apart), boxes
    assert console(window) == []


@every_screen
def test_skeletons_that_threaten_are_pointed_at(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    name = from_position(store, {"hero": "e1", "skeletons": ["b3 e gl", "a5 e pl"]})
    show(window, address, name)
    skull = "return document.querySelectorAll('#bb-token-gl-white-e use[href^=\"#bb-skull\"]').length"
    assert window.execute_script(skull) == 1, "a skull, with its symbol as a badge"
    assert one(window, "#threats").text == "Danger: the green skeleton (left) on b3 will reach your tower."
    assert len(all_of(window, "#own .path-line")) == 2 and len(all_of(window, "#own .path-line.harm")) == 1
    press(window, "w")
    assert all_of(window, "#own .path-line") == [] and one(window, "#paths").get_attribute("aria-pressed") == "false"
    press(window, "w")
    assert len(all_of(window, "#own .path-line")) == 2


@pytest.mark.parametrize("players", [2, 3, 6])
def test_opponents_are_always_in_sight(window: Any, server: tuple[Any, str], players: int) -> None:
    store, address = server
    name = store.new({"players": players}, ["human", *["random"] * (players - 1)], 3, practice=True)
    for size in ("laptop", "small", "tablet"):
        resize(window, *SIZES[size])
        show(window, address, name)
        others = all_of(window, "#others .board")
        assert len(others) == players - 1 and all(visible(window, board) for board in others), size
        assert visible(window, one(window, "#question")), size
        captions = [caption.text for caption in all_of(window, "#others .caption")]
        assert all(re.search(r"Random.*4.*5.*47", " ".join(words.split())) for words in captions), captions
        if players > 2:
            assert "left" in captions[0] and "right" in captions[-1]


@pytest.mark.parametrize("window", ["phone", "sideways"], indirect=True)
def test_on_a_phone_opponents_are_one_swipe_away(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    name = store.new({"players": 3}, ["human", "random", "greedy"], 3, practice=True)
    show(window, address, name)
    chips = all_of(window, "#states .chip")
    for chip, who in zip(chips, ("You", "Random", "Greedy"), strict=True):
        assert " ".join(chip.text.split()) == f"{who} 4 floors 5 houses 47 points"
    shelf = "const s = document.querySelector('#boards'); return [s.scrollLeft, s.clientWidth, s.scrollWidth]"
    at, width, whole = window.execute_script(shelf)
    assert at == 0 and whole >= 3 * width
    window.execute_script("document.querySelector('#boards').scrollBy(300, 0)")  # a swipe
    until(lambda: abs(window.execute_script(shelf)[0] - width) < 20, "the next board")
    chips[2].click()
    until(lambda: window.execute_script(shelf)[0] > 1.8 * width, "the board of the third")
    assert "Click a marked space" in one(window, "#advice").text


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off(window: Any, server: tuple[Any, str], size: str) -> None:
    store, address = server
    width, height = SIZES[size]
    name = store.new({"players": 3, "advanced": True}, ["human", "random", "random"], 3, practice=True)
    resize(window, width, height)
    for game in ("", name, store.guided()):
        show(window, address, game)
        assert window.execute_script("return document.documentElement.scrollWidth") <= width
        small = window.execute_script("""return [...document.querySelectorAll('button')].filter(e => e.checkVisibility()
            && !e.classList.contains('plain') && e.getBoundingClientRect().height < 40).map(e => e.textContent)""")
        assert small == [], "large enough for a finger"
        if game and height < 560:
            board = one(window, "#own svg").rect
            assert board["width"] >= 250 and visible(window, one(window, "#question")), (
                "board and question side by side"
            )


# Words --------------------------------------------------------------------------------------------------------------


def test_the_log_is_told_from_the_beginning_with_names(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    name = store.new({"players": 3}, ["human", "greedy", "greedy"], 8)
    rng = random.Random(2)
    with store.use(name) as played:
        while not played.game.over:
            played.choose(0, rng.choice(played.game.legal()[0]))
    show(window, address, name)
    rounds = [int(head.text.split()[1]) for head in all_of(window, "#log h3")]
    assert rounds == list(range(1, played.game.outcome.rounds + 1)), "oldest first"
    lines = all_of(window, "#log li")
    decisive = [line for line in lines if line.get_attribute("class") == "big" and "enters the" in line.text]

    def newest_in_sight() -> bool:
        log, last = one(window, "#log").rect, all_of(window, "#log li")[-1].rect
        return bool(log["y"] <= last["y"] and last["y"] + last["height"] <= log["y"] + log["height"] + 1)

    until(newest_in_sight, "the newest line of the log in sight")
    for line in (lines[-1], decisive[-1]):
        assert window.execute_script("return arguments[0].scrollWidth <= arguments[0].clientWidth", line), "not cut off"
    everything = window.execute_script(
        "return document.body.innerText + document.body.innerHTML.replace(/<[^>]*>/g, ' ')"
    )
    assert not re.search(r"\bp[0-5]\b", everything), "names, not seats"
    assert "Greedy 1" in everything and "Greedy 2" in everything


def test_an_error_is_seen_wherever_one_looks(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    resize(window, *SIZES["phone"])
    show(window, address, store.new({"players": 2}, ["human", "random"], 3))
    window.execute_script("scrollTo(0, 9999)")
    window.execute_script("location.hash = 'nosuchgame000000'")
    until(lambda: "no such game" in one(window, "#error").text, "the error")
    window.execute_script("scrollTo(0, 9999)")
    assert visible(window, one(window, "#error"))
    one(window, "#error-close").click()
    assert not one(window, "#error").is_displayed()
    console(window)  # the refused requests are logged by the browser itself


def test_an_old_page_changes_nothing(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    name = store.new({"players": 2}, ["human", "random"], 3)
    show(window, address, name)
    with store.use(name) as played:
        played.choose(0, "move b2")  # in another tab
    one(window, '.hit[data-space="d4"]').click()
    until(lambda: step_of(window) == 1, "the page shows the game as it is")
    assert played.steps == 1 and played.game.position()["board"][0]["hero"] == "b2", "the old page changed nothing"
    console(window)


def test_getting_ready_is_told(window: Any, server: tuple[Any, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What has to be compiled is compiled at Start, with words, and an agent that cannot play says so there."""
    from badbones_experiments.viewer import server as module

    from badbones_env.errors import ModelError

    def slow(seats: list[str], game: Any) -> None:
        time.sleep(1.2)
        raise ModelError("no champion is shipped for this game")

    monkeypatch.setattr(module, "check_seats", slow)
    store, address = server
    show(window, address)
    click(window, one(window, "#new button.main"))
    until(lambda: "Getting ready, 1 of 1: greedy" in one(window, "#status").text, "words")
    until(lambda: " · 1 s" in one(window, "#status").text, "and the seconds")
    until(lambda: "No champion is shipped" in one(window, "#error").text, "a word at Start")
    assert store.list() == [] and one(window, "#home").is_displayed(), "no dead game"
    console(window)


# The keyboard, screen readers ---------------------------------------------------------------------------------------


def test_the_keyboard_alone(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    name = store.new({"mode": "solo"}, [], 5, practice=True)
    show(window, address, name)
    window.execute_script("document.querySelector('.hit').focus()")
    press(window, "right")  # from b2 to c2
    assert window.switch_to.active_element.get_attribute("data-space") == "c2"
    label = window.switch_to.active_element.get_attribute("aria-label")
    assert label == "move the hero to c2" and window.switch_to.active_element.get_attribute("role") == "button"
    press(window, "enter")
    ready(window, 1)
    board = window.execute_script("return document.activeElement.closest('#own svg') !== null")
    assert board, "the focus goes to the board after a choice by keyboard"
    press(window, "1")  # the first trap
    assert one(window, '#tools [aria-pressed="true"]').text == "Wall /"
    assert window.switch_to.active_element.get_attribute("data-space") == "a1"
    press(window, "p")  # pass instead
    ready(window, 2)
    assert window.switch_to.active_element.get_attribute("data-space"), "a marked space has the focus"
    press(window, "u")
    until(lambda: step_of(window) == 0, "the round is taken back")
    press(window, "?")
    until(lambda: one(window, "#rules").is_displayed(), "the help")
    press(window, "escape")
    until(lambda: not one(window, "#rules").is_displayed(), "the help is closed")
    told = window.execute_script("return document.querySelector('#own desc').textContent")
    assert "tower on c3, 1 of 1 floors" in told
    assert console(window) == []


@every_screen
def test_axe_finds_nothing(window: Any, server: tuple[Any, str], lost_game: Record) -> None:
    """On every page; light on computers, dark on phones."""
    store, address = server
    dark = window.execute_script("return innerWidth") < 1000
    over = store.load(lost_game, False)
    with store.use(over) as played:
        while not played.game.over:
            played.choose(0, played.game.legal()[0][-1])
    game = store.new({"players": 3, "advanced": True, "chiefs": True}, ["human", "random", "random"], 3, practice=True)
    watched = store.new({"players": 3}, ["guardian", "greedy", "random"], 4, watched=True)
    wishes(window, dark=dark)
    for page, name in {"start": "", "game": game, "guided": store.guided(), "watched": watched, "over": over}.items():
        show(window, address, name)
        if page == "start":
            assert len(all_of(window, "#games tr")) == 4, "with a list of games"
        if page == "over":
            until(lambda: "goes through your choices" not in one(window, "#review").text, "the worst choices")
            until(lambda: all_of(window, "#wanted li"), "what the others wanted")
        assert violations(window) == [], page
        assert window.execute_script("return document.documentElement.scrollWidth <= innerWidth"), page
    press(window, "?")
    until(lambda: one(window, "#rules").is_displayed(), "the help")
    assert violations(window) == [], "help"
    background = window.execute_script("return getComputedStyle(document.body).backgroundColor")
    assert (background == "rgb(20, 23, 29)") == dark, "dark as the reports are"
    for more in ("", f"?with={watched}"):
        window.get(f"{address}/api/games/{over}/replay{more}#7")
        until(lambda: all_of(window, ".board use"), "the replay")
        assert violations(window) == [], "replay"
        assert window.execute_script("return document.documentElement.scrollWidth <= innerWidth"), "replay"


# For people ---------------------------------------------------------------------------------------------------------


@every_screen
def test_sending_names_the_neighbour_and_lights_its_board(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    board = {"hero": "e1", "skeletons": ["c5 n gl"]}
    position = {"round": 3, "phase": "trap", "board": [board]}
    seats = ["human", "passive", "passive", "passive"]
    name = begin_at(store, position, seats)
    show(window, address, name)
    click(window, one(window, '#buttons [data-choice="pass"]'))
    until(lambda: all_of(window, '#buttons [data-choice^="send"]'), "to whom?")
    texts = [button.text for button in all_of(window, '#buttons [data-choice^="send"]')]
    assert [re.search("left neighbour|across|right neighbour", text)[0] for text in texts] == [  # type: ignore[index]
        "left neighbour",
        "across",
        "right neighbour",
    ]
    assert all("4 floors, 5 houses" in text and "skeleton" in text for text in texts)
    window.execute_script("arguments[0].focus()", one(window, '#buttons [data-choice="send p2"]'))
    (lit,) = all_of(window, ".seat.lit")
    assert lit.get_attribute("data-seat") == "2"
    click(window, one(window, '#buttons [data-choice="send p2"]'))
    ready(window, 2)
    assert all_of(window, ".seat.lit") == [] and console(window) == []


@every_screen
def test_forced_choices_are_made_unless_switched_off(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    empty = {"phase": "hero", "round": 3, "board": [{"hero": "e1"}]}
    names = [begin_at(store, empty, ["human", "passive"]) for _ in range(2)]
    show(window, address, names[0])
    click(window, all_of(window, ".hit")[0])
    ready(window, 2)
    assert "round 4" in one(window, "#headline").text, "without a trap there is nothing to choose"
    click(window, one(window, "#auto"))
    show(window, address, names[1])
    click(window, all_of(window, ".hit")[0])
    ready(window, 1)
    assert step_of(window) == 1 and one(window, '#buttons [data-choice="pass"]').is_displayed()


@every_screen
def test_sound_is_off_until_it_is_turned_on(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    for wanted in (False, True):
        show(window, address, from_position(store, {"hero": "e1", "skeletons": ["b3 e gl"]}))
        if wanted:
            click(window, one(window, "#sound"))
        click(window, one(window, '#buttons [data-choice="pass"]'))
        ready(window, 1)
        assert bool(window.execute_script("return document.body.dataset.sounds")) == wanted


@every_screen
def test_games_can_be_deleted(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    store.new({"players": 2}, ["human", "random"], 3)
    show(window, address)
    cells = [cell.text for cell in all_of(window, "#games td")]
    assert cells[1] == "You, Random" and cells[3] == "1" and cells[4] == "open" and re.search(r"\d{4}", cells[2])
    button = one(window, "#games button")
    click(window, button)
    assert button.text == "Really delete?" and len(store.list()) == 1
    click(window, button)
    until(lambda: "No game yet" in one(window, "#games").text, "it is gone")
    assert store.list() == [] and console(window) == []


@every_screen
def test_a_screen_reader_reads_every_line_of_the_log_once(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    show(window, address, store.new({"players": 2}, ["human", "passive"], 3))
    window.execute_script("""window.added = []; new MutationObserver(found => found.forEach(each =>
        each.addedNodes.forEach(node => { if (node.tagName === 'LI') added.push(node.textContent) })))
        .observe(document.querySelector('#log'), {childList: true, subtree: true})""")
    for step in (1, 2, 3):
        click(window, (all_of(window, ".hit") or all_of(window, "#buttons button"))[0])
        ready(window, step)
    lines = [line.text for line in all_of(window, "#log li")]
    added = window.execute_script("return added")
    assert len(lines) >= 6 and all(added.count(line) >= 1 for line in lines)
    assert len(added) == len(lines), "each was added once"


@every_screen
def test_how_to_play_can_be_read_under_the_pointer(window: Any, server: tuple[Any, str]) -> None:
    from selenium.webdriver import ActionChains

    show(window, server[1])
    ActionChains(window).move_to_element(one(window, "#help")).perform()
    colours = """const e = document.querySelector('#help'), bar = document.querySelector('header.bar');
        const [own, behind] = [e, bar].map(element => getComputedStyle(element).backgroundColor);
        return [getComputedStyle(e).color, own === 'rgba(0, 0, 0, 0)' ? behind : own]"""
    front, back = ([int(n) for n in re.findall(r"\d+", text)[:3]] for text in window.execute_script(colours))

    def luminance(rgb: list[int]) -> float:
        parts = [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    light, dark = sorted((luminance(front), luminance(back)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


# Watching -----------------------------------------------------------------------------------------------------------


@every_screen
def test_agents_can_be_watched_and_a_seat_taken_over(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    show(window, address, store.new({"players": 2}, ["guardian", "mcts:simulations=16"], 4, watched=True))
    assert "Watching Guardian, MCTS" in one(window, "#question").text
    shares = [int(part.text.rstrip("%").split()[-1]) for part in all_of(window, "#win .win-part")]
    assert len(shares) == 2 and 98 <= sum(shares) <= 102
    plans = all_of(window, ".candidate")
    assert len(plans) >= 3, "the choice of one, several candidates of the other"
    assert [item.text.split(":")[0].split()[0] for item in all_of(window, "#candidates li")] == ["Guardian", "MCTS"]
    assert window.execute_script("return document.documentElement.scrollWidth <= innerWidth")
    click(window, one(window, "#watch-next"))
    ready(window, 1)
    click(window, one(window, "#watch-play"))
    until(lambda: step_of(window) >= 4, "it goes on by itself")
    click(window, one(window, "#watch-play"))
    until(lambda: not window.execute_script("return document.body.dataset.busy"), "it stands still")
    click(window, one(window, '#seats [data-seat="1"]'))
    until(lambda: all_of(window, ".hit, #buttons button"), "a person's choice")
    ready(window)
    assert not one(window, "#watching").is_displayed() and "You" in one(window, "#own svg").get_attribute("aria-label")
    before = step_of(window)
    click_some_choice(window, random.Random(1))
    assert step_of(window) > before and console(window) == []


@every_screen
def test_everybody_has_a_readable_part_of_the_bar(window: Any, server: tuple[Any, str]) -> None:
    store, address = server
    show(window, address, store.new({"players": 6}, ["guardian", "greedy"], 4, watched=True))
    cut = "return [...document.querySelectorAll('.win-part')].filter(e => e.scrollWidth > e.clientWidth).length"
    assert len(all_of(window, ".win-part")) == 6 and window.execute_script(cut) == 0
    assert overlaps(window, ".win-part span") == []


@every_screen
def test_watching_begins_at_the_start_page(window: Any, server: tuple[Any, str]) -> None:
    _, address = server
    show(window, address)
    window.execute_script("document.querySelector('#new').elements.first.value = 'random'")
    click(window, one(window, "#new button.main"))
    until(lambda: one(window, "#watching").is_displayed(), "a game to watch")
    assert "Watching Random, Greedy" in one(window, "#question").text


@every_screen
def test_a_training_run_can_be_watched(window: Any, tmp_path: Path) -> None:
    """Curve and game of the present network in one page, which says at the end how to play against it."""
    from badbones_experiments.training.train import train
    from badbones_experiments.viewer.training_page import TrainingPage

    from tests.unit.training.conftest import small

    page = TrainingPage(browser=False, seconds=0)
    assert train(small({"mode": "versus"}, steps=1000), str(tmp_path), threads=1, hooks=[page]) == 0
    window.get((tmp_path / "watch.html").as_uri())
    assert "Play against it" in one(window, "body").text
    assert window.execute_script("return document.documentElement.scrollWidth <= innerWidth")
    for frame, selector in zip(all_of(window, "iframe"), (".board use", "svg.chart"), strict=True):
        window.switch_to.frame(frame)
        until(lambda shown=selector: all_of(window, shown), "a game of the network, and its curves")
        window.switch_to.default_content()
    assert console(window) == []
