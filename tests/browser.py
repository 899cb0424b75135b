"""A headless Chromium for the end-to-end tests. Where there is none they are skipped, saying how to install it."""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

HELP = "apt-get install chromium chromium-driver (make test does it), and pip install -e '.[test]'"


@contextmanager
def open_browser(width: int, height: int, scale: float = 1.0) -> Iterator[Any]:
    """A browser window of this size; phones are emulated, as windows cannot be that narrow."""
    selenium = pytest.importorskip("selenium.webdriver", reason=HELP)
    browser, driver = shutil.which("chromium") or shutil.which("google-chrome"), shutil.which("chromedriver")
    if not browser or not driver:
        pytest.skip(f"no Chromium with its driver was found: {HELP}")
    options = selenium.ChromeOptions()
    options.binary_location = browser
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars", "--disable-gpu",
                     "--force-prefers-reduced-motion"):  # fmt: skip
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


def console(window: Any) -> list[str]:
    """What the page complained about."""
    return [entry["message"] for entry in window.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]


def until(true: Callable[[], Any], what: str, seconds: float = 30) -> Any:
    """Wait for a condition of the page."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, f"waited {seconds} s in vain for: {what}"
        time.sleep(0.02)
    return found


@contextmanager
def running_server(folder: Path) -> Iterator[tuple[Any, str]]:
    """A server of games on a free port: its store and its address."""
    uvicorn = pytest.importorskip("uvicorn")
    from badbones_experiments.viewer.serve import listen_on
    from badbones_experiments.viewer.server import Server
    from badbones_experiments.viewer.store import Store

    store, listener = Store(folder), listen_on("127.0.0.1", 0)
    host = f"127.0.0.1:{listener.getsockname()[1]}"
    server = uvicorn.Server(uvicorn.Config(Server(store, {host}).app, log_level="warning", lifespan="off"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    try:
        yield store, f"http://{host}"
    finally:
        server.should_exit = True
        thread.join(10)
