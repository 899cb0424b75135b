"""A trap that turns skeletons and sends them on needs a row of the catalogue, its printed values and one rule."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]
EDITS = {
    "badbones_env/rules/catalogue.py": [
        (
            ")  # fmt: skip\nTRAP_SIGNS",
            '    Trap("turnstile", {"turnstile": "!"}, help="It turns clockwise."),\n)  # fmt: skip\nTRAP_SIGNS',
        )
    ],
    "badbones_env/data/components.toml": [
        ("\n# Prices", '\nturnstile = { value = [2, 1], source = "estimate" }\n\n# Prices'),
        ("\n# The market's stock", '\nturnstile = { value = 3, source = "estimate" }\n\n# The market\'s stock'),
        ("\n# Coins at", '\nturnstile = { value = [1, 1, 2, 2, 3, 3], source = "estimate" }\n\n# Coins at'),
    ],
    "badbones_env/rules/traps.py": [
        (
            "    if tile == c.SPRING_TILE:  # SPR1",
            "    if tile == TURNSTILE:\n        return PASSES_ON, space, (way + 1) % 4\n"
            "    if tile == c.SPRING_TILE:  # SPR1",
        ),
        (
            "# What a tile does",
            'from .constants import TILE_NAMES\nTURNSTILE = TILE_NAMES.index("turnstile")\n# What a tile does',
        ),
    ],
}
PROGRAM = """
from badbones_env import Game
from badbones_agents.scripted.evaluation import AT_TOWER, projected_end
from badbones_env.observation.projected_ends import ONWARD_END
from badbones_env.observation.sparse import DETOUR_BITS, _onward
from badbones_env.rules.constants import EAST, SOUTH
from badbones_env.rules.order import place_ahead
from badbones_env.rules.state import Row
from badbones_env.rules.traps import TURNSTILE
from badbones_env.text.spaces import SPACE_NAMES

board = {"hero": "e5", "traps": ["b4 turnstile"], "skeletons": ["a4 e gl"]}
game = Game.from_position({"mode": "versus", "players": 2, "draw": 0}, {"phase": "trap", "bag": [], "board": [board]})
s, t, a4, b4 = Row(game._state), Row(game._spec.tables), SPACE_NAMES.index("a4"), SPACE_NAMES.index("b4")
assert SPACE_NAMES[place_ahead(s, t, 0, a4, EAST)] == "b3"
assert projected_end(s, t, 0, a4, EAST, False) == (AT_TOWER, 2)
assert _onward(t, TURNSTILE, b4, EAST) == -1 << ONWARD_END | (b4 << 2 | SOUTH) << DETOUR_BITS
game.step({0: "pass", 1: "pass"})
assert game.position()["board"][0]["skeletons"] == ["b3 e gl"]
assert game.position()["board"][0]["traps"] == ["b4 turnstile damaged"]
"""


@pytest.mark.slow
def test_a_trap_that_passes_on_works_everywhere(tmp_path: Path) -> None:
    """Movement, the place ahead, the projected ends of the sparse encoding and scripted agents follow one function."""
    for part in ("badbones_env", "agents"):
        shutil.copytree(
            CHECKOUT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__", "*.npz", "*.zip")
        )
    for name, pairs in EDITS.items():
        text = (tmp_path / name).read_text(encoding="utf-8")
        for old, new in pairs:
            assert text.count(old) == 1, (name, old)
            text = text.replace(old, new)
        (tmp_path / name).write_text(text, encoding="utf-8")
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join(map(str, (tmp_path, tmp_path / "agents"))),
    }
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
