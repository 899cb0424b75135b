"""Makes the pictures of the documents: ``python docs/images/make.py`` in a checkout.

Needs Chromium with its driver, selenium and pillow; for the picture of a notebook nbconvert and ipykernel as well (left
as it is where they are missing).
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from badbones_experiments.viewer.replay import write_replay  # noqa: E402
from PIL import Image  # noqa: E402

from badbones_env.drawing import game_svg  # noqa: E402
from tests.browser import open_browser, resize, running_server, until  # noqa: E402
from tests.rich import rich_game  # noqa: E402

NOTEBOOK = """from badbones_env import Game

game = Game(mode="versus", players=2, seed=7)
game.step({0: "move c4", 1: "move b2"})
game"""


def keep(picture: bytes, name: str) -> None:
    """A screenshot as a small file."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image = image.quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    image.save(HERE / name, optimize=True)
    print(f"{name}: {image.width} x {image.height}, {(HERE / name).stat().st_size / 1000:.0f} kB")


def play_page(folder: Path) -> None:
    """The game in the browser, at two widths."""
    with running_server(folder) as (store, address), open_browser(1280, 940) as window:
        name = store.new({"players": 3}, ["human", "guardian", "random"], 12, practice=True)
        with store.use(name) as played:
            for _ in range(7):
                played.choose(0, played.hint(0))
            while played.game.decision(0) != "trap":
                played.choose(0, played.hint(0))
        window.get(f"{address}/#{name}")
        until(lambda: window.find_elements("css selector", "#tools button"), "the game")
        window.find_elements("css selector", "#tools button")[0].click()
        keep(window.get_screenshot_as_png(), "play-wide.png")
        resize(window, 380, 820)
        window.execute_script("scrollTo(0, 0)")
        time.sleep(0.3)
        keep(window.get_screenshot_as_png(), "play-phone.png")


def replay_page(folder: Path) -> None:
    page = folder / "replay.html"
    write_replay(str(ROOT / "tests" / "golden" / "versus-3.bones"), str(page))
    with open_browser(1280, 1060) as window:
        window.get(f"{page.as_uri()}#11")
        until(lambda: window.find_elements("css selector", ".board use"), "the replay")
        keep(window.get_screenshot_as_png(), "replay.png")


def notebook(folder: Path) -> None:
    cell = {"cell_type": "code", "metadata": {}, "source": NOTEBOOK, "outputs": [], "execution_count": None}
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    file = folder / "game.ipynb"
    file.write_text(json.dumps({"cells": [cell], "metadata": kernel, "nbformat": 4, "nbformat_minor": 4}))
    run = [sys.executable, "-m", "nbconvert", "--execute", "--to", "html", str(file)]
    if subprocess.run(run, cwd=ROOT, capture_output=True).returncode:
        print("notebook.png: left as it is (nbconvert and ipykernel are needed)")
        return
    with open_browser(1000, 720) as window:
        window.get(file.with_suffix(".html").as_uri())
        time.sleep(1)
        keep(window.get_screenshot_as_png(), "notebook.png")


if __name__ == "__main__":
    (HERE / "board.svg").write_text(game_svg(rich_game()), encoding="utf-8")
    with tempfile.TemporaryDirectory() as temporary:
        for draw in (play_page, replay_page, notebook):
            draw(Path(temporary))
