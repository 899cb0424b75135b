"""Attacks by names: players, titles and files called like scripts, on every page that shows names."""

from __future__ import annotations

import json
import random
import tomllib
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.system.attacks.campaign import Attack, Breach

NAMES = tomllib.loads((Path(__file__).parent / "data" / "names.toml").read_text())["names"]
GOLDEN = Path(__file__).parents[2] / "rules" / "golden" / "versus-2.bones"
WATCH = "window.ran = 0; for (const name of ['alert', 'confirm', 'prompt']) window[name] = () => { window.ran += 1; };"


class Tags(HTMLParser):
    """The tags of a page with the names of their attributes: what names must not add to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, tuple[str, ...]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, tuple(sorted(name for name, _ in attributes))))


def replay(name: str) -> str:
    """The page of a record whose players, and itself, are called so."""
    from badbones_experiments.viewer.replay import replay_page

    from badbones_env import Record

    record = Record.read(GOLDEN)
    record.header["agents"] = [name, name]
    return replay_page([record], f"Bad Bones: {name}", [name])


def report(name: str) -> str:
    """The report of a tournament in which an agent is called so."""
    from badbones_experiments.tournament.report import report as page_of

    results, timing = played()
    game = results["tournament"]["game"]
    results = json.loads(json.dumps(results).replace('"greedy"', json.dumps(name)))
    timing = {name if agent == "greedy" else agent: one for agent, one in timing.items()}
    return page_of(results, timing, game, f"facts of {name}", f"badbones tournament {name}", [(name, "x.html")])


@cache
def played() -> tuple[dict[str, Any], dict[str, float]]:
    """A small tournament of greedy and random: its results and times."""
    from badbones_experiments.jobs.backends import Workers
    from badbones_experiments.tournament.database import Database
    from badbones_experiments.tournament.main import conclude
    from badbones_experiments.tournament.play import BlockQueue, play_queue
    from badbones_experiments.tournament.schedule import make_plan

    from badbones_env import GameConfig

    plan = make_plan(GameConfig(), ["greedy", "random"], "round-robin", 12, 1)
    with TemporaryDirectory() as out:
        meta = {"command": "", "timed": []}
        with Database.prepare(out, plan.configuration(), meta, resume=False, overwrite=False) as store:
            play_queue(store, plan, BlockQueue(store.missing(plan.blocks), None), plan.games, Workers(1), out)
            finished = conclude(store, plan, out)
            return finished.results, finished.timing


def trap_report(name: str) -> str:
    """The page of an experiment with traps whose agent is called so."""
    from badbones_experiments.reports.pages import Card, page
    from badbones_experiments.reports.tables import ResultTable

    return page(
        name, [Card(name, name, ResultTable([name], [[name]]))], facts=name, command=f"badbones traps compare {name}"
    )


PAGES = (replay, report, trap_report)


def parsed(rng: random.Random, folder: Path) -> int:
    """On all pages, a name makes no tag and no attribute."""
    for make in PAGES:
        for name in NAMES:
            usual = "G" * len(name)  # long names are laid out otherwise
            if Tags(make(name)).found != Tags(make(usual)).found:
                raise Breach(f"{name} is more than a name on the page {make.__name__}")
    return len(PAGES) * len(NAMES)


def ran(window: Any, address: str) -> int:
    """How many scripts of names ran on a page."""
    window.get(address)
    window.implicitly_wait(0.2)
    return int(window.execute_script("return window.ran || 0"))


def lay_games(folder: Path) -> None:
    """Games with hostile names in the folder of a server."""
    first, *rest = GOLDEN.read_text().split("\n")
    folder.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(NAMES):
        header = json.loads(first) | {"agents": [name, "human"]}
        path = folder / f"{'N' * 14}{number:02}.bones"
        path.write_text("\n".join([json.dumps(header), *rest[:3], ""]))
        path.with_suffix(".json").write_text(json.dumps({"title": name, "before": name}))


def in_browser(rng: random.Random, folder: Path) -> int:
    """In a browser, where there is one, none of them runs: pages on file, and the list of the server's games."""
    import pytest

    from tests.system.attacks.requests import web
    from tests.system.browser import open_browser

    tried = 0
    try:
        with open_browser(1000, 800) as window:
            window.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
            (folder / "open.html").write_text("<img src=x onerror=alert(1)>")
            if not ran(window, (folder / "open.html").as_uri()):
                raise Breach("a script that runs is not noticed")
            for make in PAGES:
                for name in rng.sample(NAMES, 4):
                    page = folder / "page.html"
                    page.write_text(make(name), encoding="utf-8")
                    tried += 1
                    if ran(window, page.as_uri()):
                        raise Breach(f"{name} runs on the page {make.__name__}")
            lay_games(folder / "games")
            with web(folder / "games") as server:
                if ran(window, f"http://{server.host}/"):
                    raise Breach("a name runs on the start page")
                tried += len(NAMES)
    except pytest.skip.Exception:
        return 0
    return tried


ATTACKS = [
    Attack("names in pages", "scripts as names of players, titles and files, in replays, reports and lists",
           "made no tag and no attribute", parsed),
    Attack("names in the browser", "the same pages, and the server's start page, in Chromium", "no script ran",
           in_browser),
]  # fmt: skip
