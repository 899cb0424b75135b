"""The first minutes of a new user, with a stopwatch: docs/data/first_minutes.json.

python -m docs.tools.first_minutes

Clones the repository into an empty folder, with an empty home and no compiled code, and does what README.md says:
install and demo, a game in the browser, a trained bot that is evaluated against greedy.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from badbones_experiments.jobs.files import write_json

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "docs" / "data" / "first_minutes.json"
COMMAND = "python -m docs.tools.first_minutes"
CLONE = ("git", "clone", "--quiet", str(ROOT), "badbones")
INSTALL = ("make", "--silent", f"PYTHON={sys.executable}", ".venv/playable")
DEMO = ("make", "--silent", "demo")
TRAINED = "badbones train --config versus2 --steps 2_000_000 --seed 1 --out runs/versus2"
EVALUATED = (
    "badbones evaluate runs/versus2/policy.npz --against greedy --games 200 --seed 7 --out runs/versus2-evaluated"
)
NEW_GAME = {"players": 2, "seats": ["human", "guardian"], "practice": True, "seed": 7}


class Walk:
    """Steps in a folder that was empty, and what each took: seconds on the clock, and of all processors."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        unset = {"PYTHONPATH", "BADBONES_CACHE_DIR", "BADBONES_QUIET", "VIRTUAL_ENV"}
        self.env = {name: value for name, value in os.environ.items() if name not in unset}
        self.env |= {"HOME": str(folder), "XDG_CACHE_HOME": str(folder / ".cache")}
        self.steps: list[dict[str, Any]] = []

    def time(self, step: str, do: Callable[[], Any]) -> Any:
        """Do a step and note its times."""
        before, begin = os.times(), time.perf_counter()
        result = do()
        seconds, after = time.perf_counter() - begin, os.times()
        cpu = after.children_user + after.children_system - before.children_user - before.children_system
        self.steps.append({"step": step, "seconds": round(seconds, 1), "cpu_seconds": round(cpu, 1)})
        print(f"{seconds:7.1f} s  {step}", flush=True)
        return result

    def run(self, *command: str, where: str = "badbones") -> str:
        """A command as it is typed in a checkout; its output."""
        done = subprocess.run(
            command, cwd=self.folder / where, env=self.env, stdout=subprocess.PIPE, text=True, check=True
        )
        return done.stdout

    def badbones(self, line: str) -> str:
        """A command of ours, by the name that ``make demo`` installs."""
        return self.run(*f".venv/bin/{line}".split())

    def first_game(self) -> tuple[float, float]:
        """Seconds until the start page of the browser game is there, and from the click to the board."""
        begin = time.perf_counter()
        command = (".venv/bin/badbones", "play", "--web", "--no-browser", "--port", "0")
        where = self.folder / "badbones"
        with subprocess.Popen(command, cwd=where, env=self.env, stdout=subprocess.PIPE, text=True) as server:
            try:
                address = re.findall(r"http://\S+", str(server.stdout and server.stdout.readline()))[0]
                urllib.request.urlopen(address, timeout=60).read()
                page = time.perf_counter()
                headers = {"x-badbones": "1", "content-type": "application/json"}
                new = urllib.request.Request(f"{address}api/games", json.dumps(NEW_GAME).encode(), headers)
                name = json.load(urllib.request.urlopen(new, timeout=600))["name"]
                urllib.request.urlopen(f"{address}api/games/{name}", timeout=600).read()
                return page - begin, time.perf_counter() - page
            finally:
                server.kill()


def walk(folder: Path) -> dict[str, Any]:
    """All steps, in an empty folder."""
    user = Walk(folder)
    user.time("git clone", lambda: user.run(*CLONE, where="."))
    user.time("make .venv/playable: the first part of make demo", lambda: user.run(*INSTALL))
    page, board = user.time("badbones play --web, a new game at once", user.first_game)
    user.time("make demo: a tournament with a report", lambda: user.run(*DEMO))
    user.time(TRAINED, lambda: user.badbones(TRAINED))
    evaluation = user.time(EVALUATED, lambda: user.badbones(EVALUATED))
    return {
        "command": COMMAND,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load": round(os.getloadavg()[1], 1),
        "steps": user.steps,
        "page_seconds": round(page, 1),
        "board_seconds": round(board, 1),
        "evaluation": [line.strip() for line in evaluation.splitlines() if "greedy" in line],
    }


def main() -> None:
    """Walk and write the file."""
    with tempfile.TemporaryDirectory() as folder:
        write_json(FILE, walk(Path(folder)))


if __name__ == "__main__":
    main()
