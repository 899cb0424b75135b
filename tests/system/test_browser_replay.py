"""Replays in headless Chromium: step by step, with a line of points, ticks and jumps, one game or two."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from badbones_experiments.viewer.replay import write_replay

from badbones_env import Record
from tests.system.browser import all_of, console, every_screen, one, press, resize, step_of, until, violations, wishes

GOLDEN = Path(__file__).parents[1] / "rules" / "golden"


def replay(window: Any, tmp_path: Path, *records: str, speed: str = "off", step: int = 0) -> Path:
    page = tmp_path / f"{'-'.join(records)}.html"
    write_replay([str(GOLDEN / f"{record}.bones") for record in records], page)
    window.get("about:blank")
    window.get(f"{page.as_uri()}?speed={speed}#{step}")
    until(lambda: all_of(window, ".board use"), "the first frame")
    return page


@pytest.mark.parametrize("record", ["versus-3", "coop-4-advanced-chiefs-ask"])
def test_a_replay_to_its_end(window: Any, tmp_path: Path, record: str) -> None:
    console(window)
    page = replay(window, tmp_path, record)
    last = int(one(window, "#slider").get_attribute("max"))
    assert last == len(Record.read(GOLDEN / f"{record}.bones").steps)
    for step in range(1, last + 1):
        press(window, "right")
        until(lambda: step_of(window) == step, f"step {step}")
    until(lambda: "over in round" in one(window, "#headline").text, "the end")
    assert one(window, "#choices").text and "round" in one(window, "#notation").get_attribute("value")
    at_end = window.execute_script("return document.querySelectorAll('.board use').length")
    press(window, "home")
    until(lambda: step_of(window) == 0, "the start")
    one(window, '[data-do="next-round"]').click()
    assert "round 2" in one(window, "#headline").text
    one(window, '[data-do="back-phase"]').click()
    assert "round 1" in one(window, "#headline").text
    jump = all_of(window, "#jumps li button")[-1]
    window.execute_script("arguments[0].click()", jump)
    until(lambda: step_of(window) == int(jump.get_attribute("data-step")), "the jump")
    window.get(f"{page.as_uri()}?speed=off#{last}")
    window.refresh()
    until(lambda: step_of(window) == last, "a shared address leads to its step")
    assert window.execute_script("return document.querySelectorAll('.board use').length") == at_end
    one(window, '[data-do="auto"]').click()
    until(lambda: 1 <= step_of(window) < last, "autoplay begins again")
    one(window, '[data-do="auto"]').click()
    assert console(window) == []


@every_screen
def test_the_controls_leave_room_for_boards(window: Any, tmp_path: Path) -> None:
    """Also on a phone held sideways and with a page at 200%."""
    size = tuple(window.execute_script("return [innerWidth, innerHeight]"))
    for size in (size, *([(720, 450)] if size == (844, 390) else [])):
        resize(window, *size)
        replay(window, tmp_path, "versus-3")
        controls, board = one(window, ".controls").rect, one(window, ".board").rect
        assert controls["height"] < 0.4 * size[1], size
        assert board["height"] < size[1] - controls["height"] + 20, "one board at a time fits above them"


def test_the_line_of_points_has_ticks_and_the_jumps_have_rounds(window: Any, tmp_path: Path) -> None:
    replay(window, tmp_path, "versus-3")
    record = Record.read(GOLDEN / "versus-3.bones")
    rounds = max(game.outcome.rounds for game, _, _ in record.replay())
    assert [tick.get_attribute("data-round") for tick in all_of(window, ".rounds line")] == [
        str(number) for number in range(1, rounds + 1)
    ]
    ticks = {tick.get_attribute("data-step") for tick in all_of(window, ".loss-tick")}
    assert ticks == {"7", "9", "10", "13"} and len(all_of(window, ".score-line .line")) == 3
    assert [head.text for head in all_of(window, "#jumps h3")] == [f"Round {number}" for number in range(1, rounds + 1)]
    losses = [button for button in all_of(window, "#jumps li button") if "enters the tower" in button.text]
    assert losses and losses[0].get_attribute("data-step") == "7"
    line = one(window, ".score-line")
    window.execute_script(
        """const b = arguments[0].getBoundingClientRect(); arguments[0].dispatchEvent(
        new MouseEvent('click', {clientX: b.right - 8, clientY: b.top + 20, bubbles: true}))""",
        line,
    )
    until(lambda: step_of(window) == len(record.steps), "a click on the line goes there")
    window.execute_script("arguments[0].click()", all_of(window, "#jumps h3 button")[2])
    until(lambda: "round 3" in one(window, "#headline").text, "a round of the list")


@every_screen
def test_replays_are_animated(window: Any, tmp_path: Path) -> None:
    """Without the wish for reduced motion tokens walk, words appear; the page then shows the same as without."""
    wishes(window, motion=True)
    replay(window, tmp_path, "versus-3", speed="fast", step=12)
    press(window, "right")
    walking = "return document.getAnimations().filter(a => a.effect.getKeyframes().some(k => k.transform)).length"
    assert until(lambda: window.execute_script(walking), "tokens walk") > 0
    assert "round 5 · skeletons phase" in one(window, "#headline").text, "the header of what is shown"
    until(lambda: window.execute_script(walking) == 0, "they arrive")
    said = "return [...document.querySelectorAll('.board')].map(b => b.dataset.labels || '').join()"
    until(lambda: "−1 floor;" in window.execute_script(said), "a word on each loss")
    words = window.execute_script(said).count("−1 floor")
    assert words == 5
    press(window, "s")
    until(lambda: window.execute_script(said).count("−1 floor") == 2 * words, "once more")
    until(lambda: window.execute_script(walking) == 0, "they arrive")
    tokens = "return document.querySelectorAll('.layer-token use').length"
    until(lambda: not all_of(window, ".note"), "words go")
    shown = window.execute_script(tokens)
    press(window, "left")
    wishes(window)
    press(window, "right")
    until(lambda: step_of(window) == 13 and window.execute_script(tokens) == shown, "the same without motion")
    assert console(window) == []


@every_screen
def test_two_replays_side_by_side(window: Any, tmp_path: Path) -> None:
    replay(window, tmp_path, "versus-2", "versus-3")
    assert len(all_of(window, ".game")) == 2 and len(all_of(window, ".board")) == 5
    assert one(window, "#parting").text.startswith("Different seeds")
    press(window, "right")
    press(window, "right")
    until(lambda: step_of(window) == 2, "step 2")
    rounds = {element.text.split(" · ")[1] for element in all_of(window, "[data-headline]")}
    assert rounds == {"round 2"}, "the other goes along, round by round"
    one(window, '[data-do="last"]').click()
    assert all("over in round" in element.text for element in all_of(window, "[data-headline]"))
    assert console(window) == []


def test_the_tables_of_reports_can_be_sorted(window: Any, tmp_path: Path) -> None:
    from badbones_experiments.reports.pages import Card, page
    from badbones_experiments.reports.tables import ResultTable

    rows = [["b", "10\n9 to 11", "1,200"], ["a", "9.5%", "80"], ["c", "-", "3"]]
    card = Card("ResultTable", table=ResultTable(["agent", "share", "games"], rows))
    (tmp_path / "report.html").write_text(page("Report", [card]))
    window.get((tmp_path / "report.html").as_uri())

    def order() -> str:
        return "".join(row.text[0] for row in all_of(window, "tbody tr"))

    agent, share, games = all_of(window, "th button")
    assert order() == "bac"
    games.click()
    assert order() == "bac" and one(window, "[aria-sort]").get_attribute("aria-sort") == "descending"
    games.click()
    assert order() == "cab" and one(window, "[aria-sort]").get_attribute("aria-sort") == "ascending"
    agent.click()
    assert order() == "abc"
    share.click()
    assert order() == "bac", "what is no number comes last"
    assert violations(window) == [] and console(window) == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["laptop", "phone"])
def test_reports_fit_the_screen(window: Any, tmp_path: Path, size: tuple[int, int]) -> None:
    from badbones_experiments.reports import charts
    from badbones_experiments.reports.pages import Card, Note, page
    from badbones_experiments.reports.tables import ResultTable

    names = [f"strategy:name=a-rather-long-name-{k}" for k in range(12)]
    figures = [
        charts.interval_plot([charts.Interval(name, 0.5, 0.4, 0.6) for name in names], "intervals", "share"),
        charts.line_plot([charts.Series(name, [(0.0, 0.1), (9.0, 0.9)]) for name in names], "lines", "x", "y"),
        charts.heat_map(names, names, [[0.5] * 12] * 12, "map"),
    ]
    table = ResultTable(["agent", *names], [[name, *["51.0%\n40.0% to 62.0%"] * 12] for name in names])
    text = page("Report", [Card("All", "text", table, figures)], notes=[Note("Accepted.", "good")], command="x" * 300)
    (tmp_path / "report.html").write_text(text)
    resize(window, *size)
    window.get((tmp_path / "report.html").as_uri())
    assert window.execute_script("return document.documentElement.scrollWidth") <= size[0]
    seen = [svg for svg in all_of(window, "svg.chart") if svg.is_displayed()]
    assert len(seen) == 3 and violations(window) == [] and console(window) == []
