"""Makes the pictures of the documents in a checkout: ``python docs/images/make.py``, or with names: ``make.py report``.

Needs Chromium with its driver, selenium and pillow; for the picture of a notebook the extra ``notebooks``. ``round.py``
beside this file draws the animation of the README.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from badbones_experiments.cli import main as command_line  # noqa: E402
from badbones_experiments.viewer.replay import write_replay  # noqa: E402
from PIL import Image  # noqa: E402

from badbones_env import Game  # noqa: E402
from badbones_env.drawing import board_context, board_scene, game_svg, svg_text  # noqa: E402
from badbones_env.trace import Tracer  # noqa: E402
from tests.rich import rich_game  # noqa: E402
from tests.system.browser import open_browser, resize, running_server, show, until  # noqa: E402

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
    """The start page, the guided game, a game at two widths, the end of a game."""
    with running_server(folder) as (store, address), open_browser(1280, 800) as window:
        show(window, address)
        keep(window.get_screenshot_as_png(), "play-start.png")
        show(window, address, store.guided())
        until(lambda: window.find_elements("css selector", "#tour-next"), "the guide")
        window.find_element("css selector", "#tour-next").click()
        keep(window.get_screenshot_as_png(), "play-guide.png")
        name = store.new({"players": 3}, ["human", "guardian", "random"], 12, practice=True)
        with store.use(name) as played:
            for _ in range(7):
                played.choose(0, played.hints(0, "guardian")["candidates"][0]["text"])
            while played.game.decision(0) != "trap":
                played.choose(0, played.hints(0, "guardian")["candidates"][0]["text"])
        resize(window, 1280, 820)
        show(window, address, name)
        window.find_elements("css selector", "#tools button")[0].click()
        keep(window.get_screenshot_as_png(), "play-wide.png")
        resize(window, 390, 844)
        show(window, address, name)
        keep(window.get_screenshot_as_png(), "play-phone.png")
        with store.use(name) as played:
            while not played.game.over:
                legal = played.game.legal()[0]
                played.choose(0, "pass" if "pass" in legal else legal[0])
        resize(window, 1280, 620)
        show(window, address, name)
        until(lambda: window.find_elements("css selector", ".mistakes li"), "what would have been better", 120)
        keep(window.get_screenshot_as_png(), "play-end.png")


def replay_page(folder: Path) -> None:
    page = folder / "replay.html"
    write_replay(str(ROOT / "tests" / "rules" / "golden" / "versus-3.bones"), page)
    with open_browser(1280, 900) as window:
        window.get(f"{page.as_uri()}?speed=off#11")
        until(lambda: window.find_elements("css selector", ".board use"), "the replay")
        keep(window.get_screenshot_as_png(), "replay.png")


MINUTE: dict[str, tuple[list[str], dict[str, Any]]] = {  # the game in one minute: choices after a position
    "hero": ([], {"hero": "c4", "skeletons": ["b4 e gl", "d5 s bt"], "supply": ["wall", "catapult"]}),
    "trap": (["move b5", "place wall/ b3"], {"hero": "c4", "skeletons": ["a3 e yl", "d2 w br"], "supply": ["wall"]}),
    "walk": (["move b5", "place wall/ b3"], {"hero": "c4", "skeletons": ["a3 e yl", "d2 w br"], "supply": ["wall"]}),
    "sent": (["move b3"], {"hero": "b2", "traps": ["d3 catapult"], "skeletons": ["b5 n pt", "a1 w gl", "e3 w rr"]}),
}


def minute(_: Path) -> None:
    """The pictures of the game in one minute, each a board."""
    for name, (choices, board) in MINUTE.items():
        game = Game.from_position({"players": 2, "draw": 0}, {"board": [board]})
        stages = []
        for choice in choices:
            legal = game.legal()[1]
            both = {0: choice, 1: "pass" if "pass" in legal else legal[0]}
            stages = Tracer().stages(game, both)
            game.step(both)
        shown = stages[0].game if name == "trap" else stages[-2].game if name == "walk" else game
        context = board_context(shown, names=["you", "they"])
        (HERE / f"minute-{name}.svg").write_text(svg_text(board_scene(context, 0), 260), encoding="utf-8")


def notebook(folder: Path) -> None:
    """A cell of a notebook, and what it shows."""
    import nbformat
    from nbclient import NotebookClient
    from pygments import formatters, highlight, lexers

    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(NOTEBOOK)])
    NotebookClient(book, resources={"metadata": {"path": str(ROOT)}}).execute()
    (output,) = book.cells[0].outputs
    code = highlight(NOTEBOOK, lexers.PythonLexer(), formatters.HtmlFormatter(noclasses=True))
    (folder / "game.html").write_text(
        "<style>body { display: grid; grid-template-columns: 80px 850px; align-content: start; gap: 8px; }</style>"
        f"<span>In [1]:</span>{code}<span>Out[1]:</span><div>{output.data['image/svg+xml']}</div>"
    )
    with open_browser(1000, 720) as window:
        window.get((folder / "game.html").as_uri())
        keep(window.get_screenshot_as_png(), "notebook.png")


def report_page(folder: Path) -> None:
    """The report of the tournament that ``make demo`` plays, at the top of the README."""
    (demo,) = [line for line in (ROOT / "Makefile").read_text().splitlines() if "runs/demo --overwrite" in line]
    words = demo.split("/badbones ")[1].replace("runs/demo", str(folder / "demo")).split()
    command_line.main(words)
    with open_browser(860, 530) as window:
        window.get((folder / "demo" / "report.html").as_uri())
        keep(window.get_screenshot_as_png(), "report.png")


def board(_: Path) -> None:
    (HERE / "board.svg").write_text(game_svg(rich_game()), encoding="utf-8")


PICTURES = {
    "board": board, "minute": minute, "play": play_page, "replay": replay_page, "report": report_page,
    "notebook": notebook,
}  # fmt: skip


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        for name in sys.argv[1:] or PICTURES:
            PICTURES[name](Path(temporary))
