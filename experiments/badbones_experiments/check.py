"""``badbones check``: random games of every mode with every option, all invariants checked after every step."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from typing import Any

from badbones_env import BadBonesError, GameConfig, Simulator
from badbones_env.rules.constants import TRUNCATED

from .jobs.files import write_json
from .reports.progress import Progress


def configurations() -> Iterator[dict[str, Any]]:
    """Every mode with every player count and every option that changes the rules."""
    tables = [("versus", n) for n in range(2, 7)] + [("solo", 1)] + [("coop", n) for n in range(2, 7)]
    for (mode, players), advanced, chiefs, order in itertools.product(
        tables, (False, True), (False, True), ("auto", "ask")
    ):
        base = {"mode": mode, "players": players, "advanced": advanced, "chiefs": chiefs, "order": order}
        yield base
        if mode == "solo":
            yield base | {"heroic": True, "rounds": 2}
        if mode != "versus":
            yield base | {"rounds": 0, "draw": 1, "max_rounds": 30}
        else:
            yield base | {"draw": 0, "max_rounds": 25}


def check(games: int, seed: int, batch: int = 500, json: str | None = None) -> int:
    """Play at least ``games`` games in all; 0 if every invariant held, else an error with the way to the culprit.

    ``json``: a results file.
    """
    options = list(configurations())
    per_config = -(-games // len(options))
    played = steps = decisions = cut = 0
    with Progress(per_config * len(options), "games") as bar:
        for config in options:
            for first in range(0, per_config, batch):
                sim = Simulator(GameConfig(**config), min(batch, per_config - first), seed, masks=False, first=first)
                while True:
                    broken = sim.broken_invariant()
                    if broken:
                        raise BadBonesError(f"invariant broken with {config}, seed {seed}, {broken}")
                    counts = sim.play(seed=seed, steps=1)
                    if not counts["steps"]:
                        break
                    steps += counts["steps"]
                    decisions += counts["decisions"]
                    played += counts["games"]
                cut += int((sim.states["ended"] == TRUNCATED).sum())
                bar.update(played)
    log = sys.stderr if json == "-" else sys.stdout
    print(
        f"{played:,} games of {len(options)} configurations played to the end ({cut:,} cut off by max_rounds): "
        f"{steps:,} steps, {decisions:,} decisions, every invariant held (seed {seed})",
        file=log,
    )
    if json:
        results = {"command": f"badbones check --games {games} --seed {seed}", "games": played, "cut_off": cut}
        write_json(json, results | {"configurations": len(options), "steps": steps, "decisions": decisions})
    return 0
