"""``badbones check``: play random games of every mode and option, and check all invariants after every step."""

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
    """The options of every mode, player count and rule variant."""
    modes = [("versus", n) for n in range(2, 7)] + [("solo", 1)] + [("coop", n) for n in range(2, 7)]
    for (mode, players), advanced, chiefs, order in itertools.product(
        modes, (False, True), (False, True), ("auto", "ask")
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
    """Play at least ``games`` games; return 0, or raise an error that says how to reproduce the broken invariant.

    ``json``: a file for the results, or "-" for standard output.
    """
    configs = list(configurations())
    per_config = -(-games // len(configs))
    played = steps = decisions = truncated = 0
    with Progress(per_config * len(configs), "games") as bar:
        for config in configs:
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
                truncated += int((sim.states["ended"] == TRUNCATED).sum())
                bar.update(played)
    log = sys.stderr if json == "-" else sys.stdout
    print(
        f"{played:,} games of {len(configs)} configurations played to the end ({truncated:,} cut off by max_rounds): "
        f"{steps:,} steps, {decisions:,} decisions, every invariant held (seed {seed})",
        file=log,
    )
    if json:
        results = {"command": f"badbones check --games {games} --seed {seed}", "games": played, "cut_off": truncated}
        write_json(json, results | {"configurations": len(configs), "steps": steps, "decisions": decisions})
    return 0
