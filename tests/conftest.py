"""What several test files share."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from badbones_env import Game, Record
from tests.system.browser import SCREENS, console, open_browser, resize, wishes

# A configuration of every kind: each mode, base and advanced, with and without chiefs, both orders.
CONFIGURATIONS: dict[str, dict[str, Any]] = {
    "versus": {"mode": "versus", "players": 2},
    "versus-chiefs-ask": {"mode": "versus", "players": 3, "chiefs": True, "order": "ask"},
    "versus-advanced": {"mode": "versus", "players": 6, "advanced": True},
    "solo": {"mode": "solo"},
    "solo-everything": {"mode": "solo", "advanced": True, "chiefs": True, "order": "ask", "heroic": True, "rounds": 3},
    "coop": {"mode": "coop", "players": 2},
    "coop-ask": {"mode": "coop", "players": 3, "order": "ask"},
    "coop-everything": {"mode": "coop", "players": 4, "advanced": True, "chiefs": True, "order": "ask"},
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What opens a browser or trains a network is slow."""
    for item in items:
        if "training" in item.path.parts:
            item.add_marker("train")
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
        if item.get_closest_marker("browser") or item.get_closest_marker("train"):
            item.add_marker("slow")


@pytest.fixture(params=CONFIGURATIONS, ids=str)
def options(request: pytest.FixtureRequest) -> dict[str, Any]:
    """The options of a game; a test that asks for it runs with each of CONFIGURATIONS."""
    return dict(CONFIGURATIONS[request.param])


@pytest.fixture
def write(tmp_path: Path):
    """``write("name.toml", text or bytes)`` makes a file and returns its path as text."""

    def make(name: str, content: str | bytes) -> str:
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    return make


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One Chromium for all tests of a worker."""
    with open_browser(1280, 960) as opened:
        yield opened


@pytest.fixture
def window(browser: Any, request: pytest.FixtureRequest) -> Any:
    """Its window as a visitor finds it who has never been here: no motion, light, nothing kept, and of usual size
    unless a test runs on ``every_screen``."""
    resize(browser, *SCREENS.get(getattr(request, "param", ""), (1280, 960)))
    wishes(browser)
    browser.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
    console(browser)
    return browser


@pytest.fixture(scope="session")
def lost_game() -> Record:
    """A game for two that the person at seat 0 has nearly lost against guardian."""
    from badbones_agents.bots.public_batch import choose_for
    from badbones_agents.registry import make_agent

    options = {"players": 2}
    game, guardian, rng, steps = Game(**options, seed=5), make_agent("guardian"), random.Random(3), []
    while game.position()["board"][0]["floors"] > 2:
        legal = game.legal()
        choices = {seat: choose_for(guardian, game, seat) for seat in legal if seat}
        if 0 in legal:
            choices[0] = "pass" if "pass" in legal[0] else rng.choice(legal[0])
        game.step(choices)
        steps.append({"choices": {f"p{seat}": text for seat, text in choices.items()}})
        assert not game.over
    return Record({"game": options, "seed": 5, "index": 0, "agents": ["human", "guardian"]}, steps, None)


def random_choices(game: Game, rng: random.Random) -> dict[int, str]:
    """A random legal choice for every seat that has one."""
    return {seat: rng.choice(legal) for seat, legal in game.legal().items()}
