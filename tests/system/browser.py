"""A headless Chromium for the end-to-end tests. Where there is none they are skipped, saying how to install it."""

from __future__ import annotations

import random
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from badbones_env import Record

HELP = "apt-get install chromium chromium-driver (make test does it), and pip install -e '.[test]'"
AXE = Path(__file__).parents[2] / ".venv" / "axe" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = {"laptop": (1440, 900), "small": (1024, 768), "phone": (390, 844), "sideways": (844, 390)}
every_screen = pytest.mark.parametrize("window", list(SCREENS), indirect=True)
KEYS = {"left": "\ue012", "right": "\ue014", "up": "\ue013", "enter": "\ue007", "escape": "\ue00c", "home": "\ue011"}


@contextmanager
def open_browser(width: int, height: int, scale: float = 1.0) -> Iterator[Any]:
    """A browser window of this size; phones are emulated, as windows cannot be that narrow."""
    selenium = pytest.importorskip("selenium.webdriver", reason=HELP)
    browser, driver = shutil.which("chromium") or shutil.which("google-chrome"), shutil.which("chromedriver")
    if not browser or not driver:
        pytest.skip(f"no Chromium with its driver was found: {HELP}")
    options = selenium.ChromeOptions()
    options.binary_location = browser
    for argument in (
        "--headless=new",
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
        "--disable-gpu",
        "--disable-background-networking",
        "--force-prefers-reduced-motion",
    ):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    window = selenium.Chrome(options=options, service=selenium.ChromeService(driver))
    try:
        resize(window, width, height, scale)
        yield window
    finally:
        window.quit()


def resize(window: Any, width: int, height: int, scale: float = 1.0) -> None:
    size = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 600}
    window.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)


def wishes(window: Any, motion: bool = False, dark: bool = False) -> None:
    """What the reader has asked the system for."""
    features = [
        {"name": "prefers-reduced-motion", "value": "no-preference" if motion else "reduce"},
        {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
    ]
    window.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})


def console(window: Any) -> list[str]:
    """What the page complained about."""
    return [entry["message"] for entry in window.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]


def until(true: Callable[[], Any], what: str, seconds: float = 120) -> Any:
    """Wait for a condition of the page; what has not been compiled yet takes its time on a busy machine."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, f"waited {seconds} s in vain for: {what}"
        time.sleep(0.02)
    return found


def all_of(window: Any, selector: str) -> list[Any]:
    return list(window.find_elements("css selector", selector))


def one(window: Any, selector: str) -> Any:
    return window.find_element("css selector", selector)


def press(window: Any, key: str) -> None:
    """A key on the keyboard, by its name or its letter."""
    from selenium.webdriver import ActionChains

    ActionChains(window).send_keys(KEYS.get(key, key)).perform()


def click(window: Any, element: Any) -> None:
    """Click what may be out of sight."""
    window.execute_script("arguments[0].scrollIntoView({block: 'center'})", element)
    element.click()


def ready(window: Any, step: int | None = None) -> None:
    """The page has shown the answer to everything that was asked."""
    script = "return !document.body.dataset.busy && document.body.dataset.step || ''"
    until(lambda: (at := window.execute_script(script)) != "" and (step is None or int(at) >= step), "an answer")


def step_of(window: Any) -> int:
    return int(window.execute_script("return document.body.dataset.step"))


def show(window: Any, address: str, name: str = "", speed: str = "off") -> None:
    """Open the start page, or a game when it is ready."""
    window.get("about:blank")  # so that the page is loaded anew
    window.get(f"{address}/?speed={speed}" + (f"#{name}" if name else ""))
    if name:
        ready(window)
    else:
        until(lambda: all_of(window, "#games tr"), "the start page")


def begin_at(store: Any, position: dict[str, Any], seats: list[str], **options: Any) -> str:
    """A practice game that starts from a position."""
    header = {"game": {"players": len(seats), **options}, "seed": 1, "index": 0, "agents": seats, "position": position}
    return str(store.load(Record(header, [], None), True))


def visible(window: Any, element: Any) -> bool:
    """Is all of an element within the window?"""
    script = """const b = arguments[0].getBoundingClientRect();
        return b.width > 0 && b.top >= -1 && b.left >= -1 && b.bottom <= innerHeight + 1 && b.right <= innerWidth + 1"""
    return bool(window.execute_script(script, element))


def violations(window: Any) -> list[str]:
    """What axe-core objects to on the page that is shown."""
    if not AXE.exists():
        pytest.skip("axe-core was not found: make .venv/axe (which make test does, with npm)")
    window.execute_script(AXE.read_text(encoding="utf-8"))
    # a board's drawing is one picture with a description, so its hundreds of parts are left out: it takes seconds
    script = """const done = arguments[0], options = {resultTypes: ['violations']};
        axe.run({exclude: [['.symbols'], ['[class^="layer-"]']]}, options).then(result => done(result.violations))"""
    found = window.execute_async_script(script)
    return [f"{each['id']}: {[node['target'] for node in each['nodes']][:3]}" for each in found]


OVERLAPS = """const boxes = [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility())
    .map(e => [e.textContent, e.getBoundingClientRect()]), pairs = [];
    boxes.forEach(([words, a], k) => boxes.slice(0, k).forEach(([others, b]) => {
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
            pairs.push(`${words} | ${others}`); }));
    return pairs"""


def overlaps(window: Any, selector: str) -> list[str]:
    """Which of these elements cover each other: their texts."""
    return list(window.execute_script(OVERLAPS, selector))


def click_some_choice(window: Any, rng: random.Random) -> None:
    """Like a newcomer: click a space that is marked, or a button; pick a trap first where there are several."""
    before = step_of(window)
    tools = all_of(window, "#tools:not([hidden]) button")
    buttons = all_of(window, "#buttons button")
    if tools and (not buttons or rng.random() < 0.6):
        click(window, rng.choice(tools))
        buttons = []
    hits = all_of(window, ".hit")
    click(window, rng.choice(hits) if hits else rng.choice(buttons))
    ready(window, before + 1)


def drawn(window: Any, selector: str = "#own") -> dict[str, str]:
    """What stands where on a board."""
    script = """return Object.fromEntries([...document.querySelectorAll(arguments[0] + ' use[data-key]')]
        .map(use => [use.dataset.key, use.getAttribute('href') + ' ' + use.style.transform]))"""
    return dict(window.execute_script(script, selector))


@contextmanager
def running_server(folder: Path) -> Iterator[tuple[Any, str]]:
    """A server of games on a free port: its store and its address."""
    uvicorn = pytest.importorskip("uvicorn")
    from badbones_experiments.viewer.game_store import GameStore
    from badbones_experiments.viewer.serve import listen_on
    from badbones_experiments.viewer.server import Server

    store, listener = GameStore(folder), listen_on("127.0.0.1", 0)
    host = f"127.0.0.1:{listener.getsockname()[1]}"
    server = uvicorn.Server(uvicorn.Config(Server(store, {host}).app, log_level="warning", lifespan="off"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        yield store, f"http://{host}"
    finally:
        server.should_exit = True
        thread.join(10)
