"""Writes the golden records: one whole seeded game for every mode and option.

    python -m tests.rules.golden.make

Run it only when a rule or the notation has changed on purpose, and read the difference before committing it.
"""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

from badbones_env import Recorder

FOLDER = Path(__file__).parent
SEED = 2018


def configurations() -> dict[str, dict[str, Any]]:
    """Name -> options of every game that must be on file."""
    found: dict[str, dict[str, Any]] = {}
    tables = [("versus", 2), ("versus", 3), ("versus", 6), ("solo", 1), ("coop", 2), ("coop", 4)]
    for (mode, players), advanced, chiefs in itertools.product(tables, (False, True), (False, True)):
        orders = ("auto", "ask") if chiefs or mode == "coop" else ("auto",)
        for order in orders:
            words = [mode, str(players), *(["advanced"] if advanced else []), *(["chiefs"] if chiefs else [])]
            options = {"mode": mode, "players": players, "advanced": advanced, "chiefs": chiefs, "order": order}
            found["-".join([*words, *(["ask"] if order == "ask" else [])])] = options
    found["solo-heroic"] = {"mode": "solo", "heroic": True, "rounds": 1}
    found["solo-endless"] = {"mode": "solo", "rounds": 0}
    found["coop-won"] = {"mode": "coop", "players": 2, "rounds": 2}
    found["versus-truncated"] = {"mode": "versus", "players": 2, "draw": 0, "max_rounds": 6}
    return found


def write(name: str, folder: Path) -> Path:
    """Play a configuration's game and write its record."""
    options = configurations()[name]
    path = folder / f"{name}.bones"
    with Recorder(path, options, seed=SEED, agents=["random"] * options.get("players", 1)) as recorder:
        chance = [random.Random(f"uniform/{SEED}/{seat}") for seat in range(recorder.game.config.players)]
        while not recorder.game.over:
            recorder.step({seat: chance[seat].choice(legal) for seat, legal in recorder.game.legal().items()})
    return path


if __name__ == "__main__":
    for configuration in configurations():
        print(write(configuration, FOLDER))
